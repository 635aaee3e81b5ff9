import CardSyntax
import CardTestSupport
import Testing

@testable import CardSwift

@Suite("Pictures of views")
struct PictureTests {
  private static func view(_ style: String) throws -> String {
    let card =
      #"{"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "Image", "url": "https://example.com/b.png", "#
      + #""size": "medium", "style": "\#(style)"}]}"#
    let views = GeneratedViews([SourceText(name: "card.json", text: card)])
    return try #require(views.views.first, "\(views.failures)").source.text
  }

  @Test("have the corners that their style gives them")
  func corners() throws {
    #expect(try Self.view("RoundedCorners").contains(".clipShape(RoundedRectangle(cornerRadius: 8))"))
    #expect(try Self.view("person").contains(".clipShape(Circle())"))
    #expect(try !Self.view("default").contains("clipShape"))
  }
}
