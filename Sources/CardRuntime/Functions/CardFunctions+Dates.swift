package import CardKernel

extension CardFunctions {
  /// A format that is read once and used often.
  public struct DateFormat: Sendable {
    let compiled: CompiledDateFormat

    /// The custom format `text`; an empty one is ISO 8601.
    public init(_ text: String) { compiled = DateNotation.compile(text) }

    /// The format that writes these steps.
    package init(steps: [CompiledDateFormat.Step]) { compiled = CompiledDateFormat(steps: steps) }

    /// ISO 8601, with the zone.
    public static let iso = DateFormat(steps: CompiledDateFormat.iso.steps)
    /// ISO 8601 without the zone.
    public static let local = DateFormat(steps: CompiledDateFormat.local.steps)

    /// The custom format that a value is. What is no text counts as the usual format, and so does a format whose
    /// locale is none.
    public init(value format: CardValue, _ locale: CardValue? = nil, or usual: DateFormat = .iso) {
      guard case .string(let text) = format else {
        self = usual
        return
      }
      switch locale {
      case nil, .string?: self.init(text)
      default: self = usual
      }
    }
  }

  /// The time in UTC, written by a custom format.
  public static func formatDateTime(_ text: String, _ format: DateFormat = .iso) throws(CardError) -> String {
    var copy = text
    guard let instant = copy.withUTF8({ DateParser.parseInUTC($0) }) else { throw CardError("`\(text)` is not a time") }
    return format.compiled.text(instant)
  }

  /// The time in UTC, written by a custom format.
  public static func formatDateTime(_ value: CardValue, _ format: DateFormat = .iso) throws(CardError) -> String {
    guard case .string(let text) = value else { throw .wrong(value, "a time") }
    return try formatDateTime(text, format)
  }

  /// The time a number of seconds after 1970 began, written by a custom format.
  public static func formatEpoch(_ seconds: Double, _ format: DateFormat = .iso) throws(CardError) -> String {
    guard let instant = Instant.inRange((seconds * 1000).rounded(.towardZero)) else {
      throw CardError("the time is out of range")
    }
    return format.compiled.text(instant)
  }

  /// The time a number of seconds after 1970 began, written by a custom format.
  public static func formatEpoch(_ seconds: CardValue, _ format: DateFormat = .iso) throws(CardError) -> String {
    try formatEpoch(number(seconds), format)
  }
}
