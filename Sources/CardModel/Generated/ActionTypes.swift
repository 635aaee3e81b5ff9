// Written by `UPDATE_REFERENCE=1 swift test --filter ModelSourceTests` from the vocabulary of Adaptive Cards.
// swift-format-ignore-file

extension Action {
  /// Opens a URL.
  public struct OpenURL: CardActionProtocol {
    /// The name of the type.
    public static let typeName = "Action.OpenUrl"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "title": String.self, "iconUrl": String.self, "style": Action.Style.self, "mode": Action.Mode.self,
      "tooltip": String.self, "isEnabled": Bool.self, "role": Action.Role.self, "id": String.self,
      "requires": [String: String].self, "fallback": Fallback<CardAction>.self, "url": String.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// Opens a URL.
    public init(
      _ url: String, title: String? = nil, iconURL: String? = nil, style: Action.Style? = nil, mode: Action.Mode? = nil,
      tooltip: String? = nil, isEnabled: Bool? = nil, role: Action.Role? = nil, id: String? = nil,
      requires: [String: String]? = nil, fallback: Fallback<CardAction>? = nil
    ) {
      object = Self.typed(title, iconURL, style, mode, tooltip, isEnabled, role, id, requires, fallback, url)
    }
    /// The URL.
    public var url: String { get { self["url"] ?? "" } set { self["url"] = newValue } }
  }
}

extension Action {
  /// Sends data and inputs to the host.
  public struct Submit: CardActionProtocol {
    /// The name of the type.
    public static let typeName = "Action.Submit"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "title": String.self, "iconUrl": String.self, "style": Action.Style.self, "mode": Action.Mode.self,
      "tooltip": String.self, "isEnabled": Bool.self, "role": Action.Role.self, "id": String.self,
      "requires": [String: String].self, "fallback": Fallback<CardAction>.self, "data": JSONValue.self,
      "associatedInputs": Action.AssociatedInputs.self, "disabledUnlessAssociatedInputsChange": Bool.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// Sends data and inputs to the host.
    public init(
      title: String? = nil, iconURL: String? = nil, style: Action.Style? = nil, mode: Action.Mode? = nil,
      tooltip: String? = nil, isEnabled: Bool? = nil, role: Action.Role? = nil, id: String? = nil,
      requires: [String: String]? = nil, fallback: Fallback<CardAction>? = nil, data: JSONValue? = nil,
      associatedInputs: Action.AssociatedInputs? = nil, disabledUnlessAssociatedInputsChange: Bool? = nil
    ) {
      object = Self.typed(
        title, iconURL, style, mode, tooltip, isEnabled, role, id, requires, fallback, data, associatedInputs,
        disabledUnlessAssociatedInputsChange)
    }
    /// The data that is sent with the inputs.
    public var data: JSONValue? { get { self["data"] } set { self["data"] = newValue } }
    /// Which inputs are sent.
    public var associatedInputs: Action.AssociatedInputs? {
      get { self["associatedInputs"] }
      set { self["associatedInputs"] = newValue }
    }
    /// Whether the button is disabled until an input changes.
    public var disabledUnlessAssociatedInputsChange: Bool? {
      get { self["disabledUnlessAssociatedInputsChange"] }
      set { self["disabledUnlessAssociatedInputsChange"] = newValue }
    }
  }
}

extension Action {
  /// Sends data and inputs to the server with a verb.
  public struct Execute: CardActionProtocol {
    /// The name of the type.
    public static let typeName = "Action.Execute"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "title": String.self, "iconUrl": String.self, "style": Action.Style.self, "mode": Action.Mode.self,
      "tooltip": String.self, "isEnabled": Bool.self, "role": Action.Role.self, "id": String.self,
      "requires": [String: String].self, "fallback": Fallback<CardAction>.self, "verb": String.self,
      "data": JSONValue.self, "associatedInputs": Action.AssociatedInputs.self,
      "disabledUnlessAssociatedInputsChange": Bool.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// Sends data and inputs to the server with a verb.
    public init(
      title: String? = nil, iconURL: String? = nil, style: Action.Style? = nil, mode: Action.Mode? = nil,
      tooltip: String? = nil, isEnabled: Bool? = nil, role: Action.Role? = nil, id: String? = nil,
      requires: [String: String]? = nil, fallback: Fallback<CardAction>? = nil, verb: String? = nil,
      data: JSONValue? = nil, associatedInputs: Action.AssociatedInputs? = nil,
      disabledUnlessAssociatedInputsChange: Bool? = nil
    ) {
      object = Self.typed(
        title, iconURL, style, mode, tooltip, isEnabled, role, id, requires, fallback, verb, data, associatedInputs,
        disabledUnlessAssociatedInputsChange)
    }
    /// The name of the command.
    public var verb: String? { get { self["verb"] } set { self["verb"] = newValue } }
    /// The data that is sent with the inputs.
    public var data: JSONValue? { get { self["data"] } set { self["data"] = newValue } }
    /// Which inputs are sent.
    public var associatedInputs: Action.AssociatedInputs? {
      get { self["associatedInputs"] }
      set { self["associatedInputs"] = newValue }
    }
    /// Whether the button is disabled until an input changes.
    public var disabledUnlessAssociatedInputsChange: Bool? {
      get { self["disabledUnlessAssociatedInputsChange"] }
      set { self["disabledUnlessAssociatedInputsChange"] = newValue }
    }
  }
}

extension Action {
  /// Shows a card below the button.
  public struct ShowCard: CardActionProtocol {
    /// The name of the type.
    public static let typeName = "Action.ShowCard"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "title": String.self, "iconUrl": String.self, "style": Action.Style.self, "mode": Action.Mode.self,
      "tooltip": String.self, "isEnabled": Bool.self, "role": Action.Role.self, "id": String.self,
      "requires": [String: String].self, "fallback": Fallback<CardAction>.self, "card": AdaptiveCard.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// Shows a card below the button.
    public init(
      title: String? = nil, iconURL: String? = nil, style: Action.Style? = nil, mode: Action.Mode? = nil,
      tooltip: String? = nil, isEnabled: Bool? = nil, role: Action.Role? = nil, id: String? = nil,
      requires: [String: String]? = nil, fallback: Fallback<CardAction>? = nil, card: AdaptiveCard? = nil
    ) {
      object = Self.typed(title, iconURL, style, mode, tooltip, isEnabled, role, id, requires, fallback, card)
    }
    /// The card that is shown.
    public var card: AdaptiveCard? { get { self["card"] } set { self["card"] = newValue } }
  }
}

extension Action {
  /// Shows and hides elements.
  public struct ToggleVisibility: CardActionProtocol {
    /// The name of the type.
    public static let typeName = "Action.ToggleVisibility"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "title": String.self, "iconUrl": String.self, "style": Action.Style.self, "mode": Action.Mode.self,
      "tooltip": String.self, "isEnabled": Bool.self, "role": Action.Role.self, "id": String.self,
      "requires": [String: String].self, "fallback": Fallback<CardAction>.self, "targetElements": [TargetElement].self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// Shows and hides elements.
    public init(
      title: String? = nil, iconURL: String? = nil, style: Action.Style? = nil, mode: Action.Mode? = nil,
      tooltip: String? = nil, isEnabled: Bool? = nil, role: Action.Role? = nil, id: String? = nil,
      requires: [String: String]? = nil, fallback: Fallback<CardAction>? = nil,
      @ListBuilder<TargetElement> targetElements: () -> [TargetElement]
    ) {
      object = Self.typed(
        title, iconURL, style, mode, tooltip, isEnabled, role, id, requires, fallback, targetElements())
    }
    /// The elements; a string is the id of one.
    public var targetElements: [TargetElement] {
      get { self["targetElements"] ?? [] }
      set { self["targetElements"] = newValue }
    }
  }
}

/// An element that is shown or hidden.
public struct TargetElement: CardObject {
  /// The name of the type.
  public static let typeName = "TargetElement"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "elementId": String.self, "isVisible": Bool.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// An element that is shown or hidden.
  public init(_ elementId: String, isVisible: Bool? = nil) {
    object = Self.untyped(elementId, isVisible)
  }
  /// The id of the element.
  public var elementId: String { get { self["elementId"] ?? "" } set { self["elementId"] = newValue } }
  /// Whether the element is shown or hidden; without it, the visibility is toggled.
  public var isVisible: Bool? { get { self["isVisible"] } set { self["isVisible"] = newValue } }
}
