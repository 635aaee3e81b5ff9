import CardFormats
import CardIR
import CardSyntax
import CardTestSupport
import Foundation
import Testing

/// What is seen of a card, and of what became of it in another format: the same texts, in the same order, in the same
/// places.
///
/// Texts are what all formats have, so it is their places that are compared: the side that each is aligned with, and how far
/// it is below the text before it.
@Suite("Conversions, seen")
struct ConversionSightTests {
  /// How many texts are in their places within so many points.
  struct Tally: CustomStringConvertible {
    static let tolerances: [Double] = [2, 8, 24]
    var count = 0
    var within = [0, 0, 0]
    var missing: [String] = []
    /// The texts that leave the screen at a side, and did not before.
    var outside: [String] = []

    var description: String {
      let shares = zip(Self.tolerances, within).map { tolerance, number in
        "within \(Int(tolerance)): \((1000 * Double(number) / Double(max(1, count))).rounded() / 10) %"
      }
      return "\(count) texts, " + shares.joined(separator: ", ") + ", \(missing.count) not found"
    }

    func share(_ place: Int) -> Double { Double(within[place]) / Double(max(1, count)) }
  }

  /// The width of the screens, in points.
  private static let width = 400.0

  /// Pages to compare conversions to a format on: text in a format that has the named sizes of telephones alone has the
  /// size that it has on these, so the card is seen as an app shows it whose texts have them too.
  private static func pages(for format: FormatID) -> Pages { Pages(width: width, systemSizes: format == .drivenUI) }

  private static func compare(_ source: SourceText, via format: FormatID, _ browser: Browser, _ tally: inout Tally)
    throws
  {
    let pages = pages(for: format)
    try compare(source, pages.page(of: source), pages.page(of: source, via: format), browser, &tally)
  }

  private static func compare(
    _ source: SourceText, _ page: String, _ converted: String, _ browser: Browser, _ tally: inout Tally
  ) throws {
    let own = try Sight.all(of: page, in: browser, font: .metrics)
    let other = try Sight.all(of: converted, in: browser, font: .metrics)
    let pairs = Sight.pairs(own, other)
    let found = Set(pairs.map(\.0))
    tally.missing += own.indices.filter { !found.contains($0) }.map { "\(source.name): \(own[$0].text)" }
    for (number, pair) in pairs.enumerated() {
      if leaves(other[pair.1]), !leaves(own[pair.0]) {
        tally.outside.append("\(source.name): \(other[pair.1].text.prefix(40)) \(other[pair.1].box)")
      }
      let before = number > 0 ? pairs[number - 1] : nil
      let error = Sight.error(
        own[pair.0], after: before.map { own[$0.0] }, to: other[pair.1], after: before.map { other[$0.1] })
      tally.count += 1
      if error > Tally.tolerances[1], ProcessInfo.processInfo.environment["CARDC_SHOW"] != nil {
        let (one, two) = (own[pair.0], other[pair.1])
        let places = [one, two].map { "\($0.box.map { Int($0.rounded()) })" }.joined(separator: " -> ")
        print("\(source.name) \(one.pointer): \(places) \(one.text.prefix(40))")
      }
      for (place, tolerance) in Tally.tolerances.enumerated() where error <= tolerance { tally.within[place] += 1 }
    }
  }

  private static func leaves(_ sight: Sight) -> Bool { sight.box[0] < -1 || sight.box[0] + sight.box[2] > width + 1 }

  @Test("keep every text of the templates, in order and near its place", arguments: [FormatID.skima, .drivenUI])
  func templates(format: FormatID) throws {
    guard let browser = try Browser.start() else { return }
    var tally = Tally()
    for template in try Pages.templates() { try Self.compare(template, via: format, browser, &tally) }
    print("templates to \(format.rawValue): \(tally)")
    #expect(tally.count > 150)
    // The words for pictures that cannot be shown are seen in the place of these in cards only.
    #expect(tally.missing.count <= 3, "\(tally.missing)")
    #expect(tally.outside.isEmpty, "\(tally.outside)")
    let least = format == .skima ? (0.9, 0.95) : (0.93, 0.97)
    #expect(tally.share(1) >= least.0 && tally.share(2) >= least.1, "\(tally)")
  }

  /// Widths are worked out before anybody knows how long the texts of bindings are, as `cardc build` does it.
  @Test("keep every text near its place where data come last", arguments: [FormatID.skima, .drivenUI])
  func filledLast(format: FormatID) throws {
    guard let browser = try Browser.start() else { return }
    var tally = Tally()
    let pages = Self.pages(for: format)
    for (template, late) in zip(try Pages.templates(), try Pages.templates(filledIn: format)) {
      try Self.compare(template, pages.page(of: template), pages.page(of: late), browser, &tally)
    }
    print("templates to \(format.rawValue), filled last: \(tally)")
    #expect(tally.count > 150)
    #expect(tally.missing.count <= 3, "\(tally.missing)")
    #expect(tally.outside.isEmpty, "\(tally.outside)")
    let least = format == .skima ? (0.81, 0.89) : (0.88, 0.94)
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
    #expect(tally.outside.isEmpty, "\(tally.outside)")
    // The sample has the cards of some topics only.
    let least = format == .skima ? 0.78 : 0.895
    #expect(tally.share(1) >= (TestEffort.isThorough ? least : 0.71), "\(tally)")
  }

  /// The shape of a picture is known once it is loaded, and conversions take it to be square, as their reports say: with
  /// pictures of another shape each text below one is out of its place, whatever the conversion does.
  @Test("keep the texts of the corpus where pictures are square", arguments: [FormatID.skima, .drivenUI])
  func corpusOfSquares(format: FormatID) throws {
    let cards = TestEffort.sample(try Pages.corpus(), every: 8, from: 4)
    guard !cards.isEmpty else { return print("skipped: CARDC_SHARED names no corpus") }
    guard let browser = try Browser.start() else { return }
    browser.pictureSize = (80, 80)
    var tally = Tally()
    for card in cards { try Self.compare(card, via: format, browser, &tally) }
    print("corpus to \(format.rawValue), square pictures: \(tally)")
    let least = format == .skima ? 0.81 : 0.9
    #expect(tally.share(1) >= (TestEffort.isThorough ? least : 0.71), "\(tally)")
  }
}
