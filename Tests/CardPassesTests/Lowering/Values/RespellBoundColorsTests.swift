import CardIR
import CardSyntax
import CardTemplate
import Testing

@testable import CardPasses

@Suite struct RespellBoundColorsTests {
  /// A text whose colour was read as a hole from a document.
  private func bound(_ segments: [TemplateString.Segment]) -> Element {
    var diagnostics = Diagnostics()
    let document = JSONReader.read(SourceText(name: "a.json", text: #""${c}""#), diagnostics: &diagnostics)
    return text("A") { $0.set(.textColor, .template(TemplateString(segments)), origin: document?.root) }
  }

  private func respelt(
    _ element: Element, _ source: Color.Notation, _ target: Color.Notation
  ) -> String {
    run(
      RespellBoundColors(), [element], from: with(Traits.views) { $0.colorNotation = source },
      to: with(Traits.views) { $0.colorNotation = target }
    ).dump
  }

  @Test func boundColoursAreSpeltLikeTheTarget() {
    let hole = bound([.hole(.call("c", []))])
    #expect(respelt(hole, .bare, .alphaLast) == ##"text text="A" text-color=$"#${c()}""##)
    #expect(
      respelt(hole, .alphaLast, .bare).contains("${if(length(coalesce(c(), '')) >= 7, substring(c(), 1, 6), null)}"))
    #expect(respelt(hole, .alphaFirst, .bare).contains("substring(c(), length(coalesce(c(), '')) - 6, 6)"))
    #expect(respelt(hole, .alphaFirst, .alphaLast).contains("concat('#'"))
    #expect(respelt(hole, .bare, .bare) == #"text text="A" text-color=$"${c()}""#)
    #expect(respelt(bound([.text("#"), .hole(.call("c", []))]), .alphaLast, .bare) == respelt(hole, .bare, .bare))
  }

  @Test func choicesAmongKnownColoursAreTranslated() throws {
    let choice = try #require(Expression("if(isOn, '#1D4ED8', '#FFFFFF80')"))
    let spelt = respelt(bound([.hole(choice)]), .alphaLast, .bare)
    #expect(spelt == #"text text="A" text-color=$"${if(isOn, '1D4ED8', 'FFFFFF')}""#)
    #expect(respelt(bound([.hole(choice)]), .alphaLast, .alphaFirst).contains("'#80FFFFFF'"))
  }

  @Test func coloursThatAPassHasMadeStay() {
    let made = text("A") { $0[.textColor] = .template(TemplateString([.hole(.call("c", []))])) }
    #expect(respelt(made, .bare, .alphaLast) == #"text text="A" text-color=$"${c()}""#)
  }
}
