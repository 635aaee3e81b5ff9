import CardTestSupport
import Foundation
import Testing

@Suite("cardc lsp")
struct LspTests {
  @Test("what a template names is found in the folder in which an editor starts the server, and in any other")
  func startedInTheProject() throws {
    let box = try Sandbox()
    try box.write("cardc.yaml", "inputs: [.]\n")
    try box.write("_components/price-tag.yaml", "metadata: {name: price-tag}\ncomponent: {type: TextBlock, text: a}\n")
    let text = "type: AdaptiveCard\nbody:\n  - type: price-tag\n"
    try box.write("card.yaml", text)
    let uri = "file://" + box.absolute("card.yaml")
    let messages: [[String: Any]] = [
      ["id": 1, "method": "initialize", "params": ["capabilities": [String: Any]()]],
      ["method": "initialized", "params": [String: Any]()],
      [
        "method": "textDocument/didOpen",
        "params": ["textDocument": ["uri": uri, "languageId": "yaml", "version": 1, "text": text]],
      ],
      [
        "id": 2, "method": "textDocument/definition",
        "params": ["textDocument": ["uri": uri], "position": ["line": 2, "character": 12]],
      ],
      ["id": 3, "method": "shutdown"], ["method": "exit"],
    ]
    let input = try messages.map { message in
      let body = try JSONSerialization.data(withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 })
      return "Content-Length: \(body.count)\r\n\r\n" + String(decoding: body, as: UTF8.self)
    }
    let run = try box.run("lsp", input: input.joined())
    #expect(run.code == 0)
    #expect(run.output.contains("file://" + box.absolute("_components/price-tag.yaml")), "\(run.output)")
  }
}
