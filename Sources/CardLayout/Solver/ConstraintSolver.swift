/// One term of a constraint: so many times a variable.
struct LinearTerm<Variable> {
  var variable: Variable
  var coefficient: Double

  init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A solver of linear constraints with strengths.
///
/// The algorithm is Cassowary (Badros, Borning and Stuckey, *The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm*, 2001), which Auto Layout uses as well: a simplex tableau that is kept feasible while constraints are
/// added. The errors of constraints that are not required are minimized strongest level first; within a level their sum
/// counts.
struct ConstraintSolver {
  /// A quantity to be found; negative values are allowed.
  struct Variable: Hashable {
    fileprivate let symbol: Int32
  }

  typealias Term = LinearTerm<Variable>

  /// How a sum of terms relates to zero.
  enum Relation {
    case equal, atMost, atLeast
  }

  /// What a symbol of the tableau stands for.
  private enum Kind: UInt8 {
    /// A variable, which may be negative.
    case free
    /// The room that an inequality leaves.
    case slack
    /// By how much a constraint is missed that is not required.
    case error
    /// A required equation: always zero, kept to know which constraints a row was made of.
    case dummy
  }

  /// The strength from which on a constraint is required.
  static let required: Int32 = 1000

  private var kinds: [Kind] = []
  /// The constraint that a symbol was made for, if the caller has named it.
  private var labels: [Int32] = []
  /// The row of each basic symbol.
  private var rows: [SolverRow?] = []
  /// The basic symbols in whose rows a symbol may stand; some do not any more.
  private var columns: [[Int32]] = []
  /// The errors of each strength, strongest first.
  private var objectives: [(strength: Int32, row: SolverRow)] = []
  /// In which round of looking for an improvement a symbol was last one that a stronger level does not let grow.
  private var settled: [Int] = []
  private var round = 0
  /// What a constraint is short of while it is being added.
  private var shortage: SolverRow?

  /// Required constraints that contradict each other: the one that could not be added, last, and those that it
  /// contradicts. Each is the label that it was added with; constraints without a label are left out.
  private(set) var conflicts: [[Int32]] = []

  /// Errors below this, in points, are rounding.
  private static let tolerance = 1e-6

  /// A new variable.
  mutating func makeVariable() -> Variable { Variable(symbol: makeSymbol(.free, label: -1)) }

  /// The value of a variable; zero where nothing determines it.
  func value(of variable: Variable) -> Double { rows[Int(variable.symbol)]?.constant ?? 0 }

  private mutating func makeSymbol(_ kind: Kind, label: Int32) -> Int32 {
    kinds.append(kind)
    labels.append(label)
    rows.append(nil)
    columns.append([])
    return Int32(kinds.count - 1)
  }

  // MARK: Adding

  /// Adds the constraint that the sum of the terms and `constant` relates to zero.
  ///
  /// A required constraint that contradicts those before it is left out and noted in ``conflicts``.
  ///
  /// - Parameters:
  ///   - strength: from 1 to ``required``.
  ///   - label: the caller's number for the constraint in ``conflicts``; negative for none.
  mutating func add(
    _ terms: [Term], _ constant: Double, _ relation: Relation, strength: Int32 = required, label: Int32 = -1
  ) {
    let isRequired = strength >= Self.required
    var row = SolverRow(constant: constant)
    for term in terms {
      if let basic = rows[Int(term.variable.symbol)] {
        row.add(basic, times: term.coefficient)
      } else {
        row.add(term.variable.symbol, term.coefficient)
      }
    }
    let marker: Int32
    var other: Int32?
    if relation != .equal {
      let sign: Double = relation == .atMost ? 1 : -1
      marker = makeSymbol(.slack, label: label)
      row.add(marker, sign)
      if !isRequired {
        let error = makeSymbol(.error, label: label)
        row.add(error, -sign)
        penalize(error, strength)
        other = error
      }
    } else if isRequired {
      marker = makeSymbol(.dummy, label: label)
      row.add(marker, 1)
    } else {
      marker = makeSymbol(.error, label: label)
      let error = makeSymbol(.error, label: label)
      row.add(marker, -1)
      row.add(error, 1)
      penalize(marker, strength)
      penalize(error, strength)
      other = error
    }
    if row.constant < 0 { row.scale(by: -1) }
    if let subject = subject(of: row, marker, other) {
      row.solve(for: subject)
      install(subject, row)
    } else if row.cells.allSatisfy({ kinds[Int($0.symbol)] == .dummy }) {
      guard abs(row.constant) <= Self.tolerance else { return note(row, without: marker, label) }
      row.solve(for: marker)
      install(marker, row)
    } else {
      addByPhases(row, marker, label)
    }
  }

  private mutating func penalize(_ symbol: Int32, _ strength: Int32) {
    if let index = objectives.firstIndex(where: { $0.strength <= strength }) {
      if objectives[index].strength != strength { objectives.insert((strength, SolverRow()), at: index) }
      objectives[index].row.add(symbol, 1)
    } else {
      objectives.append((strength, SolverRow()))
      objectives[objectives.count - 1].row.add(symbol, 1)
    }
  }

  private mutating func note(_ row: SolverRow, without marker: Int32, _ label: Int32) {
    var found: [Int32] = []
    for cell in row.cells where cell.symbol != marker {
      let other = labels[Int(cell.symbol)]
      if other >= 0, other != label, !found.contains(other) { found.append(other) }
    }
    conflicts.append(found + (label >= 0 ? [label] : []))
  }

  /// The symbol that a new row can be solved for so that the tableau stays feasible.
  private func subject(of row: SolverRow, _ marker: Int32, _ other: Int32?) -> Int32? {
    if let cell = row.cells.first(where: { kinds[Int($0.symbol)] == .free }) { return cell.symbol }
    for symbol in [marker, other].compactMap(\.self) where kinds[Int(symbol)] != .dummy && row[symbol] < 0 {
      return symbol
    }
    return nil
  }

  /// Adds a row by minimizing an artificial symbol that takes what the row is short of.
  private mutating func addByPhases(_ row: SolverRow, _ marker: Int32, _ label: Int32) {
    let artificial = makeSymbol(.slack, label: -1)
    shortage = row
    enter(artificial, row)
    while let shortage {
      let entering = shortage.cells.first { $0.coefficient < -SolverRow.epsilon && kinds[Int($0.symbol)] != .dummy }
      guard let entering, let leaving = leaving(for: entering.symbol) else { break }
      pivot(entering: entering.symbol, leaving: leaving)
    }
    let isMet = abs(shortage?.constant ?? 0) <= Self.tolerance
    if !isMet, let shortage { note(shortage, without: marker, label) }
    shortage = nil
    if let basic = rows[Int(artificial)] {
      if isMet, let entering = basic.cells.first(where: { kinds[Int($0.symbol)] != .dummy }) {
        pivot(entering: entering.symbol, leaving: artificial)
      } else {
        rows[Int(artificial)] = nil
      }
    }
    for basic in columns[Int(artificial)] { rows[Int(basic)]?.remove(artificial) }
    for index in objectives.indices { objectives[index].row.remove(artificial) }
  }

  // MARK: Pivoting

  private mutating func enter(_ symbol: Int32, _ row: SolverRow) {
    for cell in row.cells { columns[Int(cell.symbol)].append(symbol) }
    rows[Int(symbol)] = row
  }

  /// Makes a symbol basic and writes its row wherever it stands.
  private mutating func install(_ symbol: Int32, _ row: SolverRow) {
    let basics = columns[Int(symbol)]
    columns[Int(symbol)] = []
    for basic in basics {
      guard rows[Int(basic)]?.substitute(symbol, by: row) == true else { continue }
      for cell in row.cells where columns[Int(cell.symbol)].last != basic { columns[Int(cell.symbol)].append(basic) }
    }
    for index in objectives.indices { _ = objectives[index].row.substitute(symbol, by: row) }
    _ = shortage?.substitute(symbol, by: row)
    enter(symbol, row)
  }

  private mutating func pivot(entering: Int32, leaving: Int32) {
    guard var row = rows[Int(leaving)] else { return }
    rows[Int(leaving)] = nil
    row.add(leaving, -1)
    row.solve(for: entering)
    install(entering, row)
  }

  /// The basic symbol that reaches zero first when another grows; none if it can grow for ever.
  private func leaving(for entering: Int32) -> Int32? {
    var best = Double.infinity
    var found: Int32?
    for basic in columns[Int(entering)] where kinds[Int(basic)] != .free {
      guard let row = rows[Int(basic)] else { continue }
      let coefficient = row[entering]
      guard coefficient < -SolverRow.epsilon else { continue }
      let ratio = -row.constant / coefficient
      // Of equals the one made first, so that pivots never go round in a circle.
      if ratio < best - SolverRow.epsilon || ratio < best + SolverRow.epsilon && basic < found ?? .max {
        best = min(best, ratio)
        found = basic
      }
    }
    return found
  }

  /// Minimizes the errors, strongest level first.
  ///
  /// - Parameter limit: the most pivots; a tableau that needs more is left as far as it has come.
  mutating func optimize(limit: Int = 50_000) {
    for _ in 0..<limit {
      guard let entering = improvingSymbol(), let leaving = leaving(for: entering) else { return }
      pivot(entering: entering, leaving: leaving)
    }
  }

  private mutating func improvingSymbol() -> Int32? {
    round += 1
    if settled.count < kinds.count { settled += repeatElement(0, count: kinds.count - settled.count) }
    for (_, row) in objectives {
      for cell in row.cells
      where cell.coefficient < -1e-7 && kinds[Int(cell.symbol)] != .dummy && settled[Int(cell.symbol)] != round {
        return cell.symbol
      }
      for cell in row.cells where cell.coefficient > 1e-7 { settled[Int(cell.symbol)] = round }
    }
    return nil
  }

  // MARK: Ambiguity

  /// The ways in which the solution can be changed into others that are equally good: each by what it changes, per unit.
  func ambiguousDirections() -> [[(variable: Variable, change: Double)]] {
    var costly = [Bool](repeating: false, count: kinds.count)
    for (_, row) in objectives {
      for cell in row.cells where abs(cell.coefficient) > 1e-7 { costly[Int(cell.symbol)] = true }
    }
    var directions: [[(variable: Variable, change: Double)]] = []
    for symbol in kinds.indices where rows[symbol] == nil && kinds[symbol] != .dummy && !costly[symbol] {
      let free = Int32(symbol)
      if kinds[symbol] != .free, let leaving = leaving(for: free), let row = rows[Int(leaving)],
        -row.constant / row[free] < 0.01
      {
        // It could only grow by nothing.
        continue
      }
      var direction: [(variable: Variable, change: Double)] = []
      for basic in columns[symbol] where kinds[Int(basic)] == .free {
        guard let coefficient = rows[Int(basic)]?[free], abs(coefficient) > SolverRow.epsilon else { continue }
        direction.append((Variable(symbol: basic), coefficient))
      }
      if kinds[symbol] == .free { direction.append((Variable(symbol: free), 1)) }
      if !direction.isEmpty { directions.append(direction) }
    }
    return directions
  }
}
