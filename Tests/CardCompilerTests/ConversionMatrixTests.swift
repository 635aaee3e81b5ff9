import CardCompiler
import Foundation
import Testing

/// How well a format can say what another one says.
private enum Mark: String, Comparable {
  case exact = "E"
  case lossy = "L"
  case unsupported = "U"

  static func < (left: Mark, right: Mark) -> Bool { left.rank < right.rank }

  private var rank: Int { self == .exact ? 0 : self == .lossy ? 1 : 2 }
}

/// A direction of conversion.
private struct Direction: Hashable {
  let source, target: FormatID

  var name: String { "\(source)-\(target)" }

  static let all = [
    Direction(source: .adaptiveCard, target: .drivenUI), Direction(source: .adaptiveCard, target: .skima),
    Direction(source: .drivenUI, target: .adaptiveCard), Direction(source: .drivenUI, target: .skima),
    Direction(source: .skima, target: .adaptiveCard), Direction(source: .skima, target: .drivenUI),
  ]
}

/// The table of conversions in the documentation: measured with the screens in `Conversions/screens.yaml`.
@Suite("The table of conversions")
struct ConversionMatrixTests {
  /// One line of the table.
  private struct Row {
    let concept: String
    var marks: [Direction: Mark] = [:]
    var losses: [Direction: Set<String>] = [:]
    var worse: [String: String] = [:]
    var better: Set<String> = []
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func rows() throws -> [Row] {
    let file = root.appendingPathComponent("Tests/CardCompilerTests/Conversions/screens.yaml")
    let source = SourceText(name: "screens.yaml", text: try String(contentsOf: file, encoding: .utf8))
    var diagnostics = Diagnostics()
    let table = try #require(Document.read(source, as: .yaml, diagnostics: &diagnostics)).root
    #expect(diagnostics.all.isEmpty)
    let besides = Set((table["besides"]?.elements).map { $0.compactMap(\.string) } ?? [])
    return try (table["rows"]?.elements).map { try $0.map { try row($0, besides) } } ?? []
  }

  private static func row(_ node: Node, _ besides: Set<String>) throws -> Row {
    var row = Row(concept: try #require(node["concept"]?.string))
    if let worse = node["worse"] { for member in worse.members { row.worse[member.name] = member.value.string } }
    row.better = Set((node["better"]?.elements).map { $0.compactMap(\.string) } ?? [])
    for direction in Direction.all {
      guard let probes = node[direction.source.rawValue] else { continue }
      let verdicts = node["verdicts"]?[direction.target.rawValue]
      var mark = Mark.exact
      for probe in probes.elements {
        for entry in try losses(of: screen(probe, direction.source), direction) {
          let own = verdicts?[entry.kind.id]?.string.flatMap(Mark.init)
          if own == nil, besides.contains(entry.kind.id) { continue }
          let found =
            own ?? (entry.verdict == .dropped ? .unsupported : entry.verdict == .approximated ? .lossy : .exact)
          if found > .exact { row.losses[direction, default: []].insert(entry.kind.id) }
          mark = max(mark, found)
        }
      }
      row.marks[direction] = mark
    }
    return row
  }

  /// A document with the probe in it.
  private static func screen(_ probe: Node, _ format: FormatID) -> String {
    var writer = DocumentWriter(.minified)
    writer.value(probe)
    let text = String(decoding: writer.finish(), as: UTF8.self)
    let isWhole = probe["type"] == nil
    switch format {
    case .adaptiveCard:
      let content = isWhole ? String(text.dropFirst()) : #""body":[\#(text)]}"#
      return #"{"type":"AdaptiveCard","version":"1.5",\#(content)"#
    case .skima:
      if isWhole { return text }
      // Inset like the content of a card, so that only the widget itself is measured.
      let place = #"{"type":"topEqual","value":20},{"type":"horizontalMargin","value":20}"#
      let pinned =
        text.hasSuffix("}]}") && probe["constraints"] != nil
        ? text.dropLast(2) + ",\(place)]}" : text.dropLast() + #","constraints":[\#(place)]}"#
      return #"{"metadata":{"id":"probe"},"ui":[\#(pinned)]}"#
    default: return text
    }
  }

  private static func losses(of text: String, _ direction: Direction) throws -> [FidelityEntry] {
    var options = CompilerOptions()
    options.from = direction.source
    options.lowering.submitEndpoint = "https://example.com/submit"
    let result = Compiler(options).compile(SourceText(name: "probe.json", text: text), to: [direction.target])
    let errors = result.diagnostics.all.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(text): \(errors.map(\.message))")
    return try #require(result.outputs.first, "\(text)").fidelity
  }

  // MARK: The page

  private static func page(_ rows: [Row]) -> String {
    var page = """
      # What converts to what

      How much of each concept of a screen survives each conversion.

      ## Overview

      This table is measured: each cell is the worst that any of the screens in
      `Tests/CardCompilerTests/Conversions/screens.yaml` loses of the concept, with
      an address for `--submit-endpoint`. A stands for Adaptive Cards, D for DrivenUI, S for Skima.

      - **E**, exact: what the source format can say looks and behaves the same in the target.
      - **L**, lossy: it is there in another form, or some of its values are.
      - **U**, unsupported: something else stands in its place, or nothing.
      - **–**: the source format has no such concept.
      - **\\***: better than the mapping that `cardc` was designed by asks for.

      Every loss is in the report of the conversion; `cardc explain ID` says more about each. Some losses concern every
      text or document, or depend on sizes that nobody knows before the screen is shown, and are not counted here:
      `lossy.dynamic-type`, `lossy.envelope`, `lossy.implicit-size`, `lossy.list-chrome`.

      | Concept | A→D | A→S | D→A | D→S | S→A | S→D |
      |---|---|---|---|---|---|---|

      """
    for row in rows {
      let cells = Direction.all.map { direction in
        (row.marks[direction]?.rawValue ?? "–") + (row.better.contains(direction.name) ? "\\*" : "")
      }
      page += "| \(row.concept) | " + cells.joined(separator: " | ") + " |\n"
    }
    page += "\n" + Self.sights
    page += "\n## What is lost\n\n| Concept | Conversion | Losses |\n|---|---|---|\n"
    for row in rows {
      for direction in Direction.all {
        guard let losses = row.losses[direction] else { continue }
        let reason = row.worse[direction.name].map { ": \($0)" } ?? ""
        let ids = losses.sorted().map { "`\($0)`" }.joined(separator: ", ")
        page += "| \(row.concept) | \(direction.source) to \(direction.target) | \(ids)\(reason) |\n"
      }
    }
    return page
  }

  /// What `ConversionSightTests` prints, as measured.
  private static let sights = """
    ## What is seen

    The project's templates are converted, and both sides are shown in Chromium, 400 points wide, in a font made for measuring.
    Compared is each text: the side that it is aligned with, and its distance from the text before it. So many are in their place
    within 2, 8 and 24 points; `swift test --filter ConversionSightTests` prints the figures of your checkout.

    | conversion | texts | 2 points | 8 points | 24 points |
    | --- | --- | --- | --- | --- |
    | Adaptive Cards to Skima | 242 | 66 % | 92 % | 97 % |
    | Adaptive Cards to Skima, data filled in last | 242 | 57 % | 88 % | 95 % |
    | Adaptive Cards to DrivenUI | 245 | 76 % | 98 % | 100 % |
    | Adaptive Cards to DrivenUI, data filled in last | 245 | 71 % | 90 % | 96 % |

    `build` converts templates before anybody has their data, so that widths are worked out for expected lengths, by what an
    expression gives and by names: a `price` is shorter than a `description`. Those are the rows with data filled in last. Lines of
    text have other heights in Skima, which is most of what is between 2 and 8 points there. Three texts are not seen in Skima: the
    words for pictures that cannot be loaded. Texts of DrivenUI have the sizes of the system's styles, 17 points where the built-in
    design of cards has 14, and its distances between lines, 1.2 times the size where cards have 1.33. They are compared with cards
    in a design with these, which an app that shows both has; beside the built-in one texts are wider and break earlier.
    `--font-map metric` takes the style nearest to the host's size.

    The compiler works out the same itself, with inputs, buttons and images as well as texts, by the rules of each format and on a
    phone 390 points wide (<doc:Fidelity>). So much is in its place within 8 points; `cardc inspect --emit layout --to FORMAT` prints
    it for each screen:

    | conversion | the project's templates, with their data | 183 public samples |
    | --- | --- | --- |
    | Adaptive Cards to Skima | 160 of 179, 89 % | 1,252 of 1,433, 87 % |
    | Adaptive Cards to DrivenUI | 170 of 179, 95 % | 1,315 of 1,441, 91 % |
    | DrivenUI to Adaptive Cards | 26 of 38, 68 % | 104 of 120, 87 % |
    | DrivenUI to Skima | 38 of 38, 100 % | 107 of 120, 89 % |
    | Skima to Adaptive Cards | 31 of 42, 74 % | 66 of 88, 75 % |
    | Skima to DrivenUI | 43 of 51, 84 % | 84 of 92, 91 % |

    Inputs of cards, which DrivenUI has not, count with the boxes that are drawn for them. What becomes a card has the padding of
    cards around it and around each coloured box, whatever it had before.

    What is further out of its place than 8 points is in the fidelity report, at the element, at one around it, or between it and the
    text before it, and what the report says of places and sizes is seen. `ReportSightTests` holds conversions to both: no text of
    the templates and of the cards that the tests look at is elsewhere without a word, and of all entries no more than one in fifty,
    mostly of widths that are said to be estimated, makes no difference.

    """

  @Test("is what conversions do; UPDATE_REFERENCE=1 writes it anew")
  func isUpToDate() throws {
    let file = Self.root.appendingPathComponent("Sources/CardCompiler/CardCompiler.docc/Conversions.md")
    let wanted = Self.page(try Self.rows())
    let found = try? String(contentsOf: file, encoding: .utf8)
    if found == wanted { return }
    if ProcessInfo.processInfo.environment["UPDATE_REFERENCE"] != nil {
      try wanted.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("Conversions.md was written anew: look at the difference, and run the tests again")
    } else {
      Issue.record("Conversions.md is stale: run UPDATE_REFERENCE=1 swift test --filter ConversionMatrixTests")
    }
  }

  private static let shared = ProcessInfo.processInfo.environment["CARDC_SHARED"]

  @Test(
    "is nowhere worse than planned without a reason",
    .enabled(if: shared != nil, "CARDC_SHARED does not name a folder with the plan"))
  func keepsThePlan() throws {
    let file = URL(fileURLWithPath: try #require(Self.shared)).appendingPathComponent("formats/mapping.md")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
    var plan: [String: [String]] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      if cells.count == 8, Int(cells[0]) != nil { plan[cells[1]] = Array(cells[2...]) }
    }
    let rows = try Self.rows()
    #expect(rows.map(\.concept).sorted() == plan.keys.sorted())
    for row in rows {
      for (direction, planned) in zip(Direction.all, plan[row.concept] ?? []) {
        guard let planned = Mark(rawValue: planned) else { continue }
        let mark = try #require(row.marks[direction], "\(row.concept) is not measured from \(direction.name)")
        let isExplained = row.worse[direction.name] != nil
        let losses = row.losses[direction]?.sorted() ?? []
        #expect(mark <= planned || isExplained, "\(row.concept), \(direction.name): \(mark), not \(planned): \(losses)")
        #expect(mark > planned || !isExplained, "\(row.concept), \(direction.name) needs no reason")
        #expect((mark < planned) == row.better.contains(direction.name), "\(row.concept), \(direction.name): better?")
      }
    }
  }
}
