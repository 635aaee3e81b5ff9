import CardIR
import CardSyntax
import CardTemplate

/// What has to be known of a whole screen before any of it can be generated.
struct ScreenFacts {
  /// The elements that an action shows or hides.
  private var toggled: Set<String> = []
  /// What is known of the names of those whose names data give in part.
  private var toggledPatterns: Set<NamePattern> = []
  /// Whether an action shows or hides an element of whose name nothing is known.
  private var togglesUnknown = false
  /// The elements whose content an action changes.
  private(set) var changedContents: Set<String> = []
  /// The controls that an action enables or disables.
  private(set) var changedStates: Set<String> = []
  /// The elements that are hidden at first, or may be for some data, by their names.
  private var hidden: [Bound<String>: [HiddenElement]] = [:]
  /// The names of the inputs that are known, in order.
  private(set) var inputs: [String] = []
  /// The names under which the values of inputs are stored, by the names of the inputs.
  private(set) var keys: [String: String] = [:]
  /// Whether there are inputs.
  private(set) var hasInputs = false
  /// Whether a card or a bubble that a button shows has inputs, so that not every button sends all of them.
  private(set) var cardsHaveInputs = false

  /// Whether an input, or an element around it, may come and go.
  private(set) var inputsMayHide = false

  init(_ screen: Screen) {
    let scopes = screen.scope.map { [$0] } ?? []
    visit(screen.root, inCard: false, scopes)
    if hasInputs { noteHidingInputs(screen.root, isIn: false) }
  }

  /// Finds out whether inputs may come and go.
  private mutating func noteHidingInputs(_ element: Element, isIn: Bool) {
    let isIn = isIn || mayToggle(element[.id])
    if element.kind.isInput, isIn { inputsMayHide = true }
    for region in element.regions {
      for slot in region.slots {
        if let child = slot.element { noteHidingInputs(child, isIn: isIn) }
      }
    }
  }

  /// Whether what an element with this name shows may come and go.
  func mayToggle(_ id: Bound<String>?) -> Bool {
    switch id {
    case nil: false
    case .literal(let name)?:
      togglesUnknown || toggled.contains(name) || toggledPatterns.contains { $0.matches(name) }
    case .template(let template)?:
      togglesUnknown || mayBeToggled(NamePattern(template))
    }
  }

  private func mayBeToggled(_ pattern: NamePattern) -> Bool {
    toggledPatterns.contains { $0.overlaps(pattern) } || toggled.contains { pattern.matches($0) }
  }

  /// Whether an element is hidden at first, and nothing shows it later.
  func neverShows(_ element: Element) -> Bool { element.literal(.isVisible) == false && !mayToggle(element[.id]) }

  /// A stack without the elements in it that are never shown. In others the places of elements count: cells stand below the
  /// heads of their columns, pages behind their tabs.
  func withoutHidden(_ element: Element) -> Element {
    switch element.kind {
    case .screen, .stack, .column, .tableCell, .page: break
    default: return element
    }
    guard element.hasChild(in: .children, where: { neverShows($0) }) else { return element }
    var result = element
    result[.children].removeAll { $0.element.map { neverShows($0) } ?? false }
    return result
  }

  /// The elements with a name that are hidden at first, or may be.
  func hidden(named id: Bound<String>) -> [HiddenElement] { hidden[id] ?? [] }

  private mutating func noteChange(of id: String, by operation: Operation?) {
    switch operation {
    case .changeText?, .changeImage?: changedContents.insert(id)
    case .changeState?: changedStates.insert(id)
    default: break
    }
  }

  private mutating func visit(_ element: Element, inCard: Bool, _ scopes: [Scope]) {
    if element.kind.isInput {
      hasInputs = true
      if inCard { cardsHaveInputs = true }
      if let id = InputNaming.key(of: element), case .literal(let name) = id {
        inputs.append(name)
        if let own = element.literal(.id) { keys[own] = name }
      }
    }
    switch element.kind {
    case .target:
      switch element[.targetID] {
      case .literal(let id)?: toggled.insert(id)
      case .template(let template)?: toggledPatterns.insert(NamePattern(template))
      case nil: togglesUnknown = true
      }
    case .manipulate:
      if let id = element.literal(.targetID) { noteChange(of: id, by: element.literal(.operation)) }
    default: break
    }
    if let id = element[.id], element.has(.isVisible), element.literal(.isVisible) != true {
      hidden[id, default: []].append(HiddenElement(element: element, scopes: scopes))
    }
    for region in element.regions {
      for slot in region.slots {
        guard let child = slot.element else { continue }
        visit(
          child, inCard: inCard || region.id == .card || element.kind == .showPopover,
          slot.scope.map { scopes + [$0] } ?? scopes)
      }
    }
  }
}

/// An element that is hidden at first, or may be for some data.
struct HiddenElement {
  let element: Element
  /// Every `$data` around it, from the outermost one on.
  let scopes: [Scope]
}

/// What is known of a name that data give in part.
private struct NamePattern: Hashable {
  private let start: String
  private let end: String

  init(_ template: TemplateString) {
    start = if case .text(let text)? = template.segments.first { text } else { "" }
    end = if case .text(let text)? = template.segments.last { text } else { "" }
  }

  /// Whether the name may be this one.
  func matches(_ name: String) -> Bool {
    name.utf8.count >= start.utf8.count + end.utf8.count && name.hasPrefix(start) && name.hasSuffix(end)
  }

  /// Whether both names may be one.
  func overlaps(_ other: NamePattern) -> Bool {
    (start.hasPrefix(other.start) || other.start.hasPrefix(start))
      && (end.hasSuffix(other.end) || other.end.hasSuffix(end))
  }
}
