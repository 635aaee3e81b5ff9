import CardCompiler
import CardCompose
import Testing

@Suite("What is entered and sent where data decide, in Jetpack Compose")
struct ComposeFormTests {
  private func support(_ parts: Set<String>) throws -> String {
    ComposeSources.text(try #require(ComposeFormat().support(parts))).replacing(/\s+/, with: " ")
  }

  private func flat(_ result: CompilationResult, sharing: [String] = []) throws -> String {
    let shared = result.diagnostics.all.filter { $0.id == "lossy.shared-state" }.compactMap { $0.span?.text }
    #expect(shared == sharing)
    #expect(result.diagnostics.all.count == sharing.count, "\(result.diagnostics.all.map(\.message))")
    let source = ComposeSources.text(try #require(result[.compose]))
    if let grammar = KotlinGrammar.installed { #expect(try grammar.errors(in: ["form.kt": source]) == []) }
    return source.replacing(/\s+/, with: " ").replacing("( ", with: "(").replacing(", )", with: ")")
      .replacing(" .", with: ".")
  }

  // MARK: Values

  @Test("a toggle begins with one of its two values")
  func toggles() throws {
    let source = try flat(
      ComposeSources.card(
        """
        - {type: Input.Toggle, id: a, title: A, valueOn: "1", valueOff: "0"}
        - {type: Input.Toggle, id: b, title: B, valueOn: "1", valueOff: "0", value: "1"}
        - {type: Input.Toggle, id: c, title: C, valueOn: "1", valueOff: "0", value: "${c}"}
        - {type: Input.Toggle, id: d, title: D, value: "${d}"}
        - {type: Input.Toggle, id: "e-${n}", $data: "${rows}", title: E, valueOn: "1", valueOff: "0"}
        """, data: "{c: x, d: true, rows: [{n: a}]}"))
    for part in [
      "val a = rememberCardField(\"0\")", "val b = rememberCardField(\"1\")",
      "val c = rememberCardField(if (data.c == \"1\") \"1\" else \"0\")",
      "val d = rememberCardField(data.d.toString())", "form.field(\"e-${row.n}\", \"0\")",
    ] { #expect(source.contains(part), "\(part) in \(source)") }
  }

  @Test("dates and times that data give are values of fields")
  func moments() throws {
    let source = try flat(
      ComposeSources.card(
        """
        - {type: Input.Date, id: a, label: A, min: "1/31/2026", max: "${end}", value: "${end}"}
        - {type: Input.Time, id: b, label: B, value: "${time}"}
        """, data: "{end: \"2026-03-18T20:00:00Z\", time: 6:30 PM}"))
    for part in [
      "rememberCardField(dateEntry(data.end), CardRules(minimum = \"2026-01-31\", maximum = dateEntry(data.end)))",
      "rememberCardField(timeEntry(data.time))",
    ] { #expect(source.contains(part), "\(part) in \(source)") }
  }

  @Test("numbers are entered as the user's language writes them, and sent with a point and digits of ASCII")
  func decimals() throws {
    let source = try support(["CardTextField"])
    for part in [
      "value = field.text,", "get() = rules.sent(text)", "isNumber -> text.trim().map { plain(it) }.joinToString(\"\")",
      "val digit = Character.digit(sign, 10)", "digit >= 0 -> '0' + digit",
      "sign == DecimalFormatSymbols.getInstance().decimalSeparator || sign == '\\u066B' -> '.'",
      "import java.text.DecimalFormatSymbols",
    ] { #expect(source.contains(part), "\(part) in \(source)") }
  }

  @Test("a value that is not among the choices is not chosen, whether the template says it or data do")
  func choices() throws {
    let source = try flat(
      ComposeSources.card(
        """
        - {type: Input.ChoiceSet, id: a, value: x, choices: [{title: X, value: x}]}
        - {type: Input.ChoiceSet, id: b, value: gone, choices: [{title: X, value: x}]}
        - {type: Input.ChoiceSet, id: c, value: "gone,x", isMultiSelect: true, choices: [{title: X, value: x}]}
        - {type: Input.ChoiceSet, id: d, isRequired: true, errorMessage: E, value: "${saved}", choices: [{title: X, value: x}]}
        - {type: Input.ChoiceSet, id: e, isMultiSelect: true, choices: [{$data: "${rows}", title: "${n}", value: "${n}"}]}
        - {type: Input.ChoiceSet, id: "f-${n}", $data: "${rows}", value: "${n}", isVisible: "${open}",
            choices: [{title: X, value: x}]}
        """, data: "{saved: x, rows: [{n: a, open: true}]}"))
    for part in [
      "val a = rememberCardField(\"x\")", "val b = rememberCardField(\"\")", "val c = rememberCardField(\"x\")",
      "val dChoices = listOf(CardChoice(\"X\", \"x\"))",
      "val d = rememberCardField(data.saved, CardRules(isRequired = true, choices = dChoices.map { it.value }))",
      "choices = dChoices",
      "val e = rememberCardField(\"\", CardRules(choices = eChoices.map { it.value }, separator = \",\"))",
      "CardRules(choices = entryChoices.map { it.value }))", "choices = entryChoices",
      "form.keep(\"f-${row.n}\", row.n, CardRules(choices = listOf(CardChoice(\"X\", \"x\")).map { it.value }))",
    ] { #expect(source.contains(part), "\(part) in \(source)") }
    let support = try support(["CardMenu"])
    for part in [
      "separator == null -> if (text in choices) text else \"\"",
      "else -> text.split(separator).filter { it in choices }.joinToString(separator)",
    ] { #expect(support.contains(part), "\(part) in \(support)") }
  }

  @Test("a hidden number is sent as it is where it is shown")
  func hiddenNumbers() throws {
    let source = try flat(
      ComposeSources.card(
        "- {type: Input.Number, id: \"a-${n}\", label: A, max: 5, errorMessage: E, $data: \"${rows}\", isVisible: \"${open}\"}",
        data: "{rows: [{n: a, open: true}]}"))
    #expect(source.contains("form.keep(\"a-${row.n}\", \"\", CardRules(isNumber = true))"), "\(source)")
  }

  @Test("a value that is found to be wrong is told from others, also where the card says nothing of it")
  func problems() throws {
    let source = try support([
      "CardMenu", "CardToggle", "CardChoices", "CardInput", "CardTextField", "cardAccepts",
    ])
    for part in [
      "text = error?.ifEmpty { null } ?: LocalCardWords.current.words(problem),",
      "border = BorderStroke(1.dp, if (field.isWrong) scheme.error else scheme.outline)",
      "SwitchDefaults.colors(uncheckedBorderColor = MaterialTheme.colorScheme.error)",
      "val ink = if (field.isWrong) scheme.error else scheme.onSurfaceVariant",
      "wrong.firstOrNull()?.seek()", "fun seek() { reveal() isSought = true }",
      "if (field.isSought) { field.focus() place.bringIntoView() field.isSought = false }",
      "field.focus = { focus.requestFocus() }", "Modifier.fillMaxWidth().focusRequester(focus)",
    ] { #expect(source.contains(part), "\(part) in \(source)") }
  }

  @Test("what support code says of its own is said in words that an app provides")
  func words() throws {
    let source = try support(["CardOverflow", "CardInput"])
    for part in [
      "val LocalCardWords = staticCompositionLocalOf { CardWords() }",
      "val name = LocalCardWords.current.moreActions", "semantics { contentDescription = name }",
    ] { #expect(source.contains(part), "\(part) in \(source)") }
  }

  @Test("a field for text has a name beside what was entered, not in its place")
  func names() throws {
    let source = try support(["CardTextField"])
    #expect(!source.contains("contentDescription"), "\(source)")
    #expect(source.contains("semantics { text = AnnotatedString(it) }"), "\(source)")
  }

  @Test("inputs are taken back by names that data give")
  func resets() throws {
    let source = try flat(
      ComposeSources.card(
        """
        - {type: Input.Text, id: "${first}", label: A}
        - {type: Input.Text, id: note, label: B}
        - type: Container
          $data: ${rows}
          items:
            - type: Input.Text
              id: "i-${n}"
              label: L
              valueChangedAction: {type: Action.ResetInputs, targetInputIds: ["j-${n}"]}
            - {type: Input.Number, id: "j-${n}", label: J}
            - {type: ActionSet, actions: [{type: Action.ResetInputs, title: R, targetInputIds: ["i-${n}", note]}]}
        - {type: ActionSet, actions: [{type: Action.ResetInputs, title: R, targetInputIds: "${names}"}]}
        """, data: "{first: a, rows: [{n: a}], names: [a, b]}"))
    for part in [
      "onChange = { if (\"j-${row.n}\" == data.first) { input.reset() } form.reset(\"j-${row.n}\") }",
      "form.reset(\"i-${row.n}\") note.reset() }",
      "data.names.forEach { name -> if (name == data.first) { input.reset() } if (name == \"note\") { note.reset() } form.reset(name) }",
    ] { #expect(source.contains(part), "\(part) in \(source)") }
  }

  @Test("the mark of what is required is shown where data want a value")
  func marks() throws {
    let source = try flat(
      ComposeSources.card(
        "- {type: Input.Text, id: a, label: A, isRequired: \"${need}\", errorMessage: E}", data: "{need: true}"))
    #expect(source.contains("suffix = \" *\""), "\(source)")
    #expect(source.contains("isRequired = data.need"), "\(source)")
  }

  // MARK: Rows

  @Test("each row has a form of its own for the card that its button shows, and for its bubble")
  func rows() throws {
    let source = try flat(
      ComposeSources.card(
        """
        - type: Container
          $data: ${rows}
          items:
            - type: ActionSet
              actions:
                - type: Action.ShowCard
                  title: Edit
                  card:
                    type: AdaptiveCard
                    body: [{type: Input.Text, id: "role-${n}", label: R, isRequired: true, errorMessage: E}]
                    actions: [{type: Action.Submit, title: Save, data: {id: "${n}"}}]
                - type: Action.Popover
                  title: Ask
                  content:
                    type: Container
                    items:
                      - {type: Input.Text, id: "q-${n}", label: Q}
                      - {type: ActionSet, actions: [{type: Action.Submit, title: Answer}]}
        - {type: ActionSet, actions: [{type: Action.ResetInputs, title: Reset, targetInputIds: [x]}]}
        """, data: "{rows: [{n: a}]}"))
    for part in [
      "val form1 = remember { CardForm() }", "val ownForm1 = form1.part()", "ownForm1.field(\"role-${row.n}\"",
      "if (ownForm1.accepts()) {", "inputs = ownForm1.values", "val ownForm2 = form2.part()",
      "ownForm2.field(\"q-${row.n}\"", "inputs = ownForm2.values", "form1.reset(\"x\") form2.reset(\"x\")",
    ] { #expect(source.contains(part), "\(part) in \(source)") }
    // Beside the state of the card, not in what is there only while it is open.
    #expect(
      source.contains(/forEach \{ row -> .*val ownForm1 = form1\.part\(\).*if \(openCard1 == 1\) \{/), "\(source)")
  }

  @Test("repeated inputs that are hidden are sent, also in boxes, on pages and where they are never shown")
  func hidden() throws {
    let source = try flat(
      ComposeSources.card(
        """
        - {type: Input.Text, id: "a-${n}", label: A, $data: "${rows}", isVisible: "${open}"}
        - type: Container
          id: box
          isVisible: false
          items:
            - {type: Input.Text, id: "b-${n}", label: B, value: x, $data: "${rows}", $when: "${open}"}
        - {type: Input.Text, id: "c-${n}", value: "${n}", $data: "${rows}", isVisible: false}
        - type: TabSet
          $data: ${rows}
          pages:
            - {type: TabPage, title: One, items: [{type: TextBlock, text: t, wrap: true}]}
            - {type: TabPage, title: Two, items: [{type: Input.Text, id: "d-${n}", label: D}]}
        """, data: "{rows: [{n: a, open: true}]}",
        head: "actions: [{type: Action.Submit, title: Send}, "
          + "{type: Action.ToggleVisibility, title: T, targetElements: [box]}]\n"))
    for part in [
      "if (!row.open) { form.keep(\"a-${row.n}\", \"\") }",
      "if (!isShownBox) { data.rows.forEach { row -> if (row.open) { form.keep(\"b-${row.n}\", \"x\") } } }",
      "data.rows.forEach { row -> key(\"c-${row.n}\") { form.keep(\"c-${row.n}\", row.n) } }",
      "if (!(shownTab == 1)) { form.keep(\"d-${row.n}\", \"\") }",
    ] { #expect(source.contains(part), "\(part) in \(source)") }
  }

  @Test("the inputs of rows that are gone from the data are not sent")
  func gone() throws {
    let source = try support(["CardForm"])
    for part in [
      "fields.filter { it.key in present && it.value.exists }", "present += name shown += name",
      "onDispose { present -= name if (fields[name] === field) shown -= name }",
    ] { #expect(source.contains(part), "\(part) in \(source)") }
  }

  // MARK: What is shown

  @Test("what data show stays with the data until an action has said something")
  func visibility() throws {
    let source = try flat(
      ComposeSources.card(
        """
        - {type: TextBlock, id: hint, text: a, wrap: true, isVisible: "${user.hint}"}
        - {type: TextBlock, id: plain, text: b, wrap: true, isVisible: false}
        - {type: TextBlock, id: each, text: c, wrap: true, $data: "${rows}", isVisible: "${open}"}
        """, data: "{user: {hint: true}, open: true, rows: [{open: true}]}",
        head: "actions: [{type: Action.ToggleVisibility, title: T, targetElements: [hint, plain, each]}]\n"),
      sharing: ["each"])
    for part in [
      "var isShownHint by rememberSaveable { mutableStateOf<Boolean?>(null) }",
      "if (isShownHint ?: data.user.hint) {", "isShownHint = !(isShownHint ?: data.user.hint)",
      "var isShownPlain by rememberSaveable { mutableStateOf(false) }", "isShownPlain = !isShownPlain",
      "if (isShownEach ?: row.open) {", "isShownEach = !(isShownEach ?: true)",
    ] { #expect(source.contains(part), "\(part) in \(source)") }
  }

  @Test("buttons that are an icon have a name, and what tooltips say is said of others")
  func icons() throws {
    let source = try flat(
      ComposeSources.card(
        """
        - type: ActionSet
          actions:
            - {type: Action.OpenUrl, title: "", iconUrl: "https://a.example/c.png", tooltip: Cal, url: "https://a.example"}
            - {type: Action.OpenUrl, title: Go, tooltip: Open it, url: "https://a.example"}
            - {type: Action.Submit, title: Remove, mode: secondary, style: destructive, iconUrl: "https://a.example/r.png"}
            - {type: Action.Submit, title: "", mode: secondary, tooltip: More}
        - {type: Image, url: "https://a.example/i.png", selectAction: {type: Action.OpenUrl, url: "https://a.example", tooltip: Show it}}
        """))
    for part in [
      "CardButton(title = \"\", hint = \"Cal\", icon = { image(", "CardButton(title = \"Go\", hint = \"Open it\")",
      "CardMenuItem(title = \"Remove\", isDestructive = true, icon = { image(",
      "CardMenuItem(title = \"\", hint = \"More\")", "onClickLabel = \"Show it\"",
    ] { #expect(source.contains(part), "\(part) in \(source)") }
    let result = ComposeSources.card(
      """
      - type: ActionSet
        actions:
          - {type: Action.OpenUrl, title: "", iconUrl: "icon:Calendar", url: "https://a.example"}
          - {type: Action.OpenUrl, title: "", iconUrl: "icon:AccessTime", url: "https://a.example"}
      """)
    let signs = ComposeSources.text(try #require(result[.compose]))
    #expect(signs.contains("hint = \"Calendar\""), "\(signs)")
    #expect(!signs.contains("CardButton(title = \"\") {"), "\(signs)")
  }

  @Test("a menu is there only where it has an item")
  func menus() throws {
    let source = try flat(
      ComposeSources.card(
        """
        - type: ActionSet
          actions:
            - {type: Action.Submit, title: A}
            - {type: Action.Submit, title: B, mode: secondary, $when: "${b}"}
            - {type: Action.Submit, title: "${n}", mode: secondary, $data: "${rows}"}
        - type: ActionSet
          actions:
            - {type: Action.Submit, title: C}
            - {type: Action.Submit, title: D, mode: secondary, $when: "${b}"}
            - {type: Action.Submit, title: E, mode: secondary}
        """, data: "{b: true, rows: [{n: a}]}"))
    let menu = "if (data.b == true || data.rows.isNotEmpty()) { CardOverflow { if (data.b == true) {"
    #expect(source.contains(menu), "\(source)")
    #expect(source.contains("CardButton(title = \"C\") { actions.perform(CardAction.Submit()) } CardOverflow {"))
  }
}
