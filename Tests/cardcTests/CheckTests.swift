import CardTestSupport
import Testing

@Suite("cardc check, inspect and diagnostics")
struct CheckTests {
  let box: Sandbox

  init() throws { box = try Sandbox() }

  /// A typo in a binding, an unknown property and a wrong type.
  private func writeMistakes() throws {
    try box.write(
      "card.yaml",
      """
      type: VStack
      properties:
        spacng: 4
        padding: wide
      subviews:
        - type: Text
          values:
            text: Hello ${nmae}

      """)
    try box.write("card.data.yaml", "name: Ada\n")
  }

  @Test(
    "mistakes of form hide no others",
    arguments: [
      (
        "a.json",
        """
        { "type": "AdaptiveCard", "version": "1.5", "body": [
          { "type": "TextBlock", "text": "A", },
          { "type": "TextBlok", "text": "B" }
          { "type": "TextBlock", "text": "C", "wieght": "Bolder" }},
          { "type": "TextBlock", text: 'D', "maxLines": -1 },
          { "type": "Input.Text" }
        ] }
        """,
        [
          "json.separator 2:37", "adaptive-card.unknown-type 3:13", "json.separator 4:3",
          "adaptive-card.unknown-property 4:39", "json.separator 4:59", "json.unquoted 5:26", "json.unquoted 5:32",
          "adaptive-card.missing-property 6:13",
        ]
      ),
      (
        "a.yaml",
        """
        type: AdaptiveCard
        version: "1.5"
        body:
          - type: TextBlock
            text: Hello: world
          - type: TextBlok
            text: B
          - type: TextBlock
            text: *nope
          - type: TextBlock
            text: C
            wieght: Bolder
          - type: TextBlock
            weight: Bolder
            text: @d
        """,
        [
          "yaml.unexpected 5:16", "adaptive-card.unknown-type 6:11",
          "adaptive-card.unknown-property 12:5", "yaml.unexpected 15:11",
        ]
      ),
    ])
  func form(name: String, text: String, findings: [String]) throws {
    try box.write(name, text)
    for arguments in [["check", name], ["build", name, "--target", "skima", "-o", "out"]] {
      let run = try box.run(arguments + ["--diagnostics", "short"])
      let found = run.errors.split(separator: "\n").compactMap { line -> (String, String)? in
        guard let place = line.split(separator: " ").first?.split(separator: ":"), place.count > 2,
          let id = line.firstMatch(of: /\[([a-z]+[-.a-z]+)\]/)?.1
        else { return nil }
        return (String(id), "\(place[1]):\(place[2])")
      }
      #expect(found.map { "\($0.0) \($0.1)" } == findings, "\(arguments[0]): \(run.errors)")
      #expect(run.code == 1)
      #expect(!box.exists("out/a.json"))
    }
  }

  @Test("keys of templates without their sign are told of it, and several names of a setting are a list")
  func habits() throws {
    try box.write(
      "a.yaml",
      """
      type: AdaptiveCard
      version: "1.5"
      body:
        - { type: TextBlock, text: a, when: "${user}", data: "${list}" }

      """)
    let run = try box.run("check", "a.yaml")
    #expect(run.errors.contains("= help: did you mean `$when`?"))
    #expect(run.errors.contains("= help: did you mean `$data`?"))
    try box.write("cardc.yaml", "inputs: [a.yaml]\ntarget: html, skima\n")
    #expect(try box.run("build").errors.contains("= help: write a list: `[html, skima]`"))
  }

  @Test("three mistakes are shown at once, each with its place and what was probably meant")
  func threeMistakes() throws {
    try writeMistakes()
    let run = try box.run("check", "card.yaml")
    #expect(run.code == 1)
    #expect(run.output == "")
    #expect(run.errors.contains(" --> card.yaml:3:3\n  |\n3 |   spacng: 4\n  |   ^^^^^^"), "\(run.errors)")
    #expect(run.errors.contains("did you mean `spacing`?"))
    #expect(run.errors.contains(" --> card.yaml:4:12\n  |\n4 |   padding: wide\n  |            ^^^^"))
    #expect(run.errors.contains(" --> card.yaml:8:"))
    #expect(run.errors.contains("did you mean `name`?"))
    let places = run.errors.split(separator: "\n").filter { $0.hasPrefix(" --> ") }
    #expect(places.count == 3)
    #expect(places == places.sorted())
    let build = try box.run("build", "card.yaml", "-o", "out", "--target", "skima")
    #expect(build.code == 1)
    #expect(build.errors.split(separator: "\n").filter { $0.hasPrefix(" --> ") } == places)
  }

  @Test("no problems found")
  func fine() throws {
    try box.write("in/a.json", Sample.text("${name}"))
    try box.write("in/a.data.json", #"{"name": "Ada"}"#)
    let run = try box.run("check", "in")
    #expect(run.code == 0)
    #expect(run.errors == "1 template, no problems found\n")
    #expect(try box.run("check", "-", "-q", input: Sample.yaml("x")).errors == "")
  }

  @Test("a branch that no data reach is checked too")
  func unreachedBranch() throws {
    try box.write(
      "a.json",
      #"{"type": "VStack", "subviews": [{"type": "Text", "$when": "${on}", "values": {"txet": "x"}}]}"#)
    try box.write("a.data.json", #"{"on": false}"#)
    let run = try box.run("check", "a.json", "--diagnostics", "short")
    #expect(run.errors.contains("a.json:1:"), "\(run.errors)")
    #expect(run.errors.contains("`txet`"))
  }

  @Test("all forms of diagnostics", arguments: ["short", "json", "sarif", "github", "human"])
  func styles(_ style: String) throws {
    try writeMistakes()
    let run = try box.run("check", "card.yaml", "--diagnostics", style, "--color", "always")
    #expect(run.code == 1)
    let expected = [
      "short": "card.yaml:4:12: error: ", "json": #""file":"card.yaml","line":4,"column":12"#,
      "sarif": #""version": "2.1.0""#, "github": "::error file=card.yaml,line=4,col=12", "human": "\u{1B}[",
    ]
    // Forms for programs are what the command is run for.
    let isForPrograms = style == "json" || style == "sarif"
    let text = (isForPrograms ? run.output : run.errors).replacing(
      "\"version\":\"2.1.0\"", with: "\"version\": \"2.1.0\"")
    #expect(text.contains(expected[style] ?? "?"), "\(text)")
    #expect(isForPrograms ? run.errors.isEmpty : run.output.isEmpty)
    // What programs read has no line for people.
    #expect(run.errors.contains("1 template, ") == (style != "json" && style != "sarif"))
  }

  @Test("-q prints errors only, and severities can be changed by id")
  func levels() throws {
    try box.write("a.json", Sample.text("${nmae}"))
    try box.write("a.data.json", #"{"name": "Ada"}"#)
    let warning = try box.run("check", "a.json", "--diagnostics", "short")
    #expect(warning.code == 0)
    #expect(warning.errors.contains(": warning: `nmae` is not in the data"))
    #expect(try box.run("check", "a.json", "-q").errors == "")
    let error = try box.run("check", "a.json", "-q", "--level", "template.missing-path=error")
    #expect(error.code == 1)
    #expect(error.errors.contains("error: "))
    let off = try box.run("check", "a.json", "--level", "template.missing-path=off")
    #expect(off.errors == "1 template, no problems found\n")
    let unknown = try box.run("check", "a.json", "--level", "template.missing-pth=off")
    #expect(unknown.code == 2)
    #expect(unknown.errors.contains("did you mean `template.missing-path`?"))
  }

  @Test("inspect prints the document with places")
  func document() throws {
    try box.write("a.yaml", "type: Text\nvalues: {text: \"${n}\"}\n")
    let run = try box.run("inspect", "a.yaml", "--emit", "document")
    #expect(
      run.output == """
        object 1:1-2:23
          "type": string "Text" 1:7-1:11
          "values": object 2:9-2:23
            "text": string "${n}" 2:16-2:22

        """, "\(run.output)")
    try box.write("d.json", #"{"n": "long"}"#)
    let expanded = try box.run("inspect", "a.yaml", "--emit", "document", "--data", "d.json")
    #expect(expanded.output.contains(#""text": string "long" d.json:1:7-1:13 from "#), "\(expanded.output)")
  }

  @Test("inspect prints the places of elements, and compares them with those in another format")
  func layout() throws {
    try box.write(
      "a.json",
      """
      {"type": "AdaptiveCard", "version": "1.5", "body": [
        {"type": "TextBlock", "text": "Hello"},
        {"type": "Image", "url": "https://example.com/a.png", "width": "60px", "height": "40px"}]}
      """)
    let run = try box.run("inspect", "a.json", "--emit", "layout", "--screen-width", "320")
    #expect(
      run.output == """
        ""       screen  0,0      320×118.6
        /body/0  text    20,20    280×18.6   seen 20,20 33.5×18.6  "Hello"
        /body/1  image   20,58.6  280×40     seen 20,58.6 60×40

        """, "\(run.output)")
    let compared = try box.run("inspect", "a.json", "--emit", "layout", "--to", "skima")
    #expect(compared.output.contains("2 of 2 in place, within 8 points"), "\(compared.output)")
    try box.write(
      "b.json",
      """
      {"type": "AdaptiveCard", "version": "1.5", "body": [
        {"type": "TextBlock", "text": "New"},
        {"type": "TextBlock", "text": "Hello"},
        {"type": "Image", "url": "https://example.com/a.png", "width": "60px", "height": "90px"}]}
      """)
    let beside = try box.run("inspect", "a.json", "--emit", "layout", "--beside", "b.json")
    #expect(
      beside.output == """
        /body/0  text   20,20    33.5×18.6  20,58.6  33.5×18.6                    "Hello"
        /body/1  image  20,58.6  60×40      20,97.3  60×90      50 points taller
        1 of 2 in place, within 8 points, 1 only in the other

        """, "\(beside.output)")
    let missing = try box.run("inspect", "a.json", "--emit", "layout", "--beside", "c.json")
    #expect(missing.code == 1 && missing.errors.contains("io.cannot-read"))
    #expect(try box.run("inspect", "a.json", "--emit", "ir", "--beside", "b.json").code == 2)
    let page = try box.run("inspect", "a.json", "--emit", "layout", "--to", "html")
    #expect(page.code == 1 && page.errors.contains("layout.unknown"), "\(page.errors)")
  }

  @Test("inspect prints the screen, as read, as written, and in between")
  func screen() throws {
    try box.write("a.json", Sample.text("x"))
    let ir = try box.run("inspect", "a.json", "--emit", "ir")
    #expect(ir.output.hasPrefix("format drivenui\n"), "\(ir.output)")
    #expect(ir.output.contains("text text=\"x\""))
    let legal = try box.run("inspect", "a.json", "--emit", "ir", "--to", "skima")
    #expect(legal.output.hasPrefix("format skima"))
    let after = try box.run("inspect", "a.json", "--emit", "ir", "--print-after", "elide-defaults")
    #expect(after.code == 0)
    #expect(after.output.hasPrefix("format drivenui"))
    #expect(try box.run("inspect", "a.json", "--emit", "ir", "--print-after", "elide-default").code == 2)
    let idle = try box.run("inspect", "a.json", "--emit", "ir", "--print-after", "elide-defaults", "-O0")
    #expect(idle.code == 2)
    #expect(idle.errors.contains("does not run here"))
  }

  @Test("an element that is repeated with a fixed id is said to be so, once")
  func repeatedID() throws {
    let box = try Sandbox()
    for (file, text) in [
      (
        "card.json",
        #"{"type":"AdaptiveCard","version":"1.5","body":["#
          + #"{"type":"Container","$data":"${items}","id":"box","items":[]}]}"#
      ),
      (
        "widgets.json",
        #"{"ui":[{"type":"label","id":"box","props":{"text":"a"},"$data":"${items}","#
          + #""constraints":[{"type":"topEqual"},{"type":"leftEqual"}]}]}"#
      ),
    ] {
      try box.write(file, text)
      try box.write("data.json", #"{"items": [1, 2, 3]}"#)
      let run = try box.run("check", file, "--data", "data.json", "--diagnostics", "short")
      let lines = run.errors.split(separator: "\n").filter { $0.contains("duplicate-id") }
      #expect(lines.count == 1 && lines[0].contains("repeated by `$data`"), "\(run.errors)")
      let long = try box.run("check", file, "--data", "data.json")
      #expect(long.errors.contains("`box_${$index}`") && !long.errors.contains("first here"), "\(long.errors)")
    }
  }

  @Test("a level that does not exist is named with those that do")
  func unknownLevel() throws {
    let box = try Sandbox()
    try box.write("a.json", Sample.text("a"))
    let run = try box.run("check", "a.json", "--level", "template.*=silent")
    #expect(run.code == 2 && run.errors.contains("There is no level `silent`"), "\(run.errors)")
    for level in ["error", "warning", "note", "off"] { #expect(run.errors.contains("`\(level)`")) }
    let none = try box.run("check", "a.json", "--level", "template.*")
    #expect(none.code == 2 && none.errors.contains("says no level"), "\(none.errors)")
  }

  @Test("data are looked at with what `define` says")
  func definitions() throws {
    try box.write(
      "in/a.yaml",
      "type: AdaptiveCard\nversion: \"1.5\"\nbody:\n"
        + "  - {type: TextBlock, text: \"${brand.name} ${$host.lang} ${user} ${wrong}\", wrap: true}\n")
    try box.write("in/a.data.json", #"{"user": "Ann", "brand": {"x": 1}}"#)
    try box.write("in/a.host.json", "{}")
    try box.write("in/cardc.yaml", "define: { brand.name: Acme, $host.lang: de }\n")
    let run = try box.run("check", "in", "--diagnostics", "short")
    #expect(
      run.errors
        == "in/a.yaml:4:68: warning: `wrong` is not in the data [template.missing-path]\n1 template, 1 warning\n",
      "\(run.errors)")
  }

  @Test("a required property that is `null` is missing")
  func null() throws {
    try box.write(
      "a.yaml",
      "type: AdaptiveCard\nversion: \"1.5\"\nbody:\n  - {type: TextBlock, text: null, wrap: true}\n"
        + "  - {type: FactSet, facts: [{title: a, value: ~}]}\n  - {type: ActionSet, actions: null}\n")
    let run = try box.run("check", "a.yaml", "--diagnostics", "short")
    for (place, name) in [
      ("4:29", "TextBlock` needs `text"), ("5:47", "Fact` needs `value"), ("6:32", "ActionSet` needs `actions"),
    ] {
      #expect(
        run.errors.contains("a.yaml:\(place): warning: `\(name)`, which is `null` [adaptive-card.missing-property]"),
        "\(run.errors)")
    }
  }

  @Test("an id that all copies have is told where what is known of the data says that there are several")
  func repeatedIDs() throws {
    func ids(_ data: String, _ name: String = "a", beside files: [String: String] = [:]) throws -> [String] {
      let box = try Sandbox()
      try box.write(
        "\(name).json",
        #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"Container","$data":\#(data),"items":["#
          + #"{"type":"Input.Text","id":"note","label":"${label}"},{"type":"Input.Text","id":"n_${$index}","label":"N"}]}]}"#
      )
      for (path, text) in files { try box.write(path, text) }
      let run = try box.run("check", "\(name).json", "--diagnostics", "short")
      return run.errors.split(separator: "\n").compactMap {
        $0.split(separator: "[").last.map { String($0.dropLast()) }
      }
      .filter { $0.hasSuffix("-id") }
    }
    let warned = ["template.repeated-id"]
    // `$index` makes a list of it; the name of a list of several things does, too.
    #expect(try ids(#""${address}""#) == warned)
    #expect(try ids(#""${where(orders, x, x.open)}""#) == warned)
    let one = [("a.data.json", #"{"address":{"label":"A"}}"#)]
    #expect(try ids(#""${address}""#, beside: Dictionary(uniqueKeysWithValues: one)) == [])
    #expect(try ids(#""${address}""#, beside: ["a.data.json": #"{"address":[{"label":"A"}]}"#]) == warned)
    // With two of them the copies are seen.
    #expect(
      try ids(#""${address}""#, beside: ["a.data.json": #"{"address":[{"label":"A"},{"label":"B"}]}"#])
        == ["adaptive-card.duplicate-id"])
    #expect(
      try ids(
        #""${address}""#,
        beside: ["a.schema.json": #"{"type":"object","properties":{"address":{"type":"object"}}}"#]) == [])
  }
}
