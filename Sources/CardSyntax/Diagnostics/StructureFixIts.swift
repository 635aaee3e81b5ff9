// Corrections of values that have another structure than was meant.

extension Diagnostic.FixIt {
  /// Makes a list of a value, with the value as its only item, and says how: with a dash before a block of YAML, else in brackets.
  package static func listing(_ value: Node) -> (fixIt: Diagnostic.FixIt, help: String)? {
    let span = value.span
    guard span.start < span.end, value.expansion == nil else { return nil }
    let text = span.text
    if text.hasPrefix("{") || SourceSyntax.detect(span.source.original) == .json {
      return (.init(span, replacement: "[\(text)]"), "put it between `[` and `]`")
    }
    let fault = YAMLLineFault.onLine(of: Int(span.start), in: span.source)
    if text.hasPrefix("-"), let diagnostic = fault?.diagnostic, let fixIt = diagnostic.fixIt, let help = diagnostic.help
    {
      return (fixIt, help)
    }
    guard value.kind == .object else { return nil }
    var written = "- "
    var isLineStart = false
    for scalar in text.unicodeScalars {
      if isLineStart, scalar != "\n", scalar != "\r" { written += "  " }
      isLineStart = scalar == "\n"
      written.unicodeScalars.append(scalar)
    }
    return (.init(span, replacement: written), "put `- ` before it")
  }

  /// Makes a mapping of a text without quotes in which each line is a key and a value without a space between, and says how.
  package static func spacingKeys(_ value: Node) -> (fixIt: Diagnostic.FixIt, help: String)? {
    let span = value.span
    guard value.kind == .string, value.expansion == nil, span.start < span.end else { return nil }
    var written = ""
    var first = ""
    // A line end of two characters is one to `Character`.
    for line in span.text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map({ Substring($0) }) {
      let start = line.firstIndex { $0 != " " } ?? line.endIndex
      guard let colon = line[start...].firstIndex(of: ":"), start < colon, let letter = line[start...].utf8.first,
        letter | 0x20 &- 0x61 < 26 || letter == UInt8(ascii: "$"),
        line[start..<colon].utf8.allSatisfy(YAMLFlowTexts.isKeyByte)
      else { return nil }
      let rest = line[line.index(after: colon)...]
      guard let next = rest.first, !" /\\:".contains(next) else { return nil }
      if !written.isEmpty { written += "\n" }
      written += "\(line[...colon]) \(rest)"
      if first.isEmpty { first = "\(line[start...colon]) \(rest.prefix { $0 != "\r" })" }
    }
    return (.init(span, replacement: written), "write `\(first)`")
  }

  /// Makes a binding of `{name}`, which is a mapping in YAML.
  package static func binding(_ value: Node) -> Diagnostic.FixIt? {
    let text = value.span.text
    guard value.kind == .object, value.count == 1, value.expansion == nil, text.hasPrefix("{"), text.hasSuffix("}"),
      value.members.allSatisfy({ $0.value.isNull }), !text.utf8.contains(UInt8(ascii: ":")),
      text.utf8.dropFirst().dropLast().allSatisfy(YAMLFlowTexts.isKeyByte)
    else { return nil }
    return .init(value.span, replacement: "\"$\(text)\"")
  }
}

extension Diagnostic.FixIt {
  /// Writes a member with a plain text before the first one of an object.
  package static func member(_ name: String, _ text: String, before first: Node.Member) -> Diagnostic.FixIt {
    let source = first.keySpan.source
    var start = Int(first.keySpan.start)
    let isJSON = SourceSyntax.detect(source.original) == .json
    // In JSON the place of a key begins behind its quote.
    if isJSON, start > 0, source[start] != UInt8(ascii: "\""), source[start - 1] == UInt8(ascii: "\"") { start -= 1 }
    var lineStart = start
    while lineStart > source.contentStart, source[lineStart - 1] == 0x20 { lineStart -= 1 }
    let isBlock = !isJSON && (lineStart == source.contentStart || source[lineStart - 1] == 0x0A)
    let written =
      isJSON
      ? "\"\(name)\": \"\(text)\", "
      : isBlock ? "\(name): \(text)\n" + source.text(in: lineStart..<start) : "\(name): \(text), "
    return .init(SourceSpan(source: source, start..<start), replacement: written)
  }
}

extension Node {
  /// Whether there is no value in YAML because what was to be one begins with `#`, of which the reader warns.
  package var isHiddenByComment: Bool {
    guard isNull, span.start == span.end else { return false }
    let source = span.source
    var index = Int(span.start)
    while index < source.count, source[index] == 0x20 { index += 1 }
    return index + 1 < source.count && source[index] == UInt8(ascii: "#") && source[index + 1] > 0x20
      && source[index + 1] != UInt8(ascii: "#")
  }
}
