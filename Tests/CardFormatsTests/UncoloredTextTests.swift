import CardFormats
import CardIR
import CardSyntax
import Testing

@Suite("Texts without a colour on boxes")
struct UncoloredTextTests {
  /// What `cardc check` adds to what the importer says, as `line: message`.
  private func findings(_ text: String, _ format: some Format) throws -> [String] {
    var diagnostics = Diagnostics()
    let document = try #require(
      Document.read(SourceText(name: "t.yaml", text: text), as: .yaml, diagnostics: &diagnostics))
    let screen = try #require(
      format.importScreen(document, options: ImportOptions(name: "t"), diagnostics: &diagnostics))
    #expect(!diagnostics.hasErrors)
    var found = Diagnostics()
    format.lint(screen, diagnostics: &found)
    return found.sorted().filter { $0.id.hasSuffix(".uncolored-text") }
      .map { finding in
        let line = finding.span.map { LineIndex($0.source).location(of: Int($0.start)).line } ?? 0
        return "\(line): \(finding.message)"
      }
  }

  private func drivenUI(_ text: String) throws -> [String] { try findings(text, DrivenUIFormat()) }
  private func skima(_ text: String) throws -> [String] { try findings(text, SkimaFormat()) }

  private func label(_ props: String) -> String {
    "{ type: label, props: { text: a\(props) }, constraints: [{ type: topEqual }, { type: leftEqual }] }"
  }

  @Test func theFirstTextOfABoxIsReportedWithTheNumberOfOthers() throws {
    let screen = """
      metadata: { id: t }
      backgroundColor: "#FFFFFF"
      ui:
        - \(label(""))
        - \(label(##", text_color: "#222222""##))
        - \(label(""))
      """
    #expect(
      try skima(screen) == [
        "4: the text, like one other on the box, has no colour: on devices of dark look it is light, and the box behind it "
          + "is `#FFFFFF` on all"
      ])
  }

  @Test func eachBoxIsReportedByItself() throws {
    let screen = """
      metadata: { id: t }
      ui:
        - \(label(""))
        - type: container
          constraints: [{ type: topEqual }, { type: horizontalMargin }]
          props:
            backgroundColor: "#101820"
            children:
              - \(label(""))
              - type: container
                constraints: [{ type: topEqual }, { type: horizontalMargin }]
                props: { backgroundColor: "#FFFFFF", children: [\(label(""))] }
      """
    let found = try skima(screen)
    #expect(found.count == 2)
    #expect(found.first?.contains("on devices of light look it is dark, and the box behind it is `#101820`") == true)
    #expect(found.last?.contains("`#FFFFFF`") == true)
  }

  @Test(arguments: [
    // Read on both, known only with data, seen through, or wrong, which is said by itself.
    "backgroundColor: \"#767676\"", "backgroundColor: \"${color}\"", "backgroundColor: \"#FFFFFF20\"",
    "backgroundColor: white", "cornerRadius: 4",
  ])
  func boxesOfOtherColorsAreNot(_ ground: String) throws {
    let screen = """
      metadata: { id: t }
      ui:
        - type: container
          constraints: [{ type: topEqual }, { type: horizontalMargin }]
          props: { \(ground), children: [\(label(""))] }
      """
    #expect(try skima(screen) == [])
  }

  @Test func textsWithAnyStatedColorAreNot() throws {
    func screen(_ props: String) -> String {
      "metadata: { id: t }\nbackgroundColor: \"#FFFFFF\"\nui: [\(label(props))]"
    }
    #expect(try skima(screen("")).count == 1)
    #expect(try skima(screen(", text_color: \"${color}\"")) == [])
    // That it is no colour is reported by itself.
    #expect(try skima(screen(", text_color: red")) == [])
  }

  @Test func colorsAreHandedDown() throws {
    func card(_ properties: String) -> String {
      """
      type: VStack
      properties: { \(properties) }
      subviews: [{ type: HStack, subviews: [{ type: Text, values: { text: a } }] }]
      """
    }
    #expect(try drivenUI(card("backgroundColor: \"FFFFFF\"")).count == 1)
    #expect(try drivenUI(card("backgroundColor: \"FFFFFF\", foregroundColor: \"222222\"")) == [])
    #expect(try drivenUI(card("padding: 4")) == [])
  }

  @Test func shapesAndPicturesAreWhatLayersStandOn() throws {
    func layers(_ back: String) -> String {
      "type: ZStack\nsubviews: [\(back), { type: VStack, subviews: [{ type: Text, values: { text: a } }] }]"
    }
    #expect(try drivenUI(layers("{ type: Circle, properties: { foregroundColor: \"DDE8CF\" } }")).count == 1)
    #expect(try drivenUI(layers("{ type: Circle, properties: { foregroundColor: \"${color}\" } }")) == [])
    #expect(try drivenUI(layers("{ type: Image, values: { localImageName: hill } }")) == [])
  }

  @Test func symbolsAreTextsToo() throws {
    let found = try drivenUI(
      "type: VStack\nproperties: { backgroundColor: \"F6F4EC\" }\n"
        + "subviews: [{ type: Image, values: { systemIconName: bell } }]")
    #expect(found.first?.hasPrefix("3: the symbol has no colour") == true)
  }
}
