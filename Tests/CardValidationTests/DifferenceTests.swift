import CardFormats
import CardIR
import CardStyle
import CardSyntax
import CardTemplate
import CardValidation
import Foundation
import Testing

/// What a difference says, and how it is found.
@Suite struct DifferenceTests {
  @Test func namesBothTextsAndPlaces() throws {
    let found = try #require(
      difference(
        try card(#"{"type": "TextBlock", "text": "Hello"}"#), try card(#"{"type": "TextBlock", "text": "World"}"#)))
    #expect(found.message == "the text was `Hello` and is `World`")
    #expect(found.before?.text == #""Hello""#)
    #expect(found.after?.text == #""World""#)
    #expect(found.data == nil && found.actions == [])
  }

  @Test("every look of text makes a difference", arguments: AttributeID.all([.textLook, .textMark]))
  func looksOfText(_ id: AttributeID) throws {
    let plain = try card(#"{"type": "TextBlock", "text": "Hello"}"#)
    let values: [AttributeID: AttributeValue] = [
      .textSize: .token("large"), .textWeight: .token("bolder"), .textColor: .token("accent"),
      .fontType: .token("monospace"),
    ]
    var styled = plain
    // Any value will do that is not what texts have without it.
    styled.change(.text) { $0[value: id] = values[id] ?? .flag(true) }
    #expect(difference(plain, styled) != nil, "nobody would notice that a pass removes `\(id.rawValue)`")
  }

  @Test func namesTheAttribute() throws {
    let found = try #require(
      difference(
        try card(#"{"type": "Image", "url": "a", "size": "large"}"#),
        try card(#"{"type": "Image", "url": "a", "size": "small"}"#)))
    #expect(found.message == "`image-size` of the image `a` was `large` and is `small`")
  }

  @Test func namesTheAttributeThatIsGone() throws {
    let found = try #require(
      difference(
        try card(#"{"type": "Image", "url": "a", "size": "large", "style": "person"}"#),
        try card(#"{"type": "Image", "url": "a", "size": "large"}"#)))
    #expect(found.message == "`image-style` of the image `a` was `person` and is as usual")
  }

  @Test func namesTheActionsThatLeadToIt() throws {
    func toggling(_ text: String) throws -> Screen {
      try card(
        #"""
        {"type": "TextBlock", "text": "A", "id": "a", "isVisible": false},
        {"type": "TextBlock", "text": "\#(text)", "id": "b", "isVisible": false}
        """#,
        #"""
        "actions": [
          {"type": "Action.ToggleVisibility", "title": "One", "targetElements": ["a"]},
          {"type": "Action.ToggleVisibility", "title": "Two", "targetElements": [{"elementId": "b", "isVisible": true}]}
        ]
        """#)
    }
    let found = try #require(difference(try toggling("B"), try toggling("C")))
    #expect(found.actions == ["Two"])
    #expect(found.message == "the text was `B` and is `C`")
  }

  @Test func followsActionsThatOtherActionsShow() throws {
    func hidden(_ text: String) throws -> Screen {
      try card(
        #"""
        {"type": "ActionSet", "actions": [
          {"type": "Action.ToggleVisibility", "title": "First", "targetElements": ["box"]}]},
        {"type": "Container", "id": "box", "isVisible": false, "items": [
          {"type": "ActionSet", "actions": [
            {"type": "Action.ToggleVisibility", "title": "Second", "targetElements": ["text"]}]}]},
        {"type": "TextBlock", "text": "\#(text)", "id": "text", "isVisible": false}
        """#)
    }
    let found = try #require(difference(try hidden("B"), try hidden("C")))
    #expect(found.actions == ["First", "Second"])
  }

  @Test func namesTheData() throws {
    let found = try #require(
      difference(
        try card(#"{"type": "TextBlock", "text": "${if(n > 3, 'many', 'few')}"}"#),
        try card(#"{"type": "TextBlock", "text": "${if(n > 4, 'many', 'few')}"}"#)))
    #expect(found.data == #"{"n":4}"#)
    #expect(found.message == "the text was `many` and is `few`")
  }

  @Test func findsWhatShowsOnlyWithoutItems() throws {
    func list(_ other: String) throws -> Screen {
      try card(
        #"""
        {"type": "TextBlock", "text": "${name}", "$data": "${items}"},
        {"type": "TextBlock", "text": "\#(other)", "$when": "${count(items) == 0}"}
        """#)
    }
    let found = try #require(difference(try list("None"), try list("none")))
    #expect(found.data?.contains(#""items":[]"#) == true)
  }

  @Test func findsWhatShowsInAHostOnly() throws {
    let found = try #require(
      difference(
        try card(#"{"type": "TextBlock", "text": "${if($host.theme == 'dark', 'a', 'b')}"}"#),
        try card(#"{"type": "TextBlock", "text": "b"}"#)))
    #expect(found.data?.contains("dark") == true)
  }

  @Test func boundsTheStates() throws {
    // Ten switches have 1024 states: not all of them can be looked at, and nothing hangs.
    let texts = (0..<10).map { #"{"type": "TextBlock", "text": "A\#($0)", "id": "t\#($0)"}"# }
    let actions = (0..<10).map {
      #"{"type": "Action.ToggleVisibility", "title": "T\#($0)", "targetElements": ["t\#($0)"]}"#
    }
    let before = try card(texts.joined(separator: ","), #""actions": [\#(actions.joined(separator: ","))]"#)
    var after = before
    after.root[.id] = .literal("changed")
    #expect(difference(before, after) == nil)
  }

  @Test func aHiddenBoxKeepsItsPlace() throws {
    // The distance to a box with hidden content stays; without the box there would be one distance only.
    func body(_ box: String) throws -> Screen {
      try card(
        #"""
        {"type": "TextBlock", "text": "A"}, \#(box), {"type": "TextBlock", "text": "C"}
        """#, #""actions": [{"type": "Action.ToggleVisibility", "title": "T", "targetElements": ["b"]}]"#)
    }
    let text = #"{"type": "TextBlock", "text": "B", "id": "b"}"#
    #expect(difference(try body(#"{"type": "Container", "items": [\#(text)]}"#), try body(text)) != nil)
  }

  @Test func takesWhatIsKnown() throws {
    let before = try card(#"{"type": "TextBlock", "text": "${if(plan == 'pro' && n > 1, 'a', 'b')}"}"#)
    let after = try card(#"{"type": "TextBlock", "text": "${if(n > 1, 'a', 'b')}"}"#)
    #expect(difference(before, after) != nil)
    var diagnostics = Diagnostics()
    let source = SourceText(name: "known.json", text: #"{"plan": "pro"}"#)
    let known = try #require(Document.read(source, as: .json, diagnostics: &diagnostics)).root
    let capabilities = AdaptiveCardsFormat().capabilities
    let validator = TranslationValidator(
      capabilities: capabilities, styles: StyleResolver(.default, source: capabilities), known: known)
    #expect(validator.firstDifference(before, after) == nil)
    let wrong = try card(#"{"type": "TextBlock", "text": "${if(n > 2, 'a', 'b')}"}"#)
    #expect(validator.firstDifference(before, wrong)?.data?.contains(#""plan":"pro""#) == true)
  }

  @Test func looksIntoWhatIsOtherwiseUnchanged() throws {
    // Of two boxes one is painted otherwise: what is in it was not touched.
    let body = """
      {"type": "Container", "items": [{"type": "TextBlock", "text": "A"}, {"type": "TextBlock", "text": "B"}]},
      {"type": "TextBlock", "text": "C"}
      """
    let before = try card(body)
    var after = before
    after.change(.stack) { $0[.foregroundColor] = .literal(.black) }
    #expect(difference(before, after)?.message.contains("colour") == true)
  }

  @Test func followsDeepNesting() throws {
    // As deep as documents can be, in boxes that all count and in boxes of which none does.
    for style in [#""style": "good", "minHeight": "5px", "#, ""] {
      let found = try onLargeStack {
        try [("A", "A"), ("A", "B"), ("${a}", "${concat(a, '')}x")].map { pair in
          difference(try nested(pair.0, style), try nested(pair.1, style)) != nil
        }
      }
      #expect(found == [false, true, true])
    }
  }

  /// The result of `body` on a thread with the stack that the compiler gives its own.
  private func onLargeStack<Value>(_ body: @escaping @Sendable () throws -> Value) throws -> Value {
    let (box, done) = (ResultBox<Value>(), DispatchSemaphore(value: 0))
    let thread = Thread {
      box.result = Result { try body() }
      done.signal()
    }
    thread.stackSize = 64 << 20
    thread.start()
    done.wait()
    return try #require(box.result).get()
  }
}

/// A text in very many boxes.
private func nested(_ text: String, _ style: String) throws -> Screen {
  let open = String(repeating: #"{"type": "Container", \#(style)"items": ["#, count: 240)
  return try card(open + #"{"type": "TextBlock", "text": "\#(text)"}"# + String(repeating: "]}", count: 240))
}

/// What a thread hands back; whoever reads it waits for the thread first.
private final class ResultBox<Value>: @unchecked Sendable {
  var result: Result<Value, any Error>?
}
