import CardFormats
import CardIR
import CardSyntax
import CardTestSupport
import Testing

@Suite struct DrivenUIEmitTests {
  @Test func newComponentsHaveTheFixedOrder() {
    var text = Element(.text)
    text[.text] = .literal("Total")
    text[.textColor] = .literal(.absolute(Color(0x1f6feb)))
    text[.textWeight] = .literal(.bold)
    text[.textSize] = .literal(.style(.title))
    var image = Element(.image)
    image[.url] = .literal("https://a.example/b.png")
    image[.height] = .literal(.points(40.5))
    image[.width] = .literal(.points(40))
    var icon = Element(.icon)
    icon[.symbolName] = .literal("star")
    var stack = Element(.stack, children: [.one(text), .one(image), .one(icon), .one(Element(.spacer))])
    stack[.alignment] = .literal(.lastBaseline)
    stack[.gap] = .literal(8)
    stack[.padding] = .literal(12)
    stack[.backgroundColor] = .literal(Color(0xFFFFFF))
    stack[.axis] = .literal(.horizontal)
    #expect(
      drivenUIText(screen(stack))
        == #"{"type":"HStack","properties":{"backgroundColor":"FFFFFF","padding":12,"spacing":8,"#
        + #""verticalAlignment":"lastTextBaseline"},"subviews":["#
        + #"{"type":"Text","properties":{"font":"title","fontWeight":"bold","foregroundColor":"1F6FEB"},"#
        + #""values":{"text":"Total"}},"#
        + #"{"type":"Image","properties":{"width":40,"height":40.5},"values":{"imageUrl":"https://a.example/b.png"}},"#
        + #"{"type":"Image","values":{"systemIconName":"star"}},{"type":"Spacer"}]}"#)
  }

  @Test func emptyContainersHaveSubviews() {
    for (kind, type) in [(ElementKind.overlay, "ZStack"), (.list, "List")] {
      #expect(drivenUIText(screen(Element(kind))) == #"{"type":"\#(type)","subviews":[]}"#)
    }
  }

  @Test func headlinesNameTheirWeight() {
    var text = Element(.text)
    text[.textSize] = .literal(.style(.headline))
    #expect(
      drivenUIText(screen(text))
        == #"{"type":"Text","properties":{"font":"headline","fontWeight":"regular"}}"#)
  }

  @Test func severalRootsGetAStack() {
    var screen = screen(Element(.divider))
    screen.root[.children].append(.one(Element(.spacer)))
    #expect(drivenUIText(screen) == #"{"type":"VStack","subviews":[{"type":"Divider"},{"type":"Spacer"}]}"#)
    screen.root[.children] = []
    #expect(drivenUIText(screen) == #"{"type":"VStack","subviews":[]}"#)
  }

  @Test func changesLeaveTheRestAlone() throws {
    let reading = try DrivenUIReading(
      #"""
      {"subviews": [{"values": {"systemIconName": "star", "imageUrl": "x"}, "type": "Image", "note": [1.50]}],
       "properties": {"spacing": 8.0, "padding": 1}, "type": "VStack"}
      """#)
    var screen = try #require(reading.screen)
    #expect(drivenUIText(screen) == minified(reading.document))
    var root = try #require(screen.root.single(.children))
    root[.padding] = .literal(4)
    root[.backgroundColor] = .literal(.black)
    screen.root[.children] = [.one(root)]
    #expect(
      drivenUIText(screen)
        == #"{"subviews":[{"values":{"systemIconName":"star","imageUrl":"x"},"type":"Image","note":[1.50]}],"#
        + #""properties":{"spacing":8.0,"padding":4,"backgroundColor":"000000"},"type":"VStack"}"#)
  }

  @Test func capabilitiesAreWhatCanBeWritten() {
    let capabilities = DrivenUIFormat().capabilities
    #expect(capabilities.kinds.contains(.icon) && capabilities.kinds.contains(.overlay))
    #expect(!capabilities.kinds.contains { $0.isInput || $0 == .button || $0 == .scroll })
    #expect(capabilities.supports(.symbolName, on: .icon) && !capabilities.supports(.symbolName, on: .image))
    #expect(capabilities.supports(.textColor, on: .text) && !capabilities.supports(.textColor, on: .stack))
    #expect(capabilities.defaultValue(of: .gap, on: .stack).flatMap { Double($0) } == 0)
    #expect(capabilities.defaultValue(of: .textSize, on: .text) == TextSize.style(.body).storage)
    #expect(capabilities.integralAttributes == [.gap, .padding, .borderWidth])
  }

  @Test func sameFormatIsTheIdentity() throws {
    let own = ["json", "yaml"].flatMap { suffix in
      ["templates", "examples/legacy"].flatMap { TestFiles.files(below: $0, extension: suffix) }
    }
    let shared = TestFiles.corpus("drivenui")
    if shared == nil { print("CARDC_SHARED names no corpus: only the project's own documents are read") }
    var count = 0
    for file in own + (shared ?? []) {
      var diagnostics = Diagnostics()
      let source = SourceText(name: file, bytes: try TestFiles.bytes(file))
      let document = try #require(
        Document.read(source, as: SourceSyntax.detect(source), diagnostics: &diagnostics), "\(file)")
      guard DrivenUIFormat().likelihood(of: document) > 0.5 else { continue }
      count += 1
      let reading = DrivenUIReading(document)
      let screen = try #require(reading.screen, "\(file)")
      #expect(reading.diagnostics.allSatisfy { $0.severity != .error })
      #expect(Verifier.problems(in: screen) == [])
      #expect(drivenUIText(screen) == minified(document), "\(file)")
    }
    #expect(count >= 3 + (shared?.count ?? 0))
  }
}
