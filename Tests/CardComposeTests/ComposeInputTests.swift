import CardCompiler
import CardCompose
import Testing

@Suite("What is asked, sent and opened, in Jetpack Compose")
struct ComposeInputTests {
  private func flat(_ result: CompilationResult) throws -> String {
    ComposeSources.text(try #require(result[.compose])).replacing(/\s+/, with: " ").replacing("( ", with: "(")
      .replacing(", )", with: ")").replacing(" .", with: ".")
  }

  private static let send = "actions: [{type: Action.Submit, title: Send}]\n"

  // MARK: What is hidden

  @Test("an input that is never shown is sent without being asked")
  func neverShown() throws {
    let result = ComposeSources.card(
      """
      - {type: Input.Text, id: a, label: A, isRequired: true, errorMessage: E, isVisible: false, value: x}
      - {type: Container, isVisible: false, items: [{type: Input.Text, id: b, label: B, isRequired: true, errorMessage: E}]}
      - {type: Input.Text, id: c, label: C}
      """, head: Self.send)
    let source = try flat(result)
    #expect(source.contains("if (cardAccepts(c)) {"), "\(source)")
    #expect(source.contains("\"a\" to a.value, \"b\" to b.value, \"c\" to c.value"), "\(source)")
    let alone = try flat(
      ComposeSources.card("- {type: Input.Text, id: a, label: A, isVisible: false, value: x}", head: Self.send))
    #expect(alone.contains("{ actions.perform(CardAction.Submit(inputs = mapOf(\"a\" to a.value))) }"), "\(alone)")
  }

  @Test("an input that data hide is sent, and asked where it is shown")
  func hiddenByData() throws {
    let source = try flat(
      ComposeSources.card(
        "- {type: Input.Text, id: a, label: A, isVisible: \"${open}\"}", data: "{open: false}", head: Self.send))
    #expect(source.contains("if (cardAccepts(if (data.open) a else null)) {"), "\(source)")
    #expect(source.contains("mapOf(\"a\" to a.value)"), "\(source)")
  }

  @Test("actions that are hidden have no button, and take no place from others")
  func hiddenActions() throws {
    let shown = (1...5).map { "{type: Action.OpenUrl, title: t\($0), url: \"https://example.com/\($0)\"}" }
    let all = ["{type: Action.Submit, title: Never, isVisible: false}"] + shown
    let result = ComposeSources.card("- {type: ActionSet, actions: [\(all.joined(separator: ", "))]}")
    let source = try flat(result)
    #expect(!source.contains("Never") && source.contains("t5"), "\(source)")
    #expect(result.diagnostics.all.isEmpty && result.outputs[0].fidelity.map(\.kind.id) == ["dropped.hidden"])
    #expect(source.ranges(of: "CardButton(title").count == 5, "\(source)")
  }

  // MARK: Pages

  @Test("inputs on pages of tabs and in sections are asked, and what they stand in is opened")
  func pages() throws {
    let result = ComposeSources.card(
      """
      - type: TabSet
        pages:
          - {type: TabPage, title: One, items: [{type: Input.Text, id: a, label: A}]}
          - {type: TabPage, title: Two, items: [{type: Input.Text, id: b, label: B, isRequired: true, errorMessage: E}]}
      - type: Accordion
        allowMultipleExpandedPages: true
        pages:
          - {type: AccordionPage, headerTitle: Three, isExpanded: true, items: [{type: TextBlock, text: t, wrap: true}]}
          - {type: AccordionPage, headerTitle: Four, items: [{type: Input.Number, id: c, label: C}]}
      """, head: Self.send)
    #expect(result.diagnostics.all.map(\.message) == [])
    #expect(result.outputs.flatMap(\.fidelity).map(\.message) == [])
    let source = try flat(result)
    for part in [
      "var shownTab by rememberSaveable { mutableIntStateOf(0) }",
      "var openPages by rememberSaveable { mutableStateOf(setOf(0)) }",
      "val b = rememberCardField(\"\", CardRules(isRequired = true), reveal = { shownTab = 1 })",
      "val a = rememberCardField(\"\")",
      "val c = rememberCardField(\"\", CardRules(isNumber = true), reveal = { openPages = openPages + 1 })",
      "cardAccepts(a, b, c)",
      "CardTabs(titles = listOf(\"One\", \"Two\"), selected = shownTab) { shownTab = it }",
      "if (shownTab == 1) {",
      "CardSection(title = \"Four\", isOpen = 1 in openPages,",
      "onToggle = { openPages = openPages.toggledPages(1, allowsSeveral = true) }",
    ] { #expect(source.contains(part), "\(part) in \(source)") }
  }

  @Test("pages in a repetition have their state where they stand")
  func repeatedPages() throws {
    let source = try flat(
      ComposeSources.card(
        """
        - type: Container
          $data: ${rows}
          items:
            - type: TabSet
              pages: [{type: TabPage, title: "${n}", items: [{type: TextBlock, text: t, wrap: true}]}]
        """, data: "{rows: [{n: a}]}"))
    #expect(source.contains(/data\.rows\.forEach \{ row -> .*var shownTab by rememberSaveable/), "\(source)")
  }

  // MARK: Bubbles

  @Test("bubbles open by taps and by buttons, with what is asked in them")
  func bubbles() throws {
    let result = ComposeSources.card(
      """
      - type: Container
        selectAction: {type: Action.Popover, title: More, popoverTitle: Details,
          content: {type: Container, items: [{type: TextBlock, text: inside, wrap: true}]}}
        items: [{type: TextBlock, text: a, wrap: true}]
      - type: ActionSet
        actions:
          - type: Action.Popover
            title: Ask
            content:
              type: Container
              items:
                - {type: Input.Number, id: q, label: Q}
                - {type: ActionSet, actions: [{type: Action.Submit, title: Answer}]}
          - {type: Action.Submit, title: Send}
      """)
    #expect(result.diagnostics.all.map(\.message) == [])
    let source = try flat(result)
    for part in [
      "var isBubbleOpen by rememberSaveable { mutableStateOf(false) }",
      "clickable(onClickLabel = \"More\", role = Role.Button) { isBubbleOpen = true }",
      "if (isBubbleOpen) { CardBubble(title = \"Details\",", "onClose = { isBubbleOpen = false }", "\"inside\"",
      "val q = rememberCardField(\"\", CardRules(isNumber = true))", "if (cardAccepts(q)) {",
      "CardButton(title = \"Send\") { actions.perform(CardAction.Submit()) }",
      "CardButton(title = \"Ask\") { isBubbleOpen2 = true }", "if (isBubbleOpen2) { CardBubble(ground =",
    ] { #expect(source.contains(part), "\(part) in \(source)") }
  }

  @Test("a bubble in a repetition sees its data")
  func repeatedBubbles() throws {
    let source = try flat(
      ComposeSources.card(
        """
        - type: Container
          $data: ${rows}
          selectAction: {type: Action.Popover, title: More, content: {type: TextBlock, text: "${n}", wrap: true}}
          items: [{type: TextBlock, text: "${n}", wrap: true}]
        """, data: "{rows: [{n: a}]}"))
    #expect(
      source.contains(/forEach \{ row -> var isBubbleOpen by .* if \(isBubbleOpen\) \{ CardBubble\(.*text = row\.n/),
      "\(source)")
  }

  // MARK: Repetitions

  @Test("elements whose names only data know are shown and hidden by them")
  func namedVisibilities() throws {
    let result = ComposeSources.card(
      """
      - type: Container
        $data: ${rows}
        items:
          - {type: TextBlock, id: "more-${$index}", text: "${n}", wrap: true, isVisible: false}
          - type: ActionSet
            actions:
              - {type: Action.ToggleVisibility, title: More, targetElements: ["more-${$index}"]}
              - {type: Action.ToggleVisibility, title: Less, targetElements: [{elementId: "more-${$index}", isVisible: false}]}
      """, data: "{rows: [{n: a}]}")
    #expect(result.diagnostics.all.map(\.message) == [])
    #expect(result.outputs.flatMap(\.fidelity).map(\.message) == [])
    let source = try flat(result)
    for part in [
      "val shown = rememberCardVisibilities()", "if (shown.isShown(\"more-$index\", false)) {",
      "CardButton(title = \"More\") { shown.toggle(\"more-$index\") }",
      "CardButton(title = \"Less\") { shown.set(\"more-$index\", false) }",
    ] { #expect(source.contains(part), "\(part) in \(source)") }
  }

  @Test("a repeated input without a name is there, but its value is not sent")
  func unnamed() throws {
    let result = ComposeSources.card(
      "- {type: Input.Toggle, title: \"${n}\", $data: \"${rows}\"}", data: "{rows: [{n: a}]}", head: Self.send)
    let source = try flat(result)
    let found = result.diagnostics.all.filter { $0.id == "compose.repeated-input" }
    #expect(found.map(\.message) == ["an input that is repeated has no name, so its value is not sent"])
    #expect(source.contains("val entry = rememberCardField(\"false\")"), "\(source)")
    #expect(source.contains("CardToggle(field = entry, title = row.n"), "\(source)")
    #expect(!source.contains("CardForm"), "\(source)")
  }
}
