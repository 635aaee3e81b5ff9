import CardCompiler
import CardTestSupport
import Foundation
import Testing

/// What a format lacks is written in other terms, and these are read as what they stand for on the way back.
@Suite("There and back")
struct RoundTripTests {
  private typealias Object = [String: Any]

  /// The main file of a conversion.
  private func convert(_ text: String, to target: FormatID, _ change: (inout CompilerOptions) -> Void = { _ in }) throws
    -> String
  {
    var options = CompilerOptions()
    change(&options)
    let result = Compiler(options).compile(SourceText(name: "page.json", text: text), to: [target])
    let errors = result.diagnostics.all.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors.map(\.message))")
    let file = try #require(result.outputs.first?.files.first)
    if target == .skima, !text.contains("\"tabs\"") {
      var diagnostics = Diagnostics()
      let source = SourceText(name: "out.json", bytes: file.bytes)
      let document = try #require(Document.read(source, as: .json, diagnostics: &diagnostics))
      #expect(SkimaValidator.problems(in: document) == [])
    }
    return String(decoding: file.bytes, as: UTF8.self)
  }

  private func parsed(_ text: String) throws -> Object {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
  }

  /// Every object in document order for which `condition` holds, without the style of its button.
  private func objects(in value: Any, where condition: (String) -> Bool) -> [NSDictionary] {
    if let list = value as? [Any] { return list.flatMap { objects(in: $0, where: condition) } }
    guard let object = value as? Object else { return [] }
    let inner = [
      "body", "items", "columns", "inlineAction", "selectAction", "actions", "card", "ui", "props", "children",
    ]
    .flatMap { object[$0].map { objects(in: $0, where: condition) } ?? [] }
    guard let type = object["type"] as? String, condition(type) else { return inner }
    var own = object
    for key in ["style", "spacing", "inlineAction"] { own[key] = nil }
    return [own as NSDictionary] + inner
  }

  private func inputs(_ text: String) throws -> [NSDictionary] {
    objects(in: try parsed(text)) { $0.hasPrefix("Input.") }
  }

  private func actions(_ text: String) throws -> [NSDictionary] {
    objects(in: try parsed(text)) { $0.hasPrefix("Action.") }
  }

  private func card(_ body: String, _ actions: String = "") -> String {
    #"{"type":"AdaptiveCard","version":"1.5","body":[\#(body)],"actions":[\#(actions)]}"#
  }

  // MARK: Cards

  @Test(
    "inputs of cards come back from screens",
    arguments: [
      #"{"type":"Input.Text","id":"name","label":"Name","value":"Ada","placeholder":"Your name"}"#,
      #"{"type":"Input.Toggle","id":"news","title":"News","value":"true"}"#,
      #"{"type":"Input.Toggle","id":"news","title":"News","label":"Choose","value":"true"}"#,
      #"{"type":"Input.Toggle","id":"p","title":"Plan","valueOn":"pro","valueOff":"free","value":"pro"}"#,
      #"{"type":"Input.Toggle","id":"p","title":"Plan","valueOn":"pro","valueOff":"free","value":"free"}"#,
      #"""
      {"type":"Input.ChoiceSet","id":"size","label":"Size","style":"expanded","value":"m",
       "choices":[{"title":"Small","value":"s"},{"title":"Medium","value":"m"},{"title":"Large","value":"l"}]}
      """#,
      #"""
      {"type":"Input.ChoiceSet","id":"many","style":"expanded","value":"c","choices":[{"title":"A","value":"a"},
       {"title":"B","value":"b"},{"title":"C","value":"c"},{"title":"D","value":"d"},{"title":"E","value":"e"},
       {"title":"F","value":"f"}]}
      """#,
      #"{"type":"Input.ChoiceSet","id":"one","style":"expanded","choices":[{"title":"Only","value":"x"}]}"#,
      #"""
      {"type":"Input.ChoiceSet","id":"top","isMultiSelect":true,"value":"a,c",
       "choices":[{"title":"A","value":"a"},{"title":"B","value":"b"},{"title":"C","value":"c"}]}
      """#,
    ])
  func inputsComeBack(_ input: String) throws {
    let source = card(input, #"{"type":"Action.Submit","title":"Send"}"#)
    let returned = try convert(try convert(source, to: .skima), to: .adaptiveCard)
    #expect(try inputs(returned) == inputs(source))
    #expect(try actions(returned) == actions(source))
  }

  @Test(
    "actions of cards come back from screens",
    arguments: [
      #"{"type":"Action.OpenUrl","title":"Open","url":"https://example.com/a?b=c"}"#,
      #"{"type":"Action.Submit","title":"Send"}"#,
      #"{"type":"Action.Submit","title":"Send","id":"send","data":{"order":{"id":7,"tags":["a"]},"note":"x","e":{}}}"#,
      #"{"type":"Action.Submit","title":"Alone","associatedInputs":"none","data":{"x":"1","t":true,"n":null}}"#,
      #"{"type":"Action.Execute","title":"Run","verb":"approve","data":{"id":"7"}}"#,
      #"{"type":"Action.Execute","title":"Run","verb":"approve"}"#,
    ])
  func actionsComeBack(_ action: String) throws {
    let source = card(#"{"type":"Input.Text","id":"name","value":"Ada"}"#, action)
    for endpoint in [nil, "https://example.com/submit"] {
      let screen = try convert(source, to: .skima) { $0.lowering.submitEndpoint = endpoint }
      let returned = try convert(screen, to: .adaptiveCard) { $0.lowering.submitEndpoint = endpoint }
      #expect(try actions(returned) == actions(source))
      // Only what is sent has a first value.
      #expect(try inputs(returned).map { $0["id"] as? String } == ["name"])
    }
  }

  @Test(
    "typed fields come back as text fields with their names, captions and values, and what they checked is reported",
    arguments: [
      (#""type":"Input.Number","min":1,"max":5,"value":3"#, "3", "1–5", "lossy.input-type"),
      (#""type":"Input.Date","value":"2026-01-02""#, "2026-01-02", "YYYY-MM-DD", "lossy.input-type"),
      (#""type":"Input.Time","value":"10:30","placeholder":"When""#, "10:30", "When", "lossy.input-type"),
      (#""type":"Input.Text","value":"a","isRequired":true"#, "a", nil, "lossy.input-validation"),
      (#""type":"Input.Text","value":"a","errorMessage":"Why?""#, "a", nil, "lossy.input-validation"),
      (#""type":"Input.Text","value":"a","regex":"^a""#, "a", nil, "lossy.input-validation"),
    ])
  func typedFields(_ members: String, _ value: String, _ placeholder: String?, _ loss: String) throws {
    let source = card(#"{\#(members),"id":"f","label":"Field"}"#, #"{"type":"Action.Submit","title":"Send"}"#)
    let screen = Compiler().compile(SourceText(name: "c.json", text: source), to: [.skima])
    #expect(screen.outputs.first?.fidelity.contains { $0.kind.id == loss } == true)
    let returned = try convert(try convert(source, to: .skima), to: .adaptiveCard)
    var expected = ["type": "Input.Text", "id": "f", "label": "Field", "value": value]
    expected["placeholder"] = placeholder
    #expect(try inputs(returned) == [expected as NSDictionary])
  }

  @Test("an action in a field comes back")
  func inlineAction() throws {
    let source = card(
      #"{"type":"Input.Text","id":"q","inlineAction":{"type":"Action.Submit","title":"Go","data":{"k":"1"}}}"#)
    let returned = try convert(try convert(source, to: .skima), to: .adaptiveCard)
    let field = try #require((try parsed(returned)["body"] as? [Object])?.first)
    let action = try #require(field["inlineAction"] as? Object)
    #expect(action as NSDictionary == ["type": "Action.Submit", "title": "Go", "data": ["k": "1"]] as NSDictionary)
  }

  @Test("texts that buttons show and hide come back")
  func visibility() throws {
    let source = card(
      #"{"type":"TextBlock","id":"note","text":"Sold out","isVisible":false},{"type":"TextBlock","text":"A"}"#,
      #"""
      {"type":"Action.ToggleVisibility","title":"More","targetElements":[{"elementId":"note","isVisible":true}]},
      {"type":"Action.ToggleVisibility","title":"Less","targetElements":[{"elementId":"note","isVisible":false}]}
      """#)
    let screen = try convert(source, to: .skima)
    #expect(objects(in: try parsed(screen)) { $0 == "label" }.contains { $0["id"] as? String == "note" })
    let returned = try convert(screen, to: .adaptiveCard)
    #expect(try actions(returned) == actions(source))
    let note = objects(in: try parsed(returned)) { $0 == "TextBlock" }.first { $0["id"] as? String == "note" }
    #expect(note?["text"] as? String == "Sold out" && note?["isVisible"] as? Bool == false)
  }

  @Test("first values are sent with every call, those of hidden inputs too")
  func firstValues() throws {
    let source = card(
      #"""
      {"type":"Input.Text","id":"name","value":"Ada"},{"type":"Input.Text","id":"token","value":"t","isVisible":false},
      {"type":"Input.ChoiceSet","id":"size","value":"m","choices":[{"title":"M","value":"m"}]},
      {"type":"Input.Toggle","id":"plan","title":"Plan","valueOn":"pro","valueOff":"free"}
      """#, #"{"type":"Action.Submit","title":"Send","data":{"k":"1"}}"#)
    let button = try #require(objects(in: try parsed(try convert(source, to: .skima))) { $0 == "button" }.first)
    let steps = try #require((button["props"] as? Object)?["onClick"] as? [Object])
    let data = steps.compactMap { $0["data"] as? Object }
    let stored = data.filter { $0["type"] as? String == "createIfNotExists" }
    #expect(stored.compactMap { $0["id"] as? String } == ["name", "token", "size", "plan"])
    #expect(stored.compactMap { $0["value"] as? String } == ["Ada", "t", "m", "free"])
    #expect(data.last?["body"] as? [String] == ["name", "token", "size", "plan", "k"])
  }

  @Test("nothing is raised where that is switched off")
  func switchedOff() throws {
    let source = card(
      #"{"type":"Input.ChoiceSet","id":"s","choices":[{"title":"M","value":"m"},{"title":"N","value":"n"}]}"#,
      #"{"type":"Action.Submit","title":"Send"}"#)
    let returned = try convert(try convert(source, to: .skima), to: .adaptiveCard) {
      $0.lowering.raisesPatterns = false
    }
    #expect(try inputs(returned).allSatisfy { $0["type"] as? String == "Input.Toggle" })
    #expect(try actions(returned).first?["verb"] as? String == "apicall")
  }

  // MARK: Screens

  private func screen(_ buttons: String) -> String {
    let pinned = #"[{"type":"topEqual"},{"type":"bottomEqual"},{"type":"horizontalMargin"}]"#
    return #"""
      {"metadata":{"id":"page"},"ui":[{"type":"stack","props":{"axis":"vertical","children":[
      {"type":"textfield","props":{"variableId":"field"}},\#(buttons)]},"constraints":\#(pinned)}]}
      """#
  }

  /// What the buttons of a screen do.
  private func sequences(_ text: String) throws -> [NSArray] {
    objects(in: try parsed(text)) { $0 == "button" }
      .compactMap { ($0["props"] as? Object)?["onClick"] as? NSArray }
  }

  @Test("actions of screens come back from cards", arguments: [nil, "1.3"])
  func screenActionsComeBack(_ version: String?) throws {
    func button(_ actions: String) -> String {
      #"{"type":"button","props":{"text":"B","onClick":[\#(actions)]}}"#
    }
    func store(_ operation: String, _ id: String, _ value: String) -> String {
      #"{"type":"manageValue","data":{"type":"\#(operation)","id":"\#(id)","dataType":"string","value":"\#(value)"}}"#
    }
    let call = #"{"type":"apicall","data":{"method":"put","endpoint":"https://e.com/p","body":["field","a.b","c"]}}"#
    let source = screen(
      [
        button(#"{"type":"navigation","data":{"type":"endpoint","value":"https://e.com/s.json"}}"#),
        button(#"{"type":"navigation","data":{"type":"back"}}"#),
        button(#"{"type":"navigation","data":{"type":"deeplink","value":"app://x"}}"#),
        button(
          store("createIfNotExists", "field", "first") + "," + store("createIfNotExists", "a.b", "1") + ","
            + store("createOrModify", "c", "2") + "," + call),
        button(store("createIfNotExists", "field", "first") + "," + call),
      ].joined(separator: ","))
    let returned = try convert(
      try convert(source, to: .adaptiveCard) { $0.formatVersion = version }, to: .skima)
    #expect(try sequences(returned) == sequences(source))
  }

  @Test("a call to another endpoint than the host's stays a call")
  func foreignCalls() throws {
    let source = screen(
      #"""
      {"type":"button","props":{"text":"B","onClick":[
      {"type":"apicall","data":{"method":"post","endpoint":"https://e.com/other","body":["field"]}}]}}
      """#)
    let card = try convert(source, to: .adaptiveCard) { $0.lowering.submitEndpoint = "https://e.com/host" }
    let action = try #require(try actions(card).first)
    #expect(action["verb"] as? String == "apicall")
    let call = (action["data"] as? Object)?["$apicall"] as? Object
    #expect(
      call as NSDictionary?
        == ["method": "post", "endpoint": "https://e.com/other", "body": ["field"]] as NSDictionary)
  }

  // MARK: Several screens

  @Test("tabs become links, where there are any")
  func tabs() throws {
    let bar = #"""
      {"metadata":{"id":"bar"},"tabs":[
      {"id":"home","endpoint":"https://e.com/home.json","title":"Home","image":"https://e.com/h.png"},
      {"id":"map","endpoint":"https://e.com/map.json","title":"Map","image":"https://e.com/m.png"}]}
      """#
    #expect(
      try actions(try convert(bar, to: .adaptiveCard)).map { $0["url"] as? String } == [
        "https://e.com/home.json", "https://e.com/map.json",
      ])
    let result = Compiler(CompilerOptions()).compile(SourceText(name: "bar.json", text: bar), to: [.drivenUI])
    #expect(result.outputs.isEmpty)
    #expect(result.diagnostics.all.map(\.id) == ["unsupported.tabbar"])
    #expect(try parsed(convert(bar, to: .skima)) as NSDictionary == parsed(bar) as NSDictionary)
  }

  private let showing = #"""
    {"type":"AdaptiveCard","version":"1.5","body":[{"type":"Input.Text","id":"name"}],"actions":[
    {"type":"Action.ShowCard","id":"more","title":"More","card":{"type":"AdaptiveCard","body":[
    {"type":"TextBlock","text":"Details"},{"type":"Input.Text","id":"why"}],
    "actions":[{"type":"Action.Submit","title":"Send"}]}},{"type":"Action.Submit","title":"Done"}]}
    """#

  @Test("cards that buttons show are screens of their own, and cards again")
  func splitCards() throws {
    var options = CompilerOptions()
    options.lowering.splitCards = "https://e.com/screens"
    let result = Compiler(options).compile(SourceText(name: "page.json", text: showing), to: [.skima])
    let files = try #require(result.outputs.first?.files)
    #expect(files.map(\.suffix) == ["", "-more"])
    let main = String(decoding: files[0].bytes, as: UTF8.self)
    let step = try #require(try sequences(main).first?.firstObject as? Object)
    let target = ["type": "endpoint", "value": "https://e.com/screens/page-more.json"]
    #expect(step["data"] as? [String: String] == target)
    #expect(!main.contains("Details"))
    // The card sends its parent's inputs with its own; the parent does not send the card's.
    let details = String(decoding: files[1].bytes, as: UTF8.self)
    let bodies = try (sequences(main) + sequences(details)).compactMap { (sequence: NSArray) in
      ((sequence.lastObject as? Object)?["data"] as? Object)?["body"] as? [String]
    }
    #expect(bodies == [["name"], ["name", "why"]])

    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cardc-screens-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(files[1].bytes).write(to: folder.appendingPathComponent("page-more.json"))
    let returned = try convert(main, to: .adaptiveCard) { $0.inlineScreens = folder.path }
    let show = try #require(try actions(returned).first)
    #expect(show["type"] as? String == "Action.ShowCard" && show["title"] as? String == "More")
    let card = try #require(show["card"] as? Object)
    #expect(objects(in: card) { $0 == "TextBlock" }.first?["text"] as? String == "Details")
    #expect(objects(in: card) { $0 == "Input.Text" }.first?["id"] as? String == "why")
  }

  @Test("screens that lead to each other end, and no other folder is read")
  func inlinedScreensEnd() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cardc-screens-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func page(_ next: String) -> String {
      screen(
        #"""
        {"type":"button","props":{"text":"Next","onClick":[
        {"type":"navigation","data":{"type":"endpoint","value":"https://e.com/\#(next)"}}]}}
        """#)
    }
    try Data(page("b.json").utf8).write(to: folder.appendingPathComponent("a.json"))
    try Data(page("a.json").utf8).write(to: folder.appendingPathComponent("b.json"))
    let text = try convert(page("a.json"), to: .adaptiveCard) { $0.inlineScreens = folder.path }
    #expect(text.components(separatedBy: "Action.ShowCard").count == 3)
    #expect(text.components(separatedBy: "navigate.endpoint").count == 2)
    let outside = try convert(page("..%2f..%2fetc/.."), to: .adaptiveCard) { $0.inlineScreens = folder.path }
    #expect(!outside.contains("Action.ShowCard"))
  }

  @Test("buttons can stay at the bottom of a screen")
  func pinnedActions() throws {
    let text = try convert(showing.replacingOccurrences(of: "Action.ShowCard", with: "Action.Submit"), to: .skima) {
      $0.lowering.pinsActions = true
    }
    let ui = try #require(try parsed(text)["ui"] as? [Object])
    #expect(ui.compactMap { $0["type"] as? String } == ["scrollview", "stack"])
    let end = (ui[0]["constraints"] as? [Object])?.first { $0["type"] as? String == "bottomEqual" }
    let expected: Object = ["type": "bottomEqual", "to": "top", "of": "actions", "value": -8]
    #expect(end as NSDictionary? == expected as NSDictionary)
    let sides = (ui[1]["constraints"] as? [Object])?.compactMap { $0["type"] as? String }
    #expect(sides == ["leftEqual", "rightEqual", "bottomEqual"])
    #expect(try actions(try convert(text, to: .adaptiveCard)).count == 2)
  }

  // MARK: Bad input

  @Test("actions nested 100 deep are read, 1,000 deep they are an error")
  func nestedActions() {
    func nested(_ depth: Int) -> SourceText {
      let open = #"{"type":"AdaptiveCard","version":"1.5","actions":[{"type":"Action.ShowCard","title":"A","card":"#
      let text =
        String(repeating: open, count: depth) + #"{"type":"AdaptiveCard"}"# + String(repeating: "}]}", count: depth)
      return SourceText(name: "deep.json", text: text)
    }
    for target in [FormatID.adaptiveCard, .skima, .drivenUI] {
      let fine = Compiler(CompilerOptions()).compile(nested(100), to: [target])
      #expect(!fine.diagnostics.hasErrors, "\(target): \(fine.diagnostics.all.map(\.message))")
      let deep = Compiler(CompilerOptions()).compile(nested(1000), to: [target])
      #expect(deep.diagnostics.all.map(\.id) == ["input.too-deep"], "\(target)")
    }
  }

  @Test(
    "constraints that make no sense lose no widget",
    arguments: [
      // A circle.
      [
        #"{"type":"topEqual","to":"bottom","of":"c"}"#, #"{"type":"topEqual","to":"bottom","of":"a"}"#,
        #"{"type":"topEqual","to":"bottom","of":"b"}"#,
      ],
      // Itself and nowhere.
      [
        #"{"type":"topEqual","to":"bottom","of":"a"}"#, #"{"type":"leftEqual","to":"right","of":"gone"}"#,
        #"{"type":"topEqual","of":"a"}"#,
      ],
      [#"{"type":"wiggle"}"#, #"{"type":7}"#, #"{"type":"width","value":"5"}"#],
      ["7", #"{"type":"centerX"}"#, #"{"type":"height","value":-4}"#],
    ])
  func senselessConstraints(_ rules: [String]) throws {
    let widgets = zip(["a", "b", "c"], rules).map { id, rule in
      #"{"type":"label","id":"\#(id)","props":{"text":"text \#(id)"},"constraints":[\#(rule)]}"#
    }
    for repeated in [false, true] {
      let ui = (widgets + (repeated ? widgets : [])).joined(separator: ",")
      let source = #"{"metadata":{"id":"x"},"ui":[\#(ui)]}"#
      for target in [FormatID.adaptiveCard, .drivenUI] {
        let output = try convert(source, to: target)
        for id in ["a", "b", "c"] {
          #expect(output.components(separatedBy: "\"text \(id)\"").count == (repeated ? 3 : 2), "\(target) \(rules)")
        }
      }
    }
  }
}
