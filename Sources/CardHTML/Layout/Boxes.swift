import CardIR
import CardStyle

/// What a box has made of itself, for the layout of its children.
struct BoxResult {
  /// What its children have from around.
  var inner: Around
  /// Its padding, in points.
  var padding = 0.0
}

extension PageBuilder {
  // MARK: Boxes

  /// Gives an element of the page the box of an element: padding, background, border, bleed, and what it hands down.
  ///
  /// A box is painted and padded where its style differs from that of any box around, as renderers do.
  func box(_ markup: inout Markup, _ element: Element, _ around: Around, table: TableFacts? = nil) -> BoxResult {
    let own = element.kind == .screen && !host.adaptiveCard.allowCustomStyle ? nil : element.literal(.containerStyle)
    let hasPicture = element.hasBackgroundPicture
    let isStyled = own.map { around.boxes.paints($0) } ?? false
    let isPainted = hasPicture || isStyled
    var padding = isPainted ? resolver.padding : 0
    if element.kind == .tableCell {
      padding = isPainted || table?.hasLines ?? false ? host.spacing[.small] : 0
    }
    if element.kind == .tableRow { padding = 0 }
    if let stated = element.literal(.padding) { padding = stated }
    background(&markup, element)
    let painted = isPainted ? resolver.background(of: own ?? .default) : nil
    // A picture that has no other one for the dark was chosen for a light page, and so is what stands on it and shows
    // through it.
    let staysLight = hasPicture && element.single(.background)?.has(.darkURL) == false
    if let painted { paint(&markup, painted, staysLight: staysLight) }
    if padding > 0 { markup.look["padding"] = CSSText.pixels(padding) }
    if element.literal(.bleed) == true, isPainted || host.alwaysAllowBleed { bleed(&markup, around.reach) }
    frame(&markup, element, isBox: true)
    if let isReversed = element[value: .rightToLeft], element.kind != .screen {
      markup[attribute: "dir"] = isReversed == .flag(true) ? "rtl" : "ltr"
    }
    var inner = around
    inner.boxes.enter(own, hasPicture: hasPicture)
    if let color = element.literal(.backgroundColor) ?? painted { ground(&markup, color, &inner) }
    if hasPicture {
      inner.isOnPicture = staysLight
    } else if isStyled || element.has(.backgroundColor) {
      inner.isOnPicture = false
    }
    if let alignment = element.literal(.horizontalAlignment) { inner.alignment = alignment }
    if let alignment = element.literal(.verticalAlignment) { inner.verticalAlignment = alignment }
    if let color = element.literal(.foregroundColor) { inner.foreground = color }
    return BoxResult(inner: inner, padding: padding)
  }

  /// The colour behind the content of an element, the same in the dark if it stays light.
  func paint(_ markup: inout Markup, _ color: Color, staysLight: Bool = false) {
    markup.look["background-color"] = staysLight ? CSSText.color(color) : sheet.color(color)
  }

  /// Gives a box whose colour is `color` the page's own colours for such a ground, where those around are for another.
  func ground(_ markup: inout Markup, _ color: Color, _ inner: inout Around) {
    func isOther(_ ground: Color?) -> Bool { ground.map { ($0.luminance > 0.3) != sheet.isLight } ?? false }
    let ground = color.blended(over: inner.ground ?? host.page)
    if isOther(ground) != isOther(inner.ground) {
      markup.classes.append(sheet.className(forGroundOtherThanPage: isOther(ground)))
    }
    inner.ground = ground
  }

  private func bleed(_ markup: inout Markup, _ reach: Edges) {
    let sides = [reach.top, reach.right, reach.bottom, reach.left].map { CSSText.pixels(-$0) }
    if sides.contains(where: { $0 != "0" }) { markup.look["margin"] = sides.joined(separator: " ") }
  }

  // MARK: Frames

  /// The extents, colours and lines that an element states by number. A box has its padding and alignment already.
  func frame(_ markup: inout Markup, _ element: Element, isBox: Bool = false) {
    if element.kind != .column, element.kind != .tableCell, case .points(let width)? = element.literal(.width) {
      markup.look["width"] = CSSText.pixels(width)
      markup.look["max-width"] = "100%"
    }
    if element.kind != .column, element.literal(.width) == .stretch { markup.look["width"] = "100%" }
    if case .points(let height)? = element.literal(.height) { markup.look["height"] = CSSText.pixels(height) }
    if let height = element.literal(.minHeight), height > 0 { markup.look["min-height"] = CSSText.pixels(height) }
    if let height = element.literal(.maxHeight), height > 0 {
      markup.look["max-height"] = CSSText.pixels(height)
      markup.look["overflow"] = "auto"
    }
    if !isBox, let padding = element.literal(.padding), padding > 0 { markup.look["padding"] = CSSText.pixels(padding) }
    if let color = element.literal(.backgroundColor) { markup.look["background-color"] = sheet.stated(color) }
    if !isBox, element.kind != .text, let color = element.literal(.foregroundColor) {
      markup.look["color"] = sheet.stated(color)
    }
    border(&markup, element)
  }

  /// The line around an element, and its corners.
  func border(_ markup: inout Markup, _ element: Element) {
    if let color = element.literal(.borderColor), element.literal(.borderWidth) ?? 1 > 0 {
      let width = CSSText.pixels(element.literal(.borderWidth) ?? 1)
      markup.look["border"] = "\(width) solid \(sheet.stated(color))"
    }
    if let radius = element.literal(.cornerRadius), radius > 0 {
      markup.look["border-radius"] = CSSText.pixels(radius)
      if markup.look["overflow"] == nil { markup.look["overflow"] = "hidden" }
    }
  }

  /// How an element takes its share of what its container has left from top to bottom.
  func size(_ markup: inout Markup, _ element: Element) {
    guard element.kind != .column, element.kind != .tableCell, element.kind != .image else { return }
    markup.look["flex"] = element.literal(.height) == .stretch ? "1 1 auto" : "0 0 auto"
  }

  /// Writes where an element comes from, if that is asked for.
  func annotate(_ markup: inout Markup, _ element: Element, _ around: Around) {
    if let id = element.literal(.id), let target = targets[id] { markup[attribute: "id"] = target }
    guard isAnnotated else { return }
    if let source = pointer(of: element), source != around.source {
      note(source, of: element, on: &markup)
    }
    if let id = element.literal(.id) { markup[attribute: "data-id"] = id }
  }
}
