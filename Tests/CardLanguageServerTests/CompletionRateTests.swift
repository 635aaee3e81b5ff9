import CardCompiler
import CardLanguageServer
import CardSyntax
import Foundation
import Testing

/// How often completion offers what stood at a place before it was deleted, and hover has something to say of it.
@Suite("Language server: how often completion is right")
struct CompletionRateTests {
  private struct Tally {
    var right = 0
    var all = 0
    var misses: [String: Int] = [:]
    var rate: Double { all == 0 ? 1 : Double(right) / Double(all) }
  }

  private static let environment = ProcessInfo.processInfo.environment
  private static let isThorough = environment["CARDC_THOROUGH"] != nil
  private static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The templates of the repository, and those of the corpus and of the reference's tests where they are at hand.
  private static func templates() -> [URL] {
    var folders = [project.appending(path: "templates")]
    if let shared = environment["CARDC_SHARED"].map({ URL(filePath: $0) }) {
      folders += [shared.appending(path: "corpus"), shared.appending(path: "conformance/templating/scenarios")]
    }
    return folders.enumerated().flatMap { index, folder in
      let files =
        FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
      let templates = files.filter { file in
        let name = file.lastPathComponent
        return ["json", "yaml"].contains(file.pathExtension) && !file.path.contains("/.build/")
          && ![".data.", ".schema.", ".host.", ".expected."].contains { name.contains($0) }
      }.sorted { $0.path < $1.path }
      let step = index < 1 || isThorough ? 1 : max(1, templates.count / 20)
      return stride(from: 0, to: templates.count, by: step).map { templates[$0] }
    }
  }

  /// The files that the server sees around a template: the data and the schema beside it, and the components.
  private static func surroundings(of template: URL) -> [String: String] {
    var found: [String: String] = [:]
    let stem = template.deletingPathExtension().lastPathComponent.replacing(".template", with: "")
    for kind in ["data", "schema", "host"] {
      for form in ["json", "yaml"] {
        let file = template.deletingLastPathComponent().appending(path: "\(stem).\(kind).\(form)")
        found["/cards/card.\(kind).\(form)"] = try? String(contentsOf: file, encoding: .utf8)
      }
    }
    for folder in ["_components", stem + ".data"] {
      let place = template.deletingLastPathComponent().appending(path: folder)
      for file in (try? FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)) ?? [] {
        let name = (folder == "_components" ? "_components/" : "card.data/") + file.lastPathComponent
        found["/cards/" + name] = try? String(contentsOf: file, encoding: .utf8)
      }
    }
    return found
  }

  @Test("what was deleted is among the first five, for every kind of place")
  func rates() throws {
    var tallies: [String: Tally] = [:]
    for url in Self.templates() {
      // Of each kind so many places of a file, spread over it; the package's own templates are all there may be.
      let places = Self.isThorough ? Int.max : url.path.hasPrefix(Self.project.path) ? 8 : 4
      guard let bytes = try? Data(contentsOf: url), bytes.count < 40_000 else { continue }
      let source = SourceText(name: url.lastPathComponent, bytes: bytes)
      var ignored = Diagnostics()
      guard
        let document = Document.read(source, as: url.pathExtension == "yaml" ? .yaml : .json, diagnostics: &ignored),
        document.root["type"]?.string == "AdaptiveCard"
      else { continue }
      var found: [(kind: String, range: Range<Int>, name: String)] = []
      Self.collect(document.root, Array(bytes), &found)
      Self.collectNames(Array(bytes), &found)
      let path = "/cards/card." + url.pathExtension
      let surroundings = Self.surroundings(of: url)
      // Nobody can know the names of data that are nowhere.
      if !surroundings.keys.contains(where: { $0.contains(".data") || $0.contains(".schema.") }) {
        found.removeAll { $0.kind == "path" }
      }
      var editor = Editor(surroundings)
      for (_, all) in Dictionary(grouping: found, by: \.kind) {
        for index in stride(from: 0, to: all.count, by: max(1, all.count / places)) {
          Self.ask(about: all[index], path, bytes, &editor, &tallies)
        }
      }
    }
    for (kind, tally) in tallies.sorted(by: { $0.key < $1.key }) {
      let misses = tally.misses.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(12)
      let list = misses.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
      print("\(kind): \(tally.right) of \(tally.all); missed: \(list)")
    }
    let kinds = ["type", "property", "value", "function", "path"]
    for kind in kinds + kinds.map({ "hover on " + $0 }) {
      let tally = try #require(tallies[kind])
      #expect(tally.all >= 40 && tally.rate >= 0.95, "\(kind): \(tally.rate)")
    }
  }

  /// Asks what a name is, deletes it and asks for it.
  private static func ask(
    about place: (kind: String, range: Range<Int>, name: String), _ path: String, _ bytes: Data,
    _ editor: inout Editor, _ tallies: inout [String: Tally]
  ) {
    var text = bytes
    text.replaceSubrange(place.range, with: "‸".utf8)
    let request = editor.place(path, String(decoding: text, as: UTF8.self))
    let items = editor.request("textDocument/completion", request)["items"]?.elements ?? []
    // What becomes of an element takes the whole compiler for each; that of few is enough.
    if place.kind != "type" || tallies["hover on type", default: Tally()].all < 40 {
      var whole = bytes
      whole.replaceSubrange(place.range.lowerBound..<place.range.lowerBound, with: "‸".utf8)
      let spot = editor.place(path, String(decoding: whole, as: UTF8.self))
      let says = editor.request("textDocument/hover", spot)["contents"]?["value"]?.string?.isEmpty == false
      tallies["hover on " + place.kind, default: Tally()].all += 1
      tallies["hover on " + place.kind]?.right += says ? 1 : 0
      if !says { tallies["hover on " + place.kind]?.misses[place.name, default: 0] += 1 }
    }
    let isRight = items.prefix(5).contains { $0["label"]?.string?.lowercased() == place.name.lowercased() }
    tallies[place.kind, default: Tally()].all += 1
    if isRight {
      tallies[place.kind]?.right += 1
    } else {
      tallies[place.kind]?.misses[place.name, default: 0] += 1
    }
  }

  /// Keys whose values are names of a list.
  private static let listed: Set<String> = [
    "size", "weight", "color", "spacing", "style", "horizontalAlignment", "height", "fontType", "wrap", "isSubtle",
    "separator", "verticalContentAlignment", "mode", "isRequired", "isMultiSelect", "bleed",
  ]

  /// Keys, types, and values that are names.
  private static func collect(
    _ node: Node, _ bytes: [UInt8], _ found: inout [(kind: String, range: Range<Int>, name: String)]
  ) {
    func add(_ kind: String, _ span: SourceSpan, _ name: String) {
      var range = span.range
      if [0x22, 0x27].contains(bytes[range.lowerBound]) {
        range = (range.lowerBound + 1)..<(range.upperBound - 1)
      }
      if String(decoding: bytes[range], as: UTF8.self) == name { found.append((kind, range, name)) }
    }
    if node.kind == .array { for element in node.elements { collect(element, bytes, &found) } }
    guard node.kind == .object, node["type"]?.string != nil else { return }
    for member in node.members {
      if member.name == "type" {
        add("type", member.value.span, member.value.string ?? "")
      } else if !member.name.hasPrefix("$"), !["data", "metadata"].contains(member.name) {
        add("property", member.keySpan, member.name)
        let text = member.value.string ?? member.value.boolean.map { "\($0)" }
        // A height of `56px` is no name, nor is a binding.
        if let text, Self.listed.contains(member.name), text.allSatisfy(\.isLetter) {
          add("value", member.value.span, text)
        }
        collect(member.value, bytes, &found)
      }
    }
  }

  /// Names in bindings: functions where a parenthesis follows, else members of the data; no names of lambdas.
  private static func collectNames(
    _ bytes: [UInt8], _ found: inout [(kind: String, range: Range<Int>, name: String)]
  ) {
    let text = String(decoding: bytes, as: UTF8.self)
    // Texts in quotes are passed over, and so is what belongs to hosts, such as `${rs:name}`.
    for hole in text.matches(of: /\$\{(?!rs:)((?:[^}"']|'[^']*')*)\}/) {
      let inner = hole.output.1
      let lambdas = Set(inner.matches(of: /(\w+)\s*=>/).map { String($0.output.1) })
      for name in inner.matches(of: /'[^']*'|[A-Za-z_$]\w*(?:\s*\()?/) where !name.output.hasPrefix("'") {
        let word = name.output.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
        if word.hasPrefix("$") || ["true", "false", "null"].contains(word) || lambdas.contains(String(word)) {
          continue
        }
        let start = text.utf8.distance(from: text.startIndex, to: word.startIndex)
        let kind = name.output.hasSuffix("(") ? "function" : "path"
        found.append((kind, start..<(start + word.utf8.count), String(word)))
      }
    }
  }
}
