import CardFormats
import CardIR
import CardSyntax
import Testing

@testable import CardPasses

@Suite struct InputLoweringTests {
  /// Bare fields and boxes that store variables; like a widget.
  private static let bare = SkimaFormat().capabilities

  /// Typed inputs with captions and values; like a card.
  private static let rich: Capabilities = {
    var card = Traits.meaning
    card.kinds.formUnion([.textInput, .numberInput, .dateInput, .toggle, .choiceSet])
    card.attributes[.textInput] = [.id, .label, .placeholder, .value, .isRequired]
    card.attributes[.numberInput] = [.id, .label, .placeholder, .value, .minimum, .maximum]
    card.attributes[.toggle] = [.id, .title, .value, .valueOn, .valueOff]
    card.attributes[.choiceSet] = [.id, .label, .value, .isMultiSelect]
    card.regions[.choiceSet] = [.children]
    return card
  }()

  private func input(_ kind: ElementKind, _ change: (inout Element) -> Void) -> Element {
    var element = Element(kind)
    element[.id] = .literal("x")
    change(&element)
    return element
  }

  @Test func numbersBecomeTextUnderTheirCaption() {
    let number = input(.numberInput) {
      $0[.label] = .literal("Seats")
      $0[value: .minimum] = .number(1)
      $0[value: .maximum] = .number(8)
      $0[value: .value] = .number(2)
    }
    let (dump, losses) = run(LowerInputs(), [number], from: Self.rich, to: Self.bare)
    #expect(
      dump == """
        stack axis=vertical gap=4
          children
            text id="x__label" text="Seats" wrap=true
            input.text id="x" placeholder="1–8" variable-id="x"
        """)
    #expect(losses == ["lossy.input-type", "lossy.input-value"])
  }

  @Test func inputsThatTheTargetHasAreLeftAlone() {
    let field = input(.textInput) { $0[.label] = .literal("Name") }
    #expect(run(LowerInputs(), [field], from: Self.rich, to: Self.rich).dump == #"input.text id="x" label="Name""#)
  }

  @Test func anInlineActionIsAButtonBeside() {
    let field = input(.textInput) {
      var action = Element(.submit)
      action[.title] = .literal("Send")
      $0[.inlineAction] = [.one(action)]
    }
    #expect(
      run(LowerInputs(), [field], from: Self.rich, to: Self.bare).dump == """
        stack axis=horizontal gap=8 alignment=center
          children
            input.text id="x" variable-id="x"
            button title="Send"
              actions
                action.submit title="Send"
        """)
  }

  @Test func toggleCaptionsStandBeside() {
    let toggle = input(.toggle) {
      $0[.title] = .literal("News")
      $0[.value] = .literal("true")
    }
    let (dump, losses) = run(SplitToggles(), [toggle], from: Self.rich, to: Self.bare)
    #expect(
      dump == """
        stack axis=horizontal gap=10 alignment=center
          children
            input.toggle id="x" is-on=true variable-id="x"
            text text="News" wrap=true
        """)
    #expect(losses == [])
  }

  @Test func theHeightOfAToggleIsThatOfTheRow() {
    let toggle = input(.toggle) {
      $0[.title] = .literal("News")
      $0[.height] = .literal(.stretch)
      $0[.spacing] = .literal(.large)
    }
    let dump = run(SplitToggles(), [toggle], from: Self.rich, to: Self.bare).dump
    #expect(dump.hasPrefix("stack spacing=large height=stretch axis=horizontal"))
    #expect(dump.components(of: "height") == 1 && dump.components(of: "spacing") == 1)
  }

  @Test func aToggleWithoutTitleHasItsLabelBeside() {
    let toggle = input(.toggle) { $0[.label] = .literal("News") }
    #expect(run(SplitToggles(), [toggle], from: Self.rich, to: Self.bare).dump.contains(#"text text="News" wrap=true"#))
  }

  @Test func customToggleValuesHaveAVariableOfTheirOwn() {
    let toggle = input(.toggle) {
      $0[.title] = .literal("News")
      $0[.value] = .literal("yes")
      $0[.valueOn] = .literal("yes")
      $0[.valueOff] = .literal("no")
    }
    let (dump, losses) = run(SplitToggles(), [toggle], from: Self.rich, to: Self.bare)
    #expect(dump.contains(#"input.toggle id="x" is-on=true variable-id="x__on""#))
    #expect(
      dump.contains(#"action.set-variable value="yes" operation=set data-type="string" target-id="x""#))
    #expect(losses == ["lossy.toggle-shadow"])
  }

  @Test func aBoundStateIsCompared() {
    let toggle = input(.toggle) { $0[.value] = .template(template("${news}")) }
    let dump = run(SplitToggles(), [toggle], from: Self.rich, to: Self.bare).dump
    #expect(dump.contains("is-on=$\"${"))
    #expect(dump.contains("'true'"))
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
    let (dump, losses) = run(LowerInputs(), [set], from: Self.rich, to: Self.bare)
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
    var context = PassContext(source: Self.rich, target: Self.bare, targetName: "Target")
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
    let (dump, losses) = run(LowerInputs(), [set], from: Self.rich, to: Self.bare)
    #expect(dump.contains(#"variable-id="x.a""#))
    #expect(losses == ["lossy.choice-join", "lossy.choice-style"])
  }

  @Test func theTextBesideABoxIsItsCaption() {
    let toggle = input(.toggle) {
      $0[.variableID] = .literal("news")
      $0[.isOn] = .literal(true)
      $0[.backgroundColor] = .literal(.white)
    }
    let row = group(.stack, .horizontal, [toggle, text("News")])
    let (dump, losses) = run(JoinToggles(), [row], from: Self.bare, to: Self.rich)
    #expect(dump == #"input.toggle id="news" value="true" title="News""#)
    #expect(losses == ["lossy.box-color", "note.id-renamed"])
  }

  @Test func aRowWithMoreInItIsNoCaption() {
    let row = group(.stack, .horizontal, [input(.toggle) { _ in }, text("A"), text("B")])
    let dump = run(JoinToggles(), [row], from: Self.bare, to: Self.rich).dump
    #expect(dump.contains(#"input.toggle id="x" title="x""#))
  }

  @Test func fieldsAreNamedByTheirVariable() {
    let field = input(.textInput) { $0[.variableID] = .literal("name") }
    #expect(run(JoinToggles(), [field], from: Self.bare, to: Self.rich).dump == #"input.text id="name""#)
  }
}
