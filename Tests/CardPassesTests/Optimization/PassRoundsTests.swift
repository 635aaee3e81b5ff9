import CardFormats
import CardIR
import CardSyntax
import CardTestSupport
import Testing

@testable import CardPasses

/// How often passes run, and what they know of the screen then.
@Suite struct PassRoundsTests {
  /// A pass that is not the package's own and changes nothing.
  private struct Looking: Pass {
    let name = "looking"
    let summary = "Looks."
    let stage = PassStage.late(.structural)
    let example = PassExample(before: "", after: "")
    func run(_ screen: inout Screen, _ context: inout PassContext) {}
  }

  /// What a level makes of a document, and the names of the passes that ran.
  private func run(
    _ json: String, _ level: OptimizationLevel = .structural,
    from format: any CardFormats.Format = AdaptiveCardsFormat(),
    to target: (any CardFormats.Format)? = nil, limitedTo capabilities: Capabilities? = nil
  ) throws -> (text: String, passes: [String]) {
    var diagnostics = Diagnostics()
    let document = try #require(JSONReader.read(SourceText(name: "test.json", text: json), diagnostics: &diagnostics))
    var screen = try #require(
      format.importScreen(document, options: ImportOptions(name: "test"), diagnostics: &diagnostics))
    let target = target ?? format
    var context = PassContext(
      source: format.capabilities, target: capabilities ?? target.capabilities, targetName: target.title)
    var observation = PassPipeline.Observation()
    observation.measure = { _ in nil }
    let pipeline = PassPipeline(level: level, adding: [AddedPass(Looking())])
    let outcome = pipeline.run(&screen, target: target.id, context: &context, observing: observation)
    let bytes = try #require(target.emit(screen, options: EmitOptions(syntax: .minified)).first).bytes
    return (String(decoding: bytes, as: UTF8.self), outcome.statistics.map(\.name))
  }

  private func count(_ name: String, _ passes: [String]) -> Int { passes.count { $0 == name } }

  private let plain = card(#"{"type":"TextBlock","text":"A"}"#)
  private let nested = card(
    #"{"type":"Container","items":[{"type":"TextBlock","text":"A"},{"type":"TextBlock","text":"B"}]}"#)

  // MARK: Rounds

  @Test func nothingRunsTwiceWhereNothingGoes() throws {
    let (_, passes) = try run(plain)
    #expect(Set(passes).count == passes.count && passes.contains("flatten-containers"))
  }

  @Test func passesOnStructureRunUntilNothingGoes() throws {
    let (text, passes) = try run(nested)
    #expect(!text.contains("Container"))
    #expect(count("flatten-containers", passes) == 2 && count("remove-empty", passes) == 2)
  }

  @Test func otherPassesRunOnce() throws {
    let (_, passes) = try run(nested)
    #expect(count("elide-defaults", passes) == 1 && count("looking", passes) == 1)
    #expect(count("fold-expressions", passes) == 1)
  }

  @Test func lowerLevelsHaveNoRounds() throws {
    for level in [OptimizationLevel.none, .canonical] {
      let (text, passes) = try run(nested, level)
      #expect(text.contains("Container") && Set(passes).count == passes.count)
    }
  }

  // MARK: Passes on what legalization has made

  private let lowered = ["fold-lowered-expressions", "simplify-lowered-expressions", "remove-dead-lowered-actions"]

  @Test func passesOnLoweredScreensAreLeftOutInTheirOwnFormat() throws {
    let (_, passes) = try run(plain)
    #expect(lowered.allSatisfy { !passes.contains($0) })
  }

  @Test func passesOnLoweredScreensRunInAnotherFormat() throws {
    let (_, passes) = try run(plain, to: SkimaFormat())
    #expect(lowered.allSatisfy { count($0, passes) >= 1 })
  }

  @Test func passesOnLoweredScreensRunForAnOlderVersion() throws {
    var older = AdaptiveCardsFormat().capabilities
    older.newerFeatures = { _ in [] }
    let (_, passes) = try run(plain, limitedTo: older)
    #expect(lowered.allSatisfy { count($0, passes) >= 1 })
  }

  // MARK: What is known of a screen

  /// A card in which only a fallback refers to an empty container. Something hidden has passes ask for references first.
  private func referring(_ properties: String) -> String {
    card(
      #"""
      {"type":"TextBlock","text":"A"\#(properties),"fallback":{"type":"ActionSet","actions":[
        {"type":"Action.ToggleVisibility","title":"T","targetElements":["box"]}]}},
      {"type":"Container","id":"box","spacing":"none","items":[]},
      {"type":"TextBlock","text":"B","id":"b","isVisible":false},
      {"type":"ActionSet","actions":[{"type":"Action.ToggleVisibility","title":"More","targetElements":["b"]}]}
      """#)
  }

  @Test func whatIsKnownIsForgottenWhenAPassChangesTheScreen() throws {
    let text = try run(referring("")).text
    #expect(!text.contains("fallback") && !text.contains(#""id":"box""#))
  }

  @Test func whatSomethingStillRefersToStays() throws {
    let text = try run(referring(#","requires":{"x":"1"}"#)).text
    #expect(text.contains("fallback") && text.contains(#""id":"box""#))
  }
}
