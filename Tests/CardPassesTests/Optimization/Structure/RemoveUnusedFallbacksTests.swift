import CardIR
import Testing

@testable import CardPasses

@Suite struct RemoveUnusedFallbacksTests {
  /// Cards, in which texts and stacks are as old as fallbacks and tables are not.
  private var cards: Capabilities {
    var capabilities = Traits.meaning
    capabilities.unfailingKinds = [.text, .stack, .image, .openURL]
    return capabilities
  }

  private func withFallback(_ element: Element) -> Element {
    var element = element
    element[.fallback] = [.one(text("Instead"))]
    return element
  }

  private func loses(_ element: Element) -> Bool {
    let (before, after) = optimized(RemoveUnusedFallbacks(), [element], in: cards)
    return before.contains("Instead") && !after.contains("Instead")
  }

  // MARK: Fires

  @Test func removesTheFallbackOfText() { #expect(loses(withFallback(text("A")))) }

  @Test func removesTheFallbackOfAStackOfKnownElements() {
    #expect(loses(withFallback(group(.stack, .vertical, [text("A"), .make(.image)]))))
  }

  @Test func removesFallbacksInside() {
    #expect(loses(group(.stack, .vertical, [withFallback(text("A"))])))
  }

  @Test func removesTheFallbackOfAnAction() {
    let action = Element.make(.openURL) {
      $0[.fallback] = [.one(.make(.openURL) { $0[.title] = .literal("Instead") })]
    }
    #expect(loses(.make(.stack) { $0[.tap] = [.one(action)] }))
  }

  @Test func removesTheWishToBeLeftOut() {
    let dropped = text("A") { $0[.dropsOnFallback] = .literal(true) }
    #expect(optimized(RemoveUnusedFallbacks(), [dropped], in: cards).after == #"text text="A""#)
  }

  // MARK: Stays

  @Test func keepsTheFallbackOfANewerElement() {
    #expect(stays(RemoveUnusedFallbacks(), [withFallback(.make(.table))], in: cards))
  }

  @Test func keepsTheFallbackOfAnUnknownElement() {
    let custom = Element.make(.custom) { $0[.typeName] = .literal("Gauge") }
    #expect(stays(RemoveUnusedFallbacks(), [withFallback(custom)], in: cards))
  }

  @Test func keepsTheFallbackOfAnElementWithRequirements() throws {
    let requires = try data(#"{"camera": "1.0"}"#)
    let element = text("A") { $0[value: .requires] = .json(requires) }
    #expect(stays(RemoveUnusedFallbacks(), [withFallback(element)], in: cards))
  }

  @Test func keepsTheFallbackOfAStackWithANewerElement() {
    #expect(stays(RemoveUnusedFallbacks(), [withFallback(group(.stack, .vertical, [.make(.table)]))], in: cards))
  }

  @Test func keepsTheFallbackOfAStackWhoseContentIsKnownOnlyWithData() {
    let stack = Element.make(.stack) { $0[.children] = [.splice(template("${rows}"), origin: nil)] }
    #expect(stays(RemoveUnusedFallbacks(), [withFallback(stack)], in: cards))
  }

  @Test func keepsFallbacksWhereItIsNotKnownWhatIsOld() {
    #expect(stays(RemoveUnusedFallbacks(), [withFallback(text("A"))], in: Traits.meaning))
  }
}
