import CardIR
import CardTemplate
import Testing

@testable import CardPasses

@Suite struct DropEmptyContentTests {
  /// A source whose hosts show nothing of what is empty.
  private let source = with(Traits.meaning) { $0.emptyContentTakesRoom = false }

  @Test func whatIsEmptyIsLeftOut() {
    let card = [
      text("before"), text(""), Element(.text), Element(.facts), Element(.imageSet), Element(.actionSet),
      group(.stack, .vertical, [text("")]), text(" "),
    ]
    let result = run(DropEmptyContent(), card, from: source, to: Traits.views)
    #expect(
      result.dump == """
        text text="before"
        stack axis=vertical
          children (empty)
        text text=" "
        """)
    #expect(result.losses == [])
  }

  @Test func whatDataFillStays() {
    var bound = Element(.text)
    bound[.text] = .template(template("${name}"))
    var list = Element(.facts)
    list[.children] = [.splice(template("${facts}"), origin: nil)]
    #expect(run(DropEmptyContent(), [bound, list], from: source, to: Traits.views).dump.components(of: "text") == 2)
  }

  private func filled(_ kind: ElementKind, _ lists: [String], when: String? = nil) -> String {
    var list = Element(kind)
    list[kind == .actionSet ? .actions : .children] = lists.map { data in
      .one(
        Element(kind == .actionSet ? .openURL : kind == .facts ? .fact : .image),
        scope: Scope(repeats: true, source: .template(template(data))))
    }
    let condition = when.map { Condition(.template(template($0))) }
    return run(
      [DropEmptyContent()], [.one(list, when: condition)], from: source, to: Traits.views, isTemplate: true
    ).dump.split(separator: "\n").first.map(String.init) ?? ""
  }

  @Test func dataThatGiveAllOfAListSayWhetherItIsThere() {
    #expect(filled(.facts, ["${rows}"]) == #"facts $when="${!empty(rows)}""#)
    #expect(filled(.imageSet, ["${rows}"]) == #"image-set $when="${!empty(rows)}""#)
    #expect(filled(.actionSet, ["${rows}", "${rows}"]) == #"action-set $when="${!empty(rows)}""#)
    #expect(filled(.facts, ["${rows}", "${more}"]) == #"facts $when="${!(empty(rows) && empty(more))}""#)
    #expect(filled(.facts, ["${rows}"], when: "${isShown}") == #"facts $when="${isShown && !empty(rows)}""#)
  }

  @Test func aConditionOnTheListIsNotAskedTwice() {
    #expect(filled(.facts, ["${rows}"], when: "${count(rows) > 0}") == #"facts $when="${count(rows) > 0}""#)
  }

  @Test func aListWithSomethingOfItsOwnIsAlwaysThere() {
    var list = Element(.facts)
    list[.children] = [
      .one(Element(.fact)), .one(Element(.fact), scope: Scope(repeats: true, source: .template(template("${rows}")))),
    ]
    let result = run([DropEmptyContent()], [.one(list)], from: source, to: Traits.views, isTemplate: true)
    #expect(!result.dump.contains("$when"))
  }

  @Test func whatAnActionNamesStays() {
    let named = ["later", "never"].map { name in text("") { $0[.id] = .literal(name) } }
    let action = Element.make(.manipulate) { $0[.targetID] = .literal("later") }
    let button = Element.make(.button) {
      $0[.title] = .literal("More")
      $0[.actions] = [.one(action)]
    }
    let result = run(DropEmptyContent(), named + [button], from: source, to: Traits.views)
    #expect(result.dump.contains("later") && !result.dump.contains("never"))
  }

  @Test func hostsThatGiveItRoomKeepIt() {
    #expect(run(DropEmptyContent(), [text("")], from: Traits.widgets, to: Traits.views).dump == #"text text="""#)
  }
}
