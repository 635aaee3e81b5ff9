import CardCompiler
import CardHTML
import CardStyle
import CardSyntax
import CardTestSupport
import Foundation
import Testing

/// Nothing in a document can become a part of the page: no markup, no style, no program, no request.
@Suite("Pages and hostile documents")
struct PageSafetyTests {
  private static let hostileTexts = [
    #"<script>alert(1)</script>"#, #""><img src=x onerror=alert(1)>"#, #"' onmouseover='alert(1)"#,
    #"</style><script>alert(1)</script>"#, #"</script><script>alert(1)</script>"#, #"]]><svg onload=alert(1)>"#,
    #"\"</p><iframe src=javascript:alert(1)>"#, "\u{2028}\u{202E}evil\u{0}", #"<!--"#, #"&lt;b&gt;"#,
  ]
  private static let hostileURLs = [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\nscript:alert(1)", " javascript:alert(1)",
    "\u{1}javascript:alert(1)", "vbscript:x", "data:text/html,<script>alert(1)</script>", "file:///etc/passwd",
    "blob:https://example.com/1", "about:blank", "//example.com/x", "https://example.com/\"onerror=alert(1)//",
    "https://example.com/');}body{background:url(//evil.example", "data:image/svg+xml,<svg onload=alert(1)>",
  ]

  /// A card with a string at every place that takes one.
  private static func card(text: String, url: String) throws -> String {
    func json(_ value: String) throws -> String {
      String(decoding: try JSONEncoder().encode([value]), as: UTF8.self).dropFirst().dropLast().description
    }
    let (t, u) = (try json(text), try json(url))
    return """
      {"type": "AdaptiveCard", "version": "1.6", "lang": \(t), "speak": \(t), "backgroundImage": \(u), "fallbackText": \(t),
       "body": [
        {"type": "TextBlock", "id": \(t), "text": \(t), "wrap": true},
        {"type": "TextBlock", "text": "[link](\(try json(url).dropFirst().dropLast()))", "size": "medium"},
        {"type": "TextBlock", "text": "**bold** *\(try json(text).dropFirst().dropLast())*", "style": "heading"},
        {"type": "RichTextBlock", "inlines": [\(t), {"type": "TextRun", "text": \(t), "highlight": true,
          "selectAction": {"type": "Action.OpenUrl", "title": \(t), "url": \(u)}}]},
        {"type": "FactSet", "facts": [{"title": \(t), "value": \(t)}]},
        {"type": "Image", "url": \(u), "altText": \(t), "selectAction": {"type": "Action.OpenUrl", "url": \(u)}},
        {"type": "ImageSet", "images": [{"type": "Image", "url": \(u), "altText": \(t)}]},
        {"type": "Media", "poster": \(u), "altText": \(t), "sources": [{"mimeType": \(t), "url": \(u)}],
          "captionSources": [{"mimeType": "vtt", "url": \(u), "label": \(t)}]},
        {"type": "Container", "id": "c", "backgroundImage": {"url": \(u), "fillMode": "repeat"}, "items": [
          {"type": "TextBlock", "text": \(t)}],
          "selectAction": {"type": "Action.Submit", "title": \(t), "tooltip": \(t), "data": {"key": \(t)}}},
        {"type": "Input.Text", "id": \(try json("a" + text)), "label": \(t), "placeholder": \(t), "value": \(t), "regex": \(t),
          "errorMessage": \(t), "isRequired": true, "inlineAction": {"type": "Action.OpenUrl", "url": \(u), "title": \(t),
          "iconUrl": \(u)}},
        {"type": "Input.Text", "id": "long", "isMultiline": true, "value": \(t)},
        {"type": "Input.Toggle", "id": "on", "title": \(t), "valueOn": \(t), "valueOff": \(t)},
        {"type": "Input.ChoiceSet", "id": "one", "placeholder": \(t), "choices": [{"title": \(t), "value": \(t)}]},
        {"type": "Input.ChoiceSet", "id": "two", "style": "expanded", "choices": [{"title": \(t), "value": \(t)}]},
        {"type": "Input.ChoiceSet", "id": "three", "style": "filtered", "choices": [{"title": \(t), "value": \(t)}]},
        {"type": "Table", "columns": [{"width": 1}], "rows": [{"cells": [{"items": [{"type": "TextBlock", "text": \(t)}]}]}]}
       ],
       "actions": [
        {"type": "Action.OpenUrl", "title": \(t), "url": \(u), "iconUrl": \(u), "tooltip": \(t)},
        {"type": "Action.Execute", "title": \(t), "verb": \(t), "data": {"key": \(t)}},
        {"type": "Action.ToggleVisibility", "title": \(t), "targetElements": ["c", \(t)]},
        {"type": "Action.ShowCard", "title": \(t), "card": {"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": \(t)}]}}
       ]}
      """
  }

  private static let tags: Set = [
    "html", "head", "meta", "title", "style", "body", "main", "article", "section", "div", "span", "p", "h1", "h2",
    "h3",
    "h4", "h5", "h6", "a", "strong", "em", "br", "img", "table", "tr", "th", "td", "label", "input", "textarea",
    "select",
    "option", "datalist", "button", "output", "script", "video", "audio", "source", "track",
  ]

  private static func check(_ page: PageText) {
    for tag in page.tags {
      #expect(tags.contains(tag.name), "an element `\(tag.name)` that pages do not have")
      for (name, value) in tag.attributes {
        #expect(!name.hasPrefix("on") && name != "style" && name != "srcdoc", "an attribute `\(name)`")
        if name == "href" {
          #expect(["https:", "http:", "mailto:", "tel:"].contains { value.lowercased().hasPrefix($0) }, "\(value)")
        }
        if name == "src" || name == "poster" {
          #expect(["https:", "http:", "data:image/"].contains { value.lowercased().hasPrefix($0) }, "\(value)")
        }
      }
    }
    #expect(page.raw["style"]?.count == 1 && page.raw["script"]?.count == 1)
    for style in page.raw["style"] ?? [] {
      #expect(!style.contains("<") && !style.contains("@import") && !style.contains("expression("))
      #expect(style.filter { $0 == "{" }.count == style.filter { $0 == "}" }.count)
    }
  }

  @Test("texts stay texts", arguments: hostileTexts)
  func texts(_ text: String) throws {
    let page = try PageText.of(try Self.card(text: text, url: "https://example.com/a.png")) { $0.annotates = true }
    Self.check(page)
    // What can be seen is there as it was written, but for Markdown and signs that nobody can see.
    if text.contains("script") { #expect(page.shown.contains(text)) }
    // The same program and the same number of elements, whatever the texts are.
    let plain = try PageText.of(try Self.card(text: "plain", url: "https://example.com/a.png")) { $0.annotates = true }
    #expect(page.raw["script"] == plain.raw["script"])
    #expect(page.tags.filter { $0.name == "img" }.count == plain.tags.filter { $0.name == "img" }.count)
  }

  @Test("addresses lead and load only where they may", arguments: hostileURLs)
  func urls(_ url: String) throws {
    let page = try PageText.of(try Self.card(text: "plain", url: url))
    Self.check(page)
    #expect(!page.source.lowercased().contains("\"javascript:"))
    let runs = page.tags.compactMap { $0.attributes["data-run"] }
    #expect(!runs.isEmpty)
    for run in runs {
      #expect(!run.lowercased().contains("script:"), "\(run)")
      #expect((try? JSONSerialization.jsonObject(with: Data(run.utf8))) != nil, "\(run)")
    }
  }

  @Test("an address that is left out is reported")
  func reports() {
    let card = #"""
      {"type": "AdaptiveCard", "version": "1.5", "actions": [
        {"type": "Action.OpenUrl", "title": "Go", "url": "javascript:alert(1)"}]}
      """#
    let result = Compiler().compile(SourceText(name: "card.json", bytes: Array(card.utf8)), to: [.html])
    #expect(result.diagnostics.all.map(\.kind.id).contains("html.refused-url"))
  }

  @Test("fonts of a host cannot end the style sheet")
  func fonts() throws {
    let config = #"{"fontTypes": {"default": {"fontFamily": "a}</style><script>alert(1)</script>, \"b\\"}}}"#
    var diagnostics = Diagnostics()
    let document = try #require(
      Document.read(SourceText(name: "host.json", bytes: Array(config.utf8)), as: .json, diagnostics: &diagnostics))
    let host = try #require(HostConfig(reading: document, diagnostics: &diagnostics))
    let page = try PageText.of(#"{"type": "AdaptiveCard", "version": "1.5", "body": []}"#) { $0.host = host }
    Self.check(page)
  }

  // MARK: The policy

  @Test("the policy names what is in the page by its hash, and nothing else")
  func policy() throws {
    let page = try PageText.of(try Self.card(text: "plain", url: "https://example.com/a.png"))
    let policy = try #require(
      page.tags.first { $0.attributes["http-equiv"] == "Content-Security-Policy" }?.attributes["content"])
    let directives = policy.components(separatedBy: "; ")
    #expect(directives.contains("default-src 'none'"))
    #expect(!policy.contains("unsafe") && !policy.contains("*"))
    let box = try Sandbox()
    for (name, directive) in [("style", "style-src"), ("script", "script-src")] {
      let text = try #require(page.raw[name]?.first)
      try box.write(name, text)
      // The hash of a program that has nothing to do with this package.
      let hash = try box.shell("openssl dgst -sha256 -binary \(name) | base64")
      guard hash.code == 0, hash.output.count > 40 else { continue }
      #expect(
        directives.contains("\(directive) 'sha256-\(hash.output.trimmingCharacters(in: .whitespacesAndNewlines))'"))
    }
    #expect(directives.contains("img-src https:") && directives.contains("media-src https:"))
    let quiet = try PageText.of(#"{"type": "AdaptiveCard", "version": "1.5", "body": []}"#)
    #expect(!quiet.source.contains("img-src") && !quiet.source.contains("media-src"))
  }
}
