import CardCompiler
import CardTestSupport
import Foundation
import Testing

/// Sources that `--preserve` stores in outputs, and what becomes of them on the way back.
@Suite("Preserved sources")
struct PreservationTests {
  private static let formats: [FormatID] = [.adaptiveCard, .drivenUI, .skima]
  private static let key = "x-cardc"

  private static let screen = """
    {"type": "VStack", "properties": {"spacing": 7, "mood": "calm"}, "subviews": [
      {"type": "Text", "properties": {"font": "caption"}, "values": {"text": "caf\\u00e9 ${name}"}},
      {"type": "Spacer"}, {"type": "Divider"}
    ]}
    """

  private func compile(
    _ bytes: some Collection<UInt8>, to target: FormatID, preserving: Bool = false, named name: String = "a.json",
    data: String? = nil, _ change: (inout CompilerOptions) -> Void = { _ in }
  ) -> CompilationResult {
    var options = CompilerOptions()
    options.preservesSource = preserving
    change(&options)
    return Compiler(options).compile(
      SourceText(name: name, bytes: bytes), data: data.map { SourceText(name: "data.json", text: $0) }, to: [target])
  }

  private func bytes(
    _ bytes: some Collection<UInt8>, to target: FormatID, preserving: Bool = false, named name: String = "a.json"
  ) throws -> [UInt8] {
    try #require(compile(bytes, to: target, preserving: preserving, named: name)[target]?.bytes)
  }

  private func read(_ bytes: [UInt8]) throws -> Document {
    var diagnostics = Diagnostics()
    return try #require(
      Document.read(SourceText(name: "b.json", bytes: bytes), as: .json, diagnostics: &diagnostics),
      "\(diagnostics.all.map(\.message))")
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// A stored screen, as a text that can be changed.
  private func stored(as target: FormatID = .skima) throws -> String {
    text(try bytes(Self.screen.utf8, to: target, preserving: true))
  }

  // MARK: There and back

  /// Every pair of formats from one file; gives the number of pairs.
  private func roundTrip(_ path: String, _ components: [SourceText] = []) throws -> Int {
    let source = try TestFiles.bytes(path)
    func compile(_ bytes: [UInt8], _ name: String, preserving: Bool) -> CompilationResult {
      var options = CompilerOptions()
      options.components = components
      options.preservesSource = preserving
      return Compiler(options).compile(SourceText(name: name, bytes: bytes), to: Self.formats)
    }
    let plain = compile(source, path, preserving: false)
    guard !plain.diagnostics.hasErrors else { return 0 }
    let format = try #require(plain.sourceFormat)
    for output in compile(source, path, preserving: true).outputs {
      let bytes = try #require(output.files.first?.bytes)
      if output.target == format {
        #expect(bytes == plain[format]?.bytes, "\(path): a source in its own format has nothing to preserve")
        continue
      }
      let document = try read(bytes)
      #expect(problems(document, bytes, output.target) == [], "\(path) as \(output.target)")
      let names = document.root.members.map(\.name)
      #expect(names.last == Self.key && Set(names).count == names.count)
      let name = Path.withoutExtension(Path.name(of: path)) + ".json"
      let back = compile(bytes, name, preserving: false)
      #expect(!back.diagnostics.all.contains { $0.id.hasPrefix("preserve.") })
      for target in Self.formats where target != output.target {
        #expect(
          back[target]?.bytes == plain[target]?.bytes, "\(path): \(format) by way of \(output.target) to \(target)")
      }
    }
    return Self.formats.count - 1
  }

  /// What a decoder that follows the format's page finds wrong.
  private func problems(_ document: Document, _ bytes: [UInt8], _ target: FormatID) -> [String] {
    switch target {
    case .drivenUI: drivenUIProblems(in: bytes)
    case .skima: SkimaValidator.problems(in: document)
    default: document.root["type"]?.string == "AdaptiveCard" ? [] : ["no card"]
    }
  }

  @Test("our own screens come back from every format as they were")
  func ownScreens() throws {
    let components = try TestFiles.files(below: "templates/_components", extension: "yaml").map {
      SourceText(name: $0, bytes: try TestFiles.bytes($0))
    }
    var count = 0
    for folder in ["templates", "examples/legacy"] {
      for suffix in ["json", "yaml"] {
        for file in TestFiles.files(below: folder, extension: suffix)
        where !file.contains(".data") && !file.contains("/_") {
          count += try roundTrip(file, components)
        }
      }
    }
    #expect(count >= 30)
  }

  @Test(
    "and so does the whole corpus",
    .enabled(if: TestFiles.corpus("skima") != nil, "CARDC_SHARED does not name a folder with a corpus"))
  func corpus() throws {
    var count = 0
    for folder in ["adaptive-cards", "drivenui", "skima"] {
      let files = (TestFiles.corpus(folder) ?? []).filter { !$0.contains("/HostConfig/") }
      for file in TestEffort.sample(files, every: 5) { count += try roundTrip(file) }
    }
    #expect(count > TestEffort.choose(60, thorough: 300))
  }

  @Test("a stored source keeps the spelling of its strings and numbers, and its template")
  func spelling() throws {
    let output = try stored()
    #expect(output.contains(#""text": "caf\u00e9 ${name}""#))
    #expect(text(try bytes(output.utf8, to: .drivenUI)) == text(try bytes(Self.screen.utf8, to: .drivenUI)))
  }

  @Test("from YAML and through YAML as well")
  func yaml() throws {
    let source = "type: Text\nvalues: {text: \"yes\"}\nproperties: {spacing: 0x10, note: no, when: 2024-01-01}\n"
    let plain = try bytes(source.utf8, to: .drivenUI, named: "a.yaml")
    let result = compile(source.utf8, to: .adaptiveCard, preserving: true, named: "a.yaml") { $0.syntax = .yaml }
    let output = try #require(result[.adaptiveCard]?.bytes)
    #expect(text(output).contains("\nx-cardc:\n"))
    #expect(text(try bytes(output, to: .drivenUI, named: "b.yaml")) == text(plain))
  }

  @Test("nothing is stored unless it is asked for, nor reported as lost")
  func offByDefault() throws {
    #expect(!text(try bytes(Self.screen.utf8, to: .skima)).contains(Self.key))
    let plain = compile(Self.screen.utf8, to: .skima).outputs[0].fidelity.map(\.message)
    let stored = compile(Self.screen.utf8, to: .skima, preserving: true)
    #expect(stored.outputs[0].fidelity.map(\.message) == plain)
    #expect(stored.diagnostics.all.map(\.id) == compile(Self.screen.utf8, to: .skima).diagnostics.all.map(\.id))
  }

  @Test("data fill the source that was stored, not what was made of it")
  func bound() throws {
    let data = #"{"name": "Ada"}"#
    let wanted = compile(Self.screen.utf8, to: .drivenUI, data: data)[.drivenUI]?.bytes
    let result = compile(try stored().utf8, to: .drivenUI, named: "b.json", data: data)
    #expect(result[.drivenUI]?.bytes == wanted)
    #expect(wanted.map { text($0).contains("Ada") } == true)
    // What is bound is stored bound: its own way back gives no template.
    let filled = compile(Self.screen.utf8, to: .skima, preserving: true, data: data)
    let back = try bytes(try #require(filled[.skima]?.bytes), to: .drivenUI)
    #expect(back == wanted)
  }

  // MARK: Changes on the way

  @Test("other white space, order and spelling of the output change nothing")
  func respelled() throws {
    let output = try stored()
    let wanted = try bytes(Self.screen.utf8, to: .drivenUI)
    let object = try JSONSerialization.jsonObject(with: Data(output.utf8))
    let sorted = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    let result = compile([UInt8](sorted), to: .drivenUI)
    #expect(!result.diagnostics.all.contains { $0.id.hasPrefix("preserve.") })
    #expect(try read(try #require(result[.drivenUI]?.bytes)).root["properties"]?["mood"]?.string == "calm")
    #expect(output.contains("\"spacing\": 7,"))
    let precise = try respelling(output, "\"spacing\": 7,", "\"spacing\" : 7.00,")
    #expect(try bytes(precise.utf8, to: .drivenUI) == wanted)
  }

  /// Changes the screen, but not what is stored in it.
  private func respelling(_ output: String, _ old: String, _ new: String) throws -> String {
    let range = try #require(output.range(of: old))
    return output.replacingCharacters(in: range, with: new)
  }

  @Test("an edited output stands for itself, with a warning at the key")
  func edited() throws {
    let output = try stored()
    let edited = output.replacing("\"id\": \"a\"", with: "\"id\": \"changed\"")
    #expect(edited != output)
    let result = compile(edited.utf8, to: .drivenUI, named: "b.json")
    #expect(result.diagnostics.all.filter { $0.id == "preserve.stale" }.map { $0.span?.text } == ["\"x-cardc\""])
    let bare = try #require(edited.range(of: ",\n  \"x-cardc\"")).lowerBound
    let wanted = try bytes((edited[..<bare] + "\n}\n").utf8, to: .drivenUI, named: "b.json")
    #expect(result[.drivenUI].map { text($0.bytes) } == text(wanted))
  }

  @Test("in its own format an output keeps what is stored in it, rewritten or not")
  func sameFormat() throws {
    let output = try stored()
    #expect(text(try bytes(output.utf8, to: .skima)) == output)
    let wanted = try bytes(Self.screen.utf8, to: .drivenUI)
    for level in OptimizationLevel.allCases {
      let rewritten = compile(output.utf8, to: .skima) { $0.optimization = level }
      let result = compile(try #require(rewritten[.skima]?.bytes), to: .drivenUI)
      #expect(result[.drivenUI]?.bytes == wanted, "\(level)")
    }
    // What does not fit stays too, and does not begin to fit.
    let edited = output.replacing("\"id\": \"a\"", with: "\"id\": \"changed\"")
    let kept = compile(edited.utf8, to: .skima)
    #expect(kept[.skima].map { text($0.bytes) } == edited)
    #expect(kept.diagnostics.all.contains { $0.id == "preserve.stale" })
  }

  @Test("a source that has a stored source is stored as that, never one inside the other")
  func chain() throws {
    let first = try bytes(Self.screen.utf8, to: .skima, preserving: true)
    let second = try bytes(first, to: .adaptiveCard, preserving: true)
    #expect(second == (try bytes(Self.screen.utf8, to: .adaptiveCard, preserving: true)))
    #expect(text(second).components(separatedBy: Self.key).count == 2)
  }

  // MARK: What cannot be relied on

  @Test(
    "a member that makes no sense is a located warning, and the document stands for itself",
    arguments: [
      "null", "5", "\"x\"", "[]", "[[[{}]]]", "{}", #"{"version": 2}"#, #"{"version": "1"}"#, #"{"version": 1e999}"#,
      #"{"version": 1, "format": "swiftui"}"#, #"{"version": 1, "format": ["skima"]}"#,
      #"{"version": 1, "format": "skima"}"#, #"{"version": 1, "format": "skima", "digest": 7, "source": {}}"#,
      #"{"version": 1, "format": "skima", "digest": "x"}"#,
      #"{"version": 1, "format": "skima", "digest": "x", "source": "${boom("}"#,
      #"{"version": 1, "format": "skima", "digest": "x", "source": {"x-cardc": {}}}"#,
      #"{"version": 1, "format": "skima", "digest": "", "source": {"type": "${1 +}", "$include": "/etc/passwd"}}"#,
      #"{"$include": "/etc/passwd"}"#, #"{"$data": "${x}", "$when": "${(("}"#,
    ])
  func nonsense(_ member: String) throws {
    let body = #"{"type": "Text", "values": {"text": "a"}"#
    let wanted = try bytes((body + "}").utf8, to: .skima)
    let result = compile((body + #", "x-cardc": "# + member + "}").utf8, to: .skima)
    let warnings = result.diagnostics.all
    #expect(warnings.count == 1)
    #expect(warnings.first.map { $0.id.hasPrefix("preserve.") && $0.severity == .warning && $0.span != nil } == true)
    #expect(result[.skima]?.bytes == wanted)
    // It belongs to the program, so templates and checks see nothing of it.
    let bound = compile((body + #", "x-cardc": "# + member + "}").utf8, to: .skima, data: "{}")
    #expect(bound[.skima]?.bytes == wanted)
    #expect(bound.diagnostics.all.count == 1)
  }

  @Test("a stored source that is no screen of its format is a warning at its place")
  func wrongFormat() throws {
    let output = try stored().replacing("\"format\": \"drivenui\"", with: "\"format\": \"adaptive-card\"")
    let result = compile(output.utf8, to: .drivenUI, named: "b.json")
    let warnings = result.diagnostics.all.filter { $0.id == "preserve.unreadable" }
    #expect(warnings.count == 1)
    #expect(warnings.first?.span?.text == "\"VStack\"")
    #expect(!result.diagnostics.hasErrors)
    #expect(result[.drivenUI] != nil)
  }

  @Test("a source too deep to be stored is converted without")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      let note = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      return #"{"type": "Text", "values": {"text": "a"}, "note": \#(note)}"#
    }
    let fitting = compile(nested(509).utf8, to: .skima, preserving: true)
    #expect(!fitting.diagnostics.all.contains { $0.id == "preserve.not-stored" })
    let back = try bytes(try #require(fitting[.skima]?.bytes), to: .drivenUI)
    #expect(back == (try bytes(nested(509).utf8, to: .drivenUI)))
    let deep = compile(nested(510).utf8, to: .skima, preserving: true)
    #expect(deep.diagnostics.all.contains { $0.id == "preserve.not-stored" && $0.span != nil })
    #expect(deep[.skima].map { text($0.bytes).contains(Self.key) } == false)
  }
}
