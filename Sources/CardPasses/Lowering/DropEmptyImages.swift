package import CardIR

/// Removes images that have nothing to show, before distances to their neighbours are worked out.
package struct DropEmptyImages: Pass {
  package init() {}

  package let name = "drop-empty-images"
  package let summary = "Removes images that have nothing to show."
  package let stage = PassStage.lowering
  package let example = PassExample(before: #"image url="""#, after: "")

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    var dropped: [Element] = []
    Self.drop(in: &screen.root, &dropped)
    for image in dropped {
      context.record(LossKinds.emptyImage, "the image has nothing to show, so it is left out", at: image)
    }
  }

  private static func drop(in element: inout Element, _ dropped: inout [Element]) {
    element.filterOwn { child in
      drop(in: &child, &dropped)
      guard child.kind == .image, !child.has(.assetName) else { return true }
      let url = child[.url]
      guard url == nil || url == .literal("") else { return true }
      dropped.append(child)
      return false
    }
  }
}
