package import CardSyntax
import CardTemplate

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One template expanded for every record of a stream: a line of JSON in, a line with a card out, in the same order.
///
/// What is held at a time is a block of lines and their cards, however long the stream is.
package struct RecordExpansion: Sendable {
  /// What becomes of the rest of the stream after a record without a card.
  package enum FailurePolicy: String, Sendable, CaseIterable {
    /// The record is left out.
    case skip
    /// The stream ends before the record.
    case stop
  }

  /// What a run came to.
  package struct Outcome {
    /// The number of records that were worked on.
    package fileprivate(set) var records = 0
    /// How many of them gave no card.
    package var failed: Int { findings.failed }
    /// Whether nobody reads the output any more.
    package fileprivate(set) var isCutOff = false
    fileprivate var findings = RecordFindings()

    /// The errors of the first failed records, and every warning once with the number of its records.
    package var diagnostics: Diagnostics { findings.diagnostics }
  }

  /// What becomes of the stream after a record without a card.
  package var onFailure = FailurePolicy.stop
  /// How many threads work.
  package var jobs = 1

  private let template: Template
  private let host: Document?
  private let options: ExpansionOptions
  private let levels: [String: Severity?]

  /// Expands a template as `pipeline` does; none if it, or the host object, cannot be read.
  package init?(
    _ source: PreparedSource, host: PreparedData?, pipeline: Pipeline, diagnostics: inout Diagnostics
  ) {
    guard let template = pipeline.template(source, nil, host, &diagnostics) else { return nil }
    self.template = template
    self.host = host?.document
    options = pipeline.compiler.options.expansion
    levels = pipeline.compiler.options.levels
  }

  /// Reads records until the stream ends or one of them stops it. `write` takes finished lines, and gives false if
  /// nobody wants any more.
  package func run(
    _ reader: inout RecordReader, write: (UnsafeRawBufferPointer) throws(FileError) -> Bool
  ) throws(FileError) -> Outcome {
    var outcome = Outcome()
    var line = 1
    let workers = (0..<max(1, jobs)).map { _ in RecordWorker() }
    while let block = try reader.nextBlock() {
      let name = reader.name
      let chunks = Self.chunks(of: block, count: workers.count, firstLine: line)
      line += chunks.reduce(0) { $0 + $1.lines }
      if chunks.count == 1 {
        workers[0].expand(chunks[0], named: name, self)
      } else {
        let pairs = zip(workers, chunks).map { (worker: $0, chunk: $1) }
        _ = Parallel.map(pairs, jobs: jobs) { $0.worker.expand($0.chunk, named: name, self) }
      }
      for worker in workers.prefix(chunks.count) {
        outcome.records += worker.records
        outcome.findings.append(worker.findings)
        if try !worker.output.withBytes({ bytes throws(FileError) in try write(UnsafeRawBufferPointer(bytes)) }) {
          outcome.isCutOff = true
          return outcome
        }
        // What the workers after it did comes after the end.
        if worker.isStopped { return outcome }
      }
    }
    return outcome
  }

  /// The card of a record, if it has one, is appended to `output` as a line.
  fileprivate func expand(
    _ record: SourceText, into output: inout ByteBuffer, findings: inout RecordFindings
  ) -> Bool {
    var found = Diagnostics()
    var options = self.options
    // Records differ in their random numbers also when the first one's are given.
    if let seed = options.seed { options.seed = seed &+ UInt64(record.firstLine - 1) }
    let start = output.count
    var isDone = false
    if let data = Document.readData(record, as: .json, diagnostics: &found) {
      isDone = template.expand(data.root, host: host?.root, options: options, into: &output, diagnostics: &found)
      if isDone { output.append(0x0A) }
    }
    guard !found.all.isEmpty || !isDone else { return true }
    let answer = Answer(isDone ? () : nil, found: found, levels: levels)
    let isFailure = answer.value == nil || answer.diagnostics.hasErrors
    if isFailure { output.truncate(to: start) }
    findings.add(answer.diagnostics.all, of: record, isFailure: isFailure)
    return !isFailure
  }

  /// Cuts a block into at most `count` runs of whole lines of about the same size.
  private static func chunks(
    of block: UnsafeBufferPointer<UInt8>, count: Int, firstLine: Int
  ) -> [RecordChunk] {
    var chunks: [RecordChunk] = []
    var start = 0
    var line = firstLine
    for index in 1...count {
      var end = block.count
      // Short blocks are not worth the threads.
      if index < count, block.count >= 1 << 16 {
        end = max(start, block.count / count * index)
        while end < block.count, end == 0 || block[end - 1] != 0x0A { end += 1 }
      }
      guard end > start else { continue }
      let bytes = UnsafeBufferPointer(rebasing: block[start..<end])
      chunks.append(RecordChunk(bytes: bytes, firstLine: line, lines: lineEnds(in: bytes)))
      line += chunks[chunks.count - 1].lines
      start = end
    }
    return chunks
  }

  private static func lineEnds(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    for byte in bytes where byte == 0x0A { count += 1 }
    return count
  }
}

/// A run of lines, with the number of the first one.
///
/// Unchecked because the bytes belong to the reader, which does not touch them while threads read them.
private struct RecordChunk: @unchecked Sendable {
  let bytes: UnsafeBufferPointer<UInt8>
  let firstLine: Int
  let lines: Int
}

/// What a thread makes of its lines, with buffers that are used again for the next block.
///
/// Unchecked because only one thread at a time has it: the one that expands, and after its end the one that writes.
private final class RecordWorker: @unchecked Sendable {
  var output = ByteBuffer(capacity: 1 << 16)
  var findings = RecordFindings()
  var records = 0
  var isStopped = false

  func expand(_ chunk: RecordChunk, named name: String, _ expansion: RecordExpansion) {
    output.removeAll()
    findings = RecordFindings()
    records = 0
    isStopped = false
    guard let base = chunk.bytes.baseAddress else { return }
    var start = 0
    var line = chunk.firstLine
    while start < chunk.bytes.count {
      let length = chunk.bytes.count - start
      let end = memchr(base + start, 0x0A, length).map { base.distance(to: $0.assumingMemoryBound(to: UInt8.self)) }
      let record = UnsafeBufferPointer(start: base + start, count: (end ?? chunk.bytes.count) - start)
      defer {
        start = (end ?? chunk.bytes.count) + 1
        line += 1
      }
      if record.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { continue }
      records += 1
      let source = SourceText(name: name, record: record, firstLine: line)
      if !expansion.expand(source, into: &output, findings: &findings), expansion.onFailure == .stop {
        isStopped = true
        return
      }
    }
  }
}
