import CardSyntax
import CardTemplate
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs the shared conformance data, where it is at hand: `CARDC_SHARED` names the folder that holds it.
@Suite("Shared conformance data")
struct ConformanceTests {
  private static var folder: String? {
    guard let value = getenv("CARDC_SHARED") else { return nil }
    return String(cString: value) + "/conformance/templating"
  }

  private static func files(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { raw in
        String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
    }
    return names.sorted()
  }

  private static func document(_ path: String) -> Document? {
    var diagnostics = Diagnostics()
    return contents(of: path).flatMap {
      JSONReader.read(SourceText(name: path, bytes: $0), diagnostics: &diagnostics)
    }
  }

  @Test(
    .enabled(if: ConformanceTests.folder != nil, "CARDC_SHARED is not set"),
    arguments: ["scenarios", "elements", "js-resources", "js-unittests", "dotnet"])
  func templates(suite: String) throws {
    let folder = try #require(Self.folder) + "/" + suite
    let suffix = ".template.json"
    for file in Self.files(in: folder) where file.hasSuffix(suffix) {
      let name = String(file.dropLast(suffix.count))
      let base = folder + "/" + name
      var diagnostics = Diagnostics()
      var options = ExpansionOptions()
      options.now = Instant("2020-08-01T00:12:20Z")
      let source = try #require(Self.document(folder + "/" + file))
      let data = Self.document(base + ".data.json")
      let host = Self.document(base + ".host.json")
      let wanted = ["oracle", "expected"].compactMap { Self.document("\(base).\($0).json") }.first
      let result = Template(compiling: source, diagnostics: &diagnostics).flatMap { template in
        template.expand(data?.root, host: host?.root, options: options, diagnostics: &diagnostics)
      }
      // The reference keeps the text of a hole that it cannot read; here that is an error with its place.
      if diagnostics.all.contains(where: { $0.id == "template.syntax-error" }) { continue }
      let expected = try #require(wanted)
      let document = try #require(result, "\(name): \(diagnostics.all.map(\.message))")
      #expect(same(document.root, expected.root), "\(name): \(text(document.root))")
    }
  }

  @Test(.enabled(if: ConformanceTests.folder != nil, "CARDC_SHARED is not set"))
  func expressions() throws {
    let folder = try #require(Self.folder)
    let scope = try #require(Self.document(folder + "/expressions.scope.json"))
    let table = try #require(Self.document(folder + "/expressions.json"))
    var options = ExpansionOptions()
    options.now = Instant("2020-08-01T00:12:20Z")
    options.missing = .null
    for test in table.root.elements {
      let source = try #require(test["expr"]?.string)
      var diagnostics = Diagnostics()
      let outcome = Expression.evaluate(
        SourceText(name: "expression", text: source), data: scope.root, options: options, diagnostics: &diagnostics)
      switch outcome {
      case .value(let bytes):
        let found = try json(String(decoding: bytes, as: UTF8.self))
        let wanted = try #require(test["oracle"])
        #expect(same(found.root, wanted), "\(source) gives \(text(found.root)), not \(text(wanted))")
      case .undefined: #expect(test["oracleUndefined"]?.boolean == true, "\(source) gives nothing")
      case .error(let diagnostic): Issue.record("\(source): \(diagnostic.message)")
      }
    }
  }
}
