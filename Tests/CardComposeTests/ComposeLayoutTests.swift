import CardCompiler
import CardCompose
import Testing

@Suite("Places and extents in Jetpack Compose")
struct ComposeLayoutTests {
  /// The Kotlin of components of DrivenUI in a column, with each run of white space as one space.
  private func components(_ subviews: String, _ properties: String = "") throws -> String {
    try kotlin(#"{"type":"VStack","properties":{\#(properties)},"subviews":[\#(subviews)]}"#)
  }

  /// The Kotlin of widgets of Skima.
  private func widgets(_ widgets: String) throws -> String {
    try kotlin(#"{"metadata":{"id":"s","version":"1"},"ui":[\#(widgets)]}"#)
  }

  private func kotlin(_ source: String) throws -> String {
    let result = ComposeSources.compile(SourceText(name: "screen.json", text: source))
    #expect(result.diagnostics.all.map(\.message) == [])
    return ComposeSources.text(try #require(result[.compose])).replacing(/\s+/, with: " ")
      .replacing("( ", with: "(").replacing(", )", with: ")").replacing(" .", with: ".")
  }

  // MARK: Shapes

  @Test("a shape is painted, and takes the room that there is where it states no extent")
  func shapes() throws {
    let source = try components(
      """
      {"type":"Rectangle","properties":{"foregroundColor":"FF0000"}},
      {"type":"Rectangle","properties":{"foregroundColor":"00FF00","height":4}},
      {"type":"Rectangle","properties":{"backgroundColor":"0000FF","height":5}},
      {"type":"Rectangle","properties":{"height":6}},
      {"type":"Circle","properties":{"foregroundColor":"112233","width":40}}
      """)
    #expect(source.contains("Box(modifier = Modifier.fillMaxWidth().weight(1f).background(Color(0xFFFF0000)))"))
    #expect(source.contains("Box(modifier = Modifier.fillMaxWidth().height(4.dp).background(Color(0xFF00FF00)))"))
    #expect(source.contains("Box(modifier = Modifier.fillMaxWidth().height(5.dp).background(Color(0xFF0000FF)))"))
    #expect(source.contains("Box(modifier = Modifier.fillMaxWidth().height(6.dp).background("))
    #expect(source.contains("Box(modifier = Modifier.size(40.dp).clip(CircleShape).background(Color(0xFF112233)))"))
  }

  @Test("a picture that fills its frame is as wide as the column that makes its children so")
  func fillingPictures() throws {
    let source = try widgets(
      #"""
      {"type":"scrollview","id":"s","props":{"axis":"vertical","children":[
        {"type":"image","id":"i","props":{"url":"https://a.example/a.png","content_mode":"scaleAspectFill"},
         "constraints":[{"type":"height","value":260}]}]},
       "constraints":[{"type":"topEqual"},{"type":"leftEqual"},{"type":"rightEqual"},{"type":"bottomEqual"}]}
      """#)
    #expect(source.contains("Modifier.fillMaxWidth().height(260.dp)"), "\(source)")
  }

  @Test("what scrolls leaves its height to what stands below it")
  func scrolling() throws {
    let source = try components(
      #"""
      {"type":"List","subviews":[{"type":"Text","values":{"text":"a"}}]},
      {"type":"Text","values":{"text":"bar"}}
      """#)
    #expect(
      source.contains("Column(modifier = Modifier.fillMaxWidth().weight(1f).verticalScroll(rememberScrollState()))"),
      "\(source)")
    let alone = try components(#"{"type":"List","subviews":[{"type":"Text","values":{"text":"a"}}]}"#)
    #expect(!alone.contains("weight"), "\(alone)")
  }

  @Test("a shape has the colour of the box around it where it has none of its own")
  func inheritedColor() throws {
    let source = try components(#"{"type":"Rectangle","properties":{"height":4}}"#, #""foregroundColor":"FF0000""#)
    #expect(source.contains("fillMaxWidth().height(4.dp).background(Color(0xFFFF0000))"))
  }

  @Test("where there is no height to be shared out, a shape without one has a small one")
  func shapesInBoxesOfSeveral() throws {
    let area = #"{"type":"Rectangle","properties":{"foregroundColor":"FF0000"}}"#
    let source = try components(
      #"{"type":"VStack","subviews":[{"type":"Text","values":{"text":"a"}},\#(area)]},{"type":"Text","values":{"text":"b"}}"#
    )
    #expect(source.contains("fillMaxWidth().height(10.dp).background(Color(0xFFFF0000))"))
    let list = try kotlin(#"{"type":"List","subviews":[\#(area)]}"#)
    #expect(list.contains("fillMaxWidth().height(10.dp).background(Color(0xFFFF0000))"))
    let circle = #"{"type":"Circle","properties":{"foregroundColor":"FF0000"}}"#
    #expect(try components(circle).contains("fillMaxWidth().aspectRatio(1f).clip(CircleShape)"))
  }

  @Test("a shape in a row is as high as the row, and takes the width that is left")
  func shapesInRows() throws {
    let source = try components(
      """
      {"type":"HStack","subviews":[
        {"type":"Rectangle","properties":{"foregroundColor":"FF0000","width":4}}, {"type":"Text","values":{"text":"a"}},
        {"type":"Rectangle","properties":{"foregroundColor":"00FF00","height":2}}]}
      """)
    #expect(source.contains("Row(modifier = Modifier.height(IntrinsicSize.Min)"))
    #expect(source.contains("Box(modifier = Modifier.width(4.dp).fillMaxHeight().background(Color(0xFFFF0000)))"))
    #expect(source.contains("Box(modifier = Modifier.weight(1f).height(2.dp).background(Color(0xFF00FF00)))"))
    let endless = try widgets(
      """
      {"type":"scrollview","id":"s","props":{"axis":"horizontal","children":[
        {"type":"container","props":{"backgroundColor":"#FF0000"},"constraints":[{"type":"height","value":20}]},
        {"type":"label","props":{"text":"b"}}]},
        "constraints":[{"type":"topEqual"},{"type":"leftEqual"},{"type":"rightEqual"},{"type":"height","value":40}]}
      """)
    #expect(endless.contains("Modifier.width(10.dp).height(20.dp)"), "\(endless)")
    let underlined = try components(
      """
      {"type":"HStack","subviews":[
        {"type":"VStack","subviews":[{"type":"Text","values":{"text":"a"}},
          {"type":"Rectangle","properties":{"foregroundColor":"FF0000","height":2}}]},
        {"type":"Text","values":{"text":"b"}}]}
      """)
    #expect(underlined.contains("Column(modifier = Modifier.weight(1f)"))
    #expect(underlined.contains("fillMaxWidth().height(2.dp)"))
  }

  @Test("a shape behind something has its size")
  func layers() throws {
    let text = #"{"type":"Text","values":{"text":"a"}}"#
    let area = try components(
      #"{"type":"ZStack","subviews":[{"type":"Rectangle","properties":{"foregroundColor":"FF0000"}},\#(text)]}"#)
    #expect(area.contains("Box(modifier = Modifier.fillMaxWidth(), contentAlignment = Alignment.Center)"))
    #expect(area.contains("Box(modifier = Modifier.matchParentSize().background(Color(0xFFFF0000)))"))
    let bar = try components(
      #"{"type":"ZStack","subviews":[{"type":"Rectangle","properties":{"foregroundColor":"FF0000","width":8}},\#(text)]}"#
    )
    #expect(bar.contains("Box(modifier = Modifier.height(IntrinsicSize.Min), contentAlignment"))
    #expect(bar.contains("Modifier.width(8.dp).fillMaxHeight().background"))
    let band = try components(
      #"{"type":"ZStack","subviews":[{"type":"Rectangle","properties":{"foregroundColor":"FF0000","height":8}},\#(text)]}"#
    )
    #expect(band.contains("Modifier.fillMaxWidth().height(8.dp).background"))
  }

  // MARK: Rows

  private func row(_ children: String) throws -> String {
    try components(#"{"type":"HStack","subviews":[\#(children)]}"#)
  }

  private func text(_ text: String) -> String { #"{"type":"Text","values":{"text":"\#(text)"}}"# }

  /// A text that is wider than narrow phones.
  private static let long = "A title that takes more than one line on any phone there is"

  @Test("a text in a row leaves what stands behind it its width")
  func longTexts() throws {
    let source = try row(text(Self.long) + "," + text("12:00"))
    #expect(source.contains("\"\(Self.long)\", modifier = Modifier.weight(1f, fill = false), style"), "\(source)")
    #expect(source.contains("Text(text = \"12:00\", style"))
    let short = try row(text("One") + "," + text("two"))
    #expect(!short.contains("weight"))
    #expect(!(try row(text(Self.long)).contains("weight")))
    let box = try row(#"{"type":"VStack","subviews":[\#(text(Self.long))]},"# + text("12:00"))
    #expect(box.contains("Column(modifier = Modifier.weight(1f, fill = false)"), "\(box)")
  }

  @Test("texts that only data know leave room as well")
  func boundTexts() throws {
    let source = try row(text("${title}") + "," + text("${description}"))
    #expect(source.contains("Text(text = data.title, modifier = Modifier.weight(1f, fill = false)"), "\(source)")
    let values = try row(text("${title}") + #",{"type":"Spacer"},"# + text("${price}"))
    #expect(values.contains("Text(text = data.title, modifier = Modifier.weight(1f), style"), "\(values)")
    #expect(values.contains("Text(text = data.price, style"))
    #expect(!values.contains("Spacer("))
  }

  @Test("texts take the room beside them, of which they would only get a part")
  func roomBesideTexts() throws {
    let room = #"{"type":"Spacer"}"#
    let before = try row(text("Name") + ",\(room)," + text(Self.long))
    #expect(before.contains("Modifier.weight(1f).wrapContentWidth(Alignment.End), style"), "\(before)")
    let centred = try row([text("a"), room, text(Self.long), room, text("b")].joined(separator: ","))
    #expect(centred.contains("Modifier.weight(1f).wrapContentWidth(Alignment.CenterHorizontally)"))
    let box = try row(#"{"type":"VStack","subviews":[\#(text(Self.long))]},\#(room),"# + text("12:00"))
    #expect(box.contains("Modifier.weight(1f).wrapContentWidth(Alignment.Start)"))
    let short = try row(text("a") + ",\(room)," + text("b"))
    #expect(short.contains("Spacer(modifier = Modifier.weight(1f))"))
  }

  @Test("nothing is shared out where a row scrolls")
  func endlessRows() throws {
    let children = #"{"type":"label","props":{"text":"\#(Self.long)"}},{"type":"label","props":{"text":"b"}}"#
    let source = try widgets(
      """
      {"type":"scrollview","id":"s","props":{"axis":"horizontal","children":[\(children)]},"constraints":[
        {"type":"topEqual"},{"type":"leftEqual"},{"type":"rightEqual"},{"type":"height","value":40}]}
      """)
    #expect(source.contains("horizontalScroll("))
    #expect(!source.contains("weight("))
  }

  @Test("pictures in equal shares and the parts of a column of a stated height are equal as well")
  func equalParts() throws {
    let picture =
      #"{"type":"image","props":{"url":"https://a.example/a.png"},"constraints":[{"type":"height","value":40}]}"#
    let label = #"{"type":"label","props":{"text":"a"}}"#
    func stack(_ axis: String) throws -> String {
      try widgets(
        """
        {"type":"stack","id":"s","props":{"axis":"\(axis)","distribution":"fillEqually","children":[\(label),\(picture)]},
          "constraints":[{"type":"topEqual"},{"type":"leftEqual"},{"type":"rightEqual"},{"type":"height","value":200}]}
        """)
    }
    #expect(try stack("horizontal").contains("modifier = Modifier.weight(1f).height(40.dp)"))
    #expect(try stack("vertical").contains("Text(text = \"a\", modifier = Modifier.weight(1f)"))
  }

  @Test("equal shares are equal")
  func equalShares() throws {
    let children = #"{"type":"label","props":{"text":"a"}},{"type":"button","props":{"text":"b"}}"#
    let source = try widgets(
      """
      {"type":"stack","id":"s","props":{"axis":"horizontal","distribution":"fillEqually","children":[\(children)]},
        "constraints":[{"type":"topEqual"},{"type":"leftEqual"},{"type":"rightEqual"}]}
      """)
    #expect(source.contains("Text(text = \"a\", modifier = Modifier.weight(1f)"), "\(source)")
    #expect(source.contains("CardButton(title = \"b\", modifier = Modifier.weight(1f)"))
  }

  // MARK: Lists

  @Test("rows of lists have room around them and lines below")
  func lists() throws {
    let source = try kotlin(
      #"{"type":"List","subviews":[\#(text("a")),{"type":"HStack","subviews":[\#(text("b")),\#(text("c"))]}]}"#)
    let row = "Modifier.fillMaxWidth().heightIn(min = 44.dp).padding(horizontal = 16.dp, vertical = 11.dp)"
    #expect(source.ranges(of: "Column(modifier = \(row), verticalArrangement = Arrangement.Center)").count == 2)
    #expect(source.contains("} HorizontalDivider(modifier = Modifier.padding(start = 16.dp)) Column("), "\(source)")
    #expect(source.contains("verticalScroll("))
  }

  // MARK: Buttons

  /// The Kotlin of a Skima button with constraints.
  private func button(_ constraints: String) throws -> String {
    try widgets(
      #"{"type":"button","id":"b","props":{"text":"Go"},"constraints":[{"type":"topEqual"},\#(constraints)]}"#)
  }

  @Test("a button is as wide as the source draws it")
  func wideButtons() throws {
    let wide = try button(#"{"type":"leftEqual","value":16},{"type":"rightEqual","value":16}"#)
    #expect(wide.contains("CardButton(title = \"Go\", modifier = Modifier.weight(1f)"), "\(wide)")
    let whole = try button(#"{"type":"leftEqual"},{"type":"rightEqual"}"#)
    #expect(whole.contains("CardButton(title = \"Go\", modifier = Modifier.fillMaxWidth()"), "\(whole)")
    let high = try button(#"{"type":"horizontalMargin","value":0},{"type":"height","value":48}"#)
    #expect(high.contains("modifier = Modifier.fillMaxWidth().height(48.dp)"), "\(high)")
    let own = try button(#"{"type":"leftEqual","value":16},{"type":"width","value":90}"#)
    #expect(own.contains("modifier = Modifier.width(90.dp)"), "\(own)")
    #expect(!(try button(#"{"type":"leftEqual","value":16}"#)).contains("modifier = Modifier.fillMaxWidth(), look"))
  }

  @Test("buttons fill the column that has them fill it", arguments: ["fill", "leading"])
  func buttonsInColumns(alignment: String) throws {
    let children = #"{"type":"button","props":{"text":"Go"}},{"type":"button","props":{"text":"On"}}"#
    let source = try widgets(
      """
      {"type":"stack","id":"s","props":{"axis":"vertical","alignment":"\(alignment)","children":[\(children)]},
        "constraints":[{"type":"topEqual"},{"type":"leftEqual"},{"type":"rightEqual"}]}
      """)
    let wide = source.contains("CardButton(title = \"Go\", modifier = Modifier.fillMaxWidth()")
    #expect(wide == (alignment == "fill"), "\(source)")
  }

  // MARK: Toggles

  @Test("the title of a toggle wraps as the text did that it was, and stays in its row")
  func toggles() throws {
    let source = try kotlin(
      """
      {"metadata":{"id":"s","version":"1"},"ui":[
        {"type":"stack","id":"s","props":{"axis":"horizontal","children":[
          {"type":"checkbox","props":{"variableId":"x","initial_condition":false},
            "constraints":[{"type":"width","value":24},{"type":"height","value":24}]},
          {"type":"label","props":{"text":"\(Self.long)"}}]},
        "constraints":[{"type":"topEqual"},{"type":"leftEqual"},{"type":"rightEqual"}]}]}
      """)
    #expect(source.contains("CardToggle(field = x, title = \"\(Self.long)\", style"), "\(source)")
    #expect(!source.contains("maxLines = 1"))
    #expect(!source.contains("height(24.dp)"))
    let column = try ComposeSources.kotlin(
      """
      - type: ColumnSet
        columns:
          - {type: Column, width: auto, items: [{type: Input.Toggle, id: t, label: L, title: \(Self.long)}]}
          - {type: Column, width: auto, items: [{type: TextBlock, text: after, wrap: true}]}
      """)
    #expect(column.contains("Column(modifier = Modifier.weight(1f, fill = false))"), "\(column)")
  }

  // MARK: Insets

  @Test("what has other insets than the rest has all the width that these leave")
  func insets() throws {
    let inner =
      #"{"type":"label","id":"l","props":{"text":"b"},"constraints":[{"type":"topEqual"},"#
      + #"{"type":"leftEqual","value":4},{"type":"rightEqual","value":12},{"type":"bottomEqual"}]}"#
    let source = try widgets(
      """
      {"type":"label","id":"t","props":{"text":"a"},"constraints":[
        {"type":"topEqual"},{"type":"leftEqual","value":8},{"type":"rightEqual","value":8}]},
      {"type":"container","id":"c","props":{"backgroundColor":"#EEEEEE","children":[\(inner)]},"constraints":[
        {"type":"topEqual","to":"bottom","of":"t"},{"type":"leftEqual","value":24},{"type":"rightEqual","value":16}]}
      """)
    #expect(
      source.contains("Row(modifier = Modifier.padding(start = 16.dp, end = 8.dp).fillMaxWidth().background("),
      "\(source)")
    #expect(source.contains("Text(text = \"b\", modifier = Modifier.weight(1f)"), "\(source)")
  }

  @Test("rows of tables that have a style add no room to that of their cells")
  func tableRows() throws {
    let cell = "{type: TableCell, items: [{type: TextBlock, text: a, wrap: true}]}"
    let source = try ComposeSources.kotlin(
      """
      - type: Table
        columns: [{width: 1}]
        rows: [{type: TableRow, style: emphasis, cells: [\(cell)]}]
      """)
    #expect(source.ranges(of: "padding(").count == 2, "\(source)")
    #expect(!source.contains("padding(20.dp).height("))
  }

  @Test("the title of a bar stays in the middle, whatever stands at the sides")
  func titles() throws {
    let source = try widgets(
      """
      {"type":"button","id":"b","props":{"text":"Back"},"constraints":[{"type":"topEqual"},{"type":"leftEqual"}]},
      {"type":"label","id":"t","props":{"text":"Title","text_alignment":"center"},"constraints":[
        {"type":"topEqual"},{"type":"centerX"}]}
      """)
    #expect(source.contains("Box(modifier = Modifier.fillMaxWidth(), contentAlignment = Alignment.Center) { Row("))
    #expect(source.contains("Spacer(modifier = Modifier.weight(1f)) } Text(text = \"Title\""), "\(source)")
  }

  // MARK: Room

  @Test("a column with flexible room leaves what stands below it its height")
  func roomAbove() throws {
    let column = #"{"type":"VStack","subviews":[\#(text("a")),{"type":"Spacer"},\#(text("b"))]}"#
    let source = try components(column + "," + text("c"))
    #expect(source.contains("Column(modifier = Modifier.weight(1f), horizontalAlignment"), "\(source)")
    #expect(!(try components(column)).contains("Column(modifier = Modifier.weight(1f)"))
    let list = try kotlin(#"{"type":"List","subviews":[{"type":"VStack","subviews":[\#(column),\#(text("c"))]}]}"#)
    #expect(!list.contains("Column(modifier = Modifier.weight(1f)"), "\(list)")
  }

  @Test("a line in a column that is as wide as its content is no wider")
  func lines() throws {
    let source = try ComposeSources.kotlin(
      """
      - type: ColumnSet
        columns:
          - type: Column
            width: auto
            items: [{type: TextBlock, text: a, wrap: true}, {type: TextBlock, text: b, separator: true, wrap: true}]
          - {type: Column, width: stretch, items: [{type: TextBlock, text: c, wrap: true}]}
      """)
    #expect(source.contains("Column(modifier = Modifier.width(IntrinsicSize.Max))"), "\(source)")
  }

  @Test("what is narrower than the screen stands in its middle where the source has it there")
  func narrowScreens() throws {
    let column = "Column(modifier = modifier.fillMaxWidth().background(Color(0xFFFFFFFF)), "
    #expect(try components(text("a")).contains(column + "horizontalAlignment = Alignment.CenterHorizontally)"))
    let widget = try widgets(
      #"{"type":"label","id":"l","props":{"text":"a"},"constraints":[{"type":"topEqual"},{"type":"leftEqual"}]}"#)
    #expect(!widget.contains("CenterHorizontally"))
  }
}
