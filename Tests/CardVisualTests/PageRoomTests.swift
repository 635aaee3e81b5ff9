import CardCompiler
import CardStyle
import CardSyntax
import CardText
import Foundation
import Testing

/// What becomes of content that has less room on a page than it wants: nothing is cut off.
@Suite("Pages with little room")
struct PageRoomTests {
  private static func card(_ body: String, actions: String = "") -> SourceText {
    SourceText(
      name: "card.json", text: #"{"type":"AdaptiveCard","version":"1.5","body":[\#(body)],"actions":[\#(actions)]}"#)
  }

  /// The edges of boxes that a selector names, as left, top, right and bottom seen from the card, and after them the width of
  /// the card.
  private static func boxes(_ selector: String, _ browser: Browser) throws -> (boxes: [[Double]], width: Double) {
    let program = """
      (() => {
        const card = document.querySelector(".card").getBoundingClientRect();
        const boxes = [...document.querySelectorAll(`\(selector)`)].filter((e) => e.checkVisibility()).map((e) => {
          const box = e.getBoundingClientRect();
          return [box.left - card.left, box.top - card.top, box.right - card.left, box.bottom - card.top];
        });
        return [...boxes, [card.width]];
      })()
      """
    let values = try #require(browser.evaluate(program) as? [[Double]])
    return (Array(values.dropLast()), values.last?.first ?? 0)
  }

  // MARK: Buttons

  private static let titles = [
    "Approve expense", "Reject expense", "Open in browser",
    "Confirm the reservation and pay 1,249.90 euro with card", "No",
  ]
  private static let fiveButtons = titles.map { #"{"type":"Action.Submit","title":"\#($0)"}"# }.joined(separator: ",")

  @Test("have every button inside of the card, however many there are", arguments: ActionAlignment.allCases)
  func buttons(alignment: ActionAlignment) throws {
    guard let browser = try Browser.start() else { return }
    var host = HostConfig.default
    host.actions.alignment = alignment
    let page = try Pages(host: host).page(of: Self.card("", actions: Self.fiveButtons))
    for width in [320, 400, 800] {
      try browser.resize(width, 900)
      try browser.load(page, in: .squares)
      let (boxes, room) = try Self.boxes(".act", browser)
      #expect(boxes.count == Self.titles.count)
      for box in boxes { #expect(box[0] >= -0.1 && box[2] <= room + 0.1, "\(box) of \(room)") }
      // What is seen of a button, six points above and below its box, touches no other one.
      for (one, other) in zip(boxes, boxes.dropFirst()) {
        #expect(other[0] >= one[2] + 9.9 || other[1] >= one[3] + 12, "\(one) \(other)")
      }
      #expect(try browser.evaluate("document.documentElement.scrollWidth") as? Int == width)
    }
  }

  @Test("keep a button and the one for its menu in one line")
  func menus() throws {
    guard let browser = try Browser.start(width: 320) else { return }
    let menu = #","menuActions":[{"type":"Action.Submit","title":"Later"}]"#
    let actions = Self.titles.prefix(3).map { #"{"type":"Action.Submit","title":"\#($0)"\#(menu)}"# }
    try browser.load(Pages().page(of: Self.card("", actions: actions.joined(separator: ","))), in: .squares)
    let boxes = try Self.boxes(".bar .act", browser).boxes
    #expect(boxes.count == 6 && Set(boxes.map { $0[1] }).count > 1)
    for index in stride(from: 0, to: boxes.count - 1, by: 2) {
      #expect(boxes[index][1] == boxes[index + 1][1] && boxes[index][2] <= boxes[index + 1][0])
    }
    // The menu of another button closes the one that is open.
    let open = """
      (() => {
        for (const button of document.querySelectorAll('.bar [aria-label^="More"]')) button.click();
        return document.querySelectorAll('[aria-expanded=true]').length;
      })()
      """
    #expect(try browser.evaluate(open) as? Int == 1)
  }

  @Test("have buttons where the layout that the compiler works out has them")
  func modelledButtons() throws { try Self.compare(Self.card("", actions: Self.fiveButtons), count: 5) }

  /// Compares the boxes of a card on its page with those that the compiler works out.
  private static func compare(_ card: SourceText, count: Int) throws {
    guard let browser = try Browser.start() else { return }
    for width in [320, 400, 480] {
      try browser.resize(width, 900)
      try browser.load(Pages(width: Double(width)).page(of: card), in: .metrics)
      var options = CompilerOptions()
      options.lowering.screenWidth = Double(width)
      let boxes = try #require(
        Compiler(options).layout(of: card, height: 900, metrics: .system.withLineHeight(1)))
      let expected = boxes.filter { $0.pointer != "" }
      #expect(expected.count == count)
      for other in expected {
        let one = try #require(Self.boxes("[data-source='\(other.pointer)']", browser).boxes.first)
        let frame = other.frame
        let edges = [frame[0], frame[1], frame[0] + frame[2], frame[1] + frame[3]]
        #expect(zip(one, edges).allSatisfy { abs($0 - $1) <= 2 }, "box \(other.pointer): \(one), worked out \(edges)")
      }
    }
  }

  // MARK: Words

  private static let word = "Donaudampfschifffahrtsgesellschaftskapitaenspatentverlaengerung"

  /// What of the texts that a selector names is outside of the card, or of the box with hidden edges that it is in.
  private static let program = """
    (() => {
      const cut = [];
      const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode, element = text.parentElement;
        if (!text.data.trim() || !element.checkVisibility() || element.closest(".unseen,.skipped")) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        for (let around = element; around && !around.matches("main"); around = around.parentElement) {
          if (getComputedStyle(around).overflowX === "visible") continue;
          const edge = around.getBoundingClientRect();
          if (box.left < edge.left - 1 || box.right > edge.right + 1) { cut.push(text.data); break; }
        }
      }
      return cut;
    })()
    """

  @Test(
    "break words rather than cut them off",
    arguments: [
      #""type":"FactSet","facts":[{"title":"Patent","value":"?"},{"title":"Name","value":"Short"}]"#,
      #""type":"FactSet","facts":[{"title":"?","value":"?"}]"#, #""type":"Input.Text","id":"a","label":"?""#,
      #""type":"Input.Text","id":"a","label":"?","labelPosition":"inline""#,
      #""type":"Input.ChoiceSet","id":"a","style":"expanded","wrap":true,"choices":[{"title":"?","value":"1"}]"#,
      #""type":"CompoundButton","title":"?","description":"?","badge":"New""#,
      #""type":"RichTextBlock","inlines":[{"type":"TextRun","text":"?"}]"#,
      #""type":"TabSet","pages":[{"title":"?","items":[{"type":"TextBlock","text":"?","wrap":true}]}]"#,
      #""type":"Accordion","pages":[{"headerTitle":"?","isExpanded":true,"items":[{"type":"TextBlock","text":"?","wrap":true}]}]"#,
      #""type":"ProgressRing","label":"?""#, #""type":"ProgressRing","label":"?","labelPosition":"after""#,
      #""type":"Chart.Donut","title":"?","showTitle":true,"data":[{"legend":"?","value":1}]"#,
      #""type":"Chart.Gauge","value":3,"subLabel":"?""#,
      #""type":"Chart.HorizontalBar","xAxisTitle":"?","data":[{"x":"?","y":1}]"#,
      #""type":"Badge","text":"?""#,
    ])
  func words(element: String) throws {
    guard let browser = try Browser.start(width: 320) else { return }
    let element = "{" + element.replacing("?", with: Self.word) + "}"
    for body in [
      element,
      #"{"type":"ColumnSet","columns":[{"type":"Column","width":"auto","items":[\#(element)]},"#
        + #"{"type":"Column","width":"auto","items":[{"type":"TextBlock","text":"Beside","wrap":true}]}]}"#,
    ] {
      try browser.load(Pages().page(of: Self.card(body)))
      #expect(try browser.evaluate(Self.program) as? [String] == [], "\(body)")
    }
  }

  @Test("have words that are broken where the layout that the compiler works out has them")
  func modelledWords() throws {
    let title = "Betaeubungsmittelverordnung"
    let facts = #"{"title":"\#(title)","value":"\#(Self.word)"},{"title":"Name","value":"Short"}"#
    let text = #"{"type":"RichTextBlock","inlines":[{"type":"TextRun","text":"\#(Self.word)"}]}"#
    try Self.compare(Self.card(#"{"type":"FactSet","facts":[\#(facts)]},\#(text)"#), count: 2)
  }

  @Test("break no word of a pair that has its room")
  func shortWords() throws {
    guard let browser = try Browser.start(width: 320) else { return }
    let title = "A title that takes a good deal of room, much more than there is beside its value"
    let facts = #"{"type":"FactSet","facts":[{"title":"\#(title)","value":"Certainly"}]}"#
    try browser.load(Pages().page(of: Self.card(facts)))
    let lines = try #require(
      browser.evaluate("document.querySelector('tr td:last-child').getClientRects()[0].height") as? NSNumber)
    let boxes = try Self.boxes("tr td:last-child > div", browser).boxes
    #expect(lines.doubleValue > 0 && boxes.count == 1)
    let line = """
      (() => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector("tr td:last-child > div"));
        return range.getClientRects().length;
      })()
      """
    #expect(try browser.evaluate(line) as? Int == 1)
  }

  // MARK: Charts

  private static let fullCharts: [String] = {
    let days = (1...28).map { #"{"x":"2026-01-\#($0 < 10 ? "0" : "")\#($0)","y":\#($0 % 7)}"# }.joined(separator: ",")
    let names = (1...12).map { #"{"x":"Category number \#($0)","y":\#(1000 * $0)}"# }.joined(separator: ",")
    let long = "A name that is as long as a sentence and has more words than fit into one line of a narrow card"
    return [
      #"{"type":"Chart.Line","data":[{"legend":"Days","values":[\#(days)]}]}"#,
      #"{"type":"Chart.VerticalBar","showBarValues":true,"data":[\#(names)]}"#,
      #"{"type":"Chart.VerticalBar","data":[{"x":"Jan","y":1},{"x":"Feb","y":2},{"x":"Mar","y":123456789}]}"#,
      #"{"type":"Chart.HorizontalBar","data":[{"x":"\#(long)","y":12},{"x":"B","y":3}]}"#,
      #"{"type":"Chart.HorizontalBar.Stacked","data":[{"title":"\#(long)","data":[{"legend":"A","value":12}]}]}"#,
      #"{"type":"Chart.Gauge","value":30,"min":0,"max":100,"subLabel":"\#(long)"}"#,
    ]
  }()

  /// How many texts a chart shows, and what is wrong with them: they are small, outside of the card, or upon each other.
  private static let chartProgram = """
    (() => {
      const card = document.querySelector(".card").getBoundingClientRect(), wrong = [], seen = [];
      let count = 0;
      for (const element of document.querySelectorAll(".chart *")) {
        const text = [...element.childNodes].find((node) => node.nodeType === 3 && node.data.trim());
        if (!text || !element.checkVisibility({ visibilityProperty: true }) || element.closest(".unseen")) continue;
        count++;
        const size = parseFloat(getComputedStyle(element).fontSize) * (element.getScreenCTM?.().a ?? 1);
        if (size < 10) wrong.push(`${text.data} is ${size} high`);
        const box = element.closest(".places") ? element.getBoundingClientRect() : (() => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect();
        })();
        if (box.left < card.left - 1 || box.right > card.right + 1) wrong.push(`${text.data} is outside`);
        for (const other of seen) {
          if (box.left < other.box.right - 1 && other.box.left < box.right - 1
            && box.top < other.box.bottom - 2 && other.box.top < box.bottom - 2) wrong.push(`${text.data} on ${other.text}`);
        }
        seen.push({ box, text: text.data });
      }
      return { count, wrong };
    })()
    """

  @Test("have charts whose words can be read and lie beside each other", arguments: fullCharts)
  func charts(chart: String) throws {
    guard let browser = try Browser.start(width: 320) else { return }
    try browser.load(Pages().page(of: Self.card(chart)))
    for width in [320, 400, 800, 250] {
      try browser.resize(width, 900)
      // Two frames: the first tells the page that its width is another one.
      let frames = """
        new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => done(1))), 60))
        """
      _ = try browser.evaluate(frames)
      let result = try #require(browser.evaluate(Self.chartProgram) as? [String: Any])
      #expect((result["count"] as? Int ?? 0) >= 3)
      #expect(result["wrong"] as? [String] == [], "\(width)")
    }
    #expect(browser.complaints == [])
  }

  @Test("have as many stars as a rating has, beside its number")
  func stars() throws {
    guard let browser = try Browser.start(width: 320) else { return }
    try browser.load(Pages().page(of: Self.card(#"{"type":"Rating","value":12,"max":20,"count":7}"#)))
    let (boxes, width) = try Self.boxes("svg, span", browser)
    #expect(boxes.count == 23)
    for box in boxes { #expect(box[0] >= 0 && box[2] <= width, "\(box)") }
    #expect(try browser.evaluate(Self.program) as? [String] == [])
  }

  // MARK: Widths

  @Test("show content for wide cards where there is room for one, and are no wider without such content")
  func wideContent() throws {
    guard let browser = try Browser.start(width: 1200) else { return }
    func text(_ width: String) -> String { #"{"type":"TextBlock","text":"\#(width)","targetWidth":"\#(width)"}"# }
    let shown = "[...document.querySelectorAll('p')].filter((e) => e.checkVisibility()).map((e) => e.innerText).join()"
    let card = ["Wide", "Standard", "AtMost:Narrow"].map(text).joined(separator: ",")
    try browser.load(Pages().page(of: Self.card(card)))
    for (width, expected) in [(1200, "Wide"), (700, "Standard"), (320, "AtMost:Narrow")] {
      try browser.resize(width, 900)
      #expect(try browser.evaluate(shown) as? String == expected)
    }
    try browser.resize(1200, 900)
    for width in ["Standard", "AtLeast:Narrow"] {
      try browser.load(Pages().page(of: Self.card(text(width))))
      #expect(try browser.evaluate(shown) as? String == width)
      #expect(try Self.boxes(".card", browser).width == 600)
    }
    let layouts = #"[{"type":"Layout.Stack","targetWidth":"AtMost:Standard"},{"type":"Layout.Flow"}]"#
    let items = #"[{"type":"TextBlock","text":"A"},{"type":"TextBlock","text":"B"}]"#
    try browser.load(Pages().page(of: Self.card(#"{"type":"Container","layouts":\#(layouts),"items":\#(items)}"#)))
    let tops = try Self.boxes("p", browser).boxes.map { $0[1] }
    #expect(tops.count == 2 && tops[0] == tops[1])
  }
}
