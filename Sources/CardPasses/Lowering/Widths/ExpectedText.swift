import CardTemplate

/// About what bindings will show, for widths that only data know: as many characters as most values of their kind have.
enum ExpectedText {
  /// What a value is taken to be of which nothing is known.
  private static let value = String(repeating: "n", count: 10)
  /// What a number is taken to be of whose size nothing is known.
  private static let number = "000"
  /// The same with its digits in groups, as it is formatted for people.
  private static let grouped = "0,000"

  /// What a text with bindings is expected to be.
  static func text(_ template: TemplateString) -> String { text(template.segments) }

  private static func text(_ segments: [TemplateString.Segment]) -> String {
    segments.map { segment in
      switch segment {
      case .text(let text): text
      case .hole(let expression): text(expression)
      }
    }.joined()
  }

  private static func text(_ expression: Expression) -> String {
    switch expression.syntax {
    case .string(let text): text
    case .number: expression.description
    case .interpolation(let segments): text(segments)
    case .call(let function, let arguments): text(function, arguments)
    default: value
    }
  }

  private static func text(_ function: Function, _ arguments: [Expression]) -> String {
    switch function.form {
    // Any of the others may come; the longest has room for each.
    case .choice: return longest(arguments.dropFirst())
    case .fallback: return longest(arguments[...])
    default: break
    }
    if let pattern = function.index(of: .dateFormat, .localDateFormat), pattern < arguments.count,
      case .string(let text) = arguments[pattern].syntax
    {
      // Names of days and months are about as long as their letters in a pattern.
      return text
    }
    switch function.length {
    case .firstArgument: return arguments.first.map { text($0) } ?? ""
    case .arguments where !function.result.contains(.number) || arguments.contains(where: \.isText):
      return arguments.map { text($0) }.joined()
    case .groupedNumber:
      guard arguments.count > 1, case .number(let decimals) = arguments[1].syntax, (1...20).contains(decimals) else {
        return grouped
      }
      return grouped + "." + String(repeating: "0", count: Int(decimals))
    case .arguments, .unknown: return function.result == .number ? number : value
    }
  }

  private static func longest(_ expressions: ArraySlice<Expression>) -> String {
    expressions.map { text($0) }.max { $0.utf8.count < $1.utf8.count } ?? value
  }
}

extension Expression {
  /// Whether the expression is a text for sure.
  fileprivate var isText: Bool {
    switch syntax {
    case .string, .interpolation: true
    case .call(let function, let arguments):
      function.result == .string || function.length == .arguments && arguments.contains(where: \.isText)
    default: false
    }
  }
}
