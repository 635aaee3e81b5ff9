import CardCompiler
import CardHTML
import CardSyntax
import Testing

/// What hosts added to inputs, pictures and badges, as pages show it.
@Suite("Looks of controls on pages")
struct ControlLookTests {
  private func page(_ element: String) throws -> PageText {
    let card = #"{"type":"AdaptiveCard","version":"1.5","body":[\#(element)]}"#
    let result = Compiler().compile(SourceText(name: "card.json", text: card), to: [.html])
    let output = try #require(result.outputs.first)
    #expect(output.fidelity.map(\.message) == [])
    return try PageText(String(decoding: output.files[0].bytes, as: UTF8.self))
  }

  /// The declarations of the look of an element of the page.
  private func look(of tag: PageText.Tag?, in page: PageText) throws -> Substring {
    let classes = try #require(tag?.attributes["class"]).split(separator: " ")
    let name = try #require(classes.last { $0.dropFirst().allSatisfy(\.isNumber) && $0.hasPrefix("c") })
    let start = try #require(page.source.firstRange(of: ".\(name){"))
    return page.source[start.upperBound...].prefix { $0 != "}" }
  }

  @Test("the title of a toggle can be for those only who do not see it", arguments: [true, false])
  func toggles(isShown: Bool) throws {
    let page = try page(#"{"type":"Input.Toggle","id":"t","title":"Agree","showTitle":\#(isShown)}"#)
    let box = page.tags.first { $0.attributes["type"] == "checkbox" }
    #expect(page.shown.contains("Agree") == isShown)
    #expect(box?.attributes["aria-label"] == (isShown ? nil : "Agree"))
  }

  @Test("choices stand in columns where that is asked for", arguments: [nil, "150px"])
  func choices(least: String?) throws {
    let width = least.map { #","minColumnWidth":"\#($0)""# } ?? ""
    func group(_ rest: String) throws -> Substring {
      let page = try page(
        #"{"type":"Input.ChoiceSet","id":"c","style":"expanded","choices":[{"title":"A","value":"a"}]\#(rest)}"#)
      return try look(of: page.tags.first { $0.attributes["role"] == "radiogroup" }, in: page)
    }
    let columns = try group(#","useMultipleColumns":true\#(width)"#)
    #expect(columns.contains("display:grid"))
    #expect(columns.contains("minmax(min(\(least ?? "100px"),100%),1fr)"))
    #expect(try !group("").contains("grid"))
  }

  @Test("a picture fills its frame as it says", arguments: [("Cover", "cover"), ("Contain", "contain"), ("Fill", nil)])
  func pictures(mode: String, fit: String?) throws {
    let page = try page(
      #"{"type":"Image","url":"https://a.example/p.png","width":"80px","height":"40px","fitMode":"\#(mode)"}"#)
    let look = try look(of: page.tags.first { $0.name == "img" }, in: page)
    #expect(look.contains("object-fit:\(fit ?? "")") == (fit != nil))
  }

  @Test("columns are no narrower than the words of the badges in them, but all fit")
  func badges() throws {
    let badge = #"{"type":"Badge","text":"Confirmed"}"#
    let other = #"{"type":"TextBlock","text":"Something long that takes all the room"}"#
    let columns = try page(
      #"{"type":"ColumnSet","columns":[{"type":"Column","items":[\#(badge)]},{"type":"Column","width":20,"items":[\#(other)]}]}"#
    )
    let table = try page(
      #"{"type":"Table","columns":[{"width":1},{"width":9}],"rows":[{"cells":[{"items":[\#(other)]},{"items":[]}]},{"cells":[{"items":[\#(badge)]},{"items":[\#(other)]}]}]}"#
    )
    for page in [columns, table] {
      let rules = page.source.matches(of: /min-width:min\(([0-9.]+)px,50%\)/).compactMap { Double($0.1) }
      #expect(!rules.isEmpty && rules.allSatisfy { 60...140 ~= $0 }, "\(rules)")
    }
    let cells = table.tags.filter {
      $0.attributes["role"]?.hasSuffix("header") == true || $0.attributes["role"] == "cell"
    }
    // The cells of a column have one width in every row.
    #expect(try look(of: cells[0], in: table).contains("min-width:min("))
    #expect(try look(of: cells[2], in: table).contains("min-width:min("))
    #expect(try look(of: cells[1], in: table).contains("min-width:0"))
  }
}
