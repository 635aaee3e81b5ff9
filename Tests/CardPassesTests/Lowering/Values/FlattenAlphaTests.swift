import CardIR
import CardSyntax
import Testing

@testable import CardPasses

@Suite struct FlattenAlphaTests {
  @Test func coloursAreBlendedOverWhatIsBehind() {
    let label = text("A") { $0[.textColor] = .literal(.absolute(Color(0x000000, alpha: 0x80))) }
    let box = group(.stack, .vertical, [label]) { $0[.backgroundColor] = .literal(Color(0xFF0000, alpha: 0x80)) }
    let result = run(FlattenAlpha(), [box], from: Traits.widgets, to: Traits.views)
    // Half red over white, then half black over that.
    #expect(result.dump.contains("background-color=#FF7F7F"))
    #expect(result.dump.contains("text-color=#7F3F3F"))
    #expect(result.losses == ["note.alpha-flattened", "note.alpha-flattened"])
  }

  @Test func aColourOfManyElementsIsReportedOnce() {
    func subtle(_ background: Color) -> Element {
      let label = text("A") { $0[.textColor] = .literal(.absolute(Color(0x000000, alpha: 0x80))) }
      return group(.stack, .vertical, [label, label]) { $0[.backgroundColor] = .literal(background) }
    }
    let (white, red) = (subtle(Color(0xFFFFFF)), subtle(Color(0xFF0000)))
    let result = run(FlattenAlpha(), [white, white, red], from: Traits.widgets, to: Traits.views)
    #expect(
      result.dump.components(of: "text-color=#7F7F7F") == 4 && result.dump.components(of: "text-color=#7F0000") == 2)
    #expect(result.losses == ["note.alpha-flattened", "note.alpha-flattened"])
  }

  @Test func layersLieOverTheLayersBefore() {
    var area = Element(.shape)
    area[.foregroundColor] = .literal(.black)
    let label = text("A") { $0[.textColor] = .literal(.absolute(Color(0xFFFFFF, alpha: 0x80))) }
    let result = run(FlattenAlpha(), [group(.overlay, nil, [area, label])], from: Traits.widgets, to: Traits.views)
    #expect(result.dump.contains("text-color=#808080"))
  }

  @Test func aVeilOverAPictureIsLeftOut() {
    func layers(_ color: Color, _ picture: Element) -> (dump: String, losses: [String]) {
      let veil = group(.stack, .vertical, [text("A")]) { $0[.backgroundColor] = .literal(color) }
      return run(FlattenAlpha(), [group(.overlay, nil, [picture, veil])], from: Traits.widgets, to: Traits.views)
    }
    let picture = Element.make(.image) { $0[.url] = .literal("https://example.com/a.png") }
    let veiled = layers(Color(0x000000, alpha: 0x66), group(.stack, .vertical, [picture]))
    #expect(!veiled.dump.contains("background-color") && veiled.losses == ["lossy.color"])
    // What hides more than it lets be seen is there to make texts readable.
    #expect(layers(Color(0xFFFFFF, alpha: 0xCC), picture).dump.contains("background-color=#FFFFFF"))
    var area = Element(.shape)
    area[.foregroundColor] = .literal(.black)
    #expect(layers(Color(0xFFFFFF, alpha: 0x66), area).dump.contains("background-color=#666666"))
  }

  @Test func aVeilThatIsAShapeIsNoBlackOneInstead() {
    let picture = Element.make(.image) { $0[.url] = .literal("https://example.com/a.png") }
    var veil = Element(.shape)
    veil[.foregroundColor] = .literal(Color(0x000000, alpha: 0x66))
    let result = run(
      FlattenAlpha(), [group(.overlay, nil, [picture, veil, text("A")])], from: Traits.widgets, to: Traits.views)
    #expect(!result.dump.contains("shape") && !result.dump.contains("color=") && result.losses == ["lossy.color"])
  }

  @Test func whatIsTransparentIsNotWritten() {
    let box = group(.stack, .vertical, []) {
      $0[.backgroundColor] = .literal(Color(0xFF0000, alpha: 0))
      $0[.borderColor] = .literal(Color(0xFF0000, alpha: 0))
      $0[.borderWidth] = .literal(2)
    }
    let result = run(FlattenAlpha(), [box], from: Traits.widgets, to: Traits.views)
    #expect(result.dump == "stack axis=vertical\n  children (empty)" && result.losses == [])
  }

  @Test func alphaStaysWhereColoursHaveIt() {
    let label = text("A") { $0[.textColor] = .literal(.absolute(Color(0x000000, alpha: 0x80))) }
    #expect(run(FlattenAlpha(), [label], from: Traits.views, to: Traits.widgets).dump.contains("#00000080"))
  }
}
