import CardCompiler
import CardTestSupport
import Foundation
import Testing

/// The Swift of the articles compiles against the modules as users have them, without what is `package`, and prints
/// what the articles say. `UPDATE_REFERENCE=1` writes what is printed now.
@Suite("The code in articles")
struct ArticleTests {
  @Test("is found")
  func count() throws {
    let articles = try Article.all().map { try Article(URL(filePath: $0)) }
    #expect(articles.count { !$0.blocks.isEmpty } >= 6)
    #expect(articles.count { article in article.blocks.contains { $0.output != nil } } >= 3)
  }

  @Test("compiles, and prints what is said", arguments: try Article.all().map { String($0.dropFirst(root.count)) })
  func program(_ path: String) throws {
    var article = try Article(URL(filePath: Self.root + path))
    let folder = FileManager.default.temporaryDirectory.appending(path: "cardc-article-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for manifest in article.manifests { try check(manifest: manifest, in: folder) }
    guard !article.blocks.isEmpty else { return }
    var files = [folder.appending(path: "main.swift")]
    try article.program.write(to: files[0], atomically: true, encoding: .utf8)
    for (number, source) in try generated(for: article).enumerated() {
      files.append(folder.appending(path: "Generated\(number).swift"))
      try source.write(to: files[number + 1], atomically: true, encoding: .utf8)
    }
    let program = folder.appending(path: "program")
    let run = try Tool.run("swiftc", compilation + files.map(\.path) + objects + ["-lyaml", "-o", program.path])
    let errors = run.text.split(separator: "\n").filter { $0.contains("error:") }
    #expect(run.code == 0, "\(path): \(errors.isEmpty ? [run.text[...]] : errors)")
    guard run.code == 0 else { return }
    let printed = try Tool.run(program.path, [])
    #expect(printed.code == 0, "\(printed.text)")
    let outputs = printed.text.components(separatedBy: "\u{1}").dropLast().map {
      $0.trimmingCharacters(in: .newlines)
    }
    if outputs != article.said, ProcessInfo.processInfo.environment["UPDATE_REFERENCE"] == "1" {
      try article.rewrite(outputs)
      Issue.record("\(path) was written")
    } else {
      #expect(outputs == article.said)
    }
  }

  // MARK: What is compiled

  private static let root = TestFiles.package.path(percentEncoded: false)

  /// The folder with the products of the build that this test is part of.
  private static let products: URL = {
    var url = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    // Where a test runner loads the tests, it is given their bundle.
    if let bundle = CommandLine.arguments.first(where: { $0.hasSuffix(".xctest") }) { url = URL(filePath: bundle) }
    return url.deletingLastPathComponent()
  }()

  /// The options that a package has that depends on this one: there is no name of a package, so what is `package` is
  /// not seen.
  private var compilation: [String] {
    [
      "-swift-version", "6", "-Onone", "-I", Self.products.appending(path: "Modules").path, "-Xcc",
      "-fmodule-map-file=\(Self.root)Sources/CLibYAML/module.modulemap", "-module-name", "Article",
    ]
  }

  /// The object files of the library; a build folder also has those of sources that are no more.
  private var objects: [String] {
    [
      "CardKernel", "CardSyntax", "CardTemplate", "CardIR", "CardStyle", "CardText", "CardPasses", "CardLayout",
      "CardValidation", "CardFormats", "CardCompose", "CardHTML", "CardSwift", "CardCompiler", "CardModel",
      "CardRuntime",
    ].flatMap { module -> [String] in
      let folder = Self.products.appending(path: module + ".build").path(percentEncoded: false)
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let sources = TestFiles.files(below: "Sources/" + module, extension: "swift").map { URL(filePath: $0) }
      let known = Set(sources.map { $0.lastPathComponent + ".o" })
      return files.filter(known.contains).sorted().map { folder + "/" + $0 }
    }
  }

  /// The code that an article takes for generated: that of the card of `examples/swift-package`.
  private func generated(for article: Article) throws -> [String] {
    guard article.blocks.contains(where: { $0.code.contains("ReceiptData(") }) else { return [] }
    let folder = Self.root + "examples/swift-package/Sources/Receipts/"
    let source = SourceText(name: "Receipt.yaml", bytes: try TestFiles.bytes(folder + "Receipt.card.yaml"))
    let sample = SourceText(name: "Receipt.data.yaml", bytes: try TestFiles.bytes(folder + "Receipt.card.data.yaml"))
    let compiler = Compiler()
    let output = try #require(compiler.compile(source, data: sample, to: [.swift]).outputs.first)
    let emitter = try #require(compiler.registry.target(.swift)?.supportedEmitter)
    let support = try #require(emitter.support(output.parts))
    return (output.files + [support]).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  private func check(manifest: String, in folder: URL) throws {
    let file = folder.appending(path: "Package.swift")
    try manifest.write(to: file, atomically: true, encoding: .utf8)
    let info = try Tool.run("swiftc", ["-print-target-info"])
    let decoded = try JSONSerialization.jsonObject(with: Data(info.text.utf8)) as? [String: Any]
    let paths = try #require(decoded?["paths"] as? [String: Any])
    let resources = try #require(paths["runtimeResourcePath"] as? String)
    let interface = URL(filePath: resources).appending(path: "pm/ManifestAPI").path
    let run = try Tool.run(
      "swiftc",
      ["-typecheck", "-swift-version", "6", "-package-description-version", "6.2", "-I", interface, file.path])
    #expect(run.code == 0, "\(run.text)")
  }
}

/// Programs that tests start.
private enum Tool {
  static func run(_ name: String, _ arguments: [String]) throws -> (code: Int32, text: String) {
    let output = FileManager.default.temporaryDirectory.appending(path: "cardc-tool-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: output) }
    let handle = try FileHandle(forWritingTo: output)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    return (process.terminationStatus, try String(contentsOf: output, encoding: .utf8))
  }
}
