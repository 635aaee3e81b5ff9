import CardSyntax

/// A compiled expression: a place in a ``Program``.
///
/// It is a pointer and a number, since evaluation makes one for each operand and counting references would cost more than
/// most operands do. Only a program and a ``ProgramReader`` make the first one, and both hold the program; it is not
/// `Sendable`, so it stays with the evaluation that it was made for. Debug builds check each time that the program is
/// still there and that its tables are as long as the code says.
package struct Code {
  private let tables: UnsafePointer<ProgramTables>
  #if DEBUG
    private unowned let program: Program
  #endif
  private(set) var index: UInt32

  /// The code at `index` of a program, whose tables these are.
  init(_ program: Program, _ tables: UnsafePointer<ProgramTables>, _ index: UInt32) {
    self.tables = tables
    #if DEBUG
      self.program = program
    #endif
    self.index = index
  }

  /// The code at another place of the same program.
  @inline(__always)
  func sibling(_ index: UInt32) -> Code {
    var sibling = self
    sibling.index = index
    return sibling
  }

  /// The tables, of which only what is asked for is read.
  @inline(__always) private var checkedTables: UnsafePointer<ProgramTables> {
    #if DEBUG
      assert(program.owns(tables), "the program is gone")
    #endif
    return tables
  }

  // MARK: What evaluation reads

  @inline(__always) var instruction: Instruction { checkedTables.pointee.instructions[index] }

  /// The code whose place the list of operands names at `position`.
  @inline(__always) func operand(_ position: UInt32) -> Code { sibling(operandIndex(position)) }

  /// What the list of operands has at `position`.
  @inline(__always) func operandIndex(_ position: UInt32) -> UInt32 { checkedTables.pointee.operands[position] }

  @inline(__always) func constant(_ position: UInt32) -> Value { checkedTables.pointee.constants[position] }

  @inline(__always) func step(_ position: UInt32) -> PathStep { checkedTables.pointee.steps[position] }

  /// A name, ready to be compared with keys.
  @inline(__always) func name(_ position: UInt32) -> FoldedName { checkedTables.pointee.names[position] }

  /// What the call runs that this code is.
  @inline(__always)
  func implementation(_ position: UInt32) -> CompiledFunction { checkedTables.pointee.implementations[position] }

  /// How many invariant values are remembered.
  var cacheCount: Int { checkedTables.pointee.cacheCount }

  // MARK: What messages read

  /// The expression that was compiled.
  var expression: Expression { checkedTables.pointee.expressions[Int(index)] }

  /// The function that the implementation at `position` is of.
  func function(_ position: UInt32) -> Function { checkedTables.pointee.functions[Int(position)] }

  /// The name at `position` as it was written.
  func property(_ position: UInt32) -> PropertyName { checkedTables.pointee.properties[Int(position)] }

  /// The text, if the expression is a string literal.
  var stringLiteral: String? { expression.stringLiteral }

  /// The format, if the expression is a literal that is one.
  var dateFormat: CompiledDateFormat? {
    guard instruction.operation == .constant, case .dateFormat(let format)? = expression.storage.prepared else {
      return nil
    }
    return format
  }

  /// Where the expression stands in its text.
  var range: Range<Int> { expression.range }
}

extension Code: CustomStringConvertible {
  /// The source text of the expression.
  package var description: String { expression.description }
}
