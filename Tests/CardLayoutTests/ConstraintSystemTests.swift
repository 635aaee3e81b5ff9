import CardTestSupport
import Testing

@testable import CardLayout

@Suite("Constraint system")
struct ConstraintSystemTests {
  private typealias Term = ConstraintSystem.Term

  @Test("what follows from the rest is found without the solver, in the end")
  func consequences() {
    var system = ConstraintSystem()
    let parts = (0..<4).map { _ in system.makeVariable(isNonNegative: true) }
    let (sum, outer) = (system.makeVariable(isNonNegative: true), system.makeVariable(isNonNegative: true))
    let offset = system.makeVariable()
    system.add([Term(offset)], -20, .equal)
    system.add([Term(outer), Term(sum, -1), Term(offset, -1)], -5, .equal)
    system.add([Term(sum, -1)] + parts.map { Term($0) }, 6, .equal)
    for part in parts { system.add([Term(part)], -10, .equal, strength: 250) }
    system.solve()
    #expect(parts.map(system.value) == [10, 10, 10, 10])
    #expect(system.value(of: sum) == 46 && system.value(of: outer) == 71 && system.value(of: offset) == 20)
    #expect(system.conflicts.isEmpty && system.ambiguousDirections.isEmpty)
  }

  @Test("a sum whose parts are undetermined moves with them")
  func ambiguity() throws {
    var system = ConstraintSystem()
    let (a, b) = (system.makeVariable(isNonNegative: true), system.makeVariable(isNonNegative: true))
    let (sum, double) = (system.makeVariable(isNonNegative: true), system.makeVariable(isNonNegative: true))
    system.add([Term(a), Term(b)], -100, .equal)
    system.add([Term(sum, -1), Term(a), Term(b, 2)], 0, .equal)
    system.add([Term(double, -1), Term(a), Term(b)], 0, .equal)
    system.solve()
    let directions = system.ambiguousDirections
    #expect(directions.count == 1)
    let changes = Dictionary(uniqueKeysWithValues: directions[0].map { ($0.variable, $0.change) })
    #expect(changes[a] == -(changes[b] ?? 0) && changes[sum] == changes[b] && abs(changes[double] ?? 0) < 1e-9)
  }

  @Test("the smallest set of constraints that contradict each other has none that do not matter")
  func conflicts() {
    var system = ConstraintSystem()
    let (a, b, c) = (
      system.makeVariable(isNonNegative: true), system.makeVariable(isNonNegative: true),
      system.makeVariable(isNonNegative: true)
    )
    let offset = system.makeVariable()
    system.add([Term(a), Term(b, -1), Term(c, -1)], 0, .equal, label: 1)
    system.add([Term(c), Term(b, -1)], 0, .equal, label: 2)
    system.add([Term(a), Term(offset, -1)], 0, .equal, label: 3)
    system.add([Term(offset)], -10, .equal, label: 4)
    system.add([Term(b)], -20, .equal, label: 5)
    system.solve()
    // Half of 10 is not 20; but then 20 is more than all of it, whatever the other half is.
    #expect(system.conflicts == [[1, 3, 4, 5]])
  }

  @Test("an offset that is stated twice is a conflict of both statements and of no others")
  func statedTwice() {
    var system = ConstraintSystem()
    let (offset, length) = (system.makeVariable(), system.makeVariable(isNonNegative: true))
    system.add([Term(offset)], -10, .equal, label: 1)
    system.add([Term(offset), Term(length)], -40, .equal, label: 2)
    system.add([Term(offset)], -12, .equal, label: 3)
    system.solve()
    #expect(system.conflicts == [[1, 3]])
    #expect(system.value(of: offset) == 10 && system.value(of: length) == 30)
  }

  @Test(
    "what is left out makes no difference: every required constraint holds, or the plain solver finds a conflict too")
  func random() {
    for seed in 0..<TestEffort.choose(300, thorough: 5000) {
      var numbers = SeededGenerator(seed: UInt64(seed))
      var system = ConstraintSystem()
      var plain = ConstraintSolver()
      let count = Int.random(in: 2...8, using: &numbers)
      let signs = (0..<count).map { _ in Bool.random(using: &numbers) }
      let variables = signs.map { system.makeVariable(isNonNegative: $0) }
      let copies = signs.map { _ in plain.makeVariable() }
      for (copy, sign) in zip(copies, signs) where sign { plain.add([.init(copy)], 0, .atLeast) }
      var required: [(terms: [(Int, Double)], constant: Double, relation: ConstraintSolver.Relation)] = []
      for _ in 0..<Int.random(in: 1...(2 * count), using: &numbers) {
        let terms = (0..<Int.random(in: 1...3, using: &numbers)).map { _ -> (Int, Double) in
          (Int.random(in: 0..<count, using: &numbers), [-2.0, -1, 1, 1, 0.5].randomElement(using: &numbers) ?? 1)
        }
        let constant = Double(Int.random(in: -40...10, using: &numbers))
        let isRequired = Int.random(in: 0..<3, using: &numbers) > 0
        let relation: ConstraintSolver.Relation =
          [.equal, .equal, .atLeast, .atMost].randomElement(using: &numbers) ?? .equal
        let strength = isRequired ? ConstraintSolver.required : 250
        system.add(
          terms.map { Term(variables[$0.0], $0.1) }, constant, relation, strength: strength, label: isRequired ? 1 : -1)
        plain.add(
          terms.map { .init(copies[$0.0], $0.1) }, constant, relation, strength: strength)
        if isRequired { required.append((terms, constant, relation)) }
      }
      system.solve()
      plain.optimize()
      #expect(system.conflicts.isEmpty == plain.conflicts.isEmpty, "seed \(seed)")
      guard plain.conflicts.isEmpty else { continue }
      for (variable, sign) in zip(variables, signs) where sign {
        #expect(system.value(of: variable) > -1e-6, "seed \(seed)")
      }
      for constraint in required {
        let sum = constraint.terms.reduce(constraint.constant) { $0 + $1.1 * system.value(of: variables[$1.0]) }
        switch constraint.relation {
        case .equal: #expect(abs(sum) < 1e-6, "seed \(seed)")
        case .atLeast: #expect(sum > -1e-6, "seed \(seed)")
        case .atMost: #expect(sum < 1e-6, "seed \(seed)")
        }
      }
    }
  }
}
