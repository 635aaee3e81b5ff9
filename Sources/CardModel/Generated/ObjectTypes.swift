// Written by `UPDATE_REFERENCE=1 swift test --filter ModelSourceTests` from the vocabulary of Adaptive Cards.
// swift-format-ignore-file

/// A picture for light or dark hosts.
public struct ThemedUrl: CardObject {
  /// The name of the type.
  public static let typeName = "ThemedUrl"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "theme": ThemedUrl.Theme.self, "url": String.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A picture for light or dark hosts.
  public init(theme: ThemedUrl.Theme? = nil, url: String? = nil) {
    object = Self.untyped(theme, url)
  }
  /// The hosts that the picture is for.
  public var theme: ThemedUrl.Theme? { get { self["theme"] } set { self["theme"] = newValue } }
  /// The URL.
  public var url: String? { get { self["url"] } set { self["url"] = newValue } }
}

/// Texts in several languages.
public struct Resources: CardObject {
  /// The name of the type.
  public static let typeName = "Resources"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "strings": [String: StringResource].self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// Texts in several languages.
  public init(strings: [String: StringResource]? = nil) {
    object = Self.untyped(strings)
  }
  /// The texts by name.
  public var strings: [String: StringResource]? { get { self["strings"] } set { self["strings"] = newValue } }
}

/// A text in several languages.
public struct StringResource: CardObject {
  /// The name of the type.
  public static let typeName = "StringResource"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "defaultValue": String.self, "localizedValues": [String: String].self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A text in several languages.
  public init(defaultValue: String? = nil, localizedValues: [String: String]? = nil) {
    object = Self.untyped(defaultValue, localizedValues)
  }
  /// The text in languages that are not listed.
  public var defaultValue: String? { get { self["defaultValue"] } set { self["defaultValue"] = newValue } }
  /// The text by language, such as `fr` or `en-US`.
  public var localizedValues: [String: String]? {
    get { self["localizedValues"] }
    set { self["localizedValues"] = newValue }
  }
}

/// A document that a citation leads to.
public struct DocumentReference: CardObject {
  /// The name of the type.
  public static let typeName = "DocumentReference"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "title": String.self, "abstract": String.self, "icon": DocumentReference.Kind.self, "keywords": [String].self,
    "url": String.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A document that a citation leads to.
  public init(
    title: String? = nil, abstract: String? = nil, icon: DocumentReference.Kind? = nil, keywords: [String] = [],
    url: String? = nil
  ) {
    object = Self.untyped(title, abstract, icon, keywords.nonEmpty, url)
  }
  /// The title.
  public var title: String? { get { self["title"] } set { self["title"] = newValue } }
  /// What it is about.
  public var abstract: String? { get { self["abstract"] } set { self["abstract"] = newValue } }
  /// The icon of the kind of document.
  public var icon: DocumentReference.Kind? { get { self["icon"] } set { self["icon"] = newValue } }
  /// Up to three keywords.
  public var keywords: [String] { get { self["keywords"] ?? [] } set { self["keywords"] = newValue.nonEmpty } }
  /// The URL.
  public var url: String? { get { self["url"] } set { self["url"] = newValue } }
}

/// A card that a citation leads to.
public struct AdaptiveCardReference: CardObject {
  /// The name of the type.
  public static let typeName = "AdaptiveCardReference"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "title": String.self, "abstract": String.self, "icon": DocumentReference.Kind.self, "keywords": [String].self,
    "url": String.self, "content": AdaptiveCard.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A card that a citation leads to.
  public init(
    title: String? = nil, abstract: String? = nil, icon: DocumentReference.Kind? = nil, keywords: [String] = [],
    url: String? = nil, content: AdaptiveCard? = nil
  ) {
    object = Self.untyped(title, abstract, icon, keywords.nonEmpty, url, content)
  }
  /// The title.
  public var title: String? { get { self["title"] } set { self["title"] = newValue } }
  /// What it is about.
  public var abstract: String? { get { self["abstract"] } set { self["abstract"] = newValue } }
  /// The icon of the kind of document.
  public var icon: DocumentReference.Kind? { get { self["icon"] } set { self["icon"] = newValue } }
  /// Up to three keywords.
  public var keywords: [String] { get { self["keywords"] ?? [] } set { self["keywords"] = newValue.nonEmpty } }
  /// The URL.
  public var url: String? { get { self["url"] } set { self["url"] = newValue } }
  /// The card.
  public var content: AdaptiveCard? { get { self["content"] } set { self["content"] = newValue } }
}

/// What Teams does with a card.
public struct TeamsCardProperties: CardObject {
  /// The name of the type.
  public static let typeName = "TeamsCardProperties"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "width": TeamsCardProperties.Width.self, "entities": [Mention].self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// What Teams does with a card.
  public init(width: TeamsCardProperties.Width? = nil, @ListBuilder<Mention> entities: () -> [Mention] = { [] }) {
    object = Self.untyped(width, entities().nonEmpty)
  }
  /// `full` for a wider card.
  public var width: TeamsCardProperties.Width? { get { self["width"] } set { self["width"] = newValue } }
  /// Who is mentioned.
  public var entities: [Mention] { get { self["entities"] ?? [] } set { self["entities"] = newValue.nonEmpty } }
}

/// A person or tag that a text mentions.
public struct Mention: CardObject {
  /// The name of the type.
  public static let typeName = ""
  /// The properties of the type.
  public static let properties: CardProperties = [
    "type": String.self, "text": String.self, "mentioned": MentionedEntity.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A person or tag that a text mentions.
  public init(type: String? = nil, text: String? = nil, mentioned: MentionedEntity? = nil) {
    object = Self.untyped(type, text, mentioned)
  }
  /// `mention`.
  public var type: String? { get { self["type"] } set { self["type"] = newValue } }
  /// The mark in the text, such as `<at>Name</at>`.
  public var text: String? { get { self["text"] } set { self["text"] = newValue } }
  /// Who is mentioned.
  public var mentioned: MentionedEntity? { get { self["mentioned"] } set { self["mentioned"] = newValue } }
}

/// Who is mentioned.
public struct MentionedEntity: CardObject {
  /// The name of the type.
  public static let typeName = ""
  /// The properties of the type.
  public static let properties: CardProperties = [
    "type": String.self, "id": String.self, "name": String.self, "mentionType": MentionedEntity.MentionType.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// Who is mentioned.
  public init(
    type: String? = nil, id: String? = nil, name: String? = nil, mentionType: MentionedEntity.MentionType? = nil
  ) {
    object = Self.untyped(type, id, name, mentionType)
  }
  /// What is mentioned; `tag` for a tag.
  public var type: String? { get { self["type"] } set { self["type"] = newValue } }
  /// The id of the element.
  public var id: String? { get { self["id"] } set { self["id"] = newValue } }
  /// The name.
  public var name: String? { get { self["name"] } set { self["name"] = newValue } }
  /// Whether a person or a tag is mentioned.
  public var mentionType: MentionedEntity.MentionType? {
    get { self["mentionType"] }
    set { self["mentionType"] = newValue }
  }
}

/// What Teams does with a picture.
public struct TeamsImageProperties: CardObject {
  /// The name of the type.
  public static let typeName = "TeamsImageProperties"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "allowExpand": Bool.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// What Teams does with a picture.
  public init(allowExpand: Bool? = nil) {
    object = Self.untyped(allowExpand)
  }
  /// Whether the picture can be enlarged.
  public var allowExpand: Bool? { get { self["allowExpand"] } set { self["allowExpand"] = newValue } }
}

/// What Teams does with a submission.
public struct TeamsSubmitActionProperties: CardObject {
  /// The name of the type.
  public static let typeName = "TeamsSubmitActionProperties"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "feedback": TeamsSubmitActionFeedback.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// What Teams does with a submission.
  public init(feedback: TeamsSubmitActionFeedback? = nil) {
    object = Self.untyped(feedback)
  }
  /// What Teams says after the submission.
  public var feedback: TeamsSubmitActionFeedback? { get { self["feedback"] } set { self["feedback"] = newValue } }
}

/// What Teams says after a submission.
public struct TeamsSubmitActionFeedback: CardObject {
  /// The name of the type.
  public static let typeName = "TeamsSubmitActionFeedback"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "hide": Bool.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// What Teams says after a submission.
  public init(hide: Bool? = nil) {
    object = Self.untyped(hide)
  }
  /// Whether nothing is said.
  public var hide: Bool? { get { self["hide"] } set { self["hide"] = newValue } }
}
