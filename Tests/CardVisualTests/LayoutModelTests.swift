import CardCompiler
import CardFormats
import CardIR
import CardLayout
import CardSyntax
import CardTestSupport
import CardText
import Foundation
import Testing

/// The places that the compiler works out for the elements of screens, beside those that they have in a browser.
///
/// The page of a screen is set in a font that is as wide as the compiler's table of widths says, and every picture on it has
/// the size that the compiler assumes of one. So both lay out the same things, each by rules of its own.
@Suite("Layouts worked out, beside pages")
struct LayoutModelTests {
  /// How many boxes are where they were worked out to be.
  struct Tally: CustomStringConvertible {
    var count = 0
    var right = 0

    var share: Double { Double(right) / Double(max(1, count)) }
    var description: String { "\(right) of \(count) boxes, \((1000 * share).rounded() / 10) %" }
  }

  private static let program = """
    (() => {
      const root = document.querySelector('[data-source=""]').getBoundingClientRect(), boxes = {};
      for (const element of document.querySelectorAll("[data-source]")) {
        const box = element.getBoundingClientRect();
        if (!box.width && !box.height) continue;
        (boxes[element.dataset.source] ||= []).push([box.left - root.left, box.top - root.top, box.width, box.height]);
      }
      return boxes;
    })()
    """

  private static let width = 400.0
  private static let height = 1200.0
  /// How far an edge may be from where it was worked out to be, in points.
  private static let tolerance = 2.0

  private static func compare(
    _ source: SourceText, as format: FormatID, _ browser: Browser, _ tally: inout Tally
  ) throws {
    try browser.load(Pages(width: width).page(of: source), in: .metrics)
    let found = try #require(browser.evaluate(program) as? [String: [[Double]]])
    var options = CompilerOptions()
    options.lowering.screenWidth = width
    let boxes = try #require(
      Compiler(options).layout(
        of: source, height: height,  // Where a page does not say how high lines are, the font does.
        metrics: format == .adaptiveCard ? .system.withLineHeight(1) : .system))
    var expected: [String: [[Double]]] = [:]
    for box in boxes { expected[box.pointer, default: []].append(box.frame) }
    for (pointer, places) in found.sorted(by: { $0.key < $1.key }) {
      // What stands for one element in several places is told apart by nothing.
      guard places.count == 1, let own = expected[pointer], own.count == 1 else { continue }
      tally.count += 1
      let edges = zip(places[0], own[0]).map { abs($0 - $1) }
      if edges.allSatisfy({ $0 <= tolerance }) {
        tally.right += 1
      } else if ProcessInfo.processInfo.environment["CARDC_SHOW"] != nil {
        let texts = [places[0], own[0]].map { "\($0.map { ($0 * 10).rounded() / 10 })" }
        print("\(source.name) \(pointer): page \(texts[0]), worked out \(texts[1])")
      }
    }
  }

  /// The text with a plain letter for each character that the table of widths does not have: browsers take these from other
  /// fonts.
  private static func plain(_ bytes: [UInt8]) -> String {
    String(
      String.UnicodeScalarView(
        String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
          let isKnown = scalar.value < 0x20 || FontWidths.ranges.contains { $0.contains(scalar.value) }
          return isKnown ? scalar : "x"
        }))
  }

  @Test("are those of pages, for the templates in every format", arguments: [FormatID.adaptiveCard, .skima, .drivenUI])
  func templates(format: FormatID) throws {
    guard let browser = try Browser.start(width: Int(Self.width), height: Int(Self.height)) else { return }
    var tally = Tally()
    for template in try Pages.templates() {
      let bytes = try #require(Compiler().compile(template, to: [format])[format]?.bytes)
      let text = Self.plain(bytes)
      // A page shows where bindings are, which are as long as their expressions.
      if text.contains("${") { continue }
      try Self.compare(SourceText(name: template.name, text: text), as: format, browser, &tally)
    }
    print("templates as \(format.rawValue): \(tally)")
    #expect(tally.count > 150)
    #expect(tally.share >= 0.95, "\(tally)")
  }

  @Test("are those of pages, for the corpus", arguments: [FormatID.adaptiveCard, .skima, .drivenUI])
  func corpus(format: FormatID) throws {
    let cards = TestEffort.sample(try Pages.corpus(), every: 8)
    guard !cards.isEmpty else { return print("skipped: CARDC_SHARED names no corpus") }
    guard let browser = try Browser.start(width: Int(Self.width), height: Int(Self.height)) else { return }
    var tally = Tally()
    for card in cards {
      let bytes = try #require(Compiler().compile(card, to: [format])[format]?.bytes)
      try Self.compare(SourceText(name: card.name, text: Self.plain(bytes)), as: format, browser, &tally)
    }
    print("corpus as \(format.rawValue): \(tally)")
    #expect(tally.share >= 0.95, "\(tally)")
  }
}
