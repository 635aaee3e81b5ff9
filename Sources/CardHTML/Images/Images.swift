import CardIR
import CardStyle
import CardSyntax
import CardText

extension PageBuilder {
  // MARK: Images

  /// A picture in a row of its own, which says where it stands.
  func image(_ element: Element, _ around: Around) -> Markup? { image(element, around, inSetOf: nil) }

  private func image(_ element: Element, _ around: Around, inSetOf size: Double?) -> Markup? {
    var row = Markup("div")
    row.look = Look(["display": "flex", "align-items": "flex-start"])
    row.look["justify-content"] = Self.justify(element.literal(.horizontalAlignment) ?? around.alignment)
    guard let url = picture(element) ?? nil else {
      guard let text = placeholder(of: element) else { return nil }
      row.append(text)
      return row
    }
    var picture = Markup("img")
    picture[attribute: "src"] = url
    picture[attribute: "alt"] = words(element, .altText) ?? ""
    picture.look["min-width"] = "0"
    extents(&picture, element, inSetOf: size)
    if element[value: .imageStyle] == .token("person") { picture.look["border-radius"] = "50%" }
    if let color = element.literal(.backgroundColor) { picture.look["background-color"] = CSSText.color(color) }
    fit(&picture, element)
    border(&picture, element)
    tap(&picture, element)
    row.append(themed(picture, element))
    return row
  }

  /// A picture with the one that takes its place in the dark.
  private func themed(_ picture: Markup, _ element: Element) -> Markup {
    guard let url = self.picture(element, .darkURL) else { return picture }
    let dark = Markup("source").with("srcset", url).with("media", "(prefers-color-scheme:dark)")
    return Markup("picture", look: Look(["display": "contents"])).containing(dark, picture)
  }

  /// What stands for a picture whose address is not known: the binding, or the name of an asset.
  private func placeholder(of element: Element) -> Markup? {
    if case .template(let template)? = element[value: .url] {
      var blank = Markup("span", "blank")
      blank.content = plain(template)
      return blank
    }
    guard let name = words(element, .assetName) else { return nil }
    let title = words(element, .altText) ?? name
    var blank = Markup("span", "blank").with("title", title).containing(text: title)
    if case .points(let width)? = element.literal(.width) {
      blank.look["width"] = CSSText.pixels(width)
      // There is hardly room for a word.
      if width < 64 { blank.look["padding"] = "0" }
    }
    if case .points(let height)? = element.literal(.height) { blank.look["height"] = CSSText.pixels(height) }
    return blank
  }

  private func extents(_ picture: inout Markup, _ element: Element, inSetOf size: Double?) {
    var isFixed = false
    if case .points(let width)? = element.literal(.width), width > 0 {
      picture.look["width"] = CSSText.pixels(width)
      isFixed = true
    }
    if case .points(let height)? = element.literal(.height), height > 0 {
      picture.look["height"] = CSSText.pixels(height)
      isFixed = true
    }
    if isFixed { return }
    if let size {
      picture.look["height"] = CSSText.pixels(size)
      picture.look["max-height"] = CSSText.pixels(host.imageSet.maxImageHeight)
      return
    }
    switch element.literal(.imageSize) ?? .auto {
    case .stretch: picture.look["width"] = "100%"
    case .token(let token): picture.look["width"] = CSSText.pixels(resolver.points(token))
    case .points(let points): picture.look["width"] = CSSText.pixels(points)
    case .auto, .weight: picture.look["max-width"] = "100%"
    }
    picture.look["max-height"] = "100%"
  }

  private func fit(_ picture: inout Markup, _ element: Element) {
    switch element.literal(.imageFit) {
    case .contain?: picture.look["object-fit"] = "contain"
    case .cover?: picture.look["object-fit"] = "cover"
    case .center?: picture.look["object-fit"] = "none"
    case .stretch?, nil: break
    }
  }

  /// Where the only thing in a row stands.
  static func justify(_ alignment: Alignment) -> String {
    switch alignment {
    case .center: "center"
    case .trailing: "flex-end"
    default: "flex-start"
    }
  }

  // MARK: Groups

  /// Pictures of one height, in lines.
  func imageSet(_ element: Element, _ around: Around) -> Markup? {
    let images = element[.children].compactMap(\.element)
    if images.isEmpty { return nil }
    let points = resolver.points(setSize(of: element))
    let isGrid = element[value: .imageStyle] == .token("grid")
    var set = Markup("div")
    set.look = Look(["display": "flex", "flex-wrap": "wrap", "gap": "5px"])
    for image in images {
      guard var picture = markup(image, around, inSetOf: points) else { continue }
      picture.look["display"] = "inline-flex"
      picture.look["flex"] = "0 0 auto"
      if isGrid { makeSquare(&picture, points) }
      set.append(picture)
    }
    if element[value: .imageStyle] == .token("stacked") { stack(&set, element, points, around) }
    size(&set, element)
    return set
  }

  /// Round pictures, of two the first one at the lower left over the second one at the upper right: their distance is
  /// that of the circles along the diagonal.
  private func stack(_ set: inout Markup, _ element: Element, _ points: Double, _ around: Around) {
    let diagonal = 0.7071
    let stated = element.source?["offset"]?.double ?? 0
    let shift = diagonal * (max(stated, -points) - (points * diagonal - 0.5 * points) * 2)
    let isPair = set.content.count == 2
    guard isPair || set.content.count == 1 else { return }
    for index in set.content.indices {
      guard case .element(var row) = set.content[index] else { continue }
      row.content = row.content.map { part in
        guard case .element(var picture) = part else { return part }
        picture.look["border-radius"] = "50%"
        if isPair, index == 0 {
          picture.look["box-sizing"] = "content-box"
          picture.look["height"] = CSSText.pixels(points + 10)
          picture.look["border"] = "5px solid " + sheet.color(resolver.background(of: around.style) ?? host.page)
          picture.look["margin-top"] = CSSText.pixels(shift + points)
          picture.look["position"] = "relative"
          picture.look["z-index"] = "1"
        } else if isPair {
          picture.look["margin-bottom"] = CSSText.pixels(shift + points)
          picture.look["margin-left"] = CSSText.pixels(shift)
        }
        return .element(picture)
      }
      set.content[index] = .element(row)
    }
  }

  private func setSize(of element: Element) -> ImageSizeToken {
    if case .token(let token)? = element.literal(.imageSize) { token } else { .medium }
  }

  private func markup(_ image: Element, _ around: Around, inSetOf points: Double) -> Markup? {
    guard var markup = self.image(image, around, inSetOf: points) else { return nil }
    annotate(&markup, image, around)
    if !isVisible(image) { markup.set(flag: "hidden") }
    return markup
  }

  private func makeSquare(_ row: inout Markup, _ points: Double) {
    row.look["flex"] = "0 0 " + CSSText.pixels(points)
    row.look["height"] = CSSText.pixels(points)
    row.content = row.content.map { part in
      guard case .element(var picture) = part else { return part }
      picture.look["width"] = "100%"
      picture.look["height"] = "100%"
      picture.look["max-height"] = nil
      picture.look["object-fit"] = "cover"
      return .element(picture)
    }
  }

  // MARK: Symbols

  /// A symbol of a platform, of which browsers have no picture: its name says what it is.
  func icon(_ element: Element, _ around: Around) -> Markup? {
    guard let name = words(element, .symbolName) else { return nil }
    var markup = Markup("span", "icon")
    markup[attribute: "role"] = "img"
    markup[attribute: "aria-label"] = words(element, .altText) ?? name
    markup[attribute: "title"] = name
    if let sign = SymbolSigns.sign(for: name) {
      // Browsers have no platform symbols, but characters that look like many of them.
      markup.classes = ["sign"]
      markup.append(sign)
    } else {
      findings.report(
        .unknownSymbol(
          name, "a box stands for it", at: element.entry(.symbolName)?.origin?.span ?? element.span))
    }
    frame(&markup, element)
    if let color = element.literal(.foregroundColor) ?? around.foreground { markup.look["color"] = sheet.stated(color) }
    tap(&markup, element)
    return markup
  }

  // MARK: Backgrounds

  /// The picture behind the content of an element.
  func background(_ markup: inout Markup, _ element: Element) {
    guard let image = element.single(.background), let url = picture(image) else { return }
    markup.look["background-image"] = CSSText.url(url)
    if let dark = picture(image, .darkURL) {
      markup.classes.append(sheet.className(forDarkBackground: CSSText.url(dark)))
    }
    switch image[value: .fillMode] {
    case .token("repeat")?: markup.look["background-repeat"] = "repeat"
    case .token("repeatHorizontally")?: markup.look["background-repeat"] = "repeat-x"
    case .token("repeatVertically")?: markup.look["background-repeat"] = "repeat-y"
    default:
      markup.look["background-repeat"] = "no-repeat"
      markup.look["background-size"] = "cover"
    }
    let across =
      switch image.literal(.horizontalAlignment) {
      case .center?: "center"
      case .trailing?: "right"
      default: "left"
      }
    let downwards =
      switch image.literal(.verticalAlignment) {
      case .center?: "center"
      case .bottom?: "bottom"
      default: "top"
      }
    if across != "left" || downwards != "top" { markup.look["background-position"] = "\(across) \(downwards)" }
  }
}
