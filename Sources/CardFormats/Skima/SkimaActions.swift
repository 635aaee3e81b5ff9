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
          data("type", .operation, SkimaCodec.texts(variableOperations, otherwise: nil)),
          data("id", .targetID, .string),
          data("dataType", .dataType, .string),
          data("value", .value, .string),
          .inert("mode", SkimaCodec.unused(anything), in: group),
        ]),
    ] + manipulations.map { manipulation($0.name, operations: $0.operations) } + [
      // The documentation's name of a manipulation; what is read under it is written under the right one.
      manipulation("imageManipulation", as: "imageViewManipulation", operations: ["change_image"])
    ]

  /// What can be done to a variable.
  static let variableOperations = ["createOrModify", "createIfNotExists", "modifyIfExists", "remove"]

  /// The manipulations with what each can do; the last three are registered and do nothing.
  private static let manipulations: [(name: String, operations: [String])] = [
    ("buttonManipulation", ["change_text", "change_state"]),
    ("labelManipulation", ["change_text", "change_text_color", "change_font_size"]),
    ("imageViewManipulation", ["change_image"]),
    ("textfieldManipulation", ["change_text", "change_state"]),
    ("checkboxManipulation", ["activate", "deactivate", "toggle"]),
    ("stackManipulation", []),
    ("ScrollViewManipulation", []),
    ("containerManipulation", []),
  ]

  private static let group = "data"

  private static let destination = SkimaCodec.names(
    [
      "endpoint": Destination.endpoint.storage, "back": Destination.back.storage,
      "deeplink": Destination.deepLink.storage, "deep_link": Destination.deepLink.storage,
    ], otherwise: nil)

  private static let method = SkimaCodec.texts(["get", "post", "put", "delete"], otherwise: "get")

  /// A value that the app does not look at.
  private static let anything = ValueCodec(expectation: "anything", shape: .any) {
    .json($0)
  } encode: { _, _ in
    false
  }

  private static func action(
    _ name: String, _ kind: ElementKind, implied: [AttributeID: AttributeValue] = [:], _ properties: [PropertySpec]
  ) -> TypeSpec {
    TypeSpec(
      name, kind, SkimaVocabulary.action, implied: implied, alwaysWritten: [group],
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
    _ name: String, as written: String? = nil, operations: [String]
  ) -> TypeSpec {
    action(
      name, .manipulate, implied: [.typeName: .text(written ?? name)],
      [
        data("widgetId", .targetID, .string),
        data("type", .operation, operations.isEmpty ? .string : SkimaCodec.texts(operations, otherwise: nil)),
        data("value", .value, .string),
      ])
  }
}
