package import CardIR
import CardStyle
import CardSyntax
import CardTemplate
import CardText

/// Replaces layers, shapes, symbols and background pictures by what the target has.
///
/// Targets that place boxes by constraints make layers and shapes of boxes themselves, later.
package struct LowerShapes: Pass {
  package init() {}

  package let name = "lower-shapes"
  package let summary = "Replaces layers, shapes, symbols and background images with what the target has instead."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: """
      overlay
        children
          shape foreground-color=#0B3D2E shape=rectangle
          icon symbol-name="star.fill"
      """,
    after: """
      stack axis=vertical gap=0 alignment=center background-color=#0B3D2E
        children
          text text="★" text-size=body
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard screen.root.contents.intersects(ShapeLowering.content) else { return }
    var worker = ShapeLowering(context: context.lend())
    worker.lowerContent(of: &screen.root, inherited: nil)
    worker.lowerBackground(of: &screen.root)
    context = worker.context
  }
}

/// One run of ``LowerShapes``.
struct ShapeLowering {
  var context: PassContext

  /// How high the element is in which something is lowered, if that is stated.
  private var height: Double?

  init(context: PassContext) { self.context = context }

  var target: Capabilities { context.target }

  /// What the pass looks for.
  static let content = ContentSet([.overlay, .icon, .shape], regions: [.background])

  /// Whether boxes stand for layers and shapes, and later steps see to it.
  private var isByConstraints: Bool { target.boxes == .byConstraints }

  mutating func lowerContent(of element: inout Element, inherited: AttributeEntry?) {
    let foreground = element.entry(.foregroundColor) ?? inherited
    element.filterOwn(in: Self.content) { lower(&$0, inherited: foreground) }
  }

  /// Lowers an element; false if it is to be left out.
  private mutating func lower(_ element: inout Element, inherited: AttributeEntry?) -> Bool {
    // Shapes lose the colour they inherit where colours are not handed down.
    if element.kind == .shape, !element.has(.foregroundColor), !target.supports(.foregroundColor, on: .stack) {
      if inherited == nil {
        context.record(
          LossKinds.color,
          "a shape without a colour has that of text on the device, and \(context.targetName) has none that follows it, so "
            + "the shape is black", at: element)
      }
      element.set(.foregroundColor, inherited?.value ?? Color.black.storage, origin: inherited?.origin)
    }
    if element.kind == .overlay, !target.supports(.overlay), !isByConstraints {
      if let row = rowAroundMiddle(of: element) {
        element = row
      } else {
        lowerOverlay(&element, inherited: inherited)
      }
    }
    drawLines(in: &element)
    shareHeight(of: &element)
    let outer = height
    if case .points(let own)? = element.literal(.height) {
      height = own
    } else if element[.children].count(where: { $0.element?.kind != .spacer }) != 1 {
      height = nil
    }
    lowerContent(of: &element, inherited: inherited)
    height = outer
    switch element.kind {
    case .icon where !target.supports(.icon):
      if !lowerIcon(&element) { return false }
    case .icon: reportSize(ofIcon: element)
    case .shape where !target.supports(.shape) && !isByConstraints: lowerShape(&element)
    case .shape where target.supports(.shape): lowerRounding(&element)
    default: break
    }
    lowerBackground(of: &element)
    return true
  }

  // MARK: Shapes

  private mutating func lowerShape(_ shape: inout Element) {
    let isCircle = shape[value: .shape] == ShapeKind.circle.storage
    context.record(
      LossKinds.shape,
      "\(context.targetName) has no shapes, so this \(isCircle ? "circle" : "rectangle") becomes "
        + (canBePainted(shape) ? "a box" : "an empty place without its colour"), at: shape)
    let fill = shape.entry(.foregroundColor)
    if isCircle, let background = shape.entry(.backgroundColor) { context.recordLoss(of: background, on: shape) }
    shape.kind = .stack
    shape[value: .shape] = nil
    shape[.foregroundColor] = nil
    shape[.axis] = .literal(.vertical)
    shape[.gap] = .literal(0)
    shape[.children] = []
    if let fill { shape.set(.backgroundColor, fill.value, origin: fill.origin) }
    stretch(&shape)
    if !shape.has(.height) {
      context.record(LossKinds.implicitSize, "the shape has no height, so it becomes 24 points high", at: shape)
      shape[.height] = .literal(.points(24))
    }
  }

  /// Whether a box that stands for a shape has room for the padding of painted boxes, so that it is one.
  private func canBePainted(_ shape: Element) -> Bool {
    guard target.boxes == .byMeaning else { return true }
    func isLess(_ id: AttributeID, than points: Double) -> Bool {
      if case .measure(let own, .points)? = shape[value: id] { own < points } else { false }
    }
    let padding = context.styles.padding
    return !isLess(.width, than: 2 * padding) && !isLess(.height, than: padding)
  }

  /// How thick a shape is at most that is a line, in points.
  private static let thickestLine = 4.0

  /// Makes lines of the shapes in a stack that reach from side to side of it and are no thicker than lines: boxes cannot be
  /// as thin.
  private mutating func drawLines(in stack: inout Element) {
    guard !target.supports(.shape), !isByConstraints, stack.kind == .stack, stack.count(of: .children) > 1 else {
      return
    }
    let isRow = stack[.axis]?.literal == .horizontal
    let (along, across): (AttributeID, AttributeID) = isRow ? (.width, .height) : (.height, .width)
    var slots = stack.takeSlots(of: .children)
    for index in slots.indices.dropFirst() {
      slots[index].update { shape in
        guard shape.kind == .shape, shape[value: .shape] != ShapeKind.circle.storage,
          shape[value: across] ?? Dimension.stretch.storage == Dimension.stretch.storage,
          case .measure(let points, .points)? = shape[value: along], points <= Self.thickestLine,
          !shape.has(.padding), !shape.has(.tap)
        else { return }
        if points != context.styles.host.separator.thickness {
          context.record(
            LossKinds.shape, "\(context.targetName) has no shapes, so this rectangle becomes a line as thick as others",
            at: shape)
        }
        var line = Element(.divider, source: shape.source)
        line.takePlace(of: &shape)
        line[.height] = nil
        if let fill = shape.entry(.foregroundColor) { line.set(.backgroundColor, fill.value, origin: fill.origin) }
        shape = line
      }
    }
    stack[.children] = slots
  }

  /// Gives the shapes of a row, or the one that is alone in a box, the height that there is for them, as they take all of it:
  /// that of the box, or of the highest of them where a row makes all as high.
  private mutating func shareHeight(of box: inout Element) {
    guard !target.supports(.shape), !isByConstraints, box.kind == .stack, box.count(of: .children) > 0 else { return }
    let isRow = box[.axis]?.literal == .horizontal
    guard isRow || box.count(of: .children) == 1 else { return }
    func points(_ element: Element?) -> Double? {
      if case .points(let height)? = element?.literal(.height) { height } else { nil }
    }
    var room = points(box).map { $0 - 2 * (box[.padding]?.literal ?? 0) }
    if room == nil, isRow, box[.alignment]?.literal == .fill,
      !box.hasChild(in: .children, where: { $0.kind != .shape })
    {
      room = box[.children].compactMap { points($0.element) }.max()
    }
    guard let room, room > 0, box.hasChild(in: .children, where: { $0.kind == .shape && !$0.has(.height) }) else {
      return
    }
    box.updateSlots(of: .children) { _, slots in
      slots.updateElements { shape in
        if shape.kind == .shape, !shape.has(.height) { shape[.height] = .literal(.points(room)) }
      }
    }
  }

  /// Has what stands for a shape or picture take all the width there is, as that does in formats whose stacks would not.
  private func stretch(_ box: inout Element) {
    if !box.has(.width), !context.source.stacksFillWidth { box[.width] = .literal(.stretch) }
  }

  /// A square with corners so round that it is a circle becomes one; other corners are lost.
  private mutating func lowerRounding(_ shape: inout Element) {
    guard let radius = shape[.cornerRadius]?.literal, !target.supports(.cornerRadius, on: .shape) else { return }
    if case .points(let width)? = shape.literal(.width), case .points(let height)? = shape.literal(.height),
      width == height, radius >= width / 2
    {
      shape[value: .shape] = ShapeKind.circle.storage
    } else if radius > 0 {
      context.record(
        LossKinds.cornerRadius, "\(context.targetName) shapes have square corners", at: shape, .cornerRadius)
    }
    shape[.cornerRadius] = nil
  }

  // MARK: Layers

  /// The first layer becomes a background if it can; the others stand below each other.
  private mutating func lowerOverlay(_ overlay: inout Element, inherited: AttributeEntry?) {
    var slots = overlay[.children]
    let first = slots.first
    overlay.kind = .stack
    overlay[.axis] = .literal(.vertical)
    overlay[.gap] = .literal(0)
    overlay[.alignment] = .literal(.center)
    if let first, let layer = first.element, layer.kind == .image, layer.has(.url), first.scope == nil,
      slots.count > 1, target.supports(.background, on: .stack)
    {
      slots.removeFirst()
      // A picture behind one thing is what a background is.
      if slots.count > 1 {
        context.record(
          LossKinds.overlay, "\(context.targetName) has no layers, so the first becomes a background image", at: overlay
        )
      }
      overlay[.background] = [first.replacing(Self.backgroundImage)]
      // A picture in the background takes no room: without its height only a strip of it would be seen.
      if !overlay.has(.height) { overlay.take(.height, from: layer) }
      if layer.isUnframedImage(in: context.source) { stretch(&overlay) }
      limitHeight(ofPage: &overlay)
    } else if let first, first.isPlain, let layer = first.element, layer.kind == .shape, slots.count > 1 {
      slots.removeFirst()
      let fill = layer.entry(.foregroundColor) ?? overlay.entry(.foregroundColor) ?? inherited
      context.record(
        LossKinds.overlay, "\(context.targetName) has no layers, so the first becomes a background", at: overlay)
      if layer[value: .shape] == ShapeKind.circle.storage {
        context.record(
          LossKinds.shape, "\(context.targetName) has no circles, so this one becomes the colour of a rectangle",
          at: layer)
      }
      overlay.set(.backgroundColor, fill?.value ?? Color.black.storage, origin: fill?.origin)
      for id in [AttributeID.width, .height] where !overlay.has(id) { overlay.take(id, from: layer) }
      stretch(&overlay)
    } else if slots.count > 1 {
      context.record(
        LossKinds.overlay, "\(context.targetName) has no layers, so they stand below each other", at: overlay)
    }
    if overlay.has(.height), slots.count < overlay[.children].count,
      target.supports(.verticalAlignment, on: .stack)
    {
      var side: Alignment?
      let extents = [AttributeID.width, .height].filter { id in
        let own = overlay[value: id] ?? (first?.element?[value: id])
        return own != nil && slots.count == 1 && slots[0].element?[value: id] == own
      }
      if slots.count == 1 {
        slots[0].update { layer in
          side = layer.takeRoomAtEnds()
          // Room in the middle of a layer makes it as high as the one behind it.
          let holdsRoom = layer.kind == .stack && layer[.axis]?.literal == .vertical
          if side == nil, holdsRoom, target.supports(.height, on: .stack), !layer.has(.height),
            layer.hasChild(in: .children, where: { $0.isFlexibleRoom(along: .vertical) })
          {
            layer[.height] = .literal(.stretch)
          }
        }
      }
      // A layer as large as the one behind it is so by that, and its content is where it was in it.
      if side != nil { slots[0].update { layer in for id in extents { layer[value: id] = nil } } }
      overlay[value: .verticalAlignment] = .token((side ?? .center).rawValue)
    }
    overlay[.children] = slots
  }

  /// Makes layers with a picture as high as a screen behind them lower, where pages are as high as their content: beside
  /// others, such as messages, each would be a screen of its own.
  private mutating func limitHeight(ofPage layers: inout Element) {
    guard target.boxes == .byMeaning, case .points(let height)? = layers.literal(.height),
      height >= ScrollTallScreens.phone
    else { return }
    let points = context.options.screenWidth
    context.record(
      LossKinds.size,
      "pages of \(context.targetName) are as high as their content, so what is in front of a picture as high as the screen is "
        + "\(NumberText.javaScript(points)) points high at least", at: layers, .height,
      value: NumberText.javaScript(height))
    layers[.height] = .literal(.points(points))
  }

  /// How high layers are at most whose middle is at the height of a row in them, in points.
  private static let barHeight = 96.0

  /// Layers of a row with room in its middle and of what stands in the middle of both, such as the title of a bar between its
  /// buttons, as one row; none if they are something else.
  private func rowAroundMiddle(of overlay: Element) -> Element? {
    let slots = overlay[.children]
    guard slots.count == 2, slots.allSatisfy(\.isPlain), overlay.literal(.alignment) ?? .center == .center,
      let middle = slots[1].element, [.text, .icon, .button, .image].contains(middle.kind),
      let content = slots[0].element?.onlyRow
    else { return nil }
    var stated = height
    if case .points(let own)? = overlay.literal(.height) { stated = own }
    guard content.isWhole || stated ?? .infinity <= Self.barHeight else { return nil }
    var row = content.row
    let room = row[.children].indices.filter { row[.children][$0].element?.isFlexibleRoom(along: .horizontal) ?? false }
    guard room.count == 1, row[.children].count > 1, row[.children].allSatisfy(\.isPlain) else { return nil }
    row[.children].insert(contentsOf: [.one(middle), .one(Element(.spacer))], at: room[0] + 1)
    row[.alignment] = .literal(.center)
    var layers = overlay
    row.takePlace(of: &layers)
    for id in [AttributeID.height, .width] { row.take(id, from: layers) }
    return row
  }

  private static func backgroundImage(_ image: Element) -> Element {
    var background = Element(.backgroundImage, source: image.source)
    background.take(.url, from: image)
    background[value: .fillMode] = .token("cover")
    // Of a picture that is larger than its place the middle is seen, and renderers of cards begin at the top left.
    for id in [AttributeID.horizontalAlignment, .verticalAlignment] {
      background[value: id] = Alignment.center.storage
    }
    return background
  }

  // MARK: Background pictures

  /// Puts a background picture behind the content as a layer, where the element cannot have it itself.
  mutating func lowerBackground(of element: inout Element) {
    guard let slot = element[.background].first, let picture = slot.element,
      !target.supports(.background, on: element.kind), isByConstraints || target.supports(.overlay)
    else { return }
    let image = slot.replacing(image)
    switch picture[value: .fillMode] {
    case .token(let mode)? where mode != "cover":
      context.record(
        LossKinds.backgroundFill, "\(context.targetName) cannot repeat a background image", at: picture, .fillMode,
        value: mode)
    case .template?:
      context.record(
        LossKinds.binding, "how the background is repeated is known only with data, so it covers", at: picture,
        .fillMode)
    default: break
    }
    for id in [AttributeID.horizontalAlignment, .verticalAlignment]
    where picture.has(id) && picture[value: id] != Alignment.center.storage {
      context.record(
        LossKinds.backgroundFill, "\(context.targetName) shows the middle of a picture that is larger than its place",
        at: picture, id)
    }
    if target.codec.writesDocuments, target.supports(.cornerRadius, on: .stack),
      element.has(.cornerRadius), element.literal(.cornerRadius) != 0
    {
      context.record(
        LossKinds.cornerRadius, "boxes of \(context.targetName) do not round the pictures in them", at: element,
        .cornerRadius)
    }
    element.remove(.background)
    // Renderers pad what has a picture behind it.
    if context.source.boxes == .byMeaning, element.kind != .screen, !element.has(.padding) {
      element[.padding] = .literal(context.styles.padding)
    }
    // The colour of the style is behind the picture, and not a box of its own with room around it.
    let isStyled = element.kind != .screen && element.has(.containerStyle)
    guard element.kind == .stack else {
      // What must keep its kind has the layers inside.
      var content = Element(.stack, children: element[.children])
      content[.axis] = .literal(.vertical)
      for id in [AttributeID.gap, .alignment] { content.move(id, from: &element) }
      // How far the picture reaches is up to the box, unless that is a page.
      if element.kind != .screen {
        if element.has(.minHeight) { content.take(.verticalAlignment, from: element) }
        for id in [AttributeID.padding, .minHeight] { content.move(id, from: &element) }
        if isStyled { element[.padding] = .literal(0) }
      }
      element[.children] = [.one(Element(.overlay, source: element.source, children: [image, .one(content)]))]
      return
    }
    var overlay = Element(.overlay, source: element.source)
    overlay.takePlace(of: &element)
    if isStyled {
      overlay.move(.containerStyle, from: &element)
      overlay[.padding] = .literal(0)
    }
    overlay[.children] = [image, .one(element)]
    element = overlay
  }

  private func image(from picture: Element) -> Element {
    var image = Element(.image, source: picture.source)
    image.take(.url, from: picture)
    if target.supports(.imageFit, on: .image) { image[.imageFit] = .literal(.cover) }
    // A later step knows how large the content is.
    if context.reservesHeights {
      image[.width] = .literal(.stretch)
      image[.height] = .literal(.stretch)
    }
    return image
  }
}

extension Element {
  /// Takes away the room above or below what is in a layer that has the height of what it is in; says where its content
  /// stands then. None if there is no such room.
  fileprivate mutating func takeRoomAtEnds() -> Alignment? {
    guard kind == .stack else { return nil }
    let isVertical = self[.axis]?.literal == .vertical
    let slots = self[.children]
    if isVertical, slots.count > 1 {
      let isRoom = slots.map { $0.element?.isFlexibleRoom(along: .vertical) ?? false }
      guard isRoom.count(where: \.self) == (isRoom[0] ? 1 : 0) + (isRoom[slots.count - 1] ? 1 : 0),
        isRoom[0] || isRoom[slots.count - 1], isRoom.count > isRoom.count(where: \.self)
      else { return nil }
      self[.children] = zip(slots, isRoom).filter { !$0.1 }.map(\.0)
      return isRoom[0] ? isRoom[slots.count - 1] ? .center : .bottom : .top
    }
    let content = slots.indices.filter { slots[$0].element?.kind != .spacer }
    guard content.count == 1, slots[content[0]].isPlain else { return nil }
    var side: Alignment?
    self[.children][content[0]].update { side = $0.takeRoomAtEnds() }
    return side
  }

  /// The row that is all there is in a layer, apart from room above and below it; `isWhole` says that there is none.
  fileprivate var onlyRow: (row: Element, isWhole: Bool)? {
    guard kind == .stack, !has(.backgroundColor), !has(.borderColor), !has(.tap), !has(.width) else { return nil }
    if self[.axis]?.literal == .horizontal {
      // Room beside a row that has room in it takes nothing from that.
      let content = self[.children].filter { !($0.element?.isFlexibleRoom(along: .horizontal) ?? false) }
      guard content.count == 1, content[0].isPlain, content[0].element?.containsFlexibleRow ?? false,
        let (row, isWhole) = content[0].element?.onlyRow
      else { return (self, true) }
      return (row, isWhole)
    }
    let content = self[.children].filter { !($0.element?.isFlexibleRoom(along: .vertical) ?? false) }
    guard content.count == 1, content[0].isPlain, let (only, isWhole) = content[0].element?.onlyRow else { return nil }
    var row = only
    if let padding = self[.padding]?.literal { row[.padding] = .literal((row[.padding]?.literal ?? 0) + padding) }
    return (row, isWhole && content.count == self[.children].count)
  }

  /// Whether the element is a picture that takes the width and the height of what is in front of it, until a later step
  /// gives it these.
  var isBehindContent: Bool {
    kind == .image && literal(.width) == .stretch && self[value: .height] == Dimension.stretch.storage
  }
}
