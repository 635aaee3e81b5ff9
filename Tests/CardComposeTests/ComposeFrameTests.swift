import CardCompiler
import CardCompose
import Testing

/// Frames, pictures that fill and places by constraints, in Jetpack Compose.
@Suite("Frames and pictures in Jetpack Compose")
struct ComposeFrameTests {
  /// The Kotlin of a screen, with each run of white space as one space, and what is said of it.
  private func compiled(_ source: String) throws -> (kotlin: String, losses: [String]) {
    let result = ComposeSources.compile(SourceText(name: "screen.json", text: source))
    #expect(result.diagnostics.all.map(\.message) == [])
    let kotlin = ComposeSources.text(try #require(result[.compose])).replacing(/\s+/, with: " ")
      .replacing("( ", with: "(").replacing(", )", with: ")").replacing(" .", with: ".")
    return (kotlin, result.outputs.flatMap(\.fidelity).map(\.kind.id).filter { !$0.hasPrefix("note.") })
  }

  private func components(_ subviews: String) throws -> String {
    try compiled(#"{"type":"VStack","subviews":[\#(subviews)]}"#).kotlin
  }

  private func widgets(_ widgets: String) throws -> String {
    let (kotlin, losses) = try compiled(#"{"metadata":{"id":"s","version":"1"},"ui":[\#(widgets)]}"#)
    #expect(losses == [])
    return kotlin
  }

  private func expect(_ parts: [String], in source: String) {
    for part in parts { #expect(source.contains(part), "\(part) in \(source)") }
  }

  // MARK: Frames of DrivenUI

  @Test("texts are as wide as their words where stacks are")
  func hugging() throws {
    let source = try components(
      """
      {"type":"VStack","properties":{"width":200,"backgroundColor":"FF0000","horizontalAlignment":"trailing"},
       "subviews":[{"type":"Text","values":{"text":"a"}},{"type":"Text","values":{"text":"bcd"}}]},
      {"type":"Text","properties":{"width":300,"backgroundColor":"00FF00"},"values":{"text":"wide"}}
      """)
    expect(
      [
        "Column(modifier = Modifier.background(Color(0xFFFF0000)), horizontalAlignment = Alignment.End) { Text(text = \"a\",",
        "Text(text = \"wide\", modifier = Modifier.background(Color(0xFF00FF00)), style = text17)",
      ], in: source)
    #expect(!source.contains("Modifier.fillMaxWidth()"), "\(source)")
  }

  @Test("what has a frame stands in its middle, unless it fills it")
  func frames() throws {
    let source = try components(
      """
      {"type":"Text","properties":{"borderColor":"000000","borderWidth":1,"padding":4,"height":60},"values":{"text":"b"}},
      {"type":"Image","properties":{"width":64,"height":64},"values":{"systemIconName":"star"}},
      {"type":"HStack","properties":{"height":50,"verticalAlignment":"top"},"subviews":[
        {"type":"Text","values":{"text":"c"}},{"type":"Text","values":{"text":"d"}}]},
      {"type":"ZStack","properties":{"height":40},"subviews":[{"type":"Rectangle"},{"type":"Text","values":{"text":"e"}}]}
      """)
    expect(
      [
        "Column(modifier = Modifier.height(60.dp).wrapContentHeight(), verticalArrangement = Arrangement.Center, horizontalAlignment = Alignment.CenterHorizontally)",
        "Text(text = \"☆\", modifier = Modifier.width(64.dp).height(64.dp).wrapContentSize(), style = text17)",
        "Row(modifier = Modifier.height(50.dp).wrapContentHeight())",
        "Box(modifier = Modifier.fillMaxWidth().height(40.dp), contentAlignment",
      ], in: source)
  }

  @Test("padding and the colour around a shape are kept")
  func paddedShapes() throws {
    let source = try components(
      """
      {"type":"Rectangle","properties":{"padding":5,"backgroundColor":"0000FF","foregroundColor":"FF0000","height":50}},
      {"type":"Circle","properties":{"padding":6,"foregroundColor":"00FF00","width":40,"height":40}}
      """)
    expect(
      [
        "height(50.dp).background(Color(0xFF0000FF)).padding(5.dp).background(Color(0xFFFF0000))",
        "size(40.dp).padding(6.dp).clip(CircleShape).background(Color(0xFF00FF00))",
      ], in: source)
  }

  @Test("texts of a row stand on one line, and what has no text ends there")
  func baselines() throws {
    let (source, losses) = try compiled(
      """
      {"type":"HStack","properties":{"verticalAlignment":"lastTextBaseline"},"subviews":[
        {"type":"Text","values":{"text":"a"}},{"type":"Text","properties":{"font":"title"},"values":{"text":"b"}},
        {"type":"Circle","properties":{"width":8,"height":8}}]}
      """)
    #expect(losses == [])
    expect(
      [
        "Text(text = \"a\", modifier = Modifier.alignBy(LastBaseline),",
        "Text(text = \"b\", modifier = Modifier.alignBy(LastBaseline),",
        "Box(modifier = Modifier.alignBy { it.measuredHeight }.size(8.dp)",
        "import androidx.compose.ui.layout.LastBaseline",
      ], in: source)
  }

  // MARK: Pictures

  @Test("pictures that fill a box have its size")
  func fillingPictures() throws {
    let url = #""imageUrl":"https://a.example/a.png""#
    let layers = try compiled(
      #"{"type":"ZStack","properties":{"height":200},"subviews":[{"type":"Image","values":{\#(url)}},{"type":"Text","values":{"text":"hi"}}]}"#
    ).kotlin
    expect(
      [
        "Box(modifier = Modifier.fillMaxWidth().height(200.dp), contentAlignment = Alignment.Center)",
        "modifier = Modifier.matchParentSize(), contentScale = ContentScale.FillBounds",
      ], in: layers)
    let edges = #"[{"type":"topEqual"},{"type":"leftEqual"},{"type":"rightEqual"},{"type":"bottomEqual"}]"#
    let page = try widgets(
      """
      {"type":"image","id":"i","props":{"url":"https://a.example/a.png"},"constraints":\(edges)},
      {"type":"image","id":"j","props":{"url":"https://a.example/b.png"},
       "constraints":[{"type":"width","value":32},{"type":"height","value":40},{"type":"centerX"},{"type":"centerY"}]}
      """)
    expect(
      [
        "CardImage(url = \"https://a.example/a.png\", modifier = Modifier.matchParentSize())",
        // In the middle from side to side, and between rooms from top to bottom.
        "Spacer(modifier = Modifier.weight(1f)) image(CardImage(url = \"https://a.example/b.png\","
          + " modifier = Modifier.width(32.dp).height(40.dp))) Spacer(modifier = Modifier.weight(1f))",
      ], in: page)
    #expect(page.ranges(of: "Spacer(modifier = Modifier.weight(1f))").count == 4, "\(page)")
    let hero = try widgets(
      """
      {"type":"container","id":"c","props":{"children":[
        {"type":"image","id":"i","props":{"url":"https://a.example/a.png","content_mode":"scaleAspectFill"},
         "constraints":\(edges)},
        {"type":"label","id":"l","props":{"text":"x"},
         "constraints":[{"type":"bottomEqual","value":16},{"type":"leftEqual","value":16}]}]},
       "constraints":[{"type":"topEqual"},{"type":"horizontalMargin"},{"type":"height","value":300}]}
      """)
    expect(["modifier = Modifier.matchParentSize(), contentScale = ContentScale.Crop"], in: hero)
  }

  @Test("a stated height of a picture between two sides is kept, and a stated width of a field")
  func statedExtents() throws {
    let source = try widgets(
      """
      {"type":"image","id":"i","props":{"url":"https://a.example/a.png"},
       "constraints":[{"type":"topEqual","value":10},{"type":"horizontalMargin","value":20},{"type":"height","value":160}]},
      {"type":"textfield","id":"t","props":{"variableId":"v","placeholder":"p"},
       "constraints":[{"type":"topEqual","of":"i","to":"bottom","value":10},{"type":"leftEqual","value":20},
         {"type":"width","value":120}]}
      """)
    expect(
      [
        "CardImage(url = \"https://a.example/a.png\", modifier = Modifier.fillMaxWidth().height(160.dp))",
        "modifier = Modifier.width(120.dp)",
      ], in: source)
  }

  @Test("the content of a box with a picture behind it stands where it should in the least height")
  func leastHeights() throws {
    let source = try ComposeSources.kotlin(
      """
      - type: Container
        minHeight: 200px
        verticalContentAlignment: bottom
        backgroundImage: https://a.example/x.png
        items: [{type: TextBlock, wrap: true, text: in}]
      - type: Container
        backgroundImage: https://a.example/x.png
        items: [{type: TextBlock, wrap: true, text: out}]
      """)
    #expect(source.ranges(of: "propagateMinConstraints = true").count == 1, "\(source)")
    #expect(source.contains("verticalArrangement = Arrangement.Bottom"))
  }

  // MARK: Constraints

  @Test("one child of a row that is filled takes what the others leave")
  func filledRows() throws {
    let source = try widgets(
      """
      {"type":"scrollview","id":"s","props":{"axis":"vertical","spacing":8,"children":[
        {"type":"stack","props":{"axis":"horizontal","spacing":8,"children":[
          {"type":"label","props":{"text":"Subtotal"}},
          {"type":"label","props":{"text":"$ 120.00","text_alignment":"right"}}]}},
        {"type":"button","props":{"text":"Follow"}}]},
       "constraints":[{"type":"topEqual"},{"type":"bottomEqual"},{"type":"leftEqual","value":16},
         {"type":"rightEqual","value":16}]}
      """)
    expect(
      [
        "Column(modifier = Modifier.padding(horizontal = 16.dp).fillMaxWidth().verticalScroll(",
        "Row(modifier = Modifier.fillMaxWidth(), horizontalArrangement = Arrangement.spacedBy(8.dp))",
        "Text(text = \"Subtotal\", modifier = Modifier.weight(1f), style = text17)",
        "CardButton(title = \"Follow\", modifier = Modifier.fillMaxWidth()",
      ], in: source)
  }

  @Test("beside what reaches up to it a widget at the end of a row has no room of its own")
  func reachingButtons() throws {
    let source = try widgets(
      """
      {"type":"button","id":"f","props":{"text":"Follow"},"constraints":[{"type":"topEqual","value":20},
        {"type":"leftEqual","value":20},{"type":"rightEqual","to":"left","of":"m","value":-12}]},
      {"type":"button","id":"m","props":{"text":"Message","type":"secondary"},"constraints":[
        {"type":"topEqual","value":20},{"type":"rightEqual","value":20},{"type":"width","value":160}]}
      """)
    expect(["horizontalArrangement = Arrangement.spacedBy(12.dp)", "modifier = Modifier.weight(1f), look"], in: source)
    #expect(!source.contains("Spacer("), "\(source)")
  }

  @Test("an offset from the side of a sibling is kept")
  func offsets() throws {
    let source = try widgets(
      """
      {"type":"label","id":"t","props":{"text":"T"},
       "constraints":[{"type":"topEqual","value":16},{"type":"leftEqual","value":16}]},
      {"type":"label","id":"sub","props":{"text":"S"},"constraints":[
        {"type":"topEqual","of":"t","to":"bottom","value":4},{"type":"leftEqual","of":"t","to":"left","value":24}]}
      """)
    expect(["Spacer(modifier = Modifier.width(24.dp)) Text(text = \"S\""], in: source)
  }

  @Test("flexible room has what is left only where nothing else takes it")
  func roomBesideLists() throws {
    let list = #"{"type":"List","subviews":[{"type":"Text","values":{"text":"a"}}]}"#
    let beside = try components(#"\#(list),{"type":"Spacer"}"#)
    #expect(beside.ranges(of: "weight(1f)").count == 1, "\(beside)")
    #expect(!beside.contains("Spacer("), "\(beside)")
    let least = try components(#"\#(list),{"type":"Spacer","properties":{"minLength":20}}"#)
    expect(["Spacer(modifier = Modifier.heightIn(min = 20.dp))"], in: least)
    let alone = try components(#"{"type":"Text","values":{"text":"a"}},{"type":"Spacer"}"#)
    expect(["Spacer(modifier = Modifier.weight(1f))"], in: alone)
  }

  @Test("the line around a circle is that of its frame")
  func framedCircles() throws {
    let circle = #"{"width":40,"height":40,"foregroundColor":"00AA00","borderColor":"000000","borderWidth":2}"#
    let source = try components(#"{"type":"Circle","properties":\#(circle)}"#)
    expect([".size(40.dp).border(2.dp, Color(0xFF000000)).clip(CircleShape).background("], in: source)
  }
}
