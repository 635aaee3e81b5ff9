import CardCompiler

/// The figures of the passes over all screens of a run.
struct StatisticsTable {
  /// What all runs of one pass did together.
  private struct Sum {
    let name: String
    var runs = 0
    var elements = (before: 0, after: 0)
    /// Only of the runs before and after which the screen could be written.
    var bytes: (before: Int, after: Int)?
    var duration = Duration.zero
  }

  /// The passes in the order in which they ran.
  private var sums: [Sum] = []

  init(_ statistics: [PassStatistics]) {
    var positions: [String: Int] = [:]
    for run in statistics {
      let position = positions[run.name] ?? sums.count
      if position == sums.count {
        positions[run.name] = position
        sums.append(Sum(name: run.name))
      }
      sums[position].runs += 1
      sums[position].elements.before += run.elementsBefore
      sums[position].elements.after += run.elementsAfter
      sums[position].duration += run.duration
      if let before = run.bytesBefore, let after = run.bytesAfter {
        let bytes = sums[position].bytes ?? (0, 0)
        sums[position].bytes = (bytes.before + before, bytes.after + after)
      }
    }
  }

  /// A table for people, a line a pass.
  var lines: [String] {
    let rows = sums.map { sum in
      [
        sum.name, "\(sum.runs)", "\(sum.elements.before)", "\(sum.elements.after)",
        sum.bytes.map { "\($0.before)" } ?? "", sum.bytes.map { "\($0.after)" } ?? "",
        Self.milliseconds(sum.duration),
      ]
    }
    return TextTable.lines(
      [["pass", "runs", "elements", "after", "bytes", "after", "ms"]] + rows, rightAligned: [1, 2, 3, 4, 5, 6])
  }

  /// The same for programs: `{"version": 1, "passes": [{"name", "runs", "elementsBefore", "elementsAfter",
  /// "bytesBefore", "bytesAfter", "milliseconds"}]}`; bytes are `null` where the screen cannot be written in between.
  var json: String {
    let entries = sums.map { sum in
      let (before, after) = (sum.bytes.map { "\($0.before)" }, sum.bytes.map { "\($0.after)" })
      return """
            {"name": "\(sum.name)", "runs": \(sum.runs), "elementsBefore": \(sum.elements.before), \
        "elementsAfter": \(sum.elements.after), "bytesBefore": \(before ?? "null"), "bytesAfter": \(after ?? "null"), \
        "milliseconds": \(Self.milliseconds(sum.duration))}
        """
    }
    return "{\n  \"version\": 1,\n  \"passes\": [\n" + entries.joined(separator: ",\n") + "\n  ]\n}\n"
  }

  private static func milliseconds(_ duration: Duration) -> String {
    let microseconds = duration.components.seconds * 1_000_000 + duration.components.attoseconds / 1_000_000_000_000
    let tenths = (microseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10)"
  }
}
