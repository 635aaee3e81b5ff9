extension SupportSources {
  /// The part `TimexSearch`.
  static let timexSearch = ##"""
    extension CardTimex {
      /// The next date, from a time on, that fits an expression of month and day only, or the last one before it; none if
      /// the expression has other parts.
      func viableDate(from now: CardCalendarTime, isNext: Bool) -> String? {
        guard year ?? 0 == 0, let month = month.flatMap({ Int(exactly: $0) }), 1...99 ~= month,
          let day = dayOfMonth.flatMap({ Int(exactly: $0) }), 1...99 ~= day
        else { return nil }
        let isAhead = (month, day) >= (now.month, now.day)
        var year = now.year
        if isAhead != isNext { year += isNext ? 1 : -1 }
        if month == 2, day == 29 {
          while CardInstant.daysInMonth(year, 2) < 29 { year += isNext ? 1 : -1 }
        }
        return Self.date(year: year, month: month, day: day)
      }

      /// The next time, from a time on, that fits an expression of minutes and seconds only, or the last one before it;
      /// none if the expression has other parts.
      static func viableTime(_ text: String, from now: CardCalendarTime, isNext: Bool) -> String? {
        // The hour is open; whatever comes before the `T` does not matter.
        var timex: CardTimex?
        if let open = text.utf8.firstIndex(of: UInt8(ascii: "T")), text[open...].hasPrefix("TXX:"),
          text.utf8.count < 64
        {
          timex = CardTimex("T00" + text[open...].dropFirst(3))
        }
        guard let minute = timex?.minute, let second = timex?.second,
          text.hasSuffix(shownTime(minute, second)),
          minute < 60, second < 60
        else { return nil }
        let isAhead = (Int(minute), Int(second)) >= (now.minute, now.second)
        var hour = now.hour
        if isAhead != isNext { hour += isNext ? 1 : 23 }
        return time(hour: hour % 24, minute: Int(minute), second: Int(second))
      }

      /// Minutes and seconds as they must be written, both with two digits.
      private static func shownTime(_ minute: Double, _ second: Double) -> String {
        func two(_ number: Double) -> String { number < 10 ? "0\(Int(number))" : "\(Int(number))" }
        return "\(two(minute)):\(two(second))"
      }
    }
    """##

  /// The same as it is read.
  static let timexSearchPart = SupportPart(timexSearch)
}
