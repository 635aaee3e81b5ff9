import CardCompiler
import CardFormats
import CardTestSupport
import Foundation
import Testing

/// A value of the wrong type is in the report, whatever becomes of the element that it is in.
@Suite("Values of the wrong type") struct MistypedValueTests {
  private static let targets = ["drivenui", "skima", "html", "swiftui", "compose"]

  /// A value that no property takes: the text in it is found again.
  private static let values = [#"{"zz": "Zebra"}"#, #"[["Zebra"]]"#, "4711"]

  /// Cards with a value of the wrong type for each property of each element, by what they have.
  private static let cards: [(name: String, card: String)] = {
    let elements = [
      #"{"type":"TextBlock","text":@}"#, #"{"type":"TextBlock","text":"a","fontType":@}"#,
      #"{"type":"FactSet","facts":@}"#, #"{"type":"FactSet","facts":[{"title":@,"value":"b"}]}"#,
      #"{"type":"FactSet","facts":[{"title":"b","value":@}]}"#, #"{"type":"ActionSet","actions":@}"#,
      #"{"type":"ImageSet","images":@}"#, #"{"type":"Image","url":@}"#, #"{"type":"RichTextBlock","inlines":@}"#,
      #"{"type":"RichTextBlock","inlines":[{"type":"TextRun","text":@}]}"#, #"{"type":"Container","items":@}"#,
      #"{"type":"ColumnSet","columns":@}"#, #"{"type":"ColumnSet","columns":[{"type":"Column","items":@}]}"#,
      #"{"type":"Table","columns":[{"width":1}],"rows":@}"#,
      #"{"type":"Table","columns":[{"width":1}],"rows":[{"cells":@}]}"#,
      #"{"type":"Table","columns":[{"width":1}],"rows":[{"cells":[{"items":@}]}]}"#,
      #"{"type":"Input.ChoiceSet","id":"c","choices":@}"#, #"{"type":"Input.Text","id":"c","label":@}"#,
      #"{"type":"Input.Text","id":"c","placeholder":@}"#, #"{"type":"Media","sources":@}"#,
      #"{"type":"ActionSet","actions":[{"type":"Action.OpenUrl","title":@,"url":"https://e.com"}]}"#,
      #"{"type":"ActionSet","actions":[{"type":"Action.OpenUrl","title":"a","url":@}]}"#,
      #"{"type":"ActionSet","actions":[{"type":"Action.ShowCard","title":"a","card":@}]}"#,
      #"{"type":"ActionSet","actions":[{"type":"Action.ShowCard","title":"a","card":{"body":@}}]}"#,
    ]
    let frames = elements.map { ($0, #"{"type":"AdaptiveCard","version":"1.5","body":[\#($0)]}"#) }
    return frames + [
      ("body", #"{"type":"AdaptiveCard","version":"1.5","body":@}"#),
      ("actions", #"{"type":"AdaptiveCard","version":"1.5","body":[],"actions":@}"#),
    ]
  }()

  @Test("are in the report with their places", arguments: targets)
  func reported(_ target: String) {
    for (name, card) in Self.cards {
      for value in Self.values {
        // A list is what these want, and only what is in it is wrong.
        if value.hasPrefix("["), Self.isList(name) { continue }
        if value.hasPrefix("{"), name.contains("card\":@") { continue }
        let text = card.replacingOccurrences(of: "@", with: value)
        let result = Compiler().compile(
          SourceText(name: "card.json", text: text), to: [FormatID(rawValue: target)])
        let place = (text as NSString).range(of: value).location
        let entries = (result.outputs + result.withheld).flatMap(\.fidelity)
        #expect(
          entries.contains { $0.verdict == .dropped && $0.span.map { Int($0.start) == place } ?? false },
          "\(name) = \(value) to \(target): \(entries.map(\.message))")
      }
    }
  }

  private static func isList(_ name: String) -> Bool {
    [
      "facts\":@", "actions\":@", "images\":@", "inlines\":@", "items\":@", "columns\":@", "rows\":@", "cells\":@",
      "choices\":@",
      "sources\":@", "body\":@",
    ].contains { name.contains($0) } || name == "body" || name == "actions"
  }

  @Test("`true` and `false` in quotes are what the reference renderer reads", arguments: targets + ["adaptive-card"])
  func truthInText(_ target: String) throws {
    func output(_ values: String) throws -> (text: String, result: CompilationResult) {
      let card = #"""
        {"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"Otter","isVisible":\#(values)},
        {"type":"TextBlock","text":"Badger","wrap":\#(values)}]}
        """#
      let result = Compiler().compile(SourceText(name: "card.json", text: card), to: [FormatID(rawValue: target)])
      return (String(decoding: try #require(result.outputs.first?.files.first?.bytes), as: UTF8.self), result)
    }
    let plain = try output("false")
    let quoted = try output(#""False""#)
    #expect(quoted.text == plain.text)
    let mistakes = ["adaptive-card.wrong-type", "adaptive-card.wrong-type"]
    #expect(quoted.result.diagnostics.all.map(\.id) == mistakes + plain.result.diagnostics.all.map(\.id))
    #expect(quoted.result.outputs[0].fidelity.map(\.message) == plain.result.outputs[0].fidelity.map(\.message))
    // Of another text nobody knows what it means, so the usual value counts.
    let other = try output(#""no""#)
    #expect(other.text.contains("Otter"))
  }

  @Test("what a tolerant reading leaves out is in the report", arguments: targets + ["adaptive-card"])
  func tolerant(_ target: String) throws {
    var options = CompilerOptions()
    options.isTolerant = true
    func entries(_ text: String) -> [String] {
      let result = Compiler(options).compile(SourceText(name: "a.json", text: text), to: [FormatID(rawValue: target)])
      return result.outputs.flatMap(\.fidelity).filter { $0.kind.id.hasPrefix("dropped.") }
        .map { "\($0.message): \($0.span?.text ?? "")" }
    }
    let button = #"{"type":"Button","values":{"text":"Otter"}}"#
    let view = #"{"type":"VStack","subviews":[{"type":"Text","values":{"text":"a"}},\#(button)]}"#
    #expect(entries(view) == ["`Button` is not known, so it is left out: \(button)"])
    let size = #"{"type":"VStack","properties":{"padding":[3]},"subviews":[{"type":"Text","values":{"text":"a"}}]}"#
    #expect(entries(size) == ["the value of `padding` has the wrong type, so it is left out: [3]"])
    let place = #"[{"type":"topEqual"},{"type":"leftEqual"}]"#
    let label =
      #"{"metadata":{"id":"t"},"ui":[{"type":"label","props":{"text":"a","max_lines":[3]},"constraints":\#(place)}]}"#
    #expect(entries(label) == ["the value of `max_lines` has the wrong type, so it is left out: [3]"])
  }

  @Test("the message says what is wrong with them")
  func message() {
    let card = #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"ColumnSet","columns":3,"zzz":1}]}"#
    let result = Compiler().compile(SourceText(name: "card.json", text: card), to: [.skima])
    let messages = result.outputs.flatMap(\.fidelity).map(\.message)
    #expect(messages.contains("the value of `columns` has the wrong type, so it is left out"), "\(messages)")
    #expect(messages.contains("`zzz` is not known, so it is left out"), "\(messages)")
  }

  @Test("are texts where data give them to a text", arguments: ["drivenui", "skima", "html"])
  func bound(_ target: String) throws {
    let template = #"""
      {"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"${seat}"},
      {"type":"TextBlock","text":"${price}"},{"type":"TextBlock","text":"${first}"},{"type":"TextBlock","text":"${seat + 1}"},
      {"type":"RichTextBlock","inlines":["${row}"]}]}
      """#
    let data = #"{"seat": 4711, "price": 12.50, "first": true, "row": 815}"#
    let result = Compiler().compile(
      SourceText(name: "card.json", text: template), data: SourceText(name: "data.json", text: data),
      to: [FormatID(rawValue: target)])
    let output = try #require(result.outputs.first)
    let text = output.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    let quotes = target == "html" ? (">", "<") : ("\"", "\"")
    for word in ["4711", "12.5", "true", "4712", "815"] {
      #expect(text.contains(quotes.0 + word + quotes.1), "\(word): \(text)")
    }
    #expect(!output.fidelity.contains { $0.kind.id == "dropped.property" })
    // Whoever has the template is told all the same: its host gets a number.
    #expect(result.diagnostics.all.contains { $0.kind.id == "adaptive-card.wrong-type" })
  }
}
