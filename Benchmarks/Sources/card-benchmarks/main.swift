// Side-by-side measurements of the budgets: `card-benchmarks [--only NAME] [--cardc PATH] [--quick]`, of which `start`,
// `convert`, `mixed`, `expand-ndjson` and `instructions` run the program at PATH; `card-benchmarks --only optimize [FOLDER ...]`, and
// `card-benchmarks expand ...`.

import Foundation

let flags = Flags(words: Array(CommandLine.arguments.dropFirst()))

if flags.words.first == "expand" {
  runExpandBenchmark(flags)
} else {
  let isQuick = flags.has("--quick")
  let only = flags.value(of: "--only")
  if only == nil || only == "read" { benchmarkReading(megabytes: isQuick ? 2 : 10, rounds: isQuick ? 5 : 11) }
  if only == nil || only == "growth" { benchmarkGrowth() }
  if only == nil || only == "write" { benchmarkRewriting(megabytes: isQuick ? 2 : 10, rounds: isQuick ? 3 : 7) }
  if only == nil || only == "convert" {
    benchmarkConverting(
      megabytes: isQuick ? 2 : 10, rounds: isQuick ? 3 : 7, cardc: flags.value(of: "--cardc"))
  }
  if only == nil || only == "output" { benchmarkOutput() }
  if only == nil || only == "render" { benchmarkRendering(rounds: isQuick ? 7 : 41) }
  if only == nil || only == "optimize" {
    let templates = URL(filePath: #filePath).appending(path: "../../../../templates").standardizedFileURL
    let folders = only == nil ? [] : flags.operands(after: ["--only"])
    benchmarkOptimizing(
      folders.isEmpty ? [templates.path(percentEncoded: false)] : folders, rounds: isQuick ? 5 : 21,
      listsFiles: only != nil && !isQuick)
  }
  if let path = flags.value(of: "--cardc") {
    if only == nil || only == "instructions" {
      let isGood = benchmarkInstructions(
        cardc: path, isQuick: isQuick, save: flags.value(of: "--save"), baseline: flags.value(of: "--baseline"))
      if !isGood { exit(1) }
    }
    if only == nil || only == "start" { benchmarkStart(cardc: path) }
    if only == nil || only == "mixed" {
      benchmarkMixedScreens(count: isQuick ? 200 : 1_000, rounds: isQuick ? 3 : 7, cardc: path)
    }
    if only == nil || only == "expand-ndjson" {
      benchmarkRecords(cardc: path, counts: isQuick ? [1_000, 10_000] : [10_000, 100_000])
    }
  }
}
