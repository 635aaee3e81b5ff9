package import CardIR
import CardStyle

/// Blends translucent colours over what is behind them, for targets whose colours are opaque.
///
/// Nobody knows the colours of a picture: a box that lets it be seen better than it hides it is left without its colour.
package struct FlattenAlpha: Pass {
  package init() {}

  package let name = "flatten-alpha"
  package let summary = "Blends translucent colours over what is behind them where the target's are opaque."
  package let stage = PassStage.lowering
  // The colours of styles and texts are translucent.
  package let follows: Set<String> = ["lower-boxes", "lower-text"]
  package let example = PassExample(
    before: "stack background-color=#00000008 axis=vertical", after: "stack background-color=#F7F7F7 axis=vertical")

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.target.colors == .opaque else { return }
    var worker = AlphaFlattening(context: context)
    worker.flatten(&screen.root, over: context.styles.host.page)
    worker.report()
    context = worker.context
  }
}

/// One run of ``FlattenAlpha``.
private struct AlphaFlattening {
  var context: PassContext

  /// A colour on another one.
  private struct Blend: Hashable {
    let id: AttributeID
    let color: Color
    let background: Color
  }

  /// The elements with each, the first of them and how many there are: a page has the colours of a few styles.
  private var found: [Blend: (first: Element, count: Int)] = [:]
  private var order: [Blend] = []

  init(context: PassContext) { self.context = context }

  /// Says what has become of each colour, at the first element of the source that has it.
  mutating func report() {
    for blend in order {
      guard let (element, count) = found[blend] else { continue }
      let (color, background) = (blend.color.text(.alphaLast), blend.background.text(.alphaLast))
      let blended = blend.color.blended(over: blend.background).text(.alphaLast)
      let more = count > 1 ? ", in \(count) places" : ""
      context.record(
        LossKinds.alphaFlattened, "\(color) over \(background) becomes \(blended)\(more)", at: element, blend.id,
        value: color)
    }
  }

  mutating func flatten(_ element: inout Element, over background: Color, isOverPicture: Bool = false) {
    var (inner, isOverPicture) = (background, isOverPicture)
    if isOverPicture { dropVeil(of: &element) }
    if element.hasAny(of: Self.colors) {
      flatten(&element, .backgroundColor, over: background)
      if case .color(let color)? = element[value: .backgroundColor] { (inner, isOverPicture) = (color, false) }
      flatten(&element, .borderColor, over: inner)
      flatten(&element, .foregroundColor, over: inner)
      flatten(&element, .textColor, over: inner)
    }
    guard element.kind == .overlay else {
      return element.updateChildren(in: Self.content) { flatten(&$0, over: inner, isOverPicture: isOverPicture) }
    }
    for region in element.regions.indices {
      // What stands before in an overlay lies behind.
      var (behind, isPicture) = (inner, isOverPicture)
      for slot in element.regions[region].slots.indices {
        element.regions[region].slots[slot].update { flatten(&$0, over: behind, isOverPicture: isPicture) }
        let position = element.regions[region].slots[slot]
        guard position.isPlain, let layer = position.element else { continue }
        if let area = Self.area(of: layer) {
          (behind, isPicture) = (area, false)
        } else if Self.isPicture(layer) {
          isPicture = true
        }
      }
    }
  }

  /// Whether a layer is a picture, whatever frames are around it.
  private static func isPicture(_ layer: Element) -> Bool {
    layer.kind == .image || layer.count(of: .children) == 1 && layer.hasChild(in: .children, where: isPicture)
  }

  /// Leaves out the colour of a box over a picture that lets more of it be seen than it hides.
  private mutating func dropVeil(of box: inout Element) {
    let id = box.kind == .shape ? AttributeID.foregroundColor : .backgroundColor
    guard case .color(let color)? = box[value: id], color.alpha > 0, color.alpha < 128 else { return }
    context.record(
      LossKinds.color,
      "nothing in \(context.targetName) lets a picture behind it be seen, so the \(color.text(.alphaLast)) over it is left out",
      at: box, id, value: color.text(.alphaLast))
    box[value: id] = nil
    guard box.kind == .shape else { return }
    // A shape without a colour would be black.
    box.kind = .stack
    box[.axis] = .literal(.vertical)
    box[.shape] = nil
    box[.children] = []
  }

  private static let colors: AttributeSet = [.backgroundColor, .borderColor, .foregroundColor, .textColor]

  /// What the pass looks for.
  private static let content = ContentSet(
    attributes: [.backgroundColor, .borderColor, .foregroundColor, .textColor])

  private mutating func flatten(_ element: inout Element, _ id: AttributeID, over background: Color) {
    guard case .color(let color)? = element[value: id], color.alpha < 255 else { return }
    if color.alpha == 0 {
      element[value: id] = nil
      if id == .borderColor { element[.borderWidth] = nil }
      return
    }
    let blend = Blend(id: id, color: color, background: background)
    if found[blend] == nil { order.append(blend) }
    var places = found[blend] ?? (element, 0)
    // What a pass made has no place in the source.
    if places.first.span == nil { places.first = element }
    places.count += 1
    found[blend] = places
    element.set(id, .color(color.blended(over: background)), origin: element.entry(id)?.origin)
  }

  /// The colour of a layer that covers those before it.
  private static func area(of layer: Element) -> Color? {
    if layer.kind == .shape { return layer[.foregroundColor]?.literal }
    return layer[.backgroundColor]?.literal
  }
}
