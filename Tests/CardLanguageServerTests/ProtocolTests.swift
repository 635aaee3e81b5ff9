import CardCompiler
import CardLanguageServer
import Foundation
import Testing

@Suite("Language server: protocol")
struct ProtocolTests {
  private static let card = """
    type: AdaptiveCard
    version: "1.5"
    body:
      - type: TextBlock
        text: Hello ${name}

    """

  @Test("messages come out of a stream whole, however it is cut, and after a header that is none")
  func framing() {
    let bytes = MessageStream.frame(["a": 1]) + Array("Nonsense: 3\r\n\r\n".utf8) + MessageStream.frame(["ä": "ö"])
    for size in [1, 2, 7, 1000] {
      var stream = MessageStream()
      var bodies: [String] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        stream.append(rest.prefix(size))
        rest = rest.dropFirst(size)
        while let body = stream.next() { bodies.append(String(decoding: body, as: UTF8.self)) }
      }
      #expect(bodies == [#"{"a":1}"#, #"{"ä":"ö"}"#])
    }
  }

  @Test("nothing is answered before `initialize`, and nothing after `shutdown`")
  func lifecycle() {
    var server = LanguageServer(files: OverlayFileSystem())
    server.receive(["id": 1, "method": "textDocument/hover"])
    #expect(server.step().first?["error"]?["code"] == -32002)
    var editor = Editor()
    #expect(editor.answer("shutdown", .null)["result"] == .null)
    #expect(editor.answer("textDocument/hover", .null)["error"]?["code"] == -32600)
    editor.notify("exit", .null)
    editor.settle()
    #expect(editor.server.exitCode == 0)
  }

  @Test("an end without `shutdown` is a failure")
  func exit() {
    var editor = Editor()
    editor.notify("exit", .null)
    editor.settle()
    #expect(editor.server.exitCode == 1)
  }

  @Test("an unknown method is answered, and what is no message is survived")
  func unknown() {
    var editor = Editor()
    #expect(editor.answer("textDocument/unheardOf", [:])["error"]?["code"] == -32601)
    editor.server.receive(Array("Content-Length: 5\r\n\r\n{oops".utf8))
    #expect(editor.server.step().first?["error"]?["code"] == -32700)
    editor.server.receive(JSONValue.array([1, 2]))
    #expect(editor.server.step().first?["error"]?["code"] == -32600)
    #expect(editor.answer("textDocument/hover", [:])["result"] == .null)
  }

  @Test("a request that is cancelled while it waits is answered once, without work")
  func cancellation() {
    var editor = Editor()
    editor.server.receive(["id": 90, "method": "textDocument/hover", "params": [:]])
    editor.notify("$/cancelRequest", ["id": 90])
    var sent: [JSONValue] = []
    while editor.server.hasWork { sent += editor.server.step() }
    #expect(sent.map { $0["error"]?["code"] } == [-32800])
  }

  @Test("UTF-8 is used where it is offered, and UTF-16 otherwise")
  func encodings() {
    let text = OpenText("a🙂é\r\nb", version: 1)
    #expect(text.offset(line: 0, column: 3, .utf16) == 5)
    #expect(text.offset(line: 0, column: 99, .utf16) == 7)
    #expect(text.offset(line: 1, column: 1, .utf16) == 10)
    #expect(text.position(of: 5, .utf16) == (0, 3))
    #expect(text.position(of: 5, .utf8) == (0, 5))
    #expect(text.offset(line: 9, column: 0, .utf8) == 10)
  }

  @Test("positions agree with columns that are counted another way", arguments: [PositionEncoding.utf8, .utf16])
  func positions(_ encoding: PositionEncoding) {
    let string = "äb🙂\n\n  ${ü}\r\nlast€"
    let text = OpenText(string, version: 1)
    var (line, column, offset) = (0, 0, 0)
    for scalar in string.unicodeScalars {
      #expect(text.position(of: offset, encoding) == (line, column))
      if scalar != "\n", scalar != "\r" { #expect(text.offset(line: line, column: column, encoding) == offset) }
      offset += String(scalar).utf8.count
      column += encoding == .utf8 ? String(scalar).utf8.count : String(scalar).utf16.count
      if scalar == "\n" { (line, column) = (line + 1, 0) }
    }
  }

  @Test("findings are those of `cardc check`, with the data beside the template")
  func findings() throws {
    var editor = Editor(["/cards/card.data.json": #"{ "nam": "Ada" }"#])
    editor.open("/cards/card.yaml", Self.card)
    editor.settle()
    #expect(editor.findings("/cards/card.yaml") == ["template.missing-path"])
    // The data is mended in its own window.
    editor.open("/cards/card.data.json", #"{ "name": "Ada" }"#)
    editor.settle()
    #expect(editor.findings("/cards/card.yaml") == [])
  }

  @Test("of several states of a text only the last one is looked at")
  func stale() {
    var editor = Editor()
    editor.open("/cards/card.yaml", "type: AdaptiveCard\nbody: [{type: Nonsense}]\n")
    for version in 2...9 {
      editor.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": "file:///cards/card.yaml", "version": .integer(version)],
          "contentChanges": [["text": .string(Self.card)]],
        ])
    }
    editor.settle()
    #expect(editor.notifications.count == 1)
    #expect(editor.notifications.first?["params"]?["version"] == 9)
  }

  @Test("changes of ranges add up to the text")
  func changes() {
    var editor = Editor(encodings: ["utf-16"])
    editor.open("/cards/card.yaml", "type: 🙂X\n")
    editor.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": "file:///cards/card.yaml", "version": 2],
        "contentChanges": [
          [
            "range": ["start": ["line": 0, "character": 6], "end": ["line": 0, "character": 9]],
            "text": "AdaptiveCard",
          ],
          [
            "range": ["start": ["line": 1, "character": 0], "end": ["line": 1, "character": 0]], "text": "body: []\n",
          ],
        ],
      ])
    editor.settle()
    let symbols = editor.request("textDocument/documentSymbol", ["textDocument": Editor.document("/cards/card.yaml")])
    #expect(symbols.elements.map { $0["name"] } == ["AdaptiveCard"])
  }

  @Test("a window that is closed takes its findings along")
  func closing() {
    var editor = Editor()
    editor.open("/cards/card.yaml", "type: AdaptiveCard\nbody: [{type: Nonsense}]\n")
    editor.settle()
    #expect(editor.findings("/cards/card.yaml")?.isEmpty == false)
    editor.notify("textDocument/didClose", ["textDocument": Editor.document("/cards/card.yaml")])
    editor.settle()
    #expect(editor.findings("/cards/card.yaml") == [])
  }

  @Test("a message that is no JSON is answered by an error without an id")
  func malformed() {
    for text in [#"{"jsonrpc":"2.0","id":1,"method":"shutdown""#, #"{"id":1,,}"#, "nonsense", ""] {
      var server = LanguageServer(files: OverlayFileSystem())
      server.receive(Array("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8))
      let answers = server.step()
      #expect(answers.first?["error"]?["code"] == -32700 && answers.first?["id"] == .null, "\(text): \(answers)")
    }
  }

  @Test(
    "a text that was never saved has findings and completion",
    arguments: ["untitled:Untitled-1", "untitled:/home/a/new.json"])
  func unsaved(_ uri: String) {
    var editor = Editor()
    let texts = [
      "type: AdaptiveCard\nbody:\n  - type: TextBlok\n", #"{"type":"AdaptiveCard","body":[{"type":"TextBlok"}]}"#,
    ]
    for (version, text) in texts.enumerated() where version == 1 || !uri.hasSuffix(".json") {
      editor.notify(
        "textDocument/didOpen",
        ["textDocument": ["uri": .string(uri), "version": .integer(version), "text": .string(text)]])
      editor.settle()
      let published = editor.notifications.last { $0["params"]?["uri"]?.string == uri }
      let codes = published?["params"]?["diagnostics"]?.elements.compactMap { $0["code"]?.string } ?? []
      #expect(codes.contains("adaptive-card.unknown-type"), "\(editor.notifications)")
    }
    let answer = editor.request(
      "textDocument/completion",
      ["textDocument": ["uri": .string(uri)], "position": ["line": 0, "character": .integer(texts[1].utf8.count - 5)]])
    #expect(answer["items"]?.elements.contains { $0["label"] == "TextBlock" } == true, "\(answer)")
  }
}
