import CardCompiler
import CardHTML
import CardSyntax
import CardTestSupport
import Foundation
import Testing

/// What pages show and say of the cards that they are made of.
@Suite("The content of pages")
struct PageContentTests {
  /// A card of the corpus or of this package, read by a reader that is not the package's.
  private static func cards() -> [(path: String, card: [String: Any])] {
    let own = TestFiles.files(below: "Tests/CardCompilerTests/Reference", extension: "json")
    let paths = own + TestEffort.sample(TestFiles.corpus("adaptive-cards") ?? [], every: 4)
    return paths.compactMap { path in
      guard let bytes = try? TestFiles.bytes(path), let value = try? JSONSerialization.jsonObject(with: Data(bytes)),
        let card = value as? [String: Any], card["type"] as? String == "AdaptiveCard"
      else { return nil }
      return (path, card)
    }
  }

  private static func page(_ path: String, _ change: (inout CompilerOptions) -> Void = { _ in }) throws -> PageText? {
    var options = CompilerOptions()
    options.from = .adaptiveCard
    options.isLiteral = true
    change(&options)
    let source = SourceText(name: "card.json", bytes: try TestFiles.bytes(path))
    guard let file = Compiler(options).compile(source, to: [.html])[.html] else { return nil }
    return try PageText(String(decoding: file.bytes, as: UTF8.self))
  }

  @Test("cut off what does not fit the height of a view, but for one line")
  func textsInFrames() throws {
    func page(_ properties: String) throws -> String {
      let source = SourceText(
        name: "screen.json", text: #"{"type":"Text","properties":{\#(properties)},"values":{"text":"A"}}"#)
      return String(decoding: try #require(Compiler().compile(source, to: [.html])[.html]).bytes, as: UTF8.self)
    }
    // Three lines of 15.6 points.
    #expect(try page(#""font":"footnote","height":47"#).contains("-webkit-line-clamp:3"))
    #expect(try page(#""height":10"#).contains("-webkit-line-clamp:1"))
    #expect(try !page(#""width":47"#).contains("-webkit-line-clamp"))
  }

  // MARK: Texts

  /// The texts of a card in reading order, as a person would list them: headings, texts, pairs and runs, without markup.
  private static func texts(_ value: Any) -> [String] {
    if let list = value as? [Any] { return list.flatMap(texts) }
    guard let object = value as? [String: Any] else { return [] }
    let type = object["type"] as? String
    if object["fallback"] != nil || object["requires"] != nil { return [] }
    switch type {
    case "TextBlock": return [object["text"] as? String ?? ""]
    case "RichTextBlock":
      return (object["inlines"] as? [Any] ?? []).map {
        ($0 as? [String: Any])?["text"] as? String ?? $0 as? String ?? ""
      }
    case "FactSet":
      return (object["facts"] as? [[String: Any]] ?? []).flatMap {
        [$0["title"] as? String ?? "", $0["value"] as? String ?? ""]
      }
    default: break
    }
    return ["body", "columns", "items", "rows", "cells"].flatMap { key in object[key].map(texts) ?? [] }
  }

  /// The letters of a text: markup has none that are not shown, but for addresses.
  private static func letters(_ text: String) -> String {
    String(text.filter { $0.isLetter || $0.isNumber })
  }

  /// Whether a text is shown as it is: no link, no date, nothing that a template fills, no number of a list, no character by
  /// name or number.
  private static func isPlain(_ text: String) -> Bool {
    !text.contains("{{") && !text.contains("](") && !text.contains("${")
      && !text.contains { $0.isNewline } && text.firstMatch(of: /&#?[A-Za-z0-9]+;/) == nil
      && text.range(of: #"^\s{0,3}\d+\. "#, options: .regularExpression) == nil
  }

  @Test("shows the texts of a card in their order")
  func readingOrder() throws {
    var count = 0
    for (path, card) in Self.cards() {
      guard let page = try Self.page(path) else { continue }
      var rest = Substring(Self.letters(page.shown))
      for text in Self.texts(card).filter(Self.isPlain).map(Self.letters) where !text.isEmpty {
        guard let range = rest.range(of: text) else {
          Issue.record("\(path): `\(text.prefix(80))` is not where it should be")
          break
        }
        rest = rest[range.upperBound...]
        count += 1
      }
    }
    #expect(count > 20)
  }

  // MARK: Places

  /// The pointers of the elements of a card that something is seen of.
  private static func pointers(_ value: Any, at pointer: String, in key: String = "body") -> [String] {
    if let list = value as? [Any] {
      return list.enumerated().flatMap { pointers($1, at: "\(pointer)/\($0)", in: key) }
    }
    guard let object = value as? [String: Any] else { return [] }
    if object["fallback"] != nil || object["requires"] != nil { return [] }
    let type = object["type"] as? String ?? ""
    var result: [String] = []
    switch type {
    case "TextBlock": return (object["text"] as? String ?? "").isEmpty ? [] : [pointer]
    case "Container", "Input.Text", "Input.Number", "Input.Date", "Input.Time", "Input.Toggle", "Input.ChoiceSet":
      result.append(pointer)
    default: if key == "columns" || key == "cells" { result.append(pointer) }
    }
    for key in ["body", "columns", "items"] {
      if type == "Table" || type == "TableRow" { continue }
      if let inner = object[key] { result += pointers(inner, at: "\(pointer)/\(key)", in: key) }
    }
    return result
  }

  @Test("says of every element where it comes from, if that is asked for")
  func places() throws {
    var count = 0
    for (path, card) in Self.cards() {
      guard let page = try Self.page(path, { $0.annotates = true }) else { continue }
      let found = Set(page.tags.compactMap { $0.attributes["data-source"] })
      #expect(found.contains(""), "\(path)")
      let wanted = Set(Self.pointers(card, at: ""))
      #expect(wanted.subtracting(found).sorted() == [], "\(path)")
      count += wanted.count
      let plain = try #require(try Self.page(path))
      #expect(!plain.source.contains("data-source") && !plain.source.contains("data-id"), "\(path)")
    }
    #expect(count > 20)
  }

  // MARK: Templates

  @Test("data fill a template, and without data its bindings are marked")
  func bindings() throws {
    let card = #"""
      {"type": "AdaptiveCard", "version": "1.5", "body": [
        {"type": "TextBlock", "text": "Hello ${name}!", "$when": "${isOpen}"}]}
      """#
    let bound = try PageText.of(card, data: #"{"name": "Ada <b>", "isOpen": true}"#)
    #expect(bound.shown.contains("Hello Ada <b>!"))
    #expect(!bound.tags.contains { $0.attributes["class"] == "hole" })
    let open = try PageText.of(card)
    #expect(open.texts.contains { $0.text == "${name}" && $0.around.last?.attributes["class"] == "hole" })
  }

  // MARK: Accessibility

  @Test("fields have names and a place for errors, and ids are there once")
  func accessibility() throws {
    for (path, _) in Self.cards() {
      guard let page = try Self.page(path) else { continue }
      let ids = page.tags.compactMap { $0.attributes["id"] }
      #expect(Set(ids).count == ids.count, "\(path)")
      let known = Set(ids)
      for tag in page.tags {
        for name in ["for", "aria-describedby", "aria-labelledby", "aria-controls", "list"] {
          guard let target = tag.attributes[name] else { continue }
          #expect(known.contains(target), "\(path): `\(name)` leads nowhere")
        }
        if tag.name == "img" { #expect(tag.attributes["alt"] != nil, "\(path)") }
        if tag.attributes["tabindex"] != nil { #expect(tag.attributes["tabindex"] == "0", "\(path)") }
      }
    }
  }

  // MARK: Widths

  /// The rooms before the children of a card, each with the widths in points at which it is not shown.
  private static func rooms(between children: [String]) throws -> [[ClosedRange<Int>]] {
    let items = children.map { #"{"type":"TextBlock","text":"A"\#($0)}"# }.joined(separator: ",")
    let card = #"{"type":"AdaptiveCard","version":"1.5","body":[\#(items)]}"#
    let source = SourceText(name: "card.json", text: card)
    let file = try #require(Compiler(CompilerOptions()).compile(source, to: [.html])[.html])
    let page = try PageText(String(decoding: file.bytes, as: UTF8.self))
    let style = page.raw["style"]?.joined() ?? ""
    return page.tags.compactMap { tag in
      let classes = tag.attributes["class"]?.split(separator: " ") ?? []
      guard classes.contains("lead") else { return nil }
      return classes.filter { $0.hasPrefix("w") }.flatMap { name in
        style.matches(of: /@container ([^{]*)\{\.(w\d+)\{display:none!important\}\}/).filter { $0.2 == name }.map {
          rule in
          let least = rule.1.firstMatch(of: /min-width:(\d+)/).flatMap { Int($0.1) } ?? 0
          return least...max(least, rule.1.firstMatch(of: /max-width:(\d+)/).flatMap { Int($0.1) } ?? 9999)
        }
      }
    }
  }

  @Test("the room before what is hidden at some widths goes with it, and so does room with nothing before it")
  func widths() throws {
    func child(_ widths: String) -> String { #","targetWidth":"\#(widths)""# }
    #expect(try Self.rooms(between: ["", child("wide"), ""]) == [[0...768], []])
    #expect(try Self.rooms(between: ["", child("narrow"), ""]) == [[0...164, 351...9999], []])
    #expect(try Self.rooms(between: [child("wide"), ""]) == [[0...768]])
    #expect(try Self.rooms(between: [child("wide"), child("atMost:narrow"), ""]) == [[0...9999], [351...768]])
    #expect(
      try Self.rooms(between: ["", child("atLeast:narrow"), child("narrow")]) == [[0...164], [0...164, 351...9999]])
  }
}
