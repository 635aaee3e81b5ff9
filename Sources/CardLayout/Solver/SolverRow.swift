/// A linear expression over the symbols of a solver: `constant + sum of coefficient × symbol`.
///
/// Cells are kept in the order of their symbols, so that adding one row to another is one merge.
struct SolverRow {
  /// A symbol with its coefficient, which is never zero.
  struct Cell {
    var symbol: Int32
    var coefficient: Double
  }

  var constant: Double
  private(set) var cells: [Cell] = []

  /// Coefficients nearer to zero than this are rounding errors.
  static let epsilon = 1e-8

  init(constant: Double = 0) { self.constant = constant }

  private func index(of symbol: Int32) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The coefficient of a symbol; zero for one that does not stand in the row.
  subscript(symbol: Int32) -> Double {
    let index = index(of: symbol)
    return index < cells.count && cells[index].symbol == symbol ? cells[index].coefficient : 0
  }

  /// Adds to the coefficient of a symbol.
  mutating func add(_ symbol: Int32, _ coefficient: Double) {
    let index = index(of: symbol)
    guard index < cells.count, cells[index].symbol == symbol else {
      if abs(coefficient) >= Self.epsilon { cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: index) }
      return
    }
    let sum = cells[index].coefficient + coefficient
    if abs(sum) < Self.epsilon { cells.remove(at: index) } else { cells[index].coefficient = sum }
  }

  /// Adds a multiple of another row. What stands before the first symbol of that row is left alone.
  mutating func add(_ other: SolverRow, times factor: Double) {
    constant += other.constant * factor
    guard let first = other.cells.first else { return }
    let start = index(of: first.symbol)
    if start == cells.count {
      return cells.append(
        contentsOf: other.cells.lazy.map { Cell(symbol: $0.symbol, coefficient: $0.coefficient * factor) })
    }
    let tail = Array(cells[start...])
    cells.removeSubrange(start...)
    var (left, right) = (0, 0)
    while left < tail.count, right < other.cells.count {
      let (mine, theirs) = (tail[left], other.cells[right])
      if mine.symbol < theirs.symbol {
        cells.append(mine)
        left += 1
      } else if mine.symbol > theirs.symbol {
        cells.append(Cell(symbol: theirs.symbol, coefficient: theirs.coefficient * factor))
        right += 1
      } else {
        let coefficient = mine.coefficient + theirs.coefficient * factor
        if abs(coefficient) >= Self.epsilon { cells.append(Cell(symbol: mine.symbol, coefficient: coefficient)) }
        left += 1
        right += 1
      }
    }
    cells.append(contentsOf: tail[left...])
    while right < other.cells.count {
      let theirs = other.cells[right]
      cells.append(Cell(symbol: theirs.symbol, coefficient: theirs.coefficient * factor))
      right += 1
    }
  }

  /// Takes a symbol away and returns the coefficient that it had, zero for one that did not stand in the row.
  @discardableResult
  mutating func remove(_ symbol: Int32) -> Double {
    let index = index(of: symbol)
    guard index < cells.count, cells[index].symbol == symbol else { return 0 }
    return cells.remove(at: index).coefficient
  }

  /// Multiplies everything.
  mutating func scale(by factor: Double) {
    constant *= factor
    for index in cells.indices { cells[index].coefficient *= factor }
  }

  /// Turns `0 = constant + … + coefficient × symbol` into `symbol = …`.
  mutating func solve(for symbol: Int32) {
    let coefficient = remove(symbol)
    scale(by: -1 / coefficient)
  }

  /// Writes a row for a symbol; says whether the symbol stood here.
  mutating func substitute(_ symbol: Int32, by row: SolverRow) -> Bool {
    let coefficient = remove(symbol)
    guard coefficient != 0 else { return false }
    add(row, times: coefficient)
    return true
  }
}
