import CardTestSupport
import Foundation
import Testing

@testable import CardCompiler

@Suite("a library of templates")
struct TemplateLibraryTests {
  let box: Sandbox

  init() throws {
    box = try Sandbox()
    try box.write("t/a.json", Self.card("a ${n}"))
    try box.write("t/sub/b.json", #"{"type": "AdaptiveCard", "body": [{"type": "note", "text": "b"}]}"#)
    try box.write("t/_components/note.yaml", Self.note("old"))
    try box.write("t/a.data.json", #"{"n": "sample"}"#)
  }

  private static func card(_ text: String) -> String {
    #"{"type":"AdaptiveCard","body":[{"type":"TextBlock","text":"\#(text)"}]}"#
  }

  private static func note(_ word: String) -> String {
    """
    metadata: { name: note }
    props: { text: { type: string } }
    component: { type: TextBlock, text: "\(word) $prop{text}" }
    """
  }

  private func library(_ limits: ExpansionOptions = ExpansionOptions()) throws -> TemplateLibrary {
    try TemplateLibrary(box.absolute("t"), limits: limits)
  }

  private func text(_ library: TemplateLibrary, _ name: String, _ data: String = "{}") throws -> String {
    let template = try #require(library[name])
    return String(decoding: try template.expand(SourceText(name: "data", text: data)), as: UTF8.self)
  }

  @Test("has the templates of the folder with their components, and fills them with the data of the call")
  func expansion() throws {
    let library = try library()
    #expect(library.names == ["a", "sub/b"])
    #expect(try text(library, "a", #"{"n": 1}"#) == Self.card("a 1"))
    #expect(try text(library, "sub/b") == Self.card("old b"))
    #expect(library["c"] == nil && library["a.data"] == nil)
  }

  @Test("translates a filled template as the compiler does")
  func translation() throws {
    let template = try #require(try library()["a"])
    let data = SourceText(name: "data", text: #"{"n": 1}"#)
    let result = template.compile(data, to: [.drivenUI, .skima])
    let wanted = Compiler().compile(
      SourceText(name: "a.json", text: Self.card("a ${n}")), data: data, to: [.drivenUI, .skima])
    for target in [FormatID.drivenUI, .skima] { #expect(result[target]?.bytes == wanted[target]?.bytes) }
    #expect(result[.skima] != nil)
    #expect(template.compile(SourceText(name: "data", text: "{"), to: [.skima]).diagnostics.hasErrors)
  }

  @Test("reads only what has changed, and keeps what has not")
  func reload() throws {
    let library = try library()
    #expect(library.reload().isEmpty)
    let old = try #require(library["a"])
    try box.write("t/a.json", Self.card("new ${n}"))
    try box.write("t/c.json", Self.card("c"))
    #expect(library.reload().changed == ["a", "c"])
    #expect(try text(library, "a", #"{"n": 1}"#) == Self.card("new 1"))
    // Who has the old template goes on with it.
    #expect(try old.expand(SourceText(name: "data", text: #"{"n": 1}"#)) == Array(Self.card("a 1").utf8))
    try box.write("t/_components/note.yaml", Self.note("new"))
    #expect(library.reload().changed == ["sub/b"])
    #expect(try text(library, "sub/b") == Self.card("new b"))
    try box.remove("t/c.json")
    #expect(library.reload().removed == ["c"])
    #expect(library.names == ["a", "sub/b"])
  }

  @Test("a host object belongs to its template, and its changes count")
  func host() throws {
    try box.write("t/a.json", Self.card("a ${$host.name}"))
    try box.write("t/a.host.json", #"{"name": "one"}"#)
    let library = try library()
    #expect(try text(library, "a") == Self.card("a one"))
    try box.write("t/a.host.json", #"{"name": "two"}"#)
    #expect(library.reload().changed == ["a"])
    #expect(try text(library, "a") == Self.card("a two"))
  }

  @Test("with an error at the start there is no library; later the template stays as it was")
  func errors() throws {
    let library = try library()
    for wrong in ["{", Self.card("${none(1)}"), #"{"type": "AdaptiveCard", "body": [{"type": "note", "txt": "b"}]}"#] {
      try box.write("t/a.json", wrong)
      let reload = library.reload()
      #expect(reload.failed == ["a"] && reload.changed.isEmpty && reload.diagnostics.hasErrors, "\(wrong)")
      #expect(try text(library, "a", #"{"n": 1}"#) == Self.card("a 1"))
      #expect(throws: CompilationError.self) { try TemplateLibrary(box.absolute("t")) }
    }
    try box.write("t/a.json", Self.card("mended"))
    #expect(library.reload().changed == ["a"])
    #expect(library.reload().isEmpty)
    #expect(throws: CompilationError.self) { try TemplateLibrary(box.absolute("none")) }
    try FileManager.default.moveItem(atPath: box.absolute("t"), toPath: box.absolute("away"))
    let lost = library.reload()
    #expect(lost.diagnostics.hasErrors && lost.removed.isEmpty)
    #expect(library.names == ["a", "sub/b"])
  }

  @Test("settings that do not fit are an error of the project")
  func settings() throws {
    try box.write("t/cardc.yaml", "passes: [none-such]\n")
    let error = #expect(throws: CompilationError.self) { try TemplateLibrary(box.absolute("t")) }
    #expect(error?.diagnostics.hasErrors == true)
    try box.remove("t/cardc.yaml")
    let library = try library()
    try box.write("t/cardc.yaml", "passes: [none-such]\n")
    #expect(library.reload().diagnostics.hasErrors)
    #expect(library.names == ["a", "sub/b"])
  }

  @Test("limits bound what a call may take")
  func limits() throws {
    try box.write("t/a.json", Self.card("${join(range(0, n), ' ')}"))
    var limits = ExpansionOptions()
    limits.steps = 1000
    limits.outputBytes = 200
    let library = try library(limits)
    #expect(try text(library, "a", #"{"n": 3}"#) == Self.card("0 1 2"))
    for count in [100, 100_000] {
      let error = #expect(throws: CompilationError.self) { try text(library, "a", "{\"n\": \(count)}") }
      #expect(error?.diagnostics.all.map(\.id) == ["template.limit"])
    }
  }

  @Test("while one thread reads the folder again, others get one version or the other")
  func threads() throws {
    let library = try library()
    let box = box
    let results = Parallel.map(Array(0..<8), jobs: 4) { number -> Bool in
      if number == 0 {
        for round in 0..<40 {
          try? box.write("t/a.json", Self.card(round % 2 == 0 ? "even ${n}" : "odd ${n}"))
          library.reload()
        }
        return true
      }
      return (0..<400).allSatisfy { _ in
        guard let text = try? self.text(library, "a", #"{"n": 1}"#) else { return false }
        return [Self.card("a 1"), Self.card("even 1"), Self.card("odd 1")].contains(text)
      }
    }
    #expect(results == Array(repeating: true, count: 8))
  }
}
