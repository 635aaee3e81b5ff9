import CardFormats
import CardIR
import CardSyntax
import CardTestSupport
import Testing

/// What is seen to be different after a conversion, and what its report says.
@Suite("Differences, seen")
struct ReportSightTests {
  /// What is further out of its place is seen to be.
  private static let tolerance = 8.0

  /// Whether a loss at `place` in a source may be why the text at `pointer` is elsewhere, to the side or from the text before
  /// it: it is there, around it, in it, or between the two.
  private static func concerns(_ place: String, _ pointer: String, after before: String?) -> Bool {
    var place = place
    // What is said of a property is said of its element.
    if let last = parts(place).last, Int(last) == nil { place.removeLast(last.count + 1) }
    if place.isEmpty { return false }
    if place == pointer || pointer.hasPrefix(place + "/") || place.hasPrefix(pointer + "/") { return true }
    guard let before else { return false }
    let (own, other, third) = (parts(pointer), parts(before), parts(place))
    let common = zip(own, other).prefix { $0 == $1 }.count
    guard third.starts(with: own.prefix(common)) else { return false }
    guard third.count > common, own.count > common, other.count > common, let first = Int(other[common]),
      let last = Int(own[common]), let position = Int(third[common])
    else { return third.count <= common || common > 1 }
    return (min(first, last)...max(first, last)).contains(position)
  }

  private static func parts(_ pointer: String) -> [Substring] { pointer.split(separator: "/") }

  /// What says of the screen as a whole that texts have other sizes, which moves what is beside them.
  private static let sizes: Set = ["lossy.font-size", "note.text-styles"]

  /// What says that something is elsewhere, or of another size.
  private static let layout: Set = [
    "lossy.baseline", "lossy.bleed", "lossy.box-width", "lossy.column-align", "lossy.column-weight", "lossy.constraint",
    "lossy.direction", "lossy.distribution", "lossy.fact-columns", "lossy.fill-alignment", "lossy.font-size",
    "lossy.image-ratio", "lossy.implicit-size", "lossy.justified", "lossy.list", "lossy.list-chrome", "lossy.max-lines",
    "lossy.min-size", "lossy.overlay", "lossy.padding", "lossy.scroll", "lossy.show-card", "lossy.size", "lossy.spacer",
    "lossy.spacing", "lossy.stretch", "lossy.table", "lossy.text-alignment", "lossy.trailing-divider", "lossy.wrap",
  ]

  /// A screen, the same in another format, and what the report says of the difference.
  private struct Comparison {
    let name: String
    let own, other: [Sight]
    let losses: [(id: String, pointer: String)]
  }

  /// The texts that are elsewhere.
  private struct Texts {
    var (count, different) = (0, 0)
    /// Those of which the report says nothing.
    var silent: [String] = []

    mutating func add(_ comparison: Comparison) {
      let (own, other) = (comparison.own.filter { !$0.isPicture }, comparison.other.filter { !$0.isPicture })
      let resizes = comparison.losses.contains { $0.pointer.isEmpty && sizes.contains($0.id) }
      var before: (own: Sight, other: Sight)?
      for pair in Sight.pairs(own, other) {
        let (one, two) = (own[pair.0], other[pair.1])
        let error = Sight.error(one, after: before?.own, to: two, after: before?.other)
        count += 1
        if error > tolerance {
          different += 1
          // A quarter wider is what all that is beside it may be, or it takes more lines and all the width.
          let isBySize = resizes && (error <= 0.25 * max(one.box[0], two.box[0]) || two.box[3] > 1.6 * one.box[3])
          let pointer = before?.own.pointer
          if !isBySize, !comparison.losses.contains(where: { concerns($0.pointer, one.pointer, after: pointer) }) {
            silent.append("\(comparison.name) at \(one.pointer): \(one.text.prefix(30)), by \(Int(error)) points")
          }
        }
        before = (one, two)
      }
    }
  }

  /// The entries of the report on places and sizes.
  private struct Entries {
    var counts: [String: (all: Int, unseen: Int)] = [:]
    /// Those that make no difference.
    var unseen: [String] = []
    /// How many have neither a text nor a picture in them or beside them.
    var bare = 0

    var count: Int { counts.values.reduce(0) { $0 + $1.all } }

    mutating func add(_ comparison: Comparison) {
      let (own, other) = (comparison.own, comparison.other)
      let pairs = Sight.pairs(own, other)
      let missing = Set(own.indices).subtracting(pairs.map(\.0)).map { own[$0].pointer }
      for loss in comparison.losses where layout.contains(loss.id) {
        var before: (own: Sight, other: Sight)?
        var isSeen = missing.contains { concerns(loss.pointer, $0, after: nil) }
        var isBare = !isSeen
        for pair in pairs {
          let (one, two) = (own[pair.0], other[pair.1])
          if concerns(loss.pointer, one.pointer, after: before?.own.pointer) {
            isBare = false
            let error = Sight.error(one, after: before?.own, to: two, after: before?.other)
            if error > 1 || abs(one.box[2] - two.box[2]) > 1 || abs(one.box[3] - two.box[3]) > 1 { isSeen = true }
          }
          before = (one, two)
        }
        if isBare {
          bare += 1
          continue
        }
        counts[loss.id, default: (0, 0)].all += 1
        if !isSeen {
          counts[loss.id]?.unseen += 1
          unseen.append("\(comparison.name) at \(loss.pointer): \(loss.id)")
        }
      }
    }
  }

  @Test(
    "are in the report, each with its place, and what that says of places and sizes is seen",
    arguments: [FormatID.skima, .drivenUI])
  func differences(format: FormatID) throws {
    guard let browser = try Browser.start() else { return }
    let pages = Pages(width: 400)
    var (texts, entries) = (Texts(), Entries())
    for source in try Pages.templates() + Pages.samples() + TestEffort.sample(Pages.corpus(), every: 8) {
      let own = try Sight.all(of: pages.page(of: source), in: browser, withPictures: true)
      let (page, losses) = try pages.conversion(of: source, to: format)
      let other = try Sight.all(of: page, in: browser, withPictures: true)
      let comparison = Comparison(name: source.name, own: own, other: other, losses: losses)
      texts.add(comparison)
      entries.add(comparison)
    }
    print(
      "to \(format.rawValue): \(texts.count) texts, \(texts.different) out of place, \(texts.silent.count) of them without a word;",
      "\(entries.count) entries of \(entries.counts.count) kinds, \(entries.unseen.count) unseen, \(entries.bare) with nothing near"
    )
    #expect(texts.count > 150)
    #expect(texts.silent == [])
    #expect(entries.count > 30 && entries.counts.count > 3)
    // What is said to be estimated may be right to the point.
    #expect(entries.unseen.count <= max(3, entries.count / 50), "\(entries.unseen)")
    for (id, count) in entries.counts { #expect(count.unseen < count.all, "\(id): nothing of it is seen") }
  }
}
