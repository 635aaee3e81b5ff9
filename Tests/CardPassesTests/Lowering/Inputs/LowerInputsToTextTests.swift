import CardIR
import CardTemplate
import Testing

@testable import CardPasses

/// Mapping 3.16 to 3.21: what inputs look like where there are none.
@Suite struct LowerInputsToTextTests {
  private static let views = with(Traits.views, kinds: [.icon])

  private func input(_ kind: ElementKind, _ values: [AttributeID: AttributeValue]) -> Element {
    var element = Element(kind)
    for id in AttributeID.allCases { element[value: id] = values[id] }
    return element
  }

  private func painted(_ element: Element, to target: Capabilities = views) -> (dump: String, losses: [String]) {
    run(LowerInputsToText(), [element], from: Traits.meaning, to: target)
  }

  @Test func aFieldIsABoxWithLabelAndPlaceholder() {
    let result = painted(
      input(.textInput, [.label: .text("Name"), .placeholder: .text("As on your card"), .spacing: .token("large")]))
    #expect(
      result.dump == """
        stack spacing=large axis=vertical gap=4 alignment=leading
          children
            text text="Name" text-size=body text-weight=bolder wrap=true
            stack padding=6 border-color=#C6C6C8 border-width=1 axis=vertical gap=0 alignment=leading
              children
                text text="As on your card" text-size=body text-color=#8E8E93 wrap=true
        """)
    #expect(result.losses == ["unsupported.input"])
    // What must be filled in is marked, and an empty field is as high as a line.
    let needed = painted(input(.textInput, [.label: .text("Name"), .isRequired: .flag(true)]))
    #expect(needed.dump.contains(#"text text="Name *""#) && needed.dump.contains("text text=\"\u{A0}\""))
  }

  @Test("titles of toggles and choices break into lines only where the input says so")
  func lines() {
    func dump(_ kind: ElementKind, _ wrap: AttributeValue?) -> String {
      var field = input(kind, [.title: .text("News"), .inputStyle: .token("expanded")])
      if kind == .choiceSet { field[.children] = [.one(input(.choice, [.title: .text("News"), .value: .text("n")]))] }
      field[value: .wrap] = wrap
      return painted(field).dump
    }
    for kind in [ElementKind.toggle, .choiceSet] {
      #expect(dump(kind, nil).contains(#"text text="News" text-size=body wrap=false"#), "\(dump(kind, nil))")
      #expect(dump(kind, .flag(true)).contains(#"text text="News" text-size=body wrap=true"#))
    }
  }

  @Test("labels beside inputs have their part of the width, in percent or points")
  func labelsBeside() {
    let frames = with(Self.views, attributes: [.stack: [.width]]) { $0.framesSurroundBackgrounds = true }
    func dump(_ kind: ElementKind, _ width: String?, to target: Capabilities) -> String {
      var field = input(kind, [.label: .text("Name"), .title: .text("Yes"), .labelPosition: .token("inline")])
      if let width { field[value: .labelWidth] = .json(JSONNodes.node(width)) }
      return painted(field, to: target).dump
    }
    for kind in [ElementKind.textInput, .dateInput, .choiceSet, .toggle] {
      let shared = dump(kind, "40", to: frames)
      #expect(shared.hasPrefix("stack axis=horizontal gap=0 alignment=center\n"), "\(shared)")
      #expect(shared.contains(#"text width=40fr text="Name""#) && shared.contains("width=60fr"), "\(shared)")
      // What the host has by itself, which does not say so.
      #expect(dump(kind, nil, to: frames).contains("width=30fr"))
      let fixed = dump(kind, #""60px""#, to: frames)
      #expect(fixed.contains(#"text width=60pt text="Name""#) && fixed.contains("width=stretch"), "\(fixed)")
      // Where nobody works widths out, labels stand above.
      let above = dump(kind, "40", to: Self.views)
      #expect(above.hasPrefix("stack axis=vertical gap=4") && !above.contains(" width="), "\(above)")
    }
  }

  @Test func theValueWinsOverThePlaceholder() {
    let typed = painted(input(.numberInput, [.value: .number(4.5), .placeholder: .text("Amount")]))
    #expect(typed.dump.contains(#"text text="4.5""#) && !typed.dump.contains("Amount"))
    let bound = painted(input(.textInput, [.value: .template(template("${name}"))]))
    #expect(bound.dump.contains(#"text=$"${name}""#))
    let empty = painted(input(.dateInput, [:]))
    #expect(empty.dump.contains(#"text="YYYY-MM-DD""#))
    let range = painted(input(.numberInput, [.minimum: .number(1), .maximum: .number(9)]))
    #expect(range.dump.contains(#"text="1–9""#))
  }

  @Test func theButtonInAFieldStandsBesideIt() {
    var action = Element(.openURL)
    action[.title] = .literal("Look up")
    action[.url] = .literal("https://example.com")
    var field = input(.textInput, [.placeholder: .text("Code"), .separator: .flag(true)])
    field[.inlineAction] = [.one(action)]
    let result = painted(field)
    #expect(result.dump.hasPrefix("stack separator=true axis=horizontal gap=8 alignment=center\n"))
    #expect(!result.dump.contains("button"))
    #expect(result.dump.contains(#"text text="Look up""#))
    #expect(result.losses == ["unsupported.input", "unsupported.open-url"])
    #expect(result.dump.components(of: "separator") == 1)
  }

  @Test func aToggleIsASymbolWithItsTitle() {
    let on = painted(input(.toggle, [.title: .text("Wifi"), .value: .text("yes"), .valueOn: .text("yes")]))
    #expect(
      on.dump == """
        stack axis=horizontal gap=8 alignment=center
          children
            icon symbol-name="checkmark.square"
            text text="Wifi" text-size=body wrap=false
        """)
    #expect(on.losses == ["unsupported.input"])
    // Its text stands beside it where the toggle has none of its own, so there is no row to make.
    #expect(painted(input(.toggle, [:])).dump == #"icon symbol-name="square""#)
    #expect(painted(input(.toggle, [.isOn: .flag(true)])).dump.contains(#"symbol-name="checkmark.square""#))
    #expect(painted(input(.toggle, [.isOn: .flag(true)]), to: Traits.views).dump.contains(#"text text="☑""#))
  }

  @Test func aBoundToggleDecidesItsSymbolLater() {
    let hole = TemplateString([.hole(.call("user", []))])
    let result = painted(input(.toggle, [.value: .template(hole)]))
    #expect(result.dump.contains("symbol-name=$"))
    #expect(result.dump.contains("'checkmark.square', 'square'"))
    #expect(result.dump.contains("'true'"))
    #expect(result.losses == ["unsupported.input"])
  }

  private func choices(_ values: [AttributeID: AttributeValue]) -> Element {
    var set = input(.choiceSet, values)
    set[.children] = [("r", "Red"), ("g", "Green"), ("b", "Blue")].map { value, title in
      .one(input(.choice, [.value: .text(value), .title: .text(title)]))
    }
    return set
  }

  @Test func choicesThatAreAllSeenHaveSigns() {
    let several = painted(choices([.value: .text("b, r"), .isMultiSelect: .flag(true), .label: .text("Colours")]))
    #expect(several.dump.contains(#"text="Colours" text-size=body"#))
    #expect(several.dump.components(of: #"symbol-name="checkmark.square""#) == 2)
    #expect(several.dump.components(of: #"symbol-name="square""#) == 1 && several.dump.contains(#"text="Green""#))
    let one = painted(choices([.value: .text("g"), .inputStyle: .token("expanded")]), to: Traits.views)
    #expect(one.dump.components(of: "◉") == 1 && one.dump.components(of: "○") == 2)
    #expect(one.losses == ["unsupported.input"])
  }

  @Test func choicesOfDataAreComparedWithWhatIsChosen() {
    func marked(_ value: AttributeValue, isMulti: Bool = false, choice: String = "${v}", scoped: Bool = true) -> String
    {
      var set = input(
        .choiceSet, [.value: value, .inputStyle: .token("expanded"), .isMultiSelect: .flag(isMulti)])
      let scope = scoped ? Scope(repeats: true, source: .template(template("${options}"))) : nil
      set[.children] = [
        .one(input(.choice, [.value: .text(template(choice)), .title: .template(template("${k}"))]), scope: scope)
      ]
      return painted(set).dump
    }
    #expect(marked(.text("b")).contains("${if(string(v) == 'b', 'largecircle.fill.circle', 'circle')}"))
    #expect(marked(.text("a, b"), isMulti: true).contains("string(v) == 'a' || string(v) == 'b'"))
    #expect(marked(.text(""), isMulti: true).contains(#"symbol-name="square""#))
    // What the set reads is known beside the set, but not where each choice has data of its own.
    let bound = AttributeValue.template(template("${chosen}"))
    #expect(marked(bound, choice: "b", scoped: false).contains("if(string(chosen) == 'b'"))
    #expect(
      marked(bound, isMulti: true, choice: "b", scoped: false).contains("contains(split(string(chosen), ','), 'b')"))
    #expect(marked(bound).contains(#"symbol-name="circle""#))
  }

  @Test func passwordsAreNotShown() {
    let typed = painted(input(.textInput, [.value: .text("s3cret"), .inputStyle: .token("password")]))
    #expect(typed.dump.contains(#"text="••••••""#) && !typed.dump.contains("s3cret"))
    let bound = painted(input(.textInput, [.value: .template(template("${p}")), .inputStyle: .token("password")]))
    #expect(bound.dump.contains("•") && !bound.dump.contains("${p}"))
    let empty = painted(input(.textInput, [.placeholder: .text("Password"), .inputStyle: .token("password")]))
    #expect(empty.dump.contains(#"text="Password""#))
  }

  @Test func selectedChoicesAreBulleted() {
    let single = painted(choices([.value: .text("g")]))
    #expect(
      single.dump == """
        stack padding=6 border-color=#C6C6C8 border-width=1 axis=vertical gap=0 alignment=leading
          children
            text text="• Green" text-size=body text-color=#8E8E93 wrap=true
        """)
    // A closed menu stands below its label, and is as high as a field whatever it shows.
    let labelled = painted(choices([.placeholder: .text("Pick one"), .label: .text("Colour")]))
    #expect(labelled.dump.components(of: "padding=6") == 1 && labelled.dump.components(of: "Colour") == 1)
  }

  @Test func fieldsOfSeveralLinesAreAsHighAsOnCards() {
    let field = painted(input(.textInput, [.placeholder: .text("Why?"), .isMultiline: .flag(true)]))
    #expect(field.dump.contains("min-height=64"))
    #expect(!painted(input(.textInput, [.placeholder: .text("Why?")])).dump.contains("min-height"))
  }

  @Test func withoutASelectionTheChoicesAreTheContent() {
    #expect(painted(choices([.placeholder: .text("Pick one")])).dump.contains(#"text="Pick one""#))
    #expect(painted(choices([:])).dump.components(of: "• ") == 3)
    let bound = painted(choices([.value: .template(template("${colour}"))]))
    #expect(bound.dump.components(of: "• ") == 3)
    #expect(bound.losses == ["lossy.binding", "unsupported.input"])
  }

  @Test func inputsStayWhereTheTargetHasSome() {
    let target = with(Traits.views, kinds: [.textInput])
    let result = painted(input(.toggle, [:]), to: target)
    #expect(result.dump == "input.toggle" && result.losses == [])
  }
}
