extension SupportSources {
  /// The part `TimeZoneRule`.
  static let timeZoneRule = ##"""
    /// A yearly rule of daylight saving time, as the `TZ` variable of POSIX and the end of a TZif file write it:
    /// `EST5EDT,M3.2.0,M11.1.0`.
    struct CardTimeZoneRule: Sendable {
      /// A day of any year and a time on it.
      struct Change: Sendable, Equatable {
        /// How the day is found.
        enum Day: Sendable, Equatable {
          /// A day from 1 to 365; the 29th of February is never counted.
          case julian(Int)
          /// A day from 0 to 365.
          case ordinal(Int)
          /// The so-many-eth weekday (0 is Sunday) of a month, the fifth being the last.
          case weekday(month: Int, week: Int, weekday: Int)
        }

        var day: Day
        /// Seconds after midnight, which may be negative or beyond a day.
        var time: Int
      }

      /// Seconds east of UTC outside daylight saving time.
      let standard: Int
      /// Daylight saving time, if the zone has it.
      let daylight: (offset: Int, start: Change, end: Change)?

      /// The rule that `text` writes, or none.
      init?(_ text: String) {
        var reader = CardTimeZoneRuleReader(bytes: Array(text.utf8)[...])
        guard reader.skipName(), let standard = reader.offset() else { return nil }
        self.standard = -standard
        guard !reader.isAtEnd else {
          daylight = nil
          return
        }
        guard reader.skipName() else { return nil }
        var offset = self.standard + 3600
        if !reader.isAtEnd, !reader.isAt(",") {
          guard let written = reader.offset() else { return nil }
          offset = -written
        }
        guard reader.take(","), let start = reader.change(), reader.take(","),
          let end = reader.change(), reader.isAtEnd
        else { return nil }
        daylight = (offset, start, end)
      }

      /// The seconds east of UTC at a moment, given in seconds since 1970.
      func offset(at seconds: Int) -> Int {
        guard let daylight else { return standard }
        // Changes of the years around decide, since offsets move the turn of the year.
        let year = CardInstant(milliseconds: (seconds + standard) * 1000).parts.year
        var latest = Int.min
        var result = standard
        for year in (year - 1)...(year + 1) {
          // Where both changes coincide the later assignment wins: summer time that never ends.
          let end = daylight.end.seconds(in: year) - daylight.offset
          if end <= seconds, end >= latest { (latest, result) = (end, standard) }
          let start = daylight.start.seconds(in: year) - standard
          if start <= seconds, start >= latest { (latest, result) = (start, daylight.offset) }
        }
        return result
      }
    }

    extension CardTimeZoneRule.Change {
      /// The local time of the change in a year, in seconds since 1970.
      func seconds(in year: Int) -> Int {
        let firstDay = CardInstant.days(year: year, month: 1, day: 1)
        let number: Int
        switch day {
        case .ordinal(let day): number = firstDay + day
        case .julian(let day):
          let isLeap = CardInstant.daysInMonth(year, 2) == 29
          number = firstDay + day - 1 + (isLeap && day >= 60 ? 1 : 0)
        case .weekday(let month, let week, let weekday):
          let first = CardInstant.days(year: year, month: month, day: 1)
          let ahead = (weekday - CardInstant.weekday(first) + 7) % 7
          var day = ahead + (week - 1) * 7
          if day >= CardInstant.daysInMonth(year, month) { day -= 7 }
          number = first + day
        }
        return number * 86_400 + time
      }
    }

    /// Reads the parts of a rule.
    private struct CardTimeZoneRuleReader {
      var bytes: ArraySlice<UInt8>

      var isAtEnd: Bool { bytes.isEmpty }

      func isAt(_ character: Unicode.Scalar) -> Bool { bytes.first == UInt8(ascii: character) }

      mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard isAt(character) else { return false }
        bytes.removeFirst()
        return true
      }

      /// Skips an abbreviation: letters, or anything in angle brackets.
      mutating func skipName() -> Bool {
        if take("<") {
          guard let close = bytes.firstIndex(of: UInt8(ascii: ">")) else { return false }
          bytes = bytes[(close + 1)...]
          return true
        }
        let name = bytes.prefix { 0x41...0x5A ~= $0 & 0xDF }
        bytes.removeFirst(name.count)
        return name.count >= 3
      }

      mutating func number(upTo limit: Int) -> Int? {
        let digits = bytes.prefix(4).prefix { 0x30...0x39 ~= $0 }
        guard !digits.isEmpty else { return nil }
        bytes.removeFirst(digits.count)
        let value = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        return value <= limit ? value : nil
      }

      /// `[+-]hh[:mm[:ss]]` in seconds; hours go to a week.
      mutating func offset() -> Int? {
        let sign = take("-") ? -1 : 1
        if sign == 1 { _ = take("+") }
        guard let hours = number(upTo: 167) else { return nil }
        var seconds = hours * 3600
        if take(":") {
          guard let minutes = number(upTo: 59) else { return nil }
          seconds += minutes * 60
          if take(":") {
            guard let rest = number(upTo: 59) else { return nil }
            seconds += rest
          }
        }
        return sign * seconds
      }

      mutating func change() -> CardTimeZoneRule.Change? {
        let day: CardTimeZoneRule.Change.Day
        if take("M") {
          guard let month = number(upTo: 12), take("."), let week = number(upTo: 5), take("."),
            let weekday = number(upTo: 6), month >= 1, week >= 1
          else { return nil }
          day = .weekday(month: month, week: week, weekday: weekday)
        } else if take("J") {
          guard let number = number(upTo: 365), number >= 1 else { return nil }
          day = .julian(number)
        } else {
          guard let number = number(upTo: 365) else { return nil }
          day = .ordinal(number)
        }
        guard take("/") else { return .init(day: day, time: 7200) }
        guard let time = offset() else { return nil }
        return .init(day: day, time: time)
      }
    }
    """##

  /// The same as it is read.
  static let timeZoneRulePart = SupportPart(timeZoneRule)
}
