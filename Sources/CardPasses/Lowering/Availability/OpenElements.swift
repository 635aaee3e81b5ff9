package import CardIR
import CardSyntax

/// Puts elements that apps may show in their own way into slots, where the target has them.
///
/// These are the elements whose type nobody knows, and those of the types that the user names. What an element becomes
/// otherwise stands in the slot, and is lowered like anything else.
package struct OpenElements: Pass {
  package init() {}

  package let name = "open-elements"
  package let summary = "Lets apps show unknown elements, and those of types that the user names, in their own way."
  package let stage = PassStage.lowering
  package let follows: Set<String> = ["gate-version", "choose-width"]
  package let example = PassExample(
    before: """
      screen
        children
          custom id="map" type-name="AcmeMap"
      """,
    after: """
      screen
        children
          custom id="map" type-name="open-slot"
            children
              custom type-name="AcmeMap"
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.target.opensElements else { return }
    let (own, named) = (context.source.customTypes, context.options.openTypes)
    func isOpen(_ element: Element) -> Bool {
      guard element.kind.family == .content, element.kind != .screen, !element.kind.isInput else { return false }
      let type = element.source?["type"]?.string ?? element.literal(.typeName) ?? ""
      return named.contains(type) || element.kind == .custom && !own.contains(type)
    }
    func open(_ element: inout Element) {
      if element.kind == .canvas || OpenSlot.isOne(element) { return }
      for region in element.regions.map(\.id) where region == .children {
        guard Self.parents.contains(element.kind), element[region].contains(where: { $0.element.map(isOpen) ?? false })
        else { continue }
        element[region] = element[region].map { slot in
          slot.element.map(isOpen) == true ? slot.replacing(Self.slot) : slot
        }
      }
    }
    screen.root.rewriteDescendants(open)
    open(&screen.root)
  }

  /// What lays any elements out.
  private static let parents: Set<ElementKind> = [.screen, .stack, .column, .tableCell, .page, .scroll, .list]

  /// The slot of an element, which stands where the element would.
  private static func slot(of element: Element) -> Element {
    var slot = Element(.custom, source: element.source)
    slot[.typeName] = .literal(OpenSlot.typeName)
    var inner = element
    for id in [AttributeID.id, .isVisible, .spacing, .separator] {
      slot.take(id, from: element)
      inner[value: id] = nil
    }
    for id in [AttributeID.height, .horizontalAlignment] where element.kind != .text { slot.take(id, from: element) }
    slot[.children] = [.one(inner)]
    return slot
  }
}
