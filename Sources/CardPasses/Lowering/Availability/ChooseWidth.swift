package import CardIR

/// Keeps the content for one width of the screen where the target shows the same at every width.
package struct ChooseWidth: Pass {
  package init() {}

  package let name = "choose-width"
  package let summary = "Keeps the content for one width where the target shows the same at every width."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: """
      screen
        children
          text text="Wide" target-width=Wide
          text text="All"
      """,
    after: """
      screen
        children
          text text="All"
      """)

  package func concerns(in context: PassContext) -> ContentSet? { Self.content }

  /// What the pass looks for.
  private static let content = ContentSet([], attributes: [.targetWidth])

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard !context.target.supports(.targetWidth, on: .text) else { return }
    let width = context.options.width
    func isGone(_ element: Element?) -> Bool {
      guard let element, let name = element.literalToken(.targetWidth) else { return false }
      return !width.fits(name)
    }
    // What is gone is said first: taking it away asks about slots more than once.
    var worker = context.lend()
    func report(_ parent: Element) {
      for region in parent.regions {
        for element in region.slots.compactMap(\.element) where element.contents.intersects(Self.content) {
          guard isGone(element) else {
            report(element)
            continue
          }
          worker.record(
            LossKinds.targetWidth,
            "\(worker.name(of: element)) is for other widths than `\(width.rawValue)`, so it is left out", at: element,
            value: element.literal(.text) ?? element.principalText)
        }
      }
    }
    report(screen.root)
    context = worker
    screen.root.removeSlots { isGone($0.element) }
    screen.rewrite(in: Self.content) { element in
      if element.literalToken(.targetWidth) != nil { element[value: .targetWidth] = nil }
    }
  }
}

extension Element {
  /// The name that an attribute has for its value.
  fileprivate func literalToken(_ id: AttributeID) -> String? {
    if case .token(let name)? = self[value: id] { name } else { nil }
  }
}

extension ScreenWidth {
  /// Whether content for some widths, such as `narrow`, `atLeast:standard` or `atMost:narrow`, is shown at this one.
  func fits(_ name: String) -> Bool {
    let parts = name.lowercased().split(separator: ":")
    guard let last = parts.last, let other = Self.allCases.firstIndex(where: { $0.spelling == last }),
      let own = Self.allCases.firstIndex(of: self)
    else { return true }
    return switch parts.count == 2 ? parts[0] : "" {
    case "atleast": own >= other
    case "atmost": own <= other
    default: own == other
    }
  }

  /// The name in one word.
  private var spelling: String { rawValue.filter { $0 != "-" } }
}
