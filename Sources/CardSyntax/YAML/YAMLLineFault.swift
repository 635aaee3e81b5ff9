/// What is wrong with the beginning of a line, its dashes and its key: a space that is missing, or something that looks like one.
struct YAMLLineFault {
  private enum Kind {
    case lookalike(SpaceLookalike)
    case afterColon
    case afterDash
  }

  private let kind: Kind
  private let source: SourceText
  /// What is to be replaced; empty where a space is missing.
  private let place: Range<Int>
  /// Where the key or dash with the fault begins.
  private let start: Int
  private let lineEnd: Int

  /// The fault of the line around `offset`, if it has one.
  static func onLine(of offset: Int, in source: SourceText) -> YAMLLineFault? {
    var start = min(offset, source.count)
    while start > source.contentStart, source[start - 1] != 0x0A, source[start - 1] != 0x0D { start -= 1 }
    return first(in: source, from: start)
  }

  /// The fault for which the key at `offset` cannot stand where it does: that of its line, or of the lines right above, which
  /// are one text with it since none of them has a key.
  static func before(_ offset: Int, in source: SourceText) -> YAMLLineFault? {
    var fault = onLine(of: offset, in: source)
    var start = lineStart(of: offset, in: source)
    for _ in 0..<100 where start > source.contentStart {
      start = lineStart(of: start - 1, in: source)
      // An empty line ends no text.
      var text = start
      while text < source.count, source[text] == 0x20 || source[text] == 0x0D { text += 1 }
      if source[text] == 0x0A { continue }
      guard let above = first(in: source, from: start) else { break }
      fault = above
    }
    return fault
  }

  private static func lineStart(of offset: Int, in source: SourceText) -> Int {
    var start = offset
    while start > source.contentStart, source[start - 1] != 0x0A { start -= 1 }
    return start
  }

  private static func first(in source: SourceText, from lineStart: Int) -> YAMLLineFault? {
    var end = lineStart
    while end < source.count, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
    var index = lineStart
    func lookalike(at offset: Int, after start: Int) -> YAMLLineFault? {
      guard offset < end, let space = SpaceLookalike.at(offset, in: source) else { return nil }
      let place = offset..<SpaceLookalike.end(from: offset, in: source)
      return YAMLLineFault(kind: .lookalike(space), source: source, place: place, start: start, lineEnd: end)
    }
    while index < end {
      while index < end, source[index] == 0x20 { index += 1 }
      if let fault = lookalike(at: index, after: index) { return fault }
      guard index + 1 < end, source[index] == UInt8(ascii: "-") else { break }
      if let fault = lookalike(at: index + 1, after: index) { return fault }
      if source[index + 1] != 0x20 {
        guard let colon = keyEnd(from: index + 1, in: source, before: end),
          colon + 1 == end || source[colon + 1] == 0x20
        else { return nil }
        return YAMLLineFault(
          kind: .afterDash, source: source, place: index + 1..<index + 1, start: index, lineEnd: end)
      }
      index += 2
    }
    guard let colon = keyEnd(from: index, in: source, before: end), colon + 1 < end else { return nil }
    if let fault = lookalike(at: colon + 1, after: index) { return fault }
    // An address and a path of Windows are no keys, nor is a time.
    if [0x20, 0x09, UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: ":")].contains(source[colon + 1]) {
      return nil
    }
    return YAMLLineFault(
      kind: .afterColon, source: source, place: colon + 1..<colon + 1, start: index, lineEnd: end)
  }

  /// The colon after the word at `start` that may be a key.
  private static func keyEnd(from start: Int, in source: SourceText, before end: Int) -> Int? {
    guard start < end, YAMLFlowTexts.isKeyByte(source[start]), !"0123456789-.".utf8.contains(source[start]) else {
      return nil
    }
    var index = start
    while index < end, YAMLFlowTexts.isKeyByte(source[index]) { index += 1 }
    return index < end && source[index] == UInt8(ascii: ":") ? index : nil
  }

  /// Whether it is a character that looks like a space.
  var isLookalike: Bool { if case .lookalike = kind { true } else { false } }

  /// What to report of it.
  var diagnostic: Diagnostic {
    var end = lineEnd
    while end > start, source[end - 1] <= 0x20 { end -= 1 }
    let written =
      source.text(in: start..<place.lowerBound) + " " + source.text(in: place.upperBound..<max(place.upperBound, end))
    let help = written.utf8.count <= 60 ? "write `\(written)`" : "put a space there"
    switch kind {
    case .lookalike(let space):
      let what =
        place.lowerBound == start
        ? "a line begins with spaces, found \(space.name)" : "expected a space, found \(space.name)"
      let width = source.text(in: place).unicodeScalars.count
      let isIndentation = place.lowerBound == start
      return Diagnostic(
        YAMLDiagnostics.separator, what, at: SourceSpan(source: source, place),
        help: isIndentation ? "write spaces" : help,
        fixIt: .init(
          SourceSpan(source: source, place), replacement: String(repeating: " ", count: isIndentation ? width : 1)))
    case .afterColon:
      return Diagnostic(
        YAMLDiagnostics.separator, "expected a space after `:`", at: SourceSpan(source: source, start..<end),
        help: help,
        fixIt: .init(SourceSpan(source: source, place), replacement: " "))
    case .afterDash:
      return Diagnostic(
        YAMLDiagnostics.separator, "expected a space after `-`", at: SourceSpan(source: source, start..<end),
        help: help,
        fixIt: spaceAfterDash)
    }
  }

  /// A space after the dash, and one more before each of the lines that were to be in the column of what follows it.
  private var spaceAfterDash: Diagnostic.FixIt {
    let column = start - Self.lineStart(of: start, in: source)
    var lines: [Int] = []
    var isBesideDash = false
    var last = lineEnd
    var next = lineEnd
    while next < source.count {
      while next < source.count, source[next] == 0x0A || source[next] == 0x0D { next += 1 }
      var text = next
      while text < source.count, source[text] == 0x20 { text += 1 }
      guard text < source.count, text - next > column else { break }
      if text - next == column + 1 { isBesideDash = true }
      lines.append(next)
      while text < source.count, source[text] != 0x0A, source[text] != 0x0D { text += 1 }
      (next, last) = (text, text)
    }
    guard isBesideDash else { return .init(SourceSpan(source: source, place), replacement: " ") }
    var written = " "
    var position = place.lowerBound
    for line in lines {
      written += source.text(in: position..<line) + " "
      position = line
    }
    written += source.text(in: position..<last)
    return .init(SourceSpan(source: source, place.lowerBound..<last), replacement: written)
  }
}
