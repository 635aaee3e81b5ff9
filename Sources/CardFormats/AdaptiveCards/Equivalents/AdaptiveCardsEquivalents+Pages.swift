import CardIR
import CardSyntax

// Accordions, tab sets, bubbles, and components of the host.
extension AdaptiveCardsEquivalents {
  /// The sections of an accordion: headings that show and hide what is below them, where the target can do so.
  func accordion(_ accordion: Element) -> Equivalent {
    let name = Self.name(of: accordion)
    let sections = accordion[.children].enumerated().map { index, slot in
      slot.replacing { page in
        let id = page.literal(.id) ?? "\(name)-\(index + 1)"
        var header = Self.text(page[value: .title] ?? .text(""), bold: true)
        var content = self.content(of: page)
        if options.canHide, slot.isPlain {
          header = toggle(header, [(id, nil)])
          content[.id] = .literal(id)
          content[.isVisible] = .literal(flag(page, "isExpanded") ?? false)
        }
        var section = Self.stack([header, content], source: page.source)
        for id in [AttributeID.isVisible, .requires, .language] { section.take(id, from: page) }
        if !options.canHide { section.take(.id, from: page) }
        return section
      }
    }
    return Equivalent(
      Self.stack(sections, source: accordion.source),
      note: options.canHide ? "becomes headings that show and hide what is below" : "becomes sections that are all open"
    )
  }

  /// The pages of a tab set: titles in a row that show one page and hide the others, where the target can do so.
  func tabs(_ tabs: Element) -> Equivalent {
    let name = Self.name(of: tabs)
    let pages = tabs[.children]
    guard options.canHide, pages.allSatisfy(\.isPlain), pages.count <= 8 else {
      let sections = pages.map { slot in
        slot.replacing { page in
          var section = Self.stack(
            [Self.text(page[value: .title] ?? .text(""), bold: true), self.content(of: page)], source: page.source)
          for id in [AttributeID.id, .isVisible, .requires, .language] { section.take(id, from: page) }
          return section
        }
      }
      return Equivalent(Self.stack(sections, source: tabs.source), note: "becomes sections, one below the other")
    }
    let ids = pages.indices.map { pages[$0].element?.literal(.id) ?? "\(name)-\($0 + 1)" }
    var row = Element(.stack)
    row[.axis] = .literal(.horizontal)
    row[.children] = pages.indices.map { index in
      var column = Element(.column)
      column[value: .width] = .token("auto")
      let title = Self.text(pages[index].element?[value: .title] ?? .text(""), bold: true, color: .accent)
      column[.children] = [.one(toggle(title, ids.indices.map { (ids[$0], $0 == index) }))]
      return .one(column)
    }
    let contents = pages.enumerated().map { index, slot in
      slot.replacing { page in
        var content = self.content(of: page)
        content[.id] = .literal(ids[index])
        for id in [AttributeID.requires, .language] { content.take(id, from: page) }
        content[.isVisible] = .literal(index == 0 && page.literal(.isVisible) != false)
        return content
      }
    }
    return Equivalent(
      Self.stack([.one(row)] + contents, source: tabs.source), note: "becomes titles that show one page at a time")
  }

  /// The name under which what is in an element can be addressed.
  private static func name(of element: Element) -> String {
    element.literal(.id) ?? "pages-\(element.source?.span.start ?? 0)"
  }

  /// What is in a page, as a box.
  private func content(of page: Element) -> Element {
    var box = Self.stack(page[.children], source: page.source)
    for id in [
      AttributeID.containerStyle, .minHeight, .maxHeight, .verticalAlignment, .rightToLeft, .borderWidth, .borderColor,
      .cornerRadius,
    ] { box.take(id, from: page) }
    for id in [RegionID.tap, .background] where page.has(id) { box[id] = page[id] }
    // What a box has not is reported where all of it is.
    box.extras = page.extras.filter { $0.name != "isExpanded" || !options.canHide }
    return box
  }

  /// A text that shows and hides elements when it is tapped; what is not stated is turned round.
  private func toggle(_ text: Element, _ targets: [(id: String, isShown: Bool?)]) -> Element {
    var action = Element(.toggleVisibility)
    action[.targets] = targets.map { id, isShown in
      var target = Element(.target)
      target[.targetID] = .literal(id)
      if let isShown { target[.isVisible] = .literal(isShown) }
      return .one(target)
    }
    var box = Self.stack([text])
    box[.tap] = [.one(action)]
    return box
  }

  // MARK: Actions

  /// What every action says of its button.
  private func button(_ kind: ElementKind, like action: Element) -> Element {
    var button = Element(kind, source: action.source)
    for id in [
      AttributeID.id, .title, .iconURL, .actionStyle, .mode, .tooltip, .isEnabled, .role, .requires,
      .dropsOnFallback,
    ] { button.take(id, from: action) }
    if action.has(.fallback) { button[.fallback] = action[.fallback] }
    if let url = button.literal(.iconURL), IconName(url) != nil { button[.iconURL] = nil }
    return button
  }

  func popover(_ popover: Element) -> Equivalent {
    var button = button(.showCard, like: popover)
    var card = Element(.screen)
    var content = popover[.children]
    if let title = popover.entry(.popoverTitle) {
      var heading = Self.text(title.value, bold: true)
      heading.set(.text, title.value, origin: title.origin)
      content.insert(.one(heading), at: 0)
    }
    card[.children] = content
    button[.card] = [.one(card)]
    return Equivalent(
      button, note: "shows a bubble in some hosts, so it shows a card below", value: popover.literal(.title))
  }

  func link(_ action: Element, _ note: String) -> Equivalent {
    var button = button(.openURL, like: action)
    button.take(.url, from: action)
    return Equivalent(button, note: note, value: action.literal(.url))
  }

  /// A request that a host sends. Where the target sends requests, the values of the inputs are its body.
  func request(_ action: Element) -> Equivalent {
    var button = button(.callAPI, like: action)
    button[value: .method] = .text(action.literal(.method)?.lowercased() ?? "post")
    button[value: .endpoint] = action[value: .url]
    return Equivalent(
      button, note: "sends its body as the host fills it in; the target sends what it sends by itself",
      value: action.literal(.url))
  }

  func inert(_ action: Element, _ note: String) -> Equivalent {
    var button = button(.submit, like: action)
    button[.isEnabled] = .literal(false)
    button[value: .associatedInputs] = .token("none")
    var equivalent = Equivalent(button, note: note, value: action.literal(.title))
    equivalent.isInert = true
    return equivalent
  }

  // MARK: Components of the host

  func loop(_ loop: Element) -> Equivalent {
    var box = Self.stack([Self.text(loop[value: .url] ?? .text(""), color: .accent)], source: loop.source)
    box[.tap] = [.one(Self.link(loop[value: .url] ?? .text("")))]
    return Equivalent(box, note: "becomes a link", value: loop.literal(.url))
  }

  static func link(_ url: AttributeValue) -> Element {
    var link = Element(.openURL)
    link[value: .url] = url
    return link
  }

  static func fact(_ title: AttributeValue, _ value: AttributeValue) -> Element {
    var fact = Element(.fact)
    fact[value: .title] = title
    fact[value: .value] = value
    return fact
  }
}
