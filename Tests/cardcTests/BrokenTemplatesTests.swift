import CardCompiler
import CardTestSupport
import Foundation
import Testing

/// A template for each diagnostic that `cardc check` has for a template: exactly what it says, and what `cardc fix` makes of
/// it.
///
/// `Broken/ID.yaml` or `.json` is the template, with the files beside it that are called after it, and `ID.expected` what is said.
/// `UPDATE_REFERENCE=1` writes the latter.
@Suite("Broken templates", .serialized)
struct BrokenTemplatesTests {
  static let folder = TestFiles.package.appending(path: "Tests/cardcTests/Broken")

  /// The templates by the diagnostic that they are for.
  static let cases: [String: String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    return names.reduce(into: [:]) { cases, name in
      let stem = (name as NSString).deletingPathExtension
      if name.hasSuffix(".expected") || stem.hasSuffix(".data") || stem.hasSuffix(".schema") { return }
      cases[stem] = name
    }
  }()

  /// The options that make a diagnostic possible.
  static func options(_ id: String) -> [String] {
    switch id {
    case "adaptive-card.newer-version", "adaptive-card.listed-late": ["--card-version", "1.4"]
    case "drivenui.not-component": ["--from", "drivenui"]
    case let id where id.hasPrefix("accessibility.") || id.hasPrefix("text."): ["--level", id + "=warning"]
    default: []
    }
  }

  /// The diagnostics that have no template here, by the beginning of their ids, with the reason.
  static let elsewhere = [
    "lossy.": "said of a translation", "dropped.": "said of a translation", "unsupported.": "said of a translation",
    "note.": "said of a translation", "fidelity.": "said of a translation", "budget.": "said of an output",
    "unexpanded.": "said of an output", "html.": "said of an output", "swift.": "said of an output",
    "swiftui.": "said of an output", "compose.": "said of an output", "resource.": "said of files of an app",
    "preserve.": "said of outputs read back",
    "extension.": "said of plug-ins", "internal.": "only a fault of the compiler leads there",
    "io.": "said of files", "project.": "said of files of a project", "config.": "said of options",
    "host.": "needs a host: `HostTests`", "envelope.": "has cases in `EnvelopeTests`",
    "host-config.": "said of the file of an option", "eval.": "said by `cardc eval`",
    "component.": "several files make one case: `ComponentTests`",
    "include.": "several files make one case: `ComponentTests`",
    "skima.": "has cases in `SkimaFormatTests` and beside it", "layout.": "has cases in `LayoutCheckTests`",
    "format.several-files": "said by `cardc convert`", "format.unknown": "said of options",
    "format.not-laid-out": "said by `cardc fmt`: `FixTests`", "template.placeholder": "said by `cardc fix`: `FixTests`",
    "template.missing-data": "needs `expand --missing error`", "template.not-reproducible": "said by `cardc build`",
    "template.limit": "takes long: `ExpansionTests`", "input.no-document": "needs a number of a document",
    "input.too-large": "needs 1 GiB",
  ]

  @Test("there is one for each diagnostic")
  func complete() {
    for id in DiagnosticCatalog.all.map(\.id) {
      let isElsewhere = Self.elsewhere.keys.contains { id.hasPrefix($0) }
      #expect(isElsewhere != (Self.cases[id] != nil), "\(id) needs a template in Tests/cardcTests/Broken")
    }
    for id in Self.cases.keys { #expect(DiagnosticCatalog.kind(id) != nil, "there is no diagnostic \(id)") }
  }

  @Test("says what is expected and nothing else", arguments: cases.keys.sorted())
  func says(_ id: String) throws {
    let (box, name) = try project(id)
    let run = try box.run(["check", name, "--diagnostics", "short"] + Self.options(id))
    #expect(run.errors.contains("[\(id)]"), "\(run.errors)")
    let file = Self.folder.appending(path: id + ".expected")
    let expected = try? String(contentsOf: file, encoding: .utf8)
    if expected == run.errors { return }
    if ProcessInfo.processInfo.environment["UPDATE_REFERENCE"] != nil {
      try run.errors.write(to: file, atomically: true, encoding: .utf8)
    }
    Issue.record("\(id): \(run.errors)")
  }

  @Test(
    "what can be mended goes away and brings nothing new",
    arguments: TestEffort.sample(cases.keys.sorted(), every: 3))
  func mends(_ id: String) throws {
    let (box, name) = try project(id)
    let before = try findings(box, name, id)
    let text = try Data(contentsOf: URL(filePath: box.absolute(name)))
    // `fix` does not ask for a version.
    let options = Self.options(id)
    _ = try box.run(["fix", name] + (options.first == "--card-version" ? [] : options))
    let after = try findings(box, name, id)
    #expect(after.allSatisfy { !$0.isMendable }, "\(after)")
    for (kind, group) in Dictionary(grouping: after, by: \.id) {
      #expect(group.count <= before.count { $0.id == kind }, "\(kind) is new: \(after)")
    }
    let own = before.filter { $0.id == id }
    if own.contains(where: \.isMendable) {
      #expect(after.count { $0.id == id } < own.count)
    } else if before.allSatisfy({ !$0.isMendable }) {
      #expect(try Data(contentsOf: URL(filePath: box.absolute(name))) == text)
    }
    let mended = box.read(name)
    _ = try box.run("fix", name)
    #expect(box.read(name) == mended)
  }

  /// Elements that are errors, as lines of a list.
  private static let errors = [
    ["{ type: TextBlock, id: twin, text: a }", "{ type: TextBlock, id: twin, text: b }"],
    ["{ type: TextBlock, text: '${noSuchFunction()}' }"], ["{ type: TextBlock, text: 'a', maxLines: '${1 +}' }"],
    ["{ type: TextBlock, text: 'a', $when: '${length(1)}' }"],
    ["{ type: TextBlock, text: 'a', $data: '${noSuchFunction()}' }"], ["{ type: TextBlock, text: '${int(\"x\")}' }"],
  ]

  /// The templates, each with the errors to put into it: all in the long form, otherwise one by turns.
  private static let disturbed = cases.keys.sorted().enumerated().map { number, id in
    (id, TestEffort.sample(errors, every: errors.count, from: number % errors.count))
  }

  @Test("no error hides a finding elsewhere", arguments: disturbed)
  func hidesNothing(_ id: String, _ errors: [[String]]) throws {
    let (box, name) = try project(id)
    let lines = (box.read(name) ?? "").components(separatedBy: "\n")
    // Where nothing can be read, and where the body is no list of lines, there is nowhere to put the error.
    guard name.hasSuffix(".yaml"), lines.contains("type: AdaptiveCard"), let body = lines.firstIndex(of: "body:"),
      let dash = lines[(body + 1)...].first.flatMap({ $0.firstIndex(of: "-") }),
      lines[body + 1][..<dash].allSatisfy({ $0 == " " })
    else { return }
    let before = try findings(box, name, id).map(\.id)
    if before.contains(where: { $0.hasPrefix("yaml.") && $0 != "yaml.comment-value" }) { return }
    // The text of the test has no such bytes.
    if id == "input.invalid-utf8" { return }
    for error in errors {
      var disturbed = lines
      disturbed.insert(contentsOf: error.map { String(lines[body + 1][..<dash]) + "- " + $0 }, at: body + 1)
      try box.write(name, disturbed.joined(separator: "\n"))
      var after = try findings(box, name, id).map(\.id)
      for known in before {
        let index = after.firstIndex(of: known)
        #expect(index != nil, "\(known) is hidden by \(error): \(after)")
        index.map { _ = after.remove(at: $0) }
      }
    }
  }

  private struct Finding {
    let id: String
    let isMendable: Bool
  }

  private func findings(_ box: Sandbox, _ name: String, _ id: String) throws -> [Finding] {
    let run = try box.run(["check", name, "--diagnostics", "json"] + Self.options(id))
    return try run.output.split(separator: "\n").map { line in
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let fixIt = object["fixIt"] as? [String: Any]
      return Finding(id: object["id"] as? String ?? "", isMendable: fixIt?["file"] as? String == name)
    }
  }

  /// The template with what is beside it, in a folder of its own.
  private func project(_ id: String) throws -> (Sandbox, String) {
    let box = try Sandbox()
    let name = try #require(Self.cases[id])
    for suffix in ["", ".data.json", ".data.yaml", ".schema.json"] {
      let file = suffix.isEmpty ? name : id + suffix
      let source = Self.folder.appending(path: file)
      guard let data = try? Data(contentsOf: source) else { continue }
      try data.write(to: URL(filePath: box.absolute(file)))
    }
    return (box, name)
  }
}
