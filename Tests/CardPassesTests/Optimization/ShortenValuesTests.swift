import CardIR
import CardSyntax
import Testing

@testable import CardPasses

@Suite struct ShortenValuesTests {
  private func image(_ json: String, _ id: AttributeID = .cornerRadius) throws -> Element {
    var image = Element(.image)
    let node = try data(json)
    image.set(id, node.double.map { .number($0) } ?? .text(node.string ?? ""), origin: node)
    return image
  }

  /// Whether the pass lets go of the source's spelling, and of nothing else.
  private func isShortened(_ element: Element) -> Bool {
    var screen = Screen(
      name: "test", format: FormatID(rawValue: "test"),
      root: Element(.screen, children: [.one(element)]), isTemplate: false)
    var context = PassContext(source: Traits.meaning, target: Traits.meaning, targetName: "Target")
    ShortenValues().run(&screen, &context)
    let entry = screen.root[.children].first?.element?.attributes.first
    #expect(entry?.value == element.attributes.first?.value)
    return entry?.isAsRead == false
  }

  @Test(arguments: ["12.0", "12.50", "1e0", "0.10", "-0.250", "100e-2", "120.000"])
  func shortensNumbers(_ text: String) throws { #expect(isShortened(try image(text))) }

  @Test(arguments: ["12", "1.5", "0", "-3", "1e9", "0.1"])
  func keepsNumbersThatAreShort(_ text: String) throws { #expect(!isShortened(try image(text))) }

  @Test(arguments: [#""12.0""#, #""https://example.com/a?b=1.0""#, #""1.50""#])
  func keepsTexts(_ text: String) throws { #expect(!isShortened(try image(text, .url))) }
}

@Suite struct ShortFormTests {
  private static func rich(_ inlines: String) -> String { #"{"type":"RichTextBlock","inlines":[\#(inlines)]}"# }

  private static func toggle(_ targets: String) -> String {
    #"{"type":"ActionSet","actions":[{"type":"Action.ToggleVisibility","title":"A","targetElements":[\#(targets)]}]}"#
  }

  private static func box(_ image: String) -> String {
    #"{"type":"Container","backgroundImage":\#(image),"items":[]}"#
  }

  private static func image(_ property: String) -> String { #"{"type":"Image","url":"a.png",\#(property)}"# }

  private static func column(_ width: String) -> String {
    #"{"type":"ColumnSet","columns":[{"type":"Column","width":\#(width),"items":[]}]}"#
  }

  @Test(
    "values and objects are written in their shortest form",
    arguments: [
      BindingCase(image(##""backgroundColor":"#FF1A2B3C""##), image(##""backgroundColor":"#1A2B3C""##)),
      BindingCase(image(#""width":"050px""#), image(#""width":"50px""#)),
      BindingCase(column(#""2""#), column("2")), BindingCase(column(#""1.50""#), column("1.5")),
      BindingCase(rich(#"{"type":"TextRun","text":"A \"b\""}"#), rich(#""A \"b\"""#)),
      BindingCase(rich(#"{"text":"A","type":"TextRun"},"B""#), rich(#""A","B""#)),
      BindingCase(rich(#"{"type":"TextRun","text":"A ${b}"}"#), rich(#""A ${b}""#)),
      BindingCase(toggle(#"{"elementId":"a"}"#), toggle(#""a""#)),
      BindingCase(box(#"{"url":"https://example.com/A.png"}"#), box(#""https://example.com/A.png""#)),
    ])
  func fires(_ one: BindingCase) throws { try check(one, ShortenValues()) }

  @Test(
    "what is short, or says more than the short form, stays",
    arguments: [
      BindingCase(image(##""backgroundColor":"#801A2B3C""##)), BindingCase(image(##""backgroundColor":"#1a2b3c""##)),
      BindingCase(image(#""width":"50px","altText":"050px""#)), BindingCase(column(#""stretch""#)),
      BindingCase(rich(#"{"type":"TextRun","text":"A","weight":"bolder"},{"type":"TextRun","text":"A","x":1}"#)),
      BindingCase(rich(#"{"type":"TextRun","text":"A","$when":"${b}"}"#)),
      BindingCase(rich(#"{"type":"TextRun","text":"A","$data":"${b}"}"#)),
      BindingCase(toggle(#"{"elementId":"a","isVisible":true}"#)),
      BindingCase(box(#"{"url":"https://example.com/a.png","fillMode":"repeat"}"#)),
    ])
  func stays(_ one: BindingCase) throws { try check(one, ShortenValues()) }
}
