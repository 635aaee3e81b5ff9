/// A view in two forms: as a whole, and with what is large or occurs elsewhere as well in sub-views.
struct BuiltView {
  /// With sub-views.
  private(set) var split: [SwiftStatement]
  /// Without; none where it is the same, as it is for most views, which then are made once.
  private var unsplit: [SwiftStatement]?
  /// How many elements are in the first form.
  var weight: Int
  /// How many elements are in the second form.
  var size: Int
  /// What it was counted as, when it was looked for what occurs several times: it is the same view while it is around
  /// nothing else.
  var counted: [Int] = []
  /// What it would be called as a sub-view.
  var name = "content"

  /// A view that is one element.
  init(_ expression: SwiftExpression, name: String = "content") {
    split = [.expression(expression)]
    weight = 1
    size = 1
    self.name = name
  }

  /// A view around others.
  init(around children: [BuiltView], name: String = "content", _ make: ([SwiftStatement]) -> [SwiftStatement]) {
    split = make(Self.gathered(children) { $0.split })
    if children.contains(where: { $0.unsplit != nil }) { unsplit = make(Self.gathered(children) { $0.whole }) }
    weight = children.reduce(1) { $0 + $1.weight }
    size = children.reduce(1) { $0 + $1.size }
    self.name = name
  }

  /// The statements with those one after the other under one condition that stand under the same one.
  static func gathered(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    statements.reduce(into: []) { gather($1, into: &$0) }
  }

  /// The statements of views, with those one after the other under one condition that stand under the same one.
  private static func gathered(
    _ views: [BuiltView], _ statements: (BuiltView) -> [SwiftStatement]
  ) -> [SwiftStatement] {
    var result: [SwiftStatement] = []
    result.reserveCapacity(views.count)
    for view in views { for statement in statements(view) { gather(statement, into: &result) } }
    return result
  }

  private static func gather(_ statement: SwiftStatement, into result: inout [SwiftStatement]) {
    if case .branches(let next, nil) = statement, next.count == 1, case .branches(var last, nil)? = result.last,
      last.count == 1, last[0].conditions == next[0].conditions
    {
      last[0].body += next[0].body
      result[result.count - 1] = .branches(last, otherwise: nil)
    } else {
      result.append(statement)
    }
  }

  /// The statements without sub-views.
  var whole: [SwiftStatement] {
    get { unsplit ?? split }
    set { unsplit = newValue }
  }

  /// The view with something done to its only expression.
  func map(_ transform: (SwiftExpression) -> SwiftExpression) -> BuiltView {
    func mapped(_ statements: [SwiftStatement]) -> [SwiftStatement] {
      if statements.count == 1, let expression = statements[0].expression {
        return [statements[0].map { _ in .expression(transform(expression)) }]
      }
      return [.expression(transform(.call("Group", [], SwiftClosure([], statements))))]
    }
    var result = self
    result.split = mapped(split)
    result.unsplit = unsplit.map(mapped)
    return result
  }

  /// The view with steps done to its only expression.
  func map(_ steps: ViewSteps) -> BuiltView { steps.isEmpty ? asExpression : map(steps.apply) }

  /// The view as one expression, of which nothing is made anew for most views.
  var asExpression: BuiltView {
    func isExpression(_ statements: [SwiftStatement]) -> Bool {
      statements.count == 1 && statements[0].expression != nil
    }
    return isExpression(split) && (unsplit.map(isExpression) ?? true) ? self : map { $0 }
  }

  /// The view inside of other statements.
  func wrapped(_ make: ([SwiftStatement]) -> [SwiftStatement]) -> BuiltView {
    var result = self
    result.split = make(split)
    result.unsplit = unsplit.map(make)
    return result
  }

  /// The same view, with these statements for its first form.
  func replaced(by use: [SwiftStatement]) -> BuiltView {
    var result = self
    result.unsplit = whole
    result.split = use
    return result
  }
}
