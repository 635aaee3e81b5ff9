import CardFormats
import CardIR
import Testing

@testable import CardPasses

@Suite struct ShareRepeatsTests {
  /// What makes the screen a template.
  private static let hole = #"{"type":"TextBlock","text":"${name}"}"#

  private static func bodies(_ elements: [String]) -> String { ([hole] + elements).joined(separator: ",") }

  private func shared(_ elements: String...) throws -> String {
    let before = card(Self.bodies(elements))
    let after = try rewritten(before, by: [ShareRepeats()])
    #expect(try rewritten(after, by: [ShareRepeats()]) == after, "a second run changes nothing")
    #expect(after == before || after.utf8.count < before.utf8.count)
    return after
  }

  private func expect(
    _ elements: [String], become result: [String], _ location: SourceLocation = #_sourceLocation
  ) throws {
    let after = try rewritten(card(Self.bodies(elements)), by: [ShareRepeats()])
    #expect(after == card(Self.bodies(result)), sourceLocation: location)
    #expect(try rewritten(after, by: [ShareRepeats()]) == after, sourceLocation: location)
  }

  private func expectNothing(_ elements: String..., location: SourceLocation = #_sourceLocation) throws {
    try expect(elements, become: elements, location)
  }

  private func text(_ text: String, _ more: String = #","wrap":true,"size":"small","weight":"bolder""#) -> String {
    #"{"type":"TextBlock","text":"\#(text)"\#(more)}"#
  }

  // MARK: Fires

  @Test func sharesElementsThatDifferInOneText() throws {
    try expect(
      [text("A"), text("B"), text("C")],
      become: [
        #"{"type":"TextBlock","text":"${$data}","wrap":true,"size":"small","weight":"bolder","$data":["A","B","C"]}"#
      ])
  }

  @Test func sharesElementsThatDifferInSeveralValues() throws {
    func image(_ name: String, _ alt: String) -> String {
      #"{"type":"Image","url":"https://example.com/\#(name)","altText":"\#(alt)","style":"person","size":"small"}"#
    }
    try expect(
      [image("a", "A"), image("b", "B"), image("c", "C")],
      become: [
        #"{"type":"Image","url":"${url}","altText":"${altText}","style":"person","size":"small","#
          + #""$data":[{"url":"https://example.com/a","altText":"A"},{"url":"https://example.com/b","altText":"B"},"#
          + #"{"url":"https://example.com/c","altText":"C"}]}"#
      ])
  }

  @Test func sharesElementsWithContent() throws {
    func box(_ one: String, _ other: String) -> String {
      #"{"type":"Container","style":"emphasis","items":[\#(text(one)),\#(text(other, ""))]}"#
    }
    try expect(
      [box("A", "1"), box("B", "2"), box("C", "3")],
      become: [
        #"{"type":"Container","style":"emphasis","items":[\#(text("${text}")),\#(text("${text2}", ""))],"#
          + #""$data":[{"text":"A","text2":"1"},{"text":"B","text2":"2"},{"text":"C","text2":"3"}]}"#
      ])
  }

  @Test func givesOneValueForWhatIsAlwaysTheSame() throws {
    func image(_ name: String) -> String {
      #"{"type":"Image","url":"\#(name)","altText":"\#(name)","style":"person","size":"small"}"#
    }
    try expect(
      [image("a"), image("b"), image("c")],
      become: [
        #"{"type":"Image","url":"${$data}","altText":"${$data}","style":"person","size":"small","$data":["a","b","c"]}"#
      ])
  }

  @Test func sharesElementsThatAreTheSame() throws {
    let same = text("A long line of text that stands there again and again")
    try expect([same, same, same], become: [same.dropLast() + #","$data":[1,1,1]}"#])
  }

  @Test func sharesPartsAndButtons() throws {
    let facts = (1...4).map { #"{"title":"Title \#($0)","value":"Value"}"# }.joined(separator: ",")
    let items = (1...4).map { #""Title \#($0)""# }.joined(separator: ",")
    try expect(
      [#"{"type":"FactSet","facts":[\#(facts)]}"#],
      become: [#"{"type":"FactSet","facts":[{"title":"${$data}","value":"Value","$data":[\#(items)]}]}"#])
    func link(_ name: String) -> String {
      #"{"type":"Action.OpenUrl","title":"\#(name)","style":"positive","url":"https://example.com/"}"#
    }
    try expect(
      [#"{"type":"ActionSet","actions":[\#(link("A")),\#(link("B"))]}"#],
      become: [#"{"type":"ActionSet","actions":[\#(link("${$data}").dropLast()),"$data":["A","B"]}]}"#])
  }

  @Test func keepsTypesThatAreNoText() throws {
    func line(_ lines: Int, _ wrap: Bool) -> String {
      text("A line", #","maxLines":\#(lines),"wrap":\#(wrap),"size":"large","weight":"bolder","color":"accent""#)
    }
    let after = try shared(line(1, true), line(2, false), line(3, true))
    #expect(after.contains(#""$data":[{"maxLines":1,"wrap":true},{"maxLines":2,"wrap":false},"#))
    #expect(after.contains(#""maxLines":"${maxLines}","wrap":"${wrap}""#))
  }

  @Test func keepsEverySpelling() throws {
    func line(_ weight: String) -> String {
      text("A line of some length", #","size":"Small","wrap":true,"weight":"\#(weight)""#)
    }
    #expect(try shared(line("Bolder"), line("bolder"), line("Lighter")).contains(#"["Bolder","bolder","Lighter"]"#))
  }

  @Test func sharesInsideOfScopes() throws {
    let lines = [text("A"), text("B"), text("C")].joined(separator: ",")
    let after = try shared(#"{"type":"Container","$data":"${items}","items":[\#(lines)]}"#)
    #expect(after.contains(#""$data":["A","B","C"]"#))
  }

  @Test func takesTheLongestRunAndLeavesItsNeighbours() throws {
    let box = #"{"type":"Container","items":[]}"#
    try expect(
      [box, text("A"), text("B"), text("C"), text("D", "")],
      become: [
        box,
        #"{"type":"TextBlock","text":"${$data}","wrap":true,"size":"small","weight":"bolder","$data":["A","B","C"]}"#,
        text("D", ""),
      ])
  }

  // MARK: Stays

  @Test func staysWhereThereAreNoHoles() throws {
    let before = card([text("A"), text("B"), text("C")].joined(separator: ","))
    #expect(try rewritten(before, by: [ShareRepeats()]) == before)
    let escaped = card([text("A"), text("B"), text("C"), text("\\\\${name}")].joined(separator: ","))
    #expect(try rewritten(escaped, by: [ShareRepeats()]) == escaped, "a text that looks like a hole is none")
  }

  @Test func staysWhereNothingIsGained() throws {
    try expectNothing(#"{"type":"RichTextBlock","inlines":["A","B","C","D"]}"#)
    try expectNothing(#"{"type":"FactSet","facts":[{"title":"A","value":"1"},{"title":"B","value":"2"}]}"#)
  }

  @Test func staysWhereAnElementHasAName() throws {
    try expectNothing(
      text("A").dropLast() + #","id":"a"}"#, text("B").dropLast() + #","id":"b"}"#,
      text("C").dropLast() + #","id":"c"}"#)
  }

  @Test func staysWhereThereAreHoles() throws {
    try expectNothing(text("A ${a}"), text("A ${a}"), text("A ${a}"))
    try expectNothing(text("A", #","x":["${a}"],"wrap":true"#), text("B", #","x":["${a}"],"wrap":true"#))
  }

  @Test func staysWhereThereAreScopesAndConditions() throws {
    try expectNothing(
      text("A").dropLast() + #","$data":"${items}"}"#, text("B").dropLast() + #","$data":"${items}"}"#)
    try expectNothing(text("A").dropLast() + #","$when":"${a}"}"#, text("B").dropLast() + #","$when":"${a}"}"#)
  }

  @Test func staysWhereTextLooksLikeAHole() throws {
    let more = #","wrap":true,"size":"small","weight":"bolder","color":"accent","isSubtle":true"#
    try expectNothing(text("\\\\${a}", more), text("\\\\${b}", more), text("\\\\${c}", more))
  }

  @Test func staysWithInputsAndWhatTheyOffer() throws {
    func input(_ name: String) -> String {
      #"{"type":"Input.Text","id":"\#(name)","label":"A label","placeholder":"A placeholder","isMultiline":true}"#
    }
    try expectNothing(input("a"), input("b"), input("c"))
    let choices = (1...9).map { #"{"title":"A very long title","value":"\#($0)"}"# }.joined(separator: ",")
    try expectNothing(#"{"type":"Input.ChoiceSet","id":"c","choices":[\#(choices)]}"#)
  }

  @Test func staysWithActionsThatChangeTheScreen() throws {
    func button(_ title: String) -> String {
      #"{"type":"Action.ToggleVisibility","title":"\#(title)","style":"positive","targetElements":["a","b"]}"#
    }
    try expectNothing(#"{"type":"ActionSet","actions":[\#(button("A")),\#(button("B")),\#(button("C"))]}"#)
    func sending(_ title: String) -> String {
      #"{"type":"Action.Submit","title":"\#(title)","style":"positive","associatedInputs":"none"}"#
    }
    try expectNothing(#"{"type":"ActionSet","actions":[\#(sending("A")),\#(sending("B")),\#(sending("C"))]}"#)
  }

  @Test func staysWhereShapesDiffer() throws {
    try expectNothing(text("A"), text("B", #","wrap":true,"size":"small""#), text("C"))
    // The share of a column is no text: its neighbours' widths depend on it.
    func column(_ width: Int) -> String {
      #"{"type":"Column","width":\#(width),"items":[\#(text("A"))],"verticalContentAlignment":"center"}"#
    }
    try expectNothing(#"{"type":"ColumnSet","columns":[\#(column(1)),\#(column(2))]}"#)
  }

  @Test func staysWithWhatNoOneKnows() throws {
    func odd(_ text: String) -> String { #"{"type":"Gauge","text":"\#(text)","wrap":true,"size":"extraLarge"}"# }
    try expectNothing(odd("A"), odd("B"), odd("C"))
    try expectNothing(text("A", #","wrap":true,"x-mark":1"#), text("B", #","wrap":true,"x-mark":2"#))
  }

  @Test func staysWithEmbeddedImagesThatDiffer() throws {
    func image(_ data: String) -> String {
      #"{"type":"Image","url":"data:image/png;base64,\#(data)","style":"person","size":"small","spacing":"none"}"#
    }
    try expectNothing(image("AAAA"), image("BBBB"), image("CCCC"))
  }

  // MARK: Order

  @Test func runsAfterOtherPasses() {
    struct Other: Pass {
      let name = "other"
      let summary = "Does nothing."
      let stage = PassStage.late(.size)
      let example = PassExample(before: "", after: "")
      func run(_ screen: inout Screen, _ context: inout PassContext) {}
    }
    let last = PassPipeline(level: .size, adding: [AddedPass(Other())]).late.map(\.name)
    #expect(last.suffix(2) == ["other", "share-repeats"])
    let after = PassPipeline(level: .size, adding: [AddedPass(Other(), at: .after("share-repeats"))]).late.map(\.name)
    #expect(after.suffix(2) == ["share-repeats", "other"])
  }
}
