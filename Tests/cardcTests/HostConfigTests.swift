import CardCompiler
import CardTestSupport
import Testing

/// Host configurations through the built program: what they change in output, and what is said of bad ones.
@Suite("--host-config") struct HostConfigTests {
  let box: Sandbox

  init() throws {
    box = try Sandbox()
    try box.write("in/card.json", Self.card)
  }

  private static let card = """
    {"type": "AdaptiveCard", "version": "1.5", "body": [
      {"type": "TextBlock", "text": "Title", "id": "title", "size": "large", "weight": "bolder", "wrap": true},
      {"type": "TextBlock", "text": "Note", "isSubtle": true, "wrap": true, "spacing": "medium"},
      {"type": "Container", "style": "emphasis", "items": [
        {"type": "TextBlock", "text": "Inside", "color": "accent", "wrap": true},
        {"type": "Image", "url": "https://example.com/a.png", "size": "small"}]},
      {"type": "FactSet", "facts": [{"title": "From", "value": "Oslo"}]}],
     "actions": [
      {"type": "Action.OpenUrl", "title": "A", "url": "https://example.com/a"},
      {"type": "Action.OpenUrl", "title": "B", "url": "https://example.com/b"}]}
    """

  private static let dark = """
    spacing: {medium: 31, padding: 13}
    fontTypes: {default: {fontSizes: {large: 23}, fontWeights: {bolder: 800}}}
    imageSizes: {small: 27}
    factSet: {title: {weight: lighter, color: good}, spacing: 17}
    actions: {buttonSpacing: 5, actionsOrientation: vertical}
    containerStyles:
      default: {backgroundColor: "#101010", foregroundColors: {default: {default: "#FFFFFF", subtle: "#80FFFFFF"}}}
      emphasis: {backgroundColor: "#202020", foregroundColors: {accent: {default: "#00FF00"}}}
    """

  private func convert(_ target: String, _ options: String...) throws -> String {
    let run = try box.run(["convert", "in/card.json", "--to", target, "--syntax", "yaml", "-q"] + options)
    #expect(run.code == 0, "\(run.errors)")
    return run.output
  }

  // MARK: What changes

  @Test("pages and Compose that have the host's fonts report no loss of them")
  func takenFonts() throws {
    try box.write("host.yaml", "fontFamily: Inter\nfontTypes: {default: {fontFamily: Inter, fontSizes: {large: 22}}}\n")
    try box.write(
      "in/text.json",
      #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"Hello","size":"large"}]}"#)
    func run(_ target: String) throws -> Sandbox.Run {
      try box.run("convert", "in/text.json", "--to", target, "--host-config", "host.yaml", "--strict")
    }
    let page = try run("html")
    #expect(page.code == 0, "\(page.errors)")
    #expect(page.output.contains("font-family:\"Inter\"") && page.output.contains("font-size:22px"))
    // Its family is one of the system.
    let code = try run("compose").errors
    #expect(code.contains("lossy.font-family") && !code.contains("lossy.font-size"), "\(code)")
  }

  @Test("without it, the profile `default` holds")
  func usual() throws {
    for target in ["drivenui", "skima"] {
      #expect(try convert(target) == convert(target, "--host-config", "default"))
    }
  }

  @Test("profiles change sizes, distances and directions")
  func profiles() throws {
    let (usual, renderer, seed) = (
      try convert("skima"), try convert("skima", "--host-config", "renderer"),
      try convert("skima", "--host-config", "seed")
    )
    // The images of size small, and the distances before them.
    #expect(usual.contains("value: 40\n") && renderer.contains("value: 40\n") && seed.contains("value: 48\n"))
    #expect(Set([usual, renderer, seed]).count == 3)
    let views = try convert("drivenui", "--host-config", "seed")
    #expect(views.contains("padding: 16\n") && views.contains("backgroundColor: F2F2F7\n"))
    #expect(!views.contains("padding: 20\n"))
    #expect(views.contains("fontWeight: bold\n") && !views.contains("semibold"))
  }

  @Test("files change colours by style, fonts, distances, images, facts and buttons")
  func file() throws {
    try box.write("dark.yaml", Self.dark)
    let views = try convert("drivenui", "--host-config", "dark.yaml")
    // The page is painted and text on it is light; the subtle half of white over #101010 is #888888.
    #expect(views.contains(#"backgroundColor: "101010""#) && views.contains("foregroundColor: FFFFFF\n"))
    #expect(views.contains(#"foregroundColor: "888888""#))
    // In the box the palette is its own.
    #expect(views.contains(#"backgroundColor: "202020""#) && views.contains(#"foregroundColor: "00FF00""#))
    #expect(views.contains("padding: 13\n") && views.contains("width: 27\n"))
    #expect(views.contains("height: 31\n"))
    #expect(views.contains("fontWeight: heavy\n"))
    // The titles of facts: lighter, and 17 points before the value.
    #expect(views.contains("fontWeight: light\n") && views.contains("spacing: 17\n"))
    let widgets = try convert("skima", "--host-config", "dark.yaml")
    #expect(widgets.contains("font_size: 23\n") && widgets.contains("#FFFFFF80"))
    #expect(widgets.contains("#101010") && widgets.contains("spacing: 5\n"))
  }

  @Test("what a card requires can come from the configuration")
  func capabilities() throws {
    try box.write(
      "in/card.json",
      """
      {"type": "AdaptiveCard", "version": "1.5", "body": [
        {"type": "TextBlock", "text": "Map", "wrap": true, "requires": {"acmeMaps": "1.2"},
         "fallback": {"type": "TextBlock", "text": "List", "wrap": true}}]}
      """)
    try box.write("host.json", #"{"hostCapabilities": {"acmeMaps": "1.3"}}"#)
    #expect(try convert("drivenui").contains("text: List"))
    #expect(try convert("drivenui", "--host-config", "host.json").contains("text: Map"))
    // An option wins over the file.
    let older = try convert("drivenui", "--host-config", "host.json", "--capability", "acmeMaps=1.0")
    #expect(older.contains("text: List"))
  }

  // MARK: cardc.yaml and builds

  @Test("cardc.yaml names it, seen from its own folder, and builds notice a change")
  func settings() throws {
    try box.write("project/cardc.yaml", "output: dist\ntarget: drivenui\nhost-config: design/host.yaml\n")
    try box.write("project/in/card.json", Self.card)
    try box.write("project/design/host.yaml", "spacing: {padding: 13}\n")
    #expect(try box.run("build", "project/in").code == 0)
    let first = try #require(box.read("project/dist/drivenui/card.json"))
    #expect(first.contains("\"padding\": 13"))
    try box.write("project/design/host.yaml", "spacing: {padding: 14}\n")
    #expect(try box.run("build", "project/in", "--check").code == 3)
    #expect(try box.run("build", "project/in").code == 0)
    #expect(box.read("project/dist/drivenui/card.json")?.contains("\"padding\": 14") == true)
    #expect(try box.run("build", "project/in", "--check").code == 0)
    // A flag wins.
    #expect(try box.run("build", "project/in", "--check", "--host-config", "seed").code == 3)
  }

  @Test("a name in cardc.yaml that is none is reported where it stands")
  func badSetting() throws {
    try box.write("cardc.yaml", "host-config: sead\n")
    let run = try box.run("build", "in", "-o", "out", "--diagnostics", "short")
    #expect(run.code == 1)
    #expect(
      run.errors == """
        cardc.yaml:1:14: error: there is no host configuration `sead`: there are `default`, `renderer`, `seed`, or the \
        path of a file [host-config.unknown-profile]

        """)
    #expect(!box.exists("out"))
  }

  // MARK: Mistakes

  @Test("a name that is none lists those that there are, and a file that cannot be read is named")
  func names() throws {
    for command in [["convert", "in/card.json", "--to", "skima"], ["check", "in"], ["build", "in", "-o", "out"]] {
      let name = try box.run(command + ["--host-config", "rendrer"])
      #expect(name.code == 1 && name.output.isEmpty)
      #expect(name.errors.contains("there are `default`, `renderer`, `seed`, or the path of a file"))
      #expect(name.errors.contains("help: did you mean `renderer`?"))
      let file = try box.run(command + ["--host-config", "missing.json"])
      #expect(file.code == 1 && file.errors.contains("cannot read `missing.json`"))
    }
    #expect(!box.exists("out"))
  }

  @Test("what is no configuration is an error, and nothing is written", arguments: ["[1]", "{", "12"])
  func noConfiguration(_ text: String) throws {
    try box.write("host.json", text)
    let run = try box.run("convert", "in/card.json", "--to", "skima", "--host-config", "host.json")
    #expect(run.code == 1 && run.output.isEmpty && run.errors.contains("host.json"))
  }

  @Test("check says what is wrong with it; --level makes that an error")
  func check() throws {
    try box.write("host.json", #"{"spacng": {}, "spacing": {"medium": "20"}}"#)
    let run = try box.run("check", "in", "--host-config", "host.json", "--diagnostics", "short")
    #expect(run.code == 0)
    #expect(
      run.errors == """
        host.json:1:2: warning: there is no key `spacng` [host-config.unknown-key]
        host.json:1:38: warning: `spacing.medium` must be a whole number, found text [host-config.wrong-type]
        1 template, 2 warnings

        """)
    let strict = try box.run(
      "check", "in", "--host-config", "host.json", "--level", "host-config.unknown-key=error", "-q")
    #expect(strict.code == 1)
  }

  // MARK: inspect and schema

  @Test("inspect prints what the names mean, one line an element")
  func styles() throws {
    try box.write("host.yaml", "fontTypes: {default: {fontFamily: Calibri}}\nactions: {maxActions: 3}\n")
    let run = try box.run("inspect", "in/card.json", "--emit", "styles", "--host-config", "host.yaml")
    #expect(run.code == 0, "\(run.errors)")
    let expected = """
      "" screen style=default padding=15 buttons=horizontal button-spacing=20 button-alignment=left max-buttons=3 icon-size=16
      /body/0 text id="title" gap=0 size=21 weight=600 line-height=27.93 color=#333333 font="Calibri"
      /body/1 text gap=20 size=14 weight=400 line-height=18.62 color=#EE333333 font="Calibri"
      /body/2 stack gap=8 style=emphasis padding=15
      /body/2/items/0 text gap=0 size=14 weight=400 line-height=18.62 color=#2E89FC font="Calibri"
      /body/2/items/1 image gap=8 width=40
      /body/3 facts gap=8 title-size=14 title-weight=600 title-line-height=18.62 title-color=#333333 \
      title-font="Calibri" title-max-width=150 fact-spacing=10 value-size=14 value-weight=400 value-line-height=18.62 \
      value-color=#333333 value-font="Calibri"
      /body/3/facts/0 fact
      /actions/0 action.open-url
      /actions/1 action.open-url

      """
    #expect(run.output == expected)
    let again = try box.run("inspect", "in/card.json", "--emit", "styles", "--host-config", "host.yaml")
    #expect(again.output == run.output)
    #expect(try box.run("inspect", "in/card.json", "--emit", "styles", "--to", "skima").code == 2)
  }

  @Test("inspect says what is known only with data, and fills it in with data")
  func boundStyles() throws {
    try box.write(
      "card.yaml",
      """
      type: AdaptiveCard
      version: "1.5"
      body:
        - type: TextBlock
          $data: ${rows}
          text: ${name}
          size: ${size}
          wrap: true
      """)
    let open = try box.run("inspect", "card.yaml", "--emit", "styles")
    #expect(open.output.contains("/body/0 text gap=0 size=14 "))
    #expect(open.output.hasSuffix(" bound=text-size\n"))
    try box.write("data.json", #"{"rows": [{"name": "a", "size": "small"}, {"name": "b", "size": "large"}]}"#)
    let filled = try box.run("inspect", "card.yaml", "--emit", "styles", "--data", "data.json")
    let lines = filled.output.split(separator: "\n").dropFirst()
    #expect(lines.count == 2 && lines.first?.contains(" gap=0 size=12 ") == true)
    #expect(lines.last?.contains(" gap=20 size=21 ") == true && !filled.output.contains("bound"))
  }

  @Test("schema prints the keys")
  func schema() throws {
    let run = try box.run("schema", "host-config", "--syntax", "min")
    #expect(run.code == 0)
    #expect(run.output.contains(#""$schema":"https://json-schema.org/draft/2020-12/schema""#))
    let key = #""buttonSpacing":{"description":"The distance between buttons, in points.","type":"integer""#
    #expect(run.output.contains(key))
  }

  @Test("every kind of finding is explained", arguments: HostConfigDiagnostics.all.map(\.id))
  func explained(_ id: String) throws {
    let run = try box.run("explain", id)
    #expect(run.code == 0 && run.output.contains(id))
  }
}
