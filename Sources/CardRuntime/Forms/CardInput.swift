/// A field of a form, and which values it takes.
public struct CardInput: Sendable, Hashable {
  /// What values are.
  public enum Kind: Sendable, Hashable {
    /// Any text.
    case text
    /// A number with a point.
    case number
    /// `2026-11-21`
    case date
    /// `18:30`
    case time
    /// One of two values, or several joined by commas.
    case choice
  }

  /// The name that the value is sent under.
  public var id: String
  /// What values are.
  public var kind: Kind
  /// The value at first.
  public var value: String
  /// Whether there must be a value.
  public var isRequired: Bool
  /// The value that is wanted where one is required; any, if it is none.
  public var requiredValue: String?
  /// The least value.
  public var minimum: String?
  /// The greatest value.
  public var maximum: String?
  /// The most characters.
  public var maxLength: Int?
  /// The regular expression that a value must match.
  public var pattern: String?
  /// What is said of a value that is not taken.
  public var message: String?

  /// A field.
  public init(
    _ id: String,
    _ kind: Kind = .text,
    value: String = "",
    isRequired: Bool = false,
    requiredValue: String? = nil,
    minimum: String? = nil,
    maximum: String? = nil,
    maxLength: Int? = nil,
    pattern: String? = nil,
    message: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.value = value
    self.isRequired = isRequired
    self.requiredValue = requiredValue
    self.minimum = minimum
    self.maximum = maximum
    self.maxLength = maxLength
    self.pattern = pattern
    self.message = message
  }

  /// Whether the field takes a value.
  public func accepts(_ text: String) -> Bool {
    if let requiredValue, isRequired { return text == requiredValue }
    if text.isEmpty { return !isRequired }
    if let maxLength, text.count > maxLength { return false }
    if let pattern, let regex = try? Regex(pattern), (try? regex.firstMatch(in: text)) == nil {
      return false
    }
    switch kind {
    case .text, .choice: return true
    case .number:
      guard let number = Double(text) else { return false }
      if let minimum, let least = Double(minimum), number < least { return false }
      if let maximum, let most = Double(maximum), number > most { return false }
      return true
    case .date, .time:
      // Both are written so that they sort as text.
      return text >= minimum ?? text && text <= maximum ?? text
    }
  }
}
