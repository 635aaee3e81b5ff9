import CardCompiler

/// The figures of the passes over all screens of a run, and of the files that it made.
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
  private let sizes: [OutputSize]

  init(_ statistics: [PassStatistics], _ sizes: [OutputSize]) {
    self.sizes = sizes
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

  /// Tables for people, a line a pass, and one for each target.
  var lines: [String] { passLines + (sizes.isEmpty ? [] : sizeLines) }

  /// The files of each target, with the median of their lines, and the code that they share.
  private var sizeLines: [String] {
    let targets = sizes.map(\.target).reduce(into: [FormatID]()) { if !$0.contains($1) { $0.append($1) } }
    let rows = targets.map { target in
      let files = sizes.filter { $0.target == target && !$0.isSupport }
      let shared = sizes.filter { $0.target == target && $0.isSupport }
      let median = files.map(\.lines).sorted().dropFirst(files.count / 2).first ?? 0
      func sum(_ sizes: [OutputSize], _ figure: (OutputSize) -> Int) -> String {
        sizes.isEmpty ? "" : "\(sizes.reduce(0) { $0 + figure($1) })"
      }
      return [
        "\(target)", "\(files.count)", sum(files, \.lines), "\(median)", sum(files, \.bytes), sum(shared, \.lines),
        sum(shared, \.bytes),
      ]
    }
    return TextTable.lines(
      [["target", "files", "lines", "median", "bytes", "shared lines", "bytes"]] + rows,
      rightAligned: [1, 2, 3, 4, 5, 6])
  }

  private var passLines: [String] {
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
  /// "bytesBefore", "bytesAfter", "milliseconds"}], "files": [{"path", "target", "shared", "lines", "bytes"}]}`; bytes are
  /// `null` where the screen cannot be written in between.
  var json: String {
    let entries = sums.map { sum in
      let (before, after) = (sum.bytes.map { "\($0.before)" }, sum.bytes.map { "\($0.after)" })
      return """
            {"name": "\(sum.name)", "runs": \(sum.runs), "elementsBefore": \(sum.elements.before), \
        "elementsAfter": \(sum.elements.after), "bytesBefore": \(before ?? "null"), "bytesAfter": \(after ?? "null"), \
        "milliseconds": \(Self.milliseconds(sum.duration))}
        """
    }
    let files = sizes.map { size in
      """
          {"path": \(Self.quoted(size.path)), "target": "\(size.target)", "shared": \(size.isSupport), \
      "lines": \(size.lines), "bytes": \(size.bytes)}
      """
    }
    func list(_ entries: [String]) -> String { "[\n" + entries.joined(separator: ",\n") + "\n  ]" }
    return "{\n  \"version\": 1,\n  \"passes\": \(list(entries)),\n  \"files\": \(list(files))\n}\n"
  }

  private static func quoted(_ text: String) -> String {
    var writer = DocumentWriter(.minified)
    writer.string(text)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  private static func milliseconds(_ duration: Duration) -> String {
    let microseconds = duration.components.seconds * 1_000_000 + duration.components.attoseconds / 1_000_000_000_000
    let tenths = (microseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10)"
  }
}
