import CardCompiler
import CardIR
import CardModel
import CardSyntax
import CardTestSupport
import Testing

@Suite("Cards as values: reading and writing")
struct CardReadingTests {
  private func card(_ json: String) throws -> AdaptiveCard {
    var diagnostics = Diagnostics()
    return try #require(AdaptiveCard(json: json, diagnostics: &diagnostics), "\(diagnostics.all.map(\.message))")
  }

  /// A card with one element.
  private func element(_ json: String) throws -> CardElement {
    try #require(card(#"{"type":"AdaptiveCard","body":[\#(json)]}"#).body.first)
  }

  @Test(
    "a card that is read and written is the same text",
    arguments: [
      #"{"type":"AdaptiveCard","body":[{"wrap":false,"text":"a\rb – ü","type":"TextBlock","spacing":"Default"}]}"#,
      #"{"type":"AdaptiveCard","body":[{"type":"Input.Number","id":"n","value":1.50,"max":1e3}]}"#,
      #"{"body":[],"x":{"b":12345678901234567890,"a":[null]},"type":"AdaptiveCard","version":"1.5"}"#,
      #"{"type":"AdaptiveCard","body":[{"type":"Gauge","value":0.50,"parts":[{"type":"TextBlock","text":"x"}]}]}"#,
      #"{"type":"AdaptiveCard","backgroundImage":"https://e.com/a.png","rtl":null,"minHeight":"10 px"}"#,
      #"{"type":"AdaptiveCard","body":[{"type":"Table","firstRowAsHeader":false,"rows":"${rows}"},"${more}",3]}"#,
      #"{"$when":"${a}","type":"AdaptiveCard","body":[{"type":"TextBlock","text":"${b}","maxLines":"${c}"}]}"#,
      #"{"type":"AdaptiveCard","actions":[{"type":"Action.Custom","title":"t","payload":{"a":1}}]}"#,
    ])
  func identity(_ text: String) throws {
    #expect(try card(text).text(.minified) == text)
  }

  @Test("properties have types")
  func typed() throws {
    let card = try card(
      #"""
      {"type":"AdaptiveCard","version":"1.5","minHeight":"80px","rtl":true,"backgroundImage":"https://e.com/b.png",
       "refresh":{"action":{"type":"Action.Execute","verb":"again"},"userIds":["a","b"]},
       "body":[
        {"type":"TextBlock","text":"Hi","size":"Large","weight":"bolder","maxLines":2,"isSubtle":true,
         "requires":{"x":"1.2"},"fallback":"drop"},
        {"type":"RichTextBlock","inlines":["plain",{"type":"TextRun","text":"bold","weight":"Bolder"}]},
        {"type":"Image","url":"https://e.com/a.png","height":"40px","backgroundColor":"#80FF0000"},
        {"type":"ColumnSet","columns":[{"width":"2"},{"width":"auto"},{"width":"50px"},{"width":"Stretch"}]},
        {"type":"Table","firstRowAsHeader":false,"rows":[{"cells":[{"items":[]}]}]},
        {"type":"Input.Number","id":"n","min":0.5,"value":"7","labelWidth":30},
        {"type":"Input.ChoiceSet","id":"c","choices":[{"title":"A","value":"a"}],"choices.data":
          {"type":"Data.Query","dataset":"people","count":20}}],
       "actions":[
        {"type":"Action.ToggleVisibility","targetElements":["n",{"elementId":"c","isVisible":false}]},
        {"type":"Action.Submit","data":{"x":1},"associatedInputs":"None",
         "fallback":{"type":"Action.OpenUrl","url":"https://e.com"}}]}
      """#)
    #expect(card.version == "1.5" && card.minHeight == 80 && card.rtl == true)
    #expect(card.backgroundImage?.url == "https://e.com/b.png" && card.backgroundImage?.fillMode == nil)
    #expect(card.refresh?.action?.verb == "again" && card.refresh?.userIds == ["a", "b"])
    let text = try #require(card.body[0].textBlock)
    #expect(text.text == "Hi" && text.size == .large && text.weight == .bolder && text.maxLines == 2)
    #expect(text.isSubtle == true && text.wrap == nil && text.requires == ["x": "1.2"] && text.fallback == .drop)
    let runs = try #require(card.body[1].richTextBlock?.inlines)
    #expect(runs.map(\.text) == ["plain", "bold"] && runs.map(\.weight) == [nil, .bolder])
    let image = try #require(card.body[2].image)
    #expect(image.height == .pixels(40) && image.backgroundColor == Color(0xFF0000, alpha: 0x80))
    #expect(card.body[3].columnSet?.columns.map(\.width) == [.weight(2), .auto, .pixels(50), .stretch])
    #expect(card.body[4].table?.firstRowAsHeaders == false && card.body[4].table?.rows[0].cells.count == 1)
    let number = try #require(card.body[5].inputNumber)
    #expect(number.min == 0.5 && number.value == 7 && number.labelWidth == .percent(30))
    let choices = try #require(card.body[6].inputChoiceSet)
    #expect(choices.choices == [Input.Choice("A", value: "a")] && choices.choicesData?.count == 20)
    let targets = try #require(card.actions[0].toggleVisibility?.targetElements)
    #expect(targets == [TargetElement("n"), TargetElement("c", isVisible: false)])
    let submit = try #require(card.actions[1].submit)
    #expect(submit.data?["x"] == 1 && submit.associatedInputs == .nothing)
    #expect(submit.fallback == .replacement(Action.OpenURL("https://e.com").action))
  }

  @Test("a value of a wrong type is reported where it is, and stays")
  func wrongTypes() throws {
    let source = SourceText(
      name: "card.json",
      text: #"{"type":"AdaptiveCard","body":[{"type":"TextBlock","text":"a","wrap":"yes","maxLines":"${n}","z":[1]}]}"#)
    var diagnostics = Diagnostics()
    var card = try #require(AdaptiveCard(reading: source, diagnostics: &diagnostics))
    let found = diagnostics.all.map { "\($0.kind.id) \($0.span?.text ?? "")" }
    #expect(Set(found) == [#"adaptive-card.wrong-type "yes""#, #"adaptive-card.unknown-property "z""#])
    var text = try #require(card.body[0].textBlock)
    #expect(text.wrap == nil && text.maxLines == nil)
    #expect(text.additionalProperties == ["wrap": "yes", "maxLines": "${n}", "z": [1]])
    #expect(text.additionalProperties.keys == ["wrap", "maxLines", "z"])
    // A property that is set takes the place of what could not be read; the rest stays where it was.
    text.maxLines = 3
    text.additionalProperties["wrap"] = nil
    text.additionalProperties["$when"] = "${a}"
    text.additionalProperties["text"] = "not this way"
    card.body[0] = text.element
    let wanted =
      #"{"type":"AdaptiveCard","body":[{"type":"TextBlock","text":"a","maxLines":3,"z":[1],"$when":"${a}"}]}"#
    #expect(card.text(.minified) == wanted)
  }

  @Test("one change changes one thing")
  func changes() throws {
    let text =
      #"{"x":1.0,"type":"AdaptiveCard","body":["${a}",{"type":"Gauge","v":1.50},{"text":"A","type":"TextBlock"}],"y":0}"#
    var card = try card(text)
    card.body[2].textBlock?.text = "B"
    #expect(card.text(.minified) == text.replacing(#""A""#, with: #""B""#))
    card.body[2].textBlock?.size = TextBlock.Size(rawValue: "Huge")
    card.body[1].custom?.object["v"] = 2
    #expect(
      card.text(.minified)
        == text.replacing(#"{"text":"A","type":"TextBlock"}"#, with: #"{"text":"B","type":"TextBlock","size":"Huge"}"#)
        .replacing("1.50", with: "2"))
    card.body = []
    #expect(card.text(.minified) == #"{"x":1.0,"type":"AdaptiveCard","y":0}"#)
  }

  @Test("elements of types of your own have typed properties, and others stay in place")
  func customElements() throws {
    struct Gauge: CardElementProtocol {
      static let typeName = "Gauge"
      static let properties: CardProperties = ["value": Double.self]
      var object: JSONObject
      init(object: JSONObject) { self.object = object }
      var value: Double? {
        get { self["value"] }
        set { self["value"] = newValue }
      }
    }
    var element = try element(#"{"type":"Gauge","id":"g","value":0.5,"spacing":"none","fallback":"drop"}"#)
    #expect(element.custom?.type == "Gauge" && element.custom?.spacing == .zero && element.fallback == .drop)
    var gauge = try #require(element.as(Gauge.self))
    #expect(gauge.value == 0.5 && element.as(TextBlock.self) == nil)
    gauge.value = 1
    element = gauge.element
    #expect(element.custom?.object["value"] == 1)
    #expect(AdaptiveCard { gauge }.body == [element])
  }

  @Test("objects that name no type get one where they need it")
  func types() throws {
    let set = try element(#"{"type":"ImageSet","images":[{"url":"a"}]}"#)
    let image = try #require(set.imageSet?.images.first)
    #expect(image.element.json == ["type": "Image", "url": "a"])
    var rich = try #require(element(#"{"type":"RichTextBlock","inlines":["a",{"text":"b"}]}"#).richTextBlock)
    rich.inlines[0].italic = true
    #expect(rich.object["inlines"] == [["type": "TextRun", "text": "a", "italic": true], "b"])
  }

  @Test("values that are set are written in one way")
  func spellings() {
    var image = Image("a.png", backgroundColor: Color(0xFF0000))
    #expect(image.object["backgroundColor"] == "#FF0000")
    image.backgroundColor = Color(0xFF0000, alpha: 0x80)
    image.requires = ["b": "*", "a": "1.0"]
    image.height = .pixels(40)
    image.spacing = .zero
    let wanted: JSONValue = [
      "type": "Image", "url": "a.png", "backgroundColor": "#80FF0000", "requires": ["a": "1.0", "b": "*"],
      "height": "40px", "spacing": "none",
    ]
    #expect(image.json == wanted)
    #expect(image.object["requires"]?.object?.keys == ["a", "b"])
    #expect(Column(width: .weight(1.5)).object == ["width": 1.5])
    #expect(Container { [CardElement]() }.object == ["type": "Container", "items": []])
    #expect(Column {}.object.isEmpty && Pixels(-3) == 0)
    var background = BackgroundImage("b.png", fillMode: .repeat)
    #expect(background.json == ["url": "b.png", "fillMode": "repeat"])
    background.fillMode = nil
    #expect(background.json == "b.png")
    var table = Table(object: ["type": "Table", "firstRowAsHeader": false])
    #expect(table.firstRowAsHeaders == false && table.additionalProperties.isEmpty)
    table.firstRowAsHeaders = true
    #expect(table.object == ["type": "Table", "firstRowAsHeaders": true])
  }

  @Test("a card with an error is read, and the error is said")
  func duplicates() throws {
    let text =
      #"{"type":"AdaptiveCard","body":[{"type":"Input.Text","id":"a"},{"type":"Input.Text","id":"a"}]}"#
    var diagnostics = Diagnostics()
    let card = try #require(AdaptiveCard(json: Array(text.utf8), diagnostics: &diagnostics))
    #expect(diagnostics.all.map(\.kind.id) == ["adaptive-card.duplicate-id"] && card.inputs.count == 2)
  }

  @Test("what is no card is no value", arguments: ["[]", "{", #"{"type":"TextBlock","text":"a"}"#, "", "1"])
  func noCard(_ text: String) {
    var diagnostics = Diagnostics()
    #expect(AdaptiveCard(json: text, diagnostics: &diagnostics) == nil)
    #expect(AdaptiveCard(json: text) == nil)
    #expect(diagnostics.hasErrors)
  }

  @Test("YAML is read and written")
  func yaml() throws {
    let text = "type: AdaptiveCard\nbody:\n  - type: TextBlock\n    text: Hi\n"
    var diagnostics = Diagnostics()
    let card = try #require(
      AdaptiveCard(reading: SourceText(name: "a.yaml", text: text), diagnostics: &diagnostics))
    #expect(card == AdaptiveCard { TextBlock("Hi") })
    #expect(card.text(.yaml) == text)
  }

  @Test("a thousand levels are an error, not a crash")
  func depth() throws {
    let open = #"{"type":"Container","items":["#
    let text =
      #"{"type":"AdaptiveCard","body":["# + String(repeating: open, count: 1000)
      + String(repeating: "]}", count: 1000) + "]}"
    var diagnostics = Diagnostics()
    #expect(AdaptiveCard(json: text, diagnostics: &diagnostics) == nil)
    #expect(diagnostics.all.map(\.kind.id) == ["input.too-deep"])
    var inner: CardElement = .textBlock(TextBlock("deep"))
    for _ in 0..<1000 { inner = Container { inner }.element }
    let card = AdaptiveCard { inner }
    #expect(card.elements.reduce(0) { count, _ in count + 1 } == 1001)
    #expect(card.check().all.map(\.kind.id) == ["input.too-deep"])
    #expect(Compiler().compile(card, to: [.skima]).outputs.isEmpty)
  }

  @Test("numbers are equal when their values are")
  func numbers() throws {
    let one = try #require(JSONNumber(text: "1.50"))
    #expect(one == JSONNumber(text: "15e-1") && one.hashValue == JSONNumber(text: "150E-2")?.hashValue)
    #expect(JSONNumber(text: "12345678901234567890") != JSONNumber(text: "12345678901234567891"))
    #expect(JSONNumber(text: "0") == JSONNumber(text: "-0.0") && JSONNumber(text: "-1") != JSONNumber(1))
    #expect(JSONNumber(text: "1e999999999999999999") != JSONNumber(text: "1e999999999999999998"))
    #expect(JSONNumber(text: "01") == nil && JSONNumber(text: "1 ") == nil && JSONNumber(Double.nan) == nil)
  }

  @Test("objects are equal whatever the order of their members; of equal keys the last counts")
  func objects() {
    let one: JSONValue = ["a": 1, "b": [true, nil]]
    let other: JSONValue = ["b": [true, nil], "a": 1]
    #expect(one == other && one.hashValue == other.hashValue && one != ["a": 1, "c": [true, nil]])
    #expect(JSONObject(dictionaryLiteral: ("a", 1), ("b", 2), ("a", 3)).keys == ["b", "a"])
  }
}
