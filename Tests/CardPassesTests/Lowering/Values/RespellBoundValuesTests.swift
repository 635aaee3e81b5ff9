import CardFormats
import CardIR
import CardSyntax
import CardTemplate
import Testing

@testable import CardPasses

@Suite struct RespellBoundValuesTests {
  /// What becomes of `${v}`, or of some other text, as an attribute that was read from a document.
  private func respelt(
    _ kind: ElementKind, _ id: AttributeID, _ segments: [TemplateString.Segment] = [.hole(.call("v", []))],
    from source: any Format, to target: any Format, with capabilities: Capabilities? = nil,
    _ change: (inout Element) -> Void = { _ in }
  ) -> (dump: String, losses: [String]) {
    var diagnostics = Diagnostics()
    let document = JSONReader.read(SourceText(name: "a.json", text: #""${v}""#), diagnostics: &diagnostics)
    var element = Element(kind)
    change(&element)
    element.set(id, .template(TemplateString(segments)), origin: document?.root)
    if kind.family == .action {
      let action = element
      element = Element(.actionSet)
      element[.actions] = [.one(action)]
    }
    return run(RespellBoundValues(), [element], from: source.capabilities, to: capabilities ?? target.capabilities)
  }

  private let card = AdaptiveCardsFormat()
  private let components = DrivenUIFormat()
  private let widgets = SkimaFormat()

  @Test func lengthsHaveTheUnitOfTheTarget() {
    #expect(respelt(.image, .width, from: components, to: card).dump == #"image width=$"${v()}px""#)
    #expect(
      respelt(.image, .width, [.hole(.call("v", [])), .text("px")], from: card, to: components).dump
        == #"image width=$"${v()}""#)
    #expect(respelt(.image, .width, from: widgets, to: components).dump == #"image width=$"${v()}""#)
    #expect(
      respelt(.image, .width, [.hole(.call("v", [])), .text("px")], from: card, to: widgets).dump
        == #"image width=$"${v()}""#)
  }

  @Test func lengthsThatStepsHandOnAreSpeltAsWell() {
    let handed = respelt(.image, .width, [.hole(.call("v", [])), .text("px")], from: card, to: widgets) {
      $0[value: .height] = .template(TemplateString([.hole(.call("v", [])), .text("px")]))
    }
    #expect(handed.dump.contains("height=") && !handed.dump.contains("px"), "\(handed.dump)")
    // Where nothing can be made of it, the copy goes with it, and is told of once.
    let unknown = respelt(.image, .width, from: card, to: widgets) {
      $0[value: .height] = .template(TemplateString([.hole(.call("v", []))]))
    }
    #expect(!unknown.dump.contains("v()") && unknown.losses == ["lossy.binding"], "\(unknown.dump)")
  }

  @Test func theColourOfABorderGoesWithItsWidth() {
    // In a target that has widths of lines only as names.
    let named = with(components.capabilities) { capabilities in
      let writes = capabilities.codec.writes
      capabilities.codec.writes = { $1 == .borderWidth ? nil : writes($0, $1, $2) }
    }
    let border = respelt(.stack, .borderWidth, from: widgets, to: components, with: named) {
      $0[.borderColor] = .literal(.black)
    }
    #expect(!border.dump.contains("border"), "\(border.dump)")
  }

  @Test("lengths that both formats have as plain numbers stay, also where the target's have no fraction")
  func plainNumbers() {
    for (id, kind) in [(AttributeID.borderWidth, ElementKind.stack), (.padding, .stack), (.gap, .stack)] {
      let kept = respelt(kind, id, from: widgets, to: components)
      #expect(kept.dump.contains("\(id.rawValue)=$\"${v()}\"") && kept.losses == [], "\(kept.dump)")
    }
  }

  @Test func namesAreThoseOfTheTarget() {
    let side = respelt(.text, .horizontalAlignment, from: components, to: card).dump
    #expect(side.contains("'trailing'") && side.contains("'right'"))
    let filled = respelt(.text, .horizontalAlignment, from: widgets, to: card)
    #expect(filled.dump.contains("'right'"))
    #expect(filled.losses == ["lossy.binding"])
    #expect(respelt(.image, .width, from: card, to: components).losses == ["lossy.binding"])
  }

  @Test func switchesAreWhatTheTargetHas() {
    let button = respelt(.button, .isEnabled, from: card, to: widgets).dump
    #expect(button.contains("'enable'") && button.contains("'disable'"))
    let action = respelt(.submit, .isEnabled, from: widgets, to: card).dump
    #expect(action.contains("'enable'") && action.contains("true"))
  }

  @Test func whatIsSpeltAlikeStays() {
    #expect(respelt(.text, .wrap, from: card, to: card).dump == #"text wrap=$"${v()}""#)
    #expect(respelt(.text, .text, from: card, to: components).dump == #"text text=$"${v()}""#)
  }
}
