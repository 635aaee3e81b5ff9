import CardCompiler
import CardFormats
import CardIR
import CardSyntax
import CardTestSupport
import Foundation
import Testing

@testable import CardSwift

/// Views and their support code for the oldest version of each platform, of which the stub has only what there is.
@Suite("Views on platforms")
struct PlatformTests {
  /// iOS 16, macOS 13, watchOS 9, tvOS 16, visionOS 1.
  private static let platforms = ["iOS", "macOS", "watchOS", "tvOS", "visionOS"]

  @Test("type-check without warnings, all support code with them", arguments: TestEffort.sample(platforms, every: 2))
  func views(platform: String) throws {
    let files = ["templates", "examples/legacy"].flatMap { folder in
      ["json", "yaml"].flatMap { TestFiles.files(below: folder, extension: $0) }
    }.filter { path in ![".data.", ".host.", ".data/", "/_", "cardc.yaml", "/expected/"].contains { path.contains($0) }
    }
    let cards = ["card-hosts", "card-host-actions"].map {
      TestFiles.package.appending(path: "Tests/CardCompilerTests/Reference/\($0)/input.json").path
    }
    let views = try GeneratedViews(files + cards, below: TestFiles.package.path)
    #expect(views.views.count > 10)
    let sources = views.views.map(\.source) + [GeneratedViews.support(Set(SupportSources.files.keys))]
    let findings = try SwiftTools.findings(in: sources, on: platform)
    #expect(findings == [], "\(findings.prefix(5))")
  }

  @Test("compile in the app of the examples, which changes what can be changed")
  func example() throws {
    let folder = TestFiles.package.appending(path: "examples/swiftui-app")
    let template = folder.appending(path: "templates/expense.yaml").path
    let data = folder.appending(path: "templates/expense.data.json").path
    var options = CompilerOptions()
    options.lowering.openTypes = ["Badge", "ProgressBar"]
    let compiler = Compiler(options)
    let prepared = compiler.prepare(SourceText(name: template, bytes: try TestFiles.bytes(template)))
    var diagnostics = Diagnostics()
    let sample = Document.readJSON(SourceText(name: data, bytes: try TestFiles.bytes(data)), diagnostics: &diagnostics)
    var code = CodeTemplate(
      document: prepared.document, name: "expense", evidence: (sample?.root).map { .samples([$0]) } ?? .none)
    code.sample = sample?.root
    let result = Pipeline(compiler: compiler).run(
      prepared, data: nil, host: nil, targets: [.swiftUI], generating: code)
    let output = try #require(result.outputs.first)
    let file = try #require(output.files.first)
    var sources = [
      SwiftTools.Source(name: "Expense", text: String(decoding: file.bytes, as: UTF8.self)),
      GeneratedViews.support(output.parts),
    ]
    for path in TestFiles.files(below: "examples/swiftui-app/Sources", extension: "swift") {
      let name = URL(filePath: path).deletingPathExtension().lastPathComponent
      sources.append(.init(name: name, text: try String(contentsOfFile: path, encoding: .utf8)))
    }
    #expect(sources.count == 5)
    #expect(try SwiftTools.findings(in: sources, on: "iOS") == [])
  }

  @Test("are told what a platform does not have")
  func lacks() throws {
    let source = SwiftTools.Source(
      name: "Lacking",
      text: "import SwiftUI\nstruct A: View { var body: some View { EmptyView().controlSize(.mini) } }\n")
    #expect(try SwiftTools.findings(in: [source], on: "iOS") == [])
    #expect(!(try SwiftTools.findings(in: [source], on: "tvOS")).isEmpty)
  }
}
