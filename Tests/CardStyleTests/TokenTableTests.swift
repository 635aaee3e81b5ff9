import CardIR
import Testing

@testable import CardStyle

@Suite("Tables by name")
struct TokenTableTests {
  @Test func namesAreNumberedInTheirOrder() {
    func check<Token: AttributeToken>(_ type: Token.Type) {
      #expect(type.allCases.map(\.ordinal) == Array(0..<type.allCases.count), "\(type)")
    }
    check(FontType.self)
    check(TextRole.self)
    check(ActionAlignment.self)
    check(IconPlacement.self)
    check(ShowCardMode.self)
  }

  @Test func everyNameHasItsValue() {
    var table = TokenTable<Alignment, Int>(7)
    #expect(Alignment.allCases.allSatisfy { table[$0] == 7 })
    table[.center] = 1
    #expect(Alignment.allCases.allSatisfy { table[$0] == ($0 == .center ? 1 : 7) })
    #expect(table != TokenTable(7))
    table[.center] = 7
    #expect(table == TokenTable(7))
  }
}
