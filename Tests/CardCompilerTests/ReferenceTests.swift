import CardCompiler
import Foundation
import Testing

/// Whole screens against files that were looked at by a person.
///
/// Each folder below `Reference` is a case: `input.json|yaml`, with `data.json|yaml` where it is bound, and what comes
/// of it: `TARGET.json` for each target that has output, and `diagnostics.txt` with everything that is reported, the
/// losses of each target behind the diagnostics. What is in `_components` can be used, what is in `_parts` be included. A
/// new case is a new folder. With `UPDATE_REFERENCE=1` the expected
/// files are rewritten and the test fails, so that a rewriting run is never taken for a passing one.
@Suite struct ReferenceTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Reference")
  static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_REFERENCE"] == "1"

  static var cases: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  @Test(arguments: cases) func reference(_ name: String) throws {
    let folder = Self.folder.appendingPathComponent(name)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let input = try #require(files.first { $0.hasPrefix("input.") }, "a case has an input.json or input.yaml")
    let data = files.first { $0.hasPrefix("data.") }

    let produced = try Self.compile(folder, input, data)
    var expected: [String: String] = [:]
    for file in files where file != input && file != data && !file.hasPrefix("_") {
      expected[file] = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    }
    if Self.isUpdating {
      for file in Set(expected.keys).subtracting(produced.keys) {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(file))
      }
      for (file, text) in produced where expected[file] != text {
        try text.write(to: folder.appendingPathComponent(file), atomically: true, encoding: .utf8)
      }
      Issue.record("\(name): rewritten; look at the difference, then run again without UPDATE_REFERENCE")
      return
    }
    #expect(Set(produced.keys) == Set(expected.keys), "\(name): files that are missing here or left over there")
    for (file, text) in produced.sorted(by: { $0.key < $1.key }) {
      #expect(Self.firstDifference(text, expected[file] ?? "") == nil, "\(name)/\(file)")
    }
  }

  /// Everything that comes of a case, by file name.
  private static func compile(_ folder: URL, _ input: String, _ data: String?) throws -> [String: String] {
    func source(_ file: String) throws -> SourceText {
      SourceText(name: file, bytes: try Data(contentsOf: folder.appendingPathComponent(file)))
    }
    let targets: [FormatID] = [.adaptiveCard, .drivenUI, .skima]
    func sources(_ name: String) throws -> [SourceText] {
      let path = folder.appendingPathComponent(name).path
      let files = try? FileManager.default.contentsOfDirectory(atPath: path)
      return try (files ?? []).sorted().map { try source("\(name)/\($0)") }
    }
    var options = CompilerOptions()
    options.components = try sources("_components")
    options.fragments = try sources("_parts")
    let result = try Compiler(options).compile(source(input), data: data.map(source), to: targets)
    var files: [String: String] = [:]
    var report = DiagnosticRenderer(style: .short, color: false).render(result.diagnostics.sorted())
    for output in result.outputs {
      for file in output.files {
        files["\(output.target)\(file.suffix).\(file.fileExtension)"] = String(decoding: file.bytes, as: UTF8.self)
      }
      let losses = output.fidelity.map { Diagnostic($0.kind.diagnostic, $0.message, at: $0.span) }
      if losses.isEmpty { continue }
      report += "\n\(output.target)\n" + DiagnosticRenderer(style: .short, color: false).render(losses)
    }
    if !report.isEmpty { files["diagnostics.txt"] = report.hasSuffix("\n") ? report : report + "\n" }
    return files
  }

  /// The first line in which two texts differ, for a message that can be read.
  private static func firstDifference(_ produced: String, _ expected: String) -> String? {
    if produced == expected { return nil }
    let left = produced.split(separator: "\n", omittingEmptySubsequences: false)
    let right = expected.split(separator: "\n", omittingEmptySubsequences: false)
    for index in 0..<max(left.count, right.count) {
      let (new, old) = (index < left.count ? left[index] : "(end)", index < right.count ? right[index] : "(end)")
      if new != old { return "line \(index + 1)\n- \(old)\n+ \(new)" }
    }
    return "the ends differ"
  }
}
