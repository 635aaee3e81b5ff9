import CardIR
import CardTemplate
import Testing

@testable import CardPasses

@Suite struct DropExtraCellsTests {
  private func dropped(_ table: Element, to target: Capabilities = Traits.views) -> (dump: String, losses: [String]) {
    run(DropExtraCells(), [table], from: Traits.tables, to: target)
  }

  @Test func cellsWithoutAColumnAreLeftOut() {
    let (dump, losses) = dropped(table([row([cell("A"), cell("B")]), row([cell("C")])], columns: [column()]))
    #expect(dump.contains("\"A\"") && !dump.contains("\"B\"") && dump.contains("\"C\""))
    #expect(losses == ["dropped.extra-cell"])
  }

  @Test func withoutColumnsAllCellsAreShown() {
    #expect(dropped(table([row([cell("A"), cell("B")])])).dump.contains("\"B\""))
  }

  @Test func cellsThatDataRepeatStay() {
    var bound = row([cell("A")])
    bound[.children].append(.one(cell("B"), scope: Scope(repeats: true, source: .template(template("${cells}")))))
    #expect(dropped(table([bound], columns: [column()])).dump.contains("\"B\""))
  }

  @Test func tablesOfTheSameFormatStay() {
    let same = with(Traits.tables) { $0.newerFeatures = { _ in [] } }
    let extra = table([row([cell("A"), cell("B")])], columns: [column()])
    #expect(dropped(extra, to: same).dump.contains("\"B\""))
    #expect(!dropped(extra, to: with(Traits.meaning) { $0.newerFeatures = { _ in [] } }).dump.contains("\"B\""))
  }
}
