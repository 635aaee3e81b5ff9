import CardIR
import CardSyntax
import Testing

@testable import CardPasses

/// What an optimization makes of children whose format it keeps: the dump before and after.
func optimized(
  _ pass: any Pass, _ children: [Slot], in format: Capabilities = Traits.meaning
) -> (before: String, after: String) {
  struct Nothing: Pass {
    let name = "nothing"
    let summary = "Does nothing."
    let stage = PassStage.late(.none)
    let example = PassExample(before: "", after: "")
    func run(_ screen: inout Screen, _ context: inout PassContext) {}
  }
  let before = run(Nothing(), children, from: format, to: format).dump
  let (after, losses) = run(pass, children, from: format, to: format)
  #expect(losses == [], "an optimization loses nothing")
  return (before, after)
}

/// What an optimization makes of children that all stand once.
func optimized(
  _ pass: any Pass, _ children: [Element], in format: Capabilities = Traits.meaning
) -> (before: String, after: String) {
  optimized(pass, children.map { .one($0) }, in: format)
}

/// Whether an optimization leaves children as they are.
func stays(_ pass: any Pass, _ children: [Slot], in format: Capabilities = Traits.meaning) -> Bool {
  let (before, after) = optimized(pass, children, in: format)
  return before == after
}

/// Whether an optimization leaves children that all stand once as they are.
func stays(_ pass: any Pass, _ children: [Element], in format: Capabilities = Traits.meaning) -> Bool {
  stays(pass, children.map { .one($0) }, in: format)
}

/// What a pass that gives something up for a smaller document makes of children, and what it reports.
func saved(_ pass: any Pass, _ children: [Element]) -> (dump: String, losses: [String]) {
  run(pass, children, from: Traits.meaning, to: Traits.meaning)
}

extension Element {
  /// An element of a kind, changed.
  static func make(_ kind: ElementKind, _ change: (inout Element) -> Void = { _ in }) -> Element {
    var element = Element(kind)
    change(&element)
    return element
  }
}

/// A button whose tap runs actions.
func button(_ title: String, _ actions: [Element]) -> Element {
  .make(.button) {
    $0[.title] = .literal(title)
    $0[.actions] = actions.map { .one($0) }
  }
}

/// An action that shows and hides the elements of these names.
func toggle(_ names: String...) -> Element {
  .make(.toggleVisibility) { action in
    action[.targets] = names.map { name in .one(.make(.target) { $0[.targetID] = .literal(name) }) }
  }
}

/// Data that are written in a template.
func data(_ json: String) throws -> Node {
  var diagnostics = Diagnostics()
  let document = Document.readJSON(SourceText(name: "data.json", bytes: Array(json.utf8)), diagnostics: &diagnostics)
  return try #require(document).root
}
