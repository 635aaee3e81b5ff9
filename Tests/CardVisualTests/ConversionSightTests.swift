import CardFormats
import CardIR
import CardSyntax
import CardTestSupport
import Foundation
import Testing

/// What is seen of a card, and of what became of it in another format: the same texts, in the same order, in the same
/// places.
///
/// Texts are what all formats have, so it is their places that are compared: the left edge of each, and how far it is below
/// the text before it.
@Suite("Conversions, seen", .serialized)
struct ConversionSightTests {
  /// A text on a page: left, top, width and height.
  private struct Sight {
    let text: String
    let box: [Double]
  }

  /// The blocks of the page that have nothing but text in them, whatever styles that has.
  private static let program = """
    (() => {
      const root = document.querySelector('[data-source=""]').getBoundingClientRect(), found = [];
      const isInline = (node) => node.nodeType === Node.TEXT_NODE
        || node.nodeType === Node.ELEMENT_NODE && getComputedStyle(node).display === "inline" && [...node.childNodes].every(isInline);
      // The pages of a carousel that are turned over are beside what is seen of it.
      const isSeen = (node, box) => {
        for (let around = node.parentElement; around; around = around.parentElement) {
          if (getComputedStyle(around).overflowX === "visible") continue;
          const { left, right } = around.getBoundingClientRect();
          if (box.right <= left || box.left >= right) return false;
        }
        return true;
      };
      const note = (nodes) => {
        const text = nodes.map((node) => node.textContent).join("").trim().replace(/\\s+/g, " ");
        if (!text) return;
        const range = document.createRange();
        range.setStartBefore(nodes[0]);
        range.setEndAfter(nodes.at(-1));
        const box = range.getBoundingClientRect();
        if (box.width && box.height && isSeen(nodes[0], box)) found.push([text, box.left - root.left, box.top - root.top, box.width, box.height]);
      };
      const walk = (element) => {
        // What turns the pages of a carousel is the browser page's own, and no text of the card.
        if (element.classList.contains("turn")) return;
        if (["SCRIPT", "STYLE", "SELECT", "DATALIST", "OUTPUT"].includes(element.nodeName)) return;
        let run = [];
        for (const node of element.childNodes) {
          if (isInline(node)) { run.push(node); continue; }
          if (run.length) note(run);
          run = [];
          if (node.nodeType === Node.ELEMENT_NODE) walk(node);
        }
        if (run.length) note(run);
      };
      walk(document.body);
      return found;
    })()
    """

  private static func sights(_ page: String, in browser: Browser) throws -> [Sight] {
    try browser.load(page, measures: true)
    let rows = try #require(browser.evaluate(program) as? [[Any]])
    return rows.map { row in
      Sight(text: row[0] as? String ?? "", box: row[1...].map { ($0 as? NSNumber)?.doubleValue ?? 0 })
    }
  }

  /// How many texts are in their places within so many points.
  struct Tally: CustomStringConvertible {
    static let tolerances: [Double] = [2, 8, 24]
    var count = 0
    var within = [0, 0, 0]
    var missing: [String] = []

    var description: String {
      let shares = zip(Self.tolerances, within).map { tolerance, number in
        "within \(Int(tolerance)): \((1000 * Double(number) / Double(max(1, count))).rounded() / 10) %"
      }
      return "\(count) texts, " + shares.joined(separator: ", ") + ", \(missing.count) not found"
    }

    func share(_ place: Int) -> Double { Double(within[place]) / Double(max(1, count)) }
  }

  /// The texts of the second page, each with that of the first: the longest run of equal texts in the same order.
  private static func pairs(_ first: [Sight], _ second: [Sight]) -> [(Int, Int)] {
    var lengths = Array(repeating: Array(repeating: 0, count: second.count + 1), count: first.count + 1)
    for one in first.indices.reversed() {
      for other in second.indices.reversed() {
        lengths[one][other] =
          first[one].text == second[other].text
          ? 1 + lengths[one + 1][other + 1] : max(lengths[one + 1][other], lengths[one][other + 1])
      }
    }
    var result: [(Int, Int)] = []
    var (one, other) = (0, 0)
    while one < first.count, other < second.count {
      if first[one].text == second[other].text {
        result.append((one, other))
        (one, other) = (one + 1, other + 1)
      } else if lengths[one + 1][other] >= lengths[one][other + 1] {
        one += 1
      } else {
        other += 1
      }
    }
    return result
  }

  private static func compare(_ source: SourceText, via format: FormatID, _ browser: Browser, _ tally: inout Tally)
    throws
  {
    let pages = Pages(width: 400)
    try compare(source, pages.page(of: source), pages.page(of: source, via: format), browser, &tally)
  }

  private static func compare(
    _ source: SourceText, _ page: String, _ converted: String, _ browser: Browser, _ tally: inout Tally
  ) throws {
    let own = try sights(page, in: browser)
    let other = try sights(converted, in: browser)
    let pairs = pairs(own, other)
    let found = Set(pairs.map(\.0))
    tally.missing += own.indices.filter { !found.contains($0) }.map { "\(source.name): \(own[$0].text)" }
    for (number, pair) in pairs.enumerated() {
      var error = abs(own[pair.0].box[0] - other[pair.1].box[0])
      if number > 0 {
        let before = pairs[number - 1]
        let gaps = (own[pair.0].box[1] - own[before.0].box[1], other[pair.1].box[1] - other[before.1].box[1])
        error = max(error, abs(gaps.0 - gaps.1))
      }
      tally.count += 1
      for (place, tolerance) in Tally.tolerances.enumerated() where error <= tolerance { tally.within[place] += 1 }
    }
  }

  @Test("keep every text of the templates, in order and near its place", arguments: [FormatID.skima, .drivenUI])
  func templates(format: FormatID) throws {
    guard let browser = try Browser.start() else { return }
    var tally = Tally()
    for template in try Pages.templates() { try Self.compare(template, via: format, browser, &tally) }
    print("templates to \(format.rawValue): \(tally)")
    #expect(tally.count > 150)
    // The words for pictures that cannot be shown are seen in the place of these in cards only.
    #expect(tally.missing.count <= 3, "\(tally.missing)")
    let least = format == .skima ? (0.8, 0.92) : (0.57, 0.8)
    #expect(tally.share(1) >= least.0 && tally.share(2) >= least.1, "\(tally)")
  }

  /// Widths are worked out before anybody knows how long the texts of bindings are, as `cardc build` does it.
  @Test("keep every text near its place where data come last", arguments: [FormatID.skima, .drivenUI])
  func filledLast(format: FormatID) throws {
    guard let browser = try Browser.start() else { return }
    var tally = Tally()
    let pages = Pages(width: 400)
    for (template, late) in zip(try Pages.templates(), try Pages.templates(filledIn: format)) {
      try Self.compare(template, pages.page(of: template), pages.page(of: late), browser, &tally)
    }
    print("templates to \(format.rawValue), filled last: \(tally)")
    #expect(tally.count > 150)
    #expect(tally.missing.count <= 3, "\(tally.missing)")
    let least = format == .skima ? (0.7, 0.84) : (0.57, 0.8)
    #expect(tally.share(1) >= least.0 && tally.share(2) >= least.1, "\(tally)")
  }

  @Test("keep the texts of the corpus", arguments: [FormatID.skima, .drivenUI])
  func corpus(format: FormatID) throws {
    let cards = TestEffort.sample(try Pages.corpus(), every: 8)
    guard !cards.isEmpty else { return print("skipped: CARDC_SHARED names no corpus") }
    guard let browser = try Browser.start() else { return }
    var tally = Tally()
    for card in cards { try Self.compare(card, via: format, browser, &tally) }
    print("corpus to \(format.rawValue): \(tally)")
    #expect(Double(tally.missing.count) <= 0.1 * Double(tally.count), "\(tally.missing.prefix(20))")
    #expect(tally.share(1) >= (format == .skima ? 0.62 : 0.42), "\(tally)")
  }
}
