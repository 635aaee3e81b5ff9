extension SupportSources {
  /// The part `CardMoment`.
  static let cardMoment = ##"""
    /// How a text writes a date or a time of day, in the time zone of the user, and in the language and the region of the user
    /// unless the card says which.
    enum CardMoment: Sendable {
      /// The date in numbers.
      case compact
      /// The date with its weekday and its month in short.
      case short
      /// The date with its weekday and its month in full.
      case long
      /// The hour and the minute.
      case time

      /// The text of a moment such as `2026-01-31T12:00:00Z`, in a language such as `de`; what names none stays as it is.
      func text(_ moment: String, in language: String? = nil) -> String {
        guard let date = ISO8601DateFormatter().date(from: moment) else { return moment }
        let style: Date.FormatStyle =
          switch self {
          case .compact: .dateTime.year().month(.defaultDigits).day()
          case .short: .dateTime.weekday(.abbreviated).year().month(.abbreviated).day()
          case .long: .dateTime.weekday(.wide).year().month(.wide).day()
          case .time: .dateTime.hour().minute()
          }
        guard let language else { return date.formatted(style) }
        return date.formatted(style.locale(Locale(identifier: language)))
      }
    }
    """##

  /// The same as it is read.
  static let cardMomentPart = SupportPart(cardMoment)
}
