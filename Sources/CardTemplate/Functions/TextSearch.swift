/// Searches in text without regard to grapheme clusters, as JavaScript does.
enum TextSearch {
  /// The parts of `text` between the occurrences of `separator`, which is not empty.
  static func split(_ text: String, _ separator: String, ignoresCase: Bool = false) -> [String] {
    let units = Array(text.utf16)
    let wanted = Array((ignoresCase ? separator.lowercased() : separator).utf16)
    var folded = units
    if ignoresCase {
      let lower = Array(text.lowercased().utf16)
      // A few letters change their length in small letters; then only exact case is found.
      if lower.count == units.count { folded = lower }
    }
    var parts: [String] = []
    var start = 0
    var position = 0
    while position + wanted.count <= folded.count {
      if matches(folded, wanted, position) {
        parts.append(String(decoding: units[start..<position], as: UTF16.self))
        position += wanted.count
        start = position
      } else {
        position += 1
      }
    }
    parts.append(String(decoding: units[start...], as: UTF16.self))
    return parts
  }

  /// The first or last position of `part` in `text` in UTF-16 units, or -1.
  static func position(of part: String, in text: String, isLast: Bool) -> Int {
    let units = Array(text.utf16)
    let wanted = Array(part.utf16)
    // The reference starts its search from the end at the last character, even for the empty text.
    if isLast, wanted.isEmpty { return max(0, units.count - 1) }
    guard wanted.count <= units.count else { return -1 }
    let positions = 0...(units.count - wanted.count)
    if isLast { return positions.last { matches(units, wanted, $0) } ?? -1 }
    return positions.first { matches(units, wanted, $0) } ?? -1
  }

  @inline(__always)
  private static func matches(_ units: [UInt16], _ wanted: [UInt16], _ position: Int) -> Bool {
    for index in 0..<wanted.count where units[position + index] != wanted[index] { return false }
    return true
  }
}
