// Written by `UPDATE_REFERENCE=1 swift test --filter ModelSourceTests` from the vocabulary of Adaptive Cards.
// swift-format-ignore-file

/// A card: a list of elements, and actions below them.
public struct AdaptiveCard: CardObject {
  /// The name of the type.
  public static let typeName = "AdaptiveCard"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "$schema": String.self, "version": String.self, "fallbackText": String.self, "speak": String.self,
    "lang": String.self, "rtl": Bool.self, "minHeight": Pixels.self, "verticalContentAlignment": VerticalAlignment.self,
    "refresh": Refresh.self, "authentication": Authentication.self, "layouts": [JSONValue].self,
    "grid.area": String.self, "key": String.self, "id": String.self, "requires": [String: String].self,
    "resources": Resources.self, "references": [JSONValue].self, "msteams": TeamsCardProperties.self,
    "msTeams": TeamsCardProperties.self, "originator": String.self, "correlationId": String.self,
    "expectedActors": [String].self, "hideOriginalBody": Bool.self, "autoInvokeAction": Action.Http.self,
    "padding": JSONValue.self, "metadata": Metadata.self, "style": Container.Style.self, "height": BlockHeight.self,
    "backgroundImage": BackgroundImage.self, "selectAction": CardAction.self, "body": [CardElement].self,
    "actions": [CardAction].self, "fallback": Fallback<CardElement>.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A card: a list of elements, and actions below them.
  public init(
    schema: String? = nil, version: String? = nil, fallbackText: String? = nil, speak: String? = nil,
    lang: String? = nil, rtl: Bool? = nil, minHeight: Pixels? = nil, verticalContentAlignment: VerticalAlignment? = nil,
    refresh: Refresh? = nil, authentication: Authentication? = nil, layouts: [JSONValue] = [], gridArea: String? = nil,
    key: String? = nil, id: String? = nil, requires: [String: String]? = nil, resources: Resources? = nil,
    references: [JSONValue] = [], msteams: TeamsCardProperties? = nil, msTeams: TeamsCardProperties? = nil,
    originator: String? = nil, correlationId: String? = nil, expectedActors: [String] = [],
    hideOriginalBody: Bool? = nil, autoInvokeAction: Action.Http? = nil, padding: JSONValue? = nil,
    metadata: Metadata? = nil, style: Container.Style? = nil, height: BlockHeight? = nil,
    backgroundImage: BackgroundImage? = nil, selectAction: CardAction? = nil, fallback: Fallback<CardElement>? = nil,
    @ListBuilder<CardElement> body: () -> [CardElement] = { [] },
    @ListBuilder<CardAction> actions: () -> [CardAction] = { [] }
  ) {
    object = Self.typed(
      schema, version, fallbackText, speak, lang, rtl, minHeight, verticalContentAlignment, refresh, authentication,
      layouts.nonEmpty, gridArea, key, id, requires, resources, references.nonEmpty, msteams, msTeams, originator,
      correlationId, expectedActors.nonEmpty, hideOriginalBody, autoInvokeAction, padding, metadata, style, height,
      backgroundImage, selectAction, body().nonEmpty, actions().nonEmpty, fallback)
  }
  /// The URL of the schema.
  public var schema: String? { get { self["$schema"] } set { self["$schema"] = newValue } }
  /// The minimum version of Adaptive Cards that the card requires.
  public var version: String? { get { self["version"] } set { self["version"] = newValue } }
  /// The text that hosts without this version show.
  public var fallbackText: String? { get { self["fallbackText"] } set { self["fallbackText"] = newValue } }
  /// The text or SSML that is spoken instead of the card.
  public var speak: String? { get { self["speak"] } set { self["speak"] = newValue } }
  /// The language of dates and times, in two letters.
  public var lang: String? { get { self["lang"] } set { self["lang"] = newValue } }
  /// Whether the content is laid out from right to left.
  public var rtl: Bool? { get { self["rtl"] } set { self["rtl"] = newValue } }
  /// The minimum height, such as `80px`.
  public var minHeight: Pixels? { get { self["minHeight"] } set { self["minHeight"] = newValue } }
  /// The vertical alignment of the content.
  public var verticalContentAlignment: VerticalAlignment? {
    get { self["verticalContentAlignment"] }
    set { self["verticalContentAlignment"] = newValue }
  }
  /// How the host replaces the card with a newer one.
  public var refresh: Refresh? { get { self["refresh"] } set { self["refresh"] = newValue } }
  /// How the host signs the user in.
  public var authentication: Authentication? {
    get { self["authentication"] }
    set { self["authentication"] = newValue }
  }
  /// How the elements are laid out; the first layout that fits the width counts.
  public var layouts: [JSONValue] { get { self["layouts"] ?? [] } set { self["layouts"] = newValue.nonEmpty } }
  /// The area of the surrounding grid in which the element stands.
  public var gridArea: String? { get { self["grid.area"] } set { self["grid.area"] = newValue } }
  /// The identity of the element across updates of the card.
  public var key: String? { get { self["key"] } set { self["key"] = newValue } }
  /// The id of the element.
  public var id: String? { get { self["id"] } set { self["id"] = newValue } }
  /// The features that the host must support, with minimum versions; `*` is any version.
  public var requires: [String: String]? { get { self["requires"] } set { self["requires"] = newValue } }
  /// Texts in several languages, which `${rs:name}` stands for.
  public var resources: Resources? { get { self["resources"] } set { self["resources"] = newValue } }
  /// What the citations lead to.
  public var references: [JSONValue] {
    get { self["references"] ?? [] }
    set { self["references"] = newValue.nonEmpty }
  }
  /// What Teams does with it.
  public var msteams: TeamsCardProperties? { get { self["msteams"] } set { self["msteams"] = newValue } }
  /// What Teams does with it; the other spelling of `msteams`.
  public var msTeams: TeamsCardProperties? { get { self["msTeams"] } set { self["msTeams"] = newValue } }
  /// The id of the sender, as it is registered with Outlook.
  public var originator: String? { get { self["originator"] } set { self["originator"] = newValue } }
  /// The id under which the sender finds the card again.
  public var correlationId: String? { get { self["correlationId"] } set { self["correlationId"] = newValue } }
  /// The addresses of those who may act on the card.
  public var expectedActors: [String] {
    get { self["expectedActors"] ?? [] }
    set { self["expectedActors"] = newValue.nonEmpty }
  }
  /// Whether the text of the mail is hidden.
  public var hideOriginalBody: Bool? { get { self["hideOriginalBody"] } set { self["hideOriginalBody"] = newValue } }
  /// The request that gets a newer card when the mail is opened.
  public var autoInvokeAction: Action.Http? {
    get { self["autoInvokeAction"] }
    set { self["autoInvokeAction"] = newValue }
  }
  /// The room between the edges of the box and what is in it.
  public var padding: JSONValue? { get { self["padding"] } set { self["padding"] = newValue } }
  /// Information for the host that is not shown.
  public var metadata: Metadata? { get { self["metadata"] } set { self["metadata"] = newValue } }
  /// The style, which gives colours and padding.
  public var style: Container.Style? { get { self["style"] } set { self["style"] = newValue } }
  /// Whether the element stretches to the remaining height.
  public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
  /// The picture behind the content, or its URL.
  public var backgroundImage: BackgroundImage? {
    get { self["backgroundImage"] }
    set { self["backgroundImage"] = newValue }
  }
  /// The action of a tap: any action except `Action.ShowCard`.
  public var selectAction: CardAction? { get { self["selectAction"] } set { self["selectAction"] = newValue } }
  /// The elements of the card.
  public var body: [CardElement] { get { self["body"] ?? [] } set { self["body"] = newValue.nonEmpty } }
  /// The buttons.
  public var actions: [CardAction] { get { self["actions"] ?? [] } set { self["actions"] = newValue.nonEmpty } }
  /// The replacement where the type or a required feature is not supported; `drop` for nothing.
  public var fallback: Fallback<CardElement>? { get { self["fallback"] } set { self["fallback"] = newValue } }
}

/// A picture behind the content.
public struct BackgroundImage: CardObject {
  /// The name of the type.
  public static let typeName = "BackgroundImage"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "url": String.self, "fillMode": BackgroundImage.FillMode.self, "horizontalAlignment": HorizontalAlignment.self,
    "verticalAlignment": VerticalAlignment.self, "themedUrls": [ThemedUrl].self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A picture behind the content.
  public init(
    _ url: String, fillMode: BackgroundImage.FillMode? = nil, horizontalAlignment: HorizontalAlignment? = nil,
    verticalAlignment: VerticalAlignment? = nil, themedUrls: [ThemedUrl] = []
  ) {
    object = Self.untyped(url, fillMode, horizontalAlignment, verticalAlignment, themedUrls.nonEmpty)
  }
  /// The URL.
  public var url: String { get { self["url"] ?? "" } set { self["url"] = newValue } }
  /// How the picture fills the area.
  public var fillMode: BackgroundImage.FillMode? { get { self["fillMode"] } set { self["fillMode"] = newValue } }
  /// The horizontal alignment of the content.
  public var horizontalAlignment: HorizontalAlignment? {
    get { self["horizontalAlignment"] }
    set { self["horizontalAlignment"] = newValue }
  }
  /// The vertical alignment of the picture.
  public var verticalAlignment: VerticalAlignment? {
    get { self["verticalAlignment"] }
    set { self["verticalAlignment"] = newValue }
  }
  /// Other pictures for light and dark hosts.
  public var themedUrls: [ThemedUrl] {
    get { self["themedUrls"] ?? [] }
    set { self["themedUrls"] = newValue.nonEmpty }
  }
}

/// How the host replaces the card with a newer one.
public struct Refresh: CardObject {
  /// The name of the type.
  public static let typeName = "Refresh"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "action": Action.Execute.self, "expires": String.self, "userIds": [String].self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// How the host replaces the card with a newer one.
  public init(action: Action.Execute? = nil, expires: String? = nil, userIds: [String] = []) {
    object = Self.untyped(action, expires, userIds.nonEmpty)
  }
  /// The action that fetches the new card.
  public var action: Action.Execute? { get { self["action"] } set { self["action"] = newValue } }
  /// The time when the card expires, in ISO 8601.
  public var expires: String? { get { self["expires"] } set { self["expires"] = newValue } }
  /// The users for whom the card is refreshed automatically.
  public var userIds: [String] { get { self["userIds"] ?? [] } set { self["userIds"] = newValue.nonEmpty } }
}

/// How the host signs the user in.
public struct Authentication: CardObject {
  /// The name of the type.
  public static let typeName = "Authentication"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "text": String.self, "connectionName": String.self, "tokenExchangeResource": TokenExchangeResource.self,
    "buttons": [AuthCardButton].self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// How the host signs the user in.
  public init(
    text: String? = nil, connectionName: String? = nil, tokenExchangeResource: TokenExchangeResource? = nil,
    @ListBuilder<AuthCardButton> buttons: () -> [AuthCardButton] = { [] }
  ) {
    object = Self.untyped(text, connectionName, tokenExchangeResource, buttons().nonEmpty)
  }
  /// The text.
  public var text: String? { get { self["text"] } set { self["text"] = newValue } }
  /// The name of the OAuth connection.
  public var connectionName: String? { get { self["connectionName"] } set { self["connectionName"] = newValue } }
  /// The resource for the token exchange of a single sign-on.
  public var tokenExchangeResource: TokenExchangeResource? {
    get { self["tokenExchangeResource"] }
    set { self["tokenExchangeResource"] = newValue }
  }
  /// The buttons of the prompt.
  public var buttons: [AuthCardButton] { get { self["buttons"] ?? [] } set { self["buttons"] = newValue.nonEmpty } }
}

/// The resource for the token exchange of a single sign-on.
public struct TokenExchangeResource: CardObject {
  /// The name of the type.
  public static let typeName = "TokenExchangeResource"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "id": String.self, "uri": String.self, "providerId": String.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// The resource for the token exchange of a single sign-on.
  public init(id: String, uri: String, providerId: String) {
    object = Self.untyped(id, uri, providerId)
  }
  /// The id of the element.
  public var id: String { get { self["id"] ?? "" } set { self["id"] = newValue } }
  /// The URI of the resource.
  public var uri: String { get { self["uri"] ?? "" } set { self["uri"] = newValue } }
  /// The name of the identity provider.
  public var providerId: String { get { self["providerId"] ?? "" } set { self["providerId"] = newValue } }
}

/// A button of the sign-in prompt.
public struct AuthCardButton: CardObject {
  /// The name of the type.
  public static let typeName = ""
  /// The properties of the type.
  public static let properties: CardProperties = [
    "type": String.self, "title": String.self, "image": String.self, "value": String.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A button of the sign-in prompt.
  public init(type: String, value: String, title: String? = nil, image: String? = nil) {
    object = Self.untyped(type, title, image, value)
  }
  /// The type of the button: `signin`.
  public var type: String { get { self["type"] ?? "" } set { self["type"] = newValue } }
  /// The title.
  public var title: String? { get { self["title"] } set { self["title"] = newValue } }
  /// The URL of the icon.
  public var image: String? { get { self["image"] } set { self["image"] = newValue } }
  /// The value.
  public var value: String { get { self["value"] ?? "" } set { self["value"] = newValue } }
}

/// Information for the host that is not shown.
public struct Metadata: CardObject {
  /// The name of the type.
  public static let typeName = "Metadata"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "webUrl": String.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// Information for the host that is not shown.
  public init(webURL: String? = nil) {
    object = Self.untyped(webURL)
  }
  /// The URL of the card in a browser.
  public var webURL: String? { get { self["webUrl"] } set { self["webUrl"] = newValue } }
}
