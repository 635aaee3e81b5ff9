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

  /// Where a box begins, from where its parent does.
  ///
  /// Only what nothing but equations places has a variable: what a stack says of its children is written into the
  /// equations that ask for it, so that these do not grow with what stands before a box.
  fileprivate enum Offset {
    case variable(ConstraintSystem.Variable)
    /// Where the parent begins.
    case none
    /// In the middle of the parent.
    case center
    /// So that both end together.
    case end
    /// So many points behind where the parent begins, so that baselines meet.
    case behindStart(Double)
    /// So that it ends so many points before the parent does.
    case beforeEnd(Double)
    /// Behind the children before, with a distance after each.
    case following(position: Int, gap: Double)
  }

  private let tree: BoxTree
  private let axis: Axis
  private var system = ConstraintSystem()
  private var lengths: [ConstraintSystem.Variable] = []
  private var offsets: [Offset] = []
  /// What each label of the solver stands for.
  private var origins: [[ConstraintLayout.ConflictingRule]] = []

  private var isHorizontal: Bool { axis == .horizontal }

  init(_ tree: BoxTree, _ axis: Axis) {
    self.tree = tree
    self.axis = axis
    for _ in tree.boxes { lengths.append(system.makeVariable(isNonNegative: true)) }
    offsets = tree.boxes.map { _ in .none }
    for index in tree.boxes.indices { placeChildren(of: index) }
  }

  private mutating func placeChildren(of index: Int) {
    let box = tree.boxes[index]
    if box.kind == .stack, box.axis == .horizontal, !isHorizontal,
      box.alignment == .firstBaseline || box.alignment == .lastBaseline
    {
      let isLast = box.alignment == .lastBaseline
      let distances = box.children.map { tree.baseline(of: $0, isLast: isLast) }
      let farthest = distances.max() ?? 0
      for (child, distance) in zip(box.children, distances) {
        offsets[child] = isLast ? .beforeEnd(farthest - distance) : .behindStart(farthest - distance)
      }
      return
    }
    for (position, child) in box.children.enumerated() {
      switch box.kind {
      case .stack where box.axis == axis:
        if box.isLoose {
          offsets[child] = position == 0 ? .none : .variable(system.makeVariable())
        } else {
          offsets[child] = .following(position: position, gap: box.gap)
        }
      case .stack:
        switch box.alignment {
        case .fill, .justified, .leading, .top, .firstBaseline: offsets[child] = .none
        case .center: offsets[child] = .center
        case .trailing, .bottom, .lastBaseline: offsets[child] = .end
        }
      case .scroll: offsets[child] = .none
      default: offsets[child] = .variable(system.makeVariable())
      }
    }
  }

  // MARK: Results

  mutating func solve() { system.solve() }

  /// Where each box begins, and how long it is.
  var extents: [(start: Double, length: Double)] {
    var extents = lengths.map { (start: 0.0, length: system.value(of: $0)) }
    for (index, box) in tree.boxes.enumerated() {
      let (start, length) = extents[index]
      var next = start
      for child in box.children {
        let own = extents[child].length
        switch offsets[child] {
        case .variable(let variable): extents[child].start = start + system.value(of: variable)
        case .none: extents[child].start = start
        case .center: extents[child].start = start + (length - own) / 2
        case .end: extents[child].start = start + length - own
        case .behindStart(let distance): extents[child].start = start + distance
        case .beforeEnd(let distance): extents[child].start = start + length - own - distance
        case .following(_, let gap):
          extents[child].start = next
          next += own + gap
        }
      }
    }
    return extents
  }

  var conflicts: [ConstraintLayout.Findings.Conflict] {
    system.conflicts.map { labels in
      let rules = Set(labels.flatMap { origins[Int($0)] })
      return .init(rules: rules.sorted { $0.place < $1.place }, axis: axis)
    }
  }

  var ambiguities: [ConstraintLayout.Findings.Ambiguity] {
    let directions = system.ambiguousDirections
    if directions.isEmpty { return [] }
    var finder = MovementFinder(tree, places: places) { offsets[$0].movement }
    for direction in directions { finder.follow(direction) }
    return tree.boxes.indices.compactMap { box in
      guard finder.isOfLength[box] || finder.isOfStart[box] else { return nil }
      // Nobody sees what nothing places: it has no extent, and is where its parent begins.
      if !finder.isOfLength[box], tree.boxes[box].rules.isEmpty, tree.boxes[box].children.isEmpty, isUnplaced(box) {
        return nil
      }
      return .init(box: box, axis: axis, isOfLength: finder.isOfLength[box])
    }
  }

  /// Whether a box is one of a canvas, where only constraints place something.
  private func isUnplaced(_ box: Int) -> Bool {
    if case .canvas? = tree.boxes[box].parent.map({ tree.boxes[$0].kind }) { true } else { false }
  }

  /// What each variable is of.
  private var places: [ConstraintSystem.Variable: MovementFinder.Place] {
    var places: [ConstraintSystem.Variable: MovementFinder.Place] = [:]
    for box in tree.boxes.indices {
      places[lengths[box]] = .length(box)
      if case .variable(let variable) = offsets[box] { places[variable] = .start(box) }
    }
    return places
  }

  // MARK: Equations

  private mutating func label(_ rules: [ConstraintLayout.ConflictingRule]) -> Int32 {
    if rules.isEmpty { return -1 }
    origins.append(rules)
    return Int32(origins.count - 1)
  }

  /// A sum of lengths and offsets, and the stacks that say what an offset is.
  private struct Position {
    var terms: [ConstraintSystem.Term] = []
    var constant = 0.0
    var stacks: [Int] = []
  }

  /// Adds where an edge of a box is, from where one of the boxes around it begins.
  private func add(_ box: Int, _ edge: Edge, from ancestor: Int, _ sign: Double, to position: inout Position) {
    switch edge {
    case .start: break
    case .end: position.terms.append(.init(lengths[box], sign))
    case .center: position.terms.append(.init(lengths[box], sign / 2))
    }
    var box = box
    while box != ancestor, let parent = tree.boxes[box].parent {
      switch offsets[box] {
      case .variable(let variable): position.terms.append(.init(variable, sign))
      case .none: break
      case .center:
        position.terms += [.init(lengths[parent], sign / 2), .init(lengths[box], -sign / 2)]
      case .end: position.terms += [.init(lengths[parent], sign), .init(lengths[box], -sign)]
      case .behindStart(let distance): position.constant += sign * distance
      case .beforeEnd(let distance):
        position.terms += [.init(lengths[parent], sign), .init(lengths[box], -sign)]
        position.constant -= sign * distance
      case .following(let place, let gap):
        position.terms += tree.boxes[parent].children.prefix(place).map { .init(lengths[$0], sign) }
        position.constant += sign * gap * Double(place)
      }
      if case .stack = tree.boxes[parent].kind { position.stacks.append(parent) }
      box = parent
    }
  }

  /// The innermost box around two others, or one of these.
  private func commonAncestor(_ first: Int, _ second: Int) -> Int {
    // Parents stand before their children.
    var (first, second) = (first, second)
    while first != second {
      if first > second { first = tree.boxes[first].parent ?? 0 } else { second = tree.boxes[second].parent ?? 0 }
    }
    return first
  }

  /// Says where an edge of one box is relative to that of another: `first` is `distance` beyond `second`.
  private mutating func tie(
    _ first: Int, _ firstEdge: Edge, to second: Int, _ secondEdge: Edge, _ distance: Double = 0,
    _ relation: ConstraintSolver.Relation = .equal, _ rule: ConstraintLayout.ConflictingRule
  ) {
    let ancestor = commonAncestor(first, second)
    var position = Position()
    add(first, firstEdge, from: ancestor, 1, to: &position)
    add(second, secondEdge, from: ancestor, -1, to: &position)
    let label = label([rule] + position.stacks.map { .stack(box: $0) })
    system.add(position.terms, position.constant - distance, relation, label: label)
  }

  private mutating func size(
    _ box: Int, _ length: Double, _ relation: ConstraintSolver.Relation = .equal,
    _ strength: Int32 = ConstraintSolver.required, _ rule: ConstraintLayout.ConflictingRule? = nil
  ) {
    let label = label(rule.map { [$0] } ?? [])
    system.add([.init(lengths[box])], -length, relation, strength: strength, label: label)
  }

  /// Says that a box is so many times as long as another, and a constant longer.
  private mutating func relate(
    _ box: Int, to other: Int, times factor: Double, plus constant: Double = 0,
    _ relation: ConstraintSolver.Relation = .equal, _ strength: Int32 = ConstraintSolver.required,
    _ rule: ConstraintLayout.ConflictingRule? = nil
  ) {
    let label = label(rule.map { [$0] } ?? [])
    system.add(
      [.init(lengths[box]), .init(lengths[other], -factor)], -constant, relation, strength: strength, label: label)
  }

  /// Says everything that the screen says about the axis. Of two rules that contradict each other the later one is left out.
  mutating func constrain(screen length: Double) {
    for index in tree.boxes.indices { hug(index) }
    for index in tree.boxes.indices.reversed() where tree.boxes[index].isStack(along: axis) { sum(index) }
    size(0, length, .equal, ConstraintSolver.required, .screen)
    for index in tree.boxes.indices {
      let box = tree.boxes[index]
      if case .checkbox = box.kind, let natural = naturalExtent(of: index) {
        size(index, natural, .equal, ConstraintSolver.required, .control(box: index))
      }
      switch box.kind {
      case .stack: constrainStack(index)
      case .scroll:
        if let content = box.children.first, isHorizontal { relate(content, to: index, times: 1) }
      default: break
      }
      for rule in box.rules.indices { constrain(index, rule) }
    }
  }

  private func naturalExtent(of index: Int) -> Double? {
    isHorizontal ? tree.boxes[index].naturalWidth : tree.boxes[index].naturalHeight
  }

  /// Says that a box would be as long as its content.
  private mutating func hug(_ index: Int) {
    guard let natural = naturalExtent(of: index), tree.boxes[index].kind != .checkbox else { return }
    size(index, natural, .atLeast, Strength.compression)
    size(index, natural, .atMost, Strength.hugging)
  }

  /// Says that a stack is as long as its children and the distances between them.
  private mutating func sum(_ index: Int) {
    let box = tree.boxes[index]
    guard let last = box.children.last, !box.isLoose else { return }
    tie(last, .end, to: index, .end, 0, .equal, .stack(box: index))
  }

  private mutating func constrain(_ box: Int, _ index: Int) {
    let rule = tree.boxes[box].rules[index]
    guard let parent = tree.boxes[box].parent else { return }
    let origin = ConstraintLayout.ConflictingRule.constraint(box: box, index: index)
    switch rule.rule {
    case .width, .height:
      if (rule.rule == .width) == isHorizontal {
        size(box, rule.constant, .equal, ConstraintSolver.required, origin)
      }
    case .centerX, .centerY:
      if (rule.rule == .centerX) == isHorizontal { tie(box, .center, to: parent, .center, 0, .equal, origin) }
    case .sides:
      guard isHorizontal else { return }
      tie(box, .start, to: parent, .start, rule.constant, .equal, origin)
      tie(box, .end, to: parent, .end, -rule.constant, .equal, origin)
    case .left, .top:
      if (rule.rule == .left) == isHorizontal { tieEdge(box, .start, rule, parent, origin) }
    case .right, .bottom:
      if (rule.rule == .right) == isHorizontal { tieEdge(box, .end, rule, parent, origin) }
    }
  }

  private mutating func tieEdge(
    _ box: Int, _ edge: Edge, _ rule: BoxTree.Rule, _ parent: Int, _ origin: ConstraintLayout.ConflictingRule
  ) {
    if let anchor = rule.anchor {
      let isOnAxis = (anchor.edge == .left || anchor.edge == .right) == isHorizontal
      let isStart = anchor.edge == .left || anchor.edge == .top
      guard isOnAxis else { return }
      tie(box, edge, to: anchor.box, isStart ? .start : .end, rule.constant, .equal, origin)
    } else {
      tie(box, edge, to: parent, edge, edge == .end ? -rule.constant : rule.constant, .equal, origin)
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
    let rule = ConstraintLayout.ConflictingRule.stack(box: index)
    let gaps = box.gap * Double(children.count - 1)
    if box.isLoose {
      tie(children[children.count - 1], .end, to: index, .end, 0, .equal, rule)
      for (previous, child) in zip(children, children.dropFirst()) {
        tie(child, .start, to: previous, .end, box.gap, .atLeast, rule)
      }
    }
    switch box.distribution {
    case .equalSpacing: equalize(children, of: index, from: .end, to: .start, ConstraintSolver.required)
    case .equalCentering: equalize(children, of: index, from: .center, to: .center, Strength.centering)
    case .fillEqually:
      for child in children.dropFirst() {
        relate(child, to: children[0], times: 1, plus: 0, .equal, ConstraintSolver.required, rule)
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
  private mutating func equalize(
    _ children: [Int], of stack: Int, from: Edge, to: Edge, _ strength: Int32
  ) {
    guard children.count > 2 else { return }
    for index in 2..<children.count {
      let (first, second, third) = (children[index - 2], children[index - 1], children[index])
      var position = Position()
      add(second, to, from: stack, 1, to: &position)
      add(first, from, from: stack, -1, to: &position)
      add(third, to, from: stack, -1, to: &position)
      add(second, from, from: stack, 1, to: &position)
      system.add(
        position.terms, position.constant, .equal, strength: strength, label: label([.stack(box: stack)]))
    }
  }

  private mutating func align(_ index: Int) {
    let box = tree.boxes[index]
    let fills = box.alignment == .fill || box.alignment == .justified
    for child in box.children {
      var distance = 0.0
      switch offsets[child] {
      case .behindStart(let points), .beforeEnd(let points): distance = points
      default: break
      }
      relate(
        child, to: index, times: 1, plus: -distance, fills ? .equal : .atMost, ConstraintSolver.required,
        .stack(box: index))
      if !fills { size(child, 0, .equal, Strength.least) }
    }
    if box.alignment != .fill { size(index, 0, .equal, Strength.spanning) }
  }

  private func naturalLength(of index: Int) -> Double? { tree.naturalLength(of: index, along: axis) }
}

extension AxisSolver.Offset {
  /// How the beginning of a box moves with the lengths around it.
  fileprivate var movement: MovementFinder.Offset {
    switch self {
    case .variable: .free
    case .none, .behindStart: .none
    case .center: .center
    case .end, .beforeEnd: .end
    case .following: .following
    }
  }
}

extension BoxTree.Box {
  /// Whether a stack makes the distances between its children larger than it has to, so that all of them are equal.
  fileprivate var isLoose: Bool { distribution == .equalSpacing || distribution == .equalCentering }
}

extension ConstraintLayout.ConflictingRule {
  /// Where the rule is among all of the document: what a stack asks for comes before its constraints.
  fileprivate var place: (Int, Int) {
    switch self {
    case .screen: (-1, 0)
    case .stack(let box): (box, -1)
    case .control(let box): (box, -2)
    case .constraint(let box, let index): (box, index)
    }
  }
}
