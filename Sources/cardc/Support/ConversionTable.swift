import CardCompiler

/// The list of what became of each file of a folder.
enum ConversionTable {
  /// How many files are listed unless all are wanted.
  private static let maximumRows = 20
  /// How many reasons are named for one file.
  private static let maximumReasons = 3

  /// One line a file, the worst first, under a heading; none for a single file, of which the last line says everything.
  static func lines(_ files: [ConvertedFile], listsAll: Bool) -> [String] {
    guard files.count > 1 else { return [] }
    let sorted = files.sorted(by: ConvertedFile.isWorse)
    let shown = listsAll ? sorted : Array(sorted.prefix(maximumRows))
    let rows = shown.map {
      [score(of: $0), DiagnosticRenderer.visible($0.path), $0.format?.rawValue ?? "", reasons(of: $0)]
    }
    let table = TextTable.lines([["score", "file", "from", "worst reasons"]] + rows, rightAligned: [0])
    guard let next = sorted.dropFirst(shown.count).first else { return table }
    let left = sorted.count - shown.count
    return table + ["and \(left) more file\(left == 1 ? "" : "s")\(rest(from: next)); -v lists all"]
  }

  private static func score(of file: ConvertedFile) -> String {
    switch file.outcome {
    case .converted(let score): text(of: score)
    case .failed: "failed"
    case .skipped: "skipped"
    }
  }

  private static func rest(from file: ConvertedFile) -> String {
    guard case .converted(let score) = file.outcome else { return "" }
    return score < 1 ? ", \(text(of: score)) or better" : " without losses"
  }

  /// Three decimals, as in the report.
  private static func text(of score: Double) -> String {
    let thousandths = Int((score * 1000).rounded())
    let decimals = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - decimals.count) + decimals
  }

  private static func reasons(of file: ConvertedFile) -> String {
    if case .skipped = file.outcome { return "not a screen" }
    var parts = file.reasons.prefix(maximumReasons).map { $0.count == 1 ? $0.id : "\($0.id) ×\($0.count)" }
    let more = file.reasons.count - parts.count
    if more > 0 { parts.append("\(more) more") }
    return parts.joined(separator: ", ")
  }
}
