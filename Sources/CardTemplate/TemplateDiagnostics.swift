public import CardSyntax

/// What can be wrong with a template, before and during its expansion.
public enum TemplateDiagnostics {
  static let syntaxError = DiagnosticKind(
    "template.syntax-error", .error, "An expression cannot be read.",
    explanation:
      "A binding is one expression between `${` and `}`: `${price * 2}`. Write `\\${` for text that contains `${`.")
  static let rawBacktick = DiagnosticKind(
    "template.raw-backtick", .error, "A string with bindings contains a backtick.",
    explanation:
      "A string with bindings is parsed like a template string, which a backtick would end. Write a backslash before it."
  )
  static let tooComplex = DiagnosticKind(
    "template.too-complex", .error, "An expression is nested too deeply.",
    explanation:
      "Expressions have at most 128 levels. A chain of one of `+ - * / & && || ??`, or of `? :`, is one level however "
      + "long it is; comparisons, `%`, `^` and operators of different kinds in turn count each. An expression this deep "
      + "is hard to read: compute the value where the data is produced."
  )
  static let unknownFunction = DiagnosticKind(
    "template.unknown-function", .error, "A function does not exist.",
    explanation: "Names of functions are case-sensitive. `cardc explain fn:NAME` documents each of them.")
  static let arity = DiagnosticKind(
    "template.arity", .error, "A function has too few or too many arguments.",
    explanation: "The help shows the form of the call; arguments in brackets can be left out.")
  static let typeMismatch = DiagnosticKind(
    "template.type-mismatch", .error, "An argument has a type that the function does not accept.",
    explanation:
      "The function would fail for all data. Convert the value with `string`, `int` or `float`.")
  static let literal = DiagnosticKind(
    "template.invalid-literal", .error, "A regular expression or a path in a string cannot be read.",
    explanation:
      "`isMatch` takes regular expressions without back references and look-around, so that matching takes linear "
      + "time; `jPath` takes a JSPath, `xPath` an XPath 1.0 without variables.")
  static let lambda = DiagnosticKind(
    "template.lambda", .error, "A lambda is missing, or is in a place that takes no lambda.",
    explanation:
      "`foreach`, `select`, `where`, `any` and `all` take an expression for each item: `select(items, x => x.name)`.")
  static let holeInData = DiagnosticKind(
    "template.hole-in-data", .error, "An object or array written after `$data` contains a binding.",
    explanation:
      "Data written in the template is used unchanged. Bind `$data` to an expression, such as "
      + "`${json(…)}`, or write the values out."
  )
  static let literalWhen = DiagnosticKind(
    "template.literal-when", .warning, "`$when` is not an expression.",
    explanation:
      "As in the reference implementation, a literal drops the element if it is true and keeps it if it is false. Write "
      + "a condition: `\"$when\": \"${isVisible}\"`."
  )
  package static let missingPath = DiagnosticKind(
    "template.missing-path", .warning, "A path is missing from the data.",
    explanation:
      "The binding stays in the output as text, as in the reference implementation. `--missing empty` writes an empty "
      + "string and repeats an element with a missing `$data` for no item; `--missing error` makes it an error. Write `if(exists(path), …)` for data that may be missing."
  )
  static let missingPathError = DiagnosticKind(
    "template.missing-data", .error, "A path is missing from the data, and `--missing error` is set.",
    explanation: "Give the data, correct the path, or write `if(exists(path), …)`.")
  package static let nullInText = DiagnosticKind(
    "template.null-in-text", .warning, "A value inside a string is null.",
    explanation:
      "Null has no text, so the binding stays as it is written. Use `coalesce(value, '')` or `if(exists(value), …)`.")
  static let compositeInText = DiagnosticKind(
    "template.object-in-text", .warning, "A value inside a string is an object or a list.",
    explanation:
      "As in the reference implementation, the text of an object is `[object Object]`, and a list is its values with commas "
      + "between them. Name a value of the object, such as `user.name`; write `join(list, ', ')` for a list; "
      + "`jsonStringify(value)` is the whole value as JSON. A list of plain values is only worth a note.")
  static let droppingCondition = DiagnosticKind(
    "template.dropping-condition", .warning, "A `$when` is neither true nor false for this data.",
    explanation:
      "As in the reference implementation, only `true` keeps the element: a string drops it, `\"true\"` as well, and so do "
      + "numbers. Write a comparison, such as `count > 0` or `status == 'open'`, or put `true` or `false` into the data."
  )
  package static let evaluation = DiagnosticKind(
    "template.evaluation", .error, "An expression cannot be evaluated for this data.",
    explanation: "The message says which value has the wrong type. `--lenient` keeps such a binding as text.")
  static let failedOperand = DiagnosticKind(
    "template.failed-operand", .warning, "An operand of `contains` cannot be evaluated.",
    explanation:
      "As in the reference implementation, `contains` is then false. Test the operand with `exists` if it may fail."
  )
  package static let failedCondition = DiagnosticKind(
    "template.failed-condition", .warning, "A condition cannot be evaluated for this data.",
    explanation:
      "As in the reference implementation, a condition that cannot be evaluated is not met: `$when` drops the element. The "
      + "message says which value has another type than the condition expects, such as a number that is a string. Convert "
      + "it, as in `float(price) > 0`, or correct the data."
  )
  static let timeZone = DiagnosticKind(
    "template.time-zone", .error, "A time zone does not exist.",
    explanation:
      "Zones have names of the IANA database, such as `Europe/Berlin`, or of Windows, such as `Pacific Standard Time`. "
      + "They are read from the system's database: the package `tzdata`, or the folder that `TZDIR` names."
  )
  static let locale = DiagnosticKind(
    "template.locale", .warning, "A locale has no effect.",
    explanation:
      "Numbers are written as in English for locales that are not known, and names of months and weekdays are English in "
      + "all locales, as in the reference."
  )
  static let definedOtherwise = DiagnosticKind(
    "template.defined-otherwise", .warning, "A value in the data differs from its definition.",
    explanation:
      "A value of `--define`, or of `define` in `cardc.yaml`, holds for every target: it is used where the data have no "
      + "value, and in place of another value. Generated code knows only the definition, so a card made of these data "
      + "would differ from a view. Correct the data, or the definition."
  )
  static let unusedDefinition = DiagnosticKind(
    "template.unused-definition", .note, "A definition says something that the template does not read.",
    explanation:
      "`--define` names a value of the data by its path from the root, such as `user.name`. No binding of the template reads "
      + "this one, so the definition changes nothing. Perhaps the name is misspelt."
  )
  static let limit = DiagnosticKind(
    "template.limit", .error, "Expanding a template exceeds a limit.",
    explanation:
      "Expansion is bounded in steps, depth and size of the output, so that a template that multiplies itself ends. The "
      + "limit of steps is \(ExpansionLimits.steps) and grows with the data: \(ExpansionLimits.stepsPerByteRead) for each "
      + "byte of data, \(ExpansionLimits.stepsPerByteWritten) for each byte of output. If this much work is meant, "
      + "`--max-steps` or `max-steps` in `cardc.yaml` sets another limit, in the library `ExpansionOptions.steps`; "
      + "`ExpansionOptions.depth` and `ExpansionOptions.outputBytes` are the limits of nesting and of the output."
  )

  static let notReproducible = DiagnosticKind(
    "template.not-reproducible", .warning, "The output of a build depends on the time or on random numbers.",
    explanation:
      "Building the same sources again gives different output, which looks like a change to caches and reviewers. "
      + "`--now` or the variable `SOURCE_DATE_EPOCH` sets the clock; `--seed` sets the random seed."
  )

  static let oldBinding = DiagnosticKind(
    "template.old-binding", .warning, "A binding is written as in 2018.",
    explanation:
      "The first version of templates for Adaptive Cards had bindings such as `{name}`; since 2020 they are `${name}`, and "
      + "everything else is text. Such bindings are recognised in templates whose `$data` or `$when` is one. `cardc fix` "
      + "translates them, and `cardc fix --modernize` in all other templates.")
  static let placeholder = DiagnosticKind(
    "template.placeholder", .note, "A text has a placeholder of another tool.",
    explanation:
      "`{{NAME}}` and `${{NAME}}` are filled in by build tools and mail systems, and are text here. `cardc fix --modernize` makes "
      + "bindings of the former; with `--define NAME=value` it fills both in.")

  /// The kinds of this stage.
  public static let all: [DiagnosticKind] =
    [
      syntaxError, rawBacktick, tooComplex, unknownFunction, arity, typeMismatch, literal, lambda, holeInData,
      literalWhen, missingPath, missingPathError, nullInText, compositeInText, droppingCondition, evaluation,
      failedOperand, failedCondition, timeZone,
      locale, definedOtherwise, unusedDefinition, limit, notReproducible, oldBinding, placeholder,
    ] + analysis + schema
}

extension Diagnostic {
  static func holeInData(_ hole: SourceSpan) -> Diagnostic {
    Diagnostic(
      TemplateDiagnostics.holeInData, "data written in a template cannot contain bindings", at: hole,
      help: "bind `$data` to an expression, or write the value out")
  }

  static func literalWhen(_ node: Node) -> Diagnostic {
    let drops = Template.isTruthy(node)
    var help = drops ? "remove `$when` to keep the element" : "remove `$when`, or write a condition as `\"${…}\"`"
    var fixIt: Diagnostic.FixIt?
    if let text = node.string, Expression(text)?.isLiteral == false {
      help = "write `\"${\(text)}\"`"
      fixIt = .writing("${\(text)}", over: node.span)
    }
    return Diagnostic(
      TemplateDiagnostics.literalWhen,
      "`$when` is not a condition, so the element is always \(drops ? "dropped" : "kept")", at: node.span, help: help,
      fixIt: fixIt)
  }

  static func missingPath(
    _ miss: Miss, _ policy: ExpansionOptions.Missing, count: Int, isData: Bool = false, isPart: Bool = false,
    of expression: Expression? = nil, at span: SourceSpan?
  ) -> Diagnostic {
    let isError = policy == .error
    var message = miss.message
    if count > 1 { message += " (\(count) times)" }
    if policy == .keep {
      // As in the reference, the text is what functions and operators get.
      let rest = isPart ? "the text `${\(miss.path)}` takes its place" : "the binding stays as text"
      message += isData ? "; `$data` becomes the text `${\(miss.path)}`" : "; \(rest)"
    }
    if policy == .empty, isData { message += "; the element is repeated for no item" }
    var labels: [Diagnostic.Label] = []
    if let node = miss.node { labels.append(.init(node.span, "looked up here")) }
    let replaced = expression?.fallback(of: miss.path).map { MissingPathText.fallbackHelp(miss.path, $0) }
    let guarded = isData ? MissingPathText.scopeHelp(miss.path) : MissingPathText.valueHelp(miss.path)
    return Diagnostic(
      isError ? TemplateDiagnostics.missingPathError : TemplateDiagnostics.missingPath, message, at: span,
      labels: labels, help: replaced ?? miss.help ?? guarded)
  }

  static func nullInText(_ expression: Expression, count: Int, at span: SourceSpan?) -> Diagnostic {
    let times = count > 1 ? " (\(count) times)" : ""
    return Diagnostic(
      TemplateDiagnostics.nullInText, "`\(expression)` is null, which has no text; the binding stays\(times)", at: span,
      help: "write `coalesce(\(expression), '')`")
  }

  static func droppingCondition(
    _ condition: Expression, _ type: ValueType, _ datum: Node?, count: Int, at span: SourceSpan?
  ) -> Diagnostic {
    let times = count > 1 ? " (\(count) times)" : ""
    let help =
      switch type {
      case .string where ["true", "false"].contains(datum?.string):
        "write `true` or `false` without quotes in the data, or `\(condition) == 'true'`"
      case .number: "write a comparison, such as `\(condition) > 0`"
      case .string, .array: "write `!empty(\(condition))`, or a comparison"
      default: "write a comparison, or `exists(\(condition))`"
      }
    return Diagnostic(
      TemplateDiagnostics.droppingCondition,
      "`\(condition)` is \(type.withArticle) and not `true`, so the element is dropped\(times)", at: span,
      labels: datum.map { [Diagnostic.Label($0.span, "this value")] } ?? [], help: help)
  }

  static func evaluation(
    _ error: EvaluationError, after cause: Miss? = nil, count: Int, at span: SourceSpan?, data: SourceSpan?,
    path: String?
  ) -> Diagnostic {
    let times = count > 1 ? " (\(count) times)" : ""
    var labels: [Diagnostic.Label] = []
    if let data { labels.append(.init(data, path.map { "`$data` is `\($0)` here" } ?? "`$data` is this value")) }
    var message = error.message
    if let cause {
      // The text that stands for a path to nothing is of the wrong type; that it is there at all is the mistake.
      message = error.isAbout(cause.path) ? cause.message : "\(message), and \(cause.message)"
    }
    return Diagnostic(TemplateDiagnostics.evaluation, message + times, at: span, labels: labels, help: cause?.help)
  }

  static func definedOtherwise(_ path: String, as known: Node, at span: SourceSpan) -> Diagnostic {
    let text = known.span.text
    let value = text.utf8.count <= 60 ? "`\(text)`" : "another value"
    return Diagnostic(
      TemplateDiagnostics.definedOtherwise,
      "\(path.isEmpty ? "the data are" : "`\(path)` is") defined as \(value), which takes the place of what the data say",
      at: span)
  }

  /// That a definition names what no binding reads.
  package static func unusedDefinition(_ path: String, meant: String?, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      TemplateDiagnostics.unusedDefinition, "the template does not read `\(path)`, which `--define` names", at: span,
      help: meant.map(MissingPathText.suggestion))
  }

  static func notReproducible(_ function: Function, at span: SourceSpan) -> Diagnostic {
    let isClock = function.purity == .clock
    return Diagnostic(
      TemplateDiagnostics.notReproducible,
      "`\(function.name)` gives a different value in every build", at: span,
      help: isClock ? "set the time with `--now` or `SOURCE_DATE_EPOCH`" : "set the random seed with `--seed`")
  }

  static func limit(_ limit: EvaluationError.Limit, at span: SourceSpan?) -> Diagnostic {
    let limits: String
    switch limit {
    case .steps: limits = "raise the limit with `--max-steps`"
    case .depth: limits = "nest less"
    case .outputBytes: limits = "fill the template in parts"
    }
    return Diagnostic(
      TemplateDiagnostics.limit, limit.message, at: span,
      help: "look for a repetition that contains itself, or \(limits)")
  }
}
