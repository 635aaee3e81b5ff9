import CardFormats
import CardIR
import CardSyntax
import CardTestSupport
import Testing

/// Sections 6 and 12 of the format's reference: what actions do and do not do, and how their names are spelt.
@Suite struct SkimaActionTests {
  /// The actions of a button; the trees are theirs.
  static let actions: [ToleranceRow] = [
    ToleranceRow(
      "a new screen", #"{"type":"navigation","data":{"type":"endpoint","value":"https://e.com"}}"#,
      tree: #"action.navigate url="https://e.com" destination=endpoint"#),
    ToleranceRow(
      "back", #"{"type":"navigation","data":{"type":"back"}}"#, tree: "action.navigate destination=back"),
    ToleranceRow(
      "a native screen", #"{"type":"navigation","data":{"type":"deeplink","value":"menu"}}"#,
      tree: #"action.navigate url="menu" destination=deep-link"#),
    ToleranceRow(
      "a new screen from nowhere", #"{"type":"navigation","data":{"type":"endpoint"}}"#,
      [
        #"warning skima.inert-action "navigation": the action needs `value` in its `data` and does nothing without it"#
      ], tree: "action.navigate destination=endpoint"),
    ToleranceRow(
      "no data", #"{"type":"navigation"}"#,
      [
        #"warning skima.inert-action "navigation": the action needs `type` in its `data` and does nothing without it"#
      ], tree: "action.navigate"),
    ToleranceRow(
      "a call", #"{"type":"apicall","data":{"method":"put","endpoint":"https://e.com","body":["a","b"]}}"#,
      tree: #"action.call-api method="put" endpoint="https://e.com" body=["a","b"]"#),
    ToleranceRow(
      "a call to get something", #"{"type":"apicall","data":{"method":"get","endpoint":"https://e.com"}}"#,
      [
        #"warning skima.get-body "get": a `get` call carries a body, which the app's network library refuses"#
      ], tree: #"action.call-api method="get" endpoint="https://e.com""#),
    ToleranceRow(
      "a method in capitals", #"{"type":"apicall","data":{"method":"POST","endpoint":"https://e.com"}}"#,
      [#"warning skima.unknown-value "POST": `method` cannot be `POST`, so the app uses `get`"#],
      tree: #"action.call-api endpoint="https://e.com" ?data.method="POST""#),
    ToleranceRow(
      "a call without method and endpoint", #"{"type":"apicall","data":{"body":[]}}"#,
      [
        #"warning skima.inert-action "apicall": the action needs `method` in its `data` and does nothing without it"#,
        #"warning skima.inert-action "apicall": the action needs `endpoint` in its `data` and does nothing without it"#,
      ], tree: "action.call-api body=[]"),
    ToleranceRow(
      "a variable that is set",
      #"{"type":"manageValue","data":{"type":"createOrModify","id":"v","dataType":"string","value":"1"}}"#,
      tree: #"action.set-variable value="1" operation=set data-type="string" target-id="v""#),
    ToleranceRow(
      "a variable that is removed", #"{"type":"manageValue","data":{"type":"remove","id":"v"}}"#,
      tree: #"action.set-variable operation=remove target-id="v""#),
    ToleranceRow(
      "a variable without data type and value", #"{"type":"manageValue","data":{"type":"modifyIfExists","id":"v"}}"#,
      [
        #"warning skima.inert-action "manageValue": the action needs `dataType` in its `data` and does nothing "#
          + "without it",
        #"warning skima.inert-action "manageValue": the action needs `value` in its `data` and does nothing without it"#,
      ], tree: #"action.set-variable operation=setIfPresent target-id="v""#),
    ToleranceRow(
      "the mode of a variable is ignored", #"{"type":"manageValue","data":{"type":"remove","id":"v","mode":"m"}}"#,
      [#"note skima.inert-property "mode": the app makes no use of `mode`"#],
      tree: #"action.set-variable operation=remove target-id="v" ?data.mode="m""#),
    ToleranceRow(
      "a manipulation", #"{"type":"buttonManipulation","data":{"widgetId":"w","type":"change_text","value":"x"}}"#,
      tree:
        #"action.manipulate value="x" operation=changeText target-id="w" target-kind=button type-name="buttonManipulation""#
    ),
    ToleranceRow(
      "a manipulation of nothing", #"{"type":"labelManipulation","data":{"type":"change_text","value":"x"}}"#,
      [
        #"warning skima.inert-action "labelManipulation": the action needs `widgetId` in its `data` and does nothing "#
          + "without it"
      ], tree: #"action.manipulate value="x" operation=changeText target-kind=text type-name="labelManipulation""#),
    ToleranceRow(
      "the documentation's example of a text field",
      #"{"type":"textfieldManipulation","data":{"widgetId":"w","type":"change_image","value":"x"}}"#,
      [
        #"warning skima.unknown-value "change_image": `type` cannot be `change_image`, so the app does nothing"#
      ],
      tree:
        #"action.manipulate value="x" target-id="w" target-kind=input.text type-name="textfieldManipulation" ?data.type="change_image""#
    ),
    ToleranceRow(
      "a checkbox that is toggled", #"{"type":"checkboxManipulation","data":{"widgetId":"w","type":"toggle"}}"#,
      tree:
        #"action.manipulate operation=toggle target-id="w" target-kind=input.toggle type-name="checkboxManipulation""#),
    ToleranceRow(
      "a stack cannot be manipulated", #"{"type":"stackManipulation","data":{}}"#,
      [#"warning skima.inert-action "stackManipulation": `stackManipulation` does nothing"#],
      tree: #"action.manipulate target-kind=stack type-name="stackManipulation""#),
    ToleranceRow(
      "a scroll view cannot be manipulated", #"{"type":"ScrollViewManipulation","data":{}}"#,
      [#"warning skima.inert-action "ScrollViewManipulation": `ScrollViewManipulation` does nothing"#],
      tree: #"action.manipulate target-kind=scroll type-name="ScrollViewManipulation""#),
    ToleranceRow(
      "a container cannot be manipulated", #"{"type":"containerManipulation","data":{}}"#,
      [#"warning skima.inert-action "containerManipulation": `containerManipulation` does nothing"#],
      tree: #"action.manipulate target-kind=canvas type-name="containerManipulation""#),
    ToleranceRow(
      "an unknown type", #"{"type":"openBrowser","data":{"url":"u"}}"#,
      [#"warning skima.unknown-action "openBrowser": Skima has no type `openBrowser`"#],
      tree: #"action.custom type-name="openBrowser" ?data={"url":"u"}"#),
    ToleranceRow(
      "a type that is no string", #"{"type":7}"#,
      ["warning skima.missing-type 7: `type` must be a string, found the number `7`"],
      tree: "action.custom type-name=\"the number `7`\""),
    ToleranceRow(
      "no type", #"{"data":{}}"#, [#"warning skima.missing-type {"data":{}}: the object has no `type`"#],
      tree: #"action.custom type-name="" ?data={}"#),
    ToleranceRow(
      "a widget among the actions", #"{"type":"label","props":{}}"#,
      [#"warning skima.misplaced-type "label": `label` is a widget, expected an action"#],
      tree: #"action.custom type-name="label" ?props={}"#),
    ToleranceRow(
      "no object", "7", ["warning skima.ignored-value 7: expected an action, found the number `7`"],
      tree: "action.custom type-name=\"the number `7`\""),
    ToleranceRow(
      "an id that is not used, and scopes that are not documented",
      #"{"type":"navigation","id":"n","scopes":["s"],"data":{"type":"back"}}"#,
      tree: #"action.navigate id="n" scopes=["s"] destination=back"#),
    ToleranceRow(
      "keys of an action that are of a wrong type are left out one by one",
      #"{"type":"navigation","id":1,"scopes":"s","data":{"type":"back"}}"#,
      [
        "warning skima.ignored-value 1: `id` must be a string, found the number `1`, so the app ignores it",
        #"warning skima.ignored-value "s": `scopes` must be an array of strings, found the string `s`, so the app "#
          + "ignores it",
      ], tree: #"action.navigate destination=back ?id=1 ?scopes="s""#),
  ]

  private static func reading(_ action: String) throws -> SkimaReading {
    try SkimaReading(widget: "button", props: #"{"onClick":[\#(action)]}"#)
  }

  private static func tree(_ reading: SkimaReading) throws -> String {
    let root = Element(.screen, children: try #require(reading.widget)[.actions])
    let dump = TextDump.text(of: Screen(name: "t", format: .skima, root: root, isTemplate: false))
    return dump.split(separator: "\n").dropFirst(3).map { $0.dropFirst(4) }.joined(separator: "\n")
  }

  @Test(arguments: actions) func actionsAreRead(_ row: ToleranceRow) throws {
    let reading = try Self.reading(row.document)
    #expect(reading.reports == row.reports)
    #expect(try Self.tree(reading) == row.tree)
    #expect(skimaText(try #require(reading.screen)) == minified(reading.document))
  }

  // MARK: Spellings

  /// What the documentation writes, what the app reads, what is reported, and where.
  static let spellings: [(documented: String, real: String, report: String)] = [
    (
      #"{"type":"imageManipulation","data":{"widgetId":"w","type":"change_image","value":"u"}}"#,
      #"{"type":"imageViewManipulation","data":{"widgetId":"w","type":"change_image","value":"u"}}"#,
      #""imageManipulation": `imageManipulation` is written `imageViewManipulation`"#
    ),
    (
      #"{"type":"apicall","data":{"type":"post","endpoint":"e"}}"#,
      #"{"type":"apicall","data":{"method":"post","endpoint":"e"}}"#, #""type": `type` is written `method`"#
    ),
    (
      #"{"type":"navigation","data":{"type":"deep_link","value":"x"}}"#,
      #"{"type":"navigation","data":{"type":"deeplink","value":"x"}}"#,
      #""deep_link": `deep_link` is written `deeplink`"#
    ),
  ]

  @Test(arguments: spellings.indices) func theRealSpellingIsWritten(_ index: Int) throws {
    let (documented, real, report) = Self.spellings[index]
    let (old, new) = (try Self.reading(documented), try Self.reading(real))
    #expect(old.reports == ["warning skima.doc-spelling \(report)"])
    #expect(new.reports == [])
    #expect(try Self.tree(old) == Self.tree(new))
    #expect(skimaText(try #require(old.screen)) == minified(new.document))
    // The fix makes the one of the other.
    let fix = try #require(old.diagnostics.first?.fixIt)
    var bytes = Array(old.text.utf8)
    bytes.replaceSubrange(fix.span.range, with: fix.replacement.utf8)
    #expect(String(decoding: bytes, as: UTF8.self) == new.text)
  }

  @Test func theRealNameOfALineIsWritten() throws {
    let old = try SkimaReading(widget: "container", props: #"{"BorderWidth":2}"#)
    let new = try SkimaReading(widget: "container", props: #"{"borderWidth":2}"#)
    #expect(old.reports == [#"warning skima.doc-spelling "BorderWidth": `BorderWidth` is written `borderWidth`"#])
    #expect(new.reports == [] && old.widgetTree == new.widgetTree)
    #expect(skimaText(try #require(old.screen)) == minified(new.document))
    // Of two that mean the same the app reads one; the other stays where it stood.
    let both = try SkimaReading(widget: "container", props: #"{"BorderWidth":2,"borderWidth":3}"#)
    #expect(both.reports == old.reports && both.widgetTree.contains("border-width=3"))
    #expect(skimaText(try #require(both.screen)) == minified(both.document))
  }

  // MARK: Writing

  @Test func newActionsHaveTheirKeysInOrder() throws {
    var call = Element(.callAPI)
    call[.endpoint] = .literal("https://e.com")
    call[.method] = .literal("post")
    var variable = Element(.setVariable)
    variable[.value] = .literal("1")
    variable[.dataType] = .literal("string")
    variable[.targetID] = .literal("v")
    variable[.operation] = .literal(.set)
    var button = Element(.button)
    button[.actions] = [.one(call), .one(variable)]
    let root = Element(.screen, children: [.one(button)])
    let text = skimaText(Screen(name: "t", format: FormatID(rawValue: "x"), root: root, isTemplate: false))
    #expect(
      text == #"{"ui":[{"type":"button","props":{"onClick":["#
        + #"{"type":"apicall","data":{"method":"post","endpoint":"https://e.com"}},{"type":"manageValue","data":"#
        + #"{"type":"createOrModify","id":"v","dataType":"string","value":"1"}}]}}]}"#)
  }
}
