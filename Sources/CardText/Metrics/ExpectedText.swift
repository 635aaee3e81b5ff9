package import CardTemplate

/// About what bindings will show, for widths that only data know: as many characters as most values of their kind have.
package enum ExpectedText {
  /// What a value is taken to be of which nothing is known.
  private static let value = String(repeating: "n", count: 10)
  /// What a number is taken to be of whose size nothing is known.
  private static let number = "000"
  /// The same with its digits in groups, as it is formatted for people.
  private static let grouped = "0,000"

  /// What a text with bindings is expected to be.
  package static func text(_ template: TemplateString) -> String { text(template.segments) }

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
    case .path(let root, let steps): named(Self.name(root, steps))
    case .access(_, let steps): named(Self.name(nil, steps))
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

  /// The last name of a path: what is asked for is mostly called what it is.
  private static func name(_ root: PropertyName?, _ steps: [Expression.Step]) -> String? {
    switch steps.last {
    case .member(let name)?: name.text
    case .index?: nil
    case nil: root?.text
    }
  }

  /// What a value of a name is expected to be, by the last word of that: `unitPrice` is a price.
  private static func named(_ name: String?) -> String {
    guard let name else { return value }
    let letters = Array(name.utf8)
    let start = letters.lastIndex { (0x41...0x5A).contains($0) || $0 == 0x5F || $0 == 0x2D } ?? 0
    // In a name of capitals, none begins a word.
    let isWord = start > 0 && !(0x41...0x5A).contains(letters[start - 1])
    let word = isWord ? String(decoding: letters[start...], as: UTF8.self) : name
    return samples[word.lowercased().filter { $0 != "_" && $0 != "-" }] ?? value
  }

  /// Values of common names, about as long as most of them are.
  private static let samples: [String: String] = {
    let rows: KeyValuePairs = [
      "000": ["count", "quantity", "qty", "rank", "age", "points", "score", "stock", "percent", "rating"],
      "nnn": ["currency", "unit", "symbol", "initials", "gate", "seat", "platform", "terminal"],
      // With a sign and a currency, as texts have them: what is too wide for its place is cut off.
      "-0,000.00 $": ["price", "amount", "total", "subtotal", "sum", "cost", "fee", "tax", "discount", "balance"],
      "00:00": ["time"], "00.00.0000": ["date"], "nn": ["icon", "emoji", "flag"],
      "nnnnnnnnnnnnnnnnnn": ["email", "subject"],
      "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnn": [
        "description", "summary", "message", "text", "body", "comment", "details", "address", "subtitle",
      ],
    ]
    return Dictionary(rows.flatMap { row in row.value.map { ($0, row.key) } }) { first, _ in first }
  }()

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
