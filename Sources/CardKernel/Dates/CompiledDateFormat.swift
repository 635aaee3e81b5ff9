/// A date format that is read already: steps that append bytes.
package struct CompiledDateFormat: Sendable {
  private enum Step {
    case literal(Range<Int>)
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

  private var steps: [Step] = []
  private var literals: [UInt8] = []

  /// Whether the format has names of months or weekdays, which are English in all locales.
  package private(set) var hasNames = false

  /// `yyyy-MM-ddTHH:mm:ss.fffZ`, as the reference writes times unless told otherwise.
  package static let iso = CompiledDateFormat(tokens: "YYYY-MM-DDTHH:mm:ss.SSS[Z]")

  /// A local time with seven decimals and without zone, which `convertFromUTC` writes unless told otherwise.
  package static let local = CompiledDateFormat(tokens: "YYYY-MM-DDTHH:mm:ss.SSS0000")

  /// The format of these tokens of the reference's library.
  package init(tokens: String) { append(tokens) }

  /// The format that parts make up.
  init(pieces: [DateFormat.Piece]) {
    for piece in pieces {
      switch piece {
      case .tokens(let tokens): append(tokens)
      case .fraction(let digits, let trims): steps.append(.fraction(digits: digits, trims: trims))
      case .year(let width): steps.append(.longYear(width: width))
      case .era: steps.append(.era)
      }
    }
  }

  private mutating func append(_ tokens: String) {
    var characters = Array(tokens.utf8)[...]
    while let character = characters.first {
      if character == UInt8(ascii: "["), let close = characters.firstIndex(of: UInt8(ascii: "]")),
        close > characters.startIndex + 1
      {
        literal(characters[(characters.startIndex + 1)..<close])
        characters = characters[(close + 1)...]
        continue
      }
      let run = characters.prefix { $0 == character }.count
      let length = Self.tokenLength(character, run: run)
      if let step = length > 0 ? Self.step(character, length) : nil {
        steps.append(step)
        switch step {
        case .monthName, .weekday: hasNames = true
        default: break
        }
      } else {
        literal(characters.prefix(1))
      }
      characters.removeFirst(max(1, length))
    }
  }

  private mutating func literal(_ bytes: ArraySlice<UInt8>) {
    let start = literals.count
    literals += bytes
    if case .literal(let range)? = steps.last {
      steps[steps.count - 1] = .literal(range.lowerBound..<literals.count)
    } else {
      steps.append(.literal(start..<literals.count))
    }
  }

  /// How many of a run of equal letters make up a token.
  private static func tokenLength(_ character: UInt8, run: Int) -> Int {
    switch Unicode.Scalar(character) {
    case "Y", "M", "d": min(run, 4)
    case "D", "H", "h", "m", "s", "Z": min(run, 2)
    case "a", "A": 1
    case "S": run >= 3 ? 3 : 0
    default: 0
    }
  }

  private static func step(_ character: UInt8, _ length: Int) -> Step? {
    switch (Unicode.Scalar(character), length) {
    case ("Y", 2): .shortYear
    case ("Y", 4): .year
    case ("M", 1...2): .month(width: length)
    case ("M", _): .monthName(isShort: length == 3)
    case ("D", _): .day(width: length)
    case ("d", 1): .weekdayNumber
    case ("d", _): .weekday(letters: length == 4 ? .max : length)
    case ("H", _): .hour(width: length)
    case ("h", _): .hourOfTwelve(width: length)
    case ("a", _): .meridiem(isLowercase: true)
    case ("A", _): .meridiem(isLowercase: false)
    case ("m", _): .minute(width: length)
    case ("s", _): .second(width: length)
    case ("S", _): .millisecond
    case ("Z", 1): .zone(hasColon: true)
    // Tokens that the library knows no value for print the zone too.
    case ("Z", _), ("Y", _): .zone(hasColon: false)
    default: nil
    }
  }

  /// Appends the time; clocks show it `offset` seconds later than in UTC.
  package func append(_ instant: Instant, offset: Int = 0, to output: inout ByteBuffer) {
    let time = Instant(milliseconds: instant.milliseconds + offset * 1000).parts
    for step in steps {
      switch step {
      case .literal(let range):
        literals.withUnsafeBufferPointer { output.append(UnsafeBufferPointer(rebasing: $0[range])) }
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
      case .monthName(let isShort): output.append(DateFormat.months[time.month - 1], isShort ? 3 : .max)
      case .day(let width): output.append(time.day, width: width)
      case .weekdayNumber: output.append(time.weekday, width: 1)
      case .weekday(let letters): output.append(DateFormat.weekdays[time.weekday], letters)
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
  private static func append(milliseconds: Int, digits: Int, trims: Bool, to output: inout ByteBuffer) {
    let decimals = [milliseconds / 100, milliseconds / 10 % 10, milliseconds % 10]
    var count = digits
    if trims {
      count = min(count, 3)
      while count > 0, decimals[count - 1] == 0 { count -= 1 }
      // A point with nothing after it goes too.
      let isAfterPoint = output.withBytes { $0.last == UInt8(ascii: ".") }
      if count == 0, isAfterPoint { output.truncate(to: output.count - 1) }
    }
    for position in 0..<count { output.append(0x30 &+ UInt8(position < 3 ? decimals[position] : 0)) }
  }

  /// The time as text.
  package func text(_ instant: Instant, offset: Int = 0) -> String {
    ByteBuffer.text { append(instant, offset: offset, to: &$0) }
  }

  /// Offsets of long ago that are no full minutes are rounded, as in the reference.
  private static func append(zone offset: Int, hasColon: Bool, to output: inout ByteBuffer) {
    let minutes = -Instant.floorDivide(-offset + 30, 60)
    output.append(minutes < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
    output.append(abs(minutes) / 60, width: 2)
    if hasColon { output.append(UInt8(ascii: ":")) }
    output.append(abs(minutes) % 60, width: 2)
  }
}

extension ByteBuffer {
  /// Appends a number that is not negative, with zeros before it up to `width` digits.
  package mutating func append(_ value: Int, width: Int) {
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
  fileprivate func leftPadded(_ width: Int) -> String { String(repeating: "0", count: max(0, width - count)) + self }
}
