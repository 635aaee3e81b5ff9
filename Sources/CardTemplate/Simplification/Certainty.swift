extension Expression {
  /// The kinds of values that the expression can have if it can be evaluated; unlike ``type``, nothing is taken on
  /// trust: declared results leave out `null` where a function gives it only for odd arguments.
  var certainType: ValueType {
    switch syntax {
    case .null, .undefined: return .null
    case .boolean: return .boolean
    case .number: return .number
    case .string, .interpolation: return .string
    case .array: return .array
    case .object: return .object
    case .path, .access, .unknownCall, .lambda: return .any
    case .call(let function, let arguments):
      switch function.name {
      case "if" where arguments.count == 3: return arguments[1].certainType.union(arguments[2].certainType)
      case "??" where arguments.count == 2:
        return arguments[0].certainType.subtracting(.null).union(arguments[1].certainType)
      case "coalesce":
        let types = arguments.reduce(ValueType()) { $0.union($1.certainType) }
        return arguments.contains { !$0.certainType.contains(.null) } ? types.subtracting(.null) : types
      case "add":
        let types = arguments.map(\.certainType)
        if types.allSatisfy({ $0 == .number }) { return .number }
        // Whatever is added to text becomes text.
        return types.contains(.string) ? .string : .any
      case "concat": return arguments.count > 1 && arguments.contains { $0.certainType == .string } ? .string : .any
      case "or":
        // Where no operand is true, the value is that of the last one.
        return arguments.last?.isCertainlyBoolean == true ? .boolean : [.boolean, .null]
      default: return function.certainResult
      }
    }
  }

  /// Whether the value cannot be `null` or nothing.
  var isCertainlyPresent: Bool { !certainType.contains(.null) }

  /// Whether the expression is `true` or `false`, whatever the data: it has a value even where its parts have none.
  var isCertainlyBoolean: Bool { certainType == .boolean && cannotFail }

  /// Whether evaluation never ends in an error, whatever the data.
  var cannotFail: Bool {
    switch syntax {
    case .null, .undefined, .boolean, .number, .string: return true
    // An index can be out of range, or of a value that has none.
    case .path(_, let steps): return steps.allSatisfy { $0.expression == nil }
    case .access, .unknownCall, .lambda: return false
    case .array, .object, .interpolation: return children.allSatisfy(\.cannotFail)
    case .call(let function, let arguments):
      if function.form == .choice, arguments.count == 3 { return arguments[1].cannotFail && arguments[2].cannotFail }
      switch function.fails {
      case .never: return true
      case .withOperands: return arguments.allSatisfy(\.cannotFail)
      case .withOtherTypes:
        return zip(function.parameters, arguments).allSatisfy { $1.certainType == $0.type && $1.cannotFail }
          && arguments.count == function.parameters.count
      case .possible, .withWarning: return false
      }
    }
  }

  /// Whether the expression gives the same value each time in one scope, and nothing else happens when it is
  /// evaluated, so that it can be left out, or be evaluated more or less often.
  var isRepeatable: Bool {
    if case .call(let function, _) = syntax, !function.isRepeatable { return false }
    return children.allSatisfy(\.isRepeatable)
  }

  /// Whether conditions take the value for true or false, where that is sure.
  var certainTruth: Bool? {
    switch syntax {
    case .null, .undefined: false
    case .boolean(let value): value
    case .number, .string: true
    case .array, .object: isLiteralForm ? true : nil
    default: nil
    }
  }

  /// The arguments, if the expression calls the function.
  func arguments(of name: String) -> [Expression]? {
    guard case .call(let function, let arguments) = syntax, function.name == name else { return nil }
    return arguments
  }

  /// The bytes of the source text.
  var printedLength: Int { description.utf8.count }
}
