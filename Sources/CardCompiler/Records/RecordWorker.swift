import CardSyntax

/// What a thread makes of its lines, with buffers that are used again for the next block.
///
/// Unchecked because only one thread at a time has it: the one that works on its lines and then, in its turn, writes.
final class RecordWorker: @unchecked Sendable {
  /// The finished lines.
  private(set) var output = ByteBuffer(capacity: 1 << 16)
  /// What was found.
  private(set) var findings = RecordFindings()
  /// What was noted besides.
  private(set) var notes = RecordNotes()
  /// The records that gave nothing, if anybody wants to know.
  private(set) var rejects: [RejectedRecord] = []
  /// The number of records that were worked on.
  private(set) var records = 0
  /// The number of records before them that were left out.
  private(set) var skipped = 0
  /// The number of bytes of both.
  private(set) var bytesRead = 0
  /// Whether the last record ends the stream.
  private(set) var isStopped = false

  private let task: any RecordWork
  private let name: String
  private var input = ByteBuffer(capacity: 1 << 16)
  private var firstLine = 1

  /// A worker that does `task` with each record of the stream `name`.
  init(_ task: any RecordWork, named name: String) {
    self.task = task
    // A text of its own, which no other thread has.
    self.name = String(decoding: Array(name.utf8), as: UTF8.self)
  }

  /// Keeps lines to work on: `size` bytes were read for them, of which `skipped` records are not among them.
  func take(_ block: UnsafeBufferPointer<UInt8>, firstLine: Int, of size: Int, skipped: Int) {
    input.removeAll()
    input.append(block)
    self.firstLine = firstLine
    self.skipped = skipped
    bytesRead = size
  }

  /// Works on the lines that were taken.
  func work(_ stream: RecordStream) {
    output.removeAll()
    findings = RecordFindings()
    notes = RecordNotes()
    rejects = []
    records = 0
    isStopped = false
    // The loop changes everything but the input.
    let input = exchange(ByteBuffer(withoutRoom: ()))
    input.withBytes { work(on: $0, stream) }
    _ = exchange(input)
  }

  private func exchange(_ other: consuming ByteBuffer) -> ByteBuffer {
    swap(&input, &other)
    return other
  }

  private func work(on lines: UnsafeBufferPointer<UInt8>, _ stream: RecordStream) {
    var rest = lines
    var number = firstLine - 1
    while let line = RecordLine.take(from: &rest) {
      number += 1
      if line.isBlank { continue }
      records += 1
      let record = SourceText(name: name, record: line.bytes, firstLine: number)
      let start = output.count
      let isMade = task.make(record, into: &output, &notes)
      if !isMade { output.truncate(to: start) }
      if isMade, notes.diagnostics.all.isEmpty { continue }
      let found = notes.diagnostics.all
      notes.diagnostics = Diagnostics()
      findings.add(found, of: record, isFailure: !isMade)
      if isMade { continue }
      if stream.rejects != nil { rejects.append(RejectedRecord(record, number: records, found)) }
      if stream.onFailure == .stop {
        isStopped = true
        return
      }
    }
  }
}

/// A record that gave nothing.
struct RejectedRecord {
  private let record: SourceText
  private let number: Int
  private let errors: [Diagnostic]

  /// The record with this number in its block, and what was found in it.
  init(_ record: SourceText, number: Int, _ found: [Diagnostic]) {
    self.record = record
    self.number = number
    errors = found.filter { $0.severity == .error }
  }

  /// Writes a line of JSON; `before` records of the stream come before the block.
  func write(into output: inout ByteBuffer, after before: Int) {
    output.append("{\"record\":\(before + number),\"line\":\(record.firstLine),\"errors\":[")
    for (index, error) in errors.enumerated() {
      output.append("\(index > 0 ? "," : ""){\"id\":\"\(error.id)\",\"message\":\"")
      output.append(escaping: error.message)
      output.append("\"}")
    }
    output.append("],\"text\":\"")
    output.append(escaping: record.text(in: 0..<record.count))
    output.append("\"}\n")
  }
}
