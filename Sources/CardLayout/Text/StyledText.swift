import CardText

/// A text whose stretches may have fonts of their own, cut into paragraphs, for finding out how large it is.
struct StyledText: Sendable {
  /// More lines than any text has: what a document states can be too large for a whole number.
  static let mostLines = 1_000_000.0

  /// A stretch of one font.
  struct Run: Sendable {
    /// What is shown.
    var text: String
    /// The size of the font, in points.
    var size: Double
    /// Whether the font is bold.
    var isBold: Bool
  }

  /// What stands between two ends of lines.
  struct Paragraph: Sendable {
    /// The stretches in order.
    var runs: [Run]
    /// How far the lines begin from the side, in points.
    var indent = 0.0
  }

  /// The lines of a text at some width.
  struct Lines: Sendable {
    /// How wide each line is, with its distance from the side.
    var widths: [Double] = []
    /// How high all of them are together.
    var height = 0.0

    /// How wide the widest line is.
    var width: Double { widths.max() ?? 0 }
  }

  /// How high a line is.
  enum LineHeight: Sendable {
    /// So many points.
    case points(Double)
    /// What the largest font of the line needs, but no less than a font of so many points does.
    case ofFonts(least: Double)
  }

  /// The paragraphs in order.
  var paragraphs: [Paragraph]
  /// How high lines are.
  var lineHeight: LineHeight
  /// Whether lines end where there is no more room.
  var wraps = true
  /// Whether words count as wide as their characters where others share the width with the text.
  var yieldsWords = false
  /// The most lines; 0 for any number.
  var maxLines = 0
  /// Whether several spaces count as one, and those at the ends of lines as none.
  var collapsesSpaces = true

  /// Whether nothing is shown.
  var isEmpty: Bool { paragraphs.allSatisfy { $0.runs.allSatisfy(\.text.isEmpty) } }

  /// The text without styles, in one line.
  var plain: String { paragraphs.map { $0.runs.map(\.text).joined() }.joined(separator: " ") }

  // MARK: Extents

  /// The lines of the text where there is so much room; all the room that it wants without a width.
  func lines(_ metrics: TextMetrics, width: Double? = nil) -> Lines {
    var result = Lines()
    for paragraph in shown {
      if maxLines > 0, result.widths.count >= maxLines { break }
      let room = wraps ? width.map { max(0, $0 - paragraph.indent) } : nil
      var breaker = LineBreaker(limit: room, metrics: metrics, collapsesSpaces: collapsesSpaces)
      for run in paragraph.runs { breaker.add(run) }
      for line in breaker.finish() {
        if maxLines > 0, result.widths.count >= maxLines { break }
        result.widths.append(paragraph.indent + line.width)
        result.height += height(of: line, metrics)
      }
    }
    return result
  }

  /// The paragraphs that take lines: where spaces count as one, those at the end count as nothing.
  private var shown: ArraySlice<Paragraph> {
    guard collapsesSpaces else { return paragraphs[...] }
    let last = paragraphs.lastIndex { !$0.runs.allSatisfy { $0.text.utf8.allSatisfy { $0 <= 0x20 } } }
    return paragraphs.prefix(last.map { $0 + 1 } ?? 0)
  }

  /// What the text needs at least, in points.
  func narrowest(_ metrics: TextMetrics) -> Double {
    guard wraps, yieldsWords else { return widestWord(metrics) }
    var widest = 0.0
    for paragraph in paragraphs {
      for run in paragraph.runs {
        for character in Set(run.text) {
          let width = metrics.width(of: String(character), size: run.size, isBold: run.isBold)
          widest = max(widest, paragraph.indent + width)
        }
      }
    }
    return widest
  }

  /// How wide the widest word is, in points.
  func widestWord(_ metrics: TextMetrics) -> Double {
    if !wraps { return lines(metrics).width }
    var widest = 0.0
    for paragraph in paragraphs {
      for run in paragraph.runs {
        for piece in run.text.split(separator: " ").lazy.flatMap(LineBreaks.pieces) {
          widest = max(widest, paragraph.indent + metrics.width(of: piece, size: run.size, isBold: run.isBold))
        }
      }
    }
    return widest
  }

  /// Whether a word is broken where there is so much room; what has one line is cut instead, and a character stays whole.
  func breaksWords(_ metrics: TextMetrics, width: Double) -> Bool {
    guard wraps, maxLines != 1, widestWord(metrics) > width + 1 else { return false }
    return paragraphs.contains { paragraph in
      paragraph.runs.contains { run in
        run.text.split(separator: " ").lazy.flatMap(LineBreaks.pieces).contains { piece in
          let needed = paragraph.indent + metrics.width(of: piece, size: run.size, isBold: run.isBold)
          return piece.dropFirst().first != nil && needed > width + 1
        }
      }
    }
  }

  private func height(of line: LineBreaker.Line, _ metrics: TextMetrics) -> Double {
    switch lineHeight {
    // Browsers keep lengths in sixty-fourths of a point.
    case .points(let points): (points * 64).rounded() / 64
    case .ofFonts(let least): Self.lineHeight(max(least, line.size), metrics)
    }
  }

  /// How high a line is where nobody says it: browsers round what a font has above and below its base line, each to whole
  /// points.
  static func lineHeight(_ size: Double, _ metrics: TextMetrics) -> Double {
    let height = size * metrics.lineHeight
    return (0.8 * height).rounded() + (0.2 * height).rounded()
  }
}

/// Puts words into lines: one that does not fit begins another line, and one that fits in no line is broken.
struct LineBreaker {
  /// A line.
  struct Line {
    /// How wide it is, in points.
    var width = 0.0
    /// The size of its largest font.
    var size = 0.0
  }

  /// How much room there is; none for any amount.
  let limit: Double?
  let metrics: TextMetrics
  let collapsesSpaces: Bool

  private var lines: [Line] = []
  private var line = Line()
  /// Spaces before the next word, which count only if a word follows in the same line.
  private var spaces = 0.0
  /// The word that is being put together: runs may change within it.
  private var word: [(run: StyledText.Run, width: Double)] = []
  private var isAtStart = true

  /// A breaker for one paragraph.
  init(limit: Double?, metrics: TextMetrics, collapsesSpaces: Bool) {
    self.limit = limit
    self.metrics = metrics
    self.collapsesSpaces = collapsesSpaces
  }

  /// Goes on with a stretch of text.
  mutating func add(_ run: StyledText.Run) {
    let space = metrics.width(of: " ", size: run.size, isBold: run.isBold)
    var isFirst = true
    for part in run.text.split(separator: " ", omittingEmptySubsequences: false) {
      if !isFirst {
        endWord()
        if !collapsesSpaces { spaces += space } else if !isAtStart { spaces = max(spaces, space) }
      }
      isFirst = false
      guard !part.isEmpty else { continue }
      for (number, piece) in LineBreaks.pieces(of: part).enumerated() {
        if number > 0 { endWord() }
        let width = metrics.width(of: piece, size: run.size, isBold: run.isBold)
        word.append((StyledText.Run(text: String(piece), size: run.size, isBold: run.isBold), width))
      }
    }
    if word.isEmpty { line.size = max(line.size, run.size) }
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    defer { word = [] }
    let width = word.reduce(0) { $0 + $1.width }
    if let limit, !isAtStart, line.width + spaces + width > limit + 0.01 {
      lines.append(line)
      line = Line()
      spaces = 0
    }
    line.size = word.reduce(line.size) { max($0, $1.run.size) }
    line.width += spaces
    spaces = 0
    isAtStart = false
    if let limit, line.width + width > limit + 0.01 { breakWord(limit) } else { line.width += width }
  }

  /// Where a word alone is wider than the room, it goes on in further lines, each with one character at least.
  private mutating func breakWord(_ limit: Double) {
    for (run, _) in word {
      for character in run.text {
        let width = metrics.width(of: String(character), size: run.size, isBold: run.isBold)
        if line.width > 0, line.width + width > limit + 0.01 {
          lines.append(line)
          line = Line(size: run.size)
        }
        line.width += width
      }
    }
  }

  /// The lines of the paragraph, one at least.
  mutating func finish() -> [Line] {
    endWord()
    if !collapsesSpaces { line.width += spaces }
    lines.append(line)
    return lines
  }
}
