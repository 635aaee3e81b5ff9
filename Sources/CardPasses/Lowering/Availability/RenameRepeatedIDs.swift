package import CardIR

/// Gives the second of two elements with one name another, where such documents are wrong: unless they are never there
/// at once.
///
/// The source finds the first element with a name, so what refers to it goes on finding the same.
package struct RenameRepeatedIDs: Pass {
  package init() {}

  package let name = "rename-repeated-ids"
  package let summary = "Renames ids that are used twice."
  package let stage = PassStage.lowering
  // Elements that are never there at once may share a name.
  package let follows: Set<String> = ["resolve-fallback"]
  package let example = PassExample(
    before: """
      text text="A" id="a"
      text text="B" id="a"
      """,
    after: """
      text text="A" id="a"
      text text="B" id="a_2"
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.target.supports(.id, on: .text) else { return }
    let target = context.target
    let repeated = RepeatedIDs(in: screen.root) { target.supports(.id, on: $0.kind) }.repeated
    guard !repeated.isEmpty else { return }
    var taken: Set<String> = []
    screen.root.visit { element in if let id = element.literal(.id) { taken.insert(id) } }
    var names: [Int: String] = [:]
    for (id, _, place, _) in repeated {
      var count = 2
      while !taken.insert("\(id)_\(count)").inserted { count += 1 }
      names[place.number] = "\(id)_\(count)"
    }
    var number = 0
    if let root = renamed(screen.root, names, &number, &context) { screen.root = root }
  }

  /// The element with the names that it and its parts get, which are counted in the order of the source; none if they
  /// get none.
  private func renamed(
    _ element: Element, _ names: [Int: String], _ number: inout Int, _ context: inout PassContext
  ) -> Element? {
    var result: Element?
    if let name = names[number], let id = element.literal(.id) {
      context.record(
        LossKinds.idRenamed, "the id `\(id)` is used twice, so this one becomes `\(name)`", at: element, .id, value: id)
      result = element
      result?[.id] = .literal(name)
    }
    number += 1
    for (region, content) in element.regions.enumerated() {
      for (position, slot) in content.slots.enumerated() {
        guard let child = slot.element, let other = renamed(child, names, &number, &context) else { continue }
        var changed = result ?? element
        changed.regions[region].slots[position] = slot.replacing { _ in other }
        result = changed
      }
    }
    return result
  }
}
