extension SupportSources {
  /// The part `Instant`.
  static let instant = ##"""
    /// A moment in milliseconds since 1970 in UTC, with the calendar of ISO 8601.
    struct CardInstant: Sendable, Hashable {
      /// Milliseconds since 1970-01-01T00:00:00Z.
      let milliseconds: Int

      /// The moment so many milliseconds after 1970 began.
      init(milliseconds: Int) { self.milliseconds = milliseconds }

      /// The moment that `text` names, in ISO 8601 or in one of the looser forms that JavaScript reads; none for text
      /// that is no time. A time without a zone is in UTC.
      init?(_ text: String) {
        var text = text
        guard let instant = text.withUTF8({ CardDateParser.parse($0) }) else { return nil }
        self = instant
      }

      /// The moment that `bytes` name in exactly the form that JavaScript prints: `yyyy-MM-ddTHH:mm:ss.fffZ`, with a sign
      /// and six digits for years that four digits do not hold.
      init?(strict bytes: UnsafeBufferPointer<UInt8>) {
        guard let instant = CardDateParser.strict(bytes) else { return nil }
        self = instant
      }

      /// ``init(strict:)`` of text.
      init?(strict text: String) {
        var text = text
        guard let instant = text.withUTF8({ CardDateParser.strict($0) }) else { return nil }
        self = instant
      }

      /// The moment of a calendar time in UTC; parts beyond their ranges carry over.
      init(
        year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0,
        millisecond: Int = 0
      ) {
        let days = Self.days(year: year, month: month, day: day)
        milliseconds = (((days * 24 + hour) * 60 + minute) * 60 + second) * 1000 + millisecond
      }

      /// The calendar time in UTC.
      var parts: CardCalendarTime {
        let day = Self.floorDivide(milliseconds, 86_400_000)
        var rest = milliseconds - day * 86_400_000
        let (year, month, dayOfMonth) = Self.civil(day)
        let hour = rest / 3_600_000
        rest -= hour * 3_600_000
        return CardCalendarTime(
          year: year, month: month, day: dayOfMonth, hour: hour, minute: rest / 60_000,
          second: rest / 1000 % 60,
          millisecond: rest % 1000, weekday: Self.weekday(day),
          dayOfYear: day - Self.days(year: year, month: 1, day: 1) + 1)
      }

      /// The time so many months later, on the last day of a shorter month.
      func adding(months: Int) -> CardInstant {
        let parts = self.parts
        let index = parts.year * 12 + parts.month - 1 + months
        let (year, month) = (Self.floorDivide(index, 12), Self.modulo(index, 12) + 1)
        return CardInstant(
          year: year, month: month, day: min(parts.day, Self.daysInMonth(year, month)),
          hour: parts.hour,
          minute: parts.minute, second: parts.second, millisecond: parts.millisecond)
      }

      /// The farthest time that JavaScript's `Date` knows, in both directions.
      static let limit = 8_640_000_000_000_000

      /// The moment, if it is in the range of JavaScript's `Date`.
      static func inRange(_ milliseconds: Double) -> CardInstant? {
        guard abs(milliseconds) <= Double(limit) else { return nil }
        return CardInstant(milliseconds: Int(milliseconds))
      }

      static func daysInMonth(_ year: Int, _ month: Int) -> Int {
        days(year: year, month: month + 1, day: 1) - days(year: year, month: month, day: 1)
      }

      /// Days since 1970 of a date of the proleptic Gregorian calendar, by counting from a March in years of 400.
      static func days(year: Int, month: Int, day: Int) -> Int {
        let index = year * 12 + month - 1
        let year = floorDivide(index, 12)
        let month = modulo(index, 12) + 1
        let shifted = month <= 2 ? year - 1 : year
        let era = floorDivide(shifted, 400)
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
      }

      /// The weekday of a day since 1970, 0 for Sunday.
      static func weekday(_ day: Int) -> Int { modulo(day + 4, 7) }

      private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = floorDivide(shifted, 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
      }

      static func floorDivide(_ value: Int, _ divisor: Int) -> Int {
        let quotient = value / divisor
        return value % divisor < 0 ? quotient - 1 : quotient
      }

      private static func modulo(_ value: Int, _ divisor: Int) -> Int {
        value - floorDivide(value, divisor) * divisor
      }
    }

    /// A moment in calendar parts.
    struct CardCalendarTime {
      var year: Int
      /// From 1.
      var month: Int
      var day: Int
      var hour: Int
      var minute: Int
      var second: Int
      var millisecond: Int
      /// From 0, which is Sunday.
      var weekday: Int
      /// From 1.
      var dayOfYear: Int
    }
    """##

  /// The same as it is read.
  static let instantPart = SupportPart(instant)
}
