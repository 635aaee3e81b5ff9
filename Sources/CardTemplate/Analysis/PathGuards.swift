/// Which paths are known to exist where a condition holds, or where it does not.
struct PathGuards {
  /// A path as the scope in which it begins and the names after it, in lower case.
  typealias Key = [String]

  /// The paths that exist where the condition is true.
  private(set) var whenTrue: [Key] = []
  /// The paths that exist where the condition is false.
  private(set) var whenFalse: [Key] = []

  /// What `condition` says of the paths that `key` gives the keys of.
  init(_ condition: Expression, key: (Expression) -> Key?) {
    guard case .call(let function, let arguments) = condition.syntax else {
      whenTrue = Self.paths(in: condition, key)
      return
    }
    switch function.name {
    case "not":
      guard let operand = arguments.first else { return }
      let inner = PathGuards(operand, key: key)
      (whenTrue, whenFalse) = (inner.whenFalse, inner.whenTrue)
    case "and", "or":
      let operands = arguments.map { PathGuards($0, key: key) }
      // One operand that is false makes the whole false, but nobody knows which.
      if function.name == "and" || operands.count == 1 { whenTrue = operands.flatMap(\.whenTrue) }
      if function.name == "or" || operands.count == 1 { whenFalse = operands.flatMap(\.whenFalse) }
    case "empty":
      // What has a text of its own is never empty, whatever the paths beside it lead to.
      if arguments.first?.isNeverEmpty == true { break }
      whenFalse = Self.paths(in: condition, key)
    case "equals", "!=":
      let isNull = arguments.contains { argument in
        switch argument.syntax {
        case .null, .undefined: true
        default: false
        }
      }
      let paths = Self.paths(in: condition, key)
      // `path == null` tells that it exists where it is false, `path == 'x'` where it is true.
      if (function.name == "equals") == isNull { whenFalse = paths } else { whenTrue = paths }
    default: whenTrue = Self.paths(in: condition, key)
    }
  }

  private static func paths(in expression: Expression, _ key: (Expression) -> Key?) -> [Key] {
    var found: [Key] = []
    if let path = key(expression) { found.append(path) }
    if case .lambda = expression.syntax { return found }
    for child in expression.children { found += paths(in: child, key) }
    return found
  }
}

extension Expression {
  /// Whether it is a text with something in it, whatever the data: `concat('Total ', total)`.
  var isNeverEmpty: Bool {
    switch syntax {
    case .string(let text): return !text.isEmpty
    case .interpolation(let segments):
      return segments.contains { segment in
        switch segment {
        case .text(let text): !text.isEmpty
        case .hole(let hole): hole.isNeverEmpty
        }
      }
    case .call(let function, let arguments):
      return (function.name == "concat" || function.name == "add") && arguments.contains(where: \.isNeverEmpty)
    default: return false
    }
  }

  /// Whether it is a condition that is met whatever the data.
  var isAlwaysTrue: Bool {
    switch syntax {
    case .boolean(let value): return value
    case .call(let function, let arguments):
      switch function.name {
      case "and": return arguments.allSatisfy(\.isAlwaysTrue)
      case "or": return arguments.contains(where: \.isAlwaysTrue)
      case "exists": return arguments.first?.isNeverEmpty == true
      case "not":
        guard case .call(let inner, let operands)? = arguments.first?.syntax else { return false }
        return inner.name == "empty" && operands.first?.isNeverEmpty == true
      default: return false
      }
    default: return false
    }
  }
}
