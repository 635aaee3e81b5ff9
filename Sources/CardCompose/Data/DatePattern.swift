/// Formats of times of the template language as patterns of `java.time`.
enum DatePattern {
  /// The pattern for a custom format; none for one that has specifiers without a counterpart.
  static func pattern(for format: String) -> String? {
    var result = ""
    var literal = ""
    func flush() {
      if !literal.isEmpty { result += "'" + literal.replacing("'", with: "''") + "'" }
      literal = ""
    }
    var rest = format[...]
    while let character = rest.first {
      let run = rest.prefix { $0 == character }.count
      if let steps = specifiers[character] {
        guard run <= steps.count, let step = steps[run - 1] else { return nil }
        flush()
        result += step
        rest.removeFirst(run)
        continue
      }
      rest.removeFirst()
      switch character {
      case "'":
        guard let close = rest.firstIndex(of: "'") else { return nil }
        literal += rest[..<close]
        rest = rest[rest.index(after: close)...]
      case "\\":
        guard let next = rest.popFirst() else { return nil }
        literal.append(next)
      // The reference reads other letters in its own way.
      case _ where character.isLetter && character != "T": return nil
      case "`", "%", "[", "]": return nil
      case _ where character.isLetter || "'[]{}#".contains(character): literal.append(character)
      default:
        flush()
        result.append(character)
      }
    }
    flush()
    return result.isEmpty ? nil : result
  }

  /// What so many equal letters stand for.
  private static let specifiers: [Character: [String?]] = [
    "d": ["d", "dd", "EEE", "EEEE"], "M": ["M", "MM", "MMM", "MMMM"], "y": ["yy", "yy", "yyyy", "yyyy"],
    "h": ["h", "hh"], "H": ["H", "HH"], "m": ["m", "mm"], "s": ["s", "ss"], "t": ["a", "a"], "f": [nil, nil, "SSS"],
  ]
}
