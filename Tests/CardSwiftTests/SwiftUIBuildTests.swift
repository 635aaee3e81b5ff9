import CardCompiler
import CardSyntax
import CardTestSupport
import Foundation
import Testing

@testable import CardSwift

@Suite("SwiftUI views in builds")
struct SwiftUIBuildTests {
  /// A folder of templates that goes away with the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: "cardc-build-\(UUID().uuidString)")
    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ path: String, _ text: String) throws {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func build(
      _ targets: [FormatID] = [.init(rawValue: "swiftui")], of inputs: [String] = []
    ) -> ProjectBuild.Outcome {
      let output = url.appending(path: "out").path
      let inputs = inputs.isEmpty ? [url.appending(path: "in").path] : inputs
      return ProjectBuild(Workspace(Compiler()), targets: targets, output: output).run(inputs)
    }

    /// The files below a folder of the output, with their content.
    func files(_ target: String) throws -> [String: String] {
      let root = url.appending(path: "out/" + target)
      var files: [String: String] = [:]
      for path in FileManager.default.subpaths(atPath: root.path) ?? [] where path.contains(".") {
        files[path] = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      }
      return files
    }
  }

  private static func card(_ body: String) -> String {
    #"{"type": "AdaptiveCard", "version": "1.5", "body": ["# + body + "]}"
  }

  @Test("functions for templates, with their support code, compile as one module and are formatted as usual")
  func renderFunctions() throws {
    let folder = Folder()
    for path in TestFiles.files(below: "templates", extension: "yaml")
      + TestFiles.files(below: "templates", extension: "json")
    {
      let name = path.split(separator: "/templates/").last.map(String.init) ?? path
      try folder.write("in/" + name, String(contentsOfFile: path, encoding: .utf8))
    }
    #expect(!folder.build([.init(rawValue: "swift")]).diagnostics.hasErrors)
    let sources = try folder.files("swift").map { path, text in
      SwiftTools.Source(name: String(path.dropLast(6)).replacing("/", with: "-"), text: text)
    }
    #expect(sources.count > 12)
    #expect(try SwiftTools.errors(in: sources) == [])
    #expect(try SwiftTools.complaints(about: sources) == [])
  }

  @Test("functions and views of the same templates compile in one module, with one support code")
  func bothTargets() throws {
    let folder = Folder()
    for path in TestFiles.files(below: "templates", extension: "yaml")
      + TestFiles.files(below: "templates", extension: "json")
    {
      let name = path.split(separator: "/templates/").last.map(String.init) ?? path
      try folder.write("in/" + name, String(contentsOfFile: path, encoding: .utf8))
    }
    let targets = ["swift", "swiftui"]
    #expect(!folder.build(targets.map { FormatID(rawValue: $0) }).diagnostics.hasErrors)
    var sources = [GeneratedViews.support(Set(SupportSources.files.keys))]
    for target in targets {
      for (path, text) in try folder.files(target) where !path.hasPrefix("CardSupport") {
        sources.append(.init(name: target + "-" + path.dropLast(6).replacing("/", with: "-"), text: text))
      }
    }
    #expect(sources.count > 24)
    let errors = try SwiftTools.errors(in: sources)
    #expect(errors == [])
  }

  /// Files of a module, which knows no folders.
  private static func sources(_ files: [String: String]) -> [SwiftTools.Source] {
    files.sorted { $0.key < $1.key }.map { path, text in
      SwiftTools.Source(name: String(path.split(separator: "/").last?.dropLast(6) ?? ""), text: text)
    }
  }

  @Test("have files and types of their own where templates of several folders have one name")
  func folders() throws {
    let folder = Folder()
    let text = Self.card(#"{"type": "Input.Text", "id": "a", "value": "${v}"}"#)
    try folder.write("in/orders/detail.json", text)
    try folder.write("in/a/order-list.json", text)
    try folder.write("in/other.json", text)
    #expect(!folder.build().diagnostics.all.contains { $0.id == "project.generated-names" })
    #expect(
      Set(try folder.files("swiftui").keys) == [
        "orders/detail.swift", "a/order-list.swift", "other.swift", "CardSupport.swift",
      ])
    for path in ["account/detail", "a/order_list", "CardSupport", "cards/Other"] {
      try folder.write("in/\(path).json", text)
    }
    let outcome = folder.build()
    #expect(
      outcome.diagnostics.all.filter { $0.id == "project.generated-names" }.map { note in
        // Where the folder is does not matter.
        note.message.replacing(folder.url.appending(path: "in").path + "/", with: "")
      } == [
        "`CardSupport` is what the support code is called, so what is generated of `CardSupport.json` is called `CardSupport1`",
        "`a/order-list.json` and `a/order_list.json` have one name, so what is generated of them is called "
          + "`AOrderHyphenList` and `AOrderUnderscoreList`",
        "`account/detail.json` and `orders/detail.json` have one name, so what is generated of them is called "
          + "`AccountDetail` and `OrdersDetail`",
        "`cards/Other.json` and `other.json` have one name, so what is generated of them is called `CardsOther` and `Other`",
      ])
    let files = try folder.files("swiftui")
    #expect(
      Set(files.keys) == [
        "orders/orders-detail.swift", "account/account-detail.swift", "a/a-order-hyphen-list.swift",
        "a/a-order-underscore-list.swift", "CardSupport-1.swift", "CardSupport.swift", "other.swift",
        "cards/cards-Other.swift",
      ])
    #expect(files["CardSupport-1.swift"]?.contains("struct CardSupport1View: View") == true)
    #expect(files["CardSupport.swift"]?.contains("class CardForm") == true)
    let sources = Self.sources(files)
    #expect(Set(sources.map { $0.name.lowercased() }).count == sources.count)
    #expect(try SwiftTools.errors(in: sources) == [])
    // What nothing changes is not said again.
    #expect(!folder.build().diagnostics.all.contains { $0.id == "project.generated-names" })
    // Files of Kotlin are classes, whose names have no signs.
    _ = folder.build([FormatID(rawValue: "compose")])
    let classes = try folder.files("compose").keys.map { path in
      (path.split(separator: "/").last ?? "").dropLast(3).lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }
    }
    #expect(Set(classes).count == 8 && classes.count == 8)
  }

  @Test("views of a folder compile with the support code beside them, which has no more than they and apps need")
  func cutSupport() throws {
    let folder = Folder()
    for name in ["login.json", "onboarding.yaml", "profile.json"] {
      let path = TestFiles.package.appending(path: "templates/" + name).path
      try folder.write("in/" + name, String(contentsOfFile: path, encoding: .utf8))
    }
    try folder.write("in/any.json", Self.card(#"{"type": "TextBlock", "text": "${name}"}"#))
    #expect(!folder.build().diagnostics.hasErrors)
    let files = try folder.files("swiftui")
    var sources = files.map { SwiftTools.Source(name: String($0.dropLast(6)), text: $1) }
    // Apps make values with literals and read them from JSON.
    let app = #"""
      let data = AnyViewData(name: "Anna")
      let list: CardValue = ["a", 1, true, nil, ["b": 2.5]]
      """#
    #expect(try SwiftTools.complaints(about: sources) == [])
    sources.append(.init(name: "app", text: app))
    #expect(try SwiftTools.errors(in: sources) == [])
    let support = try #require(files["CardSupport.swift"])
    #expect(support.contains("CardForm") && !support.contains("CardCarousel"))
    // A field of another kind is all that a change of one template adds.
    try folder.write("in/more.json", Self.card(#"{"type": "Input.Date", "id": "day", "label": "Day"}"#))
    #expect(!folder.build().diagnostics.hasErrors)
    let more = try #require(try folder.files("swiftui")["CardSupport.swift"])
    #expect(more.contains("struct CardDateField") && !support.contains("struct CardDateField"))
    let lines = Set(support.split(separator: "\n"))
    #expect(lines.subtracting(more.split(separator: "\n")).count < 5)
  }

  @Test("functions for the corpus type-check as one module and are formatted as usual")
  func corpusFunctions() throws {
    for folder in ["adaptive-cards", "drivenui", "skima"] {
      guard let paths = TestFiles.corpus(folder) else { continue }
      let build = Folder()
      let outcome = build.build([.init(rawValue: "swift")], of: paths.filter { !$0.contains("/HostConfig/") })
      // A card with one id twice is an error of its own; everything else becomes a function.
      #expect(
        outcome.diagnostics.all.filter { $0.severity == .error && $0.kind.id != "adaptive-card.duplicate-id" }.isEmpty)
      let sources = try build.files("swift").map { path, text in
        SwiftTools.Source(name: String(path.dropLast(6)).replacing("/", with: "-"), text: text)
      }
      #expect(sources.count > 5)
      #expect(try SwiftTools.errors(in: sources) == [])
      #expect(try SwiftTools.complaints(about: sources) == [])
    }
  }

  @Test("stand beside one file of support code, and go away with their templates")
  func support() throws {
    let folder = Folder()
    try folder.write("in/a.json", Self.card(#"{"type": "TextBlock", "text": "**A**"}"#))
    try folder.write("in/deep/b.json", Self.card(#"{"type": "Input.Text", "id": "name", "label": "Name"}"#))
    #expect(!folder.build().diagnostics.hasErrors)
    var files = try folder.files("swiftui")
    #expect(Set(files.keys) == ["a.swift", "deep/b.swift", "CardSupport.swift"])
    #expect(files["CardSupport.swift"]?.contains("class CardForm") == true)
    #expect(files["CardSupport.swift"]?.contains("markdown source") == true)
    #expect(folder.build().changes.isEmpty)
    try FileManager.default.removeItem(at: folder.url.appending(path: "in/deep/b.json"))
    _ = folder.build()
    files = try folder.files("swiftui")
    #expect(Set(files.keys) == ["a.swift", "CardSupport.swift"])
    #expect(files["CardSupport.swift"]?.contains("class CardForm") == false)
    try FileManager.default.removeItem(at: folder.url.appending(path: "in/a.json"))
    try folder.write("in/c.json", Self.card(#"{"type": "TextBlock", "text": "C"}"#))
    _ = folder.build()
    #expect(Set(try folder.files("swiftui").keys) == ["c.swift"])
  }

  @Test("keep their holes where data beside the template fill those of documents")
  func samples() throws {
    let folder = Folder()
    try folder.write("in/a.json", Self.card(#"{"type": "TextBlock", "text": "Hello ${name}"}"#))
    try folder.write("in/a.data/one.json", #"{"name": "Ada"}"#)
    try folder.write("in/a.data/two.json", #"{"name": "Bo"}"#)
    #expect(!folder.build([.init(rawValue: "swiftui"), .adaptiveCard]).diagnostics.hasErrors)
    #expect(Set(try folder.files("adaptive-card").keys) == ["a/one.json", "a/two.json"])
    let view = try #require(try folder.files("swiftui")["a.swift"])
    #expect(view.contains("let data: AViewData") && view.contains("var name: String"))
    // The first one is what a preview shows.
    #expect(view.contains(#"static let sample = AViewData(name: "Ada")"#) && !view.contains("Bo\""))
    #expect(view.components(separatedBy: "Ada").count == 2)
  }

  @Test(
    "get names of their own where two files have one name, or one that is no name",
    arguments: [FormatID(rawValue: "swiftui"), FormatID(rawValue: "swift")])
  func names(target: FormatID) throws {
    let folder = Folder()
    // Keys that are keywords, members of every type, the same but for what is no letter, no letters at all, nothing.
    let keys = [
      "class", "self", "init", "Type", "hash", "codingKeys", "first name", "first-name", "größe", "😀", "🎉", "", "1",
    ]
    let text = keys.map { "${$data['\($0)']}" }.joined(separator: " ")
    for name in ["order", "x/order", "Or der", "1st", "class", "tab", "😀", "日本"] {
      try folder.write("in/\(name).json", Self.card(#"{"type": "TextBlock", "text": "\#(text)"}"#))
    }
    let outcome = folder.build([target])
    #expect(!outcome.diagnostics.hasErrors, "\(outcome.diagnostics.all.map(\.message))")
    let sources = try folder.files(target.rawValue).map { file in
      SwiftTools.Source(name: String(file.key.map { $0 == "/" ? "_" : $0 }.dropLast(6)), text: file.value)
    }
    #expect(sources.count == 9)
    #expect(try SwiftTools.errors(in: sources) == [])
    #expect(try SwiftTools.complaints(about: sources) == [])
  }

  @Test(
    "of alternatives that share an id compile",
    arguments: [FormatID(rawValue: "swiftui"), FormatID(rawValue: "swift")])
  func alternatives(target: FormatID) throws {
    let folder = Folder()
    let input = #"{"type": "Input.Text", "id": "name", "label": "Name"}"#
    try folder.write(
      "in/fallback.json",
      Self.card(
        #"{"type": "Gauge", "id": "g", "fallback": {"type": "Container", "id": "g", "items": [\#(input)]}},"#
          + #"{"type": "Container", "items": [{"type": "Input.Toggle", "id": "ok", "title": "OK"}],"#
          + #""fallback": {"type": "Input.Toggle", "id": "ok", "title": "OK"}}"#))
    try folder.write(
      "in/conditions.json",
      Self.card(
        #"{"type": "Input.Text", "id": "name", "label": "A", "$when": "${kind == 'a'}"},"#
          + #"{"type": "Input.Number", "id": "name", "label": "B", "$when": "${kind == 'b'}"},"#
          + #"{"type": "TextBlock", "id": "t", "text": "on", "$when": "${isOn}"},"#
          + #"{"type": "TextBlock", "id": "t", "text": "off", "$when": "${!isOn}"},"#
          + #"{"type": "ActionSet", "actions": [{"type": "Action.ToggleVisibility", "targetElements": ["t"]}]}"#))
    let outcome = folder.build([target])
    #expect(!outcome.diagnostics.hasErrors, "\(outcome.diagnostics.all.map(\.message))")
    let sources = try folder.files(target.rawValue).map {
      SwiftTools.Source(name: String($0.key.dropLast(6)), text: $0.value)
    }
    #expect(sources.count == 3)
    #expect(try SwiftTools.errors(in: sources) == [])
  }

  @Test("of thousands of elements type-check in bounded time, for they are split", .timeLimit(.minutes(60)))
  func large() throws {
    let folder = Folder()
    let count = TestEffort.choose(1500, thorough: 5000)
    let texts = (0..<count).map { #"{"type": "TextBlock", "text": "Line \#($0)", "color": "accent"}"# }
    try folder.write("in/large.json", Self.card(texts.joined(separator: ",")))
    #expect(!folder.build().diagnostics.hasErrors)
    let sources = try folder.files("swiftui").map {
      SwiftTools.Source(name: String($0.key.dropLast(6)), text: $0.value)
    }
    #expect(try SwiftTools.errors(in: sources) == [])
    // What the compiler must understand at once is small.
    let view = try #require(try folder.files("swiftui")["large.swift"])
    let bodies = view.split(separator: "some View {").dropFirst()
    #expect(bodies.count > count / 50)
    #expect(bodies.allSatisfy { $0.split(separator: "Text(").count <= 50 })
  }
}
