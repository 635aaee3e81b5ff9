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
      "requires": [String: String].self, "fallback": Fallback<CardAction>.self, "themedIconUrls": [ThemedUrl].self,
      "key": String.self, "isVisible": Bool.self, "title.dynamic": String.self, "tooltip.dynamic": String.self,
      "isEnabled.dynamic": String.self, "isVisible.dynamic": String.self, "menuActions": [CardAction].self,
      "url": String.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// Opens a URL.
    public init(
      _ url: String, title: String? = nil, iconURL: String? = nil, style: Action.Style? = nil, mode: Action.Mode? = nil,
      tooltip: String? = nil, isEnabled: Bool? = nil, role: Action.Role? = nil, id: String? = nil,
      requires: [String: String]? = nil, fallback: Fallback<CardAction>? = nil, themedIconUrls: [ThemedUrl] = [],
      key: String? = nil, isVisible: Bool? = nil, titleDynamic: String? = nil, tooltipDynamic: String? = nil,
      isEnabledDynamic: String? = nil, isVisibleDynamic: String? = nil,
      @ListBuilder<CardAction> menuActions: () -> [CardAction] = { [] }
    ) {
      object = Self.typed(
        title, iconURL, style, mode, tooltip, isEnabled, role, id, requires, fallback, themedIconUrls.nonEmpty, key,
        isVisible, titleDynamic, tooltipDynamic, isEnabledDynamic, isVisibleDynamic, menuActions().nonEmpty, url)
    }
    /// The actions in the menu beside the button.
    public var menuActions: [CardAction] {
      get { self["menuActions"] ?? [] }
      set { self["menuActions"] = newValue.nonEmpty }
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
      "requires": [String: String].self, "fallback": Fallback<CardAction>.self, "themedIconUrls": [ThemedUrl].self,
      "key": String.self, "isVisible": Bool.self, "title.dynamic": String.self, "tooltip.dynamic": String.self,
      "isEnabled.dynamic": String.self, "isVisible.dynamic": String.self, "menuActions": [CardAction].self,
      "data": JSONValue.self, "associatedInputs": Action.AssociatedInputs.self,
      "disabledUnlessAssociatedInputsChange": Bool.self, "conditionallyEnabled": Bool.self,
      "msteams": TeamsSubmitActionProperties.self, "msTeams": TeamsSubmitActionProperties.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// Sends data and inputs to the host.
    public init(
      title: String? = nil, iconURL: String? = nil, style: Action.Style? = nil, mode: Action.Mode? = nil,
      tooltip: String? = nil, isEnabled: Bool? = nil, role: Action.Role? = nil, id: String? = nil,
      requires: [String: String]? = nil, fallback: Fallback<CardAction>? = nil, themedIconUrls: [ThemedUrl] = [],
      key: String? = nil, isVisible: Bool? = nil, titleDynamic: String? = nil, tooltipDynamic: String? = nil,
      isEnabledDynamic: String? = nil, isVisibleDynamic: String? = nil, data: JSONValue? = nil,
      associatedInputs: Action.AssociatedInputs? = nil, disabledUnlessAssociatedInputsChange: Bool? = nil,
      conditionallyEnabled: Bool? = nil, msteams: TeamsSubmitActionProperties? = nil,
      msTeams: TeamsSubmitActionProperties? = nil, @ListBuilder<CardAction> menuActions: () -> [CardAction] = { [] }
    ) {
      object = Self.typed(
        title, iconURL, style, mode, tooltip, isEnabled, role, id, requires, fallback, themedIconUrls.nonEmpty, key,
        isVisible, titleDynamic, tooltipDynamic, isEnabledDynamic, isVisibleDynamic, menuActions().nonEmpty, data,
        associatedInputs, disabledUnlessAssociatedInputsChange, conditionallyEnabled, msteams, msTeams)
    }
    /// The actions in the menu beside the button.
    public var menuActions: [CardAction] {
      get { self["menuActions"] ?? [] }
      set { self["menuActions"] = newValue.nonEmpty }
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
    /// Whether the button is disabled until a required input has a value.
    public var conditionallyEnabled: Bool? {
      get { self["conditionallyEnabled"] }
      set { self["conditionallyEnabled"] = newValue }
    }
    /// What Teams does with it.
    public var msteams: TeamsSubmitActionProperties? { get { self["msteams"] } set { self["msteams"] = newValue } }
    /// What Teams does with it; the other spelling of `msteams`.
    public var msTeams: TeamsSubmitActionProperties? { get { self["msTeams"] } set { self["msTeams"] = newValue } }
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
      "requires": [String: String].self, "fallback": Fallback<CardAction>.self, "themedIconUrls": [ThemedUrl].self,
      "key": String.self, "isVisible": Bool.self, "title.dynamic": String.self, "tooltip.dynamic": String.self,
      "isEnabled.dynamic": String.self, "isVisible.dynamic": String.self, "menuActions": [CardAction].self,
      "verb": String.self, "data": JSONValue.self, "associatedInputs": Action.AssociatedInputs.self,
      "disabledUnlessAssociatedInputsChange": Bool.self, "conditionallyEnabled": Bool.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// Sends data and inputs to the server with a verb.
    public init(
      title: String? = nil, iconURL: String? = nil, style: Action.Style? = nil, mode: Action.Mode? = nil,
      tooltip: String? = nil, isEnabled: Bool? = nil, role: Action.Role? = nil, id: String? = nil,
      requires: [String: String]? = nil, fallback: Fallback<CardAction>? = nil, themedIconUrls: [ThemedUrl] = [],
      key: String? = nil, isVisible: Bool? = nil, titleDynamic: String? = nil, tooltipDynamic: String? = nil,
      isEnabledDynamic: String? = nil, isVisibleDynamic: String? = nil, verb: String? = nil, data: JSONValue? = nil,
      associatedInputs: Action.AssociatedInputs? = nil, disabledUnlessAssociatedInputsChange: Bool? = nil,
      conditionallyEnabled: Bool? = nil, @ListBuilder<CardAction> menuActions: () -> [CardAction] = { [] }
    ) {
      object = Self.typed(
        title, iconURL, style, mode, tooltip, isEnabled, role, id, requires, fallback, themedIconUrls.nonEmpty, key,
        isVisible, titleDynamic, tooltipDynamic, isEnabledDynamic, isVisibleDynamic, menuActions().nonEmpty, verb, data,
        associatedInputs, disabledUnlessAssociatedInputsChange, conditionallyEnabled)
    }
    /// The actions in the menu beside the button.
    public var menuActions: [CardAction] {
      get { self["menuActions"] ?? [] }
      set { self["menuActions"] = newValue.nonEmpty }
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
    /// Whether the button is disabled until a required input has a value.
    public var conditionallyEnabled: Bool? {
      get { self["conditionallyEnabled"] }
      set { self["conditionallyEnabled"] = newValue }
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
      "requires": [String: String].self, "fallback": Fallback<CardAction>.self, "themedIconUrls": [ThemedUrl].self,
      "key": String.self, "isVisible": Bool.self, "title.dynamic": String.self, "tooltip.dynamic": String.self,
      "isEnabled.dynamic": String.self, "isVisible.dynamic": String.self, "menuActions": [CardAction].self,
      "card": AdaptiveCard.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// Shows a card below the button.
    public init(
      title: String? = nil, iconURL: String? = nil, style: Action.Style? = nil, mode: Action.Mode? = nil,
      tooltip: String? = nil, isEnabled: Bool? = nil, role: Action.Role? = nil, id: String? = nil,
      requires: [String: String]? = nil, fallback: Fallback<CardAction>? = nil, themedIconUrls: [ThemedUrl] = [],
      key: String? = nil, isVisible: Bool? = nil, titleDynamic: String? = nil, tooltipDynamic: String? = nil,
      isEnabledDynamic: String? = nil, isVisibleDynamic: String? = nil, card: AdaptiveCard? = nil,
      @ListBuilder<CardAction> menuActions: () -> [CardAction] = { [] }
    ) {
      object = Self.typed(
        title, iconURL, style, mode, tooltip, isEnabled, role, id, requires, fallback, themedIconUrls.nonEmpty, key,
        isVisible, titleDynamic, tooltipDynamic, isEnabledDynamic, isVisibleDynamic, menuActions().nonEmpty, card)
    }
    /// The actions in the menu beside the button.
    public var menuActions: [CardAction] {
      get { self["menuActions"] ?? [] }
      set { self["menuActions"] = newValue.nonEmpty }
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
      "requires": [String: String].self, "fallback": Fallback<CardAction>.self, "themedIconUrls": [ThemedUrl].self,
      "key": String.self, "isVisible": Bool.self, "title.dynamic": String.self, "tooltip.dynamic": String.self,
      "isEnabled.dynamic": String.self, "isVisible.dynamic": String.self, "menuActions": [CardAction].self,
      "targetElements": [TargetElement].self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// Shows and hides elements.
    public init(
      title: String? = nil, iconURL: String? = nil, style: Action.Style? = nil, mode: Action.Mode? = nil,
      tooltip: String? = nil, isEnabled: Bool? = nil, role: Action.Role? = nil, id: String? = nil,
      requires: [String: String]? = nil, fallback: Fallback<CardAction>? = nil, themedIconUrls: [ThemedUrl] = [],
      key: String? = nil, isVisible: Bool? = nil, titleDynamic: String? = nil, tooltipDynamic: String? = nil,
      isEnabledDynamic: String? = nil, isVisibleDynamic: String? = nil,
      @ListBuilder<CardAction> menuActions: () -> [CardAction] = { [] },
      @ListBuilder<TargetElement> targetElements: () -> [TargetElement]
    ) {
      object = Self.typed(
        title, iconURL, style, mode, tooltip, isEnabled, role, id, requires, fallback, themedIconUrls.nonEmpty, key,
        isVisible, titleDynamic, tooltipDynamic, isEnabledDynamic, isVisibleDynamic, menuActions().nonEmpty,
        targetElements())
    }
    /// The actions in the menu beside the button.
    public var menuActions: [CardAction] {
      get { self["menuActions"] ?? [] }
      set { self["menuActions"] = newValue.nonEmpty }
    }
    /// The elements; a string is the id of one.
    public var targetElements: [TargetElement] {
      get { self["targetElements"] ?? [] }
      set { self["targetElements"] = newValue }
    }
  }
}

extension Action {
  /// Shows an element in a bubble beside the button.
  public struct Popover: CardActionProtocol {
    /// The name of the type.
    public static let typeName = "Action.Popover"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "title": String.self, "iconUrl": String.self, "style": Action.Style.self, "mode": Action.Mode.self,
      "tooltip": String.self, "isEnabled": Bool.self, "role": Action.Role.self, "id": String.self,
      "requires": [String: String].self, "fallback": Fallback<CardAction>.self, "themedIconUrls": [ThemedUrl].self,
      "key": String.self, "isVisible": Bool.self, "title.dynamic": String.self, "tooltip.dynamic": String.self,
      "isEnabled.dynamic": String.self, "isVisible.dynamic": String.self, "content": CardElement.self,
      "position": Action.Popover.Position.self, "displayArrow": Bool.self, "maxPopoverWidth": Pixels.self,
      "popoverTitle": String.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// Shows an element in a bubble beside the button.
    public init(
      content: CardElement, title: String? = nil, iconURL: String? = nil, style: Action.Style? = nil,
      mode: Action.Mode? = nil, tooltip: String? = nil, isEnabled: Bool? = nil, role: Action.Role? = nil,
      id: String? = nil, requires: [String: String]? = nil, fallback: Fallback<CardAction>? = nil,
      themedIconUrls: [ThemedUrl] = [], key: String? = nil, isVisible: Bool? = nil, titleDynamic: String? = nil,
      tooltipDynamic: String? = nil, isEnabledDynamic: String? = nil, isVisibleDynamic: String? = nil,
      position: Action.Popover.Position? = nil, displayArrow: Bool? = nil, maxPopoverWidth: Pixels? = nil,
      popoverTitle: String? = nil
    ) {
      object = Self.typed(
        title, iconURL, style, mode, tooltip, isEnabled, role, id, requires, fallback, themedIconUrls.nonEmpty, key,
        isVisible, titleDynamic, tooltipDynamic, isEnabledDynamic, isVisibleDynamic, content, position, displayArrow,
        maxPopoverWidth, popoverTitle)
    }
    /// The element in the bubble.
    public var content: CardElement? { get { self["content"] } set { self["content"] = newValue } }
    /// Where the bubble stands.
    public var position: Action.Popover.Position? { get { self["position"] } set { self["position"] = newValue } }
    /// Whether an arrow leads from the bubble to the button.
    public var displayArrow: Bool? { get { self["displayArrow"] } set { self["displayArrow"] = newValue } }
    /// The most width of the bubble, such as `300px`.
    public var maxPopoverWidth: Pixels? { get { self["maxPopoverWidth"] } set { self["maxPopoverWidth"] = newValue } }
    /// The title of the bubble on phones.
    public var popoverTitle: String? { get { self["popoverTitle"] } set { self["popoverTitle"] = newValue } }
  }
}

extension Action {
  /// Puts inputs back to their first values.
  public struct ResetInputs: CardActionProtocol {
    /// The name of the type.
    public static let typeName = "Action.ResetInputs"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "title": String.self, "iconUrl": String.self, "style": Action.Style.self, "mode": Action.Mode.self,
      "tooltip": String.self, "isEnabled": Bool.self, "role": Action.Role.self, "id": String.self,
      "requires": [String: String].self, "fallback": Fallback<CardAction>.self, "themedIconUrls": [ThemedUrl].self,
      "key": String.self, "isVisible": Bool.self, "title.dynamic": String.self, "tooltip.dynamic": String.self,
      "isEnabled.dynamic": String.self, "isVisible.dynamic": String.self, "menuActions": [CardAction].self,
      "targetInputIds": [String].self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// Puts inputs back to their first values.
    public init(
      targetInputIds: [String], title: String? = nil, iconURL: String? = nil, style: Action.Style? = nil,
      mode: Action.Mode? = nil, tooltip: String? = nil, isEnabled: Bool? = nil, role: Action.Role? = nil,
      id: String? = nil, requires: [String: String]? = nil, fallback: Fallback<CardAction>? = nil,
      themedIconUrls: [ThemedUrl] = [], key: String? = nil, isVisible: Bool? = nil, titleDynamic: String? = nil,
      tooltipDynamic: String? = nil, isEnabledDynamic: String? = nil, isVisibleDynamic: String? = nil,
      @ListBuilder<CardAction> menuActions: () -> [CardAction] = { [] }
    ) {
      object = Self.typed(
        title, iconURL, style, mode, tooltip, isEnabled, role, id, requires, fallback, themedIconUrls.nonEmpty, key,
        isVisible, titleDynamic, tooltipDynamic, isEnabledDynamic, isVisibleDynamic, menuActions().nonEmpty,
        targetInputIds)
    }
    /// The actions in the menu beside the button.
    public var menuActions: [CardAction] {
      get { self["menuActions"] ?? [] }
      set { self["menuActions"] = newValue.nonEmpty }
    }
    /// The ids of the inputs.
    public var targetInputIds: [String] {
      get { self["targetInputIds"] ?? [] }
      set { self["targetInputIds"] = newValue }
    }
  }
}

extension Action {
  /// Opens a page in a dialog of the host.
  public struct OpenUrlDialog: CardActionProtocol {
    /// The name of the type.
    public static let typeName = "Action.OpenUrlDialog"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "title": String.self, "iconUrl": String.self, "style": Action.Style.self, "mode": Action.Mode.self,
      "tooltip": String.self, "isEnabled": Bool.self, "role": Action.Role.self, "id": String.self,
      "requires": [String: String].self, "fallback": Fallback<CardAction>.self, "themedIconUrls": [ThemedUrl].self,
      "key": String.self, "isVisible": Bool.self, "title.dynamic": String.self, "tooltip.dynamic": String.self,
      "isEnabled.dynamic": String.self, "isVisible.dynamic": String.self, "menuActions": [CardAction].self,
      "url": String.self, "dialogTitle": String.self, "dialogWidth": JSONValue.self, "dialogHeight": JSONValue.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// Opens a page in a dialog of the host.
    public init(
      _ url: String, title: String? = nil, iconURL: String? = nil, style: Action.Style? = nil, mode: Action.Mode? = nil,
      tooltip: String? = nil, isEnabled: Bool? = nil, role: Action.Role? = nil, id: String? = nil,
      requires: [String: String]? = nil, fallback: Fallback<CardAction>? = nil, themedIconUrls: [ThemedUrl] = [],
      key: String? = nil, isVisible: Bool? = nil, titleDynamic: String? = nil, tooltipDynamic: String? = nil,
      isEnabledDynamic: String? = nil, isVisibleDynamic: String? = nil, dialogTitle: String? = nil,
      dialogWidth: JSONValue? = nil, dialogHeight: JSONValue? = nil,
      @ListBuilder<CardAction> menuActions: () -> [CardAction] = { [] }
    ) {
      object = Self.typed(
        title, iconURL, style, mode, tooltip, isEnabled, role, id, requires, fallback, themedIconUrls.nonEmpty, key,
        isVisible, titleDynamic, tooltipDynamic, isEnabledDynamic, isVisibleDynamic, menuActions().nonEmpty, url,
        dialogTitle, dialogWidth, dialogHeight)
    }
    /// The actions in the menu beside the button.
    public var menuActions: [CardAction] {
      get { self["menuActions"] ?? [] }
      set { self["menuActions"] = newValue.nonEmpty }
    }
    /// The URL.
    public var url: String { get { self["url"] ?? "" } set { self["url"] = newValue } }
    /// The title of the dialog.
    public var dialogTitle: String? { get { self["dialogTitle"] } set { self["dialogTitle"] = newValue } }
    /// The width of the dialog: a name, or pixels such as `400px`.
    public var dialogWidth: JSONValue? { get { self["dialogWidth"] } set { self["dialogWidth"] = newValue } }
    /// The height of the dialog: a name, or pixels such as `400px`.
    public var dialogHeight: JSONValue? { get { self["dialogHeight"] } set { self["dialogHeight"] = newValue } }
  }
}

extension Action {
  /// Puts a picture into the document.
  public struct InsertImage: CardActionProtocol {
    /// The name of the type.
    public static let typeName = "Action.InsertImage"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "title": String.self, "iconUrl": String.self, "style": Action.Style.self, "mode": Action.Mode.self,
      "tooltip": String.self, "isEnabled": Bool.self, "role": Action.Role.self, "id": String.self,
      "requires": [String: String].self, "fallback": Fallback<CardAction>.self, "themedIconUrls": [ThemedUrl].self,
      "key": String.self, "isVisible": Bool.self, "title.dynamic": String.self, "tooltip.dynamic": String.self,
      "isEnabled.dynamic": String.self, "isVisible.dynamic": String.self, "menuActions": [CardAction].self,
      "url": String.self, "altText": String.self, "insertPosition": Action.InsertImage.InsertPosition.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// Puts a picture into the document.
    public init(
      _ url: String, title: String? = nil, iconURL: String? = nil, style: Action.Style? = nil, mode: Action.Mode? = nil,
      tooltip: String? = nil, isEnabled: Bool? = nil, role: Action.Role? = nil, id: String? = nil,
      requires: [String: String]? = nil, fallback: Fallback<CardAction>? = nil, themedIconUrls: [ThemedUrl] = [],
      key: String? = nil, isVisible: Bool? = nil, titleDynamic: String? = nil, tooltipDynamic: String? = nil,
      isEnabledDynamic: String? = nil, isVisibleDynamic: String? = nil, altText: String? = nil,
      insertPosition: Action.InsertImage.InsertPosition? = nil,
      @ListBuilder<CardAction> menuActions: () -> [CardAction] = { [] }
    ) {
      object = Self.typed(
        title, iconURL, style, mode, tooltip, isEnabled, role, id, requires, fallback, themedIconUrls.nonEmpty, key,
        isVisible, titleDynamic, tooltipDynamic, isEnabledDynamic, isVisibleDynamic, menuActions().nonEmpty, url,
        altText, insertPosition)
    }
    /// The actions in the menu beside the button.
    public var menuActions: [CardAction] {
      get { self["menuActions"] ?? [] }
      set { self["menuActions"] = newValue.nonEmpty }
    }
    /// The URL.
    public var url: String { get { self["url"] ?? "" } set { self["url"] = newValue } }
    /// The description for screen readers.
    public var altText: String? { get { self["altText"] } set { self["altText"] = newValue } }
    /// Where the picture is put.
    public var insertPosition: Action.InsertImage.InsertPosition? {
      get { self["insertPosition"] }
      set { self["insertPosition"] = newValue }
    }
  }
}

extension Action {
  /// Runs commands of the host.
  public struct RunCommands: CardActionProtocol {
    /// The name of the type.
    public static let typeName = "Action.RunCommands"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "title": String.self, "iconUrl": String.self, "style": Action.Style.self, "mode": Action.Mode.self,
      "tooltip": String.self, "isEnabled": Bool.self, "role": Action.Role.self, "id": String.self,
      "requires": [String: String].self, "fallback": Fallback<CardAction>.self, "themedIconUrls": [ThemedUrl].self,
      "key": String.self, "isVisible": Bool.self, "title.dynamic": String.self, "tooltip.dynamic": String.self,
      "isEnabled.dynamic": String.self, "isVisible.dynamic": String.self, "menuActions": [CardAction].self,
      "commands": [String].self, "onFailure": String.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// Runs commands of the host.
    public init(
      commands: [String], title: String? = nil, iconURL: String? = nil, style: Action.Style? = nil,
      mode: Action.Mode? = nil, tooltip: String? = nil, isEnabled: Bool? = nil, role: Action.Role? = nil,
      id: String? = nil, requires: [String: String]? = nil, fallback: Fallback<CardAction>? = nil,
      themedIconUrls: [ThemedUrl] = [], key: String? = nil, isVisible: Bool? = nil, titleDynamic: String? = nil,
      tooltipDynamic: String? = nil, isEnabledDynamic: String? = nil, isVisibleDynamic: String? = nil,
      onFailure: String? = nil, @ListBuilder<CardAction> menuActions: () -> [CardAction] = { [] }
    ) {
      object = Self.typed(
        title, iconURL, style, mode, tooltip, isEnabled, role, id, requires, fallback, themedIconUrls.nonEmpty, key,
        isVisible, titleDynamic, tooltipDynamic, isEnabledDynamic, isVisibleDynamic, menuActions().nonEmpty, commands,
        onFailure)
    }
    /// The actions in the menu beside the button.
    public var menuActions: [CardAction] {
      get { self["menuActions"] ?? [] }
      set { self["menuActions"] = newValue.nonEmpty }
    }
    /// The commands, one after the other.
    public var commands: [String] { get { self["commands"] ?? [] } set { self["commands"] = newValue } }
    /// The command that runs when one fails.
    public var onFailure: String? { get { self["onFailure"] } set { self["onFailure"] = newValue } }
  }
}

extension Action {
  /// Sends a request to a service.
  public struct Http: CardActionProtocol {
    /// The name of the type.
    public static let typeName = "Action.Http"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "title": String.self, "iconUrl": String.self, "style": Action.Style.self, "mode": Action.Mode.self,
      "tooltip": String.self, "isEnabled": Bool.self, "role": Action.Role.self, "id": String.self,
      "requires": [String: String].self, "fallback": Fallback<CardAction>.self, "themedIconUrls": [ThemedUrl].self,
      "key": String.self, "isVisible": Bool.self, "title.dynamic": String.self, "tooltip.dynamic": String.self,
      "isEnabled.dynamic": String.self, "isVisible.dynamic": String.self, "menuActions": [CardAction].self,
      "method": String.self, "url": String.self, "body": String.self, "headers": [HttpHeader].self,
      "isPrimary": Bool.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// Sends a request to a service.
    public init(
      _ url: String, title: String? = nil, iconURL: String? = nil, style: Action.Style? = nil, mode: Action.Mode? = nil,
      tooltip: String? = nil, isEnabled: Bool? = nil, role: Action.Role? = nil, id: String? = nil,
      requires: [String: String]? = nil, fallback: Fallback<CardAction>? = nil, themedIconUrls: [ThemedUrl] = [],
      key: String? = nil, isVisible: Bool? = nil, titleDynamic: String? = nil, tooltipDynamic: String? = nil,
      isEnabledDynamic: String? = nil, isVisibleDynamic: String? = nil, method: String? = nil, body: String? = nil,
      isPrimary: Bool? = nil, @ListBuilder<CardAction> menuActions: () -> [CardAction] = { [] },
      @ListBuilder<HttpHeader> headers: () -> [HttpHeader] = { [] }
    ) {
      object = Self.typed(
        title, iconURL, style, mode, tooltip, isEnabled, role, id, requires, fallback, themedIconUrls.nonEmpty, key,
        isVisible, titleDynamic, tooltipDynamic, isEnabledDynamic, isVisibleDynamic, menuActions().nonEmpty, method,
        url, body, headers().nonEmpty, isPrimary)
    }
    /// The actions in the menu beside the button.
    public var menuActions: [CardAction] {
      get { self["menuActions"] ?? [] }
      set { self["menuActions"] = newValue.nonEmpty }
    }
    /// The method of the request: `GET` or `POST`.
    public var method: String? { get { self["method"] } set { self["method"] = newValue } }
    /// Where the request is sent.
    public var url: String { get { self["url"] ?? "" } set { self["url"] = newValue } }
    /// The body of the request; `{{id.value}}` is the value of an input.
    public var body: String? { get { self["body"] } set { self["body"] = newValue } }
    /// The headers of the request.
    public var headers: [HttpHeader] { get { self["headers"] ?? [] } set { self["headers"] = newValue.nonEmpty } }
    /// Whether it is the main button.
    public var isPrimary: Bool? { get { self["isPrimary"] } set { self["isPrimary"] = newValue } }
  }
}

extension Action {
  /// Opens an add-in of Outlook.
  public struct InvokeAddInCommand: CardActionProtocol {
    /// The name of the type.
    public static let typeName = "Action.InvokeAddInCommand"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "title": String.self, "iconUrl": String.self, "style": Action.Style.self, "mode": Action.Mode.self,
      "tooltip": String.self, "isEnabled": Bool.self, "role": Action.Role.self, "id": String.self,
      "requires": [String: String].self, "fallback": Fallback<CardAction>.self, "themedIconUrls": [ThemedUrl].self,
      "key": String.self, "isVisible": Bool.self, "title.dynamic": String.self, "tooltip.dynamic": String.self,
      "isEnabled.dynamic": String.self, "isVisible.dynamic": String.self, "menuActions": [CardAction].self,
      "addInId": String.self, "desktopCommandId": String.self, "initializationContext": JSONValue.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// Opens an add-in of Outlook.
    public init(
      addInId: String, desktopCommandId: String, title: String? = nil, iconURL: String? = nil,
      style: Action.Style? = nil, mode: Action.Mode? = nil, tooltip: String? = nil, isEnabled: Bool? = nil,
      role: Action.Role? = nil, id: String? = nil, requires: [String: String]? = nil,
      fallback: Fallback<CardAction>? = nil, themedIconUrls: [ThemedUrl] = [], key: String? = nil,
      isVisible: Bool? = nil, titleDynamic: String? = nil, tooltipDynamic: String? = nil,
      isEnabledDynamic: String? = nil, isVisibleDynamic: String? = nil, initializationContext: JSONValue? = nil,
      @ListBuilder<CardAction> menuActions: () -> [CardAction] = { [] }
    ) {
      object = Self.typed(
        title, iconURL, style, mode, tooltip, isEnabled, role, id, requires, fallback, themedIconUrls.nonEmpty, key,
        isVisible, titleDynamic, tooltipDynamic, isEnabledDynamic, isVisibleDynamic, menuActions().nonEmpty, addInId,
        desktopCommandId, initializationContext)
    }
    /// The actions in the menu beside the button.
    public var menuActions: [CardAction] {
      get { self["menuActions"] ?? [] }
      set { self["menuActions"] = newValue.nonEmpty }
    }
    /// The id of the add-in.
    public var addInId: String { get { self["addInId"] ?? "" } set { self["addInId"] = newValue } }
    /// The id of the add-in's command.
    public var desktopCommandId: String {
      get { self["desktopCommandId"] ?? "" }
      set { self["desktopCommandId"] = newValue }
    }
    /// What the add-in gets to know.
    public var initializationContext: JSONValue? {
      get { self["initializationContext"] }
      set { self["initializationContext"] = newValue }
    }
  }
}

extension Action {
  /// Opens a message.
  public struct DisplayMessageForm: CardActionProtocol {
    /// The name of the type.
    public static let typeName = "Action.DisplayMessageForm"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "title": String.self, "iconUrl": String.self, "style": Action.Style.self, "mode": Action.Mode.self,
      "tooltip": String.self, "isEnabled": Bool.self, "role": Action.Role.self, "id": String.self,
      "requires": [String: String].self, "fallback": Fallback<CardAction>.self, "themedIconUrls": [ThemedUrl].self,
      "key": String.self, "isVisible": Bool.self, "title.dynamic": String.self, "tooltip.dynamic": String.self,
      "isEnabled.dynamic": String.self, "isVisible.dynamic": String.self, "menuActions": [CardAction].self,
      "itemId": String.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// Opens a message.
    public init(
      itemId: String, title: String? = nil, iconURL: String? = nil, style: Action.Style? = nil,
      mode: Action.Mode? = nil, tooltip: String? = nil, isEnabled: Bool? = nil, role: Action.Role? = nil,
      id: String? = nil, requires: [String: String]? = nil, fallback: Fallback<CardAction>? = nil,
      themedIconUrls: [ThemedUrl] = [], key: String? = nil, isVisible: Bool? = nil, titleDynamic: String? = nil,
      tooltipDynamic: String? = nil, isEnabledDynamic: String? = nil, isVisibleDynamic: String? = nil,
      @ListBuilder<CardAction> menuActions: () -> [CardAction] = { [] }
    ) {
      object = Self.typed(
        title, iconURL, style, mode, tooltip, isEnabled, role, id, requires, fallback, themedIconUrls.nonEmpty, key,
        isVisible, titleDynamic, tooltipDynamic, isEnabledDynamic, isVisibleDynamic, menuActions().nonEmpty, itemId)
    }
    /// The actions in the menu beside the button.
    public var menuActions: [CardAction] {
      get { self["menuActions"] ?? [] }
      set { self["menuActions"] = newValue.nonEmpty }
    }
    /// The id of the message or appointment.
    public var itemId: String { get { self["itemId"] ?? "" } set { self["itemId"] = newValue } }
  }
}

extension Action {
  /// Opens an appointment.
  public struct DisplayAppointmentForm: CardActionProtocol {
    /// The name of the type.
    public static let typeName = "Action.DisplayAppointmentForm"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "title": String.self, "iconUrl": String.self, "style": Action.Style.self, "mode": Action.Mode.self,
      "tooltip": String.self, "isEnabled": Bool.self, "role": Action.Role.self, "id": String.self,
      "requires": [String: String].self, "fallback": Fallback<CardAction>.self, "themedIconUrls": [ThemedUrl].self,
      "key": String.self, "isVisible": Bool.self, "title.dynamic": String.self, "tooltip.dynamic": String.self,
      "isEnabled.dynamic": String.self, "isVisible.dynamic": String.self, "menuActions": [CardAction].self,
      "itemId": String.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// Opens an appointment.
    public init(
      itemId: String, title: String? = nil, iconURL: String? = nil, style: Action.Style? = nil,
      mode: Action.Mode? = nil, tooltip: String? = nil, isEnabled: Bool? = nil, role: Action.Role? = nil,
      id: String? = nil, requires: [String: String]? = nil, fallback: Fallback<CardAction>? = nil,
      themedIconUrls: [ThemedUrl] = [], key: String? = nil, isVisible: Bool? = nil, titleDynamic: String? = nil,
      tooltipDynamic: String? = nil, isEnabledDynamic: String? = nil, isVisibleDynamic: String? = nil,
      @ListBuilder<CardAction> menuActions: () -> [CardAction] = { [] }
    ) {
      object = Self.typed(
        title, iconURL, style, mode, tooltip, isEnabled, role, id, requires, fallback, themedIconUrls.nonEmpty, key,
        isVisible, titleDynamic, tooltipDynamic, isEnabledDynamic, isVisibleDynamic, menuActions().nonEmpty, itemId)
    }
    /// The actions in the menu beside the button.
    public var menuActions: [CardAction] {
      get { self["menuActions"] ?? [] }
      set { self["menuActions"] = newValue.nonEmpty }
    }
    /// The id of the message or appointment.
    public var itemId: String { get { self["itemId"] ?? "" } set { self["itemId"] = newValue } }
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

/// A header of a request.
public struct HttpHeader: CardObject {
  /// The name of the type.
  public static let typeName = "HttpHeader"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "name": String.self, "value": String.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A header of a request.
  public init(name: String? = nil, value: String? = nil) {
    object = Self.untyped(name, value)
  }
  /// The name.
  public var name: String? { get { self["name"] } set { self["name"] = newValue } }
  /// The value.
  public var value: String? { get { self["value"] } set { self["value"] = newValue } }
}

/// The room at each edge of a box.
public struct OutlookPadding: CardObject {
  /// The name of the type.
  public static let typeName = "OutlookPadding"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "top": OutlookPadding.Size.self, "right": OutlookPadding.Size.self, "bottom": OutlookPadding.Size.self,
    "left": OutlookPadding.Size.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// The room at each edge of a box.
  public init(
    top: OutlookPadding.Size? = nil, right: OutlookPadding.Size? = nil, bottom: OutlookPadding.Size? = nil,
    left: OutlookPadding.Size? = nil
  ) {
    object = Self.untyped(top, right, bottom, left)
  }
  /// The room at the upper edge.
  public var top: OutlookPadding.Size? { get { self["top"] } set { self["top"] = newValue } }
  /// The room at the right edge.
  public var right: OutlookPadding.Size? { get { self["right"] } set { self["right"] = newValue } }
  /// The room at the lower edge.
  public var bottom: OutlookPadding.Size? { get { self["bottom"] } set { self["bottom"] = newValue } }
  /// The room at the left edge.
  public var left: OutlookPadding.Size? { get { self["left"] } set { self["left"] = newValue } }
}
