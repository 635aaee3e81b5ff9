import CardIR

/// The equations of a screen along one axis.
struct AxisSolver {
  /// Strengths as UIKit has them, from 1 to 1000.
  private enum Strength {
    /// Shares of a stack that distributes its room proportionally.
    static let proportion: Int32 = 999
    /// The equal shares of texts of several lines in one row.
    static let fairShare: Int32 = 950
    /// That content is not cut.
    static let compression: Int32 = 750
    /// That a box is not larger than its content.
    static let hugging: Int32 = 250
    /// Equal distances of centres.
    static let centering: Int32 = 150
    /// That a stack is no larger across than its largest child.
    static let spanning: Int32 = 51
    /// That a child that nothing else stretches is as small as it can be across.
    static let least: Int32 = 25
  }

  /// Where something is on a box.
  enum Edge {
    case start, end, center
  }

  private let tree: BoxTree
  private let axis: Axis
  private var solver = ConstraintSolver()
  private var starts: [ConstraintSolver.Variable] = []
  private var lengths: [ConstraintSolver.Variable] = []
  private var origins: [ConstraintLayout.ConflictingRule] = []

  private var isHorizontal: Bool { axis == .horizontal }

  init(_ tree: BoxTree, _ axis: Axis) {
    self.tree = tree
    self.axis = axis
    for _ in tree.boxes {
      starts.append(solver.makeVariable())
      let length = solver.makeVariable()
      lengths.append(length)
      solver.add([.init(length)], 0, .atLeast)
    }
  }

  // MARK: Results

  mutating func solve() { solver.optimize() }

  func extent(of box: Int) -> (start: Double, length: Double) {
    (solver.value(of: starts[box]), solver.value(of: lengths[box]))
  }

  var conflicts: [ConstraintLayout.Findings.Conflict] {
    solver.conflicts.map { labels in
      .init(rules: labels.sorted().map { origins[Int($0)] }, axis: axis)
    }
  }

  var ambiguities: [ConstraintLayout.Findings.Ambiguity] {
    let variables = solver.ambiguousVariables()
    return tree.boxes.indices.compactMap { box in
      let isOfLength = variables.contains(lengths[box])
      guard isOfLength || variables.contains(starts[box]) else { return nil }
      return .init(box: box, axis: axis, isOfLength: isOfLength)
    }
  }

  // MARK: Equations

  private mutating func label(_ origin: ConstraintLayout.ConflictingRule) -> Int32 {
    origins.append(origin)
    return Int32(origins.count - 1)
  }

  private func position(_ box: Int, _ edge: Edge, _ sign: Double) -> [ConstraintSolver.Term] {
    switch edge {
    case .start: [.init(starts[box], sign)]
    case .end: [.init(starts[box], sign), .init(lengths[box], sign)]
    case .center: [.init(starts[box], sign), .init(lengths[box], sign / 2)]
    }
  }

  /// Says where an edge of one box is relative to that of another: `first` is `distance` beyond `second`.
  private mutating func tie(
    _ first: Int, _ firstEdge: Edge, to second: Int, _ secondEdge: Edge, _ distance: Double = 0,
    _ relation: ConstraintSolver.Relation = .equal, _ label: Int32 = -1
  ) {
    solver.add(
      position(first, firstEdge, 1) + position(second, secondEdge, -1), -distance, relation, label: label)
  }

  private mutating func size(
    _ box: Int, _ length: Double, _ relation: ConstraintSolver.Relation = .equal,
    _ strength: Int32 = ConstraintSolver.required, _ label: Int32 = -1
  ) {
    solver.add([.init(lengths[box])], -length, relation, strength: strength, label: label)
  }

  /// Says that a box is so many times as long as another, and a constant longer.
  private mutating func relate(
    _ box: Int, to other: Int, times factor: Double, plus constant: Double = 0,
    _ relation: ConstraintSolver.Relation = .equal, _ strength: Int32 = ConstraintSolver.required, _ label: Int32 = -1
  ) {
    solver.add(
      [.init(lengths[box]), .init(lengths[other], -factor)], -constant, relation, strength: strength, label: label)
  }

  /// Says everything that the screen says about the axis.
  mutating func constrain(screen length: Double) {
    solver.add([.init(starts[0])], 0, .equal)
    size(0, length, .equal, ConstraintSolver.required, label(.screen))
    for index in tree.boxes.indices {
      let box = tree.boxes[index]
      if let natural = isHorizontal ? box.naturalWidth : box.naturalHeight {
        if case .checkbox = box.kind {
          size(index, natural)
        } else {
          size(index, natural, .atLeast, Strength.compression)
          size(index, natural, .atMost, Strength.hugging)
        }
      }
      switch box.kind {
      case .stack: constrainStack(index)
      case .scroll:
        guard let content = box.children.first else { break }
        tie(content, .start, to: index, .start)
        if isHorizontal { relate(content, to: index, times: 1) }
      default: break
      }
      for rule in box.rules.indices { constrain(index, rule) }
    }
  }

  private mutating func constrain(_ box: Int, _ index: Int) {
    let rule = tree.boxes[box].rules[index]
    guard let parent = tree.boxes[box].parent else { return }
    lazy var number = label(.constraint(box: box, index: index))
    switch rule.rule {
    case .width, .height:
      if (rule.rule == .width) == isHorizontal {
        size(box, rule.constant, .equal, ConstraintSolver.required, number)
      }
    case .centerX, .centerY:
      if (rule.rule == .centerX) == isHorizontal { tie(box, .center, to: parent, .center, 0, .equal, number) }
    case .sides:
      guard isHorizontal else { return }
      tie(box, .start, to: parent, .start, rule.constant, .equal, number)
      tie(box, .end, to: parent, .end, -rule.constant, .equal, number)
    case .left, .top:
      if (rule.rule == .left) == isHorizontal { tieEdge(box, .start, rule, parent, number) }
    case .right, .bottom:
      if (rule.rule == .right) == isHorizontal { tieEdge(box, .end, rule, parent, number) }
    }
  }

  private mutating func tieEdge(_ box: Int, _ edge: Edge, _ rule: BoxTree.Rule, _ parent: Int, _ label: Int32) {
    if let anchor = rule.anchor {
      let isOnAxis = (anchor.edge == .left || anchor.edge == .right) == isHorizontal
      let isStart = anchor.edge == .left || anchor.edge == .top
      guard isOnAxis else { return }
      tie(box, edge, to: anchor.box, isStart ? .start : .end, rule.constant, .equal, label)
    } else {
      tie(box, edge, to: parent, edge, edge == .end ? -rule.constant : rule.constant, .equal, label)
    }
  }

  // MARK: Stacks

  private mutating func constrainStack(_ index: Int) {
    let box = tree.boxes[index]
    guard !box.children.isEmpty else { return size(index, 0, .equal, Strength.spanning) }
    if box.axis == axis { distribute(index) } else { align(index) }
  }

  private mutating func distribute(_ index: Int) {
    let box = tree.boxes[index]
    let children = box.children
    let number = label(.stack(box: index))
    let gaps = box.gap * Double(children.count - 1)
    let isLoose = box.distribution == .equalSpacing || box.distribution == .equalCentering
    tie(children[0], .start, to: index, .start, 0, .equal, number)
    tie(children[children.count - 1], .end, to: index, .end, 0, .equal, number)
    for (previous, child) in zip(children, children.dropFirst()) {
      tie(child, .start, to: previous, .end, box.gap, isLoose ? .atLeast : .equal, number)
    }
    switch box.distribution {
    case .equalSpacing: equalize(children, from: .end, to: .start, ConstraintSolver.required, number)
    case .equalCentering: equalize(children, from: .center, to: .center, Strength.centering, number)
    case .fillEqually:
      for child in children.dropFirst() {
        relate(child, to: children[0], times: 1, plus: 0, .equal, ConstraintSolver.required, number)
      }
    case .fillProportionally:
      let lengths = children.map { naturalLength(of: $0) ?? 0 }
      let total = lengths.reduce(0, +)
      guard total > 0 else { break }
      for (child, length) in zip(children, lengths) {
        let share = length / total
        relate(child, to: index, times: share, plus: -gaps * share, .equal, Strength.proportion)
      }
    case .fill:
      guard isHorizontal else { break }
      let texts = children.filter(tree.wraps)
      guard texts.count > 1 else { break }
      let share = 1 / Double(texts.count)
      for text in texts { relate(text, to: index, times: share, plus: -gaps * share, .atMost, Strength.fairShare) }
    }
  }

  /// Makes the distances between neighbours equal.
  private mutating func equalize(_ children: [Int], from: Edge, to: Edge, _ strength: Int32, _ label: Int32) {
    guard children.count > 2 else { return }
    for index in 2..<children.count {
      let (first, second, third) = (children[index - 2], children[index - 1], children[index])
      let terms =
        position(second, to, 1) + position(first, from, -1) + position(third, to, -1) + position(second, from, 1)
      solver.add(terms, 0, .equal, strength: strength, label: label)
    }
  }

  private mutating func align(_ index: Int) {
    let box = tree.boxes[index]
    let number = label(.stack(box: index))
    for child in box.children {
      switch box.alignment {
      case .fill, .justified:
        tie(child, .start, to: index, .start, 0, .equal, number)
        tie(child, .end, to: index, .end, 0, .equal, number)
        continue
      case .center:
        tie(child, .center, to: index, .center, 0, .equal, number)
        tie(child, .start, to: index, .start, 0, .atLeast, number)
      case .trailing, .bottom, .lastBaseline:
        tie(child, .end, to: index, .end, 0, .equal, number)
        tie(child, .start, to: index, .start, 0, .atLeast, number)
      case .leading, .top, .firstBaseline:
        tie(child, .start, to: index, .start, 0, .equal, number)
        tie(child, .end, to: index, .end, 0, .atMost, number)
      }
      size(child, 0, .equal, Strength.least)
    }
    if box.alignment != .fill { size(index, 0, .equal, Strength.spanning) }
  }

  /// The length that a box asks for: that of a stack comes from its children.
  private func naturalLength(of index: Int) -> Double? {
    let box = tree.boxes[index]
    let fixed: ConstraintRule = isHorizontal ? .width : .height
    if let rule = box.rules.first(where: { $0.rule == fixed }) { return rule.constant }
    if let natural = isHorizontal ? box.naturalWidth : box.naturalHeight { return natural }
    guard case .stack = box.kind else { return nil }
    let lengths = box.children.map { naturalLength(of: $0) ?? 0 }
    guard box.axis == axis else { return lengths.max() }
    return lengths.reduce(0, +) + box.gap * Double(max(0, lengths.count - 1))
  }
}
