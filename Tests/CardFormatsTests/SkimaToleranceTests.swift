import CardFormats
import CardIR
import CardSyntax
import CardTestSupport
import Testing

/// The rows of sections 1, 2, 4 and 10 of the format's reference: what is reported, and what is then known.
@Suite struct SkimaToleranceTests {
  private static func screen(_ ui: String) -> String { #"{"metadata":{"id":"t"},"ui":[\#(ui)]}"# }

  /// A widget without anything that would be reported.
  private static func box(_ children: String) -> String {
    #"{"type":"stack","props":{"axis":"vertical","children":[\#(children)]},"#
      + #""constraints":[{"type":"topEqual"},{"type":"horizontalMargin"}]}"#
  }

  /// A label with constraints.
  private static func label(_ constraints: String, id: String = "b") -> String {
    #"{"type":"label","id":"\#(id)","props":{},"constraints":\#(constraints)}"#
  }

  private static let sibling = label(#"[{"type":"topEqual"},{"type":"leftEqual"}]"#, id: "a")

  // MARK: Screens

  static let envelopes: [ToleranceRow] = [
    ToleranceRow("an empty screen", "{}", tree: "screen"),
    ToleranceRow(
      "everything that a screen can say",
      ##"{"metadata":{"id":"a","version":"1","flow":"f"},"keepInStack":true,"backgroundColor":"#FFFFFF","ui":[]}"##,
      tree: ##"screen id="a" background-color=#FFFFFF version="1" keeps-in-stack=true flow="f""##
        + "\n  children (empty)"),
    ToleranceRow(
      "null is absent", #"{"metadata":null,"keepInStack":null,"backgroundColor":null,"actions":null,"ui":null}"#,
      tree: "screen ?metadata=null ?keepInStack=null ?backgroundColor=null ?actions=null ?ui=null"),
    ToleranceRow(
      "an invalid colour is none", #"{"backgroundColor":"white","ui":[]}"#,
      [#"warning skima.color "white": `white` is not a colour, so the app uses none"#],
      tree: #"screen ?backgroundColor="white""# + "\n  children (empty)"),
    ToleranceRow(
      "lifecycle actions are never run", #"{"actions":{"didLoad":[{"type":"apicall"}],"back":[]},"ui":[]}"#,
      [
        #"warning skima.lifecycle-inert {"didLoad":[{"type":"apicall"}],"back":[]}: "#
          + "`actions` of a screen are never run"
      ], tree: #"screen lifecycle={"didLoad":[{"type":"apicall"}],"back":[]}"# + "\n  children (empty)"),
    ToleranceRow(
      "an unknown key", #"{"title":"A","ui":[]}"#,
      [#"warning skima.unknown-property "title": `screen` has no property `title`"#],
      tree: #"screen ?title="A""# + "\n  children (empty)"),
    ToleranceRow(
      "no object among the widgets", #"{"ui":[7,"x",null]}"#,
      [
        "warning skima.ignored-value 7: expected a widget, found the number `7`",
        #"warning skima.ignored-value "x": expected a widget, found the string `x`"#,
        "warning skima.ignored-value null: expected a widget, found `null`",
      ],
      tree: "screen\n  children\n    custom type-name=\"the number `7`\"\n    custom type-name=\"the string `x`\"\n"
        + "    custom type-name=\"`null`\""),
    ToleranceRow(
      "everything that a tab bar can say",
      #"{"metadata":{"id":"b"},"tabs":[{"id":"h","endpoint":"https://e.com/h","title":"H","image":"https://e.com/i"}]}"#,
      tree: #"screen id="b""# + "\n  actions\n"
        + #"    action.navigate id="h" url="https://e.com/h" title="H" icon-url="https://e.com/i" destination=endpoint"#
    ),
    ToleranceRow(
      "a tab without an endpoint", #"{"tabs":[{"image":"https://e.com/i"}]}"#,
      [
        #"warning skima.tab-skipped {"image":"https://e.com/i"}: "#
          + "the tab needs an `endpoint` and an `image` to be shown"
      ], tree: "screen\n  actions\n" + #"    action.navigate icon-url="https://e.com/i" destination=endpoint"#),
    ToleranceRow(
      "a tab whose image is no URL", #"{"tabs":[{"endpoint":"https://e.com/h","image":"a b"}]}"#,
      [
        #"warning skima.tab-skipped {"endpoint":"https://e.com/h","image":"a b"}: "#
          + "the tab needs an `endpoint` and an `image` to be shown"
      ], tree: "screen\n  actions\n" + #"    action.navigate url="https://e.com/h" icon-url="a b" destination=endpoint"#
    ),
  ]

  @Test(arguments: envelopes) func envelopesAreRead(_ row: ToleranceRow) throws {
    let reading = try SkimaReading(row.document)
    #expect(reading.reports == row.reports)
    #expect(reading.tree == row.tree)
    #expect(skimaText(try #require(reading.screen)) == minified(reading.document))
  }

  /// One badly typed key of the envelope leaves a blank screen; the trees are those of a tolerant reading.
  static let blank: [ToleranceRow] = [
    ToleranceRow(
      "a number for the version", #"{"metadata":{"version":1},"ui":[]}"#,
      ["error skima.envelope 1: `version` must be a string, found the number `1`"],
      tree: #"screen version="1""# + "\n  children (empty)"),
    ToleranceRow(
      "a number for the id", #"{"metadata":{"id":1},"ui":[]}"#,
      ["error skima.envelope 1: `id` must be a string, found the number `1`"],
      tree: #"screen id="1""# + "\n  children (empty)"),
    ToleranceRow(
      "a flag for the flow", #"{"metadata":{"flow":true},"ui":[]}"#,
      ["error skima.envelope true: `flow` must be a string, found `true`"],
      tree: #"screen flow="true""# + "\n  children (empty)"),
    ToleranceRow(
      "metadata that is no object", #"{"metadata":"home","ui":[]}"#,
      [#"error skima.envelope "home": `metadata` must be an object, found the string `home`"#],
      tree: "screen\n  children (empty)"),
    ToleranceRow(
      "a string for keepInStack", #"{"keepInStack":"true","ui":[]}"#,
      [#"error skima.envelope "true": `keepInStack` must be `true` or `false`, found the string `true`"#],
      tree: "screen keeps-in-stack=true\n  children (empty)"),
    ToleranceRow(
      "a number for the colour", #"{"backgroundColor":5,"ui":[]}"#,
      ["error skima.envelope 5: `backgroundColor` must be a colour such as `#1F6FEB`, found the number `5`"],
      tree: "screen\n  children (empty)"),
    ToleranceRow(
      "actions that are no object", #"{"actions":[],"ui":[]}"#,
      ["error skima.envelope []: `actions` must be an object of action arrays, found an array"],
      tree: "screen\n  children (empty)"),
    ToleranceRow(
      "lifecycle actions that are no array", #"{"actions":{"didLoad":{}},"ui":[]}"#,
      [#"error skima.envelope {"didLoad":{}}: `actions` must be an object of action arrays, found an object"#],
      tree: "screen\n  children (empty)"),
    ToleranceRow(
      "an object for the widgets", #"{"ui":{"type":"label"}}"#,
      [#"error skima.envelope {"type":"label"}: `ui` must be an array, found an object"#], tree: "screen"),
    ToleranceRow(
      "an object for the tabs", #"{"tabs":{}}"#,
      ["error skima.envelope {}: `tabs` must be an array, found an object"], tree: "screen"),
    ToleranceRow(
      "a tab that is no object", #"{"tabs":["home"]}"#,
      [#"error skima.envelope "home": expected a tab, found the string `home`"#],
      tree: "screen\n  actions (empty)"),
    ToleranceRow(
      "a number for the title of a tab",
      #"{"tabs":[{"endpoint":"https://e.com/h","image":"https://e.com/i","title":1}]}"#,
      ["error skima.envelope 1: `title` must be a string, found the number `1`"],
      tree: "screen\n  actions\n"
        + #"    action.navigate url="https://e.com/h" title="1" icon-url="https://e.com/i" destination=endpoint"#),
  ]

  @Test(arguments: blank) func blankScreensAreErrors(_ row: ToleranceRow) throws {
    #expect(try SkimaReading(row.document).reports == row.reports)
    let tolerant = try SkimaReading(row.document, tolerant: true)
    #expect(tolerant.reports == row.reports.map { $0.replacing("error ", with: "warning ") })
    #expect(tolerant.tree == row.tree)
    let again = try SkimaReading(skimaText(try #require(tolerant.screen)))
    #expect(again.reports.filter { $0.hasPrefix("error") } == [])
  }

  @Test(
    arguments: [
      ("[]", "error skima.not-a-screen []: expected a screen or a tab bar, found an array"),
      ("7", "error skima.not-a-screen 7: expected a screen or a tab bar, found the number `7`"),
      (
        #"{"metadata":{"name":"m"},"component":{}}"#,
        #"error skima.not-a-screen {"metadata":{"name":"m"},"component":{}}: "#
          + "expected a screen or a tab bar, found a definition of a compose widget"
      ),
    ])
  func otherDocumentsAreNoScreens(_ text: String, _ report: String) throws {
    for isTolerant in [false, true] {
      let reading = try SkimaReading(text, tolerant: isTolerant)
      #expect(reading.reports == [report])
      #expect(reading.screen == nil)
    }
  }

  // MARK: Widgets

  static let widgets: [ToleranceRow] = [
    ToleranceRow(
      "an unknown type is skipped with its subtree", #"{"type":"chart","id":"c","props":{"children":[{"type":"x"}]}}"#,
      [#"warning skima.unknown-widget "chart": Skima has no type `chart`"#],
      tree: #"custom id="c" type-name="chart" ?id="c" ?props={"children":[{"type":"x"}]}"#),
    ToleranceRow(
      "a type in another case", #"{"type":"Container","props":{}}"#,
      [#"warning skima.unknown-widget "Container": Skima has no type `Container`"#],
      tree: #"custom type-name="Container" ?props={}"#),
    ToleranceRow(
      "no type", #"{"props":{}}"#, [#"warning skima.missing-type {"props":{}}: the object has no `type`"#],
      tree: #"custom type-name="" ?props={}"#),
    ToleranceRow(
      "null for the type", #"{"type":null}"#,
      [#"warning skima.missing-type {"type":null}: the object has no `type`"#], tree: #"custom type-name="""#),
    ToleranceRow(
      "a type that is no string", #"{"type":7}"#,
      ["warning skima.missing-type 7: `type` must be a string, found the number `7`"],
      tree: "custom type-name=\"the number `7`\""),
    ToleranceRow(
      "keys of a widget that are of a wrong type are left out one by one",
      #"{"type":"label","id":7,"scopes":"s","constraints":{},"props":{"text":"a"}}"#,
      [
        "warning skima.ignored-value 7: `id` must be a string, found the number `7`, so the app ignores it",
        #"warning skima.ignored-value "s": `scopes` must be an array of strings, found the string `s`, so the app "#
          + "ignores it",
        "warning skima.ignored-value {}: `constraints` must be an array, found an object",
      ], tree: #"text text="a" ?id=7 ?scopes="s" ?constraints={}"#),
    ToleranceRow(
      "scopes are not documented", #"{"type":"label","scopes":["s"],"props":{"text":"a"}}"#,
      tree: #"text scopes=["s"] text="a""#),
    ToleranceRow(
      "no props", #"{"type":"label"}"#,
      [#"warning skima.missing-property "label": the widget has no `props`"#], tree: "text"),
    ToleranceRow(
      "null for props", #"{"type":"container","props":null}"#,
      [#"warning skima.missing-property "container": the widget has no `props`"#], tree: "canvas ?props=null"),
    ToleranceRow("props without anything are all defaults", #"{"type":"image","props":{}}"#, tree: "image"),
    ToleranceRow(
      "a checkbox is checked unless it says otherwise", #"{"type":"checkbox","props":{"variableId":"v"}}"#,
      [#"note skima.implicit-checked "checkbox": the checkbox is checked at first"#],
      tree: #"input.toggle variable-id="v""#),
    ToleranceRow(
      "a checkbox without a variable",
      #"{"type":"checkbox","props":{"initial_condition":false,"initial_state":"disable"}}"#,
      [
        #"warning skima.unstored-input "checkbox": the input has no `variableId`, so its value is stored nowhere"#,
        #"note skima.inert-property "initial_state": the app makes no use of `initial_state`"#,
      ], tree: #"input.toggle is-on=false ?props.initial_state="disable""#),
    ToleranceRow(
      "a text field without a variable", #"{"type":"textfield","props":{}}"#,
      [#"warning skima.unstored-input "textfield": the input has no `variableId`, so its value is stored nowhere"#],
      tree: "input.text"),
    ToleranceRow(
      "a local resource is not used", #"{"type":"image","props":{"url":"u","local_resource":3}}"#,
      [#"note skima.inert-property "local_resource": the app makes no use of `local_resource`"#],
      tree: #"image url="u" ?props.local_resource=3"#),
    ToleranceRow(
      "a button has no loading state", #"{"type":"button","props":{"initial_state":"loading"}}"#,
      [
        #"warning skima.unknown-value "loading": `initial_state` cannot be `loading`, so the app uses `enable`"#
      ], tree: #"button ?props.initial_state="loading""#),
    ToleranceRow(
      "the tutorial's name of the font size", #"{"type":"label","props":{"fontSize":12}}"#,
      [#"warning skima.unknown-property "fontSize": `label` has no property `fontSize`"#],
      tree: "text ?props.fontSize=12"),
    ToleranceRow(
      "the documentation's fit of images", #"{"type":"image","props":{"content_mode":"caleAspectFit"}}"#,
      [
        #"warning skima.unknown-value "caleAspectFit": `content_mode` cannot be `caleAspectFit`, so the app uses "#
          + "`scaleAspectFit`"
      ], tree: #"image ?props.content_mode="caleAspectFit""#),
    ToleranceRow(
      "no object among the children", #"{"type":"stack","props":{"axis":"vertical","children":[7]}}"#,
      ["warning skima.ignored-value 7: expected a widget, found the number `7`"],
      tree: "stack axis=vertical\n  children\n    custom type-name=\"the number `7`\""),
  ]

  @Test(arguments: widgets) func widgetsAreRead(_ row: ToleranceRow) throws {
    let reading = try SkimaReading(Self.screen(Self.box(row.document)))
    #expect(reading.reports == row.reports)
    let slots = try #require(reading.widget)[.children]
    let screen = Screen(name: "t", format: .skima, root: Element(.screen, children: slots), isTemplate: false)
    let lines = TextDump.text(of: screen).split(separator: "\n").dropFirst(3)
    #expect(lines.map { $0.dropFirst(4) }.joined(separator: "\n") == row.tree)
    #expect(skimaText(try #require(reading.screen)) == minified(reading.document))
  }

  // MARK: Constraints

  /// The constraints of a label beside another one with the id `a`; the trees are those of the constraints.
  static let constraints: [ToleranceRow] = [
    ToleranceRow("an edge of the safe area", #"[{"type":"topEqual","value":8}]"#, tree: #"rule=top constant=8"#),
    ToleranceRow(
      "an edge of a sibling", #"[{"type":"topEqual","to":"bottom","of":"a"}]"#,
      tree: #"rule=top anchor-id="a" anchor-edge=bottom"#),
    ToleranceRow(
      "an unknown type", #"[{"type":"upEqual"}]"#,
      [#"warning skima.unknown-constraint "upEqual": there is no constraint `upEqual`, so the app ignores it"#],
      tree: #"?type="upEqual""#),
    ToleranceRow(
      "a type that is no string", #"[{"type":7}]"#,
      ["warning skima.ignored-value 7: `type` must be one of "], tree: "?type=7"),
    ToleranceRow(
      "a value in quotes is none", #"[{"type":"topEqual","value":"8"}]"#,
      [
        #"warning skima.ignored-value "8": `value` must be a number, found the string `8`, so the app ignores it"#
      ], tree: #"rule=top ?value="8""#),
    ToleranceRow(
      "an edge of nowhere", #"[{"type":"topEqual","to":"bottom","of":"z"}]"#,
      [#"warning skima.constraint-scope "z": `z` is not a sibling of the widget"#],
      tree: #"rule=top anchor-id="z" anchor-edge=bottom"#),
    ToleranceRow(
      "the widget itself", #"[{"type":"topEqual","to":"bottom","of":"b"}]"#,
      [#"warning skima.constraint-scope "b": the widget refers to itself"#],
      tree: #"rule=top anchor-id="b" anchor-edge=bottom"#),
    ToleranceRow(
      "a sibling without an edge", #"[{"type":"topEqual","of":"a"}]"#,
      [#"warning skima.constraint-scope "a": `of` has no effect without `to`"#],
      tree: #"rule=top anchor-id="a""#),
    ToleranceRow(
      "a sibling's unknown edge", #"[{"type":"topEqual","to":"middle","of":"a"}]"#,
      [
        #"warning skima.unknown-value "middle": `to` cannot be `middle`, so the app uses the parent's edge"#,
        #"warning skima.constraint-scope "a": `of` has no effect without `to`"#,
      ], tree: #"rule=top anchor-id="a" ?to="middle""#),
    ToleranceRow(
      "a sibling's id that is no string", #"[{"type":"topEqual","to":"bottom","of":7}]"#,
      ["warning skima.ignored-value 7: `of` must be a string, found the number `7`, so the app ignores it"],
      tree: #"rule=top anchor-edge=bottom ?of=7"#),
    ToleranceRow(
      "extents know no sibling", #"[{"type":"width","value":9,"to":"left","of":"z"}]"#,
      [
        #"note skima.inert-property "left": `width` makes no use of `to`"#,
        #"note skima.inert-property "z": `width` makes no use of `of`"#,
      ], tree: #"rule=width constant=9 anchor-id="z" anchor-edge=left"#),
    ToleranceRow(
      "centres know no distance", #"[{"type":"centerX","value":9},{"type":"centerY","value":0}]"#,
      ["note skima.inert-property 9: `centerX` makes no use of `value`"],
      tree: #"rule=centerX constant=9"# + "\n" + #"rule=centerY constant=0"#),
    ToleranceRow(
      "an id is not used", #"[{"type":"centerX","id":"c"}]"#, tree: #"rule=centerX ?id="c""#),
    ToleranceRow(
      "no object among the constraints", #"[7,{"type":"centerY"}]"#,
      ["warning skima.ignored-value 7: expected a constraint, found the number `7`"],
      tree: "custom type-name=\"the number `7`\"\nrule=centerY"),
    ToleranceRow(
      "no constraints", "[]",
      [#"warning skima.unconstrained "label": the widget has no constraints, so it is not seen"#], tree: ""),
  ]

  @Test(arguments: constraints) func constraintsAreRead(_ row: ToleranceRow) throws {
    let reading = try SkimaReading(Self.screen(Self.sibling + "," + Self.label(row.document)))
    let isSame = zip(reading.reports, row.reports).allSatisfy { $0.hasPrefix($1) }
    #expect(reading.reports.count == row.reports.count && isSame, "\(reading.reports)")
    let label = try #require(reading.screen?.root[.children].last?.element)
    let root = Element(.screen, children: label[.constraints])
    let dump = TextDump.text(of: Screen(name: "t", format: .skima, root: root, isTemplate: false))
    let lines = dump.split(separator: "\n").dropFirst(3).map { $0.dropFirst(4).replacing("constraint ", with: "") }
    #expect(lines.joined(separator: "\n") == row.tree)
    #expect(skimaText(try #require(reading.screen)) == minified(reading.document))
  }

  @Test func childrenOfStacksAreSizedOnly() throws {
    for rule in ["topEqual", "bottomEqual", "leftEqual", "rightEqual", "centerX", "centerY", "horizontalMargin"] {
      let label = Self.label(#"[{"type":"\#(rule)"},{"type":"width","value":9},{"type":"height","value":9}]"#)
      #expect(
        try SkimaReading(Self.screen(Self.box(label))).reports == [
          "warning skima.stack-constraint {\"type\":\"\(rule)\"}: `\(rule)` has no effect on a child of a stack"
        ])
    }
  }

  @Test func descendantsOfSiblingsMayBeNamed() throws {
    let outside = Self.label(#"[{"type":"topEqual","to":"bottom","of":"inner"}]"#)
    let inner = #"{"type":"label","id":"inner","props":{}}"#
    #expect(try SkimaReading(Self.screen(Self.box(inner) + "," + outside)).reports == [])
    // The other way round the app finds a view with no ancestor in common.
    let container =
      #"{"type":"container","props":{"children":[\#(Self.label(#"[{"type":"topEqual","to":"top","of":"a"}]"#))]},"#
      + #""constraints":[{"type":"topEqual"}]}"#
    #expect(
      try SkimaReading(Self.screen(Self.sibling + "," + container)).reports == [
        #"warning skima.constraint-scope "a": `a` is not a sibling of the widget"#
      ])
  }

  @Test func theFirstOfTwoWidgetsWithOneIDIsMeant() throws {
    let place = #"[{"type":"topEqual"}]"#
    let reading = try SkimaReading(Self.screen(Self.label(place, id: "a") + "," + Self.label(place, id: "a")))
    #expect(reading.reports == [#"warning skima.duplicate-id "a": the id `a` is used twice"#])
    let twice = try #require(reading.diagnostics.first)
    #expect(twice.labels.map(\.message) == ["first here"])
    #expect(try #require(twice.labels.first?.span.range.lowerBound) < (try #require(twice.span?.range.lowerBound)))
  }
}
