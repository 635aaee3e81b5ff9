package import CardSyntax

extension Node {
  /// Whether props were put into this string of a component. What it always comes to with them says nothing about the
  /// component: in another use they have other values.
  var hasProps: Bool {
    span.source.use?.kind == .component && span.text.contains("$prop{")
  }
}

extension Document {
  /// The objects that the props of their component drop: with these props, their `$when` is never true.
  package var objectsDroppedByProps: [SourceSpan] {
    var found: [SourceSpan] = []
    func visit(_ node: Node) {
      for element in node.elements { visit(element) }
      for member in node.members { visit(member.value) }
      guard node.kind == .object, let when = node["$when"], when.hasProps, let text = TemplateString.parse(when),
        case .constant(let value) = text.simplifiedTest(), value.boolean != true
      else { return }
      found.append(node.span)
    }
    visit(root)
    return found
  }
}

/// Finds `$prop{name}` in strings.
package enum PropReferences {
  /// The kinds of values that a prop can be declared to take.
  package static let typeNames = PropType.allCases.map(\.rawValue)

  /// One part of a string, in the order in which they stand.
  enum Part {
    /// Text without references, as it is written: with the escapes of the template language, if the string has holes.
    case text(Range<Int>)
    /// The dollar sign of `\$prop{`, which is no reference.
    case escapedDollar(Range<Int>)
    /// A reference.
    case prop(String, Range<Int>)
    /// A hole with references in it; the range is that of the expression.
    case hole(Range<Int>)
  }

  private static let opening = Array("$prop{".utf8)

  /// Whether a string may have references.
  static func mayBe(in node: Node) -> Bool {
    node.withRawScalar { raw, isEscaped in
      var index = 0
      while index + 7 <= raw.count {
        // An escape may stand for any character.
        if isEscaped, raw[index] == UInt8(ascii: "\\") { return true }
        if raw[index] == UInt8(ascii: "$"), isOpening(raw, index) { return true }
        index += 1
      }
      return false
    }
  }

  /// Whether `text` can be the name of a prop.
  package static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy { scalar in
        scalar == "_" || scalar == "-" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      }
  }

  /// The name of the prop that the whole text refers to.
  static func wholeName(_ text: String) -> String? {
    guard text.utf8.starts(with: opening) else { return nil }
    let bytes = Array(text.utf8)
    guard let reference = reference(bytes, 0, bytes.count), reference.end == bytes.count else { return nil }
    return reference.name
  }

  /// Cuts a string into parts; without `readsHoles`, `${` is text.
  static func parts(_ bytes: [UInt8], readsHoles: Bool) -> [Part] {
    var parts: [Part] = []
    var position = 0
    var start = 0
    var unterminated = 0
    func flush(_ end: Int) { if start < end { parts.append(.text(start..<end)) } }
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "$") {
        if isOpening(bytes, position + 1) {
          flush(position)
          parts.append(.escapedDollar(position..<position + 2))
          start = position + 2
        }
        position += 2
      } else if let reference = reference(bytes, position, bytes.count) {
        flush(position)
        parts.append(.prop(reference.name, position..<reference.end))
        position = reference.end
        start = position
      } else if readsHoles, unterminated < 100, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "$"),
        bytes[position + 1] == UInt8(ascii: "{")
      {
        guard let end = TemplateScanner.holeEnd(bytes, position, bytes.count) else {
          unterminated += 1
          position += 1
          continue
        }
        if hasReference(bytes, position + 2..<end - 1) {
          flush(position)
          parts.append(.hole(position + 2..<end - 1))
          start = end
        }
        position = end
      } else {
        position += 1
      }
    }
    flush(bytes.count)
    return parts
  }

  /// The reference that begins at `position`.
  package static func reference(_ bytes: [UInt8], _ position: Int, _ end: Int) -> (name: String, end: Int)? {
    guard isOpening(bytes, position) else { return nil }
    var close = position + opening.count
    while close < end, bytes[close] != UInt8(ascii: "}") { close += 1 }
    guard close < end else { return nil }
    let name = String(decoding: bytes[position + opening.count..<close], as: UTF8.self)
    return isName(name) ? (name, close + 1) : nil
  }

  /// Whether there is a reference in `range`.
  static func hasReference(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    range.contains { reference(bytes, $0, range.upperBound) != nil }
  }

  private static func isOpening<Bytes: RandomAccessCollection<UInt8>>(
    _ bytes: Bytes, _ position: Int
  ) -> Bool where Bytes.Index == Int {
    guard position >= 0, position + opening.count <= bytes.count else { return false }
    for (offset, byte) in opening.enumerated() where bytes[position + offset] != byte { return false }
    return true
  }

  // MARK: Declarations

  /// Reports references in the body of a component that lead to no prop, and those that do not end.
  static func check(_ node: Node, _ props: [String], _ diagnostics: inout Diagnostics) {
    switch node.kind {
    case .array: for element in node.elements { check(element, props, &diagnostics) }
    case .object: for member in node.members { check(member.value, props, &diagnostics) }
    case .string: if mayBe(in: node) { checkText(node, props, &diagnostics) }
    default: break
    }
  }

  private static func checkText(_ node: Node, _ props: [String], _ diagnostics: inout Diagnostics) {
    guard let bytes = node.string.map({ Array($0.utf8) }) else { return }
    var position = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\\"), isOpening(bytes, position + 1) {
        position += 2
      } else if let reference = reference(bytes, position, bytes.count) {
        if !props.contains(reference.name) {
          let place = node.span(ofDecoded: position..<reference.end)
          diagnostics.report(.undeclaredProp(reference.name, at: place, known: props))
        }
        position = reference.end
      } else {
        if isOpening(bytes, position) {
          diagnostics.report(.badReference(at: node.span(ofDecoded: position..<position + opening.count)))
        }
        position += 1
      }
    }
  }
}
