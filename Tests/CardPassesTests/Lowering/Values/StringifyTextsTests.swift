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
    #expect(try stringified(expression) == #"text text=$"${string(\#(spelled))}""#)
    #expect(try stringified(expression, isStrict: false) == #"text text=$"${\#(spelled)}""#)
  }

  @Test("strings stay, and what only data know", arguments: ["toUpper(name)", "name", "a ?? b", "json(x)"])
  func others(_ expression: String) throws {
    #expect(try !stringified(expression).contains("string("))
    // What was no text to the source may be a number.
    #expect(try stringified(expression, isMade: true).contains("string(") == !expression.hasPrefix("toUpper"))
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
    #expect(dump(.fact, in: .facts).contains("string("))
    #expect(!dump(.numberInput).contains("string("))
  }
}
