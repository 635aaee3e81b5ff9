import CardTestSupport
import Foundation
import Testing

@Suite("components and fragments on the disk")
struct ComponentTests {
  let box: Sandbox

  init() throws {
    box = try Sandbox()
    try box.write(
      "in/_components/line.yaml",
      """
      metadata: { name: line }
      props: { text: { type: string, required: true } }
      component: { type: Text, properties: {}, values: { text: '$prop{text}' } }
      """)
  }

  private func stack(_ content: String) -> String { "type: VStack\nproperties: {}\nsubviews:\n  - \(content)\n" }

  private func build(_ arguments: String...) throws -> Sandbox.Run {
    try box.run(["build", "in", "-o", "out", "--target", "drivenui", "--diagnostics", "short"] + arguments)
  }

  @Test("a component above the template is used, and not built itself")
  func used() throws {
    try box.write("in/deep/a.yaml", stack("{ type: line, text: Hello }"))
    try box.write("in/b.json", #"{"type": "line", "props": {"text": "json"}}"#)
    let run = try build()
    #expect(run.code == 0, "\(run.errors)")
    #expect(box.files(in: "out/drivenui") == ["b.json", "deep/a.json"])
    #expect(box.read("out/drivenui/deep/a.json")?.contains(#""text": "Hello""#) == true)
    #expect(box.read("out/drivenui/b.json")?.contains(#""text": "json""#) == true)
  }

  @Test(
    "a type that is none names the component that was meant, with the form of a use",
    arguments: ["Line", "lne", "\"LINE\"", "'liine'"])
  func meantComponent(_ type: String) throws {
    try box.write("in/a.yaml", stack("{ type: \(type), text: Hello }"))
    try box.write("in/b.yaml", stack("{ type: Txt, text: Hello }"))
    for command in [["check", "in"], ["build", "in", "-o", "out"]] {
      let run = try box.run(command)
      #expect(run.errors.contains("DrivenUI has no type `\(type.filter { $0 != "\"" && $0 != "'" })`"), "\(run.errors)")
      #expect(run.errors.contains("= help: the component `line` is used as `{type: line, text: …}`\n"), "\(run.errors)")
      // A type of the format is nearer.
      #expect(run.errors.contains("= help: did you mean `Text`?"))
    }
    #expect(try box.run("fix", "in/a.yaml").code == 0)
    #expect(box.read("in/a.yaml")?.lowercased().contains("line") == true)
  }

  @Test("a condition that a prop with text of its own meets in any case leaves what it reads required")
  func conditionsOfProps() throws {
    try box.write(
      "cards/_components/sub.yaml",
      """
      metadata: { name: sub }
      props: { text: { type: string, required: true } }
      component: { type: TextBlock, text: "$prop{text}", $when: "${not(empty($prop{text}))}" }
      """)
    func card(_ use: String) -> String { "type: AdaptiveCard\nversion: '1.5'\nbody:\n  - \(use)\n" }
    try box.write("cards/a.yaml", card("{ type: sub, text: 'Total ${total}' }"))
    try box.write("cards/b.yaml", card("{ type: sub, text: '${total}' }"))
    let total = try box.run("inspect", "cards/a.yaml", "--emit", "bindings").output
    #expect(total.contains("required") && !total.contains("optional"), "\(total)")
    #expect(try box.run("schema", "cards/a.yaml", "--syntax", "min").output.contains(#""required":["total"]"#))
    let bare = try box.run("inspect", "cards/b.yaml", "--emit", "bindings").output
    #expect(bare.contains("optional") && !bare.contains("required"), "\(bare)")
    // And data without it are no match for the text.
    try box.write("none.json", "{}")
    #expect(try box.run("check", "cards/a.yaml", "--data", "none.json").errors.contains("`total` is not in the data"))
    #expect(try box.run("check", "cards/b.yaml", "--data", "none.json").errors == "1 template, no problems found\n")
  }

  @Test("what a component leaves out where a prop is not given lacks nothing")
  func guardedProps() throws {
    try box.write(
      "cards/_components/opt.yaml",
      """
      metadata: { name: opt }
      props: { label: { type: string } }
      component: { type: TextBlock, text: "$prop{label}", $when: "${not(empty($prop{label}))}" }
      """)
    try box.write(
      "cards/a.yaml", "type: AdaptiveCard\nversion: '1.5'\nbody:\n  - { type: opt }\n  - { type: opt, label: a }\n")
    try box.write("none.json", "{}")
    #expect(try box.run("check", "cards/a.yaml").errors == "1 template, no problems found\n")
    #expect(try box.run("check", "cards/a.yaml", "--data", "none.json").errors == "1 template, no problems found\n")
    // Without the guard it does.
    let text = try #require(box.read("cards/_components/opt.yaml"))
    try box.write(
      "cards/_components/opt.yaml", text.replacingOccurrences(of: #", $when: "${not(empty($prop{label}))}""#, with: ""))
    #expect(try box.run("check", "cards/a.yaml").errors.contains("`TextBlock` needs `text`"))
  }

  @Test("what a component makes follows its file")
  func rebuilt() throws {
    try box.write("in/a.yaml", stack("{ type: line, text: Hello }"))
    try box.write("in/b.yaml", stack("{ $include: _parts/b.json }"))
    try box.write("in/_parts/b.json", #"{"type": "Spacer", "properties": {}}"#)
    #expect(try build().code == 0)
    #expect(try build().errors == "2 templates, 2 files unchanged\n")
    try box.write("in/_parts/b.json", #"{"type": "Divider", "properties": {}}"#)
    #expect(try build().errors == "2 templates, 1 file written, 1 unchanged\n")
    let text = try #require(box.read("in/_components/line.yaml"))
    try box.write(
      "in/_components/line.yaml", text.split(separator: "$prop{text}").joined(separator: ">> $prop{text}"))
    #expect(try build("--check").code == 3)
    #expect(try build().code == 0)
    #expect(box.read("out/drivenui/a.json")?.contains(">> Hello") == true)
    #expect(box.read("out/drivenui/b.json")?.contains("Divider") == true)
  }

  @Test(
    "a component whose file is not well-formed is an error where it is used, whatever the file is called",
    arguments: [
      "check in/a.yaml", "expand in/a.yaml", "convert in/a.yaml --to skima", "inspect in/a.yaml --emit ir",
      "inspect in/a.yaml --emit bindings", "schema in/a.yaml", "build in/a.yaml -o out --target drivenui",
      "build in -o out --target drivenui",
    ])
  func notWellFormed(command: String) throws {
    try box.write("in/a.yaml", stack("{ type: line, text: Hello }"))
    try box.write("out/drivenui/a.json", "{}")
    try box.write(
      "in/_components/line.yaml", "metadata: {name: other}\ncomponent: { type: Text, properties: {}, values: {} }\n")
    try box.write("in/_components/b.yaml", "metadata: {name: line}\ncomponent: {type: Text, values: [}\n")
    let run = try box.run(command.split(separator: " ").map(String.init))
    #expect(run.code == 1, "\(run.errors)")
    #expect(run.errors.contains("in/_components/b.yaml"), "\(run.errors)")
    #expect(run.errors.contains("::: in/a.yaml:4:13") && run.errors.contains("used here"), "\(run.errors)")
    #expect(run.errors.components(separatedBy: "error:").count == 2, "\(run.errors)")
    #expect(!run.errors.contains("has no type"), "\(run.errors)")
    #expect(!run.output.contains("line"))
    #expect(box.read("out/drivenui/a.json") == "{}")
  }

  @Test("every command that reads templates knows them")
  func commands() throws {
    try box.write("in/a.yaml", stack("{ type: line, text: '${name}' }"))
    try box.write("data.json", #"{"name": "Ada"}"#)
    let expanded = try box.run("expand", "in/a.yaml", "--data", "data.json")
    #expect(
      expanded.output
        == #"{"type":"VStack","properties":{},"subviews":[{"type":"Text","properties":{},"values":{"text":"Ada"}}]}"#
        + "\n")
    let converted = try box.run("convert", "in/a.yaml", "--to", "skima")
    #expect(converted.code == 0 && converted.output.contains(#""text": "${name}""#), "\(converted.errors)")
    let checked = try box.run("check", "in", "--data", "data.json")
    #expect(checked.code == 0, "\(checked.errors)")
    let inspected = try box.run("inspect", "in/a.yaml", "--emit", "document")
    #expect(inspected.output.contains("string \"Text\" in/_components/line.yaml:3:20-3:24 from 4:13-4:17"))
  }

  @Test("a named file finds the components of its project")
  func project() throws {
    try box.write("in/deep/a.yaml", stack("{ type: line, text: Hello }"))
    #expect(try box.run("convert", "in/deep/a.yaml", "--to", "drivenui").code == 1)
    try box.write("in/cardc.yaml", "")
    #expect(try box.run("convert", "in/deep/a.yaml", "--to", "drivenui").code == 0)
    try box.remove("in/cardc.yaml")
    try box.write("cardc.yaml", "inputs: [in]\n")
    #expect(try box.run("convert", "in/deep/a.yaml", "--to", "drivenui").code == 0)
    try box.write("in/deep/b.yaml", stack("{ $include: ../../cardc.yaml }"))
    let outside = try box.run("convert", "in/deep/b.yaml", "--to", "drivenui")
    #expect(outside.code == 1 && outside.errors.contains("[include.outside]"))
  }

  @Test("losses of a component name its file, and its use in the source")
  func report() throws {
    try box.write(
      "in/_components/faint.yaml",
      "metadata: { name: faint }\ncomponent: { type: Text, properties: { kern: 4 }, values: { text: a } }\n")
    try box.write("in/a.yaml", stack("{ type: faint }"))
    let run = try box.run("convert", "in/a.yaml", "--to", "skima", "-o", "out.json", "--report", "-")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains(#""pointer": "/subviews/0","#), "\(run.output)")
    #expect(run.output.contains(#""file": "in/_components/faint.yaml","#), "\(run.output)")
  }

  // MARK: Mistakes

  @Test(
    "what cannot be included",
    arguments: [
      ("../secret.json", "include.outside"), ("_parts/../../secret.json", "include.outside"),
      ("/etc/hostname", "include.outside"), ("_parts/link.json", "include.outside"),
      ("_parts/inner.json", "include.outside"), ("folder/secret.json", "include.outside"),
      ("none.json", "include.cannot-read"), ("_parts", "include.cannot-read"), ("_parts/pipe", "include.cannot-read"),
      ("_parts/broken.json", "json."), ("https://example.com/a.json", "include.bad-path"),
    ])
  func refused(_ path: String, _ id: String) throws {
    try box.write("secret.json", #"{"type": "Text", "values": {"text": "secret"}}"#)
    try box.write("in/_parts/broken.json", "{\"a\": }")
    try box.write("in/_parts/fine.json", "{}")
    try box.link("in/_parts/link.json", to: "../../secret.json")
    try box.link("in/_parts/inner.json", to: "fine.json")
    try box.link("in/folder", to: box.absolute(""))
    #expect(mkfifo(box.absolute("in/_parts/pipe"), 0o600) == 0)
    try box.write("in/a.yaml", stack("$include: \(path)"))
    try box.write("in/fine.yaml", stack("{ type: line, text: fine }"))
    let run = try build()
    #expect(run.code == 1)
    let place = id == "json." ? "in/_parts/broken.json:1:7: error: " : "in/a.yaml:4:15: error: "
    let errors = run.errors.split(separator: "\n").filter { $0.contains("error: ") }
    #expect(errors.count == 1 && errors.allSatisfy { $0.hasPrefix(place) && $0.contains("[\(id)") }, "\(run.errors)")
    #expect(box.files(in: "out/drivenui") == ["fine.json"])
    #expect(!run.output.contains("secret"))
  }

  @Test("a cycle of components is shown with its places")
  func recursion() throws {
    for (name, inner) in [("a", "b"), ("b", "c"), ("c", "a")] {
      try box.write(
        "in/_components/\(name).yaml",
        "metadata: { name: \(name) }\ncomponent: { type: VStack, properties: {}, subviews: [ { type: \(inner) } ] }\n")
    }
    try box.write("in/t.yaml", stack("{ type: a }"))
    let run = try box.run("check", "in")
    #expect(run.code == 1)
    #expect(
      run.errors.hasPrefix(
        """
        error: the component `a` contains itself: a -> b -> c -> a [component.recursion]
         --> in/_components/c.yaml:2:64
        """), "\(run.errors)")
    for place in ["in/_components/b.yaml:2:64", "in/_components/a.yaml:2:64", "in/t.yaml:4:13"] {
      #expect(run.errors.contains("::: \(place)"))
    }
    #expect(run.errors.components(separatedBy: "error:").count == 2)
  }

  @Test("a component with a mistake is reported once, whoever uses it")
  func brokenOnce() throws {
    try box.write("in/_components/bad.yaml", "metadata: { name: bad\n")
    for name in ["a", "b", "c"] { try box.write("in/\(name).yaml", stack("{ type: bad }")) }
    try box.write("in/fine.yaml", stack("{ type: line, text: fine }"))
    let run = try build()
    #expect(run.code == 1)
    #expect(run.errors.components(separatedBy: "error:").count == 2, "\(run.errors)")
    #expect(run.errors.contains("in/_components/bad.yaml:"))
    let checked = try box.run("check", "in")
    #expect(checked.errors.contains("used here, and in 2 other places"), "\(checked.errors)")
    #expect(checked.errors.components(separatedBy: "error:").count == 2, "\(checked.errors)")
    #expect(box.files(in: "out/drivenui") == ["fine.json"])
  }

  @Test("two components with one name, and one with the name of a type")
  func names() throws {
    try box.write("in/deep/_components/line.json", #"{"metadata": {"name": "line"}, "component": {}}"#)
    try box.write("in/_components/label.yaml", "metadata: { name: Label }\ncomponent: {}\n")
    try box.write("in/deep/a.yaml", stack("{ type: line, text: Hello }"))
    let run = try box.run("check", "in", "--diagnostics", "short")
    #expect(run.code == 1)
    #expect(
      run.errors.split(separator: "\n").map(String.init).dropLast() == [
        "in/_components/label.yaml:1:19: error: `Label` is a type of a format and cannot be a component as well "
          + "[component.shadows-built-in]",
        "in/deep/_components/line.json:1:23: error: there are two components `line` [component.duplicate]",
      ], "\(run.errors)")
  }

  @Test("components that multiply themselves end soon")
  func multiplication() throws {
    for number in 0..<40 {
      let inner = "{ type: x\(number + 1) }"
      try box.write(
        "in/_components/x\(number).yaml",
        "metadata: { name: x\(number) }\ncomponent: { type: VStack, subviews: [\(inner), \(inner)] }\n")
    }
    try box.write("in/_components/x40.yaml", "metadata: { name: x40 }\ncomponent: { type: Spacer }\n")
    try box.write("in/t.yaml", stack("{ type: x0 }"))
    let clock = ContinuousClock()
    let start = clock.now
    let run = try box.run("expand", "in/t.yaml")
    #expect(run.code == 1 && run.errors.contains("[component.too-large]"))
    #expect(run.output == "")
    #expect(clock.now - start < .seconds(20))
  }
}
