extension SupportSources {
  /// The part `CardFunctions+DateParts`.
  static let cardFunctionsDateParts = ##"""
    extension CardFunctions {
      /// A time exactly as `2018-03-15T13:00:00.000Z`.
      static func time(_ value: CardValue) throws(CardError) -> CardInstant {
        let text = try string(existing: value)
        guard let instant = CardInstant(strict: text) else {
          throw CardError("`\(text)` is not a time as `2018-03-15T13:00:00.000Z`")
        }
        return instant
      }

      /// Whether the value is a time as `yyyy-MM-ddTHH:mm:ss.fffZ`.
      static func isDateTime(_ value: CardValue) -> Bool { (try? time(value)) != nil }

      // MARK: Parts

      /// The day of the month.
      static func dayOfMonth(_ value: CardValue) throws(CardError) -> Double {
        Double(try time(value).parts.day)
      }

      /// The day of the week, 0 for Sunday.
      static func dayOfWeek(_ value: CardValue) throws(CardError) -> Double {
        Double(try time(value).parts.weekday)
      }

      /// The day of the year, from 1.
      static func dayOfYear(_ value: CardValue) throws(CardError) -> Double {
        Double(try time(value).parts.dayOfYear)
      }

      /// The month, from 1.
      static func month(_ value: CardValue) throws(CardError) -> Double {
        Double(try time(value).parts.month)
      }

      /// The year.
      static func year(_ value: CardValue) throws(CardError) -> Double {
        Double(try time(value).parts.year)
      }

      /// The date as `M/dd/yyyy`.
      static func date(_ value: CardValue) throws(CardError) -> String {
        CardDateNotation.monthDayYear(try time(value).parts)
      }

      /// The time of day in a word, such as `morning`.
      static func getTimeOfDay(_ value: CardValue) throws(CardError) -> String {
        var text = try string(existing: value)
        // A local time as `convertFromUTC` writes it will do too.
        if let local = text.withUTF8({ CardDateParser.local($0) }) {
          return CardDateArithmetic.timeOfDay(local.parts)
        }
        return CardDateArithmetic.timeOfDay(try time(value).parts)
      }

      // MARK: Ticks

      /// The ticks of 100 ns from the year 1 to a time: an exact integer, written as text, since no number holds it.
      static func ticks(_ value: CardValue) throws(CardError) -> CardValue {
        let ticks = CardDateArithmetic.ticks(try time(value))
        return Int(ticks).map { .integer($0) } ?? .string(ticks)
      }

      /// The ticks of 100 ns from the second time to the first.
      static func dateTimeDiff(_ first: CardValue, _ second: CardValue) throws(CardError) -> Double {
        CardDateArithmetic.difference(try time(first), try time(second))
      }

      /// The number of days in a number of ticks of 100 ns.
      static func ticksToDays(_ value: CardValue) throws(CardError) -> Double {
        try wholeNumber(value) / 864_000_000_000
      }

      /// The number of hours in a number of ticks of 100 ns.
      static func ticksToHours(_ value: CardValue) throws(CardError) -> Double {
        try wholeNumber(value) / 36_000_000_000
      }

      /// The number of minutes in a number of ticks of 100 ns.
      static func ticksToMinutes(_ value: CardValue) throws(CardError) -> Double {
        try wholeNumber(value) / 600_000_000
      }

      private static func wholeNumber(_ value: CardValue) throws(CardError) -> Double {
        if case .integer(let integer) = value { return Double(integer) }
        guard case .number(let number) = value, number == number.rounded() else {
          throw .wrong(value, "an integer")
        }
        return number
      }

      /// The second date as someone would say it on the first, such as `tomorrow`.
      static func dateReadBack(_ today: CardValue, _ date: CardValue) throws(CardError) -> String {
        let today = try time(today)
        return CardDateArithmetic.readBack(try time(date), on: today)
      }
    }
    """##

  /// The same as it is read.
  static let cardFunctionsDatePartsPart = SupportPart(cardFunctionsDateParts)
}
