import CardTestSupport
import Testing

@testable import CardLayout

@Suite("Constraint solver")
struct ConstraintSolverTests {
  private typealias Term = ConstraintSolver.Term

  /// The variables that have another value in another solution that is equally good.
  private func ambiguous(_ solver: ConstraintSolver) -> Set<ConstraintSolver.Variable> {
    Set(solver.ambiguousDirections().flatMap { $0.map(\.variable) })
  }

  @Test("the stronger of two wishes is granted, required constraints always")
  func strengths() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    solver.add([Term(x)], -10, .equal, strength: 250)
    solver.add([Term(x)], -20, .equal, strength: 750)
    solver.add([Term(x)], -15, .atMost)
    solver.optimize()
    #expect(solver.value(of: x) == 15)
    #expect(solver.conflicts.isEmpty)
    #expect(ambiguous(solver).isEmpty)
  }

  @Test("variables may be negative, and chains of equations are followed")
  func chains() {
    var solver = ConstraintSolver()
    let variables = (0..<20).map { _ in solver.makeVariable() }
    for (left, right) in zip(variables, variables.dropFirst()) {
      solver.add([Term(right), Term(left, -1)], 3, .equal)
    }
    solver.add([Term(variables[19])], 0, .equal)
    solver.optimize()
    #expect(abs(solver.value(of: variables[0]) - 57) < 1e-9)
    #expect(abs(solver.value(of: variables[10]) - 27) < 1e-9)
  }

  @Test("a contradiction names the constraints that it is made of, and no others")
  func conflict() {
    var solver = ConstraintSolver()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    solver.add([Term(a)], -100, .equal, label: 1)
    solver.add([Term(c)], -7, .equal, label: 2)
    solver.add([Term(b), Term(a, -1)], -50, .equal, label: 3)
    solver.add([Term(b)], -200, .equal, label: 4)
    #expect(solver.conflicts == [[1, 3, 4]])
    solver.optimize()
    // The last one is left out.
    #expect(solver.value(of: b) == 150)
  }

  @Test("inequalities contradict each other as well")
  func inequalities() {
    var solver = ConstraintSolver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    solver.add([Term(a)], 0, .atLeast)
    solver.add([Term(b)], 0, .atLeast)
    solver.add([Term(a), Term(b)], -100, .equal, label: 1)
    solver.add([Term(a)], -80, .atLeast, label: 2)
    solver.add([Term(b)], -30, .atLeast, label: 3)
    #expect(solver.conflicts == [[1, 2, 3]])
  }

  @Test("what no constraint settles is ambiguous; what a weak one settles is not")
  func ambiguity() {
    var solver = ConstraintSolver()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    for variable in [a, b, c] { solver.add([Term(variable)], 0, .atLeast) }
    solver.add([Term(a), Term(b), Term(c)], -100, .equal)
    solver.add([Term(c)], -40, .equal, strength: 250)
    solver.optimize()
    #expect(ambiguous(solver) == [a, b])
    solver.add([Term(a)], -20, .equal, strength: 1)
    solver.optimize()
    #expect(ambiguous(solver).isEmpty)
    #expect(abs(solver.value(of: b) - 40) < 1e-9)
  }

  /// Systems that are made from a solution have one, and what is found is as good.
  @Test("random systems that have a solution are solved", arguments: 0..<200)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = 2 + Int.random(in: 0..<8, using: &random)
    let solution = (0..<count).map { _ in Double(Int.random(in: 0..<400, using: &random)) - 50 }
    var solver = ConstraintSolver()
    let variables = (0..<count).map { _ in solver.makeVariable() }
    var required: [(terms: [(Int, Double)], constant: Double, relation: ConstraintSolver.Relation)] = []
    var wishes: [(terms: [(Int, Double)], constant: Double)] = []
    for index in 0..<(count * 3) {
      let terms = (0..<(1 + Int.random(in: 0..<3, using: &random))).map { _ in
        (Int.random(in: 0..<count, using: &random), [-1, 1, 0.5, 2][Int.random(in: 0..<4, using: &random)])
      }
      let sum = terms.reduce(0) { $0 + $1.1 * solution[$1.0] }
      let list = terms.map { Term(variables[$0.0], $0.1) }
      if index % 3 == 2 {
        // A wish that the solution misses by up to five points.
        let constant = -sum + Double(Int.random(in: 0..<11, using: &random)) - 5
        solver.add(list, constant, .equal, strength: 250, label: -1)
        wishes.append((terms, constant))
      } else {
        let relation: ConstraintSolver.Relation = [.equal, .atMost, .atLeast][Int.random(in: 0..<3, using: &random)]
        let room =
          relation == .equal ? 0 : Double(Int.random(in: 0..<30, using: &random)) * (relation == .atMost ? -1 : 1)
        solver.add(list, -sum + room, relation, label: Int32(index))
        required.append((terms, -sum + room, relation))
      }
    }
    solver.optimize()
    #expect(solver.conflicts.isEmpty)
    let values = variables.map { solver.value(of: $0) }
    func rest(_ terms: [(Int, Double)], _ constant: Double, _ values: [Double]) -> Double {
      terms.reduce(constant) { $0 + $1.1 * values[$1.0] }
    }
    for (terms, constant, relation) in required {
      let rest = rest(terms, constant, values)
      switch relation {
      case .equal: #expect(abs(rest) < 1e-4)
      case .atMost: #expect(rest < 1e-4)
      case .atLeast: #expect(rest > -1e-4)
      }
    }
    func cost(_ values: [Double]) -> Double { wishes.reduce(0) { $0 + abs(rest($1.terms, $1.constant, values)) } }
    #expect(cost(values) <= cost(solution) + 1e-3)
  }
}
