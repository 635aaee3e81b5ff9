extension SupportSources {
  /// The part `CardFunctions+Dates`.
  static let cardFunctionsDates = ##"""
    extension CardFunctions {
      /// A format that is read once and used often.
      struct DateFormat: Sendable {
        let compiled: CardCompiledDateFormat

        /// The custom format `text`; an empty one is ISO 8601.
        init(_ text: String) { compiled = CardDateNotation.compile(text) }

        /// The format that writes these steps.
        init(steps: [CardCompiledDateFormat.Step]) { compiled = CardCompiledDateFormat(steps: steps) }

        /// ISO 8601, with the zone.
        static let iso = DateFormat(steps: CardCompiledDateFormat.iso.steps)
        /// ISO 8601 without the zone.
        static let local = DateFormat(steps: CardCompiledDateFormat.local.steps)

        /// The custom format that a value is. What is no text counts as the usual format, and so does a format whose
        /// locale is none.
        init(value format: CardValue, _ locale: CardValue? = nil, or usual: DateFormat = .iso) {
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
      static func formatDateTime(_ text: String, _ format: DateFormat = .iso) throws(CardError)
        -> String
      {
        var copy = text
        guard let instant = copy.withUTF8({ CardDateParser.parseInUTC($0) }) else {
          throw CardError("`\(text)` is not a time")
        }
        return format.compiled.text(instant)
      }

      /// The time in UTC, written by a custom format.
      static func formatDateTime(_ value: CardValue, _ format: DateFormat = .iso) throws(CardError)
        -> String
      {
        guard case .string(let text) = value else { throw .wrong(value, "a time") }
        return try formatDateTime(text, format)
      }

      /// The time a number of seconds after 1970 began, written by a custom format.
      static func formatEpoch(_ seconds: Double, _ format: DateFormat = .iso) throws(CardError)
        -> String
      {
        guard let instant = CardInstant.inRange((seconds * 1000).rounded(.towardZero)) else {
          throw CardError("the time is out of range")
        }
        return format.compiled.text(instant)
      }

      /// The time a number of seconds after 1970 began, written by a custom format.
      static func formatEpoch(_ seconds: CardValue, _ format: DateFormat = .iso) throws(CardError)
        -> String
      {
        try formatEpoch(number(seconds), format)
      }
    }
    """##

  /// The same as it is read.
  static let cardFunctionsDatesPart = SupportPart(cardFunctionsDates)
}
