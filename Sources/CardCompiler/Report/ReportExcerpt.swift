import CardFormats
import CardSyntax

/// The lines of a source around a place.
struct ReportExcerpt {
  /// A line in three parts, of which the middle one is in the place.
  struct Line {
    let number: Int
    var before: String
    let marked: String
    let after: String
  }

  private(set) var lines: [Line] = []
  /// Whether the place goes on below the last line.
  private(set) var isCut = false

  /// The most lines and characters that are shown: a page is read, and a minified file has one line for everything.
  private static let maximumLines = 8
  private static let maximumCharacters = 160
  private static let context = 40

  /// The lines of a place, and one before it.
  init(_ span: SourceSpan, _ index: LineIndex) {
    read(span, index)
    // What all lines are indented by says nothing here.
    let indents = lines.filter { $0.before.count + $0.marked.count + $0.after.count > 0 }.map { line in
      line.before.prefix { $0 == " " }.count
    }
    let shared = indents.min() ?? 0
    for number in lines.indices { lines[number].before.removeFirst(min(shared, lines[number].before.count)) }
  }

  private mutating func read(_ span: SourceSpan, _ index: LineIndex) {
    let location = index.location(of: Int(span.start))
    let last = index.source.firstLine + index.lineCount - 1
    var number = max(location.line - 1, index.source.firstLine)
    while lines.count < Self.maximumLines {
      let range = index.range(ofLine: number)
      lines.append(Self.line(number, range, span, index.source))
      if range.upperBound >= Int(span.end) || number == last { return }
      number += 1
    }
    isCut = true
  }

  private static func line(_ number: Int, _ range: Range<Int>, _ span: SourceSpan, _ source: SourceText) -> Line {
    var first = min(max(Int(span.start), range.lowerBound), range.upperBound)
    let last = min(max(Int(span.end), first), range.upperBound)
    // Of a line in the middle, the indentation is not marked.
    while first < last, source[first] == 0x20 { first += 1 }
    let marked = beginning(of: first..<last, source)
    var before = end(of: max(range.lowerBound, source.contentStart)..<max(first, source.contentStart), source)
    var after = beginning(of: last..<range.upperBound, source)
    if before.count + marked.count > maximumCharacters, before.count > context {
      before = "…" + before.suffix(context)
    }
    after = shortened(after, to: max(context, maximumCharacters - before.count - marked.count))
    return Line(number: number, before: before, marked: shortened(marked, to: maximumCharacters), after: after)
  }

  /// The most bytes of a line that are looked at on either side of what is shown; a minified file is one line.
  private static let maximumBytes = maximumCharacters * 8

  /// The beginning of a text, more than is shown of it.
  private static func beginning(of range: Range<Int>, _ source: SourceText) -> String {
    var end = min(range.upperBound, range.lowerBound + maximumBytes)
    while end < range.upperBound, source[end] & 0xC0 == 0x80 { end += 1 }
    return source.text(in: range.lowerBound..<end)
  }

  /// The end of a text, more than is shown of it.
  private static func end(of range: Range<Int>, _ source: SourceText) -> String {
    var start = max(range.lowerBound, range.upperBound - maximumBytes)
    while start < range.upperBound, source[start] & 0xC0 == 0x80 { start += 1 }
    return source.text(in: start..<range.upperBound)
  }

  /// Text with an ellipsis for all beyond so many characters.
  static func shortened(_ text: String, to limit: Int) -> String {
    text.count > limit ? text.prefix(limit) + "…" : text
  }
}

/// The pieces of an output that elements became.
struct OutputPieces {
  private let root: Node?
  private var tables = ChildTables()
  private let syntax: DocumentSyntax
  private static let maximumLines = 14
  private static let maximumCharacters = 160

  /// The pieces of a file.
  init(_ file: OutputFile?) {
    let isYAML = file?.fileExtension == DocumentSyntax.yaml.fileExtension
    syntax = isYAML ? .yaml : .json
    var diagnostics = Diagnostics()
    root = file.flatMap { file in
      let source = SourceText(name: "output", bytes: file.bytes)
      return Document.read(source, as: isYAML ? .yaml : .json, diagnostics: &diagnostics)?.root
    }
  }

  /// The lines of the value at a pointer, as far as a page shows them; none if there is no such value.
  mutating func lines(at pointer: String) -> [String]? {
    guard let root, let node = tables.value(at: pointer, in: root) else { return nil }
    var writer = DocumentWriter(syntax)
    writer.value(node, first: Self.maximumLines + 1)
    let all = String(decoding: writer.finish(), as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: true)
    let shown = all.prefix(Self.maximumLines).map { ReportExcerpt.shortened(String($0), to: Self.maximumCharacters) }
    return all.count > shown.count ? shown + ["…"] : shown
  }
}
