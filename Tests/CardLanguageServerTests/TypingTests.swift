import CardLanguageServer
import Foundation
import Testing

/// A long template that is typed into, and what the server makes of it on the way.
@Suite("Language server: a long text, key by key")
struct TypingTests {
  private static let isThorough = ProcessInfo.processInfo.environment["CARDC_THOROUGH"] != nil
  private static let files = [
    "/cards/card.data.json": #"{ "user": { "name": "Ada", "age": 36 }, "items": [{ "title": "One" }] }"#
  ]

  private static func template(lines: Int) -> String {
    var text = ["type: AdaptiveCard", "version: \"1.5\"", "body:"]
    while text.count < lines {
      text += [
        "  - type: TextBlock", "    id: text\(text.count)", "    text: Grüße 🙂 ${user.name} 👩‍💻", "    wrap: true",
      ]
    }
    return text.prefix(lines).joined(separator: "\n") + "\n"
  }

  /// What is typed: whole lines, half ones, broken ones.
  private static let typed = [
    "    maxLines: 3", "    text: 🙂 ${toUpper(user.name)}", "    weight: Bolder", "    color: \"good", "    text: ${us",
    "  - type: Image", "  - { type: TextBlock, text: 'ä', ", "\tkey", "- -", "\"\": [{", "    $data: ${items}", "é: €",
  ]

  @Test(
    "every answer is about the text as it was typed, in both ways of counting",
    arguments: [PositionEncoding.utf8, .utf16])
  func typing(_ encoding: PositionEncoding) {
    let edits = Self.isThorough ? 2000 : 150
    var typist = Typist(
      "/cards/card.yaml", Self.template(lines: Self.isThorough ? 2000 : 400), Self.files, encoding, seed: 7)
    var done = 0
    var early: Int?
    while done < edits {
      let row = Int.random(in: 4..<(typist.lines.count - 1), using: &typist.random)
      typist.insertLine(row)
      for key in Self.typed.randomElement(using: &typist.random) ?? "" {
        let end = typist.lines[row].count
        typist.replace(end..<end, of: row, with: String(key))
        let place = typist.parameters(row, end + 1)
        let here = typist.column(end + 1, in: row)
        let answer = typist.editor.request("textDocument/completion", place)
        for item in answer["items"]?.elements ?? [] {
          let range = item["textEdit"]?["range"]
          let (start, stop) = (range?["start"]?["character"]?.integer, range?["end"]?["character"]?.integer)
          let isHere = range?["start"]?["line"]?.integer == row && range?["end"]?["line"]?.integer == row
          #expect(isHere && (start ?? .max) <= here && here <= (stop ?? -1), "\(item) at \(row):\(here)")
        }
        done += 1
      }
      check(&typist)
      // Half of what is typed stays, broken as it is, until the text is so broken that there is not much to ask.
      if Bool.random(using: &typist.random) || done.isMultiple(of: 5) { typist.removeLine(row) }
      if done > edits / 5, early == nil { early = Self.memory }
    }
    if Self.isThorough, let early, let late = Self.memory {
      #expect(late < early + (64 << 20), "memory grew from \(early) to \(late) bytes")
    }
  }

  /// Symbols and coloured words are where they are in the own text.
  private func check(_ typist: inout Typist) {
    let document: JSONValue = ["textDocument": Editor.document(typist.path)]
    func verify(_ symbol: JSONValue) {
      let range = symbol["selectionRange"]
      let line = range?["start"]?["line"]?.integer ?? -1
      let found = typist.text(
        in: line, from: range?["start"]?["character"]?.integer ?? -1, to: range?["end"]?["character"]?.integer ?? -1)
      #expect(found == symbol["name"]?.string, "\(symbol)")
      for child in symbol["children"]?.elements ?? [] { verify(child) }
    }
    let symbols = typist.editor.request("textDocument/documentSymbol", document)
    for symbol in symbols.elements { verify(symbol) }
    #expect(typist.strayRanges(in: symbols).isEmpty)
    let data = typist.editor.request("textDocument/semanticTokens/full", document)["data"]?.elements ?? []
    let numbers = data.map { $0.integer ?? -1 }
    #expect(numbers.count.isMultiple(of: 5) && !numbers.isEmpty)
    var (line, column) = (0, 0)
    for index in stride(from: 0, to: numbers.count, by: 5) {
      if numbers[index] > 0 { (line, column) = (line + numbers[index], 0) }
      column += numbers[index + 1]
      let word = typist.text(in: line, from: column, to: column + numbers[index + 2])
      #expect(word?.isEmpty == false, "\(line):\(column)")
      // The type that every fourth line has is coloured as one.
      if word == "TextBlock" { #expect(numbers[index + 3] == 0) }
    }
  }

  /// The memory of the process, where the system tells it.
  private static var memory: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 4096 }
  }

  private static let snippets = [
    "${", "}", "\"", "- ", ": ", "  ", "type", "[", "]", "{", ",", "$data", "🙂", "#", "'", "|", "\t", "é", "$include",
    "x =>",
    "(", "\\", "\\u00e4", "e\u{301}", "&a", "*a", "!!str ", "---", ">", "props", "price-tag",
  ]

  @Test("random edits crash nothing, and every range of every answer lies in the text", arguments: 1...4)
  func randomEdits(_ seed: UInt64) {
    let isJSON = seed.isMultiple(of: 2)
    let path = isJSON ? "/cards/card.json" : "/cards/card.yaml"
    let json =
      #"{"type":"AdaptiveCard","# + "\n" + #""body":[{"type":"TextBlock","text":"${name} \"ä\" 🙂"},"# + "\n"
      + #"{"type":"price-tag","amount":"${items[0].a}"}]}"# + "\n"
    var files = Self.files
    files["/cards/_components/price-tag.yaml"] = """
      metadata: { name: price-tag }
      props: { amount: { type: number } }
      component: { type: TextBlock, text: "$prop{amount}" }
      """
    var typist = Typist(
      path, isJSON ? json : Self.template(lines: 24), files, seed < 3 ? .utf16 : .utf8, seed: seed)
    for edit in 1...(Self.isThorough ? 3000 : 60) {
      let line = Int.random(in: 0..<typist.lines.count, using: &typist.random)
      let start = Int.random(in: 0...typist.lines[line].count, using: &typist.random)
      let end = min(typist.lines[line].count, start + Int.random(in: 0...3, using: &typist.random))
      switch Int.random(in: 0..<8, using: &typist.random) {
      case 0: typist.insertLine(line)
      case 1 where line + 1 < typist.lines.count && typist.lines.count > 6: typist.removeLine(line)
      default:
        typist.replace(start..<end, of: line, with: Self.snippets.randomElement(using: &typist.random) ?? "")
      }
      let index = min(start, typist.lines[line < typist.lines.count ? line : 0].count)
      var place = typist.parameters(line < typist.lines.count ? line : 0, index)
      if case .object(var members) = place {
        members["newName"] = "renamed"
        members["range"] = ["start": place["position"] ?? .null, "end": place["position"] ?? .null]
        members["query"] = ""
        place = .object(members)
      }
      for method in LanguageServer.methods {
        let answer = typist.editor.answer(method, place)
        // What cannot get another name is told so; nothing else fails.
        if answer["error"] != nil { #expect(method == "textDocument/rename", "\(answer)") }
        let stray = typist.strayRanges(in: answer["result"] ?? .null)
        #expect(stray.isEmpty, "\(method): \(stray.first ?? .null) in \(typist.text.debugDescription)")
      }
      if edit.isMultiple(of: 20) { typist.editor.settle() }
    }
  }

  @Test("all requests about one state of a text share one reading of it")
  func sharing() {
    var typist = Typist("/cards/card.yaml", Self.template(lines: 40), Self.files, .utf8, seed: 1)
    typist.editor.settle()
    let before = typist.editor.server.readingCount
    for method in LanguageServer.methods where method != "workspace/symbol" {
      _ = typist.editor.answer(method, typist.parameters(5, 8))
    }
    let once = typist.editor.server.readingCount
    #expect(once <= before + 2, "the text, and the data beside it")
    for method in LanguageServer.methods where method != "workspace/symbol" {
      _ = typist.editor.answer(method, typist.parameters(9, 8))
    }
    #expect(typist.editor.server.readingCount == once)
    typist.replace(0..<0, of: 5, with: "x")
    _ = typist.editor.answer("textDocument/hover", typist.parameters(9, 8))
    #expect(typist.editor.server.readingCount == once + 1)
  }

  @Test("what is asked of a text that has changed since is not answered, unless it is being typed")
  func stale() {
    var typist = Typist("/cards/card.yaml", Self.template(lines: 40), Self.files, .utf8, seed: 1)
    typist.editor.settle()
    let place = typist.parameters(5, 8)
    typist.editor.server.receive(["id": 70, "method": "textDocument/documentSymbol", "params": place])
    typist.editor.server.receive(["id": 71, "method": "textDocument/completion", "params": place])
    typist.replace(0..<0, of: 5, with: "x")
    var answers: [JSONValue] = []
    while typist.editor.server.hasMessages { answers += typist.editor.server.step() }
    #expect(answers.first { $0["id"] == 70 }?["error"]?["code"] == -32801)
    #expect(answers.first { $0["id"] == 71 }?["result"] != nil)
  }
}
