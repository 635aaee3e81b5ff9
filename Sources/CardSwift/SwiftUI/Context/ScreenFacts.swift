import CardIR
import CardSyntax
import CardTemplate

/// What has to be known of a whole screen before any of it can be generated.
struct ScreenFacts {
  /// The elements that an action shows or hides.
  private var toggled: Set<String> = []
  /// Whether an action shows or hides an element whose name is known only with data.
  private var togglesUnknown = false
  /// The elements whose content an action changes.
  private(set) var changed: Set<String> = []
  /// The elements that are hidden at first, or may be for some data, by their names.
  private var hidden: [Bound<String>: [HiddenElement]] = [:]
  /// The names of the inputs that are known, in order.
  private(set) var inputs: [String] = []
  /// The names under which the values of inputs are stored, by the names of the inputs.
  private(set) var keys: [String: String] = [:]
  /// Whether there are inputs.
  private(set) var hasInputs = false
  /// Whether what the inputs are depends on data.
  private(set) var inputsReadData = false
  /// Whether a card that a button shows has inputs, so that not every button sends all of them.
  private(set) var cardsHaveInputs = false

  /// Whether an input, or an element around it, may come and go.
  private(set) var inputsMayHide = false

  init(_ screen: Screen) {
    let scopes = screen.scope.map { [$0] } ?? []
    visit(screen.root, isBound: screen.scope != nil || screen.when != nil, inCard: false, scopes)
    noteHidingInputs(screen.root, isIn: false, byData: false)
  }

  /// Finds out whether inputs may come and go, and whether data say of something around them how it is at first.
  private mutating func noteHidingInputs(_ element: Element, isIn: Bool, byData: Bool) {
    let comesAndGoes = mayToggle(element[.id])
    let isIn = isIn || comesAndGoes
    let byData = byData || element.isHiddenByData || comesAndGoes && element[.id]?.literal == nil
    if element.kind.isInput {
      if isIn { inputsMayHide = true }
      if byData { inputsReadData = true }
    }
    for region in element.regions {
      for slot in region.slots {
        if let child = slot.element { noteHidingInputs(child, isIn: isIn, byData: byData) }
      }
    }
  }

  /// Whether what an element with this name shows may come and go.
  func mayToggle(_ id: Bound<String>?) -> Bool {
    switch id {
    case nil: false
    case .literal(let id)?: togglesUnknown || toggled.contains(id)
    case .template?: togglesUnknown || !toggled.isEmpty
    }
  }

  /// The elements with a name that are hidden at first, or may be.
  func hidden(named id: Bound<String>) -> [HiddenElement] { hidden[id] ?? [] }

  private mutating func visit(_ element: Element, isBound: Bool, inCard: Bool, _ scopes: [Scope]) {
    if element.kind.isInput {
      hasInputs = true
      if inCard { cardsHaveInputs = true }
      let isKnown = !isBound && element.attributes.allSatisfy { if case .template = $0.value { false } else { true } }
      let choicesAreKnown = element[.children].allSatisfy(\.isPlain)
      if !isKnown || !choicesAreKnown && !isKnown { inputsReadData = true }
      if let id = InputNaming.key(of: element), case .literal(let name) = id {
        inputs.append(name)
        if let own = element.literal(.id) { keys[own] = name }
      }
    }
    switch element.kind {
    case .target:
      switch element[.targetID] {
      case .literal(let id)?: toggled.insert(id)
      default: togglesUnknown = true
      }
    case .manipulate:
      if let id = element.literal(.targetID) { changed.insert(id) }
    default: break
    }
    if let id = element[.id], element.has(.isVisible), element.literal(.isVisible) != true {
      hidden[id, default: []].append(HiddenElement(element: element, scopes: scopes))
    }
    for region in element.regions {
      for slot in region.slots {
        guard let child = slot.element else { continue }
        visit(
          child, isBound: isBound || slot.scope != nil || slot.when != nil,
          inCard: inCard || region.id == .card, scopes + (slot.scope.map { [$0] } ?? []))
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

extension Element {
  /// Whether data decide on whether the element is shown at first.
  fileprivate var isHiddenByData: Bool { if case .template? = self[value: .isVisible] { true } else { false } }
}

/// The names of inputs.
enum InputNaming {
  /// The name that the value of an input is stored and sent under.
  static func key(of input: Element) -> Bound<String>? { input[.variableID] ?? input[.id] }

  /// The names of the inputs that a card has by itself, without those of cards that its buttons show.
  static func keys(in card: Element) -> [String] {
    var names: [String] = []
    func visit(_ element: Element) {
      if element.kind.isInput, case .literal(let name)? = key(of: element) { names.append(name) }
      for region in element.regions where region.id != .card {
        for slot in region.slots { slot.element.map(visit) }
      }
    }
    visit(card)
    return names
  }
}
