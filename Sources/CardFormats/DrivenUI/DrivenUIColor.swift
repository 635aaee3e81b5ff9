import CardIR

/// A colour as a DrivenUI document spells it, with what its author meant and what the SDK makes of it.
///
/// The SDK hands the whole string to a scanner of hexadecimal numbers and takes the low 24 bits, so spellings that are
/// usual elsewhere, such as `#1F6FEB` and `F00`, come out as other colours.
struct DrivenUIColor {
  /// What the author meant; for text that is no colour at all, what the SDK shows.
  let meant: Color
  /// What the SDK shows.
  let shown: Color
  /// Whether the text has the spelling of a colour.
  let isColor: Bool

  /// Reads the text of a colour.
  init(_ text: String) {
    shown = Self.scanned(text)
    var digits = Substring(text)
    if digits.first == "#" { digits.removeFirst() }
    if digits.utf8.count == 3, let short = Self.short(digits) {
      meant = short
      isColor = true
    } else if let color = Color(String(digits), .alphaFirst) {
      meant = color
      isColor = true
    } else {
      meant = shown
      isColor = Self.isPrefixed(text)
    }
  }

  /// The colour of three digits, each of which stands for two.
  private static func short(_ digits: Substring) -> Color? {
    Color(String(digits.flatMap { [$0, $0] }), .bare)
  }

  /// Whether the text is six digits in the other form that the scanner takes.
  private static func isPrefixed(_ text: String) -> Bool {
    let trimmed = text.drop { $0 == " " }
    let digits = trimmed.hasPrefix("0x") || trimmed.hasPrefix("0X") ? trimmed.dropFirst(2) : trimmed
    return digits.utf8.count == 6 && digits.utf8.allSatisfy { hexadecimal($0) != nil }
  }

  /// The low 24 bits of the number at the start of the text; black if there is none.
  private static func scanned(_ text: String) -> Color {
    var bytes = text.utf8.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    if bytes.first == UInt8(ascii: "0"), let mark = bytes.dropFirst().first, mark | 0x20 == UInt8(ascii: "x") {
      bytes = bytes.dropFirst(2)
    }
    var value: UInt64 = 0
    for byte in bytes {
      guard let digit = hexadecimal(byte) else { break }
      // The scanner stays at its largest value once a number does not fit.
      value = value > UInt64.max >> 4 ? .max : value << 4 | UInt64(digit)
    }
    return Color(UInt32(truncatingIfNeeded: value & 0xFF_FFFF))
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}
