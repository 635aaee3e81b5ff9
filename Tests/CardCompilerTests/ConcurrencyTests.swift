import CardCompiler
import CardTestSupport
import Foundation
import Testing

/// One compiler and its templates, used by many tasks at once, give what they give one after the other.
///
/// `swift test --sanitize=thread --filter ConcurrencyTests` looks for races on the way.
@Suite struct ConcurrencyTests {
  /// A piece of work for a compiler that others use at the same time.
  private struct Work: Sendable {
    let source: SourceText
    let data: SourceText?
    /// The template of the source; none where it is only converted.
    let template: CompiledTemplate?
  }

  /// What comes of it. Places are kept as text: those in components are of a source that each run makes for itself.
  private struct Outcome: Sendable, Equatable {
    var files: [OutputFile] = []
    var losses: [String] = []
    var diagnostics = ""
    var expanded: [UInt8] = []
    var compiledAgain: [UInt8] = []
  }

  /// The templates of the repository, those that have data with these.
  private static func works(_ compiler: Compiler) throws -> [Work] {
    let folder = TestFiles.package.appending(path: "templates").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    func text(_ name: String) throws -> SourceText {
      SourceText(name: name, bytes: try TestFiles.bytes(folder + "/" + name))
    }
    return try names.filter { $0.contains(".") && !$0.contains(".data") && !$0.hasPrefix("_") }.map { name in
      let source = try text(name)
      let template = try? compiler.template(source)
      let stem = name.split(separator: ".")[0]
      let data = try names.first { $0.hasPrefix(stem + ".data.") }.map(text)
      return Work(source: source, data: data, template: data == nil ? nil : template)
    }
  }

  private static func outcome(of work: Work, _ compiler: Compiler) -> Outcome {
    var outcome = Outcome()
    let result = compiler.compile(work.source, data: work.data, to: compiler.registry.targets.map(\.id))
    outcome.files = result.outputs.flatMap(\.files)
    outcome.losses = result.outputs.flatMap(\.fidelity).map { entry in
      "\(entry.kind.id) \(entry.message) \(entry.span.map { "\($0.source.name) \($0.range)" } ?? "")"
    }
    var findings = Diagnostics()
    do throws(CompilationError) {
      try work.template?.expand(work.data, into: &outcome.expanded, findings: &findings)
      if work.data != nil { outcome.compiledAgain = try compiler.template(work.source).expand(work.data) }
    } catch {
      findings.append(contentsOf: error.diagnostics)
    }
    findings.append(contentsOf: result.diagnostics)
    outcome.diagnostics = DiagnosticRenderer(style: .human, color: false).render(findings.sorted())
    return outcome
  }

  /// The compiler that all share: with components, and with something of each kind registered.
  private static func compiler() throws -> Compiler {
    var options = CompilerOptions()
    options.components = try TestFiles.files(below: "templates/_components", extension: "yaml").map {
      SourceText(name: $0, bytes: try TestFiles.bytes($0))
    }
    options.expansion.seed = 7
    return Compiler(options) {
      $0.register(resolver: DataURLResolver(), forScheme: "data")
      $0.override(.divider, for: .adaptiveCard) { _, _ in false }
    }
  }

  @Test func manyTasksGetWhatOneGets() async throws {
    let compiler = try Self.compiler()
    let works = try Self.works(compiler)
    let expected = works.map { Self.outcome(of: $0, compiler) }
    #expect(works.count > 10)
    #expect(expected.count { $0.files.count >= 3 } > 8 && expected.count { !$0.expanded.isEmpty } > 5)
    let differing = await withTaskGroup(of: [String].self) { group in
      for task in 0..<4 {
        group.addTask {
          // Each task begins elsewhere, so that different templates meet.
          works.indices.compactMap { number in
            let index = (number + task * 3) % works.count
            return Self.outcome(of: works[index], compiler) == expected[index] ? nil : works[index].source.name
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(differing == [])
  }
}
