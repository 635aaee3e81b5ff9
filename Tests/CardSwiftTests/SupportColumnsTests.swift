import CardRuntime
import CardTestSupport
import Testing

@testable import CardSwift

/// The arithmetic of columns behind a view, which has only what the columns of the view ask for.
@Suite("Columns of support code")
struct SupportColumnsTests {
  /// A column of a row: how it is declared, what it is, and how wide its content is.
  private struct Column: CardColumnItem {
    let source: String
    let column: CardColumn
    let natural: Double
    var lead: Double? { nil }
    var thickness: Double? { nil }

    init(_ source: String, _ column: CardColumn, _ natural: Double) {
      (self.source, self.column, self.natural) = (source, column, natural)
    }

    func size(width: Double?, height: Double?) -> CardSize {
      let own = min(width ?? natural, natural)
      return CardSize(width: own, height: own > 0 ? (natural / own).rounded(.up) * 10 : 10)
    }
  }

  /// The places of columns in rows as the support code has them that stands behind a program with these rows.
  private static func places(of rows: [[Column]], in widths: [Double?]) throws -> (lines: [String], support: String) {
    var main = "print([\n"
    for row in rows {
      let views = row.map { "Column(column: CardColumn(width: \($0.source)), natural: \($0.natural))" }
      for width in widths { main += "row([\(views.joined(separator: ", "))], \(width.map { "\($0)" } ?? "nil")),\n" }
    }
    main += """
      ].joined(separator: "\\n"))
      struct Column: CardColumnItem {
        let column: CardColumn
        let natural: Double
        var lead: Double? { nil }
        var thickness: Double? { nil }
        func size(width: Double?, height: Double?) -> CardSize {
          let own = min(width ?? natural, natural)
          return CardSize(width: own, height: own > 0 ? (natural / own).rounded(.up) * 10 : 10)
        }
      }
      func row(_ views: [Column], _ width: Double?) -> String {
        let frames = CardColumnFrames(views, spacing: 10, width: width)
        let places = frames.frames.map { "\\($0.x) \\($0.y) \\($0.size.width)" }
        return places.joined(separator: ";") + " in \\(frames.size.width) \\(frames.size.height)"
      }

      """
    let support = SupportCode.declarations(["CardColumnFrames"], for: CodeMentions(of: main), isForApp: false).text
    let program = try GeneratedProgram()
    try program.add("main.swift", main + support)
    return (try program.run().split(separator: "\n").map(String.init), support)
  }

  @Test("share out the width of rows as the whole arithmetic does, whatever is left out of it")
  func shares() throws {
    let autos = [40.0, 90, 210].map { Column(".auto", CardColumn(width: .auto), $0) }
    let open = Column(".stretch", CardColumn(width: .stretch), 130)
    let heavy = Column(".weight(3)", CardColumn(width: .weight(3)), 55)
    let fixed = Column(".points(70)", CardColumn(width: .points(70)), 99)
    let low = Column(".auto, edge: CardColumn.Edge.bottom", CardColumn(width: .auto, edge: .bottom), 20)
    let wide = Column(".stretch, bleed: 8", CardColumn(width: .stretch, bleed: 8), 300)
    let reaching = Column(".auto, bleed: 8", CardColumn(width: .auto, bleed: 8), 30)
    let kinds: [(rows: [[Column]], hasEdges: Bool, hasBleed: Bool)] = [
      ([autos, [autos[0], open], [open, autos[2], open], [heavy, fixed, autos[1]], []], false, false),
      ([[low, autos[2]], [open, low], [low]], true, false),
      ([[wide, autos[1]], [reaching], [autos[0], reaching], [heavy, wide, fixed]], false, true),
      ([[wide, low], [low, autos[2], fixed, heavy, reaching]], true, true),
    ]
    let widths: [Double?] = [nil, 0, 60, 150, 320, 1000]
    for kind in kinds {
      let wanted = kind.rows.flatMap { row in
        widths.map { width in
          let frames = CardColumnFrames(row, spacing: 10, width: width)
          let places = frames.frames.map { "\($0.x) \($0.y) \($0.size.width)" }
          return places.joined(separator: ";") + " in \(frames.size.width) \(frames.size.height)"
        }
      }
      let (lines, support) = try Self.places(of: kind.rows, in: widths)
      #expect(lines == wanted, "\(support)")
      #expect(support.contains("enum Edge") == kind.hasEdges, "\(support)")
      #expect(support.contains("bleed") == kind.hasBleed, "\(support)")
    }
  }
}
