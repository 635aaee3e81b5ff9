import CardTestSupport
import Testing

@testable import CardCompiler

/// The examples of `Fidelity.md`.
@Suite("The fidelity score")
struct FidelityScoreTests {
  private func output(_ body: String, to target: FormatID = .drivenUI) throws -> CompilationResult.Output {
    let text = #"{"type":"AdaptiveCard","version":"1.5","body":[\#(body)]}"#
    let result = Compiler().compile(SourceText(name: "card.json", text: text), to: [target])
    #expect(!result.diagnostics.hasErrors)
    return try #require(result.outputs.first)
  }

  private func tally(_ body: String) throws -> [Int] {
    let tally = try output(body).tally
    return [tally.exact, tally.approximated, tally.dropped]
  }

  private static let plain = #"{"type":"TextBlock","text":"A","wrap":true}"#

  @Test("every element is counted once, by the worst that is said of it")
  func counts() throws {
    // The version of the card has no place in the output, so the card itself is approximated.
    #expect(try tally(Self.plain) == [1, 1, 0])
    let heading = #"{"type":"TextBlock","text":"A *b*","fontType":"monospace","wrap":true}"#
    #expect(try tally(heading) == [0, 2, 0])
    let input = #"{"type":"Input.Text","id":"i","placeholder":"p"}"#
    #expect(try tally(Self.plain + "," + input) == [1, 1, 1])
  }

  @Test("what is inside of something that is taken away is gone too")
  func hidden() throws {
    let box = #"{"type":"Container","isVisible":false,"items":[\#(Self.plain),\#(Self.plain)]}"#
    let text = #"{"type":"TextBlock","text":"B","isVisible":false,"wrap":true}"#
    #expect(try tally(Self.plain + "," + text) == [1, 1, 1])
    #expect(try tally(Self.plain + "," + box) == [1, 1, 3])
    #expect(try output(Self.plain + "," + box).tally.score == 0.3)
  }

  @Test("an element in another form counts half, and only what is exact has the score 1")
  func score() throws {
    #expect(try output(Self.plain).tally.score == 0.75)
    // The page is a list, because so much has no room on a phone, and one element is; rounded to three decimals the
    // score would be 1.
    let many = try output(Array(repeating: Self.plain, count: 4999).joined(separator: ","))
    #expect(many.tally.exact == 4998)
    #expect(many.tally.score == 0.999)
    #expect(try output(Self.plain, to: .adaptiveCard).tally.score == 1)
  }

  @Test("a remark costs nothing")
  func notes() throws {
    let named = #"{"type":"TextBlock","id":"a","text":"A","wrap":true}"#
    let output = try output(named)
    #expect(output.fidelity.contains { $0.kind.id == "note.id-dropped" })
    #expect(output.tally.score == 0.75)
  }
}

@Suite("Places in outputs")
struct TargetPlacesTests {
  private func report(_ body: String, to target: FormatID) throws -> (file: Node, output: Node) {
    var options = CompilerOptions()
    options.notesPlaces = true
    let pipeline = Pipeline(compiler: Compiler(options))
    let text = #"{"type":"AdaptiveCard","version":"1.5","body":[\#(body)]}"#
    let prepared = pipeline.prepare(SourceText(name: "card.json", text: text), asTemplate: false)
    let result = pipeline.run(prepared, data: nil, host: nil, targets: [target])
    let output = try #require(result.outputs.first)
    var report = FidelityReport()
    report.files = [FidelityReport.File(result, output, of: prepared, path: nil)]
    func read(_ bytes: [UInt8]) -> Node? {
      var diagnostics = Diagnostics()
      return Document.read(SourceText(name: "a.json", bytes: bytes), as: .json, diagnostics: &diagnostics)?.root
    }
    return (
      try #require(read(report.bytes())?["files"]?[0]), try #require(read(output.files[0].bytes))
    )
  }

  private func target(_ id: String, in file: Node) -> Node? {
    file["entries"].map { Array($0.elements) }?.first { $0["id"]?.string == id }?["targetPointer"]
  }

  @Test("a deviation points at what its element became, or at nothing if that is gone")
  func elements() throws {
    let (file, output) = try report(
      #"""
      {"type":"TextBlock","text":"A","wrap":true},
      {"type":"TextBlock","text":"B","isVisible":false,"wrap":true},
      {"type":"TextBlock","text":"C","fontType":"monospace","wrap":true}
      """#, to: .drivenUI)
    #expect(target("lossy.font-family", in: file)?.string == "/subviews/0/subviews/1")
    #expect(output["subviews"]?[0]?["subviews"]?[1]?["values"]?["text"]?.string == "C")
    #expect(target("dropped.hidden", in: file)?.isNull == true)
  }

  @Test("of what is put together anew, a deviation points at the smallest element around its parts")
  func parts() throws {
    let (file, output) = try report(
      #"""
      {"type":"TextBlock","text":"A","wrap":true},
      {"type":"FactSet","facts":[{"title":"T","value":"V"},{"title":"U","value":"W"}]}
      """#, to: .drivenUI)
    let pointer = try #require(target("lossy.fact-columns", in: file)?.string)
    let facts = try #require(JSONPointer.value(at: pointer, in: output))
    let text = DocumentPointers.texts(in: facts)
    #expect(text.contains("T") && text.contains("W") && !text.contains("A"))
  }

  @Test("asking for places changes nothing in the output")
  func sameBytes() throws {
    for path in TestFiles.files(below: "examples/legacy", extension: "json") {
      let source = SourceText(name: path, bytes: try TestFiles.bytes(path))
      // A tab bar has no place in DrivenUI.
      let isTabBar = path.hasSuffix("tabs.json")
      let targets: [FormatID] = isTabBar ? [.adaptiveCard, .skima] : [.adaptiveCard, .drivenUI, .skima]
      var options = CompilerOptions()
      let plain = Compiler(options).compile(source, to: targets)
      options.notesPlaces = true
      let noted = Compiler(options).compile(source, to: targets)
      #expect(plain.outputs.count == targets.count, "\(path)")
      for (one, other) in zip(plain.outputs, noted.outputs) {
        #expect(one.files[0].bytes == other.files[0].bytes)
        #expect(one.files[0].places.isEmpty && !other.files[0].places.isEmpty)
      }
    }
  }

  @Test("keys in pointers are escaped, and read back")
  func escaping() throws {
    for key in ["a", "a/b", "~", "~1", "m~n/~0"] {
      #expect(JSONPointer.unescaped(Substring(JSONPointer.escaped(key))) == key)
    }
    #expect(JSONPointer.escaped("a/b~c") == "a~1b~0c")
  }
}

extension DocumentPointers {
  /// The strings in a value.
  fileprivate static func texts(in node: Node) -> [String] {
    if let text = node.string { return [text] }
    return node.elements.flatMap { texts(in: $0) } + node.members.flatMap { texts(in: $0.value) }
  }
}
