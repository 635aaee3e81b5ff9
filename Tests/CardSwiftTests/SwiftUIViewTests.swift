import CardFormats
import CardIR
import CardStyle
import CardSyntax
import CardTestSupport
import Foundation
import Testing

@testable import CardSwift

@Suite("SwiftUI views")
struct SwiftUIViewTests {
  private static func templates() -> [String] {
    let folders = ["templates", "examples/legacy", "examples/library"]
    let files = folders.flatMap { folder in
      ["json", "yaml"].flatMap { TestFiles.files(below: folder, extension: $0) }
    }
    return files.filter { path in
      let name = path.split(separator: "/").last ?? ""
      return ![".data.", ".host.", ".data/", "/_", "cardc.yaml", "/expected/"].contains { path.contains($0) }
        && !name.hasPrefix("_")
    }
  }

  private static func make() throws -> GeneratedViews {
    try GeneratedViews(templates(), below: TestFiles.package.path)
  }

  /// The views of the package, made once in a run.
  private static let made = Result { try make() }

  private static func package() throws -> GeneratedViews { try made.get() }

  @Test("of all templates and examples type-check as one module and are formatted as usual")
  func templates() throws {
    let views = try Self.package()
    #expect(views.views.count >= 13)
    let sources = views.views.map(\.source) + [views.support]
    #expect(try SwiftTools.errors(in: sources) == [])
    #expect(try SwiftTools.complaints(about: sources) == [])
    // What a template says is no key of the app's tables.
    let keys =
      /\b(Text|Button|Toggle|TextField|SecureField|Picker|Label|Section|Menu|Link|DisclosureGroup|help|accessibilityLabel|accessibilityHint)\("/
    for source in views.views.map(\.source) {
      #expect(source.text.matches(of: keys).map(\.output.0) == [], "\(source.name)")
    }
    // A value that nobody wrote down is none of the template.
    #expect(sources.filter { $0.text.contains(#"\("")"#) }.map(\.name) == [])
  }

  @Test("need no more support than what they say")
  func ownSupport() throws {
    let groups = Dictionary(grouping: try Self.package().views) { view in
      view.parts.filter { SupportCall(part: $0) == nil }
    }
    let sorted = groups.sorted { $0.key.sorted().lexicographicallyPrecedes($1.key.sorted()) }
    for (parts, views) in TestEffort.sample(sorted, every: 3) {
      let sources = views.map(\.source) + [GeneratedViews.support(parts)]
      #expect(try SwiftTools.errors(in: sources) == [])
    }
  }

  /// Texts of one run that repeats, carousels whose pages repeat, media that have nothing to play.
  private static let rare = [
    #"{"type":"RichTextBlock","inlines":[{"type":"TextRun","$data":"${names}","text":"${$data} "}]}"#,
    #"""
    {"type":"Carousel","pages":[
      {"type":"CarouselPage","$data":"${first}","items":[{"type":"TextBlock","text":"${title}"}]},
      {"type":"CarouselPage","items":[{"type":"TextBlock","text":"One"}]},
      {"type":"CarouselPage","$data":"${second}","items":[{"type":"TextBlock","text":"${title}"}]},
      {"type":"CarouselPage","items":[{"type":"TextBlock","text":"Two"}]}]}
    """#,
    #"{"type":"Media","poster":"https://example.com/a.png","sources":[]}"#,
  ]

  @Test("of rare forms type-check, each with its own support")
  func rareForms() throws {
    let sources = Self.rare.enumerated().map { number, body in
      SourceText(
        name: "rare\(number).json", text: #"{"type":"AdaptiveCard","version":"1.6","body":[\#(body)]}"#)
    }
    let views = GeneratedViews(sources)
    #expect(views.failures == [:])
    for view in views.views {
      #expect(try SwiftTools.errors(in: [view.source, GeneratedViews.support(view.parts)]) == [], "\(view.path)")
    }
  }

  @Test("pages of a carousel are numbered through, whatever repeats")
  func pageNumbers() throws {
    let source = SourceText(
      name: "pages.json", text: #"{"type":"AdaptiveCard","version":"1.6","body":[\#(Self.rare[1])]}"#)
    let view = try #require(GeneratedViews([source]).views.first)
    let text = view.source.text.filter { !$0.isWhitespace }
    func count(_ name: String) -> String { "data.\(name).count" }
    let (first, second) = (count("first"), count("second"))
    for tag in ["index", first, "1+\(first)+index", "1+\(first)+\(second)"] {
      #expect(text.contains(".tag(\(tag))"), "\(tag)")
    }
    #expect(text.contains("pageCount:2+\(first)+\(second))"))
  }

  @Test("of random documents type-check, each with its own support", arguments: 0..<TestEffort.choose(3, thorough: 20))
  func randomDocuments(_ seed: Int) throws {
    var documents = VocabularyDocuments(
      AdaptiveCardsFormat.vocabulary, seed: UInt64(seed), density: 4 + seed % 5 * 5, isTemplate: seed % 2 == 0)
    let text = documents.document(depth: 3)
    let views = GeneratedViews([SourceText(name: "random\(seed).json", text: text)])
    #expect(views.failures == [:])
    for view in views.views {
      let errors = try SwiftTools.errors(in: [view.source, GeneratedViews.support(view.parts)])
      if !errors.isEmpty { Issue.record("\(errors)\n\(text)\n\(view.source.text)") }
    }
  }

  @Test("have no branches that do the same, and name what stands in one place in the order in which it stands there")
  func tidy() throws {
    let folders = ["adaptive-cards", "drivenui", "skima"].compactMap { TestFiles.corpus($0) }
    let paths = folders.joined().filter { !$0.contains("/HostConfig/") }
    let corpus = try GeneratedViews(paths, below: ProcessInfo.processInfo.environment["CARDC_SHARED"] ?? "")
    var (branches, names) = (0, 0)
    for source in (try Self.package().views + corpus.views).map(\.source) {
      let lines = source.text.split(separator: "\n").map { line -> (indent: Int, text: Substring) in
        (line.prefix { $0 == " " }.count, line.drop { $0 == " " })
      }
      var numbers: [Substring: Int] = [:]
      for (number, line) in lines.enumerated() {
        if line.text == "} else {" {
          let before = lines[..<number].reversed().prefix { $0.indent > line.indent }.reversed().map(\.text)
          let after = lines[(number + 1)...].prefix { $0.indent > line.indent }.map(\.text)
          #expect(Array(before) != Array(after), "\(source.name): \(after)")
          branches += 1
        }
        // A member begins; in each, what has one name and numbers is counted through.
        if line.indent <= 2 { numbers = [:] }
        guard line.text.first?.isLowercase == true, line.text.allSatisfy({ $0.isLetter || $0.isNumber }) else {
          continue
        }
        let name = line.text.prefix { !$0.isNumber }
        let place = Int(line.text.dropFirst(name.count)) ?? 1
        #expect(place >= numbers[name] ?? 0, "\(source.name): \(line.text)")
        numbers[name] = place
        names += 1
      }
    }
    #expect(branches + names > 10, "\(branches) \(names)")
  }

  @Test("of the corpus type-check as one module and are formatted as usual")
  func corpus() throws {
    let folders = ["adaptive-cards", "drivenui", "skima"].compactMap { TestFiles.corpus($0) }
    guard !folders.isEmpty else { return }
    let paths = folders.joined().filter { !$0.contains("/HostConfig/") }
    let views = try GeneratedViews(paths, below: ProcessInfo.processInfo.environment["CARDC_SHARED"] ?? "")
    // A card with one id twice is an error of its own; everything else becomes a view.
    #expect(views.failures.filter { !$0.value.contains("is used twice") }.isEmpty, "\(views.failures)")
    let sources = views.views.map(\.source) + [views.support]
    #expect(try SwiftTools.errors(in: sources) == [])
    #expect(try SwiftTools.complaints(about: sources) == [])
    // A value that nobody wrote down is none of the template.
    #expect(sources.filter { $0.text.contains(#"\("")"#) }.map(\.name) == [])
  }

  @Test("type-check also where the language mode is that of Swift 5")
  func olderLanguage() throws {
    let views = try Self.package()
    #expect(try SwiftTools.errors(in: views.views.map(\.source) + [views.support], swiftVersion: "5") == [])
  }

  // MARK: Content

  /// What a document says that a view must say as well, found by the names of its members.
  private struct Content {
    var texts: [String] = []
    var inputs: [String] = []
    var addresses: [String] = []

    init(_ node: Node) {
      visit(node)
    }

    private mutating func visit(_ node: Node) {
      let type = node["type"]?.string ?? ""
      if type == "TextBlock", let text = node["text"]?.string { texts.append(text) }
      if type.hasPrefix("Input."), let id = node["id"]?.string { inputs.append(id) }
      if type == "Action.OpenUrl", let url = node["url"]?.string { addresses.append(url) }
      for member in node.members where member.name != "fallback" { visit(member.value) }
      for element in node.elements { visit(element) }
    }
  }

  /// The characters of all literals, put together again where they are cut.
  private static func literals(of source: String) -> String {
    source.replacing(/\\\n\s*/, with: "").replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
      .replacing(/\\n/, with: "\n")
  }

  @Test("have every text, input and address of their cards")
  func content() throws {
    let paths = (TestFiles.corpus("adaptive-cards") ?? []).filter { $0.contains("/Scenarios/") }
    let views = try GeneratedViews(paths, below: "")
    for view in views.views {
      let source = Self.literals(of: view.source.text)
      let content = Content(view.document.root)
      // Markdown that is not shown, and macros, are not looked for.
      for text in content.texts where !text.contains(where: { "*_[]{}\\-\r\n".contains($0) }) {
        #expect(source.contains(text), "\(view.path): \(text)")
      }
      for id in content.inputs { #expect(source.contains("\"\(id)\""), "\(view.path): \(id)") }
      for address in content.addresses { #expect(source.contains(address), "\(view.path): \(address)") }
    }
  }

  @Test("are the same each time")
  func stable() throws {
    let (one, other) = (try Self.package(), try Self.make())
    #expect(one.views.map(\.source.text) == other.views.map(\.source.text))
  }
}
