/// Reads times as JavaScript's `Date` does: ISO 8601 first, then the looser forms that its engines share.
enum DateParser {
  static func parse(_ text: String) -> Instant? { iso(text) ?? loose(text) }

  // MARK: ISO

  private static func iso(_ text: String) -> Instant? {
    var bytes = Array(text.utf8)[...]
    guard let year = isoYear(&bytes) else { return nil }
    var (month, day) = (1, 1)
    if take("-", &bytes) {
      guard let value = digits(2, &bytes), 1...12 ~= value else { return nil }
      month = value
      if take("-", &bytes) {
        guard let value = digits(2, &bytes), 1...31 ~= value else { return nil }
        day = value
      }
    }
    guard !bytes.isEmpty else { return instant(year, month, day) }
    guard take("T", &bytes) || take("t", &bytes) || take(" ", &bytes), let hour = digits(2, &bytes), take(":", &bytes),
      let minute = digits(2, &bytes)
    else {
      return nil
    }
    var (second, millisecond) = (0, 0)
    if take(":", &bytes) {
      guard let value = digits(2, &bytes) else { return nil }
      second = value
      if take(".", &bytes) || take(",", &bytes) {
        guard let value = fraction(&bytes) else { return nil }
        millisecond = value
      }
    }
    guard hour <= 24, minute < 60, second < 60, hour < 24 || minute + second + millisecond == 0 else { return nil }
    guard let offset = zone(&bytes), bytes.isEmpty else { return nil }
    return instant(year, month, day, hour, minute - offset, second, millisecond)
  }

  private static func isoYear(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    if take("+", &bytes) { return digits(6, &bytes) }
    if take("-", &bytes) { return digits(6, &bytes).flatMap { $0 == 0 ? nil : -$0 } }
    return digits(4, &bytes)
  }

  /// Minutes east of UTC; no zone is UTC.
  private static func zone(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    if bytes.isEmpty { return 0 }
    if take("Z", &bytes) || take("z", &bytes) { return 0 }
    let sign: Int
    if take("+", &bytes) { sign = 1 } else if take("-", &bytes) { sign = -1 } else { return nil }
    guard let hours = digits(2, &bytes) else { return nil }
    _ = take(":", &bytes)
    guard let minutes = digits(2, &bytes), hours < 24, minutes < 60 else { return nil }
    return sign * (hours * 60 + minutes)
  }

  private static func fraction(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    var value = 0
    var count = 0
    while let byte = bytes.first, 0x30...0x39 ~= byte {
      // Beyond milliseconds digits are cut off.
      if count < 3 { value = value * 10 + Int(byte - 0x30) }
      count += 1
      bytes.removeFirst()
    }
    guard count > 0 else { return nil }
    while count < 3 {
      value *= 10
      count += 1
    }
    return value
  }

  private static func digits(_ count: Int, _ bytes: inout ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= count, bytes.prefix(count).allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    let value = bytes.prefix(count).reduce(0) { $0 * 10 + Int($1 - 0x30) }
    bytes.removeFirst(count)
    return value
  }

  private static func take(_ character: Unicode.Scalar, _ bytes: inout ArraySlice<UInt8>) -> Bool {
    guard bytes.first == UInt8(ascii: character) else { return false }
    bytes.removeFirst()
    return true
  }

  // MARK: Loose

  /// `3/15/2018 12:00:00`, `15 March 2018`, `Mar 15, 2018 1:30 PM GMT+0200` and the like.
  private static func loose(_ text: String) -> Instant? {
    var numbers: [Int] = []
    var (year, month): (Int?, Int?)
    var time: (hour: Int, minute: Int, second: Int, millisecond: Int)?
    var (offset, isAfternoon): (Int, Bool?) = (0, nil)
    var hasZone = false
    var words = words(text)[...]
    guard !words.isEmpty else { return nil }
    while let word = words.popFirst() {
      switch word {
      case .number(let value, let digits):
        if words.first == .symbol(":"), time == nil {
          guard let clock = clock(value, &words) else { return nil }
          time = clock
        } else if digits >= 3 {
          guard year == nil, digits <= 6 else { return nil }
          year = value
        } else {
          numbers.append(value)
        }
      case .word(let name):
        if let position = months.firstIndex(where: { name.count >= 3 && $0.hasPrefix(name.prefix(3)) }) {
          month = position + 1
        } else if name == "am" || name == "pm" {
          isAfternoon = name == "pm"
        } else if ["z", "utc", "gmt", "ut"].contains(name) {
          hasZone = true
        } else if name == "t", !numbers.isEmpty || year != nil {
          continue
        } else if !weekdays.contains(where: { name.count >= 3 && $0.hasPrefix(name.prefix(3)) }) {
          return nil
        }
      case .symbol("+"), .symbol("-"):
        guard time != nil || hasZone else { continue }
        guard case .number(let value, let digits)? = words.popFirst() else { return nil }
        let sign = word == .symbol("-") ? -1 : 1
        if words.first == .symbol(":") {
          words.removeFirst()
          guard case .number(let minutes, _)? = words.popFirst() else { return nil }
          offset = sign * (value * 60 + minutes)
        } else {
          offset = sign * (digits <= 2 ? value * 60 : value / 100 * 60 + value % 100)
        }
      case .symbol: break
      }
    }
    if month == nil {
      guard !numbers.isEmpty else { return nil }
      // A date in numbers alone is month, day, year, or year, month, day.
      month = numbers.removeFirst()
    }
    guard let month, 1...12 ~= month else { return nil }
    let day = numbers.isEmpty ? 1 : numbers.removeFirst()
    if year == nil, !numbers.isEmpty {
      let short = numbers.removeFirst()
      year = short < 50 ? 2000 + short : 1900 + short
    }
    guard numbers.isEmpty, 1...31 ~= day else { return nil }
    var clock = time ?? (0, 0, 0, 0)
    if let isAfternoon {
      guard 1...12 ~= clock.hour else { return nil }
      clock.hour = clock.hour % 12 + (isAfternoon ? 12 : 0)
    }
    // JavaScript engines take 2001 for a missing year.
    return instant(year ?? 2001, month, day, clock.hour, clock.minute - offset, clock.second, clock.millisecond)
  }

  private static func clock(
    _ hour: Int, _ words: inout ArraySlice<Word>
  ) -> (hour: Int, minute: Int, second: Int, millisecond: Int)? {
    words.removeFirst()
    guard case .number(let minute, _)? = words.popFirst() else { return nil }
    var (second, millisecond) = (0, 0)
    if words.first == .symbol(":") {
      words.removeFirst()
      guard case .number(let value, _)? = words.popFirst() else { return nil }
      second = value
      if words.first == .symbol("."), case .number(let value, let digits)? = words.dropFirst().first {
        words.removeFirst(2)
        millisecond = digits == 1 ? value * 100 : digits == 2 ? value * 10 : value
        var extra = digits
        while extra > 3 {
          millisecond /= 10
          extra -= 1
        }
      }
    }
    guard hour <= 24, minute < 60, second < 60 else { return nil }
    return (hour, minute, second, millisecond)
  }

  private enum Word: Equatable {
    case number(Int, digits: Int)
    case word(String)
    case symbol(Character)
  }

  private static func words(_ text: String) -> [Word] {
    var words: [Word] = []
    var characters = Array(text)[...]
    while let character = characters.first {
      if character.isASCII, character.isNumber {
        let run = characters.prefix { $0.isASCII && $0.isNumber }
        guard let value = Int(String(run)), run.count <= 9 else { return [] }
        words.append(.number(value, digits: run.count))
        characters.removeFirst(run.count)
      } else if character.isLetter {
        let run = characters.prefix { $0.isLetter }
        words.append(.word(String(run).lowercased()))
        characters.removeFirst(run.count)
      } else {
        characters.removeFirst()
        if ":+-.".contains(character) {
          words.append(.symbol(character))
        } else if !" ,/()".contains(character) {
          return []
        }
      }
    }
    return words
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ]
  private static let weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]

  private static func instant(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0,
    _ millisecond: Int = 0
  ) -> Instant? {
    let instant = Instant(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second, millisecond: millisecond)
    return abs(instant.milliseconds) <= Instant.limit ? instant : nil
  }
}
