import CardCompiler
import CardTestSupport
import Foundation
import Testing

@Suite("cardc.yaml")
struct SettingsTests {
  let box: Sandbox

  init() throws {
    box = try Sandbox()
    try box.write("in/a.json", Sample.text("a"))
  }

  @Test("sets options, which flags override")
  func options() throws {
    try box.write("cardc.yaml", "inputs: in\noutput: made\ntarget: [drivenui, skima]\nsyntax: yaml\n")
    #expect(try box.run("build").code == 0)
    #expect(box.files(in: "made") == [".cardc/index", ".cardc/journal", "drivenui/a.yaml", "skima/a.yaml"])
    #expect(try box.run("build", "-o", "out", "--target", "drivenui", "--syntax", "min").code == 0)
    #expect(box.read("out/drivenui/a.json") == #"{"type":"Text","values":{"text":"a"}}"#)
  }

  @Test("is looked for from the input upwards, and its paths are its own")
  func place() throws {
    try box.write("project/cardc.yaml", "target: drivenui\noutput: dist\n")
    try box.write("project/templates/deep/a.json", Sample.text("a"))
    #expect(try box.run("build", "project/templates/deep").code == 0)
    #expect(box.files(in: "project/dist") == [".cardc/index", ".cardc/journal", "drivenui/a.json"])
  }

  @Test("mistakes are located, all of them, and nothing is built")
  func mistakes() throws {
    try box.write(
      "cardc.yaml", "targts: drivenui\nstrict: maybe\njobs: 0\nsyntax: jsn\nlevel: {template.missing-pth: off}\n")
    let run = try box.run("build", "in", "-o", "out", "--diagnostics", "short")
    #expect(run.code == 1)
    #expect(
      run.errors == """
        cardc.yaml:1:1: error: there is no setting `targts` [project.unknown-setting]
        cardc.yaml:2:9: error: this must be `true` or `false` [project.bad-setting]
        cardc.yaml:3:7: error: this must be a whole number above 0 [project.bad-setting]
        cardc.yaml:4:9: error: this must be one of `json`, `yaml`, `min` [project.bad-setting]
        cardc.yaml:5:9: error: there is no diagnostic `template.missing-pth` [project.unknown-id]

        """)
    #expect(!box.exists("out"))
    let human = try box.run("build", "in", "-o", "out")
    #expect(human.errors.contains("help: did you mean `target`?"))
    #expect(human.errors.contains("help: did you mean `json`?"))
    #expect(human.errors.contains("help: did you mean `template.missing-path`?"))
  }

  @Test(
    "a file that is not there is reported where it is named",
    arguments: [
      ("inputs: [in, gone.json]", "1:14"), ("inputs: gone.json", "1:9"), ("inputs: in\ndata: gone.json", "2:7"),
      ("inputs: in\nhost: gone.json", "2:7"), ("inputs: in\nhost-config: gone.json", "2:14"),
      ("inputs: in\nfor: gone.json", "2:6"), ("inputs: in\nfor: host.json", "host.json:1:17"),
    ])
  func missingFiles(_ text: String, _ place: String) throws {
    try box.write("cardc.yaml", text + "\n")
    try box.write("host.json", #"{"host-config": "gone.json"}"#)
    let named = place.contains("json") ? place : "cardc.yaml:" + place
    for command in ["build", "check"] {
      let run = try box.run(command, "--diagnostics", "short")
      #expect(run.code == 1)
      #expect(
        run.errors.hasPrefix("\(named): error: cannot read `gone.json`: No such file or directory [io.cannot-read]\n"),
        "\(command): \(run.errors)")
    }
    // What an option names is not in the file.
    let option = try box.run("check", "gone.json", "--diagnostics", "short")
    #expect(option.errors.contains("error: cannot read `gone.json`"))
    #expect(place.hasPrefix("2") || !option.errors.contains("cardc.yaml:"), "\(option.errors)")
  }

  @Test("the place of a file that is not there is that of the profile which names it")
  func missingFilesOfProfiles() throws {
    try box.write("cardc.yaml", "inputs: in\ndata: gone.json\nprofiles:\n  night: { inputs: [in], data: gone.yaml }\n")
    let run = try box.run("check", "--profile", "night", "--diagnostics", "short")
    #expect(run.errors.hasPrefix("cardc.yaml:4:32: error: cannot read `gone.yaml`"), "\(run.errors)")
    let usual = try box.run("check", "--diagnostics", "short")
    #expect(usual.errors.hasPrefix("cardc.yaml:2:7: error: cannot read `gone.json`"), "\(usual.errors)")
  }

  @Test("two of them in one run are an error")
  func several() throws {
    try box.write("p/cardc.yaml", "")
    try box.write("q/cardc.yaml", "")
    try box.write("q/b.json", Sample.text("b"))
    let run = try box.run("build", "p", "q", "-o", "out")
    #expect(run.code == 1)
    #expect(run.errors.contains("`p/cardc.yaml` and `q/cardc.yaml`"))
  }

  @Test("every key but the inputs is an option of build, whose help is what its row says")
  func keysAreOptions() throws {
    let help = try box.run("build", "--help").output
    let words = help.split { $0.isWhitespace }.joined(separator: " ")
    for setting in Setting.all where setting.name != "inputs" {
      #expect(help.contains(" --\(setting.name) ") || help.contains(" --\(setting.name)/"), "\(setting.name)")
      let value = setting.placeholder.map { " <\($0)>" } ?? "/--no-\(setting.name)"
      #expect(words.contains("--\(setting.name)\(value) \(setting.summary)"), "\(setting.name)")
      if let usage = setting.usage { #expect(words.contains(usage), "\(setting.name)") }
    }
  }

  @Test("schema prints the keys of the file")
  func schema() throws {
    let run = try box.run("schema", "config", "--syntax", "min")
    #expect(run.code == 0)
    #expect(
      run.output.contains(
        #""jobs":{"description":"How many templates to build at a time. Default: the number of processors.","type":"integer""#
      ))
  }

  @Test("options about targets reach the output, from the file and from flags")
  func targetOptions() throws {
    try box.write("in/a.json", #"{"type": "Image", "values": {"localImageName": "logo"}}"#)
    try box.write("cardc.yaml", "asset-base: https://assets.example.com/file/\n")
    let file = try box.run("convert", "in/a.json", "--to", "adaptive-card")
    #expect(file.output.contains("https://assets.example.com/file/logo"), "\(file.errors)")
    let flag = try box.run(
      "convert", "in/a.json", "--to", "adaptive-card", "--asset-base", "https://assets.example.com/flag/",
      "--card-version", "1.3")
    #expect(flag.output.contains("https://assets.example.com/flag/logo"))
    #expect(flag.output.contains("\"version\": \"1.3\""))
    #expect(try box.run("convert", "in/a.json", "--to", "adaptive-card", "--card-version", "new").code == 2)
  }

  @Test("an empty file sets nothing")
  func empty() throws {
    try box.write("cardc.yaml", "# nothing yet\n")
    #expect(try box.run("build", "in", "-o", "out", "--target", "drivenui").code == 0)
  }

  @Test("sets the severity of diagnostics")
  func levels() throws {
    try box.write("in/a.json", Sample.text("${nmae}"))
    try box.write("in/a.data.json", #"{"name": "Ada"}"#)
    try box.write("cardc.yaml", "level:\n  template.missing-path: error\n")
    let run = try box.run("build", "in", "-o", "out", "--target", "drivenui", "--diagnostics", "short")
    #expect(run.code == 1)
    #expect(run.errors.contains("error: `nmae` is not in the data"))
    let off = try box.run(
      "build", "in", "-o", "out", "--target", "drivenui", "--diagnostics", "short", "--level",
      "template.missing-path=off")
    #expect(off.code == 0)
    #expect(off.errors == "1 template, 1 file written\n")
  }
}

extension SettingsTests {
  @Test("max-steps bounds expansions, which a flag overrides")
  func maximumSteps() throws {
    try box.write("cardc.yaml", "inputs: in\ntarget: adaptive-card\nmax-steps: 1000\n")
    try box.write(
      "in/a.json",
      #"{"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "${count(select(items, x => x + 1))}"}]}"#)
    try box.write("in/a.data.json", "{\"items\": [\((0..<1000).map(String.init).joined(separator: ","))]}")
    let bounded = try box.run("build", "--diagnostics", "short")
    #expect(bounded.code == 1)
    #expect(bounded.errors.contains("the template takes more than 1000 steps [template.limit]"))
    #expect(try box.run("build", "--max-steps", "100000").code == 0)
    let data = ["--data", "in/a.data.json"]
    #expect(try box.run(["expand", "in/a.json", "--max-steps", "10"] + data).code == 1)
    #expect(try box.run(["eval", "sum(items)", "--max-steps", "10"] + data).code == 1)
    #expect(try box.run(["eval", "sum(items)"] + data).code == 1)
    #expect(try box.run(["eval", "sum(items)", "--max-steps", "100000"] + data).output == "499500\n")
    #expect(try box.run(["inspect", "in/a.json", "--emit", "ir", "--max-steps", "10"] + data).code == 1)
    #expect(try box.run("eval", "1", "--max-steps", "0").code == 2)
    let explained = try box.run("explain", "template.limit").output
    for name in ["--max-steps", "max-steps", "ExpansionOptions.steps"] { #expect(explained.contains(name)) }
  }

  @Test("an option of build is a key, or is named among those that are none")
  func ownOptions() throws {
    let help = try box.run("build", "--help").output
    let listed = help.matches(of: /(?m)^  (?:-\w, )?--([a-z-]+)/).map { String($0.1) }.filter {
      $0 != "help" && $0 != "version"
    }
    #expect(listed.count > 40)
    let keys = Set(Setting.all.map(\.name))
    #expect(Set(listed).subtracting(keys) == Set(Setting.ofRuns))
    #expect(Set(Setting.ofRuns).isDisjoint(with: keys))
    let article = try String(
      contentsOf: TestFiles.package.appending(path: "Sources/CardCompiler/CardCompiler.docc/Configuration.md"),
      encoding: .utf8)
    for name in Setting.ofRuns { #expect(article.contains("`\(name)`"), "\(name)") }
  }
}
