import CardSyntax

/// What a call runs; a structure of its own, since a bare closure in memory is called through a thunk.
struct CompiledFunction {
  let evaluate: Function.Implementation
}

/// Compiled expressions: immutable once built, and read by any number of threads.
///
/// All that evaluation reads is in one allocation, the slab: the list of tables, the tables, and the bytes of names.
final class Program: Sendable {
  // Written before `init` returns and never again. Values among the constants lie in no document.
  private nonisolated(unsafe) let tables: UnsafeMutablePointer<ProgramTables>

  init(_ builder: consuming ProgramBuilder) {
    assert(builder.constants.allSatisfy { !$0.liesInDocument }, "a constant lies in a document")
    let implementations = builder.functions.map { CompiledFunction(evaluate: $0.implementation) }
    var layout = SlabLayout()
    let start = layout.add(ProgramTables.self, 1)
    let instructions = layout.add(Instruction.self, builder.instructions.count)
    let operands = layout.add(UInt32.self, builder.operands.count)
    let steps = layout.add(PathStep.self, builder.steps.count)
    let names = layout.add(FoldedName.self, builder.names.count)
    let constants = layout.add(Value.self, builder.constants.count)
    let functions = layout.add(CompiledFunction.self, implementations.count)
    let nameBytes = layout.add(UInt8.self, builder.names.reduce(0) { $0 + $1.folded.count + FoldedName.padding })

    let slab = layout.allocate()
    let content = ProgramTables(
      instructions: SlabTable(builder.instructions, at: slab + instructions),
      operands: SlabTable(builder.operands, at: slab + operands),
      steps: SlabTable(builder.steps, at: slab + steps),
      names: SlabTable(Self.records(of: builder.names, bytesAt: slab + nameBytes), at: slab + names),
      constants: SlabTable(builder.constants, at: slab + constants),
      implementations: SlabTable(implementations, at: slab + functions),
      cacheCount: builder.cacheCount, expressions: builder.expressions, functions: builder.functions,
      properties: builder.names)
    tables = (slab + start).initializeMemory(as: ProgramTables.self, to: content)
  }

  deinit {
    tables.pointee.constants.deinitialize()
    tables.pointee.implementations.deinitialize()
    tables.deinitialize(count: 1)
    UnsafeMutableRawPointer(tables).deallocate()
  }

  /// Gives access to the code that begins at `index`, which is valid until `body` returns.
  func withCode<Result>(
    at index: UInt32, _ body: (Code) throws(EvaluationError) -> Result
  ) throws(EvaluationError) -> Result {
    try withExtendedLifetime(self) { () throws(EvaluationError) in try body(code(index)) }
  }

  fileprivate func code(_ index: UInt32) -> Code { Code(self, tables, index) }

  /// Whether these are the tables of the program.
  func owns(_ tables: UnsafePointer<ProgramTables>) -> Bool { tables == UnsafePointer(self.tables) }

  /// The names as records, whose bytes go to `start`, each followed by readable ones.
  private static func records(of names: [PropertyName], bytesAt start: UnsafeMutableRawPointer) -> [FoldedName] {
    var start = start
    return names.map { name in
      let bytes = SlabTable(name.folded + Array(repeating: 0, count: FoldedName.padding), at: start)
      start += bytes.count
      return FoldedName(bytes.start, count: name.folded.count, isASCII: name.isASCII)
    }
  }
}

/// A program together with the hold on it: for whoever evaluates many of its codes, as long as this is kept.
struct ProgramReader {
  private let program: Program
  private let first: Code

  init(_ program: Program) {
    self.program = program
    first = program.code(0)
  }

  /// The code that begins at `index`.
  @inline(__always) func code(_ index: UInt32) -> Code { first.sibling(index) }
}

/// The tables of a program.
struct ProgramTables {
  let instructions: SlabTable<Instruction>
  let operands: SlabTable<UInt32>
  let steps: SlabTable<PathStep>
  let names: SlabTable<FoldedName>
  let constants: SlabTable<Value>
  let implementations: SlabTable<CompiledFunction>
  /// How many invariant values are remembered.
  let cacheCount: Int

  /// The expression of each instruction, for messages.
  let expressions: [Expression]
  /// The function of each implementation.
  let functions: [Function]
  /// The names as they were written.
  let properties: [PropertyName]
}
