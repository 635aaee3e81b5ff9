import CardTestSupport
import Testing

/// Every option that says what becomes of content, seen from the command line; `mapping.md` says what each one does.
@Suite("conversion options")
struct ConversionOptionsTests {
  let box: Sandbox

  init() throws { box = try Sandbox() }

  /// The minified output of a conversion.
  private func converted(_ source: String, to target: String, _ options: String...) throws -> String {
    try box.write("source.json", source)
    let run = try box.run(["convert", "source.json", "--to", target, "--syntax", "min", "-q"] + options)
    #expect(run.code == 0, "\(run.errors)")
    return run.output
  }

  private func card(_ body: String, actions: String = "") -> String {
    #"{"type":"AdaptiveCard","version":"1.5","body":[\#(body)],"actions":[\#(actions)]}"#
  }

  private func stack(_ views: String) -> String { #"{"type":"VStack","subviews":[\#(views)]}"# }

  // MARK: Content

  @Test("--show-hidden writes what would be left out", arguments: ["drivenui", "skima"])
  func showHidden(target: String) throws {
    let source = card(#"{"type":"TextBlock","text":"seen"},{"type":"TextBlock","text":"secret","isVisible":false}"#)
    #expect(!(try converted(source, to: target).contains("secret")))
    #expect(try converted(source, to: target, "--show-hidden").contains(#""text":"secret""#))
  }

  @Test("--show-urls writes the address below what looks like a button")
  func showURLs() throws {
    let source = card("", actions: #"{"type":"Action.OpenUrl","title":"Map","url":"https://a.example/map"}"#)
    #expect(!(try converted(source, to: "drivenui").contains("a.example")))
    let shown = try converted(source, to: "drivenui", "--show-urls")
    #expect(shown.contains(#""properties":{"font":"caption"},"values":{"text":"https://a.example/map"}"#))
  }

  @Test("--locale writes dates for targets whose hosts do not", arguments: ["drivenui", "skima"])
  func locale(target: String) throws {
    let source = card(#"{"type":"TextBlock","text":"{{DATE(2026-11-21T10:00:00Z, LONG)}}"}"#)
    #expect(try converted(source, to: target).contains("Saturday, November 21, 2026"))
    #expect(try converted(source, to: target, "--locale", "de-DE").contains("Samstag, 21. November 2026"))
  }

  // MARK: Addresses

  @Test("--base-url completes relative URLs")
  func baseURL() throws {
    let image = card(#"{"type":"Image","url":"pic/a.png"},{"type":"Image","url":"https://b.example/c.png"}"#)
    let view = stack(#"{"type":"Image","values":{"imageUrl":"pic/a.png"}}"#)
    for (source, target) in [(image, "drivenui"), (image, "skima"), (view, "skima")] {
      #expect(try converted(source, to: target).contains(#":"pic/a.png""#))
      let complete = try converted(source, to: target, "--base-url", "https://a.example/x/")
      #expect(complete.contains(#":"https://a.example/x/pic/a.png""#))
      if source == image { #expect(complete.contains("https://b.example/c.png")) }
    }
  }

  @Test("--asset-base and --icon-base say where the app's pictures are", arguments: ["adaptive-card", "skima"])
  func pictureBases(target: String) throws {
    let source = stack(
      #"{"type":"Image","values":{"localImageName":"logo"}},{"type":"Image","values":{"systemIconName":"no.sign"}}"#)
    let plain = try converted(source, to: target)
    #expect(plain.contains(#""url":"asset:logo""#))
    #expect(!plain.contains("no.sign"))
    let based = try converted(
      source, to: target, "--asset-base", "https://a.example/assets", "--icon-base", "https://a.example/icons/")
    #expect(based.contains(#""url":"https://a.example/assets/logo.png""#))
    #expect(based.contains(#""url":"https://a.example/icons/no.sign.png""#))
  }

  @Test("--submit-endpoint says where data are sent")
  func submitEndpoint() throws {
    let source = card("", actions: #"{"type":"Action.Submit","title":"Send"}"#)
    #expect(try converted(source, to: "skima").contains(#""endpoint":"""#))
    let url = "https://a.example/send"
    #expect(try converted(source, to: "skima", "--submit-endpoint", url).contains(#""endpoint":"\#(url)""#))
    for wrong in ["send", "https//a.example", "https://a.example/a b", ""] {
      let refused = try box.run("convert", "source.json", "--to", "skima", "--submit-endpoint", wrong)
      #expect(refused.code == 2 && refused.errors.contains("must be a URL such as"), "\(wrong)")
    }
    try box.write("templates/a.json", source)
    try box.write("cardc.yaml", "inputs: templates\ntarget: skima\nsubmit-endpoint: send\n")
    let refused = try box.run("build")
    #expect(refused.code != 0 && refused.errors.contains("this must be a URL such as"))
    #expect(refused.errors.contains("cardc.yaml:3:18"))
  }

  // MARK: Layout

  @Test(
    "--font-map metric goes by points",
    arguments: [
      ("small", "footnote", "caption"), ("default", "-", "subheadline"), ("large", "title", "-"),
      ("extraLarge", "largeTitle", "title"),
    ])
  func fontMap(size: String, ranked: String, measured: String) throws {
    let source = card(#"{"type":"TextBlock","text":"t","size":"\#(size)"}"#)
    // A text in the body font says no font.
    func text(_ font: String) -> String {
      #"{"type":"Text",\#(font == "-" ? "" : #""properties":{"font":"\#(font)"},"#)"values":{"text":"t"}}"#
    }
    #expect(try converted(source, to: "drivenui").contains(text(ranked)))
    #expect(try converted(source, to: "drivenui", "--font-map", "metric").contains(text(measured)))
  }

  @Test("--large-choices field writes a choice among many as a text field, whose text is sent", arguments: [20, 21])
  func largeChoices(count: Int) throws {
    let choices = (1...count).map { #"{"title":"Place \#($0)","value":"p\#($0)"}"# }.joined(separator: ",")
    let source = card(
      #"{"type":"Input.ChoiceSet","id":"place","value":"p2","choices":[\#(choices)]}"#,
      actions: #"{"type":"Action.Submit","title":"Send"}"#)
    let boxes = try converted(source, to: "skima")
    #expect(boxes.contains("place__\(count)"))
    let field = try converted(source, to: "skima", "--large-choices", "field")
    guard count > 20 else {
      #expect(field == boxes)
      return
    }
    #expect(!field.contains("place__"))
    #expect(field.contains("p21 (Place 21)"))
    #expect(field.contains(#""body":["place"]"#), "\(field)")
    // Nothing else is there that stores the first value, which a field does not show.
    #expect(field.contains(#""p2""#))
  }

  @Test("--scroll puts the whole screen into one row of a list")
  func scroll() throws {
    let source = card(#"{"type":"TextBlock","text":"a"},{"type":"TextBlock","text":"b"}"#)
    // Room beside the texts keeps them at the side of the page.
    #expect(try converted(source, to: "drivenui").hasPrefix(#"{"type":"HStack""#))
    let list = try converted(source, to: "drivenui", "--scroll")
    #expect(list.hasPrefix(#"{"type":"List""#))
    #expect(list.contains(#""subviews":[{"type":"VStack","#))
  }

  @Test("--pin-actions keeps buttons at the bottom, and cards that they show in what scrolls")
  func pinActions() throws {
    let more =
      #"{"type":"Action.ShowCard","title":"More","card":{"type":"AdaptiveCard","body":["#
      + #"{"type":"TextBlock","text":"inside"}]}}"#
    let source = card(
      #"{"type":"TextBlock","text":"a"}"#, actions: #"{"type":"Action.Submit","title":"Send"},\#(more)"#)
    #expect(!(try converted(source, to: "skima").contains(#""of":"actions""#)))
    let pinned = try converted(source, to: "skima", "--pin-actions")
    #expect(pinned.contains(#"{"type":"bottomEqual","to":"top","of":"actions","value":-8}"#))
    let parts = pinned.split(separator: #"{"type":"stack","id":"actions""#)
    try #require(parts.count == 2)
    #expect(parts[0].contains(#""text":"inside""#))
    #expect(!parts[0].contains(#""type":"button""#))
    #expect(parts[1].contains(#""text":"Send""#))
  }

  // MARK: Reading

  @Test("--tolerant reads what the real decoder rejects")
  func tolerant() throws {
    let source = #"{"type":"VStack","properties":{"spacing":"8"},"subviews":[{"type":"Text","values":{"text":"t"}}]}"#
    try box.write("s.json", source)
    #expect(try box.run("convert", "s.json", "--to", "skima").code == 1)
    #expect(try converted(source, to: "skima", "--tolerant").contains(#""text":"t""#))
  }

  @Test("--literal reads `${` as text", arguments: ["drivenui", "skima", "adaptive-card"])
  func literal(target: String) throws {
    let source = card(#"{"type":"TextBlock","text":"costs ${5}","size":"large"}"#)
    #expect(try converted(source, to: target, "--literal").contains(#""text":"costs ${5}""#))
    try box.write("d.json", "{}")
    try box.write("t.json", source)
    let build = try box.run("build", "t.json", "--data", "d.json", "--target", target, "--literal", "-q")
    #expect(build.code == 0, "\(build.errors)")
    #expect(box.read("dist/\(target)/t.json")?.contains(#""text": "costs ${5}""#) == true)
  }

  @Test("--level makes a warning an error, or turns it off")
  func level() throws {
    let source = card(#"{"type":"TextBlock","text":"a","colour":"good"}"#)
    try box.write("s.json", source)
    func run(_ level: String) throws -> Sandbox.Run {
      try box.run(
        "convert", "s.json", "--to", "skima", "--level", "adaptive-card.unknown-property=\(level)", "--diagnostics",
        "short")
    }
    let error = try run("error")
    #expect(error.code == 1)
    #expect(error.errors.contains("error: `TextBlock` has no property `colour`"))
    #expect(error.output == "")
    let off = try run("off")
    #expect(off.code == 0)
    #expect(!off.errors.contains("colour"))
  }

  // MARK: Final output

  @Test("--require-bound makes every hole that is left an error, at its place")
  func requireBound() throws {
    try box.write(
      "t.json",
      card(
        #"{"type":"TextBlock","text":"Hi ${name}"},{"type":"Container","$data":"${rows}","items":["#
          + #"{"type":"TextBlock","text":"x","$when":"${ok}"}]}"#))
    for target in ["adaptive-card", "drivenui", "skima"] {
      let run = try box.run("convert", "t.json", "--to", target, "--require-bound", "--diagnostics", "short")
      #expect(run.code == 1)
      #expect(run.output == "")
      #expect(run.errors.split(separator: "[unexpanded.expression]").count == 4, "\(run.errors)")
    }
    try box.write("full.json", #"{"name":"Ada","rows":[{"ok":true}]}"#)
    let full = try box.run("build", "t.json", "--data", "full.json", "--require-bound", "-q")
    #expect(full.code == 0, "\(full.errors)")
    try box.write("half.json", #"{"rows":[{"ok":true}]}"#)
    let half = try box.run(
      "build", "t.json", "--data", "half.json", "--require-bound", "-o", "half", "--diagnostics", "short")
    #expect(half.code == 1)
    #expect(half.errors.contains("error: a binding is left in the output [unexpanded.expression]"))
    #expect(box.files(in: "half") == [])
  }

  @Test("--require-bound leaves targets alone that are given their data at run time")
  func requireBoundAtRunTime() throws {
    try box.write(
      "t.json",
      card(
        #"{"type":"TextBlock","text":"Hi ${name}"},{"type":"ActionSet","$when":"${ok}","actions":["#
          + #"{"type":"Action.Submit","title":"Go","style":"${style}","data":{"id":"${id}"}}]}"#))
    for target in ["swiftui", "compose", "swift"] {
      let run = try box.run("convert", "t.json", "--to", target, "--require-bound", "--diagnostics", "short")
      #expect(run.code == 0, "\(target): \(run.errors)")
      #expect(!run.errors.contains("unexpanded.expression"))
    }
    for target in ["skima", "drivenui", "html"] {
      let run = try box.run("convert", "t.json", "--to", target, "--require-bound", "--diagnostics", "short")
      let lines = run.errors.split(separator: "\n").filter { $0.hasSuffix("[unexpanded.expression]") }
      #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("t.json:") }, "\(target): \(run.errors)")
    }
  }

  @Test("--require-bound finds bindings in quotes, which data do not fill")
  func requireBoundInQuotes() throws {
    try box.write("t.json", card(#"{"type":"TextBlock","text":"${if(vip, 'Dear ${name}', 'Hi')}"}"#))
    try box.write("yes.json", #"{"vip":true,"name":"Ada"}"#)
    try box.write("no.json", #"{"vip":false,"name":"Ada"}"#)
    let left = try box.run(
      "build", "t.json", "--data", "yes.json", "--require-bound", "-o", "d", "--diagnostics", "short")
    #expect(left.code == 1)
    #expect(left.errors.contains("t.json:1:") && left.errors.contains("[unexpanded.expression]"), "\(left.errors)")
    // What the data do not lead to is not in the output.
    #expect(try box.run("build", "t.json", "--data", "no.json", "--require-bound", "-o", "d").code == 0)
  }

  // MARK: Source code

  @Test("--package names the package of Kotlin, as does `package` in `cardc.yaml`")
  func package() throws {
    let source = card(#"{"type":"TextBlock","text":"a"}"#)
    #expect(try converted(source, to: "compose").contains("\npackage cards\n"))
    #expect(
      try converted(source, to: "compose", "--package", "com.example.app").contains("\npackage com.example.app\n"))
    try box.write("templates/a.json", source)
    try box.write("cardc.yaml", "inputs: templates\ntarget: compose\npackage: com.example.cards\n")
    #expect(try box.run("build").code == 0)
    #expect(
      try #require(box.read("dist/a.kt") ?? box.read("dist/compose/a.kt")).contains("\npackage com.example.cards\n"))
    try box.write("cardc.yaml", "inputs: templates\ntarget: compose\npackage: com.1st\n")
    let wrong = try box.run("build")
    #expect(wrong.code != 0 && wrong.errors.contains("this must be a package such as `com.example.cards`"))
    #expect(try box.run("convert", "source.json", "--to", "compose", "--package", "a-b").code == 2)
  }

  @Test(
    "bases that complete no URL are refused, on the command line and in cardc.yaml",
    arguments: [
      ("base-url", "nope"), ("base-url", "mailto:a@b.example"), ("base-url", "/pictures/"),
      ("icon-base", "javascript:1"), ("asset-base", "https://a.example/with space/"),
    ])
  func wrongBases(_ name: String, _ url: String) throws {
    try box.write("a.json", card(""))
    let run = try box.run("convert", "a.json", "--to", "skima", "--\(name)", url)
    #expect(run.code == 2 && run.errors.contains("`--\(name)`"), "\(run.errors)")
    try box.write("cardc.yaml", "\(name): \"\(url)\"\n")
    #expect(try box.run("convert", "a.json", "--to", "skima").errors.contains("this must be a URL"))
  }

  @Test("pages may have their pictures beside them")
  func relativeBase() throws {
    let view = stack(#"{"type":"Image","values":{"imageAsset":"hero"}}"#)
    try box.write("a.json", view)
    #expect(try box.run("convert", "a.json", "--to", "html", "--asset-base", "../assets/").code == 0)
  }
}
