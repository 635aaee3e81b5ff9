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
}
