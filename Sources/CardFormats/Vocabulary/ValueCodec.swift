package import CardIR
package import CardSyntax

/// How a format spells the values of one property, in both directions.
package final class ValueCodec: Sendable {
  /// What the property wants, for messages: `a string`, `one of ...`.
  package let expectation: String

  /// The spellings of a closed set, for "did you mean".
  package let spellings: [String]

  /// What the values look like, for schemas and tables.
  package let shape: ValueShape

  /// Whether values are objects of the vocabulary's types, or lists of such.
  let holdsRecords: Bool

  /// Whether `${name}` beside other text is text too.
  let isVerbatim: Bool

  /// The value of a node; none if the node is not such a value.
  package let decode: @Sendable (Node) -> AttributeValue?

  /// Whether the property can have any text, so that nobody need try.
  private let takesAllTexts: Bool

  /// Writes a value; false, with nothing written, if the property cannot have it.
  package let encode: @Sendable (AttributeValue, inout DocumentWriter) -> Bool

  /// What is reported about a value that `decode` does not take, where the format's decoder does something of its own
  /// with it; none for what is usual.
  package let mismatch: (@Sendable (Node.Member) -> Diagnostic?)?

  /// What is reported about a value that `decode` takes, but that is not likely to work.
  package let review: (@Sendable (Node.Member) -> Diagnostic?)?

  /// The version that introduced a value, for values that are younger than their properties.
  package let introduced: @Sendable (AttributeValue) -> FormatVersion?

  package init(
    expectation: String, spellings: [String] = [], shape: ValueShape, takesAllTexts: Bool = false,
    mismatch: (@Sendable (Node.Member) -> Diagnostic?)? = nil,
    review: (@Sendable (Node.Member) -> Diagnostic?)? = nil,
    introduced: @escaping @Sendable (AttributeValue) -> FormatVersion? = { _ in nil },
    decode: @escaping @Sendable (Node) -> AttributeValue?,
    encode: @escaping @Sendable (AttributeValue, inout DocumentWriter) -> Bool
  ) {
    self.introduced = introduced
    holdsRecords = shape.holdsRecords
    if case .verbatim = shape { isVerbatim = true } else { isVerbatim = false }
    self.expectation = expectation
    self.spellings = spellings
    self.shape = shape
    self.takesAllTexts = takesAllTexts
    self.mismatch = mismatch
    self.review = review
    self.decode = decode
    self.encode = encode
  }

  /// The codec of which some values came with later versions.
  package func introducing(_ introduced: @escaping @Sendable (AttributeValue) -> FormatVersion?) -> ValueCodec {
    ValueCodec(
      expectation: expectation, spellings: spellings, shape: shape, takesAllTexts: takesAllTexts, mismatch: mismatch,
      review: review, introduced: introduced, decode: decode, encode: encode)
  }

  /// The codec of which some names came with later versions.
  package func introducing(_ names: [String], in version: FormatVersion) -> ValueCodec {
    introducing { value in
      if case .token(let name) = value, names.contains(name) { version } else { nil }
    }
  }

  /// The codec with a report of its own about values that it does not take.
  package func reporting(_ mismatch: @escaping @Sendable (Node.Member) -> Diagnostic?) -> ValueCodec {
    ValueCodec(
      expectation: expectation, spellings: spellings, shape: shape, takesAllTexts: takesAllTexts, mismatch: mismatch,
      review: review, introduced: introduced, decode: decode, encode: encode)
  }

  /// The codec with a report about values that it takes; `shape` narrows what schemas say of them.
  package func reviewing(
    as shape: ValueShape? = nil, _ review: @escaping @Sendable (Node.Member) -> Diagnostic?
  ) -> ValueCodec {
    ValueCodec(
      expectation: expectation, spellings: spellings, shape: shape ?? self.shape, takesAllTexts: takesAllTexts,
      mismatch: mismatch, review: review, introduced: introduced, decode: decode, encode: encode)
  }
}

extension ValueCodec {
  /// Whether the property can have the value.
  package func accepts(_ value: AttributeValue) -> Bool {
    switch value {
    case .template: return true
    case .text where takesAllTexts: return true
    default: break
    }
    var probe = DocumentWriter(probing: ())
    return encode(value, &probe)
  }

  /// Any string.
  package static let string = ValueCodec(expectation: "a string", shape: .string, takesAllTexts: true) { node in
    node.string.map { .text($0) }
  } encode: { value, writer in
    guard case .text(let text) = value else { return false }
    writer.string(text)
    return true
  }

  /// Any string; `${name}` beside other text is text too.
  package static let verbatim = string.reviewing(as: .verbatim) { _ in nil }

  /// `true` or `false`.
  package static let boolean = ValueCodec(expectation: "`true` or `false`", shape: .boolean) { node in
    node.boolean.map { .flag($0) }
  } encode: { value, writer in
    guard case .flag(let flag) = value else { return false }
    writer.boolean(flag)
    return true
  }

  /// A number without unit.
  package static let number = ValueCodec(expectation: "a number", shape: .number) { node in
    node.double.flatMap { $0.isFinite ? .number($0) : nil }
  } encode: { value, writer in
    guard case .number(let number) = value, number.isFinite else { return false }
    writer.number(number)
    return true
  }

  /// A number of points; whole ones only, if asked.
  package static func points(integral: Bool) -> ValueCodec {
    ValueCodec(
      expectation: integral ? "a whole number" : "a number", shape: integral ? .integer : .number
    ) { node in
      guard let number = node.double, number.isFinite else { return nil }
      return integral && number.rounded() != number ? nil : .measure(number, .points)
    } encode: { value, writer in
      guard let number = Double(value), number.isFinite, !integral || number.rounded() == number else { return false }
      writer.number(number)
      return true
    }
  }

  /// Names of a closed set, each with the token that it stands for; the first spelling of a token is written.
  ///
  /// `default` is what an unknown name means to the real decoder, if it does not reject it.
  package static func tokens(
    _ names: KeyValuePairs<String, String>, caseSensitive: Bool = true, isFlag: Bool = false
  ) -> ValueCodec {
    let spellings = names.map(\.key)
    let expectation = "one of " + spellings.map { "`\($0)`" }.joined(separator: ", ")
    let table = NameTable(spellings, caseSensitive: caseSensitive)
    let values = names.map { AttributeValue.token($0.value) }
    let encoding = names.map { (token: $0.value, name: WrittenText($0.key)) }
    return ValueCodec(
      expectation: expectation, spellings: spellings, shape: .names(spellings, isCaseSensitive: caseSensitive)
    ) { node in
      table.index(of: node).map { values[$0] }
    } encode: { value, writer in
      guard case .token(let token) = value else { return false }
      for index in encoding.indices where encoding[index].token == token {
        writer.string(encoding[index].name)
        return true
      }
      return false
    }
  }

  /// Names that are the tokens themselves.
  package static func tokens(_ names: [String], caseSensitive: Bool = true) -> ValueCodec {
    let expectation = "one of " + names.map { "`\($0)`" }.joined(separator: ", ")
    let table = NameTable(names, caseSensitive: caseSensitive)
    let values = names.map { AttributeValue.token($0) }
    return ValueCodec(
      expectation: expectation, spellings: names, shape: .names(names, isCaseSensitive: caseSensitive)
    ) { node in
      table.index(of: node).map { values[$0] }
    } encode: { value, writer in
      guard case .token(let token) = value, names.contains(token) else { return false }
      writer.string(token)
      return true
    }
  }

  /// A colour by number.
  package static func color(_ notation: Color.Notation) -> ValueCodec {
    let example = Color(0x1F6FEB).text(notation)
    return ValueCodec(expectation: "a colour such as `\(example)`", shape: .color(notation)) { node in
      node.string.flatMap { Color($0, notation) }.map { .color($0) }
    } encode: { value, writer in
      guard case .color(let color) = value else { return false }
      writer.string(color.text(notation))
      return true
    }
  }

  /// A length written as `50px`.
  package static let pixels = ValueCodec(
    expectation: "a length such as `50px`", shape: .pixels
  ) { node in
    node.string.flatMap(pixelCount).map { .measure($0, .points) }
  } encode: { value, writer in
    guard let number = Double(value), let whole = Int(exactly: number.rounded()), whole >= 0 else {
      return false
    }
    writer.string("\(whole)px")
    return true
  }

  /// Any value, passed on as it is.
  package static let json = ValueCodec(expectation: "a value", shape: .any) { node in
    .json(node)
  } encode: { value, writer in
    guard case .json(let node) = value else { return false }
    writer.value(node)
    return true
  }

  /// Data that is passed on as it is, if it looks like this.
  package static func data(_ expectation: String, _ shape: ValueShape) -> ValueCodec {
    ValueCodec(expectation: expectation, shape: shape) { node in
      shape.fits(node) ? .json(node) : nil
    } encode: { value, writer in
      guard case .json(let node) = value else { return false }
      writer.value(node)
      return true
    }
  }

  /// The first of several forms that fits.
  package static func any(of codecs: [ValueCodec]) -> ValueCodec {
    ValueCodec(
      expectation: codecs.map(\.expectation).joined(separator: " or "), spellings: codecs.flatMap(\.spellings),
      shape: .either(codecs.map(\.shape)), takesAllTexts: codecs.contains(where: \.takesAllTexts)
    ) { node in
      for codec in codecs { if let value = codec.decode(node) { return value } }
      return nil
    } encode: { value, writer in
      for codec in codecs { if codec.encode(value, &writer) { return true } }
      return false
    }
  }

  private static func pixelCount(_ text: String) -> Double? {
    guard text.hasSuffix("px") else { return nil }
    let digits = text.dropLast(2)
    guard !digits.isEmpty, digits.utf8.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    return Double(digits)
  }
}

extension ValueCodec {
  /// What earlier versions of YAML read as booleans, and people still write.
  private static let booleanWords = [
    "true": "true", "yes": "true", "on": "true", "false": "false", "no": "false", "off": "false",
  ]

  /// A value in the form that the property takes, if it differs in nothing but quotes, or in the word for a boolean.
  func conversion(of value: Node) -> Diagnostic.FixIt? {
    guard decode(value) == nil else { return nil }
    switch value.kind {
    case .string:
      guard let text = value.string else { return nil }
      if shape.takes(.boolean), let word = Self.booleanWords[text.lowercased()] {
        return .init(value.span, replacement: word)
      }
      if shape.takes(.number), Self.isJSONNumber(text) { return .init(value.span, replacement: text) }
      return nil
    case .number, .boolean:
      return shape.takes(.string) ? .quotingScalar(value) : nil
    default: return nil
    }
  }

  /// Whether a text is a number as JSON writes it.
  private static func isJSONNumber(_ text: String) -> Bool {
    var found = Diagnostics()
    let document = Document.read(SourceText(name: "", text: text), as: .json, diagnostics: &found)
    return document?.root.kind == .number
  }
}
