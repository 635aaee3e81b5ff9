/// The constraints on a set of quantities, which are settled one by one where that is simple, and by a
/// ``ConstraintSolver`` where it is not.
///
/// A tableau with everything in it is changed in many places for each thing that is found out. But what one equation states
/// needs no solver, and neither does what only one equation asks for, such as the length of what scrolls: it follows from
/// the rest. What is left falls apart into small groups, each with a solver of its own.
struct ConstraintSystem {
  /// A quantity to be found.
  struct Variable: Hashable {
    fileprivate let index: Int
  }

  typealias Term = LinearTerm<Variable>

  /// A constraint as it was asked for: a sum that relates to zero.
  private struct Constraint {
    var terms: [Term]
    var constant: Double
    var relation: ConstraintSolver.Relation
    var strength: Int32
    var label: Int32

    var isRequired: Bool { strength >= ConstraintSolver.required }
    var isRequiredEquation: Bool { isRequired && relation == .equal }
    /// Whether it holds, if nothing is left in it that has to be found.
    var holds: Bool {
      switch relation {
      case .equal: abs(constant) <= Self.tolerance
      case .atMost: constant <= Self.tolerance
      case .atLeast: constant >= -Self.tolerance
      }
    }

    /// Less than this, in points, is rounding.
    private static let tolerance = 1e-6
  }

  /// A quantity that follows from others.
  private struct Consequence {
    var variable: Int
    var terms: [Term]
    var constant: Double
  }

  /// Whether each quantity must not be negative.
  private var isNonNegative: [Bool] = []
  private var constraints: [Constraint] = []

  // What is known once everything is solved.
  private var groups: [Group] = []
  /// The numbers of constraints that contradict each other, each with the ones that it was found by.
  private var contradictions: [Set<Int>] = []
  private var values: [Double] = []
  /// In the order in which they were found: each may refer to later ones.
  private var consequences: [Consequence] = []

  /// What has to be solved together.
  private struct Group {
    var variables: [Int] = []
    var constraints: [Int] = []
    var solver = ConstraintSolver()
    /// The quantities in the order of the solver's variables.
    var originals: [ConstraintSolver.Variable: Int] = [:]
  }

  /// A new quantity; one that must not be negative is a length.
  mutating func makeVariable(isNonNegative: Bool = false) -> Variable {
    self.isNonNegative.append(isNonNegative)
    return Variable(index: self.isNonNegative.count - 1)
  }

  /// Adds the constraint that the sum of the terms and `constant` relates to zero.
  ///
  /// Of required constraints that contradict each other the last one is left out.
  ///
  /// - Parameters:
  ///   - strength: from 1 to ``ConstraintSolver/required``.
  ///   - label: the caller's number for the constraint in ``conflicts``; negative for none.
  mutating func add(
    _ terms: [Term], _ constant: Double, _ relation: ConstraintSolver.Relation,
    strength: Int32 = ConstraintSolver.required, label: Int32 = -1
  ) {
    constraints.append(
      Constraint(terms: terms, constant: constant, relation: relation, strength: strength, label: label))
  }

  // MARK: Solving

  /// Finds the values of all quantities.
  mutating func solve() {
    var reduced = Reduction(constraints, isNonNegative)
    reduced.run()
    values = reduced.values.map { $0 ?? 0 }
    consequences = reduced.consequences
    contradictions = reduced.contradictions
    var groups = reduced.groups()
    var copies = isNonNegative.map { _ in ConstraintSolver.Variable?.none }
    for index in groups.indices { solve(&groups[index], reduced, &copies) }
    self.groups = groups
    for consequence in consequences.reversed() {
      values[consequence.variable] = consequence.terms.reduce(consequence.constant) {
        $0 + $1.coefficient * values[$1.variable.index]
      }
    }
    for group in groups {
      for numbers in group.solver.conflicts { contradictions.append(reduced.withSources(numbers.map { Int($0) })) }
    }
    contradictions.sort { $0.max() ?? 0 < $1.max() ?? 0 }
  }

  private mutating func solve(
    _ group: inout Group, _ reduced: Reduction, _ copies: inout [ConstraintSolver.Variable?]
  ) {
    for index in group.variables {
      let copy = group.solver.makeVariable()
      copies[index] = copy
      group.originals[copy] = index
    }
    func add(_ number: Int) {
      let constraint = reduced.constraints[number]
      let terms = reduced.openTerms(of: number).compactMap { term in
        copies[term.variable.index].map { ConstraintSolver.Term($0, term.coefficient) }
      }
      group.solver.add(
        terms, constraint.constant, constraint.relation, strength: constraint.strength, label: Int32(number))
    }
    // What nothing has asked for yet takes what it would like to have without a pivot.
    for number in group.constraints where reduced.isWish(number) { add(number) }
    for index in group.variables where isNonNegative[index] {
      if let copy = copies[index] { group.solver.add([.init(copy)], 0, .atLeast) }
    }
    for number in group.constraints where !reduced.isWish(number) { add(number) }
    group.solver.optimize()
    for (copy, index) in group.originals { values[index] = group.solver.value(of: copy) }
  }

  /// The value of a quantity; zero where nothing determines it.
  func value(of variable: Variable) -> Double { values[variable.index] }

  /// The ways in which the values can be changed into others that are equally good: each by what it changes, per unit.
  var ambiguousDirections: [[(variable: Variable, change: Double)]] {
    let directions = groups.flatMap { group in
      group.solver.ambiguousDirections().map { direction in
        direction.compactMap { change in group.originals[change.variable].map { ($0, change.change) } }
      }
    }
    if directions.isEmpty { return [] }
    var uses: [Int: [Int]] = [:]
    for (number, consequence) in consequences.enumerated() {
      for term in consequence.terms { uses[term.variable.index, default: []].append(number) }
    }
    return directions.map { direction in
      var changes: [Int: Double] = [:]
      var open: Set<Int> = []
      func note(_ variable: Int, _ change: Double) {
        changes[variable] = change
        open.formUnion(uses[variable] ?? [])
      }
      for (variable, change) in direction { note(variable, change) }
      // Each refers to later ones only.
      while let number = open.max() {
        open.remove(number)
        let change = consequences[number].terms.reduce(0) { $0 + $1.coefficient * (changes[$1.variable.index] ?? 0) }
        note(consequences[number].variable, change)
      }
      return changes.sorted { $0.key < $1.key }.map { (Variable(index: $0.key), $0.value) }
    }
  }

  // MARK: Conflicts

  /// More constraints than this are not looked through for those that do not matter.
  private static let mostFiltered = 32

  /// Required constraints that contradict each other, by their labels, without any that the others contradict each other
  /// without; those without a label are left out.
  var conflicts: [[Int32]] {
    contradictions.map { numbers in smallest(numbers.sorted()).map { constraints[$0].label }.filter { $0 >= 0 } }
  }

  private func smallest(_ numbers: [Int]) -> [Int] {
    guard numbers.count <= Self.mostFiltered, contradict(numbers) else { return numbers }
    var rest = numbers
    for number in numbers.reversed() where rest.count > 1 {
      let others = rest.filter { $0 != number }
      if contradict(others) { rest = others }
    }
    return rest
  }

  /// Whether constraints cannot all hold, whatever else there is.
  private func contradict(_ numbers: [Int]) -> Bool {
    var solver = ConstraintSolver()
    var copies: [Int: ConstraintSolver.Variable] = [:]
    for number in numbers {
      let terms = constraints[number].terms.map { term in
        let index = term.variable.index
        if let copy = copies[index] { return ConstraintSolver.Term(copy, term.coefficient) }
        let copy = solver.makeVariable()
        copies[index] = copy
        if isNonNegative[index] { solver.add([.init(copy)], 0, .atLeast) }
        return ConstraintSolver.Term(copy, term.coefficient)
      }
      solver.add(terms, constraints[number].constant, constraints[number].relation)
    }
    return !solver.conflicts.isEmpty
  }

  // MARK: Reducing

  /// The work of leaving out what is simple.
  private struct Reduction {
    var constraints: [Constraint]
    let isNonNegative: [Bool]
    /// The values that a constraint states.
    var values: [Double?]
    /// Which quantities follow from others.
    var follows: [Bool]
    /// Which constraints are met by that.
    var isSettled: [Bool]
    var consequences: [Consequence] = []
    /// The constraints that turned out to be contradicted by those that were used before.
    var contradictions: [Set<Int>] = []
    /// The constraint that states each value.
    private var statements: [Int?]
    /// The constraints that ask for each quantity, and how many times it.
    private var uses: [[(number: Int, coefficient: Double)]]
    /// How many quantities of each constraint have no value.
    private var openCounts: [Int]

    init(_ constraints: [Constraint], _ isNonNegative: [Bool]) {
      self.constraints = constraints
      self.isNonNegative = isNonNegative
      values = isNonNegative.map { _ in nil }
      follows = isNonNegative.map { _ in false }
      isSettled = constraints.map { _ in false }
      statements = isNonNegative.map { _ in nil }
      uses = isNonNegative.map { _ in [] }
      openCounts = []
      for number in constraints.indices {
        self.constraints[number].terms = Self.merged(constraints[number].terms)
        openCounts.append(self.constraints[number].terms.count)
        for term in self.constraints[number].terms { uses[term.variable.index].append((number, term.coefficient)) }
      }
    }

    /// Terms in which no quantity stands twice.
    private static func merged(_ terms: [Term]) -> [Term] {
      if terms.count < 2 { return terms }
      var merged: [Term] = []
      var places: [Variable: Int] = [:]
      for term in terms {
        if let place = places[term.variable] {
          merged[place].coefficient += term.coefficient
        } else {
          places[term.variable] = merged.count
          merged.append(term)
        }
      }
      return merged.filter { abs($0.coefficient) > SolverRow.epsilon }
    }

    mutating func run() {
      useStatements()
      leaveOutConsequences()
    }

    /// Constraints and those that state the values in them, and in those.
    func withSources(_ numbers: [Int]) -> Set<Int> {
      var all = Set(numbers)
      var open = numbers
      while let number = open.popLast() {
        for term in constraints[number].terms {
          if let source = statements[term.variable.index], all.insert(source).inserted { open.append(source) }
        }
      }
      return all
    }

    /// Whether a constraint asks for something of one quantity that need not be.
    func isWish(_ number: Int) -> Bool { !constraints[number].isRequired && openCounts[number] == 1 }

    /// What a constraint says of quantities that have no value.
    func openTerms(of number: Int) -> [Term] {
      let terms = constraints[number].terms
      return openCounts[number] == terms.count ? terms : terms.filter { values[$0.variable.index] == nil }
    }

    /// Puts the values of what one equation states alone into the others, in the order in which these were added.
    private mutating func useStatements() {
      var open = NumberQueue(constraints.indices.filter { constraints[$0].isRequired && openCounts[$0] < 2 })
      while let number = open.popFirst() {
        if isSettled[number] { continue }
        let constraint = constraints[number]
        guard let term = openTerms(of: number).first else {
          isSettled[number] = true
          if !constraint.holds { contradictions.append(withSources([number])) }
          continue
        }
        guard constraint.relation == .equal else { continue }
        let index = term.variable.index
        let value = -constraint.constant / term.coefficient
        // That it contradicts itself is for the solver to find.
        if isNonNegative[index], value < 0 { continue }
        (values[index], statements[index]) = (value, number)
        isSettled[number] = true
        for (user, coefficient) in uses[index] where user != number {
          constraints[user].constant += coefficient * value
          openCounts[user] -= 1
          if constraints[user].isRequired {
            if openCounts[user] < 2 { open.insert(user) }
          } else if openCounts[user] == 0 {
            isSettled[user] = true
          }
        }
      }
    }

    /// Leaves out equations of something that nothing else asks for.
    private mutating func leaveOutConsequences() {
      var counts = uses.map { $0.count { !isSettled[$0.number] } }
      var open = counts.indices.filter { counts[$0] == 1 }
      while let index = open.popLast() {
        guard counts[index] == 1, let number = uses[index].first(where: { !isSettled[$0.number] })?.number,
          let consequence = consequence(index, of: number)
        else { continue }
        isSettled[number] = true
        follows[index] = true
        consequences.append(consequence)
        for term in consequence.terms {
          counts[term.variable.index] -= 1
          if counts[term.variable.index] == 1 { open.append(term.variable.index) }
        }
      }
    }

    /// What an equation says of a quantity, if that can be had whatever the others are.
    private func consequence(_ index: Int, of number: Int) -> Consequence? {
      let constraint = constraints[number]
      let terms = openTerms(of: number)
      guard constraint.isRequiredEquation, values[index] == nil,
        let own = terms.first(where: { $0.variable.index == index })
      else { return nil }
      var consequence = Consequence(variable: index, terms: [], constant: -constraint.constant / own.coefficient)
      for term in terms where term.variable.index != index {
        let coefficient = -term.coefficient / own.coefficient
        if isNonNegative[index], coefficient < 0 || !isNonNegative[term.variable.index] { return nil }
        consequence.terms.append(Term(term.variable, coefficient))
      }
      return isNonNegative[index] && consequence.constant < 0 ? nil : consequence
    }

    // MARK: Groups

    /// What is left, in parts that have no quantity in common.
    func groups() -> [Group] {
      var parents = Array(isNonNegative.indices)
      func root(_ index: Int) -> Int {
        var index = index
        while parents[index] != index {
          parents[index] = parents[parents[index]]
          index = parents[index]
        }
        return index
      }
      for number in constraints.indices where !isSettled[number] {
        let terms = openTerms(of: number)
        for term in terms.dropFirst() { parents[root(term.variable.index)] = root(terms[0].variable.index) }
      }
      var places: [Int: Int] = [:]
      var groups: [Group] = []
      for index in isNonNegative.indices where values[index] == nil && !follows[index] {
        let place = places[root(index)] ?? groups.count
        if place == groups.count {
          groups.append(Group())
          places[root(index)] = place
        }
        groups[place].variables.append(index)
      }
      for number in constraints.indices where !isSettled[number] {
        if let first = openTerms(of: number).first, let place = places[root(first.variable.index)] {
          groups[place].constraints.append(number)
        }
      }
      return groups
    }
  }
}

/// Numbers of which the smallest comes first.
private struct NumberQueue {
  private var heap: [Int]

  /// A queue of numbers in ascending order.
  init(_ ascending: [Int]) { heap = ascending }

  mutating func insert(_ number: Int) {
    heap.append(number)
    var place = heap.count - 1
    while place > 0, heap[place] < heap[(place - 1) / 2] {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func popFirst() -> Int? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    if heap.isEmpty { return first }
    heap[0] = last
    var place = 0
    while true {
      let left = 2 * place + 1
      guard left < heap.count else { break }
      let least = left + 1 < heap.count && heap[left + 1] < heap[left] ? left + 1 : left
      if heap[least] >= heap[place] { break }
      heap.swapAt(least, place)
      place = least
    }
    return first
  }
}
