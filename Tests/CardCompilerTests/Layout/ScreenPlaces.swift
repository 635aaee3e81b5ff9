import CardCompiler

/// Where the constraints of the widgets of a container put them.
struct ScreenPlaces {
  private(set) var horizontal: [Placement]
  private(set) var vertical: [Placement]
  private(set) var relations: [LayoutBox.Pair: Relation] = [:]

  /// An edge of the container that an edge of a widget keeps its distance from.
  private enum Edge { case near, far, middle }

  private struct Rule {
    let type: String
    let to: String?
    let of: Int?
  }

  private let rules: [[Rule]]

  init(_ widgets: [Node]) {
    let names = widgets.map { $0["id"]?.string }
    rules = widgets.map { widget in
      (widget["constraints"].map { Array($0.elements) } ?? []).map { rule in
        let of = rule["of"]?.string.flatMap { name in names.firstIndex(of: name) }
        let to = rule["to"]?.string
        return Rule(type: rule["type"]?.string ?? "", to: to, of: to == nil ? nil : of)
      }
    }
    (horizontal, vertical) = ([], [])
    horizontal = widgets.indices.map { placement($0, "left", "right") }
    vertical = widgets.indices.map { placement($0, "top", "bottom") }
    let below = reached("top", "bottom")
    let beside = reached("left", "right")
    for first in widgets.indices {
      for second in widgets.indices where first != second {
        relations[.init(first: first, second: second)] = relation(first, second, below, beside)
      }
    }
  }

  private func rule(_ widget: Int, _ side: String) -> Rule? {
    rules[widget].first {
      $0.type == side + "Equal" || ($0.type == "horizontalMargin" && (side == "left" || side == "right"))
    }
  }

  /// What an edge keeps its distance from, if that is an edge of the container in the end.
  private func edge(_ widget: Int, _ near: String, _ far: String, _ side: String, depth: Int = 0) -> Edge? {
    guard depth < rules.count + 1 else { return nil }
    if let rule = rule(widget, side) {
      guard let of = rule.of, let to = rule.to, to == near || to == far else { return side == near ? .near : .far }
      return edge(of, near, far, to, depth: depth + 1) ?? edge(of, near, far, to == near ? far : near, depth: depth + 1)
    }
    if rules[widget].contains(where: { $0.type == (near == "left" ? "centerX" : "centerY") }) { return .middle }
    return depth == 0
      ? nil
      : rule(widget, side == near ? far : near).flatMap { _ in
        edge(widget, near, far, side == near ? far : near, depth: depth + 1)
      }
  }

  private func placement(_ widget: Int, _ near: String, _ far: String) -> Placement {
    let hasMiddle = rules[widget].contains { $0.type == (near == "left" ? "centerX" : "centerY") }
    // Both edges say more than the middle between them.
    if hasMiddle, rule(widget, near) == nil || rule(widget, far) == nil { return .center }
    let edges = [edge(widget, near, far, near), edge(widget, near, far, far)]
    switch (edges[0], edges[1]) {
    case (.near, .far): return .fill
    case (.near, .near), (.near, nil), (nil, .near): return .start
    case (.far, .far), (.far, nil), (nil, .far): return .end
    default: return .unknown
    }
  }

  // MARK: Beside and below

  /// For each widget those that it lies behind along an axis.
  private func reached(_ near: String, _ far: String) -> [Set<Int>] {
    var before = rules.indices.map { _ in Set<Int>() }
    for widget in rules.indices {
      if let rule = rule(widget, near), let of = rule.of, rule.to == far { before[widget].insert(of) }
      if let rule = rule(widget, far), let of = rule.of, rule.to == near { before[of].insert(widget) }
    }
    for _ in rules.indices {
      for widget in rules.indices {
        for other in before[widget] { before[widget].formUnion(before[other]) }
      }
    }
    return before
  }

  private func relation(_ first: Int, _ second: Int, _ below: [Set<Int>], _ beside: [Set<Int>]) -> Relation {
    // Nobody knows where a widget without constraints is.
    if rules[first].isEmpty || rules[second].isEmpty { return .unknown }
    if below[second].contains(first) { return .below }
    if below[first].contains(second) { return .above }
    if beside[second].contains(first) { return .right }
    if beside[first].contains(second) { return .left }
    switch (vertical[first], vertical[second]) {
    case (.start, .end), (.start, .center), (.center, .end): return .below
    case (.end, .start), (.center, .start), (.end, .center): return .above
    default: break
    }
    guard vertical[first] == vertical[second] else { return .unknown }
    switch (horizontal[first], horizontal[second]) {
    case (.start, .end): return .right
    case (.end, .start): return .left
    default: return .unknown
    }
  }
}
