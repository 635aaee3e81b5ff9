import ArgumentParser
import CardCompiler

/// The options of everything that works on a stream of records.
struct StreamArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "With --ndjson: what to do when a record fails: skip or stop. (default: stop)", valueName: "what"))
  var onError: RecordStream.FailurePolicy?

  @Option(help: ArgumentHelp("With --ndjson: skip this many records at the start.", valueName: "number"))
  var skip: Int?

  @Option(
    help: ArgumentHelp("With --ndjson: write each record that fails to this file, with its errors.", valueName: "file"))
  var rejects: String?

  @Option(
    help: ArgumentHelp("With --ndjson: write the figures of the run to this file, in JSON.", valueName: "file"))
  var counts: String?

  /// Makes sure that the options are used with streams only, and that no file is read or written twice.
  func validate(isOn: Bool, apartFrom files: [String?], output: String?) throws {
    let given = [
      ("on-error", onError != nil), ("skip", skip != nil), ("rejects", rejects != nil), ("counts", counts != nil),
    ]
    if !isOn, let option = given.first(where: \.1)?.0 { throw ValidationError("`--\(option)` is for `--ndjson` only.") }
    if let skip, skip < 0 { throw ValidationError("`--skip` must be at least 0.") }
    try OutputFile.validate([
      "output": output ?? Path.standardStream, "rejects": isOn ? rejects : nil, "counts": isOn ? counts : nil,
    ])
    var taken = (files + [output]).compactMap(\.self)
    for (option, file) in [("rejects", rejects), ("counts", counts)] {
      guard let file, file != Path.standardStream else { continue }
      if taken.contains(where: { $0 == file || DiskFileSystem().areSame($0, file) }) {
        throw ValidationError("`--\(option)` names a file that is read or written already: `\(file)`.")
      }
      taken.append(file)
    }
  }

  /// Runs a stream, if there is one, from the file `input` to the file `output`.
  func run(
    _ answer: Answer<RecordStream>, from input: String, to output: String?, jobs: Int?, _ global: GlobalOptions
  ) throws {
    var diagnostics = answer.diagnostics
    guard var stream = answer.value, !diagnostics.hasErrors else { return try global.conclude(diagnostics) }
    stream.onFailure = onError ?? .stop
    stream.jobs = jobs ?? Parallel.processorCount
    stream.skip = skip ?? 0
    let meter = StreamMeter(input)
    let progress = ProgressLine(isWanted: !global.quiet && global.style == .human)
    if let progress { stream.onProgress = { outcome in progress.show { _ in meter.progress(outcome) } } }
    var outcome: RecordStream.Outcome?
    do throws(FileError) {
      outcome = try run(&stream, from: input, to: output)
    } catch {
      diagnostics.report(error.diagnostic)
    }
    progress?.clear()
    guard let outcome else { return try global.conclude(diagnostics) }
    diagnostics.append(contentsOf: outcome.diagnostics)
    if let counts {
      OutputFile.write(Array(meter.json(outcome).utf8), to: counts, &diagnostics)
    }
    // Who has seen enough of our output does not wait for what could be said about it.
    if outcome.isCutOff, !diagnostics.hasErrors { return }
    global.show(diagnostics)
    global.sumUp([meter.summary(outcome)])
    if diagnostics.hasErrors { throw ExitCode.errors }
  }

  private func run(
    _ stream: inout RecordStream, from input: String, to output: String?
  ) throws(FileError) -> RecordStream.Outcome {
    let reader = try RecordReader(input)
    let rejected = try rejects.flatMap { path throws(FileError) in
      path == Path.standardStream ? nil : try StreamedFile(path)
    }
    if rejects == Path.standardStream {
      stream.rejects = { Console.print($0) }
    } else if let rejected {
      stream.rejects = { (bytes) throws(FileError) in
        try rejected.write(bytes)
        return true
      }
    }
    let file = try output.flatMap { path throws(FileError) in path == Path.standardStream ? nil : try StreamedFile(path)
    }
    let outcome = try stream.run(reader) { (bytes) throws(FileError) in
      guard let file else { return Console.print(bytes) }
      try file.write(bytes)
      return true
    }
    // A run that was stopped leaves the file as it was before.
    if outcome.failed == 0 || stream.onFailure == .skip { try file?.finish() }
    try rejected?.finish()
    return outcome
  }
}
