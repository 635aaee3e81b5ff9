package import CardSyntax

/// Follows every path of a template through data, without evaluating anything: also in branches that this data does
/// not take, and in all items of what is repeated.
///
/// Any number of data can be added; each path is reported once, with the number of items that lack it.
package struct DataCheck {
  private let outline: TemplateOutline
  private var findings: [Place: PathFinding] = [:]
  private var conflicts: [Place: TypeFinding] = [:]
  private var nulls: [Place: NullFinding] = [:]
  private var nextID = 2
  private var stepsLeft = Self.maximumSteps
  private var dataCount = 0

  /// Beyond so many steps only the first item of an array is looked at.
  private static let maximumSteps = 500_000

  /// A check of the template `document`. Of bindings with mistakes only the arguments of unknown functions are looked at.
  /// Properties with a name in `verbatim` are bindings as a whole or not at all.
  package init(_ document: Document, verbatim: Set<String> = []) {
    outline = TemplateOutline(document, verbatim: verbatim)
  }

  /// Looks at data and host object; paths into a host that is not given are taken for right.
  package mutating func add(_ data: Node, host: Node? = nil) {
    dataCount += 1
    let scope = DataScope(root: .node(data), host: host.map { .node($0) } ?? .anything)
    visit(outline.root, scope)
  }

  /// Reports what was found, in the order of the template.
  package func report(to diagnostics: inout Diagnostics) {
    var found: [(place: Place, diagnostic: Diagnostic)] = []
    for (place, finding) in findings {
      if let diagnostic = finding.diagnostic { found.append((place, diagnostic)) }
    }
    for (place, finding) in conflicts {
      if let diagnostic = finding.diagnostic { found.append((place, diagnostic)) }
    }
    for (place, finding) in nulls {
      found.append((place, .nullData(finding.expression, finding.nodes, at: finding.span)))
    }
    for each in found.sorted(by: { $0.place < $1.place }) { diagnostics.report(each.diagnostic) }
  }

  /// A `$data` that is null in some of the data.
  private struct NullFinding {
    let expression: Expression
    let span: SourceSpan
    var nodes: [Node] = []
  }

  /// A part of an expression.
  private struct Place: Hashable, Comparable {
    let site: Int
    let start: Int
    let end: Int

    init(_ site: TemplateOutline.Site, _ range: Range<Int>) {
      (self.site, start, end) = (site.index, range.lowerBound, range.upperBound)
    }

    static func < (left: Place, right: Place) -> Bool {
      (left.site, left.start, left.end) < (right.site, right.start, right.end)
    }
  }

  // MARK: Scopes

  private mutating func visit(_ block: TemplateOutline.Block, _ outer: DataScope) {
    switch block.data {
    case .inherit: visitContent(block, outer)
    case .inline(let node): enter(block, .node(node), outer)
    case .text(let sites):
      for site in sites { _ = evaluate(site, outer) }
      enter(block, .unknown(.string), outer)
    case .site(let site):
      let value = evaluate(site, outer)
      guard case .node(let node) = value, node.isNull else { return enter(block, value, outer) }
      noteNull(node, site, block, outer)
    }
  }

  /// Notes that a `$data` is null. That nothing in its block has a value follows from it, and is not worth another word.
  private mutating func noteNull(
    _ node: Node, _ site: TemplateOutline.Site, _ block: TemplateOutline.Block, _ scope: DataScope
  ) {
    // A condition that asks for something of the items keeps the element away.
    let isGuarded = scope.key(site.expression).map { scope.isGuarded($0) } ?? false
    if isGuarded || block.condition != nil { return }
    let place = Place(site, site.expression.range)
    nulls[
      place, default: NullFinding(expression: site.expression, span: site.span(site.expression.range))
    ].nodes.append(node)
  }

  /// Visits a block whose `$data` is `value`: once, or for each item.
  private mutating func enter(_ block: TemplateOutline.Block, _ value: Knowledge, _ outer: DataScope) {
    if case .oneOf(let all) = value {
      for each in all { enter(block, each, outer) }
      return
    }
    guard let (sample, count) = value.items else {
      // What follows from a scope that does not exist is not worth a word.
      enterScope(block, value.isMissing ? .anything : value, outer)
      return
    }
    let items = stepsLeft > 0 ? sample[...] : sample.prefix(1)
    let repetition = DataScope.Repetition(
      path: value.node.map { DataPath.text(of: $0) }, looked: items.count, count: count)
    for item in items {
      var scope = outer
      scope.hasIndex = true
      scope.repetitions.append(repetition)
      enterScope(block, item, scope)
    }
  }

  private mutating func enterScope(_ block: TemplateOutline.Block, _ value: Knowledge, _ outer: DataScope) {
    var scope = outer
    if case .unknown = value, block.isElement { scope.hasIndex = true }
    // `$data: ${$root}` and the like lead to the same paths as before.
    let isRoot = value.node != nil && value.node == scope.root.node
    scope.data = DataScope.Binding(id: isRoot ? DataScope.rootID : newID(), value: value)
    visitContent(block, scope)
  }

  private mutating func visitContent(_ block: TemplateOutline.Block, _ outer: DataScope) {
    var scope = outer
    if let condition = block.condition {
      _ = evaluate(condition, scope)
      let tested = PathGuards(condition.expression) { scope.key($0) }.whenTrue
      // What an item lacks that the condition asks for keeps the block away from it: nothing in it is missed there.
      if !scope.repetitions.isEmpty, Self.lacks(tested, scope.data) { return }
      scope.guards += tested
    }
    for item in block.items {
      switch item {
      case .site(let site): _ = evaluate(site, scope)
      case .block(let inner): visit(inner, scope)
      }
    }
  }

  /// Whether something that is bound has no value at the end of one of some paths.
  private static func lacks(_ paths: [PathGuards.Key], _ bound: DataScope.Binding) -> Bool {
    let prefix = String(bound.id)
    return paths.contains { key in
      guard key.first == prefix, !key.contains(where: { $0.hasPrefix("[") }) else { return false }
      return key.dropFirst().reduce(bound.value) { $0.member(PropertyName($1)) }.type == .null
    }
  }

  private mutating func newID() -> Int {
    nextID += 1
    return nextID
  }

  // MARK: Expressions

  /// How an expression takes a path to nothing.
  private enum Mode: Equatable {
    /// Its own text takes its place.
    case value
    /// It counts as false.
    case condition
    /// It is what is asked.
    case test
    /// It was meant to be replaced, but its own text takes its place all the same.
    case fallback(Expression)
  }

  private mutating func evaluate(_ site: TemplateOutline.Site, _ scope: DataScope) -> Knowledge {
    evaluate(site.expression, site, scope, site.role == .condition ? .condition : .value)
  }

  private mutating func evaluate(
    _ expression: Expression, _ site: TemplateOutline.Site, _ scope: DataScope, _ mode: Mode
  ) -> Knowledge {
    stepsLeft -= 1
    switch expression.syntax {
    case .null, .undefined, .boolean, .number, .string: return .unknown(expression.type)
    case .path(let root, let steps): return follow(root, steps, expression, site, scope, mode)
    case .access(let base, let steps):
      let start = evaluate(base, site, scope, mode)
      evaluateIndexes(steps, site, scope)
      return walk(start, steps) ?? .anything
    case .call(let function, let arguments):
      return call(function, arguments, expression, site, scope, mode)
    case .unknownCall(_, let arguments):
      for argument in arguments { _ = evaluate(argument, site, scope, mode) }
      return .anything
    case .lambda: return .anything
    case .array(let elements): return .elements(elements.map { evaluate($0, site, scope, mode) })
    case .object(let members):
      return .object(members.map { ($0.name, evaluate($0.value, site, scope, mode)) })
    case .interpolation(let segments):
      for hole in segments.compactMap(\.expression) { _ = evaluate(hole, site, scope, mode) }
      return .unknown(.string)
    }
  }

  private mutating func call(
    _ function: Function, _ arguments: [Expression], _ expression: Expression, _ site: TemplateOutline.Site,
    _ scope: DataScope, _ mode: Mode
  ) -> Knowledge {
    switch function.form {
    case .choice where arguments.count == 3:
      _ = evaluate(arguments[0], site, scope, .condition)
      let guards = PathGuards(arguments[0]) { scope.key($0) }
      var (yes, no) = (scope, scope)
      yes.guards += guards.whenTrue
      no.guards += guards.whenFalse
      return .either([evaluate(arguments[1], site, yes, mode), evaluate(arguments[2], site, no, mode)])
    case .connective:
      var scope = scope
      for argument in arguments {
        _ = evaluate(argument, site, scope, .condition)
        let guards = PathGuards(argument) { scope.key($0) }
        scope.guards += function.name == "and" ? guards.whenTrue : guards.whenFalse
      }
      return .unknown(.boolean)
    case .truth, .comparison:
      let isTest = arguments.contains { $0.syntax.isNothing }
      for argument in arguments { _ = evaluate(argument, site, scope, isTest ? .test : .condition) }
      return .unknown(.boolean)
    case .presence:
      for argument in arguments { _ = evaluate(argument, site, scope, .test) }
      return .unknown(.boolean)
    case .fallback:
      let isTolerant = mode == .condition || mode == .test
      var values: [Knowledge] = []
      for (position, argument) in arguments.enumerated() {
        let isLast = position == arguments.count - 1
        let inner: Mode = isTolerant ? .test : isLast ? mode : .fallback(arguments[position + 1])
        values.append(evaluate(argument, site, scope, inner))
      }
      return .either(values.map { $0.type == .null ? .missing : $0 })
    case .lambda:
      if arguments.count == 2, case .lambda(let parameter, let body) = arguments[1].syntax {
        return forEach(function, arguments[0], parameter, body, expression, site, scope, mode)
      }
    case .plain, .choice:
      // What the path led to before does not matter.
      if function.scope == .changes, arguments.count == 2 { return evaluate(arguments[1], site, scope, mode) }
    }
    let values = arguments.map { evaluate($0, site, scope, mode) }
    for (position, argument) in arguments.enumerated() {
      checkType(values[position], argument, of: expression, function, position, site, scope)
    }
    return Self.result(function, values)
  }

  private mutating func forEach(
    _ function: Function, _ collection: Expression, _ parameter: PropertyName, _ body: Expression,
    _ call: Expression, _ site: TemplateOutline.Site, _ scope: DataScope, _ mode: Mode
  ) -> Knowledge {
    let value = evaluate(collection, site, scope, mode)
    checkType(value, collection, of: call, function, 0, site, scope)
    var inner = scope
    inner.locals.append((parameter, DataScope.Binding(id: newID(), value: .anything)))
    func bind(_ item: Knowledge) { inner.locals[inner.locals.count - 1].binding.value = item }
    guard let (sample, count) = value.items else {
      if case .node(let node) = value, node.kind == .object {
        bind(.object([("key", .unknown(.string)), ("value", .either(node.members.map { .node($0.value) }))]))
      }
      _ = evaluate(body, site, inner, mode)
      return .unknown(function.result)
    }
    let items = stepsLeft > 0 ? sample[...] : sample.prefix(1)
    inner.repetitions.append(
      DataScope.Repetition(path: value.node.map { DataPath.text(of: $0) }, looked: items.count, count: count))
    let tested = PathGuards(body) { inner.key($0) }.whenTrue
    var results: [Knowledge] = []
    for item in items {
      bind(item)
      let result = evaluate(body, site, inner, mode)
      switch function.passing {
      case .collection:
        // An item that lacks what the condition tests is not among the result.
        let isOut = Self.lacks(tested, inner.locals[inner.locals.count - 1].binding)
        if !isOut { results.append(item) }
      default: results.append(result)
      }
    }
    return function.result == .array ? .elements(results) : .unknown(function.result)
  }

  /// What a function gives of what it takes, for those that pass values on.
  private static func result(_ function: Function, _ values: [Knowledge]) -> Knowledge {
    guard let first = values.first else { return .unknown(function.result) }
    switch function.passing {
    case .element:
      switch first {
      case .node(let node) where node.kind == .array:
        return first.element(function.name == "first" ? 0 : max(0, node.count - 1))
      case .elements: return first.element(nil)
      default: return .anything
      }
    case .elements, .part:
      return first.items.map { .elements($0.sample) } ?? .unknown(function.result)
    case .elementsOfAll: return .elements(values.flatMap { $0.items?.sample ?? [.anything] })
    case .commonElements: return first.items.map { .elements($0.sample) } ?? .unknown(.array)
    case .arguments: return .elements(values)
    case .pairs:
      guard let items = first.items else { return .unknown(.array) }
      return .elements(items.sample.map { .object([("index", .unknown(.number)), ("value", $0)]) })
    case .nestedElements where values.count == 1:
      return first.flattened.map { .elements($0) } ?? .unknown(function.result)
    case .nothing, .collection, .member, .nestedElements: return .unknown(function.result)
    }
  }

  // MARK: Paths

  private mutating func evaluateIndexes(
    _ steps: [Expression.Step], _ site: TemplateOutline.Site, _ scope: DataScope
  ) {
    for index in steps.compactMap(\.expression) { _ = evaluate(index, site, scope, .condition) }
  }

  private mutating func follow(
    _ root: PropertyName, _ steps: [Expression.Step], _ expression: Expression, _ site: TemplateOutline.Site,
    _ scope: DataScope, _ mode: Mode
  ) -> Knowledge {
    evaluateIndexes(steps, site, scope)
    let starts = scope.starts(of: root)
    var found: Knowledge?
    for start in starts where found == nil {
      let value = start.takesName ? start.binding.value : start.binding.value.member(root)
      found = walk(value, steps)
    }
    let place = Place(site, expression.range)
    if var finding = findings[place] {
      finding.visits += 1
      if found == nil { miss(root, steps, starts[0], scope, &finding) }
      findings[place] = finding
    } else {
      var finding = PathFinding(
        expression: expression, span: site.span(expression.range), tolerance: tolerance(mode, steps, site),
        repetition: scope.repetitions.last, dataCount: dataCount)
      if case .fallback(let other) = mode { finding.alternative = other.description }
      finding.visits = 1
      if found == nil { miss(root, steps, starts[0], scope, &finding) }
      findings[place] = finding
    }
    return found ?? .missing
  }

  private func tolerance(
    _ mode: Mode, _ steps: [Expression.Step], _ site: TemplateOutline.Site
  ) -> PathFinding.Tolerance {
    switch mode {
    case .condition: return .condition
    case .test: return .test
    case .fallback: return .fallback
    case .value:
      // `a['k']` without `k` is left out without a word: that is how optional properties are written.
      if case .index(let index)? = steps.last, index.stringLiteral != nil { return .test }
      return site.role == .data ? .scope : .value
    }
  }

  /// The value at the end of `steps`; none if they lead nowhere.
  private func walk(_ start: Knowledge, _ steps: [Expression.Step]) -> Knowledge? {
    var value = start
    for step in steps {
      if value.isMissing { return nil }
      value = Self.next(value, step)
    }
    return value.isMissing ? nil : value
  }

  private static func next(_ value: Knowledge, _ step: Expression.Step) -> Knowledge {
    switch step {
    case .member(let name): return value.member(name)
    case .index(let index):
      switch index.syntax {
      case .string(let name): return value.member(PropertyName(name))
      case .number(let position): return value.element(Int(exactly: position))
      default:
        let isArray = value.items != nil
        return isArray ? value.element(nil) : .anything
      }
    }
  }

  /// Notes where a path ends, unless something tested that it does not.
  private func miss(
    _ root: PropertyName, _ steps: [Expression.Step], _ start: (binding: DataScope.Binding, takesName: Bool),
    _ scope: DataScope, _ finding: inout PathFinding
  ) {
    var key = [String(start.binding.id)]
    var value = start.binding.value
    var passed = start.takesName ? root.text : ""
    let all = (start.takesName ? [] : [.member(root)]) + steps
    for step in all {
      let next = Self.next(value, step)
      key.append(DataScope.key(step))
      if next.isMissing || value.isMissing {
        // What was tested to exist is not null either.
        let tested = value.type == .null && !value.isMissing ? Array(key.dropLast()) : key
        if scope.isGuarded(tested) {
          finding.visits -= 1
        } else {
          finding.note(PathFinding.End(parent: value, passed: passed, step: step, scope: scope))
        }
        return
      }
      value = next
      switch step {
      case .member(let name): passed += passed.isEmpty ? name.text : "." + name.text
      case .index(let index): passed += "[\(index)]"
      }
    }
    // A name of the scope itself, such as `$index` outside of any repetition.
    finding.note(PathFinding.End(parent: .missing, passed: passed, step: nil, scope: scope))
  }

  // MARK: Types

  private mutating func checkType(
    _ value: Knowledge, _ argument: Expression, of call: Expression, _ function: Function, _ position: Int,
    _ site: TemplateOutline.Site, _ scope: DataScope
  ) {
    // Only what comes out of the data can disagree with it; the rest was checked without.
    guard case .node(let node) = value else { return }
    let parameter = function.parameter(at: position)
    let wanted = parameter.type
    let place = Place(site, argument.range)
    var finding =
      conflicts[place]
      ?? TypeFinding(
        argument: argument, of: call, function: function, wanted: wanted, span: site.span(argument.range),
        repetition: scope.repetitions.last)
    finding.visits += 1
    let isConflict = parameter.accepted.isDisjoint(with: ValueType(node.kind))
    if isConflict, !(scope.key(argument).map { scope.isGuarded($0) && node.isNull } ?? false) { finding.note(node) }
    conflicts[place] = finding
  }
}

extension Expression.Syntax {
  /// Whether it is `null` or `undefined`.
  fileprivate var isNothing: Bool {
    switch self {
    case .null, .undefined: true
    default: false
    }
  }
}
