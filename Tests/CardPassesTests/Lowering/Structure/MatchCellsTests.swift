import CardIR
import CardTemplate
import Testing

@testable import CardPasses

@Suite struct MatchCellsTests {
  private func matched(_ table: Element, to target: Capabilities = Traits.views) -> (dump: String, losses: [String]) {
    run(MatchCells(), [table], from: Traits.tables, to: target)
  }

  @Test func cellsWithoutAColumnAreLeftOut() {
    let (dump, losses) = matched(table([row([cell("A"), cell("B")]), row([cell("C")])], columns: [column()]))
    #expect(dump.contains("\"A\"") && !dump.contains("\"B\"") && dump.contains("\"C\""))
    #expect(losses == ["dropped.extra-cell"])
  }

  @Test func rowsWithTooFewCellsAreFilled() {
    let short = table([row([cell("A"), cell("B")]), row([cell("C")])], columns: [column(), column()])
    func cells(_ dump: String) -> Int { dump.split(separator: "\n").count { $0.contains("table-cell") } }
    #expect(cells(matched(short).dump) == 4)
    #expect(matched(short).losses == [])
    // Where there are tables, they do that themselves.
    #expect(cells(matched(short, to: Traits.tables).dump) == 3)
    #expect(cells(matched(table([row([])], columns: [column()])).dump) == 0)
  }

  @Test func withoutColumnsAllCellsAreShown() {
    #expect(matched(table([row([cell("A"), cell("B")])])).dump.contains("\"B\""))
  }

  @Test func cellsThatDataRepeatStay() {
    var bound = row([cell("A")])
    bound[.children].append(.one(cell("B"), scope: Scope(repeats: true, source: .template(template("${cells}")))))
    #expect(matched(table([bound], columns: [column()])).dump.contains("\"B\""))
  }

  @Test func tablesOfTheSameFormatStay() {
    let same = with(Traits.tables) { $0.newerFeatures = { _ in [] } }
    let extra = table([row([cell("A"), cell("B")])], columns: [column()])
    #expect(matched(extra, to: same).dump.contains("\"B\""))
    #expect(!matched(extra, to: with(Traits.meaning) { $0.newerFeatures = { _ in [] } }).dump.contains("\"B\""))
  }
}
