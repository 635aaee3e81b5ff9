import CardFormats
import CardIR
import CardSyntax
import CardTestSupport
import Testing

@testable import CardPasses

/// Whole documents through all of legalization, to and from screens that are placed by constraints.
@Suite struct SkimaConversionTests {
  private static let formats: [any Format] = [AdaptiveCardsFormat(), DrivenUIFormat(), SkimaFormat()]

  private static var files: [String] {
    ["json", "yaml"].flatMap { suffix in
      TestFiles.files(below: "templates", extension: suffix) + TestFiles.files(below: "examples", extension: suffix)
    }.filter { !$0.contains(".data") && !$0.contains(".host") } + (TestFiles.corpus("") ?? [])
  }

  /// Reads a file in the format that it looks like most.
  private func read(_ path: String) throws -> (screen: Screen, format: any Format)? {
    var diagnostics = Diagnostics()
    let source = SourceText(name: path, bytes: try TestFiles.bytes(path))
    guard let document = Document.read(source, as: SourceSyntax.detect(source), diagnostics: &diagnostics) else {
      return nil
    }
    let ranked = Self.formats.map { ($0, $0.likelihood(of: document)) }.max { $0.1 < $1.1 }
    guard let (format, likelihood) = ranked, likelihood > 0.5 else { return nil }
    let options = ImportOptions(name: "test")
    guard let screen = format.importScreen(document, options: options, diagnostics: &diagnostics),
      !diagnostics.hasErrors
    else { return nil }
    return (screen, format)
  }

  private func legalize(_ screen: Screen, from source: any Format, to target: any Format, _ path: String) -> Screen {
    var screen = screen
    var context = PassContext(source: source.capabilities, target: target.capabilities, targetName: target.title)
    let outcome = PassPipeline(level: .none).run(&screen, target: target.id, context: &context)
    #expect(outcome.brokenRules.map { "\($0.pass): \($0.problem)" } == [], "\(path) to \(target.id)")
    return screen
  }

  @Test func everyDocumentBecomesAValidScreen() throws {
    var count = 0
    for path in Self.files {
      guard let (screen, format) = try read(path), format.id != .skima else { continue }
      let legal = legalize(screen, from: format, to: SkimaFormat(), path)
      let bytes = SkimaFormat().emit(legal, options: EmitOptions())[0].bytes
      var diagnostics = Diagnostics()
      let document = try #require(
        Document.read(SourceText(name: "out.json", bytes: bytes), as: .json, diagnostics: &diagnostics))
      #expect(SkimaValidator.problems(in: document) == [], "\(path)")
      count += 1
    }
    #expect(count >= 8)
  }

  @Test func everyScreenBecomesTheOtherFormats() throws {
    var count = 0
    for path in Self.files {
      guard let (screen, format) = try read(path), format.id == .skima, screen.form == .screen else { continue }
      for target in Self.formats where target.id != .skima {
        let legal = legalize(screen, from: format, to: target, path)
        func isFlow(_ element: Element) { #expect(element.kind != .canvas && element.kind != .constraint) }
        legal.root.visit(isFlow)
        #expect(!target.emit(legal, options: EmitOptions()).isEmpty)
        count += 1
      }
    }
    #expect(count >= 6)
  }
}
