/// The human form: a message, the lines of the source that it is about, and carets under the place.
struct ExcerptRenderer {
  /// The colors in use.
  let palette: RenderPalette

  /// The columns of source text that are shown of a long line.
  static let maximumWidth = 120
  /// The columns that are shown before the place in a long line.
  static let contextWidth = 40

  /// A place to underline.
  private struct Mark {
    var span: SourceSpan
    var isPrimary: Bool
    var text: String
    var line: Int
  }

  /// The text of one diagnostic, with a final line end.
  func render(_ diagnostic: Diagnostic, _ places: inout RenderedPlaces) -> String {
    var output = palette.severity(diagnostic.severity, diagnostic.severity.rawValue)
    output += palette.bold(": " + VisibleText.visible(diagnostic.message)) + " [\(diagnostic.id)]\n"
    var gutter = 1
    if let span = diagnostic.span {
      let groups = groups(of: diagnostic, span, &places)
      gutter = groups.joined().map { "\($0.line)".count }.max() ?? 1
      for (number, marks) in groups.enumerated() {
        output += excerpt(marks, gutter: gutter, isFirst: number == 0, diagnostic.severity, &places)
      }
    }
    if let help = diagnostic.help ?? diagnostic.fixIt.map(Self.help) {
      output += String(repeating: " ", count: gutter + 1) + palette.gutter("=") + " " + palette.help("help:") + " "
      output += VisibleText.visible(help) + "\n"
    }
    return output
  }

  /// What a fix-it does, in words.
  private static func help(_ fixIt: Diagnostic.FixIt) -> String {
    let limit = 60
    func quoted(_ text: String) -> String {
      text.unicodeScalars.count <= limit
        ? "`\(text)`" : "`" + String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit))) + "…`"
    }
    if fixIt.replacement.isEmpty { return "remove \(quoted(fixIt.span.text))" }
    if fixIt.span.range.isEmpty { return "insert \(quoted(fixIt.replacement))" }
    return "write \(quoted(fixIt.replacement))"
  }

  /// The marks by source: the one of the diagnostic first, in each by line, the primary one before the others.
  private func groups(of diagnostic: Diagnostic, _ span: SourceSpan, _ places: inout RenderedPlaces) -> [[Mark]] {
    var marks = [Mark(span: span, isPrimary: true, text: "", line: 0)]
    marks += diagnostic.labels.map { Mark(span: $0.span, isPrimary: false, text: $0.message, line: 0) }
    var sources: [SourceText] = []
    for number in marks.indices {
      let span = marks[number].span
      let index = places.index(of: span.source)
      marks[number].line = index.location(of: Int(span.start)).line
      // A span that ends with a line end has not begun the next line.
      let lastLine = index.location(of: max(Int(span.start), Int(span.end) - 1)).line
      if lastLine > marks[number].line {
        let note = "continues to line \(lastLine)"
        marks[number].text += marks[number].text.isEmpty ? note : " (\(note))"
      }
      if !sources.contains(span.source.original) { sources.append(span.source.original) }
    }
    return sources.map { source in
      let own = marks.filter { $0.span.source.original == source }
      // Stable: marks of one line stay in the order of the diagnostic.
      return own.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
    }
  }

  // MARK: Lines

  private func excerpt(
    _ marks: [Mark], gutter: Int, isFirst: Bool, _ severity: Severity, _ places: inout RenderedPlaces
  ) -> String {
    guard let main = marks.first(where: \.isPrimary) ?? marks.first else { return "" }
    let start = places.location(of: main.span)
    let margin = String(repeating: " ", count: gutter)
    var output = margin + palette.gutter(isFirst ? "-->" : ":::") + " "
    output += "\(VisibleText.visible(main.span.source.name)):\(start.line):\(start.column)\n"
    output += margin + " " + palette.gutter("|") + "\n"
    var lastLine: Int?
    var rest = marks[...]
    while let first = rest.first {
      if let lastLine, first.line > lastLine + 1 { output += palette.gutter("...") + "\n" }
      lastLine = first.line
      var pending = Array(rest.prefix { $0.line == first.line })
      rest = rest.dropFirst(pending.count)
      let range = places.index(of: first.span.source).range(ofLine: first.line)
      // What a long line cannot show at once it shows again, around the next mark.
      while let focus = pending.first(where: \.isPrimary) ?? pending.first {
        let window = LineWindow(focus.span, in: range)
        let number = "\(first.line)"
        let space = String(repeating: " ", count: gutter - number.count)
        let prefix = margin + " " + palette.gutter("|")
        output += palette.gutter(space + number + " |") + (window.text.isEmpty ? "" : " " + window.text) + "\n"
        var left: [Mark] = []
        for mark in pending {
          if let columns = window.columns(of: mark.span) {
            output += prefix + " " + String(repeating: " ", count: columns.lowerBound)
            output += underline(mark, columns.count, severity) + "\n"
          } else {
            left.append(mark)
          }
        }
        pending = left
      }
    }
    return output
  }

  private func underline(_ mark: Mark, _ count: Int, _ severity: Severity) -> String {
    let line = String(repeating: mark.isPrimary ? "^" : "-", count: count)
    let text = mark.text.isEmpty ? line : line + " " + VisibleText.visible(mark.text)
    return mark.isPrimary ? palette.severity(severity, text) : palette.gutter(text)
  }
}

/// The part of a line that is shown: all of it, or as much as fits around a place.
private struct LineWindow {
  private var cells: [VisibleText.Cell]
  private let line: Range<Int>
  private let isCutLeft: Bool
  private let isCutRight: Bool
  private let bytes: Range<Int>

  init(_ focus: SourceSpan, in line: Range<Int>) {
    self.line = line
    // Only so many bytes are looked at, however long the line is; a character has rarely more than a dozen.
    let reach = 1024
    let start = min(max(Int(focus.start), line.lowerBound), line.upperBound)
    var lower = max(line.lowerBound, start - reach)
    var upper = min(line.upperBound, start + reach)
    let source = focus.source
    // Where all are letters of one column, as many bytes as there are columns will do.
    let near =
      max(
        line.lowerBound, start - ExcerptRenderer.contextWidth)..<min(
        line.upperBound, start + ExcerptRenderer.maximumWidth)
    if line.count > reach, Self.isPlain(source, near, in: line) { (lower, upper) = (near.lowerBound, near.upperBound) }
    // To the ends of characters of at most four bytes.
    for _ in 0..<3 where lower > line.lowerBound && source[lower] & 0xC0 == 0x80 { lower -= 1 }
    for _ in 0..<3 where upper < line.upperBound && source[upper] & 0xC0 == 0x80 { upper += 1 }
    let all = VisibleText(source, lower..<upper).cells
    let total = all.reduce(0) { $0 + $1.width }
    if lower == line.lowerBound, upper == line.upperBound, total <= ExcerptRenderer.maximumWidth {
      (cells, isCutLeft, isCutRight, bytes) = (all, false, false, line)
      return
    }
    let place = all.firstIndex { $0.range.upperBound > start } ?? all.count
    var first = place
    var width = 0
    while first > 0, width + all[first - 1].width <= ExcerptRenderer.contextWidth {
      first -= 1
      width += all[first].width
    }
    var end = place
    // The place itself is always shown.
    while end < all.count, end == place || width + all[end].width <= ExcerptRenderer.maximumWidth {
      width += all[end].width
      end += 1
    }
    cells = Array(all[first..<end])
    let from = cells.first?.range.lowerBound ?? start
    let to = cells.last?.range.upperBound ?? start
    (isCutLeft, isCutRight, bytes) = (from > line.lowerBound, to < line.upperBound, from..<to)
  }

  /// Whether each byte of a part of a line, and of what touches it, is a character of one column.
  private static func isPlain(_ source: SourceText, _ part: Range<Int>, in line: Range<Int>) -> Bool {
    let touched = max(line.lowerBound, part.lowerBound - 1)..<min(line.upperBound, part.upperBound + 1)
    return touched.allSatisfy { source[$0] >= 0x20 && source[$0] < 0x7F }
  }

  /// The shown text, with `…` where something is left out.
  var text: String { (isCutLeft ? "…" : "") + cells.map(\.text).joined() + (isCutRight ? "…" : "") }

  /// The columns to underline, at least one; none if the place is not in the window.
  func columns(of span: SourceSpan) -> Range<Int>? {
    let start = min(Int(span.start), line.upperBound)
    let isAtEnd = start == bytes.upperBound && !isCutRight
    guard start >= bytes.lowerBound, start < bytes.upperBound || isAtEnd else { return nil }
    let origin = isCutLeft ? 1 : 0
    var lower = origin
    var upper = origin
    for cell in cells {
      if cell.range.upperBound <= start { lower += cell.width }
      if cell.range.lowerBound < max(Int(span.end), start) { upper += cell.width }
    }
    return lower..<max(upper, lower + 1)
  }
}

/// Colors for a terminal, or none.
struct RenderPalette {
  /// Whether colors are used.
  let color: Bool

  /// Text in the color of a severity.
  func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .error: paint(text, "1;31")
    case .warning: paint(text, "1;33")
    case .note: paint(text, "1;36")
    }
  }

  /// The text of a message.
  func bold(_ text: String) -> String { paint(text, "1") }

  /// Line numbers, rules and labels.
  func gutter(_ text: String) -> String { paint(text, "34") }

  /// The word before a hint.
  func help(_ text: String) -> String { paint(text, "36") }

  private func paint(_ text: String, _ code: String) -> String {
    color ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
