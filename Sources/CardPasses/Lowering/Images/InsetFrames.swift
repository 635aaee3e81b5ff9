package import CardIR

/// Makes pictures and shapes that say how large they are smaller by the padding around them, where the source has the padding
/// inside of that size and the target outside; and gives lines the room around them that the target's lines have not.
package struct InsetFrames: Pass {
  package init() {}

  package let name = "inset-frames"
  package let summary = "Makes images and shapes smaller by their padding, where the target adds it to their size."
  package let stage = PassStage.lowering
  package let follows: Set<String> = ["materialize-defaults"]
  package let example = PassExample(
    before: #"image padding=16 width=160pt height=160pt url="https://example.com/a.png""#,
    after: #"image padding=16 width=128pt height=128pt url="https://example.com/a.png""#)

  package func concerns(in context: PassContext) -> ContentSet? { Self.content }

  private static let content = ContentSet(attributes: [.padding, .backgroundColor])

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    // Distances are all that lines have where children state theirs.
    if !context.target.supports(.padding, on: .divider), context.target.spacing != .perElement {
      screen.root.rewriteChildren(where: { $0.hasChild(where: Self.isInset) }) { parent, slots in
        let isRow = parent.kind == .stack && parent[.axis]?.literal == .horizontal
        slots = slots.map { slot in slot.replacing { Self.surrounded($0, inRow: isRow) } }
      }
    }
    // Views have frames around them as the source has.
    guard context.source.framesSurroundBackgrounds, !context.target.framesSurroundBackgrounds,
      context.target.codec.writesDocuments
    else { return }
    screen.rewrite(in: Self.content) { element in
      guard element.kind == .image || element.kind == .shape else { return }
      if let padding = element.literal(.padding), padding > 0 {
        for id in [AttributeID.width, .height] {
          guard case .measure(let points, .points)? = element[value: id] else { continue }
          element.revise(id, .measure(max(points - 2 * padding, 1), .points))
        }
      }
      if element.kind == .shape { Self.putIntoBox(&element) }
    }
  }

  /// Whether an element is a line with room around it.
  private static func isInset(_ element: Element) -> Bool { element.kind == .divider && element.has(.padding) }

  /// A line in a box that has the room around it; anything else as it is.
  private static func surrounded(_ line: Element, inRow isRow: Bool) -> Element {
    guard isInset(line) else { return line }
    var line = line
    var box = Element(.stack, source: line.source)
    // A line lies across the axis of what it is in.
    box[.axis] = .literal(isRow ? .horizontal : .vertical)
    box[.gap] = .literal(0)
    box[.alignment] = .literal(.center)
    let outer: [AttributeID] = [
      .padding, .backgroundColor, .borderColor, .borderWidth, .width, .height, .spacing, .separator,
    ]
    for id in outer {
      box.take(id, from: line)
      line[value: id] = nil
    }
    box[.children] = [.one(line)]
    return box
  }

  /// Puts a shape of a stated size with something behind or around it into a box that has this: a shape has one colour.
  private static func putIntoBox(_ shape: inout Element) {
    guard shape.hasAny(of: [.padding, .backgroundColor]), case .points? = shape.literal(.width),
      case .points? = shape.literal(.height)
    else { return }
    var box = Element(.stack, source: shape.source)
    box[.axis] = .literal(.vertical)
    box[.alignment] = .literal(.center)
    for id in [AttributeID.padding, .backgroundColor, .borderColor, .borderWidth, .spacing, .separator] {
      box.take(id, from: shape)
      shape[value: id] = nil
    }
    if let tap = shape.regions.first(where: { $0.id == .tap }) {
      box.regions.append(tap)
      shape.remove(.tap)
    }
    box[.children] = [.one(shape)]
    shape = box
  }
}
