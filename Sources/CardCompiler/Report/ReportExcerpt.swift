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
    let locations = index.locations(of: span)
    let source = index.source
    // From the place backwards to the line end before the line before it.
    var start = Self.lineStart(Int(span.start), source)
    var number = locations.start.line
    if start > index.source.contentStart {
      start = Self.lineStart(start - 1, source)
      number -= 1
    }
    while lines.count < Self.maximumLines, start < source.count || lines.isEmpty {
      var end = start
      while end < source.count, source[end] != 0x0A { end += 1 }
      lines.append(Self.line(number, start..<end, span, source))
      if end >= Int(span.end) || end >= source.count { return }
      start = end + 1
      number += 1
    }
    isCut = true
  }

  private static func lineStart(_ offset: Int, _ source: SourceText) -> Int {
    var start = min(offset, source.count)
    while start > 0, source[start - 1] != 0x0A { start -= 1 }
    return start
  }

  private static func line(_ number: Int, _ range: Range<Int>, _ span: SourceSpan, _ source: SourceText) -> Line {
    var first = min(max(Int(span.start), range.lowerBound), range.upperBound)
    let last = min(max(Int(span.end), first), range.upperBound)
    // Of a line in the middle, the indentation is not marked.
    while first < last, source[first] == 0x20 { first += 1 }
    let marked = source.text(in: first..<last)
    var before = source.text(in: max(range.lowerBound, source.contentStart)..<max(first, source.contentStart))
    var after = source.text(in: last..<range.upperBound)
    if after.hasSuffix("\r") { after.removeLast() }
    if before.count + marked.count > maximumCharacters, before.count > context {
      before = "…" + before.suffix(context)
    }
    after = shortened(after, to: max(context, maximumCharacters - before.count - marked.count))
    return Line(number: number, before: before, marked: shortened(marked, to: maximumCharacters), after: after)
  }

  /// Text with an ellipsis for all beyond so many characters.
  static func shortened(_ text: String, to limit: Int) -> String {
    text.count > limit ? text.prefix(limit) + "…" : text
  }
}

/// The pieces of an output that elements became.
struct OutputPieces {
  private let root: Node?
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
  func lines(at pointer: String) -> [String]? {
    guard let root, let node = JSONPointer.value(at: pointer, in: root) else { return nil }
    var writer = DocumentWriter(syntax)
    writer.value(node)
    let all = String(decoding: writer.finish(), as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: true)
    let shown = all.prefix(Self.maximumLines).map { ReportExcerpt.shortened(String($0), to: Self.maximumCharacters) }
    return all.count > shown.count ? shown + ["…"] : shown
  }
}
