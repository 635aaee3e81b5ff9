extension SupportSources {
  /// The part `CardFunctions+DateSums`.
  static let cardFunctionsDateSums = ##"""
    extension CardFunctions {
      /// What a computation gives, in a format.
      static func written(
        _ format: DateFormat, _ body: () throws(CardDateProblem) -> CardInstant
      ) throws(CardError) -> String {
        do throws(CardDateProblem) { return format.compiled.text(try body()) } catch {
          throw CardError(error.message)
        }
      }

      // MARK: Additions

      private static func later(
        _ start: CardValue, _ amount: CardValue, _ unit: Double, _ format: DateFormat
      ) throws(CardError) -> String {
        let amount = try number(amount)
        let start = try time(start)
        // JavaScript's `Date` cuts fractions of the parts that it sets.
        return try written(format) { () throws(CardDateProblem) in
          try CardDateArithmetic.shifted(start, milliseconds: amount.rounded(.towardZero) * unit)
        }
      }

      /// The time a number of days later.
      static func addDays(
        _ start: CardValue, _ amount: CardValue, _ format: DateFormat = .iso
      ) throws(CardError) -> String {
        try later(start, amount, 86_400_000, format)
      }

      /// The time a number of hours later.
      static func addHours(
        _ start: CardValue, _ amount: CardValue, _ format: DateFormat = .iso
      ) throws(CardError) -> String {
        try later(start, amount, 3_600_000, format)
      }

      /// The time a number of minutes later.
      static func addMinutes(
        _ start: CardValue, _ amount: CardValue, _ format: DateFormat = .iso
      ) throws(CardError) -> String {
        try later(start, amount, 60_000, format)
      }

      /// The time a number of seconds later.
      static func addSeconds(
        _ start: CardValue, _ amount: CardValue, _ format: DateFormat = .iso
      ) throws(CardError) -> String {
        try later(start, amount, 1000, format)
      }

      /// The time later by an amount of a unit, such as `Hour` or `Month`.
      static func addToTime(
        _ start: CardValue, _ amount: CardValue, _ unit: CardValue, _ format: DateFormat = .iso
      ) throws(CardError) -> String {
        try shifted(time(start), integer(amount), unit, format)
      }

      /// The time earlier by an amount of a unit, such as `Hour` or `Month`.
      static func subtractFromTime(
        _ start: CardValue, _ amount: CardValue, _ unit: CardValue, _ format: DateFormat = .iso
      ) throws(CardError) -> String {
        try shifted(time(start), 0 &- integer(amount), unit, format)
      }

      /// A time later by an amount of a unit, in a format.
      static func shifted(
        _ start: CardInstant, _ amount: Int, _ unit: CardValue, _ format: DateFormat
      ) throws(CardError) -> String {
        let unit = try string(existing: unit)
        return try written(format) { () throws(CardDateProblem) in
          try CardDateArithmetic.shifted(start, amount, unit)
        }
      }

      // MARK: Beginnings

      /// The time at which the day of a time began.
      static func startOfDay(_ value: CardValue, _ format: DateFormat = .iso) throws(CardError)
        -> String
      {
        let parts = try time(value).parts
        return format.compiled.text(CardInstant(year: parts.year, month: parts.month, day: parts.day))
      }

      /// The time at which the hour of a time began.
      static func startOfHour(_ value: CardValue, _ format: DateFormat = .iso) throws(CardError)
        -> String
      {
        let parts = try time(value).parts
        return format.compiled.text(
          CardInstant(year: parts.year, month: parts.month, day: parts.day, hour: parts.hour))
      }

      /// The time at which the month of a time began.
      static func startOfMonth(_ value: CardValue, _ format: DateFormat = .iso) throws(CardError)
        -> String
      {
        let parts = try time(value).parts
        return format.compiled.text(CardInstant(year: parts.year, month: parts.month, day: 1))
      }

      // MARK: Ticks

      /// The time a number of ticks of 100 ns after the year 1 began, written by a custom format.
      static func formatTicks(_ ticks: Double, _ format: DateFormat = .iso) throws(CardError) -> String
      {
        guard let ticks = Int(exactly: ticks) else { throw .wrong(.number(ticks), "a number of ticks") }
        return try written(format) { () throws(CardDateProblem) in
          try CardDateArithmetic.time(ticks: ticks)
        }
      }

      /// The time a number of ticks of 100 ns after the year 1 began, written by a custom format.
      static func formatTicks(_ value: CardValue, _ format: DateFormat = .iso) throws(CardError)
        -> String
      {
        let ticks: Int?
        switch value {
        case .string(let text): ticks = Int(text)
        case .integer(let integer): ticks = integer
        default: return try formatTicks(number(value), format)
        }
        guard let ticks else { throw .wrong(value, "a number of ticks") }
        return try written(format) { () throws(CardDateProblem) in
          try CardDateArithmetic.time(ticks: ticks)
        }
      }
    }
    """##

  /// The same as it is read.
  static let cardFunctionsDateSumsPart = SupportPart(cardFunctionsDateSums)
}
