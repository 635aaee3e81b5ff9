/// What a function takes in one place of its call: the kinds of values, and what a text there is.
public struct Parameter: Sendable, Hashable {
  /// What a value is besides its kind.
  package enum Role: Sendable, Hashable {
    /// A value as it is.
    case value
    /// A time.
    case time
    /// A format for a time; without one it is written as ISO 8601.
    case dateFormat
    /// A format for a time; without one it is written as ISO 8601 without an offset.
    case localDateFormat
    /// The language of the format before it.
    case dateLocale
    /// The language in which a number is written.
    case numberLocale
    /// The language whose letters are meant.
    case letterLocale
    /// The name of a time zone.
    case timeZone
    /// The name of a property of the first argument, or of its elements.
    case propertyName
    /// A regular expression.
    case regularExpression
    /// A JSPath.
    case jsonPath
    /// An XPath.
    case xPath
    /// A text with bindings of its own.
    case template
  }

  /// The kinds of values that are declared, which the type check goes by.
  public let type: ValueType

  /// The kinds of values that the evaluator takes: the reference declares some parameters too narrowly.
  package let accepted: ValueType

  /// What the value is besides its kind.
  package let role: Role

  /// A parameter of a kind, which the evaluator takes `also` of other kinds.
  init(_ type: ValueType, _ role: Role = .value, also others: ValueType = []) {
    self.type = type
    self.role = role
    accepted = type.union(others)
  }

  static let any = Parameter(.any)
  static let number = Parameter(.number)
  static let string = Parameter(.string)
  static let array = Parameter(.array)
  static let time = Parameter(.string, .time)
  static let dateFormat = Parameter(.string, .dateFormat)
  static let localDateFormat = Parameter(.string, .localDateFormat)
  static let dateLocale = Parameter(.string, .dateLocale)
  static let numberLocale = Parameter(.string, .numberLocale)
  static let letterLocale = Parameter(.string, .letterLocale)
  static let timeZone = Parameter(.string, .timeZone)
  static let propertyName = Parameter(.string, .propertyName)
  static let regularExpression = Parameter(.string, .regularExpression)
  static let jsonPath = Parameter(.string, .jsonPath)
  static let xPath = Parameter(.string, .xPath)
  static let template = Parameter(.string, .template)
}

extension Parameter: ExpressibleByArrayLiteral {
  /// A parameter of several kinds.
  public init(arrayLiteral types: ValueType...) { self.init(ValueType(types)) }
}

extension Parameter: CustomStringConvertible {
  /// The kinds in words, as in ``Function/signature``.
  public var description: String { type.description }
}
