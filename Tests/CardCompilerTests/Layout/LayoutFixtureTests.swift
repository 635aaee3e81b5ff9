import CardCompiler
import Testing

/// That the walk for layout can fail: conversions that lost something once, and what it says of them.
@Suite("Lost layout is found") struct LayoutFixtureTests {
  struct Fixture: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: String
    let from: FormatID
    /// What a conversion made of it, and lost.
    let wrong: String
    let target: FormatID
    let aspect: LayoutDifference.Aspect

    init(
      _ name: String, _ aspect: LayoutDifference.Aspect, _ from: FormatID, _ source: String, _ target: FormatID,
      _ wrong: String
    ) {
      testDescription = name
      (self.aspect, self.from, self.source, self.target, self.wrong) = (aspect, from, source, target, wrong)
    }
  }

  private static let titled =
    #"{"type":"label","id":"t","props":{"text":"Title"},"constraints":[{"type":"topEqual"},"#
    + #"{"type":"horizontalMargin","value":16}]}"#

  static let fixtures = [
    Fixture(
      "text between two spacers at the left", .horizontal, .drivenUI,
      #"{"type":"VStack","subviews":[{"type":"HStack","properties":{"padding":12,"backgroundColor":"2E89FC"},"subviews":"#
        + #"[{"type":"Spacer"},{"type":"Text","values":{"text":"Continue"}},{"type":"Spacer"}]}]}"#,
      .adaptiveCard,
      #"{"type":"AdaptiveCard","body":[{"type":"ColumnSet","style":"accent","columns":[{"width":"stretch","items":"#
        + #"[{"type":"TextBlock","text":"Continue"}]}]}]}"#),
    Fixture(
      "a circle that fills its layers as a rectangle", .shape, .drivenUI,
      #"{"type":"ZStack","properties":{"width":64,"height":64},"subviews":[{"type":"Circle"},{"type":"Text","values":"#
        + #"{"text":"AB"}}]}"#,
      .skima,
      #"{"ui":[{"type":"container","props":{"children":[{"type":"container","props":{"backgroundColor":"\u0023000000"},"#
        + #""constraints":[{"type":"topEqual"},{"type":"bottomEqual"},{"type":"horizontalMargin"}]},{"type":"label","#
        + #""props":{"text":"AB"},"constraints":[{"type":"centerX"},{"type":"centerY"}]}]},"constraints":[{"type":"width","#
        + #""value":64},{"type":"height","value":64},{"type":"centerX"},{"type":"centerY"}]}]}"#),
    Fixture(
      "a button at the right as the first of a card", .horizontal, .skima,
      #"{"ui":[\#(titled),{"type":"button","props":{"text":"Next"},"constraints":[{"type":"topEqual","to":"bottom","#
        + #""of":"t"},{"type":"rightEqual","value":16},{"type":"width","value":120},{"type":"height","value":40}]}]}"#,
      .adaptiveCard,
      #"{"type":"AdaptiveCard","body":[{"type":"TextBlock","text":"Title"}],"actions":[{"type":"Action.Submit","title":"Next"}]}"#
    ),
    Fixture(
      "the last of a row that fills, with a width, beside the first", .horizontal, .skima,
      #"{"ui":[\#(titled),{"type":"stack","props":{"axis":"horizontal","children":[{"type":"label","props":{"text":"Name"}},"#
        + #"{"type":"image","props":{"url":"i.png"},"constraints":[{"type":"width","value":40},{"type":"height","value":40}]}]},"#
        + #""constraints":[{"type":"topEqual","to":"bottom","of":"t"},{"type":"horizontalMargin","value":16}]}]}"#,
      .drivenUI,
      #"{"type":"VStack","properties":{"horizontalAlignment":"leading"},"subviews":[{"type":"Text","values":{"text":"Title"}},"#
        + #"{"type":"HStack","subviews":[{"type":"Text","values":{"text":"Name"}},{"type":"Image","properties":{"width":40,"#
        + #""height":40},"values":{"imageUrl":"i.png"}}]},{"type":"Spacer"}]}"#),
    Fixture(
      "a bar at the bottom below what scrolls", .vertical, .skima,
      #"{"ui":[{"type":"scrollview","props":{"axis":"vertical","children":[{"type":"label","props":{"text":"Body"}}]},"#
        + #""constraints":[{"type":"topEqual"},{"type":"horizontalMargin"},{"type":"bottomEqual","to":"top","of":"bar"}]},"#
        + #"{"type":"label","id":"bar","props":{"text":"Total"},"constraints":[{"type":"bottomEqual","value":8},"#
        + #"{"type":"horizontalMargin"}]}]}"#,
      .drivenUI,
      #"{"type":"VStack","properties":{"horizontalAlignment":"leading"},"subviews":[{"type":"Text","values":{"text":"Body"}},"#
        + #"{"type":"Text","values":{"text":"Total"}},{"type":"Spacer"}]}"#),
    Fixture(
      "the middle of a box as its top", .vertical, .skima,
      #"{"ui":[{"type":"container","props":{"backgroundColor":"\u0023FF0000","children":[{"type":"label","props":{"text":"Offer"},"#
        + #""constraints":[{"type":"centerX"},{"type":"centerY"}]}]},"constraints":[{"type":"topEqual"},"#
        + #"{"type":"horizontalMargin"},{"type":"height","value":96}]}]}"#,
      .drivenUI,
      #"{"type":"VStack","subviews":[{"type":"ZStack","properties":{"height":96},"subviews":[{"type":"Rectangle"},"#
        + #"{"type":"VStack","subviews":[{"type":"Text","values":{"text":"Offer"}},{"type":"Spacer"}]}]},{"type":"Spacer"}]}"#
    ),
    Fixture(
      "two texts beside each other below each other", .order, .adaptiveCard,
      #"{"type":"AdaptiveCard","body":[{"type":"ColumnSet","columns":[{"width":"auto","items":[{"type":"TextBlock","#
        + #""text":"One"}]},{"width":"auto","items":[{"type":"TextBlock","text":"Two"}]}]}]}"#,
      .drivenUI,
      #"{"type":"VStack","subviews":[{"type":"Text","values":{"text":"One"}},{"type":"Text","values":{"text":"Two"}}]}"#
    ),
    Fixture(
      "a picture of a size without one", .size, .skima,
      #"{"ui":[{"type":"image","props":{"url":"i.png"},"constraints":[{"type":"topEqual"},{"type":"leftEqual"},"#
        + #"{"type":"width","value":40},{"type":"height","value":40}]}]}"#,
      .adaptiveCard, #"{"type":"AdaptiveCard","body":[{"type":"Image","url":"i.png"}]}"#),
  ]

  @Test("a loss that is not reported is found", arguments: fixtures) func found(_ fixture: Fixture) throws {
    let source = try #require(LayoutCoverageTests.read(Array(fixture.source.utf8)))
    let output = try #require(LayoutCoverageTests.read(Array(fixture.wrong.utf8)))
    let before = try #require(LayoutCoverageTests.walk(source, fixture.from))
    let after = try #require(LayoutCoverageTests.walk(output, fixture.target))
    let silent = LayoutComparison(source: before, output: after, entries: []).silentDifferences()
    #expect(silent.contains { $0.aspect == fixture.aspect }, "\(silent)")
    // The same document loses nothing.
    #expect(LayoutComparison(source: before, output: before, entries: []).differences().isEmpty)
  }

  /// Screens whose layout the other formats can say, so that nothing is lost, and nothing reported of it.
  @Test(
    "what can be said is said",
    arguments: [
      // Room on a page that does not scroll.
      #"{"type":"VStack","subviews":[{"type":"Text","values":{"text":"One"}},{"type":"Spacer"},{"type":"Text","values":"#
        + #"{"text":"Two"}}]}"#,
      #"{"type":"VStack","subviews":[{"type":"Spacer"},{"type":"Text","values":{"text":"One"}},{"type":"Spacer"},"#
        + #"{"type":"Text","values":{"text":"Two"}}]}"#,
      // A layer that reaches from edge to edge.
      #"{"type":"VStack","subviews":[{"type":"ZStack","properties":{"width":320,"height":96},"subviews":["#
        + #"{"type":"Rectangle","properties":{"foregroundColor":"EEEEEE"}},"#
        + #"{"type":"VStack","subviews":[{"type":"HStack","subviews":[{"type":"Text","values":{"text":"One"}},{"type":"Spacer"}]},"#
        + #"{"type":"Spacer"},{"type":"Text","values":{"text":"Two"}}]}]},{"type":"Spacer"}]}"#,
    ])
  func mended(_ text: String) throws {
    for outcome in try LayoutCoverageTests.outcomes(Array(text.utf8), "mended.json")
    where outcome.direction.hasSuffix("skima") {
      #expect(outcome.differences.isEmpty, "\(outcome.output)")
      #expect(!outcome.entries.contains { LayoutComparison.explanations[$0.id] != nil }, "\(outcome.entries)")
    }
  }

  @Test(
    "what can be said on a card is said",
    arguments: [
      // The middle of a box of some height.
      #"{"metadata":{"id":"a"},"ui":[{"type":"container","props":{"backgroundColor":"\u0023FF0000","children":[{"type":"label","#
        + #""props":{"text":"Offer"},"constraints":[{"type":"centerX"},{"type":"centerY"}]}]},"constraints":[{"type":"topEqual"},"#
        + #"{"type":"horizontalMargin"},{"type":"height","value":96}]}]}"#,
      // A row that is aligned at its top, in one that is not.
      #"{"type":"VStack","properties":{"horizontalAlignment":"leading"},"subviews":[{"type":"HStack","subviews":[{"type":"VStack","#
        + #""subviews":[{"type":"Text","values":{"text":"One"}},{"type":"HStack","properties":{"verticalAlignment":"top"},"#
        + #""subviews":[{"type":"Image","properties":{"width":40,"height":40},"values":{"imageUrl":"i.png"}},{"type":"Text","#
        + #""values":{"text":"Two"}},{"type":"Spacer"}]}]},{"type":"Text","values":{"text":"Three"}}]},{"type":"Spacer"}]}"#,
      // A picture without a frame, beside a text.
      #"{"type":"VStack","subviews":[{"type":"Image","values":{"imageUrl":"i.png"}},{"type":"HStack","subviews":[{"type":"List","#
        + #""subviews":[]},{"type":"Text","values":{"text":"Two"}}]}]}"#,
      // What is in the middle of a frame, and of one with lines of its own.
      #"{"type":"VStack","subviews":[{"type":"HStack","properties":{"height":96,"verticalAlignment":"top"},"subviews":[{"type":"#
        + #""Spacer"},{"type":"Text","values":{"text":"One"}}]},{"type":"VStack","properties":{"height":60},"subviews":[{"type":"#
        + #""Text","values":{"text":"Two"}}]}]}"#,
      // Room behind what is in the middle of its column, and behind what has a width.
      #"{"type":"VStack","subviews":[{"type":"HStack","subviews":[{"type":"VStack","properties":{"width":40},"subviews":[{"type":"#
        + #""Text","values":{"text":"One"}}]},{"type":"Spacer"},{"type":"Text","values":{"text":"Two"}}]}]}"#,
      // Texts that are only as wide as their words, and rows that are.
      #"{"ui":[{"type":"stack","props":{"axis":"vertical","alignment":"leading","children":[{"type":"label","props":{"text":"One","#
        + #""text_alignment":"center"}},{"type":"stack","props":{"axis":"horizontal","children":[{"type":"label","props":{"text":"#
        + #""Two"}},{"type":"image","props":{"url":"i.png"},"constraints":[{"type":"width","value":40},{"type":"height","value":"#
        + #"40}]}]}}]},"constraints":[{"type":"topEqual"},{"type":"horizontalMargin"}]}]}"#,
    ])
  func mendedOnCards(_ text: String) throws {
    for outcome in try LayoutCoverageTests.outcomes(Array(text.utf8), "mended.json")
    where outcome.direction.hasSuffix("adaptive-card") {
      #expect(outcome.differences.isEmpty, "\(outcome.output)")
    }
  }

  @Test(
    "what can be said with components is said",
    arguments: [
      // A box that states its width alone.
      #"{"ui":[{"type":"container","props":{"backgroundColor":"\u0023C7DEF9","children":[{"type":"label","props":{"text":"One"},"#
        + #""constraints":[{"type":"topEqual","value":12},{"type":"bottomEqual","value":12},{"type":"horizontalMargin","value":12}]"#
        + #"}]},"constraints":[{"type":"topEqual"},{"type":"leftEqual"},{"type":"width","value":200}]}]}"#,
      // A text of stated width, and a row of stated width.
      #"{"ui":[{"type":"label","id":"a","props":{"text":"One"},"constraints":[{"type":"topEqual"},{"type":"rightEqual"},{"type":"#
        + #""width","value":48}]},{"type":"stack","props":{"axis":"horizontal","children":[{"type":"image","props":{"url":"i.png"},"#
        + #""constraints":[{"type":"width","value":40},{"type":"height","value":40}]},{"type":"label","props":{"text":"Two"}}]},"#
        + #""constraints":[{"type":"topEqual","to":"bottom","of":"a"},{"type":"rightEqual"},{"type":"width","value":200}]}]}"#,
      // A column in the middle of one that fills.
      #"{"ui":[{"type":"stack","props":{"axis":"vertical","children":[{"type":"label","props":{"text":"One"}},{"type":"stack","#
        + #""props":{"axis":"vertical","alignment":"center","children":[{"type":"label","props":{"text":"Two"}}]}}]},"constraints":"#
        + #"[{"type":"topEqual"},{"type":"horizontalMargin"}]}]}"#,
      // A row of columns at the right.
      #"{"type":"AdaptiveCard","body":[{"type":"ColumnSet","horizontalAlignment":"right","columns":[{"width":"stretch","items":"#
        + #"[{"type":"TextBlock","text":"One"}]}]},{"type":"ColumnSet","columns":[{"width":"60px","items":[{"type":"TextBlock","#
        + #""text":"Two"}]},{"width":"auto","items":[{"type":"ColumnSet","columns":[{"items":[{"type":"TextBlock","text":"Three"}]"#
        + #"}]}]}]}]}"#,
    ])
  func mendedWithComponents(_ text: String) throws {
    for outcome in try LayoutCoverageTests.outcomes(Array(text.utf8), "mended.json")
    where outcome.direction.hasSuffix("drivenui") {
      #expect(outcome.differences.isEmpty, "\(outcome.output)")
    }
  }
}
