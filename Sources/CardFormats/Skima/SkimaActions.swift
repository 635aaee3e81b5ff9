import CardIR

/// The types of actions with all their properties.
enum SkimaActions {
  static let types: [TypeSpec] =
    [
      action(
        "navigation", .navigate,
        [
          data("type", .destination, destination),
          data("value", .url, .string),
        ]),
      action(
        "apicall", .callAPI,
        [
          data("method", .method, method, default: .text("get")),
          .misspelling("type", of: "method", .method, method, in: group),
          data("endpoint", .endpoint, .string),
          data("body", .body, SkimaCodec.strings),
        ]),
      action(
        "manageValue", .setVariable,
        [
          data("type", .operation, SkimaCodec.names(of: variableOperations)),
          data("id", .targetID, .string),
          data("dataType", .dataType, .string),
          data("value", .value, .string),
          .inert("mode", SkimaCodec.unused(anything), in: group),
        ]),
    ] + manipulations.map { manipulation($0.name, of: $0.kind, operations: $0.operations) } + [
      // The documentation's name of a manipulation; what is read under it is written under the right one.
      manipulation(
        "imageManipulation", of: .image, operations: ["change_image": .changeImage],
        canonicalName: "imageViewManipulation")
    ]

  /// What can be done to a variable.
  static let variableOperations: KeyValuePairs<String, Operation> = [
    "createOrModify": .set, "createIfNotExists": .setIfMissing, "modifyIfExists": .setIfPresent, "remove": .remove,
  ]

  /// The manipulations with what each can do; the last three are registered and do nothing.
  private static let manipulations: [(name: String, kind: ElementKind, operations: KeyValuePairs<String, Operation>)] =
    [
      ("buttonManipulation", .button, ["change_text": .changeText, "change_state": .changeState]),
      (
        "labelManipulation", .text,
        ["change_text": .changeText, "change_text_color": .changeTextColor, "change_font_size": .changeFontSize]
      ),
      ("imageViewManipulation", .image, ["change_image": .changeImage]),
      ("textfieldManipulation", .textInput, ["change_text": .changeText, "change_state": .changeState]),
      ("checkboxManipulation", .toggle, ["activate": .activate, "deactivate": .deactivate, "toggle": .toggle]),
      ("stackManipulation", .stack, [:]),
      ("ScrollViewManipulation", .scroll, [:]),
      ("containerManipulation", .canvas, [:]),
    ]

  /// The kinds of elements that manipulations are registered for and do nothing to.
  static let inertKinds: Set<ElementKind> = Set(manipulations.filter { $0.operations.isEmpty }.map(\.kind))

  private static let group = "data"

  private static let destination = SkimaCodec.names(
    [
      "endpoint": Destination.endpoint.storage, "back": Destination.back.storage,
      "deeplink": Destination.deepLink.storage,
    ], alsoRead: ["deep_link": Destination.deepLink.storage], otherwise: nil)

  private static let method = SkimaCodec.texts(["get", "post", "put", "delete"], otherwise: "get")

  /// A value that the app does not look at.
  private static let anything = ValueCodec(expectation: "anything", shape: .any) {
    .json($0)
  } encode: { _, _ in
    false
  }

  private static func action(
    _ name: String, _ kind: ElementKind, implied: [AttributeID: AttributeValue] = [:], isNamed: Bool = false,
    canonicalName: String? = nil, _ properties: [PropertySpec]
  ) -> TypeSpec {
    TypeSpec(
      name, kind, SkimaVocabulary.action, implied: implied, isNamed: isNamed, alwaysWritten: [group],
      canonicalName: canonicalName,
      [
        .attribute("id", .id, SkimaCodec.lenient(.string)),
        .attribute("scopes", .scopes, SkimaCodec.lenient(SkimaCodec.strings)),
      ] + properties)
  }

  private static func data(
    _ name: String, _ id: AttributeID, _ codec: ValueCodec, default value: AttributeValue? = nil
  ) -> PropertySpec {
    .attribute(name, id, codec, in: group, default: value)
  }

  private static func manipulation(
    _ name: String, of kind: ElementKind, operations: KeyValuePairs<String, Operation>,
    canonicalName: String? = nil
  ) -> TypeSpec {
    action(
      name, .manipulate, implied: [.targetKind: kind.storage], isNamed: true, canonicalName: canonicalName,
      [
        data("widgetId", .targetID, .string),
        data("type", .operation, operations.isEmpty ? .string : SkimaCodec.names(of: operations)),
        data("value", .value, .string),
      ])
  }
}
