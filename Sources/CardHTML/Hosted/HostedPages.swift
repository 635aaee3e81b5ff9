import CardFormats
import CardIR
import CardStyle

extension PageBuilder {
  // MARK: Accordions

  /// Sections that browsers open and close by themselves; those of one name take turns.
  func accordion(_ element: Element, _ around: Around) -> Markup? {
    let takeTurns = !flag(element, "allowMultipleExpandedPages", default: false)
    let group = newID("s")
    var box = Markup("div", look: Look(["display": "flex", "flex-direction": "column", "gap": "8px"]))
    var hasOpen = false
    for page in element[.children].compactMap(\.element) {
      guard let content = column(page, around) else { continue }
      var section = Markup("details", "section")
      if takeTurns { section[attribute: "name"] = group }
      if flag(page, "isExpanded", default: false), !(takeTurns && hasOpen) {
        section.set(flag: "open")
        hasOpen = true
      }
      section.append(heading(page, around))
      section.append(content)
      if !isVisible(page) { section.set(flag: "hidden") }
      annotate(&section, page, around)
      box.append(section)
    }
    return box.isEmpty ? nil : box
  }

  private func heading(_ page: Element, _ around: Around) -> Markup {
    var summary = Markup("summary")
    let sizes = ["small": 12.0, "large": 20, "xlarge": 24]
    let points = property(page, "headerSize").flatMap { sizes[$0] } ?? 14
    summary.look["font-size"] = CSSText.pixels(points)
    if property(page, "expandIconPosition") == "end" { summary.classes.append("end") }
    if !flag(page, "headerWrap", default: true) {
      summary.look["white-space"] = "nowrap"
      summary.look["overflow"] = "hidden"
      summary.look["text-overflow"] = "ellipsis"
    }
    if let sign = sign("headerIconName", of: page, besideTitle: true) { summary.append(sign) }
    var title = Markup("span")
    title.content = page[.title].map { textContent($0, isMarkdown: false) } ?? []
    summary.append(title)
    return summary
  }

  private func sign(_ property: String, of page: Element, besideTitle: Bool) -> Markup? {
    guard let icon = words(page, named: property),
      let text = sign(of: icon, besideText: besideTitle && page.has(.title), property, page)
    else { return nil }
    return Markup("span", look: Look(["margin-inline-end": "6px"])).with("aria-hidden", "true").containing(text: text)
  }

  // MARK: Tabs

  /// Titles of which one is chosen, and the page that belongs to it.
  func tabs(_ element: Element, _ around: Around) -> Markup? {
    let group = newID("t")
    var box = Markup("div", "tabs")
    for page in element[.children].compactMap(\.element) {
      guard let content = column(page, around) else { continue }
      var choice = Markup("input", "unseen")
      let id = newID("t")
      choice[attribute: "type"] = "radio"
      choice[attribute: "name"] = group
      choice[attribute: "id"] = id
      if box.isEmpty { choice.set(flag: "checked") }
      var title = Markup("label", "tab")
      title[attribute: "for"] = id
      let hidesTitle = property(page, "tabStyle") == "icononly"
      if let sign = sign("iconName", of: page, besideTitle: !hidesTitle) { title.append(sign) }
      var text = Markup("span", hidesTitle ? "unseen" : "title")
      text.content = page[.title].map { textContent($0, isMarkdown: false) } ?? []
      title.append(text)
      var pane = Markup("div", "pane")
      pane.append(content)
      annotate(&pane, page, around)
      box.append(choice)
      box.append(title)
      box.append(pane)
    }
    return box.isEmpty ? nil : box
  }

  // MARK: Bubbles

  /// What a button shows in a bubble beside it.
  func bubble(of button: inout Markup, _ action: Element, _ around: Around) -> Markup {
    let id = newID("p")
    if button.tag == "button" {
      button[attribute: "data-run"] = nil
      button[attribute: "popovertarget"] = id
    } else {
      button[attribute: "aria-controls"] = id
    }
    button.look["anchor-name"] = "--" + id
    var bubble = Markup("div", "bubble")
    bubble[attribute: "id"] = id
    bubble[attribute: "popover"] = "auto"
    bubble.look["position-anchor"] = "--" + id
    let places = ["below": "bottom", "before": "left", "after": "right"]
    var side = "top"
    if case .token(let name)? = action[value: .popoverSide] { side = places[name] ?? side }
    bubble.look["position-area"] = side
    if let width = number(action, .maxWidth) { bubble.look["max-width"] = CSSText.pixels(width) }
    var card = Element(.screen)
    card[.children] = action[.children]
    if let title = action[value: .popoverTitle] {
      var heading = Element(.text)
      heading[value: .text] = title
      heading[.textWeight] = .literal(.bolder)
      heading[.wrap] = .literal(true)
      card[.children].insert(.one(heading), at: 0)
    }
    var content = shownCard(card, around, room: Edges())
    content.look["padding"] = CSSText.pixels(12)
    bubble.append(content)
    return bubble
  }
}
