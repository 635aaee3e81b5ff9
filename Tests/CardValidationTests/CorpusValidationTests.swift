import CardFormats
import CardIR
import CardPasses
import CardSyntax
import CardTestSupport
import CardValidation
import Testing

/// Real screens: the package's own templates, and the shared corpora where they are.
@Suite struct CorpusValidationTests {
  private static let formats: [any CardFormats.Format] = [AdaptiveCardsFormat(), DrivenUIFormat(), SkimaFormat()]

  private static func screens() throws -> [(path: String, format: any CardFormats.Format, screen: Screen)] {
    var files = TestFiles.files(below: "templates", extension: "json")
    for folder in ["adaptive-cards", "drivenui", "skima"] { files += TestFiles.corpus(folder) ?? [] }
    return try files.compactMap { path in
      var diagnostics = Diagnostics()
      let source = SourceText(name: path, bytes: try TestFiles.bytes(path))
      guard let document = Document.read(source, as: .json, diagnostics: &diagnostics) else { return nil }
      let likely = formats.map { ($0.likelihood(of: document), $0) }.max { $0.0 < $1.0 }
      guard let likely, likely.0 > 0.5,
        let screen = likely.1.importScreen(document, options: ImportOptions(name: "test"), diagnostics: &diagnostics)
      else { return nil }
      return (path, likely.1, screen)
    }
  }

  @Test func passesKeepWhatScreensAre() throws {
    let screens = try Self.screens()
    #expect(screens.count > 20)
    for (path, format, screen) in screens {
      let capabilities = format.capabilities
      for pass in PassPipeline.optimizations {
        var after = screen
        var context = PassContext(source: capabilities, target: capabilities, targetName: format.title)
        pass.run(&after, &context)
        if let found = difference(screen, after, format) {
          Issue.record(
            "\(path): \(pass.name): \(found.message), with \(found.data ?? "any data") after \(found.actions)")
        }
      }
    }
  }

  @Test func aTextMoreIsFound() throws {
    for (path, format, screen) in try Self.screens() where screen.form == .screen {
      var after = screen
      var text = Element(.text)
      text[.text] = .literal("one more")
      after.root[.children].append(.one(text))
      #expect(difference(screen, after, format) != nil, "\(path)")
    }
  }
}
