import CardSyntax
import CardTestSupport
import Testing

@testable import CardFormats

/// The JSON Schemas that are printed, with a validator that was written from the specification.
@Suite struct AdaptiveCardsSchemaTests {
  private static func read(_ text: String) throws -> Node {
    var diagnostics = Diagnostics()
    return try #require(
      Document.read(SourceText(name: "text.json", text: text), as: .json, diagnostics: &diagnostics)
    ).root
  }

  private static func read(file path: String) throws -> Node? {
    var diagnostics = Diagnostics()
    let source = SourceText(name: path, bytes: try TestFiles.bytes(path))
    return Document.read(source, as: path.hasSuffix("json") ? .json : .yaml, diagnostics: &diagnostics)?.root
  }

  private static func schema(_ format: any Format = AdaptiveCardsFormat()) throws -> Node {
    try read(String(decoding: #require(format.jsonSchema(.minified)), as: UTF8.self))
  }

  private static let formats: [any Format] = [AdaptiveCardsFormat(), DrivenUIFormat(), SkimaFormat()]

  // MARK: The schema itself

  /// The keywords whose values are schemas, lists of schemas and objects of schemas.
  private static let applicators: Set<String> = ["if", "then", "else", "not", "items", "additionalProperties"]
  private static let lists: Set<String> = ["anyOf", "allOf"]
  private static let maps: Set<String> = ["properties", "patternProperties", "$defs"]
  private static let annotations: Set<String> = [
    "$schema", "title", "description", "default", "deprecated", "format", "type", "enum", "const", "pattern",
    "required", "$ref",
  ]

  /// What is wrong with a schema by the specification of draft 2020-12.
  private func problems(_ schema: Node, _ root: Node, _ pointer: String = "") -> [String] {
    if schema.kind == .boolean { return [] }
    guard schema.kind == .object else { return ["\(pointer): no schema"] }
    var found: [String] = []
    for member in schema.members {
      let place = "\(pointer)/\(member.name)"
      let value = member.value
      switch member.name {
      case let name where Self.applicators.contains(name): found += problems(value, root, place)
      case let name where Self.lists.contains(name):
        if Array(value.elements).isEmpty { found.append("\(place): empty") }
        for (index, part) in value.elements.enumerated() { found += problems(part, root, "\(place)/\(index)") }
      case let name where Self.maps.contains(name):
        for part in value.members { found += problems(part.value, root, "\(place)/\(part.name)") }
      case "$ref":
        let name = value.string?.split(separator: "/").last.map(String.init) ?? ""
        if root["$defs"]?[name] == nil { found.append("\(place): no definition `\(name)`") }
      case "type":
        let types: Set = ["null", "boolean", "number", "integer", "string", "array", "object"]
        if !types.contains(value.string ?? "") { found.append("\(place): no type") }
      case "required":
        let names = value.elements.compactMap(\.string)
        if Set(names).count != names.count { found.append("\(place): twice") }
        if schema["additionalProperties"]?.boolean == false {
          for name in names where schema["properties"]?[name] == nil {
            found.append("\(place): \(name) is no property")
          }
        }
      case "enum":
        let names = value.elements.compactMap(\.string)
        if names.isEmpty || Set(names).count != names.count { found.append("\(place): empty or twice") }
      default: if !Self.annotations.contains(member.name) { found.append("\(place): no keyword") }
      }
    }
    return found
  }

  @Test func schemasAreSchemas() throws {
    for format in Self.formats {
      let schema = try Self.schema(format)
      #expect(problems(schema, schema) == [], "\(format.title)")
      #expect(schema["$schema"]?.string == "https://json-schema.org/draft/2020-12/schema")
    }
  }

  @Test func propertiesAreDescribed() throws {
    let wrap = try #require(try Self.schema()["$defs"]?["TextBlock"]?["properties"]?["wrap"])
    #expect(wrap["default"]?.boolean == false)
    #expect(wrap["description"]?.string?.isEmpty == false)
    let style = try #require(try Self.schema()["$defs"]?["TextBlock"]?["properties"]?["style"])
    #expect(style["description"]?.string?.hasSuffix("Since 1.5.") == true)
    let spacing = try #require(try Self.schema()["$defs"]?["TextBlock"]?["properties"]?["spacing"])
    let names = try #require(spacing["anyOf"]).elements.map { $0 }.first?["enum"]?.elements.compactMap(\.string)
    #expect(names == ["default", "none", "extraSmall", "small", "medium", "large", "extraLarge", "padding"])
  }

  @Test func keysForAnchorsAreAcceptedAtTheRoot() throws {
    func problems(_ members: String) throws -> [String] {
      let card = try Self.read(#"{"type":"AdaptiveCard","version":"1.5","body":[],\#(members)}"#)
      return JSONSchemaValidator.problems(of: card, schema: try Self.schema())
    }
    #expect(try problems(#""x-defaults":[{"wrap":true}]"#) == [])
    #expect(try problems(#""defaults":[{"wrap":true}]"#) != [])
    #expect(try Self.problems(inElement: #"{"type":"TextBlock","text":"a","x-defaults":1}"#) != [])
  }

  // MARK: Elements

  private static func problems(inElement text: String) throws -> [String] {
    let card = try read(#"{"type":"AdaptiveCard","version":"1.5","body":[\#(text)]}"#)
    return JSONSchemaValidator.problems(of: card, schema: try schema())
  }

  @Test(arguments: [
    // Names have any case, and lengths and shares several forms.
    #"{"type":"TextBlock","text":"a","size":"ExtraLarge","color":null}"#,
    #"{"type":"ColumnSet","columns":[{"width":"auto"},{"width":2},{"width":"2"},{"width":"50px"},{"type":"Column"}]}"#,
    #"{"type":"Image","url":"a.png","height":"stretch","width":"50px"}"#,
    #"{"type":"Input.Text","id":"a","labelWidth":30}"#, #"{"type":"Input.Text","id":"a","labelWidth":"40px"}"#,
    // Shorthand forms.
    #"{"type":"Container","items":[],"backgroundImage":"a.png","fallback":"drop"}"#,
    #"{"type":"Container","items":[],"backgroundImage":{"url":"a.png","fillMode":"repeat"}}"#,
    #"{"type":"RichTextBlock","inlines":["a",{"type":"TextRun","text":"b"}]}"#,
    #"{"type":"ActionSet","actions":[{"type":"Action.ToggleVisibility","targetElements":["a",{"elementId":"b"}]}]}"#,
    // Types that may be left out.
    #"{"type":"ImageSet","images":[{"url":"a.png"},{"type":"Image","url":"b.png"}]}"#,
    #"{"type":"Table","columns":[{"width":1}],"rows":[{"cells":[{"items":[]}]}],"firstRowAsHeaders":false}"#,
    #"{"type":"Media","sources":[{"url":"a.mp4"}],"captionSources":[{"mimeType":"vtt","url":"a.vtt","label":"l"}]}"#,
    #"{"type":"Input.ChoiceSet","id":"a","choices.data":{"dataset":"d","count":5}}"#,
    #"{"type":"Carousel","pages":[{"items":[]},{"type":"CarouselPage","items":[]}],"timer":5000}"#,
    // Templates.
    #"{"type":"TextBlock","text":"a","wrap":"${w}","maxLines":"${n}","size":"${s}","$data":"${d}","$when":"${c}"}"#,
    #"{"type":"Container","items":"${items}"}"#, #"{"type":"Container","items":["${item}"],"$data":[1,2]}"#,
    #"{"type":"ColumnSet","columns":[{"width":"${w}","$data":"${columns}","items":[]}]}"#,
    #"{"type":"FactSet","facts":[{"$data":"${facts}","title":"${t}","value":"${v}","$when":true}]}"#,
    #"{"type":"caption","text":"a component"}"#, #"{"type":"TextBlock","text":{"type":"money","amount":1}}"#,
    #"{"$include":"parts/footer.json"}"#, #"{"type":"${kind}","anything":1}"#, #""${element}""#,
  ])
  func whatATemplateMayHaveIsAccepted(_ element: String) throws {
    #expect(try Self.problems(inElement: element) == [])
  }

  @Test(arguments: [
    (#"{"type":"TextBlok","text":"a"}"#, "/body/0/type"),
    (#"{"type":"TextBlock","text":"a","wieght":"bolder"}"#, "/body/0/wieght"),
    (#"{"type":"TextBlock","text":"a","size":"hugeLarge"}"#, "/body/0/size"),
    (#"{"type":"TextBlock","text":"a","size":"xlargey"}"#, "/body/0/size"),
    (#"{"type":"TextBlock","text":"a","wrap":"true"}"#, "/body/0/wrap"),
    (#"{"type":"TextBlock","text":7}"#, "/body/0/text"), (#"{"type":"TextBlock","text":null}"#, "/body/0/text"),
    (#"{"type":"TextBlock"}"#, "/body/0/text"), (#"{"text":"a"}"#, "/body/0/type"),
    (#"{"type":"Column","items":[]}"#, "/body/0/type"), (#"{"type":"Action.Submit"}"#, "/body/0/type"),
    (#"{"type":"AdaptiveCard"}"#, "/body/0/type"),
    (#"{"type":"ColumnSet","columns":[{"type":"Container","items":[]}]}"#, "/body/0/columns/0/type"),
    (#"{"type":"Image","url":"a","width":"50"}"#, "/body/0/width"),
    (#"{"type":"Container","items":{}}"#, "/body/0/items"),
    (#"{"type":"Image","url":"a","selectAction":{"type":"Action.ShowCard"}}"#, "/body/0/selectAction"),
    (#"{"type":"Input.ChoiceSet","id":"a","choices.data":{"count":5}}"#, "/body/0/choices.data/dataset"),
  ])
  func mistakesAreMarked(_ element: String, _ pointer: String) throws {
    let found = try Self.problems(inElement: element)
    #expect(found.contains { $0.hasPrefix(pointer + ":") || $0.hasPrefix(pointer + "/") }, "\(found)")
  }

  // MARK: Files

  @Test func theProjectsTemplatesAreAccepted() throws {
    var counts: [String: Int] = [:]
    let files = ["json", "yaml"].flatMap { TestFiles.files(below: "templates", extension: $0) }
    for path in files where !path.contains(".data") && !path.contains("_components") {
      let root = try #require(try Self.read(file: path))
      let format = Self.formats[root["type"]?.string == "AdaptiveCard" ? 0 : root["type"] != nil ? 1 : 2]
      #expect(JSONSchemaValidator.problems(of: root, schema: try Self.schema(format)) == [], "\(path)")
      counts[format.title, default: 0] += 1
    }
    #expect(counts.count == 3)
  }

  private static let cards = TestFiles.corpus("adaptive-cards")?.filter { !$0.contains("/HostConfig/") }

  /// Cards that the published schema takes and this one does not, with the reason.
  private static let stricter = [
    "Image.Size.Auto.json": "a height of `300` has no unit, which renderers do not read"
  ]

  @Test(.enabled(if: cards != nil, "CARDC_SHARED does not name a folder with a corpus"))
  func cardsThatThePublishedSchemaTakesAreAccepted() throws {
    let published = try PublishedCardSchema()
    let own = JSONSchemaValidator(try Self.schema())
    var accepted = 0
    for path in TestEffort.sample(try #require(Self.cards), every: 4) {
      guard let card = try Self.read(file: path), published.accepts(card) else { continue }
      if Self.stricter.keys.contains(where: { path.hasSuffix("/" + $0) }) {
        #expect(!own.accepts(card), "\(path)")
        continue
      }
      #expect(own.problems(of: card) == [], "\(path)")
      accepted += 1
    }
    #expect(accepted > TestEffort.choose(25, thorough: 100))
  }

  @Test("what a box shows makes up for its list, as it does for `check`")
  func excuses() throws {
    let schema = try Self.schema()
    func isRight(_ element: String) throws -> Bool {
      let card = try Self.read(#"{"type":"AdaptiveCard","version":"1.5","body":[\#(element)]}"#)
      return JSONSchemaValidator.problems(of: card, schema: schema).isEmpty
    }
    #expect(try isRight(#"{"type":"Container","style":"good"}"#))
    #expect(try isRight(#"{"type":"Container","items":[]}"#))
    #expect(try !isRight(#"{"type":"Container"}"#))
    #expect(try !isRight(#"{"type":"Container","spacing":"small"}"#))
    #expect(try isRight(#"{"type":"Table","rows":[{"cells":[{"type":"TableCell","style":"good"}]}]}"#))
  }
}
