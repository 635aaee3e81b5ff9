import CardCompiler
import CardFormats
import CardSyntax
import CardTestSupport
import Testing

/// What becomes a Skima screen has one layout on every phone: no constraints contradict each other, and none are missing.
@Suite("Converted screens have one layout")
struct SoundLayoutTests {
  /// `cardc check` finds nothing wrong with the places on the Skima screen that a screen becomes, on phones of all widths.
  private static func expectSound(_ source: SourceText, _ name: String) throws {
    guard let bytes = Compiler().compile(source, to: [.skima])[.skima]?.bytes else { return }
    let files = OverlayFileSystem(["screen.json": String(decoding: bytes, as: UTF8.self)])
    var request = WorkspaceRequest()
    request.inputs = ["screen.json"]
    let workspace = try Workspace.open(request, files: files)
    let findings = try workspace.check(["screen.json"], jobs: 1).diagnostics.all
      .filter { $0.id.hasPrefix("layout.") }.map { "\($0.id): \($0.message)" }
    #expect(findings == [], "\(name)")
  }

  private static func card(_ body: String) -> SourceText {
    SourceText(name: "card.json", text: #"{"type":"AdaptiveCard","version":"1.6","body":[\#(body)]}"#)
  }

  @Test("sets of images of every size, in lines", arguments: ["small", "medium", "large", "stretch"], [false, true])
  func imageSets(_ size: String, _ isPainted: Bool) throws {
    let paint = isPainted ? ##","backgroundColor":"#FF0000""## : ""
    let image = #"{"type":"Image","url":"https://example.com/a.png"\#(paint)}"#
    for count in 1...8 {
      let images = Array(repeating: image, count: count).joined(separator: ",")
      let set = #"{"type":"ImageSet","imageSize":"\#(size)","images":[\#(images)]}"#
      try Self.expectSound(Self.card(set), "\(count)")
      let column = #"{"type":"Column","width":"stretch","items":[\#(set)]}"#
      let columns = #"{"type":"ColumnSet","columns":[\#(column),{"type":"Column","width":"60px","items":[\#(image)]}]}"#
      try Self.expectSound(Self.card(columns), "\(count) in a column")
    }
  }

  private static let text = #"{"type":"TextBlock","text":"A"}"#
  private static let picture = #""backgroundImage":"https://example.com/a.png""#

  @Test("pages of a carousel that are higher than it is")
  func pages() throws {
    let page = #"{"type":"CarouselPage","items":[\#(Self.text),\#(Self.text)]}"#
    try Self.expectSound(
      Self.card(#"{"type":"Carousel","heightInPixels":"30px","pages":[\#(page),\#(page),\#(page)]}"#), "pages")
  }

  @Test("rows of buttons with line breaks in their titles")
  func titles() throws {
    let actions = ["File", "Send\\nnow", "Open", "Share it\\nwith all"].map {
      #"{"type":"Action.Submit","title":"\#($0)"}"#
    }
    try Self.expectSound(
      Self.card(#"{"type":"ActionSet","actions":[\#(actions.joined(separator: ","))]}"#), "titles")
  }

  @Test("boxes without content, before a picture and beside others", arguments: [#""minHeight":"90px","#, ""])
  func emptyBoxes(_ least: String) throws {
    try Self.expectSound(Self.card(#"{"type":"Container",\#(Self.picture),\#(least)"items":[]}"#), "before a picture")
    let cells = #"{"items":[\#(Self.text)]},{\#(Self.picture),\#(least)"items":[]}"#
    try Self.expectSound(Self.card(#"{"type":"Table","rows":[{"cells":[\#(cells)]}]}"#), "in a table")
    let body = #"{"type":"Container","style":"emphasis","showBorder":true,\#(least)"items":[]},\#(Self.text)"#
    let card = #"{"type":"AdaptiveCard","version":"1.6",\#(Self.picture),"body":[\#(body)]}"#
    try Self.expectSound(SourceText(name: "card.json", text: card), "before the picture of a card")
  }

  @Test("buttons, pictures and facts in columns of every width, at every side", arguments: ["left", "center", "right"])
  func columns(_ side: String) throws {
    func actions(_ titles: [String]) -> String {
      let actions = titles.map { #"{"type":"Action.Submit","title":"\#($0)"}"# }.joined(separator: ",")
      return #"{"type":"ActionSet","horizontalAlignment":"\#(side)","actions":[\#(actions)]}"#
    }
    let image = #"{"type":"Image","url":"https://example.com/a.png","horizontalAlignment":"\#(side)"}"#
    func set(_ count: Int) -> String {
      let images = Array(repeating: image, count: count).joined(separator: ",")
      return #"{"type":"ImageSet","horizontalAlignment":"\#(side)","images":[\#(images)]}"#
    }
    let facts = #"{"type":"FactSet","facts":[{"title":"Opening hours","value":"daily"}]}"#
    let contents = [
      actions(["Confirm data", "Edit data", "Delete data"]), actions(["Acknowledge it", "No"]), image, set(1), set(3),
      facts,
    ]
    let widths = [#""auto""#, #""60px""#, #""80px""#, "1", "2", #""stretch""#]
    for content in contents {
      for width in widths {
        for other in widths {
          for rest in ["", #","rtl":true"#] {
            let painted = #"{"width":\#(other),"style":"emphasis","items":[\#(Self.text)]}"#
            let body = #"{"type":"ColumnSet","columns":[\#(painted),{"width":\#(width),"items":[\#(content)]}]}"#
            let card = #"{"type":"AdaptiveCard","version":"1.6"\#(rest),"body":[\#(body)]}"#
            try Self.expectSound(SourceText(name: "card.json", text: card), card)
          }
        }
      }
    }
  }

  @Test("facts in cells that leave no room for the distance between title and value")
  func narrowFacts() throws {
    let facts = #"{"type":"FactSet","facts":[{"title":"jehdd","value":"eib"}]}"#
    let cells = #"{"items":[\#(facts)]},{"items":[]},{"items":[]}"#
    let widths = #"{"width":2},{"width":"60px"},{"width":2}"#
    let table = #"{"type":"Table","columns":[\#(widths)],"rows":[{"cells":[\#(cells)]}]}"#
    let columns = #"{"width":2,"items":[\#(table)]},{"width":"200px","items":[]}"#
    try Self.expectSound(Self.card(#"{"type":"ColumnSet","columns":[\#(columns)]}"#), "facts")
  }

  @Test("the project's templates and examples")
  func templates() throws {
    let paths = ["templates", "examples/legacy"].flatMap { folder in
      ["yaml", "json"].flatMap { TestFiles.files(below: folder, extension: $0) }
    }
    var count = 0
    for path in paths where !path.contains(".data") && !path.contains("/_") && !path.contains(".host") {
      try Self.expectSound(SourceText(name: path, bytes: TestFiles.bytes(path)), path)
      count += 1
    }
    #expect(count > 15)
  }

  @Test(
    "the corpus", .enabled(if: TestFiles.corpus("skima") != nil, "CARDC_SHARED does not name a folder with a corpus"),
    arguments: ["adaptive-cards", "drivenui"])
  func corpus(_ folder: String) throws {
    let paths = (TestFiles.corpus(folder) ?? []).filter { !$0.contains("HostConfig") }
    for path in TestEffort.sample(paths, every: 6) {
      try Self.expectSound(SourceText(name: path, bytes: TestFiles.bytes(path)), path)
    }
  }

  @Test("random cards", arguments: 0..<4)
  func randomCards(_ part: Int) throws {
    let count = TestEffort.randomDocuments(40) / 4
    for seed in (part * count)..<((part + 1) * count) {
      var documents = VocabularyDocuments(AdaptiveCardsFormat.vocabulary, seed: UInt64(seed), density: 4 + seed % 5 * 6)
      let text = documents.document(depth: 2 + seed % 3)
      try Self.expectSound(SourceText(name: "random.json", text: text), "random \(seed) \(text)")
    }
  }
}
