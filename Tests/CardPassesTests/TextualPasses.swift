import CardFormats
import CardIR
import CardSyntax
import Testing

@testable import CardPasses

/// What a pass makes of a screen in its printed form: the printed form, as children of the screen or the whole of one
/// that is given as a whole, and the ids of what it reports.
func passed(
  _ pass: any Pass, _ before: String, from source: Capabilities, to target: Capabilities, form: Screen.Form = .screen,
  options: LoweringOptions = LoweringOptions()
) throws -> (after: String, losses: [String]) {
  var screen = try ScreenReader.screen(before)
  screen.form = form
  var context = PassContext(source: source, target: target, targetName: "Target", options: options)
  pass.run(&screen, &context)
  #expect(Verifier.problems(in: screen) == [])
  return (TextDump.text(of: screen), context.fidelity.map(\.kind.id).sorted())
}

/// Expects that a pass makes one screen of another, both in their printed form, and reports exactly these losses.
func expect(
  _ pass: any Pass, makes after: String, of before: String, from source: Capabilities, to target: Capabilities,
  form: Screen.Form = .screen, options: LoweringOptions = LoweringOptions(), losses: [String] = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let found = try passed(pass, before, from: source, to: target, form: form, options: options)
  let wanted = TextDump.text(of: try ScreenReader.screen(after))
  // The head of a printed screen says its form and whether it is a template, which is not what a pass is tested for.
  func body(_ text: String) -> Substring { text.drop { $0 != "\n" } }
  #expect(body(found.after) == body(wanted), sourceLocation: sourceLocation)
  #expect(found.losses == losses.sorted(), sourceLocation: sourceLocation)
}

/// The formats that there are.
enum Formats {
  static let card = AdaptiveCardsFormat().capabilities
  static let oldCard = AdaptiveCardsFormat().capabilities(forVersion: "1.0")
  static let view = DrivenUIFormat().capabilities
  static let widget = SkimaFormat().capabilities
}
