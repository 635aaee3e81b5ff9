import CardCompiler
import CardCompose
import CardTestSupport
import Foundation
import Testing

/// Kotlin's compiler is not at hand: its grammar reads what is generated, and imports are compared with names.
@Suite("Generated Kotlin is Kotlin")
struct ComposeGrammarTests {
  @Test(
    "the grammar finds what is no Kotlin",
    arguments: ["fun f( {}", "val a = \n", "fun f() { g(a = , b = 1) }", "val a = \"${f(}\""])
  func broken(source: String) throws {
    guard let grammar = KotlinGrammar.installed else { return }
    #expect(try !grammar.errors(in: ["broken.kt": source]).isEmpty)
  }

  @Test("a comma behind a value in parentheses is found, which the grammar takes for Kotlin")
  func looseCommas() throws {
    let source = """
      val a = f((if (x) "y" else "z",).lowercase(),)
      val b: (Int,) -> Unit = g<Int>(1,)
      val c = 1 + (2,)
      """
    #expect(try KotlinTokens(source).looseCommas == 2)
    let condition = "request.status == 'pending' && request.priority == 'very high'"
    var body = "{type: Badge, text: x, style: \"${if(\(condition), 'Warning', toLower(mood))}\"}"
    for _ in 0..<3 { body = "{type: Container, items: [\(body)]}" }
    let source2 = try ComposeSources.kotlin("- \(body)")
    #expect(source2.contains(").lowercase()"))
    #expect(try KotlinTokens(source2).looseCommas == 0, "\(source2)")
  }

  @Test("templates of the package, beside their support code and with it")
  func templates() throws {
    let box = try Sandbox()
    var files = try ComposeSources.templates(box)
    #expect(files.count > 12 && files["CardSupport.kt"] != nil)
    for name in ["survey", "order-receipt"] {
      let path = TestFiles.package.appending(path: "templates/\(name).yaml").path
      let run = try box.run("convert", path, "--to", "compose", "-o", "alone.kt")
      #expect(run.code == 0, "\(run.errors)")
      files["alone-\(name).kt"] = box.read("alone.kt")
    }
    let support = files["CardSupport.kt"] ?? ""
    for (name, source) in files {
      let problems = try Self.problems(in: source, beside: support)
      #expect(problems == [], "\(name)")
    }
    guard let grammar = KotlinGrammar.installed else { return }
    #expect(try grammar.errors(in: files) == [])
  }

  @Test("all parts of the support code")
  func support() throws {
    let names: Set<String> = [
      "CardAction", "CardImage", "cardLink", "CardButton", "CardOverflow", "CardMenuItem", "CardFacts", "CardFlow",
      "cardBleed", "CardForm", "CardInput", "CardTextField", "CardDateField", "CardTimeField", "CardToggle",
      "CardChoices",
      "CardMenu", "cardColor", "asText", "asNumber", "formatNumber", "formatDate", "divide",
      "CardBadge", "cardProgress", "CardBubble", "CardSection", "CardTabs", "toggledPages", "rememberCardVisibilities",
      "roundTo", "groupedText",
      "joinTexts", "sentenceCase", "titleCase", "countWord", "uriComponent", "addOrdinal", "parseTime", "formatEpoch",
      "shiftDate", "isSame", "isBefore", "isNotAfter",
    ]
    let file = ComposeSources.text(try #require(ComposeFormat().support(names)))
    #expect(ComposeFormat().support([]) == nil)
    for name in names { #expect(file.contains(name), "\(name)") }
    let problems = try Self.problems(in: file)
    #expect(problems == [])
    guard let grammar = KotlinGrammar.installed else { return }
    #expect(try grammar.errors(in: ["support.kt": file]) == [])
  }

  @Test("the shared corpora", arguments: ["adaptive-cards", "drivenui", "skima"])
  func corpora(folder: String) throws {
    guard let paths = TestFiles.corpus(folder) else { return print("skipped: CARDC_SHARED names no corpus") }
    var files: [String: String] = [:]
    for path in paths where !path.contains("HostConfig") {
      let result = ComposeSources.compile(SourceText(name: path, bytes: try TestFiles.bytes(path)))
      // Either there is a file, or an error says why there is none.
      #expect((result[.compose] == nil) == result.diagnostics.hasErrors, "\(path)")
      guard let output = result.outputs.first, let file = output.files.first else { continue }
      let source = ComposeSources.text(ComposeFormat().selfContained(file, using: output.parts))
      let problems = try Self.problems(in: source)
      #expect(problems == [], "\(path)")
      files[path] = source
    }
    #expect(files.count * 10 >= paths.count * 9 || folder == "adaptive-cards" && files.count > 150)
    guard let grammar = KotlinGrammar.installed else { return }
    #expect(try grammar.errors(in: files) == [])
  }

  // MARK: Imports

  @Test("imports that are missing or not used are found")
  func wrongImports() throws {
    let source = "package cards\n\nimport a.Row\n\nfun f() {\n    Column { var x by remember { 1 } }\n}\n"
    #expect(
      try Self.problems(in: source) == [
        "`Row` is imported for nothing", "`Column` is not imported", "`getValue` and `setValue` are not imported",
      ])
  }

  /// Imports that are not used, and types and functions with a capital that are neither declared nor imported.
  private static func problems(in source: String, beside support: String = "") throws -> [String] {
    var problems: [String] = []
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let imports = lines.filter { $0.hasPrefix("import ") }.map { String($0.dropFirst(7)) }
    if imports != Set(imports).sorted() { problems.append("imports are not in order") }
    let read = try KotlinTokens(lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n"))
    let tokens = read.tokens
    if read.looseCommas > 0 { problems.append("a comma stands behind a value in parentheses") }
    let used = Set(tokens.compactMap { if case .name(let name) = $0 { name } else { nil } })
    let imported = Set(imports.compactMap { $0.split(separator: ".").last.map(String.init) })
    for word in imported.sorted() where word != "getValue" && word != "setValue" && !used.contains(word) {
      problems.append("`\(word)` is imported for nothing")
    }
    let known = Self.declared(in: source).union(Self.declared(in: support)).union(imported).union(Self.kotlin)
    var found: Set<String> = []
    for (index, token) in tokens.enumerated() {
      guard case .name(let name) = token, name.first?.isUppercase == true, !known.contains(name) else { continue }
      if index > 0, tokens[index - 1] == .symbol(".") { continue }
      if found.insert(name).inserted { problems.append("`\(name)` is not imported") }
    }
    // Delegated state needs two functions that nothing names.
    let delegates = source.contains(#/va[lr] \w+ by /#)
    if delegates != imported.isSuperset(of: ["getValue", "setValue"]) {
      problems.append("`getValue` and `setValue` are \(delegates ? "not imported" : "imported for nothing")")
    }
    return problems
  }

  /// What Kotlin has by itself.
  private static let kotlin: Set<String> = [
    "Any", "Array", "Boolean", "Char", "Character", "Collection", "Double", "Float", "Int", "IntRange", "List", "Long",
    "Map",
    "Number", "OptIn", "Pair",
    "Regex", "Set", "String", "Suppress", "Unit",
  ]

  private static func declared(in source: String) -> Set<String> {
    let all = source.matches(
      of: /(?:class|fun interface|interface|object|fun|val|var)\s+(?:[A-Za-z?]+\.)?([A-Za-z0-9]+)/)
    let constants = source.matches(of: /enum class \w+ \{ ([A-Z_, ]+) \}/)
    return Set(all.map { String($0.output.1) })
      .union(constants.flatMap { $0.output.1.split(separator: ", ").map(String.init) })
  }
}
