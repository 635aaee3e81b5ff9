import CardIR
import CardStyle
import CardSyntax

extension PageBuilder {
  // MARK: Taps

  /// What a tap on an element does.
  func tap(_ markup: inout Markup, _ element: Element) {
    guard element.has(.tap), host.supportsInteractivity else { return }
    markup = tappable(markup, element)
  }

  /// An element that a tap, or the keyboard, runs the actions of.
  func tappable(_ markup: Markup, _ element: Element) -> Markup {
    guard let first = element.single(.tap), host.supportsInteractivity else { return markup }
    var markup = markup
    if markup.tag == "span", first.kind == .openURL, let url = link(first) {
      markup.tag = "a"
      note(first, as: markup)
      // A picture that is a link is one to screen readers as well, and says where it leads. Texts say that themselves.
      let title = words(first, .title) ?? words(first, .tooltip)
      if markup[attribute: "role"] == "img" {
        markup[attribute: "role"] = nil
        if let title { markup[attribute: "aria-label"] = title }
      }
      if let hint = words(first, .tooltip) ?? title { markup[attribute: "title"] = hint }
      return Self.leading(markup, to: url)
    }
    note(first, as: markup)
    markup.classes.append("tap")
    markup[attribute: "role"] = first.kind == .openURL ? "link" : "button"
    if let title = words(first, .title) ?? words(first, .tooltip) {
      markup[attribute: "aria-label"] = title
      markup[attribute: "title"] = words(first, .tooltip) ?? title
    }
    guard first[value: .isEnabled] != .flag(false) else {
      markup[attribute: "aria-disabled"] = "true"
      return markup
    }
    markup[attribute: "tabindex"] = "0"
    run(&markup, element[.tap])
    if first.kind == .showPopover { bubbles.append(bubble(of: &markup, first, Around())) }
    return markup
  }

  // MARK: Programs

  /// Gives an element the actions that the script runs when it is pressed, as JSON.
  func run(_ markup: inout Markup, _ slots: [Slot]) { markup[attribute: "data-run"] = program(slots) }

  /// The actions that run one after the other, as JSON.
  func program(_ slots: [Slot]) -> String {
    var writer = DocumentWriter(.minified)
    writer.beginArray()
    for action in slots.compactMap(\.element) { write(action, &writer) }
    writer.endArray()
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  private func write(_ action: Element, _ writer: inout DocumentWriter) {
    writer.beginObject()
    writer.key("do")
    switch action.kind {
    case .openURL:
      writer.string("open")
      if let url = link(action) {
        writer.key("url")
        writer.string(url)
      }
    case .resetInputs:
      writer.string("reset")
      let ids = resetInputs(of: action)
      // Without names it is about all inputs.
      if !ids.isEmpty {
        writer.key("ids")
        writer.beginArray()
        for id in ids { writer.string(id) }
        writer.endArray()
      }
    case .showCard: writer.string("show")
    case .showPopover: writer.string("bubble")
    case .toggleVisibility:
      writer.string("toggle")
      writer.key("targets")
      writer.beginArray()
      for target in action[.targets].compactMap(\.element) { writeTarget(target, &writer) }
      writer.endArray()
    default:
      sends = true
      writer.string("send")
      if action[value: .associatedInputs] == .token("none") {
        writer.key("inputs")
        writer.boolean(false)
      }
      writer.key("payload")
      writePayload(action, &writer)
    }
    writer.endObject()
  }

  /// The ids of the inputs that an action puts back.
  private func resetInputs(of action: Element) -> [String] {
    guard case .json(let ids)? = action[value: .targetInputs] else { return [] }
    return ids.elements.compactMap(\.string)
  }

  private func writeTarget(_ target: Element, _ writer: inout DocumentWriter) {
    guard let name = target.literal(.targetID), let id = targets[name] else { return }
    writer.beginArray()
    writer.string(id)
    if let isVisible = target.literal(.isVisible) { writer.boolean(isVisible) } else { writer.null() }
    writer.endArray()
  }

  /// What a host would get, but for the inputs.
  private func writePayload(_ action: Element, _ writer: inout DocumentWriter) {
    func member(_ name: String, _ id: AttributeID) {
      guard let text = words(action, id) else { return }
      writer.key(name)
      writer.string(text)
    }
    writer.beginObject()
    writer.key("type")
    switch action.kind {
    case .submit: writer.string("Action.Submit")
    case .execute: writer.string("Action.Execute")
    default: writer.string(String(action.kind.rawValue.dropFirst("action.".count)))
    }
    member("id", .id)
    member("verb", .verb)
    if action.kind != .submit, action.kind != .execute {
      for (name, id) in Self.details { member(name, id) }
      if case .json(let body)? = action[value: .body] {
        writer.key("body")
        writer.value(body)
      }
    }
    if case .json(let data)? = action[value: .data] {
      writer.key("data")
      writer.value(data)
    } else {
      member("data", .data)
    }
    writer.endObject()
  }

  private static let details: [(name: String, id: AttributeID)] = [
    ("url", .url), ("destination", .destination), ("method", .method), ("endpoint", .endpoint),
    ("operation", .operation), ("target", .targetID), ("value", .value),
  ]
}
