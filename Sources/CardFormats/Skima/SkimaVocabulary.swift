import CardIR
import CardSyntax

/// The types of Skima documents with all their properties.
enum SkimaVocabulary {
  static let document = TypeFamily("a screen")
  static let widget = TypeFamily("a widget")
  static let action = TypeFamily("an action")
  static let constraint = TypeFamily("a constraint")
  static let tab = TypeFamily("a tab")

  /// Everything that a screen consists of.
  static let screens = vocabulary([screen] + widgets + [constraints] + SkimaActions.types)
  /// Everything that a tab bar consists of.
  static let tabBars = vocabulary([tabBar, tabs])

  private static func vocabulary(_ types: [TypeSpec]) -> Vocabulary {
    Vocabulary(
      format: .skima, title: "Skima",
      diagnostics: VocabularyDiagnostics(
        unknownType: SkimaDiagnostics.unknownWidget, unknownTypes: [action: SkimaDiagnostics.unknownAction],
        missingType: SkimaDiagnostics.missingType, wrongTypeName: SkimaDiagnostics.missingType,
        misplacedType: SkimaDiagnostics.misplacedType,
        unknownProperty: SkimaDiagnostics.unknownProperty, wrongType: SkimaDiagnostics.propsVoid,
        unknownName: SkimaDiagnostics.unknownValue, missingProperty: SkimaDiagnostics.missingProperty),
      types: types)
  }

  // MARK: Documents

  private static let envelope: [PropertySpec] = [
    .attribute("id", .id, .string, in: "metadata"),
    .attribute("version", .version, .string, in: "metadata"),
    .attribute("flow", .flow, .string, in: "metadata"),
    .attribute("keepInStack", .keepsInStack, .boolean),
  ]

  private static let screen = TypeSpec(
    "screen", .screen, document, wrongType: SkimaDiagnostics.envelope,
    envelope + [
      .attribute("backgroundColor", .backgroundColor, SkimaCodec.color),
      .attribute("actions", .lifecycle, SkimaCodec.actionLists),
      .region("ui", .children, RegionSpec(.list, of: widget, wrongItem: SkimaDiagnostics.ignoredValue)),
    ])

  private static let tabBar = TypeSpec(
    "tab bar", .screen, document, wrongType: SkimaDiagnostics.envelope,
    envelope + [
      .attribute("actions", .lifecycle, SkimaCodec.actionLists),
      .region(
        "tabs", .actions, RegionSpec(.list, of: tab, impliedType: true, wrongItem: SkimaDiagnostics.envelope)),
    ])

  private static let tabs = TypeSpec(
    "tab", .navigate, tab, implied: [.destination: Destination.endpoint.storage], wrongType: SkimaDiagnostics.envelope,
    [
      .attribute("id", .id, .string),
      .attribute("endpoint", .url, .string),
      .attribute("title", .title, .string),
      .attribute("image", .iconURL, .string),
    ])

  // MARK: Widgets

  /// The list of constraints that every widget has, and its one type.
  private static let constraintList = PropertySpec.region(
    "constraints", .constraints,
    RegionSpec(
      .list, of: constraint, impliedType: true, wrongForm: SkimaDiagnostics.ignoredValue,
      wrongItem: SkimaDiagnostics.ignoredValue))

  /// The names of the rules.
  private static let ruleNames: KeyValuePairs<String, ConstraintRule> = [
    "topEqual": .top, "bottomEqual": .bottom, "leftEqual": .left, "rightEqual": .right, "width": .width,
    "height": .height, "centerX": .centerX, "centerY": .centerY, "horizontalMargin": .sides,
  ]

  /// The spellings of the rules.
  private static let rules = ruleNames.map(\.key)

  /// How a rule is spelled.
  static func name(of rule: ConstraintRule) -> String { ruleNames.first { $0.value == rule }?.key ?? rule.rawValue }

  /// The edges of a widget.
  private static let edgeNames: KeyValuePairs<String, ConstraintEdge> = [
    "top": .top, "bottom": .bottom, "left": .left, "right": .right,
  ]

  /// The spellings of the edges.
  private static let edges = edgeNames.map(\.key)

  private static let constraints = TypeSpec(
    "constraint", .constraint, constraint, wrongType: SkimaDiagnostics.ignoredValue,
    [
      .attribute(
        "type", .rule,
        SkimaCodec.names(of: ruleNames).reporting { member in
          guard let text = member.value.string else { return nil }
          return Diagnostic(
            SkimaDiagnostics.unknownConstraint, "there is no constraint `\(text)`, so the app ignores it",
            at: member.value.span, meant: Suggestion.nearest(to: text, in: rules))
        }),
      .attribute(
        "to", .anchorEdge,
        SkimaCodec.names(of: edgeNames).reporting { member in
          guard let text = member.value.string else { return nil }
          return Diagnostic(
            SkimaDiagnostics.unknownValue, "`to` cannot be `\(text)`, so the app uses the parent's edge",
            at: member.value.span, meant: Suggestion.nearest(to: text, in: edges))
        }),
      .attribute("of", .anchorID, SkimaCodec.lenient(.string)),
      .attribute("value", .constant, SkimaCodec.lenient(SkimaCodec.points), default: .number(0)),
      .inert("id", SkimaCodec.lenient(.string)),
    ])

  /// Everything that `type` can say anywhere in a document.
  static let typeNames = Set(
    screens.typeNames(in: widget) + screens.typeNames(in: action) + rules + [
      "primary", "secondary", "link", "endpoint", "back", "deeplink", "deep_link", "createOrModify",
      "createIfNotExists", "modifyIfExists", "remove", "change_text", "change_state", "change_text_color",
      "change_font_size", "change_image", "activate", "deactivate", "toggle", "imageManipulation", "get", "post", "put",
      "delete",
    ])

  private static func widget(_ name: String, _ kind: ElementKind, _ properties: [PropertySpec]) -> TypeSpec {
    TypeSpec(
      name, kind, widget, alwaysWritten: [props], names + properties + [constraintList])
  }

  /// Properties that name a widget.
  private static let names: [PropertySpec] = [
    .attribute("id", .id, SkimaCodec.lenient(.string)),
    .attribute("scopes", .scopes, SkimaCodec.lenient(SkimaCodec.strings)),
  ]

  /// Properties of every widget.
  static let base = names + [constraintList]

  static let props = "props"

  private static func property(
    _ name: String, _ id: AttributeID, _ codec: ValueCodec, default value: AttributeValue? = nil
  ) -> PropertySpec {
    .attribute(name, id, codec, in: props, default: value)
  }

  private static func children() -> PropertySpec {
    .region(
      "children", .children, RegionSpec(.list, of: widget, wrongItem: SkimaDiagnostics.ignoredValue), in: props)
  }

  private static func actions(_ name: String, _ region: RegionID) -> PropertySpec {
    .region(name, region, RegionSpec(.list, of: action, wrongItem: SkimaDiagnostics.ignoredValue), in: props)
  }

  /// Whether a control can be used; the documentation's third state does not exist.
  private static let state = SkimaCodec.names(
    ["enable": .flag(true), "disable": .flag(false)], otherwise: "enable")

  private static let widgets: [TypeSpec] = [
    widget(
      "label", .text,
      [
        property("text", .text, .string),
        property("max_lines", .maxLines, SkimaCodec.integer, default: .number(0)),
        property(
          "text_alignment", .horizontalAlignment,
          SkimaCodec.names(
            [
              "left": Alignment.leading.storage, "right": Alignment.trailing.storage,
              "center": Alignment.center.storage, "justified": Alignment.justified.storage,
            ], otherwise: "left"), default: Alignment.leading.storage),
        property("text_color", .textColor, SkimaCodec.color),
        property("font_size", .textSize, .points(integral: false), default: .measure(17, .points)),
      ]),
    widget(
      "button", .button,
      [
        property("text", .title, .string),
        property(
          "type", .buttonStyle,
          SkimaCodec.names(
            [
              "primary": ButtonStyle.primary.storage, "secondary": ButtonStyle.secondary.storage,
              "link": ButtonStyle.link.storage,
            ], otherwise: "primary"), default: ButtonStyle.primary.storage),
        property("initial_state", .isEnabled, state, default: .flag(true)),
        actions("onClick", .actions),
      ]),
    widget(
      "image", .image,
      [
        property("url", .url, .string),
        property(
          "content_mode", .imageFit,
          SkimaCodec.names(
            [
              "scaleAspectFit": ImageFit.contain.storage, "scaleToFill": ImageFit.stretch.storage,
              "scaleAspectFill": ImageFit.cover.storage, "center": ImageFit.center.storage,
            ], otherwise: "scaleAspectFit"), default: ImageFit.contain.storage),
        .inert("local_resource", SkimaCodec.unused(SkimaCodec.integer), in: props),
      ]),
    widget(
      "textfield", .textInput,
      [
        property("variableId", .variableID, .string),
        property("placeholder", .placeholder, .string),
      ]),
    widget(
      "checkbox", .toggle,
      [
        property("variableId", .variableID, .string),
        property("initial_condition", .isOn, .boolean, default: .flag(true)),
        property("color", .backgroundColor, SkimaCodec.color),
        .inert("initial_state", SkimaCodec.unused(.string), in: props),
        actions("onActivated", .onActivated),
        actions("onDeactivated", .onDeactivated),
      ]),
    widget(
      "container", .canvas,
      [
        property("backgroundColor", .backgroundColor, SkimaCodec.color),
        property("borderColor", .borderColor, SkimaCodec.color, default: .color(.black)),
        property("borderWidth", .borderWidth, SkimaCodec.points, default: .number(0)),
        .misspelling("BorderWidth", of: "borderWidth", .borderWidth, SkimaCodec.points, in: props),
        property("cornerRadius", .cornerRadius, SkimaCodec.points, default: .number(0)),
        children(),
        actions("onClick", .tap),
      ]),
    widget("stack", .stack, stackProperties),
    widget("scrollview", .scroll, stackProperties),
  ]

  private static let stackProperties: [PropertySpec] = [
    property(
      "axis", .axis,
      SkimaCodec.names(
        ["horizontal": Axis.horizontal.storage, "vertical": Axis.vertical.storage], otherwise: "horizontal"),
      default: Axis.horizontal.storage),
    property("spacing", .gap, SkimaCodec.points, default: .number(0)),
    property(
      "alignment", .alignment,
      SkimaCodec.names(
        [
          "leading": Alignment.leading.storage, "trailing": Alignment.trailing.storage,
          "top": Alignment.top.storage, "bottom": Alignment.bottom.storage, "center": Alignment.center.storage,
          "firstBaseline": Alignment.firstBaseline.storage, "lastBaseline": Alignment.lastBaseline.storage,
          "fill": Alignment.fill.storage,
        ], otherwise: "fill"), default: Alignment.fill.storage),
    property(
      "distribution", .distribution,
      SkimaCodec.names(
        [
          "fillEqually": Distribution.fillEqually.storage,
          "fillProportionally": Distribution.fillProportionally.storage,
          "equalSpacing": Distribution.equalSpacing.storage,
          "equalCentering": Distribution.equalCentering.storage, "fill": Distribution.fill.storage,
        ], otherwise: "fill"), default: Distribution.fill.storage),
    children(),
  ]
}
