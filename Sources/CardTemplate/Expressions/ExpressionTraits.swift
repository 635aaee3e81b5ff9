/// What can be said of an expression without looking at its parts, found when it is made: most holes are so plain that
/// nothing can be made simpler in them, which passes must see without a walk through each.
struct ExpressionTraits: OptionSet, Sendable {
  let rawValue: UInt8

  /// No path stands in it, but perhaps names of lambdas: the value may be the same for all data.
  static let closed = ExpressionTraits(rawValue: 1)
  /// It is closed and more than a literal, or has a part that is.
  static let foldable = ExpressionTraits(rawValue: 2)
  /// It is an `if`, or has a part that is one.
  static let choosing = ExpressionTraits(rawValue: 4)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The traits of an expression with parts `children`.
  init(_ syntax: Expression.Syntax, _ children: [Expression]) {
    var (traits, isClosed) = (ExpressionTraits(), true)
    for child in children {
      traits.formUnion(child.storage.traits.intersection([.foldable, .choosing]))
      if !child.storage.traits.contains(.closed) { isClosed = false }
    }
    switch syntax {
    case .null, .undefined, .boolean, .number, .string: traits.insert(.closed)
    case .path, .unknownCall: break
    // A body names its parameter by a path; what is around it decides.
    case .lambda: traits.insert(.closed)
    case .call(let function, _):
      if isClosed { traits.formUnion([.closed, .foldable]) }
      if function.name == "if" { traits.insert(.choosing) }
    case .access, .array, .object, .interpolation:
      if isClosed { traits.formUnion([.closed, .foldable]) }
    }
    self = traits
  }
}

extension Expression {
  /// Whether evaluation without any data can come to nothing that is not written there already.
  var isBeyondFolding: Bool { storage.traits.isDisjoint(with: [.closed, .foldable]) }
}

extension TemplateString {
  /// Whether simplification leaves it as it is while nothing is known of the data: a quick look that may miss some.
  package func isSettled(under rules: SimplificationRules) -> Bool {
    if rules.contains(.algebra) { return isOfPaths }
    let isChoosing = rules.contains(.branches)
    for segment in segments {
      guard case .hole(let hole) = segment else { continue }
      guard hole.isBeyondFolding, !isChoosing || !hole.storage.traits.contains(.choosing) else { return false }
    }
    // Neighbouring literals of a lone `concat` are joined.
    guard let parts = singleHole?.arguments(of: "concat") else { return true }
    return !zip(parts, parts.dropFirst()).contains { $0.isLiteral && $1.isLiteral }
  }

  /// Whether each hole is a path of names, as nearly all are: of those nothing can be made without data.
  private var isOfPaths: Bool {
    segments.allSatisfy { segment in
      guard case .hole(let hole) = segment else { return true }
      guard case .path(_, let steps) = hole.syntax else { return false }
      return steps.allSatisfy { if case .member = $0 { true } else { false } }
    }
  }
}
