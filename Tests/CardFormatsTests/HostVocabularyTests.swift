import CardIR
import CardSyntax
import Testing

@testable import CardFormats

/// The tables against what hosts document: a row that is taken away, or a value that is not taken, fails a case.
@Suite("What hosts have beyond the published schema") struct HostVocabularyTests {
  /// One property as the documentation has it.
  struct Row: Sendable, CustomStringConvertible {
    let type: String
    let property: String
    let values: String
    var description: String { "\(type).\(property)=\(values)" }
  }

  static let vocabulary = AdaptiveCardsVocabulary.vocabulary

  static let rows: [Row] = {
    var rows: [Row] = []
    for line in HostVocabularyRows.text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard let head = words.first, head.hasSuffix(":") else { continue }
      for word in words.dropFirst() {
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        for type in types(String(head.dropLast())) {
          rows.append(Row(type: type, property: parts[0], values: parts.count > 1 ? parts[1] : "-"))
        }
      }
    }
    return rows
  }()

  /// The types that a line is about.
  private static func types(_ name: String) -> [String] {
    switch name {
    case "*element":
      vocabulary.types.filter { $0.family == AdaptiveCardsVocabulary.element && !$0.isRecord }.map(\.name)
    case "*action": vocabulary.types.filter { $0.family == AdaptiveCardsVocabulary.action }.map(\.name)
    case "*page": ["AccordionPage", "TabPage", "CarouselPage"]
    case "*chart": vocabulary.types.map(\.name).filter { $0.hasPrefix("Chart.") }
    default: [name]
    }
  }

  /// What the documentation says of every element or action, and what single ones do not have.
  private static let absent: Set<String> = ["Action.Popover.menuActions"]

  private static func node(_ text: String) throws -> Node {
    var diagnostics = Diagnostics()
    let read = Document.read(SourceText(name: "value", text: text), as: .json, diagnostics: &diagnostics)
    return try #require(read).root
  }

  @Test("every documented property is in the tables with every documented value")
  func documented() throws {
    #expect(Self.rows.count > 1_000)
    for row in Self.rows where !Self.absent.contains("\(row.type).\(row.property)") {
      guard let type = Self.vocabulary.types.first(where: { $0.name == row.type }) else {
        Issue.record("\(row.type) is no type")
        continue
      }
      let found = type.properties.first { $0.name == row.property }
      guard let property = found else {
        Issue.record("\(row) is missing")
        continue
      }
      guard let codec = property.codec else {
        #expect(row.values == "-" || property.region != nil, "\(row)")
        continue
      }
      for value in try samples(row.values) {
        #expect(codec.decode(value) != nil, "\(row): \(value.string ?? value.numberText ?? "")")
      }
    }
  }

  /// Values of a sort.
  private func samples(_ values: String) throws -> [Node] {
    switch values {
    case "-": []
    case "string": [try Self.node("\"a\"")]
    case "number": [try Self.node("2")]
    case "boolean": [try Self.node("true")]
    default:
      try values.split(separator: "|").flatMap { name -> [Node] in
        if name == "px" { return [try Self.node("\"10px\"")] }
        if name.hasPrefix("@") {
          return try #require(HostVocabularyRows.sets[String(name.dropFirst())], "\(name)").map {
            try Self.node("\"\($0)\"")
          }
        }
        return [try Self.node("\"\(name)\"")]
      }
    }
  }

  // MARK: Documents

  private func check(_ text: String) throws -> [String] {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "card", text: text)
    let read = Document.read(source, as: .json, diagnostics: &diagnostics)
    let document = try #require(read)
    let screen = try #require(
      AdaptiveCardsFormat().importScreen(
        document, options: ImportOptions(name: "card", readsHoles: true), diagnostics: &diagnostics))
    #expect(
      AdaptiveCardsFormat().emit(screen, options: EmitOptions(syntax: .minified), diagnostics: &diagnostics)
        .first.map { String(decoding: $0.bytes, as: UTF8.self) } == text)
    return diagnostics.all.filter { $0.severity != .note }.map(\.message)
  }

  private func card(_ body: String, _ members: String = "") -> String {
    #"{"type":"AdaptiveCard","version":"1.5"\#(members),"body":[\#(body)]}"#
  }

  @Test(
    "cards of today are read without a warning and written as they were",
    arguments: [
      #"{"type":"Badge","text":"New","icon":"Star,filled","style":"Informative","isSortKey":true,"key":"k"}"#,
      #"{"type":"CodeBlock","codeSnippet":"echo ${HOME} ${#a[@]} `date`","language":"bash"}"#,
      #"{"type":"ProgressBar","value":"${done}","max":7,"color":"good"}"#,
      #"{"type":"Rating","value":4.5,"targetWidth":"atLeast:narrow"}"#,
      #"{"type":"Chart.Pie","data":[{"legend":"a","value":1,"color":"categoricalRed"}]}"#,
      #"{"type":"Chart.Line","data":"${series}"}"#,
      #"{"type":"Accordion","pages":[{"headerTitle":"a","items":[{"type":"TextBlock","text":"b"}]}]}"#,
      #"{"type":"TabSet","pages":[{"type":"TabPage","title":"a","iconName":"Star","items":[]}]}"#,
      #"{"type":"Carousel","pageAnimation":"none","pages":[{"type":"CarouselPage","items":[],"showBorder":true}]}"#,
      #"{"type":"RichTextBlock","inlines":["a",{"type":"IconRun","name":"Star"},{"type":"CitationRun","referenceIndex":1}]}"#,
      #"{"type":"Container","layouts":[{"type":"Layout.AreaGrid","columns":[40,"60px"],"areas":[{"name":"a"}]}],"items":[{"type":"TextBlock","text":"a","grid.area":"a"}]}"#,
      #"{"type":"Container","style":"emphasis","minHeight":"10px"}"#,
      #"{"type":"Image","url":"data:image/svg+xml;utf8,<svg width='1'> <g/></svg>"}"#,
      #"{"type":"Container","horizontalAlignment":"center","items":[]}"#,
      #"{"type":"TextBlock","text":"${rs:hello} ${{BUILD_NAME}} [1](cite:1) <at>Ada</at>"}"#,
      #"{"type":"Component","name":"graph.microsoft.com/user","properties":{"displayName":"Ada"}}"#,
      #"{"type":"Image","url":"https://example.com/a.png","style":"RoundedCorners","fitMode":"cover"}"#,
      #"{"type":"Input.Text","id":"a","valueChangedAction":{"type":"Action.ResetInputs","targetInputIds":["a"]}}"#,
      #"{"type":"ActionSet","actions":[{"type":"Action.Submit","iconUrl":"icon:Send","menuActions":[{"type":"Action.OpenUrl","url":"https://example.com"}]}]}"#,
      #"{"type":"ActionSet","actions":[{"type":"Action.Popover","content":{"type":"Badge","text":"a"}}]}"#,
    ])
  func cards(_ element: String) throws {
    #expect(try check(card(element)) == [])
  }

  @Test func documentsHaveTextsByLanguageReferencesAndMentions() throws {
    let members = """
      ,"resources":{"strings":{"a":{"defaultValue":"b","localizedValues":{"fr":"c"}}}},\
      "references":[{"type":"DocumentReference","title":"a","url":"https://example.com"}],\
      "msteams":{"width":"full","entities":[{"type":"mention","text":"<at>Ada</at>","mentioned":{"id":"1","name":"Ada"}}]}
      """
    #expect(try check(card("", members)) == [])
  }

  @Test(
    "what is inside of data is looked at",
    arguments: [
      (#"{"type":"Chart.Pie","data":[{"legend":"a","val":1}]}"#, "`DonutChartData` has no property `val`"),
      (#"{"type":"Chart.Pie","colorSet":"rainbow"}"#, "`colorSet` cannot be `rainbow`"),
      (
        #"{"type":"Container","items":[],"layouts":[{"type":"Layout.Grid"}]}"#,
        "Adaptive Cards has no type `Layout.Grid`"
      ),
      (#"{"type":"Image","url":"https://e.com","themedUrls":[{"theme":"Blue"}]}"#, "`theme` cannot be `Blue`"),
      (#"{"type":"Badge","txt":"a"}"#, "`Badge` has no property `txt`"),
      (#"{"type":"Container"}"#, "`Container` needs `items`"),
    ])
  func mistakes(_ element: String, _ message: String) throws {
    #expect(try check(card(element)) == [message])
  }
}
