/// Checks the rules that every screen keeps between any two passes.
///
/// A broken rule is a mistake of the pass that ran last, not of the user: the verifier runs after each pass in debug
/// builds and under `--verify-each`.
public enum Verifier {
  /// What is wrong with the screen, one sentence each; empty when nothing is.
  public static func problems(in screen: Screen) -> [String] {
    var problems: [String] = []
    if screen.root.kind != .screen { problems.append("the root is \(screen.root.kind.rawValue), not screen") }
    check(screen.root, path: { screen.root.kind.rawValue }, into: &problems)
    return problems
  }

  /// The path is put together only for what is wrong: in debug builds this runs after every pass.
  private static func check(_ element: Element, path: () -> String, into problems: inout [String]) {
    var attributes: AttributeSet = []
    for entry in element.attributes {
      if attributes.contains(entry.id) { problems.append("\(path()) has the attribute \(entry.id.rawValue) twice") }
      attributes.insert(entry.id)
    }
    let regions = element.regions
    for (number, region) in regions.enumerated() {
      if regions[..<number].contains(where: { $0.id == region.id }) {
        problems.append("\(path()) has the region \(region.id.rawValue) twice")
      }
      if region.slots.count > 1, singleRegions.contains(region.id) {
        problems.append("\(path()) has \(region.slots.count) elements in \(region.id.rawValue), which holds one")
      }
      for position in region.slots.indices {
        guard let child = region.slots[position].element else { continue }
        func childPath() -> String { "\(path())/\(region.id.rawValue)[\(position)]:\(child.kind.rawValue)" }
        if !child.kind.mayStand(in: region.id, of: element.kind) {
          problems.append("\(childPath()) cannot stand there")
        }
        check(child, path: childPath, into: &problems)
      }
    }
    if element.kind == .custom || element.kind == .customAction, !element.has(.typeName) {
      problems.append("\(path()) has no type name")
    }
  }

  private static let singleRegions: Set<RegionID> = [.fallback, .inlineAction, .card, .background, .onChange]
}
