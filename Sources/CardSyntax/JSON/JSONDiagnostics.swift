/// What can be wrong with a JSON text, and with any document.
public enum SyntaxDiagnostics {
  static let inputTooLarge = DiagnosticKind(
    "input.too-large", .error, "An input is larger than 1 GiB.",
    explanation:
      "Inputs are read whole and addressed with 32 bits. Split the file, or render records with `expand "
      + "--ndjson`.")
  static let invalidUTF8 = DiagnosticKind(
    "input.invalid-utf8", .error, "An input is not UTF-8.",
    explanation:
      "JSON and YAML are UTF-8 here. Save the file as UTF-8; UTF-16 and Latin-1 are not converted silently.")
  static let tooDeep = DiagnosticKind(
    "input.too-deep", .error, "Arrays and objects are nested more than 512 levels deep.",
    explanation:
      "No screen needs this depth. The usual cause is a generator that does not end, or an attack.")
  static let duplicateKey = DiagnosticKind(
    "input.duplicate-key", .warning, "An object has the same key twice.",
    explanation:
      "The last value is used, as in JavaScript. Remove the other one: not all programs that read JSON use the last. "
      + "`cardc fix` does so where both have the same value.")
  static let unterminated = DiagnosticKind(
    "json.unterminated", .error, "A string, array or object is not closed.",
    explanation:
      "Add the closing quote or bracket. The label shows where the open part begins.")
  static let badString = DiagnosticKind(
    "json.bad-string", .error, "A string contains something that JSON does not allow.",
    explanation:
      "Quotation marks and control characters must be written as escapes (`\\\"`, `\\n`, `\\t`, `\\u0007`). Only the escapes "
      + "of RFC 8259 are valid, and surrogates must come in pairs.")
  static let loneSurrogate = DiagnosticKind(
    "json.lone-surrogate", .warning, "A string in the data contains half of a surrogate pair.",
    explanation:
      "Half of a pair is not a character; programs that cut a string in the middle of a character produce it. It is "
      + "written as the same escape, and string functions treat it as U+FFFD. In templates it is an error.")
  static let badNumber = DiagnosticKind(
    "json.bad-number", .error, "A number is not a JSON number.",
    explanation:
      "JSON numbers have no leading `+`, no leading zero, and digits on both sides of the point: `0.5`, not "
      + "`.5`.")
  static let separator = DiagnosticKind(
    "json.separator", .error, "A comma or colon is missing, or there is one too many.",
    explanation:
      "Members and elements are separated by one comma, a key and its value by one colon; no comma stands "
      + "before a closing bracket.")
  static let unquoted = DiagnosticKind(
    "json.unquoted", .error, "A key or string is not in double quotes.",
    explanation:
      "JSON has only double quotes, and only the bare words `true`, `false` and `null`. YAML input allows "
      + "more.")
  static let comment = DiagnosticKind(
    "json.comment", .error, "JSON has no comments.",
    explanation:
      "Remove the comment, or write the file as YAML, where `#` begins a comment.")
  static let unexpected = DiagnosticKind(
    "json.unexpected", .error, "JSON does not allow this here.",
    explanation:
      "The message says what was expected. Everything before this place is valid.")

  static let notLaidOut = DiagnosticKind(
    "format.not-laid-out", .note, "`cardc fmt` leaves a file as it is.",
    explanation:
      "Keys after `?`, texts that begin on the line of `---`, and other rare forms of YAML are not laid out. A file is "
      + "also left alone if its layout could not be changed without changing what it says.")

  static let unsorted = DiagnosticKind(
    "format.unsorted", .note, "`cardc fmt --sort-keys` leaves the keys of a mapping as they are.",
    explanation:
      "Keys are not put into another order where an alias would come before its anchor, or where empty lines are part of a text. "
      + "Mappings in brackets on several lines are never sorted.")
  static let otherLayout = DiagnosticKind(
    "format.other-layout", .warning, "A file is not laid out in the usual way.",
    explanation:
      "`cardc fmt --check` and `--dry-run` say so to programs, at the first place that would change. `cardc fmt` lays the file out."
  )

  /// The kinds of this stage.
  public static let all: [DiagnosticKind] =
    [
      inputTooLarge, invalidUTF8, tooDeep, duplicateKey, unterminated, badString, loneSurrogate, badNumber, separator,
      unquoted,
      comment, unexpected, notLaidOut, unsorted, otherLayout,
    ]
}

extension Diagnostic {
  static func inputTooLarge(_ source: SourceText) -> Diagnostic {
    Diagnostic(
      SyntaxDiagnostics.inputTooLarge, "the input has \(source.count) bytes; at most 1 GiB is read",
      at: SourceSpan(source: source, 0..<0))
  }

  static func invalidUTF8(_ source: SourceText, at offset: Int) -> Diagnostic {
    // A byte order mark of UTF-16, whose other bytes say nothing.
    if offset == 0, [[0xFF, 0xFE], [0xFE, 0xFF]].contains([source[0], source[1]]) { return utf16(source) }
    let byte = String(source[offset], radix: 16, uppercase: true)
    return Diagnostic(
      SyntaxDiagnostics.invalidUTF8, "the byte 0x\(byte) is not UTF-8",
      at: SourceSpan(source: source, offset..<offset + 1),
      help: "save the file as UTF-8")
  }

  static func tooDeep(_ source: SourceText, at offset: Int) -> Diagnostic {
    Diagnostic(
      SyntaxDiagnostics.tooDeep, "nesting goes deeper than \(DocumentBuilder.maximumDepth) levels",
      at: SourceSpan(source: source, offset..<offset + 1))
  }

  static func duplicateKey(_ member: Node.Member, first: Node.Member) -> Diagnostic {
    // With two values only the author knows which one is meant.
    let isSame = member.value.kind == first.value.kind && member.value.span.text == first.value.span.text
    return Diagnostic(
      SyntaxDiagnostics.duplicateKey,
      "the key `\(excerpt(member.name))` occurs twice in this object; the last value is used",
      at: member.keySpan, labels: [.init(first.keySpan, "first here")], help: "remove one of the two",
      fixIt: isSame ? .removing(member) : nil)
  }

  static func moreDuplicateKeys(_ count: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      SyntaxDiagnostics.duplicateKey, "from here on, \(count) more keys occur twice in their objects", at: span)
  }

  static func unterminatedString(_ source: SourceText, at start: Int) -> Diagnostic {
    Diagnostic(
      SyntaxDiagnostics.unterminated, "the string is not closed", at: SourceSpan(source: source, start..<start + 1),
      help: "add the closing `\"`")
  }

  /// A string that begins at `start` and is not closed before the end of its line; `close` is where its quote was to be, if that
  /// is plain.
  static func lineEndInString(_ source: SourceText, at offset: Int, start: Int, close: Int?) -> Diagnostic {
    Diagnostic(
      SyntaxDiagnostics.unterminated, "the string is not closed on its line",
      at: SourceSpan(source: source, start..<offset),
      help: "add the closing `\"`; a line break inside a string is written `\\n`",
      fixIt: close.map { .init(SourceSpan(source: source, $0..<$0), replacement: "\"") })
  }

  static func unclosed(_ source: SourceText, opener: Int, isObject: Bool) -> Diagnostic {
    Diagnostic(
      SyntaxDiagnostics.unterminated, "the \(isObject ? "object" : "array") is not closed before the end of the file",
      at: SourceSpan(source: source, opener..<opener + 1), help: "add the closing `\(isObject ? "}" : "]")`")
  }

  static func mismatchedClose(
    _ source: SourceText, at offset: Int, _ byte: UInt8, opener: Int, isExtra: Bool = false
  ) -> Diagnostic {
    let wanted = byte == UInt8(ascii: "}") ? "]" : "}"
    return Diagnostic(
      SyntaxDiagnostics.separator, "expected `\(wanted)`, found `\(Unicode.Scalar(byte))`",
      at: SourceSpan(source: source, offset..<offset + 1),
      labels: [.init(SourceSpan(source: source, opener..<opener + 1), "opened here")],
      help: isExtra ? "remove the bracket, which closes nothing" : nil)
  }

  static func controlCharacter(_ source: SourceText, at offset: Int, _ byte: UInt8) -> Diagnostic {
    let digits = String(byte, radix: 16, uppercase: true)
    let escape = byte == 0x09 ? "\\t" : "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    return Diagnostic(
      SyntaxDiagnostics.badString, "a control character must be written as an escape",
      at: SourceSpan(source: source, offset..<offset + 1), help: "write `\(escape)`",
      fixIt: .init(SourceSpan(source: source, offset..<offset + 1), replacement: escape))
  }

  static func spaceLookalike(_ source: SourceText, _ range: Range<Int>, _ space: SpaceLookalike) -> Diagnostic {
    let span = SourceSpan(source: source, range)
    return Diagnostic(
      SyntaxDiagnostics.unexpected, "\(space.name) is not white space in JSON", at: span, help: "write a space",
      fixIt: .init(span, replacement: " "))
  }

  /// Quotes in a string; `range` begins with the first of them and ends before the quote that closes the string, if it is
  /// the whole.
  static func innerQuotes(_ source: SourceText, _ range: Range<Int>, isWhole: Bool = true) -> Diagnostic {
    var escaped = ""
    var isEscaped = false
    for character in source.text(in: range) {
      if character == "\"", !isEscaped { escaped += "\\" }
      escaped.append(character)
      isEscaped = character == "\\" && !isEscaped
    }
    return Diagnostic(
      SyntaxDiagnostics.badString, "a quotation mark in a string is written `\\\"`",
      at: SourceSpan(source: source, range.lowerBound..<range.lowerBound + 1),
      help: "write a backslash before each quotation mark that belongs to the text",
      fixIt: isWhole ? .init(SourceSpan(source: source, range), replacement: escaped) : nil)
  }

  static func unknownEscape(_ source: SourceText, range: Range<Int>) -> Diagnostic {
    let span = SourceSpan(source: source, range)
    return Diagnostic(
      SyntaxDiagnostics.badString, "`\(span.text)` is not an escape", at: span,
      help: "write `\\\\` for a backslash")
  }

  static func badUnicodeEscape(_ source: SourceText, at offset: Int) -> Diagnostic {
    Diagnostic(
      SyntaxDiagnostics.badString, "`\\u` needs four hexadecimal digits",
      at: SourceSpan(source: source, offset..<offset + 2))
  }

  static func loneSurrogate(_ source: SourceText, at offset: Int) -> Diagnostic {
    let span = SourceSpan(source: source, offset..<offset + 6)
    return Diagnostic(
      SyntaxDiagnostics.badString, "`\(span.text)` is half of a surrogate pair", at: span,
      help: "write both halves, or the character itself")
  }

  static func dataSurrogate(_ source: SourceText, at offset: Int) -> Diagnostic {
    let span = SourceSpan(source: source, offset..<offset + 6)
    return Diagnostic(
      SyntaxDiagnostics.loneSurrogate, "`\(span.text)` is half of a surrogate pair, which is not a character", at: span,
      help: "cut strings between characters where the data is produced")
  }

  static func missingComma(
    _ source: SourceText, at offset: Int, after end: Int, isObject: Bool, found: String
  ) -> Diagnostic {
    let isSemicolon = source[offset] == UInt8(ascii: ";")
    let place = isSemicolon ? offset..<offset + 1 : end..<end
    return Diagnostic(
      SyntaxDiagnostics.separator, "expected `,` or `\(isObject ? "}" : "]")`, found \(found)",
      at: SourceSpan(source: source, offset..<offset + 1),
      help: isSemicolon ? "write `,`" : "add a comma after the previous \(isObject ? "member" : "element")",
      fixIt: .init(SourceSpan(source: source, place), replacement: ","))
  }

  static func trailingComma(_ source: SourceText, at comma: Int) -> Diagnostic {
    let span = SourceSpan(source: source, comma..<comma + 1)
    return Diagnostic(
      SyntaxDiagnostics.separator, "no comma is allowed before a closing bracket", at: span, help: "remove the comma",
      fixIt: .init(span, replacement: ""))
  }

  static func expectedColon(_ source: SourceText, at offset: Int, found: String) -> Diagnostic {
    Diagnostic(
      SyntaxDiagnostics.separator, "expected `:` after the key, found \(found)",
      at: SourceSpan(source: source, offset..<min(offset + 1, source.count)))
  }

  static func unquotedKey(_ source: SourceText, range: Range<Int>, _ word: String, quote: Character?) -> Diagnostic {
    let span = SourceSpan(source: source, range)
    return Diagnostic(
      SyntaxDiagnostics.unquoted,
      "keys are written in double quotes\(quote.map { ", which `\($0)` is not" } ?? "")", at: span,
      help: "write `\(excerpt(quoted(word)))`", fixIt: .init(span, replacement: quoted(word)))
  }

  /// The literal that a word stands for in other languages, or in another case; none if it is text.
  static func literal(meantBy word: String) -> String? {
    switch word.lowercased() {
    case "true", "false", "null": word.lowercased()
    case "none", "nil", "undefined", "nan", "infinity": "null"
    default: nil
    }
  }

  static func bareWord(_ source: SourceText, range: Range<Int>, _ word: String, quote: Character?) -> Diagnostic {
    let replacement = literal(meantBy: word) ?? quoted(word)
    let span = SourceSpan(source: source, range)
    return Diagnostic(
      SyntaxDiagnostics.unquoted,
      quote.map { "texts are written in double quotes, which `\($0)` is not" }
        ?? "`\(excerpt(word))` is not a JSON value", at: span,
      help: "write `\(excerpt(replacement))`", fixIt: .init(span, replacement: replacement))
  }

  static func badNumber(_ source: SourceText, range: Range<Int>) -> Diagnostic {
    let span = SourceSpan(source: source, range)
    return Diagnostic(
      SyntaxDiagnostics.badNumber, "`\(excerpt(span.text))` is not a JSON number", at: span,
      help: "JSON numbers look like `-12`, `0.5` or `1e6`; put other text in double quotes")
  }

  static func comment(_ source: SourceText, range: Range<Int>) -> Diagnostic {
    Diagnostic(
      SyntaxDiagnostics.comment, "JSON has no comments", at: SourceSpan(source: source, range),
      help: "remove it, or write the file as YAML")
  }

  static func trailingContent(_ source: SourceText, at offset: Int, found: String) -> Diagnostic {
    Diagnostic(
      SyntaxDiagnostics.unexpected, "expected the end of the file after the value, found \(found)",
      at: SourceSpan(source: source, offset..<offset + 1), help: "a JSON file holds one value")
  }

  static func noValue(_ source: SourceText) -> Diagnostic {
    Diagnostic(
      SyntaxDiagnostics.unexpected, "the file has no value", at: SourceSpan(source: source, source.count..<source.count)
    )
  }

  static func unexpected(_ source: SourceText, at offset: Int, found: String, wanted: String) -> Diagnostic {
    Diagnostic(
      SyntaxDiagnostics.unexpected, "expected \(wanted), found \(found)",
      at: SourceSpan(source: source, offset..<min(offset + 1, source.count)))
  }

  /// The beginning of a text that may be too long for a message.
  private static func excerpt(_ text: String) -> String {
    let limit = 60
    let start = text.unicodeScalars.prefix(limit + 1)
    return start.count <= limit ? text : String(String.UnicodeScalarView(start.prefix(limit - 1))) + "…"
  }

  /// A bare word, or a text in single quotes, as a JSON string.
  private static func quoted(_ word: String) -> String {
    var output = ByteBuffer(capacity: word.utf8.count + 16)
    output.append(UInt8(ascii: "\""))
    if let inner = JSONQuotes.withoutTypographic(word) {
      output.append(escaping: inner)
    } else if word.hasPrefix("'") {
      // Escapes stay as they are, except that JSON does not escape the single quote.
      var isEscape = false
      for byte in word.utf8.dropFirst().dropLast() {
        if !isEscape, byte == UInt8(ascii: "\\") {
          isEscape = true
          continue
        }
        if isEscape, byte != UInt8(ascii: "'") {
          output.append(UInt8(ascii: "\\"))
          output.append(byte)
        } else {
          // Only bytes of ASCII have an escaped form.
          if byte < 0x80 { output.append(escaping: String(Unicode.Scalar(byte))) } else { output.append(byte) }
        }
        isEscape = false
      }
    } else {
      output.append(escaping: word)
    }
    output.append(UInt8(ascii: "\""))
    return output.string()
  }
}
