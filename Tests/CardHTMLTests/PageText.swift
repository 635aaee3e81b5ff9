import CardCompiler
import CardHTML
import CardSyntax
import Foundation
import Testing

/// A page as tests look at it: read by a reader of its own, which knows nothing of how pages are made.
struct PageText {
  /// An opening tag, with its attributes decoded.
  struct Tag {
    let name: String
    let attributes: [String: String]
  }

  /// The whole page.
  let source: String
  /// The opening tags in order.
  private(set) var tags: [Tag] = []
  /// The pieces of text that are no style and no script, decoded, each with the tags around it.
  private(set) var texts: [(text: String, around: [Tag])] = []
  /// What stands in `style` and `script`.
  private(set) var raw: [String: [String]] = [:]

  private static let void: Set = ["br", "hr", "img", "input", "link", "meta", "source", "track"]

  /// Reads a page; a tag that closes what is not open is a finding.
  init(_ source: String) throws {
    self.source = source
    var open: [Tag] = []
    var rest = Substring(source)
    while let start = rest.firstIndex(of: "<") {
      let text = Self.decoded(rest[..<start])
      if !text.isEmpty { texts.append((text, open)) }
      rest = rest[rest.index(after: start)...]
      if rest.hasPrefix("!") {
        rest = rest[(try #require(rest.firstIndex(of: ">")))...].dropFirst()
        continue
      }
      let isEnd = rest.hasPrefix("/")
      if isEnd { rest = rest.dropFirst() }
      let name = String(rest.prefix { $0.isLetter || $0.isNumber })
      #expect(!name.isEmpty, "a `<` that begins no tag")
      rest = rest.dropFirst(name.count)
      var attributes: [String: String] = [:]
      while true {
        rest = rest.drop { $0.isWhitespace }
        guard let first = rest.first, first != ">" else { break }
        let key = String(rest.prefix { $0 != "=" && $0 != ">" && !$0.isWhitespace })
        rest = rest.dropFirst(key.count)
        var value = ""
        if rest.hasPrefix("=\"") {
          rest = rest.dropFirst(2)
          let end = try #require(rest.firstIndex(of: "\""))
          value = Self.decoded(rest[..<end])
          rest = rest[end...].dropFirst()
        }
        #expect(attributes.updateValue(value, forKey: key) == nil, "`\(key)` is there twice on `\(name)`")
      }
      rest = rest.dropFirst()
      if isEnd {
        #expect(open.popLast()?.name == name, "`\(name)` ends and is not open")
        continue
      }
      let tag = Tag(name: name, attributes: attributes)
      tags.append(tag)
      if name == "style" || name == "script" {
        let end = try #require(rest.range(of: "</\(name)>"))
        raw[name, default: []].append(String(rest[..<end.lowerBound]))
        rest = rest[end.upperBound...]
      } else if !Self.void.contains(name) {
        open.append(tag)
      }
    }
    #expect(open.isEmpty, "tags that nobody closes")
  }

  private static func decoded(_ text: Substring) -> String {
    var result = String(text)
    for (code, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#13;", "\r"), ("&amp;", "&"),
    ] {
      // Not Foundation's: it crashes now and then where several threads replace at once.
      result = result.replacing(code, with: character)
    }
    return result
  }

  /// The texts that are seen, those in fields included.
  var shown: String {
    texts.filter { text in !text.around.contains { ["title", "datalist"].contains($0.name) } }.map(\.text).joined()
  }

  // MARK: Pages of documents

  /// The page of a document.
  static func of(
    _ document: String, data: String? = nil, name: String = "card.json",
    _ change: (inout CompilerOptions) -> Void = { _ in }
  ) throws -> PageText {
    try PageText(text(of: document, data: data, name: name, change))
  }

  /// The text of the page of a document.
  static func text(
    of document: String, data: String? = nil, name: String = "card.json",
    _ change: (inout CompilerOptions) -> Void = { _ in }
  ) throws -> String {
    var options = CompilerOptions()
    change(&options)
    let result = Compiler(options).compile(
      SourceText(name: name, bytes: Array(document.utf8)),
      data: data.map { SourceText(name: "data.json", bytes: Array($0.utf8)) }, to: [.html])
    let errors = result.diagnostics.all.filter { $0.severity == .error }.map(\.message)
    #expect(errors == [])
    let file = try #require(result[.html])
    #expect(file.fileExtension == "html")
    return String(decoding: file.bytes, as: UTF8.self)
  }
}
