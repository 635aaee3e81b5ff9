/// Checks the rules that every screen keeps between any two passes.
///
/// A broken rule is a mistake of the pass that ran last, not of the user: the verifier runs after each pass in debug
/// builds and under `--verify-each`.
public enum Verifier {
  /// What is wrong with the screen, one sentence each; empty when nothing is.
  public static func problems(in screen: Screen) -> [String] { problems(in: screen, onlyChanged: false) }

  /// The same; with `onlyChanged` what is as it was when its contents were last found out is not looked at, which takes
  /// next to no time after a pass that changes little.
  package static func problems(in screen: Screen, onlyChanged: Bool) -> [String] {
    if screen.root.kind == .screen, screen.root.keepsRules(onlyChanged: onlyChanged) { return [] }
    var problems: [String] = []
    if screen.root.kind != .screen { problems.append("the root is \(screen.root.kind.rawValue), not screen") }
    check(screen.root, path: screen.root.kind.rawValue, into: &problems)
    return problems
  }

  private static func check(_ element: Element, path: String, into problems: inout [String]) {
    var attributes: AttributeSet = []
    for entry in element.attributes {
      if attributes.contains(entry.id) { problems.append("\(path) has the attribute \(entry.id.rawValue) twice") }
      attributes.insert(entry.id)
    }
    let regions = element.regions
    for (number, region) in regions.enumerated() {
      if regions[..<number].contains(where: { $0.id == region.id }) {
        problems.append("\(path) has the region \(region.id.rawValue) twice")
      }
      if region.slots.count > 1, singleRegions.contains(region.id) {
        problems.append("\(path) has \(region.slots.count) elements in \(region.id.rawValue), which holds one")
      }
      for position in region.slots.indices {
        guard let child = region.slots[position].element else { continue }
        let childPath = "\(path)/\(region.id.rawValue)[\(position)]:\(child.kind.rawValue)"
        if !child.kind.mayStand(in: region.id, of: element.kind) {
          problems.append("\(childPath) cannot stand there")
        }
        check(child, path: childPath, into: &problems)
      }
    }
    if isNameless(element) { problems.append("\(path) has no type name") }
  }

  /// Whether an element that only its name tells from others has none.
  fileprivate static func isNameless(_ element: Element) -> Bool {
    (element.kind == .custom || element.kind == .customAction) && !element.has(.typeName)
  }

  fileprivate static let singleRegions: Set<RegionID> = [.fallback, .inlineAction, .card, .background, .onChange]
}

extension Element {
  /// Whether nothing is wrong with the element and what is in it, found out without a copy and without a path: this runs
  /// after every pass in debug builds.
  fileprivate func keepsRules(onlyChanged: Bool) -> Bool {
    if onlyChanged, knownContents != nil { return true }
    var attributes: AttributeSet = []
    for index in storage.fields.attributes.indices {
      let id = storage.fields.attributes[index].id
      if attributes.contains(id) { return false }
      attributes.insert(id)
    }
    if Verifier.isNameless(self) { return false }
    let kind = kind
    return storage.fields.regions.withUnsafeBufferPointer { regions in
      for region in regions.indices {
        let id = regions[region].id
        for earlier in 0..<region where regions[earlier].id == id { return false }
        if regions[region].slots.count > 1, Verifier.singleRegions.contains(id) { return false }
        let isRight = regions[region].slots.withUnsafeBufferPointer { slots in
          for slot in slots.indices {
            guard case .one(let child, _, _) = slots[slot] else { continue }
            guard child.kind.mayStand(in: id, of: kind), child.keepsRules(onlyChanged: onlyChanged) else {
              return false
            }
          }
          return true
        }
        if !isRight { return false }
      }
      return true
    }
  }
}
