extension SupportSources {
  /// The part `CompiledDateFormat`.
  static let compiledDateFormat = ##"""
    /// A date format that is read already: steps that append bytes.
    struct CardCompiledDateFormat: Sendable {
      /// What is written next.
      enum Step: Sendable, Hashable {
        case literal(String)
        case year
        /// The year with at least so many digits.
        case longYear(width: Int)
        /// `A.D.`, or `B.C.` before the year 1.
        case era
        /// So many decimals of the second, cut off.
        case fraction(digits: Int, trims: Bool)
        /// The last two digits.
        case shortYear
        case month(width: Int)
        case monthName(isShort: Bool)
        case day(width: Int)
        case weekdayNumber
        /// The name, or so many letters of it.
        case weekday(letters: Int)
        case hour(width: Int)
        case hourOfTwelve(width: Int)
        case meridiem(isLowercase: Bool)
        case minute(width: Int)
        case second(width: Int)
        case millisecond
        case zone(hasColon: Bool)
      }

      /// What is written, in this order.
      let steps: [Step]

      /// The format that writes these steps.
      init(steps: [Step]) { self.steps = steps }

      /// Date and time with milliseconds, without what follows them.
      private static let time: [Step] = [
        .year, .literal("-"), .month(width: 2), .literal("-"), .day(width: 2), .literal("T"),
        .hour(width: 2),
        .literal(":"), .minute(width: 2), .literal(":"), .second(width: 2), .literal("."), .millisecond,
      ]

      /// `yyyy-MM-ddTHH:mm:ss.fffZ`, as the reference writes times unless told otherwise.
      static let iso = CardCompiledDateFormat(steps: time + [.literal("Z")])

      /// A local time with seven decimals and without zone, which `convertFromUTC` writes unless told otherwise.
      static let local = CardCompiledDateFormat(steps: time + [.literal("0000")])

      /// Appends the time; clocks show it `offset` seconds later than in UTC.
      func append(_ instant: CardInstant, offset: Int = 0, to output: inout CardByteBuffer) {
        let time = CardInstant(milliseconds: instant.milliseconds + offset * 1000).parts
        for step in steps {
          switch step {
          case .literal(let text): output.append(text)
          case .year:
            if time.year < 0 {
              output.append(String(time.year).leftPadded(4))
            } else {
              output.append(time.year, width: 4)
            }
          case .longYear(let width):
            if time.year < 0 { output.append(UInt8(ascii: "-")) }
            output.append(abs(time.year), width: width)
          case .era: output.append(time.year > 0 ? "A.D." : "B.C.")
          case .fraction(let digits, let trims):
            Self.append(milliseconds: time.millisecond, digits: digits, trims: trims, to: &output)
          case .shortYear:
            if time.year >= 10 {
              output.append(time.year % 100, width: 2)
            } else {
              output.append(String(String(time.year).suffix(2)))
            }
          case .month(let width): output.append(time.month, width: width)
          case .monthName(let isShort):
            output.append(CardDateNotation.months[time.month - 1], isShort ? 3 : .max)
          case .day(let width): output.append(time.day, width: width)
          case .weekdayNumber: output.append(time.weekday, width: 1)
          case .weekday(let letters): output.append(CardDateNotation.weekdays[time.weekday], letters)
          case .hour(let width): output.append(time.hour, width: width)
          case .hourOfTwelve(let width): output.append((time.hour + 11) % 12 + 1, width: width)
          case .meridiem(let isLowercase):
            if isLowercase {
              output.append(time.hour < 12 ? "am" : "pm")
            } else {
              output.append(time.hour < 12 ? "AM" : "PM")
            }
          case .minute(let width): output.append(time.minute, width: width)
          case .second(let width): output.append(time.second, width: width)
          case .millisecond: output.append(time.millisecond, width: 3)
          case .zone(let hasColon): Self.append(zone: offset, hasColon: hasColon, to: &output)
          }
        }
      }

      /// Appends decimals of a second, of which there are three that are not zero.
      private static func append(
        milliseconds: Int, digits: Int, trims: Bool, to output: inout CardByteBuffer
      ) {
        let decimals = [milliseconds / 100, milliseconds / 10 % 10, milliseconds % 10]
        var count = digits
        if trims {
          count = min(count, 3)
          while count > 0, decimals[count - 1] == 0 { count -= 1 }
          // A point with nothing after it goes too.
          let isAfterPoint = output.withBytes { $0.last == UInt8(ascii: ".") }
          if count == 0, isAfterPoint { output.truncate(to: output.count - 1) }
        }
        for position in 0..<count {
          output.append(0x30 &+ UInt8(position < 3 ? decimals[position] : 0))
        }
      }

      /// The time as text.
      func text(_ instant: CardInstant, offset: Int = 0) -> String {
        CardByteBuffer.text { append(instant, offset: offset, to: &$0) }
      }

      /// Offsets of long ago that are no full minutes are rounded, as in the reference.
      private static func append(zone offset: Int, hasColon: Bool, to output: inout CardByteBuffer) {
        let minutes = -CardInstant.floorDivide(-offset + 30, 60)
        output.append(minutes < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
        output.append(abs(minutes) / 60, width: 2)
        if hasColon { output.append(UInt8(ascii: ":")) }
        output.append(abs(minutes) % 60, width: 2)
      }
    }

    extension CardByteBuffer {
      /// Appends a number that is not negative, with zeros before it up to `width` digits.
      mutating func append(_ value: Int, width: Int) {
        if value < 10 {
          append(repeating: 0x30, times: width - 1)
          append(0x30 &+ UInt8(truncatingIfNeeded: value))
        } else if value < 100 {
          if width > 2 { append(repeating: 0x30, times: width - 2) }
          append(0x30 &+ UInt8(truncatingIfNeeded: value / 10))
          append(0x30 &+ UInt8(truncatingIfNeeded: value % 10))
        } else {
          append(value / 10, width: width - 1)
          append(0x30 &+ UInt8(truncatingIfNeeded: value % 10))
        }
      }

      /// Appends the first letters of an English name.
      fileprivate mutating func append(_ name: String, _ letters: Int) {
        var name = name
        name.withUTF8 { append(UnsafeBufferPointer(rebasing: $0.prefix(letters))) }
      }
    }

    extension String {
      /// The text with zeros before it up to `width` characters.
      fileprivate func leftPadded(_ width: Int) -> String {
        String(repeating: "0", count: max(0, width - count)) + self
      }
    }
    """##

  /// The same as it is read.
  static let compiledDateFormatPart = SupportPart(compiledDateFormat)
}
