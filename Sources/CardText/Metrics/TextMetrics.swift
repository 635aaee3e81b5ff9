/// How wide and how high texts are.
public struct TextMetrics: Sendable {
  /// Where widths of characters come from.
  private enum Widths: Sendable {
    case font
    /// The font with figures that are all as wide as a 0.
    case evenFigures
    case constant(Double)
  }

  private let widths: Widths
  /// The height of a line as a multiple of the font size.
  public let lineHeight: Double

  /// The widths of Inter, which stands for the system fonts of phones.
  public static let system = TextMetrics(widths: .font, lineHeight: 1.2)

  /// The same widths with a 1 as wide as a 0, as fonts without a narrow one have it.
  package static let evenFigures = TextMetrics(widths: .evenFigures, lineHeight: system.lineHeight)

  /// The same widths with lines of another height, as a multiple of the font size.
  public func withLineHeight(_ lineHeight: Double) -> TextMetrics {
    TextMetrics(widths: widths, lineHeight: lineHeight)
  }

  /// A font whose characters all have the same width, as a share of the font size: for comparisons with pages that are
  /// laid out with such a font.
  public static func uniform(_ width: Double, lineHeight: Double = 1.2) -> TextMetrics {
    TextMetrics(widths: .constant(width), lineHeight: lineHeight)
  }

  /// The width of a character of font size 1.
  private func advance(of scalar: Unicode.Scalar, isBold: Bool) -> Double {
    var scalar = scalar
    switch widths {
    case .font: break
    case .evenFigures: if scalar == "1" { scalar = "0" }
    case .constant(let width): return width
    }
    var offset = 0
    for range in FontWidths.ranges {
      if range.contains(scalar.value) {
        let index = offset + Int(scalar.value - range.lowerBound)
        let width = isBold ? FontWidths.bold[index] : FontWidths.regular[index]
        return width == 0 ? 0.6 : Double(width) / 1000
      }
      offset += range.count
    }
    // East Asian characters and pictures are as wide as high.
    return scalar.value >= 0x1100 ? 1 : 0.6
  }

  /// The width of a stretch of text in one line, in points.
  public func width(of text: some StringProtocol, size: Double, isBold: Bool = false) -> Double {
    if let width = asciiWidth(of: text, isBold: isBold) { return width * size }
    var sum = 0.0
    for scalar in text.unicodeScalars where scalar.properties.generalCategory != .nonspacingMark {
      sum += advance(of: scalar, isBold: isBold)
    }
    return sum * size
  }

  /// The width of the widest paragraph, in points.
  public func naturalWidth(of text: String, size: Double, isBold: Bool = false) -> Double {
    if !text.utf8.contains(UInt8(ascii: "\n")) { return width(of: text, size: size, isBold: isBold) }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .reduce(0) { max($0, width(of: $1, size: size, isBold: isBold)) }
  }

  /// The widths of the ASCII characters of font size 1, by their codes: nearly all texts have no others.
  private static let regularASCII = system.ascii(isBold: false)
  private static let boldASCII = system.ascii(isBold: true)
  private static let evenRegularASCII = evenFigures.ascii(isBold: false)
  private static let evenBoldASCII = evenFigures.ascii(isBold: true)

  private func ascii(isBold: Bool) -> [Double] {
    (0..<0x80).map { advance(of: Unicode.Scalar(UInt8($0)), isBold: isBold) }
  }

  /// The width of a text of ASCII characters at font size 1; none if it has others.
  private func asciiWidth(of text: some StringProtocol, isBold: Bool) -> Double? {
    let advances: [Double]
    switch widths {
    case .font: advances = isBold ? Self.boldASCII : Self.regularASCII
    case .evenFigures: advances = isBold ? Self.evenBoldASCII : Self.evenRegularASCII
    case .constant: return nil
    }
    var sum = 0.0
    for byte in text.utf8 {
      if byte >= 0x80 { return nil }
      sum += advances[Int(byte)]
    }
    return sum
  }

  /// A width below this, in points, is none.
  private static let leastWidth = 0.01

  /// The number of lines that a text takes at a width: words that do not fit begin another line, words that fit in no
  /// line are broken. Where there is no width to speak of, a paragraph is one line: nothing of it is seen.
  public func lineCount(of text: String, size: Double, isBold: Bool = false, width limit: Double) -> Int {
    var lines = 0
    let space = width(of: " ", size: size, isBold: isBold)
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines += 1
      var used = 0.0
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        var gap = used > 0 ? space : 0
        for piece in LineBreaks.pieces(of: word) {
          let length = width(of: piece, size: size, isBold: isBold)
          if used > 0, used + gap + length > limit + 0.01 {
            lines += 1
            (used, gap) = (0, 0)
          }
          if limit >= Self.leastWidth, used + gap + length > limit + 0.01 {
            // The rest goes on in lines of its own.
            let broken = brokenLines(of: piece, size: size, isBold: isBold, width: limit)
            lines += broken.count - 1
            used = broken.last
          } else {
            used += gap + length
          }
          gap = 0
        }
      }
    }
    return max(lines, 1)
  }

  /// The number of lines of a word that is broken before each character that does not fit, of which every line has one at
  /// least, and the width of the last one.
  private func brokenLines(
    of word: some StringProtocol, size: Double, isBold: Bool, width limit: Double
  ) -> (count: Int, last: Double) {
    var (count, used) = (1, 0.0)
    for scalar in word.unicodeScalars where scalar.properties.generalCategory != .nonspacingMark {
      let length = advance(of: scalar, isBold: isBold) * size
      if used > 0, used + length > limit + 0.01 {
        count += 1
        used = 0
      }
      used += length
    }
    return (count, used)
  }

  /// The height of so many lines, in points, to half points.
  public func height(ofLines count: Int, size: Double) -> Double {
    (Double(count) * lineHeight * size * 2).rounded(.up) / 2
  }
}
