package import CardIR
import CardStyle
import CardSyntax
import CardTemplate

/// Translates between boxes by meaning (a container style) and boxes by attributes (padding, background, border).
///
/// By meaning to attributes takes the host's colours and padding; the other way takes the nearest style.
package struct LowerBoxes: Pass {
  package init() {}

  package let name = "lower-boxes"
  package let summary = "Translates container styles into colours and padding, or the other way."
  package let stage = PassStage.lowering
  // How far content stands from the sides of a page is known by then.
  package let follows: Set<String> = ["unwrap-root"]
  package let example = PassExample(
    before: "stack axis=vertical container-style=emphasis",
    after: "stack axis=vertical padding=20pt background-color=#00000008")

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    if context.target.boxes == .any { return }
    let isByMeaning = context.target.boxes == .byMeaning
    if context.source.boxes == .byMeaning, !isByMeaning {
      // Most hosts give all cards their own look.
      if screen.root.has(.containerStyle), !context.styles.host.allowsStylesOfCards {
        context.record(
          LossKinds.documentMetadata, "the host gives all cards the same style, so that of this one is left out",
          at: screen.root, .containerStyle)
        screen.root[.containerStyle] = nil
      }
      resolveStyles(&screen.root, in: EnclosingBoxes(.default), &context)
      paintPage(&screen.root, context)
    } else if context.source.boxes != .byMeaning, isByMeaning {
      if context.target.supports(.bleed, on: .stack) { reachSides(&screen.root, isPage: true, context) }
      wrapBoxes(&screen, context)
      // The host's, as the step has said that noted it.
      screen.root[.padding] = nil
      chooseStyles(&screen.root, background: context.styles.host.page, Place(), &context)
    }
  }

  // MARK: Meaning to attributes

  private func resolveStyles(
    _ element: inout Element, in boxes: EnclosingBoxes, isPainted isAround: Bool = false, _ context: inout PassContext
  ) {
    var inner = boxes
    var isPainted = isAround
    inner.enter(element)
    // The picture behind a box is a layer by then.
    if element.kind == .overlay, element[.children].first?.element?.kind == .image {
      inner.enter(nil, hasPicture: true)
      isPainted = true
    }
    switch element.has(.containerStyle) ? element[.containerStyle] : nil {
    case .literal(let own)?:
      if boxes.paints(own) {
        paint(&element, context.styles.background(of: own), context)
        isPainted = true
      }
      element[.containerStyle] = nil
    case .template(let template)?:
      paint(&element, template, &context)
      if element.has(.backgroundColor) { isPainted = true }
      element[.containerStyle] = nil
    case nil: break
    }
    if isPainted { PaletteResolution.remember(inner.style, on: &element, context) }
    if element[.bleed]?.literal == true, !context.target.supports(.bleed, on: element.kind),
      !context.settlesWidths && !context.framesColumns || !element.has(.backgroundColor)
    {
      context.record(
        LossKinds.bleed, "\(context.targetName) boxes cannot reach into their parent's padding", at: element, .bleed)
      element[.bleed] = nil
    }
    if isPainted, PaletteResolution.remembers(context) {
      element.updateChildren { resolveStyles(&$0, in: inner, isPainted: true, &context) }
    } else {
      element.updateChildren(in: Self.styled) { resolveStyles(&$0, in: inner, &context) }
    }
  }

  /// What has a meaning.
  private static let styled = ContentSet(attributes: [.containerStyle, .bleed])

  /// Paints the whole document where the host's page is not white, as that of the targets is.
  private func paintPage(_ root: inout Element, _ context: PassContext) {
    let page = context.styles.host.page
    guard page != .white else { return }
    if context.target.supports(.backgroundColor, on: .screen) {
      if !root.has(.backgroundColor) { root[.backgroundColor] = .literal(page) }
    } else if root[.children].count == 1 {
      root[.children] = root[.children].map { slot in
        slot.replacing { content in
          var content = content
          if !content.has(.backgroundColor) { content[.backgroundColor] = .literal(page) }
          return content
        }
      }
    }
  }

  private func paint(_ element: inout Element, _ color: Color?, _ context: PassContext) {
    // A document that has no colour of its own shows that of its only child.
    if element.kind == .screen, !context.target.supports(.backgroundColor, on: .screen), element[.children].count == 1 {
      element[.children] = element[.children].map { slot in
        slot.replacing { page in
          var page = page
          if let color, !page.has(.backgroundColor) { page[.backgroundColor] = .literal(color) }
          return page
        }
      }
      return
    }
    if let color {
      // Nothing is behind a document.
      let isPage = element.kind == .screen
      element[.backgroundColor] = .literal(isPage ? color.blended(over: context.styles.host.page) : color)
    }
    // What a step has made of a table knows its padding.
    if !element.has(.padding) { element[.padding] = .literal(context.styles.padding) }
    Self.reachPadding(&element)
  }

  /// Makes an empty box as high as its padding, which is inside its least height.
  private static func reachPadding(_ box: inout Element) {
    guard box.kind == .stack || box.kind == .column, box[.children].isEmpty, let padding = box[.padding]?.literal,
      let least = box[.minHeight]?.literal, least > 0, least < 2 * padding
    else { return }
    box[.minHeight] = .literal(2 * padding)
  }

  /// A bound style decides colour and padding by an expression.
  private func paint(_ element: inout Element, _ template: TemplateString, _ context: inout PassContext) {
    let notation: Color.Notation = context.target.colors == .opaque ? .bare : .alphaLast
    let host = context.styles.host
    func text(_ style: ContainerStyle) -> Expression {
      let color = context.styles.background(of: style) ?? host.page
      return .string((notation == .bare ? color.blended(over: host.page) : color).text(notation))
    }
    let cases = ContainerStyle.allCases.filter { $0 != .default }.map { ($0.rawValue, text($0)) }
    guard let color = TokenMapping.compile(template, cases: cases, fallback: text(.default)) else {
      context.record(
        LossKinds.binding, "the style is known only with data and not a single name, so the box stays plain",
        at: element, .containerStyle)
      return
    }
    element[.backgroundColor] = .template(color)
    // What a step has made of a table knows its padding.
    if !element.has(.padding) {
      context.record(
        LossKinds.binding, "the box has the page's colour and padding also where data give it the usual style",
        at: element, .containerStyle)
      element[.padding] = .literal(context.styles.padding)
    }
  }

  // MARK: Attributes to meaning

  private static let boxAttributes = AttributeID.all(.box)

  private static func isContainer(_ element: Element) -> Bool {
    element.kind == .stack || element.kind == .column || element.kind == .screen
  }

  /// Puts a container around content that has a box of its own, or that is tapped where it cannot be.
  private func wrapBoxes(_ screen: inout Screen, _ context: PassContext) {
    let target = context.target
    func needsBox(_ element: Element) -> Bool {
      if Self.isContainer(element) { return false }
      // A shape is its colour, and so is a line.
      guard element.kind.family == .content, element.kind != .shape, element.kind != .divider else { return false }
      let isTapped = element.has(.tap) && !target.supports(.tap, on: element.kind)
      return isTapped || (hasLook(element) && !target.supports(.backgroundColor, on: element.kind))
    }
    func hasLook(_ element: Element) -> Bool { element.has(.backgroundColor) || element.has(.borderColor) }
    screen.rewrite { element in
      guard needsBox(element) else { return }
      var box = Element(.stack, source: element.source)
      box[.axis] = .literal(.vertical)
      for id in Self.boxAttributes + [.spacing, .separator] {
        box.take(id, from: element)
        element[value: id] = nil
      }
      if !target.supports(.tap, on: element.kind), let tap = element.regions.first(where: { $0.id == .tap }) {
        box.regions.append(tap)
        element.remove(.tap)
      }
      box[.children] = [.one(element)]
      element = box
    }
    // The screen's own colour is the host's business unless it is another than the host's.
    if let color = screen.root[.backgroundColor] {
      screen.root[.backgroundColor] = nil
      if color != .literal(context.styles.host.page) {
        var box = Element(.stack)
        box[.axis] = .literal(.vertical)
        box[.backgroundColor] = color
        if target.supports(.bleed, on: .stack) { box[.bleed] = .literal(true) }
        box[.gap] = screen.root[.gap]
        box[.alignment] = screen.root[.alignment]
        box[.children] = screen.root[.children]
        screen.root[.children] = [.one(box)]
      }
    }
  }

  /// Lets the painted boxes that reach the sides of the page in the source do so, whatever padding the host puts around a
  /// page: those in columns without padding, and one that is all there is.
  private func reachSides(_ column: inout Element, isPage: Bool, _ context: PassContext) {
    if column[.padding] != nil, column[.padding]?.literal != 0 { return }
    let isAll = isPage && column.count(of: .children) == 1
    column.updateSlots(of: .children) { _, slots in
      slots.updateElements { box in
        guard box.kind == .stack, !box.has(.width) || box.literal(.width) == .stretch,
          isAll || context.source.stacksFillWidth || box.containsFlexibleRow
        else { return }
        if box.has(.backgroundColor) { box[.bleed] = .literal(true) }
        if box[.axis]?.literal == .vertical { reachSides(&box, isPage: false, context) }
      }
    }
  }

  /// Where a box is.
  private struct Place {
    /// How wide the place is, if that is less than the width of a page.
    var room: Double?
    /// Whether a picture is behind it, whose colours nobody knows.
    var isOverPicture = false
    /// How high a box around it says that it is.
    var height: Double?
    /// Colours that boxes beside it have to leave out, with the reason.
    var leftOut: [Color: String] = [:]

    /// The place in a box, if that says how large it is or has a picture behind it.
    func entering(_ element: Element) -> Place {
      var place = self
      if case .points(let width)? = element.literal(.width) { place.room = width }
      if case .points(let height)? = element.literal(.height) { place.height = min(height, place.height ?? height) }
      if element.hasBackgroundPicture { place.isOverPicture = true }
      return place
    }
  }

  private func chooseStyles(
    _ element: inout Element, background: Color, _ outer: Place, _ context: inout PassContext
  ) {
    var inner = background
    var place = outer.entering(element)
    let isBox = Self.isContainer(element)
    if isBox {
      switch element[.backgroundColor] {
      case .literal(let color)?:
        inner = chooseStyle(&element, color, over: background, place, &context)
      case .template?:
        context.record(
          LossKinds.binding, "the colour is known only with data, so the box does not have it", at: element,
          .backgroundColor)
        if !place.isOverPicture { keepReadable(&element, from: nil, on: background, &context) }
      case nil: break
      }
      if element.kind == .stack, element[.children].isEmpty, element[.padding]?.literal ?? 0 > 0, !element.has(.width),
        !context.source.stacksFillWidth, element.has(.containerStyle) || element.has(.borderColor)
      {
        context.record(
          LossKinds.size, "boxes of \(context.targetName) are as wide as there is room", at: element,
          element.has(.backgroundColor) ? .backgroundColor : .borderColor)
      }
      dropLook(&element, place, &context)
    }
    place.leftOut = [:]
    let isPainted = isBox && element.has(.containerStyle)
    if isPainted { place.isOverPicture = element.hasBackgroundPicture }
    // Renderers pad what has a picture behind it as well.
    if isPainted || isBox && element.kind != .screen && element.hasBackgroundPicture {
      place.room = place.room.map { max(0, $0 - 2 * context.styles.padding) }
    }
    // Nothing is seen of the parts of a shape that are not painted, and they would make it larger.
    defer {
      if isBox, element.has(.containerStyle), element.count(of: .children) > 0, Self.isDrawing(element),
        !element[.children].contains(where: { $0.element.map(Self.holdsStyle) ?? true })
      {
        element[.children] = []
      }
    }
    guard element.kind == .stack, element[.axis]?.literal == .horizontal else {
      return element.updateChildren { chooseStyles(&$0, background: inner, place, &context) }
    }
    let page = context.options.screenWidth - 2 * context.styles.padding
    let widths = PaintedRow(element, host: context.styles.host).places(in: place.room ?? page)
    var slots = element.takeSlots(of: .children)
    place.leftOut = Self.leftOut(in: slots, widths, place, context)
    for index in slots.indices {
      place.room = widths[index]
      slots[index].update { chooseStyles(&$0, background: inner, place, &context) }
    }
    element.updateChildren { chooseStyles(&$0, background: inner, Place(), &context) }
    element[.children] = slots
  }

  /// Sets the nearest style; gives the background that the content then has.
  private func chooseStyle(
    _ element: inout Element, _ color: Color, over background: Color, _ place: Place, _ context: inout PassContext
  ) -> Color {
    let host = context.styles.host
    let seen = color.blended(over: background)
    // Nothing is seen of what has no colour at all.
    if color.alpha == 0 { return background }
    // The colour of the page is seen on the page alone not, and so is that of a box on it.
    if seen == host.page, background == host.page, !(place.isOverPicture && Self.covers(color)) { return background }
    let veil =
      place.isOverPicture && !Self.covers(color) ? "no style lets the picture behind it be seen as it does" : nil
    if let obstacle = veil ?? Self.obstacle(to: element, place, context) ?? place.leftOut[color] {
      context.record(
        LossKinds.color, "the background \(color.text(.alphaLast)) is left out, because \(obstacle)", at: element,
        .backgroundColor, value: color.text(.alphaLast))
      if !place.isOverPicture { keepReadable(&element, from: seen, on: background, &context) }
      return background
    }
    let candidates = ContainerStyle.allCases.map { style in
      (style: style, color: host.background(style), difference: host.background(style).difference(from: seen))
    }
    var best = candidates.reduce(candidates[0]) { $1.difference < $0.difference ? $1 : $0 }
    let isDark = seen.luminance < 0.25 && candidates.allSatisfy { $0.color.luminance >= 0.25 }
    if isDark {
      // A style of nearly the same hue says more of a strong colour than a grey one.
      let alike = candidates.filter { Self.isAlike($0.color, to: seen) }
        .max { $0.color.hueLikeness(to: seen) < $1.color.hueLikeness(to: seen) }
      if let near = alike ?? candidates.first(where: { $0.style == .emphasis }) { best = near }
    }
    element[.containerStyle] = .literal(best.style)
    if best.difference >= 2 {
      let difference = NumberText.javaScript((best.difference * 10).rounded() / 10)
      let remark = isDark ? "; the palette has no dark box, so the text on it follows" : ""
      context.record(
        LossKinds.color,
        "the background \(color.text(.alphaLast)) becomes the style `\(best.style.rawValue)`, "
          + "\(best.color.text(.alphaLast)), ΔE \(difference)\(remark)",
        at: element, .backgroundColor, value: color.text(.alphaLast))
    }
    if isDark { brighten(&element) }
    if best.difference >= 2 { keepReadable(&element, from: seen, on: best.color, &context) }
    return best.color
  }

  /// Whether a colour hides the better part of what is behind it.
  private static func covers(_ color: Color) -> Bool { color.alpha >= 128 }

  /// Whether a colour reminds of a strong one: both are no greys, and their hues are less than 60 degrees apart.
  private static func isAlike(_ color: Color, to strong: Color) -> Bool {
    strong.chroma > 25 && color.chroma > 8 && color.hueLikeness(to: strong) > 0.5
  }

  /// The colours that no box of a row gets because one of the boxes cannot: of several that look alike, one that is missing
  /// would look like a mistake.
  private static func leftOut(
    in slots: [Slot], _ widths: [Double], _ row: Place, _ context: PassContext
  ) -> [Color: String] {
    let boxes = slots.indices.filter { index in
      slots[index].element.map { isContainer($0) && $0.literal(.backgroundColor) != nil } ?? false
    }
    guard boxes.count > 1 else { return [:] }
    var colors: [Color: String] = [:]
    for index in boxes {
      guard let box = slots[index].element, let color = box.literal(.backgroundColor), !isDrawing(box) else { continue }
      var place = row
      place.room = widths[index]
      if obstacle(to: box, place.entering(box), context) != nil {
        colors[color] = "a box of this colour beside it has no room for the padding of painted boxes"
      }
    }
    return colors
  }

  /// Why a box cannot have the padding that painted boxes have; none if it can.
  private static func obstacle(to box: Element, _ place: Place, _ context: PassContext) -> String? {
    let padding = context.styles.padding
    if isDrawing(box) {
      let least = "painted boxes of \(context.targetName) are at least \(NumberText.javaScript(2 * padding)) points"
      if let width = place.room, width < 2 * padding { return "\(least) wide" }
      if let height = place.height, height < padding { return "\(least) high" }
      return nil
    }
    guard let width = place.room else { return nil }
    let room = width - 2 * padding
    let natural = NaturalWidth(lineThickness: context.styles.host.separator.thickness)
    if natural.longestWord(in: box) > room {
      return "the padding of painted boxes would leave no room for a word"
    }
    // Beside other content a picture may be a little smaller; one that fills its box hides the colour anyway.
    let picture = widestPicture(in: box)
    if picture > room, isFrame(box) || picture > 2 * room {
      return "the padding of painted boxes would leave no room for the picture"
    }
    return nil
  }

  /// Whether there is nothing in a box but others, so that it is a shape, such as a bar or a line.
  private static func isDrawing(_ box: Element) -> Bool {
    guard isContainer(box) else { return box.kind == .spacer }
    return box.regions.allSatisfy { $0.id == .children } && box.extras.isEmpty
      && box[.children].allSatisfy { $0.element.map(isDrawing) ?? false }
  }

  private static func holdsStyle(_ element: Element) -> Bool {
    element.has(.containerStyle) || element[.children].contains { $0.element.map(holdsStyle) ?? true }
  }

  /// The width of the widest picture in a box that says how wide it is, which is narrower where there is less room.
  private static func widestPicture(in element: Element) -> Double {
    if element.kind == .image, case .points(let width)? = element.literal(.width) { return width }
    return element[.children].reduce(0) { max($0, $1.element.map(widestPicture) ?? 0) }
  }

  /// Whether a box is the frame of a picture, and nothing else.
  private static func isFrame(_ box: Element) -> Bool {
    let children = box[.children]
    return children.count == 1 && children[0].element.map { $0.kind == .image || isFrame($0) } ?? false
  }

  /// The contrast, from 1 to 21, below which text and what is behind it are hardly told apart.
  private static let leastContrast = 2.0

  /// How much more contrast there must have been for text to count as lost that was hard to read already.
  private static let leastLoss = 1.25

  /// Text that cannot be read on what a box became, and could on the box of the source or at least better, takes the default
  /// colour. On a box whose colour only data know it could be.
  private func keepReadable(
    _ element: inout Element, from seen: Color?, on result: Color, _ context: inout PassContext
  ) {
    // Of a shape it is what the shape is filled with.
    for id in [AttributeID.textColor, .foregroundColor] where element.kind != .shape {
      guard case .color(let color)? = element[value: id],
        case let contrast = color.blended(over: result).contrast(to: result), contrast < Self.leastContrast,
        seen.map({ color.blended(over: $0).contrast(to: $0) >= contrast * Self.leastLoss }) ?? true
      else { continue }
      context.record(
        LossKinds.color,
        "the colour \(color.text(.alphaLast)) could not be read on \(result.text(.alphaLast)), so it becomes `default`",
        at: element, id, value: color.text(.alphaLast))
      element[value: id] = nil
    }
    element.updateChildren { child in
      // A box of another colour has its own text.
      if !child.has(.backgroundColor) { keepReadable(&child, from: seen, on: result, &context) }
    }
  }

  /// Text that was readable only on the dark box takes the default colour of the light one, and not that of what is around it.
  private func brighten(_ element: inout Element) {
    func isLight(_ value: AttributeValue?) -> Bool {
      if case .color(let color)? = value { color.blended(over: .black).luminance > 0.7 } else { false }
    }
    element.rewriteDescendants { child in
      if isLight(child[value: .textColor]) { child[.textColor] = .literal(.palette(.default)) }
      if isLight(child[value: .foregroundColor]) { child[.foregroundColor] = nil }
    }
    if isLight(element[value: .foregroundColor]) { element[.foregroundColor] = nil }
  }

  private func dropLook(_ element: inout Element, _ place: Place, _ context: inout PassContext) {
    if element.has(.borderColor), element[.borderWidth]?.literal ?? 1 > 0 {
      // A style is an area, and not the line around a picture.
      var remark = ""
      if !element.has(.containerStyle), element.kind != .screen, !Self.isFrame(element),
        Self.obstacle(to: element, place, context) == nil
      {
        element[.containerStyle] = .literal(.emphasis)
        remark = ", so this one gets the colour of the style `emphasis`"
      }
      context.record(
        LossKinds.border, "\(context.targetName) boxes have no border\(remark)", at: element, .borderColor)
    }
    if let radius = element[.cornerRadius]?.literal, radius > 0 {
      context.record(
        LossKinds.cornerRadius, "\(context.targetName) boxes have square corners", at: element, .cornerRadius)
    }
    var isKept = false
    if let padding = element[.padding]?.literal, padding > 0 {
      let host = context.styles.padding
      let isPadded = element.has(.containerStyle)
      // A later step makes distances of it, unless it was around a colour that is left out.
      isKept =
        !isPadded && !element.has(.backgroundColor) && !element.has(.borderColor) && element.kind != .screen
        && context.source.spacing != .perElement
        && context.target.spacing == .perElement
      if !isKept, !isPadded || padding != host {
        let becomes = isPadded ? "the host's \(NumberText.javaScript(host))" : "none"
        context.record(
          LossKinds.padding, "the padding of \(NumberText.javaScript(padding)) points becomes \(becomes)", at: element,
          .padding, value: NumberText.javaScript(padding))
      }
    }
    for id in Self.boxAttributes where !isKept || id != .padding { element[value: id] = nil }
    if !element.has(.containerStyle) { element[.bleed] = nil }
  }
}
