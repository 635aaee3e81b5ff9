package import CardIR
import CardStyle
import CardSyntax

/// Works out how wide the children of rows are, for targets whose rows say nothing of shares.
///
/// The width of the screen is known, so those of everything on it are: columns get theirs in points but for one, which
/// takes what is left, so that rows fit screens of other widths as well. Where nothing takes what is left, room does.
/// Images become no wider than the room that they have, and rows of images that do not fit are broken.
package struct SettleWidths: Pass {
  package init() {}

  package let name = "settle-widths"
  package let summary = "Works out the widths of columns and images where the target has no shares."
  package let stage = PassStage.lowering
  // All measures are in points by then.
  package let follows: Set<String> = [
    "lower-columns", "lower-boxes", "lower-images", "lower-sizes", "lower-spacing", "lower-text",
  ]
  package let example = PassExample(
    before: """
      screen
        children
          stack axis=horizontal gap=10
            children
              stack axis=vertical width=1fr
                children
                  text text="A" text-size=14pt
              stack axis=vertical width=3fr
                children
                  text text="B" text-size=14pt
      """,
    after: """
      screen
        children
          stack axis=horizontal gap=10
            children
              stack axis=vertical width=95pt
                children
                  text text="A" text-size=14pt
              stack axis=vertical
                children
                  text text="B" text-size=14pt
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.settlesWidths || context.fitsWidths else { return }
    var worker = WidthSettling(context: context.lend())
    let width = context.options.screenWidth
    let room = WidthSettling.Room(points: width, least: min(width, WidthSettling.narrowest))
    if worker.context.settlesWidths {
      worker.settle(&screen.root, in: room, isWide: true)
      if !worker.context.target.supports(.rightToLeft, on: .stack) { RowOrder.forget(in: &screen.root) }
    } else {
      worker.fit(&screen.root, in: room)
    }
    context = worker.context
  }
}

/// One run of ``SettleWidths``.
struct WidthSettling {
  var context: PassContext

  /// Where the row stands that is settled next, if room before it or on both sides of it says so.
  var side: Alignment?

  init(context: PassContext) {
    self.context = context
    natural = NaturalWidth(
      lineThickness: context.styles.host.separator.thickness, buttonInset: Self.buttonInset)
  }

  /// What padding leaves at least of a box on the narrowest screens, in points, if it leaves half of it on the usual one.
  private static let leastContent = 8.0

  /// The width of the narrowest screens that rows must fit, in points.
  static let narrowest = 320.0

  /// The room that an element has.
  struct Room {
    /// On the screen that widths are worked out for.
    var points: Double
    /// On the narrowest screens.
    var least: Double
    /// Whether it is less than there is in the source, so that rows fit narrow screens.
    var isReduced = false

    /// The room between two sides.
    func inset(by points: Double) -> Room {
      Room(points: max(0, self.points - 2 * points), least: max(0, least - 2 * points), isReduced: isReduced)
    }

    /// No more than so many points.
    func limited(to limit: Double) -> Room {
      Room(points: min(points, limit), least: min(least, limit), isReduced: isReduced)
    }
  }

  let natural: NaturalWidth

  /// Settles what is in an element that has `outer` for its box; `isWide` says that the box has this width whatever is
  /// in it, and `known` the natural widths of what is in it, if somebody has asked for them.
  mutating func settle(_ element: inout Element, in outer: Room, isWide: Bool, known: NaturalWidths? = nil) {
    guard element.has(.children) else { return }
    if let padding = element[.padding]?.literal, 2 * padding >= outer.least, padding > 0 {
      // What does not fit between its sides would push them apart; distances between others need half of the room.
      let hasDistances = element.containsElement { $0.kind == .stack && $0[.axis]?.literal == .horizontal }
      let wanted = hasDistances ? 0 : min(outer.points / 4, (outer.least - Self.leastContent) / 2)
      let most = max(outer.least / 4, wanted).rounded(.down)
      context.record(
        LossKinds.padding,
        "there is room for \(NumberText.javaScript(most)) of the \(NumberText.javaScript(padding)) points of its padding",
        at: element, .padding)
      element[.padding] = .literal(most)
    }
    let room = outer.inset(by: element[.padding]?.literal ?? 0)
    switch element.kind {
    case .stack where element[.axis]?.literal == .horizontal: settleRow(&element, in: room, isWide: isWide, known)
    case .screen, .stack, .scroll, .list: settleColumn(&element, in: room, isWide: isWide, known)
    default: settleLayers(&element, in: room, isWide: isWide)
    }
  }

  private mutating func settleLayers(_ element: inout Element, in room: Room, isWide: Bool) {
    var slots = element.takeSlots(of: .children)
    slots.updateElements { child in
      if child.kind == .image { return fit(&child, in: room, fillsColumn: false) }
      settle(&child, in: room, isWide: isWide)
    }
    element[.children] = slots
  }

  // MARK: Columns

  private mutating func settleColumn(
    _ column: inout Element, in room: Room, isWide: Bool, _ known: NaturalWidths?
  ) {
    let fills = column[.alignment]?.literal ?? .fill == .fill
    var slots = column.takeSlots(of: .children)
    for index in slots.indices {
      let inner = known.flatMap { $0.children.count == slots.count ? $0.children[index] : nil }
      slots[index].update { place(&$0, in: room, isWide: isWide, fills: fills, inner) }
    }
    column[.children] = slots
  }

  /// Settles a child of a column.
  private mutating func place(
    _ child: inout Element, in room: Room, isWide: Bool, fills: Bool, _ known: NaturalWidths?
  ) {
    if child.kind == .image { return fit(&child, in: room, fillsColumn: fills, mayStandAside: true) }
    if isWide, fills, let picture = pictureFilling(child, in: room) {
      child = picture
      return fit(&child, in: room, fillsColumn: true)
    }
    var (own, hasWidth) = (room, isWide && fills)
    switch child.literal(.width) {
    case .points(let points)?:
      if points > room.least, child.kind != .shape { limit(&child, to: room.least) }
      own = room.limited(to: points)
      hasWidth = true
    case nil where child.has(.width): hasWidth = true
    case nil: if !fills { own = room.limited(to: known?.width ?? natural.width(of: child)) }
    default: child[.width] = nil
    }
    settle(&child, in: own, isWide: hasWidth, known: known)
  }

  /// Makes a width smaller, because the narrowest screens have no room for it.
  mutating func limit(_ element: inout Element, to points: Double) {
    let wanted = element.literal(.width).flatMap { if case .points(let wanted) = $0 { wanted } else { nil } }
    let screen = NumberText.javaScript(min(context.options.screenWidth, Self.narrowest))
    context.record(
      LossKinds.size,
      "on a screen of \(screen) points there is room for \(NumberText.javaScript(points))"
        + (wanted.map { " of its \(NumberText.javaScript($0))" } ?? ""), at: element, .width,
      value: element.entry(.width)?.origin?.numberText)
    element[.width] = .literal(.points(points))
  }

  // MARK: Images

  /// Makes an image no wider than the room that it has; its height follows. One that `mayStandAside` need not be as wide as
  /// the column that it fills.
  mutating func fit(_ image: inout Element, in room: Room, fillsColumn: Bool, mayStandAside: Bool = false) {
    switch image.literal(.width) {
    case .stretch?:
      // The picture takes all the width, whatever the screen; its height can only be right for one.
      let height: Double
      if let picture = PictureSize(of: image) {
        height = (room.points * picture.height / picture.width).rounded()
      } else {
        height = (room.points * Self.usualRatio).rounded()
        if !image.has(.height) {
          context.record(
            LossKinds.implicitSize,
            "the size of the image is not known, so it is as wide as its column and \(NumberText.javaScript(height)) "
              + "points high", at: image)
        }
      }
      if !image.has(.height) { image[.height] = .literal(.points(max(height, 0.5))) }
      if !fillsColumn { image[.width] = .literal(.points(room.least)) }
    case .points(let width)? where width > room.least:
      if room.isReduced || width <= room.points {
        context.record(
          LossKinds.size, "the image is smaller than it could be, so that it fits narrow screens", at: image)
      }
      // A picture as wide as its column gets wider and narrower with it.
      let isFilling = fillsColumn && (!mayStandAside || isNearer(filling: room, width, isCentered: false))
      let limit = max(0.5, isFilling && width > room.points ? room.points : room.least)
      image[.width] = .literal(isFilling ? .stretch : .points(limit))
      if case .points(let height)? = image.literal(.height) {
        let scaled = (height * min(width, room.points) / width).rounded()
        if scaled >= 1 { image[.height] = .literal(.points(scaled)) }
      }
    default: break
    }
  }

  /// Whether a picture that is too wide for the narrowest screens is nearer to what it should be if its view is as wide as
  /// its room, in the middle of which it is shown, than if it is as wide as those screens allow: both of its edges are
  /// off then, and one of them else.
  func isNearer(filling room: Room, _ width: Double, isCentered: Bool) -> Bool {
    let shift = isCentered ? 0 : max(0, room.points - width) / 2
    return shift == 0 || 2 * shift < min(width, room.points) - room.least
  }

  /// The height of a picture as a share of its width, where nobody knows either.
  static let usualRatio = 9.0 / 16
}
