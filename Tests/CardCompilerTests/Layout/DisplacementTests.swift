import CardCompiler
import CardIR
import CardSyntax
import Testing

/// What is said of content that a conversion puts elsewhere.
@Suite("Content that is elsewhere after a conversion")
struct DisplacementTests {
  private static func convert(
    _ body: String, to target: FormatID, measures: Bool = true, data: String? = nil
  ) throws -> CompilationResult.Output {
    var options = CompilerOptions()
    options.measuresLayout = measures
    let text = #"{"type": "AdaptiveCard", "version": "1.5", "body": [\#(body)]}"#
    let result = Compiler(options).compile(
      SourceText(name: "card.json", text: text), data: data.map { SourceText(name: "data.json", text: $0) },
      to: [target])
    return try #require(result.outputs.first)
  }

  private static func moved(_ output: CompilationResult.Output) -> [String] {
    output.fidelity.filter { $0.kind.id == "lossy.position" }.map(\.message)
  }

  /// A cell that reaches into the padding around its table: in other formats the row is longer by that, and shared out.
  private static let cell = """
    {"type": "Table", "columns": [{"width": 1}, {"width": 1}], "rows": [{"type": "TableRow", "cells": [
      {"type": "TableCell", "style": "good", "bleed": true, "items": [{"type": "TextBlock", "text": "A"}]},
      {"type": "TableCell", "items": [{"type": "TextBlock", "text": "B"}]}]}]}
    """

  @Test("is named where it is, with how far it moved")
  func named() throws {
    let output = try Self.convert(Self.cell, to: .skima)
    let entry = try #require(output.fidelity.first { $0.kind.id == "lossy.position" })
    #expect(entry.message.hasPrefix("the text is ") && entry.message.contains(" points "), "\(entry.message)")
    #expect(entry.span?.text.contains(#""text": "B""#) == true)
    #expect(entry.verdict == .approximated && entry.value == "B")
  }

  @Test("is told besides what is said of its looks")
  func besidesLooks() throws {
    let screen = #"""
      {"metadata": {"id": "r"}, "ui": [
        {"type": "label", "id": "t", "props": {"text": "Used so far"},
         "constraints": [{"type": "topEqual", "value": 20}, {"type": "leftEqual", "value": 200}]},
        {"type": "label", "id": "c", "props": {"text": "56 %", "text_color": "#6B7280"}, "constraints": [
          {"type": "topEqual", "to": "bottom", "of": "t", "value": 20},
          {"type": "rightEqual", "to": "right", "of": "t"}]}]}
      """#
    var options = CompilerOptions()
    options.measuresLayout = true
    let result = Compiler(options).compile(SourceText(name: "screen.json", text: screen), to: [.adaptiveCard])
    let fidelity = try #require(result.outputs.first).fidelity
    #expect(fidelity.contains { $0.kind.id == "lossy.color" })
    #expect(fidelity.contains { $0.kind.id == "lossy.position" && $0.value == "56 %" })
  }

  @Test("is told besides another size of its text where that does not explain it")
  func besidesSizes() throws {
    func kinds(_ inset: Int) throws -> Set<String> {
      let screen = #"""
        {"metadata": {"id": "r"}, "ui": [
          {"type": "label", "id": "t", "props": {"text": "Used so far"},
           "constraints": [{"type": "topEqual", "value": 20}, {"type": "leftEqual", "value": \#(inset)}]},
          {"type": "label", "id": "c", "props": {"text": "56 %", "font_size": 40}, "constraints": [
            {"type": "topEqual", "to": "bottom", "of": "t", "value": 20}, {"type": "leftEqual", "value": \#(inset)}]}]}
        """#
      var options = CompilerOptions()
      options.measuresLayout = true
      let result = Compiler(options).compile(SourceText(name: "screen.json", text: screen), to: [.adaptiveCard])
      let fidelity = try #require(result.outputs.first).fidelity
      return Set(fidelity.filter { $0.span?.text.contains("56 %") == true }.map(\.kind.id))
    }
    #expect(try kinds(200).isSuperset(of: ["lossy.font-size", "lossy.position"]))
    // It is some points lower, narrower and less tall.
    let near = try kinds(20)
    #expect(near.contains("lossy.font-size") && !near.contains("lossy.position"))
  }

  @Test(
    "is not looked for below what stands for an element of a host, which has another size by its nature",
    arguments: [
      #"{"type": "Chart.VerticalBar", "data": [{"x": "a", "y": 1}, {"x": "b", "y": 2}]}"#,
      #"{"type": "CodeBlock", "codeSnippet": "a\nb\nc\nd"}"#, #"{"type": "ProgressBar", "value": 3}"#,
      #"{"type": "CompoundButton", "title": "T", "description": "D"}"#,
      #"{"type": "Accordion", "pages": [{"headerTitle": "H", "items": [{"type": "TextBlock", "text": "In"}]}]}"#,
    ])
  func belowHostElements(element: String) throws {
    for target in [FormatID.skima, .drivenUI] {
      let output = try Self.convert(
        #"{"type": "TextBlock", "text": "Before"}, \#(element), {"type": "TextBlock", "text": "After"}"#, to: target)
      let after = output.fidelity.filter { $0.kind.id == "lossy.position" && $0.value == "After" }
      #expect(after.map(\.message) == [])
    }
  }

  @Test("is told of words that are broken, whatever else is said of them")
  func brokenWords() throws {
    // Cards have no text of this size, and in the next larger one the word is wider than the column.
    let screen = #"""
      {"type": "HStack", "subviews": [
        {"type": "VStack", "properties": {"width": 82}, "subviews": [
          {"type": "Text", "properties": {"font": "callout", "foregroundColor": "123456"},
           "values": {"text": "Conditions"}}]},
        {"type": "Spacer"}, {"type": "Text", "values": {"text": "B"}}]}
      """#
    var options = CompilerOptions()
    options.measuresLayout = true
    let result = Compiler(options).compile(SourceText(name: "screen.json", text: screen), to: [.adaptiveCard])
    let fidelity = try #require(result.outputs.first).fidelity
    let entry = try #require(fidelity.first { $0.message.contains("so narrow that its words are broken") })
    #expect(entry.kind.id == "lossy.position" && entry.value == "Conditions")
    #expect(fidelity.contains { $0.kind.id == "lossy.font-size" && $0.span == entry.span })
    // A sign has no words, however narrow its place is.
    let sign = screen.replacing("Conditions", with: "☑").replacing("82", with: "6")
    let signs = Compiler(options).compile(SourceText(name: "screen.json", text: sign), to: [.adaptiveCard])
    #expect(try #require(signs.outputs.first).fidelity.allSatisfy { !$0.message.contains("broken") })
  }

  /// A host of views shows its content in the middle of the screen, one of widgets where they say.
  @Test("is told of the first content where it begins at another height of the screen")
  func heightOnTheScreen() throws {
    let screen = #"{"type": "VStack", "subviews": [{"type": "Text", "values": {"text": "Only"}}]}"#
    var options = CompilerOptions()
    options.measuresLayout = true
    let result = Compiler(options).compile(
      SourceText(name: "screen.json", text: screen), to: [.skima, .adaptiveCard])
    let messages = result.outputs.map { $0.fidelity.filter { $0.kind.id == "lossy.position" }.map(\.message) }
    #expect(messages[0].count == 1 && messages[0].allSatisfy { $0.hasSuffix("points further up the screen") })
    #expect(messages[1].isEmpty)
  }

  @Test("lowers the score, where that is asked for")
  func score() throws {
    let measured = try Self.convert(Self.cell, to: .skima)
    let plain = try Self.convert(Self.cell, to: .skima, measures: false)
    #expect(Self.moved(plain).isEmpty)
    #expect(measured.tally.score < plain.tally.score)
    #expect(measured.tally.approximated == plain.tally.approximated + Self.moved(measured).count)
    #expect(measured.files == plain.files)
  }

  @Test("is not told of what is where it was", arguments: [FormatID.skima, .drivenUI, .adaptiveCard])
  func inPlace(target: FormatID) throws {
    let body = """
      {"type": "TextBlock", "text": "One", "weight": "bolder"},
      {"type": "TextBlock", "text": "Two", "horizontalAlignment": "right", "spacing": "large"},
      {"type": "Image", "url": "https://example.com/a.png", "width": "60px", "height": "40px"},
      {"type": "ColumnSet", "columns": [
        {"type": "Column", "width": "100px", "items": [{"type": "TextBlock", "text": "Left"}]},
        {"type": "Column", "width": "stretch", "items": [{"type": "TextBlock", "text": "Right"}]}]}
      """
    #expect(Self.moved(try Self.convert(body, to: target)) == [])
  }

  @Test("compares what data repeat one by one")
  func repeated() throws {
    let body = """
      {"type": "Container", "$data": "${rows}", "items": [{"type": "TextBlock", "text": "${name}"}]}
      """
    let data = #"{"rows": [{"name": "One"}, {"name": "Two"}, {"name": "Three"}]}"#
    for target in [FormatID.skima, .drivenUI] {
      #expect(Self.moved(try Self.convert(body, to: target, data: data)) == [])
    }
  }

  @Test("is looked for in long screens as well")
  func long() throws {
    let body = (0..<1200).map { #"{"type": "TextBlock", "text": "\#($0)"}"# } + [Self.cell]
    #expect(Self.moved(try Self.convert(body.joined(separator: ","), to: .skima)) != [])
  }
}
