import CardIR
import CardSyntax
import CardTemplate

/// What parts of a screen say about other parts: names and who uses them.
struct ScreenIndex {
  /// The names of the elements, with whether the element is shown at first; none where that is not known or where
  /// elements of one name differ.
  private(set) var names: [String: Bool?] = [:]
  /// The names that something refers to.
  private var references: Set<String> = []
  /// The variables that something reads.
  private var variables: Set<String> = []
  /// Whether something reads variables whose names only data tell.
  private var readsAnyVariable = false
  /// Whether something refers to elements whose names only data tell.
  private var refersToAny = false
  private let newerFeatures: (@Sendable (Element) -> [NewerFeature])?

  /// The index of a screen.
  init(_ screen: Screen, _ capabilities: Capabilities) {
    newerFeatures = capabilities.newerFeatures
    read(screen.root)
    var (seen, unseen): (Set<String>, Set<String>) = ([], [])
    collectNames(in: screen.root, isSeen: true, &seen, &unseen)
    // To show something inside of what stays hidden changes nothing.
    for name in unseen.subtracting(seen) { names[name] = nil }
  }

  /// Collects the names of elements by whether something may show them; inputs count in any case, since they are sent.
  private func collectNames(
    in element: Element, isSeen: Bool, _ seen: inout Set<String>, _ unseen: inout Set<String>
  ) {
    let family = element.kind.family
    if family != .action, element.kind != .target, element.kind != .constraint, let name = element.name {
      if isSeen || element.kind.isInput || element.kind == .custom { seen.insert(name) } else { unseen.insert(name) }
    }
    let staysHidden =
      family == .content && element[value: .isVisible] == .flag(false) && element.name.map(isReferredTo) != true
    for region in element.regions where isUsed(region, of: element) {
      for slot in region.slots {
        if let child = slot.element { collectNames(in: child, isSeen: isSeen && !staysHidden, &seen, &unseen) }
      }
    }
  }

  private mutating func read(_ element: Element) {
    let family = element.kind.family
    if family != .action, element.kind != .target, element.kind != .constraint, let name = element.name {
      let isShown: Bool? =
        switch element[value: .isVisible] {
        case .flag(let flag)?: flag
        case .template?: nil
        default: true
        }
      if let known = names[name] {
        names[name] = .some(known == isShown ? known : nil)
      } else {
        names[name] = .some(isShown)
      }
    }
    for entry in element.attributes {
      switch entry.id {
      case .targetID where element.kind != .setVariable, .anchorID:
        if let name = entry.value.name { references.insert(name) }
        if case .template = entry.value { refersToAny = true }
      case .body:
        if case .json(let node) = entry.value {
          for item in node.strings { variables.insert(item) }
        } else {
          readsAnyVariable = true
        }
      case .lifecycle, .captions, .choiceQuery:
        if case .json(let node) = entry.value {
          for item in node.strings { references.insert(item); variables.insert(item) }
        }
      case .variableID: if let name = entry.value.name { variables.insert(name) }
      default: break
      }
    }
    for extra in element.extras {
      for item in extra.value.strings { references.insert(item) }
    }
    for region in element.regions where isUsed(region, of: element) {
      for slot in region.slots { if let child = slot.element { read(child) } }
    }
  }

  /// Whether hosts look at a region: at what stands in for an element only where they cannot show that.
  private func isUsed(_ region: Region, of element: Element) -> Bool { region.id != .fallback || canFail(element) }

  /// Whether something refers to elements of this name.
  func isReferredTo(_ name: String) -> Bool { refersToAny || references.contains(name) }

  /// Whether an action that changes the element or elements of a name does something.
  func exists(_ target: AttributeValue?) -> Bool {
    guard let target else { return false }
    if case .template = target { return true }
    return target.name.map { names[$0] != nil } ?? false
  }

  /// Whether something reads a variable of this name.
  func isRead(_ variable: AttributeValue?) -> Bool {
    guard case .text(let name)? = variable else { return variable != nil }
    return readsAnyVariable || variables.contains(name)
  }

  /// Whether there are hosts that cannot show the element, so that its fallback may be used: it or something in it
  /// that has no fallback of its own asks for a feature or is of a kind that is not known everywhere.
  func canFail(_ element: Element) -> Bool {
    if fails(element) { return true }
    return element.regions.contains { region in
      region.id != .fallback
        && region.slots.contains { slot in
          guard let child = slot.element, !child.has(.fallback), !child.has(.dropsOnFallback) else { return false }
          return canFail(child)
        }
    }
  }

  private func fails(_ element: Element) -> Bool {
    if element.kind == .custom || element.kind == .customAction { return true }
    switch element[value: .requires] {
    case .json(let node)?: if node.count > 0 { return true }
    case nil: break
    default: return true
    }
    return newerFeatures.map { !$0(element).isEmpty } ?? false
  }
}

extension Element {
  /// The name under which others refer to the element; of one that only data tell the hole.
  var name: String? { self[value: .id]?.name }
}

extension AttributeValue {
  /// The text of a name, or the hole that gives it.
  var name: String? {
    switch self {
    case .text(let text), .token(let text): text
    case .template(let template): template.sourceText
    default: nil
    }
  }
}

extension Node {
  /// Every string in the value.
  var strings: [String] {
    if let string { return [string] }
    return elements.flatMap(\.strings) + members.flatMap { $0.value.strings }
  }
}
