import CardFormats
import CardIR
import CardSyntax
import CardTestSupport
import Foundation
import Testing

/// The rows of sections 1, 2, 2.1, 5 and 6 of the format's reference: what is reported, and what is then known.
@Suite struct DrivenUIToleranceTests {
  // MARK: What the SDK shows, one way or other

  static let tolerated: [ToleranceRow] = [
    // Section 1
    ToleranceRow(
      "every key of a component is optional", "{}",
      [
        "warning drivenui.missing-type {}: the component has no `type`, so nothing is drawn in its place"
      ], tree: #"custom type-name="""#),
    ToleranceRow(
      "an id is no coding key", #"{"type": "Divider", "id": "a"}"#,
      [#"warning drivenui.unknown-key "id": a component has no key `id`, so the SDK ignores it"#],
      tree: #"divider ?id="a""#),
    // Section 2
    ToleranceRow(
      "a leaf ignores its subviews", #"{"type": "Text", "subviews": [{"type": "Divider"}]}"#,
      [#"note drivenui.ignored-property "subviews": `Text` shows no `subviews`"#],
      tree: #"text ?subviews=[{"type":"Divider"}]"#),
    ToleranceRow(
      "a ZStack has no alignment and no spacing",
      #"{"type": "ZStack", "properties": {"horizontalAlignment": "leading", "spacing": 4}, "subviews": []}"#,
      [
        #"note drivenui.ignored-property "horizontalAlignment": `ZStack` makes no use of `horizontalAlignment`"#,
        #"note drivenui.ignored-property "spacing": `ZStack` makes no use of `spacing`"#,
      ], tree: #"overlay ?properties.horizontalAlignment="leading" ?properties.spacing=4"# + "\n  children (empty)"),
    ToleranceRow(
      "a Spacer has a minimum that is not documented", #"{"type": "Spacer", "properties": {"minLength": 4.5}}"#,
      tree: "spacer min-length=4.5pt"),
    // Section 2.1
    ToleranceRow("a Text without text is empty", #"{"type": "Text", "values": {}}"#, tree: "text"),
    ToleranceRow(
      "text is verbatim", #"{"type": "Text", "values": {"text": "**a** [b](c)"}}"#,
      tree: #"text text="**a** [b](c)""#),
    ToleranceRow(
      "an Image without any source", #"{"type": "Image", "values": {"text": "a"}}"#,
      [
        #"warning drivenui.image-no-source "Image": "#
          + "the image has no source, so the SDK shows `Image value could not read`",
        #"note drivenui.ignored-property "text": `Image` makes no use of `text`"#,
      ], tree: #"image ?values.text="a""#),
    ToleranceRow(
      "a symbol wins over an asset and a URL",
      #"{"type": "Image", "values": {"imageUrl": "u", "localImageName": "a", "systemIconName": "s"}}"#,
      tree: #"icon symbol-name="s" ?values.localImageName="a" ?values.imageUrl="u""#),
    ToleranceRow(
      "an asset wins over a URL, which is never parsed",
      #"{"type": "Image", "values": {"imageUrl": "a b", "localImageName": "a"}}"#,
      tree: #"image asset-name="a" ?values.imageUrl="a b""#),
    ToleranceRow(
      "a bad URL outside of an Image is never parsed", #"{"type": "Text", "values": {"imageUrl": ""}}"#,
      [#"note drivenui.ignored-property "imageUrl": `Text` makes no use of `imageUrl`"#],
      tree: #"text ?values.imageUrl="""#),
    // Section 3
    ToleranceRow(
      "a border of a colour alone draws nothing", #"{"type": "Circle", "properties": {"borderColor": "000000"}}"#,
      [#"note drivenui.half-border "000000": a border needs both `borderColor` and `borderWidth`"#],
      tree: #"shape shape=circle ?properties.borderColor="000000""#),
    ToleranceRow(
      "a border of a width alone draws nothing",
      #"{"type": "Circle", "properties": {"borderWidth": 1, "borderColor": null}}"#,
      ["note drivenui.half-border 1: a border needs both `borderColor` and `borderWidth`"],
      tree: "shape shape=circle ?properties.borderColor=null ?properties.borderWidth=1"),
    // Section 5
    ToleranceRow(
      "whole numbers may be written as floats",
      #"{"type": "VStack", "properties": {"padding": 8.0, "spacing": 1e1}, "subviews": []}"#,
      tree: "stack padding=8pt axis=vertical gap=10pt\n  children (empty)"),
    ToleranceRow(
      "null is absent, on every level",
      #"{"type": "Divider", "properties": null, "values": null, "subviews": null}"#,
      [#"note drivenui.ignored-property "subviews": `Divider` shows no `subviews`"#],
      tree: "divider ?properties=null ?values=null ?subviews=null"),
    // Section 6
    ToleranceRow(
      "an unknown key, at any level",
      #"{"type": "Text", "note": 1, "properties": {"radius": {}}, "values": {"alt": []}}"#,
      [
        #"warning drivenui.unknown-key "note": a component has no key `note`, so the SDK ignores it"#,
        #"warning drivenui.unknown-key "radius": `properties` has no key `radius`, so the SDK ignores it"#,
        #"warning drivenui.unknown-key "alt": `values` has no key `alt`, so the SDK ignores it"#,
      ], tree: "text ?note=1 ?properties.radius={} ?values.alt=[]"),
    ToleranceRow(
      "a missing type", #"{"type": "List", "subviews": [{"values": {"text": "a"}}, {"type": null}]}"#,
      [
        #"warning drivenui.missing-type {"values": {"text": "a"}}: "#
          + "the component has no `type`, so nothing is drawn in its place",
        #"warning drivenui.missing-type {"type": null}: "#
          + "the component has no `type`, so nothing is drawn in its place",
      ],
      tree: "list\n  children\n"
        + #"    custom type-name="" ?values={"text":"a"}"# + "\n" + #"    custom type-name="""#),
    ToleranceRow(
      "an unknown font and an unknown weight",
      #"{"type": "Text", "properties": {"font": "huge", "fontWeight": "bolder"}}"#,
      [
        #"warning drivenui.unknown-font "huge": `font` cannot be `huge`"#,
        #"warning drivenui.unknown-weight "bolder": `fontWeight` cannot be `bolder`"#,
      ], tree: #"text ?properties.font="huge" ?properties.fontWeight="bolder""#),
    ToleranceRow(
      "a stack without subviews", #"{"type": "HStack"}"#,
      [
        #"warning drivenui.placeholder-text "HStack": "#
          + "`HStack` has no `subviews`, so the SDK shows `Please Add Subview`"
      ], tree: "stack axis=horizontal"),
    ToleranceRow(
      "a list with null for subviews", #"{"type": "List", "subviews": null}"#,
      [
        #"warning drivenui.placeholder-text "List": "#
          + "`List` has no `subviews`, so the SDK shows `Please Add Subview`"
      ], tree: "list ?subviews=null"),
    ToleranceRow(
      "a container with no subviews in it", #"{"type": "ZStack", "subviews": []}"#,
      tree: "overlay\n  children (empty)"),
    ToleranceRow(
      "an id used twice names nothing",
      #"{"type": "List", "subviews": [{"type": "Divider", "id": "a"}, {"type": "Divider", "id": "a"}]}"#,
      [
        #"warning drivenui.unknown-key "id": a component has no key `id`, so the SDK ignores it"#,
        #"warning drivenui.unknown-key "id": a component has no key `id`, so the SDK ignores it"#,
      ], tree: "list\n  children\n" + #"    divider ?id="a""# + "\n" + #"    divider ?id="a""#),
  ]

  @Test(arguments: tolerated) func toleratedInputIsRead(_ row: ToleranceRow) throws {
    _ = try DrivenComponent.decode(Array(row.document.utf8))
    let reading = try DrivenUIReading(row.document)
    #expect(reading.reports == row.reports)
    #expect(reading.tree == row.tree)
    #expect(drivenUIText(try #require(reading.screen)) == minified(reading.document))
    // There is nothing to be more tolerant about.
    let tolerant = try DrivenUIReading(row.document, tolerant: true)
    #expect(tolerant.reports == row.reports)
  }

  // MARK: What the SDK shows nothing of, or crashes on

  /// Documents with what is reported, and with what a tolerant reading makes of them.
  static let fatal: [ToleranceRow] = [
    // Section 1
    ToleranceRow(
      "a top-level array", #"[{"type": "Divider"}]"#,
      [#"error drivenui.not-component [{"type": "Divider"}]: a DrivenUI document is one object, found an array"#],
      tree: nil),
    ToleranceRow(
      "a top-level null", "null",
      ["error drivenui.not-component null: a DrivenUI document is one object, found `null`"], tree: nil),
    ToleranceRow(
      "an object for subviews", #"{"type": "HStack", "subviews": {"type": "Divider"}}"#,
      [#"error drivenui.wrong-type {"type": "Divider"}: `subviews` must be an array, found an object"#],
      tree: "stack axis=horizontal"),
    ToleranceRow(
      "null in the subviews", #"{"type": "List", "subviews": [null, {"type": "Divider"}]}"#,
      ["error drivenui.wrong-type null: expected a component, found `null`"], tree: "list\n  children\n    divider"),
    ToleranceRow(
      "properties that are no object", #"{"type": "Divider", "properties": "wide"}"#,
      [#"error drivenui.wrong-type "wide": `properties` must be an object, found the string `wide`"#], tree: "divider"),
    ToleranceRow(
      "values that are no object", #"{"type": "Divider", "values": 1}"#,
      ["error drivenui.wrong-type 1: `values` must be an object, found the number `1`"], tree: "divider"),
    // Section 2.1
    ToleranceRow(
      "an empty URL of an Image", #"{"type": "List", "subviews": [{"type": "Image", "values": {"imageUrl": ""}}]}"#,
      [#"error drivenui.bad-url "": the image's URL is empty, and the SDK crashes"#],
      tree: "list\n  children\n    image"),
    ToleranceRow(
      "a URL with a blank", #"{"type": "Image", "values": {"imageUrl": "https://e.com/a b.png"}}"#,
      [#"error drivenui.bad-url "https://e.com/a b.png": `https://e.com/a b.png` is not a URL, and the SDK crashes"#],
      tree: #"image url="https://e.com/a%20b.png""#),
    // Section 5
    ToleranceRow(
      "a fraction where an Int is wanted", #"{"type": "Divider", "properties": {"padding": 8.5}}"#,
      ["error drivenui.wrong-type 8.5: `padding` must be a whole number, found the number `8.5`"],
      tree: "divider padding=9pt"),
    ToleranceRow(
      "a numeric string where a Float is wanted", #"{"type": "Divider", "properties": {"width": "300"}}"#,
      [#"error drivenui.wrong-type "300": `width` must be a number, found the string `300`"#],
      tree: "divider width=300pt"),
    ToleranceRow(
      "a number for text", #"{"type": "Text", "values": {"text": 5}}"#,
      ["error drivenui.wrong-type 5: `text` must be a string, found the number `5`"], tree: #"text text="5""#),
    // Section 6
    ToleranceRow(
      "an unknown type", #"{"type": "List", "subviews": [{"type": "Button"}, {"type": "Divider"}]}"#,
      [#"error drivenui.unknown-type "Button": DrivenUI has no type `Button`"#], tree: "list\n  children\n    divider"),
    ToleranceRow(
      "a type in another case", #"{"type": "text", "values": {"text": "a"}}"#,
      [#"error drivenui.unknown-type "text": DrivenUI has no type `text`"#], tree: #"text text="a""#),
    ToleranceRow(
      "an unknown type below a leaf is decoded too", #"{"type": "Divider", "subviews": [{"type": "Card"}]}"#,
      [
        #"note drivenui.ignored-property "subviews": `Divider` shows no `subviews`"#,
        #"error drivenui.unknown-type "Card": DrivenUI has no type `Card`"#,
      ], tree: "divider"),
    ToleranceRow(
      "an unknown type below a component without type",
      #"{"type": "List", "subviews": [{"subviews": [{"type": "x"}]}]}"#,
      [
        #"warning drivenui.missing-type {"subviews": [{"type": "x"}]}: "#
          + "the component has no `type`, so nothing is drawn in its place",
        #"error drivenui.unknown-type "x": DrivenUI has no type `x`"#,
      ], tree: "list\n  children (empty)"),
    ToleranceRow(
      "an unknown alignment",
      #"{"type": "VStack", "properties": {"horizontalAlignment": "middle"}, "subviews": []}"#,
      [#"error drivenui.unknown-alignment "middle": `horizontalAlignment` cannot be `middle`"#],
      tree: "stack axis=vertical\n  children (empty)"),
    ToleranceRow(
      "an unknown alignment that is not used",
      #"{"type": "Divider", "properties": {"verticalAlignment": "left"}}"#,
      [
        #"note drivenui.ignored-property "verticalAlignment": `Divider` makes no use of `verticalAlignment`"#,
        #"error drivenui.unknown-alignment "left": `verticalAlignment` cannot be `left`"#,
      ], tree: "divider"),
  ]

  @Test(arguments: fatal) func fatalInputIsAnError(_ row: ToleranceRow) throws {
    let reading = try DrivenUIReading(row.document)
    #expect(reading.reports == row.reports)
    #expect(reading.screen == nil)
    // A bad URL crashes later, when the view is built.
    if row.reports.contains(where: { $0.contains("bad-url") }) { return }
    #expect(throws: (any Error).self) { try DrivenComponent.decode(Array(row.document.utf8)) }
  }

  @Test(arguments: fatal) func tolerantReadingKeepsWhatIsMeant(_ row: ToleranceRow) throws {
    let reading = try DrivenUIReading(row.document, tolerant: true)
    let isRead = row.tree != nil
    #expect(reading.reports == row.reports.map { isRead ? $0.replacing("error ", with: "warning ") : $0 })
    #expect((reading.screen != nil) == isRead)
    guard let screen = reading.screen, let tree = row.tree else { return }
    // What was not understood is not kept either, for it would be fatal again.
    #expect(reading.tree == tree)
    let written = drivenUIText(screen)
    #expect(throws: Never.self, "\(written)") { try DrivenComponent.decode(Array(written.utf8)) }
    let again = try DrivenUIReading(written)
    #expect(again.screen != nil && again.tree == tree)
  }

  // MARK: Colours

  /// Section 5: how colours are spelt, what the author meant, what the SDK shows, and what is reported.
  static let colors: [(spelling: String, meant: UInt32, shown: UInt32, message: String?)] = [
    ("1F6FEB", 0x1F6FEB, 0x1F6FEB, nil),
    ("1f6feb", 0x1F6FEB, 0x1F6FEB, nil),
    ("#1F6FEB", 0x1F6FEB, 0x000000, "the SDK reads `#1F6FEB` as `000000`"),
    ("#F00", 0xFF0000, 0x000000, "the SDK reads `#F00` as `000000`"),
    ("f00", 0xFF0000, 0x000F00, "the SDK reads `f00` as `000F00`"),
    ("FF1F6FEB", 0x1F6FEB, 0x1F6FEB, nil),
    ("0x1F6FEB", 0x1F6FEB, 0x1F6FEB, nil),
    ("  1F6FEB", 0x1F6FEB, 0x1F6FEB, nil),
    ("red", 0x000000, 0x000000, "`red` is not a colour, so the SDK shows `000000`"),
    ("face the sun", 0x00FACE, 0x00FACE, "`face the sun` is not a colour, so the SDK shows `00FACE`"),
    ("", 0x000000, 0x000000, "`` is not a colour, so the SDK shows `000000`"),
    (
      "FFFFFFFFFFFFFFFFFFFFFFFF", 0xFFFFFF, 0xFFFFFF,
      "`FFFFFFFFFFFFFFFFFFFFFFFF` is not a colour, so the SDK shows `FFFFFF`"
    ),
  ]

  /// What a scanner of hexadecimal numbers makes of a text.
  private func scanned(_ text: String) -> UInt32 {
    var value: UInt64 = 0
    return Scanner(string: text).scanHexInt64(&value) ? UInt32(value & 0xFF_FFFF) : 0
  }

  @Test(arguments: colors.indices) func coloursAreReadAsMeant(_ index: Int) throws {
    let (spelling, meant, shown, message) = Self.colors[index]
    #expect(scanned(spelling) == shown)
    for key in ["foregroundColor", "backgroundColor"] {
      let reading = try DrivenUIReading(#"{"type": "Circle", "properties": {"\#(key)": "\#(spelling)"}}"#)
      #expect(reading.reports == (message.map { [#"warning drivenui.color "\#(spelling)": \#($0)"#] } ?? []))
      var shape = try #require(reading.screen?.root.single(.children))
      #expect(shape.literal(key == "foregroundColor" ? .foregroundColor : .backgroundColor) == Color(meant))
      // Written anew, it is what was meant, as six capital digits.
      shape.source = nil
      shape[.shape] = .literal(.circle)
      let digits = String(meant, radix: 16, uppercase: true)
      let text = String(repeating: "0", count: 6 - digits.count) + digits
      #expect(drivenUIText(screen(shape)) == #"{"type":"Circle","properties":{"\#(key)":"\#(text)"}}"#)
    }
  }

  @Test func alphaIsLost() throws {
    let reading = try DrivenUIReading(#"{"type": "Circle", "properties": {"backgroundColor": "801F6FEB"}}"#)
    #expect(
      reading.reports == [
        #"warning drivenui.color "801F6FEB": the SDK shows `801F6FEB` opaque, as `1F6FEB`"#
      ])
    let shape = try #require(reading.screen?.root.single(.children))
    #expect(shape.literal(.backgroundColor) == Color(0x1F6FEB, alpha: 0x80))
    #expect(scanned("801F6FEB") == 0x1F6FEB)
  }
}
