import CardIR
import CardSyntax
import Testing

@testable import CardPasses

@Suite struct LowerActionsTests {
  @Test func linksBecomeDeepLinks() {
    var button = Element(.button)
    var link = Element(.openURL)
    link[.url] = .literal("https://e.com")
    button[.actions] = [.one(link)]
    let result = run(LowerActions(), [button], to: Traits.buttons)
    #expect(result.dump.contains(#"action.navigate url="https://e.com" destination=deep-link"#))
    #expect(result.losses == ["lossy.open-url"])
  }

  @Test func ofTwoVerbsThatOfTheDataIsSentAndTheOtherReported() throws {
    var execute = Element(.execute)
    execute[.verb] = .literal("save")
    execute[.data] = .literal(
      try #require(
        JSONLiteral.make { writer in
          writer.beginObject()
          writer.key("verb")
          writer.string("mine")
          writer.endObject()
        }))
    var button = Element(.button)
    button[.actions] = [.one(execute)]
    let result = run(LowerActions(), [button], to: Traits.buttons)
    #expect(result.dump.contains(#"value="mine""#) && !result.dump.contains("save"), "\(result.dump)")
    #expect(result.losses.count { $0 == "lossy.submit-types" } == 1, "\(result.losses)")
  }

  @Test func dataAndInputsAreSent() throws {
    var input = Element(.textInput)
    input[.id] = .literal("name")
    var submit = Element(.submit)
    submit[.data] = .literal(
      try #require(
        JSONLiteral.make { writer in
          writer.beginObject()
          writer.key("order")
          writer.beginObject()
          writer.key("id")
          writer.number(7)
          writer.endObject()
          writer.endObject()
        }))
    submit[.body] = .literal(try #require(JSONLiteral.list(["name"])))
    var button = Element(.button)
    button[.actions] = [.one(submit)]
    let result = run(LowerActions(), [input, button], to: Traits.buttons)
    #expect(result.dump.contains(#"value="7" operation=set data-type="json" target-id="order.id""#))
    #expect(result.dump.contains(#"method="post" endpoint="" body=["name","order.id"]"#))
    #expect(result.losses == ["lossy.submit-types", "unsupported.submit-endpoint"])
  }

  /// Data may give numbers, for which decoders refuse the step.
  @Test func boundDataAreSentAsText() throws {
    var submit = Element(.submit)
    submit[.data] = .literal(
      try #require(
        JSONLiteral.make { writer in
          writer.beginObject()
          for (name, value) in [("n", "${n}"), ("text", "No. ${n}"), ("sum", "${count(items)}")] {
            writer.key(name)
            writer.string(value)
          }
          writer.endObject()
        }))
    var button = Element(.button)
    button[.actions] = [.one(submit)]
    let dump = run([LowerActions()], [.one(button)], to: Traits.buttons, isTemplate: true).dump
    #expect(dump.contains(#"value=$"${concat(coalesce(n, ''), '')}""#), "\(dump)")
    #expect(dump.contains(#"value=$"No. ${n}""#), "\(dump)")
    #expect(dump.contains(#"value=$"${concat(count(items), '')}""#), "\(dump)")
  }

  /// There is nothing to call for it, and nothing to say of an endpoint.
  @Test func aButtonThatNobodyCanUseSendsNothing() throws {
    var submit = Element(.submit)
    submit[value: .associatedInputs] = .token("none")
    submit[.body] = .literal(try #require(JSONLiteral.list([])))
    var button = Element(.button)
    button[.isEnabled] = .literal(false)
    button[.actions] = [.one(submit)]
    let result = run(LowerActions(), [button], to: Traits.buttons)
    #expect(!result.dump.contains("call-api") && !result.dump.contains("endpoint"), "\(result.dump)")
    #expect(result.losses == [])
  }

  @Test func aCallKeepsItsEndpointInTheData() throws {
    var call = action(.callAPI, "Save")
    call[.method] = .literal("post")
    call[.endpoint] = .literal("https://e.com/save")
    call[.body] = .literal(try #require(JSONLiteral.list(["a"])))
    let result = run(LowerActions(), [actions([call])], from: Traits.buttons, to: Traits.actions)
    #expect(result.dump.contains(#"data={"$apicall":{"method":"post","endpoint":"https://e.com/save","body":["a"]}}"#))
    #expect(result.losses == ["lossy.endpoint"])
  }

  private func submit(_ data: String, sending inputs: [String] = []) throws -> String {
    var submit = Element(.submit)
    submit[.data] = .literal(JSONNodes.node(data))
    submit[.body] = .literal(try #require(JSONLiteral.list(inputs)))
    var button = Element(.button)
    button[.actions] = [.one(submit)]
    return run([LowerActions()], [.one(button)], to: Traits.buttons, isTemplate: true).dump
  }

  @Test func bindingsInListsOfDataAreEvaluated() throws {
    let dump = try submit(#"{"ids": ["${id}", "no. ${id}", 7, "a\"b"], "deep": [{"k": "${z}"}]}"#)
    #expect(dump.contains(#"[${jsonStringify(id)},${jsonStringify(concat('no. ', id))},7,"#), "\(dump)")
    #expect(dump.contains("${jsonStringify(z)}}]"), "\(dump)")
    #expect(!dump.contains(#"\${"#), "\(dump)")
  }

  /// As with renderers of cards, which write the inputs over the data.
  @Test func whatIsEnteredCountsInsteadOfTheData() throws {
    let dump = try submit(#"{"name": "default", "other": "x"}"#, sending: ["name"])
    #expect(dump.contains(#"value="default" operation=setIfMissing"#), "\(dump)")
    #expect(dump.contains(#"value="x" operation=set "#), "\(dump)")
    #expect(dump.contains(#"body=["name","other"]"#), "\(dump)")
  }

  @Test func dataThatABindingGivesAreSentAsAWhole() {
    var submit = Element(.submit)
    submit[.data] = .template(template("${payload}"))
    var button = Element(.button)
    button[.actions] = [.one(submit)]
    let (dump, losses) = run([LowerActions()], [.one(button)], to: Traits.buttons, isTemplate: true)
    #expect(dump.contains("${jsonStringify(payload)}") && dump.contains(#"body=["data"]"#), "\(dump)")
    #expect(losses.contains("lossy.submit-types"))
  }

  @Test("a card that a tap would show is told of where only buttons show one")
  func cardsOfTaps() {
    var show = Element(.showCard)
    show[.card] = [.one(Element(.screen, children: [.one(text("Hidden part"))]))]
    let box = group(.stack, .vertical, [text("A")]) { $0[.tap] = [.one(show)] }
    let views = with(Traits.views) { $0.kinds.insert(.showCard) }
    let (dump, losses) = run(LowerActions(), [box], to: views)
    #expect(!dump.contains("show-card") && losses.contains("unsupported.action"), "\(dump) \(losses)")
  }
}
