import CardHTML
import CardIR
import CardSyntax

/// The report as one page for people. Nothing in it is loaded from elsewhere but the pictures of the screens that it shows,
/// and nothing runs but what shows these.
package enum FidelityPage {
  /// The page.
  package static func bytes(of report: FidelityReport) -> [UInt8] {
    var page = MarkupWriter()
    page.raw("<!DOCTYPE html>\n")
    page.begin("html", [("lang", "en")])
    writeHead(&page)
    page.begin("body")
    page.line()
    page.element("h1", [], "Fidelity report")
    writeSummary(report, &page)
    if report.files.count > 1 { writeIndex(report.files, &page) }
    var room = pictureLimit
    for (number, file) in order(of: report.files) { write(file, number, &room, &page) }
    page.end()
    page.end()
    page.line()
    return page.finish()
  }

  /// How many bytes of pages a report has in it, so that that of a large build can still be opened.
  private static let pictureLimit = 24 << 20

  private static func writeHead(_ page: inout MarkupWriter) {
    page.begin("head")
    page.void("meta", [("charset", "utf-8")])
    page.void("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
    page.void(
      "meta",
      [("http-equiv", "Content-Security-Policy"), ("content", PagePolicy.around.joined(separator: "; "))])
    page.element("title", [], "Fidelity report")
    page.begin("style")
    page.raw(FidelityPageStyle.text)
    page.end()
    page.end()
    page.line()
  }

  // MARK: Summary

  private static func writeSummary(_ report: FidelityReport, _ page: inout MarkupWriter) {
    let files = report.files
    let lossless = files.count { $0.tally.score == 1 }
    let losses = files.reduce(0) { $0 + $1.entries.count { $0.kind.verdict != .note } }
    let outputs = files.count == 1 ? "1 output" : "\(files.count) outputs"
    page.element(
      "p", [("class", "summary")],
      "\(outputs), \(lossless) without any loss, \(losses) \(losses == 1 ? "loss" : "losses") in all. An element can have "
        + "several losses: exact, approximated and dropped are numbers of elements.")
    page.line()
    guard !report.failed.isEmpty else { return }
    page.begin("p", [("class", "failed")])
    page.element("b", [], report.failed.count == 1 ? "1 file failed: " : "\(report.failed.count) files failed: ")
    page.write(report.failed.joined(separator: ", "))
    page.end()
    page.line()
  }

  /// The files with their numbers, those that lost most first: what is looked at first is what needs it.
  private static func order(of files: [FidelityReport.File]) -> [(Int, FidelityReport.File)] {
    files.enumerated().sorted { ($0.element.tally.score, $0.offset) < ($1.element.tally.score, $1.offset) }
      .map { ($0.offset, $0.element) }
  }

  /// The table of the files.
  private static func writeIndex(_ files: [FidelityReport.File], _ page: inout MarkupWriter) {
    page.begin("table", [("class", "index")])
    page.begin("thead")
    page.begin("tr")
    for title in ["Source", "To", "Score"] { page.element("th", [], title) }
    for title in ["Exact", "Approximated", "Dropped"] { page.element("th", [("class", "number")], title) }
    page.end()
    page.end()
    page.begin("tbody")
    for (number, file) in order(of: files) {
      page.begin("tr")
      page.begin("td")
      page.element("a", [("href", "#file-\(number + 1)")], file.title)
      page.end()
      page.element("td", [("class", "name")], file.target.rawValue)
      page.begin("td")
      writeScore(file.tally, &page)
      page.end()
      for count in [file.tally.exact, file.tally.approximated, file.tally.dropped] {
        page.element("td", [("class", "number")], "\(count)")
      }
      page.end()
      page.line()
    }
    page.end()
    page.end()
    page.line()
  }

  private static func writeScore(_ tally: FidelityTally, _ page: inout MarkupWriter) {
    let score = NumberText.javaScript(tally.score)
    page.element("meter", [("min", "0"), ("max", "1"), ("value", score)], score)
    page.write(" ")
    page.element("b", [], score)
  }

  // MARK: Files

  private static func write(
    _ file: FidelityReport.File, _ number: Int, _ room: inout Int, _ page: inout MarkupWriter
  ) {
    page.begin("section", [("id", "file-\(number + 1)")])
    page.begin("h2")
    page.write(file.title)
    page.element("span", [("class", "to")], " → \(file.target.rawValue)")
    page.end()
    page.begin("p", [("class", "facts")])
    writeScore(file.tally, &page)
    page.write(
      " · \(file.tally.exact) exact, \(file.tally.approximated) approximated, \(file.tally.dropped) dropped · ")
    if let from = file.from { page.write("from \(from.rawValue) · ") }
    page.write(file.output.map { "written to \($0)" } ?? "not written to a file")
    page.end()
    page.line()
    if let pictures = file.pictures { write(pictures, of: file, &room, &page) }
    if file.entries.isEmpty { page.element("p", [], "Everything is as it was.") }
    var excerpts = PageExcerpts(file)
    for group in groups(file.entries) { write(group, &excerpts, &page) }
    page.end()
    page.line()
  }

  /// Shows the source and the output as they look, each in a frame that has no rights but to run its own page.
  private static func write(
    _ pictures: Pictures, of file: FidelityReport.File, _ room: inout Int, _ page: inout MarkupWriter
  ) {
    room -= pictures.source.count + pictures.output.count
    if room < 0 {
      return page.element("p", [("class", "none")], "Left out: the report shows as many screens as it has room for.")
    }
    page.begin("div", [("class", "pair")])
    for (title, bytes) in [("Source", pictures.source), ("Output", pictures.output)] {
      page.begin("figure")
      page.element("figcaption", [], title + ", as it looks")
      page.element(
        "iframe",
        [
          ("sandbox", "allow-scripts"), ("loading", "lazy"), ("title", "\(title) of \(file.title)"),
          ("srcdoc", String(decoding: bytes, as: UTF8.self)),
        ], "")
      page.end()
    }
    page.end()
    page.line()
  }

  /// The entries of one reason.
  private struct Group {
    let kind: LossKind
    var entries: [FidelityReport.Entry]
  }

  /// The reasons: what is gone before what has changed, before remarks; in each the most frequent ones first.
  private static func groups(_ entries: [FidelityReport.Entry]) -> [Group] {
    var groups: [Group] = []
    var places: [String: Int] = [:]
    for entry in entries {
      if let place = places[entry.kind.id] {
        groups[place].entries.append(entry)
      } else {
        places[entry.kind.id] = groups.count
        groups.append(Group(kind: entry.kind, entries: [entry]))
      }
    }
    let ranks: [Verdict: Int] = [.dropped: 0, .approximated: 1, .note: 2]
    return groups.sorted { left, right in
      let (one, other) = (ranks[left.kind.verdict] ?? 3, ranks[right.kind.verdict] ?? 3)
      return (one, -left.entries.count, left.kind.id) < (other, -right.entries.count, right.kind.id)
    }
  }

  private static func write(_ group: Group, _ excerpts: inout PageExcerpts, _ page: inout MarkupWriter) {
    page.begin("details", group.kind.verdict == .note ? [] : [("open", "open")])
    page.begin("summary")
    page.element("span", [("class", "verdict \(group.kind.verdict.rawValue)")], group.kind.verdict.rawValue)
    page.write(" \(group.entries.count) × ")
    page.element("code", [], group.kind.id)
    page.write(" ")
    writeProse(group.kind.diagnostic.summary, &page)
    page.end()
    page.begin("p", [("class", "why")])
    writeProse(group.kind.diagnostic.explanation, &page)
    page.end()
    page.line()
    for entry in group.entries { write(entry, &excerpts, &page) }
    page.end()
    page.line()
  }

  /// Writes a sentence in which code stands between backticks.
  private static func writeProse(_ text: String, _ page: inout MarkupWriter) {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    // A sign without its partner is none of ours: it came with a value.
    guard parts.count % 2 == 1 else { return page.write(text) }
    for (number, part) in parts.enumerated() {
      if number % 2 == 1 { page.element("code", [], String(part)) } else { page.write(String(part)) }
    }
  }

  private static func write(
    _ entry: FidelityReport.Entry, _ excerpts: inout PageExcerpts, _ page: inout MarkupWriter
  ) {
    page.begin("article")
    page.begin("p", [("class", "message")])
    writeProse(entry.message, &page)
    page.end()
    page.begin("div", [("class", "pair")])
    page.begin("figure")
    let place = entry.start.map { "\(entry.file.map { $0 + ":" } ?? "line ")\($0.line), column \($0.column)" }
    page.element("figcaption", [], ["Source", place].compactMap(\.self).joined(separator: ", "))
    excerpts.writeSource(of: entry, &page)
    page.end()
    page.begin("figure")
    page.element("figcaption", [], "Output" + (entry.targetPointer.map { $0.isEmpty ? ", all of it" : " \($0)" } ?? ""))
    excerpts.writeOutput(of: entry, &page)
    page.end()
    page.end()
    page.end()
    page.line()
  }
}

/// The excerpts of one file: its sources are looked through for lines once, and its output is read once.
private struct PageExcerpts {
  private var pieces: OutputPieces
  private var indexes: [SourceText: LineIndex] = [:]

  init(_ file: FidelityReport.File) { pieces = OutputPieces(file.written) }

  mutating func writeSource(of entry: FidelityReport.Entry, _ page: inout MarkupWriter) {
    guard let span = entry.span else { return page.element("p", [("class", "none")], "nowhere in the source") }
    let source = span.source.original
    let index = indexes[source] ?? LineIndex(source)
    indexes[source] = index
    let excerpt = ReportExcerpt(span, index)
    page.begin("pre")
    for line in excerpt.lines {
      page.element("i", [], "\(line.number)")
      page.write(" " + line.before)
      if !line.marked.isEmpty { page.element("mark", [], line.marked) }
      page.write(line.after + "\n")
    }
    if excerpt.isCut { page.write("…\n") }
    page.end()
  }

  mutating func writeOutput(of entry: FidelityReport.Entry, _ page: inout MarkupWriter) {
    guard let pointer = entry.targetPointer, let lines = pieces.lines(at: pointer) else {
      return page.element("p", [("class", "none")], "Nothing of it is in the output.")
    }
    page.element("pre", [], lines.joined(separator: "\n"))
  }
}
