import CardCompiler
import CardHTML
import CardSyntax
import Foundation
import Testing

/// Details of pages that strangers to the program found wrong.
@Suite("Details of pages")
struct PageDetailTests {
  private func page(_ text: String) throws -> (html: String, findings: [String]) {
    let result = Compiler().compile(SourceText(name: "screen.json", text: text), to: [.html])
    let file = try #require(result[.html], "\(result.diagnostics.all.map(\.message))")
    return (String(decoding: file.bytes, as: UTF8.self), result.diagnostics.all.map(\.kind.id))
  }

  @Test("numbers of inputs are the numbers that the card has, however large and small")
  func numbers() throws {
    let html = try page(
      #"""
      {"type":"AdaptiveCard","version":"1.5","body":[
        {"type":"Input.Number","id":"n","label":"N","value":4912345678901,"min":-3000000000,"max":0.0000001}]}
      """#
    ).html
    #expect(html.contains(#"value="4912345678901" min="-3000000000" max="1e-7""#), "\(html)")
  }

  @Test("texts on a picture have the same colours in the dark, those on a box in front of it have not")
  func textsOnPictures() throws {
    let html = try page(
      #"""
      {"type":"AdaptiveCard","version":"1.5","body":[
        {"type":"Container","backgroundImage":"https://e.com/a.png","items":[
          {"type":"TextBlock","text":"Welcome","color":"Light"},
          {"type":"Container","style":"emphasis","items":[{"type":"TextBlock","text":"Inside"}]}]}]}
      """#
    ).html
    func color(of text: String) throws -> String {
      let words = try #require(html.range(of: ">\(text)<"))
      let tag = try #require(html[..<words.lowerBound].range(of: "<p", options: .backwards))
      let classes = html[tag.upperBound..<words.lowerBound]
      let name = try #require(classes.firstMatch(of: /c[0-9]+/)).output
      let rule = try #require(html.firstMatch(of: try Regex("\n\\.\(name)\\{([^}]*)\\}")))
      let declaration = try #require(String(html[rule.range]).firstMatch(of: /[{;]color:([^;}]*)/))
      return String(declaration.output.1)
    }
    #expect(try color(of: "Welcome").hasPrefix("#fff"))
    #expect(try color(of: "Inside").hasPrefix("var("))
  }

  @Test("what shows through a picture has the same colour in the dark, a box in front of it has not")
  func groundsOfPictures() throws {
    let box = #"{"type":"Container","style":"emphasis","items":[{"type":"TextBlock","text":"Inside"}]"#
    let picture = #""backgroundImage":"https://e.com/a.png""#
    for card in [
      #"{"type":"AdaptiveCard","version":"1.5",\#(picture),"body":[\#(box)}]}"#,
      #"{"type":"AdaptiveCard","version":"1.5","body":[\#(box),\#(picture)},\#(box)}]}"#,
    ] {
      let html = try page(card).html
      let grounds = html.matches(of: /[{;]background-color:([^;}]*)/).map { String($0.output.1) }
      // The page or the container has the picture; all others are as the device is.
      #expect(grounds.count { $0.hasPrefix("#") } == 1 && grounds.contains { $0.hasPrefix("var(") }, "\(grounds)")
    }
  }

  @Test("a cell that leads somewhere has a link in it, and a group of boxes says that it is required")
  func roles() throws {
    let html = try page(
      #"""
      {"type":"AdaptiveCard","version":"1.5","body":[
        {"type":"Table","firstRowAsHeaders":false,"columns":[{"width":1}],"rows":[{"type":"TableRow","cells":[
          {"type":"TableCell","selectAction":{"type":"Action.OpenUrl","url":"https://e.com","title":"Open"},
           "items":[{"type":"TextBlock","text":"Words"}]}]}]},
        {"type":"Input.ChoiceSet","id":"c","label":"Pick","isMultiSelect":true,"isRequired":true,
         "choices":[{"title":"A","value":"a"}]},
        {"type":"Input.Text","id":"t","label":"Name","isRequired":true}]}
      """#
    ).html
    let cell = try #require(html.firstMatch(of: /<div[^>]*role="cell"[^>]*>\s*(<div[^>]*>)/))
    #expect(cell.output.1.contains(#"role="link""#) && cell.output.1.contains("data-run"), "\(cell.output.0)")
    #expect(!cell.output.0.dropLast(cell.output.1.count).contains("tabindex"))
    let marks = html.matches(of: /<span[^>]*>\s?\*\s?<\/span>/).map { String($0.output) }
    #expect(marks.map { $0.contains("aria-hidden") } == [false, true], "\(marks)")
  }

  @Test("a symbol without a character is reported")
  func symbols() throws {
    func findings(_ name: String) throws -> [String] {
      try page(#"{"type":"VStack","subviews":[{"type":"Image","values":{"systemIconName":"\#(name)"}}]}"#).findings
    }
    #expect(try findings("building.2.crop.circle").contains("html.unknown-symbol"))
    #expect(try !findings("star.fill").contains("html.unknown-symbol"))
    func card(_ element: String) throws -> (html: String, findings: [String]) {
      try page(#"{"type":"AdaptiveCard","version":"1.5","body":[\#(element)]}"#)
    }
    let button = try card(#"{"type":"CompoundButton","title":"Lounge","icon":{"name":"DrinkCoffee"}}"#)
    #expect(button.findings.contains("html.unknown-symbol") && !button.html.contains("Drink Coffee"))
    let icon = try card(#"{"type":"Icon","name":"DrinkCoffee"}"#)
    #expect(icon.findings.contains("html.unknown-symbol") && icon.html.contains("Drink Coffee"))
    #expect(try !card(#"{"type":"Icon","name":"Calendar"}"#).findings.contains("html.unknown-symbol"))
  }

  @Test("the name of a picture of the app stays in the room of the picture")
  func localPictures() throws {
    let html = try page(
      #"{"type":"Image","values":{"localImageName":"author-portrait"},"properties":{"width":32,"height":32}}"#
    ).html
    #expect(html.contains(#"title="author-portrait""#))
    let rule = try #require(html.range(of: ".blank{"))
    let end = try #require(html[rule.upperBound...].firstIndex(of: "}"))
    let look = html[rule.upperBound..<end]
    #expect(look.contains("white-space:nowrap") && look.contains("overflow:hidden"), "\(look)")
  }

  @Test("what is behind a shape with padding is seen around it")
  func shapes() throws {
    let html = try page(
      #"""
      {"type":"Rectangle",
        "properties":{"foregroundColor":"9333EA","width":50,"height":20,"padding":5,"backgroundColor":"102030"}}
      """#
    ).html.lowercased()
    #expect(html.contains("#9333ea") && html.contains("#102030"), "\(html)")
  }

  /// No format has another colour for the dark; what nobody states has the system's, which is another one there.
  @Test(
    "colours that a screen states are the same in the dark",
    arguments: [
      #"""
      {"type":"VStack","properties":{"backgroundColor":"FFFFFF","padding":8},"subviews":[
        {"type":"Text","values":{"text":"Plain"}},
        {"type":"Rectangle","properties":{"foregroundColor":"9333EA","height":8}},
        {"type":"Text","properties":{"foregroundColor":"FEFEFE","backgroundColor":"2563EB"},"values":{"text":"Brand"}}]}
      """#,
      #"""
      {"metadata":{"id":"s"},"ui":[{"type":"container","id":"a",
        "props":{"backgroundColor":"#2563EB","borderColor":"#9333EA","borderWidth":1,"children":[
          {"type":"label","id":"b","props":{"text":"Brand","text_color":"#FEFEFE"},
            "constraints":[{"type":"topEqual"},{"type":"leftEqual"}]},
          {"type":"container","id":"c","props":{"backgroundColor":"#FFFFFF"},
            "constraints":[{"type":"bottomEqual"},{"type":"horizontalMargin"},{"type":"height","value":8}]},
          {"type":"label","id":"d","props":{"text":"Plain"},
            "constraints":[{"type":"bottomEqual"},{"type":"leftEqual"}]}]},
        "constraints":[{"type":"topEqual"},{"type":"horizontalMargin"},{"type":"height","value":90}]}]}
      """#,
    ])
  func statedColours(_ screen: String) throws {
    let html = try page(screen).html.lowercased()
    let rules = html.matches(of: /\n\.c[0-9]+\{([^}]*)\}/).map { String($0.output.1) }
    for color in ["#2563eb", "#9333ea", "#fefefe", "#fff"] {
      #expect(rules.contains { $0.contains(color) }, "\(color) in \(rules)")
    }
    // What can be another colour in the dark is the page's ground and the text without a colour.
    let names = Set(rules.flatMap { $0.matches(of: /var\(--c[0-9]+\)/).map { String($0.output) } })
    #expect(names.count == 2, "\(rules)")
  }
}
