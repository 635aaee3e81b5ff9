import CardTestSupport
import Foundation
import Testing

@testable import CardHTML

/// Where the page's script puts the views of ``ProposedViewCase``.
@Suite("Views of a page with proposed sizes")
struct ProposedLayoutTests {
  /// The places by the page's script, by the views' names; run by Node.js.
  private static let program =
    ProposedLayoutScript.text.components(separatedBy: "// The page:")[0] + """
      const measure = {
        text({ text }, width) {
          const natural = text.length * 5, perLine = width === undefined ? text.length : Math.max(1, Math.floor(width / 5 + 1e-9));
          const lines = Math.ceil(text.length / perLine);
          return { width: Math.min(natural, perLine * 5), height: lines * 12, baseline: 9 };
        },
        image: () => ({ width: 40, height: 40 }),
      };
      const defaults = { padding: 0, gap: 0, least: 8, alignment: "center", children: [] };
      const read = view => Object.assign({}, defaults, view, { children: (view.children || []).map(read) });
      const answers = JSON.parse(require("fs").readFileSync(0, "utf8")).map(view => {
        const places = {};
        const place = (box, x, y) => {
          const [left, top] = [x + box.left, y + box.top];
          if (box.view.id) places[box.view.id] = [left, top, box.painted.width, box.painted.height];
          for (const child of box.inner) place(child.box, left + child.x, top + child.y);
        };
        place(new Proposing(measure).box(read(view), 100, 200, "layers"), 0, 0);
        return places;
      });
      console.log(JSON.stringify(answers));
      """

  /// A text without words has no room, but the distance to what is beside it.
  @Test("keep the places of texts without words, which cards skip")
  func emptyTexts() throws {
    func texts(_ screen: String) throws -> Int {
      try PageText.text(of: screen, name: "screen.json").components(separatedBy: #"<p class="text"#).count - 1
    }
    let row =
      #"{"type":"HStack","subviews":[{"type":"Text","values":{"text":""}},{"type":"Text","values":{"text":"A"}}]}"#
    #expect(try texts(row) == 2)
    let card =
      #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":""},{"type":"TextBlock","text":"A"}]}"#
    #expect(try texts(card) == 1)
  }

  @Test("have the places that SwiftUI gives them")
  func places() throws {
    let input = "[" + ProposedViewCase.all.map(\.view).joined(separator: ",") + "]"
    guard let answer = try PageProgram.run(Self.program, input: input) else { return }
    let found = try #require(answer as? [[String: [Double]]])
    try #require(found.count == ProposedViewCase.all.count)
    for (known, found) in zip(ProposedViewCase.all, found) {
      for (id, place) in known.places { #expect(found[id] == place, "\(id) where \(known.testDescription)") }
    }
  }
}
