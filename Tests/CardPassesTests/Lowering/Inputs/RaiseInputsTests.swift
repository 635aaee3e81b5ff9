import CardIR
import Testing

@testable import CardPasses

/// Only what conversions write themselves is read as more than it is.
@Suite struct RaiseInputsTests {
  /// What becomes of widgets on the way to cards.
  private func raised(_ widgets: String, options: LoweringOptions = LoweringOptions()) throws -> String {
    try converted(widgets, by: [RecoverFlow(), RaiseVisibility(), RaiseInputs(), JoinToggles()], options: options)
  }

  private func box(_ id: String, value: String, off other: String, forgets: String = "size") -> String {
    #"""
    {"type":"stack","props":{"axis":"horizontal","children":[{"type":"checkbox","id":"\#(id)","props":{
    "variableId":"\#(id)","initial_condition":false,"onActivated":[
    {"type":"manageValue","data":{"type":"createOrModify","id":"size","dataType":"string","value":"\#(value)"}},
    {"type":"checkboxManipulation","data":{"widgetId":"\#(other)","type":"deactivate"}}],
    "onDeactivated":[{"type":"manageValue","data":{"type":"remove","id":"\#(forgets)"}}]}},
    {"type":"label","props":{"text":"T"}}]}}
    """#
  }

  @Test func boxesThatSwitchEachOtherOffAreAChoice() throws {
    let both = [box("size__1", value: "s", off: "size__2"), box("size__2", value: "m", off: "size__1")]
    let dump = try raised(both.joined(separator: ","))
    #expect(dump.contains(#"input.choice-set id="size""#))
    #expect(dump.contains(#"choice value="m" title="T""#))
    #expect(!dump.contains("input.toggle"))
  }

  /// Boxes beyond a few have the first one switch the others off.
  private func relayed(_ values: [String], _ change: (Int, [String]) -> [String] = { $1 }) -> String {
    let boxes = values.enumerated().map { position, value in
      let store =
        #"{"type":"manageValue","data":{"type":"createOrModify","id":"size","dataType":"string","value":"\#(value)"}}"#
      func change(_ box: Int, _ type: String) -> String {
        #"{"type":"checkboxManipulation","data":{"widgetId":"size__\#(box + 1)","type":"\#(type)"}}"#
      }
      let others = values.indices.dropFirst().map { change($0, "deactivate") }
      let relay = [(0, "toggle"), (0, "deactivate"), (position, "activate")]
      return position == 0 ? [store] + others : relay.map { change($0.0, $0.1) } + [store]
    }
    return boxes.enumerated().map { position, actions in
      let id = "size__\(position + 1)"
      return #"""
        {"type":"stack","props":{"axis":"horizontal","children":[{"type":"checkbox","id":"\#(id)","props":{
        "variableId":"\#(id)","initial_condition":false,
        "onActivated":[\#(change(position, actions).joined(separator: ","))],
        "onDeactivated":[{"type":"manageValue","data":{"type":"remove","id":"size"}}]}},
        {"type":"label","props":{"text":"T"}}]}}
        """#
    }.joined(separator: ",")
  }

  @Test func boxesThatHaveTheFirstSwitchTheOthersOffAreAChoice() throws {
    let values = ["a", "b", "c", "d", "e", "f", "g"]
    let dump = try raised(relayed(values))
    #expect(dump.contains(#"input.choice-set id="size""#))
    #expect(values.allSatisfy { dump.contains(#"choice value="\#($0)" title="T""#) })
    #expect(!dump.contains("input.toggle"))
    // One that does not toggle the first, one that leaves it on, and a first one that forgets the last.
    let wrong: [(Int, [String]) -> [String]] = [
      { $0 == 3 ? Array($1.dropFirst()) : $1 },
      { $0 == 3 ? Array($1[..<1] + $1[2...]) : $1 },
      { $0 == 0 ? Array($1.dropLast()) : $1 },
    ]
    for change in wrong {
      let dump = try raised(relayed(values, change))
      #expect(!dump.contains("choice-set"))
      #expect(dump.contains("input.toggle"))
    }
  }

  @Test func otherBoxesStayToggles() throws {
    let wrong = [
      // The second switches itself off, both have one value, another variable is forgotten.
      [box("size__1", value: "s", off: "size__2"), box("size__2", value: "m", off: "size__2")],
      [box("a", value: "s", off: "b"), box("b", value: "s", off: "a")],
      [box("size__1", value: "s", off: "size__2"), box("size__2", value: "m", off: "size__1", forgets: "x")],
    ]
    for boxes in wrong {
      let dump = try raised(boxes.joined(separator: ","))
      #expect(!dump.contains("choice-set"))
      #expect(dump.contains("input.toggle"))
    }
    var options = LoweringOptions()
    options.raisesPatterns = false
    let right = [box("size__1", value: "s", off: "size__2"), box("size__2", value: "m", off: "size__1")]
    #expect(!(try raised(right.joined(separator: ","), options: options).contains("choice-set")))
  }

  @Test func boxesThatAuthorsHaveWiredAreAChoiceWhateverTheyAreCalled() throws {
    let rows = [box("express", value: "s", off: "usual"), box("usual", value: "m", off: "express")]
    let label = #"{"type":"label","props":{"text":"Size"}}"#
    func call(_ body: String) -> String {
      #"{"type":"button","props":{"text":"Go","onClick":[{"type":"apicall","data":{"endpoint":"https://a.b/c","#
        + #""method":"post","body":\#(body)}}]}}"#
    }
    func dump(_ body: String) throws -> String {
      try raised(([label] + rows + [call(body)]).joined(separator: ","))
    }
    let choice = try dump(#"["size"]"#)
    #expect(choice.contains(#"input.choice-set id="size""#) && choice.contains(#"choice value="s" title="T""#))
    #expect(!choice.contains("input.toggle") && choice.contains(#""Size""#))
    // The state of a box that is sent by itself is more than a choice says, and so it may be where nobody knows.
    for body in [#"["size", "usual"]"#, #""${names}""#] { #expect(try !dump(body).contains("choice-set")) }
    // Boxes that forget nothing when they are switched off are a choice as well.
    let silent = rows.map { $0.replacing("onDeactivated", with: "onNothing") }
    #expect(try raised(silent.joined(separator: ",")).contains("choice-set"))
  }

  @Test(arguments: [false, true])
  func boxesInPaintedRowsStayToggles(isPainted: Bool) {
    let rows = ["a", "b"].map { value in
      let toggle = input(.toggle) {
        $0[.id] = .literal("size.\(value)")
        $0[.variableID] = .literal("size.\(value)")
        $0[.isOn] = .literal(false)
      }
      return group(.stack, .horizontal, [toggle, text(value)]) {
        if isPainted { $0[.backgroundColor] = .literal(.white) }
      }
    }
    let column = group(.stack, .vertical, rows) { $0[.id] = .literal("size") }
    let dump = run(RaiseInputs(), [column], from: Traits.fields, to: Traits.inputs).dump
    #expect(dump.contains("input.choice-set") == !isPainted)
    #expect(dump.contains("background-color") == isPainted)
  }

  @Test func aLabelAboveAFieldStaysAText() throws {
    let field = #"{"type":"textfield","id":"f","props":{"variableId":"f"}}"#
    let dump = try raised(#"{"type":"label","id":"title","props":{"text":"Name"}},\#(field)"#)
    #expect(dump.contains(#"text id="title" text="Name""#))
    #expect(!dump.contains("label="))
    #expect(
      try raised(#"{"type":"label","id":"f__label","props":{"text":"Name"}},\#(field)"#).contains(#"label="Name""#))
  }

  private let field = #"{"type":"textfield","id":"n","props":{"variableId":"n"}}"#
  private let caption = #"{"type":"label","id":"n__label","props":{"text":"Your name"}}"#

  private func stack(_ axis: String, _ children: String...) -> String {
    #"{"type":"stack","props":{"axis":"\#(axis)","children":[\#(children.joined(separator: ","))]}}"#
  }

  /// A field with an action of its own is one with a button beside it.
  @Test func captionsOfFieldsBesideButtonsAreRead() throws {
    let button = #"{"type":"button","props":{"text":"Send","onClick":[]}}"#
    let dump = try raised(stack("vertical", caption, stack("horizontal", field, button)))
    #expect(dump.contains(#"label="Your name""#) && !dump.contains("n__label"), "\(dump)")
    // Something else in the row may be what the words are about.
    let other = try raised(stack("vertical", caption, stack("horizontal", field, field)))
    #expect(!other.contains("label=\"Your name\""))
  }

  /// The column of the two may have become one with what is around it.
  @Test func captionsAmongOthersAreRead() throws {
    let dump = try raised(stack("vertical", caption, field, #"{"type":"label","props":{"text":"T"}}"#))
    #expect(
      dump.contains(#"label="Your name""#) && !dump.contains("n__label") && dump.contains(#"text="T""#), "\(dump)")
  }

  @Test func longChoicesWrap() throws {
    func dump(_ title: String) throws -> String {
      let boxes = [box("size__1", value: "s", off: "size__2"), box("size__2", value: "m", off: "size__1")]
        .map { $0.replacing(#""text":"T""#, with: #""text":"\#(title)""#) }
      return try raised(boxes.joined(separator: ","))
    }
    let long = try dump("Yes, I would like to receive news of all products by mail")
    #expect(long.contains("input.choice-set") && long.contains("wrap=true"), "\(long)")
    #expect(try !dump("Yes").contains("wrap=true"))
  }
}
