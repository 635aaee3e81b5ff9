import Testing

@testable import CardTemplate

@Suite("Placeholders of other tools")
struct PlaceholderTests {
  @Test(
    "are recognised wherever they stand in a text",
    arguments: [
      "{{NAME}}", "a {{ user.name }} b", "@{variables('x')}", "#{Name}#", "%NAME%", "https://a.b/%IMAGE_NAME%/c",
      "<%= x %>",
      "$(Build.BuildId)", "[[name]]", "{name}", "{{{raw}}}",
    ])
  func present(text: String) { #expect(Placeholder.occurs(in: text)) }

  @Test(
    "are not what only looks like one",
    arguments: [
      "", "{}", "{{}}", "50 % of 60 %", "a%20b%20c", "%%", "$()", "a } b {", "[a]", "https://a.b/%C3%A9%2F", "a@b.c",
    ])
  func absent(text: String) { #expect(!Placeholder.occurs(in: text)) }

  @Test("of build tools stay text in templates, and objects stay objects")
  func variables() throws {
    for text in ["${{NAME}}", "${{ github.ref }}", "${{ env.A || 'x' }}"] {
      #expect(TemplateString.parse(text)?.hasHoles != true, "\(text)")
      let written = try #require(TemplateString.parse("\(text) ${a}"))
      #expect(written.sourceText == "\(text) ${a}")
    }
    #expect(TemplateString.parse("${{a: 1}}")?.hasHoles == true)
    #expect(TemplateString.parse("${{}}")?.hasHoles == true)
  }
}
