import CardCompiler
import CardTestSupport
import Foundation
import Testing

@Suite("cardc fix and fmt")
struct FixTests {
  let box: Sandbox

  init() throws { box = try Sandbox() }

  private func writeMistakes() throws {
    try box.write(
      "in/card.yaml",
      """
      # A card.
      type: AdaptiveCard   # of the team
      version: "1.5"
      body:
      - type: TextBlok
        text:   'Hello ${nmae}'
        wrap: "true"
        color: 'goood'

      """)
    try box.write("in/card.data.json", #"{"name": "Ada"}"#)
  }

  @Test("mistakes are mended, and comments, quotes and layout stay")
  func mends() throws {
    try writeMistakes()
    let run = try box.run("fix", "in")
    #expect(run.code == 0)
    #expect(run.errors == "mended 4 findings in 1 file, 0 left\n")
    #expect(
      box.read("in/card.yaml") == """
        # A card.
        type: AdaptiveCard   # of the team
        version: "1.5"
        body:
        - type: TextBlock
          text:   'Hello ${name}'
          wrap: true
          color: 'good'

        """)
    #expect(try box.run("fix", "in").errors == "nothing to mend in 1 template, 0 left\n")
  }

  @Test(
    "the words that earlier YAML had for booleans are mended as well as quotes",
    arguments: [
      ("yes", "true"), ("No", "false"), ("on", "true"), ("OFF", "false"), ("'true'", "true"), ("'yes'", "true"),
    ])
  func booleans(_ word: String, _ meant: String) throws {
    func card(_ word: String) -> String {
      "type: AdaptiveCard\nversion: '1.5'\nbody:\n  - { type: TextBlock, text: yes, wrap: \(word) }\n"
    }
    try box.write("a.yaml", card(word))
    #expect(try box.run("check", "a.yaml").errors.contains("= help: write `\(meant)`"))
    #expect(try box.run("fix", "a.yaml").code == 0)
    #expect(box.read("a.yaml") == card(meant))
  }

  @Test("--dry-run shows what would change, and --check says that something would")
  func trial() throws {
    try writeMistakes()
    let before = box.read("in/card.yaml")
    let run = try box.run("fix", "in", "--dry-run", "--only", "adaptive-card.unknown-*")
    #expect(run.output.contains("-- type: TextBlok\n+- type: TextBlock\n"))
    #expect(run.output.contains("-  color: 'goood'\n+  color: 'good'\n"))
    #expect(!run.output.contains("+  wrap"))
    #expect(try box.run("fix", "in", "--check").code == 3)
    #expect(box.read("in/card.yaml") == before)
    #expect(try box.run("fix", "in", "--only", "nothing.at-all").code == 2)
  }

  @Test("what an expression gives with these data is never written over it")
  func keepsBindings() throws {
    let template = """
      type: AdaptiveCard
      version: "1.5"
      body:
        - type: TextBlock
          text: ${1 + n}
          wrap: ${concat('tr', rest)}
          weight: ${concat('Bold', 'r')}
          color: "${if(n > 1, 'goood', 'accent')}"
        - type: FactSet
          facts: [{title: Sum, value: "${n * 2}"}]
        - type: "${concat('TextBl', 'ok')}"
          text: A
        - type: Image
          url: https://example.com/a.png
          horizontalAlignment: ${concat('cent', 're')}
      """
    try box.write("in/card.yaml", template)
    try box.write("in/card.data.json", #"{"n": 2, "rest": "ue"}"#)
    let check = try box.run("check", "in")
    for found in ["`text` must be a string", "`color` cannot be", "`value` must be a string", "`weight` cannot be"] {
      #expect(check.errors.contains(found), "\(found) in \(check.errors)")
    }
    #expect(check.errors.contains("write `string(…)` around the expression") && !check.errors.contains("write `\"4\"`"))
    _ = try box.run("fix", "in")
    #expect(box.read("in/card.yaml") == template)
  }

  @Test("places are those of the files on disk, whatever was mended before")
  func places() throws {
    let text = """
      type: AdaptiveCard
      version: "1.5"
      body:
        - type: TextBlok
          txt: Hi ${a b}
          text: ${name}: x
        - type: TextBlock
          text: "Ada" and x: ${nmae y}

      """
    try box.write("a.yaml", text)
    for options in [["--dry-run"], ["--check"], []] {
      let run = try box.run(["fix", "a.yaml", "-v", "--diagnostics", "short"] + options)
      let verb = options.isEmpty ? "mended" : "would mend"
      for line in [
        "a.yaml:6:18: error: no key can stand here [yaml.unexpected]",
        "a.yaml:4:11: warning: Adaptive Cards has no type `TextBlok` [adaptive-card.unknown-type]",
        "a.yaml:5:5: warning: `TextBlock` has no property `txt` [adaptive-card.unknown-property]",
      ] {
        #expect(run.errors.contains("\(verb) \(line)\n"), "\(run.errors)")
      }
      // What is left stands behind quotes that are not on disk, unless they were written.
      let column = options.isEmpty ? 32 : 31
      #expect(run.errors.contains("a.yaml:8:\(column): error: expected an operator"), "\(run.errors)")
    }
  }

  @Test("a correction that would bring another error to light does not stand in the way of others")
  func separately() throws {
    let screen = #"""
      {"metadata":{"id":"x"},"ui":[
      {"type":"Label","props":{"text":"a","font_size":"24"},"constraints":[{"type":"topEqual"},{"type":"leftEqual"}]},
      {"type":"button","props":{"text":"b","onClick":[{"type":"navigation","data":{"type":"deep_link","value":"a://b"}}]},
      "constraints":[{"type":"topEqual","value":50},{"type":"leftEqual"}]}]}
      """#
    try box.write("a.json", screen)
    let run = try box.run("fix", "a.json")
    let text = try #require(box.read("a.json"))
    #expect(text.contains(#""deeplink""#), "\(run.errors)")
    #expect(text.contains(#""Label""#) && run.errors.contains("Label"), "\(run.errors)")
  }

  @Test("standard input is mended to standard output")
  func stream() throws {
    let run = try box.run(
      "fix", "-", input: "type: AdaptiveCard\nversion: \"1.5\"\nbody:\n  - type: TextBlok\n    text: a\n")
    #expect(run.output == "type: AdaptiveCard\nversion: \"1.5\"\nbody:\n  - type: TextBlock\n    text: a\n")
  }

  @Test("mistakes of form are mended one after the other")
  func form() throws {
    try box.write("a.json", "{\"type\": 'AdaptiveCard', version: \"1.5\" \"body\": [],}\n")
    #expect(try box.run("fix", "a.json").code == 0)
    #expect(box.read("a.json") == "{\"type\": \"AdaptiveCard\", \"version\": \"1.5\", \"body\": []}\n")
  }

  @Test("bindings of 2018 and placeholders become bindings of today")
  func modernizes() throws {
    let old =
      #"{"type": "AdaptiveCard", "version": "1.2", "body": [{"type": "TextBlock", "text": "{name}: {{ORDER}} {{DATE(2026-01-31T12:00:00Z)}} ${{HOST}} {a b}"}]}"#
    try box.write("old.json", old)
    #expect(try box.run("check", "old.json").errors == "1 template, no problems found\n")
    #expect(try box.run("fix", "old.json").errors.hasPrefix("nothing to mend"))
    let run = try box.run("fix", "old.json", "--modernize", "--define", "HOST=a\"b")
    #expect(run.code == 0, "\(run.errors)")
    #expect(
      box.read("old.json")
        == old.replacing("{name}", with: "${name}").replacing("{{ORDER}}", with: "${ORDER}")
        .replacing("${{HOST}}", with: #"a\"b"#))
    // A template that repeats an element in the old way is one.
    try box.write("sure.json", old.replacing(#""text""#, with: #""$data": "{items}", "text""#))
    #expect(try box.run("check", "sure.json", "--diagnostics", "short").errors.contains("[template.old-binding]"))
  }

  @Test("every command says the same of a scope or a condition in single braces", arguments: ["$when", "$data"])
  func oldScopes(_ key: String) throws {
    try box.write(
      "a.json",
      #"{"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "TextBlock", "\#(key)": "{flag}", "text": "{name}"}]}"#
    )
    try box.write("a.data.json", #"{"flag": true, "name": "Ada"}"#)
    let consequence =
      key == "$when" ? "is text, so the element is always dropped" : "is text, so `$data` has no properties"
    for command in [["check"], ["build", "-o", "out"], ["expand"], ["convert", "--to", "skima"]] {
      let run = try box.run([command[0], "a.json", "--diagnostics", "short"] + command.dropFirst())
      let lines = run.errors.split(separator: "\n").filter { $0.contains("template.old-binding") }
      #expect(
        lines.map { String($0) } == [
          "a.json:1:85: warning: `{flag}` is a binding as they were written in 2018, which \(consequence) [template.old-binding]",
          "a.json:1:103: warning: `{name}` is a binding as they were written in 2018, which stays as text [template.old-binding]",
        ], "\(command): \(run.errors)")
    }
    #expect(try box.run("expand", "a.json").errors.contains("= help: write `${flag}`"))
  }

  @Test("a template is laid out; --check lists what is not, and writes nothing")
  func layout() throws {
    try box.write("in/a.yaml", "type:   AdaptiveCard\nbody:\n- type: TextBlock   # one\n\n\n  # two\n  text:  a\n")
    try box.write("in/b.json", #"{"type":"AdaptiveCard","body":[{"type":"TextBlock","text":"a"}]}"#)
    let check = try box.run("fmt", "in", "--check")
    #expect(check.code == 3)
    #expect(check.errors == "would lay out in/a.yaml\nwould lay out in/b.json\nwould lay out 2 of 2 files\n")
    #expect(try box.run("fmt", "in").code == 0)
    #expect(
      box.read("in/a.yaml") == """
        type: AdaptiveCard
        body:
          - type: TextBlock # one

            # two
            text: a

        """)
    #expect(
      box.read("in/b.json") == """
        {
          "type": "AdaptiveCard",
          "body": [
            {"type": "TextBlock", "text": "a"}
          ]
        }

        """)
    #expect(try box.run("fmt", "in", "--check").code == 0)
    #expect(try box.run("fmt", "-", input: "a:   1\n").output == "a: 1\n")
    #expect(try box.run("fmt", "-", input: "a: [\n").code == 1)
    #expect(
      try box.run("fmt", "-", "--sort-keys", input: "text: a\ntype: TextBlock\n").output == "type: TextBlock\ntext: a\n"
    )
    #expect(
      try box.run("fmt", "-", "--diagnostics", "short", input: "a: 1\nb:\n  ? a\n  : b\n").errors
        .hasPrefix("<stdin>:3:3: note: a form that is not laid out begins here, so the file stays as it is"))
  }
}

@Suite("Which findings are reported")
struct SilencingTests {
  let box: Sandbox

  init() throws { box = try Sandbox() }

  private func ids(_ arguments: String...) throws -> [String] {
    let run = try box.run(["check", "--diagnostics", "json"] + arguments)
    return try run.output.split(separator: "\n").map { line in
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      return (object["id"] as? String ?? "") + ":\(object["line"] as? Int ?? 0)"
    }
  }

  private let head = "type: AdaptiveCard\nversion: \"1.5\"\nbody:\n"

  @Test("a comment silences its line or the next one")
  func comments() throws {
    try box.write(
      "a.yaml",
      head + """
          # cardc: ignore adaptive-card.unknown-property
        - {type: TextBlock, text: a, wieght: bolder}
        - {type: TextBlock, text: a, wieght: bolder} # cardc: ignore
        - {type: TextBlock, text: a, wieght: bolder} # cardc: ignore adaptive-card.wrong-type
        - {type: TextBlock, text: a, wieght: bolder}

        """)
    #expect(try ids("a.yaml") == ["adaptive-card.unknown-property:7", "adaptive-card.unknown-property:8"])
  }

  @Test("an id that no finding has silences nothing, which is said with the one that was meant, and mended")
  func misspelledIDs() throws {
    try box.write(
      "a.yaml",
      head + """
        # cardc: ignore adaptive-card.unknown-propetry
        - {type: TextBlock, text: a, wieght: bolder}
        - {type: TextBlock, text: a, wieght: bolder} # cardc: ignore adaptive-card.unknown-property, as the host does so
        - {type: TextBlock, text: a, wieght: bolder} # cardc: ignore unknown-ignored-id
        - {type: TextBlock, text: a, wieght: bolder, x-cardc-ignore: [adaptive-crad.unknown-property, "adaptive-card.unknown-*"]}

        """)
    let before = try ids("a.yaml")
    #expect(
      before.sorted() == [
        "adaptive-card.unknown-property:5", "adaptive-card.unknown-property:7", "input.unknown-ignored-id:4",
        "input.unknown-ignored-id:7", "input.unknown-ignored-id:8",
      ])
    let said = try box.run("check", "a.yaml").errors
    #expect(said.contains("did you mean `adaptive-card.unknown-property`?"), "\(said)")
    #expect(said.contains("did you mean `input.unknown-ignored-id`?"), "\(said)")
    _ = try box.run("fix", "a.yaml", "--only", "input.unknown-ignored-id")
    #expect(try ids("a.yaml") == ["adaptive-card.unknown-property:7"])
    #expect(try #require(box.read("a.yaml")).contains("[adaptive-card.unknown-property, \"adaptive-card.unknown-*\"]"))
  }

  @Test("`x-cardc-ignore` silences what is in an object, and is not written")
  func members() throws {
    try box.write(
      "a.json",
      """
      {"type": "AdaptiveCard", "version": "1.5", "body": [
        {"type": "TextBlock", "text": "a", "wieght": 1, "x-cardc-ignore": ["adaptive-card.unknown-*"]},
        {"type": "TextBlock", "text": "a", "wieght": 1}
      ]}
      """)
    #expect(try ids("a.json") == ["adaptive-card.unknown-property:3"])
    let run = try box.run("convert", "a.json", "--to", "adaptive-card", "-q")
    #expect(!run.output.contains("x-cardc-ignore") && run.output.contains("wieght"), "\(run.output)\(run.errors)")
  }

  @Test("`x-cardc-ignore` is in no expanded template, and stays in data")
  func ignoredInExpansion() throws {
    try box.write(
      "a.yaml",
      """
      type: AdaptiveCard
      version: "1.5"
      x-cardc-ignore: template.*
      body:
        - {type: TextBlock, text: "${b}", x-cardc-ignore: adaptive-card.*}
        - ${c}
      """)
    try box.write("d.json", #"{"b": "x", "c": {"x-cardc-ignore": 1}}"#)
    for syntax in ["min", "json", "yaml"] {
      let output = try box.run("expand", "a.yaml", "--data", "d.json", "--syntax", syntax).output
      #expect(output.components(separatedBy: "x-cardc-ignore").count == 2, "\(output)")
    }
    let records = try box.run("expand", "a.yaml", "--ndjson", "--data", "-", input: #"{"b": "x", "c": {}}"# + "\n")
      .output
    #expect(records.contains("TextBlock") && !records.contains("x-cardc-ignore"))
  }

  @Test(
    "`x-cardc-ignore` is in no output, wherever it stands",
    arguments: ["adaptive-card", "drivenui", "skima", "swiftui", "compose", "swift", "html"])
  func ignoredInEveryObject(_ target: String) throws {
    let card = """
      {"type": "AdaptiveCard", "version": "1.5", "metadata": {"webUrl": "https://a.b"}, "refresh": {"action": {"type": "Action.Execute"}},
       "authentication": {"buttons": [{"type": "signin", "value": "a"}]}, "backgroundImage": {"url": "https://a.b/c.png"},
       "body": [
        {"type": "FactSet", "facts": [{"title": "a", "value": "b"}]},
        {"type": "Unknown", "inner": {"list": [{"deep": 1}]}, "fallback": {"type": "TextBlock", "text": "${f}"}},
        {"type": "Input.ChoiceSet", "id": "c", "choices": [{"title": "a", "value": "b"}]},
        {"type": "RichTextBlock", "inlines": [{"type": "TextRun", "text": "a"}]},
        {"type": "Table", "columns": [{"width": 1}], "rows": [{"type": "TableRow", "cells": [{"type": "TableCell", "items": []}]}]},
        {"type": "Chart.Donut", "data": [{"legend": "a", "value": 1}]},
        {"type": "Media", "sources": [{"url": "https://a.b/c.mp4", "mimeType": "video/mp4"}]},
        {"type": "Container", "layouts": [{"type": "Layout.Flow"}], "items": [{"type": "use", "word": "a"}]}],
       "actions": [{"type": "Action.Submit", "title": "a", "data": {"k": {"l": 1}}},
        {"type": "Action.ToggleVisibility", "title": "b", "targetElements": [{"elementId": "c"}]}]}
      """
    // Each object has the member.
    let ignoring = card.replacing("{\"", with: "{\"x-cardc-ignore\": \"skima.*\", \"")
    try box.write("a.json", ignoring)
    try box.write("plain/a.json", card)
    for folder in ["", "plain/"] {
      try box.write(
        folder + "_components/use.yaml",
        "metadata: {name: use}\nprops: {word: {type: string}}\ncomponent: {type: TextBlock, text: '$prop{word}', x-cardc-ignore: template.*}\n"
      )
    }
    let run = try box.run("convert", "a.json", "--to", target, "-q", "-o", "out.txt")
    #expect(run.code == 0, "\(run.errors)")
    #expect(!run.errors.contains("x-cardc-ignore"), "\(run.errors)")
    let output = try #require(box.read("out.txt"))
    #expect(!output.contains("cardc-ignore"), "\(output)")
    // What is left is what there would be without.
    _ = try box.run("convert", "plain/a.json", "--to", target, "-q", "-o", "plain.txt")
    #expect(output.replacing("`out`", with: "`plain`") == box.read("plain.txt"))
  }

  @Test("time zones are mended, and keys that stand twice with one value")
  func unambiguous() throws {
    try box.write(
      "a.yaml",
      """
      type: AdaptiveCard
      version: "1.5"
      body:
        - type: TextBlock
          text: "${convertFromUTC(a, 'Europe/Berln')}"
          wrap: true
          # kept
          wrap: true
        - {type: TextBlock, text: b, text: b}
        - type: TextBlock
          text: c
          text: d
        - type: TextBlock
          text: e
          text: e # why

      """)
    try box.write(
      "b.json",
      #"{"type": "AdaptiveCard", "version": "1.5", "body": [],\n  "body": [], "speak": "a",\n "speak": "a"}"#
        .replacingOccurrences(of: "\\n", with: "\n"))
    _ = try box.run("fix", "a.yaml", "b.json")
    #expect(
      box.read("a.yaml") == """
        type: AdaptiveCard
        version: "1.5"
        body:
          - type: TextBlock
            text: "${convertFromUTC(a, 'Europe/Berlin')}"
            wrap: true
            # kept
          - {type: TextBlock, text: b}
          - type: TextBlock
            text: c
            text: d
          - type: TextBlock
            text: e
            text: e # why

        """)
    #expect(
      box.read("b.json")
        == "{\"type\": \"AdaptiveCard\", \"version\": \"1.5\", \"body\": [],\n  \"body\": [], \"speak\": \"a\"}")
  }

  @Test("a key that is nearly one of the template language is one finding")
  func oneCause() throws {
    try box.write("a.yaml", head + "  - {type: TextBlock, text: a, $dta: '${b}'}\n")
    #expect(try ids("a.yaml") == ["template.reserved-key:4"])
    #expect(
      try ids("a.yaml", "--level", "template.reserved-key=off") == ["adaptive-card.unknown-property:4"])
    _ = try box.run("fix", "a.yaml")
    #expect(box.read("a.yaml")?.contains("$data: '${b}'") == true)
  }

  @Test("patterns of ids have levels, rules that are optional need one, and --warnings-as-errors takes the rest")
  func levels() throws {
    try box.write("a.yaml", head + "  - {type: Image, url: 'https://a.example/b.png', wieght: 1}\n")
    #expect(try ids("a.yaml") == ["adaptive-card.unknown-property:4"])
    #expect(
      try ids("a.yaml", "--level", "accessibility.*=note")
        == ["accessibility.missing-alternative-text:4", "adaptive-card.unknown-property:4"])
    #expect(try box.run("check", "a.yaml", "--warnings-as-errors").code == 1)
    #expect(try box.run("check", "a.yaml", "--warnings-as-errors", "--level", "adaptive-card.*=warning").code == 0)
    try box.write("cardc.yaml", "level: { 'adaptive-card.*': 'off' }\n")
    #expect(try ids("a.yaml") == [])
    #expect(try box.run("check", "a.yaml", "--level", "nothing.*=error").code == 2)
  }

  @Test("a baseline has what is known, and nothing else")
  func baseline() throws {
    try box.write("a.yaml", head + "  - {type: TextBlock, text: a, wieght: 1}\n")
    let run = try box.run("check", "a.yaml", "--baseline", "known.txt", "--write-baseline")
    #expect(run.code == 0)
    #expect(run.errors.contains("1 known finding written to known.txt"))
    try box.write("a.yaml", "# moved\n" + head + "  - {type: TextBlock, text: a, wieght: 1, colr: good}\n")
    let left = try ids("a.yaml", "--baseline", "known.txt")
    #expect(left == ["adaptive-card.unknown-property:5"])
    // What a level makes an error of is known all the same.
    let strict = ["--level", "adaptive-card.*=error", "--baseline", "strict.txt"]
    #expect(try box.run(["check", "a.yaml", "--write-baseline"] + strict).errors.contains("2 known findings"))
    #expect(try box.run(["check", "a.yaml"] + strict).code == 0)
    try box.write("a.yaml", head + "  - {type: TextBlock, text: a}\n")
    #expect(
      try box.run("check", "a.yaml", "--baseline", "known.txt").errors.contains(
        "1 finding of known.txt no longer found"))
  }

  @Test("what 300 items have in common is one finding at the template's line")
  func repeated() throws {
    try box.write("a.yaml", head + "  - {type: TextBlock, $data: '${items}', text: a, color: '${color}'}\n")
    let items = Array(repeating: #"{"color": "goood"}"#, count: 300).joined(separator: ", ")
    try box.write("a.data.json", #"{"items": ["# + items + "]}")
    #expect(try ids("a.yaml") == ["adaptive-card.unknown-name:4"])
    let build = try box.run("build", "a.yaml", "-o", "out", "--target", "adaptive-card", "--diagnostics", "short")
    #expect(build.errors.contains("a.yaml:4:") && build.errors.contains("(300 times)"), "\(build.errors)")
    #expect(!build.errors.contains("a.data.json:1:"))
  }

  @Test("a text that could not be read is mended although its other errors come to light")
  func hiddenErrors() throws {
    try box.write(
      "a.yaml", head + "  - {type: TextBlock, text: ${toUper(name)}}\n  - {type: TextBlok, text: '${toLowr(name)}'}\n")
    let run = try box.run("fix", "a.yaml")
    #expect(run.errors.hasSuffix(" 0 left\n"), "\(run.errors)")
    #expect(
      box.read("a.yaml") == head
        + "  - {type: TextBlock, text: \"${toUpper(name)}\"}\n  - {type: TextBlock, text: '${toLower(name)}'}\n")
  }

  @Test("what a dry run shows can be applied by patch", arguments: ["\n", ""])
  func patch(_ end: String) throws {
    try box.write(
      "a.yaml", head + "  - {type: TextBlok, text: a}\n  # b\n  - {type: TextBlock, text: a, colr: good}" + end)
    let run = try box.run("fix", "a.yaml", "--dry-run")
    let last = "+  - {type: TextBlock, text: a, color: good}\n"
    #expect(run.output.hasSuffix(last + (end.isEmpty ? "\\ No newline at end of file\n" : "")), "\(run.output)")
    let (old, new) = (head.split(separator: "\n").count + 3, run.output.split(separator: "\n"))
    #expect(new.contains("@@ -1,\(old) +1,\(old) @@"), "\(run.output)")
    #expect(new.count { $0.hasPrefix(" ") || $0.hasPrefix("-  ") } == old, "\(run.output)")
  }

  @Test("what is found about a value is said of the binding that brought it there, of several with the same value too")
  func bindingsOfOneValue() throws {
    try box.write(
      "a.yaml",
      head + "  - {type: TextBlock, text: '${name}'}\n  - {type: TextBlock, text: a, color: '${name}'}\n"
        + "  - {type: TextBlock, text: b, color: '${name}'}\n  - {type: TextBlock, text: c, maxLines: '${name}'}\n"
        + "  - {type: TextBlock, text: '${name}'}\n")
    try box.write("a.data.json", #"{"name": "Ada"}"#)
    #expect(
      try ids("a.yaml") == [
        "adaptive-card.unknown-name:5", "adaptive-card.unknown-name:6", "adaptive-card.wrong-type:7",
      ])
  }

  @Test(
    "a mistake in one binding hides nothing that data bring to light elsewhere, and nothing is said of what depends on it"
  )
  func unknownValues() throws {
    try box.write(
      "a.yaml",
      head + """
          - {type: TextBlock, id: box, $when: '${noSuch(name)}', text: '${int(name)} ${empty}'}
          - {type: TextBlock, $data: '${noSuch(items)}', text: '${int($root.name)}', color: '${name}'}
          - {type: TextBlock, text: '${noSuch(name)}', maxLines: '${1 +}', color: '${noSuch(name)}', wrap: '${int(name)}'}
          - {type: TextBlock, text: 'Hello ${empty}', color: '${name}'}
          - {type: TextBlock, text: '${int(name)}'}
        actions:
          - {type: Action.ToggleVisibility, title: a, targetElements: [box]}

        """)
    try box.write("a.data.json", #"{"name": "Ada", "items": [], "empty": null}"#)
    #expect(
      try ids("a.yaml") == [
        "template.unknown-function:4", "template.unknown-function:5", "template.unknown-function:6",
        "template.syntax-error:6", "template.unknown-function:6", "template.evaluation:6", "template.null-in-text:7",
        "adaptive-card.unknown-name:7", "template.evaluation:8",
      ])
  }

  @Test("diagnostics go to a file")
  func file() throws {
    try box.write("a.yaml", head + "  - {type: TextBlock, text: a, wieght: 1}\n")
    let run = try box.run("check", "a.yaml", "--diagnostics", "sarif", "--diagnostics-file", "found.sarif")
    #expect(run.output == "" && run.errors == "1 template, 1 warning\n")
    let log = try #require(box.read("found.sarif"))
    #expect(log.contains(#""ruleId": "adaptive-card.unknown-property""#) && log.contains("insertedContent"))
    var diagnostics = Diagnostics()
    func document(_ text: String) throws -> Document {
      try #require(Document.read(SourceText(name: "a.json", text: text), as: .json, diagnostics: &diagnostics))
    }
    let schema = try document(sarifSchema)
    #expect(JSONSchemaValidator.problems(of: try document(log).root, schema: schema.root) == [])
    // The schema is one that finds something.
    let wrong = log.replacing("insertedContent", with: "inserted").replacing(
      "\"level\": \"warning\"", with: "\"level\": \"bad\"")
    #expect(JSONSchemaValidator.problems(of: try document(wrong).root, schema: schema.root).count >= 2)
  }

  @Test("a number or condition that should be a text keeps its spelling, and gets quotes")
  func spellings() throws {
    let spellings = ["0123", "+49301234567", "0x1F", "0o17", ".5", "1.50", "1e400", "True", "FALSE", "-0", "12_3"]
    func card(_ quote: String) -> String {
      "type: AdaptiveCard\nversion: \"1.5\"\nbody:\n"
        + spellings.map { "  - {type: TextBlock, wrap: true, text: \(quote)\($0)\(quote)}\n" }.joined()
    }
    try box.write("a.yaml", card(""))
    #expect(try box.run("fix", "a.yaml").code == 0)
    // The last one is a text already.
    #expect(box.read("a.yaml") == card("\"").replacing("\"12_3\"", with: "12_3"))
  }

  @Test("what an alias stands for, or a tag says the type of, stays")
  func aliases() throws {
    let text = """
      type: AdaptiveCard
      version: "1.5"
      body:
        - {type: TextBlock, text: Lines, wrap: true, maxLines: &lines 5}
        - {type: TextBlock, text: *lines, wrap: true}
        - {type: TextBlock, text: !!int 7, wrap: true}

      """
    try box.write("a.yaml", text)
    let run = try box.run("fix", "a.yaml")
    #expect(box.read("a.yaml") == text, "\(run.errors)")
    #expect(run.errors.contains("2 left"))
  }

  @Test("only files that could be written are counted as laid out")
  func unwritable() throws {
    try box.write("sub/a.yaml", "type:   AdaptiveCard\n")
    try box.write("b.yaml", "type:   AdaptiveCard\n")
    let run = try box.shell(
      """
      chmod 555 sub
      if test -w sub; then setpriv --reuid=65534 --clear-groups true 2> /dev/null || { echo skipped; exit; }; fi
      chmod 777 .
      as() { if test -w sub; then setpriv --reuid=65534 --clear-groups "$@"; else "$@"; fi; }
      chmod 666 b.yaml
      as cardc fmt sub/a.yaml b.yaml
      chmod 755 sub
      """)
    if run.output == "skipped\n" { return }
    #expect(run.output.contains("io.cannot-write"), "\(run.output)")
    #expect(run.output.hasSuffix("laid out 1 of 2 files\n"), "\(run.output)")
  }

  @Test("bindings of 2018 in macros of dates are made new ones")
  func macros() throws {
    try box.write(
      "old.json",
      #"{"type":"AdaptiveCard","version":"1.0","body":[{"type":"TextBlock","wrap":true,"#
        + #""text":"Due {{DATE({created}, SHORT)}} {{ time({at}) }} {{DATE(2026-01-31T12:00:00Z, LONG)}} by {name}"}]}"#
    )
    #expect(try box.run("fix", "old.json", "--modernize").code == 0)
    #expect(
      box.read("old.json")?.contains(
        "Due {{DATE(${created}, SHORT)}} {{ time(${at}) }} {{DATE(2026-01-31T12:00:00Z, LONG)}} by ${name}") == true,
      "\(box.read("old.json") ?? "")")
  }
}
