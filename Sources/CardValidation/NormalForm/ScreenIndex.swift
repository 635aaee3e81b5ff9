import CardIR
import CardSyntax
import CardTemplate

/// What parts of a screen say about other parts: names and who uses them.
struct ScreenIndex {
  /// What is addressed by name.
  private struct References: Equatable {
    var names: Set<String> = []
    /// Whether something addresses elements whose names only data tell.
    var isOpen = false
  }

  /// The names of the elements, with whether the element is shown at first; none where that is not known or where
  /// elements of one name differ.
  private(set) var names: [String: Bool?] = [:]
  /// What can be addressed.
  private var references = References()
  /// The variables that something reads.
  private var variables: Set<String> = []
  /// Whether something reads variables whose names only data tell.
  private var readsAnyVariable = false
  private let newerFeatures: (@Sendable (Element) -> [NewerFeature])?

  /// The index of a screen.
  init(_ screen: Screen, _ capabilities: Capabilities) {
    newerFeatures = capabilities.newerFeatures
    read(screen.root)
    collectReferences(in: screen.root, isSeen: true, to: &references) { _ in false }
    // Nobody taps what stays hidden: what is addressed from there alone may stay hidden in turn.
    var isSettled = !screen.root.containsElement { $0[value: .isVisible] == .flag(false) }
    while !isSettled {
      var fewer = References()
      collectReferences(in: screen.root, isSeen: true, to: &fewer, where: staysHidden)
      isSettled = fewer == references
      references = fewer
    }
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
    let isSeen = isSeen && !staysHidden(element)
    for region in element.regions where isUsed(region, of: element) {
      for slot in region.slots {
        if let child = slot.element { collectNames(in: child, isSeen: isSeen, &seen, &unseen) }
      }
    }
  }

  /// Whether nothing that is known so far shows an element that is hidden at first.
  private func staysHidden(_ element: Element) -> Bool {
    element.kind.family == .content && element[value: .isVisible] == .flag(false)
      && element.name.map(isReferredTo) != true
  }

  /// Collects what is addressed, but not what actions in parts that stay hidden address.
  private func collectReferences(
    in element: Element, isSeen: Bool, to references: inout References, where staysHidden: (Element) -> Bool
  ) {
    let counts = isSeen || element.kind.family != .action && element.kind != .target
    for entry in element.attributes {
      switch entry.id {
      case .targetID where element.kind != .setVariable && counts, .anchorID where counts:
        if let name = entry.value.name { references.names.insert(name) }
        if case .template = entry.value { references.isOpen = true }
      case .lifecycle, .captions, .choiceQuery, .targetInputs:
        if case .json(let node) = entry.value { references.names.formUnion(node.strings) }
      default: break
      }
    }
    for extra in element.extras { references.names.formUnion(extra.value.strings) }
    let isSeenInside = isSeen && !staysHidden(element)
    for region in element.regions where isUsed(region, of: element) {
      // What stands in for a hidden element is not hidden with it.
      let isSeen = region.id == .fallback ? isSeen : isSeenInside
      for slot in region.slots {
        guard let child = slot.element else { continue }
        collectReferences(in: child, isSeen: isSeen, to: &references, where: staysHidden)
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
      case .body:
        if case .json(let node) = entry.value {
          for item in node.strings { variables.insert(item) }
        } else {
          readsAnyVariable = true
        }
      case .lifecycle, .captions, .choiceQuery:
        if case .json(let node) = entry.value {
          for item in node.strings { variables.insert(item) }
        }
      case .variableID: if let name = entry.value.name { variables.insert(name) }
      default: break
      }
    }
    for region in element.regions where isUsed(region, of: element) {
      for slot in region.slots { if let child = slot.element { read(child) } }
    }
  }

  /// Whether hosts look at a region: at what stands in for an element only where they cannot show that.
  private func isUsed(_ region: Region, of element: Element) -> Bool { region.id != .fallback || canFail(element) }

  /// Whether something refers to elements of this name.
  func isReferredTo(_ name: String) -> Bool { references.isOpen || references.names.contains(name) }

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
