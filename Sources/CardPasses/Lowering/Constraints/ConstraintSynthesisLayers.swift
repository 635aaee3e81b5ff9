import CardIR
import CardStyle

/// Elements behind each other.
extension ConstraintSynthesis {
  mutating func overlay(_ element: Element, in place: Place) -> Element {
    var overlay = element
    // What surrounds the layers gives them their height.
    let isStretched = sourceHugs && overlay.literal(.height) == .stretch
    if isStretched { overlay[.height] = nil } else { takeHeightOfLayers(&overlay) }
    let extents = extents(&overlay)
    let rules = Set(extents.compactMap { $0.element?.literal(.rule) })
    // What is around a picture that is as large as they are gives them their width.
    let isSized =
      rules.isSuperset(of: [.width, .height])
      || rules.contains(.height) && overlay.hasChild(in: .children, where: Self.isStretchedPicture)
    var canvas = overlay
    canvas.kind = .canvas
    for id in [AttributeID.padding, .axis, .gap, .alignment, .distribution] { canvas[value: id] = nil }
    let layers = overlay[.children]
    // Without an extent of its own the canvas takes that of the layer with the most in it.
    let largest = isSized ? nil : Self.largest(of: layers)
    let diameter = extents.compactMap { $0.element?.literal(.constant) }.min()
    canvas[.children] = layers.enumerated().map { index, slot in
      slot.replacing { layer in
        // A circle is as large as its place allows, in the middle of it.
        if isSized, let diameter, Self.isBackdrop(slot), layer.isCircle {
          var circle = layer
          circle[.width] = .literal(.points(diameter))
          circle[.height] = .literal(.points(diameter))
          return pinned(circle, to: .center)
        }
        if index == 0, isPictureBehind(layers), layer.has(.height) { return pinned(Self.clipped(layer), to: .parent) }
        let fillsCanvas = index == largest || (index == 0 && Self.isBackdrop(slot)) || Self.isStretchedPicture(layer)
        guard fillsCanvas else { return placed(layer, inHeight: rules.contains(.height)) }
        // What takes all the height has that of the layers, or what surrounds these.
        let isGiven = isStretched || sourceHugs && rules.contains(.height)
        let isHigh = isGiven && [.overlay, .stack].contains(layer.kind) && Self.grows(layer, .vertical)
        let filling = pinned(Self.flexible(isHigh ? Self.stretched(layer) : layer, index == largest), to: .parent)
        guard index == largest else { return filling }
        // A canvas that takes all there is because another layer does has its extents from what surrounds it.
        let isWide = sourceHugs && place == .column(.fill) && Self.grows(element, .horizontal)
        let wide = Set([ConstraintRule.width, .height]).filter { $0 == .width ? isWide : isStretched }
        // A stack in a higher box stands in its middle, and texts across it break.
        let isFilled = sourceHugs && layer.kind == .stack && layer.count(of: .children) > 0
        let hugsHeight = isFilled && !Self.grows(layer, .vertical)
        return Self.centered(
          filling, in: extents, around: wide, hugsHeight: hugsHeight,
          hugsWidth: isFilled && isNarrow(layer))
      }
    }
    if largest != nil, layers.count > 1, !isPictureBehind(layers) {
      context.record(
        LossKinds.implicitSize, "nothing says how large the layers are together, so the largest of them does",
        at: element)
    }
    canvas.constrain(extents)
    if let largest, layers.indices.contains(largest), !givesExtent(layers[largest]) {
      // Nothing in the layers has an extent, but a layer itself may.
      let own = canvas[.children][largest].element?[.constraints] ?? []
      let rules = rules.union(own.compactMap { $0.element?.literal(.rule) })
      func extent(_ axis: Axis) -> Double {
        let least = Self.statesExtent(layers[largest], along: axis) ? 0 : Self.shapeExtent
        return max(least, Self.extent(of: layers[largest], along: axis))
      }
      if !rules.contains(.height), !isStretched {
        canvas.constrain([ConstraintRule.extent(.height, extent(.vertical))])
      }
      if !rules.contains(.width), !place.givesWidth {
        canvas.constrain([ConstraintRule.extent(.width, extent(.horizontal))])
      }
    }
    canvas = padded(canvas, like: element, extents)
    if layers.isEmpty {
      // Where nothing says how long it is, it would take the room that others leave.
      let rule: ConstraintRule = if case .column = place { .height } else { .width }
      let isGiven = rule == .height ? isStretched : !sourceHugs
      if !isGiven, !canvas.isConstrained(by: rule) { canvas.constrain([ConstraintRule.extent(rule, 0.5)]) }
    }
    return hugging(canvas, in: place)
  }

  /// Gives layers without a height that of the highest layer that states one, if the others are probably lower: what is
  /// higher than its canvas would lie over what is above and below it.
  private func takeHeightOfLayers(_ overlay: inout Element) {
    guard sourceHugs, !overlay.has(.height), overlay[.children].count > 1 else { return }
    let estimate = SizeEstimate(host: context.styles.host)
    var (stated, others) = (0.0, 0.0)
    for layer in overlay[.children].compactMap(\.element) {
      if case .points(let points)? = layer.literal(.height) {
        stated = max(stated, points)
      } else if layer.kind != .shape {
        others = max(others, estimate.height(of: layer, width: context.options.screenWidth))
      }
    }
    // What pads the layers is within the height.
    takeWidthOfLayers(&overlay, estimate)
    if stated > others { overlay[.height] = .literal(.points(stated + 2 * (overlay[.padding]?.literal ?? 0))) }
  }

  /// Gives layers the width of the widest of them, if the one that their canvas would be as wide as is narrower.
  private func takeWidthOfLayers(_ overlay: inout Element, _ estimate: SizeEstimate) {
    let layers = overlay[.children]
    func isSettled(_ slot: Slot) -> Bool {
      slot.isPlain && !(slot.element.map { Self.grows($0, .horizontal) } ?? true)
    }
    guard !overlay.has(.width), layers.allSatisfy(isSettled), let largest = Self.largest(of: layers)
    else { return }
    let widths = layers.map { slot -> (points: Double, isStated: Bool) in
      guard let layer = slot.element else { return (0, false) }
      if case .points(let points)? = layer.literal(.width) { return (points, true) }
      return (estimate.width(of: layer), false)
    }
    guard let widest = widths.max(by: { $0.points < $1.points }), widest.isStated,
      widths[largest].points < widest.points
    else { return }
    overlay[.width] = .literal(.points(widest.points + 2 * (overlay[.padding]?.literal ?? 0)))
  }

  /// Whether a layer is as wide as what is in it, and fits on every screen so.
  private func isNarrow(_ layer: Element) -> Bool {
    guard !Self.grows(layer, .horizontal) else { return false }
    let width = SizeEstimate(host: context.styles.host).width(of: layer)
    return width < context.options.screenWidth * Self.shareOfNarrowScreens
  }

  /// How much of the usual screen the room between the sides of a narrow one is.
  private static let shareOfNarrowScreens = 0.7

  /// The layer with the most in it, which need not be one that says how large it is along one axis alone if there are others.
  private static func largest(of layers: [Slot]) -> Int? {
    let candidates = layers.indices.filter { !isBackdrop(layers[$0]) }
    let whole = candidates.filter { !(layers[$0].element.map(isBand) ?? false) }
    return (whole.isEmpty ? candidates : whole)
      .max { (layers[$0].element?.elementCount ?? 0) < (layers[$1].element?.elementCount ?? 0) }
      ?? layers.indices.first
  }

  /// Whether an element is a shape that says how large it is along one axis alone.
  private static func isBand(_ element: Element) -> Bool {
    guard element.kind == .shape, element.has(.width) != element.has(.height) else { return false }
    // No length is none that is stated, and neither is all there is.
    return switch element[element.has(.width) ? .width : .height] {
    case .literal(.points(let points))?: points > 0
    case .literal(.token)?, .template?: true
    case .literal?, nil: false
    }
  }

  /// A layer that is pinned to the edges of its canvas, in the middle of it along the axes where both have extents, and
  /// different ones. The canvas has those that are stated, and those that what is around it gives it.
  /// `hugsHeight` and `hugsWidth` say that the layer is as large as what is in it.
  private static func centered(
    _ layer: Element, in extents: [Slot], around given: Set<ConstraintRule>, hugsHeight: Bool,
    hugsWidth: Bool
  ) -> Element {
    func constant(_ rule: ConstraintRule, _ slots: [Slot]) -> AttributeValue? {
      slots.first { $0.isRule(rule) }?.element?[value: .constant]
    }
    func isLoose(_ rule: ConstraintRule) -> Bool {
      // A box around a picture has its extents.
      let content = layer[.children].count == 1 ? layer[.children][0].element?[.constraints] : nil
      guard let own = constant(rule, layer[.constraints]) ?? constant(rule, content ?? []) else {
        if rule == .width { return hugsWidth && (constant(rule, extents) != nil || given.contains(rule)) }
        return hugsHeight && rule == .height && constant(rule, extents) != nil
      }
      return constant(rule, extents).map { $0 != own } ?? given.contains(rule)
    }
    let (isLooseAcross, isLooseDown) = (isLoose(.width), isLoose(.height))
    guard isLooseAcross || isLooseDown else { return layer }
    var layer = layer
    layer[.constraints] = layer[.constraints].flatMap { slot -> [Slot] in
      switch slot.element?.literal(.rule) {
      case .sides? where isLooseAcross: [ConstraintRule.make(.centerX)]
      case .top? where isLooseDown: [ConstraintRule.make(.centerY)]
      case .bottom? where isLooseDown: []
      default: [slot]
      }
    }
    return layer
  }

  /// A layer in the middle of its canvas, or from edge to edge along an axis where flexible room in it takes all there is.
  ///
  /// `hasHeight` says that the canvas has a height, which is that of what takes all there is in the layer.
  private mutating func placed(_ layer: Element, inHeight hasHeight: Bool) -> Element {
    if Self.isBand(layer) { return band(layer) }
    let isStack = layer.kind == .stack
    let (isWide, isHigh) = (isStack && Self.grows(layer, .horizontal), isStack && Self.grows(layer, .vertical))
    let isStretched = isHigh && hasHeight && sourceHugs
    var element = pinned(isStretched ? Self.stretched(layer) : layer, to: isWide && isHigh ? .parent : .center)
    guard isWide != isHigh else { return element }
    element[.constraints] = element[.constraints].flatMap { slot -> [Slot] in
      switch slot.element?.literal(.rule) {
      case .centerX where isWide: [ConstraintRule.make(.sides, .number(0))]
      case .centerY where isHigh: [ConstraintRule.top, .bottom].map { ConstraintRule.make($0, .number(0)) }
      default: [slot]
      }
    }
    return element
  }

  /// A shape with one extent, which reaches from edge to edge of its canvas along the other.
  private mutating func band(_ shape: Element) -> Element {
    let missing: ConstraintRule = shape.has(.width) ? .height : .width
    var band = shape
    band[value: missing == .width ? .width : .height] = .measure(Self.shapeExtent, .points)
    var element = pinned(band, to: .center)
    element[.constraints] = element[.constraints].flatMap { slot -> [Slot] in
      switch slot.element?.literal(.rule) {
      case missing?: []
      case .centerX? where missing == .width: [ConstraintRule.make(.sides, .number(0))]
      case .centerY? where missing == .height:
        [ConstraintRule.top, .bottom].map { ConstraintRule.make($0, .number(0)) }
      default: [slot]
      }
    }
    return element
  }

  /// The layers in a box with their padding, which their colours and lines surround, and which has the stated extents.
  private func padded(_ layers: Element, like element: Element, _ extents: [Slot]) -> Element {
    guard let padding = element[value: .padding]?.number, Double(padding).map({ $0 > 0 }) ?? true else { return layers }
    var content = layers
    if content[.children].isEmpty, let points = Double(padding) {
      // Around nothing there is room all the same.
      for rule in [ConstraintRule.width, .height] where !content.isConstrained(by: rule) {
        content.constrain([ConstraintRule.extent(rule, points * 2)])
      }
      return content
    }
    var box = Element(.canvas, source: element.source)
    for id in [AttributeID.id, .scopes, .backgroundColor, .borderColor, .borderWidth, .cornerRadius] {
      box.take(id, from: content)
      content[value: id] = nil
    }
    if content.has(.tap) {
      box[.tap] = content[.tap]
      content.remove(.tap)
    }
    // What was assumed because nothing says more is the layers' own.
    let stated = Set(extents.compactMap { $0.element?.literal(.rule) })
    let assumed = content[.constraints].filter { slot in
      slot.element?.literal(.rule).map { !stated.contains($0) } ?? false
    }
    box.constrain(extents)
    content[.constraints] = ConstraintRule.edges(padding) + assumed
    box[.children] = [.one(content)]
    return box
  }

  /// Whether a layer has content that takes room.
  private func givesExtent(_ slot: Slot) -> Bool {
    guard let element = slot.element else { return false }
    switch element.kind {
    case .spacer, .divider, .shape: return false
    // Boxes of cards are as high as what is in them, even if that is nothing.
    case .stack where element[.children].isEmpty: return !sourceHugs
    case .stack, .overlay, .scroll: return element[.children].contains { givesExtent($0) }
    default: return true
    }
  }

  /// The points that what has no content takes: those that it states, and its padding and gaps.
  private static func extent(of slot: Slot, along axis: Axis) -> Double {
    guard let element = slot.element else { return 0 }
    if case .points(let points)? = element.literal(axis == .vertical ? .height : .width) { return points }
    let inside = element[.children].map { extent(of: $0, along: axis) }
    let padding = 2 * (element[.padding]?.literal ?? 0)
    guard element.kind == .stack, element[.axis]?.literal ?? .vertical == axis else {
      return padding + (inside.max() ?? 0)
    }
    return inside.reduce(padding + (element[.gap]?.literal ?? 0) * Double(max(inside.count - 1, 0)), +)
  }

  /// Whether something in a layer, or the layer itself, says how long it is.
  private static func statesExtent(_ slot: Slot, along axis: Axis) -> Bool {
    guard let element = slot.element else { return false }
    if case .points(let points)? = element.literal(axis == .vertical ? .height : .width), points > 0 { return true }
    return element[.children].contains { statesExtent($0, along: axis) }
  }

  /// Whether the layers are a picture that covers what it is given, and what is in front of it.
  private func isPictureBehind(_ layers: [Slot]) -> Bool {
    guard layers.count == 2, let picture = layers[0].element, picture.kind == .image else { return false }
    return picture[.imageFit]?.literal == .cover && !picture.has(.width)
  }

  /// A picture in a region that scrolls: neither does its own size push the edges of such a region apart, nor is it seen
  /// outside of these.
  private static func clipped(_ picture: Element) -> Element {
    var picture = picture
    picture[.width] = .literal(.stretch)
    var region = Element(.scroll, children: [.one(picture)])
    region[.axis] = .literal(.vertical)
    return region
  }

  /// Whether a picture is as large as the layers that it is one of.
  private static func isStretchedPicture(_ element: Element) -> Bool {
    element.kind == .image && element.literal(.width) == .stretch && element.literal(.height) == .stretch
  }

  /// Whether a layer has no content of its own: a shape, or a picture that covers what it is given.
  private static func isBackdrop(_ slot: Slot) -> Bool {
    guard let element = slot.element else { return false }
    switch element.kind {
    case .shape: return !element.has(.width) && !element.has(.height)
    case .image:
      if isStretchedPicture(element) { return true }
      return element[.imageFit]?.literal == .cover || !(element.has(.width) && element.has(.height))
    default: return false
    }
  }

  /// A backdrop that is pinned to its canvas has no extent of its own, unless nothing else gives the canvas one.
  private static func flexible(_ layer: Element, _ givesExtent: Bool) -> Element {
    if layer.kind == .text, !layer.has(.horizontalAlignment) {
      // Layers are in the middle of each other, and so are the words of one that reaches from edge to edge.
      var text = layer
      text[.horizontalAlignment] = .literal(.center)
      return text
    }
    guard !givesExtent, layer.kind == .image || layer.kind == .shape else { return layer }
    var layer = layer
    layer[.width] = .literal(.stretch)
    layer[.height] = .literal(.stretch)
    return layer
  }
}
