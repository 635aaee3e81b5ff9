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

  /// The width of a text in one line that is nothing but one paragraph of ASCII characters, as most are, in points; none
  /// for other texts.
  package func asciiLineWidth(of text: String, size: Double, isBold: Bool = false) -> Double? {
    guard let advances = advances(isBold: isBold) else { return nil }
    let sum = text.utf8.withContiguousStorageIfAvailable { bytes -> Double? in
      var sum = 0.0
      for byte in bytes {
        if byte >= 0x80 || byte == UInt8(ascii: "\n") { return nil }
        sum += advances[Int(byte)]
      }
      return sum
    }
    return (sum ?? nil).map { $0 * size }
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

  /// The widths of ASCII characters at font size 1 by their codes, if the font has its own for each.
  private func advances(isBold: Bool) -> [Double]? {
    switch widths {
    case .font: isBold ? Self.boldASCII : Self.regularASCII
    case .evenFigures: isBold ? Self.evenBoldASCII : Self.evenRegularASCII
    case .constant: nil
    }
  }

  /// The width of a text of ASCII characters at font size 1; none if it has others.
  private func asciiWidth(of text: some StringProtocol, isBold: Bool) -> Double? {
    guard let advances = advances(isBold: isBold) else { return nil }
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
    let start = LineFill(limit: limit, space: width(of: " ", size: size, isBold: isBold))
    if let advances = advances(isBold: isBold) {
      let lines = text.utf8.withContiguousStorageIfAvailable { bytes in
        Self.lines(of: bytes.indices, { bytes[$0] }, advances, size: size, start)
      }
      if let lines = lines ?? nil { return lines }
    }
    var fill = start
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      fill.beginParagraph()
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        for (number, piece) in LineBreaks.pieces(of: word).enumerated() {
          let length = width(of: piece, size: size, isBold: isBold)
          fill.add(length, beginsWord: number == 0) {
            // What is put on the character before it takes no room.
            let scalars = piece.unicodeScalars.lazy.filter { $0.properties.generalCategory != .nonspacingMark }
            return Self.brokenLines(of: scalars.map { advance(of: $0, isBold: isBold) * size }, width: limit)
          }
        }
      }
    }
    return max(fill.lines, 1)
  }

  /// The same for a text of ASCII characters, as most are, in one walk over its bytes; none for others. Real cards have long
  /// texts, and each is asked about by several steps.
  private static func lines(
    of indices: Range<Int>, _ byte: (Int) -> UInt8, _ advances: [Double], size: Double, _ start: LineFill
  ) -> Int? {
    var fill = start
    fill.beginParagraph()
    var (sum, beginsWord, wordStart, pieceStart) = (0.0, true, 0, 0)
    func add(upTo end: Int) {
      fill.add(sum * size, beginsWord: beginsWord) {
        brokenLines(of: (pieceStart..<end).map { advances[Int(byte($0))] * size }, width: start.limit)
      }
    }
    for index in indices {
      let next = byte(index)
      // A carriage return and a line feed are one character, which ends no paragraph.
      if next >= 0x80 || next == UInt8(ascii: "\r") { return nil }
      let endsWord = next == UInt8(ascii: " ") || next == UInt8(ascii: "\n")
      let canHaveHyphen = !endsWord && index >= wordStart + 2
      if endsWord || canHaveHyphen && LineBreaks.canEnd(behind: byte(index - 1), byte(index - 2), before: next) {
        add(upTo: index)
        (sum, beginsWord, pieceStart) = (0, endsWord, endsWord ? index + 1 : index)
      }
      if endsWord {
        wordStart = index + 1
        if next == UInt8(ascii: "\n") { fill.beginParagraph() }
      } else {
        sum += advances[Int(next)]
      }
    }
    add(upTo: indices.endIndex)
    return max(fill.lines, 1)
  }

  /// Lines that words are put into one after the other.
  private struct LineFill {
    /// The points that a line has.
    let limit: Double
    /// The points between words.
    let space: Double
    private(set) var lines = 0
    private var used = 0.0

    init(limit: Double, space: Double) {
      self.limit = limit
      self.space = space
    }

    mutating func beginParagraph() {
      lines += 1
      used = 0
    }

    /// Puts a word, or a piece of one, into the line if there is room, else into the next; `broken` says how it is broken
    /// that is longer than a line.
    mutating func add(_ length: Double, beginsWord: Bool, broken: () -> (count: Int, last: Double)) {
      var gap = beginsWord && used > 0 ? space : 0
      if used > 0, used + gap + length > limit + 0.01 {
        lines += 1
        (used, gap) = (0, 0)
      }
      if limit >= TextMetrics.leastWidth, used + gap + length > limit + 0.01 {
        // The rest goes on in lines of its own.
        let (count, last) = broken()
        lines += count - 1
        used = last
      } else {
        used += gap + length
      }
    }
  }

  /// The number of lines of a word that is broken before each character that does not fit, of which every line has one at
  /// least, and the width of the last one.
  private static func brokenLines(
    of advances: some Sequence<Double>, width limit: Double
  ) -> (count: Int, last: Double) {
    var (count, used) = (1, 0.0)
    for length in advances {
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
