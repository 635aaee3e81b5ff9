/// Writes times by a C#-like custom format, in the two steps of the reference: the format is first turned into the
/// tokens of the JavaScript library beneath it, letters that are no C# token included, and those are then filled in.
package enum DateFormat {
  /// The steps of a format; an empty one is ISO 8601.
  package static func compile(_ format: String) -> CompiledDateFormat {
    format.isEmpty ? .iso : CompiledDateFormat(tokens: tokens(of: format) ?? format)
  }

  /// The time in UTC as `format` says; no format is ISO 8601.
  package static func format(_ instant: Instant, _ format: String?) -> String {
    format.map { compile($0) }.map { $0.text(instant) } ?? CompiledDateFormat.iso.text(instant)
  }

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

  package static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  package static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
}
