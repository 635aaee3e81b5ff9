import CardIR
import CardStyle
import CardSyntax
import Testing

@testable import CardPasses

/// Text stays readable on what a coloured box becomes in a format that has a palette.
@Suite struct ReadableTextTests {
  private func colored(_ background: UInt32, text color: UInt32, _ host: HostConfig = .default) -> (
    dump: String, losses: [String]
  ) {
    let box = group(.stack, .vertical, [text("A") { $0[.textColor] = .literal(.absolute(Color(color))) }]) {
      $0[.backgroundColor] = .literal(Color(background))
    }
    var root = Element(.screen)
    root[.children] = [.one(box)]
    var screen = Screen(name: "test", format: FormatID(rawValue: "test"), root: root, isTemplate: false)
    var context = PassContext(source: Traits.views, target: Traits.meaning, targetName: "Target", host: host)
    LowerBoxes().run(&screen, &context)
    LowerText().run(&screen, &context)
    return (TextDump.text(of: screen), context.fidelity.map(\.kind.id))
  }

  @Test func whiteTextOnABoxThatBecomesPaleIsReportedAndTakesTheDefaultColour() {
    let result = colored(0x2E89FC, text: 0xFFFFFF)
    #expect(result.dump.contains("container-style=accent"))
    #expect(!result.dump.contains("text-color"))
    #expect(result.losses == ["lossy.color", "lossy.color"])
  }

  @Test func textOnABoxOfExactlyAStyleKeepsItsColourWhateverItIs() {
    // White on pale green can hardly be read, but that is what the source says.
    let result = colored(0xCCFFCC, text: 0xFFFFFF)
    #expect(result.dump.contains("container-style=good"))
    #expect(result.dump.contains("text-color=light"))
    #expect(result.losses == [])
  }

  @Test func readableTextKeepsItsColourOnABoxOfAnotherColour() {
    let result = colored(0xC8FAC8, text: 0xCC3300)
    #expect(result.dump.contains("container-style=good"))
    #expect(result.dump.contains("text-color=attention"))
  }

  @Test func theColoursOfTheBoxsOwnStyleAreMatched() {
    var host = HostConfig.default
    host.containerStyles[.accent].background = Color(0x003366)
    host.containerStyles[.accent].foreground[.default].plain = .white
    let result = colored(0x003366, text: 0xFFFFFF, host)
    #expect(result.dump.contains("container-style=accent"))
    #expect(!result.dump.contains("text-color"))
    #expect(result.losses == [])
  }
}
