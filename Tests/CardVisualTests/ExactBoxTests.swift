import CardSyntax
import CardTestSupport
import Foundation
import Testing

/// Where the elements of small cards are on their pages, to the pixel: every text is set in a font whose characters are
/// half an em wide and one em high, so that each place can be worked out by hand.
///
/// A case is a file with a card and, for each of its ids, left, top, width and height at 400 pixels, seen from the card.
/// `UPDATE_REFERENCE=1` writes the places anew.
@Suite("Boxes of a page", .serialized)
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
