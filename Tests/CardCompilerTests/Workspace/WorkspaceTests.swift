import CardCompiler
import Testing

@Suite("The workspace")
struct WorkspaceTests {
  /// A project whose card has a component, a fragment, data, a host object and a configuration.
  private var project: OverlayFileSystem {
    OverlayFileSystem([
      "cardc.yaml": "level: { template.missing-path: error }\n",
      "cards/card.yaml": """
      type: VStack
      subviews:
        - { type: line, text: "${name}" }
        - { $include: _parts/end.yaml }
      """,
      "cards/card.data.yaml": "name: Ada\n",
      "cards/card.host.yaml": "theme: dark\n",
      "cards/_parts/end.yaml": "{ type: Text, values: { text: '${$host.theme}' } }\n",
      "cards/_components/line.yaml": """
      metadata: { name: line }
      props: { text: { type: string, required: true } }
      component: { type: Text, values: { text: '$prop{text}' } }
      """,
    ])
  }

  private func open(
    _ files: any FileSystem, data: WorkspaceRequest.DataRule = .all, keeping bytes: Int = 1 << 20
  ) throws -> Workspace {
    var request = WorkspaceRequest()
    request.inputs = ["cards"]
    request.data = data
    request.keptBytes = bytes
    return try Workspace.open(request, files: files)
  }

  private func expanded(_ workspace: Workspace) throws -> String {
    let answer = try workspace.expand("cards/card.yaml", as: .minified)
    return answer.value.map { String(decoding: $0, as: UTF8.self) }
      ?? answer.diagnostics.sorted().map(\.message).joined(separator: "\n")
  }

  @Test("reads everything from its file system")
  func reads() throws {
    let workspace = try open(project)
    #expect(workspace.findings.all.isEmpty)
    let text = try expanded(workspace)
    #expect(text.contains(#""text":"Ada""#) && text.contains(#""text":"dark""#), "\(text)")
    let converted = try workspace.convert("cards/card.yaml", to: .skima)
    #expect(converted.value?.result.outputs.count == 1, "\(converted.diagnostics.all)")
    #expect(throws: UsageProblem.self) { try workspace.check([], jobs: 1) }
    #expect(try workspace.check(["cards"], jobs: 2).value == 1)
    #expect(try workspace.check(["cards"], jobs: 2).diagnostics.all.isEmpty)
  }

  @Test("asking twice derives nothing twice")
  func twice() throws {
    let workspace = try open(project)
    func ask() throws {
      _ = try expanded(workspace)
      _ = try workspace.convert("cards/card.yaml", to: .skima)
      _ = try workspace.convert("cards/card.yaml", to: .drivenUI)
      _ = try workspace.generate(
        "cards/card.yaml", to: FormatID(rawValue: "swift"), named: "Card", runtimeModule: "CardRuntime")
      _ = try workspace.check(["cards"], jobs: 1)
    }
    try ask()
    let count = workspace.derivationCount
    #expect(count > 0)
    try ask()
    #expect(workspace.derivationCount == count)
  }

  @Test("after a change, only what the change concerns is derived anew")
  func changes() throws {
    var files = project
    files["cards/other.yaml"] = "type: Text\nvalues: { text: other }\n"
    let first = try open(files, data: .named)
    func ask(_ workspace: Workspace) throws -> [Int] {
      try ["cards/card.yaml", "cards/other.yaml"].map { name in
        let before = workspace.derivationCount
        _ = try workspace.convert(name, to: .skima)
        return workspace.derivationCount - before
      }
    }
    // The source, the host object and the data beside the first one, which tell types, and what came of them.
    #expect(try ask(first) == [4, 2])
    #expect(try ask(first.reopened(over: files)) == [0, 0])
    files["cards/other.yaml"] = "type: Text\nvalues: { text: changed }\n"
    #expect(try ask(first.reopened(over: files)) == [0, 2])
    files["cards/_parts/end.yaml"] = "{ type: Spacer }\n"
    #expect(try ask(first.reopened(over: files)) == [2, 0])
    files["cards/_components/line.yaml"]?.append("\n# nothing but a remark\n")
    #expect(try ask(first.reopened(over: files)) == [2, 2])
    files["cards/_parts/unused.yaml"] = "{}\n"
    #expect(try ask(first.reopened(over: files)) == [0, 0])
    // What decides how everything is compiled concerns everything.
    files["cardc.yaml"] = "strict: true\n"
    #expect(try ask(first.reopened(over: files)) == [4, 2])
  }

  @Test("a file that was missing is found when it is there")
  func appears() throws {
    var files = project
    let text = files["cards/_parts/end.yaml"]
    files["cards/_parts/end.yaml"] = nil
    let first = try open(files)
    #expect(try first.expand("cards/card.yaml", as: .minified).diagnostics.all.map(\.id) == ["include.cannot-read"])
    files["cards/_parts/end.yaml"] = text
    #expect(try expanded(first.reopened(over: files)).contains(#""text":"dark""#))
  }

  @Test("what is kept has a bound, and nothing is kept where nothing is asked for twice")
  func bound() throws {
    var files = OverlayFileSystem()
    for number in 0..<20 {
      files["cards/\(number).yaml"] = "type: Text\nvalues: { text: \(String(repeating: "x", count: 1000)) }\n"
    }
    let workspace = try open(files, keeping: 5000)
    for number in 0..<20 { _ = try workspace.convert("cards/\(number).yaml", to: .skima) }
    #expect(workspace.keptSize > 0 && workspace.keptSize <= 5000)
    let none = try open(files, keeping: 0)
    _ = try none.convert("cards/0.yaml", to: .skima)
    #expect(none.keptSize == 0)
  }

  @Test("what an option names comes first, then what lies beside the template, then what cardc.yaml names")
  func precedence() throws {
    var files = project
    files["cardc.yaml"] = "data: all.yaml\nhost: all.host.yaml\n"
    files["all.yaml"] = "name: of all\n"
    files["all.host.yaml"] = "theme: of all\n"
    files["named.yaml"] = "name: named\n"
    files["named.host.yaml"] = "theme: named theme\n"
    func texts(_ data: String?, _ host: String?, _ files: OverlayFileSystem) throws -> [String] {
      var request = WorkspaceRequest()
      request.inputs = ["cards"]
      request.settings.data = data
      request.settings.host = host
      let text = try expanded(Workspace.open(request, files: files))
      return ["named", "named theme", "Ada", "dark", "of all"].filter { text.contains(#""text":"\#($0)""#) }
    }
    #expect(try texts("named.yaml", "named.host.yaml", files) == ["named", "named theme"])
    #expect(try texts(nil, nil, files) == ["Ada", "dark"])
    files["cards/card.data.yaml"] = nil
    files["cards/card.host.yaml"] = nil
    #expect(try texts(nil, nil, files) == ["of all"])
  }

  @Test("what makes no sense is thrown, what is wrong with a file is found")
  func problems() throws {
    var request = WorkspaceRequest()
    request.settings.passes = ["elide-default"]
    #expect(throws: UsageProblem.self) { try Workspace.open(request, files: project) }
    request.settings.passes = nil
    request.sourceDate = "yesterday"
    #expect(throws: UsageProblem.self) { try Workspace.open(request, files: project) }
    request.sourceDate = nil
    request.settings.data = "none.json"
    request.settings.host = "none.host.json"
    request.settings.hostConfig = HostConfigName("none.config.json")
    let ids = try Workspace.open(request, files: project).findings.all.map(\.message)
    #expect(ids.count == 3, "\(ids)")
  }

  @Test("a misspelt type to open is named, and one that nobody knows is taken")
  func openedTypes() throws {
    var request = WorkspaceRequest()
    request.settings.openTypes = ["Image", "AcmeFloorPlan"]
    _ = try Workspace.open(request, files: project)
    request.settings.openTypes = ["Image", "ProgresBar"]
    let problem = #expect(throws: UsageProblem.self) { try Workspace.open(request, files: project) }
    #expect(problem?.message == "There is no type to open `ProgresBar`: did you mean `ProgressBar`?")
  }
}
