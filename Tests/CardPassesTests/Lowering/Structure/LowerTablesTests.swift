import CardIR
import CardStyle
import CardSyntax
import CardTemplate
import Testing

@testable import CardPasses

/// Tables as rows of columns, and as stacks of stacks.
@Suite struct LowerTablesTests {
  private static let columns = with(Traits.meaning, regions: [.stack: [.background]])
  private static let views = with(Traits.views, attributes: [.text: [.horizontalAlignment]])
  private static let tables = with(Traits.meaning, kinds: [.table, .tableRow, .tableCell])

  /// A host whose grids have a colour.
  private static let lined: HostConfig = {
    var host = HostConfig.default
    host.containerStyles[.default].border = Color(0xCCCCCC)
    return host
  }()

  private func inColumns(_ table: Element) -> (dump: String, losses: [String]) {
    run(LowerTables(), [table], from: Traits.tables, to: Self.columns)
  }

  private func inStacks(
    _ table: Element, to target: Capabilities = views, host: HostConfig = lined
  ) -> (dump: String, losses: [String]) {
    run(LowerGroups(), [table], from: Traits.tables, to: target, host: host)
  }

  // MARK: Alignment

  private func align(_ side: Alignment) -> (inout Element) -> Void { { $0[.horizontalAlignment] = .literal(side) } }

  @Test func cellsAreAlignedByTheirRowTheirColumnAndTheTable() {
    let byAll = table([row([cell("A")], align(.trailing))], columns: [column(align(.center))], align(.leading))
    let byColumn = table([row([cell("A")])], columns: [column(align(.center))], align(.leading))
    let byTable = table([row([cell("A")])], columns: [column()], align(.trailing))
    for (table, side) in [(byAll, "trailing"), (byColumn, "center"), (byTable, "trailing")] {
      for dump in [inColumns(table).dump, inStacks(table).dump] {
        #expect(dump.contains(#"text horizontal-alignment=\#(side) text="A""#))
        #expect(dump.components(of: "horizontal-alignment") == 1)
      }
    }
  }

  @Test func contentKeepsItsOwnAlignment() {
    var aligned = cell("")
    aligned[.children] = [.one(text("A", align(.leading)))]
    let dump = inColumns(table([row([aligned])], align(.center))).dump
    #expect(dump.contains(#"text horizontal-alignment=leading text="A""#) && !dump.contains("center"))
  }

  @Test func cellsStandInTheHeightOfTheirRow() {
    let low: (inout Element) -> Void = { $0[.verticalAlignment] = .literal(.bottom) }
    let high: (inout Element) -> Void = { $0[.verticalAlignment] = .literal(.top) }
    let alike = table([row([cell("A"), cell("B")], low)], high)
    #expect(inColumns(alike).dump.components(of: "vertical-alignment=bottom") == 2)
    #expect(inStacks(alike).dump.contains("stack axis=horizontal gap=10 alignment=bottom"))
    let different = table([row([cell("A"), cell("B", high)], low)])
    #expect(inColumns(different).dump.contains("vertical-alignment=top"))
    let result = inStacks(different)
    #expect(result.dump.contains("gap=10 alignment=top") && result.losses == ["lossy.column-align", "lossy.table"])
  }

  // MARK: Widths

  @Test func columnsKeepTheirWidths() {
    let widths: [Dimension] = [.weight(2), .points(40), .auto]
    let table = table(
      [row([cell("A"), cell("B"), cell("C")])], columns: widths.map { width in column { $0[.width] = .literal(width) } }
    )
    let dump = inColumns(table).dump
    // Tables know shares and points only.
    #expect(dump.contains("width=2fr") && dump.contains("width=40pt") && dump.contains("width=1fr"))
  }

  @Test func equalColumnsShareTheRoomWhereStacksDo() {
    let equal = table([row([cell("A"), cell("B")])], columns: [column(), column()])
    #expect(inStacks(equal, to: Traits.widgets).dump.contains("distribution=fillEqually"))
    let weighted = table(
      [row([cell("A"), cell("B")])],
      columns: [column { $0[.width] = .literal(.weight(1)) }, column { $0[.width] = .literal(.weight(3)) }])
    let dump = inStacks(weighted, to: Traits.widgets).dump
    #expect(dump.contains("width=1fr") && dump.contains("width=3fr") && !dump.contains("fillEqually"))
  }

  // MARK: What there is besides

  @Test func looksOfPartsAreCarriedOver() {
    let styled = table([row([cell("A") { $0[.minHeight] = .literal(30) }]) { $0[.containerStyle] = .literal(.good) }]) {
      $0[.spacing] = .literal(.large)
      $0[.id] = .literal("t")
    }
    for dump in [inColumns(styled).dump, inStacks(styled).dump] {
      #expect(dump.hasPrefix("stack id=\"t\" spacing=large"))
      #expect(dump.components(of: "container-style=good") == 1 && dump.components(of: "min-height=30") == 1)
    }
  }

  @Test func tapsOfCellsAreCarriedOver() {
    let tapped = table([row([cell("A") { $0[.tap] = [.one(Element(.openURL))] }])])
    #expect(inColumns(tapped).dump.contains("tap\n") && inStacks(tapped).dump.contains("tap\n"))
  }

  @Test func unknownPropertiesAreReportedInTheEnd() throws {
    let odd = table([row([cell("A")])]) { $0.extras = [.init(name: "odd", value: JSONNodes.one)] }
    var root = Element(.screen)
    root[.children] = [.one(odd)]
    var screen = Screen(name: "test", format: FormatID(rawValue: "test"), root: root, isTemplate: false)
    var context = PassContext(source: Traits.tables, target: Self.columns, targetName: "Target")
    LowerTables().run(&screen, &context)
    RemoveUnsupported().run(&screen, &context)
    #expect(context.fidelity.map(\.kind.id) == ["lossy.table", "dropped.property"])
  }

  @Test func linesStandBetweenRows() {
    let lines = table([row([cell("A")]), row([cell("B")])])
    #expect(inColumns(lines).dump.components(of: "separator=true") == 1)
    #expect(inStacks(lines).dump.components(of: "divider") == 1)
    let bare = table([row([cell("A")]), row([cell("B")])]) { $0[value: .showsGridLines] = .flag(false) }
    #expect(!inColumns(bare).dump.contains("separator") && !inStacks(bare).dump.contains("divider"))
    // Lines have the colour of the grid's style; without one there are none.
    #expect(!inStacks(lines, host: .default).dump.contains("divider"))
  }

  // MARK: Cells without a column

}
