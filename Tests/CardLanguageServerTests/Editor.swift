import CardCompiler
import CardLanguageServer
import Foundation
import Testing

/// An editor that talks to a server in the same process.
struct Editor {
  var server: LanguageServer
  private var number = 0
  /// What the server sent that was no answer.
  private(set) var notifications: [JSONValue] = []

  init(_ files: [String: String] = [:], encodings: [String] = ["utf-8"]) {
    server = LanguageServer(files: OverlayFileSystem(files))
    _ = request(
      "initialize",
      ["capabilities": ["general": ["positionEncodings": .array(encodings.map { .string($0) })]]])
    notify("initialized", [:])
  }

  static func document(_ path: String) -> JSONValue { ["uri": .string("file://" + path)] }

  /// Sends a request and gives back the whole answer, of which there must be exactly one.
  mutating func answer(_ method: String, _ parameters: JSONValue) -> JSONValue {
    number += 1
    server.receive(["jsonrpc": "2.0", "id": .integer(number), "method": .string(method), "params": parameters])
    var answers: [JSONValue] = []
    while server.hasMessages { take(server.step(), &answers) }
    #expect(answers.count == 1, "\(method)")
    return answers.first ?? .null
  }

  mutating func request(_ method: String, _ parameters: JSONValue) -> JSONValue {
    answer(method, parameters)["result"] ?? .null
  }

  mutating func notify(_ method: String, _ parameters: JSONValue) {
    server.receive(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  private mutating func take(_ messages: [JSONValue], _ answers: inout [JSONValue]) {
    for message in messages {
      if message["id"] == nil { notifications.append(message) } else { answers.append(message) }
    }
  }

  /// Lets the server do all that there is to do.
  mutating func settle() {
    var answers: [JSONValue] = []
    while server.hasWork { take(server.step(), &answers) }
    #expect(answers.isEmpty)
  }

  mutating func open(_ path: String, _ text: String, version: Int = 1) {
    notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": .string("file://" + path), "version": .integer(version), "text": .string(text)]])
  }

  /// The ids of the findings that were published last for a file.
  func findings(_ path: String) -> [String]? {
    let all = notifications.filter {
      $0["method"] == "textDocument/publishDiagnostics" && $0["params"]?["uri"]?.string == "file://" + path
    }
    return all.last?["params"]?["diagnostics"]?.elements.compactMap { $0["code"]?.string }
  }

  /// Opens a text without its mark `‸`, and gives back the parameters of a request there.
  mutating func place(_ path: String, _ marked: String) -> JSONValue {
    let parts = marked.components(separatedBy: "‸")
    #expect(parts.count == 2, "one mark")
    open(path, parts.joined())
    let lines = parts[0].components(separatedBy: "\n")
    return [
      "textDocument": Self.document(path),
      "position": ["line": .integer(lines.count - 1), "character": .integer(lines[lines.count - 1].utf8.count)],
    ]
  }

  /// The labels that are offered at the mark.
  static func completions(
    _ marked: String, in path: String = "/cards/card.yaml", _ files: [String: String] = [:]
  ) -> [String] {
    var editor = Editor(files)
    let place = editor.place(path, marked)
    let result = editor.request("textDocument/completion", place)
    return result["items"]?.elements.compactMap { $0["label"]?.string } ?? []
  }

  // MARK: Texts with marks

  /// The places of an answer as the files with the marked text `«…»` in them, so that a test reads like the texts that it
  /// is about.
  func marked(_ locations: [JSONValue], in files: [String: String]) -> [String: String] {
    var ranges: [String: [(Int, Int)]] = [:]
    for location in locations {
      guard let uri = location["uri"]?.string, let range = location["range"] else { continue }
      let path = String(uri.dropFirst("file://".count))
      guard let text = files[path] else { continue }
      ranges[path, default: []].append((Self.offset(range["start"], text), Self.offset(range["end"], text)))
    }
    return ranges.reduce(into: [:]) { result, entry in
      var bytes = Array((files[entry.key] ?? "").utf8)
      for (start, end) in entry.value.sorted(by: { $0.0 > $1.0 }) {
        bytes.insert(contentsOf: "»".utf8, at: end)
        bytes.insert(contentsOf: "«".utf8, at: start)
      }
      result[entry.key] = String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The offset of a position that counts UTF-8, found by counting.
  static func offset(_ position: JSONValue?, _ text: String) -> Int {
    let lines = text.components(separatedBy: "\n")
    let line = position?["line"]?.integer ?? 0
    return lines.prefix(line).reduce(0) { $0 + $1.utf8.count + 1 } + (position?["character"]?.integer ?? 0)
  }

  /// The files with the edits of an answer applied; only those that it changes.
  static func applying(_ edit: JSONValue, to files: [String: String]) -> [String: String] {
    guard case .object(let changes)? = edit["changes"] else { return [:] }
    return changes.reduce(into: [:]) { result, change in
      let path = String(change.key.dropFirst("file://".count))
      guard let text = files[path] else { return }
      var bytes = Array(text.utf8)
      let edits = change.value.elements.map {
        (offset($0["range"]?["start"], text), offset($0["range"]?["end"], text), $0["newText"]?.string ?? "")
      }
      for (start, end, new) in edits.sorted(by: { $0.0 > $1.0 }) { bytes.replaceSubrange(start..<end, with: new.utf8) }
      result[path] = String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Opens the file among `files` that has the mark `‸`, and gives back the files without it and the parameters there.
  mutating func place(in files: [String: String]) -> (files: [String: String], JSONValue) {
    var plain = files
    var place = JSONValue.null
    for (path, text) in files where text.contains("‸") {
      place = self.place(path, text)
      plain[path] = text.replacingOccurrences(of: "‸", with: "")
    }
    return (plain, place)
  }
}
