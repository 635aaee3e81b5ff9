package import CardIR
import CardStyle

/// Turns boxes, layers, room, lines and shapes into canvases, and extents into constraints, for targets that place
/// content by those.
///
/// A box becomes a canvas to whose edges its content is pinned. In stacks only extents are stated; what stands in a
/// canvas, the document's root included, gets a position in both directions.
package struct SynthesizeConstraints: Pass {
  package init() {}

  package let name = "synthesize-constraints"
  package let summary = "Turns boxes, layers, spacers, lines and shapes into canvases with constraints."
  package let stage = PassStage.lowering
  // Constraints are made of the extents and layers that are left, in the region that scrolls.
  package let follows: Set<String> = ["lower-shapes", "lower-sizes", "shape-canvas-root"]
  package let example = PassExample(
    before: """
      stack axis=vertical padding=16 background-color=#FFFFFF
        children
          text text="A"
      """,
    after: """
      canvas background-color=#FFFFFF
        children
          stack axis=vertical
            children
              text text="A"
            constraints
              constraint rule=top constant=16
              constraint rule=bottom constant=16
              constraint rule=sides constant=16
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.target.boxes == .byConstraints, context.source.boxes != .byConstraints, screen.form == .screen
    else { return }
    var synthesis = ConstraintSynthesis(context: context.lend())
    synthesis.uniqueIDs(&screen.root)
    var slots = screen.root.takeSlots(of: .children)
    slots.updateElements { element in
      synthesis.pin(&element, to: .safeArea)
      SettledExtents.settle(&element)
    }
    screen.root[.children] = slots
    context = synthesis.context
    if context.options.pinsActions { Self.pin(&screen.root, inset: context.styles.padding) }
  }

  /// The distance between what scrolls and the buttons below it, in points.
  private static let distance = 8.0

  /// Ties the buttons of a document to the bottom of the screen, and what scrolls to them.
  private static func pin(_ root: inout Element, inset: Double) {
    let slots = root[.children]
    guard slots.count == 2, case .one(var page, nil, nil) = slots[0], case .one(var actions, nil, nil) = slots[1],
      page.kind == .scroll, let id = actions.literal(.id)
    else { return }
    var end = Element(.constraint)
    end[.rule] = .literal(.bottom)
    end[.anchorEdge] = .literal(.top)
    end[.anchorID] = .literal(id)
    end[.constant] = .literal(-distance)
    page[.constraints] =
      [ConstraintRule.top, .left, .right].map { ConstraintRule.make($0, .number(0)) } + [.one(end)]
    actions[.constraints] = [ConstraintRule.left, .right, .bottom].map { ConstraintRule.make($0, .number(inset)) }
    root[.children] = [.one(page), .one(actions)]
  }
}
