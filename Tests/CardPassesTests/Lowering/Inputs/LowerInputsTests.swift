import CardIR
import Testing

@testable import CardPasses

@Suite struct LowerInputsTests {
  @Test func numbersBecomeTextUnderTheirCaption() {
    let number = input(.numberInput) {
      $0[.label] = .literal("Seats")
      $0[value: .minimum] = .number(1)
      $0[value: .maximum] = .number(8)
      $0[value: .value] = .number(2)
    }
    let (dump, losses) = run(LowerInputs(), [number], from: Traits.inputs, to: Traits.fields)
    #expect(
      dump == """
        stack axis=vertical gap=4
          children
            text id="x__label" text="Seats" text-weight=bolder wrap=true
            input.text id="x" placeholder="1–8" variable-id="x"
        """)
    #expect(losses == ["lossy.input-type", "lossy.input-value"])
  }

  @Test("captions beside inputs have their part of the width where widths are worked out")
  func captionsBeside() {
    let field = input(.textInput) {
      $0[.label] = .literal("Name")
      $0[value: .labelPosition] = .token("inline")
      $0[value: .labelWidth] = .json(JSONNodes.node("40"))
    }
    let beside = run(LowerInputs(), [field], from: Traits.inputs, to: Traits.fields).dump
    #expect(beside.hasPrefix("stack axis=horizontal gap=0 alignment=center\n"), "\(beside)")
    #expect(beside.contains("width=40fr") && beside.contains("width=60fr"), "\(beside)")
    // A target that has no widths to work out.
    let plain = with(Traits.fields) { $0.boxes = .byMeaning }
    #expect(run(LowerInputs(), [field], from: Traits.inputs, to: plain).dump.hasPrefix("stack axis=vertical gap=4\n"))
  }

  @Test func inputsThatAreSentAsSuchWriteNoVariables() {
    let field = input(.textInput) { _ in }
    func dump(_ target: Capabilities) -> String {
      run(LowerInputs(), [field], from: Traits.inputs, to: with(target, attributes: [.textInput: [.variableID]])).dump
    }
    #expect(dump(Traits.fields).contains("variable-id"))
    #expect(!dump(with(Traits.fields, kinds: [.submit])).contains("variable-id"))
  }

  @Test("choices that only a query knows become a field, and are left out beside others")
  func queries() {
    func choices(_ stated: [String]) -> Element {
      input(.choiceSet) {
        $0[.label] = .literal("Who")
        $0[value: .choiceQuery] = .flag(true)
        $0[value: .isRequired] = .flag(true)
        $0[.children] = stated.map { title in
          var choice = Element(.choice)
          choice[.title] = .literal(title)
          return .one(choice)
        }
      }
    }
    let target = with(Traits.inputs, kinds: [.choiceSet, .choice], attributes: [.choiceSet: [.label, .isRequired]])
    let open = run(LowerInputs(), [choices([])], from: Traits.inputs, to: target)
    #expect(open.dump == #"input.text id="x" label="Who" is-required=true"#)
    #expect(open.losses == ["lossy.input-type"])
    let stated = run(LowerInputs(), [choices(["Ada"])], from: Traits.inputs, to: target)
    #expect(stated.dump.contains("input.choice-set") && !stated.dump.contains("query"))
    #expect(stated.losses == ["unsupported.dynamic-data"])
    let asking = with(target, attributes: [.choiceSet: [.label, .choiceQuery]])
    #expect(run(LowerInputs(), [choices([])], from: Traits.inputs, to: asking).losses == [])
  }

  @Test func inputsThatTheTargetHasAreLeftAlone() {
    let field = input(.textInput) { $0[.label] = .literal("Name") }
    #expect(
      run(LowerInputs(), [field], from: Traits.inputs, to: Traits.inputs).dump == #"input.text id="x" label="Name""#)
  }

  @Test func anInlineActionIsAButtonBeside() {
    let field = input(.textInput) {
      var action = Element(.submit)
      action[.title] = .literal("Send")
      $0[.inlineAction] = [.one(action)]
    }
    #expect(
      run(LowerInputs(), [field], from: Traits.inputs, to: Traits.fields).dump == """
        stack axis=horizontal gap=8 alignment=center
          children
            input.text id="x" variable-id="x"
            button title="Send" button-style=secondary
              actions
                action.submit title="Send"
        """)
  }

  @Test(
    "a button has words",
    arguments: [
      (nil, "Reply", "Reply"), ("https://e.com/icons/send-now.png?x=1", nil, "Send now"),
      ("icon:CalendarAdd,filled", nil, "Calendar add"),
      ("https://e.com/i.png", "Reply", "Reply"), ("data:image/png;base64,AA", nil, "Send"), (nil, nil, "Send"),
    ] as [(String?, String?, String)])
  func buttonsWithoutTitles(icon: String?, tooltip: String?, expected: String) {
    let field = input(.textInput) {
      var action = Element(.submit)
      if let icon { action[.iconURL] = .literal(icon) }
      if let tooltip { action[value: .tooltip] = .text(tooltip) }
      $0[.inlineAction] = [.one(action)]
    }
    let result = run(LowerInputs(), [field], from: Traits.inputs, to: Traits.fields)
    #expect(result.dump.contains(#"button title="\#(expected)" button-style=secondary"#), "\(result.dump)")
    #expect(result.losses == ["lossy.action-icon"])
  }

  @Test func oneOfSeveralChoicesSwitchesTheOthersOff() {
    let set = input(.choiceSet) {
      $0[.value] = .literal("b")
      $0[.children] = ["a", "b"].map { value in
        var choice = Element(.choice)
        choice[.title] = .literal(value.uppercased())
        choice[.value] = .literal(value)
        return .one(choice)
      }
    }
    let (dump, losses) = run(LowerInputs(), [set], from: Traits.inputs, to: Traits.fields)
    #expect(dump.contains(#"input.toggle id="x__1" is-on=false variable-id="x__1" title="A""#))
    #expect(dump.contains(#"input.toggle id="x__2" is-on=true variable-id="x__2" title="B""#))
    #expect(
      dump.contains(#"action.manipulate operation=deactivate target-id="x__2" target-kind=input.toggle"#))
    #expect(losses == ["lossy.choice-style"])
  }

  /// What the boxes of a choice do when they are tapped, by what target formats say of such actions: to switch a box on
  /// or off runs nothing, to toggle it does.
  private struct Boxes {
    var isOn: [String: Bool] = [:]
    var stored: [String: String] = [:]
    let toggles: [String: Element]

    init(_ toggles: [Element]) {
      self.toggles = Dictionary(uniqueKeysWithValues: toggles.map { ($0.literal(.id) ?? "", $0) })
      for toggle in toggles { isOn[toggle.literal(.id) ?? ""] = toggle.literal(.isOn) }
    }

    mutating func toggle(_ id: String) {
      isOn[id, default: false].toggle()
      guard let toggle = toggles[id] else { return }
      for action in toggle[isOn[id] == true ? .onActivated : .onDeactivated].compactMap(\.element) {
        let name = action.literal(.targetID) ?? ""
        switch (action.kind, action.literal(.operation)) {
        case (.setVariable, .set?): stored[name] = action.literal(.value)
        case (.setVariable, .remove?): stored[name] = nil
        case (.manipulate, .activate?): isOn[name] = true
        case (.manipulate, .deactivate?): isOn[name] = false
        case (.manipulate, .toggle?): self.toggle(name)
        default: Issue.record("\(action.kind) is unexpected")
        }
      }
    }
  }

  @Test(arguments: [2, 4, 5, 7, 40]) func oneBoxAtMostIsOn(count: Int) {
    var set = input(.choiceSet) { $0[.value] = .literal("v2") }
    set[.children] = (1...count).map { number in
      var choice = Element(.choice)
      choice[.value] = .literal("v\(number)")
      return .one(choice)
    }
    var root = Element(.screen)
    root[.children] = [.one(set)]
    var screen = Screen(name: "test", format: FormatID(rawValue: "test"), root: root, isTemplate: false)
    var context = PassContext(source: Traits.inputs, target: Traits.fields, targetName: "Target")
    LowerInputs().run(&screen, &context)
    var (toggles, actions) = ([Element](), 0)
    screen.root.visit { element in
      if element.kind == .toggle { toggles.append(element) }
      if element.kind == .manipulate { actions += 1 }
    }
    #expect(toggles.count == count)
    #expect(actions <= 4 * count)
    var boxes = Boxes(toggles)
    #expect(boxes.isOn.filter(\.value).keys.sorted() == ["x__2"])
    var last = 2
    for number in [1, count, 2, 1, count, max(1, count - 1), count] where number != last {
      last = number
      boxes.toggle("x__\(number)")
      #expect(boxes.isOn.filter(\.value).keys.sorted() == ["x__\(number)"])
      #expect(boxes.stored == ["x": "v\(number)"])
    }
    boxes.toggle("x__\(count)")
    #expect(!boxes.isOn.values.contains(true))
    #expect(boxes.stored.isEmpty)
  }

  @Test func severalChoicesAreSentOneByOne() {
    let set = input(.choiceSet) {
      $0[value: .isMultiSelect] = .flag(true)
      var choice = Element(.choice)
      choice[.value] = .literal("a")
      $0[.children] = [.one(choice)]
    }
    let (dump, losses) = run(LowerInputs(), [set], from: Traits.inputs, to: Traits.fields)
    #expect(dump.contains(#"variable-id="x.a""#))
    #expect(losses == ["lossy.choice-join", "lossy.choice-style"])
  }

  @Test func choicesOfDataHaveNamesOfTheirOwnAndStoreTheirValues() {
    func lowered(isMulti: Bool) -> (dump: String, losses: [String]) {
      let set = input(.choiceSet) {
        $0[value: .isMultiSelect] = .flag(isMulti)
        var choice = Element(.choice)
        choice[value: .value] = .template(template("${v}"))
        $0[.children] = [.one(choice, scope: Scope(repeats: true, source: .template(template("${options}"))))]
      }
      return run(LowerInputs(), [set], from: Traits.inputs, to: Traits.fields)
    }
    let one = lowered(isMulti: false)
    #expect(one.dump.contains(#"id=$"x__${v}""#) && one.dump.contains(#"variable-id=$"x__${v}""#), "\(one.dump)")
    #expect(one.dump.contains(#"action.set-variable value=$"${v}" operation=set data-type="string" target-id="x""#))
    // The one chosen before is switched off after the other, and must not take what that stored.
    #expect(!one.dump.contains("operation=remove"))
    let several = lowered(isMulti: true)
    #expect(several.dump.contains(#"variable-id=$"x.${v}""#) && !several.dump.contains("set-variable"))
    #expect(several.losses == ["lossy.choice-join", "lossy.choice-style"])
  }

  @Test func choicesOfDataAreOnWhereTheyAreChosen() throws {
    let set = input(.choiceSet) {
      $0[value: .isMultiSelect] = .flag(true)
      $0[.value] = .literal("a,b")
      var choice = Element(.choice)
      choice[value: .value] = .template(template("${v}"))
      $0[.children] = [.one(choice, scope: Scope(repeats: true, source: .template(template("${options}"))))]
    }
    let (dump, _) = run(LowerInputs(), [set], from: Traits.inputs, to: Traits.fields)
    #expect(dump.contains(#"is-on=$"${string(v) == 'a' || string(v) == 'b'}""#), "\(dump)")
  }

  /// A choice among some, of which the last says its value only.
  private func choices(_ count: Int, isMulti: Bool = false) -> Element {
    input(.choiceSet) {
      $0[.label] = .literal("Country")
      $0[value: .isMultiSelect] = .flag(isMulti)
      $0[value: .inputStyle] = .token("expanded")
      $0[.children] = (1...count).map { number in
        var choice = Element(.choice)
        choice[.value] = .literal("v\(number)")
        if number < count { choice[.title] = .literal("V \(number)") }
        return .one(choice)
      }
    }
  }

  /// What becomes of a choice where large ones are to be fields.
  private func asField(_ choices: Element) -> (dump: String, losses: [String]) {
    var options = LoweringOptions()
    options.largeChoices = .field
    return run(LowerInputs(), [.one(choices)], from: Traits.inputs, to: Traits.fields, options: options)
  }

  @Test(arguments: [(false, " · "), (true, ", ")])
  func aChoiceAmongManyCanBeAField(isMulti: Bool, separator: String) {
    let (dump, losses) = asField(choices(21, isMulti: isMulti))
    let hint = ((1...20).map { "v\($0) (V \($0))" } + ["v21"]).joined(separator: separator)
    #expect(
      dump == """
        stack axis=vertical gap=4
          children
            text id="x__label" text="Country" text-weight=bolder wrap=true
            input.text id="x" variable-id="x"
            text text="\(hint)" text-size=caption wrap=true
        """)
    #expect(losses == ["lossy.input-type"])
  }

  @Test func aFieldForChoicesWithoutACaptionKeepsItsPlace() {
    var set = choices(21)
    set[value: .label] = nil
    set[.spacing] = .literal(.large)
    let dump = asField(set).dump
    #expect(dump.hasPrefix("stack spacing=large axis=vertical gap=4\n"), "\(dump)")
    #expect(dump.contains("\n    input.text id=\"x\" variable-id=\"x\"\n"), "\(dump)")
  }

  @Test func fewChoicesAndThoseOfDataStayBoxes() {
    #expect(asField(choices(20)).dump.contains("toggle"))
    #expect(run(LowerInputs(), [choices(21)], from: Traits.inputs, to: Traits.fields).dump.contains("toggle"))
    var bound = choices(30)
    bound[.children][3] = bound[.children][3].replacing { choice in
      var choice = choice
      choice[value: .title] = .template(template("${name}"))
      return choice
    }
    #expect(asField(bound).dump.contains("toggle"))
  }
}
