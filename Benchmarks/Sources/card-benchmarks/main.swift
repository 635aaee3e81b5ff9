// Side-by-side measurements: `card-benchmarks [--only NAME] [--cardc PATH] [--quick]`, `card-benchmarks expand ...`.

let flags = Flags(words: Array(CommandLine.arguments.dropFirst()))

if flags.words.first == "expand" {
  runExpandBenchmark(flags)
} else {
  let isQuick = flags.has("--quick")
  let only = flags.value(of: "--only")
  if only == nil || only == "read" { benchmarkReading(megabytes: isQuick ? 2 : 10, rounds: isQuick ? 5 : 11) }
  if only == nil || only == "growth" { benchmarkGrowth() }
  if only == nil || only == "write" { benchmarkRewriting(megabytes: isQuick ? 2 : 10, rounds: isQuick ? 3 : 7) }
  if let path = flags.value(of: "--cardc") { benchmarkStart(cardc: path) }
}
