import CardIR
import CardSyntax
import CardTemplate
import Testing

@testable import CardPasses

@Suite struct StringifyTextsTests {
  /// What becomes of a binding of a text that was read from a document, or that a step has made of something else.
  private func stringified(_ expression: String, isStrict: Bool = true, isMade: Bool = false) throws -> String {
    let template = try #require(TemplateString.parse("${\(expression)}"))
    let origin = JSONLiteral.make { $0.string("${\(expression)}") }
    let element = text("A") { $0.set(.text, .template(template), origin: isMade ? nil : origin) }
    return run(StringifyTexts(), [element], to: with(Traits.views) { $0.takesOnlyStrings = isStrict }).dump
  }

  @Test(arguments: ["count(items)", "price * quantity", "length(name)", "a > b", "a + b", "if(a, 1, 'none')"])
  func whatIsNoStringBecomesOne(_ expression: String) throws {
    let spelled = try #require(Expression(expression))
    #expect(try stringified(expression) == #"text text=$"${concat(\#(spelled), '')}""#)
    #expect(try stringified(expression, isStrict: false) == #"text text=$"${\#(spelled)}""#)
  }

  @Test("strings stay, and what only data know", arguments: ["toUpper(name)", "name", "a ?? b", "json(x)"])
  func others(_ expression: String) throws {
    #expect(try !stringified(expression).contains("concat("))
    // What was no text to the source may be a number, or nothing.
    let made = try stringified(expression, isMade: true)
    #expect(made.contains("concat(coalesce(") == !expression.hasPrefix("toUpper"))
  }

  /// What a binding of a text becomes where data are known.
  private func stringified(_ expression: String, knowing data: String) throws -> String {
    let source = JSONNodes.node(#"["${\#(expression)}"]"#)
    let template = try #require(TemplateString.parse("${\(expression)}"))
    var root = Element(.screen)
    root[.children] = [.one(text("A") { $0.set(.text, .template(template), origin: source[0]) })]
    var screen = Screen(name: "test", format: FormatID(rawValue: "test"), root: root, isTemplate: true)
    var context = PassContext(
      source: Traits.meaning, target: with(Traits.views) { $0.takesOnlyStrings = true }, targetName: "Target")
    context.boundTypes = BoundTypes(
      TemplateBindings(source.document).refined(by: .samples([JSONNodes.node(data)])))
    StringifyTexts().run(&screen, &context)
    let made = try #require(screen.root[.children].first?.element)
    guard case .template(let text)? = made[value: .text] else { return "" }
    return text.sourceText
  }

  @Test(
    "paths are strings, unless data say something else",
    arguments: [
      (#"{"a": "x"}"#, "a"), (#"{"a": 1234}"#, "concat(a, '')"), (#"{"a": true}"#, "concat(a, '')"),
      (#"{"a": [1]}"#, "a"), (#"{}"#, "a"), (#"{"a": null}"#, "a"),
    ])
  func data(_ data: String, _ expected: String) throws {
    #expect(try stringified("a", knowing: data) == "${\(expected)}")
  }

  @Test func textAroundABindingMakesItAString() throws {
    let template = try #require(TemplateString.parse("${count(items)} items"))
    let element = text("A") { $0[.text] = .template(template) }
    #expect(
      run(StringifyTexts(), [element], to: with(Traits.views) { $0.takesOnlyStrings = true }).dump
        == #"text text=$"${count(items)} items""#)
  }

  @Test func valuesOfFactsAreTextsAndThoseOfInputsAreNot() throws {
    let template = try #require(TemplateString.parse("${count(items)}"))
    func dump(_ kind: ElementKind, in parent: ElementKind? = nil) -> String {
      var element = Element(kind)
      element[value: .value] = .template(template)
      if let parent { element = Element(parent, children: [.one(element)]) }
      return run(StringifyTexts(), [element], to: with(Traits.views) { $0.takesOnlyStrings = true }).dump
    }
    #expect(dump(.fact, in: .facts).contains("concat("))
    #expect(!dump(.numberInput).contains("concat("))
  }

  @Test("one note tells of the bindings of which nobody knows whether they give a text")
  func openBindings() throws {
    func losses(_ expression: String) throws -> [String] {
      let template = try #require(TemplateString.parse("${\(expression)}"))
      let origin = JSONLiteral.make { $0.string("${\(expression)}") }
      let element = text("A") { $0.set(.text, .template(template), origin: origin) }
      return run(StringifyTexts(), [element, element], to: with(Traits.views) { $0.takesOnlyStrings = true }).losses
    }
    #expect(try losses("name") == ["note.bound-text"])
    #expect(try losses("toUpper(name)") == [] && losses("count(name)") == [])
  }
}
