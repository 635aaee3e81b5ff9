package import CardIR
import CardTemplate

/// Removes what the source's hosts show nothing of, before distances to its neighbours are worked out: texts without
/// characters, and lists of facts, images or actions without any. Where data give all of a list, they say whether it is there.
///
/// In other formats such an element has the distance to its neighbours, and a text the height of a line. Nothing is lost:
/// nobody has seen it. What actions or data refer to stays, and so does what data may fill.
package struct DropEmptyContent: Pass {
  package init() {}

  package let name = "drop-empty-content"
  package let summary = "Removes texts and lists in which there is nothing to show."
  package let stage = PassStage.lowering
  package let needs: Set<ScreenAnalysis> = [.references]
  // A list of images may be empty only then.
  package let follows: Set<String> = ["drop-empty-images"]
  package let example = PassExample(before: #"text text="""#, after: "")

  package func concerns(in context: PassContext) -> ContentSet? { Self.content }

  /// What the pass looks for.
  private static let content = ContentSet([.text, .richText, .facts, .imageSet, .actionSet, .table])

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard !context.source.emptyContentTakesRoom else { return }
    let references = context.references(of: screen)
    Self.drop(in: &screen.root, references)
  }

  private static func drop(in element: inout Element, _ references: ScreenReferences) {
    element.updateChildren(in: content) { drop(in: &$0, references) }
    for index in element.regions.indices where element.regions[index].id != .fallback {
      for position in element.regions[index].slots.indices {
        let slot = element.regions[index].slots[position]
        guard let child = slot.element, let test = isFilled(child), !references.mayConcern(child),
          !slot.asks(about: test)
        else { continue }
        element.regions[index].slots[position] = slot.shown(if: test)
      }
    }
    func isGone(_ slot: Slot) -> Bool {
      guard case .one(let child, _, _) = slot else { return false }
      return showsNothing(child) && !references.mayConcern(child)
    }
    guard element.hasChild(where: { showsNothing($0) && !references.mayConcern($0) }) else { return }
    // A fallback that shows nothing is not the same as none.
    for index in element.regions.indices where element.regions[index].id != .fallback {
      if element.regions[index].slots.contains(where: isGone) { element.regions[index].slots.removeAll(where: isGone) }
    }
  }

  /// Whether data give something for a list all of which is theirs; none for other lists.
  private static func isFilled(_ element: Element) -> Expression? {
    guard [.richText, .facts, .imageSet, .actionSet].contains(element.kind) else { return nil }
    var tests: [Expression] = []
    for region in element.regions where region.id != .fallback {
      for slot in region.slots {
        guard case .template(let data)? = slot.scope?.source, let list = data.singleHole else { return nil }
        let isEmpty = Expression.call("empty", [list])
        if !tests.contains(isEmpty) { tests.append(isEmpty) }
      }
    }
    return tests.reduce(nil as Expression?) { all, test in all.map { .and($0, test) } ?? test }.map { .not($0) }
  }

  private static func showsNothing(_ element: Element) -> Bool {
    switch element.kind {
    case .text:
      switch element[.text] {
      case nil: true
      case .literal(let text)?: text.isEmpty
      case .template?: false
      }
    case .richText, .facts, .imageSet, .actionSet, .table: !element.hasSlots
    default: false
    }
  }
}

extension Slot {
  /// Whether the condition of the slot looks at all that a test looks at, as its author has thought of empty lists.
  fileprivate func asks(about test: Expression) -> Bool {
    guard case .template(let own)? = when?.test, let hole = own.singleHole else { return false }
    return test.lists.allSatisfy { hole.mentions($0) }
  }
}

extension Expression {
  /// The lists that calls of `empty` in the expression look at.
  fileprivate var lists: [Expression] {
    if case .call(let function, let arguments) = syntax, function.name == "empty" { return arguments }
    return children.flatMap(\.lists)
  }

  fileprivate func mentions(_ other: Expression) -> Bool { self == other || children.contains { $0.mentions(other) } }
}
