import CardCompiler
import CardTestSupport
import Testing

/// What every level of optimization keeps to, on whole files: the package's own, and the shared corpora where they are.
@Suite("Levels of optimization")
struct OptimizationTests {
  static let targets: [FormatID] = [.adaptiveCard, .drivenUI, .skima]

  /// Screens, which give an output for the format at least: all of the package, and a fifth of the corpora unless the long
  /// form asks for all.
  static func sources() throws -> [SourceText] {
    var files = ["json", "yaml"].flatMap { suffix in
      ["templates", "examples"].flatMap { TestFiles.files(below: $0, extension: suffix) }
    }
    for folder in ["adaptive-cards", "drivenui", "skima"] {
      files += TestEffort.sample(TestFiles.corpus(folder) ?? [], every: 5)
    }
    return try files.filter { !$0.contains("/.build/") }.map { SourceText(name: $0, bytes: try TestFiles.bytes($0)) }
  }

  private func compiler(_ level: OptimizationLevel, from format: FormatID? = nil) -> Compiler {
    var options = CompilerOptions()
    options.optimization = level
    options.syntax = .minified
    options.from = format
    options.verifiesEach = true
    return Compiler(options)
  }

  @Test("no level changes a screen, and none makes it larger than the level below", arguments: targets)
  func sizes(target: FormatID) throws {
    let compilers = OptimizationLevel.allCases.map { compiler($0) }
    var count = 0
    for source in try Self.sources() {
      var last = Int.max
      for (level, compiler) in zip(OptimizationLevel.allCases, compilers) {
        let result = compiler.compile(source, to: [target])
        let mistakes = result.diagnostics.all.filter { $0.id.hasPrefix("internal.") }
        for mistake in mistakes { Issue.record("\(source.name) at -O\(level.rawValue): \(mistake.message)") }
        guard let output = result[target] else { break }
        #expect(output.bytes.count <= last, "\(source.name) at -O\(level.rawValue)")
        last = output.bytes.count
        count += 1
      }
    }
    #expect(count > 40)
  }

  @Test("what was optimized once stays as it is", arguments: targets)
  func idempotence(target: FormatID) throws {
    for (number, level) in [OptimizationLevel.structural, .size].enumerated() {
      let (compiler, again) = (compiler(level), compiler(level, from: target))
      var count = 0
      // Both levels run the same passes on almost all screens: half of them each is enough.
      for (position, source) in try Self.sources().enumerated() where position % 2 == number {
        guard let first = compiler.compile(source, to: [target])[target] else { continue }
        let name = Path.withoutExtension(source.name) + ".json"
        let second = again.compile(SourceText(name: name, bytes: first.bytes), to: [target])[target]
        #expect(second?.bytes == first.bytes, "\(source.name) at -O\(level.rawValue)")
        count += 1
      }
      #expect(count > 10)
    }
  }
}
