import CardIR
import Testing

@testable import CardPasses

@Suite struct InsetFramesTests {
  /// Frames are outside of what is painted.
  private static let framed = with(Traits.views) { $0.framesSurroundBackgrounds = true }
  private static let document = with(Traits.widgets) { $0.codec.writesDocuments = true }

  private func picture(_ padding: Double) -> Element {
    var picture = Element(.image)
    picture[.url] = .literal("https://e.com/a.png")
    picture[.width] = .literal(.points(160))
    picture[.height] = .literal(.points(120))
    if padding > 0 { picture[.padding] = .literal(padding) }
    return picture
  }

  @Test func picturesAreSmallerByTheirPadding() {
    let result = run(InsetFrames(), [picture(16)], from: Self.framed, to: Self.document)
    #expect(result.dump.contains("width=128pt height=88pt") && result.dump.contains("padding=16"))
    #expect(
      run(InsetFrames(), [picture(80)], from: Self.framed, to: Self.document).dump.contains("width=1pt height=1pt"))
    #expect(run(InsetFrames(), [picture(0)], from: Self.framed, to: Self.document).dump.contains("width=160pt"))
  }

  @Test func linesWithRoomAroundThemAreInABoxThatHasIt() {
    func dump(_ axis: Axis, to target: Capabilities) -> String {
      let line = Element.make(.divider) { $0[.padding] = .literal(12) }
      return run(InsetFrames(), [group(.stack, axis, [line])], from: Self.framed, to: target).dump
    }
    #expect(
      dump(.vertical, to: Self.document).hasSuffix(
        """
            stack padding=12 axis=vertical gap=0 alignment=center
              children
                divider
        """), "\(dump(.vertical, to: Self.document))")
    #expect(dump(.horizontal, to: Self.document).contains("stack padding=12 axis=horizontal"))
    // Where a line has room of its own, or only distances, it stays as it is.
    #expect(dump(.vertical, to: with(Traits.views, attributes: [.divider: [.padding]])).hasSuffix("divider padding=12"))
    #expect(dump(.vertical, to: Traits.meaning).hasSuffix("divider padding=12"))
  }

  @Test func whereTheFrameIsTheSameItStays() {
    #expect(run(InsetFrames(), [picture(16)], from: Self.framed, to: Self.framed).dump.contains("width=160pt"))
    #expect(run(InsetFrames(), [picture(16)], from: Traits.widgets, to: Self.document).dump.contains("width=160pt"))
    // Views are written as they are.
    #expect(run(InsetFrames(), [picture(16)], from: Self.framed, to: Traits.widgets).dump.contains("width=160pt"))
  }

  @Test func whatIsBehindAShapeIsABox() {
    var shape = Element(.shape)
    shape[value: .shape] = ShapeKind.rectangle.storage
    shape[.foregroundColor] = .literal(Color(0x9333EA))
    shape[.width] = .literal(.points(50))
    shape[.height] = .literal(.points(20))
    let plain = run(InsetFrames(), [shape], from: Self.framed, to: Self.document).dump
    #expect(plain.hasPrefix("shape"))
    shape[.padding] = .literal(5)
    shape[.backgroundColor] = .literal(Color(0x000000))
    let dump = run(InsetFrames(), [shape], from: Self.framed, to: Self.document).dump
    #expect(dump.hasPrefix("stack padding=5 background-color=#000000 axis=vertical"), "\(dump)")
    #expect(dump.contains("shape width=40pt height=10pt foreground-color=#9333EA"), "\(dump)")
  }
}
