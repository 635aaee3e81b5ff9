package import CardIR
import CardSyntax

/// What the actions, rules and data of a screen refer to by name: an element whose name is among these cannot go away
/// or dissolve, although it may look as if it added nothing.
///
/// Data that only the host understands count as well: a name in them may be that of an element.
package struct ScreenReferences: Sendable {
  /// The names that something refers to.
  private(set) var names: Set<String> = []
  /// Whether some reference is known only with data, so that any element may be meant.
  private(set) var isOpen = false
  /// The names that elements have.
  private(set) var elementNames: Set<String> = []
  /// Whether some element has a name that is known only with data.
  private(set) var hasOpenNames = false

  /// What a screen refers to.
  package init(of screen: Screen) {
    screen.root.visit { note($0) }
  }

  /// Whether something may refer to the element.
  package func mayConcern(_ element: Element) -> Bool {
    guard let name = element[.id] else { return false }
    if isOpen { return true }
    return name.literal.map(names.contains) ?? !names.isEmpty
  }

  /// Whether an element of the screen may have the name.
  package func mayExist(_ name: String) -> Bool { hasOpenNames || elementNames.contains(name) }

  /// Attributes that name elements.
  private static let addressing = AttributeSet(.reference)
  /// Attributes that hold data in which elements may be named.
  private static let data = AttributeSet(.namingData)
  private static let naming = addressing.union(data)

  private mutating func note(_ element: Element) {
    switch element[.id] {
    case .literal(let name)?: elementNames.insert(name)
    case .template?: hasOpenNames = true
    case nil: break
    }
    // Few elements name others.
    let attributes = element.hasAny(of: Self.naming) ? element.attributes : []
    for entry in attributes {
      switch entry.value {
      case .text(let name) where Self.addressing.contains(entry.id): names.insert(name)
      case .template where Self.addressing.contains(entry.id): isOpen = true
      case .json(let node) where Self.data.contains(entry.id): note(node)
      default: break
      }
    }
    for extra in element.extras { note(extra.value) }
  }

  private mutating func note(_ data: Node) {
    if let text = data.string { names.insert(text) }
    for item in data.elements { note(item) }
    for member in data.members { note(member.value) }
  }
}
