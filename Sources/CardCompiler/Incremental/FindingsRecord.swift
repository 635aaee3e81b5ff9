import CardSyntax

/// Findings as bytes, to be said again by a build that does not look at their sources.
///
/// They lead to places in files. A record has the names of the files and the offsets, and whoever reads it gives the
/// texts, which are known to be the same.
enum FindingsRecord {
  /// The bytes of some findings; none if one of them leads to a text that is not among the files `inputs`.
  static func write(_ diagnostics: Diagnostics, inputs: Set<String>) -> [UInt8]? {
    if diagnostics.all.isEmpty { return [] }
    var table = SourceTable(inputs: inputs)
    for diagnostic in diagnostics.all {
      guard kinds[diagnostic.id] != nil, diagnostic.id != BuildCache.notReproducible else { return nil }
      let spans = [diagnostic.span, diagnostic.fixIt?.span] + diagnostic.labels.map(\.span)
      for case let span? in spans where !table.add(span.source) { return nil }
    }
    var writer = JournalWriter()
    writer.list(table.sources) { writer, source in
      writer.text(source.name)
      writer.flag(source.use != nil)
      guard let use = source.use else { return }
      writer.flag(use.kind == .include)
      table.write(use.span, to: &writer)
    }
    writer.list(diagnostics.all) { writer, diagnostic in
      writer.text(diagnostic.id)
      writer.text(diagnostic.severity.rawValue)
      writer.text(diagnostic.message)
      writer.flag(diagnostic.span != nil)
      if let span = diagnostic.span { table.write(span, to: &writer) }
      writer.list(diagnostic.labels) { writer, label in
        table.write(label.span, to: &writer)
        writer.text(label.message)
      }
      writer.text(diagnostic.help)
      writer.flag(diagnostic.fixIt != nil)
      if let fixIt = diagnostic.fixIt {
        table.write(fixIt.span, to: &writer)
        writer.text(fixIt.replacement)
      }
    }
    return writer.bytes
  }

  /// The findings; none if the bytes make no sense, or if one of the texts cannot be had.
  static func read(_ bytes: [UInt8], text: (String) -> SourceText?) -> Diagnostics? {
    var diagnostics = Diagnostics()
    if bytes.isEmpty { return diagnostics }
    var reader = JournalReader(bytes, bytes.indices)
    var sources: [SourceText] = []
    for _ in 0..<reader.count() {
      guard let source = text(reader.text()), !reader.isDamaged else { return nil }
      guard reader.flag() else {
        sources.append(source)
        continue
      }
      let kind: SourceText.Use.Kind = reader.flag() ? .include : .component
      guard let span = span(&reader, sources) else { return nil }
      sources.append(SourceText(source, use: SourceText.Use(kind, at: span)))
    }
    for _ in 0..<reader.count() {
      guard let diagnostic = diagnostic(&reader, sources) else { return nil }
      diagnostics.report(diagnostic)
    }
    return reader.isDamaged ? nil : diagnostics
  }

  private static func diagnostic(_ reader: inout JournalReader, _ sources: [SourceText]) -> Diagnostic? {
    guard let kind = kinds[reader.text()], let severity = Severity(rawValue: reader.text()) else { return nil }
    let message = reader.text()
    var place: SourceSpan?
    if reader.flag() {
      place = span(&reader, sources)
      if place == nil { return nil }
    }
    let labels = reader.list { reader in (span(&reader, sources), reader.text()) }
    let help = reader.optionalText()
    var fixIt: Diagnostic.FixIt?
    if reader.flag() {
      guard let span = span(&reader, sources) else { return nil }
      fixIt = Diagnostic.FixIt(span, replacement: reader.text())
    }
    var diagnostic = Diagnostic(kind, message, at: place, help: help, fixIt: fixIt)
    diagnostic.severity = severity
    // The places of uses are among them already.
    diagnostic.labels = labels.compactMap { span, message in span.map { Diagnostic.Label($0, message) } }
    return diagnostic
  }

  private static func span(_ reader: inout JournalReader, _ sources: [SourceText]) -> SourceSpan? {
    let index = reader.count()
    let (start, end) = (reader.count(), reader.count())
    guard sources.indices.contains(index), start <= end, end <= sources[index].count else { return nil }
    return SourceSpan(source: sources[index], start..<end)
  }

  private static let kinds = Dictionary(
    DiagnosticCatalog.all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// The sources of findings, each after those that use it.
  private struct SourceTable {
    let inputs: Set<String>
    private(set) var sources: [SourceText] = []
    private var numbers: [SourceText: Int] = [:]

    init(inputs: Set<String>) { self.inputs = inputs }

    mutating func add(_ source: SourceText) -> Bool {
      if numbers[source] != nil { return true }
      guard source.firstLine == 1, inputs.contains(source.name) else { return false }
      if let use = source.use, !add(use.span.source) { return false }
      numbers[source] = sources.count
      sources.append(source)
      return true
    }

    func write(_ span: SourceSpan, to writer: inout JournalWriter) {
      writer.count(numbers[span.source] ?? 0)
      writer.count(Int(span.start))
      writer.count(Int(span.end))
    }
  }
}
