import CardIR
import CardSyntax
import Testing

@testable import CardPasses

@Suite struct RemoveUnsupportedTests {
  @Test func impliedAttributesGoWithoutAWord() {
    let result = run(RemoveUnsupported(), [text("A") { $0[.isSubtle] = .literal(false) }], to: Traits.views)
    #expect(result.dump == #"text text="A""# && result.losses == [])
  }

  @Test func whatToolsWriteInDocumentsIsNoLoss() throws {
    func losses(_ name: String, _ json: String) throws -> [String] {
      let value = try data(json)
      var screen = Screen(
        name: "test", format: FormatID(rawValue: "test"),
        root: .make(.screen) { $0.extras = [.init(name: name, value: value)] }, isTemplate: false)
      var context = PassContext(source: Traits.meaning, target: Traits.views, targetName: "Target")
      RemoveUnsupported().run(&screen, &context)
      return context.fidelity.map(\.kind.id)
    }
    #expect(try losses("generator", #""Designer 2""#) == ["note.document-metadata"])
    // What is named like content, and has some, was meant to be seen.
    #expect(try losses("items", #"["A"]"#) == ["dropped.property"])
    #expect(try losses("title", #""A""#) == ["dropped.property"])
    #expect(try losses("title", #""""#) == ["note.document-metadata"])
    #expect(try losses("generator", "null") == [])
  }

  @Test func elementsThatNoOneKnowsAreReported() {
    var custom = Element(.custom)
    custom[.typeName] = .literal("Gauge")
    let result = run(RemoveUnsupported(), [custom, text("A")], to: Traits.views)
    #expect(result.dump == #"text text="A""# && result.losses == ["dropped.custom"])
  }

  @Test func theFallbackStandsInPlaceOfAnElement() {
    let gauge = Element.make(.custom) {
      $0[.typeName] = .literal("Gauge")
      $0[.fallback] = [.one(text("70 %"))]
    }
    let result = run(RemoveUnsupported(), [gauge], to: Traits.views)
    #expect(result.dump == #"text text="70 %""# && result.losses == ["note.fallback-used"])
  }

  @Test func theContentOfABoxThatTheTargetLacksStandsAlone() {
    let result = run(RemoveUnsupported(), [group(.overlay, nil, [text("A"), Element(.icon)])], to: Traits.views)
    #expect(
      result.dump == """
        stack axis=vertical
          children
            text text="A"
        """)
    #expect(result.losses == ["unsupported.element", "unsupported.element"])
  }

  @Test func actionsThatTheTargetLacksAreReported() {
    let target = with(Traits.views, kinds: [.button], attributes: [.button: [.title]], regions: [.button: [.actions]])
    let result = run(RemoveUnsupported(), [button("Send", [Element(.submit)])], to: target)
    #expect(!result.dump.contains("submit") && result.dump.contains("Send"))
    #expect(result.losses == ["unsupported.action"])
  }

  @Test func halfABorderGoesWithTheOther() {
    var box = group(.stack, .vertical, [text("A")])
    box[.borderColor] = .literal(.black)
    box[.borderWidth] = .literal(1)
    #expect(run(RemoveUnsupported(), [box], to: Traits.views).dump.contains("border-color"))
    let target = with(Traits.views) { $0.attributes[.stack]?.remove(.borderWidth) }
    #expect(!run(RemoveUnsupported(), [box], to: target).dump.contains("border"))
  }

  @Test func whatTheTargetWritesStays() {
    let label = text("A") { $0[.textColor] = .literal(.absolute(.black)) }
    let result = run(RemoveUnsupported(), [group(.stack, .vertical, [label])], to: Traits.views)
    #expect(result.dump.contains("text-color=#000000") && result.losses == [])
  }
}
