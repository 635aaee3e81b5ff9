extension SupportSources {
  /// The part `StrictDates`.
  static let strictDates = ##"""
    extension CardDateParser {
      /// The moment in exactly the form that JavaScript prints.
      static func strict(_ bytes: UnsafeBufferPointer<UInt8>) -> CardInstant? {
        guard bytes.last == UInt8(ascii: "Z") else { return nil }
        if bytes.count == 24 { return digits(bytes, 0, 4).flatMap { moment(bytes, year: $0, from: 4) } }
        guard bytes.count == 27, let year = digits(bytes, 1, 6) else { return nil }
        switch bytes[0] {
        case UInt8(ascii: "+"): return year > 9999 ? moment(bytes, year: year, from: 7) : nil
        case UInt8(ascii: "-"): return year > 0 ? moment(bytes, year: -year, from: 7) : nil
        default: return nil
        }
      }

      /// The moment in exactly the form that `convertFromUTC` prints: `yyyy-MM-ddTHH:mm:ss.fff0000`, taken as UTC.
      static func local(_ bytes: UnsafeBufferPointer<UInt8>) -> CardInstant? {
        guard bytes.count == 27, digits(bytes, 23, 4) == 0 else { return nil }
        return digits(bytes, 0, 4).flatMap { moment(bytes, year: $0, from: 4) }
      }

      /// The moment of `-MM-ddTHH:mm:ss.fff` at `start`.
      private static func moment(_ bytes: UnsafeBufferPointer<UInt8>, year: Int, from start: Int)
        -> CardInstant?
      {
        guard bytes[start] == UInt8(ascii: "-"), bytes[start + 3] == UInt8(ascii: "-"),
          bytes[start + 6] == UInt8(ascii: "T"), bytes[start + 9] == UInt8(ascii: ":"),
          bytes[start + 12] == UInt8(ascii: ":"), bytes[start + 15] == UInt8(ascii: "."),
          let month = digits(bytes, start + 1, 2), 1...12 ~= month,
          let day = digits(bytes, start + 4, 2), 1...31 ~= day,
          let hour = digits(bytes, start + 7, 2), hour < 24,
          let minute = digits(bytes, start + 10, 2), minute < 60,
          let second = digits(bytes, start + 13, 2), second < 60,
          let millisecond = digits(bytes, start + 16, 3),
          day <= 28 || day <= CardInstant.daysInMonth(year, month)
        else { return nil }
        let instant = CardInstant(
          year: year, month: month, day: day, hour: hour, minute: minute, second: second,
          millisecond: millisecond)
        return abs(instant.milliseconds) <= CardInstant.limit ? instant : nil
      }

      private static func digits(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ count: Int)
        -> Int?
      {
        var value = 0
        for index in start..<start + count {
          let digit = bytes[index] &- 0x30
          guard digit < 10 else { return nil }
          value = value &* 10 &+ Int(digit)
        }
        return value
      }

      /// The clock time that `convertToUTC` of the reference reads, in milliseconds as if it were UTC: year, month, day,
      /// hour, minute and second with or without separators, or any other time, whose zone then does not matter.
      static func clockTime(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        if let last = bytes.last, last | 0x20 != UInt8(ascii: "z"), let time = separated(bytes) {
          return time
        }
        return parse(bytes)?.milliseconds
      }

      private static func separated(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard bytes.count >= 4, let year = digits(bytes, 0, 4) else { return nil }
        var position = 4
        func isAt(_ characters: StaticString) -> Bool {
          guard position < bytes.count else { return false }
          for index in 0..<characters.utf8CodeUnitCount
          where characters.utf8Start[index] == bytes[position] { return true }
          return false
        }
        func skip(_ characters: StaticString) {
          if isAt(characters) { position += 1 }
        }
        func number(upTo count: Int) -> Int? {
          var value = 0
          let start = position
          while position < bytes.count, position - start < count, bytes[position] &- 0x30 < 10 {
            value = value * 10 + Int(bytes[position] - 0x30)
            position += 1
          }
          return position > start ? value : nil
        }
        skip("-/")
        let month = number(upTo: 2)
        skip("-/")
        let day = number(upTo: 2)
        while isAt("Tt \t\n\u{B}\u{C}\r") { position += 1 }
        let hour = number(upTo: 2)
        skip(":")
        let minute = number(upTo: 2)
        skip(":")
        let second = number(upTo: 2)
        skip(".:")
        let millisecond = number(upTo: 3)
        while position < bytes.count, bytes[position] &- 0x30 < 10 { position += 1 }
        guard position == bytes.count else { return nil }
        // Parts beyond their ranges carry over.
        let instant = CardInstant(
          year: year, month: month ?? 1, day: day ?? 1, hour: hour ?? 0, minute: minute ?? 0,
          second: second ?? 0,
          millisecond: millisecond ?? 0)
        return instant.milliseconds
      }
    }
    """##

  /// The same as it is read.
  static let strictDatesPart = SupportPart(strictDates)
}
