import CardCompiler
import CardCompose
import CardTestSupport
import Testing

/// Elements, actions and properties that only some hosts have, in Jetpack Compose.
@Suite("Hosts' elements in Jetpack Compose")
struct HostedElementTests {
  /// The Kotlin of a card, in one line, about which nothing is reported.
  private func kotlin(_ body: String) throws -> String {
    let result = ComposeSources.card(body)
    #expect(result.diagnostics.all.map(\.message) == [])
    #expect(result.outputs.flatMap(\.fidelity).map(\.message) == [])
    let source = ComposeSources.text(try #require(result[.compose]))
    return source.replacing(/\s+/, with: " ").replacing("( ", with: "(").replacing(", )", with: ")")
      .replacing(" .", with: ".")
  }

  @Test("badges and progress are those of Material Design")
  func shown() throws {
    let source = try kotlin(
      """
      - {type: Badge, text: On time, style: Good, icon: Star, iconPosition: After, size: Large, horizontalAlignment: Center}
      - {type: ProgressBar, value: 30, max: 60, color: Warning}
      - {type: ProgressBar}
      - {type: ProgressRing, label: Wait, labelPosition: Before, size: Tiny}
      - {type: ProgressRing}
      """)
    for part in [
      "CardBadge(text = \"On time\", ink = Color(0xFFFFFFFF), ground = Color(0xFF107C10),",
      "modifier = Modifier.align(Alignment.CenterHorizontally), sign = \"★\", signFollows = true, height = 24.dp,",
      "LinearProgressIndicator(progress = { 0.5f }, modifier = Modifier.fillMaxWidth(), color = Color(0xFFF7630C)",
      "LinearProgressIndicator(modifier = Modifier.fillMaxWidth(), color = Color(0xFF5B5FC7))",
      "Row(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalAlignment = Alignment.CenterVertically) { Text(",
      "CircularProgressIndicator(modifier = Modifier.size(20.dp), color = Color(0xFF5B5FC7))",
      "CircularProgressIndicator(modifier = Modifier.size(36.dp), color = Color(0xFF5B5FC7))",
    ] { #expect(source.contains(part), "\(part) in \(source)") }
  }

  @Test("numbers and names of colours may come from data")
  func bound() throws {
    let result = ComposeSources.card(
      """
      - {type: ProgressBar, value: "${done}", max: "${all}", color: "${mood}"}
      - {type: Badge, text: "${mood}", style: "${mood}"}
      """, data: "{done: 3, all: 4, mood: good}")
    #expect(result.diagnostics.all.map(\.message) == [] && result.outputs.flatMap(\.fidelity).map(\.message) == [])
    let source = ComposeSources.text(try #require(result[.compose])).replacing(/\s+/, with: " ")
      .replacing("( ", with: "(").replacing(", )", with: ")")
    for part in [
      "progress = { cardProgress(data.done, data.all) }",
      "color = progressColors.getValue(data.mood.lowercase())", "ink = badgeInks.getValue(data.mood.lowercase())",
      "ground = badgeGrounds.getValue(data.mood.lowercase())", "private val badgeGrounds = mapOf(\"accent\" to Color(",
      ".withDefault { Color(0xFF616161) }",
    ] { #expect(source.contains(part), "\(part) in \(source)") }
    let choice = try kotlin("- {type: Badge, text: x, style: \"${if(late == 1, 'Warning', 'Good')}\"}")
    #expect(choice.contains("ground = if (data.late == 1.0) Color(0xFFF7630C) else Color(0xFF107C10)"), "\(choice)")
    // Of a value whose kind nobody knows, the number that it begins with is meant.
    let unknown = ComposeSources.card("- {type: ProgressBar, value: \"${done}\"}")
    #expect(
      ComposeSources.text(try #require(unknown[.compose])).contains("cardProgress(data.done.asNumber(), 100.0)"))
  }

  @Test("what data decide on otherwise is a text, as it is reported")
  func boundCode() throws {
    let result = ComposeSources.card("- {type: Badge, text: a, size: \"${size}\"}", data: "{size: Large}")
    let source = ComposeSources.text(try #require(result[.compose]))
    #expect(!source.contains("CardBadge") && source.contains("\"a\""))
    #expect(Set(result.outputs.flatMap(\.fidelity).map(\.kind.id)).isSuperset(of: ["lossy.host-element"]))
  }

  @Test("inputs are put back by a button and when another one changes, repeated ones as well")
  func resets() throws {
    let source = try kotlin(
      """
      - type: Input.Text
        id: a
        label: A
        value: x
        valueChangedAction: {type: Action.ResetInputs, targetInputIds: [b]}
      - {type: Input.Text, id: b, label: B}
      - type: ActionSet
        actions: [{type: Action.ResetInputs, title: Clear, targetInputIds: [a, b]}]
      """)
    #expect(source.contains("onChange = { b.reset() }"))
    #expect(source.contains("CardButton(title = \"Clear\") { a.reset() b.reset() }"))
    let repeated = ComposeSources.card(
      """
      - type: Container
        $data: ${rows}
        items: [{type: Input.Text, id: "${name}", label: N}]
      - type: ActionSet
        actions: [{type: Action.ResetInputs, title: Clear, targetInputIds: [c]}]
      """, data: "{rows: [{name: c}]}")
    #expect(ComposeSources.text(try #require(repeated[.compose])).contains("form.reset(\"c\")"))
    let all = ComposeSources.card(
      """
      - {type: Input.Text, id: a, label: A}
      - type: Container
        $data: ${rows}
        items: [{type: Input.Text, id: "${name}", label: N}]
      - type: ActionSet
        actions: [{type: Action.ResetInputs, title: Clear}]
      """, data: "{rows: [{name: c}]}")
    let text = ComposeSources.text(try #require(all[.compose]))
    #expect(text.contains(/a\.reset\(\)\s+form\.reset\(\)/))
  }

  @Test("a button has its menu beside it")
  func menus() throws {
    let source = try kotlin(
      """
      - type: ActionSet
        actions:
          - type: Action.Submit
            title: Send
            menuActions: [{type: Action.OpenUrl, title: Help, url: "https://a.example"}]
          - {type: Action.Submit, title: Other}
      """)
    let button = try #require(source.firstRange(of: "CardButton(title = \"Send\")"))
    let menu = try #require(source.firstRange(of: "CardOverflow(sign = \"▾\") { CardMenuItem(title = \"Help\")"))
    let other = try #require(source.firstRange(of: "CardButton(title = \"Other\")"))
    #expect(button.lowerBound < menu.lowerBound && menu.lowerBound < other.lowerBound)
  }

  @Test("a picture for light cards is that of a light card")
  func themes() throws {
    let source = try kotlin(
      """
      - type: Image
        url: https://a.example/l.png
        themedUrls: [{theme: Light, url: "https://a.example/x.png"}, {theme: Dark, url: "https://a.example/d.png"}]
      """)
    #expect(source.contains("image(CardImage(url = \"https://a.example/x.png\"))"))
  }
}
