import CardCompiler
import CardCompose
import CardFormats
import CardSyntax
import CardTestSupport
import Testing

@Suite("Details of functions of Jetpack Compose")
struct ComposeDetailTests {
  /// The source with each run of white space as one space, so that it does not matter how lines are broken.
  private func flat(_ source: String) -> String {
    source.replacing(/\s+/, with: " ").replacing("( ", with: "(").replacing(", )", with: ")").replacing(" .", with: ".")
  }

  private func kotlin(_ body: String, data: String? = nil, host: HostConfig = .default) throws -> String {
    flat(try ComposeSources.kotlin(body, data: data, host: host))
  }

  private func ids(_ result: CompilationResult) -> [String] {
    Set(result.diagnostics.all.map(\.id)).filter { $0.hasPrefix("compose.") }.sorted()
  }

  private func support(_ parts: String...) throws -> String {
    flat(ComposeSources.text(try #require(ComposeFormat().support(Set(parts)))))
  }

  // MARK: Layout

  @Test(
    "fields in columns as wide as their content leave room to the other columns",
    arguments: [
      "{type: Input.Text, id: a}", "{type: Input.Date, id: a}",
      "{type: Input.ChoiceSet, id: a, choices: [{title: x, value: x}]}",
      "{type: Container, items: [{type: Input.Number, id: a}]}",
    ])
  func fieldsInColumns(field: String) throws {
    func source(_ width: String) throws -> String {
      try kotlin(
        """
        - type: ColumnSet
          columns:
            - {type: Column, width: auto, items: [\(field)]}
            - {type: Column, width: \(width), items: [{type: TextBlock, text: Hello}]}
        """)
    }
    #expect(try source("auto").contains("Column(modifier = Modifier.weight(1f, fill = false)) { C"))
    #expect(try source("stretch").contains("Column(modifier = Modifier.cardAtMost(0.66f)) { C"))
  }

  @Test("what stands in the middle of a padded row of a fixed height keeps its own height")
  func paddedRows() throws {
    func source(_ height: Int) throws -> String {
      let screen = """
        metadata: {id: sk, version: "1"}
        ui:
          - type: container
            id: bar
            constraints: [{type: bottomEqual, value: 0}, {type: horizontalMargin, value: 0}, {type: height, value: \(height)}]
            props:
              backgroundColor: "#FFFFFF"
              children:
                - {type: label, id: l, props: {text: Total}, constraints: [{type: leftEqual, value: 20}, {type: centerY}]}
                - type: button
                  id: b
                  props: {text: Pay, type: primary}
                  constraints: [{type: rightEqual, value: 20}, {type: centerY}, {type: width, value: 160}, {type: height, value: 48}]
        """
      let result = ComposeSources.compile(SourceText(name: "bar.yaml", text: screen))
      return flat(ComposeSources.text(try #require(result[.compose])))
    }
    #expect(try source(80).contains(".background(Color(0xFFFFFFFF)).padding(horizontal = 20.dp)"))
    #expect(try source(100).contains(".background(Color(0xFFFFFFFF)).padding(20.dp)"))
  }

  @Test("data decide on a line before an element")
  func boundSeparators() throws {
    let source = try kotlin(
      """
      - {type: TextBlock, text: "${name}", wrap: true, $data: "${rows}", separator: "${$index > 0}"}
      - {type: TextBlock, text: end, wrap: true, separator: "${isLast}"}
      - {type: TextBlock, text: near, wrap: true, spacing: none, separator: "${isLast}"}
      """)
    #expect(source.contains("val isLast: Boolean"))
    #expect(source.contains("index, row -> if (index > 0) { HorizontalDivider("))
    #expect(source.contains("if (data.isLast) { HorizontalDivider("))
    #expect(source.contains("} else { Spacer(modifier = Modifier.height(20.dp)) } } Text(text = \"end\""))
    #expect(
      source.contains(
        "if (data.isLast) { HorizontalDivider(thickness = 1.dp, color = Color(0xFFEEEEEE)) } Text(text = \"near\""))
  }

  // MARK: Texts and pictures

  @Test("a text that does not wrap has the lines that it was written with")
  func linesWithoutWrap() throws {
    let source = try kotlin(
      """
      - {type: TextBlock, text: "- a\\n- b\\n- c"}
      - {type: TextBlock, text: "d\\nd"}
      - {type: TextBlock, text: "one"}
      - {type: TextBlock, text: "e\\ne", wrap: true, maxLines: 1}
      """)
    for (text, lines) in [("• a\\n• b\\n• c", 3), ("d\\nd", 2), ("one", 1), ("e\\ne", 1)] {
      #expect(
        source.contains("Text(text = \"\(text)\", overflow = TextOverflow.Ellipsis, maxLines = \(lines)"), "\(text)")
    }
  }

  @Test(
    "links lead to pages, letters and telephones, as those of pages do",
    arguments: [
      ("https://example.com", true), ("mailto:a@example.com", true), ("tel:1", true), ("HTTP://example.com", true),
      ("javascript:alert", false), ("intent:x", false), ("file:x", false), ("relative", false),
    ])
  func links(address: String, isOpened: Bool) throws {
    let card = SourceText(
      name: "card.yaml",
      text: "type: AdaptiveCard\nversion: \"1.5\"\nbody: [{type: TextBlock, text: \"[a](\(address))\", wrap: true}]")
    let result = Compiler().compile(card, to: [.compose, FormatID(rawValue: "html")])
    let source = ComposeSources.text(try #require(result[.compose]))
    let page = ComposeSources.text(try #require(result[FormatID(rawValue: "html")]))
    #expect(source.contains("OpenUrl(\"\(address)\")") == isOpened)
    #expect(page.contains("href=\"\(address)\"") == isOpened)
    #expect(result.diagnostics.all.contains { $0.id == "compose.refused-url" } != isOpened)
    #expect(source.contains("a"))
  }

  @Test("where data say what a link leads to, it is asked when it is tapped")
  func boundLinks() throws {
    let source = try kotlin(
      """
      - {type: TextBlock, text: "[a](${address})", wrap: true}
      - {type: TextBlock, text: "[b](https://example.com/${page})", wrap: true}
      """)
    #expect(source.contains("if (cardMayOpen(data.address)) { actions.perform(CardAction.OpenUrl(data.address)) }"))
    #expect(source.contains("cardLink { actions.perform(CardAction.OpenUrl(\"https://example.com/${data.page}\")) }"))
    #expect(try support("cardMayOpen").contains("listOf(\"http\", \"https\", \"mailto\", \"tel\")"))
    let wrong = ComposeSources.card("- {type: TextBlock, text: \"[a](intent:${x})\", wrap: true}")
    #expect(ids(wrong) == ["compose.refused-url"])
  }

  @Test("the picture for the dark is that of a card with a dark ground")
  func themedPictures() throws {
    let body = """
      - type: Image
        url: https://example.com/day.png
        themedUrls: [{theme: Dark, url: "https://example.com/night.png"}]
      """
    var dark = HostConfig.default
    dark.containerStyles[.default].background = Color(0x141414)
    let day = try kotlin(body), night = try kotlin(body, host: dark)
    #expect(day.contains("day.png") && !day.contains("night.png"))
    #expect(night.contains("night.png") && !night.contains("day.png"))
    #expect(!day.contains("isSystemInDarkTheme"))
  }

  // MARK: Actions

  @Test("a call sends the body that a binding gives")
  func boundBodies() throws {
    let screen = """
      metadata: {id: sk, version: "1"}
      ui:
        - type: button
          id: b
          props:
            text: Send
            onClick: [{type: apicall, data: {method: post, endpoint: "https://example.com", body: "${names}"}}]
      """
    let result = ComposeSources.compile(SourceText(name: "call.yaml", text: screen), data: "{names: [a, b]}")
    let source = flat(ComposeSources.text(try #require(result[.compose])))
    #expect(source.contains("body = data.names"), "\(source)")
  }

  @Test("a button that nobody can press sends nothing")
  func disabledButtons() throws {
    let source = try ComposeSources.kotlin(
      "- {type: TextBlock, text: a}",
      head: "actions: [{type: Action.Submit, title: Send, isEnabled: false}]\n")
    #expect(source.contains("isEnabled = false"))
    #expect(!source.contains("CardAction.Submit("))
    let bound = try ComposeSources.kotlin(
      "- {type: TextBlock, text: a}",
      head: "actions: [{type: Action.Submit, title: Send, isEnabled: \"${isOpen}\"}]\n")
    #expect(bound.contains("CardAction.Submit("))
  }

  @Test("an icon of the catalogue is a sign, which is said")
  func icons() throws {
    let result = ComposeSources.card(
      "- {type: TextBlock, text: a}",
      head: "actions: [{type: Action.OpenUrl, url: 'https://e.com', title: Go, iconUrl: 'icon:Star'}]\n")
    #expect(result.diagnostics.all.map(\.id) == ["compose.icon-sign"])
    let source = flat(ComposeSources.text(try #require(result[.compose])))
    #expect(source.contains("Text(text = \"★\", modifier = Modifier.clearAndSetSemantics {})"))
  }

  @Test("data of an action may have nothing in them")
  func emptyData() throws {
    let source = try ComposeSources.kotlin(
      "- {type: TextBlock, text: a}",
      head: "actions: [{type: Action.Submit, title: Go, data: {list: [], object: {}}}]\n")
    #expect(source.contains("\"list\" to emptyList<Any?>()"))
    #expect(source.contains("\"object\" to emptyMap<String, Any?>()"))
  }

  @Test("a file shows its function in the editor, with the data that there are")
  func previews() throws {
    let box = try Sandbox()
    let body = "body: [{type: TextBlock, text: \"${name} ${sum(numbers)}\", wrap: true}]\n"
    try box.write("card.yaml", "type: AdaptiveCard\nversion: \"1.5\"\n" + body)
    for hasData in [false, true] {
      if hasData { try box.write("card.data.yaml", "name: Ada\nnumbers: [1, 2.5]\n") }
      let run = try box.run("convert", "card.yaml", "--to", "compose", "-o", "card.kt")
      #expect(run.code == 0, "\(run.errors)")
      let source = flat(box.read("card.kt") ?? "")
      let data = "CardCard(data = CardData(name = \"Ada\", numbers = listOf(1.0, 2.5)))"
      #expect(source.contains("@Preview @Composable private fun CardCardPreview() { \(data) }") == hasData, "\(source)")
    }
  }

  // MARK: Fields

  @Test("a date outside of the years of the picker can be picked, and one that is not required be taken away")
  func dates() throws {
    let source = try support("CardDateField", "CardTimeField")
    #expect(source.contains("yearRange = cardYears(field.value, field.rules.minimum, field.rules.maximum)"))
    #expect(source.ranges(of: "dismissButton = { CardPickerClear(field) { isOpen = false }").count == 2)
    #expect(source.contains("if (field.rules.isRequired || field.text.isEmpty()) return"))
  }

  @Test("assistive technology is told of what is wrong with a picker, and what groups of choices are called")
  func namesOfGroups() throws {
    let picker = try support("CardPickerField")
    #expect(picker.contains("field.problem?.let { field.message ?: LocalCardWords.current.words(it) }"))
    #expect(picker.contains("if (problem != null) error(problem)"))
    #expect(try support("CardChoices").contains("if (name != null) contentDescription = name"))
    let source = try kotlin(
      "- {type: Input.ChoiceSet, id: a, label: Colour, style: expanded, choices: [{title: x, value: x}]}")
    #expect(source.contains("maxLines = 1, name = \"Colour\")"))
  }

  @Test("functions of numbers take lists of which nobody knows what is in them")
  func numbersOfAnything() throws {
    let source = try kotlin("- {type: TextBlock, text: \"${sum(nums)} ${min(nums)} ${average(nums)}\", wrap: true}")
    #expect(source.contains("val nums: List<Any?>"))
    #expect(source.contains("data.nums.filterNotNull().map { it.asNumber() }.sum()"))
  }
}
