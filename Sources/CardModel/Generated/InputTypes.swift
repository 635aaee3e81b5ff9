// Written by `UPDATE_REFERENCE=1 swift test --filter ModelSourceTests` from the vocabulary of Adaptive Cards.
// swift-format-ignore-file

extension Input {
  /// A field for text.
  public struct Text: CardInputProtocol {
    /// The name of the type.
    public static let typeName = "Input.Text"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "value": String.self, "placeholder": String.self, "isMultiline": Bool.self, "maxLength": Int.self,
      "regex": String.self, "style": Input.Text.Style.self, "inlineAction": CardAction.self, "id": String.self,
      "label": String.self, "isRequired": Bool.self, "errorMessage": String.self,
      "labelPosition": Input.LabelPosition.self, "labelWidth": Input.LabelWidth.self, "inputStyle": Input.Style.self,
      "isVisible": Bool.self, "requires": [String: String].self, "fallback": Fallback<CardElement>.self,
      "lang": String.self, "targetWidth": TargetWidth.self, "grid.area": String.self, "key": String.self,
      "isSortKey": Bool.self, "isVisible.dynamic": String.self, "spacing": Spacing.self, "separator": Bool.self,
      "height": BlockHeight.self, "horizontalAlignment": HorizontalAlignment.self, "valueChangedAction": CardAction.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// A field for text.
    public init(
      id: String, label: String? = nil, value: String? = nil, placeholder: String? = nil, isMultiline: Bool? = nil,
      maxLength: Int? = nil, regex: String? = nil, style: Input.Text.Style? = nil, inlineAction: CardAction? = nil,
      isRequired: Bool? = nil, errorMessage: String? = nil, labelPosition: Input.LabelPosition? = nil,
      labelWidth: Input.LabelWidth? = nil, inputStyle: Input.Style? = nil, isVisible: Bool? = nil,
      requires: [String: String]? = nil, fallback: Fallback<CardElement>? = nil, lang: String? = nil,
      targetWidth: TargetWidth? = nil, gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil,
      isVisibleDynamic: String? = nil, spacing: Spacing? = nil, separator: Bool? = nil, height: BlockHeight? = nil,
      horizontalAlignment: HorizontalAlignment? = nil, valueChangedAction: CardAction? = nil
    ) {
      object = Self.typed(
        value, placeholder, isMultiline, maxLength, regex, style, inlineAction, id, label, isRequired, errorMessage,
        labelPosition, labelWidth, inputStyle, isVisible, requires, fallback, lang, targetWidth, gridArea, key,
        isSortKey, isVisibleDynamic, spacing, separator, height, horizontalAlignment, valueChangedAction)
    }
    /// The value.
    public var value: String? { get { self["value"] } set { self["value"] = newValue } }
    /// The placeholder of an empty field.
    public var placeholder: String? { get { self["placeholder"] } set { self["placeholder"] = newValue } }
    /// Whether the text may have several lines.
    public var isMultiline: Bool? { get { self["isMultiline"] } set { self["isMultiline"] = newValue } }
    /// The maximum number of characters.
    public var maxLength: Int? { get { self["maxLength"] } set { self["maxLength"] = newValue } }
    /// The regular expression that the text must match.
    public var regex: String? { get { self["regex"] } set { self["regex"] = newValue } }
    /// The kind of text.
    public var style: Input.Text.Style? { get { self["style"] } set { self["style"] = newValue } }
    /// The action beside the field: any action except `Action.ShowCard`.
    public var inlineAction: CardAction? { get { self["inlineAction"] } set { self["inlineAction"] = newValue } }
  }
}

extension Input {
  /// A field for a number.
  public struct Number: CardInputProtocol {
    /// The name of the type.
    public static let typeName = "Input.Number"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "value": Double.self, "placeholder": String.self, "min": Double.self, "max": Double.self, "id": String.self,
      "label": String.self, "isRequired": Bool.self, "errorMessage": String.self,
      "labelPosition": Input.LabelPosition.self, "labelWidth": Input.LabelWidth.self, "inputStyle": Input.Style.self,
      "isVisible": Bool.self, "requires": [String: String].self, "fallback": Fallback<CardElement>.self,
      "lang": String.self, "targetWidth": TargetWidth.self, "grid.area": String.self, "key": String.self,
      "isSortKey": Bool.self, "isVisible.dynamic": String.self, "spacing": Spacing.self, "separator": Bool.self,
      "height": BlockHeight.self, "horizontalAlignment": HorizontalAlignment.self, "valueChangedAction": CardAction.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// A field for a number.
    public init(
      id: String, label: String? = nil, value: Double? = nil, placeholder: String? = nil, min: Double? = nil,
      max: Double? = nil, isRequired: Bool? = nil, errorMessage: String? = nil,
      labelPosition: Input.LabelPosition? = nil, labelWidth: Input.LabelWidth? = nil, inputStyle: Input.Style? = nil,
      isVisible: Bool? = nil, requires: [String: String]? = nil, fallback: Fallback<CardElement>? = nil,
      lang: String? = nil, targetWidth: TargetWidth? = nil, gridArea: String? = nil, key: String? = nil,
      isSortKey: Bool? = nil, isVisibleDynamic: String? = nil, spacing: Spacing? = nil, separator: Bool? = nil,
      height: BlockHeight? = nil, horizontalAlignment: HorizontalAlignment? = nil, valueChangedAction: CardAction? = nil
    ) {
      object = Self.typed(
        value, placeholder, min, max, id, label, isRequired, errorMessage, labelPosition, labelWidth, inputStyle,
        isVisible, requires, fallback, lang, targetWidth, gridArea, key, isSortKey, isVisibleDynamic, spacing,
        separator, height, horizontalAlignment, valueChangedAction)
    }
    /// The value.
    public var value: Double? { get { self["value"] } set { self["value"] = newValue } }
    /// The placeholder of an empty field.
    public var placeholder: String? { get { self["placeholder"] } set { self["placeholder"] = newValue } }
    /// The minimum value.
    public var min: Double? { get { self["min"] } set { self["min"] = newValue } }
    /// The maximum value.
    public var max: Double? { get { self["max"] } set { self["max"] = newValue } }
  }
}

extension Input {
  /// A field for a date.
  public struct Date: CardInputProtocol {
    /// The name of the type.
    public static let typeName = "Input.Date"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "value": String.self, "placeholder": String.self, "min": String.self, "max": String.self, "id": String.self,
      "label": String.self, "isRequired": Bool.self, "errorMessage": String.self,
      "labelPosition": Input.LabelPosition.self, "labelWidth": Input.LabelWidth.self, "inputStyle": Input.Style.self,
      "isVisible": Bool.self, "requires": [String: String].self, "fallback": Fallback<CardElement>.self,
      "lang": String.self, "targetWidth": TargetWidth.self, "grid.area": String.self, "key": String.self,
      "isSortKey": Bool.self, "isVisible.dynamic": String.self, "spacing": Spacing.self, "separator": Bool.self,
      "height": BlockHeight.self, "horizontalAlignment": HorizontalAlignment.self, "valueChangedAction": CardAction.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// A field for a date.
    public init(
      id: String, label: String? = nil, value: String? = nil, placeholder: String? = nil, min: String? = nil,
      max: String? = nil, isRequired: Bool? = nil, errorMessage: String? = nil,
      labelPosition: Input.LabelPosition? = nil, labelWidth: Input.LabelWidth? = nil, inputStyle: Input.Style? = nil,
      isVisible: Bool? = nil, requires: [String: String]? = nil, fallback: Fallback<CardElement>? = nil,
      lang: String? = nil, targetWidth: TargetWidth? = nil, gridArea: String? = nil, key: String? = nil,
      isSortKey: Bool? = nil, isVisibleDynamic: String? = nil, spacing: Spacing? = nil, separator: Bool? = nil,
      height: BlockHeight? = nil, horizontalAlignment: HorizontalAlignment? = nil, valueChangedAction: CardAction? = nil
    ) {
      object = Self.typed(
        value, placeholder, min, max, id, label, isRequired, errorMessage, labelPosition, labelWidth, inputStyle,
        isVisible, requires, fallback, lang, targetWidth, gridArea, key, isSortKey, isVisibleDynamic, spacing,
        separator, height, horizontalAlignment, valueChangedAction)
    }
    /// The value.
    public var value: String? { get { self["value"] } set { self["value"] = newValue } }
    /// The placeholder of an empty field.
    public var placeholder: String? { get { self["placeholder"] } set { self["placeholder"] = newValue } }
    /// The minimum value.
    public var min: String? { get { self["min"] } set { self["min"] = newValue } }
    /// The maximum value.
    public var max: String? { get { self["max"] } set { self["max"] = newValue } }
  }
}

extension Input {
  /// A field for a time.
  public struct Time: CardInputProtocol {
    /// The name of the type.
    public static let typeName = "Input.Time"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "value": String.self, "placeholder": String.self, "min": String.self, "max": String.self, "id": String.self,
      "label": String.self, "isRequired": Bool.self, "errorMessage": String.self,
      "labelPosition": Input.LabelPosition.self, "labelWidth": Input.LabelWidth.self, "inputStyle": Input.Style.self,
      "isVisible": Bool.self, "requires": [String: String].self, "fallback": Fallback<CardElement>.self,
      "lang": String.self, "targetWidth": TargetWidth.self, "grid.area": String.self, "key": String.self,
      "isSortKey": Bool.self, "isVisible.dynamic": String.self, "spacing": Spacing.self, "separator": Bool.self,
      "height": BlockHeight.self, "horizontalAlignment": HorizontalAlignment.self, "valueChangedAction": CardAction.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// A field for a time.
    public init(
      id: String, label: String? = nil, value: String? = nil, placeholder: String? = nil, min: String? = nil,
      max: String? = nil, isRequired: Bool? = nil, errorMessage: String? = nil,
      labelPosition: Input.LabelPosition? = nil, labelWidth: Input.LabelWidth? = nil, inputStyle: Input.Style? = nil,
      isVisible: Bool? = nil, requires: [String: String]? = nil, fallback: Fallback<CardElement>? = nil,
      lang: String? = nil, targetWidth: TargetWidth? = nil, gridArea: String? = nil, key: String? = nil,
      isSortKey: Bool? = nil, isVisibleDynamic: String? = nil, spacing: Spacing? = nil, separator: Bool? = nil,
      height: BlockHeight? = nil, horizontalAlignment: HorizontalAlignment? = nil, valueChangedAction: CardAction? = nil
    ) {
      object = Self.typed(
        value, placeholder, min, max, id, label, isRequired, errorMessage, labelPosition, labelWidth, inputStyle,
        isVisible, requires, fallback, lang, targetWidth, gridArea, key, isSortKey, isVisibleDynamic, spacing,
        separator, height, horizontalAlignment, valueChangedAction)
    }
    /// The value.
    public var value: String? { get { self["value"] } set { self["value"] = newValue } }
    /// The placeholder of an empty field.
    public var placeholder: String? { get { self["placeholder"] } set { self["placeholder"] = newValue } }
    /// The minimum value.
    public var min: String? { get { self["min"] } set { self["min"] = newValue } }
    /// The maximum value.
    public var max: String? { get { self["max"] } set { self["max"] = newValue } }
  }
}

extension Input {
  /// A switch between two values.
  public struct Toggle: CardInputProtocol {
    /// The name of the type.
    public static let typeName = "Input.Toggle"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "title": String.self, "value": String.self, "valueOn": String.self, "valueOff": String.self, "wrap": Bool.self,
      "showTitle": Bool.self, "id": String.self, "label": String.self, "isRequired": Bool.self,
      "errorMessage": String.self, "labelPosition": Input.LabelPosition.self, "labelWidth": Input.LabelWidth.self,
      "inputStyle": Input.Style.self, "isVisible": Bool.self, "requires": [String: String].self,
      "fallback": Fallback<CardElement>.self, "lang": String.self, "targetWidth": TargetWidth.self,
      "grid.area": String.self, "key": String.self, "isSortKey": Bool.self, "isVisible.dynamic": String.self,
      "spacing": Spacing.self, "separator": Bool.self, "height": BlockHeight.self,
      "horizontalAlignment": HorizontalAlignment.self, "valueChangedAction": CardAction.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// A switch between two values.
    public init(
      id: String, title: String, label: String? = nil, value: String? = nil, valueOn: String? = nil,
      valueOff: String? = nil, wrap: Bool? = nil, showTitle: Bool? = nil, isRequired: Bool? = nil,
      errorMessage: String? = nil, labelPosition: Input.LabelPosition? = nil, labelWidth: Input.LabelWidth? = nil,
      inputStyle: Input.Style? = nil, isVisible: Bool? = nil, requires: [String: String]? = nil,
      fallback: Fallback<CardElement>? = nil, lang: String? = nil, targetWidth: TargetWidth? = nil,
      gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil, isVisibleDynamic: String? = nil,
      spacing: Spacing? = nil, separator: Bool? = nil, height: BlockHeight? = nil,
      horizontalAlignment: HorizontalAlignment? = nil, valueChangedAction: CardAction? = nil
    ) {
      object = Self.typed(
        title, value, valueOn, valueOff, wrap, showTitle, id, label, isRequired, errorMessage, labelPosition,
        labelWidth, inputStyle, isVisible, requires, fallback, lang, targetWidth, gridArea, key, isSortKey,
        isVisibleDynamic, spacing, separator, height, horizontalAlignment, valueChangedAction)
    }
    /// The title.
    public var title: String { get { self["title"] ?? "" } set { self["title"] = newValue } }
    /// The value.
    public var value: String? { get { self["value"] } set { self["value"] = newValue } }
    /// The value when it is on.
    public var valueOn: String? { get { self["valueOn"] } set { self["valueOn"] = newValue } }
    /// The value when it is off.
    public var valueOff: String? { get { self["valueOff"] } set { self["valueOff"] = newValue } }
    /// Whether the text may wrap to several lines.
    public var wrap: Bool? { get { self["wrap"] } set { self["wrap"] = newValue } }
    /// Whether the title is shown.
    public var showTitle: Bool? { get { self["showTitle"] } set { self["showTitle"] = newValue } }
  }
}

extension Input {
  /// Stars to choose a rating from.
  public struct Rating: CardInputProtocol {
    /// The name of the type.
    public static let typeName = "Input.Rating"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "value": Double.self, "max": Double.self, "allowHalfSteps": Bool.self, "color": StarColor.self,
      "size": StarSize.self, "id": String.self, "label": String.self, "isRequired": Bool.self,
      "errorMessage": String.self, "labelPosition": Input.LabelPosition.self, "labelWidth": Input.LabelWidth.self,
      "inputStyle": Input.Style.self, "isVisible": Bool.self, "requires": [String: String].self,
      "fallback": Fallback<CardElement>.self, "lang": String.self, "targetWidth": TargetWidth.self,
      "grid.area": String.self, "key": String.self, "isSortKey": Bool.self, "isVisible.dynamic": String.self,
      "spacing": Spacing.self, "separator": Bool.self, "height": BlockHeight.self,
      "horizontalAlignment": HorizontalAlignment.self, "valueChangedAction": CardAction.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// Stars to choose a rating from.
    public init(
      id: String, label: String? = nil, value: Double? = nil, max: Double? = nil, allowHalfSteps: Bool? = nil,
      color: StarColor? = nil, size: StarSize? = nil, isRequired: Bool? = nil, errorMessage: String? = nil,
      labelPosition: Input.LabelPosition? = nil, labelWidth: Input.LabelWidth? = nil, inputStyle: Input.Style? = nil,
      isVisible: Bool? = nil, requires: [String: String]? = nil, fallback: Fallback<CardElement>? = nil,
      lang: String? = nil, targetWidth: TargetWidth? = nil, gridArea: String? = nil, key: String? = nil,
      isSortKey: Bool? = nil, isVisibleDynamic: String? = nil, spacing: Spacing? = nil, separator: Bool? = nil,
      height: BlockHeight? = nil, horizontalAlignment: HorizontalAlignment? = nil, valueChangedAction: CardAction? = nil
    ) {
      object = Self.typed(
        value, max, allowHalfSteps, color, size, id, label, isRequired, errorMessage, labelPosition, labelWidth,
        inputStyle, isVisible, requires, fallback, lang, targetWidth, gridArea, key, isSortKey, isVisibleDynamic,
        spacing, separator, height, horizontalAlignment, valueChangedAction)
    }
    /// The number of stars at first.
    public var value: Double? { get { self["value"] } set { self["value"] = newValue } }
    /// The number of all stars.
    public var max: Double? { get { self["max"] } set { self["max"] = newValue } }
    /// Whether half stars can be chosen.
    public var allowHalfSteps: Bool? { get { self["allowHalfSteps"] } set { self["allowHalfSteps"] = newValue } }
    /// The colour of the stars.
    public var color: StarColor? { get { self["color"] } set { self["color"] = newValue } }
    /// The size.
    public var size: StarSize? { get { self["size"] } set { self["size"] = newValue } }
  }
}

extension Input {
  /// A choice of one or several values.
  public struct ChoiceSet: CardInputProtocol {
    /// The name of the type.
    public static let typeName = "Input.ChoiceSet"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "choices": [Input.Choice].self, "choices.data": DataQuery.self, "value": String.self, "placeholder": String.self,
      "isMultiSelect": Bool.self, "style": Input.ChoiceSet.Style.self, "wrap": Bool.self,
      "useMultipleColumns": Bool.self, "minColumnWidth": Pixels.self, "id": String.self, "label": String.self,
      "isRequired": Bool.self, "errorMessage": String.self, "labelPosition": Input.LabelPosition.self,
      "labelWidth": Input.LabelWidth.self, "inputStyle": Input.Style.self, "isVisible": Bool.self,
      "requires": [String: String].self, "fallback": Fallback<CardElement>.self, "lang": String.self,
      "targetWidth": TargetWidth.self, "grid.area": String.self, "key": String.self, "isSortKey": Bool.self,
      "isVisible.dynamic": String.self, "spacing": Spacing.self, "separator": Bool.self, "height": BlockHeight.self,
      "horizontalAlignment": HorizontalAlignment.self, "valueChangedAction": CardAction.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// A choice of one or several values.
    public init(
      id: String, label: String? = nil, choicesData: DataQuery? = nil, value: String? = nil, placeholder: String? = nil,
      isMultiSelect: Bool? = nil, style: Input.ChoiceSet.Style? = nil, wrap: Bool? = nil,
      useMultipleColumns: Bool? = nil, minColumnWidth: Pixels? = nil, isRequired: Bool? = nil,
      errorMessage: String? = nil, labelPosition: Input.LabelPosition? = nil, labelWidth: Input.LabelWidth? = nil,
      inputStyle: Input.Style? = nil, isVisible: Bool? = nil, requires: [String: String]? = nil,
      fallback: Fallback<CardElement>? = nil, lang: String? = nil, targetWidth: TargetWidth? = nil,
      gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil, isVisibleDynamic: String? = nil,
      spacing: Spacing? = nil, separator: Bool? = nil, height: BlockHeight? = nil,
      horizontalAlignment: HorizontalAlignment? = nil, valueChangedAction: CardAction? = nil,
      @ListBuilder<Input.Choice> choices: () -> [Input.Choice] = { [] }
    ) {
      object = Self.typed(
        choices().nonEmpty, choicesData, value, placeholder, isMultiSelect, style, wrap, useMultipleColumns,
        minColumnWidth, id, label, isRequired, errorMessage, labelPosition, labelWidth, inputStyle, isVisible, requires,
        fallback, lang, targetWidth, gridArea, key, isSortKey, isVisibleDynamic, spacing, separator, height,
        horizontalAlignment, valueChangedAction)
    }
    /// The choices.
    public var choices: [Input.Choice] { get { self["choices"] ?? [] } set { self["choices"] = newValue.nonEmpty } }
    /// The query for more choices.
    public var choicesData: DataQuery? { get { self["choices.data"] } set { self["choices.data"] = newValue } }
    /// The value.
    public var value: String? { get { self["value"] } set { self["value"] = newValue } }
    /// The placeholder of an empty field.
    public var placeholder: String? { get { self["placeholder"] } set { self["placeholder"] = newValue } }
    /// Whether several choices can be selected.
    public var isMultiSelect: Bool? { get { self["isMultiSelect"] } set { self["isMultiSelect"] = newValue } }
    /// How the choices are shown.
    public var style: Input.ChoiceSet.Style? { get { self["style"] } set { self["style"] = newValue } }
    /// Whether the text may wrap to several lines.
    public var wrap: Bool? { get { self["wrap"] } set { self["wrap"] = newValue } }
    /// Whether the choices stand in several columns.
    public var useMultipleColumns: Bool? {
      get { self["useMultipleColumns"] }
      set { self["useMultipleColumns"] = newValue }
    }
    /// The least width of a column of choices, such as `120px`.
    public var minColumnWidth: Pixels? { get { self["minColumnWidth"] } set { self["minColumnWidth"] = newValue } }
  }
}

extension Input {
  /// One of the values of a choice set.
  public struct Choice: CardObject {
    /// The name of the type.
    public static let typeName = "Input.Choice"
    /// The properties of the type.
    public static let properties: CardProperties = [
      "title": String.self, "value": String.self
    ]
    /// The members.
    public var object: JSONObject
    /// An object with these members, whatever they are.
    public init(object: JSONObject) { self.object = object }
    /// One of the values of a choice set.
    public init(_ title: String, value: String) {
      object = Self.untyped(title, value)
    }
    /// The title.
    public var title: String { get { self["title"] ?? "" } set { self["title"] = newValue } }
    /// The value.
    public var value: String { get { self["value"] ?? "" } set { self["value"] = newValue } }
  }
}

/// A query that the host answers with choices.
public struct DataQuery: CardObject {
  /// The name of the type.
  public static let typeName = "Data.Query"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "dataset": String.self, "count": Int.self, "skip": Int.self, "associatedInputs": Action.AssociatedInputs.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A query that the host answers with choices.
  public init(
    dataset: String, count: Int? = nil, skip: Int? = nil, associatedInputs: Action.AssociatedInputs? = nil
  ) {
    object = Self.untyped(dataset, count, skip, associatedInputs)
  }
  /// The name of the data set of choices in the host.
  public var dataset: String { get { self["dataset"] ?? "" } set { self["dataset"] = newValue } }
  /// The number of choices to return.
  public var count: Int? { get { self["count"] } set { self["count"] = newValue } }
  /// The number of choices to skip.
  public var skip: Int? { get { self["skip"] } set { self["skip"] = newValue } }
  /// Which inputs are sent.
  public var associatedInputs: Action.AssociatedInputs? {
    get { self["associatedInputs"] }
    set { self["associatedInputs"] = newValue }
  }
}
