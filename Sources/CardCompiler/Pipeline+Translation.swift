import CardFormats
package import CardIR
package import CardPasses
package import CardStyle
import CardSyntax

// Screen ▶ Screen.
extension Pipeline {
  /// A screen that a target can say, and how it came about.
  package struct Translation {
    /// The screen.
    package var screen: Screen
    /// Where it deviates from the source, in the order of the source.
    package var fidelity: [FidelityEntry]
    /// What each pass did.
    package var statistics: [PassStatistics]
  }

  /// What the names in a screen mean to the host.
  package func styles(of screen: Screen) -> StyleResolver {
    StyleResolver(compiler.options.host, source: compiler.registry.format(screen.format)?.capabilities)
  }

  /// What passes know of a screen whose absent attributes mean what `source` says, on the way to a target.
  func context(from source: Capabilities, to target: any ScreenEmitter) -> PassContext {
    let options = compiler.options
    let capabilities =
      compiler.hostCapabilities[target.id] ?? options.formatVersion.map { target.capabilities(forVersion: $0) }
      ?? target.capabilities
    var lowering = options.lowering
    lowering.known = known(to: target.id)
    return PassContext(
      source: source, target: capabilities, targetName: target.title, host: options.host, options: lowering)
  }

  /// A format that hosts take parts of.
  func hosted(_ id: FormatID) -> (any HostedFormat)? { compiler.registry.format(id) as? any HostedFormat }

  /// Optimizes a screen and rewrites it for a target.
  package func translate(
    _ screen: Screen, _ target: any ScreenEmitter, knowing types: BoundTypes? = nil,
    _ observation: PassPipeline.Observation, _ diagnostics: inout Diagnostics
  ) -> Translation? {
    let options = compiler.options
    guard let source = compiler.registry.format(screen.format) else { return nil }
    var context = context(from: source.capabilities, to: target)
    if let types { context.boundTypes = types }
    var observation = observation
    observation.verifiesEach = options.verifiesEach
    observation.validate = validation()
    if options.collectsStatistics { observation.measure = measure }
    var legal = screen
    let outcome = compiler.passes.run(&legal, target: target.id, context: &context, observing: observation)
    for diagnostic in context.diagnostics.all where !diagnostics.all.contains(diagnostic) {
      diagnostics.report(diagnostic)
    }
    for change in outcome.changes { diagnostics.report(change) }
    for broken in outcome.brokenRules { diagnostics.report(.brokenRule(broken.pass, broken.problem, screen)) }
    let fidelity = context.fidelity.sortedBySource()
    for entry in fidelity where isError(entry, in: target.id) { diagnostics.report(.loss(entry, target: target.title)) }
    return Translation(screen: legal, fidelity: fidelity, statistics: outcome.statistics)
  }

  func isError(_ entry: FidelityEntry, in target: FormatID) -> Bool {
    if entry.kind.diagnostic.severity == .error { return true }
    if compiler.options.isStrict, entry.verdict == .approximated || entry.verdict == .dropped { return true }
    return compiler.options.requiresBound && [LossKinds.binding, LossKinds.droppedBinding].contains(entry.kind)
      && !compiler.registry.isGivenDataAtRunTime(target)
  }

  /// The bytes of a screen in the format that it is in, for statistics.
  private func measure(_ screen: Screen) -> Int? {
    guard let format = compiler.registry.format(screen.format) else { return nil }
    var ignored = Diagnostics()
    let files = format.emit(screen, options: EmitOptions(syntax: .minified), diagnostics: &ignored)
    return files.reduce(0) { $0 + $1.bytes.count }
  }
}

extension [FidelityEntry] {
  /// The entries by place and id, each once: what is repeated for every row of the data says nothing new.
  func sortedBySource() -> [FidelityEntry] {
    var keys: [(file: Int, start: UInt32, position: Int)] = []
    keys.reserveCapacity(count)
    // Nearly always there is one source, whose name need not be looked up again.
    var files: [String: Int] = [:]
    var last: (source: SourceText, file: Int)?
    for position in indices {
      let span = self[position].span
      guard let last, let span, span.source === last.source else {
        let name = span?.source.name ?? ""
        let file = files[name] ?? files.count
        files[name] = file
        last = span.map { ($0.source, file) }
        keys.append((file, span?.start ?? 0, position))
        continue
      }
      keys.append((last.file, span.start, position))
    }
    if files.count > 1 {
      var ranks = [Int](repeating: 0, count: files.count)
      for (rank, file) in files.sorted(by: { $0.key < $1.key }).enumerated() { ranks[file.value] = rank }
      for index in keys.indices { keys[index].file = ranks[keys[index].file] }
    }
    keys.sort { left, right in
      if (left.file, left.start) != (right.file, right.start) {
        return (left.file, left.start) < (right.file, right.start)
      }
      return (self[left.position].kind.id, left.position) < (self[right.position].kind.id, right.position)
    }
    // What is the same has the same place, so that it need be looked for only there.
    var entries: [FidelityEntry] = []
    entries.reserveCapacity(count)
    var start = 0
    while start < keys.count {
      var end = start + 1
      while end < keys.count, keys[end].file == keys[start].file, keys[end].start == keys[start].start { end += 1 }
      if end == start + 1 {
        entries.append(self[keys[start].position])
      } else {
        var seen: Set<FidelityEntry> = []
        for key in keys[start..<end] where seen.insert(self[key.position]).inserted {
          entries.append(self[key.position])
        }
      }
      start = end
    }
    return entries
  }
}
