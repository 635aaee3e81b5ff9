/// Our own words for what libyaml says.
extension Diagnostic {
  /// The diagnostic for a mistake that libyaml found, inside the lists or mappings with brackets at `openBrackets`, outer ones
  /// first.
  static func yaml(
    _ problem: YAMLParser.Problem, in source: SourceText, openBrackets: [Int]
  ) -> Diagnostic {
    YAMLProblemReport(
      problem: problem, source: source, openBracket: openBrackets.last, outerBracket: openBrackets.first
    ).diagnostic()
  }
}

/// Finds the wording for one problem, from libyaml's words and the bytes at its place.
private struct YAMLProblemReport {
  let problem: YAMLParser.Problem
  let source: SourceText
  let openBracket: Int?
  /// The bracket around all other open ones.
  let outerBracket: Int?

  private var offset: Int { problem.offset }

  func diagnostic() -> Diagnostic {
    if let outerBracket,
      let broken = YAMLBrokenTexts(source: source).swallowedEnd(after: outerBracket, before: offset)
    {
      return broken
    }
    for fault in [YAMLLineFault.before(place, in: source), .onLine(of: place, in: source)] {
      if let fault, fault.isLookalike { return fault.diagnostic }
    }
    // A binding between brackets is a mistake, whatever it is that the rest of it leads to.
    if let text = quoting.flowText(at: place, openBracket: outerBracket), text.hasBinding {
      let fixIt = quoting.quoting(text.range)
      return make(
        YAMLDiagnostics.separator, "between brackets, a text with `{` must be in quotes", at: text.range,
        labels: [(text.opener..<text.opener + 1, "opened here")], help: help("put the text in quotes", fixIt),
        fixIt: fixIt)
    }
    return switch problem.context {
    case "while scanning a quoted scalar", "while parsing a quoted scalar": quoted()
    case "while scanning a block scalar": blockScalar()
    case let context where context.hasSuffix("directive"):
      make(YAMLDiagnostics.directive, "the directive is not well-formed", at: here, help: "remove the line")
    case "while scanning an anchor", "while scanning an alias": anchor()
    case "while scanning a tag", "while parsing a tag", "while parsing a node": tag()
    case "while parsing a flow sequence", "while parsing a flow mapping": flow(problem.contextOffset ?? offset)
    case "while parsing a block mapping": block("a key", "mapping")
    case "while parsing a block collection": block("`-`", "list")
    default: other()
    }
  }

  // MARK: Kinds of problems

  private func quoted() -> Diagnostic {
    let opener = problem.contextOffset ?? offset
    let quote = character(at: opener)
    switch problem.problem {
    case "found unexpected end of stream":
      return make(
        YAMLDiagnostics.unterminated, "the string is not closed", at: opener..<opener + 1,
        help: "add the closing `\(quote)`")
    case "found unexpected document indicator":
      return make(
        YAMLDiagnostics.unterminated, "the string is not closed before the end of the document",
        at: opener..<opener + 1,
        labels: [(offset..<offset + 3, "the document ends here")], help: "add the closing `\(quote)`")
    case "found unknown escape character":
      return make(
        YAMLDiagnostics.badString, "`\\\(character(at: offset + 1))` is not an escape", at: scalars(2),
        help: "write `\\\\` for a backslash, or use single quotes")
    case "found invalid Unicode character escape code":
      return make(
        YAMLDiagnostics.badString, "the escape is not a character", at: max(opener, offset - 2)..<digitEnd(limit: 8),
        help: "write the character itself; YAML has no surrogate pairs")
    default:
      return make(
        YAMLDiagnostics.badString, "the escape needs hexadecimal digits",
        at: max(opener, offset - 2)..<digitEnd(limit: 1),
        help: "two digits follow `\\x`, four `\\u`, eight `\\U`")
    }
  }

  private func blockScalar() -> Diagnostic {
    let header = problem.contextOffset ?? offset
    let labels = [(header..<header + 1, "the block begins here")]
    switch problem.problem {
    case "found a tab character where an indentation space is expected":
      return make(
        YAMLDiagnostics.indentation, "a tab cannot indent a block", at: here, labels: labels, help: "indent with spaces"
      )
    case "found an indentation indicator equal to 0":
      return make(YAMLDiagnostics.indentation, "an indentation indicator is 1 to 9", at: here)
    default:
      return make(
        YAMLDiagnostics.unexpected, "expected the end of the line after `\(character(at: header))`, found \(found)",
        at: here, help: help("the text of the block begins on the next line; put another text in quotes", quotes),
        fixIt: quotes)
    }
  }

  private func anchor() -> Diagnostic {
    let start = problem.contextOffset ?? offset
    let sign = character(at: start)
    let isEmpty = offset == start + 1
    return make(
      YAMLDiagnostics.unexpected,
      isEmpty
        ? "expected a name after `\(sign)`, found \(found)"
        : "the name after `\(sign)` has letters, digits, `-` and `_`, found \(found)",
      at: here, help: help("put text that begins with `\(sign)` in quotes", quotes(at: start)), fixIt: quotes(at: start)
    )
  }

  private func tag() -> Diagnostic {
    let start = problem.contextOffset ?? offset
    let word = word(at: start)
    if problem.problem == "found undefined tag handle" {
      let span = start..<start + word.utf8.count
      return make(
        YAMLDiagnostics.badTag, "the tag `\(word)` is unknown", at: span,
        help: help("remove the tag, or put the text in quotes", quotes(at: start)), fixIt: quotes(at: start))
    }
    return make(
      YAMLDiagnostics.badTag, "the tag `\(word)` is not well-formed", at: here,
      labels: [(start..<start + 1, "the tag begins here")],
      help: help("put text that begins with `!` in quotes", quotes(at: start)), fixIt: quotes(at: start))
  }

  private func flow(_ opener: Int) -> Diagnostic {
    let isObject = source[opener] == UInt8(ascii: "{")
    let closer = isObject ? "}" : "]"
    let name = isObject ? "mapping" : "list"
    if offset >= source.count {
      return make(
        YAMLDiagnostics.unterminated, "the \(name) is not closed before the end of the file", at: opener..<opener + 1,
        help: "add the closing `\(closer)`")
    }
    return make(
      YAMLDiagnostics.separator, "expected `,` or `\(closer)`, found \(found)", at: here,
      labels: [(opener..<opener + 1, "opened here")], help: forgottenComma ?? quotes.map { help("", $0) },
      fixIt: forgottenComma == nil ? quotes : nil)
  }

  /// What to do where a comma before a key may have been forgotten, as in `{type: TextBlock text: a}`.
  private var forgottenComma: String? {
    guard source[offset] == UInt8(ascii: ":"), let text = quotes?.span, Int(text.start) < offset else { return nil }
    let before = source.text(in: Int(text.start)..<offset)
    guard let space = before.lastIndex(of: " ") else { return nil }
    let key = before[before.index(after: space)...]
    return "write a comma before `\(key)`, or put the text in quotes"
  }

  private func block(_ wanted: String, _ name: String) -> Diagnostic {
    guard isFirstOnLine else {
      return make(
        YAMLDiagnostics.unexpected, "expected the end of the line, found \(found)", at: here,
        help: help("put the whole text in quotes", quotes), fixIt: quotes)
    }
    if let fault = YAMLLineFault.onLine(of: offset, in: source) { return fault.diagnostic }
    let start = problem.contextOffset ?? offset
    let labels = [(start..<start + 1, "the \(name) begins here")]
    if column(of: start) == column(of: offset) {
      return make(
        YAMLDiagnostics.unexpected, "expected \(wanted), found \(found)", at: here, labels: labels,
        help: "everything in this column belongs to the \(name)")
    }
    return make(
      YAMLDiagnostics.indentation, "the line is not indented like anything above it", at: here, labels: labels,
      help: "begin it in the column of the \(name) that it belongs to")
  }

  private func other() -> Diagnostic {
    switch problem.problem {
    case "control characters are not allowed":
      let digits = String(source[offset] < 0x80 ? UInt32(source[offset]) : scalar(at: offset), radix: 16)
      let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits.uppercased()
      return make(
        YAMLDiagnostics.badString, "the control character U+\(code) is not allowed", at: here,
        help: "write it as `\\u\(code)` in double quotes")
    case "found character that cannot start any token": return badStart()
    case "could not find expected ':'":
      let start = problem.contextOffset ?? offset
      let end = lineEnd(from: start)
      let word = source.text(in: start..<end)
      if let fault = YAMLLineFault.onLine(of: start, in: source) { return fault.diagnostic }
      if let colon = word.firstIndex(of: ":"), word[..<colon].utf8.allSatisfy(YAMLFlowTexts.isKeyByte) {
        let place = start + word[..<colon].utf8.count + 1
        return make(
          YAMLDiagnostics.separator, "expected a space after `:`", at: start..<end,
          help: "write `\(word[...colon]) \(word[word.index(after: colon)...])`",
          fixIt: .init(SourceSpan(source: source, place..<place), replacement: " "))
      }
      return make(
        YAMLDiagnostics.separator, "expected `:` after the key", at: start..<end,
        help: "write `key: value`, or indent the line so that it continues the one above")
    case "mapping values are not allowed in this context":
      if offset - lineStart > 1024 {
        return make(
          YAMLDiagnostics.badKey, "a key before `:` has at most 1024 characters", at: here,
          help: "write a longer key after `? ` on a line of its own")
      }
      if openBracket == nil, let fault = YAMLLineFault.before(offset, in: source) { return fault.diagnostic }
      return make(
        YAMLDiagnostics.unexpected, "no key can stand here", at: here,
        help: help("put text that contains `: ` in quotes, or mend the indentation", quotesOfText), fixIt: quotesOfText)
    case "block sequence entries are not allowed in this context":
      return make(
        YAMLDiagnostics.unexpected, "no list can begin here", at: here,
        help: help("begin the list on a line of its own, or put the text in quotes", quotes),
        fixIt: quotes.flatMap { $0.replacement.contains(": ") ? nil : $0 })
    case "mapping keys are not allowed in this context":
      return make(
        YAMLDiagnostics.unexpected, "no key can begin here", at: here,
        help: help("put text that begins with `? ` in quotes", quotes), fixIt: quotes)
    case "did not find expected node content":
      if let openBracket, offset >= source.count { return flow(openBracket) }
      return make(YAMLDiagnostics.unexpected, "expected a value, found \(found)", at: here)
    case "did not find expected <document start>":
      let message = "expected the end of the document, found \(found)"
      if !isFirstOnLine { return make(YAMLDiagnostics.unexpected, message, at: here) }
      if isAfterDocumentEnd {
        return make(
          YAMLDiagnostics.severalDocuments, message, at: here, help: "put each document into a file of its own")
      }
      return make(
        YAMLDiagnostics.indentation, message, at: here, help: "begin the line in the column of the first one")
    case "found incompatible YAML document":
      return make(
        YAMLDiagnostics.directive, "this version of YAML is unknown", at: offset..<lineEnd(from: offset),
        help: "remove the line")
    case "found duplicate %YAML directive", "found duplicate %TAG directive":
      return make(
        YAMLDiagnostics.directive, "the directive stands twice", at: offset..<lineEnd(from: offset),
        help: "remove the line")
    case "found a tab character that violates indentation":
      return make(YAMLDiagnostics.indentation, "a tab cannot indent a line", at: here, help: "indent with spaces")
    default:
      // libyaml's own words are better than none for what is not foreseen.
      return make(YAMLDiagnostics.unexpected, "the text is not YAML: \(problem.problem)", at: here)
    }
  }

  private func badStart() -> Diagnostic {
    if source[offset] == 0x09 {
      return make(
        YAMLDiagnostics.indentation, "a tab cannot indent a line", at: here, help: "indent with spaces")
    }
    return make(
      YAMLDiagnostics.unexpected, "no value can begin with \(found)", at: here,
      help: help("put the text in quotes", quotes), fixIt: quotes)
  }

  // MARK: The place

  private func make(
    _ kind: DiagnosticKind, _ message: String, at range: Range<Int>, labels: [(Range<Int>, String)] = [],
    help: String? = nil, fixIt: Diagnostic.FixIt? = nil
  ) -> Diagnostic {
    Diagnostic(
      kind, message, at: SourceSpan(source: source, range.clamped(to: 0..<source.count)),
      labels: labels.map { .init(SourceSpan(source: source, $0.0.clamped(to: 0..<source.count)), $0.1) }, help: help,
      fixIt: fixIt)
  }

  private var quoting: YAMLQuoting { YAMLQuoting(source: source) }

  /// The quotes around the plain text that has the mistake.
  private var quotes: Diagnostic.FixIt? { quotes(at: offset) }

  /// The same, where what stands there is not a key that ends its line.
  private var quotesOfText: Diagnostic.FixIt? {
    quotes.flatMap { $0.span.text.hasSuffix(":") ? nil : $0 }
  }

  private func quotes(at offset: Int) -> Diagnostic.FixIt? { quoting.text(at: offset, openBracket: outerBracket) }

  /// Where the mistake begins: of a text in quotes that is not closed, not the end of the file.
  private var place: Int {
    problem.context.contains("quoted") ? problem.contextOffset ?? offset : offset
  }

  /// The help for a text that needs quotes: the text in quotes, unless it is long.
  private func help(_ help: String, _ quotes: Diagnostic.FixIt?) -> String {
    guard let text = quotes?.replacement, text.utf8.count <= 60 else { return help }
    return "put the text in quotes: `\(text)`"
  }

  /// The character at the place of the problem; nothing at the end of the file.
  private var here: Range<Int> { scalars(1) }

  /// The next `count` characters from the place of the problem on.
  private func scalars(_ count: Int) -> Range<Int> {
    var end = offset
    for _ in 0..<count where end < source.count {
      end += 1
      while end < source.count, source[end] & 0xC0 == 0x80 { end += 1 }
    }
    return offset..<end
  }

  private func character(at offset: Int) -> String {
    let end = min(source.count, offset + 4)
    guard offset < end else { return "" }
    return source.text(in: offset..<end).unicodeScalars.first.map { String(Character($0)) } ?? ""
  }

  private func scalar(at offset: Int) -> UInt32 { character(at: offset).unicodeScalars.first?.value ?? 0 }

  /// What stands at the place of the problem, for a message.
  private var found: String {
    if offset >= source.count { return "the end of the file" }
    switch source[offset] {
    case 0x0A, 0x0D: return "the end of the line"
    case 0x09: return "a tab"
    case 0x20: return "a space"
    case UInt8(ascii: "`"): return "a backquote"
    default: return "`\(character(at: offset))`"
    }
  }

  /// The characters up to the next space, comma or bracket.
  private func word(at start: Int) -> String {
    var end = start
    while end < source.count, source[end] > 0x20, !",[]{}".utf8.contains(source[end]) { end += 1 }
    return source.text(in: start..<end)
  }

  private var lineStart: Int { lineStart(of: offset) }

  private func lineStart(of offset: Int) -> Int {
    var start = min(offset, source.count)
    while start > source.contentStart, source[start - 1] != 0x0A, source[start - 1] != 0x0D { start -= 1 }
    return start
  }

  private func lineEnd(from start: Int) -> Int {
    var end = start
    while end < source.count, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
    return end
  }

  /// The end of the hexadecimal digits at the place, of which there are at most `limit`; at least one character.
  private func digitEnd(limit: Int) -> Int {
    var end = offset
    while end < min(source.count, offset + limit), JSONText.hexadecimalDigit(source[end]) != nil { end += 1 }
    return max(end, here.upperBound)
  }

  private var isFirstOnLine: Bool {
    var index = offset
    while index > source.contentStart, source[index - 1] == 0x20 { index -= 1 }
    return index == lineStart
  }

  /// Whether the last line before with anything on it begins with `...`, the end of a document.
  private var isAfterDocumentEnd: Bool {
    var end = lineStart
    while end > source.contentStart, source[end - 1] <= 0x20 { end -= 1 }
    return source.text(in: lineStart(of: end)..<end).hasPrefix("...")
  }

  private func column(of offset: Int) -> Int { offset - lineStart(of: offset) }
}
