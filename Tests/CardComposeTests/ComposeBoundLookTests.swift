import CardCompiler
import CardCompose
import CardSyntax
import Testing

/// Looks, visibility and conditions that only data know, in Jetpack Compose.
@Suite("What data decide on in Jetpack Compose")
struct ComposeBoundLookTests {
  /// The Kotlin of a card in one line, about which nothing is reported: neither findings nor losses.
  private func kotlin(_ body: String, data: String? = nil, head: String = "") throws -> String {
    let result = ComposeSources.card(body, data: data, head: head)
    #expect(result.diagnostics.all.map(\.message) == [])
    #expect(result.outputs.flatMap(\.fidelity).map(\.message) == [])
    return ComposeSources.text(try #require(result[.compose])).replacing(/\s+/, with: " ")
      .replacing("( ", with: "(").replacing(", )", with: ")").replacing(" .", with: ".")
  }

  // MARK: Looks

  @Test("the weight, colour, size and font of texts may come from data")
  func texts() throws {
    let source = try kotlin(
      """
      - {type: TextBlock, wrap: true, text: a, weight: "${if(up, 'Bolder', 'Default')}"}
      - {type: TextBlock, wrap: true, text: b, color: "${if(up, 'good', 'attention')}", isSubtle: "${dim}"}
      - {type: TextBlock, wrap: true, text: c, size: "${if(up, 'Large', 'Small')}", fontType: "${font}"}
      - {type: TextBlock, wrap: true, text: d, color: "${tone}"}
      - type: RichTextBlock
        inlines: [{type: TextRun, text: e, weight: "${if(up, 'bolder', 'lighter')}", color: "${tone}"}]
      """)
    let up = "if (data.up != null && data.up != false)"
    for part in [
      "style = text14.copy(fontWeight = \(up) { FontWeight.SemiBold } else { FontWeight.Normal })",
      "color = when { data.dim -> \(up) { Color(0x", "val dim: Boolean,", "val up: Any?",
      "fontSize = \(up) 21.sp else 12.sp",
      "fontFamily = fontFamilies.getValue(data.font.lowercase()), lineHeight = 1.33.em)",
      "style = text14.copy(color = textColors.getValue(data.tone.lowercase()))",
      "private val fontFamilies = mapOf(\"monospace\" to FontFamily.Monospace).withDefault { FontFamily.Default }",
      "fontWeight = \(up) { FontWeight.SemiBold } else { FontWeight.Light }",
      "SpanStyle(fontSize = 14.sp, color = textColors.getValue(data.tone.lowercase())",
    ] { #expect(source.contains(part), "\(part) in \(source)") }
  }

  @Test("colours and sizes by number may come from data as well")
  func numbersOfLooks() throws {
    let skima = """
      {"metadata":{"id":"s","version":"1"},"ui":[{"type":"label","id":"l",
        "props":{"text":"a","font_size":"${size}","text_color":"${ink}"},
        "constraints":[{"type":"topEqual"},{"type":"leftEqual"}]}]}
      """
    let drivenUI = """
      {"type":"Text","values":{"text":"a"},"properties":{"font":"${font}","foregroundColor":"${if(up,'FF0000','00FF00')}"}}
      """
    let sources = try [skima, drivenUI].map { text in
      let result = ComposeSources.compile(SourceText(name: "screen.json", text: text))
      #expect(result.diagnostics.all.map(\.message) == [])
      #expect(result.outputs.flatMap(\.fidelity).map(\.message) == [])
      return ComposeSources.text(try #require(result[.compose])).replacing(/\s+/, with: " ")
    }
    #expect(sources[0].contains("color = cardColor(data.ink, Color(0xFF333333))"), "\(sources[0])")
    #expect(sources[0].contains("fontSize = data.size.asNumber().sp"), "\(sources[0])")
    #expect(sources[1].contains("\"title\" to 28.sp"), "\(sources[1])")
    #expect(sources[1].contains("Color(0xFFFF0000)") && sources[1].contains("Color(0xFF00FF00)"), "\(sources[1])")
  }

  @Test("a box keeps its colour, padding and bleed where only data know its style")
  func boxes() throws {
    let source = try kotlin(
      """
      - {type: TextBlock, wrap: true, text: a}
      - type: Container
        style: "${if(up, 'good', 'attention')}"
        bleed: true
        items: [{type: TextBlock, wrap: true, text: b}]
      - {type: Container, style: "${tone}", bleed: true, items: [{type: TextBlock, wrap: true, text: c}]}
      """)
    let up = "if (data.up != null && data.up != false)"
    for part in [
      "cardBleed(start = 20.dp, end = 20.dp).fillMaxWidth().background(\(up) { Color(0xFF",
      ".padding(20.dp)) { Text(text = \"b\"",
      // With the style of the card itself the box is not painted.
      "cardBleed(start = boxLengths.getValue(data.tone.lowercase())",
      ".background(boxColors.getValue(data.tone.lowercase())).padding(boxLengths.getValue(data.tone.lowercase()))",
      "\"emphasis\" to 20.dp", ".withDefault { 0.dp }", ".withDefault { Color.Transparent }",
    ] { #expect(source.contains(part), "\(part) in \(source)") }
  }

  @Test("that texts keep the colours around a box of unknown style is said where the host has others")
  func colorsInBoxes() throws {
    let body = """
      - type: Container
        style: "${if(up, 'good', 'attention')}"
        items: [{type: TextBlock, wrap: true, text: b}]
      """
    var host = HostConfig.default
    host.containerStyles[.good].foreground[.default].plain = Color(0xFF_00FF)
    #expect(ComposeSources.card(body, host: host).diagnostics.all.map(\.id) == ["compose.bound-style"])
    #expect(ComposeSources.card(body).diagnostics.all.isEmpty)
  }

  // MARK: Conditions

  @Test("what only decides on something can be anything, so that false and nothing count as false")
  func truths() throws {
    let source = try kotlin(
      """
      - {type: TextBlock, wrap: true, text: "${if(paid, 'Paid', 'Open')} ${!done} ${not(x)} ${a && b}"}
      - {type: TextBlock, wrap: true, text: "${if(name, name, 'nobody')}${bool(c)}"}
      """)
    for part in [
      "val paid: Any?,", "val done: Any?,", "val x: Any?", "val a: Any?,", "val b: Any?,", "val name: String?,",
      "if (data.paid != null && data.paid != false) \"Paid\" else \"Open\"",
      "${!(data.done != null && data.done != false)}",
      "!setOf(\"\", \"0\", \"false\").contains(data.c.asText().lowercase())",
    ] { #expect(source.contains(part), "\(part) in \(source)") }
  }

  @Test("values where the card wants true or false are that")
  func flags() throws {
    let source = try kotlin(
      """
      - {type: TextBlock, wrap: true, text: a, isVisible: "${shows}"}
      - {type: Input.Text, id: i, label: l, errorMessage: e, isRequired: "${asks}"}
      - {type: TextBlock, wrap: true, text: "${each.name}", $data: "${rows}", isVisible: "${open}"}
      """)
    for part in ["val shows: Boolean", "if (data.shows) {", "val asks: Boolean,", "isRequired = data.asks"] {
      #expect(source.contains(part), "\(part) in \(source)")
    }
    #expect(source.contains("val open: Boolean") && source.contains("if (row.open) {"), "\(source)")
  }

  // MARK: Visibility

  @Test("actions show and hide repeated elements by the names that these get")
  func repeatedTargets() throws {
    let source = try kotlin(
      #"""
      - {type: TextBlock, wrap: true, id: "row_${$index}", $data: "${rows}", text: "${$data}"}
      - {type: TextBlock, wrap: true, id: other, text: o}
      """#,
      head: """
        actions:
          - {type: Action.ToggleVisibility, title: First, targetElements: [row_0]}
          - {type: Action.ToggleVisibility, title: Other, targetElements: [other]}

        """)
    for part in [
      "val shown = rememberCardVisibilities()", "if (shown.isShown(\"row_$index\", true)) {",
      "CardButton(title = \"First\") { shown.toggle(\"row_0\") }", "{ isShownOther = !isShownOther }",
    ] { #expect(source.contains(part), "\(part) in \(source)") }
  }

  @Test("a target that only data know may be an element whose name the card has")
  func boundTargets() throws {
    let source = try kotlin(
      #"""
      - {type: TextBlock, wrap: true, id: row_a, text: x, isVisible: false}
      - {type: TextBlock, wrap: true, id: foot, text: y}
      - type: ActionSet
        actions: [{type: Action.ToggleVisibility, title: Go, targetElements: ["row_${which}"]}]
      """#)
    #expect(source.contains("if (shown.isShown(\"row_a\", false)) {"), "\(source)")
    #expect(source.contains("shown.toggle(\"row_${data.which}\")") && !source.contains("\"foot\""), "\(source)")
  }

  @Test("an input that is hidden for good and sent is not said to be left out")
  func hiddenInputs() throws {
    let head = "actions: [{type: Action.Submit, title: Send}]\n"
    let source = try kotlin(
      "- {type: Input.Text, id: user, isVisible: false, value: \"${user.id}\"}", head: head)
    #expect(source.contains("inputs = mapOf(\"user\" to user.value)"), "\(source)")
    let text = ComposeSources.card("- {type: TextBlock, text: \"${user.id}\", isVisible: false}", head: head)
    #expect(text.diagnostics.all.map(\.id) == ["compose.left-out"])
  }

  // MARK: Charts and numbers

  @Test("points of series that only data know are shown, with a class of their own")
  func charts() throws {
    let result = ComposeSources.card(
      """
      - type: Chart.Line
        title: t
        data: [{$data: "${series}", legend: "${name}", values: "${points}"}]
      - type: Chart.Line
        title: u
        data: [{legend: one, values: [{$data: "${days}", x: "${day}", y: "${value}"}]}]
      """)
    let source = ComposeSources.text(try #require(result[.compose])).replacing(/\s+/, with: " ")
    for part in [
      "val points: List<Point>,", "points.forEach { point ->", "point.x", "point.y", "days.forEach { day ->",
    ] { #expect(source.contains(part), "\(part) in \(source)") }
  }

  @Test("what settles the type of numbers in a list is said")
  func numbers() {
    let found = ComposeSources.card("- {type: TextBlock, text: \"${min(select(days, d, d.low))}\"}").diagnostics.all
    #expect(found.first?.help?.contains(".schema.json") == true, "\(found)")
  }

  @Test("numbers larger than Kotlin's types, or smaller than a thousandth, keep their value or are no limit")
  func largeNumbers() throws {
    let source = try kotlin(
      """
      - {type: TextBlock, wrap: true, text: a, maxLines: 3000000000}
      - {type: TextBlock, wrap: true, text: b, maxLines: 99999999999999999999999}
      - {type: Image, url: "https://a.example/a.png", altText: i, width: 3000000000px}
      - {type: Input.Number, id: n, label: n, errorMessage: e, min: -1e20, max: 1e-7}
      - {type: Input.Text, id: t, label: t, maxLength: 9999999999}
      - type: ColumnSet
        columns: [{type: Column, width: 1e30, items: [{type: TextBlock, wrap: true, text: c}]}]
      """)
    for part in ["Modifier.width(10000.dp)", "minimum = \"-100000000000000000000\", maximum = \"1e-7\""] {
      #expect(source.contains(part), "\(part) in \(source)")
    }
    #expect(!source.contains("maxLines") && !source.contains("maxLength = 9"), "\(source)")
    #expect(!source.contains("e+"), "\(source)")
  }

  // MARK: Boxes of other formats

  /// The Kotlin of a screen of widgets below each other, in one line.
  private func widgets(_ children: String) throws -> String {
    let source = SourceText(
      name: "s.json",
      text: """
        {"metadata": {"id": "s", "version": "1"}, "ui": [
          {"type": "stack", "id": "s", "props": {"axis": "vertical", "children": [\(children)]},
            "constraints": [{"type": "topEqual"}, {"type": "leftEqual"}, {"type": "rightEqual"}]}]}
        """)
    let result = ComposeSources.compile(source)
    #expect(result.diagnostics.all.filter { $0.severity == .error }.map(\.message) == [])
    return ComposeSources.text(try #require(result[.compose])).replacing(/\s+/, with: " ")
      .replacing("( ", with: "(").replacing(", )", with: ")").replacing(" .", with: ".")
  }

  @Test("backgrounds may come from data, as the colours of the texts on them may")
  func backgrounds() throws {
    func box(_ color: String) -> String {
      """
      {"type": "container", "id": "b", "props": {"backgroundColor": "\(color)", "children": [
        {"type": "label", "id": "l", "props": {"text": "A", "text_color": "${if(sel, '#FFFFFF', '#111111')}"},
          "constraints": [{"type": "topEqual", "value": 8}, {"type": "leftEqual", "value": 8},
            {"type": "rightEqual", "value": 8}, {"type": "bottomEqual", "value": 8}]}]}}
      """
    }
    let chosen = try widgets(box("${if(sel, '#1D4ED8', '#FFFFFF')}")).filter { !"{}".contains($0) }
    #expect(
      chosen.replacing(/\s+/, with: " ").contains(
        ".background(if (data.sel != null && data.sel != false) Color(0xFF1D4ED8) else Color(0xFFFFFFFF)"), "\(chosen)")
    let given = try widgets(box("${tone}"))
    #expect(given.contains(".background(cardColor(data.tone, Color.Transparent))"), "\(given)")
  }

  @Test("the reading direction may come from data")
  func directions() throws {
    let source = try kotlin(
      """
      - type: Container
        rtl: "${lang == 'ar'}"
        items: [{type: TextBlock, wrap: true, text: a}]
      """)
    let words = source.filter { !"{}()".contains($0) }.replacing(/\s+/, with: " ")
    #expect(
      words.contains(
        #"LocalLayoutDirection provides if data.lang == "ar" LayoutDirection.Rtl else LayoutDirection.Ltr"#),
      "\(source)")
  }

  @Test("buttons are enabled by the names that data give")
  func states() throws {
    func button(_ state: String) -> String {
      #"{"type": "button", "id": "b", "props": {"text": "Go", "initial_state": "\#(state)"}}"#
    }
    let named = try widgets(button("${state}"))
    #expect(named.contains("val state: String") && named.contains(#""disable""#), "\(named)")
    let chosen = try widgets(button("${if(ok, 'enable', 'disable')}"))
    #expect(chosen.contains("isEnabled = ") && !chosen.contains("enable\""), "\(chosen)")
  }

  @Test("titles of switches look as the words beside them did")
  func titles() throws {
    let box = #"{"type": "checkbox", "id": "x", "props": {"variableId": "x", "initial_condition": false}}"#
    let source = try widgets(
      #"{"type": "stack", "id": "r", "props": {"axis": "horizontal", "children": [\#(box), "#
        + ##"{"type": "label", "id": "l", "props": {"text": "I accept", "font_size": 11, "text_color": "#DC2626"}}]}}"##
    )
    #expect(source.contains("CardToggle(") && source.contains("Color(0xFFDC2626)"), "\(source)")
    #expect(source.contains("fontSize = 11.sp"), "\(source)")
  }

  @Test("a number in place of one that is missing is a number, whole or not")
  func missingNumbers() throws {
    let source = try kotlin(
      """
      - {type: TextBlock, wrap: true, text: "${formatNumber(sum(select(items, i, coalesce(i.price, 0))), 2)}"}
      """, data: "{items: [{price: 1}, {price: null}]}")
    #expect(source.contains("data.items.map { i -> i.price ?: 0.0 }.sum()"), "\(source)")
  }

  @Test("dates in texts are written in the words and the time zone of the user")
  func moments() throws {
    let body = """
      - {type: TextBlock, wrap: true, text: "Due {{DATE(${due}, SHORT)}}"}
      - {type: TextBlock, wrap: true, text: "{{TIME(2026-01-31T12:00:00Z)}}"}
      - {type: TextBlock, wrap: true, text: "{{DATE(${due})}}"}
      """
    let data = "{due: '2026-01-31T12:00:00Z'}"
    let source = try kotlin(body, data: data)
    #expect(source.contains(#"text = "Due ${cardMoment(data.due, "SHORT")}""#), "\(source)")
    #expect(source.contains(#"text = cardMoment("2026-01-31T12:00:00Z", "TIME")"#), "\(source)")
    #expect(source.contains(#"text = cardMoment(data.due, "COMPACT")"#), "\(source)")
    // The card may say in which language, but not how a date is written in numbers.
    let german = try kotlin(body, data: data, head: "lang: de\n")
    #expect(german.contains(#"cardMoment(data.due, "SHORT", "de")"#), "\(german)")
    #expect(german.contains(#"cardMoment(data.due, "COMPACT")"#))
  }
}
