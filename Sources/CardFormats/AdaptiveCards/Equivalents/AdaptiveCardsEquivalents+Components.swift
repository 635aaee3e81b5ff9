import CardIR
import CardKernel
import CardSyntax

/// Components of Microsoft Graph, which hosts show with what they know of people and appointments.
extension AdaptiveCardsEquivalents {
  func component(_ component: Element) -> Equivalent {
    let extra = component.extras.first { $0.name == "properties" }
    if let extra, extra.value.kind == .object {
      let source = GraphProperties(node: extra.value, mayHaveHoles: extra.mayHaveHoles)
      let known: (box: Element, note: String)? =
        switch name(component, "name") {
        case "graph.microsoft.com/user": source.person.map { ($0, "becomes the name and address of a person") }
        case "graph.microsoft.com/users": source.people.map { ($0, "becomes the names and addresses of people") }
        case "graph.microsoft.com/event": source.event.map { ($0, "becomes the title and time of an appointment") }
        default: nil
        }
      if let known {
        var box = known.box
        box.source = component.source
        return Equivalent(box, note: known.note, value: name(component, "name"))
      }
    }
    var facts: [Slot] = []
    if let extra { collect(extra.value, named: "", extra.mayHaveHoles, &facts) }
    var list = Element(.facts, source: component.source)
    list[.children] = facts
    return Equivalent(list, note: "becomes the list of what it is made of", value: name(component, "name"))
  }

  private func collect(_ node: Node, named name: String, _ mayHaveHoles: Bool, _ facts: inout [Slot]) {
    switch node.kind {
    case .object: for member in node.members { collect(member.value, named: member.name, mayHaveHoles, &facts) }
    case .array: for item in node.elements { collect(item, named: name, mayHaveHoles, &facts) }
    default:
      guard let value = Self.text(node, mayHaveHoles: mayHaveHoles) else { return }
      facts.append(.one(Self.fact(.text(name), value)))
    }
  }
}

/// What a component says.
private struct GraphProperties {
  let node: Node
  let mayHaveHoles: Bool

  private func text(_ name: String, of node: Node? = nil) -> AttributeValue? {
    guard let member = (node ?? self.node)[name], member.string != "" else { return nil }
    return AdaptiveCardsEquivalents.text(member, mayHaveHoles: mayHaveHoles)
  }

  /// Texts one below the other, the first of which names what it is about.
  private func lines(_ texts: [AttributeValue?], of node: Node) -> Element? {
    let texts = texts.compactMap(\.self)
    if texts.isEmpty { return nil }
    let lines = texts.enumerated().map { index, text in
      var line = AdaptiveCardsEquivalents.text(text, bold: index == 0, subtle: index > 0, source: node)
      if index > 0 { line[.spacing] = .literal(.none) }
      return line
    }
    return AdaptiveCardsEquivalents.stack(lines)
  }

  // MARK: People

  var person: Element? { person(node) }

  private func person(_ node: Node) -> Element? {
    lines([text("displayName", of: node), text("userPrincipalName", of: node)], of: node)
  }

  var people: Element? {
    guard let users = node["users"], users.kind == .array else { return nil }
    let people = users.elements.filter { $0.kind == .object }.compactMap { person($0) }
    return people.isEmpty ? nil : AdaptiveCardsEquivalents.stack(people)
  }

  // MARK: Appointments

  var event: Element? {
    guard let title = text("title") else { return nil }
    let organizer = node["organizer"].flatMap { text("name", of: $0) ?? text("email", of: $0) }
    let places =
      node["locations"]?.elements.compactMap { AdaptiveCardsEquivalents.text($0, mayHaveHoles: mayHaveHoles) } ?? []
    let listed = Array(places.map { [$0] }.joined(separator: [AttributeValue.text(", ")]))
    let place = listed.isEmpty ? nil : AdaptiveCardsEquivalents.joined(listed)
    var box = lines([title, time, place, organizer], of: node)
    if let url = text("url") ?? text("onlineMeetingUrl") { box?[.tap] = [.one(AdaptiveCardsEquivalents.link(url))] }
    return box
  }

  /// From when to when it is, as users write that.
  private var time: AttributeValue? {
    let isAllDay = node["isAllDay"]?.boolean == true
    let (start, end) = (moment("start"), moment("end"))
    guard let start else { return end?.words(hasDate: true, hasTime: !isAllDay) }
    let first = start.words(hasDate: true, hasTime: !isAllDay)
    guard let end else { return first }
    let isOneDay = start.day != nil && start.day == end.day
    if isOneDay, isAllDay { return first }
    let last = end.words(hasDate: !isOneDay, hasTime: !isAllDay)
    return AdaptiveCardsEquivalents.joined([first, .text(" – "), last])
  }

  private func moment(_ name: String) -> GraphMoment? { text(name).map { GraphMoment(text: $0) } }
}

/// A moment as components say it.
private struct GraphMoment {
  /// The text.
  let text: AttributeValue

  /// The day and time in the form that the macros of texts take; none for anything else.
  private var standard: String? {
    guard case .text(let text) = text, text.utf8.count >= 19, Instant(text) != nil else { return nil }
    let rest = text.dropFirst(19)
    guard
      rest.isEmpty || rest == "Z" || rest.hasPrefix(".") && rest.dropFirst().allSatisfy({ "0123456789Z".contains($0) })
    else { return nil }
    return text.prefix(19) + "Z"
  }

  /// The day, if it is known.
  var day: Substring? { standard?.prefix(10) }

  /// The moment as users write it; what is no moment stays as it is.
  func words(hasDate: Bool, hasTime: Bool) -> AttributeValue {
    guard let standard else { return text }
    let parts = (hasDate ? ["{{DATE(\(standard), SHORT)}}"] : []) + (hasTime ? ["{{TIME(\(standard))}}"] : [])
    return .text(parts.joined(separator: " "))
  }
}
