import CardSyntax
import CardTestSupport
import Foundation
import Testing

/// Where the elements of small cards are on their pages, to the pixel: every text is set in a font whose characters are
/// half an em wide and one em high, so that each place can be worked out by hand.
///
/// A case is a file with a card and, for each of its ids, left, top, width and height at 400 pixels, seen from the card.
/// `UPDATE_REFERENCE=1` writes the places anew.
@Suite("Boxes of a page")
struct ExactBoxTests {
  private static let folder = TestFiles.package.appending(path: "Tests/CardVisualTests/Boxes")

  private static let program = """
    (() => {
      const root = document.querySelector('[data-source=""]').getBoundingClientRect(), boxes = {};
      for (const element of document.querySelectorAll("[data-id]")) {
        const box = element.getBoundingClientRect();
        boxes[element.dataset.id] = [box.left - root.left, box.top - root.top, box.width, box.height]
          .map((value) => Math.round(value * 100) / 100);
      }
      return boxes;
    })()
    """

  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".json") }.sorted()

  /// In a row 100 points wide, room pushes the text to the right. SwiftUI makes a text as wide as its widest line.
  @Test("are as wide as the widest line where a component's text takes several")
  func shrunkText() throws {
    guard let browser = try Browser.start(width: 400) else { return }
    let screen = #"""
      {"type": "HStack", "properties": {"spacing": 0, "width": 100}, "subviews": [
        {"type": "Spacer", "properties": {"minLength": 0}},
        {"type": "Text", "values": {"text": "seven seventeen"}}]}
      """#
    let page = try Pages(width: 400).page(of: SourceText(name: "screen.json", text: screen))
    let sights = try Sight.all(of: page, in: browser)
    let text = try #require(sights.first { $0.text == "seven seventeen" })
    // Nine characters of half of 17 points; the row is in the middle of the page.
    #expect(abs(text.box[2] - 76.5) <= 1 && abs(text.box[0] - (250 - 76.5)) <= 1, "\(text.box)")
  }

  /// A text of three lines in a box 125 points wide, and one of one line: 20 points are around each.
  @Test("have the padding of a component's text once")
  func paddedText() throws {
    guard let browser = try Browser.start(width: 400) else { return }
    let screen = #"""
      {"type": "VStack", "properties": {"spacing": 0, "width": 125, "horizontalAlignment": "leading"}, "subviews": [
        {"type": "Text", "values": {"text": "Log out"}, "properties": {"padding": 20}},
        {"type": "Text", "values": {"text": "seven seventeen sevens"}, "properties": {"padding": 20}},
        {"type": "Text", "values": {"text": "Below"}}]}
      """#
    let page = try Pages(width: 400).page(of: SourceText(name: "screen.json", text: screen))
    let sights = try Sight.all(of: page, in: browser)
    func top(_ text: String) throws -> Double { try #require(sights.first { $0.text == text }).box[1] }
    let line = 1.2 * 17
    #expect(try abs(top("seven seventeen sevens") - top("Log out") - line - 40) <= 1.01)
    #expect(try abs(top("Below") - top("seven seventeen sevens") - 3 * line - 20) <= 1.01)
  }

  /// Characters are half an em wide, and a line is 1.2 em high. SwiftUI and UIKit keep the spaces at the ends of texts, except
  /// where a line is broken.
  @Test("have the spaces that a component's text begins and ends with")
  func spaces() throws {
    guard let browser = try Browser.start(width: 400) else { return }
    let screen = #"""
      {"type": "VStack", "properties": {"spacing": 0, "horizontalAlignmentType": "leading"}, "subviews": [
        {"type": "HStack", "properties": {"spacing": 0}, "subviews": [
          {"type": "Text", "values": {"text": "Total: "}}, {"type": "Text", "values": {"text": "9"}},
          {"type": "Text", "values": {"text": " euros"}}, {"type": "Text", "values": {"text": "!"}}]},
        {"type": "Text", "values": {"text": " "}},
        {"type": "HStack", "properties": {"spacing": 0, "width": 100}, "subviews": [
          {"type": "Spacer", "properties": {"minLength": 0}},
          {"type": "Text", "values": {"text": "six  seventeen"}}]}]}
      """#
    let page = try Pages(width: 400).page(of: SourceText(name: "screen.json", text: screen))
    let sights = try Sight.all(of: page, in: browser)
    func box(_ text: String) throws -> [Double] { try #require(sights.first { $0.text == text }).box }
    let (first, line) = (try box("Total:"), 1.2 * 17)
    #expect(try abs(box("9")[0] - first[0] - 7 * 8.5) <= 0.51 && abs(box("!")[0] - first[0] - 14 * 8.5) <= 0.51)
    #expect(try abs(box("six seventeen")[1] - first[1] - 2 * line) <= 1.01)
    #expect(try abs(box("six seventeen")[2] - 9 * 8.5) <= 1)
  }

  @Test("have the spaces that a widget's text or title begins and ends with")
  func widgetSpaces() throws {
    guard let browser = try Browser.start(width: 400) else { return }
    let screen = #"""
      {"ui": [{"type": "stack", "props": {"axis": "vertical", "alignment": "leading", "children": [
        {"type": "stack", "props": {"axis": "horizontal", "children": [
          {"type": "label", "props": {"text": "Total: ", "font_size": 20}},
          {"type": "label", "props": {"text": "9", "font_size": 20}},
          {"type": "label", "props": {"text": " euros", "font_size": 20}},
          {"type": "label", "props": {"text": "!", "font_size": 20}}]}},
        {"type": "label", "props": {"text": " ", "font_size": 20}},
        {"type": "stack", "props": {"axis": "horizontal", "children": [
          {"type": "button", "props": {"text": "   Go     "}},
          {"type": "label", "props": {"text": "now", "font_size": 20}}]}}]},
        "constraints": [{"type": "topEqual", "value": 0}, {"type": "leadingEqual", "value": 0}]}]}
      """#
    let page = try Pages(width: 400).page(of: SourceText(name: "screen.json", text: screen))
    let sights = try Sight.all(of: page, in: browser)
    func box(_ text: String) throws -> [Double] { try #require(sights.first { $0.text == text }).box }
    let left = try box("Total:")[0]
    // All parts of a row are as wide as the widest.
    for (text, place) in try [("9", 70.0), ("!", 210), ("now", box("Go")[2])] {
      #expect(try abs(box(text)[0] - left - place) <= 0.51, "\(text)")
    }
    #expect(try abs(box("euros")[2] - 60) <= 0.51)
    #expect(try abs(box("now")[1] - box("Total:")[1] - 2 * 24) <= 6)
    // The title of a button has 18 points.
    #expect(try abs(box("Go")[2] - 10 * 9) <= 1)
  }

  @Test("are where the rules of cards put them")
  func boxes() throws {
    #expect(Self.names.count >= 12)
    guard let browser = try Browser.start(width: 400) else { return }
    for name in Self.names {
      let file = Self.folder.appending(path: name)
      var content = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
      let card = try JSONSerialization.data(withJSONObject: try #require(content["card"]))
      let source = SourceText(name: name, text: String(decoding: card, as: UTF8.self))
      try browser.load(Pages().page(of: source), in: .squares)
      let found = try #require(browser.evaluate(Self.program) as? [String: [Double]])
      let wanted = content["boxes"] as? [String: [Double]] ?? [:]
      for (id, box) in wanted {
        let place = found[id] ?? []
        let isThere = place.count == 4 && zip(place, box).allSatisfy { abs($0 - $1) <= 0.51 }
        #expect(isThere, "\(name): \(id) is at \(place), and not at \(box)")
      }
      #expect(Set(wanted.keys) == Set(found.keys), "\(name)")
      if wanted != found, ProcessInfo.processInfo.environment["UPDATE_REFERENCE"] != nil {
        content["boxes"] = found
        try JSONSerialization.data(withJSONObject: content, options: [.prettyPrinted, .sortedKeys]).write(to: file)
      }
    }
  }
}
