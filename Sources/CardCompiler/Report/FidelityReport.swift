import CardFormats
import CardIR
import CardSyntax

/// What the outputs of a run have of their sources, in the form that `--report` writes.
package struct FidelityReport: Sendable {
  /// One output of one source.
  package struct File: Sendable {
    let source: String
    /// The file of the data that the source was filled with, where it has several.
    let data: String?
    let from: FormatID?
    let target: FormatID
    let output: String?
    let tally: FidelityTally
    let entries: [Entry]
    /// What was written, for excerpts; none if nothing was.
    let written: OutputFile?
    /// What is seen of both; none where nobody asked, and for outputs that are source code.
    let pictures: Pictures?

    /// What came of one target of a source; `path` is where it was written.
    package init(
      _ result: CompilationResult, _ output: CompilationResult.Output, of source: PreparedSource, path: String?,
      data: String? = nil, seen pictures: Pictures? = nil
    ) {
      self.pictures = pictures
      self.source = source.source.name
      self.data = data
      from = result.sourceFormat
      target = output.target
      self.output = path
      tally = output.tally
      written = output.files.first
      let screens = [output.source] + output.inlined.map(\.screen)
      var places = ReportPlaces(
        source.written, TargetPlaces(screens, output.files.first?.places ?? []), inlined: output.inlined)
      entries = output.fidelity.map { places.entry($0) }
    }

    /// The source, with its data where there are several.
    var title: String { data.map { "\(source) with \($0)" } ?? source }
  }

  /// One deviation with its place spelled out.
  struct Entry: Sendable {
    let kind: LossKind
    let message: String
    let value: String?
    /// The place in the source.
    let span: SourceSpan?
    /// Where the deviation, or the use of the component or screen that it is in, stands in the source.
    let pointer: String?
    /// The file that the lines are in, if it is not the source itself.
    let file: String?
    let start: SourceLocation?
    let end: SourceLocation?
    /// Where the element that the deviation is in landed in the output; none if nothing of it is there.
    let targetPointer: String?
  }

  /// The outputs in the order of the run.
  package var files: [File] = []

  /// The sources that have an error, so that nothing or not everything was written of them, in the order of the run.
  package var failed: [String] = []

  /// Nothing so far.
  package init() {}

  /// The text of the report.
  package func bytes() -> [UInt8] {
    var json = DocumentWriter(.json)
    json.beginObject()
    json.key("version")
    json.number(1)
    json.key("files")
    json.beginArray()
    for file in files { Self.write(file, &json) }
    json.endArray()
    if !failed.isEmpty {
      json.key("failed")
      json.beginArray()
      for path in failed { json.string(path) }
      json.endArray()
    }
    json.endObject()
    return json.finish()
  }

  private static func write(_ file: File, _ json: inout DocumentWriter) {
    json.beginObject()
    json.member("source", file.source)
    if let data = file.data { json.member("data", data) }
    json.member("from", file.from?.rawValue)
    json.member("to", file.target.rawValue)
    json.member("output", file.output)
    json.key("score")
    json.number(file.tally.score)
    json.key("counts")
    json.beginObject()
    json.member("exact", file.tally.exact)
    json.member("approximated", file.tally.approximated)
    json.member("dropped", file.tally.dropped)
    json.endObject()
    json.key("entries")
    json.beginArray()
    for entry in file.entries { write(entry, &json) }
    json.endArray()
    json.endObject()
  }

  private static func write(_ entry: Entry, _ json: inout DocumentWriter) {
    json.beginObject()
    json.member("id", entry.kind.id)
    json.member("verdict", entry.kind.verdict.rawValue)
    json.member("message", entry.message)
    json.member("pointer", entry.pointer)
    if let file = entry.file { json.member("file", file) }
    json.member("line", entry.start?.line)
    json.member("column", entry.start?.column)
    json.member("endLine", entry.end?.line)
    json.member("endColumn", entry.end?.column)
    json.member("targetPointer", entry.targetPointer)
    json.member("value", entry.value)
    json.endObject()
  }
}

/// Finds the lines and the JSON pointers of places in one source.
private struct ReportPlaces {
  private let document: Document?
  private var pointers: DocumentPointers
  private let targets: TargetPlaces
  private var indexes: [SourceText: LineIndex] = [:]
  /// Where the way to each inlined screen stands.
  private var links: [SourceText: SourceSpan] = [:]

  init(_ document: Document?, _ targets: TargetPlaces, inlined: [InlinedScreen]) {
    self.document = document
    pointers = DocumentPointers(document)
    self.targets = targets
    for screen in inlined {
      guard let source = screen.screen.root.span?.source, let link = screen.link else { continue }
      // A screen that two buttons lead to is found by the first.
      if links[source] == nil { links[source] = link }
    }
  }

  /// The place in the document itself by way of which a place is in the output.
  private func entrance(of span: SourceSpan) -> SourceSpan {
    var span = span
    var rest = links.count
    while rest > 0, let link = links[span.source.original] ?? links[span.source] {
      span = link
      rest -= 1
    }
    return span
  }

  /// The name of the file that a place is in, if that is not the source itself.
  private func file(of span: SourceSpan) -> String? {
    let isElsewhere = span.source.use != nil || links[span.source] != nil
    return isElsewhere ? span.source.name : nil
  }

  /// Where the deviation is in the template: a value of the data is there by a binding.
  private func place(of entry: FidelityEntry) -> SourceSpan? {
    guard let span = entry.span, let binding = entry.binding, let own = document?.source.original,
      span.source.original != own, span.source.use == nil, entrance(of: span) == span
    else { return entry.span }
    return binding
  }

  mutating func entry(_ entry: FidelityEntry) -> FidelityReport.Entry {
    let place = place(of: entry)
    let locations = place.map { span in
      let source = span.source.original
      let index = indexes[source] ?? LineIndex(source)
      indexes[source] = index
      return index.locations(of: span)
    }
    return FidelityReport.Entry(
      kind: entry.kind, message: entry.message, value: entry.value, span: place,
      pointer: place.flatMap { pointers.pointer(to: entrance(of: $0)) },
      file: place.flatMap { file(of: $0) }, start: locations?.start, end: locations?.end,
      targetPointer: entry.span.flatMap { targets.pointer(to: $0) } ?? place.flatMap { targets.pointer(to: $0) })
  }
}
