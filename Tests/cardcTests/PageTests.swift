import CardTestSupport
import Foundation
import Testing

@Suite("Pages on the command line")
struct PageTests {
  private static let card = #"""
    {"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "TextBlock", "id": "greeting", "text": "Hello ${name}"}]}
    """#

  @Test("`convert --to html` fills a template with the data beside it")
  func convert() throws {
    let box = try Sandbox()
    try box.write("card.json", Self.card)
    let open = try box.run("convert", "card.json", "--to", "html")
    #expect(open.code == 0)
    #expect(open.output.contains(#"Hello <span class="hole">${name}</span>"#))
    try box.write("card.data.json", #"{"name": "Ada"}"#)
    let bound = try box.run("convert", "card.json", "--to", "html", "-o", "card.html")
    #expect(bound.code == 0)
    let page = try #require(box.read("card.html"))
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains(">Hello Ada</p>"))
    #expect(!page.contains("data-source"))
  }

  @Test("`--annotate` names the elements of the source")
  func annotate() throws {
    let box = try Sandbox()
    try box.write("card.json", Self.card)
    let run = try box.run("convert", "card.json", "--to", "html", "--annotate")
    #expect(run.output.contains(#"data-source="/body/0" data-id="greeting""#))
    #expect(run.output.contains(#"<article class="card c"#) && run.output.contains(#"data-source="""#))
  }

  @Test("`build --target html` writes a page for each file of data")
  func build() throws {
    let box = try Sandbox()
    try box.write("templates/card.json", Self.card)
    try box.write("templates/card.data/ada.json", #"{"name": "Ada"}"#)
    try box.write("templates/card.data/bob.json", #"{"name": "Bob"}"#)
    let run = try box.run("build", "templates", "--target", "html", "-o", "dist")
    #expect(run.code == 0, "\(run.errors)")
    let pages = box.files(in: "dist").filter { $0.hasSuffix(".html") }
    #expect(pages.count == 2)
    let texts = pages.compactMap { box.read("dist/" + $0) }
    #expect(texts.contains { $0.contains("Hello Ada") } && texts.contains { $0.contains("Hello Bob") })
  }

  @Test("a page is no source code")
  func generate() throws {
    let box = try Sandbox()
    try box.write("card.json", Self.card)
    #expect(try box.run("generate", "card.json", "--target", "html").code != 0)
  }
}
