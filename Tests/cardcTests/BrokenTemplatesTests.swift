import CardCompiler
import CardTestSupport
import Foundation
import Testing

/// A template for each diagnostic that `cardc check` has for a template: exactly what it says, and what `cardc fix` makes of
/// it.
///
/// `Broken/ID.yaml` or `.json` is the template, with the files beside it that are called after it, and `ID.expected` what is said.
/// `UPDATE_REFERENCE=1` writes the latter.
@Suite("Broken templates")
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
    "format.not-laid-out": "said by `cardc fmt`: `FixTests`",
    "format.other-layout": "said by `cardc fmt`: `FormatCommandTests`",
    "format.unsorted": "said by `cardc fmt`: `TemplateFormatterTests`",
    "template.placeholder": "said by `cardc fix`: `FixTests`",
    "template.missing-data": "needs `expand --missing error`", "template.not-reproducible": "said by `cardc build`",
    "template.limit": "takes long: `ExpansionTests`",
    "template.defined-otherwise": "needs definitions: `DefinitionTests`",
    "template.unused-definition": "needs definitions: `DefinitionTests`",
    "input.no-document": "needs a number of a document",
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

  /// Templates of which one start of the program says all: those with the same options, or one by itself in the long form.
  private static func groups(_ ids: [String]) -> [[String]] {
    if TestEffort.isThorough { return ids.map { [$0] } }
    return Dictionary(grouping: ids, by: options).values.sorted { $0[0] < $1[0] }
  }

  @Test("says what is expected and nothing else", arguments: groups(cases.keys.sorted()))
  func says(_ ids: [String]) throws {
    let (box, names) = try project(ids)
    let run = try box.run(["check"] + names + ["--diagnostics", "short"] + Self.options(ids[0]))
    let lines = run.errors.split(separator: "\n").map(String.init)
    // What is said of each stands in lines that begin with its name, and the last line counts all of them.
    #expect(lines.last == Self.summary(lines.dropLast(), templates: ids.count))
    var count = 1
    for id in ids {
      let own = lines.filter { $0.hasPrefix(id + ".") }
      count += own.count
      #expect(own.contains { $0.hasSuffix("[\(id)]") }, "\(id): \(own)")
      let said = (own + [Self.summary(own, templates: 1)]).map { $0 + "\n" }.joined()
      let file = Self.folder.appending(path: id + ".expected")
      if (try? String(contentsOf: file, encoding: .utf8)) == said { continue }
      if ProcessInfo.processInfo.environment["UPDATE_REFERENCE"] != nil {
        try said.write(to: file, atomically: true, encoding: .utf8)
      }
      Issue.record("\(id): \(said)")
    }
    #expect(count == lines.count, "\(run.errors)")
  }

  /// The line that counts templates and what was said of them.
  private static func summary(_ lines: [String], templates: Int) -> String {
    let counts = ["error", "warning", "note"].map { severity in
      (lines.count { $0.contains(": \(severity): ") }, severity)
    }
    return ([(templates, "template")] + counts.filter { $0.0 > 0 })
      .map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ")
  }

  @Test("what can be mended goes away and brings nothing new", arguments: groups(cases.keys.sorted()))
  func mends(_ ids: [String]) throws {
    let (box, names) = try project(ids)
    let before = try findings(box, names, ids)
    let texts = try names.map { try Data(contentsOf: URL(filePath: box.absolute($0))) }
    // `fix` does not ask for a version.
    let options = Self.options(ids[0])
    _ = try box.run(["fix"] + names + (options.first == "--card-version" ? [] : options))
    let after = try findings(box, names, ids)
    for (number, id) in ids.enumerated() {
      let (before, after) = (before[number], after[number])
      #expect(after.allSatisfy { !$0.isMendable }, "\(after)")
      for (kind, group) in Dictionary(grouping: after, by: \.id) {
        #expect(group.count <= before.count { $0.id == kind }, "\(id): \(kind) is new: \(after)")
      }
      let own = before.filter { $0.id == id }
      if own.contains(where: \.isMendable) {
        #expect(after.count { $0.id == id } < own.count, "\(id)")
      } else if before.allSatisfy({ !$0.isMendable }) {
        #expect(try Data(contentsOf: URL(filePath: box.absolute(names[number]))) == texts[number], "\(id)")
      }
    }
    let mended = names.map(box.read)
    _ = try box.run(["fix"] + names)
    for (name, text) in zip(names, mended) { #expect(box.read(name) == text, "\(name)") }
  }

  /// Elements that are errors, as lines of a list.
  private static let errors = [
    ["{ type: TextBlock, id: twin, text: a }", "{ type: TextBlock, id: twin, text: b }"],
    ["{ type: TextBlock, text: '${noSuchFunction()}' }"], ["{ type: TextBlock, text: 'a', maxLines: '${1 +}' }"],
    ["{ type: TextBlock, text: 'a', $when: '${length(1)}' }"],
    ["{ type: TextBlock, text: 'a', $data: '${noSuchFunction()}' }"], ["{ type: TextBlock, text: '${int(\"x\")}' }"],
  ]

  /// All of the errors are put into each template in the long form, otherwise one by turns.
  @Test("no error hides a finding elsewhere", arguments: groups(cases.keys.sorted()))
  func hidesNothing(_ ids: [String]) throws {
    let (box, names) = try project(ids)
    let before = try findings(box, names, ids).map { $0.map(\.id) }
    let texts = zip(ids, names).map { id, name in
      // The text of the test has no such bytes.
      id == "input.invalid-utf8" ? nil : Self.place(in: name, box.read(name) ?? "")
    }
    for turn in 0..<TestEffort.choose(1, thorough: Self.errors.count) {
      for (number, id) in ids.enumerated() {
        guard let (lines, line, indent) = texts[number] else { continue }
        let all = Self.cases.keys.sorted()
        let own = ((all.firstIndex(of: id) ?? 0) + turn) % Self.errors.count
        var disturbed = lines
        disturbed.insert(contentsOf: Self.errors[own].map { indent + "- " + $0 }, at: line)
        try box.write(names[number], disturbed.joined(separator: "\n"))
      }
      let after = try findings(box, names, ids).map { $0.map(\.id) }
      for (number, id) in ids.enumerated() where texts[number] != nil {
        if before[number].contains(where: { $0.hasPrefix("yaml.") && $0 != "yaml.comment-value" }) { continue }
        var rest = after[number]
        for known in before[number] {
          let index = rest.firstIndex(of: known)
          #expect(index != nil, "\(id): \(known) is hidden: \(after[number])")
          index.map { _ = rest.remove(at: $0) }
        }
      }
    }
  }

  /// The lines of a template, and where an element can be put into them, with the room before it; none where nothing can be
  /// read, and where the body is no list of lines.
  private static func place(in name: String, _ text: String) -> (lines: [String], line: Int, indent: String)? {
    let lines = text.components(separatedBy: "\n")
    guard name.hasSuffix(".yaml"), lines.contains("type: AdaptiveCard"), let body = lines.firstIndex(of: "body:"),
      let dash = lines[(body + 1)...].first.flatMap({ $0.firstIndex(of: "-") }),
      lines[body + 1][..<dash].allSatisfy({ $0 == " " })
    else { return nil }
    return (lines, body + 1, String(lines[body + 1][..<dash]))
  }

  private struct Finding {
    let id: String
    let isMendable: Bool
  }

  /// What `check` says of each of these templates, the files beside it included.
  private func findings(_ box: Sandbox, _ names: [String], _ ids: [String]) throws -> [[Finding]] {
    let run = try box.run(["check"] + names + ["--diagnostics", "json"] + Self.options(ids[0]))
    var found = Array(repeating: [Finding](), count: ids.count)
    for line in run.output.split(separator: "\n") {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let file = object["file"] as? String ?? ""
      let number = try #require(ids.firstIndex { file.hasPrefix($0 + ".") }, "\(line) is said of no template")
      let fixIt = object["fixIt"] as? [String: Any]
      found[number].append(
        Finding(id: object["id"] as? String ?? "", isMendable: fixIt?["file"] as? String == names[number]))
    }
    return found
  }

  /// Templates with what is beside them, in one folder.
  private func project(_ ids: [String]) throws -> (Sandbox, [String]) {
    let box = try Sandbox()
    for id in ids {
      let name = try #require(Self.cases[id])
      for suffix in ["", ".data.json", ".data.yaml", ".schema.json"] {
        let file = suffix.isEmpty ? name : id + suffix
        let source = Self.folder.appending(path: file)
        guard let data = try? Data(contentsOf: source) else { continue }
        try data.write(to: URL(filePath: box.absolute(file)))
      }
    }
    return (box, ids.compactMap { Self.cases[$0] })
  }
}
