import CardKernel

extension CardFunctions {
  /// A format that is read once and used often.
  public struct DateFormat: Sendable {
    fileprivate let compiled: CompiledDateFormat

    /// The custom format `text`; an empty one is ISO 8601.
    public init(_ text: String) { compiled = CardRuntimeDateFormat.compile(text) }
  }

  /// The time in UTC, written by a custom format.
  public static func formatDateTime(_ text: String, _ format: DateFormat) throws(CardError) -> String {
    var copy = text
    guard let instant = copy.withUTF8({ DateParser.parseInUTC($0) }) else { throw CardError("`\(text)` is not a time") }
    return format.compiled.text(instant)
  }

  /// The time in UTC, written by a custom format.
  public static func formatDateTime(_ value: CardValue, _ format: DateFormat) throws(CardError) -> String {
    guard case .string(let text) = value else { throw .wrong(value, "a time") }
    return try formatDateTime(text, format)
  }

  /// The time a number of seconds after 1970 began, written by a custom format.
  public static func formatEpoch(_ seconds: Double, _ format: DateFormat) throws(CardError) -> String {
    guard let instant = Instant.inRange((seconds * 1000).rounded(.towardZero)) else {
      throw CardError("the time is out of range")
    }
    return format.compiled.text(instant)
  }

  /// The time a number of seconds after 1970 began, written by a custom format.
  public static func formatEpoch(_ seconds: CardValue, _ format: DateFormat) throws(CardError) -> String {
    try formatEpoch(number(seconds), format)
  }
}

/// Formats of dates, by a name that the structure of functions does not hide.
private typealias CardRuntimeDateFormat = DateFormat
