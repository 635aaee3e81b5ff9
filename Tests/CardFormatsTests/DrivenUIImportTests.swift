import CardFormats
import CardIR
import CardSyntax
import CardTemplate
import Testing

@Suite struct DrivenUIImportTests {
  private func root(_ text: String) throws -> Element {
    let reading = try DrivenUIReading(text)
    #expect(reading.findings == [])
    return try #require(reading.screen?.root.single(.children))
  }

  @Test func textHasStyleWeightAndColour() throws {
    let text = try root(
      #"""
      {"type": "Text", "values": {"text": "Hi"},
       "properties": {"font": "headline", "fontWeight": "semibold", "foregroundColor": "5a6270", "width": 300}}
      """#)
    #expect(text.kind == .text)
    #expect(text.literal(.text) == "Hi")
    #expect(text.literal(.textSize) == .style(.headline))
    #expect(text.literal(.textWeight) == .semibold)
    #expect(text.literal(.textColor) == .absolute(Color(0x5A6270)))
    #expect(text.literal(.foregroundColor) == nil)
    #expect(text.literal(.width) == .points(300))
  }

  @Test func stacksImplyTheirAxis() throws {
    let stack = try root(
      #"""
      {"type": "VStack", "properties": {"spacing": 8.0, "padding": 16, "horizontalAlignment": "leading"}, "subviews": [
        {"type": "HStack", "properties": {"verticalAlignment": "firstTextBaseline", "foregroundColor": "FF0000"},
         "subviews": []}]}
      """#)
    #expect(stack.kind == .stack && stack.literal(.axis) == .vertical)
    #expect(stack.literal(.gap) == 8)
    #expect(stack.literal(.padding) == 16)
    #expect(stack.literal(.alignment) == .leading)
    let row = try #require(stack.single(.children))
    #expect(row.literal(.axis) == .horizontal)
    #expect(row.literal(.alignment) == .firstBaseline)
    #expect(row.literal(.foregroundColor) == Color(0xFF0000))
  }

  @Test func everyTypeHasItsKind() throws {
    let stack = try root(
      #"""
      {"type": "ZStack", "subviews": [
        {"type": "Rectangle"}, {"type": "Circle"}, {"type": "Spacer", "properties": {"minLength": 4.5}},
        {"type": "Divider"}, {"type": "List", "subviews": []},
        {"type": "Image", "values": {"imageUrl": "https://a.example/b.png"}},
        {"type": "Image", "values": {"localImageName": "logo"}},
        {"type": "Image", "values": {"systemIconName": "star"}}]}
      """#)
    #expect(stack.kind == .overlay)
    let children = stack[.children].compactMap(\.element)
    #expect(children.map(\.kind) == [.shape, .shape, .spacer, .divider, .list, .image, .image, .icon])
    #expect(children[0][value: .shape] == ShapeKind.rectangle.storage)
    #expect(children[1][value: .shape] == ShapeKind.circle.storage)
    #expect(children[2].literal(.minLength) == 4.5)
    #expect(children[5].literal(.url) == "https://a.example/b.png")
    #expect(children[6].literal(.assetName) == "logo")
    #expect(children[7].literal(.symbolName) == "star")
  }

  @Test func symbolsWinOverAssetsAndAssetsOverURLs() throws {
    let stack = try root(
      #"""
      {"type": "VStack", "subviews": [
        {"type": "Image", "values": {"imageUrl": "", "localImageName": "logo", "systemIconName": "star"}},
        {"type": "Image", "values": {"imageUrl": "", "localImageName": "logo"}}]}
      """#)
    let children = stack[.children].compactMap(\.element)
    #expect(children.map(\.kind) == [.icon, .image])
    #expect(!children[0].has(.assetName) && !children[0].has(.url))
    #expect(children[1].has(.assetName) && !children[1].has(.url))
  }

  @Test func halfABorderIsNone() throws {
    let reading = try DrivenUIReading(#"{"type": "Divider", "properties": {"borderWidth": 2}}"#)
    #expect(reading.findings == ["note drivenui.half-border 2"])
    #expect(try #require(reading.screen?.root.single(.children)).has(.borderWidth) == false)
  }

  @Test func slotsCarryDataAndConditions() throws {
    let reading = try DrivenUIReading(
      #"""
      {"type": "VStack", "$data": "${page}", "subviews": [
        {"type": "Text", "$data": "${items}", "$when": "${$index < 3}", "values": {"text": "${name}"},
         "properties": {"width": "${w}"}}, "${more}"]}
      """#)
    #expect(reading.findings == [])
    let screen = try #require(reading.screen)
    #expect(screen.isTemplate)
    let root = try #require(screen.root[.children].first)
    #expect(root.scope != nil)
    let slots = try #require(root.element)[.children]
    #expect(slots[0].scope != nil && slots[0].when != nil)
    #expect(slots[0].element?[value: .width].map { if case .template = $0 { true } else { false } } == true)
    guard case .splice = slots[1] else { return #expect(Bool(false), "the second slot is no splice") }
  }

  @Test func boundDocumentsHaveNoHoles() throws {
    let reading = try DrivenUIReading(
      #"{"type": "Text", "values": {"text": "costs ${5}"}}"#, readsHoles: false)
    #expect(reading.findings == [])
    #expect(reading.screen?.isTemplate == false)
    #expect(try #require(reading.screen?.root.single(.children)).literal(.text) == "costs ${5}")
  }

  @Test func coloursAreReadAsTheyAreMeant() throws {
    func color(_ spelling: String) throws -> (Color?, [String]) {
      let reading = try DrivenUIReading(
        #"{"type": "Rectangle", "properties": {"foregroundColor": "\#(spelling)"}}"#)
      return (reading.screen?.root.single(.children)?.literal(.foregroundColor), reading.diagnostics.map(\.message))
    }
    #expect(try color("1F6FEB") == (Color(0x1F6FEB), []))
    #expect(try color("0x1F6FEB") == (Color(0x1F6FEB), []))
    #expect(try color("#1F6FEB") == (Color(0x1F6FEB), ["the SDK reads `#1F6FEB` as `000000`"]))
    #expect(try color("f00") == (Color(0xFF0000), ["the SDK reads `f00` as `000F00`"]))
    #expect(try color("FF1F6FEB") == (Color(0x1F6FEB), []))
    #expect(
      try color("801F6FEB") == (Color(0x1F6FEB, alpha: 0x80), ["the SDK shows `801F6FEB` opaque, as `1F6FEB`"]))
    #expect(try color("blue") == (Color(0x00000B), ["`blue` is not a colour, so the SDK shows `00000B`"]))
    #expect(try color("") == (Color(0x000000), ["`` is not a colour, so the SDK shows `000000`"]))
  }

  @Test func detectionLooksAtTheRoot() throws {
    func likelihood(_ text: String) throws -> Double {
      var diagnostics = Diagnostics()
      let document = try #require(
        JSONReader.read(SourceText(name: "a.json", text: text), diagnostics: &diagnostics))
      return DrivenUIFormat().likelihood(of: document)
    }
    #expect(try likelihood(#"{"type": "VStack", "subviews": []}"#) == 1)
    #expect(try likelihood(#"{"type": "Divider"}"#) > 0.5)
    #expect(try likelihood(#"{"subviews": []}"#) > 0)
    #expect(try likelihood(#"{"type": "AdaptiveCard", "body": []}"#) == 0)
    #expect(try likelihood(#"{"type": "image", "ui": {}}"#) == 0)
    #expect(try likelihood("[]") == 0)
    #expect(try likelihood("{}") == 0)
  }
}
