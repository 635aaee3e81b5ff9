import CardSyntax
import CardTemplate

/// One template expanded for every record: a record in, a card out.
struct RecordExpansion: RecordWork {
  private let document: Document?
  private var template: Template
  private let host: Document?
  private let known: KnownData
  private let options: ExpansionOptions
  private let levels: [String: Severity?]

  /// Expands a template as `pipeline` does; none if it, or the host object, cannot be read.
  init?(_ source: PreparedSource, host: PreparedData?, pipeline: Pipeline, diagnostics: inout Diagnostics) {
    guard let filling = pipeline.filling(of: source, nil, host, &diagnostics) else { return nil }
    template = filling.template
    document = source.document
    self.host = filling.host
    self.known = pipeline.known
    options = pipeline.compiler.options.expansion
    levels = pipeline.compiler.options.levels
  }

  /// The template is compiled once more, which takes less time than a block of records.
  func copy() -> any RecordWork {
    var copy = self
    // What it has to say was said the first time.
    var ignored = Diagnostics()
    if let document, let template = Template(compiling: document, diagnostics: &ignored) { copy.template = template }
    return copy
  }

  func make(_ record: SourceText, into output: inout ByteBuffer, _ notes: inout RecordNotes) -> Bool {
    var found = Diagnostics()
    var options = self.options
    // Records differ in their random numbers also when the first one's are given.
    if let seed = options.seed { options.seed = seed &+ UInt64(record.firstLine - 1) }
    var isDone = false
    let read = Document.readData(record, as: .json, diagnostics: &found)
    if let read, let data = known.completing(data: read, diagnostics: &found) {
      isDone = template.expand(data.root, host: host?.root, options: options, into: &output, diagnostics: &found)
      if isDone { output.append(0x0A) }
    }
    guard !found.all.isEmpty || !isDone else { return true }
    let answer = Answer(isDone ? () : nil, found: found, levels: levels)
    notes.diagnostics = answer.diagnostics
    return answer.value != nil && !answer.diagnostics.hasErrors
  }
}
