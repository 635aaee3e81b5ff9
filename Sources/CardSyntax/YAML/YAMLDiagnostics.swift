/// What can be wrong with a YAML text, apart from what ``SyntaxDiagnostics`` has for any document.
public enum YAMLDiagnostics {
  static let noDocument = DiagnosticKind(
    "input.no-document", .error, "The requested document is not in the input.",
    explanation: "Documents of a YAML stream are counted from 0; a JSON input has exactly one.")
  static let noValue = DiagnosticKind(
    "yaml.no-value", .error, "The input has no value.",
    explanation: "The file is empty or has only comments. Write `null` if that is what you mean.")
  static let severalDocuments = DiagnosticKind(
    "yaml.several-documents", .error, "The input has more than one document.",
    explanation: "A file is one template or one set of data. Put each document after `---` into its own file.")
  static let indentation = DiagnosticKind(
    "yaml.indentation", .error, "A line has the wrong indentation.",
    explanation:
      "Keys of one mapping and items of one list begin in the same column; what belongs to them is indented further, with spaces only."
  )
  static let unterminated = DiagnosticKind(
    "yaml.unterminated", .error, "A string, list or mapping is not closed.",
    explanation: "Add the closing quote or bracket. The span or the label shows where the open part begins.")
  static let separator = DiagnosticKind(
    "yaml.separator", .error, "A comma, colon or bracket is missing.",
    explanation:
      "Between `[` and `]` or `{` and `}` items are separated by commas; a key is followed by a colon and a space.")
  static let badString = DiagnosticKind(
    "yaml.bad-string", .error, "A string contains something that YAML does not allow.",
    explanation:
      "Control characters must be written as escapes in double quotes; only the escapes of YAML exist; a surrogate pair is written as one character or as `\\U` with eight digits."
  )
  static let unexpected = DiagnosticKind(
    "yaml.unexpected", .error, "YAML does not allow this here.",
    explanation:
      "Often a string needs quotes: one that begins with an indicator such as `@`, `%`, `*` or `[`, or that contains `: ` or ` #`."
  )
  static let directive = DiagnosticKind(
    "yaml.directive", .error, "A line that begins with `%` is not a known directive.",
    explanation: "The directives are `%YAML 1.2` and `%TAG`. Neither is necessary; remove the line.")
  static let badTag = DiagnosticKind(
    "yaml.bad-tag", .error, "A tag is unknown or does not fit its value.",
    explanation:
      "The known tags are `!!str`, `!!int`, `!!float`, `!!bool`, `!!null`, `!!map`, `!!seq`, and `!!binary` and `!!timestamp`, which are kept as text. Application-specific tags are not supported."
  )
  static let badNumber = DiagnosticKind(
    "yaml.bad-number", .error, "A number cannot be represented in JSON.",
    explanation:
      "JSON has no infinity and no `.nan`: put the text in quotes, or leave the value out. Hexadecimal and octal numbers may have 4,096 digits."
  )
  static let badKey = DiagnosticKind(
    "yaml.bad-key", .error, "A key is a list or a mapping.",
    explanation: "Keys are strings. A string that begins with `[` or `{` needs quotes.")
  static let badMerge = DiagnosticKind(
    "yaml.bad-merge", .error, "A merge key `<<` has a value that cannot be merged.",
    explanation:
      "The value of `<<` is a mapping, an alias of one, or a list of these. Quote the key if it is meant as text.")
  static let unknownAlias = DiagnosticKind(
    "yaml.unknown-alias", .error, "An alias names an anchor that is not defined before it.",
    explanation:
      "`*name` repeats the value that was marked `&name` earlier in the same document. Quote a string that begins with `*`."
  )
  static let recursiveAlias = DiagnosticKind(
    "yaml.recursive-alias", .error, "An alias is inside the value that it repeats.",
    explanation: "The result would be infinite.")
  static let tooManyAliases = DiagnosticKind(
    "yaml.too-many-aliases", .error, "Aliases stand for more values than the limit allows.",
    explanation:
      "Aliases of aliases grow exponentially; ten short lines can stand for billions of values. The limit is 10 million."
  )

  static let commentValue = DiagnosticKind(
    "yaml.comment-value", .warning, "What begins with `#` is a comment, where it was probably meant as text.",
    explanation:
      "After a space, `#` begins a comment: `color: #FF0000` has no value, and `text: Room #3` is `Room`. Put the text in quotes, "
      + "or write a space after the `#` of a comment.")

  static let lineSeparator = DiagnosticKind(
    "yaml.line-separator", .warning, "A character ends a line of YAML that most editors do not show as the end of one.",
    explanation:
      "U+0085, U+2028 and U+2029 end lines for the reader, as in YAML 1.1, so that a text with one is folded there. Write `\\u2028` in double quotes to have the character itself."
  )

  /// The kinds of this stage.
  public static let all: [DiagnosticKind] =
    [
      noDocument, noValue, severalDocuments, indentation, unterminated, separator, badString, unexpected, directive,
      badTag, badNumber, badKey, badMerge, unknownAlias, recursiveAlias, tooManyAliases,
      commentValue, lineSeparator,
    ]
}

extension Diagnostic {
  static func noDocument(_ source: SourceText, index: Int, count: Int) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostics.noDocument,
      "there is no document \(index); the input has \(count == 1 ? "one document" : "\(count) documents")",
      at: SourceSpan(source: source, source.count..<source.count), help: "documents are counted from 0")
  }

  static func emptyYAML(_ source: SourceText, at offset: Int) -> Diagnostic {
    Diagnostic(YAMLDiagnostics.noValue, "the input has no value", at: SourceSpan(source: source, offset..<offset))
  }

  static func commentValue(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostics.commentValue, "what begins with `#` is a comment, so the value is missing", at: span,
      help: "put the text in quotes", fixIt: .quoting(span))
  }

  static func commentInText(_ comment: SourceSpan, text: Range<Int>, isCertain: Bool) -> Diagnostic {
    let fixIt = YAMLQuoting(source: comment.source).quoting(text)
    let quoted = fixIt.replacement.utf8.count <= 60 ? ": `\(fixIt.replacement)`" : ""
    return Diagnostic(
      YAMLDiagnostics.commentValue, "what begins with `#` is a comment and not part of the text", at: comment,
      help: "put the text in quotes\(quoted), or write a space after the `#` of a comment",
      fixIt: isCertain ? fixIt : nil)
  }

  static func utf16(_ source: SourceText) -> Diagnostic {
    Diagnostic(
      SyntaxDiagnostics.invalidUTF8, "the input is UTF-16", at: SourceSpan(source: source, 0..<min(2, source.count)),
      help: "save the file as UTF-8")
  }

  static func severalDocuments(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostics.severalDocuments, "a second document begins here", at: span,
      help: "put each document into a file of its own")
  }

  static func tooManyDirectives(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostics.directive, "there are more than \(YAMLParser.maximumDirectives) `%TAG` directives", at: span,
      help: "remove the directives, which have no effect here")
  }

  static func notFinite(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostics.badNumber, "`\(span.text)` is a number that JSON does not have", at: span,
      help: "put it in quotes if it is meant as text", fixIt: .init(span, replacement: "\"\(span.text)\""))
  }

  static func tooManyDigits(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostics.badNumber,
      "the number has more than \(CoreSchema.maximumRadixDigits) hexadecimal or octal digits", at: span,
      help: "put it in quotes if it is meant as text")
  }

  static func unknownTag(_ name: String, at span: SourceSpan) -> Diagnostic {
    let known = ["!!str", "!!int", "!!float", "!!bool", "!!null", "!!map", "!!seq"]
    let meant = Suggestion.nearest(to: name, in: known)
    let quotes = name.hasPrefix("!!") ? nil : YAMLQuoting(source: span.source).text(at: Int(span.start))
    let quoted = quotes.map { ": `\($0.replacement)`" } ?? ""
    return Diagnostic(
      YAMLDiagnostics.badTag, "the tag `\(name)` is unknown", at: span,
      help: meant.map { "did you mean `\($0)`?" } ?? "remove the tag, or put the text in quotes\(quoted)",
      fixIt: meant.map { .init(span, replacement: $0) } ?? quotes)
  }

  static func unsupportedTag(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostics.badTag, "the tag `\(name)` has no counterpart in JSON", at: span,
      help: "write a plain list or mapping")
  }

  static func tagMismatch(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostics.badTag, "the value does not fit its tag `\(name)`", at: span,
      help: "remove the tag, or mend the value")
  }

  static func collectionKey(isObject: Bool, at span: SourceSpan) -> Diagnostic {
    let start = Int(span.start)
    if isObject, start > 0, span.source[start - 1] == UInt8(ascii: "{"),
      let quotes = YAMLQuoting(source: span.source).text(at: start - 1)
    {
      return Diagnostic(
        YAMLDiagnostics.badKey, "a text that begins with `{{` must be in quotes", at: span,
        help: "write `\(quotes.replacement)`", fixIt: quotes)
    }
    return Diagnostic(
      YAMLDiagnostics.badKey, "a \(isObject ? "mapping" : "list") cannot be a key", at: span,
      help: "put the key in quotes if it is meant as text")
  }

  static func secondMerge(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostics.badMerge, "`<<` occurs twice in this mapping", at: span, labels: [.init(first, "first here")],
      help: "write one `<<` with a list of aliases")
  }

  static func badMerge(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostics.badMerge, "only a mapping can be merged with `<<`", at: span,
      help: "write `<<: *name`, where `&name` marks a mapping, or put `<<` in quotes if it is meant as text")
  }

  static func unknownAlias(_ name: String, at span: SourceSpan, known: some Sequence<String>) -> Diagnostic {
    let meant = Suggestion.nearest(to: name, in: known)
    return Diagnostic(
      YAMLDiagnostics.unknownAlias, "there is no anchor `&\(name)` before this alias", at: span,
      help: meant.map { "did you mean `*\($0)`?" } ?? "put text that begins with `*` in quotes",
      fixIt: meant.map { .init(span, replacement: "*\($0)") })
  }

  static func recursiveAlias(_ name: String, at span: SourceSpan, anchor: SourceSpan) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostics.recursiveAlias, "the alias `*\(name)` is inside the value that it repeats", at: span,
      labels: [.init(anchor, "the value begins here")])
  }

  static func tooManyAliases(at span: SourceSpan, limit: Int) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostics.tooManyAliases, "with this alias, aliases stand for more than \(limit) values", at: span,
      help: "write fewer aliases of values that contain aliases")
  }

  static func lineSeparator(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostics.lineSeparator, "\(name) ends a line here", at: span,
      help: "remove it, or write `\\u\(name.dropFirst(2))` in double quotes to have the character")
  }
}
