import CardFormats
import CardIR
import CardSyntax

/// What stands on notices, and what it can say.
enum ToyVocabulary {
  static let notice = TypeFamily("a notice")
  static let thing = TypeFamily("a thing")
  static let deed = TypeFamily("a deed")

  static let vocabulary = Vocabulary(
    format: .noticeBoard, title: ToyFormat.title, discriminator: "what",
    diagnostics: VocabularyDiagnostics(
      unknownType: ToyDiagnostics.unknownKind, missingType: ToyDiagnostics.unknownKind,
      misplacedType: ToyDiagnostics.unknownKind, unknownProperty: ToyDiagnostics.unknownField,
      wrongType: ToyDiagnostics.wrongValue, unknownName: ToyDiagnostics.wrongValue,
      missingProperty: ToyDiagnostics.missingField),
    types: [
      TypeSpec("notice", .screen, notice, [called, .region("sheet", .children, things, required: true)]),
      TypeSpec(
        "words", .text, thing,
        [
          called,
          .attribute("says", .text, .string, required: true),
          .attribute("letters", .textSize, .points(integral: true), default: .measure(16, .points)),
          .attribute("strength", .textWeight, .tokens(TextWeight.steps.map(\.rawValue)), default: regular),
          .attribute("ink", .textColor, .color(.bare)),
          .attribute("rowsAtMost", .maxLines, .number, default: .number(0)),
          .attribute("leaning", .horizontalAlignment, leaning, default: Alignment.leading.storage),
        ]),
      TypeSpec(
        "photo", .image, thing,
        [
          called,
          .attribute("source", .url, .string, required: true),
          .attribute("spoken", .altText, .string),
          .attribute("across", .width, .points(integral: false)),
          .attribute("down", .height, .points(integral: false)),
        ]),
      row("pile", .vertical),
      row("strip", .horizontal),
      TypeSpec("stroke", .divider, thing, [called]),
      TypeSpec(
        "knob", .button, thing,
        [called, .attribute("caption", .title, .string), .region("does", .actions, RegionSpec(.list, of: deed))]),
      TypeSpec(
        "blank", .textInput, thing,
        [called, .attribute("asks", .label, .string), .attribute("hint", .placeholder, .string)]),
      TypeSpec("visit", .openURL, deed, [called, .attribute("goal", .url, .string, required: true)]),
      TypeSpec("hand-in", .submit, deed, [called, .attribute("with", .data, .json)]),
    ])

  private static let called = PropertySpec.attribute("called", .id, .string)
  private static let things = RegionSpec(.list, of: thing)
  private static let regular = TextWeight.regular.storage
  private static let leaning = ValueCodec.tokens([
    "start": Alignment.leading.rawValue, "middle": Alignment.center.rawValue, "end": Alignment.trailing.rawValue,
  ])

  private static func row(_ name: String, _ axis: Axis) -> TypeSpec {
    TypeSpec(
      name, .stack, thing, implied: [.axis: axis.storage],
      [
        called,
        .attribute("apart", .gap, .points(integral: false), default: .measure(0, .points)),
        .attribute("paper", .backgroundColor, .color(.bare)),
        .attribute("edge", .padding, .points(integral: false), default: .measure(0, .points)),
        .region("holds", .children, things),
      ])
  }

  /// What notices can say.
  static let capabilities: Capabilities = {
    let coverage = vocabulary.coverage
    var defaults = coverage.defaults
    defaults[.text, default: [:]][.wrap] = .flag(true)
    var capabilities = Capabilities(
      kinds: coverage.kinds, attributes: coverage.attributes, regions: coverage.regions, defaults: defaults,
      textSizes: .points, textWeights: .steps, colors: .opaque, spacing: .perStack(isIntegral: false),
      boxes: .byAttributes, rowsHaveColumns: false, stacksFillWidth: true, hasMarkdown: false, root: .column,
      imagesNeedBothExtents: false, colorNotation: .bare)
    capabilities.codec = vocabulary.codec
    return capabilities
  }()
}
