import CardFormats
import CardIR
import CardSyntax
import CardTestSupport
import Testing

@Suite struct SkimaFormatTests {
  private func document(_ text: String) throws -> Document {
    var diagnostics = Diagnostics()
    return try #require(JSONReader.read(SourceText(name: "t.json", text: text), diagnostics: &diagnostics))
  }

  private func read(_ text: String, tolerant: Bool = false) throws -> (screen: Screen?, ids: [String]) {
    var diagnostics = Diagnostics()
    let options = ImportOptions(name: "t", isTolerant: tolerant)
    let screen = SkimaFormat().importScreen(try document(text), options: options, diagnostics: &diagnostics)
    if let screen { #expect(Verifier.problems(in: screen) == []) }
    return (screen, diagnostics.sorted().map { "\($0.severity.rawValue) \($0.id)" })
  }

  private func written(_ screen: Screen, _ syntax: DocumentSyntax = .minified) -> String {
    let files = SkimaFormat().emit(screen, options: EmitOptions(syntax: syntax))
    return String(decoding: files[0].bytes, as: UTF8.self)
  }

  private func copied(_ document: Document) -> String {
    var writer = DocumentWriter(.json)
    writer.value(document.root)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  /// Reads one widget as the only one of a screen, pinned to the top.
  private func widget(_ type: String, _ props: String, tolerant: Bool = false) throws -> (
    element: Element, ids: [String]
  ) {
    let place = #"[{"type":"topEqual"},{"type":"horizontalMargin"},{"type":"height","value":9}]"#
    let (screen, ids) = try read(
      #"{"metadata":{"id":"t"},"ui":[{"type":"\#(type)","props":\#(props),"constraints":\#(place)}]}"#,
      tolerant: tolerant)
    return (try #require(screen?.root[.children].first?.element), ids)
  }

  private func action(_ type: String, _ data: String) throws -> (element: Element, ids: [String]) {
    let (button, ids) = try widget("button", #"{"onClick":[{"type":"\#(type)","data":\#(data)}]}"#)
    return (try #require(button[.actions].first?.element), ids)
  }

  // MARK: Identity

  @Test func whatIsReadIsWrittenUnchanged() throws {
    let files =
      TestFiles.files(below: "templates", extension: "json")
      + TestFiles.files(below: "examples/legacy/skima", extension: "json") + (TestFiles.corpus("skima") ?? [])
    var count = 0
    for file in files {
      var diagnostics = Diagnostics()
      let source = SourceText(name: file, bytes: try TestFiles.bytes(file))
      let document = try #require(JSONReader.read(source, diagnostics: &diagnostics))
      guard SkimaFormat().likelihood(of: document) > 0.9 else { continue }
      let screen = try #require(
        SkimaFormat().importScreen(document, options: ImportOptions(name: "t"), diagnostics: &diagnostics))
      let found = diagnostics.all.filter { $0.id != "skima.lifecycle-inert" }
      #expect(found.map { "\($0.id): \($0.message)" } == [], "\(file)")
      #expect(Verifier.problems(in: screen) == [], "\(file)")
      #expect(written(screen, .json) == copied(document), "\(file)")
      #expect(SkimaValidator.problems(in: document) == [], "\(file)")
      count += 1
    }
    #expect(count >= 2)
  }

  @Test func oddContentSurvivesInPlace() throws {
    let text =
      #"{"keepInStack":true,"extra":[1.50],"ui":[{"constraints":[{"type":"topEqual","value":1e1},{"type":"odd"},7],"#
      + #""type":"label","props":{"mystery":{},"text":"${a}","font_size":"${b}"},"$when":"${c}"},{"type":"chart"},5]}"#
    let (screen, _) = try read(text)
    #expect(written(try #require(screen)) == text)
  }

  @Test func tabBarsAreKept() throws {
    let text =
      #"{"metadata":{"id":"bar"},"tabs":[{"id":"a","endpoint":"https://e/a","title":"A","image":"https://e/a.png"},"#
      + #"{"title":"B"}]}"#
    let (screen, ids) = try read(text)
    #expect(screen?.form == .tabBar)
    #expect(screen?.root[.actions].first?.element?[.title] == .literal("A"))
    #expect(ids == ["warning skima.tab-skipped"])
    #expect(written(try #require(screen)) == text)
  }

  @Test func newWidgetsHaveTheirKeysInOrder() throws {
    var constraint = Element(.constraint)
    constraint[.constant] = .literal(8)
    constraint[.rule] = .literal(.top)
    var label = Element(.text)
    label[.constraints] = [.one(constraint)]
    label[.textSize] = .literal(.points(12.5))
    label[.text] = .literal("A")
    label[.id] = .literal("a")
    label[.maxLines] = .literal(2)
    label[.textColor] = .literal(.absolute(Color(0x112233, alpha: 0x44)))
    var root = Element(.screen, children: [.one(label), .one(Element(.canvas))])
    root[.id] = .literal("s")
    let screen = Screen(name: "s", format: .skima, root: root, isTemplate: false)
    #expect(
      written(screen)
        == ##"{"metadata":{"id":"s"},"ui":[{"type":"label","id":"a","props":{"text":"A","max_lines":2,"##
        + ##""text_color":"#11223344","font_size":12.5},"constraints":[{"type":"topEqual","value":8}]},"##
        + ##"{"type":"container","props":{}}]}"##)
  }

  // MARK: What widgets mean

  @Test func widgetsHaveTheMeaningOfTheFormat() throws {
    let label = try widget(
      "label",
      ##"{"text":"A","max_lines":2,"text_alignment":"right","text_color":"#01020304","font_size":21}"##
    ).element
    #expect(label.kind == .text)
    #expect(label[.maxLines] == .literal(2))
    #expect(label[.horizontalAlignment] == .literal(.trailing))
    #expect(label[.textColor] == .literal(.absolute(Color(0x010203, alpha: 4))))
    #expect(label[.textSize] == .literal(.points(21)))
    let button = try widget("button", #"{"text":"Go","type":"link","initial_state":"disable"}"#).element
    #expect(button[.buttonStyle] == .literal(.link))
    #expect(button[.isEnabled] == .literal(false))
    let image = try widget("image", #"{"url":"u","content_mode":"scaleAspectFill"}"#).element
    #expect(image[.imageFit] == .literal(.cover))
    let box = try widget("checkbox", ##"{"variableId":"v","initial_condition":false,"color":"#FFFFFF"}"##).element
    #expect(box[.isOn] == .literal(false))
    #expect(box[.backgroundColor] == .literal(.white))
    let stack = try widget("stack", #"{"axis":"vertical","spacing":6,"alignment":"lastBaseline","children":[]}"#)
    #expect(stack.element[.axis] == .literal(.vertical))
    #expect(stack.element[.gap] == .literal(6))
    #expect(stack.element[.alignment] == .literal(.lastBaseline))
    #expect(stack.element.has(.children))
  }

  @Test func actionsHaveTheMeaningOfTheFormat() throws {
    let link = try action("navigation", #"{"type":"deeplink","value":"menu"}"#).element
    #expect(link[.destination] == .literal(.deepLink))
    let call = try action("apicall", #"{"method":"put","endpoint":"https://e","body":["a"]}"#).element
    #expect(call.kind == .callAPI)
    #expect(call[.method] == .literal("put"))
    #expect(call[.body]?.literal?.count == 1)
    let variable = try action("manageValue", #"{"type":"remove","id":"v"}"#).element
    #expect(variable[.targetID] == .literal("v"))
    #expect(variable[.operation] == .literal(.remove))
    let manipulation = try action(
      "labelManipulation", #"{"widgetId":"w","type":"change_text","value":"x"}"#
    ).element
    #expect(manipulation.kind == .manipulate)
    #expect(manipulation[.typeName] == .literal("labelManipulation"))
  }

  // MARK: Diagnostics

  @Test(
    arguments: [
      ("label", #"{"font_size":"24"}"#, ["error skima.props-void"]),
      ("label", #"{"max_lines":1.5}"#, ["error skima.props-void"]),
      ("label", "7", ["error skima.props-void"]),
      ("stack", #"{"children":{}}"#, ["error skima.props-void"]),
      ("image", #"{"local_resource":"name"}"#, ["error skima.props-void"]),
      ("image", #"{"local_resource":7}"#, ["note skima.inert-property"]),
      ("label", #"{"text_color":"fff"}"#, ["warning skima.color"]),
      ("label", #"{"text_color":"112233"}"#, ["warning skima.color"]),
      ("label", #"{"text_alignment":"middle"}"#, ["warning skima.unknown-value"]),
      ("label", #"{"fontSize":12}"#, ["warning skima.unknown-property"]),
      ("label", #"{"text":null}"#, []),
      ("button", #"{"initial_state":"loading"}"#, ["warning skima.unknown-value"]),
      ("checkbox", #"{"variableId":"v"}"#, ["note skima.implicit-checked"]),
      ("checkbox", #"{"initial_condition":true}"#, ["warning skima.unstored-input"]),
      ("textfield", #"{"placeholder":"x"}"#, ["warning skima.unstored-input"]),
      ("container", #"{"BorderWidth":1}"#, ["warning skima.doc-spelling"]),
      ("Container", "{}", ["warning skima.unknown-widget"]),
      ("container", #"{"children":[{"type":"label","props":{}}]}"#, ["warning skima.unconstrained"]),
      ("stack", #"{"children":[7]}"#, ["warning skima.ignored-value"]),
      (
        "stack", #"{"children":[{"type":"label","props":{},"constraints":[{"type":"topEqual"}]}]}"#,
        ["warning skima.stack-constraint"]
      ),
    ] as [(String, String, [String])])
  func propsAreChecked(type: String, props: String, expected: [String]) throws {
    #expect(try widget(type, props).ids == expected)
  }

  @Test(
    arguments: [
      ("navigation", #"{"type":"deep_link","value":"x"}"#, ["warning skima.doc-spelling"]),
      ("navigation", #"{"type":"push","value":"x"}"#, ["warning skima.unknown-value"]),
      ("navigation", #"{"type":"back"}"#, []),
      ("apicall", #"{"type":"post","endpoint":"e"}"#, ["warning skima.doc-spelling"]),
      ("apicall", #"{"method":"POST","endpoint":"e"}"#, ["warning skima.unknown-value"]),
      ("apicall", #"{"method":"get","endpoint":"e"}"#, ["warning skima.get-body"]),
      ("apicall", #"{"endpoint":"e"}"#, ["warning skima.inert-action"]),
      ("manageValue", #"{"type":"createOrModify","id":"v","value":"1"}"#, ["warning skima.inert-action"]),
      ("manageValue", #"{"type":"remove","id":3}"#, ["error skima.props-void"]),
      ("imageManipulation", #"{"widgetId":"w","type":"change_image","value":"u"}"#, ["warning skima.doc-spelling"]),
      ("textfieldManipulation", #"{"widgetId":"w","type":"change_image"}"#, ["warning skima.unknown-value"]),
      ("stackManipulation", "{}", ["warning skima.inert-action"]),
      ("openBrowser", "{}", ["warning skima.unknown-action"]),
    ] as [(String, String, [String])])
  func actionsAreChecked(type: String, data: String, expected: [String]) throws {
    #expect(try action(type, data).ids == expected)
  }

  @Test(
    arguments: [
      ("[]", ["error skima.not-a-screen"]),
      (#"{"metadata":{"name":"m"},"component":{}}"#, ["error skima.not-a-screen"]),
      (#"{"metadata":{"version":1},"ui":[]}"#, ["error skima.envelope"]),
      (#"{"metadata":"x","ui":[]}"#, ["error skima.envelope"]),
      (#"{"ui":{}}"#, ["error skima.envelope"]),
      (#"{"keepInStack":"yes","ui":[]}"#, ["error skima.envelope"]),
      (#"{"actions":{"didLoad":[]},"ui":[]}"#, ["warning skima.lifecycle-inert"]),
      (#"{"actions":{"didLoad":{}},"ui":[]}"#, ["error skima.envelope"]),
    ] as [(String, [String])])
  func envelopesAreChecked(text: String, expected: [String]) throws {
    #expect(try read(text).ids == expected)
  }

  @Test func constraintsReferToSiblings() throws {
    func ids(_ constraint: String) throws -> [String] {
      try read(
        #"{"ui":[{"type":"label","id":"a","props":{},"constraints":[{"type":"topEqual"}]},"#
          + #"{"type":"label","id":"b","props":{},"constraints":[\#(constraint)]}]}"#
      ).ids
    }
    #expect(try ids(#"{"type":"topEqual","to":"bottom","of":"a"}"#) == [])
    #expect(try ids(#"{"type":"topEqual","to":"bottom","of":"z"}"#) == ["warning skima.constraint-scope"])
    #expect(try ids(#"{"type":"topEqual","to":"bottom","of":"b"}"#) == ["warning skima.constraint-scope"])
    #expect(try ids(#"{"type":"topEqual","of":"a"}"#) == ["warning skima.constraint-scope"])
    #expect(try ids(#"{"type":"topEqual","value":"8"}"#) == ["warning skima.ignored-value"])
    #expect(try ids(#"{"type":"upEqual"}"#) == ["warning skima.unknown-constraint"])
  }

  @Test func valuesThatTheAppIgnoresAreMendedWhereTheyCanBe() throws {
    func fixes(_ widget: String) throws -> [String?] {
      try SkimaReading(#"{"ui":[{"type":"label","props":{},\#(widget)}]}"#).diagnostics
        .filter { $0.id == "skima.ignored-value" }.map { $0.fixIt?.replacement }
    }
    #expect(try fixes(#""constraints":[{"type":"topEqual","value":"8"}]"#) == ["8"])
    #expect(try fixes(#""id":12,"constraints":[{"type":"topEqual"}]"#) == ["\"12\""])
    #expect(try fixes(#""constraints":[{"type":"topEqual","value":"wide"}]"#) == [nil])
  }

  @Test func idsAreUnique() throws {
    let place = #""constraints":[{"type":"topEqual"}]"#
    let label = #"{"type":"label","id":"a","props":{},\#(place)}"#
    #expect(try read(#"{"ui":[\#(label),\#(label)]}"#).ids == ["warning skima.duplicate-id"])
  }

  @Test func toleranceTurnsVoidPropsIntoAWarning() throws {
    #expect(try widget("label", #"{"font_size":"24"}"#, tolerant: true).ids == ["warning skima.props-void"])
  }

  @Test func documentationSpellingsAreWrittenAsTheAppKnowsThem() throws {
    let text =
      #"{"ui":[{"type":"container","props":{"BorderWidth":1.0,"onClick":[{"type":"imageManipulation","data":"#
      + #"{"widgetId":"w","type":"change_image"}},{"type":"apicall","data":{"type":"post","endpoint":"e"}},"#
      + #"{"type":"navigation","data":{"type":"deep_link","value":"x"}}]}}]}"#
    let expected =
      #"{"ui":[{"type":"container","props":{"borderWidth":1.0,"onClick":[{"type":"imageViewManipulation","data":"#
      + #"{"widgetId":"w","type":"change_image"}},{"type":"apicall","data":{"method":"post","endpoint":"e"}},"#
      + #"{"type":"navigation","data":{"type":"deeplink","value":"x"}}]}}]}"#
    #expect(written(try #require(try read(text).screen)) == expected)
  }

  @Test func screensAreTold() throws {
    #expect(SkimaFormat().likelihood(of: try document(#"{"ui":[]}"#)) == 1)
    #expect(SkimaFormat().likelihood(of: try document(#"{"tabs":[]}"#)) > 0.5)
    #expect(SkimaFormat().likelihood(of: try document(#"{"type":"AdaptiveCard","body":[]}"#)) == 0)
    #expect(SkimaFormat().likelihood(of: try document(#"{"type":"VStack","subviews":[]}"#)) == 0)
    #expect(SkimaFormat().likelihood(of: try document("[1]")) == 0)
  }
}
