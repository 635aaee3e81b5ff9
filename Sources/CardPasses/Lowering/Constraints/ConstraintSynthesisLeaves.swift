import CardIR
import CardStyle
import CardSyntax

/// Elements without children.
extension ConstraintSynthesis {
  mutating func image(_ image: inout Element, in place: Place) {
    if image[value: .height] == Dimension.stretch.storage, image[value: .width] == Dimension.stretch.storage {
      image[.width] = nil
      image[.height] = nil
      return
    }
    if image[.width] == nil, let size = image[.imageSize] {
      image[value: .width] = size.storageValue
      image[value: .height] = size.storageValue
    }
    image[.imageSize] = nil
    let stretches = image[.width]?.literal == .stretch
    let styles = context.styles
    func known(_ id: AttributeID, of image: Element) -> AttributeValue? {
      guard let value = image[value: id] else { return nil }
      switch Dimension(value) {
      case .points(let points)?: return points > 0 ? .number(points) : nil
      case .token(let size)?: return .number(styles.points(size))
      case nil: if case .template = value { return value } else { return nil }
      default: return nil
      }
    }
    let (width, height) = (known(.width, of: image), known(.height, of: image))
    image[.width] = nil
    image[.height] = nil
    let square = width ?? height ?? .number(Self.imageExtent)
    if width == nil && !stretches || height == nil {
      context.record(
        LossKinds.implicitSize,
        "the size of the image is not known, so it is \((width ?? square).written) by "
          + "\((height ?? square).written) points", at: image)
    }
    var constraints: [Slot] = []
    if !stretches || !place.givesWidth { constraints.append(ConstraintRule.make(.width, width ?? square)) }
    constraints.append(ConstraintRule.make(.height, height ?? square))
    image[.constraints] = constraints
  }

  /// A control, which is no higher than its text by itself: too low for a finger.
  mutating func control(_ control: inout Element, height: Double) {
    let extents = extents(&control)
    control[.constraints] = extents + (extents.haveRule(.height) ? [] : [ConstraintRule.extent(.height, height)])
  }

  mutating func spacer(_ element: Element, in place: Place) -> Element {
    let isColumn = if case .column = place { true } else { false }
    let along: AttributeID = isColumn ? .height : .width
    var canvas = Element(.canvas, source: element.source)
    canvas.extras = element.extras
    context.recordRest(of: element, except: [along, .minLength, .axis])
    var length = element[value: along]
    if length == nil, let least = element[.minLength] {
      length = element[value: .minLength]
      context.record(
        LossKinds.minSize, "the least length of the spacer becomes its length", at: element, .minLength,
        value: least.literal.map { NumberText.javaScript($0) })
    }
    let rule: ConstraintRule = along == .height ? .height : .width
    if let length, let points = Double(length), points <= 0 {
      // A fixed extent of nothing: stated as flexible room it would grow.
      canvas[.constraints] = [ConstraintRule.extent(rule, 0.5)]
      return canvas
    }
    if let length { canvas[.constraints] = [ConstraintRule.make(rule, length.number)] }
    return canvas
  }

  mutating func divider(_ element: Element, in place: Place) -> Element {
    var canvas = Element(.canvas, source: element.source)
    canvas.extras = element.extras
    // What says how long the line is, where its place does not.
    let along: AttributeID? =
      switch place {
      case .column(let alignment): alignment == .fill ? nil : .width
      case .row: .height
      case .part: nil
      }
    var length: Double?
    var handled: AttributeSet = [.backgroundColor, .axis]
    if let along, case .points(let points)? = element[value: along].flatMap(Dimension.init), points > 0 {
      length = points
      handled.insert(along)
    }
    context.recordRest(of: element, except: handled)
    canvas[.backgroundColor] = element[.backgroundColor] ?? .literal(Self.line)
    let thickness = context.source.spacing == .perElement ? context.styles.host.separator.thickness : 1
    switch place {
    case .column:
      canvas[.constraints] = [ConstraintRule.extent(.height, thickness)]
      if let length { canvas[.constraints].append(ConstraintRule.extent(.width, length)) }
    case .row(let alignment), .part(let alignment):
      canvas[.constraints] = [ConstraintRule.extent(.width, thickness)]
      if let length {
        canvas[.constraints].append(ConstraintRule.extent(.height, length))
      } else if alignment != .fill {
        context.record(
          LossKinds.implicitSize, "the line has the height of one line of text in a row that does not fill", at: element
        )
        canvas[.constraints].append(ConstraintRule.extent(.height, Self.shapeExtent))
      }
    }
    return canvas
  }

  mutating func shape(_ element: Element, in place: Place) -> Element {
    let canvas = paintedCanvas(for: element)
    if element[.width]?.literal == .stretch, element[.height]?.literal == .stretch {
      if element.isCircle {
        context.record(
          LossKinds.shape,
          "\(context.targetName) rounds corners by a number, so a circle that fills its place has none", at: element)
      }
      return canvas
    }
    func points(_ id: AttributeID) -> Double? {
      guard case .literal(.points(let points))? = id == .width ? element[.width] : element[.height], points >= 0
      else { return nil }
      // Constraints want a positive number, and half a point is as good as nothing.
      return max(points, 0.5)
    }
    let (width, height) = (points(.width), points(.height))
    return hugging(
      element.isCircle
        ? circle(canvas, of: element, width, height) : rectangle(canvas, of: element, width, height, in: place),
      in: place)
  }

  /// A canvas with the colour of a shape, and no extents.
  private mutating func paintedCanvas(for element: Element) -> Element {
    var canvas = Element(.canvas, source: element.source)
    for id in [AttributeID.id, .scopes, .borderColor, .borderWidth, .cornerRadius] { canvas.take(id, from: element) }
    canvas.extras = element.extras
    if element.has(.tap) { canvas[.tap] = element[.tap] }
    // A rectangle hides what it would be painted on.
    var handled: AttributeSet = [
      .id, .scopes, .borderColor, .borderWidth, .cornerRadius, .foregroundColor, .shape, .width, .height,
    ]
    if !element.isCircle { handled.insert(.backgroundColor) }
    context.recordRest(of: element, except: handled, regions: [.tap])
    // What it is filled with hides what lies behind it.
    canvas[.backgroundColor] = element[.foregroundColor] ?? element[.backgroundColor] ?? .literal(.black)
    return canvas
  }

  /// A canvas as a circle of the lesser extent, in the middle of a frame if the other one is longer.
  private mutating func circle(_ canvas: Element, of element: Element, _ width: Double?, _ height: Double?) -> Element {
    var canvas = canvas
    let diameter = [width, height].compactMap { $0 }.min() ?? Self.shapeExtent
    if width == nil, height == nil { reportCircle(element, diameter) }
    canvas[.cornerRadius] = .literal(diameter / 2)
    let sides = [ConstraintRule.width, .height].map { ConstraintRule.extent($0, diameter) }
    guard let width, let height, width != height else {
      canvas[.constraints] += sides
      return canvas
    }
    canvas[.constraints] = sides + ConstraintRule.center
    var box = Element(.canvas, source: element.source, children: [.one(canvas)])
    box[.constraints] = [ConstraintRule.extent(.width, width), ConstraintRule.extent(.height, height)]
    return box
  }

  /// A canvas with the extents of a rectangle, where nothing around it gives it one.
  private mutating func rectangle(
    _ canvas: Element, of element: Element, _ width: Double?, _ height: Double?, in place: Place
  ) -> Element {
    var (canvas, width, height) = (canvas, width, height)
    if width == nil || height == nil {
      // Along its stack a rectangle has no extent; across, only stacks that fill give it one.
      let missing: Bool
      switch place {
      case .column(let alignment):
        // What surrounds the shape gives it its height.
        let hasHeight = sourceHugs && element[.height]?.literal == .stretch
        missing = height == nil && !hasHeight || (width == nil && alignment != .fill)
        if height == nil, !hasHeight { height = Self.shapeExtent }
        if width == nil, alignment != .fill { width = Self.shapeExtent }
      case .row(let alignment), .part(let alignment):
        // It takes the room of the row.
        let isFlexible = sourceHugs
        missing = width == nil && !isFlexible || (height == nil && alignment != .fill)
        if width == nil, !isFlexible { width = Self.shapeExtent }
        if height == nil, alignment != .fill { height = Self.shapeExtent }
      }
      if missing {
        context.record(
          LossKinds.implicitSize,
          "the rectangle has no size, so a missing extent is \(NumberText.javaScript(Self.shapeExtent)) points",
          at: element)
      }
    }
    if let width { canvas[.constraints].append(ConstraintRule.extent(.width, width)) }
    if let height { canvas[.constraints].append(ConstraintRule.extent(.height, height)) }
    return canvas
  }

  mutating func reportCircle(_ circle: Element, _ diameter: Double) {
    context.record(
      LossKinds.implicitSize, "the circle has no size, so it is \(NumberText.javaScript(diameter)) points across",
      at: circle)
  }
}
