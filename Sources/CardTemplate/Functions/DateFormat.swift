/// Writes times by a C#-like custom format, in the two steps of the reference: the format is first turned into the
/// tokens of the JavaScript library beneath it, letters that are no C# token included, and those are then filled in.
enum DateFormat {
  /// The time as `format` says; an empty format is ISO 8601.
  static func format(_ instant: Instant, _ format: String?) -> String {
    guard let format, !format.isEmpty else { return instant.iso }
    return fill(tokens(of: format) ?? format, instant.parts)
  }

  // MARK: C# to tokens

  /// The token format, or none for a format that the reference leaves as it is.
  private static func tokens(of format: String) -> String? {
    let format = format == "o" || format == "O" ? "YYYY-MM-DDTHH:mm:ss.SSS0000Z" : format
    var result = ""
    var characters = Array(format.unicodeScalars)[...]
    while let character = characters.first {
      if let longest = longestRun[character] {
        let run = characters.prefix { $0 == character }.count
        characters.removeFirst(run)
        // Letters beyond the longest token are ignored.
        guard let token = token(character, min(run, longest)) else { return nil }
        result += token
        continue
      }
      characters.removeFirst()
      switch character {
      case "K": result += "Z"
      case "%": break
      case "\\":
        guard let literal = characters.popFirst() else { return nil }
        result.unicodeScalars.append(literal)
      case "'", "`":
        guard let close = characters.firstIndex(of: character) else { return nil }
        result.unicodeScalars.append(contentsOf: characters[..<close])
        characters = characters[(close + 1)...]
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  private static let longestRun: [Unicode.Scalar: Int] = [
    "d": 4, "f": 7, "F": 7, "g": 1, "h": 2, "H": 2, "m": 2, "M": 4, "s": 2, "t": 2, "y": 5, "z": 3,
  ]

  private static func token(_ character: Unicode.Scalar, _ count: Int) -> String? {
    switch character {
    case "d": ["D", "DD", "ddd", "dddd"][count - 1]
    case "f", "F": String(repeating: "S", count: count)
    case "g": nil
    case "t": "A"
    case "y": ["YY", "YY", "YYYY", "YYYY", "Y"][count - 1]
    case "z": count == 3 ? "Z" : "ZZ"
    default: String(repeating: Character(character), count: count)
    }
  }

  // MARK: Tokens to text

  private static func fill(_ format: String, _ time: CalendarTime) -> String {
    var result = ""
    var characters = Array(format.unicodeScalars)[...]
    while let character = characters.first {
      if character == "[", let close = characters.firstIndex(of: "]"), close > characters.startIndex + 1 {
        result.unicodeScalars.append(contentsOf: characters[(characters.startIndex + 1)..<close])
        characters = characters[(close + 1)...]
        continue
      }
      let run = characters.prefix { $0 == character }.count
      let length: Int
      switch character {
      case "Y", "M", "d": length = min(run, 4)
      case "D", "H", "h", "m", "s", "Z": length = min(run, 2)
      case "a", "A": length = 1
      case "S": length = run >= 3 ? 3 : 0
      default: length = 0
      }
      if length == 0 {
        result.unicodeScalars.append(character)
        characters.removeFirst()
      } else {
        result += text(character, length, time)
        characters.removeFirst(length)
      }
    }
    return result
  }

  private static func text(_ character: Unicode.Scalar, _ length: Int, _ time: CalendarTime) -> String {
    switch (character, length) {
    case ("Y", 2): return padded(time.year % 100, 2)
    case ("Y", 4): return padded(time.year, 4)
    case ("M", 1): return String(time.month)
    case ("M", 2): return padded(time.month, 2)
    case ("M", 3): return String(months[time.month - 1].prefix(3))
    case ("M", 4): return months[time.month - 1]
    case ("D", let width): return padded(time.day, width)
    case ("d", 1): return String(time.weekday)
    case ("d", 2): return String(weekdays[time.weekday].prefix(2))
    case ("d", 3): return String(weekdays[time.weekday].prefix(3))
    case ("d", 4): return weekdays[time.weekday]
    case ("H", let width): return padded(time.hour, width)
    case ("h", let width): return padded((time.hour + 11) % 12 + 1, width)
    case ("a", _): return time.hour < 12 ? "am" : "pm"
    case ("A", _): return time.hour < 12 ? "AM" : "PM"
    case ("m", let width): return padded(time.minute, width)
    case ("s", let width): return padded(time.second, width)
    case ("S", _): return padded(time.millisecond, 3)
    case ("Z", 1): return "+00:00"
    // Tokens that the library does not know print the zone too.
    default: return "+0000"
    }
  }

  private static func padded(_ value: Int, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
}
