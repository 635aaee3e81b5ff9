import CardCompiler
import CardCompose
import Testing

@Suite("Elements as functions of Jetpack Compose")
struct ComposeViewTests {
  /// The source with each run of white space as one space, so that it does not matter how lines are broken.
  private func kotlin(
    _ body: String, data: String? = nil, head: String = "", host: HostConfig = .default
  ) throws -> String {
    let source = try ComposeSources.kotlin(body, data: data, head: head, host: host)
    return source.replacing(/\s+/, with: " ").replacing("( ", with: "(").replacing(", )", with: ")")
      .replacing(" .", with: ".")
  }

  private func ids(_ result: CompilationResult) -> [String] {
    (result.diagnostics.all.map(\.id) + result.outputs.flatMap(\.fidelity).map(\.kind.id)).sorted()
  }

  // MARK: Layout

  @Test("distances stand before what is shown after something else")
  func distances() throws {
    let source = try kotlin(
      """
      - {type: TextBlock, text: a, wrap: true, $when: "${x == 1}"}
      - {type: TextBlock, text: b, wrap: true, spacing: small}
      - {type: TextBlock, text: c, wrap: true, spacing: large, separator: true}
      """, data: "{x: 1}")
    #expect(source.contains("if (data.x == 1.0) { Text(text = \"a\", style = text14) }"))
    #expect(source.contains("if (data.x == 1.0) { Spacer(modifier = Modifier.height(10.dp)) } Text(text = \"b\""))
    #expect(
      source.contains(
        "} Text(text = \"b\", style = text14) HorizontalDivider(modifier = Modifier.padding(vertical = 20.dp),"
          + " thickness = 1.dp"
      ) || source.contains("HorizontalDivider(modifier = Modifier.padding(vertical = 20.dp), thickness = 1.dp"))
  }

  @Test("the first of repeated elements has nothing before it")
  func repeatedDistances() throws {
    let source = try kotlin(
      """
      - {type: TextBlock, text: "${name}", wrap: true, $data: "${rows}", spacing: small}
      - {type: TextBlock, text: end, wrap: true, spacing: large}
      """, data: "{rows: [{name: a}]}")
    #expect(
      source.contains(
        "data.rows.forEachIndexed { index, row -> if (index > 0) { Spacer(modifier = Modifier.height(10.dp)) }"))
    #expect(source.contains("if (data.rows.isNotEmpty()) { Spacer(modifier = Modifier.height(40.dp)) }"))
  }

  @Test("the buttons of a card stand below its content, at the distance that the host has")
  func actionsBelow() throws {
    let bar = "actions: [{type: Action.OpenUrl, title: Go, url: 'https://example.com'}]\n"
    let even = try kotlin(
      "- {type: TextBlock, text: a, wrap: true}\n- {type: TextBlock, text: b, wrap: true}", head: bar)
    #expect(even.contains("verticalArrangement = Arrangement.spacedBy(20.dp)"))
    #expect(even.contains("Text(text = \"b\", style = text14) CardFlow("))
    let uneven = try kotlin(
      "- {type: TextBlock, text: a, wrap: true}\n- {type: TextBlock, text: b, wrap: true, spacing: small}", head: bar)
    #expect(!uneven.contains("Arrangement.spacedBy"))
    #expect(uneven.contains("Spacer(modifier = Modifier.height(20.dp)) CardFlow("))
  }

  @Test("columns have shares, fixed widths, or the width of their content, and the place that they state")
  func columns() throws {
    let source = try kotlin(
      """
      - type: ColumnSet
        columns:
          - {type: Column, width: 2, items: [{type: TextBlock, text: a, wrap: true}]}
          - {type: Column, width: 70px, items: [{type: TextBlock, text: b, wrap: true}]}
          - {type: Column, width: auto, verticalContentAlignment: center,
             items: [{type: TextBlock, text: c, wrap: true}]}
          - {type: Column, width: stretch, items: [{type: TextBlock, text: d, wrap: true, horizontalAlignment: right}]}
      """)
    #expect(source.contains("Row(modifier = Modifier.fillMaxWidth(), horizontalArrangement = Arrangement.spacedBy("))
    #expect(source.contains("Column(modifier = Modifier.weight(2f)) { Text(text = \"a\""))
    #expect(source.contains("Column(modifier = Modifier.width(70.dp)) { Text(text = \"b\""))
    #expect(source.contains("Modifier.align(Alignment.CenterVertically)"))
    #expect(
      source.contains(
        "Column(modifier = Modifier.weight(1f)) { Text(text = \"d\", modifier = Modifier.fillMaxWidth(), textAlign"
          + " = TextAlign.End"
      ))
  }

  @Test("what says nothing of its place in the height has that of the box around")
  func inheritedPlace() throws {
    func source(_ place: String) throws -> String {
      try kotlin(
        """
        - type: Container\(place)
          items:
            - type: ColumnSet
              columns:
                - {type: Column, width: auto, items: [{type: TextBlock, text: a, wrap: true}]}
                - {type: Column, width: auto, verticalContentAlignment: top,
                   items: [{type: TextBlock, text: b, wrap: true}]}
            - {type: Container, minHeight: 80px, items: [{type: TextBlock, text: c, wrap: true}]}
        """)
    }
    let low = try source("\n  verticalContentAlignment: bottom")
    #expect(low.ranges(of: "Modifier.align(Alignment.Bottom)").count == 1, "\(low)")
    #expect(low.contains("heightIn(min = 80.dp), verticalArrangement = Arrangement.Bottom"), "\(low)")
    #expect(!(try source("")).contains("Bottom"))
  }

  @Test("boxes are painted and padded, reach out where they bleed, and turn round where they are read from the right")
  func boxes() throws {
    let source = try kotlin(
      """
      - {type: Container, style: emphasis, bleed: true, items: [{type: TextBlock, text: a, wrap: true}]}
      - {type: Container, rtl: true, minHeight: 80px, items: [{type: TextBlock, text: b, wrap: true}]}
      - type: Container
        backgroundImage: https://example.com/a.png
        items: [{type: TextBlock, text: c, wrap: true}]
      """)
    #expect(
      source.contains("Modifier.cardBleed(start = 20.dp, top = 20.dp, end = 20.dp).fillMaxWidth().background(Color("))
    #expect(source.contains("CompositionLocalProvider(LocalLayoutDirection provides LayoutDirection.Rtl) { Column("))
    #expect(source.contains("heightIn(min = 80.dp)"))
    #expect(
      source.contains(
        "image(CardImage(url = \"https://example.com/a.png\", modifier = Modifier.matchParentSize(), contentScale"
          + " = ContentScale.Crop))"
      ))
  }

  @Test("tables have lines, headings, and cells as wide as their columns")
  func tables() throws {
    var host = HostConfig.default
    host.containerStyles[.default].border = Color(0x112233)
    let source = try kotlin(
      """
      - type: Table
        columns: [{width: 1}, {width: 2}]
        rows:
          - type: TableRow
            cells:
              - {type: TableCell, items: [{type: TextBlock, text: h, wrap: true}]}
              - {type: TableCell, items: [{type: TextBlock, text: i, wrap: true}]}
          - type: TableRow
            cells: [{type: TableCell, items: [{type: TextBlock, text: j, wrap: true}]}]
      """, host: host)
    #expect(source.contains("Modifier.semantics { heading() }"))
    #expect(source.contains("VerticalDivider(color = ") && source.contains("HorizontalDivider(color = "))
    #expect(source.contains("Modifier.weight(2f).fillMaxHeight()"))
    #expect(source.contains("Spacer(modifier = Modifier.weight(2f))"))
    #expect(source.contains("height(IntrinsicSize.Min)"))
  }

  // MARK: Texts and pictures

  @Test("Markdown becomes an annotated text, with links that the handler opens")
  func markdown() throws {
    let source = try kotlin(
      #"- {type: TextBlock, wrap: true, text: "**Bold** of ${name}, [see](https://example.com/${name})"}"#,
      data: "{name: Ada}")
    #expect(source.contains("withStyle(SpanStyle(fontWeight = FontWeight.Bold)) { append(\"Bold\") }"))
    #expect(source.contains("append(\" of ${data.name}, \")"))
    #expect(
      source.contains(
        "withLink(cardLink { actions.perform(CardAction.OpenUrl(\"https://example.com/${data.name}\")) }) {"
          + " append(\"see\") }"
      ))
  }

  @Test("runs have their styles and taps")
  func runs() throws {
    let source = try kotlin(
      """
      - type: RichTextBlock
        inlines:
          - {type: TextRun, text: a, italic: true, underline: true, strikethrough: true, highlight: true}
          - {type: TextRun, text: b, weight: bolder, selectAction: {type: Action.OpenUrl, url: "https://example.com"}}
      """)
    #expect(source.contains("fontStyle = FontStyle.Italic"))
    #expect(
      source.contains("textDecoration = TextDecoration.LineThrough + TextDecoration.Underline")
        || source.contains("TextDecoration.Underline + TextDecoration.LineThrough"))
    #expect(source.contains("background = Color("))
    #expect(source.contains("withLink(cardLink { actions.perform(CardAction.OpenUrl(\"https://example.com\")) })"))
  }

  @Test("what is disabled in a text is no link")
  func disabledRuns() throws {
    func source(_ isEnabled: String) throws -> String {
      try kotlin(
        """
        - type: RichTextBlock
          inlines:
            - {type: TextRun, text: b, selectAction: {type: Action.OpenUrl, url: "https://example.com", isEnabled: \(isEnabled)}}
        """, data: "{can: true}")
    }
    #expect(!(try source("false").contains("withLink(")))
    let bound = try source("'${can}'")
    #expect(bound.contains("if (data.can) { withLink(") && bound.contains("if (!data.can) { withStyle("), "\(bound)")
  }

  @Test("pictures are shown by what the function is given, with their words, extents and taps")
  func images() throws {
    let source = try kotlin(
      """
      - {type: Image, url: "https://example.com/a.png", altText: Ada, style: person, size: small,
         horizontalAlignment: center,
         selectAction: {type: Action.OpenUrl, title: Profile, url: "https://example.com"}}
      - {type: ImageSet, imageSize: medium, images: [{type: Image, url: "https://example.com/b.png", altText: b}]}
      """)
    #expect(source.contains("image: @Composable (CardImage) -> Unit"))
    #expect(source.contains("description = \"Ada\""))
    #expect(
      source.contains(
        "Modifier.align(Alignment.CenterHorizontally).size(40.dp).clip(CircleShape).clickable(onClickLabel"
          + " = \"Profile\", role = Role.Button)"
      ))
    #expect(source.contains("contentScale = ContentScale.Crop"))
    #expect(source.contains("CardFlow(spacing = 5.dp) { image("))
  }

  @Test("facts stand in two columns")
  func facts() throws {
    let source = try kotlin(
      "- {type: FactSet, facts: [{title: When, value: now}, {title: Who, value: Ada, $when: \"${x > 0}\"}]}",
      data: "{x: 1}")
    #expect(
      source.contains("CardFacts(spacing = ") && source.contains("Text(text = \"When\"")
        && source.contains("if (data.x > 0) { Text(text = \"Who\""))
  }

  // MARK: Inputs

  @Test("inputs have captions, rules and what is said of wrong values; they are sent where they are right")
  func inputs() throws {
    let source = try kotlin(
      """
      - {type: Input.Text, id: mail, label: Mail, isRequired: true, errorMessage: "Please",
         regex: "^.+@.+$", style: email, maxLength: 50}
      - {type: Input.Number, id: age, label: Age, min: 1, max: 9, value: 5}
      - {type: Input.Date, id: day, label: Day}
      - {type: Input.Time, id: hour, label: Hour}
      - {type: Input.Toggle, id: news, title: News, valueOn: "yes", valueOff: "no", value: "yes"}
      - {type: Input.ChoiceSet, id: size, label: Size, placeholder: Pick, choices: [{title: S, value: s}]}
      - {type: Input.ChoiceSet, id: tags, label: Tags, isMultiSelect: true,
         choices: [{title: "${n}", value: "${n}", $data: "${all}"}]}
      """,
      data: "{all: [{n: a}]}", head: "actions: [{type: Action.Submit, title: Send, data: {a: 1}}]\n")
    #expect(
      source.contains("val mail = rememberCardField(\"\", CardRules(isRequired = true, pattern = \"^.+@.+\\$\"))"))
    #expect(
      source.contains(
        "val age = rememberCardField(\"5\", CardRules(minimum = \"1\", maximum = \"9\", isNumber = true))"))
    #expect(
      source.contains(
        "CardInput(field = mail, style = requiredInputStyle, modifier = Modifier.fillMaxWidth(), label = \"Mail\", isRequired"
          + " = true, error = \"Please\")"
      ))
    #expect(source.contains("keyboard = KeyboardType.Email, maxLength = 50"))
    #expect(source.contains("CardDateField(field = day") && source.contains("CardTimeField(field = hour"))
    #expect(source.contains("CardToggle(field = news, title = \"News\", on = \"yes\", off = \"no\""))
    #expect(
      source.contains("CardMenu(field = size, choices = listOf(CardChoice(\"S\", \"s\")), placeholder = \"Pick\""))
    #expect(
      source.contains("buildList { data.all.forEach { all -> add(CardChoice(") || source.contains("add(CardChoice("))
    #expect(
      source.contains(
        "if (cardAccepts(mail, age, day, hour, news, size, tags)) { actions.perform(CardAction.Submit(data ="
          + " mapOf(\"a\" to 1), inputs = mapOf(\"mail\" to mail.value"
      ))
  }

  @Test("an input under a condition is asked and sent where it is there, and one that is hidden is not asked")
  func conditionalInputs() throws {
    let source = try kotlin(
      """
      - {type: Input.Text, id: a, label: a, $when: "${x == 1}"}
      - {type: Container, id: box, isVisible: false, items: [{type: Input.Text, id: b, label: b}]}
      - type: ActionSet
        actions:
          - {type: Action.Submit, title: Send}
          - {type: Action.ToggleVisibility, title: More, targetElements: [box]}
      """, data: "{x: 1}")
    #expect(source.contains("var isShownBox by rememberSaveable { mutableStateOf(false) }"))
    #expect(source.contains("cardAccepts(if (data.x == 1.0) a else null, if (isShownBox) b else null)"))
    #expect(source.contains("listOfNotNull(if (data.x == 1.0) \"a\" to a.value else null, \"b\" to b.value).toMap()"))
    #expect(source.contains("{ isShownBox = !isShownBox }"))
    #expect(source.contains("if (isShownBox) {"))
  }

  @Test("repeated inputs are told apart by their names, and those without one are left out")
  func repeatedInputs() throws {
    let source = try kotlin(
      #"- {type: Input.Toggle, id: "t-${$index}", title: "${n}", $data: "${rows}"}"#,
      data: "{rows: [{n: a}]}", head: "actions: [{type: Action.Submit, title: Send}]\n")
    #expect(source.contains("val form = remember { CardForm() }"))
    #expect(source.contains("val entry = form.field(\"t-$index\", \"false\")"))
    #expect(source.contains("if (form.accepts()) { actions.perform(CardAction.Submit(inputs = form.values)) }"))
    let result = ComposeSources.card("- {type: Input.Text, label: a, $data: \"${rows}\"}", data: "{rows: [{n: a}]}")
    #expect(result.diagnostics.all.contains { $0.id == "compose.repeated-input" })
  }

  // MARK: Actions

  @Test("actions go to the handler, and cards that buttons show stand below these")
  func actions() throws {
    let source = try kotlin(
      """
      - type: ActionSet
        actions:
          - {type: Action.OpenUrl, title: Open, url: "https://example.com", style: positive,
             iconUrl: "https://example.com/i.png"}
          - {type: Action.Execute, title: Do, verb: do, data: {a: "${x}"}, style: destructive}
          - type: Action.ShowCard
            title: More
            card: {type: AdaptiveCard, body: [{type: Input.Text, id: why, label: Why}],
              actions: [{type: Action.Submit, title: Send}]}
          - {type: Action.Submit, title: Later, mode: secondary, associatedInputs: none}
      """, data: "{x: 1}")
    #expect(source.contains("var openCard1 by rememberSaveable { mutableIntStateOf(0) }"))
    #expect(
      source.contains(
        "look = CardButtonLook.POSITIVE, icon = { image(CardImage(url = \"https://example.com/i.png\", modifier"
          + " = Modifier.size("
      ))
    #expect(
      source.contains(
        "CardButton(title = \"Do\", look = CardButtonLook.DESTRUCTIVE) { actions.perform(CardAction.Execute(verb"
          + " = \"do\", data = mapOf(\"a\" to plainNumber(data.x)))) }"
      ))
    #expect(
      source.contains(
        "CardButton(title = \"More\", isExpanded = openCard1 == 1) { openCard1 = if (openCard1 == 1) 0 else 1 }"))
    #expect(source.contains("if (openCard1 == 1) { Spacer("))
    #expect(
      source.contains(
        "if (cardAccepts(why)) { actions.perform(CardAction.Submit(inputs = mapOf(\"why\" to why.value))) }"))
    #expect(
      source.contains("CardOverflow { CardMenuItem(title = \"Later\") { actions.perform(CardAction.Submit()) } }"))
  }

  @Test("a card that a button shows stands below it at the margin that the host has, whatever is between other things")
  func distanceOfCards() throws {
    let card = "card: {type: AdaptiveCard, body: [{type: TextBlock, text: c, wrap: true}]}"
    let source = try kotlin(
      "- {type: TextBlock, text: a, wrap: true}\n- {type: TextBlock, text: b, wrap: true}",
      head: "actions: [{type: Action.ShowCard, title: Open, \(card)}]\n")
    #expect(source.contains("verticalArrangement = Arrangement.spacedBy(20.dp)"))
    // Both are in one child of the column.
    #expect(source.contains("Column(modifier = Modifier.fillMaxWidth()) { var openCard1 by"), "\(source)")
    #expect(source.contains("} } if (openCard1 == 1) { Spacer(modifier = Modifier.height(16.dp)) Column("), "\(source)")
  }

  @Test("buttons whose actions have nothing to change are there as well")
  func withoutTargets() throws {
    func button(_ target: String) -> String {
      "- {type: ActionSet, actions: [{type: Action.ToggleVisibility, title: More, targetElements: [\(target)]}]}"
    }
    for target in ["", "none"] {
      #expect(try kotlin(button(target)).contains("CardButton(title = \"More\") { Unit }"), "\(target)")
      #expect(ids(ComposeSources.card(button(target))) == (target.isEmpty ? [] : ["unsupported.toggle-target"]))
    }
  }

  @Test("what actions show and hide begins as the data around it say")
  func firstVisibility() throws {
    let source = try kotlin(
      """
      - {type: TextBlock, id: a, text: a, wrap: true, isVisible: "${open}"}
      - {type: Container, $data: "${user}", items: [{type: TextBlock, id: b, text: b, wrap: true, isVisible: "${open}"}]}
      - {type: ActionSet, actions: [{type: Action.ToggleVisibility, title: More, targetElements: [a, b]}]}
      """, data: "{open: false, user: {open: true}}")
    #expect(source.contains("var isShownA by rememberSaveable { mutableStateOf<Boolean?>(null) }"))
    #expect(source.contains("if (isShownA ?: data.open) {"), "\(source)")
    #expect(source.contains("if (isShownB ?: data.user.open) {"), "\(source)")
  }

  @Test("a service is called with what was entered, for the names that it is given are those of inputs")
  func calls() throws {
    let text = """
      metadata: { name: pay }
      ui:
        - type: stack
          props:
            axis: vertical
            spacing: 4
            children:
              - type: textfield
                id: code
                props: { variableId: code, placeholder: Code }
              - type: button
                id: pay
                props:
                  text: Pay
                  type: primary
                  onClick:
                    - type: apicall
                      data: { method: post, endpoint: "https://example.com", body: [code] }
      """
    let result = ComposeSources.compile(SourceText(name: "screen.yaml", text: text))
    let source = ComposeSources.text(try #require(result[.compose]))
    #expect(source.contains("if (cardAccepts(code)) {"), "\(source)")
    #expect(source.contains("body = listOf(\"code\"),") && source.contains("inputs = cardValues(\"code\" to code),"))
  }

  @Test("labels beside boxes have no markup, and what is lost of it is reported")
  func labels() throws {
    let result = ComposeSources.card(
      "- {type: Input.Toggle, id: t, title: 'I **accept** the [terms](https://e.example)'}")
    let source = ComposeSources.text(try #require(result[.compose]))
    #expect(source.contains("title = \"I accept the terms\""))
    #expect(ids(result).filter { $0.hasPrefix("lossy.") } == ["lossy.link-url", "lossy.markdown"])
  }

  @Test("buttons beyond those that the host shows are in a menu")
  func overflow() throws {
    let many = (1...8).map { "{type: Action.OpenUrl, title: t\($0), url: \"https://example.com/\($0)\"}" }
    let source = try kotlin("- {type: ActionSet, actions: [\(many.joined(separator: ", "))]}")
    for number in 1...8 { #expect(source.contains("\"t\(number)\"")) }
    #expect(source.contains("CardOverflow { CardMenuItem(title = \"t"))
  }

  // MARK: What is reported

  @Test(
    "what no function can say is reported",
    arguments: [
      ("- {type: TextBlock, wrap: true, text: a, horizontalAlignment: \"${tone}\"}", "lossy"),
      ("- \"${elements}\"", "compose.spliced-elements"),
      ("- {type: TextBlock, wrap: true, text: secret, isVisible: false}", "compose.left-out"),
      ("- {type: Container, height: stretch, items: [{type: TextBlock, text: a, wrap: true}]}", "lossy"),
      ("- {type: Media, sources: [{mimeType: video/mp4, url: \"https://example.com/a.mp4\"}]}", "unsupported.media"),
      (
        "- {type: Container, $data: \"${rows}\", items: [{type: ActionSet, actions: [{type: Action.ShowCard,"
          + " title: a, $data: \"${x}\", card: {type: AdaptiveCard, body: []}}]}]}",
        "compose.left-out"
      ),
    ])
  func reported(element: String, id: String) throws {
    let result = ComposeSources.card(
      "- {type: TextBlock, text: kept, wrap: true}\n" + element,
      data: "{tone: good, elements: [], rows: [{x: [{a: 1}]}]}")
    #expect(ids(result).contains { $0.hasPrefix(id) }, "\(ids(result))")
    #expect(ComposeSources.text(try #require(result[.compose])).contains("\"kept\""))
  }

  @Test("screens of other formats have their stacks, distances and actions")
  func otherFormats() throws {
    let text = """
      type: VStack
      properties: {spacing: 12, padding: 8, horizontalAlignment: center}
      subviews:
        - {type: Text, values: {text: "Hello"}, properties: {font: title}}
        - {type: HStack, properties: {spacing: 4}, subviews: [
            {type: Text, values: {text: a}}, {type: Spacer}, {type: Rectangle, properties: {width: 30, height: 44}}]}
      """
    let result = ComposeSources.compile(SourceText(name: "screen.yaml", text: text))
    #expect(result.diagnostics.all.map(\.message) == [])
    let source = ComposeSources.text(try #require(result[.compose]))
    #expect(source.contains("verticalArrangement = Arrangement.spacedBy(12.dp)"))
    #expect(source.contains("horizontalAlignment = Alignment.CenterHorizontally"))
    #expect(source.contains("padding(8.dp)"))
    #expect(source.contains("Spacer(modifier = Modifier.weight(1f))"))
    #expect(source.contains("Modifier.width(30.dp).height(44.dp)"))
  }
}
