package import CardIR

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
              constraint rule="topEqual" constant=16
              constraint rule="bottomEqual" constant=16
              constraint rule="horizontalMargin" constant=16
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.target.boxes == .byConstraints, context.source.boxes != .byConstraints, screen.form == .screen
    else { return }
    var synthesis = ConstraintSynthesis(context: context)
    synthesis.uniqueIDs(&screen.root)
    screen.root[.children] = screen.root[.children].map { slot in
      slot.replacing { synthesis.pinned($0, to: .safeArea) }
    }
    context = synthesis.context
  }
}
