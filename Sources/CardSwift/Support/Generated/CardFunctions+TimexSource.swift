extension SupportSources {
  /// The part `CardFunctions+Timex`.
  static let cardFunctionsTimex = ##"""
    extension CardFunctions {
      /// The time expression that a string or an object is.
      private static func timex(_ value: CardValue) throws(CardError) -> CardTimex {
        switch value {
        case .string(let text): return CardTimex(text)
        case .object(let members) where !members.isEmpty:
          return CardTimex(members: members.map { ($0.name, $0.value) })
        case .array(let elements) where !elements.isEmpty:
          return CardTimex(members: [(name: String, value: CardValue)]())
        default: throw .wrong(value, "a timex")
        }
      }

      private static func shown(_ value: CardValue) -> String {
        if case .string(let text) = value { "`\(text)`" } else { "the timex" }
      }

      // MARK: Tests

      /// Whether a timex is a date with year, month and day.
      static func isDefinite(_ value: CardValue) throws(CardError) -> Bool {
        try timex(value).isDefinite
      }

      /// Whether a timex has a time of day.
      static func isTime(_ value: CardValue) throws(CardError) -> Bool { try timex(value).isTime }

      /// Whether a timex has a length of time.
      static func isDuration(_ value: CardValue) throws(CardError) -> Bool {
        try timex(value).duration != nil
      }

      /// Whether a timex has a day of a month or of a week.
      static func isDate(_ value: CardValue) throws(CardError) -> Bool { try timex(value).isDate }

      /// Whether a timex has a part of the day.
      static func isTimeRange(_ value: CardValue) throws(CardError) -> Bool {
        try timex(value).isTimeRange
      }

      /// Whether a timex is a year, a month, a week or a season.
      static func isDateRange(_ value: CardValue) throws(CardError) -> Bool {
        try timex(value).isDateRange
      }

      /// Whether a timex is the present.
      static func isPresent(_ value: CardValue) throws(CardError) -> Bool { try timex(value).isPresent }

      // MARK: Values

      /// The date, time or number of seconds that a timex stands for.
      static func resolve(_ value: CardValue) throws(CardError) -> CardValue {
        let timex = try timex(value)
        guard !timex.isEmpty else { throw CardError("\(shown(value)) is not a date, time or duration") }
        switch timex.resolution {
        case .value(let text): return .string(text)
        case .range: return .missing
        case .open: throw CardError("\(shown(value)) stands for no certain date, time or duration")
        }
      }

      /// The next date, from today on, that fits a timex such as `XXXX-12-24`.
      static func getNextViableDate(
        _ value: CardValue, _ zone: CardValue? = nil, in evaluation: CardEvaluation
      ) throws(CardError) -> String {
        try date(value, zone, evaluation, isNext: true)
      }

      /// The last date before today that fits a timex such as `XXXX-12-24`.
      static func getPreviousViableDate(
        _ value: CardValue, _ zone: CardValue? = nil, in evaluation: CardEvaluation
      ) throws(CardError) -> String {
        try date(value, zone, evaluation, isNext: false)
      }

      /// The next time, from now on, that fits a timex such as `TXX:40:20`.
      static func getNextViableTime(
        _ value: CardValue, _ zone: CardValue? = nil, in evaluation: CardEvaluation
      ) throws(CardError) -> String {
        try time(value, zone, evaluation, isNext: true)
      }

      /// The last time before now that fits a timex such as `TXX:40:20`.
      static func getPreviousViableTime(
        _ value: CardValue, _ zone: CardValue? = nil, in evaluation: CardEvaluation
      ) throws(CardError) -> String {
        try time(value, zone, evaluation, isNext: false)
      }

      private static func now(_ zone: CardValue?, _ evaluation: CardEvaluation) throws(CardError)
        -> CardCalendarTime
      {
        let now = evaluation.now()
        guard case .string(let name)? = zone else { return now.parts }
        return CardInstant(milliseconds: now.milliseconds + (try timeZone(name)).offset(at: now) * 1000)
          .parts
      }

      private static func date(
        _ value: CardValue, _ zone: CardValue?, _ evaluation: CardEvaluation, isNext: Bool
      ) throws(CardError) -> String {
        guard let date = try timex(value).viableDate(from: now(zone, evaluation), isNext: isNext) else {
          throw CardError(
            "\(shown(value)) is not a timex with month and day only, such as `XXXX-10-31`")
        }
        return date
      }

      private static func time(
        _ value: CardValue, _ zone: CardValue?, _ evaluation: CardEvaluation, isNext: Bool
      ) throws(CardError) -> String {
        var text = ""
        if case .string(let given) = value { text = given }
        guard let time = CardTimex.viableTime(text, from: try now(zone, evaluation), isNext: isNext)
        else {
          throw CardError(
            "\(shown(value)) is not a timex with minutes and seconds only, such as `TXX:15:28`")
        }
        return time
      }
    }
    """##

  /// The same as it is read.
  static let cardFunctionsTimexPart = SupportPart(cardFunctionsTimex)
}
