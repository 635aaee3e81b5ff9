import Foundation

/// Prints what was measured as tables.
func printReport(_ results: [ExpandResult], _ rounds: Int) {
  print("expand: one card with a compiled template into a buffer that is used again, medians of \(rounds) rounds")
  var rows = [
    [
      "", "template", "data", "output", "expand", "MB/s", "+ reading", "MB/s", "memcpy", "MB/s", "compile", "Python",
      "Python =", "+ reading",
    ],
    ["", "bytes", "bytes", "bytes", "µs", "", "µs", "", "µs", "", "µs", "µs", "expand x", "x"],
  ]
  for result in results {
    let size = result.item.output.count
    func rate(_ seconds: Double) -> String { (Double(size) / seconds / 1e6).fixed(0) }
    rows.append([
      result.item.name, "\(result.item.templateBytes.count)", "\(result.item.dataBytes.count)", "\(size)",
      micro(result.expand), rate(result.expand), micro(result.readAndExpand), rate(result.readAndExpand),
      (result.copy * 1e6).fixed(3), rate(result.copy), micro(result.compile),
      result.python.map { micro($0) } ?? "-", result.python.map { ($0 / result.expand).fixed(1) } ?? "-",
      result.python.map { ($0 / result.readAndExpand).fixed(1) } ?? "-",
    ])
  }
  printTable(rows)
  if results.contains(where: { $0.python == nil }) { print("python3 is not installed: no yardstick") }

  let references = results.filter { $0.reference != nil }
  if references.isEmpty { return }
  print("against the reference engine, which takes so many times the yardstick as documented, data in memory")
  rows = [
    [
      "", "Python", "factor", "reference", "expand", "times", "at best", "+ reading", "times", "at best",
    ], ["", "µs", "", "µs", "µs", "faster", "", "µs", "faster", ""],
  ]
  for result in references {
    guard let python = result.python, let factor = result.referenceFactor, let reference = result.reference else {
      continue
    }
    rows.append([
      result.item.name, micro(python), factor.fixed(1), micro(reference),
      micro(result.expand), (reference / result.expand).fixed(1), (factor * result.bestRatios.expand).fixed(1),
      micro(result.readAndExpand), (reference / result.readAndExpand).fixed(1),
      (factor * result.bestRatios.readAndExpand).fixed(1),
    ])
  }
  printTable(rows)
  print(
    "  (times faster: of medians; at best: of the fastest round of each, where other work on the machine counts least)")
}

/// Prints what was measured as JSON: times in microseconds, rates in bytes per second.
func printJSON(_ results: [ExpandResult], _ rounds: Int) {
  let templates = results.map { result in
    let size = Double(result.item.output.count)
    var object: [String: Any] = [
      "name": result.item.name, "templateBytes": result.item.templateBytes.count,
      "dataBytes": result.item.dataBytes.count, "outputBytes": result.item.output.count,
      "expand": result.expand * 1e6, "expandBytesPerSecond": size / result.expand,
      "readAndExpand": result.readAndExpand * 1e6, "readAndExpandBytesPerSecond": size / result.readAndExpand,
      "memcpy": result.copy * 1e6, "memcpyBytesPerSecond": size / result.copy, "compile": result.compile * 1e6,
    ]
    if let python = result.python {
      object["python"] = python * 1e6
      object["pythonByExpand"] = python / result.expand
      object["pythonByReadAndExpand"] = python / result.readAndExpand
      object["bestPythonByExpand"] = result.bestRatios.expand
      object["bestPythonByReadAndExpand"] = result.bestRatios.readAndExpand
    }
    if let factor = result.referenceFactor, let reference = result.reference {
      object["referenceFactor"] = factor
      object["timesFasterThanReference"] = reference / result.expand
      object["timesFasterThanReferenceWithReading"] = reference / result.readAndExpand
    }
    return object
  }
  let report: [String: Any] = ["benchmark": "expand", "rounds": rounds, "templates": templates]
  guard let data = try? JSONSerialization.data(withJSONObject: report, options: [.prettyPrinted, .sortedKeys]) else {
    stop("the report cannot be written as JSON")
  }
  print(String(decoding: data, as: UTF8.self))
}

extension ExpandResult {
  /// The seconds that the reference engine would take here and now.
  fileprivate var reference: Double? { referenceFactor.flatMap { factor in python.map { factor * $0 } } }
}

private func micro(_ seconds: Double) -> String { (seconds * 1e6).fixed(2) }
