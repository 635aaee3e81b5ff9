import CardFormats
import CardIR
import CardLayout
import CardStyle
import CardSyntax
import CardTestSupport
import CardText
import Foundation
import Testing

/// Cards in a font whose characters are half as wide as high, so that every place can be worked out by hand.
@Suite("Layout of cards")
struct CardFlowTests {
  private static func layOut(_ card: [UInt8]) throws -> ScreenLayout {
    var diagnostics = Diagnostics()
    let document = try #require(
      Document.readJSON(SourceText(name: "card.json", bytes: card), diagnostics: &diagnostics))
    let format = AdaptiveCardsFormat()
    let screen = try #require(
      format.importScreen(document, options: ImportOptions(name: "card"), diagnostics: &diagnostics))
    var surroundings = ScreenLayout.Surroundings(width: 400, metrics: .uniform(0.5, lineHeight: 1))
    surroundings.extents = { HostedExtents.size(of: $0) }
    return ScreenLayout(
      screen, of: format.capabilities, styles: StyleResolver(.default, source: format.capabilities), in: surroundings)
  }

  private static func boxes(_ body: String, _ more: String = "") throws -> [String: [Double]] {
    let card = #"{"type": "AdaptiveCard", "version": "1.5", "body": [\#(body)]\#(more)}"#
    return boxes(try layOut(Array(card.utf8)))
  }

  private static func boxes(_ layout: ScreenLayout, seen: Bool = false) -> [String: [Double]] {
    var boxes: [String: [Double]] = [:]
    for part in layout.parts where part.attribute == nil {
      guard let id = part.element.literal(.id) else { continue }
      let frame = seen ? part.ink : part.frame
      boxes[id] = [frame.x, frame.y, frame.width, frame.height].map { ($0 * 100).rounded() / 100 }
    }
    return boxes
  }

  /// The cards whose places in a browser are known.
  static let names = TestFiles.files(below: "Tests/CardVisualTests/Boxes", extension: "json")

  @Test("is that of pages, where the places are known", arguments: names)
  func knownBoxes(path: String) throws {
    let content = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path))) as? [String: Any]
    let card = try JSONSerialization.data(withJSONObject: try #require(content?["card"]))
    let found = Self.boxes(try Self.layOut([UInt8](card)))
    for (id, box) in content?["boxes"] as? [String: [Double]] ?? [:] {
      let own = found[id] ?? []
      #expect(own.count == 4 && zip(own, box).allSatisfy { abs($0 - $1) <= 0.6 }, "\(id): \(own), and not \(box)")
    }
  }

  @Test("has elements of hosts as high as on pages")
  func hostElements() throws {
    func height(of element: String) throws -> Double {
      let boxes = try Self.boxes(#"\#(element), {"type": "TextBlock", "id": "t", "text": "After"}"#)
      // The padding of the card above, and a distance below.
      return (boxes["t"]?[1] ?? 0) - 40
    }
    let text = #"{"type": "TextBlock", "text": "In"}"#
    let heights: [(element: String, height: ClosedRange<Double>)] = [
      (#"{"type": "ProgressBar"}"#, 4...4), (#"{"type": "Badge", "text": "B", "size": "Large"}"#, 24...24),
      (#"{"type": "Chart.VerticalBar", "data": [{"x": "a", "y": 1}]}"#, 198...198),
      (#"{"type": "CodeBlock", "codeSnippet": "a\nb\nc"}"#, 84...85),
      (#"{"type": "CompoundButton", "title": "T", "description": "D"}"#, 60...70),
      (#"{"type": "Accordion", "pages": [{"headerTitle": "H", "items": [\#(text)]}]}"#, 30...40),
      (#"{"type": "Accordion", "pages": [{"headerTitle": "H", "isExpanded": true, "items": [\#(text)]}]}"#, 60...76),
      (
        #"{"type": "TabSet", "pages": [{"title": "H", "items": [\#(text)]}, {"title": "I", "items": [\#(text)]}]}"#,
        48...64
      ),
    ]
    for (element, range) in heights {
      let found = try height(of: element)
      #expect(range.contains(found), "\(element): \(found)")
    }
  }

  @Test("gives a box with a line around it the host's padding")
  func borders() throws {
    let boxes = try Self.boxes(
      #"{"type": "Container", "showBorder": true, "items": [{"type": "TextBlock", "id": "t", "text": "In"}]}"#)
    #expect(boxes["t"].map { [$0[0], $0[1]] } == [40, 40])
  }

  @Test("begins at the right where the card is read from there")
  func rightToLeft() throws {
    let boxes = try Self.boxes(
      """
      {"type": "ColumnSet", "columns": [
        {"type": "Column", "id": "a", "width": "100px", "items": []},
        {"type": "Column", "id": "b", "width": "50px", "items": []}]}
      """, #", "rtl": true"#)
    // 20 points of padding at each side, and 20 between.
    #expect(boxes["a"]?[0] == 280 && boxes["b"]?[0] == 210)
  }

  @Test("gives what is left from top to bottom to what asks for it")
  func stretch() throws {
    let boxes = try Self.boxes(
      """
      {"type": "Container", "minHeight": "100px", "items": [
        {"type": "Container", "id": "a", "height": "stretch", "items": []},
        {"type": "TextBlock", "id": "b", "text": "x", "spacing": "none"}]}
      """)
    #expect(boxes["a"]?[3] == 81.38 && boxes["b"]?[1] == 101.38)
  }

  @Test("says where the words of a text are seen")
  func seen() throws {
    let card = """
      {"type": "AdaptiveCard", "version": "1.5", "body": [
        {"type": "TextBlock", "id": "a", "text": "ten chars.", "horizontalAlignment": "center"}]}
      """
    let layout = try Self.layOut(Array(card.utf8))
    // Ten characters of half of 14 points, in the middle of 360.
    #expect(Self.boxes(layout, seen: true)["a"] == [165, 20, 70, 18.63])
    #expect(Self.boxes(layout)["a"] == [20, 20, 360, 18.63])
  }

  @Test("takes no room for what is hidden or empty, and none before it")
  func nothing() throws {
    let boxes = try Self.boxes(
      """
      {"type": "TextBlock", "text": "", "spacing": "large"}, {"type": "TextBlock", "text": "x", "isVisible": false},
      {"type": "TextBlock", "id": "a", "text": "x", "spacing": "large"},
      {"type": "TextBlock", "text": ""}, {"type": "TextBlock", "id": "b", "text": "x", "spacing": "none"}
      """)
    #expect(boxes["a"]?[1] == 20 && boxes["b"]?[1] == 38.63)
  }

  @Test("takes no room for hidden buttons and parts of texts")
  func hiddenParts() throws {
    func boxes(_ run: String, _ action: String) throws -> [String: [Double]] {
      try Self.boxes(
        #"{"type": "RichTextBlock", "id": "a", "inlines": [\#(run)"short"]}"#,
        #", "actions": [\#(action){"type": "Action.Submit", "id": "b", "title": "Now"}]"#)
    }
    let long = String(repeating: "word ", count: 40)
    let hidden = try boxes(
      #"{"type": "TextRun", "text": "\#(long)", "isVisible": false},"#,
      #"{"type": "Action.Submit", "title": "Later", "isVisible": false},"#)
    #expect(try hidden["b"] != nil && hidden == boxes("", ""))
  }

  @Test("breaks a word that fits in no line, and nothing else")
  func longWord() throws {
    let boxes = try Self.boxes(
      #"{"type": "TextBlock", "id": "a", "wrap": true, "text": "\#(String(repeating: "x", count: 60)) y"}"#)
    // 51 characters fit in 360 points; the rest goes on with the other word.
    #expect(boxes["a"]?[3] == 37.25)
  }

  @Test("an image whose address data give has the size that the card says")
  func boundImages() throws {
    let image = #"{"type": "Image", "url": "${photo}", "size": "small", "id": "p"}"#
    let card = #"{"type": "AdaptiveCard", "version": "1.5", "body": [\#(image)]}"#
    #expect(Self.boxes(try Self.layOut(Array(card.utf8)), seen: true)["p"]?[2] == 40)
  }
}
