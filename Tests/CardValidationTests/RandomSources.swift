import CardFormats
import CardIR
import CardPasses
import CardStyle
import CardSyntax
import CardTemplate
import CardTestSupport
import CardValidation
import Foundation
import Testing

/// Random documents of every format as a program or a person could have written them, each with a target.
struct RandomSource {
  static let formats: [any Format] = [AdaptiveCardsFormat(), DrivenUIFormat(), SkimaFormat()]

  /// The document, read from its text.
  let screen: Screen
  let format: any Format
  let target: any Format
  /// What is known of the data.
  let known: KnownData
  /// Whether the document has whatever the format knows rather than what authors write.
  let isDrawnFromVocabulary: Bool

  private static let vocabularies = [
    AdaptiveCardsFormat.vocabulary, DrivenUIVocabulary.strict, SkimaFormat.vocabulary,
  ]

  /// The document with a number: formats, templates and targets take turns, and so do documents as authors write them
  /// and documents that have whatever a format knows, however little sense it makes.
  init(seed: UInt64) throws {
    let number = Int(seed)
    let isTemplate = number / 3 % 3 == 0
    format = Self.formats[number % 3]
    // Its own format and one of the others by turns.
    target = Self.formats[(number + (number / 9 % 2) * (1 + number / 18 % 2)) % 3]
    known = try KnownData(isTemplate && number / 36 % 2 == 0 ? [Definition("region=eu")] : [])
    isDrawnFromVocabulary = number / 3 % 2 == 1
    if isDrawnFromVocabulary {
      var documents = VocabularyDocuments(
        Self.vocabularies[number % 3], seed: seed, density: 4 + number / 7 % 5 * 6, isTemplate: isTemplate)
      screen = try Self.read(Array(documents.document(depth: 2 + number / 11 % 3).utf8), format)
      return
    }
    var random = SeededGenerator(seed: seed ^ 0x5eed)
    var cards = RandomCards(seed: seed, isTemplate: isTemplate, isWasteful: true)
    var screen = cards.card()
    if format.id != screen.format {
      let card = AdaptiveCardsFormat()
      var context = PassContext(
        source: card.capabilities, target: format.capabilities, targetName: format.title)
      _ = PassPipeline(level: .none).run(&screen, target: format.id, context: &context)
      let hasSpacers = format.capabilities.kinds.contains(.spacer)
      screen.change { Self.addWaste(to: &$0, hasSpacers: hasSpacers, &random) }
    }
    // A wasteful card may have a text where a column is wanted: what has no place is not in the source.
    var ignored = Diagnostics()
    let files = format.emit(screen, options: EmitOptions(syntax: .minified), diagnostics: &ignored)
    let emitted = try #require(files.first).bytes
    var text = Self.respelled(String(decoding: emitted, as: UTF8.self), &random)
    if format.id == AdaptiveCardsFormat().id { text = Self.capitalized(text, &random) }
    self.screen = try Self.read(Array(text.utf8), format)
  }

  /// The document as text.
  var text: String {
    var writer = DocumentWriter(.minified)
    if let source = screen.root.source { writer.value(source) }
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  /// The screen in bytes of a format.
  static func read(_ bytes: [UInt8], _ format: any Format) throws -> Screen {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "random.json", bytes: bytes)
    let document = try #require(Document.read(source, as: .json, diagnostics: &diagnostics))
    let screen = format.importScreen(document, options: ImportOptions(name: "random"), diagnostics: &diagnostics)
    let errors = diagnostics.all.filter { $0.severity == .error }.map(\.message)
    try #require(errors == [], "\(String(decoding: bytes, as: UTF8.self))")
    return try #require(screen)
  }

  /// What only formats have that keep the parts of a stack apart by one distance: spacers beside spacers, and stacks
  /// that repeat what is around them.
  private static func addWaste(
    to element: inout Element, hasSpacers: Bool, _ random: inout SeededGenerator
  ) {
    guard element.kind == .stack, element.literal(.axis) == .vertical, !element[.children].isEmpty else { return }
    let count = element[.children].count
    switch Int.random(in: hasSpacers ? 0..<6 : 2..<6, using: &random) {
    case 0, 1:
      var spacer = Element(.spacer)
      spacer[.height] = .literal(.points(Double(Int.random(in: 0...8, using: &random))))
      let place = Int.random(in: 0...count, using: &random)
      element[.children].insert(contentsOf: [.one(spacer), .one(spacer)], at: place)
    case 2:
      var inner = Element(.stack)
      for id in [AttributeID.axis, .gap, .alignment, .distribution] { inner.take(id, from: element) }
      let place = Int.random(in: 0..<count, using: &random)
      inner[.children] = [element[.children][place]]
      element[.children][place] = .one(inner)
    default: break
    }
  }

  /// The text with some whole numbers that have a fraction of zeros.
  private static func respelled(_ text: String, _ random: inout SeededGenerator) -> String {
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    var isNumber = false
    for (index, byte) in bytes.enumerated() {
      let isDigit = (0x30...0x39).contains(byte)
      if isDigit, index > 1, bytes[index - 1] == 0x3a, bytes[index - 2] == 0x22 {
        isNumber = Bool.random(using: &random)
      } else if isNumber, !isDigit {
        if byte == 0x2c || byte == 0x7d { result += Array(".00".utf8) }
        isNumber = false
      }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The text with some names in the way that other authors write them, for a format whose readers do not mind.
  private static func capitalized(_ text: String, _ random: inout SeededGenerator) -> String {
    ["bolder", "large", "accent", "center", "emphasis"].reduce(text) { text, name in
      let parts = text.split(separator: ":\"\(name)\"", omittingEmptySubsequences: false)
      return parts.dropFirst().reduce(String(parts[0])) { text, part in
        text + ":\"" + (Int.random(in: 0..<4, using: &random) == 0 ? name.capitalized : name) + "\"" + part
      }
    }
  }

  /// The document of the target at a level, and what is wrong with the way there.
  func optimized(
    _ level: OptimizationLevel, validates: Bool = true, measures: Bool = false
  ) throws -> (bytes: [UInt8], outcome: PassPipeline.Outcome) {
    try Self.optimized(screen, format, to: target, level, known, validates: validates, measures: measures)
  }

  /// What comes of optimizing `bytes`, an output of a level, once more.
  func optimizedAgain(_ bytes: [UInt8], _ level: OptimizationLevel) throws -> [UInt8] {
    try Self.optimized(try Self.read(bytes, target), target, to: target, level, known, validates: false).bytes
  }

  private static func optimized(
    _ screen: Screen, _ format: any Format, to target: any Format, _ level: OptimizationLevel, _ known: KnownData,
    validates: Bool, measures: Bool = false
  ) throws -> (bytes: [UInt8], outcome: PassPipeline.Outcome) {
    var options = LoweringOptions()
    options.known = known
    var context = PassContext(
      source: format.capabilities, target: target.capabilities, targetName: target.title, options: options)
    var observation = PassPipeline.Observation()
    observation.verifiesEach = true
    if validates { observation.validate = { Self.change($0, $1, $2, $3, known) } }
    if measures {
      observation.measure = { screen in
        let format = Self.formats.first { $0.id == screen.format }
        return format?.emit(screen, options: EmitOptions(syntax: .minified)).first?.bytes.count
      }
    }
    var screen = screen
    var outcome = PassPipeline(level: level).run(&screen, target: target.id, context: &context, observing: observation)
    var found = Diagnostics()
    let files = target.emit(screen, options: EmitOptions(syntax: .minified), diagnostics: &found)
    let file = try #require(files.first)
    outcome.brokenRules += found.all.map { ("all passes", $0.message) }
    return (file.bytes, outcome)
  }

  /// What `pass` has changed that it must not change.
  private static func change(
    _ before: Screen, _ after: Screen, _ pass: String, _ capabilities: Capabilities, _ known: KnownData
  ) -> Diagnostic? {
    // Many documents instead of many states and data of each.
    var bounds = TranslationValidator.Bounds()
    (bounds.states, bounds.statesWithData, bounds.dataSets) = (8, 2, 10)
    let validator = TranslationValidator(
      capabilities: capabilities, styles: StyleResolver(.default, source: capabilities), bounds: bounds,
      known: known.values.data, host: known.values.host)
    return validator.firstDifference(before, after).map {
      Diagnostic(
        DiagnosticKind("internal.changed-screen", .error, "A pass changed a screen.", explanation: ""),
        "\(pass): \($0.message)", at: nil)
    }
  }
}
