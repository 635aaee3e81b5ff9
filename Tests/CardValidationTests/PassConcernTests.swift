import CardFormats
import CardIR
import CardSyntax
import CardTestSupport
import Testing

@testable import CardPasses

/// A pass that says what it looks for is left out where there is nothing of that, so that must be all it looks for.
@Suite("What passes look for")
struct PassConcernTests {
  private static let count = UInt64(TestEffort.randomDocuments(160))
  private static let ranges = stride(from: 0, to: count, by: 40).map { $0..<min(count, $0 + 40) }

  @Test("a pass changes and reports nothing where there is nothing that it looks for", arguments: ranges)
  func concerns(_ seeds: Range<UInt64>) throws {
    for seed in seeds {
      let source = try RandomSource(seed: seed)
      var screen = source.screen
      var context = PassContext(
        source: source.format.capabilities, target: source.target.capabilities, targetName: source.target.title)
      // Each pass sees what those before it have left.
      for pass in PassPipeline.all where pass.stage != .lossy {
        let concerns = pass.concerns(in: context)
        if let concerns, !screen.root.contents.intersects(concerns) {
          let (before, count) = (TextDump.text(of: screen), context.fidelity.count)
          var (copy, own) = (screen, context)
          pass.run(&copy, &own)
          let isSame =
            TextDump.text(of: copy) == before && own.fidelity.count == count
            && own.diagnostics.all.count == context.diagnostics.all.count
          if !isSame { Issue.record("`\(pass.name)` does something to document \(seed):\n\(before)") }
        }
        pass.run(&screen, &context)
      }
    }
  }

  @Test("what is in an element is known after every pass", arguments: 0..<UInt64(40))
  func contents(_ seed: UInt64) throws {
    let source = try RandomSource(seed: seed)
    var screen = source.screen
    screen.root.settleContents()
    var context = PassContext(
      source: source.format.capabilities, target: source.target.capabilities, targetName: source.target.title)
    for pass in PassPipeline.all where pass.stage != .lossy {
      pass.run(&screen, &context)
      screen.root.settleContents()
      check(screen.root, after: pass.name)
    }
  }

  /// Compares what an element knows with what is there.
  private func check(_ element: Element, after pass: String) {
    var (kinds, attributes, regions) = (Set<ElementKind>(), Set<AttributeID>(), Set<RegionID>())
    var isBound = false
    element.visit { inner in
      isBound = isBound || inner.attributes.contains { if case .template = $0.value { true } else { false } }
      kinds.insert(inner.kind)
      attributes.formUnion(inner.attributes.map(\.id))
      regions.formUnion(inner.regions.map(\.id))
    }
    var found = ContentSet(Array(kinds), attributes: Array(attributes), regions: Array(regions))
    // A binding that a pass has replaced may still be counted.
    let countsBindings = element.contents.intersects(.bindings)
    #expect(countsBindings || !isBound, "after `\(pass)`")
    if countsBindings { found.formUnion(.bindings) }
    #expect(element.contents == found, "after `\(pass)`")
    for region in element.regions { for child in region.slots.compactMap(\.element) { check(child, after: pass) } }
  }
}
