import CardFormats
import CardIR
import CardSyntax
import CardTestSupport
import Testing

/// What section 6 of the format's reference says about errors, unknown and missing values.
@Suite struct DrivenUIStrictnessTests {
  /// Documents that the SDK shows nothing of, each with what is reported.
  static let fatal: [(text: String, finding: String)] = [
    (#"[{"type": "Divider"}]"#, #"error drivenui.not-component [{"type": "Divider"}]"#),
    (#""Text""#, #"error drivenui.not-component "Text""#),
    (#"{"type": "Button"}"#, #"error drivenui.unknown-type "Button""#),
    (#"{"type": "text"}"#, #"error drivenui.unknown-type "text""#),
    (#"{"type": 1}"#, "error drivenui.wrong-type 1"),
    (
      #"{"type": "VStack", "subviews": [{"type": "HStack", "subviews": [{"type": "Card"}]}]}"#,
      #"error drivenui.unknown-type "Card""#
    ),
    (#"{"type": "VStack", "subviews": {}}"#, "error drivenui.wrong-type {}"),
    (#"{"type": "VStack", "subviews": [7]}"#, "error drivenui.wrong-type 7"),
    (#"{"type": "Divider", "properties": []}"#, "error drivenui.wrong-type []"),
    (#"{"type": "Divider", "values": "x"}"#, #"error drivenui.wrong-type "x""#),
    (#"{"type": "Divider", "properties": {"padding": 8.5}}"#, "error drivenui.wrong-type 8.5"),
    (#"{"type": "Divider", "properties": {"padding": "8"}}"#, #"error drivenui.wrong-type "8""#),
    (#"{"type": "Divider", "properties": {"width": "300"}}"#, #"error drivenui.wrong-type "300""#),
    (#"{"type": "Divider", "properties": {"width": 1e300}}"#, "error drivenui.wrong-type 1e300"),
    (#"{"type": "Divider", "properties": {"backgroundColor": 112233}}"#, "error drivenui.wrong-type 112233"),
    (#"{"type": "Text", "values": {"text": 5}}"#, "error drivenui.wrong-type 5"),
    (#"{"type": "Text", "properties": {"font": 5}, "values": {"text": ""}}"#, "error drivenui.wrong-type 5"),
    (
      #"{"type": "VStack", "properties": {"horizontalAlignment": "left"}, "subviews": []}"#,
      #"error drivenui.unknown-alignment "left""#
    ),
    (
      #"{"type": "HStack", "properties": {"verticalAlignment": "Top"}, "subviews": []}"#,
      #"error drivenui.unknown-alignment "Top""#
    ),
    (#"{"type": "Image", "values": {"imageUrl": ""}}"#, #"error drivenui.bad-url """#),
    (#"{"type": "Image", "values": {"imageUrl": "a b"}}"#, #"error drivenui.bad-url "a b""#),
  ]

  @Test(arguments: fatal.indices) func fatalInputIsAnError(_ index: Int) throws {
    let (text, finding) = Self.fatal[index]
    let reading = try DrivenUIReading(text)
    #expect(reading.findings == [finding])
    #expect(reading.screen == nil)
  }

  @Test(arguments: fatal.indices) func theSDKIsJustAsStrict(_ index: Int) throws {
    let (text, finding) = Self.fatal[index]
    // A bad URL crashes later, when the component is built.
    if finding.contains("bad-url") { return }
    #expect(throws: (any Error).self) { try DrivenComponent.decode(Array(text.utf8)) }
  }

  @Test(arguments: fatal.indices) func tolerantReadingMakesThemWritable(_ index: Int) throws {
    let (text, finding) = Self.fatal[index]
    let reading = try DrivenUIReading(text, tolerant: true)
    if finding.contains("not-component") {
      #expect(reading.screen == nil)
      return
    }
    let isLost = finding.contains("\"Button\"") || finding == "error drivenui.wrong-type 1"
    #expect((reading.screen == nil) == isLost)
    #expect(reading.diagnostics.contains { $0.severity == .error } == isLost)
    guard let screen = reading.screen else { return }
    _ = try DrivenComponent.decode(Array(drivenUIText(screen).utf8))
  }

  @Test func tolerantReadingKeepsWhatIsMeant() throws {
    let reading = try DrivenUIReading(
      #"""
      {"type": "vstack", "properties": {"padding": 8.5, "spacing": "12px", "horizontalAlignment": "left"}, "subviews": [
        {"type": "Text", "values": {"text": 5}, "properties": {"fontWeight": "Bold"}},
        {"type": "Image", "values": {"imageUrl": "https://a.example/b c.png"}},
        {"type": "Button"}]}
      """#, tolerant: true)
    #expect(reading.diagnostics.allSatisfy { $0.severity == .warning })
    let text = drivenUIText(try #require(reading.screen))
    #expect(
      text
        == #"{"type":"VStack","properties":{"padding":9,"spacing":12,"horizontalAlignment":"leading"},"subviews":["#
        + #"{"type":"Text","values":{"text":"5"},"properties":{"fontWeight":"bold"}},"#
        + #"{"type":"Image","values":{"imageUrl":"https://a.example/b%20c.png"}}]}"#)
  }

  /// Documents that the SDK shows, though not as they are meant.
  static let tolerated: [(text: String, findings: [String])] = [
    (#"{"type": "Divider", "id": 1}"#, [#"warning drivenui.unknown-key "id""#]),
    (#"{"type": "Divider", "properties": {"opacity": 1}}"#, [#"warning drivenui.unknown-key "opacity""#]),
    (#"{"values": {"text": "x"}}"#, [#"warning drivenui.missing-type {"values": {"text": "x"}}"#]),
    (#"{"type": null}"#, [#"warning drivenui.missing-type {"type": null}"#]),
    (
      #"{"type": "Text", "properties": {"font": "huge"}, "values": {"text": "x"}}"#,
      [#"warning drivenui.unknown-font "huge""#]
    ),
    (
      #"{"type": "Text", "properties": {"fontWeight": "bolder"}, "values": {"text": "x"}}"#,
      [#"warning drivenui.unknown-weight "bolder""#]
    ),
    (#"{"type": "VStack"}"#, [#"warning drivenui.placeholder-text "VStack""#]),
    (#"{"type": "List", "subviews": null}"#, [#"warning drivenui.placeholder-text "List""#]),
    (#"{"type": "ZStack", "subviews": []}"#, []),
    (
      #"{"type": "ZStack", "properties": {"spacing": 4}, "subviews": []}"#,
      [#"note drivenui.ignored-property "spacing""#]
    ),
    (#"{"type": "Divider", "subviews": []}"#, [#"note drivenui.ignored-property "subviews""#]),
    (#"{"type": "Image"}"#, [#"warning drivenui.image-no-source "Image""#]),
    (#"{"type": "Text"}"#, []),
    (#"{"type": "Divider", "properties": {"padding": 8.0, "width": null, "borderColor": null}}"#, []),
  ]

  @Test(arguments: tolerated.indices) func toleratedInputIsRead(_ index: Int) throws {
    let (text, findings) = Self.tolerated[index]
    let reading = try DrivenUIReading(text)
    #expect(reading.findings == findings)
    _ = try DrivenComponent.decode(Array(text.utf8))
    // What is not understood stays where it is.
    #expect(drivenUIText(try #require(reading.screen)) == minified(reading.document))
  }

  @Test func ignoredPropertiesAreStillDecoded() throws {
    let reading = try DrivenUIReading(
      #"{"type": "Divider", "properties": {"spacing": 1.5}, "subviews": [{"type": "Nope"}]}"#)
    #expect(
      reading.findings == [
        #"note drivenui.ignored-property "spacing""#, "error drivenui.wrong-type 1.5",
        #"note drivenui.ignored-property "subviews""#, #"error drivenui.unknown-type "Nope""#,
      ])
  }

  @Test func helpNamesWhatIsNear() throws {
    let reading = try DrivenUIReading(
      #"""
      {"type": "VStak", "font": "body", "propertys": {}, "properties": {"paddin": 1},
       "subviews": [{"type": "Text", "properties": {"font": "headlin"}}]}
      """#)
    let help = Dictionary(reading.diagnostics.map { ($0.span?.text ?? "", $0.help ?? "") }) { first, _ in first }
    #expect(help[#""VStak""#] == "did you mean `VStack`?")
    #expect(help[#""font""#] == "`font` belongs in `properties`")
    #expect(help[#""propertys""#] == "did you mean `properties`?")
    #expect(help[#""paddin""#] == "did you mean `padding`?")
    #expect(help[#""headlin""#] == "did you mean `headline`?")
    #expect(reading.diagnostics.first?.fixIt?.replacement == #""VStack""#)
  }

  @Test func coloursThatYAMLReadsAsNumbersNeedQuotes() throws {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "a.yaml", text: "type: Divider\nproperties: {backgroundColor: 5E3040}\n")
    let document = try #require(Document.read(source, as: .yaml, diagnostics: &diagnostics))
    let reading = DrivenUIReading(document)
    #expect(reading.findings == ["error drivenui.wrong-type 5E3040"])
    #expect(reading.diagnostics.first?.help == "write the colour in quotes, or it is read as a number")
  }

  @Test func messagesFollowTheRules() throws {
    for text in Self.fatal.map(\.text) + Self.tolerated.map(\.text) {
      for diagnostic in try DrivenUIReading(text).diagnostics {
        #expect(!diagnostic.message.hasSuffix("."), "\(diagnostic.message)")
        #expect(DrivenUIDiagnostics.all.contains(diagnostic.kind))
      }
    }
  }
}
