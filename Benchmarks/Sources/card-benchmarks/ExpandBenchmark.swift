import CardCompiler
import Foundation

/// What was measured of one template, in seconds.
struct ExpandResult {
  let item: TemplateCase
  let expand: Double
  let readAndExpand: Double
  let compile: Double
  let copy: Double
  /// `json.dumps(json.loads(expected))` in Python; none if there is no Python.
  let python: Double?
  /// How many times the yardstick the reference engine takes, where that is documented.
  let referenceFactor: Double?
  /// The yardstick by the time of an expansion, and of one with reading, in the fastest round of each: what is left when
  /// other work on the machine slows down most rounds.
  let bestRatios: (expand: Double, readAndExpand: Double)
}

/// How many times `json.dumps(json.loads(expected))` the reference engine takes for the scenarios that come with it, the
/// data already in memory.
private let referenceFactors = ["FlightDetails": 4.7, "ExpenseReport": 13, "WeatherLarge": 36]

/// `card-benchmarks expand [--templates DIR] [--reference-scenarios DIR] [--rounds N] [--json] [--quick]`, and
/// `card-benchmarks expand --profile NAME [--seconds N] [--with-reading]`, which only expands one template.
func runExpandBenchmark(_ flags: Flags) {
  let templates =
    flags.value(of: "--templates")
    ?? URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Templates").standardized.path
  let scenarios =
    flags.value(of: "--reference-scenarios")
    ?? ProcessInfo.processInfo.environment["CARDC_SHARED"].map { "\($0)/conformance/templating/scenarios" }
  if let name = flags.value(of: "--profile") {
    let folder = TemplateCase.names(in: templates).contains(name) ? templates : scenarios ?? templates
    return profile(TemplateCase(name: name, folder: folder), flags)
  }
  let own = TemplateCase.names(in: templates).map { TemplateCase(name: $0, folder: templates) }
  let reference =
    scenarios.map { folder in
      referenceFactors.keys.sorted { (referenceFactors[$0] ?? 0) < (referenceFactors[$1] ?? 0) }
        .map { TemplateCase(name: $0, folder: folder) }
    } ?? []
  if own.isEmpty, reference.isEmpty { stop("no templates in \(templates)") }
  let rounds = flags.value(of: "--rounds").flatMap { Int($0) } ?? (flags.has("--quick") ? 7 : 41)
  let results = measure(own, reference, rounds: max(1, rounds))
  if flags.has("--json") { printJSON(results, rounds) } else { printReport(results, rounds) }
}

/// Measures all templates, and all ways of each, in turn.
private func measure(_ own: [TemplateCase], _ reference: [TemplateCase], rounds: Int) -> [ExpandResult] {
  let cases = own + reference
  let python = PythonYardstick(files: cases.map(\.expectedFile))
  let duration = 4e-3
  var contenders: [Contender] = []
  for (index, item) in cases.enumerated() {
    contenders += [
      Contender(name: "expand", duration: duration, work: item.expand),
      Contender(name: "read + expand", duration: duration, work: item.readAndExpand),
      Contender(name: "compile", duration: duration, work: item.compile),
      Contender(name: "memcpy", duration: duration, work: item.copy),
      python?.contender(file: index, duration: duration) ?? .measuringItself("no Python") { .nan },
    ]
  }
  let ways = contenders.count / cases.count
  let seconds = measureRounds(contenders, rounds: rounds)
  return cases.enumerated().map { index, item in
    let all = Array(seconds[(index * ways)...].prefix(ways))
    let times = all.map(median)
    let best = all.map { $0.min() ?? .nan }
    return ExpandResult(
      item: item, expand: times[0], readAndExpand: times[1], compile: times[2], copy: times[3],
      python: python == nil ? nil : times[4],
      referenceFactor: index < own.count ? nil : referenceFactors[item.name],
      bestRatios: (best[4] / best[0], best[4] / best[1]))
  }
}

/// Expands one template again and again, for a profiler to watch.
private func profile(_ item: TemplateCase, _ flags: Flags) {
  let seconds = flags.value(of: "--seconds").flatMap { Double($0) } ?? 5
  let work = flags.has("--with-reading") ? item.readAndExpand : item.expand
  let clock = ContinuousClock()
  let start = clock.now
  var count = 0
  while clock.now - start < .seconds(seconds) {
    for _ in 0..<100 { sink &+= work() }
    count += 100
  }
  let time = (clock.now - start) / .seconds(1)
  print("\(item.name): \(count) cards, \((time / Double(count) * 1e6).fixed(2)) µs each")
}
