import CardIR
package import CardSyntax
import CardTemplate

// What is said of objects that the vocabulary does not describe.
extension ObjectImporter {
  package mutating func report(
    _ kind: DiagnosticKind, _ message: String, at span: SourceSpan?, meant: String? = nil,
    help: String? = nil, fixIt: Diagnostic.FixIt? = nil
  ) {
    diagnostics.report(Diagnostic(kind, message, at: span, meant: meant, help: help, fixIt: fixIt))
  }

  /// Looks at a value that the property takes: whether it is likely to work, and at the objects in data.
  mutating func review(_ member: Node.Member, _ codec: ValueCodec) {
    if let diagnostic = codec.review?(member) { diagnostics.report(diagnostic) }
    if codec.holdsRecords { checkRecords(member.value, codec.shape) }
  }

  private mutating func checkRecords(_ node: Node, _ shape: ValueShape) {
    switch shape {
    case .record(let spec) where node.kind == .object: _ = element(node, spec)
    case .list(let shape):
      for item in node.elements where template(item) == nil {
        if shape.fits(item) {
          checkRecords(item, shape)
        } else {
          report(vocabulary.diagnostics.wrongType, "a list has \(Self.describe(item)) in it", at: item.span)
        }
      }
    case .map(let shape): for member in node.members { checkRecords(member.value, shape) }
    default: break
    }
  }

  mutating func mismatch(_ member: Node.Member, _ codec: ValueCodec, wrongType: DiagnosticKind?) {
    // `null` is as good as absent to every decoder.
    if member.value.isNull { return }
    if Self.isFilledElsewhere(member.value) { return }
    // A length that says so is as good as absent.
    if case .pixels = codec.shape, member.value.string?.lowercased() == "auto" { return }
    if let diagnostic = codec.mismatch?(member) { return diagnostics.report(diagnostic) }
    if let text = member.value.string, !codec.spellings.isEmpty {
      // No decoder finds a name in an empty text, and each takes what it takes without one.
      if text.isEmpty { return }
      report(
        vocabulary.diagnostics.unknownName, "`\(member.name)` cannot be `\(text)`", at: member.value.span,
        meant: Suggestion.nearest(to: text, in: codec.spellings), help: "expected \(codec.expectation)")
    } else {
      let binding = readsHoles ? Diagnostic.FixIt.binding(member.value) : nil
      let truth = truth(member.value, codec).map {
        "write `\($0 == .flag(true))`: some renderers read the text so, and others show nothing of the document"
      }
      report(
        wrongType ?? vocabulary.diagnostics.wrongType,
        "`\(member.name)` must be \(codec.expectation), found \(Self.describe(member.value))", at: member.value.span,
        help: binding.map { "write `\($0.replacement)`" } ?? truth
          ?? (Self.isComputed(member.value) && codec.shape.takes(.string)
            ? "write `string(…)` around the expression, or text beside it" : nil),
        fixIt: binding ?? codec.conversion(of: member.value))
    }
  }

  /// Whether an expression of the template has given a number or a condition.
  static func isComputed(_ value: Node) -> Bool {
    switch value.kind {
    case .number, .boolean: value.span.text.contains("${")
    default: false
    }
  }

  /// Whether a key is how people write comments, as JSON has none.
  private static func isComment(_ key: String) -> Bool {
    key == "$comment" || key.hasPrefix("_") || key.hasPrefix("//")
  }

  /// Whether a key is a keyword of JSON-LD, such as `@type` and `@context` of messages to Outlook: it says what data are, to
  /// others than renderers.
  private static func isLinkedData(_ key: String) -> Bool { key.hasPrefix("@") }

  mutating func reportUnknown(_ member: Node.Member, group: String?, _ spec: TypeSpec) {
    if Self.isComment(member.name) || Self.isLinkedData(member.name) { return }
    let names = spec.properties.filter { $0.group == group && !$0.isReadOnly }.map(\.name)
    // The keys of templates without their sign; only the author knows whether they were meant.
    let isScope = member.name == "when" || member.name == "data"
    report(
      vocabulary.diagnostics.unknownProperty, "`\(spec.name)` has no property `\(member.name)`", at: member.keySpan,
      meant: isScope || vocabulary.hasProperty(member.name) ? nil : Suggestion.nearest(to: member.name, in: names),
      help: isScope ? "did you mean `$\(member.name)`?" : nil)
  }

  func listed(_ names: [String]) -> String {
    names.prefix(12).map { "`\($0)`" }.joined(separator: ", ") + (names.count > 12 ? ", ..." : "")
  }

  /// What a value is, for messages.
  package static func describe(_ node: Node) -> String {
    switch node.kind {
    case .null: "`null`"
    case .boolean: node.boolean == true ? "`true`" : "`false`"
    case .number where node.double?.isFinite == false:
      "\(shortened(node.numberText ?? "")), which is beyond the range of numbers"
    case .number: "the number `\(node.numberText ?? "")`"
    case .string: "the string \(shortened(node.string ?? ""))"
    case .array: "an array"
    case .object: "an object"
    }
  }

  private static func shortened(_ text: String) -> String {
    text.count > 40 ? "`\(text.prefix(39))…`" : "`\(text)`"
  }
}
