import CardIR
import CardSyntax

/// The largest elements that are as they were read in two screens, and about which it does not matter what else there
/// is: what two screens have in common need not be written down to be compared.
struct UnchangedElements: Sendable {
  private let sources: Set<Node>

  /// None: everything is written down.
  static let none = UnchangedElements()

  private init() { sources = [] }

  /// What two screens have in common.
  init(_ before: Screen, _ after: Screen) {
    var candidates: Set<Node> = []
    if Self.collect(after.root, into: &candidates), let source = after.root.source { candidates.insert(source) }
    var common: Set<Node> = []
    if !candidates.isEmpty { Self.intersect(before.root, candidates, into: &common) }
    sources = common
  }

  /// The source of an element that is as it was read on both sides.
  func source(of element: Element) -> Node? {
    guard !sources.isEmpty, element.isAsRead, let source = element.source, sources.contains(source) else { return nil }
    return source
  }

  /// Whether all of an element qualifies; if not, the largest parts of it that do are collected.
  private static func collect(_ element: Element, into sources: inout Set<Node>) -> Bool {
    var parts: [Node] = []
    var isWhole = element.isAsRead && element.source != nil && isSelfContained(element)
    for region in element.regions {
      for slot in region.slots {
        guard let child = slot.element else { continue }
        if collect(child, into: &sources), let source = child.source { parts.append(source) } else { isWhole = false }
      }
    }
    if !isWhole { sources.formUnion(parts) }
    return isWhole
  }

  /// Whether nothing refers to the element, and it does not refer to others: neither state nor other elements change
  /// what it is.
  private static func isSelfContained(_ element: Element) -> Bool {
    switch element.kind {
    case .screen, .resetInputs, .toggleVisibility, .manipulate, .setVariable, .target, .constraint: false
    default: !element.has(.id) && !element.has(.variableID) && !element.kind.isInput
    }
  }

  private static func intersect(_ element: Element, _ candidates: Set<Node>, into common: inout Set<Node>) {
    if element.isAsRead, let source = element.source, candidates.contains(source) {
      common.insert(source)
      return
    }
    for region in element.regions {
      for slot in region.slots { if let child = slot.element { intersect(child, candidates, into: &common) } }
    }
  }
}
