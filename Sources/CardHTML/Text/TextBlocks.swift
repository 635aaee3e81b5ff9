import CardIR
import CardStyle
import CardSyntax
import CardTemplate
import CardText

extension PageBuilder {
  // MARK: Text

  /// A text of one style. Cards skip texts without words; where views or constraints say where things are, such a text has
  /// its place as well, with the distances to what is beside it.
  func text(_ element: Element, _ around: Around) -> Markup? {
    let value = element[.text] ?? .literal("")
    if layout == .flow, value.literal == "" { return nil }
    let style = resolved(element, around)
    var markup = Markup("p", "text")
    if let level = style.headingLevel { markup.tag = "h\(Int(max(1, min(6, level))))" }
    markup.look = look(style, in: around, isStated: statesColor(element, around))
    align(&markup, element, around)
    markup.look["overflow"] = "hidden"
    limit(&markup, lines: style.maxLines ?? 0, wraps: element.literal(.wrap) ?? false)
    markup.content = textContent(value, isMarkdown: hasMarkdown, at: element.entry(.text)?.origin?.span ?? element.span)
    frame(&markup, element)
    size(&markup, element)
    tap(&markup, element)
    return markup
  }

  /// The style of a text, with the colour that the boxes around hand down.
  func resolved(_ element: Element, _ around: Around) -> ResolvedText {
    var surroundings = resolver.page
    surroundings.boxes = around.boxes
    surroundings.isInHeader = around.isInHeader
    var style = resolver.text(of: element, in: surroundings)
    if !element.has(.textColor), let color = around.foreground { style.color = color }
    return style
  }

  /// Whether the screen says which colour a text has, and not only which of the host's.
  private func statesColor(_ text: Element, _ around: Around) -> Bool {
    if case .absolute? = text.literal(.textColor) { return true }
    return !text.has(.textColor) && around.foreground != nil
  }

  /// The font and colour of a text; `isStated` says that the colour is the screen's own.
  func look(_ style: ResolvedText, in around: Around, hasLineHeight: Bool = true, isStated: Bool = false) -> Look {
    var look = Look()
    if style.family != host.fontTypes[.default].family { look["font-family"] = fontFamilies(.monospace) }
    look["font-size"] = CSSText.pixels(style.points)
    if hasLineHeight { look["line-height"] = CSSText.pixels(style.lineHeight) }
    look["font-weight"] = CSSText.number(style.weight)
    look["color"] =
      around.isOnPicture ? CSSText.color(style.color) : isStated ? sheet.stated(style.color) : sheet.color(style.color)
    return look
  }

  /// Where the lines of a text stand.
  func align(_ markup: inout Markup, _ element: Element, _ around: Around) {
    switch element.literal(.horizontalAlignment) ?? around.alignment {
    case .center: markup.look["text-align"] = "center"
    case .trailing: markup.look["text-align"] = "end"
    case .justified: markup.look["text-align"] = "justify"
    default: markup.look["text-align"] = "start"
    }
  }

  /// One line with an ellipsis, or so many lines.
  func limit(_ markup: inout Markup, lines: Double, wraps: Bool) {
    guard wraps else {
      markup.look["white-space"] = "nowrap"
      markup.look["text-overflow"] = "ellipsis"
      return
    }
    markup.look["overflow-wrap"] = "break-word"
    guard lines >= 1 else { return }
    // A box that counts lines needs the height that the font gives them.
    markup.look["line-height"] = nil
    markup.look["display"] = "-webkit-box"
    markup.look["-webkit-box-orient"] = "vertical"
    markup.look["-webkit-line-clamp"] = CSSText.number(lines.rounded(.down))
  }

  // MARK: Rich text

  /// A text of several styles.
  func richText(_ element: Element, _ around: Around) -> Markup? {
    var markup = Markup("p", "run")
    align(&markup, element, around)
    for slot in element[.children] {
      guard let run = slot.element, let part = self.run(run, around) else { continue }
      markup.append(part)
    }
    if markup.isEmpty { return nil }
    size(&markup, element)
    return markup
  }

  private func run(_ element: Element, _ around: Around) -> Markup? {
    guard let value = element[.text], value.literal != "" else { return nil }
    let style = resolved(element, around)
    var markup = Markup(
      "span", look: look(style, in: around, hasLineHeight: false, isStated: statesColor(element, around)))
    if element[value: .italic] == .flag(true) { markup.look["font-style"] = "italic" }
    let lines = [(AttributeID.strikethrough, "line-through"), (.underline, "underline")]
      .filter { element[value: $0.0] == .flag(true) }.map(\.1)
    if !lines.isEmpty { markup.look["text-decoration"] = lines.joined(separator: " ") }
    if let color = style.highlight { markup.look["background-color"] = sheet.color(color) }
    if element.has(.url) {
      guard let picture = picture(inText: element) else { return nil }
      markup.append(picture)
    } else {
      markup.content = textContent(value, isMarkdown: false)
    }
    if let language = element.literal(.language) { markup[attribute: "lang"] = language }
    if element.has(.tap) { markup = tappable(markup, element) }
    if isAnnotated, let source = pointer(of: element) {
      markup[attribute: "data-source"] = source
    }
    return markup
  }

  /// A picture as high as the line that it is in.
  private func picture(inText element: Element) -> Markup? {
    if case .template(let template)? = element[value: .url] {
      var blank = Markup("span")
      blank.content = plain(template)
      return blank
    }
    guard let url = picture(element) else { return nil }
    var picture = Markup("img", "inline-picture")
    picture[attribute: "src"] = url
    picture[attribute: "alt"] = words(element, .altText) ?? ""
    switch element[value: .imageStyle] {
    case .token("person")?: picture.look["border-radius"] = "50%"
    case .token("roundedcorners")?: picture.look["border-radius"] = "4px"
    default: break
    }
    return picture
  }

  // MARK: Facts

  /// Pairs of title and value, as a table that is read as a list of pairs.
  func facts(_ element: Element, _ around: Around) -> Markup? {
    let facts = element[.children].compactMap(\.element)
    if facts.isEmpty { return nil }
    let style = resolver.facts(in: around.style)
    var table = Markup("table")
    table.look = Look([
      "display": "block", "border-spacing": "0", "border-collapse": "collapse", "border": "0", "overflow": "hidden",
      "font-size": "inherit", "text-align": "start",
    ])
    for fact in facts {
      var row = Markup("tr")
      var title = Markup("th", look: Look(["padding": "0", "vertical-align": "top", "font-weight": "inherit"]))
      title[attribute: "scope"] = "row"
      if style.titleMaxWidth > 0 { title.look["max-width"] = CSSText.pixels(style.titleMaxWidth) }
      var value = Markup("td", look: Look(["padding": "0", "vertical-align": "top"]))
      if style.valueMaxWidth > 0 { value.look["max-width"] = CSSText.pixels(style.valueMaxWidth) }
      if let text = factText(fact, .title, style.title, wraps: host.factSet.title.wrap, around) { title.append(text) }
      if let text = factText(fact, .value, style.value, wraps: host.factSet.value.wrap, around) { value.append(text) }
      row.append(title)
      // Browsers leave a pixel at each side of a cell that says nothing of its padding.
      row.append(Markup("td", look: Look(["padding": "0", "width": CSSText.pixels(Self.factGap)])))
      row.append(value)
      if isAnnotated, let source = pointer(of: fact) {
        row[attribute: "data-source"] = source
      }
      table.append(row)
    }
    size(&table, element)
    return table
  }

  /// The room between a title and its value, which is the renderer's own: it has none from its host.
  private static let factGap = 12.0

  private func factText(
    _ fact: Element, _ id: AttributeID, _ style: ResolvedText, wraps: Bool, _ around: Around
  ) -> Markup? {
    guard let value = Bound<String>(storage: fact[value: id] ?? .text("")), value.literal != "" else { return nil }
    var markup = Markup("div", "text", look: look(style, in: around))
    align(&markup, fact, around)
    markup.look["overflow"] = "hidden"
    limit(&markup, lines: 0, wraps: wraps)
    // In a table, words that may be broken still have their room. Where there is not so much, they would be cut off.
    if wraps, LineBreaks.hasLongWord(value.literal ?? "") { markup.look["overflow-wrap"] = "anywhere" }
    markup.content = textContent(value, isMarkdown: hasMarkdown, at: fact.entry(id)?.origin?.span ?? fact.span)
    return markup
  }
}
