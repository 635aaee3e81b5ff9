// Side-by-side measurements of the budgets: `swift run -c release card-benchmarks [--cardc PATH] [--quick] [--only NAME]`;
// `start` and `expand-ndjson` run the program at PATH.

let arguments = CommandLine.arguments.dropFirst()
let isQuick = arguments.contains("--quick")
let only = arguments.firstIndex(of: "--only").flatMap { arguments[$0...].dropFirst().first }

if only == nil || only == "read" { benchmarkReading(megabytes: isQuick ? 2 : 10, rounds: isQuick ? 5 : 11) }
if only == nil || only == "growth" { benchmarkGrowth() }
if only == nil || only == "write" { benchmarkRewriting(megabytes: isQuick ? 2 : 10, rounds: isQuick ? 3 : 7) }
if let flag = arguments.firstIndex(of: "--cardc"), let path = arguments[arguments.index(after: flag)...].first {
  if only == nil || only == "start" { benchmarkStart(cardc: path) }
  if only == nil || only == "expand-ndjson" {
    benchmarkRecords(cardc: path, counts: isQuick ? [1_000, 10_000] : [10_000, 100_000])
  }
}
