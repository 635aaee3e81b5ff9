import CardCompiler
import Testing

@Suite struct CompiledTemplateTests {
  private func template(_ text: String) throws -> CompiledTemplate {
    try Compiler().template(SourceText(name: "t.yaml", text: text))
  }

  @Test func expandsManyTimes() throws {
    let template = try template("type: TextBlock\ntext: Hello ${name}\n")
    for name in ["Ada", "Grace"] {
      let output = try template.expand(SourceText(name: "d.json", text: #"{"name":"\#(name)"}"#))
      #expect(String(decoding: output, as: UTF8.self) == #"{"type":"TextBlock","text":"Hello \#(name)"}"#)
    }
  }

  @Test func takesAHostObjectAndTellsWhatItFinds() throws {
    var output: [UInt8] = Array("> ".utf8)
    var findings = Diagnostics()
    try template(#"{"a":"${$host.lang}","b":"${none}"}"#).expand(
      SourceText(name: "d.json", text: "{}"), host: SourceText(name: "h.json", text: #"{"lang":"de"}"#),
      into: &output, findings: &findings)
    #expect(String(decoding: output, as: UTF8.self) == #"> {"a":"de","b":"${none}"}"#)
    #expect(findings.sorted().map(\.id) == ["template.missing-path"])
  }

  @Test func mistakesInTheTemplateAreThrownTogether() {
    let error = #expect(throws: CompilationError.self) { try template(#"{"a":"${nope(1)}","b":"${1 +}"}"#) }
    #expect(error?.diagnostics.all.filter { $0.severity == .error }.count == 2)
    #expect(error?.description.contains("nope") == true)
  }

  @Test func nothingIsAppendedWhereTheDataAreWrong() throws {
    var output: [UInt8] = [1]
    var findings = Diagnostics()
    let template = try template(#"{"a":"${n / 0}"}"#)
    #expect(throws: CompilationError.self) {
      try template.expand(SourceText(name: "d.json", text: #"{"n":1}"#), into: &output, findings: &findings)
    }
    #expect(throws: CompilationError.self) {
      try template.expand(SourceText(name: "d.json", text: "{"), into: &output, findings: &findings)
    }
    #expect(output == [1])
  }

  @Test func oneTemplateServesManyTasks() async throws {
    let template = try template(#"{"a":"${formatDateTime(t, 'yyyy')}-${n}"}"#)
    let outputs = await withTaskGroup(of: String?.self) { group in
      for number in 0..<64 {
        group.addTask {
          let data = SourceText(name: "d.json", text: #"{"t":"2026-01-01T00:00:00Z","n":\#(number)}"#)
          return (try? template.expand(data)).map { String(decoding: $0, as: UTF8.self) }
        }
      }
      return await group.reduce(into: Set<String?>()) { $0.insert($1) }
    }
    #expect(outputs.count == 64 && !outputs.contains(nil))
  }
}
