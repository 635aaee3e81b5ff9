import CardTestSupport
import Testing

@Suite("cardc check with data, inspect --emit bindings and schema")
struct AnalysisTests {
  let box: Sandbox

  init() throws { box = try Sandbox() }

  private func writeOrders() throws {
    try box.write(
      "orders.yaml",
      """
      type: VStack
      subviews:
        - type: Text
          $data: ${orders}
          values:
            text: ${$index}. ${formatNumber(totl, 2)} for ${customer.name}

      """)
    try box.write(
      "orders.data.yaml",
      "orders:\n  - total: 5\n    customer: {name: Ada}\n  - total: 7\n    customer: {nick: Bob}\n")
  }

  @Test("every path is followed through all items of the data beside the template")
  func sidecar() throws {
    try writeOrders()
    let run = try box.run("check", "orders.yaml")
    #expect(run.errors.contains("`totl` is in none of the 2 items of `orders`"), "\(run.errors)")
    #expect(run.errors.contains(" --> orders.yaml:6:39\n"))
    #expect(run.errors.contains("did you mean `total`?"))
    #expect(run.errors.contains("`customer.name` is missing in 1 of 2 items of `orders`"))
    #expect(run.errors.contains(" ::: orders.data.yaml:5:15\n"))
    #expect(run.errors.contains("`orders[1].customer` ends here"))
    // What the expansion says of the same paths is not said twice.
    #expect(run.errors.ranges(of: "`totl` is").count == 1)
  }

  @Test("a folder of data is counted as a whole")
  func folder() throws {
    try box.write("a.json", Sample.text("${name} ${age}"))
    try box.write("a.data/one.json", #"{"name": "Ada"}"#)
    try box.write("a.data/two.json", #"{"name": "Bob", "age": 5}"#)
    let run = try box.run("check", "a.json", "--diagnostics", "short")
    #expect(
      run.errors.contains("warning: `age` is missing in 1 of 2 files of data [template.sometimes-missing]"),
      "\(run.errors)")
    #expect(run.errors.hasSuffix("1 template, 1 warning\n"))
  }

  @Test("the level of what build finds missing is that of what check finds missing in some items")
  func levelsAgree() throws {
    try box.write(
      "a.json",
      #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","$data":"${items}","#
        + #""text":"${name}: ${coalesce(price, $root.price)}"}]}"#)
    try box.write("a.data.json", #"{"price":1,"items":[{"name":"a","price":1},{"name":"b"}]}"#)
    func run(_ command: String..., levels: String) throws -> (code: Int32, errors: String) {
      try box.write("cardc.yaml", levels)
      let run = try box.run(command)
      return (Int32(run.code), run.errors)
    }
    let error = "level:\n  template.missing-path: error\n"
    let check = try run("check", "a.json", levels: error)
    let build = try run("build", "a.json", "-o", "d", levels: error)
    #expect(check.code == 1 && build.code == 1, "\(check.errors) \(build.errors)")
    // Both know what the source says already.
    for errors in [check.errors, build.errors] {
      #expect(errors.contains("write `if(exists(price), price, $root.price)`"), "\(errors)")
    }
    let own = try run("check", "a.json", levels: error + "  template.sometimes-missing: warning\n")
    #expect(own.code == 0, "\(own.errors)")
  }

  @Test("a list that is null is said once, with the file where it is, by check and by build")
  func nullList() throws {
    let rows = (0..<4).map { #"{"type":"TextBlock","text":"${name\#($0)}"}"# }.joined(separator: ",")
    try box.write(
      "list.json",
      #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"Container","$data":"${items}","items":[\#(rows)]},"#
        + #"{"type":"TextBlock","$when":"${count(items) == 0}","text":"Nothing"}]}"#)
    let item = (0..<4).map { #""name\#($0)":"a""# }.joined(separator: ",")
    try box.write("list.data/two.json", #"{"items":[{\#(item)},{\#(item)}]}"#)
    try box.write("list.data/none.json", #"{"items":null}"#)
    for command in [["check", "list.json"], ["build", "list.json", "-o", "d", "--target", "adaptive-card"]] {
      let run = try box.run(command)
      #expect(run.code == 0)
      #expect(run.errors.contains("`items` is null, so the element is there once"), "\(run.errors)")
      #expect(run.errors.contains("list.data/none.json:1:10"), "\(run.errors)")
      // Of the condition as well, each in its own words.
      let words = command[0] == "check" ? "`count` expects" : "the condition counts as not met, since `items` is null"
      #expect(run.errors.contains(words), "\(run.errors)")
      #expect(run.errors.ranges(of: "warning: ").count == 2, "\(run.errors)")
    }
    // What is repeated for nothing needs no such word.
    try box.write("list.data/none.json", #"{"items":[]}"#)
    #expect(try box.run("check", "list.json").errors == "1 template, no problems found\n")
  }

  @Test("a null list leaves bindings behind, which final output must not have")
  func nullListIsNotFinal() throws {
    try box.write(
      "list.json",
      #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","$data":"${items}","text":"${name}"}]}"#)
    try box.write("none.json", #"{"items":null}"#)
    let run = try box.run(
      "build", "list.json", "--data", "none.json", "--require-bound", "-o", "d", "--diagnostics", "short")
    #expect(run.code == 1)
    #expect(run.errors.contains("[unexpanded.expression]"), "\(run.errors)")
  }

  @Test("a fallback for what is missing, and what to write instead")
  func fallbacks() throws {
    try box.write("e.json", "{}")
    for (expression, help) in [
      ("coalesce(price, 0)", "if(exists(price), price, 0)"), ("price ?? 'free'", "if(exists(price), price, 'free')"),
    ] {
      let run = try box.run("eval", expression, "--data", "e.json")
      #expect(run.output == "\"${price}\"\n")
      #expect(run.errors.contains("write `\(help)`"), "\(run.errors)")
      #expect(try box.run("eval", help, "--data", "e.json").errors == "")
    }
    for name in ["fn:coalesce", "fn:??"] {
      let text = try box.run("explain", name).output
      #expect(text.contains("if(exists(price), price, 0)") && !text.contains("missing"), "\(text)")
    }
  }

  @Test("a value of a wrong type is said once, by who knows more")
  func types() throws {
    try box.write("a.json", Sample.text("Hi ${toUpper(n)}"))
    try box.write("a.data.json", #"{"n": 5}"#)
    let text = try box.run("check", "a.json", "--diagnostics", "short")
    #expect(
      text.errors.hasSuffix(
        "warning: `toUpper` expects a string, but `n` is a number in the data [template.data-type]\n1 template, 1 warning\n"
      ), "\(text.errors)")
    try box.write("a.json", Sample.text("${toUpper(n)}"))
    let alone = try box.run("check", "a.json", "--diagnostics", "short")
    #expect(alone.code == 1)
    #expect(alone.errors.hasSuffix("[template.evaluation]\n1 template, 1 error\n"), "\(alone.errors)")
  }

  @Test("the paths of a template, for people and for programs")
  func bindings() throws {
    try writeOrders()
    let run = try box.run("inspect", "orders.yaml", "--emit", "bindings")
    #expect(
      run.output == """
        path                    type    need      read at
        orders                  array   required  4:14
        orders[].totl           number  required  6:39
        orders[].customer.name  any     required  6:55

        """, "\(run.output)\(run.errors)")
    let json = try box.run("inspect", "orders.yaml", "--emit", "bindings", "--syntax", "min")
    #expect(
      json.output.hasPrefix(
        #"{"version":1,"template":"orders.yaml","bindings":[{"path":"orders","types":["array"],"required":true,"#
          + #""uses":[{"line":4,"column":14,"endLine":4,"endColumn":20,"role":"scope","#), "\(json.output)")
    #expect(try box.run("inspect", "orders.yaml", "--emit", "bindings", "--to", "skima").code == 2)
  }

  @Test("the schema of the data")
  func schema() throws {
    try writeOrders()
    let run = try box.run("schema", "orders.yaml", "--syntax", "min")
    #expect(run.code == 0)
    #expect(
      run.output.contains(
        #""title":"orders","type":"object","properties":{"orders":{"type":"array","items":{"type":"object","#),
      "\(run.output)")
    try box.write("bad.json", Sample.text("${toUper(x)}"))
    let bad = try box.run("schema", "bad.json")
    #expect(bad.code == 1)
    #expect(bad.output == "")
    #expect(bad.errors.contains("did you mean `toUpper`?"))
    #expect(try box.run("schema", "nothing.json").code == 1)
  }

  @Test("the schema of data says what a schema beside the template says: integers, texts, descriptions")
  func details() throws {
    try box.write(
      "trip.yaml",
      "type: AdaptiveCard\nbody:\n  - type: TextBlock\n    $when: ${delay > 0}\n    text: ${line} ${delay} ${state}\n")
    try box.write(
      "trip.schema.json",
      #"{"properties":{"delay":{"type":"integer","description":"Minutes."},"line":{"type":"string"},"#
        + #""state":{"enum":["late","lost"]}},"required":["line"]}"#)
    let schema = try box.run("schema", "trip.yaml", "--syntax", "min").output
    #expect(schema.contains(#""delay":{"description":"Minutes.","type":["null","integer"]}"#), "\(schema)")
    #expect(schema.contains(#""state":{"type":["null","string"],"enum":["late","lost",null]}"#), "\(schema)")
  }

  @Test("a host object beside a template tells the types of what the template reads of it")
  func hostTypes() throws {
    try box.write("h.json", Sample.text("${name} ${$host.theme} ${$host.scale}"))
    try box.write("h.data.json", #"{"name": "Ada"}"#)
    try box.write("h.host.json", #"{"theme": "dark", "scale": 2, "other": true}"#)
    let schema = try box.run("schema", "h.json", "--syntax", "min").output
    #expect(schema.contains(#""theme":{"type":"string"},"scale":{"type":"number"}"#), "\(schema)")
    for target in ["swiftui", "swift"] {
      let code = try box.run("build", "h.json", "-o", "out", "--target", target)
      #expect(code.code == 0, "\(code.errors)")
    }
    let view = box.read("out/swiftui/h.swift") ?? box.read("out/swiftui/H.swift") ?? ""
    #expect(view.contains("var theme: String") && view.contains("var scale: Double"), "\(view)")
    #expect(view.contains("/// What the template reads of the host object.\nstruct"), "\(view)")
    #expect(view.contains("(data: .sample, host: .sample)"), "\(view)")
    let function = box.read("out/swift/h.swift") ?? box.read("out/swift/H.swift") ?? ""
    #expect(function.contains("var theme: String"), "\(function)")
  }

  @Test("inspect --emit layout writes dates in the language of the option, else of the screen")
  func layoutLocale() throws {
    try box.write(
      "card.json",
      #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"ColumnSet","columns":[{"type":"Column","#
        + #""width":"auto","items":[{"type":"TextBlock","text":"{{DATE(2026-01-01T10:00:00Z, LONG)}}"}]}]}]}"#)
    func layout(_ options: String...) throws -> String {
      try box.run(["inspect", "card.json", "--emit", "layout"] + options).output
    }
    let english = try layout()
    let german = try layout("--locale", "de-DE")
    #expect(english != german, "\(english)")
    let card = try #require(box.read("card.json"))
    try box.write("card.json", card.replacing(#""version""#, with: #""lang":"de","version""#))
    #expect(try layout() == german)
    #expect(try layout("--locale", "en-US") == english)
    try box.write("cardc.yaml", "locale: en-US\n")
    #expect(try layout() == english)
  }

  @Test("what is looked into by a name of the data is read, and has a place")
  func dynamicNames() throws {
    try box.write(
      "a.yaml",
      "type: AdaptiveCard\nversion: \"1.5\"\nbody:\n  - {type: TextBlock, text: \"${labels[lang]} ${x.names[lang].y}\"}\n"
    )
    let run = try box.run("inspect", "a.yaml", "--emit", "bindings")
    #expect(
      run.output == """
        path     type              need      read at
        lang     number or string  required  4:39 4:56
        labels   any               required  4:32
        x.names  any               required  4:48

        """, "\(run.output)")
    try box.write(
      "a.schema.json", #"{"type": "object", "properties": {"lang": {"type": "string"}}, "additionalProperties": false}"#
    )
    let check = try box.run("check", "a.yaml", "--diagnostics", "short")
    #expect(
      check.errors.contains("a.yaml:4:32: warning: the schema of the data has no property `labels`"), "\(check.errors)")
  }
}
