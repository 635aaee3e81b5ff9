import CardSyntax
import CardTemplate
import Testing

@Suite("Expansion")
struct ExpansionTests {
  @Test func numbersPassThroughAsWritten() throws {
    let result = try expand(
      #"{"a":"${a}","b":"${b}","c":[1.50,"${list}"]}"#, #"{"a":1.50,"b":12345678901234567890,"list":[2.0]}"#)
    #expect(result.output == #"{"a":1.50,"b":12345678901234567890,"c":[1.50,2.0]}"#)
  }

  @Test func escapesPassThroughAsWritten() throws {
    let result = try expand(#"{"t":"x ${a}"}"#, #"{"a":"tab\t\u00e9 \"q\" </"}"#)
    #expect(result.output == #"{"t":"x tab\t\u00e9 \"q\" </"}"# || result.output == #"{"t":"x tab\té \"q\" </"}"#)
  }

  @Test func originsNameTemplateAndData() throws {
    var diagnostics = Diagnostics()
    let source = try json(#"{"kept":"text","value":"${user}","sum":"${1 + 1}"}"#, name: "t.json")
    let data = try json(#"{"user":{"name":"Ada"}}"#, name: "d.json")
    let template = try #require(Template(compiling: source, diagnostics: &diagnostics))
    let document = try #require(template.expand(data.root, diagnostics: &diagnostics))
    let kept = try #require(document.root["kept"])
    #expect(kept.span.source.name == "t.json" && kept.span.text == #""text""# && kept.expansion == nil)
    let name = try #require(document.root["value"]?["name"])
    #expect(name.span.source.name == "d.json" && name.span.text == #""Ada""#)
    #expect(name.expansion?.source.name == "t.json")
    let sum = try #require(document.root["sum"])
    #expect(sum.span.source.name == "t.json" && sum.expansion != nil)
  }

  @Test func missingPathsAreCountedOnceAHole() throws {
    let result = try expand(
      #"[{"$data":"${items}","t":"${titel}"}]"#, #"{"items":[{"title":"a"},{"title":"b"},{"title":"c"}]}"#)
    #expect(result.ids == ["template.missing-path"])
    let warning = try #require(result.diagnostics.first)
    #expect(warning.message.contains("3 times"))
    #expect(warning.help == "did you mean `title`?")
    #expect(warning.labels.first?.span.source.name == "data.json")
  }

  @Test(
    "conditions that are neither true nor false are reported with the value that drops the element",
    arguments: [
      (#""true""#, "a string"), (#""yes""#, "a string"), ("1", "a number"), ("[1]", "an array"), ("{}", "an object"),
    ])
  func droppingConditions(_ value: String, _ what: String) throws {
    let result = try expand(#"[{"$when":"${premium}","t":"A"}]"#, #"{"premium":\#(value)}"#)
    #expect(result.ids == ["template.dropping-condition"])
    let warning = try #require(result.diagnostics.first)
    #expect(warning.message == "`premium` is \(what) and not `true`, so the element is dropped")
    #expect(warning.labels.first?.span.text == value && warning.severity == .warning)
    #expect(warning.help?.contains("without quotes") == (value == #""true""#))
  }

  @Test("data that say nothing, and templates that are wrong for all data, are no such conditions")
  func otherConditions() throws {
    for data in [#"{"premium":false}"#, #"{"premium":null}"#, "{}"] {
      #expect(try !expand(#"[{"$when":"${premium}","t":"A"}]"#, data).ids.contains("template.dropping-condition"))
    }
    #expect(try expand(#"[{"$when":"${count(a)}","t":"A"}]"#, #"{"a":[1]}"#).ids.isEmpty)
    let several = try expand(#"[{"$data":"${a}","$when":"${b}","t":"A"}]"#, #"{"a":[{"b":"x"},{"b":"y"},{"b":true}]}"#)
    #expect(several.diagnostics.first?.message.hasSuffix("(2 times)") == true)
  }

  @Test func missingMembersSayWhereThePathEnds() throws {
    let result = try expand(#"{"t":"${user.adress.city}"}"#, #"{"user":{"address":{"city":"Rome"}}}"#)
    let warning = try #require(result.diagnostics.first)
    #expect(warning.message.hasPrefix("`user` has no `adress`"))
    #expect(warning.help == "did you mean `address`?")
    #expect(warning.labels.first?.span.text == #"{"address":{"city":"Rome"}}"#)
  }

  @Test func evaluationErrorsNameTheData() throws {
    let result = try expand(#"[{"$data":"${rows}","n":"${n / d}"}]"#, #"{"rows":[{"n":1,"d":2},{"n":1,"d":0}]}"#)
    #expect(result.output == nil)
    #expect(result.ids == ["template.evaluation"])
    #expect(result.diagnostics.first?.labels.first?.message == "`$data` is `rows[1]` here")
  }

  @Test func allErrorsOfAFileAtOnce() throws {
    let result = try expand(
      #"{"a":"${toUper(x)}","b":"${1 +}","c":{"$data":{"n":"${x}"},"v":1},"d":"${length(1, 2)}"}"#, "{}")
    #expect(
      result.ids == [
        "template.unknown-function", "template.syntax-error", "template.hole-in-data", "template.arity",
      ])
  }

  @Test func aTemplateThatMultipliesItselfStops() throws {
    var template = #"{"v":1}"#
    for _ in 0..<30 { template = #"{"$data":"${$root.two}","v":["# + template + "]}" }
    var options = ExpansionOptions()
    options.steps = 50_000
    let result = try expand("[\(template)]", #"{"two":[1,2]}"#, options: options)
    #expect(result.output == nil)
    #expect(result.ids == ["template.limit"])
  }

  @Test func aMissThatMakesACallFailIsAnErrorWhereMissesAre() throws {
    var options = ExpansionOptions()
    let template = #"{"v":"price: ${formatNumber(price, 2)}"}"#
    #expect(try expand(template, "{}", options: options).output != nil)
    options.missing = .error
    let result = try expand(template, "{}", options: options)
    #expect(result.output == nil)
    #expect(result.ids == ["template.evaluation"])
    #expect(result.diagnostics.first?.severity == .error)
  }

  @Test func outputIsBounded() throws {
    var options = ExpansionOptions()
    options.outputBytes = 1000
    let result = try expand(#"[{"$data":"${range(1, 500)}","v":"${$data}"}]"#, "{}", options: options)
    #expect(result.ids == ["template.limit"])
  }

  @Test func depthIsBounded() throws {
    var options = ExpansionOptions()
    options.depth = 3
    #expect(try expand(#"{"a":"${a}"}"#, #"{"a":[[1]]}"#, options: options).output == #"{"a":[[1]]}"#)
    #expect(try expand(#"{"a":"${a}"}"#, #"{"a":[[[1]]]}"#, options: options).ids == ["template.limit"])
  }

  @Test(
    "Work inside one expression is bounded",
    arguments: [
      "sum(range(1, 1000000000))",
      "count(foreach(range(1, 100000), x => foreach(range(1, 100000), y => x)))",
      "count(select(range(1, 5000), a => where(range(1, 5000), b => b > a)))",
    ])
  func stepsAreBounded(expression: String) throws {
    var options = ExpansionOptions()
    options.steps = 50_000
    #expect(try expand(#"{"v":"${\#(expression)}"}"#, "{}", options: options).ids == ["template.limit"])
  }

  @Test func seedsMakeChanceRepeatable() throws {
    var options = ExpansionOptions()
    options.seed = 42
    let template = #"["${rand(1, 1000000)}","${newGuid()}"]"#
    let first = try expand(template, "{}", options: options).output
    #expect(try expand(template, "{}", options: options).output == first)
    options.seed = 43
    #expect(try expand(template, "{}", options: options).output != first)
  }

  @Test func templatesAreRecognised() throws {
    #expect(Template.usesTemplateSyntax(try json(#"{"a":["x ${y}"]}"#)))
    #expect(Template.usesTemplateSyntax(try json(#"{"a":{"$when":false}}"#)))
    #expect(!Template.usesTemplateSyntax(try json(#"{"a":["x \\${y}", "${"]}"#)))
  }
}
