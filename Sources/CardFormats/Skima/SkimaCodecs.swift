import CardIR
import CardSyntax

/// How Skima spells values, with what its decoder makes of those that it does not know.
enum SkimaCodec {
  /// A colour, `#` included.
  static let color = ValueCodec(expectation: "a colour such as `#1F6FEB`", shape: .color(.alphaLast)) { member in
    guard let text = member.value.string else { return nil }
    let help =
      Color(text, .alphaLast) == nil ? "write `#RRGGBB` or `#RRGGBBAA`" : "write `#\(text)`"
    return Diagnostic(
      SkimaDiagnostics.color, "`\(text)` is not a colour, so the app uses none", at: member.value.span, help: help)
  } decode: { node in
    guard let text = node.string, text.hasPrefix("#") else { return nil }
    return Color(text, .alphaLast).map { .color($0) }
  } encode: { value, writer in
    guard case .color(let color) = value else { return false }
    writer.string(color.text(.alphaLast))
    return true
  }

  /// A whole number.
  static let integer = ValueCodec(expectation: "a whole number", shape: .integer) { node in
    node.integer.map { .number(Double($0)) }
  } encode: { value, writer in
    guard let number = Double(value), let whole = Int(exactly: number) else { return false }
    writer.number(whole)
    return true
  }

  /// A number of points, with or without the unit in the representation.
  static let points = ValueCodec(expectation: "a number", shape: .number) { node in
    node.double.flatMap { $0.isFinite ? .number($0) : nil }
  } encode: { value, writer in
    guard let number = Double(value), number.isFinite else { return false }
    writer.number(number)
    return true
  }

  /// Names that stand for values; the app reads any other name as `fallback`, or does nothing when there is none.
  ///
  /// Names of `others` are read and never written or proposed.
  static func names(
    _ values: KeyValuePairs<String, AttributeValue>, alsoRead others: KeyValuePairs<String, AttributeValue> = [:],
    otherwise fallback: String?
  ) -> ValueCodec {
    names(values.map { ($0.key, $0.value) }, alsoRead: others.map { ($0.key, $0.value) }, otherwise: fallback)
  }

  /// Names that stand for cases of a type; the app does nothing for any other name.
  static func names(of values: KeyValuePairs<String, some AttributeRepresentable>) -> ValueCodec {
    names(values.map { ($0.key, $0.value.storage) }, otherwise: nil)
  }

  private static func names(
    _ values: [(key: String, value: AttributeValue)], alsoRead others: [(key: String, value: AttributeValue)] = [],
    otherwise fallback: String?
  ) -> ValueCodec {
    let spellings = values.map(\.key)
    let decoding = Dictionary((values + others).map { ($0.key, $0.value) }) { first, _ in first }
    let encoding = values.map { (value: $0.value, name: WrittenText($0.key)) }
    let expectation = "one of " + spellings.map { "`\($0)`" }.joined(separator: ", ")
    return ValueCodec(
      expectation: expectation, spellings: spellings, shape: .names(spellings, isCaseSensitive: true)
    ) { member in
      guard let text = member.value.string else { return nil }
      let effect = fallback.map { "the app uses `\($0)`" } ?? "the app does nothing"
      return Diagnostic(
        SkimaDiagnostics.unknownValue, "`\(member.name)` cannot be `\(text)`, so \(effect)", at: member.value.span,
        meant: Suggestion.nearest(to: text, in: spellings), help: "expected \(expectation)")
    } decode: { node in
      node.string.flatMap { decoding[$0] }
    } encode: { value, writer in
      // There are a few, and most of a kind: they are compared sooner than hashed, and where they are, as threads would
      // wait for each other to count copies.
      encoding.withUnsafeBufferPointer { encoding in
        guard let index = encoding.indices.first(where: { encoding[$0].value == value }) else { return false }
        writer.string(encoding[index].name)
        return true
      }
    }
  }

  /// Texts of a closed set.
  static func texts(_ names: [String], otherwise fallback: String?) -> ValueCodec {
    let spellings = names.map { "`\($0)`" }.joined(separator: ", ")
    return ValueCodec(
      expectation: "one of " + spellings, spellings: names, shape: .names(names, isCaseSensitive: true)
    ) { member in
      guard let text = member.value.string else { return nil }
      let effect = fallback.map { "the app uses `\($0)`" } ?? "the app does nothing"
      return Diagnostic(
        SkimaDiagnostics.unknownValue, "`\(member.name)` cannot be `\(text)`, so \(effect)", at: member.value.span,
        meant: Suggestion.nearest(to: text, in: names), help: "expected one of \(spellings)")
    } decode: { node in
      node.string.flatMap { names.contains($0) ? .text($0) : nil }
    } encode: { value, writer in
      guard case .text(let text) = value, names.contains(text) else { return false }
      writer.string(text)
      return true
    }
  }

  /// An array of strings, kept as data.
  static let strings = ValueCodec(expectation: "an array of strings", shape: .list(.string)) { node in
    node.kind == .array && node.elements.allSatisfy { $0.kind == .string } ? .json(node) : nil
  } encode: { value, writer in
    guard case .json(let node) = value else { return false }
    writer.value(node)
    return true
  }

  /// An object of arrays, kept as data.
  static let actionLists = ValueCodec(expectation: "an object of action arrays", shape: .object) { node in
    guard node.kind == .object else { return nil }
    let names: Set = ["didLoad", "willAppear", "willDisappear", "back"]
    let isValid = node.members.allSatisfy {
      !names.contains($0.name) || $0.value.isNull || $0.value.kind == .array
    }
    return isValid ? .json(node) : nil
  } encode: { value, writer in
    guard case .json(let node) = value else { return false }
    writer.value(node)
    return true
  }

  /// A codec for a key that the app makes no use of, though its documentation has it.
  static func unused(_ codec: ValueCodec) -> ValueCodec {
    codec.reviewing { member in
      Diagnostic(SkimaDiagnostics.inertProperty, "the app makes no use of `\(member.name)`", at: member.keySpan)
    }
  }

  /// A codec for a key that the app leaves out when it cannot read it.
  static func lenient(_ codec: ValueCodec) -> ValueCodec {
    codec.reporting { member in
      Diagnostic(
        SkimaDiagnostics.ignoredValue,
        "`\(member.name)` must be \(codec.expectation), found \(ObjectImporter.describe(member.value)), so the app "
          + "ignores it", at: member.value.span, fixIt: codec.conversion(of: member.value))
    }
  }
}
