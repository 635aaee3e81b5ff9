import CardIR
import CardSyntax

// The types of inputs and actions.
extension AdaptiveCardsVocabulary {
  private typealias Codecs = AdaptiveCardsCodecs

  /// Properties of every input, after its own.
  private static let input: [PropertySpec] =
    [
      .attribute("id", .id, .string, required: true),
      .attribute("label", .label, .string, since: v(3)),
      .attribute("isRequired", .isRequired, .boolean, default: .flag(false), since: v(3)),
      .attribute("errorMessage", .errorMessage, .string, since: v(3)),
      .attribute("labelPosition", .labelPosition, Codecs.labelPosition, since: v(6)),
      .attribute("labelWidth", .labelWidth, Codecs.labelWidth, since: v(6)),
      .attribute("inputStyle", .inputLook, Codecs.inputLook, since: v(6)),
    ] + base.filter { $0.name != "id" } + [
      height, alignment,
      .region(
        "valueChangedAction", .onChange,
        RegionSpec(
          .single, of: action,
          only: ["Action.ResetInputs", "Action.OpenUrlDialog", "Action.Popover", "Action.RunCommands"]),
        since: v(5)
      ).asExtension,
    ]

  private static let choice = TypeFamily("a choice")

  static let inputTypes: [TypeSpec] = [
    TypeSpec(
      "Input.Text", .textInput, element,
      [
        .attribute("value", .value, .string),
        .attribute("placeholder", .placeholder, .string),
        .attribute("isMultiline", .isMultiline, .boolean, default: .flag(false)),
        .attribute("maxLength", .maxLength, .number),
        .attribute("regex", .regex, .string, since: v(3)),
        .attribute("style", .inputStyle, Codecs.textInputStyle, default: .token("text")),
        .region("inlineAction", .inlineAction, RegionSpec(.single, of: action, only: selectable), since: v(2)),
      ] + input),
    TypeSpec(
      "Input.Number", .numberInput, element,
      [
        .attribute("value", .value, Codecs.numericValue),
        .attribute("placeholder", .placeholder, .string),
        .attribute("min", .minimum, .number),
        .attribute("max", .maximum, .number),
      ] + input),
    TypeSpec("Input.Date", .dateInput, element, dateOrTime + input),
    TypeSpec("Input.Time", .timeInput, element, dateOrTime + input),
    TypeSpec(
      "Input.Toggle", .toggle, element,
      [
        .attribute("title", .title, .string, required: true),
        .attribute("value", .value, .string, default: .text("false")),
        .attribute("valueOn", .valueOn, .string, default: .text("true")),
        .attribute("valueOff", .valueOff, .string, default: .text("false")),
        .attribute("wrap", .wrap, .boolean, default: .flag(false), since: v(2)),
        .inert("showTitle", .boolean, since: v(5)).asExtension,
      ] + input),
    TypeSpec(
      "Input.Rating", .custom, element, implied: [.typeName: .text("Input.Rating")], since: v(5), isExtension: true,
      [
        .payload("value", .number),
        .payload("max", .number, default: .number(5)),
        .payload("allowHalfSteps", .boolean, default: .flag(false)),
        .payload("color", Codecs.ratingColor, default: .token("Neutral")),
        .payload("size", Codecs.ratingSize, default: .token("Large")),
      ] + input),
    TypeSpec(
      "Input.ChoiceSet", .choiceSet, element,
      [
        .region("choices", .children, RegionSpec(.list, of: choice, impliedType: true)),
        .attribute("choices.data", .choiceQuery, Codecs.record("Data.Query"), since: v(6)),
        .attribute("value", .value, .string),
        .attribute("placeholder", .placeholder, .string),
        .attribute("isMultiSelect", .isMultiSelect, .boolean, default: .flag(false)),
        .attribute("style", .inputStyle, Codecs.choiceStyle, default: .token("compact")),
        .attribute("wrap", .wrap, .boolean, default: .flag(false), since: v(2)),
        .inert("useMultipleColumns", .boolean, since: v(5)).asExtension,
        .inert("minColumnWidth", .pixels, since: v(5)).asExtension,
      ] + input),
    TypeSpec(
      "Input.Choice", .choice, choice,
      [.attribute("title", .title, .string, required: true), .attribute("value", .value, .string, required: true)]),
    .record(
      "Data.Query", since: v(6),
      [
        .inert("dataset", .string, required: true), .inert("count", .number), .inert("skip", .number),
        .inert("associatedInputs", Codecs.names(["auto", "none"])).asExtension,
      ]),
  ]

  private static let dateOrTime: [PropertySpec] = [
    .attribute("value", .value, .string),
    .attribute("placeholder", .placeholder, .string),
    .attribute("min", .minimum, .string),
    .attribute("max", .maximum, .string),
  ]

  /// Properties of every action, before its own.
  private static let button: [PropertySpec] =
    plainButton + [
      .region(
        "menuActions", .menu, RegionSpec(.list, of: action, only: selectable.filter { $0 != "Action.Popover" }),
        since: v(5)
      ).asExtension
    ]

  /// Properties of every action, those without a menu of their own included.
  private static let plainButton: [PropertySpec] = [
    .attribute("title", .title, .string),
    .attribute("iconUrl", .iconURL, Codecs.iconURL, since: v(1)),
    .attribute("style", .actionStyle, Codecs.actionStyle, default: .token("default"), since: v(2)),
    .attribute("mode", .mode, Codecs.actionMode, default: .token("primary"), since: v(5)),
    .attribute("tooltip", .tooltip, .string, since: v(5)),
    .attribute("isEnabled", .isEnabled, .boolean, default: .flag(true), since: v(5)),
    .attribute("role", .role, Codecs.role, since: v(6)).asExtension,
    .attribute("id", .id, .string),
    .attribute("requires", .requires, Codecs.requires, since: v(2)),
    .region(
      "fallback", .fallback, RegionSpec(.single, of: action, scalar: (.dropsOnFallback, Codecs.drop)), since: v(2)),
    .inert("themedIconUrls", Codecs.records("ThemedUrl"), since: v(5)).asExtension,
    .inert("key", .string).asExtension,
    .attribute("isVisible", .isVisible, .boolean, default: .flag(true), since: v(5)).asExtension,
    .inert("title.dynamic", .string, since: v(5)).asExtension,
    .inert("tooltip.dynamic", .string, since: v(5)).asExtension,
    .inert("isEnabled.dynamic", .string, since: v(5)).asExtension,
    .inert("isVisible.dynamic", .string, since: v(5)).asExtension,
  ]

  private static let payload: [PropertySpec] = [
    .attribute("data", .data, Codecs.payload),
    .attribute("associatedInputs", .associatedInputs, Codecs.associatedInputs, default: .token("auto"), since: v(3)),
    .inert("disabledUnlessAssociatedInputsChange", .boolean, since: v(6)).asExtension,
    .inert("conditionallyEnabled", .boolean, since: v(5)).asExtension,
  ]

  /// A type of action that hosts have and the published schema does not.
  private static func hosted(_ name: String, _ shared: [PropertySpec], _ own: [PropertySpec]) -> TypeSpec {
    TypeSpec(
      name, .customAction, action, implied: [.typeName: .text(name)], since: v(5), isExtension: true, shared + own)
  }

  private static let target = TypeFamily("a target element")

  static let actionTypes: [TypeSpec] =
    [
      TypeSpec("Action.OpenUrl", .openURL, action, button + [.attribute("url", .url, Codecs.link, required: true)]),
      TypeSpec(
        "Action.Submit", .submit, action,
        button + payload + extensions(teams("TeamsSubmitActionProperties"))),
      TypeSpec(
        "Action.Execute", .execute, action, since: v(4), button + [.attribute("verb", .verb, .string)] + payload),
      TypeSpec(
        "Action.ShowCard", .showCard, action,
        button + [.region("card", .card, RegionSpec(.single, of: card, impliedType: true, namesImpliedType: true))]),
      TypeSpec(
        "Action.ToggleVisibility", .toggleVisibility, action, since: v(2),
        button + [
          .region(
            "targetElements", .targets, RegionSpec(.list, of: target, impliedType: true, shorthand: .targetID),
            required: true)
        ]),
      TypeSpec(
        "Action.Popover", .showPopover, action, since: v(5), isExtension: true,
        plainButton + [
          .region("content", .children, RegionSpec(.single, of: element), required: true),
          .attribute("position", .popoverSide, Codecs.side, default: .token("above")),
          .attribute("displayArrow", .hasArrow, .boolean, default: .flag(true)),
          .attribute("maxPopoverWidth", .maxWidth, .pixels),
          .attribute("popoverTitle", .popoverTitle, .string),
        ]),
      TypeSpec(
        "Action.ResetInputs", .resetInputs, action, since: v(5), isExtension: true,
        button + [.attribute("targetInputIds", .targetInputs, Codecs.strings, required: true)]),
      hosted(
        "Action.OpenUrlDialog", button,
        [
          .attribute("url", .url, Codecs.link, required: true),
          .payload("dialogTitle", .string),
          .payload("dialogWidth", Codecs.dialogExtent),
          .payload("dialogHeight", Codecs.dialogExtent),
        ]),
      hosted(
        "Action.InsertImage", button,
        [
          .attribute("url", .url, Codecs.url, required: true),
          .attribute("altText", .altText, .string),
          .payload("insertPosition", Codecs.names(["Selection", "Top", "Bottom"]), default: .token("Selection")),
        ]),
      hosted(
        "Action.RunCommands", button,
        [.payload("commands", Codecs.strings, required: true), .payload("onFailure", .string)]),
    ] + outlookActions(button) + [
      TypeSpec(
        "TargetElement", .target, target, since: v(2),
        [
          .attribute("elementId", .targetID, .string, required: true),
          .attribute("isVisible", .isVisible, .boolean),
        ])
    ]
}
