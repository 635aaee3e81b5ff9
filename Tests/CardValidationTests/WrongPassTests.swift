import CardFormats
import CardIR
import CardSyntax
import CardValidation
import Testing

/// The validator finds what wrong passes do, and finds nothing where they do nothing.
@Suite struct WrongPassTests {
  private func format(of pass: WrongPass) -> any CardFormats.Format {
    switch pass.format {
    case .card: AdaptiveCardsFormat()
    case .skima: SkimaFormat()
    case .drivenUI: DrivenUIFormat()
    }
  }

  @Test(arguments: WrongPass.all)
  func isCaught(_ pass: WrongPass) throws {
    let format = format(of: pass)
    let before = try screen(pass.caughtOn, format)
    var after = before
    pass.run(&after)
    let found = try #require(difference(before, after, format))
    #expect(!found.message.isEmpty)
    #expect(found.before?.source.name == "test.json")
  }

  @Test(arguments: WrongPass.all)
  func isNotCaughtWhereNothingChanges(_ pass: WrongPass) throws {
    let format = format(of: pass)
    let before = try screen(pass.harmlessOn, format)
    var after = before
    pass.run(&after)
    #expect(difference(before, after, format) == nil)
  }

  @Test func thereAreEnough() { #expect(WrongPass.all.count >= 100) }
}
