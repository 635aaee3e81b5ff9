import CardIR
import CardSyntax
import CardTemplate
import Testing

@testable import CardPasses

@Suite struct ElideDefaultsTests {
  private func elided(_ element: Element, _ traits: Capabilities = Traits.meaning) -> String {
    run(ElideDefaults(), [element], to: traits).dump
  }

  // MARK: Fires

  @Test func removesAFlag() { #expect(elided(text("A") { $0[.wrap] = .literal(false) }) == #"text text="A""#) }

  @Test func removesASubtleFlag() {
    #expect(elided(text("A") { $0[.isSubtle] = .literal(false) }) == #"text text="A""#)
  }

  @Test func removesAToken() {
    #expect(elided(text("A") { $0[.textSize] = .literal(.token(.default)) }) == #"text text="A""#)
  }

  @Test func removesAMeasure() {
    let element = text("A") { $0[.textSize] = .literal(.points(17)) }
    #expect(elided(element, Traits.widgets) == #"text text="A""#)
  }

  @Test func removesInsideContainers() {
    let stack = group(.stack, .vertical, [text("A") { $0[.wrap] = .literal(false) }])
    #expect(!elided(stack).contains("wrap"))
  }

  @Test func knowsDefaultsThatAFormatIsGivenLater() {
    var traits = Traits.meaning
    traits.defaults[.text]?[.horizontalAlignment] = .token("leading")
    #expect(elided(text("A") { $0[.horizontalAlignment] = .literal(.leading) }, traits) == #"text text="A""#)
  }

  // MARK: Stays

  @Test func keepsWhatAFormatIsToldLaterToState() {
    var traits = Traits.meaning
    traits.explicitAttributes = [.wrap]
    #expect(elided(text("A") { $0[.wrap] = .literal(false) }, traits).contains("wrap=false"))
  }

  @Test func keepsWhatOtherValuesCallFor() {
    var traits = Traits.meaning
    traits.statesExplicitly = { id, element in id == .wrap && element.has(.isSubtle) }
    let element = text("A") {
      $0[.wrap] = .literal(false)
      $0[.isSubtle] = .literal(true)
    }
    #expect(elided(element, traits).contains("wrap=false"))
  }

  @Test func keepsAnotherValue() { #expect(elided(text("A") { $0[.wrap] = .literal(true) }).contains("wrap=true")) }

  @Test func keepsWhatHasNoDefault() {
    #expect(elided(text("A") { $0[.horizontalAlignment] = .literal(.leading) }).contains("leading"))
  }

  @Test func keepsTheDefaultOfAnotherKind() {
    #expect(elided(group(.stack, .vertical, []) { $0[.wrap] = .literal(false) }).contains("wrap"))
  }

  @Test func keepsTheDefaultOfAnotherTarget() {
    #expect(elided(text("A") { $0[.textSize] = .literal(.style(.body)) }).contains("body"))
  }

  @Test func keepsAHole() {
    let element = text("A") { $0[.wrap] = .template(template("${wrap}")) }
    #expect(elided(element).contains("wrap="))
  }

  @Test func keepsWhatAnotherPropertyGivesWayTo() throws {
    var diagnostics = Diagnostics()
    let value = try #require(Document.read(SourceText(name: "7", text: "7"), as: .json, diagnostics: &diagnostics)).root
    let element = text("A") {
      $0[.wrap] = .literal(false)
      $0.extras = [
        Element.Extra(group: nil, name: "Wrap", value: value, origin: value, mayHaveHoles: false, overruledBy: "wrap")
      ]
    }
    #expect(elided(element).contains("wrap=false"))
  }
}
