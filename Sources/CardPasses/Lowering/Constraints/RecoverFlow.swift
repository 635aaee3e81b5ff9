package import CardIR
import CardStyle

/// Turns canvases with constraints into stacks, layers, boxes, room, lines and shapes, for targets without canvases.
///
/// A child that is pinned to all edges is the content of a box, or the back of layers if others follow; children that
/// are tied below each other are a column, those beside each other a row. What fits none of these is appended in
/// document order and reported. Nothing is ever lost, and slots keep their scopes and conditions.
package struct RecoverFlow: Pass {
  package init() {}

  package let name = "recover-flow"
  package let summary = "Recovers rows, columns, layers and boxes from constraints."
  package let stage = PassStage.lowering
  // Positions depend on what absent attributes mean.
  package let follows: Set<String> = ["materialize-defaults"]
  package let example = PassExample(
    before: """
      canvas background-color=#FFFFFF
        children
          text text="A"
            constraints
              constraint rule=top constant=16
              constraint rule=bottom constant=16
              constraint rule=sides constant=16
      """,
    after: """
      stack axis=vertical padding=16 background-color=#FFFFFF alignment=fill gap=0
        children
          text text="A"
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.source.supports(.canvas), !context.target.supports(.canvas) else { return }
    var recovery = FlowRecovery(context: context)
    if context.source.root == .canvas, screen.form == .screen {
      SpannedWidths.settle(&screen.root, width: context.options.screenWidth)
      recovery.recoverRoot(&screen.root)
    } else {
      screen.root[.children] = recovery.stacked(screen.root[.children], axis: .vertical)
    }
    var content = HuggedContent(context: recovery.context)
    content.settle(&screen.root, isWide: true)
    context = content.context
    // Room between constraints may have no length at all.
    guard context.target.supports(.minLength, on: .spacer) else { return }
    screen.rewrite(in: ContentSet([.spacer])) { row in
      guard row.kind == .stack, row[.axis]?.literal == .horizontal else { return }
      row.updateChildren { room in
        if room.isFlexibleRoom(along: .horizontal), !room.has(.minLength) { room[.minLength] = .literal(0) }
      }
    }
    let estimate = SizeEstimate(host: context.styles.host)
    Self.tighten(&screen.root, in: nil, estimate, width: context.options.screenWidth)
  }

  /// Lets room above and below something have no length where its least would make both higher than what they are in: they
  /// would stand in the middle of that, and not where the room keeps them.
  private static func tighten(_ element: inout Element, in outer: Double?, _ estimate: SizeEstimate, width: Double) {
    guard element.has(.children) else { return }
    var height = outer
    if case .points(let own)? = element.literal(.height) { height = own }
    height = height.map { max(0, $0 - 2 * (element[.padding]?.literal ?? 0)) }
    let isColumn = element.kind == .stack && element[.axis]?.literal ?? .vertical == .vertical
    var isShared = false
    if let height, isColumn {
      let slots = element[.children]
      let others = slots.compactMap(\.element).filter { !$0.isFlexibleRoom(along: .vertical) }
      let count = Double(slots.count - others.count)
      let gaps = (element[.gap]?.literal ?? 0) * Double(max(slots.count - 1, 0))
      let least = gaps + Element.leastRoom * count
      if count > 0, others.reduce(least, { $0 + estimate.height(of: $1, width: width) }) > height {
        element.updateChildren { room in
          if room.isFlexibleRoom(along: .vertical), !room.has(.minLength) { room[.minLength] = .literal(0) }
        }
      }
      isShared = others.count > 1
    }
    let inner = isShared ? nil : height
    element.updateChildren { tighten(&$0, in: inner, estimate, width: width) }
  }
}
