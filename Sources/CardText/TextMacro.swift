package import CardIR
import CardKernel
import CardSyntax
import CardTemplate

/// A date or time of day in a text, which the device that shows it writes in its own language:
/// `{{DATE(2026-01-31T12:00:00Z, SHORT)}}`.
package struct TextMacro: Sendable, Hashable {
  /// How the moment is written.
  package enum Form: String, Sendable, Hashable {
    /// The date in numbers.
    case compact = "COMPACT"
    /// The date with a weekday and month in short.
    case short = "SHORT"
    /// The date with a weekday and month in full.
    case long = "LONG"
    /// The hour and minute.
    case time = "TIME"
  }

  /// The clock and calendar where the macro was written, as it says itself.
  package struct Moment: Sendable, Hashable {
    let year, month, day, hour, minute: Int
    /// The offset at which this is so: `UTC`, or as it is written, such as `+02:00`.
    package let zone: String

    /// The weekday, 0 for Sunday.
    var weekday: Int { Instant.weekday(Instant.days(year: year, month: month, day: day)) }
  }

  /// The moment; none if a hole gives it.
  package let moment: Moment?
  /// How it is written.
  package let form: Form
  /// Where the moment stands in the text, in bytes.
  package let time: Range<Int>

  /// What stands at one place of a text.
  package enum Finding: Sendable, Hashable {
    /// A macro.
    case macro(TextMacro)
    /// What was to be one, which renderers show as it is.
    case malformed(String)
  }

  /// The byte that stands for a hole: it is in no text.
  package static let holeByte: UInt8 = 0xFF

  /// The macros of a text, in order.
  package static func find(in text: String) -> [(range: Range<Int>, finding: Finding)] {
    var text = text
    return text.withUTF8 { bytes in
      mayHaveMacros(bytes) ? find(in: Array(bytes)) : []
    }
  }

  /// The macros of an attribute that is text, each with its range in the decoded source string.
  package static func find(in entry: AttributeEntry) -> [(range: Range<Int>, finding: Finding)] {
    switch entry.value {
    case .text(let text): return find(in: text)
    case .template(let template):
      let mayHaveMacros = template.segments.contains { segment in
        guard case .text(var text) = segment else { return false }
        return text.withUTF8 { hasBraces($0) }
      }
      guard mayHaveMacros else { return [] }
      let (bytes, ranges) = located(TextAtom.atoms(of: template, in: entry.origin?.string))
      return find(in: bytes).map { range, finding in
        (ranges[range.lowerBound].lowerBound..<ranges[range.upperBound - 1].upperBound, finding)
      }
    default: return []
    }
  }

  /// The bytes of a text whose holes are ``holeByte``s, and where each of them comes from.
  private static func located(_ atoms: [TextAtom]) -> (bytes: [UInt8], ranges: [Range<Int>]) {
    var bytes: [UInt8] = []
    var ranges: [Range<Int>] = []
    for atom in atoms {
      let added = atom.character.map { Array($0.utf8) } ?? [holeByte]
      bytes += added
      ranges += Array(repeating: atom.range, count: added.count)
    }
    return (bytes, ranges)
  }

  private static func mayHaveMacros(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count > 8 && hasBraces(bytes)
  }

  private static func hasBraces(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 1 else { return false }
    for index in 1..<bytes.count where bytes[index] == 0x7B && bytes[index - 1] == 0x7B { return true }
    return false
  }

  /// The macros of a text whose holes are ``holeByte``s.
  package static func find(in bytes: [UInt8]) -> [(range: Range<Int>, finding: Finding)] {
    var found: [(range: Range<Int>, finding: Finding)] = []
    var position = 0
    while position + 1 < bytes.count {
      guard bytes[position] == 0x7B, bytes[position + 1] == 0x7B else {
        position += 1
        continue
      }
      var reader = MacroReader(bytes, position)
      guard let finding = reader.read() else {
        position += 1
        continue
      }
      found.append((position..<reader.position, finding))
      position = max(reader.position, position + 2)
    }
    return found
  }
}

/// Reads one macro by the rules of renderers, which are strict.
private struct MacroReader {
  private let bytes: [UInt8]
  private let start: Int
  private(set) var position: Int

  init(_ bytes: [UInt8], _ start: Int) {
    self.bytes = bytes
    self.start = start
    position = start + 2
  }

  /// The longest stretch that is looked at for the end of a macro; what is longer is none.
  private static let longest = 120

  mutating func read() -> TextMacro.Finding? {
    let hasSpace = skipSpaces()
    let name = word()
    guard ["DATE", "TIME"].contains(name.uppercased()) else { return nil }
    let afterName = position
    let hasSpaceBeforeArgument = skipSpaces()
    guard peek() == UInt8(ascii: "(") else {
      position = afterName
      // A path of an old template language may begin with the same word.
      return hasSpace || name.uppercased() != name ? nil : .malformed("`\(name)` must be followed by `(` and a time")
    }
    position += 1
    let argumentStart = position
    while let byte = peek(), byte != UInt8(ascii: ")"), byte != 0x0A, position - start < Self.longest { position += 1 }
    let argumentEnd = position
    guard peek() == UInt8(ascii: ")") else { return .malformed("the macro has no `)`") }
    position += 1
    if let problem = end() { return .malformed(problem) }
    if hasSpace { return .malformed("no space may stand after `{{`") }
    if name != name.uppercased() { return .malformed("`\(name)` must be written `\(name.uppercased())`") }
    if hasSpaceBeforeArgument { return .malformed("no space may stand before `(`") }
    return arguments(argumentStart..<argumentEnd, isTime: name == "TIME")
  }

  /// What is wrong with the closing braces, which are passed over.
  private mutating func end() -> String? {
    let hasSpace = skipSpaces()
    guard peek() == 0x7D, position + 1 < bytes.count, bytes[position + 1] == 0x7D else {
      return "`}}` is missing after `)`"
    }
    position += 2
    return hasSpace ? "no space may stand before `}}`" : nil
  }

  private func arguments(_ range: Range<Int>, isTime: Bool) -> TextMacro.Finding {
    let comma = bytes[range].firstIndex(of: UInt8(ascii: ","))
    let time = range.lowerBound..<(comma ?? range.upperBound)
    if let first = bytes[range].first, first == 0x20 { return .malformed("no space may stand after `(`") }
    if bytes[range].last == 0x20 { return .malformed("no space may stand before `)`") }
    var form = isTime ? TextMacro.Form.time : .compact
    if let comma {
      if isTime { return .malformed("`TIME` takes a time only, no style") }
      var styleStart = comma + 1
      if styleStart < range.upperBound, bytes[styleStart] == 0x20 { styleStart += 1 }
      let style = String(decoding: bytes[styleStart..<range.upperBound], as: UTF8.self)
      switch style {
      case "COMPACT": form = .compact
      case "SHORT": form = .short
      case "LONG": form = .long
      default:
        if bytes[styleStart..<range.upperBound] == [TextMacro.holeByte] {
          return .malformed("the style must be written out")
        }
        return .malformed("`\(style)` is not one of the styles `COMPACT`, `SHORT` and `LONG`")
      }
    }
    // A hole gives the time, or a part of it, with the data.
    if bytes[time].contains(TextMacro.holeByte) { return .macro(TextMacro(moment: nil, form: form, time: time)) }
    return Self.moment(bytes[time], form)
  }

  /// `YYYY-MM-DDThh:mm:ss` with `Z` or an offset.
  private static func moment(_ bytes: ArraySlice<UInt8>, _ form: TextMacro.Form) -> TextMacro.Finding {
    let text = String(decoding: bytes, as: UTF8.self)
    let wrong = TextMacro.Finding.malformed(
      "`\(text)` is not a time such as `2026-01-31T12:00:00Z` or `2026-01-31T12:00:00-08:00`")
    let time = bytes.indices
    let all = Array(bytes)
    let pattern: [UInt8] = Array("dddd-dd-ddTdd:dd:dd".utf8)
    guard all.count >= pattern.count else { return wrong }
    var numbers: [Int] = [0]
    for (byte, wanted) in zip(all, pattern) {
      if wanted == UInt8(ascii: "d") {
        guard byte &- 0x30 < 10 else { return wrong }
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte &- 0x30)
      } else {
        guard byte == wanted else { return wrong }
        numbers.append(0)
      }
    }
    guard isZone(all[pattern.count...]) else {
      return .malformed("`\(text)` must end in `Z` or in an offset such as `-08:00`")
    }
    let (year, month, day) = (numbers[0], numbers[1], numbers[2])
    guard (1...12).contains(month), day >= 1, day <= Instant.daysInMonth(year, month) else {
      return .malformed("`\(text.prefix(10))` is not a calendar date")
    }
    guard numbers[3] < 24, numbers[4] < 60, numbers[5] < 60 else {
      return .malformed("`\(text.dropFirst(11).prefix(8))` is not a time of day")
    }
    let moment = TextMacro.Moment(
      year: year, month: month, day: day, hour: numbers[3], minute: numbers[4],
      zone: bytes.last == UInt8(ascii: "Z") ? "UTC" : String(text.suffix(6)))
    return .macro(TextMacro(moment: moment, form: form, time: time))
  }

  private static func isZone(_ bytes: ArraySlice<UInt8>) -> Bool {
    let zone = Array(bytes)
    if zone == [UInt8(ascii: "Z")] { return true }
    guard zone.count == 6, zone[0] == UInt8(ascii: "+") || zone[0] == UInt8(ascii: "-"), zone[3] == UInt8(ascii: ":"),
      [1, 2, 4, 5].allSatisfy({ zone[$0] &- 0x30 < 10 })
    else { return false }
    return (zone[1] - 0x30) * 10 + (zone[2] - 0x30) < 24 && zone[4] < UInt8(ascii: "6")
  }

  // MARK: Bytes

  private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpaces() -> Bool {
    let first = position
    while peek() == 0x20 { position += 1 }
    return position > first
  }

  private mutating func word() -> String {
    let first = position
    while let byte = peek(), (byte | 0x20) &- 0x61 < 26 { position += 1 }
    return String(decoding: bytes[first..<position], as: UTF8.self)
  }
}
