package import CardIR
import CardTemplate

extension MarkdownText {
  /// Whether reading a value can find markup. Most texts have no sign of any, and reading them costs a hundred times as
  /// much as looking.
  package static func mayHaveMarkup(_ value: AttributeValue) -> Bool {
    switch value {
    case .text(let text): return hasSigns(text, startsLine: true)
    case .template(let template):
      var startsLine = true
      for segment in template.segments {
        if case .text(let text) = segment, hasSigns(text, startsLine: startsLine) { return true }
        // What a hole gives begins its line, whatever it is.
        startsLine = false
      }
      return false
    default: return false
    }
  }

  /// Whether a text has a marker of emphasis, of a link or of a list, a backslash, a character by name or number, or a line
  /// break that is shown as another one.
  private static func hasSigns(_ text: String, startsLine: Bool) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var index = 0
      if startsLine, hasListMarker(bytes, at: 0) { return true }
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "\r"):
          return true
        case UInt8(ascii: "&")
        where CharacterReference(at: index, { $0 < bytes.count ? bytes[$0] : 0 }) != nil:
          return true
        case UInt8(ascii: "\n") where hasListMarker(bytes, at: index + 1): return true
        default: index += 1
        }
      }
      return false
    }
  }

  /// Whether a line that starts at `start` begins with a bullet or a number and a point, each before a space.
  private static func hasListMarker(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    var index = start
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    let first = index
    while index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10 { index += 1 }
    guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: " ") else { return false }
    let sign = bytes[index]
    return index > first ? sign == UInt8(ascii: ".") : sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
  }
}
