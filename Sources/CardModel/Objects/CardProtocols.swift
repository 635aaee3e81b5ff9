/// Something that stands among the elements of a card.
public protocol CardElementProtocol: CardObject {
  /// The element as one of any type.
  var element: CardElement { get }
}

extension CardElementProtocol {
  /// The element as one of any type.
  public var element: CardElement { CardElement(json: typedJSON) }
}

/// An element that a user enters something in.
public protocol CardInputProtocol: CardElementProtocol {}

/// Something that a card can do.
public protocol CardActionProtocol: CardObject {
  /// The action as one of any type.
  var action: CardAction { get }
}

extension CardActionProtocol {
  /// The action as one of any type.
  public var action: CardAction { CardAction(json: typedJSON) }
}

/// An element of a type that the format does not have.
public struct CustomElement: CardElementProtocol {
  /// No name: `type` can be any.
  public static let typeName = ""
  /// What an element has whose type the host does not know.
  public static let properties: CardProperties = [
    "id": String.self, "isVisible": Bool.self,
    "requires": [String: String].self, "fallback": Fallback<CardElement>.self,
    "spacing": Spacing.self, "separator": Bool.self,
  ]

  /// The members.
  public var object: JSONObject

  /// An element with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }

  /// An element of a type of your own.
  public init(type: String, _ members: JSONObject = [:]) {
    object = members.filter { $0.key != "type" }.prepending("type", .string(type))
  }

  /// The name of the type.
  public var type: String { self["type"] ?? "" }
}

/// An action of a type that the format does not have.
public struct CustomAction: CardActionProtocol {
  /// No name: `type` can be any.
  public static let typeName = ""
  /// What an action has whose type the host does not know.
  public static let properties: CardProperties = [
    "id": String.self, "title": String.self, "iconUrl": String.self,
    "requires": [String: String].self, "fallback": Fallback<CardAction>.self,
  ]

  /// The members.
  public var object: JSONObject

  /// An action with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }

  /// An action of a type of your own.
  public init(type: String, _ members: JSONObject = [:]) {
    object = members.filter { $0.key != "type" }.prepending("type", .string(type))
  }

  /// The name of the type.
  public var type: String { self["type"] ?? "" }
}

/// The inputs of the format.
public enum Input {}

/// The actions of the format.
public enum Action {}

/// The charts of the format.
public enum Chart {}

/// How containers lay out their elements.
public enum Layout {}
