import CardCompiler
import CardLanguageServer
import CardSyntax
import Foundation
import Testing

/// How often completion offers what stood at a place before it was deleted.
@Suite("Language server: how often completion is right")
struct CompletionRateTests {
  private struct Tally {
    var right = 0
    var all = 0
    var misses: [String: Int] = [:]
    var rate: Double { all == 0 ? 1 : Double(right) / Double(all) }
  }

  private static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The templates of the repository, and those of the corpus where it is at hand.
  private static func templates() -> [URL] {
    let environment = ProcessInfo.processInfo.environment
    var folders = [project.appending(path: "templates")]
    if let shared = environment["CARDC_SHARED"] { folders.append(URL(filePath: shared).appending(path: "corpus")) }
    var own: [URL] = []
    for (index, folder) in folders.enumerated() {
      let files =
        FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
      let templates = files.filter { file in
        let name = file.lastPathComponent
        return ["json", "yaml"].contains(file.pathExtension) && !name.contains(".data.") && !name.contains(".schema.")
          && !name.contains(".host.")
      }.sorted { $0.path < $1.path }
      let step = index == 0 || environment["CARDC_THOROUGH"] != nil ? 1 : max(1, templates.count / 40)
      own += stride(from: 0, to: templates.count, by: step).map { templates[$0] }
    }
    return own
  }

  @Test("what was deleted is among the first five")
  func rates() throws {
    var tallies: [String: Tally] = [:]
    let places = ProcessInfo.processInfo.environment["CARDC_THOROUGH"] != nil ? Int.max : 30
    var files = 0
    for url in Self.templates() {
      guard let bytes = try? Data(contentsOf: url), bytes.count < 40_000 else { continue }
      let source = SourceText(name: url.lastPathComponent, bytes: bytes)
      var ignored = Diagnostics()
      guard
        let document = Document.read(source, as: url.pathExtension == "yaml" ? .yaml : .json, diagnostics: &ignored),
        let type = document.root["type"]?.string, type == "AdaptiveCard"
      else { continue }
      files += 1
      var found: [(kind: String, span: SourceSpan, name: String)] = []
      Self.collect(document.root, &found)
      let step = max(1, found.count / places)
      let path = "/cards/card." + url.pathExtension
      var data: [String: String] = [:]
      for form in ["json", "yaml"] {
        let file = url.deletingPathExtension().appendingPathExtension("data." + form)
        if let text = try? String(contentsOf: file, encoding: .utf8) { data["/cards/card.data." + form] = text }
      }
      var editor = Editor(data)
      for index in stride(from: 0, to: found.count, by: step) {
        let (kind, span, name) = found[index]
        var text = bytes
        var range = span.range
        let isQuoted = [0x22, 0x27].contains(bytes[range.lowerBound])
        if isQuoted { range = (range.lowerBound + 1)..<(range.upperBound - 1) }
        guard String(decoding: bytes[range], as: UTF8.self) == name else { continue }
        text.replaceSubrange(range, with: "‸".utf8)
        let place = editor.place(path, String(decoding: text, as: UTF8.self))
        let items = editor.request("textDocument/completion", place)["items"]?.elements ?? []
        let isRight = items.prefix(5).contains { $0["label"]?.string?.lowercased() == name.lowercased() }
        tallies[kind, default: Tally()].all += 1
        if isRight { tallies[kind]?.right += 1 } else { tallies[kind]?.misses[name, default: 0] += 1 }
      }
    }
    for (kind, tally) in tallies.sorted(by: { $0.key < $1.key }) {
      let misses = tally.misses.sorted { $0.value > $1.value }.prefix(12).map { "\($0.key) \($0.value)" }
      print("\(kind): \(tally.right) of \(tally.all) in \(files) files; missed: \(misses.joined(separator: ", "))")
    }
    let least = ["type": 0.95, "property": 0.93, "value": 0.85]
    for (kind, rate) in least {
      let tally = try #require(tallies[kind])
      #expect(tally.all > 20 && tally.rate >= rate, "\(kind): \(tally.rate)")
    }
  }

  /// Keys, types, and values that are names.
  private static func collect(_ node: Node, _ found: inout [(kind: String, span: SourceSpan, name: String)]) {
    if node.kind == .array { for element in node.elements { collect(element, &found) } }
    guard node.kind == .object, node["type"]?.string != nil else { return }
    for member in node.members {
      if member.name == "type" {
        found.append(("type", member.value.span, member.value.string ?? ""))
      } else if !member.name.hasPrefix("$"), !["data", "metadata"].contains(member.name) {
        found.append(("property", member.keySpan, member.name))
        if let text = member.value.string,
          ["size", "weight", "color", "spacing", "style", "horizontalAlignment", "height"].contains(member.name),
          !text.contains("$")
        {
          found.append(("value", member.value.span, text))
        }
        collect(member.value, &found)
      }
    }
  }
}
