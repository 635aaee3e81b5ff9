import CardTestSupport
import Foundation
import Testing

@Suite("cards for older versions, fallbacks and dates")
struct CardVersionTests {
  let box: Sandbox

  init() throws { box = try Sandbox() }

  private func card(_ body: String, _ more: String = "") -> String {
    #"{"type":"AdaptiveCard","version":"1.5",\#(more)"body":[\#(body)]}"#
  }

  private func convert(_ card: String, _ arguments: String..., to target: String = "adaptive-card") throws -> String {
    try box.write("a.json", card)
    let run = try box.run(
      ["convert", "a.json", "--to", target, "--syntax", "min", "-q", "--level", "adaptive-card.unknown-type=off"]
        + arguments)
    #expect(run.code == 0, "\(run.errors)")
    return run.output
  }

  private func text(_ text: String) -> String { #"{"type":"TextBlock","text":"\#(text)"}"# }

  private func body(_ content: String, version: String = "1.3") -> String {
    #"{"type":"AdaptiveCard","version":"\#(version)","body":[\#(content)]}"#
  }

  // MARK: Fallback

  /// Each body with what is left of it for version 1.3.
  static let fallbacks: [(body: String, left: String)] = {
    let (a, b) = (#"{"type":"TextBlock","text":"a"}"#, #"{"type":"TextBlock","text":"b"}"#)
    let gauge = #"{"type":"Gauge"}"#
    return [
      (#"{"type":"Gauge","fallback":\#(a)}"#, a),
      (#"{"type":"Gauge","fallback":"Drop"},\#(b)"#, b),
      // Chains: the first that is supported.
      (#"{"type":"Gauge","fallback":{"type":"Dial","fallback":\#(a)}}"#, a),
      (#"{"type":"Gauge","fallback":{"type":"Dial","fallback":"drop"}},\#(b)"#, b),
      // The nearest element around with a fallback is replaced.
      (#"{"type":"Container","items":[\#(b),\#(gauge)],"fallback":\#(a)}"#, a),
      (#"{"type":"Container","items":[{"type":"Container","items":[\#(gauge)]}],"fallback":\#(a)}"#, a),
      (#"{"type":"Container","items":[\#(b),\#(gauge)],"fallback":"drop"}"#, ""),
      (
        #"{"type":"Container","items":[{"type":"Gauge","fallback":\#(a)}],"fallback":\#(b)}"#,
        #"{"type":"Container","items":[\#(a)],"fallback":\#(b)}"#
      ),
      (
        #"{"type":"ColumnSet","columns":[{"items":[\#(gauge)],"fallback":{"items":[\#(a)]}},{"items":[\#(b)]}]}"#,
        #"{"type":"ColumnSet","columns":[{"items":[\#(a)]},{"items":[\#(b)]}]}"#
      ),
      (
        #"{"type":"ColumnSet","columns":[{"items":[\#(gauge)],"fallback":"drop"},{"items":[\#(b)]}]}"#,
        #"{"type":"ColumnSet","columns":[{"items":[\#(b)]}]}"#
      ),
      (
        #"{"type":"Input.Text","id":"i","requires":{"x":"1.0"},"fallback":{"type":"Input.Number","id":"i"}}"#,
        #"{"type":"Input.Number","id":"i"}"#
      ),
      (
        #"{"type":"ActionSet","actions":[{"type":"Action.Fly","fallback":{"type":"Action.Submit"}},{"type":"Action.Swim","fallback":"drop"}]}"#,
        #"{"type":"ActionSet","actions":[{"type":"Action.Submit"}]}"#
      ),
      (#"{"type":"Container","items":[\#(b)],"selectAction":{"type":"Action.Fly"},"fallback":\#(a)}"#, a),
      // Nobody stands in: what is unknown is left to the host, what is not supported goes.
      ("\(gauge),\(b)", "\(gauge),\(b)"),
      (#"{"type":"TextBlock","text":"a","requires":{"x":"1.0"}},\#(b)"#, b),
      // What is supported stays as it is.
      (
        #"{"type":"TextBlock","text":"a","requires":{"adaptiveCards":"1.3"},"fallback":\#(b)}"#,
        #"{"type":"TextBlock","text":"a","requires":{"adaptiveCards":"1.3"},"fallback":\#(b)}"#
      ),
      (#"{"type":"TextBlock","text":"a","requires":{"adaptiveCards":"1.4"},"fallback":\#(b)}"#, b),
      (#"{"type":"Carousel","pages":[],"fallback":\#(b)}"#, b),
    ]
  }()

  @Test("fallbacks are resolved", arguments: fallbacks.indices)
  func fallback(_ index: Int) throws {
    let (source, left) = Self.fallbacks[index]
    #expect(try convert(card(source), "--card-version", "1.3") == body(left))
    // Without a version a card stays what it is.
    #expect(try convert(card(source)) == card(source))
  }

  @Test("the options say what the host has")
  func capabilities() throws {
    let wanting = #"{"type":"TextBlock","text":"a","requires":{"maps":"1.2","pens":"*"},"fallback":"drop"}"#
    let version = ["--card-version", "1.3"]
    func result(_ arguments: [String]) throws -> String {
      try box.write("a.json", card(wanting))
      return try box.run(["convert", "a.json", "--to", "adaptive-card", "--syntax", "min", "-q"] + version + arguments)
        .output
    }
    #expect(try result([]) == body(""))
    #expect(try result(["--capability", "maps=1.2"]) == body(""))
    #expect(try result(["--capability", "maps=1.1", "--capability", "pens=1"]) == body(""))
    #expect(try result(["--capability", "maps=1.10", "--capability", "pens=1"]) == body(wanting))
    #expect(try result(["--capability", "maps=*", "--capability", "pens=1"]) == body(wanting))
    #expect(try box.run("convert", "a.json", "--to", "skima", "--capability", "maps").code == 2)
    try box.write("cardc.yaml", "card-version: 1.3\ncapability: {maps: \"2.0\", pens: 1.0}\n")
    #expect(try box.run("convert", "a.json", "--to", "adaptive-card", "--syntax", "min", "-q").output == body(wanting))
  }

  @Test(
    "renderers have rules of their own",
    arguments: [
      (
        #"{"type":"TextBlock","text":"a","requires":{"x":"1.0"}}"#, "javascript",
        #"{"type":"TextBlock","text":"a","requires":{"x":"1.0"}}"#
      ),
      (
        #"{"type":"TextBlock","text":"a","requires":{"x":"5"}}"#, "javascript",
        #"{"type":"TextBlock","text":"a","requires":{"x":"5"}}"#
      ),
      (#"{"type":"TextBlock","text":"a","requires":{"x":"1.0"}}"#, "ios", ""),
      (
        #"{"type":"Gauge","fallback":{"type":"TextBlock","text":"a","requires":{"x":"1.0"}}}"#, "ios",
        #"{"type":"TextBlock","text":"a","requires":{"x":"1.0"}}"#
      ),
      (#"{"type":"Gauge","fallback":{"type":"TextBlock","text":"a","requires":{"x":"1.0"}}}"#, "intended", ""),
      (
        #"{"type":"Container","items":[{"type":"Gauge"}],"fallback":"drop"}"#, "seed",
        #"{"type":"Container","items":[],"fallback":"drop"}"#
      ),
      (#"{"type":"Container","items":[{"type":"Gauge"}],"fallback":"drop"}"#, "ios", ""),
    ])
  func rules(_ source: String, _ rules: String, _ left: String) throws {
    #expect(try convert(card(source), "--card-version", "1.3", "--fallback-rules", rules) == body(left))
  }

  @Test("other formats get what a renderer shows, and the report says so")
  func otherFormats() throws {
    let source = card(
      #"{"type":"Container","items":[{"type":"Gauge"}],"fallback":\#(text("instead"))},\#(text("after"))"#)
    let output = try convert(source, "--report", "r.json", to: "drivenui")
    #expect(output.contains(#""text":"instead""#))
    #expect(output.contains(#""text":"after""#))
    #expect(box.read("r.json")?.contains("note.fallback-used") == true)
    let dropped = try convert(card(#"{"type":"Gauge"},\#(text("after"))"#), "--report", "r.json", to: "drivenui")
    #expect(dropped.contains(#""text":"after""#))
    #expect(box.read("r.json")?.contains("dropped.custom") == true)
  }

  @Test("chains of 100 fallbacks are fine, of 1,000 too deep, and neither crashes")
  func chains() throws {
    func chain(_ count: Int) -> String {
      String(repeating: #"{"type":"Gauge","fallback":"#, count: count) + text("end")
        + String(repeating: "}", count: count)
    }
    #expect(try convert(card(chain(100)), "--card-version", "1.3") == body(text("end")))
    #expect(try convert(card(chain(100)), to: "drivenui").contains(#""text":"end""#))
    try box.write("deep.json", card(chain(1000)))
    let run = try box.run(
      "convert", "deep.json", "--to", "adaptive-card", "--card-version", "1.3", "--diagnostics", "short")
    #expect(run.code == 1)
    #expect(run.errors.contains("deep.json:1:"))
    #expect(run.output == "")
  }

  // MARK: Versions

  @Test("tables become columns, rich text Markdown, commands submissions")
  func lowering() throws {
    let table =
      #"{"type":"Table","columns":[{"width":2},{"width":"50px"}],"rows":[{"cells":[{"items":[\#(text("A"))]},{"items":[\#(text("B"))]}]},{"cells":[{"items":[\#(text("1"))]},{"items":[]}]}]}"#
    #expect(
      try convert(card(table), "--card-version", "1.4")
        == body(
          #"{"type":"Container","items":[{"type":"ColumnSet","columns":[{"items":[{"type":"TextBlock","text":"A","weight":"bolder"}],"width":2},{"items":[{"type":"TextBlock","text":"B","weight":"bolder"}],"width":"50px","separator":true}]},{"type":"ColumnSet","spacing":"small","separator":true,"columns":[{"items":[\#(text("1"))],"width":2},{"items":[],"width":"50px","separator":true}]}]}"#,
          version: "1.4"))
    let rich =
      #"{"type":"RichTextBlock","inlines":["a_b ",{"type":"TextRun","text":"c","weight":"Bolder","italic":true},{"type":"TextRun","text":"d","selectAction":{"type":"Action.OpenUrl","url":"https://e.com"}}]}"#
    #expect(
      try convert(card(rich), "--card-version", "1.1")
        == body(#"{"type":"TextBlock","text":"a_b _**c**_[d](https://e.com)","wrap":true}"#, version: "1.1"))
    let action =
      #"{"type":"AdaptiveCard","version":"1.4","actions":[{"type":"Action.Execute","title":"t","verb":"v"}]}"#
    #expect(
      try convert(action, "--card-version", "1.3")
        == #"{"type":"AdaptiveCard","version":"1.3","actions":[{"type":"Action.Submit","title":"t"}]}"#)
  }

  @Test("what has no other terms is left out and reported where it stood")
  func removal() throws {
    let source = card(
      "\n" + #"{"type":"Container","rtl":true,"style":"good","items":[],"x":1},"# + "\n"
        + #"{"type":"ActionSet","actions":[]}"#)
    let output = try convert(source, "--card-version", "1.1", "--report", "r.json")
    #expect(output == body(#"{"type":"Container","items":[],"x":1}"#, version: "1.1"))
    let report = try #require(box.read("r.json"))
    #expect(report.contains("`rtl` came with version 1.5"))
    #expect(report.contains("`good` of `style` came with version 1.2"))
    #expect(report.contains("`ActionSet` came with version 1.2"))
    #expect(report.contains("/body/1"))
    #expect(try box.run("convert", "a.json", "--to", "adaptive-card", "--card-version", "1.1", "--strict").code == 1)
    #expect(try box.run("convert", "a.json", "--to", "adaptive-card", "--card-version", "1.5", "--strict").code == 0)
  }

  @Test("check warns with the place, and its version may stand in the settings")
  func check() throws {
    try box.write("a.json", card(#"{"type":"Table"}"#).replacingOccurrences(of: "1.5", with: "1.3"))
    let run = try box.run("check", "a.json", "--card-version", "1.3", "--diagnostics", "short")
    #expect(run.code == 0)
    #expect(
      run.errors.contains("a.json:1:56: warning: `Table` needs version 1.5, not 1.3 [adaptive-card.newer-version]"),
      "\(run.errors)")
    #expect(try box.run("check", "a.json", "--card-version", "1.5", "-q").errors == "")
    try box.write("cardc.yaml", "card-version: 1.3\n")
    #expect(try box.run("check", "a.json").errors.contains("needs version 1.5"))
    try box.write("cardc.yaml", "card-version: new\n")
    #expect(try box.run("check", "a.json").errors.contains("this must be a version of Adaptive Cards, `1.0` to `1.6`"))
    #expect(try box.run("check", "a.json", "--card-version", "x").code == 2)
  }

  @Test("a card of an unknown version is its fallback text")
  func gate() throws {
    let source = card(text("new"), #""fallbackText":"Please update","#).replacingOccurrences(
      of: #""1.5""#, with: #""99.0""#)
    let output = try convert(source, to: "drivenui")
    #expect(output.contains("Please update"))
    #expect(!output.contains(#""new""#))
    #expect(try convert(source, "--fallback-rules", "javascript", to: "drivenui").contains(#""new""#))
    #expect(try convert(source) == source)
    let old = card(text("new"), #""fallbackText":"Please update","#)
    #expect(try convert(old, to: "drivenui").contains(#""new""#))
    #expect(try convert(old, "--capability", "adaptiveCards=1.3", to: "drivenui").contains("Please update"))
    try box.write("b.json", #"{"type":"AdaptiveCard","version":"abc"}"#)
    #expect(
      try box.run("check", "b.json", "--diagnostics", "short").errors.contains(
        "b.json:1:34: warning: `abc` is not a version"))
  }

  // MARK: Dates

  @Test("dates are written out in the language that is asked for, and stay in cards")
  func dates() throws {
    let source = card(text("On {{DATE(2017-02-14T06:08:39Z, SHORT)}}, ${a}: {{DATE(${when}, LONG)}}"), #""lang":"fr","#)
    #expect(
      try convert(source, to: "drivenui").contains(
        "On mar. 14 févr. 2017, ${a}: ${formatDateTime(when, 'dd/MM/yyyy')}"))
    #expect(
      try convert(source, "--locale", "de-DE", "--report", "r.json", to: "skima").contains(
        "On Di., 14. Feb. 2017, ${a}: ${formatDateTime(when, 'd.M.yyyy')}"))
    let report = try #require(box.read("r.json"))
    #expect(report.ranges(of: "lossy.text-macro").count == 2 && !report.contains("lossy.binding"))
    #expect(try convert(source, "--locale", "de-DE") == source)
    #expect(try box.run("convert", "a.json", "--to", "skima", "--locale", "tlh").code == 2)
  }

  @Test("what is wrong with a date is said where it stands")
  func malformedDates() throws {
    try box.write("a.json", card(text("é {{DATE(2017-02-30T06:08:39Z)}}")))
    let run = try box.run("check", "a.json", "--diagnostics", "short")
    #expect(
      run.errors.contains("a.json:1:78: warning: `2017-02-30` is not a calendar date [adaptive-card.bad-macro]"),
      "\(run.errors)")
  }
}
