import CardCompiler
import CardFormats
import CardTemplate
import CardTestSupport
import Foundation
import Testing

@testable import CardCompose

/// What is generated is compiled against signatures of Jetpack Compose. It takes a minute, and the same sources are not
/// compiled twice.
@Suite("Generated Kotlin compiles", .serialized)
struct ComposeCompilerTests {
  @Test("the compiler finds what the libraries have not")
  func mistakes() throws {
    guard let compiler = KotlinCompiler.installed else { return }
    let file = """
      package wrong

      import androidx.compose.foundation.layout.Column
      import androidx.compose.foundation.layout.Spacer
      import androidx.compose.material3.DatePicker
      import androidx.compose.material3.Text
      import androidx.compose.runtime.Composable
      import androidx.compose.ui.Modifier

      @Composable
      fun Wrong(number: Int) {
          Column {
              Spacer(modifier = number)
              Text("a", colour = 1)
              Column { Modifier.weight(1f) }
              val unused: String? = null
              unused?.length!!
          }
          Modifier.weight(1f)
          DatePicker(TODO())
      }
      // \(UUID().uuidString)
      """
    let findings = try compiler.findings(in: ["wrong.kt": file])
    for words in [
      "actual type is 'Int', but 'Modifier'", "no parameter with name 'colour'", "material API is experimental",
      "unresolved reference 'weight'",
    ] {
      #expect(findings.contains { $0.hasPrefix("wrong.kt:") && $0.contains(words) }, "\(words): \(findings)")
    }
  }

  @Test("all that is generated in one run of the compiler")
  func everything() throws {
    guard let compiler = KotlinCompiler.installed else { return }
    var files = try Self.support()
    files.merge(try Self.templates()) { $1 }
    var parts: Set<String> = []
    let cards = try Self.package() + Self.fixtures() + Self.rare() + Self.random() + Self.corpora()
    for (number, card) in cards.enumerated() {
      let result = ComposeSources.compile(card.source, data: card.data, optimization: card.optimization)
      guard let output = result.outputs.first, let file = result[.compose] else { continue }
      parts.formUnion(output.parts)
      files["card\(number).kt"] = Self.file(file, "card\(number)", of: card.source.name)
    }
    #expect(files.count > 200)
    // What calls each of them is among what is compiled.
    #expect(SupportCode.parts.map(\.name).filter { !parts.contains($0) } == [])
    let findings = try compiler.findings(in: files)
    #expect(findings.isEmpty, "\(findings.prefix(20).joined(separator: "\n"))")
  }

  // MARK: Sources

  private struct Card {
    var source: SourceText
    var data: String?
    var optimization = OptimizationLevel.canonical
  }

  /// The file with a package of its own, in which it finds the support code of all.
  private static func file(_ file: OutputFile, _ name: String, of source: String) -> String {
    "// \(source)\n"
      + ComposeSources.text(file).replacing("\npackage cards\n", with: "\npackage \(name)\n\nimport support.*\n")
  }

  /// The support code as a whole, and each part with nothing but what it says that it needs.
  private static func support() throws -> [String: String] {
    let names = SupportCode.parts.map(\.name)
    var files = ["support.kt": SupportCode.file(Set(names), in: "support")]
    for name in names { files["part-\(name).kt"] = SupportCode.file([name], in: "parts." + name) }
    return files
  }

  /// The files of a build, and of conversions that have what they need in them.
  private static func templates() throws -> [String: String] {
    let box = try Sandbox()
    var files = try ComposeSources.templates(box)
    for name in TestEffort.sample(files.keys.sorted().filter { $0 != "CardSupport.kt" }, every: 4) {
      let stem = name.replacing(".kt", with: "")
      let paths = ["yaml", "json"].map { TestFiles.package.appending(path: "templates/\(stem).\($0)").path }
      let path = try #require(paths.first { FileManager.default.fileExists(atPath: $0) })
      let run = try box.run(
        "convert", path, "--to", "compose", "--package", "alone." + stem.filter(\.isLetter), "-o", "alone-" + name)
      try #require(run.code == 0, "\(run.errors)")
      files["alone-" + name] = box.read("alone-" + name)
    }
    return files
  }

  /// The cards of examples and of other tests.
  private static func package() throws -> [Card] {
    let folders = ["Tests/CardCompilerTests/Reference", "Tests/cardcTests/Conversions", "examples"]
    let paths = folders.flatMap {
      TestFiles.files(below: $0, extension: "json") + TestFiles.files(below: $0, extension: "yaml")
    }
    return try paths.filter { !$0.contains("/.build/") }.map {
      Card(source: SourceText(name: $0, bytes: try TestFiles.bytes($0)))
    }
  }

  /// The bodies of cards that stand as texts in the tests of this folder, with the data behind them.
  private static func fixtures() throws -> [Card] {
    var cards: [Card] = []
    let body = /"""\n(?<body>(?:(?!""").|\n)*?)\n *"""(?:, data: "(?<data>[^"]*)")?/
    for path in TestFiles.files(below: "Tests/CardComposeTests", extension: "swift") {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      for match in text.matches(of: body) {
        let lines = match.output.body.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.first?.drop(while: { $0 == " " }).hasPrefix("- ") == true, !match.output.body.contains("\\(") else {
          continue
        }
        let card = "type: AdaptiveCard\nversion: \"1.5\"\nbody:\n" + match.output.body + "\n"
        let name = URL(filePath: path).lastPathComponent + "-\(cards.count)"
        let plain = card.replacing("\\\\", with: "\\").replacing("\\\"", with: "\"")
        cards.append(
          Card(source: SourceText(name: name + ".yaml", text: plain), data: match.output.data.map(String.init)))
      }
    }
    #expect(cards.count > 60)
    return cards
  }

  /// What no other card here says: the examples of all functions, functions of values that only data know, and colours.
  private static func rare() -> [Card] {
    let examples = FunctionTable.shared.groups.flatMap(\.functions).map { "${" + $0.example.expression + "}" }
    let calls = [
      "join(names, ', ', ' and ')", "sentenceCase(name)", "titleCase(name)", "countWord(name)", "uriComponent(name)",
      "addOrdinal(number)", "formatEpoch(number, 'yyyy')", "addDays(day, 1, 'yyyy-MM-dd')", "string(number)",
      "if(empty(first(mixed)), 'a', 'b')", "sum(mixed)",
    ].map { "${" + $0 + "}" }
    let data = "{names: [a, b], name: a, number: 1.5, day: 2026-01-31, mixed: [1, a], total: 1, color: '#FF0000'}"
    let texts = (examples + calls).map { text in
      Card(
        source: SourceText(
          name: "function.yaml",
          text: "type: AdaptiveCard\nversion: \"1.5\"\nbody: [{type: TextBlock, wrap: true, text: '"
            + text.replacing("'", with: "''") + "'}]\n"), data: data, optimization: .none)
    }
    let colors = """
      metadata: {id: sk, version: "1"}
      ui:
        - type: container
          id: box
          props:
            backgroundColor: "${color}"
            children: [{type: label, id: l, props: {text: Total, textColor: "${color}"}}]
      """
    // What is as wide as its content beside what takes the rest may have a part of the row at most.
    let columns = """
      type: AdaptiveCard
      version: "1.5"
      body:
        - type: ColumnSet
          columns:
            - {width: auto, items: [{type: Input.Text, id: a}]}
            - {width: stretch, items: [{type: TextBlock, text: Hello}]}
      """
    return texts
      + [
        Card(source: SourceText(name: "colors.yaml", text: colors), data: data),
        Card(source: SourceText(name: "columns.yaml", text: columns)),
      ]
  }

  /// Documents with everything that their formats have, some of them templates.
  private static func random() -> [Card] {
    let vocabularies = [AdaptiveCardsFormat.vocabulary, SkimaFormat.vocabulary]
    return vocabularies.enumerated().flatMap { format, vocabulary in
      (0..<TestEffort.choose(12, thorough: 40)).map { seed in
        var documents = VocabularyDocuments(
          vocabulary, seed: UInt64(seed), density: 4 + seed % 5 * 5, isTemplate: seed % 2 == 0)
        return Card(source: SourceText(name: "random\(format)-\(seed).json", text: documents.document(depth: 3)))
      }
    }
  }

  /// The shared corpora, where they are at hand.
  private static func corpora() throws -> [Card] {
    let folders = ["adaptive-cards", "drivenui", "skima"].compactMap { TestFiles.corpus($0) }
    return try folders.joined().filter { !$0.contains("HostConfig") }.map {
      Card(source: SourceText(name: $0, bytes: try TestFiles.bytes($0)))
    }
  }
}
