import CardFormats
import CardSyntax

/// Every record translated to one format: a screen in, a screen out.
struct RecordConversion: RecordWork {
  private let pipeline: Pipeline
  private let target: FormatID
  private let data: PreparedData?
  private let host: PreparedData?

  /// Translates screens as `pipeline` does, whose syntax has to be one of single lines.
  init(to target: FormatID, data: PreparedData?, host: PreparedData?, pipeline: Pipeline) {
    self.pipeline = pipeline
    self.target = target
    self.data = data
    self.host = host
  }

  func copy() -> any RecordWork { self }

  func make(_ record: SourceText, into output: inout ByteBuffer, _ notes: inout RecordNotes) -> Bool {
    let source = pipeline.prepare(record, as: .json, asTemplate: data != nil)
    let result = pipeline.run(source, data: data, host: host, targets: [target])
    notes.diagnostics = result.diagnostics
    guard let made = result.outputs.first else { return false }
    guard made.files.count == 1, let file = made.files.first else {
      notes.diagnostics.report(.severalScreens(in: record, made.files.count))
      return false
    }
    for entry in made.fidelity { notes.deviations[entry.kind.id, default: 0] += 1 }
    file.bytes.withUnsafeBufferPointer { output.append($0) }
    if file.bytes.last != 0x0A { output.append(0x0A) }
    return true
  }
}
