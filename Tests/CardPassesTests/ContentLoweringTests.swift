import CardIR
import CardSyntax
import CardTemplate
import CardText
import Testing

@testable import CardPasses

@Suite struct ContentLoweringTests {
  // MARK: Markdown

  @Test(arguments: [
    ("plain", "plain"), ("a **b** c", "a b c"), ("_a_", "a"), ("snake_case_name", "snake_case_name"),
    ("2 * 3 * 4", "2 * 3 * 4"), ("[map](https://e.com)", "map"), ("- one\n- two", "• one\n• two"),
    ("1. one\r2. two", "1. one\n2. two"), (#"\*not\*"#, "*not*"), ("**a", "**a"), ("a ** b", "a ** b"),
    ("see [the **map**](u)", "see the map"), ("[no link]", "[no link]"), ("***both***", "both"),
  ])
  func markupIsTakenOut(_ source: String, _ plain: String) {
    #expect(MarkdownText(source).plain.plainText == plain)
  }

  @Test func aWholeBoldTextIsBold() {
    #expect(MarkdownText("**All of it**").isAllBold)
    #expect(!MarkdownText("**a** and **b**").isAllBold)
    let result = run(TranslateMarkdown(), [text("**Total**")], to: Traits.views)
    #expect(result.dump == #"text text="Total" text-weight=bolder"#)
    #expect(result.losses == [])
  }

  @Test(arguments: [
    "plain", "2 * 3", "snake_case", "*stars*", "_under_", "[a](b)", "- dash", "1. one", #"back\slash"#, #"\*"#,
    "a\n- b", "[x]", "**", "2*3*4", "+ plus", "__init__",
  ])
  func protectedTextReadsBackTheSame(_ plain: String) {
    #expect(MarkdownText(Markdown.escaped(plain)).plain.plainText == plain)
  }

  @Test func linksAreReportedWithTheirTarget() {
    let result = run(TranslateMarkdown(), [text("See [map](https://e.com/m)")], to: Traits.widgets)
    #expect(result.dump == #"text text="See map""#)
    #expect(result.losses == ["lossy.link-url"])
  }

  @Test func holesKeepTheirTextAround() {
    let bound = text("") { $0[.text] = .template(template("**${a}** of _${b}_")) }
    #expect(run(TranslateMarkdown(), [bound], to: Traits.views).dump.contains("${a}"))
  }

  // MARK: Facts and rich text

  private func fact(_ title: String, _ value: String) -> Element {
    var fact = Element(.fact)
    fact[.title] = .literal(title)
    fact[.value] = .literal(value)
    return fact
  }

  @Test func factsBecomeRowsThatHug() {
    let result = run(LowerFacts(), [group(.facts, nil, [fact("Gate", "B7")])], to: Traits.views)
    #expect(
      result.dump == """
        stack axis=vertical gap=4
          children
            stack axis=horizontal gap=10 alignment=top
              children
                text text="Gate" text-weight=bolder wrap=true
                text text="B7" wrap=true
                spacer
        """)
    #expect(result.losses == ["lossy.fact-columns"])
  }

  @Test func factsLineUpWhereRowsFillTheWidth() {
    let result = run(LowerFacts(), [group(.facts, nil, [fact("Gate", "B7")])], to: Traits.widgets)
    #expect(result.dump.contains(#"text width=110pt text="Gate" wrap=true"#))
    #expect(!result.dump.contains("spacer"))
  }

  @Test func repeatedFactsRepeatTheirRow() {
    var facts = Element(.facts)
    facts[.children] = [.one(fact("A", "B"), scope: Scope(repeats: true, source: .template(template("${rows}"))))]
    #expect(
      run(LowerFacts(), [.one(facts)], to: Traits.views).dump.contains(
        "stack axis=horizontal gap=10 alignment=top $data"))
  }

  private func run_(_ content: String, _ change: (inout Element) -> Void = { _ in }) -> Element {
    var run = Element(.run)
    run[.text] = .literal(content)
    change(&run)
    return run
  }

  @Test func runsThatLookAlikeBecomeOneText() {
    let rich = group(.richText, nil, [run_("Due "), run_("today")])
    let result = run(LowerRichText(), [rich], to: Traits.views)
    #expect(result.dump == #"text text="Due today" wrap=true"#)
    #expect(result.losses == [])
  }

  @Test func aShortLineKeepsItsWeights() {
    let rich = group(.richText, nil, [run_("Due "), run_("today") { $0[.textWeight] = .literal(.bolder) }])
    let result = run(LowerRichText(), [rich], to: Traits.views)
    #expect(result.dump.hasPrefix("stack axis=horizontal gap=0 alignment=firstBaseline"))
    #expect(result.losses == ["lossy.rich-text"])
  }

  // MARK: Actions

  private static var widgets: Capabilities {
    var traits = Traits.widgets
    traits.kinds.formUnion([.button, .navigate, .callAPI, .setVariable, .textInput])
    traits.attributes[.button] = [.title, .buttonStyle, .isEnabled]
    return traits
  }

  private static var cards: Capabilities {
    var traits = Traits.meaning
    traits.kinds.formUnion([.actionSet, .submit, .execute])
    traits.regions[.screen] = [.children, .actions]
    return traits
  }

  private func action(_ kind: ElementKind, _ title: String, _ change: (inout Element) -> Void = { _ in }) -> Element {
    var action = Element(kind)
    action[.title] = .literal(title)
    change(&action)
    return action
  }

  private func actions(_ actions: [Element]) -> Element {
    var set = Element(.actionSet)
    set[.actions] = actions.map { .one($0) }
    return set
  }

  @Test func actionsBecomeButtons() {
    let link = action(.openURL, "Map") { $0[.url] = .literal("https://e.com") }
    let result = run(LowerActionSets(), [actions([link])], to: Self.widgets)
    #expect(
      result.dump == """
        stack axis=horizontal gap=10
          children
            button title="Map" button-style=secondary
              actions
                action.open-url url="https://e.com"
        """)
    #expect(result.losses == [])
  }

  @Test func withoutButtonsOnlyTheLookIsLeft() {
    let result = run(LowerActionSets(), [actions([action(.submit, "Send")])], to: Traits.views)
    #expect(result.dump.contains(##"text text="Send" text-weight=bold text-color=#FFFFFF"##))
    #expect(result.losses == ["unsupported.action"])
  }

  @Test func aCardThatAButtonShowsStandsBelow() {
    var card = Element(.screen)
    card[.children] = [.one(text("Details"))]
    let show = action(.showCard, "More") { $0[.card] = [.one(card)] }
    let result = run(LowerActionSets(), [actions([show])], to: Traits.views)
    #expect(result.dump.contains(#"text text="More""#) && result.dump.contains(#"text text="Details""#))
    #expect(result.losses == ["lossy.show-card"])
  }

  @Test func linksBecomeDeepLinks() {
    var button = Element(.button)
    var link = Element(.openURL)
    link[.url] = .literal("https://e.com")
    button[.actions] = [.one(link)]
    let result = run(LowerActions(), [button], to: Self.widgets)
    #expect(result.dump.contains(#"action.navigate url="https://e.com" destination=deep-link"#))
    #expect(result.losses == ["lossy.open-url"])
  }

  @Test func dataAndInputsAreSent() throws {
    var input = Element(.textInput)
    input[.id] = .literal("name")
    var submit = Element(.submit)
    submit[.data] = .literal(
      try #require(
        JSONLiteral.make { writer in
          writer.beginObject()
          writer.key("order")
          writer.beginObject()
          writer.key("id")
          writer.number(7)
          writer.endObject()
          writer.endObject()
        }))
    submit[.body] = .literal(try #require(JSONLiteral.list(["name"])))
    var button = Element(.button)
    button[.actions] = [.one(submit)]
    let result = run(LowerActions(), [input, button], to: Self.widgets)
    #expect(result.dump.contains(#"value="7" operation=set data-type="json" target-id="order.id""#))
    #expect(result.dump.contains(#"method="post" endpoint="" body=["name","order.id"]"#))
    #expect(result.losses == ["lossy.submit-types", "unsupported.submit-endpoint"])
  }

  @Test func neighbouringButtonsBecomeAGroup() {
    var navigate = Element(.navigate)
    navigate[.destination] = .literal(.deepLink)
    navigate[.url] = .literal("https://e.com")
    var first = action(.button, "Go")
    first[.actions] = [.one(navigate)]
    let idle = action(.button, "Nothing") { $0[.buttonStyle] = .literal(.secondary) }
    let result = run(GroupButtons(), [text("A"), first, idle, text("B")], from: Self.widgets, to: Self.cards)
    #expect(
      result.dump == """
        text text="A"
        action-set
          actions
            action.navigate url="https://e.com" title="Go" action-style=positive destination=deep-link
            action.submit title="Nothing" is-enabled=false
        text text="B"
        """)
  }

  @Test func aCallKeepsItsEndpointInTheData() throws {
    var call = action(.callAPI, "Save")
    call[.method] = .literal("post")
    call[.endpoint] = .literal("https://e.com/save")
    call[.body] = .literal(try #require(JSONLiteral.list(["a"])))
    let result = run(LowerActions(), [actions([call])], from: Self.widgets, to: Self.cards)
    #expect(result.dump.contains(#"data={"$apicall":{"method":"post","endpoint":"https://e.com/save","body":["a"]}}"#))
    #expect(result.losses == ["lossy.endpoint"])
  }
}
