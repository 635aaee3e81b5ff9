import CardTestSupport
import Testing

/// One rule for all commands: what an expansion evaluates and cannot is an error, whether the command knows the element
/// and the property that it is in or not, and whether there are data or not.
@Suite("One verdict on a binding with a mistake")
struct VerdictTests {
  private let box: Sandbox

  init() throws {
    box = try Sandbox()
    try box.write("d.json", "{}")
  }

  private static let bindings = ["${noSuchFunction()}", "${1 +}"]

  /// Where a binding may stand, with `@` in its place: in what is known and in what nobody knows.
  private static let places = [
    #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"@"}]}"#,
    #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"Hologram","items":[{"type":"TextBlock","text":"@"}]}]}"#,
    #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"Hologram","deep":{"er":["a @"]}}]}"#,
    #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"Hologram","part":{"$when":"@","a":1}}]}"#,
    #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"Hologram","parts":[{"$data":"@","a":1}]}]}"#,
    #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"a","x-team":"@"}]}"#,
    #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"a","x-team":{"a":["@"]}}]}"#,
    #"{"type":"AdaptiveCard","version":"1.5","x-team":{"a":"@"},"body":[]}"#,
    #"{"type":"AdaptiveCard","version":"1.5","body":[],"actions":[{"type":"Action.Odd","title":"t","x":"@"}]}"#,
    #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"Badge","text":"a","fallback":{"type":"X","y":"@"}}]}"#,
    #"{"type":"Text","content":"a","x-team":{"a":"@"}}"#,
  ]

  private static let commands: [[String]] = [
    ["check", "a.json"], ["check", "a.json", "--data", "d.json"],
    ["convert", "a.json", "--to", "adaptive-card"], ["convert", "a.json", "--to", "skima"],
    ["convert", "a.json", "--to", "skima", "--data", "d.json"],
    ["convert", "a.json", "--to", "swiftui"], ["convert", "a.json", "--to", "swiftui", "--data", "d.json"],
    ["build", "a.json", "--target", "skima,swiftui", "-o", "out"],
    ["build", "a.json", "--target", "adaptive-card,compose", "--data", "d.json", "-o", "out"],
    ["generate", "a.json"], ["expand", "a.json"], ["expand", "a.json", "--data", "d.json"],
    ["expand", "a.json", "--data", "d.json", "--syntax", "min"],
  ]

  @Test("is an error everywhere", arguments: bindings, places)
  func error(_ binding: String, _ place: String) throws {
    try box.write("a.json", place.replacing("@", with: binding))
    let finding = binding == Self.bindings[0] ? "[template.unknown-function]" : "[template.syntax-error]"
    let start = ((Self.places.firstIndex(of: place) ?? 0) + (Self.bindings.firstIndex(of: binding) ?? 0)) % 2
    for command in TestEffort.sample(Self.commands, every: 2, from: start) {
      let run = try box.run(command + ["--diagnostics", "short"])
      #expect(run.code == 1, "\(command): \(run.errors)")
      let told = run.errors.split(separator: "\n").filter { $0.contains(": error: ") && $0.hasSuffix(finding) }
      #expect(told.count == 1, "\(command): \(run.errors)")
      #expect(!box.exists("out/skima") && !box.exists("out/adaptive-card"), "\(command)")
    }
  }

  @Test("is none where bindings are text", arguments: places)
  func literal(_ place: String) throws {
    try box.write("cardc.yaml", "literal: true\n")
    try box.write("a.json", place.replacing("@", with: "${1 +}"))
    for command in [["check", "a.json"], ["convert", "a.json", "--to", "adaptive-card"]] {
      let run = try box.run(command)
      #expect(run.code == 0 && !run.errors.contains("template.syntax-error"), "\(command): \(run.errors)")
    }
  }
}
