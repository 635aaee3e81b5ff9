import CardFormats
import CardIR
import CardSyntax
import CardTestSupport
import Testing

@testable import CardPasses

/// Skima documents as no one would write them: whatever the constraints say, nothing is lost on the way.
@Suite struct RandomConstraintTests {
  /// The text of a random screen, with the texts in it that have to be shown.
  private struct RandomDocument {
    var random: SeededGenerator
    var shown: [String] = []
    private var count = 0
    private var ids = ["gone", "w0", "${id}"]

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    private mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }

    mutating func screen() -> String { #"{"metadata":{"id":"r"},"ui":[\#(list(depth: 3))]}"# }

    private mutating func list(depth: Int) -> String {
      (0..<Int.random(in: 0...5, using: &random)).map { _ in widget(depth: depth) }.joined(separator: ",")
    }

    private mutating func widget(depth: Int) -> String {
      count += 1
      let name = "text \(count)."
      var members: [String] = []
      switch Int.random(in: 0..<(depth > 0 ? 10 : 5), using: &random) {
      case 0, 1, 2:
        shown.append(name)
        members = [#""type":"label""#, #""props":{"text":"\#(name)"}"#]
      case 3:
        shown.append(name)
        members = [
          #""type":"button""#, #""props":{"text":"\#(name)","onClick":[{"type":"\#(pick(["x", "navigation"]))"}]}"#,
        ]
      case 4: members = [#""type":"\#(pick(["image", "chart", "container", "checkbox"]))""#, #""props":{}"#]
      case 5, 6:
        let type = pick(["stack", "scrollview"])
        let axis = pick([#""axis":"vertical","#, #""axis":"horizontal","#, ""])
        members = [#""type":"\#(type)""#, #""props":{\#(axis)"children":[\#(list(depth: depth - 1))]}"#]
      default:
        let color = pick([##""backgroundColor":"#112233","##, #""borderWidth":1,"#, #""cornerRadius":8,"#, ""])
        members = [#""type":"container""#, #""props":{\#(color)"children":[\#(list(depth: depth - 1))]}"#]
      }
      if chance(80) {
        let id = chance(15) ? pick(ids) : "w\(count)"
        ids.append(id)
        members.append(#""id":"\#(id)""#)
      }
      if chance(10) { members.append(#""$when":"${shown}""#) }
      if chance(10) { members.append(#""$data":"${items}""#) }
      if chance(90) {
        let constraints = (0..<Int.random(in: 0...5, using: &random)).map { _ in constraint() }
        members.append(#""constraints":[\#(constraints.joined(separator: ","))]"#)
      }
      return "{" + members.joined(separator: ",") + "}"
    }

    private mutating func constraint() -> String {
      if chance(3) { return pick(["7", "null", #""topEqual""#, "{}", "[]", #"{"$when":"${a}"}"#]) }
      let rule = pick([
        "topEqual", "bottomEqual", "leftEqual", "rightEqual", "width", "height", "centerX", "centerY",
        "horizontalMargin", "topEqual", "leftEqual", "upEqual",
      ])
      var members = [#""type":"\#(rule)""#]
      if chance(80) {
        let values = ["0", "8", "16", "-8", "0.5", "1e300", "-1e300", "-0.0", #""8""#, #""${gap}""#, "null", "true"]
        members.append(#""value":\#(pick(values))"#)
      }
      if chance(60) { members.append(#""to":"\#(pick(["top", "bottom", "left", "right", "middle", "${edge}"]))""#) }
      if chance(60) { members.append(#""of":\#(chance(4) ? "7" : #""\#(pick(ids))""#)"#) }
      return "{" + members.joined(separator: ",") + "}"
    }
  }

  private static let formats: [any Format] = [AdaptiveCardsFormat(), DrivenUIFormat()]

  @Test(arguments: ["adaptive-card", "drivenui"]) func nothingIsLost(_ name: String) throws {
    let target = try #require(Self.formats.first { $0.id.rawValue == name })
    for seed in 0..<TestEffort.choose(40, thorough: 120) {
      var random = RandomDocument(seed: UInt64(seed))
      let text = random.screen()
      var diagnostics = Diagnostics()
      let source = SourceText(name: "r.json", text: text)
      let document = try #require(JSONReader.read(source, diagnostics: &diagnostics))
      let options = ImportOptions(name: "r")
      var screen = try #require(
        SkimaFormat().importScreen(document, options: options, diagnostics: &diagnostics))
      #expect(diagnostics.all.filter { $0.severity == .error }.map(\.message) == [], "seed \(seed)")
      var context = PassContext(
        source: SkimaFormat().capabilities, target: target.capabilities, targetName: target.title)
      let outcome = PassPipeline(level: .none).run(&screen, target: target.id, context: &context)
      #expect(outcome.brokenRules.map { "\($0.pass): \($0.problem)" } == [], "seed \(seed)")
      let bytes = target.emit(screen, options: EmitOptions(syntax: .minified)).first?.bytes ?? []
      let output = String(decoding: bytes, as: UTF8.self)
      let lost = random.shown.filter { !output.contains($0) }
      #expect(lost == [], "seed \(seed)")
      // With data there is a number in place of the binding.
      let bound = output.replacing("\"${gap}\"", with: "12")
      if name == "drivenui" { #expect(drivenUIProblems(in: Array(bound.utf8)) == [], "seed \(seed)") }
      if !lost.isEmpty { return print(text) }
    }
  }

  @Test func everyChildComesOutOnce() throws {
    for seed in 1_000..<TestEffort.choose(1_060, thorough: 1_200) {
      var random = RandomDocument(seed: UInt64(seed))
      let text = random.screen()
      var diagnostics = Diagnostics()
      let document = try #require(
        JSONReader.read(SourceText(name: "r.json", text: text), diagnostics: &diagnostics))
      let options = ImportOptions(name: "r")
      let source = try #require(
        SkimaFormat().importScreen(document, options: options, diagnostics: &diagnostics))
      func contents(_ screen: Screen) -> (texts: [String], kinds: [ElementKind: Int], scopes: Int) {
        var (texts, kinds, scopes) = ([String](), [ElementKind: Int](), 0)
        func count(_ slots: [Slot]) {
          for slot in slots {
            if !slot.isPlain { scopes += 1 }
            guard let element = slot.element else { continue }
            if let text = element.literal(.text) ?? element.literal(.title) { texts.append(text) }
            if [.text, .button, .image, .toggle, .custom, .scroll].contains(element.kind) {
              kinds[element.kind, default: 0] += 1
            }
            count(element[.children])
          }
        }
        count(screen.root[.children])
        return (texts.sorted(), kinds, scopes)
      }
      let before = contents(source)
      for target in [Traits.views, Traits.meaning] {
        var screen = source
        var context = PassContext(source: SkimaFormat().capabilities, target: target, targetName: "Target")
        RecoverFlow().run(&screen, &context)
        #expect(Verifier.problems(in: screen) == [], "seed \(seed)")
        let after = contents(screen)
        #expect(after.texts == before.texts, "seed \(seed)")
        #expect(after.kinds == before.kinds, "seed \(seed)")
        #expect(after.scopes == before.scopes, "seed \(seed)")
      }
    }
  }
}
