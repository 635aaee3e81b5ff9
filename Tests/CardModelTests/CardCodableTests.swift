import CardModel
import CardSyntax
import Foundation
import Testing

@Suite("Cards as values: coding")
struct CardCodableTests {
  /// A type of an app with cards in it.
  private struct Message: Codable, Equatable {
    var title: String
    var card: AdaptiveCard
    var footer: [CardElement]
    var size: TextBlock.Size?
    var action: CardAction?
    var block: TextBlock
    var width: Column.Width
    var fallback: Fallback<CardElement>
  }

  private let message = Message(
    title: "m",
    card: AdaptiveCard(version: "1.5") {
      TextBlock("Hi", size: .large, maxLines: 3)
      CustomElement(type: "Gauge", ["value": 0.25, "steps": [1, nil, "x", true, -3]])
      Container { Input.Number(id: "n", value: 2.5) }
    } actions: {
      Action.Submit(title: "Go", data: ["a": ["b": 18_014_398_509_481_985]])
    },
    footer: [.textBlock(TextBlock("f")), .other("${more}")], size: .small,
    action: Action.OpenURL("https://e.com").action, block: TextBlock("b", wrap: true),
    width: .pixels(50), fallback: .drop)

  @Test("JSON coders take a card in and out")
  func json() throws {
    let data = try JSONEncoder().encode(message)
    #expect(try JSONDecoder().decode(Message.self, from: data) == message)
    let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(((object["card"] as? [String: Any])?["body"] as? [[String: Any]])?.first?["size"] as? String == "large")
    #expect(object["size"] as? String == "small")
  }

  @Test("property lists do as well, but for `null`")
  func propertyLists() throws {
    var message = message
    message.card.body.remove(at: 1)
    let data = try PropertyListEncoder().encode(message)
    #expect(try PropertyListDecoder().decode(Message.self, from: data) == message)
  }

  @Test("a card of the coder's is the same as one of the compiler's")
  func decoding() throws {
    let text =
      #"{"type":"AdaptiveCard","version":"1.5","rtl":null,"body":[{"type":"TextBlock","text":"a","maxLines":2.0}]}"#
    let card = try JSONDecoder().decode(AdaptiveCard.self, from: Data(text.utf8))
    #expect(card.object["rtl"] == .null && card.body.first?.textBlock?.maxLines == 2)
    #expect(card.text(.minified).count > 20)
  }

  @Test(
    "another type than the wanted one is an error with its place",
    arguments: [#"{"card":[]}"#, #"{"card":{"type":"TextBlock"}}"#, #"{"card":"x"}"#])
  func mismatch(_ text: String) throws {
    struct Holder: Decodable { var card: AdaptiveCard }
    do {
      _ = try JSONDecoder().decode(Holder.self, from: Data(text.utf8))
      Issue.record("\(text) is no card")
    } catch let DecodingError.typeMismatch(_, context) {
      #expect(context.codingPath.map(\.stringValue) == ["card"])
    } catch let DecodingError.dataCorrupted(context) {
      #expect(context.codingPath.map(\.stringValue) == ["card"])
    }
  }

  @Test("a thousand levels are an error in both directions")
  func depth() throws {
    let text = String(repeating: "[", count: 1000) + String(repeating: "]", count: 1000)
    #expect(throws: (any Error).self) { try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) }
    var value: JSONValue = 1
    for _ in 0..<1000 { value = .array([value]) }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(value) }
  }
}
