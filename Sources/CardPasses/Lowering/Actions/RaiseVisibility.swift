package import CardIR

/// Reads actions that empty texts and fill them again as showing and hiding them.
///
/// A text counts only if nothing ever gives it another content than its own, and if all that changes it is read so.
package struct RaiseVisibility: Pass {
  package init() {}

  package let name = "raise-visibility"
  package let summary = "Recognizes actions that clear and set texts as showing and hiding."
  package let stage = PassStage.lowering
  // What it hides would go at once.
  package let follows: Set<String> = ["drop-hidden"]
  package let example = PassExample(
    before: """
      text text="" id="note"
      button title="More"
        actions
          action.manipulate value="Sold out" operation=changeText target-id="note" target-kind=text
      """,
    after: """
      text text="Sold out" id="note" is-visible=false
      button title="More"
        actions
          action.toggle-visibility
            targets
              target target-id="note" is-visible=true
      """)

  package func concerns(in context: PassContext) -> ContentSet? { Self.content }

  /// What the pass looks for.
  private static let content = ContentSet([.manipulate])

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    let (source, target) = (context.source, context.target)
    guard context.options.raisesPatterns, source.supports(.manipulate),
      !source.supports(.toggleVisibility), target.supports(.toggleVisibility),
      target.supports(.isVisible, on: .text)
    else { return }
    let contents = Self.contents(of: screen.root)
    guard !contents.isEmpty else { return }
    screen.rewrite { element in
      for region in [RegionID.actions, .tap] where element.has(region) {
        if let action = Self.toggle(element[region], contents) { element[region] = [.one(action)] }
      }
      if element.kind == .text, let content = element.literal(.id).flatMap({ contents[$0] }),
        element.literal(.text)?.isEmpty ?? true
      {
        element[.text] = .literal(content)
        element[.isVisible] = .literal(false)
      }
    }
  }

  /// The texts that are shown and hidden, with their content.
  private static func contents(of root: Element) -> [String: String] {
    var texts: [String: Element] = [:]
    var sequences: [[Slot]] = []
    var others: Set<String> = []
    root.visit { element in
      if element.kind == .text, let id = element.literal(.id) {
        // Of two texts with one name only the first is changed.
        if texts.updateValue(element, forKey: id) != nil { others.insert(id) }
      }
      for region in element.regions {
        switch region.id {
        case .actions, .tap: sequences.append(region.slots)
        case .onActivated, .onDeactivated:
          others.formUnion(region.slots.compactMap { $0.element?.literal(.targetID) })
        default: break
        }
      }
    }
    var contents: [String: String] = [:]
    let changes = sequences.joined().compactMap(\.element).filter { $0.kind == .manipulate }
    for (id, own) in Dictionary(grouping: changes, by: { $0.literal(.targetID) ?? "" }) {
      guard let text = texts[id], !others.contains(id), let shown = text.literal(.text) ?? (text.has(.text) ? nil : "")
      else { continue }
      let values = own.map { isChange($0) ? $0.literal(.value) : nil }
      let filled = Set(values.compactMap(\.self).filter { !$0.isEmpty } + (shown.isEmpty ? [] : [shown]))
      if values.contains(nil) || filled.count != 1 { continue }
      contents[id] = filled.first
    }
    // What else stands in a sequence keeps all of it from being read so, and with it the texts that it changes.
    var isStable = false
    while !isStable {
      isStable = true
      for sequence in sequences where toggle(sequence, contents) == nil {
        for id in sequence.compactMap({ $0.element?.literal(.targetID) }) where contents[id] != nil {
          contents[id] = nil
          isStable = false
        }
      }
    }
    return contents
  }

  private static func isChange(_ action: Element) -> Bool {
    action.literal(.targetKind) == .text && action.literal(.operation) == .changeText
  }

  /// The action that a sequence stands for, if it does nothing but fill and empty texts.
  private static func toggle(_ sequence: [Slot], _ contents: [String: String]) -> Element? {
    var action = Element(.toggleVisibility, source: sequence.first?.element?.source)
    var seen: Set<String> = []
    for slot in sequence {
      guard slot.isPlain, let step = slot.element, step.kind == .manipulate, isChange(step),
        let id = step.literal(.targetID), contents[id] != nil, seen.insert(id).inserted,
        let value = step.literal(.value)
      else { return nil }
      var target = Element(.target)
      target[.targetID] = .literal(id)
      target[.isVisible] = .literal(!value.isEmpty)
      action[.targets].append(.one(target))
    }
    return seen.isEmpty ? nil : action
  }
}
