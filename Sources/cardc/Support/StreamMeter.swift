import CardCompiler

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How far a run over a stream is, and how fast.
final class StreamMeter: Sendable {
  private let start = ContinuousClock.now
  /// The size of the input, where that is known.
  private let size: Int?

  /// A run over a file, or over standard input.
  init(_ input: String) {
    guard input == Path.standardStream else {
      size = SystemCall.size(input)
      return
    }
    var info = stat()
    size = fstat(STDIN_FILENO, &info) == 0 && info.st_mode & S_IFMT == S_IFREG ? Int(info.st_size) : nil
  }

  private var seconds: Double { max(1e-6, (ContinuousClock.now - start) / .seconds(1)) }

  /// The time that all threads together have worked, and the system for them, in seconds.
  private var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return max(1e-6, Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }

  /// A line for a terminal while the run goes on.
  func progress(_ outcome: RecordStream.Outcome) -> String {
    let seconds = seconds
    var parts = ["\(outcome.records) records", "\(Int(Double(outcome.records) / seconds)) a second"]
    if outcome.failed > 0 { parts.append("\(outcome.failed) failed") }
    if let size, size > 0, outcome.bytesRead > 0, outcome.bytesRead <= size {
      let share = Double(outcome.bytesRead) / Double(size)
      parts.append("\(Int(share * 100)) %")
      parts.append("\(Int(seconds / share - seconds) + 1) s left")
    }
    return parts.joined(separator: ", ")
  }

  /// The line that sums a run up.
  func summary(_ outcome: RecordStream.Outcome) -> String {
    var parts = ["\(outcome.records) record\(outcome.records == 1 ? "" : "s")", "\(outcome.failed) failed"]
    if outcome.skipped > 0 { parts.append("\(outcome.skipped) left out") }
    parts.append("\(Self.hundredths(seconds)) s")
    parts.append("\(Int(Double(outcome.records) / processorSeconds)) a second on each core")
    let deviations = outcome.deviations.values.reduce(0, +)
    if deviations > 0 {
      let kinds = outcome.deviations.count
      parts.append("\(deviations) deviation\(deviations == 1 ? "" : "s") of \(kinds) kind\(kinds == 1 ? "" : "s")")
    }
    return parts.joined(separator: ", ")
  }

  /// The same for programs.
  func json(_ outcome: RecordStream.Outcome) -> String {
    let (seconds, processorSeconds) = (seconds, processorSeconds)
    let records = Double(outcome.records)
    let deviations = outcome.deviations.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
    return """
      {
        "version": 1,
        "records": \(outcome.records),
        "written": \(outcome.records - outcome.failed),
        "failed": \(outcome.failed),
        "skipped": \(outcome.skipped),
        "bytesRead": \(outcome.bytesRead),
        "bytesWritten": \(outcome.bytesWritten),
        "seconds": \(Self.hundredths(seconds)),
        "processorSeconds": \(Self.hundredths(processorSeconds)),
        "recordsPerSecond": \(Int(records / seconds)),
        "recordsPerProcessorSecond": \(Int(records / processorSeconds)),
        "deviations": {\(deviations.joined(separator: ", "))}
      }

      """
  }

  private static func hundredths(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
