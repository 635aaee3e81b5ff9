import CardCompiler
import CardIR
import CardModel
import CardSyntax
import CardTestSupport
import Foundation
import Testing

@Suite("Cards as values: real cards")
struct CardCorpusTests {
  private static let corpus = TestFiles.corpus("adaptive-cards")?.filter { !$0.contains("/HostConfig/") }
  private static let templates = ["json", "yaml"].flatMap { TestFiles.files(below: "templates", extension: $0) }
  private static let references = ["json", "yaml"].flatMap {
    TestFiles.files(below: "Tests/CardCompilerTests/Reference", extension: $0)
  }
  private static let cards = templates + references + (corpus ?? [])

  private func read(_ path: String) throws -> Document? {
    var diagnostics = Diagnostics()
    let source = SourceText(name: path, bytes: try TestFiles.bytes(path))
    return Document.read(source, as: SourceSyntax.detect(source), diagnostics: &diagnostics)
  }

  /// All cards that can be read, with their documents.
  private func all(_ body: (_ path: String, _ document: Document, _ card: AdaptiveCard) throws -> Void) throws -> Int {
    var count = 0
    for path in Self.cards {
      var diagnostics = Diagnostics()
      guard let document = try read(path), document.root["type"]?.string == "AdaptiveCard" else { continue }
      let card = try #require(AdaptiveCard(reading: document, diagnostics: &diagnostics), "\(path)")
      try body(path, document, card)
      count += 1
    }
    return count
  }

  private func root(_ card: AdaptiveCard) throws -> Node {
    var diagnostics = Diagnostics()
    return try #require(card.document(diagnostics: &diagnostics)).root
  }

  @Test("every card is written as it was read, value by value, in order")
  func identity() throws {
    let count = try all { path, document, card in
      let written = try root(card)
      // Cards are long, and two of them in a message say less than the name.
      let isSame = CardNormalizer.Value(written) == CardNormalizer.Value(document.root)
      #expect(isSame, "\(path)")
    }
    #expect(count > (Self.corpus == nil ? 15 : 140))
  }

  @Test("every property that is read and set again says the same")
  func rewritten() throws {
    _ = try all { path, document, card in
      let written = try root(rewritten(card))
      let isSame = CardNormalizer.normalized(written) == CardNormalizer.normalized(document.root)
      #expect(isSame, "\(path)")
    }
  }

  @Test("coders lose nothing of a card")
  func coders() throws {
    _ = try all { path, _, card in
      let data = try JSONEncoder().encode(card)
      let again = try JSONDecoder().decode(AdaptiveCard.self, from: data)
      // Numbers pass through doubles there, and no card has more digits than those.
      let isSame = again == card
      #expect(isSame, "\(path)")
    }
  }

  /// The object with every property, at every depth, set to what it reads as; but for colours and dictionaries, of which
  /// one says the same in several ways.
  private func rewritten<Object: CardObject>(_ object: Object) -> Object {
    var result = object
    for (name, type) in Object.properties {
      guard let json = object.object[name], let value = type.init(json: json) else { continue }
      if type == Color.self || type == [String: String].self { continue }
      result.object[name] = rewritten(value: value)
    }
    return result
  }

  private func rewritten(value: any CardValue) -> JSONValue {
    switch value {
    case let element as CardElement:
      guard let content = element.content else { return element.json }
      return rewritten(content).element.json
    case let action as CardAction:
      guard let content = action.content else { return action.json }
      return rewritten(content).action.json
    case let object as any CardObject: return rewritten(object).json
    case let list as [any CardValue]: return .array(list.map(rewritten))
    default: return value.json
    }
  }
}
