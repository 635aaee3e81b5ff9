import CardSyntax
import CardTestSupport
import Foundation
import Testing

@testable import CardSwift

/// Views with their support code in one file: no more of it than they use.
@Suite("Support code behind views")
struct SupportCuttingTests {
  private static func alone(_ view: GeneratedViews.View) -> SwiftTools.Source {
    var source = Array(view.source.text.utf8)
    SupportCode.append(view.parts, to: &source)
    return .init(name: view.source.name, text: String(decoding: source, as: UTF8.self))
  }

  private static func views(_ sources: [String]) -> GeneratedViews {
    GeneratedViews(sources.enumerated().map { SourceText(name: "card\($0).json", text: $1) })
  }

  @Test("type-checks by itself, with nothing missing, and is formatted as usual")
  func complete() throws {
    let paths =
      TestFiles.files(below: "templates", extension: "yaml") + TestFiles.files(below: "templates", extension: "json")
    let inputs = paths.filter { !$0.contains(".data") && !$0.contains("/_") }
    let views = try GeneratedViews(inputs, below: TestFiles.package.path)
    #expect(views.views.count > 10)
    for view in TestEffort.sample(views.views, every: 3) {
      let source = Self.alone(view)
      #expect(try SwiftTools.errors(in: [source]) == [], "\(view.path)")
      #expect(try SwiftTools.complaints(about: [source]) == [], "\(view.path)")
    }
  }

  @Test("is a few hundred lines for a form, and nothing for texts")
  func small() throws {
    let views = Self.views([
      #"{"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "TextBlock", "text": "A"}]}"#,
      #"{"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "Input.Text", "id": "a", "label": "Name"}],"#
        + #""actions": [{"type": "Action.Submit", "title": "Send"}]}"#,
    ])
    let lines = views.views.map { Self.alone($0).text.split(separator: "\n").count }
    #expect(lines[0] < 25, "\(lines)")
    #expect(lines[1] < 430, "\(lines)")
  }

  @Test("changes little where little is changed in the source")
  func edits() throws {
    func card(_ title: String, _ spacing: String, _ width: String) -> String {
      #"{"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "TextBlock", "text": "\#(title)"},"#
        + #"{"type": "ColumnSet", "spacing": "\#(spacing)", "columns": [{"type": "Column", "width": "\#(width)", "#
        + #""items": [{"type": "TextBlock", "text": "B"}]}, {"type": "Column", "items": ["#
        + #"{"type": "Image", "url": "https://example.com/a.png", "altText": "P"}]}]},"#
        + #"{"type": "TextBlock", "text": "C", "spacing": "large"}, {"type": "TextBlock", "text": "D"}]}"#
    }
    let base = card("A", "medium", "auto")
    for edited in [
      card("Other", "medium", "auto"), card("A", "small", "auto"), card("A", "medium", "50px"),
      card("A", "medium", "3"),
    ] {
      let views = Self.views([base, edited]).views
      // The names of the types differ, as those of the files do.
      let texts = views.map { view in
        view.source.text.split(separator: "\n").filter {
          !$0.contains("struct Card") && !$0.contains("`card") && !$0.contains("View()")
        }
      }
      let changes = texts[1].difference(from: texts[0])
      #expect((1...2).contains(changes.count), "\(changes)")
    }
  }
}
