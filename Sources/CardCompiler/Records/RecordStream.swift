package import CardSyntax

/// A line out for each line of a stream, in the same order.
///
/// As many threads as there are jobs take turns: one reads a block of lines, works on it while the others read theirs, and
/// writes what came of it when those before it have written. What is held at a time is a block for each thread and its
/// output, however long the stream is; a slow reader of the output makes all of them wait.
package struct RecordStream: Sendable {
  /// What becomes of the rest of the stream after a record that gave nothing.
  package enum FailurePolicy: String, Sendable, CaseIterable {
    /// The record is left out.
    case skip
    /// The stream ends before the record.
    case stop
  }

  /// What takes finished lines; false if nobody wants any more.
  package typealias Sink = @Sendable (UnsafeRawBufferPointer) throws(FileError) -> Bool

  /// What a run came to.
  package struct Outcome: Sendable {
    /// The number of records that were worked on.
    package internal(set) var records = 0
    /// The number of records that were left out at the start.
    package internal(set) var skipped = 0
    /// The number of bytes that were read, those of skipped records included.
    package internal(set) var bytesRead = 0
    /// The number of bytes that were written.
    package internal(set) var bytesWritten = 0
    /// Whether nobody reads the output any more.
    package internal(set) var isCutOff = false
    /// How often each kind of deviation occurred, by its id.
    package internal(set) var deviations: [String: Int] = [:]
    var findings = RecordFindings()

    /// How many records gave nothing.
    package var failed: Int { findings.failed }
    /// The errors of the first failed records, and every warning once with the number of its records.
    package var diagnostics: Diagnostics { findings.diagnostics }
  }

  /// What becomes of the stream after a record that gave nothing.
  package var onFailure = FailurePolicy.stop
  /// How many threads work.
  package var jobs = 1
  /// How many records are left out at the start, because an earlier run did them.
  package var skip = 0
  /// Takes a line about each record that gave nothing, if anybody wants to know.
  package var rejects: Sink?
  /// Is told after each block how far the run is.
  package var onProgress: (@Sendable (Outcome) -> Void)?

  let work: any RecordWork

  /// A stream whose records are given to `work`.
  init(_ work: any RecordWork) { self.work = work }

  /// Reads records until the stream ends or one of them stops it.
  package func run(_ reader: consuming RecordReader, write: @escaping Sink) throws(FileError) -> Outcome {
    let run = RecordRun(self, RecordInput(reader, skip: skip), write)
    // Threads that count references to the same objects would wait for each other all the time.
    let workers = (0..<max(1, jobs)).map { RecordWorker($0 == 0 ? work : work.copy(), named: run.name) }
    _ = Parallel.map(workers, jobs: jobs) { run.work($0) }
    return try run.outcome()
  }
}

/// What is done with each record.
protocol RecordWork: Sendable {
  /// The same work, for another thread.
  func copy() -> any RecordWork

  /// Appends what a record gives to `output`, a line with its end; false if it gives nothing.
  func make(_ record: SourceText, into output: inout ByteBuffer, _ notes: inout RecordNotes) -> Bool
}

/// What is learned from records besides their lines.
struct RecordNotes {
  /// What was found in a record, with the severities of the run.
  var diagnostics = Diagnostics()
  /// How often each kind of deviation occurred, by its id.
  var deviations: [String: Int] = [:]
}

/// One run over a stream: what its threads share.
private final class RecordRun: Sendable {
  private let stream: RecordStream
  private let write: RecordStream.Sink
  private let input: Protected<RecordInput>
  private let end: Interruption?
  let name: String
  private let turns = Turns()
  private let state = Protected(State())

  private struct State {
    var outcome = RecordStream.Outcome()
    var isEnded = false
    var failure: FileError?
  }

  init(_ stream: RecordStream, _ input: RecordInput, _ write: @escaping RecordStream.Sink) {
    self.stream = stream
    self.write = write
    name = input.name
    end = input.end
    self.input = Protected(input)
  }

  /// Works on blocks until there are no more.
  func work(_ worker: RecordWorker) {
    while let number = read(into: worker) {
      worker.work(stream)
      turns.take(number) {
        state.withLock { state in
          if !state.isEnded { conclude(worker, &state) }
        }
      }
    }
  }

  func outcome() throws(FileError) -> RecordStream.Outcome {
    let state = state.withLock { $0 }
    if let failure = state.failure { throw failure }
    return state.outcome
  }

  /// The number of the block that the worker has now; none if there are no more.
  private func read(into worker: RecordWorker) -> Int? {
    let failure: FileError
    switch input.withLock({ $0.next(into: worker) }) {
    case .success(let number): return number
    case .failure(let error): failure = error
    }
    state.withLock { $0.failure = $0.failure ?? failure }
    return nil
  }

  /// Writes what a worker has made, when all before it is written.
  private func conclude(_ worker: RecordWorker, _ state: inout State) {
    let first = state.outcome.skipped + worker.skipped + state.outcome.records
    state.outcome.skipped += worker.skipped
    state.outcome.records += worker.records
    state.outcome.bytesRead += worker.bytesRead
    state.outcome.findings.append(worker.findings)
    for (id, count) in worker.notes.deviations { state.outcome.deviations[id, default: 0] += count }
    do throws(FileError) {
      if try !worker.output.withBytes({ bytes throws(FileError) in try write(UnsafeRawBufferPointer(bytes)) }) {
        state.outcome.isCutOff = true
      }
      state.outcome.bytesWritten += worker.output.count
      if let rejects = stream.rejects, !worker.rejects.isEmpty {
        var lines = ByteBuffer()
        for reject in worker.rejects { reject.write(into: &lines, after: first) }
        _ = try lines.withBytes { bytes throws(FileError) in try rejects(UnsafeRawBufferPointer(bytes)) }
      }
    } catch {
      state.failure = error
    }
    // What the workers after this one did comes after the end.
    state.isEnded = worker.isStopped || state.outcome.isCutOff || state.failure != nil
    if state.isEnded { end?.interrupt() } else { stream.onProgress?(state.outcome) }
  }
}
