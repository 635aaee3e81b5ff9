import CardCompiler
import CardTestSupport
import Foundation
import Testing

@Suite("The table of settings")
struct SettingTableTests {
  private func settings(_ text: String) -> (settings: ProjectSettings?, diagnostics: Diagnostics) {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "cardc.yaml", text: text)
    return (ProjectSettings.read(source, folder: "folder", diagnostics: &diagnostics), diagnostics)
  }

  private func document(_ text: String) throws -> Document {
    var diagnostics = Diagnostics()
    let document = Document.read(SourceText(name: "cardc.yaml", text: text), as: .yaml, diagnostics: &diagnostics)
    return try #require(document)
  }

  @Test(
    "the reader takes the example of a row and reports what is none of its values, as the schema does",
    arguments: Setting.all.map(\.name))
  func values(_ name: String) throws {
    let setting = try #require(Setting.all.first { $0.name == name })
    let schema = try document(String(decoding: Setting.jsonSchema(.json), as: UTF8.self))
    let good = "\(name): \(setting.example)\n"
    #expect(settings(good).diagnostics.all.isEmpty, "\(settings(good).diagnostics.all.map(\.message))")
    #expect(JSONSchemaValidator.problems(of: try document(good).root, schema: schema.root).isEmpty)
    // A list of lists is a value of no setting.
    let bad = "\(name): [[]]\n"
    #expect(settings(bad).diagnostics.hasErrors)
    #expect(!JSONSchemaValidator.problems(of: try document(bad).root, schema: schema.root).isEmpty)
  }

  @Test(
    "a value is taken over where there is none, and reaches the compiler or the run", arguments: Setting.all.map(\.name)
  )
  func effect(_ name: String) throws {
    let setting = try #require(Setting.all.first { $0.name == name })
    let own = try #require(settings("\(name): \(setting.example)\n").settings)
    let filled = ProjectSettings().filled(from: own)
    #expect("\(filled)" == "\(own)" && "\(own)" != "\(ProjectSettings())")
    #expect("\(own.filled(from: own))" == "\(own)")
    let forRun: Set = ["inputs", "exclude", "output", "target", "data", "host", "jobs", "define", "host-config", "for"]
    let reachesCompiler = "\(own.compilerOptions)" != "\(ProjectSettings().compilerOptions)"
    #expect(reachesCompiler != forRun.contains(name))
  }

  @Test("keys that are no options are read as the schema says", arguments: ProjectKey.allCases.map(\.rawValue))
  func keys(_ name: String) throws {
    let key = try #require(ProjectKey(rawValue: name))
    let schema = try document(String(decoding: Setting.jsonSchema(.json), as: UTF8.self))
    for (value, isRight) in [(key.example, true), ("[[]]", false), ("{ skima: { jobz: 1 } }", false)] {
      let text = "\(name): \(value)\n"
      #expect(settings(text).diagnostics.hasErrors != isRight, "\(text)")
      #expect(
        JSONSchemaValidator.problems(of: try document(text).root, schema: schema.root).isEmpty == isRight, "\(text)")
    }
  }

  @Test("every option of a single target reaches the compiler")
  func ofTargets() throws {
    for setting in Setting.ofTargets {
      let read = try #require(settings("target-options:\n  skima:\n    \(setting.name): \(setting.example)\n").settings)
      let own = try #require(read.targetSettings["skima"])
      #expect("\(own.compilerOptions)" != "\(ProjectSettings().compilerOptions)", "\(setting.name)")
    }
  }

  @Test("the schema takes no other keys, and names are unique")
  func complete() throws {
    let schema = try document(String(decoding: Setting.jsonSchema(.json), as: UTF8.self))
    #expect(!JSONSchemaValidator.problems(of: try document("targts: skima\n").root, schema: schema.root).isEmpty)
    #expect(Set(Setting.all.map(\.name)).count == Setting.all.count)
    #expect(
      schema.root["properties"]?.members.map(\.name)
        == Setting.all.map(\.name) + ProjectKey.allCases.map(\.rawValue))
  }

  @Test("the page about cardc.yaml is what the table says; UPDATE_REFERENCE=1 writes it anew")
  func page() throws {
    let file = TestFiles.package.appending(path: "Sources/CardCompiler/CardCompiler.docc/ProjectConfiguration.md")
    let wanted = Setting.reference()
    if (try? String(contentsOf: file, encoding: .utf8)) == wanted { return }
    if ProcessInfo.processInfo.environment["UPDATE_REFERENCE"] != nil {
      try wanted.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("ProjectConfiguration.md was written anew: look at the difference, and run the tests again")
    } else {
      Issue.record("ProjectConfiguration.md is stale: run UPDATE_REFERENCE=1 swift test --filter SettingTableTests")
    }
  }
}
