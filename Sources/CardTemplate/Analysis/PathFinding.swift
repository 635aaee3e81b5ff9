import CardSyntax

/// What was found about one path of a template.
struct PathFinding {
  /// How the place of a path takes that it leads to nothing.
  enum Tolerance {
    /// Its own text stays in the output.
    case value
    /// Its own text becomes the scope.
    case scope
    /// It counts as false.
    case condition
    /// That is what is asked.
    case test
    /// It should be replaced, but is not.
    case fallback
  }

  /// Where a path ends.
  struct End {
    /// The value in which the next name is missing.
    let parent: Knowledge
    /// The part of the path that leads to it; empty for the scope itself.
    let passed: String
    /// The step that leads nowhere; none if the whole path is a name without a value.
    let step: Expression.Step?
    let scope: DataScope
  }

  let expression: Expression
  let span: SourceSpan
  let tolerance: Tolerance
  let repetition: DataScope.Repetition?
  /// What was meant to take the place of the path, in a fallback.
  var alternative: String?
  /// The number of the data in which the path was first met.
  let dataCount: Int

  /// How often the path was followed, tests before it apart.
  var visits = 0
  private var misses = 0
  private var end: End?

  init(
    expression: Expression, span: SourceSpan, tolerance: Tolerance, repetition: DataScope.Repetition?, dataCount: Int
  ) {
    self.expression = expression
    self.span = span
    self.tolerance = tolerance
    self.repetition = repetition
    self.dataCount = dataCount
  }

  /// Counts a miss; the first one is explained.
  mutating func note(_ end: @autoclosure () -> End) {
    misses += 1
    if self.end == nil { self.end = end() }
  }

  /// What to report, if anything.
  var diagnostic: Diagnostic? {
    guard misses > 0, let end else { return nil }
    let isEverywhere = misses >= visits
    let suggestion = end.suggestion
    var severity = Severity.warning
    switch tolerance {
    case .value, .scope, .fallback: break
    case .condition:
      // A flag that some items lack is an ordinary way to write data.
      guard isEverywhere else { return nil }
      if suggestion == nil { severity = .note }
    case .test:
      guard isEverywhere, suggestion != nil, end.isProbablyMisspelled else { return nil }
      severity = .note
    }
    let kind = isEverywhere ? TemplateDiagnostics.missingPath : TemplateDiagnostics.sometimesMissing
    var diagnostic = Diagnostic(
      kind, isEverywhere ? message(end) : partialMessage, at: span, labels: label(end).map { [$0] } ?? [],
      help: help(end, suggestion, isEverywhere: isEverywhere))
    diagnostic.severity = severity
    if isEverywhere, let path = pathInItem(end) {
      diagnostic.help = "inside of `$data`, names are those of the item: write `\(path)`"
      if span.text == expression.description { diagnostic.fixIt = Diagnostic.FixIt(span, replacement: path) }
    } else if isEverywhere, let path = pathFromRoot(end) {
      diagnostic.help = MissingPathText.correction(path)
      if span.text == expression.description { diagnostic.fixIt = Diagnostic.FixIt(span, replacement: path) }
    } else if isEverywhere, let suggestion, let range = end.nameRange(in: expression, span) {
      diagnostic.fixIt = Diagnostic.FixIt(range, replacement: suggestion)
    }
    return diagnostic
  }

  /// The path without its first name where that stands for the item of a repetition, as other template languages have it:
  /// `item.title`, `$item.title`.
  private func pathInItem(_ end: End) -> String? {
    guard repetition != nil, end.passed.isEmpty, case .path(let root, let steps) = expression.syntax,
      case .member(let name)? = steps.first, !end.scope.data.value.member(name).isMissing,
      end.scope.root.member(root).isMissing
    else { return nil }
    return Expression(.path(root: name, steps: Array(steps.dropFirst())), range: 0..<0).description
  }

  /// The path from the root, where it is there and not in the scope of `$data`.
  private func pathFromRoot(_ end: End) -> String? {
    guard end.passed.isEmpty, end.scope.data.id != DataScope.rootID, end.scope.root.type == .object,
      case .path(let root, let steps) = expression.syntax, end.scope.starts(of: root).count == 1
    else { return nil }
    var value = end.scope.root.member(root)
    for step in steps {
      guard case .member(let name) = step else { return nil }
      value = value.member(name)
    }
    return value.isMissing ? nil : "$root.\(expression)"
  }

  // MARK: Wording

  private func message(_ end: End) -> String {
    guard let step = end.step else { return "`\(expression)` has no value here" }
    let place = visits > 1 ? Count(self).text(of: visits, none: true) : nil
    let name: String
    switch step {
    case .member(let property): name = property.text
    case .index(let index):
      guard let text = index.stringLiteral else {
        let message = "`\(end.passed)` has no element \(index)"
        return place.map { "\(message) \($0)" } ?? message
      }
      name = text
    }
    if end.passed.isEmpty {
      if let place { return "`\(name)` is \(place)" }
      let isRebound = end.scope.data.id != DataScope.rootID
      guard isRebound else { return MissingPathText.notFound(name) }
      return MissingPathText.notFound(name, in: "`\(end.place ?? "$data")`")
    }
    let suffix = visits > 1 ? ", in any of \(Count(self).text(of: visits, none: false))" : ""
    switch end.parent {
    case .missing: return "`\(end.passed)` has no value here"
    case .node(let node) where node.isNull: return "`\(end.passed)` is null and has no `\(name)`" + suffix
    case .node(let node) where node.kind != .object:
      return "`\(end.passed)` is \(ValueType(node.kind).withArticle), which has no `\(name)`" + suffix
    default: return MissingPathText.noMember(name, of: end.passed) + suffix
    }
  }

  private var partialMessage: String {
    "`\(expression)` is missing in \(misses) of \(Count(self).text(of: visits, none: false))"
  }

  private func label(_ end: End) -> Diagnostic.Label? {
    guard let node = end.parent.node else { return nil }
    return Diagnostic.Label(node.span, end.place.map { "`\($0)` ends here" } ?? "looked up here")
  }

  private func help(_ end: End, _ suggestion: String?, isEverywhere: Bool) -> String? {
    let path = expression.description
    if isEverywhere, let suggestion { return MissingPathText.suggestion(suggestion) }
    if isEverywhere, let hint = end.hint { return hint }
    switch tolerance {
    case .fallback:
      return MissingPathText.fallbackHelp(path, alternative)
    case .condition: return "a path to nothing counts as false"
    case .test: return nil
    case .scope: return MissingPathText.scopeHelp(path)
    case .value: return MissingPathText.valueHelp(path)
    }
  }

  /// So many items, in words.
  struct Count {
    let repetition: DataScope.Repetition?

    init(_ finding: PathFinding) { repetition = finding.repetition }

    init(_ repetition: DataScope.Repetition?) { self.repetition = repetition }

    func text(of visits: Int, none: Bool) -> String {
      let none = none ? "in none of the " : ""
      guard let repetition else { return "\(none)\(visits) files of data" }
      let path = repetition.path.map { " of `\(Self.general($0))`" } ?? ""
      guard repetition.looked < repetition.count else { return "\(none)\(visits) items\(path)" }
      return "\(none)\(visits) items looked at\(path), evenly spread over \(repetition.count)"
    }

    /// The path without the numbers of items: `orders[].lines`.
    private static func general(_ path: String) -> String {
      var result = ""
      var isInside = false
      var isNumber = false
      for character in path {
        if character == "[" {
          (isInside, isNumber) = (true, true)
          result.append(character)
          continue
        }
        if character == "]" { isInside = false }
        if isInside, isNumber, !character.isNumber { isNumber = false }
        if !(isInside && isNumber) { result.append(character) }
      }
      return result
    }
  }
}

extension PathFinding.End {
  /// The name that is missing.
  var name: String? {
    switch step {
    case .member(let name)?: name.text
    case .index(let index)?: index.stringLiteral
    case nil: nil
    }
  }

  /// The value in which the name is missing, as a path from the root of the data.
  var place: String? { parent.node.map { DataPath.text(of: $0) }.flatMap { $0 == "$root" ? nil : $0 } }

  /// What was probably meant in the place of the name.
  var suggestion: String? {
    guard let name else { return nil }
    let property = PropertyName(name)
    guard passed.isEmpty else { return Suggestion.nearest(to: name, in: parent.names) }
    let isRebound = scope.data.id != DataScope.rootID
    if isRebound, !scope.root.member(property).isMissing, scope.root.type == .object { return "$root.\(name)" }
    if let near = Suggestion.nearest(to: name, in: scope.names) { return near }
    if isRebound, let near = Suggestion.nearest(to: name, in: scope.root.names) { return "$root.\(near)" }
    // What is one level further down was forgotten more often than misspelled.
    for child in parent.names where Lexer.isIdentifier(child) {
      let value = parent.member(PropertyName(child))
      if value.type == .object, case .node = value, !value.member(property).isMissing { return "\(child).\(name)" }
    }
    return nil
  }

  /// Whether the suggestion is near enough for a place that expects nothing: `line1` is not a misspelled `line2`.
  var isProbablyMisspelled: Bool {
    guard let name, let suggestion, name.count >= 4, !suggestion.contains(".") else { return false }
    return name.filter { !$0.isNumber }.lowercased() != suggestion.filter { !$0.isNumber }.lowercased()
  }

  /// What to do about ways of writing that come from elsewhere.
  var hint: String? {
    if case .index? = step, name == nil { return nil }
    guard let name, !passed.isEmpty else { return nil }
    switch (parent.type, name) {
    case (.array, "length"), (.array, "count"), (.array, "size"): return "write `count(\(passed))`"
    case (.string, "length"), (.string, "count"): return "write `length(\(passed))`"
    case (.array, _):
      return "repeat an element with `\"$data\": \"${\(passed)}\"`, name one item: `\(passed)[0].\(name)`, "
        + "or take that of all: `select(\(passed), x => x.\(name))`"
    default: return nil
    }
  }

  /// Where the name stands, if it was written plainly.
  func nameRange(in expression: Expression, _ span: SourceSpan) -> SourceSpan? {
    guard let name, case .path(let root, let steps) = expression.syntax else { return nil }
    guard passed.isEmpty else {
      // The last name of a path that ends with its last step.
      guard case .member(let last)? = steps.last, last.text == name, step == steps.last, span.text.hasSuffix(name)
      else { return nil }
      let start = span.range.upperBound - name.utf8.count
      return SourceSpan(source: span.source, start..<span.range.upperBound)
    }
    guard root.text == name, span.text.hasPrefix(name) else { return nil }
    let start = span.range.lowerBound
    return SourceSpan(source: span.source, start..<start + name.utf8.count)
  }
}

/// What was found about the type of one argument.
struct TypeFinding {
  let argument: Expression
  let call: Expression
  let function: Function
  let wanted: ValueType
  let span: SourceSpan
  let repetition: DataScope.Repetition?

  /// How often the data had a value for the argument.
  var visits = 0
  private var count = 0
  private var first: Node?

  init(
    argument: Expression, of call: Expression, function: Function, wanted: ValueType, span: SourceSpan,
    repetition: DataScope.Repetition?
  ) {
    self.argument = argument
    self.call = call
    self.function = function
    self.wanted = wanted
    self.span = span
    self.repetition = repetition
  }

  /// Counts a value of a wrong type.
  mutating func note(_ node: Node) {
    count += 1
    if first == nil { first = node }
  }

  /// What to report, if anything.
  var diagnostic: Diagnostic? {
    guard count > 0, let first else { return nil }
    let found = ValueType(first.kind)
    var message =
      "`\(call.writtenName(of: function))` expects \(wanted.withArticle), but `\(argument)` is \(found.withArticle) in the data"
    if visits > 1 { message += ", in \(count) of \(PathFinding.Count(repetition).text(of: visits, none: false))" }
    var help: String?
    switch (wanted, found) {
    case (_, .null): help = "write `if(exists(\(argument)), …, …)`, or `coalesce(\(argument), …)`"
    case (.string, .number), (.string, .boolean): help = "write `string(\(argument))`"
    case (.number, .string): help = "write `float(\(argument))` or `int(\(argument))`"
    case (.string, .array) where function.name == "length": help = "write `count(\(argument))`"
    case (_, .array): help = "name one item: `\(argument)[0]`"
    default: break
    }
    let place = DataPath.text(of: first)
    return Diagnostic(
      TemplateDiagnostics.dataType, message, at: span,
      labels: [Diagnostic.Label(first.span, "`\(place)` is \(found.withArticle)")], help: help)
  }
}
