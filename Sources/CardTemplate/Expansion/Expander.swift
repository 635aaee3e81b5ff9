import CardSyntax

/// One expansion of one template: walks the program and gives its parts to a sink.
struct Expander {
  private let template: Template
  private let options: ExpansionOptions
  private var context: EvaluationContext
  private var reports: [Int: HoleReport] = [:]
  private var hasErrors = false
  private var limit: (limit: EvaluationError.Limit, span: SourceSpan)?
  /// Where the expansion is, for limits that have no place of their own.
  private var place: SourceSpan

  private static let objectCost = 10

  init(_ template: Template, _ data: Node?, _ host: Node?, _ options: ExpansionOptions) {
    self.template = template
    self.options = options
    context = EvaluationContext(data: Value(data), host: Value(host), options: options)
    place = template.document.root.span
  }

  /// Expands the whole template; gives false if a limit was reached.
  mutating func run<Sink: ExpansionSink & ~Copyable>(into sink: inout Sink) -> Bool {
    do throws(EvaluationError) {
      if try !expandValue(template.root, key: nil, into: &sink) { sink.null(template.document.root) }
      return true
    } catch {
      if case .limit(let reached) = error.reason { limit = (reached, place) }
      return false
    }
  }

  // MARK: Positions

  /// Expands a member of an object, or the root; gives false and writes nothing if there is no value.
  private mutating func expandValue<Sink: ExpansionSink & ~Copyable>(
    _ node: TemplateNode, key: TemplateKey?, into sink: inout Sink
  ) throws(EvaluationError) -> Bool {
    switch node {
    case .constant(let constant):
      if let key { sink.key(key) }
      try sink.constant(constant)
    case .hole(let hole):
      let value = try evaluate(hole)
      if value.isUndefined { return false }
      if let key { sink.key(key) }
      try sink.value(value, hole)
    case .text(let text):
      if let key { sink.key(key) }
      try expandText(text, into: &sink)
    case .array(let node, let elements):
      if let key { sink.key(key) }
      try sink.beginArray(node)
      for element in elements { try expandElement(element, into: &sink) }
      sink.endArray()
    case .object(let object):
      if let key { sink.key(key) }
      if object.isSingle { try expandContent(object, into: &sink) } else { try expandScoped(object, into: &sink) }
    }
    return true
  }

  /// Expands an element of an array: nulls are dropped, arrays spliced.
  private mutating func expandElement<Sink: ExpansionSink & ~Copyable>(
    _ node: TemplateNode, into sink: inout Sink
  ) throws(EvaluationError) {
    switch node {
    case .hole(let hole):
      let value = try evaluate(hole)
      switch value {
      case .null: return
      case .array(let elements):
        try context.charge(elements.count)
        for element in elements { try sink.value(element, hole) }
      case .node(let node) where node.kind == .array:
        try context.charge(node.count)
        for element in node.elements { try sink.value(Value(element), hole) }
      default: try sink.value(value, hole)
      }
    case .object(let object) where !object.isSingle:
      let scope = Scope(context)
      defer { scope.restore(&context) }
      switch try dataOf(object) {
      case .list(let items):
        for (index, item) in items.enumerated() {
          enter(item, index)
          if try isKept(object) { try expandContent(object, into: &sink) }
        }
      case .single(let data):
        enter(data, nil)
        if try isKept(object) { try expandContent(object, into: &sink) }
      }
    default: _ = try expandValue(node, key: nil, into: &sink)
    }
    if sink.byteCount > options.outputBytes {
      throw EvaluationError(reason: .limit(.outputBytes(options.outputBytes)), range: 0..<0)
    }
  }

  /// Expands an object with `$data` or `$when` in a place that holds one value: none is `null`, many are an array.
  private mutating func expandScoped<Sink: ExpansionSink & ~Copyable>(
    _ object: ObjectTemplate, into sink: inout Sink
  ) throws(EvaluationError) {
    let scope = Scope(context)
    defer { scope.restore(&context) }
    let items: [Value]
    switch try dataOf(object) {
    case .single(let data):
      enter(data, nil)
      if try isKept(object) { try expandContent(object, into: &sink) } else { sink.null(object.node) }
      return
    case .list(let list): items = list
    }
    // Whether this is an object or an array is known only when all conditions are.
    var kept: [Int] = []
    for (index, item) in items.enumerated() {
      enter(item, index)
      if try isKept(object) { kept.append(index) }
    }
    if kept.isEmpty { return sink.null(object.node) }
    if kept.count > 1 { try sink.beginArray(object.node) }
    for index in kept {
      enter(items[index], index)
      try expandContent(object, into: &sink)
    }
    if kept.count > 1 { sink.endArray() }
  }

  private mutating func expandContent<Sink: ExpansionSink & ~Copyable>(
    _ object: ObjectTemplate, into sink: inout Sink
  ) throws(EvaluationError) {
    place = object.node.span
    // An object is a good deal more work than a step of an expression.
    try context.charge(Self.objectCost + object.members.count * 2)
    try sink.beginObject(object.node)
    for member in object.members {
      switch member {
      case .constants(let members, let bytes): try sink.constants(members, bytes: bytes)
      case .dynamic(let key, let value): _ = try expandValue(value, key: key, into: &sink)
      }
    }
    sink.endObject()
    if sink.byteCount > options.outputBytes {
      throw EvaluationError(reason: .limit(.outputBytes(options.outputBytes)), range: 0..<0)
    }
  }

  private mutating func expandText<Sink: ExpansionSink & ~Copyable>(
    _ text: TextTemplate, into sink: inout Sink
  ) throws(EvaluationError) {
    sink.beginText(text)
    for segment in text.segments {
      switch segment {
      case .text(let text, let bytes): sink.textConstant(text, bytes: bytes)
      case .hole(let hole):
        guard let value = try evaluateInText(hole) else {
          sink.textLiteral(hole.literal)
          continue
        }
        if !sink.textValue(value) {
          reports[hole.index, default: HoleReport(hole)].nullCount += 1
          sink.textLiteral(hole.literal)
        }
      }
    }
    sink.endText(text)
  }

  // MARK: Scopes

  /// What an object gives back when its expansion ends.
  private struct Scope {
    let root: Value
    let data: Value
    let index: Value

    init(_ context: EvaluationContext) {
      root = context.root
      data = context.data
      index = context.index
    }

    func restore(_ context: inout EvaluationContext) {
      context.root = root
      context.data = data
      context.index = index
    }
  }

  /// The scopes in which an object is expanded.
  private enum DataScopes {
    case single(Value)
    case list([Value])
  }

  private mutating func dataOf(_ object: ObjectTemplate) throws(EvaluationError) -> DataScopes {
    let value: Value
    switch object.data {
    case .inherit: return .single(.undefined)
    case .inline(let inline): value = inline
    case .hole(let hole): value = try evaluate(hole)
    case .text(let text): value = .string(try joined(text))
    }
    guard let elements = value.elements else { return .single(value) }
    try context.charge(elements.count)
    return .list(elements)
  }

  /// Makes `data` the scope; nothing leaves the scope as it is.
  private mutating func enter(_ data: Value, _ index: Int?) {
    if let index { context.index = .number(Double(index)) }
    if !data.isUndefined { context.data = data }
  }

  private mutating func isKept(_ object: ObjectTemplate) throws(EvaluationError) -> Bool {
    switch object.when {
    case .always: return true
    case .never: return false
    case .hole(let hole):
      try context.charge()
      // A condition that cannot be evaluated drops the element; whatever is not `true` does so too.
      let scope = Scope(context)
      defer { scope.restore(&context) }
      if case .boolean(true)? = try context.evaluateCondition(hole.expression) { return true }
      return false
    }
  }

  // MARK: Holes

  /// The value of a string that is one hole; an error is reported and gives the hole's own text.
  private mutating func evaluate(_ hole: Hole) throws(EvaluationError) -> Value {
    do throws(EvaluationError) {
      return try value(of: hole)
    } catch {
      note(error, hole, isError: !options.lenient)
      if error.isFatal { throw error }
      return .string(hole.literal)
    }
  }

  /// The value of a hole in text, or none if it cannot be evaluated.
  private mutating func evaluateInText(_ hole: Hole) throws(EvaluationError) -> Value? {
    do throws(EvaluationError) {
      return try value(of: hole)
    } catch {
      note(error, hole, isError: false)
      if error.isFatal { throw error }
      return nil
    }
  }

  private mutating func value(of hole: Hole) throws(EvaluationError) -> Value {
    context.explainsMisses = reports.isEmpty || reports[hole.index]?.miss == nil
    let scope = hole.mayChangeScope ? Scope(context) : nil
    defer { scope?.restore(&context) }
    let value = try context.evaluate(hole.expression)
    switch value {
    case .array, .object: try context.charge(outputOf: value)
    default: break
    }
    if !context.misses.isEmpty { noteMisses(hole) }
    return value
  }

  private mutating func joined(_ text: TextTemplate) throws(EvaluationError) -> String {
    var result = ""
    for segment in text.segments {
      switch segment {
      case .text(let text, _): result += text
      case .hole(let hole): result += try evaluateInText(hole)?.printed ?? hole.literal
      }
    }
    return result
  }

  // MARK: Reports

  private mutating func noteMisses(_ hole: Hole) {
    var report = reports[hole.index] ?? HoleReport(hole)
    if report.miss == nil { report.miss = context.misses.first }
    report.missCount += context.misses.count
    reports[hole.index] = report
    context.misses.removeAll(keepingCapacity: true)
    if options.missing == .error { hasErrors = true }
  }

  private mutating func note(_ error: EvaluationError, _ hole: Hole, isError: Bool) {
    context.misses.removeAll(keepingCapacity: true)
    context.locals.removeAll(keepingCapacity: true)
    context.substitutes = options.missing != .null
    place = hole.span
    if error.isFatal { return }
    var report = reports[hole.index] ?? HoleReport(hole)
    if report.error == nil {
      report.error = error
      if case .node(let node) = context.data { report.data = node }
    }
    report.errorCount += 1
    report.isError = report.isError || isError
    reports[hole.index] = report
    if isError { hasErrors = true }
  }

  /// Adds what was found to `diagnostics`, in the order of the template; gives whether there was an error.
  func report(to diagnostics: inout Diagnostics) -> Bool {
    for (_, report) in reports.sorted(by: { $0.key < $1.key }) {
      let span = report.hole.span
      if let miss = report.miss {
        diagnostics.report(.missingPath(miss, options.missing, count: report.missCount, at: span))
      }
      if report.nullCount > 0 {
        diagnostics.report(.nullInText(report.hole.expression, count: report.nullCount, at: span))
      }
      if let error = report.error {
        let node = report.hole.node
        let place = error.range.isEmpty ? span : node.span(ofDecoded: error.range)
        var diagnostic = Diagnostic.evaluation(
          error, count: report.errorCount, at: place, data: report.data?.span,
          path: report.data.map { DataPath.text(of: $0) })
        if !report.isError { diagnostic.severity = .warning }
        diagnostics.report(diagnostic)
      }
    }
    if let limit { diagnostics.report(.limit(limit.limit, at: limit.span)) }
    return hasErrors || limit != nil
  }
}

/// What an expansion found about one hole.
private struct HoleReport {
  let hole: Hole
  var miss: Miss?
  var missCount = 0
  var nullCount = 0
  var error: EvaluationError?
  var errorCount = 0
  var isError = false
  /// The scope at the first error.
  var data: Node?

  init(_ hole: Hole) { self.hole = hole }
}
