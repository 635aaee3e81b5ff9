package import CardIR
import CardSyntax

/// Empties and fills texts where the source shows and hides them and the target can only change elements.
///
/// Only texts can be changed so, and only where the action says which way: what switches back and forth would have to
/// know the state.
package struct LowerVisibility: Pass {
  package init() {}

  package let name = "lower-visibility"
  package let summary = "Clears and sets texts where the target cannot show or hide them."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: """
      text text="Sold out" id="note" is-visible=false
      button title="More"
        actions
          action.toggle-visibility
            targets
              target target-id="note" is-visible=true
      """,
    after: """
      text text="" id="note"
      button title="More"
        actions
          action.manipulate value="Sold out" operation=changeText target-id="note" target-kind=text
            steps (empty)
      """)

  package func concerns(in context: PassContext) -> ContentSet? { Self.content }

  /// What the pass looks for.
  private static let content = ContentSet([.toggleVisibility])

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    let (kinds, own) = (context.target.kinds, context.source.kinds)
    guard own.contains(.toggleVisibility), !kinds.contains(.toggleVisibility), kinds.contains(.manipulate) else {
      return
    }
    var texts: [String: Element] = [:]
    Self.collect(screen.root, into: &texts)
    var (worker, changed) = (context, Set<String>())
    screen.rewrite(in: Self.content) { action in
      guard action.kind == .toggleVisibility else { return }
      changed.formUnion(Self.lower(&action, texts, &worker))
    }
    context = worker
    guard !changed.isEmpty else { return }
    screen.rewrite { text in
      guard text.kind == .text, let id = text.literal(.id), changed.contains(id) else { return }
      if text.literal(.isVisible) == false { text[.text] = .literal("") }
      text[.isVisible] = nil
    }
  }

  /// The texts that an action can name and whose content is the same for all data.
  private static func collect(_ element: Element, into texts: inout [String: Element]) {
    for region in element.regions {
      for slot in region.slots where slot.scope == nil {
        guard let child = slot.element else { continue }
        if child.kind == .text, let id = child.literal(.id), texts[id] == nil {
          switch child[.text] {
          // What a macro in a text becomes is not known here.
          case .literal(let text)? where !text.isEmpty && !text.containsUTF8("{{"): texts[id] = child
          default: break
          }
        }
        collect(child, into: &texts)
      }
    }
  }

  /// Turns an action into one that changes texts, if it concerns any; gives their names.
  private static func lower(
    _ action: inout Element, _ texts: [String: Element], _ context: inout PassContext
  ) -> [String] {
    var (names, steps, rest) = ([String](), [Element](), 0)
    for slot in action[.targets] {
      guard slot.isPlain, let target = slot.element, let id = target.literal(.targetID), let text = texts[id],
        let isVisible = target.literal(.isVisible), let value = TranslateMarkdown.plainText(of: text)
      else {
        rest += 1
        continue
      }
      var step = Element(.manipulate, source: action.source)
      step[.targetKind] = .literal(.text)
      step[.operation] = .literal(.changeText)
      step[.targetID] = .literal(id)
      step[value: .value] = isVisible ? value : .text("")
      steps.append(step)
      names.append(id)
    }
    guard var last = steps.popLast() else { return [] }
    context.record(
      LossKinds.toggleAsText, "\(context.targetName) cannot show or hide texts, so they are filled and emptied",
      at: action, value: action.literal(.title))
    if rest > 0 {
      context.record(
        LossKinds.unsupportedVisibility, "\(context.targetName) cannot show or hide the other elements", at: action,
        value: action.literal(.title))
    }
    for id in [AttributeID.title, .id, .isEnabled, .actionStyle, .mode, .tooltip, .iconURL] {
      last.take(id, from: action)
    }
    last[.steps] = steps.map { .one($0) }
    action = last
    return names
  }
}
