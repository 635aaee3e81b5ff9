package import CardSyntax

extension TemplateDiagnostics {
  static let unterminatedHole = DiagnosticKind(
    "template.unterminated-hole", .warning, "A binding is not closed.",
    explanation:
      "`${` without its `}` is text, as in the reference implementation. Close the binding, or write `\\${` for text. "
      + "A quote or a backtick inside the binding can hide its `}`.")
  static let emptyHole = DiagnosticKind(
    "template.empty-binding", .warning, "A binding has no expression.",
    explanation:
      "`${}` is text, as in the reference implementation, and readers see it. Write an expression between the braces, or `\\${}` if "
      + "the text is meant.")
  static let dateFormat = DiagnosticKind(
    "template.date-format", .warning, "A format of dates takes minutes for months, or months for minutes.",
    explanation:
      "In formats `MM` is the month and `mm` are minutes: `dd.MM.yyyy` is a date, and `HH:mm` a time.")
  static let constantCondition = DiagnosticKind(
    "template.constant-condition", .warning, "A condition has the same value for all data.",
    explanation:
      "One branch is never used, or an operand changes nothing. Only `false`, `null` and missing values are false: 0 "
      + "and empty texts are true.")
  static let unequalTypes = DiagnosticKind(
    "template.unequal-types", .warning, "A comparison is never true, because the types differ.",
    explanation:
      "Comparison does not convert: `1 == '1'` is false, and numbers and texts have no order. Convert one side with "
      + "`string`, `int` or `float`.")
  static let neverBoolean = DiagnosticKind(
    "template.never-boolean", .warning, "A `$when` is never true or false.",
    explanation:
      "Only the boolean `true` keeps an element. A number or a string drops it, whatever its value. Write a comparison."
  )
  static let textData = DiagnosticKind(
    "template.text-data", .warning, "`$data` is a string or number, which has no properties.",
    explanation: "Bind `$data` to an expression that gives an array or an object: `\"$data\": \"${orders}\"`.")
  package static let reservedKey = DiagnosticKind(
    "template.reserved-key", .warning, "A key that begins with `$` is not a template key.",
    explanation:
      "Templates know the keys `$data` and `$when`. `$root`, `$index` and `$host` can only be read, and are removed "
      + "where they are keys; every other one stays in the output.")
  package static let sometimesMissing = DiagnosticKind(
    "template.sometimes-missing", .warning, "A path is missing from some items of the data.",
    explanation:
      "Where the path is missing, the binding stays in the output as text. Use `if(exists(path), …, …)`, or "
      + "`$when` on the element, for data that may be missing. A level of `template.missing-path`, which `build` finds with the "
      + "data that lack it, holds here as well, unless this has its own.",
    following: "template.missing-path")
  package static let bindingInQuotes = DiagnosticKind(
    "template.binding-in-quotes", .warning, "A binding in quotes inside of an expression is text.",
    explanation:
      "An expression is in one pair of `${` and `}`. What is in quotes there is text, which is not looked at again: "
      + "`${if(vip, 'Dear ${name}', 'Hi')}` gives the text `Dear ${name}`. Write `concat('Dear ', name)`."
  )
  package static let nullData = DiagnosticKind(
    "template.null-data", .warning, "`$data` is null for this data.",
    explanation:
      "As in the reference implementation, null is not an empty list: the element is there once, and nothing in it has a "
      + "value. Write an empty list in the data, or `\"$data\": \"${coalesce(items, [])}\"`. A level of "
      + "`template.missing-path` holds here as well, unless this has its own.", following: "template.missing-path")
  package static let dataType = DiagnosticKind(
    "template.data-type", .warning, "A value in the data has a type that a function does not accept.",
    explanation:
      "With this data the expression cannot be evaluated. Convert the value with `string`, `int` or `float`, or test "
      + "it before.")

  /// The kinds of the analyses.
  static let analysis: [DiagnosticKind] = [
    unterminatedHole, emptyHole, dateFormat, constantCondition, unequalTypes, neverBoolean, textData, reservedKey,
    sometimesMissing,
    bindingInQuotes,
    nullData, dataType,
  ]
}

extension Diagnostic {
  static func constantWhen(truth: Bool, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      TemplateDiagnostics.constantCondition,
      "the condition is always \(truth), so the element is always \(truth ? "kept" : "dropped")", at: span,
      help: truth ? "remove `$when`" : "remove the element, or write a condition that depends on the data")
  }

  static func neverBoolean(_ condition: Expression, at span: SourceSpan) -> Diagnostic {
    let type = condition.type
    var help = "write a comparison"
    if type == .number { help = "write a comparison, such as `\(condition) > 0`" }
    if type == .string || type == .array { help = "write `!empty(\(condition))`" }
    return Diagnostic(
      TemplateDiagnostics.neverBoolean,
      "`$when` is \(type.withArticle) and never `true`, so the element is always dropped", at: span, help: help)
  }

  static func textData(_ node: Node, hasHoles: Bool) -> Diagnostic {
    var help = "write one binding and nothing else: `\"${…}\"`"
    var fixIt: Diagnostic.FixIt?
    if !hasHoles {
      help = "bind it to an expression: `\"${…}\"`"
      if let text = node.string, Expression(text)?.isLiteral == false {
        help = "write `\"${\(text)}\"`"
        fixIt = .writing("${\(text)}", over: node.span)
      }
    }
    let what = node.kind == .string ? "a text" : node.kind == .number ? "a number" : "a boolean"
    return Diagnostic(
      TemplateDiagnostics.textData, "`$data` is \(what), which has no properties", at: node.span, help: help,
      fixIt: fixIt)
  }

  /// That a `$data` is null, with some of the places in the data where it is.
  static func nullData(_ expression: Expression, _ nodes: [Node], at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      TemplateDiagnostics.nullData,
      "`\(expression)` is null, so the element is there once and nothing in it has a value", at: span,
      labels: nodes.prefix(3).map { Diagnostic.Label($0.span, "`\(DataPath.text(of: $0))` is null") },
      help: "write an empty list in the data, or `\"$data\": \"${coalesce(\(expression), [])}\"`")
  }

  static func readOnlyKey(_ member: Node.Member) -> Diagnostic {
    Diagnostic(
      TemplateDiagnostics.reservedKey, "`\(member.name)` cannot be set; the key is removed", at: member.keySpan,
      help: "set `$data`, or read it in an expression: `${\(member.name)}`")
  }

  static func unknownKey(_ member: Node.Member, _ meant: String) -> Diagnostic {
    Diagnostic(
      TemplateDiagnostics.reservedKey, "`\(member.name)` is not a key of templates; it stays in the output",
      at: member.keySpan, meant: meant)
  }
}
