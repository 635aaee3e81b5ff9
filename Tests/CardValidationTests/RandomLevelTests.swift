import CardFormats
import CardIR
import CardSyntax
import CardTestSupport
import Testing

@testable import CardPasses

/// What every level of optimization keeps to, on random documents of all formats.
///
/// The long form looks at more of them than there is time for in every run, and counts what they give the passes to
/// do. `CARDC_RANDOM_SEEDS=6189,20000-39999` looks at these documents instead.
@Suite("Levels of optimization on random documents")
struct RandomLevelTests {
  private static let count = UInt64(TestEffort.randomDocuments(160))
  /// The documents to look at.
  private static let chosenSeeds = TestEffort.randomSeeds ?? [0...(count - 1)]
  /// Ranges of documents, so that they are looked at on all cores.
  private static let ranges = chosenSeeds.flatMap { seeds in
    stride(from: seeds.lowerBound, through: seeds.upperBound, by: 40).map { $0...min(seeds.upperBound, $0 + 39) }
  }

  @Test("nothing changes, nothing grows, twice is once", arguments: ranges)
  func levels(_ seeds: ClosedRange<UInt64>) throws {
    for seed in seeds {
      let source = try RandomSource(seed: seed)
      var last = Int.max
      for level in OptimizationLevel.allCases {
        // The two levels with most passes share nearly all of them, so they are looked into by turns.
        let isSkipped = level == (seed % 2 == 0 ? .structural : .size)
        let (bytes, outcome) = try source.optimized(level, validates: !isSkipped)
        let name = "document \(seed), \(source.format.title) to \(source.target.title) at -O\(level.rawValue)"
        for change in outcome.changes { Issue.record("\(name): \(change.message)\n\(source.text)") }
        for broken in outcome.brokenRules { Issue.record("\(name): `\(broken.pass)`: \(broken.problem)") }
        // A condition that is decided may bring out what could not be said of all data.
        let mayGrow = source.isDrawnFromVocabulary && source.screen.isTemplate
        #expect(mayGrow || bytes.count <= last, "\(name)\n\(source.text)\n\(String(decoding: bytes, as: UTF8.self))")
        last = bytes.count
        guard level.includes(.structural), !isSkipped else { continue }
        let again = try source.optimizedAgain(bytes, level)
        if again != bytes {
          Issue.record(
            "\(name):\n\(source.text)\n\(String(decoding: bytes, as: UTF8.self))\n\(String(decoding: again, as: UTF8.self))"
          )
        }
      }
    }
  }

  @Test("passes that say so leave alone what refers to something", arguments: 0..<UInt64(40))
  func references(_ seed: UInt64) throws {
    let source = try RandomSource(seed: seed)
    let before = ScreenReferences(of: source.screen)
    for pass in PassPipeline.optimizations where pass.preserves.contains(.references) {
      var screen = source.screen
      var context = PassContext(
        source: source.format.capabilities, target: source.format.capabilities, targetName: source.format.title)
      pass.run(&screen, &context)
      let after = ScreenReferences(of: screen)
      #expect(after.names == before.names && after.isOpen == before.isOpen, "`\(pass.name)`")
      // Names may go with what nothing refers to.
      #expect(after.elementNames.isSubset(of: before.elementNames), "`\(pass.name)`")
      #expect(before.elementNames.subtracting(after.elementNames).isDisjoint(with: before.names), "`\(pass.name)`")
    }
  }

  @Test("every pass has something to do", .enabled(if: TestEffort.isThorough))
  func firing() throws {
    var counts: [String: Int] = [:]
    var missing = Set(PassPipeline.optimizations.map(\.name))
    // A name in its usual spelling is as long as in another, so that nothing that is measured here changes.
    missing.remove("canonical-values")
    // What runs again after legalization or another pass is for what that leaves behind, of which it leaves little: these
    // have tests of their own, with screens made for them.
    for name in missing where name.contains("-lowered-") || name.contains("-canonical-") { missing.remove(name) }
    // Half of the documents, whose properties are drawn from the vocabularies, seldom repeat anything.
    for seed in 0..<UInt64(4_000) where !missing.isEmpty {
      for run in try RandomSource(seed: seed).optimized(.size, validates: false, measures: true).outcome.statistics
      where run.bytesBefore != run.bytesAfter || run.elementsBefore != run.elementsAfter {
        counts[run.name, default: 0] += 1
        if counts[run.name] == 10 { missing.remove(run.name) }
      }
    }
    #expect(missing.isEmpty, "\(missing.sorted()) of \(counts)")
  }
}
