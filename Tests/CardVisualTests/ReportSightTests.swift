import CardFormats
import CardIR
import CardSyntax
import CardTestSupport
import Testing

/// What is seen to be different after a conversion, and what its report says.
@Suite("Differences, seen", .serialized)
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

  @Test("are in the report, each with its place", arguments: [FormatID.skima, .drivenUI])
  func differences(format: FormatID) throws {
    guard let browser = try Browser.start() else { return }
    let pages = Pages(width: 400)
    let sources = try Pages.templates() + TestEffort.sample(Pages.corpus(), every: 8)
    var (count, different) = (0, 0)
    var silent: [String] = []
    for source in sources {
      let own = try Sight.all(of: pages.page(of: source), in: browser)
      let (page, losses) = try pages.conversion(of: source, to: format)
      let other = try Sight.all(of: page, in: browser)
      let resizes = losses.contains { $0.pointer.isEmpty && Self.sizes.contains($0.id) }
      var before: (own: Sight, other: Sight)?
      for pair in Sight.pairs(own, other) {
        let (one, two) = (own[pair.0], other[pair.1])
        let error = Sight.error(one, after: before?.own, to: two, after: before?.other)
        count += 1
        if error > Self.tolerance {
          different += 1
          // A quarter wider is what all that is beside it may be, or it takes more lines and all the width.
          let isBySize = resizes && (error <= 0.25 * max(one.box[0], two.box[0]) || two.box[3] > 1.6 * one.box[3])
          let pointer = before?.own.pointer
          if !isBySize, !losses.contains(where: { Self.concerns($0.pointer, one.pointer, after: pointer) }) {
            silent.append("\(source.name) at \(one.pointer): \(one.text.prefix(30)), by \(Int(error)) points")
          }
        }
        before = (one, two)
      }
    }
    print("to \(format.rawValue): \(count) texts, \(different) out of place, \(silent.count) of them without a word")
    #expect(count > 150)
    #expect(silent == [])
  }

  /// What says that something is elsewhere, or of another size.
  private static let layout: Set = [
    "lossy.baseline", "lossy.bleed", "lossy.box-width", "lossy.column-align", "lossy.column-weight", "lossy.constraint",
    "lossy.direction", "lossy.distribution", "lossy.fact-columns", "lossy.fill-alignment", "lossy.font-size",
    "lossy.image-ratio", "lossy.implicit-size", "lossy.justified", "lossy.list-chrome", "lossy.max-lines",
    "lossy.min-size", "lossy.padding", "lossy.size", "lossy.spacer", "lossy.spacing", "lossy.stretch", "lossy.table",
    "lossy.text-alignment", "lossy.trailing-divider", "lossy.wrap", "lossy.show-card", "lossy.scroll", "lossy.list",
    "lossy.overlay",
  ]

  @Test("are there where the report says that a place or a size is another", arguments: [FormatID.skima, .drivenUI])
  func entries(format: FormatID) throws {
    guard let browser = try Browser.start() else { return }
    let pages = Pages(width: 400)
    let sources = try Pages.templates() + TestEffort.sample(Pages.corpus(), every: 8)
    var tally: [String: (all: Int, unseen: Int)] = [:]
    var unseen: [String] = []
    for source in sources {
      let own = try Sight.all(of: pages.page(of: source), in: browser, withPictures: true)
      let (page, losses) = try pages.conversion(of: source, to: format)
      let other = try Sight.all(of: page, in: browser, withPictures: true)
      let pairs = Sight.pairs(own, other)
      let missing = Set(own.indices).subtracting(pairs.map(\.0)).map { own[$0].pointer }
      for loss in losses where Self.layout.contains(loss.id) {
        var before: (own: Sight, other: Sight)?
        var (near, isSeen) = (0, missing.contains { Self.concerns(loss.pointer, $0, after: nil) })
        for pair in pairs {
          let (one, two) = (own[pair.0], other[pair.1])
          if Self.concerns(loss.pointer, one.pointer, after: before?.own.pointer) {
            near += 1
            let error = Sight.error(one, after: before?.own, to: two, after: before?.other)
            if error > 1 || abs(one.box[2] - two.box[2]) > 1 || abs(one.box[3] - two.box[3]) > 1 { isSeen = true }
          }
          before = (one, two)
        }
        if near == 0 { continue }
        tally[loss.id, default: (0, 0)].all += 1
        if !isSeen {
          tally[loss.id]?.unseen += 1
          unseen.append("\(source.name) at \(loss.pointer): \(loss.id)")
        }
      }
    }
    let count = tally.values.reduce(0) { $0 + $1.all }
    print("to \(format.rawValue): \(count) entries on places and sizes of \(tally.count) kinds, \(unseen.count) unseen")
    #expect(count > 30 && tally.count > 3)
    // What is said to be estimated may be right to the point.
    #expect(unseen.count <= max(3, count / 50), "\(unseen)")
    for (id, count) in tally { #expect(count.unseen < count.all, "\(id): nothing of it is seen") }
  }
}
