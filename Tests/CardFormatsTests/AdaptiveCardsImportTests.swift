import CardIR
import CardSyntax
import CardTestSupport
import Testing

@testable import CardFormats

@Suite struct AdaptiveCardsImportTests {
  private func read(_ text: String) -> (screen: Screen?, diagnostics: Diagnostics) {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "card.json", text: text)
    let screen = Document.read(source, as: .json, diagnostics: &diagnostics).flatMap {
      AdaptiveCardsFormat().importScreen($0, options: ImportOptions(name: "card"), diagnostics: &diagnostics)
    }
    return (screen, diagnostics)
  }

  /// The ids and helps of what is reported about one element.
  private func findings(_ element: String) -> [String] {
    let result = read(#"{"type":"AdaptiveCard","version":"1.5","body":[\#(element)]}"#)
    #expect(result.screen != nil)
    return result.diagnostics.sorted().map {
      [$0.id, $0.span?.text, $0.help].compactMap { $0 }.joined(separator: " | ")
    }
  }

  @Test(
    "holes in data that nothing looks into make a template as well",
    arguments: [
      (#"{"type":"ActionSet","actions":[{"type":"Action.Submit","title":"a","data":{"x":["${y}"]}}]}"#, true),
      (#"{"type":"TextBlock","text":"a","extra":{"x":{"y":"${z}"}}}"#, true),
      (#"{"type":"ActionSet","actions":[{"type":"Action.Submit","title":"a","data":{"x":["$y"]}}]}"#, false),
    ])
  func holesInData(_ element: String, _ isTemplate: Bool) {
    let card = #"{"type":"AdaptiveCard","version":"1.5","body":[\#(element)]}"#
    #expect(read(card).screen?.isTemplate == isTemplate)
  }

  @Test(arguments: [
    (#"{"type":"TextBlok","text":"a"}"#, #"adaptive-card.unknown-type | "TextBlok" | did you mean `TextBlock`?"#),
    (
      #"{"type":"TextBlock","text":"a","wieght":"bolder"}"#,
      #"adaptive-card.unknown-property | "wieght" | did you mean `weight`?"#
    ),
    (#"{"type":"TextBlock","text":7}"#, "adaptive-card.wrong-type | 7"),
    // Beyond a double: pages would have lost it without a word.
    (#"{"type":"Input.Number","id":"n","label":"N","min":1e400}"#, "adaptive-card.wrong-type | 1e400"),
    (#"{"type":"TextBlock","text":"a","wrap":"true"}"#, #"adaptive-card.wrong-type | "true""#),
    (
      #"{"type":"TextBlock","text":"a","size":"lage"}"#,
      #"adaptive-card.unknown-name | "lage" | did you mean `large`?"#
    ),
    (#"{"type":"TextBlock"}"#, #"adaptive-card.missing-property | "TextBlock" | add `text`, a string"#),
    (
      #"{"type":"FactSet"}"#,
      #"adaptive-card.missing-property | "FactSet" | add `facts`, a list in which each item is a fact"#
    ),
    (
      #"{"type":"ColumnSet","columns":[{"type":"Container","items":[]}]}"#,
      #"adaptive-card.misplaced-type | "Container" | expected `Column`"#
    ),
    (#"{"type":"Column","items":[]}"#, #"adaptive-card.misplaced-type | "Column""#),
    (#"{"type":"Action.Submit"}"#, #"adaptive-card.misplaced-type | "Action.Submit""#),
    (#"{"type":"ColumnSet","columns":[{"width":"wide","items":[]}]}"#, #"adaptive-card.unknown-name | "wide""#),
    (#"{"type":"ColumnSet","columns":{}}"#, "adaptive-card.wrong-type | {}"),
    (#"{"type":"Image","url":"https://e.com/u","width":"50"}"#, #"adaptive-card.wrong-type | "50""#),
  ])
  func violationsAreReportedAndKept(_ element: String, _ finding: String) {
    let found = findings(element)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(finding) == true, "\(found)")
  }

  @Test(arguments: [
    #"{"type":"TextBlock","text":"${a}","wrap":"${b}","size":"${c}"}"#,
    #"{"type":"TextBlock","text":"a","size":"Large"}"#,
    #"{"type":"ColumnSet","columns":[{"width":"2","items":[]},{"width":"50px","items":[]},{"width":3,"items":[]}]}"#,
    #"{"type":"TextBlock","text":"a","wrap":null,"color":null}"#, #"{"type":"Container","items":[],"fallback":"drop"}"#,
    #"{"type":"Container","items":[],"fallback":{"type":"TextBlock","text":"f"}}"#,
    // JSON-LD, as messages to Outlook have it.
    #"{"type":"TextBlock","text":"a","@type":"Note","@context":"http://schema.org/extensions"}"#,
  ])
  func whatRenderersTakeIsNotReported(_ element: String) {
    #expect(findings(element) == [])
  }

  @Test func anIdMayStandOnce() {
    let twice = #"{"type":"Input.Text","id":"a"},{"type":"Input.Text","id":"a"}"#
    let result = read(#"{"type":"AdaptiveCard","body":[\#(twice)]}"#)
    #expect(result.screen != nil)
    #expect(result.diagnostics.all.map(\.id) == ["adaptive-card.duplicate-id"])
    let fallback = #"{"type":"Gauge","id":"a","fallback":{"type":"TextBlock","id":"a","text":"f"}}"#
    #expect(read(#"{"type":"AdaptiveCard","body":[\#(fallback)]}"#).diagnostics.all.allSatisfy { $0.severity < .error })
  }

  private static let input = #"{"type":"Input.Text","id":"a"}"#

  @Test(
    "elements that are never there at once may share an id",
    arguments: [
      #"{"type":"Container","items":[\#(input)],"fallback":{"type":"Container","items":[\#(input)]}}"#,
      #"{"type":"Gauge","id":"a","fallback":{"type":"Container","items":[\#(input)]}}"#,
      #"{"type":"Gauge","id":"a","fallback":{"type":"Dial","fallback":{"type":"Column","items":[\#(input)]}}}"#,
      #"{"type":"Gauge","id":"a","fallback":{"type":"Dial","id":"a","fallback":\#(input)}}"#,
      #"{"type":"Input.Text","id":"a","$when":"${x}"},{"type":"Input.Text","id":"a","$when":"${!x}"}"#,
      #"{"type":"Input.Text","id":"a","$when":"${k == 'x'}"},{"type":"Input.Text","id":"a","$when":"${k == 'y'}"}"#,
      #"{"type":"Input.Text","id":"a","$when":"${'x' == k}"},{"type":"Input.Text","id":"a","$when":"${k != 'x'}"}"#,
      #"{"type":"Input.Text","id":"a","$when":"${n > 1}"},{"type":"Input.Text","id":"a","$when":"${n <= 1 && m}"}"#,
      #"{"type":"Input.Text","id":"a","$when":"${n < 1}"},{"type":"Input.Text","id":"a","$when":"${1 <= n}"}"#,
      #"{"type":"Container","$when":"${x}","items":[\#(input)]},{"type":"Container","$when":"${!x}","items":[\#(input)]}"#,
      #"{"type":"Container","items":[{"type":"Container","$when":"${k == 1}","items":[\#(input)]}]},"#
        + #"{"type":"Input.Text","id":"a","$when":"${k == 2 || k == 3}"}"#,
      // What conditions of any form come to only data tell.
      #"{"type":"Input.Text","id":"a","$when":"${x}"},{"type":"Input.Text","id":"a","$when":"${y}"}"#,
    ])
  func idsOfAlternatives(_ body: String) {
    let result = read(#"{"type":"AdaptiveCard","body":[\#(body)]}"#)
    let isFound = result.diagnostics.all.contains { $0.id == "adaptive-card.duplicate-id" }
    #expect(result.screen != nil && !isFound, "\(result.diagnostics.all.map(\.message))")
  }

  @Test(
    "elements that are there at once may not, in whatever branch",
    arguments: [
      #"{"type":"Container","items":[\#(input),{"type":"ColumnSet","columns":[{"items":[\#(input)]}]}]}"#,
      #"{"type":"Container","id":"a","items":[\#(input)]}"#,
      #"{"type":"Gauge","fallback":{"type":"Container","items":[\#(input),\#(input)]}}"#,
      #"{"type":"Gauge","fallback":{"type":"Container","items":[\#(input)]}},\#(input)"#,
      #"{"type":"Gauge","fallback":\#(input)},{"type":"Gauge","fallback":\#(input)}"#,
      #"{"type":"Container","$when":"${x}","items":[\#(input),\#(input)]}"#,
      #"{"type":"Container","$data":"${x}","items":[\#(input),\#(input)]}"#,
      #"{"type":"Input.Text","id":"a","$when":"${x}"},{"type":"Input.Text","id":"a","$when":"${x}"}"#,
      #"{"type":"ActionSet","actions":[{"type":"Action.ShowCard","card":{"type":"AdaptiveCard","body":[\#(input)]}},"#
        + #"{"type":"Action.ShowCard","card":{"type":"AdaptiveCard","body":[\#(input)]}}]}"#,
    ])
  func idsOfOneBranch(_ body: String) {
    let result = read(#"{"type":"AdaptiveCard","body":[\#(body)]}"#)
    #expect(result.diagnostics.all.count { $0.id == "adaptive-card.duplicate-id" } == 1)
  }

  @Test(arguments: [#"{"type":"VStack"}"#, "[]", "7", #"{"type":7,"body":[]}"#, "{}"])
  func whatIsNoCardIsAnError(_ text: String) {
    let result = read(text)
    #expect(result.screen == nil)
    #expect(result.diagnostics.all.map(\.id) == ["adaptive-card.not-a-card"])
  }

  @Test(arguments: [
    ([ElementKind.text], "1.0"), ([.stack], "1.0"), ([.actionSet], "1.2"), ([.execute], "1.4"), ([.table], "1.5"),
  ])
  func newCardsHaveTheLowestVersionThatSuffices(_ kinds: [ElementKind], _ version: String) throws {
    var root = Element(.screen)
    for kind in kinds {
      var element = Element(kind)
      if kind == .stack { element[.axis] = .literal(.vertical) }
      if kind.family == .action { root[.actions].append(.one(element)) } else { root[.children].append(.one(element)) }
    }
    let screen = Screen(name: "s", format: FormatID(rawValue: "other"), root: root, isTemplate: false)
    let file = try #require(AdaptiveCardsFormat().emit(screen, options: EmitOptions(syntax: .minified)).first)
    #expect(String(decoding: file.bytes, as: UTF8.self).contains(#""version":"\#(version)""#))
  }

  @Test func whatANewTypeHasMayBeNewerThanTheType() throws {
    var action = Element(.execute)
    action[value: .mode] = .token("secondary")
    var root = Element(.screen)
    root[.actions] = [.one(action)]
    let screen = Screen(name: "s", format: FormatID(rawValue: "other"), root: root, isTemplate: false)
    let file = try #require(AdaptiveCardsFormat().emit(screen, options: EmitOptions(syntax: .minified)).first)
    #expect(String(decoding: file.bytes, as: UTF8.self).contains(#""version":"1.5""#))
  }

  @Test func theVocabularyHasNoDoubles() {
    for type in AdaptiveCardsVocabulary.vocabulary.types {
      let names = type.properties.map(\.name)
      #expect(Set(names).count == names.count, "\(type.name)")
    }
  }
}
