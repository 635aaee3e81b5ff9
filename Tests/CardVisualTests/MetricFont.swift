import CardText
import Foundation

/// The font whose widths the compiler works with, so that a page in it breaks its lines where the compiler expects them to:
/// nothing is drawn, and lines are as high as those of ``SquareFont``.
enum MetricFont {
  /// The characters of the font, by stretches of consecutive ones.
  private static let ranges = FontWidths.ranges.map { UInt16($0.lowerBound)...UInt16($0.upperBound) }

  /// Makes a page show everything in the font, and waits until its pictures are there.
  static let program = """
    (async () => {
      const style = document.createElement("style");
      style.textContent = "\(face(isBold: false))\(face(isBold: true)) *{font-family:Metrics!important}";
      document.head.append(style);
      await Promise.all(["400", "700"].map((weight) => document.fonts.load(weight + " 14px Metrics")));
      await Promise.all([...document.images].map((image) => image.decode().catch(() => 0)));
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return document.fonts.check("14px Metrics") && [...document.fonts].every((face) => face.status === "loaded");
    })()
    """

  private static func face(isBold: Bool) -> String {
    let weights = isBold ? "600 1000" : "1 599"
    let source = Data(file(isBold: isBold)).base64EncodedString()
    return "@font-face{font-family:Metrics;font-weight:\(weights);src:url(data:font/ttf;base64,\(source))}"
  }

  // MARK: The file

  /// A TrueType font in which every character has a glyph of its own without an outline.
  private static func file(isBold: Bool) -> [UInt8] {
    let widths: [UInt16] =
      [500]
      + ranges.joined().map { code in
        let text = Unicode.Scalar(code).map { String($0) } ?? " "
        return UInt16(TextMetrics.system.width(of: text, size: 1000, isBold: isBold).rounded())
      }
    let count = UInt16(widths.count)
    let tables: [(name: String, bytes: [UInt8])] = [
      ("OS/2", windowsMetrics(isBold: isBold)),
      ("cmap", characters()),
      // The only outline, that of what is missing: a triangle.
      ("glyf", words([1, 50, 0, 450, 400, 2, 0]) + [1, 1, 1] + words([50, 400, 0xFF38, 0, 0, 400]) + [0]),
      ("head", head(isBold: isBold)),
      ("hhea", words([1, 0, 800, 0xFF38, 0, 1000, 0, 0, 1000, 1, 0, 0, 0, 0, 0, 0, 0, count])),
      ("hmtx", words(widths.enumerated().flatMap { [$1, $0 == 0 ? 50 : 0] })),
      ("loca", words([0] + Array(repeating: 15, count: Int(count)))),
      ("maxp", words([1, 0, count, 3, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0])),
      ("name", names()),
      ("post", words([3, 0, 0, 0, 0, 0, 0, 0] + Array(repeating: 0, count: 8))),
    ]
    var offset = UInt32(12 + 16 * tables.count)
    var directory = words([1, 0, UInt16(tables.count), 128, 3, UInt16(16 * tables.count - 128)])
    var content: [UInt8] = []
    for (name, bytes) in tables {
      let padded = bytes + Array(repeating: 0, count: -bytes.count & 3)
      directory += Array(name.utf8) + long(sum(padded)) + long(offset) + long(UInt32(bytes.count))
      offset += UInt32(padded.count)
      content += padded
    }
    return directory + content
  }

  private static func head(isBold: Bool) -> [UInt8] {
    let stamp = Array(repeating: UInt16(0), count: 8)
    return words(
      [1, 0, 1, 0, 0, 0, 0x5F0F, 0x3CF5, 0, 1000] + stamp + [0, 0xFF38, 1000, 800, isBold ? 1 : 0, 8, 2, 0, 0])
  }

  private static func windowsMetrics(isBold: Bool) -> [UInt8] {
    words([4, 500, isBold ? 700 : 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 250, 0])
      + Array(repeating: 0, count: 10)  // PANOSE
      + Array(repeating: 0, count: 16)  // The blocks of characters
      + Array("TEST".utf8)
      + words([isBold ? 0x20 : 0x40, 0x20, 0x2193, 800, 0xFF38, 0, 800, 200])
      + Array(repeating: 0, count: 8)  // The code pages
      + words([500, 700, 0, 0x20, 1])
  }

  /// Which character has which glyph, in the form for stretches of characters (format 4): the seven of ``ranges`` and the
  /// one that ends the table.
  private static func characters() -> [UInt8] {
    var next: UInt16 = 1
    var deltas: [UInt16] = []
    for range in ranges {
      deltas.append(next &- range.lowerBound)
      next += UInt16(range.count)
    }
    let count = UInt16(ranges.count + 1)
    let segments =
      words(ranges.map(\.upperBound) + [0xFFFF, 0]) + words(ranges.map(\.lowerBound) + [0xFFFF])
      + words(deltas + [1]) + words(Array(repeating: 0, count: Int(count)))
    let length = UInt16(14 + segments.count)
    return words([0, 1, 3, 1, 0, 12, 4, length, 0, 2 * count, 16, 3, 2 * count - 16]) + segments
  }

  private static func names() -> [UInt8] {
    let name = Array("Metrics".utf16)
    let records: [UInt16] = [1, 2, 4, 6].flatMap { [3, 1, 0x409, $0, UInt16(2 * name.count), 0] }
    return words([0, 4, UInt16(6 + 2 * records.count)] + records + name)
  }

  private static func words(_ words: [UInt16]) -> [UInt8] { words.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }

  private static func long(_ value: UInt32) -> [UInt8] {
    words([UInt16(value >> 16), UInt16(value & 0xFFFF)])
  }

  private static func sum(_ bytes: [UInt8]) -> UInt32 {
    stride(from: 0, to: bytes.count, by: 4).reduce(0) { sum, index in
      sum &+ bytes[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }
}
