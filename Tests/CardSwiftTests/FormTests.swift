import CardIR
import CardRuntime
import CardSyntax
import CardTemplate
import CardTestSupport
import Foundation
import Testing

@testable import CardSwift

/// Forms of views: what fields take and send, and the code of their controls.
@Suite("Forms of views")
struct FormTests {
  // MARK: Values

  @Test("take numbers in figures, with a sign and the separator of the place, and send them with a point")
  func numbers() {
    let rule = CardRule.numeric(least: "-10", most: "10.5", separator: ".")
    for text in ["1", "-3", "+4", "10.5", "-0.25", "\u{2212}2", ""] { #expect(rule.accepts(text), "\(text)") }
    for text in ["nan", "inf", "infinity", "0x1p3", "0x10", "1e3", "1-2", "--1", "1.2.3", "-", ".", "a", "11", "-11"] {
      #expect(!rule.accepts(text), "\(text)")
    }
    // Digits and the separator of whatever script the user writes.
    for (text, sent) in [("\u{661}\u{662}\u{66B}\u{665}", "12.5"), ("\u{6F3}", "3"), ("-\u{969}", "-3")] {
      #expect(
        CardRule.numeric(separator: ".").accepts(text) && CardRule.numeric(separator: ".").sent(text) == sent, "\(text)"
      )
    }
    for text in ["\u{B2}", "\u{BD}", "\u{4E00}"] { #expect(!rule.accepts(text), "\(text)") }
    let comma = CardRule.numeric(separator: ",")
    #expect(comma.accepts("2,5"))
    #expect(comma.sent("2,5") == "2.5")
    // What the card says is shown as the place writes it, and sent as the card says it.
    #expect(comma.kept("-1234.5") == "-1234,5" && comma.sent(comma.kept("-1234.5")) == "-1234.5")
    #expect(comma.kept("12") == "12" && comma.kept("a.b") == "a.b" && rule.kept("2.5") == "2.5")
    #expect(!rule.accepts("2,5"))
    #expect(CardRule.required().sent("2,5") == "2,5")
  }

  @Test("take what all their rules take")
  func rules() {
    #expect(CardInput(id: "a").accepts("") && CardInput(id: "a").accepts("x"))
    let required = CardInput(id: "a", rules: [.required(), .pattern("^[a-z]+$"), .atMost(3)])
    for text in ["a", "abc"] { #expect(required.accepts(text), "\(text)") }
    for text in ["", "A", "abcd"] { #expect(!required.accepts(text), "\(text)") }
    // What need not be there may be empty, whatever else it must be like.
    let limited = CardInput(
      id: "a", rules: [.required(false), .pattern("^[a-z]+$"), .moment(least: "b"), .numeric(separator: ".")])
    #expect(limited.accepts("") && !limited.accepts("c"))
    #expect(CardInput(id: "a", rules: [.pattern("(")]).accepts("x"))
    let on = CardInput(id: "a", rules: [.required(value: "yes")])
    #expect(on.accepts("yes") && !on.accepts("no") && !on.accepts(""))
    #expect(CardInput(id: "a", rules: [.required(false, value: "yes")]).accepts("no"))
    let day = CardInput(id: "a", rules: [.moment(least: "2026-02-01", most: "2026-02-28")])
    for (text, isRight) in [("2026-02-01", true), ("2026-02-28", true), ("2026-01-31", false), ("2026-03-01", false)] {
      #expect(day.accepts(text) == isRight, "\(text)")
    }
    #expect(CardRule.atMost(3).entered("abcd") == "abc")
    let several = CardRule.choices(["a", "b", "c"])
    #expect(several.kept("c,x,a") == "a,c" && several.entered("c,a,b") == "a,b,c" && several.entered("") == "")
  }

  @Test("read patterns as JavaScript does")
  func patterns() {
    let digits = CardRule.pattern(#"^\d+$"#)
    #expect(digits.accepts("12") && !digits.accepts("\u{661}\u{662}"))
    #expect(!CardRule.pattern(#"^\w$"#).accepts("\u{E9}"))
    // A letter with its accent beside it is two characters there.
    #expect(CardRule.pattern("^e.$").accepts("e\u{301}"))
  }

  @Test("take values of fields that nobody can see as they are")
  func hidden() {
    let input = CardInput(id: "a", rules: [.required()], shownBy: ["details": false, "a": true])
    #expect(!input.isShown { _, initially in initially })
    #expect(input.isShown { _, _ in true })
    #expect(!input.isShown { id, _ in id == "details" })
    #expect(CardInput(id: "b").isShown { _, _ in false })
  }

  @Test("tell rows from each other by their keys, also where two have one")
  func rows() {
    let rows = ["a", "b", "a", "a"].cardRows { $0 }
    #expect(rows.map(\.id) == ["a", "b", "a#2", "a#3"])
    #expect(rows.map(\.index) == [0, 1, 2, 3])
  }

  // MARK: Code

  private static func view(_ body: String, _ actions: String = "", data: String? = nil) throws -> String {
    let card =
      #"{"type": "AdaptiveCard", "version": "1.5", "body": ["# + body + #"], "actions": ["# + actions + "]}"
    var evidence = DataEvidence.none
    if let data {
      var diagnostics = Diagnostics()
      let document = Document.readJSON(SourceText(name: "data.json", text: data), diagnostics: &diagnostics)
      evidence = .samples([try #require(document).root])
    }
    let views = GeneratedViews([SourceText(name: "card.json", text: card)], evidence: evidence)
    let view = try #require(views.views.first, "\(views.failures)")
    let support = GeneratedViews.support(view.parts)
    #expect(try SwiftTools.errors(in: [view.source], beside: [support]) == [])
    return view.source.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("have limits that are normalized when the view is generated")
  func limits() throws {
    let view = try Self.view(
      #"{"type": "Input.Date", "id": "d", "min": "6/1/2020", "value": "7/2/2020"},"#
        + #"{"type": "Input.Time", "id": "t", "max": "9:05 PM"}"#)
    #expect(view.contains(#"CardInput(id: "d", value: "2020-07-02", rules: [.moment(least: "2020-06-01")])"#))
    #expect(view.contains(#"[.moment(most: "21:05")]"#) && !view.contains("6/1/2020") && !view.contains("PM"))
  }

  @Test("send one of the two values of a switch that nobody has touched, whatever its value is")
  func untouched() throws {
    func input(_ members: String) throws -> String {
      let view = try Self.view(#"{"type": "Input.Toggle", "id": "t", "title": "T"\#(members)}"#)
      return String(view.split(separator: #"CardInput(id: "t", "#)[1].prefix { $0 != ")" })
    }
    #expect(try input("") == #"value: "false""#)
    #expect(try input(#", "valueOn": "1", "valueOff": "0""#) == #"value: "0""#)
    #expect(try input(#", "valueOn": "1", "valueOff": "0", "value": "1""#) == #"value: "1""#)
    #expect(try input(#", "valueOn": "1", "valueOff": "0", "value": "yes""#) == #"value: "0""#)
    let bound = try Self.view(
      #"{"type": "Input.Toggle", "id": "t", "title": "T", "valueOn": "1", "valueOff": "0", "value": "${on}"}"#)
    #expect(bound.contains(#"== "1" ? "1" : "0""#), "\(bound)")
  }

  @Test("are up to date with the host as well as with the data")
  func hostChanges() throws {
    let view = try Self.view(#"{"type": "Input.Text", "id": "who", "value": "${$host.user}${a}"}"#)
    #expect(view.contains(".task(id: data)") && view.contains(".task(id: host)"), "\(view)")
  }

  @Test("tell apps which action sends them")
  func actionNames() throws {
    let view = try Self.view(
      #"{"type": "Input.Text", "id": "who"}"#,
      #"{"type": "Action.Submit", "id": "save", "title": "Save"}, {"type": "Action.Submit", "title": "Other"},"#
        + #"{"type": "Action.Execute", "id": "run", "verb": "go", "title": "Run"}"#)
    #expect(view.contains(#".submit(id: "save", data: .missing"#) && view.contains(".submit(data: .missing"))
    #expect(view.contains(#".execute(id: "run", verb: "go""#), "\(view)")
  }

  @Test("ask for a value only of fields that are shown")
  func shown() throws {
    let view = try Self.view(
      #"{"type": "Container", "id": "more", "isVisible": false, "items": ["#
        + #"{"type": "Input.Text", "id": "a", "label": "A", "isRequired": true, "errorMessage": "Say it"}]}"#,
      #"{"type": "Action.Submit", "title": "Send"},"#
        + #"{"type": "Action.ToggleVisibility", "title": "More", "targetElements": ["more"]}"#)
    #expect(view.contains(#"shownBy: ["more": false]"#))
    #expect(view.contains("form.shownSubmission(isShown: state.isVisible)"))
  }

  /// An input of each kind with everything that it can be checked for.
  private static let checked = [
    #""type": "Input.Text", "isRequired": true, "errorMessage": "Say it", "regex": "a+", "maxLength": 5"#,
    #""type": "Input.Number", "isRequired": true, "min": 2, "max": 5"#,
    #""type": "Input.Date", "isRequired": true, "min": "2026-01-01""#,
    #""type": "Input.Time", "isRequired": true, "max": "12:00""#,
    #""type": "Input.Toggle", "isRequired": true, "title": "Yes""#,
    #""type": "Input.ChoiceSet", "isRequired": true, "choices": [{"title": "A", "value": "a"}]"#,
  ]

  @Test("ask for no value of fields that are hidden for good, which nobody could give")
  func neverShown() throws {
    for (number, input) in Self.checked.enumerated() {
      let send = #"{"type": "Action.Submit", "title": "Send"}"#
      for box in [
        #"{\#(input), "id": "i", "isVisible": false}"#,
        #"{"type": "Container", "isVisible": false, "items": [{\#(input), "id": "i"}]}"#,
        #"{"type": "Container", "isVisible": false, "items": [{"type": "Container", "items": [{\#(input), "id": "i"}]}]}"#,
      ] {
        let view = try Self.view(box, send)
        #expect(view.contains(#"CardInput(id: "i""#) && !view.contains("rules:"), "\(view)")
        // Also where the list of inputs reads data.
        let bound = try Self.view(box + #",{"type": "Input.Text", "id": "b", "value": "${b}"}"#, send)
        #expect(bound.contains("Self.inputs(data)") && !bound.contains("rules:"), "\(number): \(bound)")
      }
      #expect(try Self.view(#"{\#(input), "id": "i"}"#, send).contains("rules: ["))
    }
  }

  @Test("ask for a value only where data show the field and all that is around it")
  func shownByData() throws {
    let input = #"{\#(Self.checked[0]), "id": "i", "isVisible": "${!own}"}"#
    let view = try Self.view(
      #"{"type": "Container", "isVisible": "${box}", "items": [\#(input)]}"#,
      #"{"type": "Action.Submit", "title": "Send"}"#)
    let rules = try #require(view.split(separator: "rules: ").last)
    #expect(rules.contains("data.box") && rules.contains("data.own") && rules.contains("? [.required()"), "\(rules)")
    #expect(rules.contains(" : []"), "\(rules)")
    #expect(view.contains("CardForm(Self.inputs(data))"))
  }

  @Test("have one choice without a value, which is chosen at first")
  func emptyChoice() throws {
    func view(_ more: String) throws -> String {
      try Self.view(
        #"{"type": "Input.ChoiceSet", "id": "c", "placeholder": "Any", "choices": [\#(more){"title": "One", "value": "1"}]}"#
      )
    }
    let none = #"{"title": "None", "value": ""}, "#
    #expect(try view(none).ranges(of: #".tag("")"#).count == 1)
    #expect(try view(none).contains(#"Text(verbatim: "None").tag("")"#))
    #expect(try view("").contains(#"Text(verbatim: "Any").tag("")"#))
  }

  @Test("have no names that nobody has given them", arguments: ["Text", "Number", "Date", "Time", "ChoiceSet"])
  func unnamed(kind: String) throws {
    let choices = kind == "ChoiceSet" ? #", "choices": [{"title": "One", "value": "1"}]"# : ""
    let view = try Self.view(#"{"type": "Input.\#(kind)", "id": "secret"\#(choices)}"#)
    #expect(view.contains(#"form.text("secret")"#) && !view.contains(#"String("secret")"#), "\(view)")
    #expect(!view.contains(#"CardDateField( "secret""#) && !view.contains(#"CardDateField("secret""#), "\(view)")
  }

  @Test("take numbers that are larger than any whole number")
  func largeNumbers() throws {
    let view = try Self.view(
      #"{"type": "Input.Text", "id": "a", "maxLength": 99999999999999999999999},"#
        + #"{"type": "TextBlock", "text": "A", "wrap": true, "maxLines": 99999999999999999999999}"#)
    #expect(view.contains("atMost(2147483647)") && view.contains("lineLimit(2147483647)"), "\(view)")
  }

  @Test("have labels without the markup that they cannot show")
  func markup() throws {
    let view = try Self.view(
      #"{"type": "Input.Toggle", "id": "t", "title": "I **accept** the [terms](https://example.com/t)"}"#)
    #expect(view.contains(#"Toggle(String("I accept the terms"), isOn"#))
  }

  @Test("have titles of one line unless they may break")
  func lines() throws {
    func limits(_ wrap: String) throws -> [Bool] {
      let choices = #""choices": [{"title": "One", "value": "1"}], "style": "expanded""#
      return try [#""Input.Toggle", "title": "News""#, #""Input.ChoiceSet", \#(choices)"#].map { type in
        try Self.view(#"{"type": \#(type), "id": "x"\#(wrap)}"#).contains(".lineLimit(1)")
      }
    }
    #expect(try limits("") == [true, true])
    #expect(try limits(#", "wrap": false"#) == [true, true])
    #expect(try limits(#", "wrap": true"#) == [false, false])
    #expect(
      try Self.view(#"{"type": "Input.Toggle", "id": "x", "title": "News", "wrap": "${isLong}"}"#)
        .contains("? nil : 1)"))
  }

  @Test("have one control for a single choice, and each field observes itself")
  func choices() throws {
    let choice = #"{"title": "One", "value": "1"}, {"title": "Two", "value": "2"}"#
    let view = try Self.view(
      #"{"type": "Input.ChoiceSet", "id": "c", "style": "expanded", "label": "Pick", "choices": [\#(choice)]}"#)
    #expect(view.contains(#"CardInputField(entry: form.entry("c"), label: "Pick")"#))
    #expect(view.contains(#"CardChoice("One", "1", chosen: form.text("c"))"#))
    #expect(!view.contains("Toggle("))
  }

  @Test("have a key for signs unless there can be none")
  func signs() throws {
    #expect(try Self.view(#"{"type": "Input.Number", "id": "n"}"#).contains("cardTextEntry(.number)"))
    #expect(try Self.view(#"{"type": "Input.Number", "id": "n", "min": 0}"#).contains("cardTextEntry(.amount)"))
  }

  @Test("follow data that change")
  func data() throws {
    let view = try Self.view(#"{"type": "Input.Text", "id": "a", "value": "${name}"}"#)
    #expect(view.contains(".task(id: data) { form.update(Self.inputs(data)) }"))
  }

  @Test("know rows by the name that the author gave them, or a key of the data, or else by position")
  func identity() throws {
    let text = #"{"type": "TextBlock", "$data": "${lines}", "text": "${title}""#
    #expect(try Self.view(text + #", "id": "line_${sku}"}"#).contains(#".cardRows"#))
    #expect(try Self.view(text + #"}"#).contains(#"id: \.offset"#))
    // A property `id` is a key where data show it to be a text, and not where it may be anything.
    let keyed = #"{"type": "TextBlock", "$data": "${lines}", "text": "${title} ${id}"}"#
    #expect(try Self.view(keyed).contains(#"id: \.offset"#))
    let known = try Self.view(keyed, data: #"{"lines": [{"id": "a", "title": "A"}]}"#)
    #expect(known.contains(#"data.lines.cardRows(id: \.id), id: \.id"#), "\(known)")
    let number = try Self.view(keyed, data: #"{"lines": [{"id": 1, "title": "A"}]}"#)
    #expect(number.contains(#"cardRows(id: \.id.description)"#), "\(number)")
    // What is no key by its name is none.
    let other = #"{"type": "TextBlock", "$data": "${lines}", "text": "${title}"}"#
    #expect(try Self.view(other, data: #"{"lines": [{"title": "A"}]}"#).contains(#"id: \.offset"#))
  }

  // MARK: Variables

  /// A screen with a field that writes the variable `name`.
  private static let variables = """
    {"metadata": {"id": "f"}, "ui": [
      {"type": "textfield", "id": "tf", "props": {"variableId": "name", "placeholder": "Name"}, "constraints": [
        {"type": "topEqual", "value": 20}, {"type": "horizontalMargin", "value": 20}, {"type": "height", "value": 40}]},
      {"type": "checkbox", "id": "cb", "props": {"variableId": "on", "initial_condition": false}, "constraints": [
        {"type": "topEqual", "to": "bottom", "of": "tf", "value": 12}, {"type": "leftEqual", "value": 20}]}]}
    """

  @Test("leave out variables until they are written, and no inputs of cards")
  func variables() throws {
    func source(_ text: String) throws -> String {
      let views = GeneratedViews([SourceText(name: "card.json", text: text)])
      return try #require(views.views.first, "\(views.failures)").source.text
    }
    let screen = try source(Self.variables)
    #expect(screen.contains(#"CardInput(id: "name", isMissingAtFirst: true)"#))
    #expect(screen.contains(#"CardInput(id: "on", value: "false")"#))
    let card = #"{"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "Input.Text", "id": "a"}]}"#
    #expect(try source(card).contains(#"CardInput(id: "a")"#))
  }

  /// What of SwiftUI a form needs to run.
  private static let runtime = """
    import Foundation
    protocol ObservableObject: AnyObject {}
    @propertyWrapper struct Published<Value> { var wrappedValue: Value }
    @propertyWrapper struct Binding<Value> {
      init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (read, write) = (get, set) }
      var read: () -> Value, write: (Value) -> Void
      var wrappedValue: Value { get { read() } nonmutating set { write(newValue) } }
    }
    extension String { var cardWord: String { self } }
    """

  /// What a program prints that has the form of views.
  private static func output(of main: String) throws -> String {
    let program = try GeneratedProgram()
    try program.add("runtime.swift", Self.runtime)
    for file in ["CardForm", "CardEntry"] {
      let path = Project.root + "/Sources/CardRuntime/Forms/\(file).swift"
      let code = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        .filter { !$0.hasPrefix("#") && !$0.hasPrefix("  public import") }
      // What the other file of the program declares stays inside.
      try program.add(
        file + ".swift", "import Foundation\n" + code.joined(separator: "\n").replacing("public ", with: ""))
    }
    let show = """
      @MainActor func show(_ form: CardForm, _ ids: [String]) { show(form.values(of: ids)) }
      @MainActor func show(_ values: [String: String]?) {
        print(values?.sorted { $0.key < $1.key }.map { $0.key + "=" + $0.value }.joined(separator: " ") ?? "none")
      }

      """
    try program.add("main.swift", show + main)
    return try program.run()
  }

  @Test("send what variables have when they are first written, by default or by hand, and not what nobody wrote")
  func sentVariables() throws {
    let output = try Self.output(
      of: """
        let form = CardForm([CardInput(id: "name", isMissingAtFirst: true), CardInput(id: "box", value: "false")])
        _ = form.entry("name")
        let all = ["name", "ghost", "box"]
        show(form, all)
        form.set("name", to: "Bo", "modifyIfExists")
        show(form, all)
        form.set("name", to: "Anna", "createIfNotExists")
        form.set("name", to: "Zoe", "createIfNotExists")
        show(form, all)
        form.set("name", to: "", "modifyIfExists")
        show(form, all)
        form.set("name", to: "", "remove")
        form.set("ghost", to: "G", "createOrModify")
        show(form, all)
        form.text("name").wrappedValue = "Typed"
        form.set("name", to: "Anna", "createIfNotExists")
        form.set("ghost", to: "", "remove")
        show(form, all)
        form.reset()
        show(form, all)
        let card = CardForm([CardInput(id: "a"), CardInput(id: "b", value: "1")])
        show(card.submission())
        """)
    let expected = """
      box=false
      box=false
      box=false name=Anna
      box=false name=
      box=false ghost=G
      box=false name=Typed
      box=false
      a= b=1
      """
    #expect(output == expected + "\n")
  }

  @Test("take over what data say later, but nothing that was typed is lost")
  func updates() throws {
    let output = try Self.output(
      of: """
        let form = CardForm([CardInput(id: "a", value: "Ada"), CardInput(id: "b", value: "Ada")])
        form.text("b").wrappedValue = "Adam"
        form.update([CardInput(id: "a", value: "Bo"), CardInput(id: "b", value: "Bo"), CardInput(id: "c", value: "C")])
        show(form.submission())
        form.set("v", to: "1", "createOrModify")
        form.update([CardInput(id: "b"), CardInput(id: "w", isMissingAtFirst: true)])
        show(form.submission())
        show(form, ["v", "w"])
        """)
    #expect(output == "a=Bo b=Adam c=C\nb=Adam\nv=1\n")
  }

  @Test("send the inputs of several lists, without those that later data have no more")
  func lists() throws {
    let output = try Self.output(
      of: """
        let needed = CardInput(id: "a", rules: [.required()])
        let form = CardForm([needed, CardInput(id: "b", value: "B"), CardInput(id: "c", value: "C")])
        show(form.submission(of: ["b"], ["c"]))
        show(form.submission(of: ["b"], ["a"]))
        show(form.submission(of: []))
        form.update([CardInput(id: "b", value: "B")])
        show(form.submission(of: ["a", "b"]))
        show(form.shownSubmission(of: ["a"], ["b", "c"], isShown: { $1 }))
        """)
    #expect(output == "b=B c=C\nnone\n\nb=B\nb=B\n")
  }

  @Test("are sent under their names, and refused by them, where others in the form have these as well")
  func keys() throws {
    let output = try Self.output(
      of: """
        let form = CardForm([
          CardInput(id: "who"), CardInput(id: "who", key: "who.1"),
          CardInput(id: "c", value: "a", rules: [.choice(["a", "b"]), .required()]),
        ])
        form.text("who.1").wrappedValue = "B"
        form.text("who").wrappedValue = "A"
        show(form.submission(of: ["who.1", "c"]))
        form.refuse(["who": "No"])
        print(form.entry("who").problem ?? "-", form.entry("who.1").problem ?? "-")
        show(form.submission(of: ["who"]))
        form.update([CardInput(id: "c", rules: [.choice(["b"]), .required()])])
        show(form.submission())
        """)
    #expect(output == "c=a who=B\n- No\nwho=A\nnone\n")
  }

  @Test("are not sent while a field has what it does not take, of which the first one gets the focus")
  func refusals() throws {
    let output = try Self.output(
      of: """
        @MainActor func problems() -> String { ["a", "b", "c"].map { form.entry($0).problem ?? "-" }.joined(separator: ", ") }
        @MainActor func attempts() -> [Int] { ["a", "b", "c"].map { form.entry($0).attempts } }
        let form = CardForm([
          CardInput(id: "a"), CardInput(id: "b", rules: [.required(), .atMost(3)], message: "Say it"),
          CardInput(id: "c", rules: [.required(value: "true")], shownBy: ["box": false]),
        ])
        show(form.submission())
        print(problems(), attempts())
        show(form.submission(of: ["a"]))
        form.text("b").wrappedValue = "abcd"
        print(form.text("b").wrappedValue, problems())
        show(form.submission())
        show(form.shownSubmission(isShown: { $1 }))
        form.flag("c").wrappedValue = true
        print(problems(), form.flag("c").wrappedValue)
        show(form, ["a"])
        form.refuse(["a": "Not so"])
        print(problems())
        form.text("a").wrappedValue = ""
        show(form.submission())
        form.refuse(["c": "No", "b": "Not that"])
        print(problems(), attempts())
        form.choices("a", "x").wrappedValue = true
        form.choices("a", "y").wrappedValue = true
        form.choices("a", "x").wrappedValue = false
        print(form.choices("a", "y").wrappedValue, form.choices("a", "x").wrappedValue)
        form.reset(["b"])
        show(form, ["a", "b", "c", "d"])
        print(problems())
        """)
    let expected = """
      none
      -, Say it, Required [0, 1, 0]
      a=
      abc -, -, Required
      none
      a= b=abc c=
      -, -, - true
      a=
      Not so, -, -
      a= b=abc c=true
      -, Not that, No [1, 2, 1]
      true false
      a=y b= c=true
      -, -, No
      """
    #expect(output == expected + "\n")
  }

  // MARK: What is shown

  /// What the view of a card takes for the first state of what is shown or not, where it asks and where it changes that.
  private static func firstStates(of card: String) throws -> (asked: [String], changed: [String]) {
    let views = GeneratedViews([SourceText(name: "card.json", text: card)])
    let view = try #require(views.views.first, "\(views.failures)")
    // Where lines break is not looked at.
    let source = view.source.text.filter { !$0.isWhitespace }
    func states(_ call: String) -> [String] {
      source.split(separator: "state." + call).dropFirst().map { rest in
        var depth = 1
        let arguments = rest.prefix { sign in
          if sign == "(" { depth += 1 } else if sign == ")" { depth -= 1 }
          return depth > 0
        }
        return arguments.firstRange(of: "initially:").map { String(arguments[$0.upperBound...]) } ?? ""
      }
    }
    return (states("isVisible("), states("setVisible("))
  }

  private static func card(_ body: String, _ target: String) -> String {
    let button = #"{"type": "Action.ToggleVisibility", "title": "More", "targetElements": [\#(target)]}"#
    let buttons = #"{"type": "ActionSet", "actions": [\#(button)]}"#
    return #"{"type": "AdaptiveCard", "version": "1.5", "body": [\#(body.replacing("BUTTONS", with: buttons))]}"#
  }

  private static func text(_ id: String, _ isVisible: String, _ more: String = "") -> String {
    #"{"type": "TextBlock", "text": "A", "id": "\#(id)", "isVisible": \#(isVisible)\#(more)}"#
  }

  @Test("change over what is hidden at first from how the view shows it")
  func firstVisibility() throws {
    func expect(_ body: String, _ target: String, _ part: String) throws {
      let (asked, changed) = try Self.firstStates(of: Self.card(body, target))
      #expect(asked == changed && changed.count == 1 && changed[0].contains(part), "\(asked) \(changed)")
    }
    try expect(Self.text("box", "false") + ",BUTTONS", #""box""#, "false")
    try expect(Self.text("box", #""${open}""#) + ",BUTTONS", #""box""#, "data.open")
    try expect(Self.text("box_${id}", #""${open}""#) + ",BUTTONS", #""box_${id}""#, "data.open")
    // Each copy of what repeats has its own state.
    for (isVisible, part) in [("false", "false"), (#""${open}""#, "item.open")] {
      let items = Self.text("box_${id}", isVisible) + ",BUTTONS"
      try expect(
        #"{"type": "Container", "$data": "${rows}", "items": [\#(items)]}"#, #""box_${id}""#, part)
    }
    // There are other data around the button than around what is shown.
    let rows = #"{"type": "Container", "$data": "${rows}", "items": [{"type": "TextBlock", "text": "${t}"}, BUTTONS]}"#
    try expect(Self.text("box", #""${open}""#) + "," + rows, #""box""#, "data.open")
    // What the action says itself is what happens.
    let stated = Self.card(Self.text("box", #""${open}""#) + ",BUTTONS", #"{"elementId": "box", "isVisible": true}"#)
    #expect(try Self.firstStates(of: stated).changed == [""])
  }

  @Test("know of what is around inputs whether data hide it")
  func hiddenByData() throws {
    let inner = #"{"type": "Container", "$data": "${rows}", "items": [{"type": "Input.Text", "id": "b_${id}"}]}"#
    for more in ["", "," + inner] {
      let items = #", "items": [{"type": "Input.Text", "id": "a"}\#(more)]"#
      let box = #"{"type": "Container", "id": "box", "isVisible": "${open}"\#(items)}"#
      let views = GeneratedViews([SourceText(name: "card.json", text: Self.card(box + ",BUTTONS", #""box""#))])
      let view = try #require(views.views.first, "\(views.failures)").source.text
      // What reads data cannot be the first value of a property.
      #expect(view.contains("CardForm(Self.inputs(data))"))
      let states = view.split(separator: "\n").filter { $0.contains(#""box": "#) }
      #expect(states.count == (more.isEmpty ? 1 : 2) && states.allSatisfy { $0.contains("data.open") }, "\(states)")
    }
  }
}
