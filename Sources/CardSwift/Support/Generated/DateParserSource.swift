extension SupportSources {
  /// The part `DateParser`.
  static let dateParser = ##"""
    /// Reads times as the JavaScript engine of the reference does, without allocating.
    ///
    /// There are two grammars: ISO 8601, and a lenient one for all that people and programs have written over time.
    enum CardDateParser {
      /// The moment that `bytes` name; a time without a zone is in UTC.
      ///
      /// `appendingZ` reads them as if a `Z` followed, which makes a time without a zone one in UTC and sets aside the zone
      /// of some lenient forms.
      static func parse(_ bytes: UnsafeBufferPointer<UInt8>, appendingZ: Bool = false) -> CardInstant? {
        var scanner = CardDateScanner(bytes, appendingZ: appendingZ)
        var parts = CardDateParts()
        guard var token = iso(&scanner, &parts) else { return nil }
        var hasNumber = parts.dayCount > 0
        while token.kind != .end {
          guard lenient(token, &scanner, &parts, &hasNumber) else { return nil }
          token = scanner.next()
        }
        return parts.instant
      }

      /// What `formatDateTime` of the reference makes of a text: one without `Z` at its end is read with one if possible.
      static func parseInUTC(_ bytes: UnsafeBufferPointer<UInt8>) -> CardInstant? {
        guard let instant = parse(bytes) else { return nil }
        if bytes.last == UInt8(ascii: "Z") { return instant }
        return parse(bytes, appendingZ: true) ?? instant
      }

      // MARK: ISO 8601

      /// Reads as much of ISO 8601 as there is, and gives the first token that does not belong to it; none for a time that
      /// began like ISO 8601 and cannot be anything else.
      private static func iso(_ scanner: inout CardDateScanner, _ parts: inout CardDateParts)
        -> CardDateToken?
      {
        if scanner.peek.isSign {
          let sign = scanner.next()
          guard scanner.peek.isNumber(digits: 6) else { return sign }
          let year = scanner.next().value
          if sign.isMinus, year == 0 { return sign }
          parts.addDay(sign.isMinus ? -year : year)
        } else if scanner.peek.isNumber(digits: 4) {
          parts.addDay(scanner.next().value)
        } else {
          return scanner.next()
        }
        for limit in [12, 31] {
          guard scanner.skip("-") else { break }
          guard scanner.peek.isNumber(digits: 2), 1...limit ~= scanner.peek.value else {
            return scanner.next()
          }
          parts.addDay(scanner.next().value)
        }
        if scanner.peek.kind == .timeMark {
          _ = scanner.next()
          guard isoTime(&scanner, &parts) else { return nil }
        } else if scanner.peek.kind != .end {
          return scanner.next()
        }
        parts.isISO = true
        return CardDateToken(kind: .end)
      }

      private static func isoTime(_ scanner: inout CardDateScanner, _ parts: inout CardDateParts)
        -> Bool
      {
        /// The next number, which must have two digits and be in range.
        func two(_ limit: Int) -> Bool {
          let token = scanner.next()
          return token.isNumber(digits: 2) && token.value <= limit && parts.addTime(token.value)
        }
        guard two(24) else { return false }
        let isMidnight = parts.time.0 == 24
        guard scanner.skip(":"), two(isMidnight ? 0 : 59) else { return false }
        if scanner.skip(":") {
          guard two(isMidnight ? 0 : 59) else { return false }
          if scanner.skip(".") {
            let token = scanner.next()
            guard token.kind == .number, !isMidnight || token.value == 0 else { return false }
            _ = parts.addTime(token.milliseconds)
          }
        }
        if scanner.peek.isZ {
          _ = scanner.next()
          parts.setZone(hours: 0)
        } else if scanner.peek.isSign {
          parts.zoneSign = scanner.next().isMinus ? -1 : 1
          let token = scanner.next()
          if token.isNumber(digits: 4) {
            (parts.zoneHour, parts.zoneMinute) = (token.value / 100, token.value % 100)
          } else {
            guard token.isNumber(digits: 2), scanner.skip(":"), scanner.peek.isNumber(digits: 2) else {
              return false
            }
            (parts.zoneHour, parts.zoneMinute) = (token.value, scanner.next().value)
          }
          guard parts.zoneHour ?? 0 < 24, parts.zoneMinute ?? 0 < 60 else { return false }
        }
        return scanner.peek.kind == .end
      }

      // MARK: Lenient

      /// Takes one token of `3/15/2018 12:00:00`, `15 March 2018`, `Mar 15, 2018 1:30 PM GMT+0200` and the like: words
      /// before the first number do not matter, parentheses never do.
      private static func lenient(
        _ token: CardDateToken, _ scanner: inout CardDateScanner, _ parts: inout CardDateParts,
        _ hasNumber: inout Bool
      ) -> Bool {
        switch token.kind {
        case .number:
          hasNumber = true
          return number(token.value, &scanner, &parts)
        case .meridiem where parts.timeCount > 0:
          parts.hourOffset = token.value
        case .month:
          parts.month = token.value
          _ = scanner.skip("-")
        case .zone where hasNumber:
          parts.setZone(hours: token.value)
        case .meridiem, .zone, .timeMark, .word:
          return !hasNumber && scanner.peek.kind != .number
        case .symbol where token.isSign && (parts.isUTC || parts.timeCount > 0):
          parts.zoneSign = token.isMinus ? -1 : 1
          let number = scanner.peek.kind == .number ? scanner.next() : CardDateToken(kind: .number)
          hasNumber = true
          if scanner.peek.isSymbol(":") {
            (parts.zoneHour, parts.zoneMinute) = (number.value, nil)
          } else if 1...2 ~= number.length {
            (parts.zoneHour, parts.zoneMinute) = (number.value, 0)
          } else if 3...4 ~= number.length {
            (parts.zoneHour, parts.zoneMinute) = (number.value / 100, number.value % 100)
          } else {
            return false
          }
        case .symbol where token.isSign || token.isSymbol(")"):
          return !hasNumber
        case .symbol where token.isSymbol("("):
          scanner.skipParentheses()
        case .symbol, .space, .end:
          break
        }
        return true
      }

      private static func number(
        _ value: Int, _ scanner: inout CardDateScanner, _ parts: inout CardDateParts
      ) -> Bool {
        if scanner.skip(":") {
          if scanner.skip(":") {
            return parts.timeCount == 0 && parts.addTime(value) && parts.addTime(0)
          }
          guard parts.addTime(value) else { return false }
          if scanner.peek.isSymbol(".") { _ = scanner.next() }
          return true
        }
        if scanner.skip("."), parts.expectsTime(value) {
          _ = parts.addTime(value)
          guard scanner.peek.kind == .number else { return false }
          return parts.finishTime(scanner.next().milliseconds)
        }
        if parts.zoneHour != nil, parts.zoneMinute == nil, value < 60 {
          parts.zoneMinute = value
          return true
        }
        if parts.expectsTime(value) {
          _ = parts.finishTime(value)
          let next = scanner.peek
          return next.kind == .end || next.kind == .space || next.isZ || next.isSign
        }
        guard parts.addDay(value) else { return false }
        _ = scanner.skip("-")
        return true
      }
    }

    /// The parts of a time while it is read.
    private struct CardDateParts {
      /// The numbers of the date; those left out are 1, so that a date without a year is in 2001.
      private(set) var day = (0, 1, 1)
      private(set) var dayCount = 0
      /// A month given by name.
      var month: Int?
      private(set) var time = (0, 0, 0, 0)
      private(set) var timeCount = 0
      /// 0 for AM, 12 for PM.
      var hourOffset: Int?
      var zoneSign: Int?
      var zoneHour: Int?
      var zoneMinute: Int?
      var isISO = false

      @discardableResult
      mutating func addDay(_ value: Int) -> Bool {
        switch dayCount {
        case 0: day.0 = value
        case 1: day.1 = value
        case 2: day.2 = value
        default: return false
        }
        dayCount += 1
        return true
      }

      mutating func addTime(_ value: Int) -> Bool {
        switch timeCount {
        case 0: time.0 = value
        case 1: time.1 = value
        case 2: time.2 = value
        case 3: time.3 = value
        default: return false
        }
        timeCount += 1
        return true
      }

      mutating func finishTime(_ value: Int) -> Bool {
        let isAdded = addTime(value)
        timeCount = 4
        return isAdded
      }

      /// Whether a number can go on with the time.
      func expectsTime(_ value: Int) -> Bool {
        timeCount == 1 && value < 60 || timeCount == 2 && value < 60 || timeCount == 3 && value < 1000
      }

      var isUTC: Bool { zoneHour == 0 && zoneMinute == 0 }

      mutating func setZone(hours: Int) {
        zoneSign = hours < 0 ? -1 : 1
        zoneHour = abs(hours)
        zoneMinute = 0
      }

      var instant: CardInstant? {
        let (year, month, day) = date
        guard dayCount > 0, abs(year) < 300_000, 1...12 ~= month, 1...31 ~= day else { return nil }
        var hour = time.0
        if let hourOffset {
          guard hour <= 12 else { return nil }
          hour = hour % 12 + hourOffset
        }
        let isMidnight = hour == 24 && time.1 == 0 && time.2 == 0 && time.3 == 0
        guard hour < 24 || isMidnight, time.1 < 60, time.2 < 60, time.3 < 1000 else { return nil }
        var offset = 0
        if let zoneSign { offset = zoneSign * ((zoneHour ?? 0) * 60 + (zoneMinute ?? 0)) }
        let instant = CardInstant(
          year: year, month: month, day: day, hour: hour, minute: time.1 - offset, second: time.2,
          millisecond: time.3)
        return abs(instant.milliseconds) <= CardInstant.limit ? instant : nil
      }

      /// Which of the numbers is the year is a matter of their size and of the month's name.
      private var date: (year: Int, month: Int, day: Int) {
        var (year, month, day) = day
        if let name = self.month {
          (year, month, day) = 1...31 ~= year ? (month, name, year) : (year, name, month)
        } else if !isISO, 1...31 ~= year {
          (year, month, day) = (day, year, month)
        }
        if !isISO {
          if 0...49 ~= year { year += 2000 } else if 50...99 ~= year { year += 1900 }
        }
        return (year, month, day)
      }
    }
    """##

  /// The same as it is read.
  static let dateParserPart = SupportPart(dateParser)
}
