import CardFormats
import CardModel
import CardSyntax
import CardTestSupport
import Testing

@Suite("The model and the vocabulary")
struct ModelVocabularyTests {
  private let vocabulary = AdaptiveCardsFormat.vocabulary

  private func json(_ text: String) throws -> Node {
    var diagnostics = Diagnostics()
    return try #require(
      Document.read(SourceText(name: "value", text: text), as: .json, diagnostics: &diagnostics)
    ).root
  }

  @Test("have the same types with the same properties")
  func properties() {
    #expect(cardTypes.map(\.key) == vocabulary.types.map(\.name))
    for (spec, (name, type)) in zip(vocabulary.types, cardTypes) {
      let known = type.properties.map(\.key) + type.otherNames.values
      #expect(Set(known) == Set(spec.properties.map(\.name)), "\(name)")
      #expect(known.count == spec.properties.count, "\(name)")
      #expect(type.typeName == name || spec.properties.contains { $0.name == "type" })
    }
  }

  @Test("mean the same by elements and actions")
  func families() throws {
    for spec in vocabulary.types {
      let object: JSONValue = ["type": .string(spec.name)]
      let isElement = CardElement(json: object).content.map { !($0 is CustomElement) } ?? false
      let isAction = CardAction(json: object).content.map { !($0 is CustomAction) } ?? false
      #expect(isElement == (spec.family.name == "an element"), "\(spec.name)")
      #expect(isAction == (spec.family.name == "an action"), "\(spec.name)")
    }
    #expect(cardTypes.count { $0.value is any CardInputProtocol.Type } == 7)
  }

  /// Values of all kinds that a property may have.
  private static let probes = [
    "true", "1", "7.5", #""text""#, #""50px""#, #""auto""#, #""Stretch""#, #""2""#, #""2*""#, ##""#80FF0000""##,
    #""1.5""#,
    "{}", #"{"a":"1.0"}"#, "[]", #"["a"]"#, "[{}]", "-1", #""drop""#, "null",
  ]

  @Test("the model reads every value that the vocabulary takes", arguments: probes)
  func values(_ probe: String) throws {
    let node = try json(probe)
    for (spec, (_, type)) in zip(vocabulary.types, cardTypes) {
      for property in spec.properties {
        guard let codec = property.codec, codec.decode(node) != nil,
          let found = type.properties.first(where: { $0.key == property.name })?.value
        else { continue }
        // What counts something is whole.
        if found == Int.self, node.integer == nil { continue }
        // Of a list the vocabulary looks at nothing but that it is one.
        if case .list = codec.shape, node[0] != nil { continue }
        #expect(found.init(json: JSONValue(node)) != nil, "\(probe) for `\(property.name)` of `\(spec.name)`")
      }
    }
  }

  @Test("names are the format's, whatever their case, and others are kept")
  func names() {
    #expect(TextBlock.Size(rawValue: "ExtraLarge") == .extraLarge)
    #expect(TextBlock.Size(rawValue: "huge").rawValue == "huge")
    #expect(TextBlock.Size(rawValue: "Huge").isKnown == false)
    #expect(Spacing.names == ["default", "none", "extraSmall", "small", "medium", "large", "extraLarge", "padding"])
    #expect(Action.Style.names == ["default", "positive", "destructive"])
    #expect(Spacing.zero.rawValue == "none")
    #expect(Action.AssociatedInputs.nothing.rawValue == "none")
    #expect(BackgroundImage.FillMode.repeat.rawValue == "repeat")
  }
}
