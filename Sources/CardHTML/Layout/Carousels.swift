import CardIR
import CardStyle

extension PageBuilder {
  /// Pages that are shown one at a time; they can be scrolled to, and turned with buttons.
  func carousel(_ element: Element, _ around: Around) -> Markup? {
    let most = host.carousel.maxPages > 0 ? Int(host.carousel.maxPages) : Int.max
    let pages = element[.children].compactMap(\.element).prefix(most)
    if pages.isEmpty { return nil }
    var carousel = Markup("section", look: Look(["display": "flex", "flex-direction": "column"]))
    carousel[attribute: "role"] = "group"
    carousel[attribute: "aria-roledescription"] = "carousel"
    carousel[attribute: "aria-label"] = "Pages"
    carousel[attribute: "data-carousel"] = element[value: .loops] == .flag(false) ? "ends" : "loops"
    // One page has nowhere to turn to.
    let timer = pages.count > 1 ? number(element, .timer).flatMap { $0 > 0 ? $0 : nil } : nil
    if let timer {
      carousel[attribute: "data-timer"] = CSSText.number(max(timer, host.carousel.minAutoplayDelay))
    }
    if let first = number(element, .initialPage), first > 0 {
      carousel[attribute: "data-first"] = CSSText.number(first)
    }
    let result = box(&carousel, element, around)
    carousel.look["height"] = nil
    var strip = Markup("div", "pages")
    strip[attribute: "tabindex"] = "0"
    // What turns by itself is not read out each time.
    strip[attribute: "aria-live"] = timer == nil ? "polite" : "off"
    if case .points(let height)? = element.literal(.height) { strip.look["height"] = CSSText.pixels(height) }
    for (index, page) in pages.enumerated() {
      guard var item = markup(page, result.inner.inside(Place(), padding: result.padding)) else { continue }
      item[attribute: "role"] = "group"
      item[attribute: "aria-label"] = "\(index + 1) / \(pages.count)"
      item.look["flex"] = nil
      strip.append(item)
    }
    carousel.append(strip)
    if pages.count > 1 { carousel.append(turning(pages.count, isTimed: timer != nil, result.inner)) }
    size(&carousel, element)
    tap(&carousel, element)
    return carousel
  }

  private func turning(_ count: Int, isTimed: Bool, _ around: Around) -> Markup {
    func button(_ label: String, _ sign: String) -> Markup {
      Markup("button").with("type", "button").with("aria-label", label).containing(text: sign)
    }
    var bar = Markup("div", "turn", look: Look(["color": textColor(around)]))
    // What moves by itself must have a way to stop it: WCAG 2.2, 2.2.2.
    if isTimed { bar.append(button("Stop turning", "❚❚").with("data-pause", "").with("aria-pressed", "false")) }
    for (label, sign, step) in [("Previous page", "‹", "-1"), ("Next page", "›", "1")] {
      let button = button(label, sign).with("data-turn", step)
      if step == "1" { bar.append(Markup("span", "page").with("aria-hidden", "true").containing(text: "1 / \(count)")) }
      bar.append(button)
    }
    return bar
  }
}
