import CardSyntax

/// A compiled expression: a place in a ``Program`` that somebody else keeps alive.
package struct Code: @unchecked Sendable {
  let tables: UnsafePointer<ProgramTables>
  let index: UInt32

  @inline(__always) var instruction: Instruction { tables.pointee.instructions[Int(index)] }

  @inline(__always) func sibling(_ index: UInt32) -> Code { Code(tables: tables, index: index) }

  /// The code whose place the list of operands names at `position`.
  @inline(__always)
  func operand(_ position: UInt32) -> Code { sibling(tables.pointee.operands[Int(position)]) }

  /// The expression that was compiled.
  var expression: Expression { tables.pointee.program.takeUnretainedValue().expressions[Int(index)] }

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

/// What an expression does, as 16 bytes without references, so that evaluation counts none.
struct Instruction: BitwiseCopyable {
  /// What the operands `a`, `b` and `c` mean.
  enum Operation: UInt8, BitwiseCopyable {
    /// The constant `a`.
    case constant
    /// A path that begins in the scope at the name `a`; its steps are `b..<b + c`.
    case path
    /// A path that begins at the value of the code `a`; its steps are `b..<b + c`.
    case access
    /// A call of the implementation `a`; the operands `b..<b + c` are the arguments.
    case call
    /// A lambda with the parameter `a` and the body `b`.
    case lambda
    /// An array of the operands `b..<b + c`.
    case array
    /// An object of pairs in the operands from `b` on: a constant with the name and a code; `c` pairs.
    case object
    /// A text of the operands `b..<b + c`.
    case interpolation
    /// The value of the code `a`, which is the same as long as the scope is; remembered in the slot `b`.
    case scopeInvariant
    /// The value of the code `a`, which is the same for the whole expansion; remembered in the slot `b`.
    case expansionInvariant
    /// A call that can only fail.
    case failure
  }

  /// Where a path of the scope begins.
  enum Root: UInt8, BitwiseCopyable {
    /// At a property of the data.
    case property
    /// At a property of the data or, if there is none, at what the name stands for.
    case propertyOrSpecial
    /// At `$data`.
    case data
    /// At `$root`.
    case root
    /// At `$index`.
    case index
    /// At `$host`.
    case host
    /// At `$_acTemplateVersion`.
    case version
    /// At a name with `$` that stands for nothing.
    case nothing
  }

  var operation: Operation
  var root: Root = .property
  /// The innermost parameter of a lambda that has the name of a path's root, or -1.
  var local: Int16 = -1
  var a: UInt32 = 0
  var b: UInt32 = 0
  var c: UInt32 = 0
}

/// One step of a compiled path.
struct PathStep: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    /// `.name`: the name `value`.
    case member
    /// `[3]`: the position `value`.
    case position
    /// `[index]`: the value of the code `value`.
    case index
  }

  var kind: Kind
  var value: UInt32
}

/// A name of a program, ready to be compared with keys.
struct ProgramName {
  let folded: FoldedName
  let property: Unmanaged<PropertyName>

  /// The name as it was written.
  var text: String { property._withUnsafeGuaranteedRef { $0.text } }
}

/// What a call runs; a structure of its own, since a bare closure in memory is called through a thunk.
struct CompiledFunction {
  let evaluate: Function.Implementation
}

/// The tables of a program, as plain memory.
struct ProgramTables {
  var instructions: UnsafeMutablePointer<Instruction>
  var operands: UnsafeMutablePointer<UInt32>
  var steps: UnsafeMutablePointer<PathStep>
  var names: UnsafeMutablePointer<ProgramName>
  var constants: UnsafeMutablePointer<Value>
  var implementations: UnsafeMutablePointer<CompiledFunction>
  var program: Unmanaged<Program>
  /// How many invariant values are remembered.
  var cacheCount: Int
}

/// Compiled expressions: immutable once built, and read by any number of threads.
final class Program: @unchecked Sendable {
  /// The expression of each instruction, for messages.
  let expressions: [Expression]
  private let functions: [Function]
  private let names: [PropertyName]
  private let nameBytes: UnsafeMutablePointer<UInt8>
  private let counts: (constants: Int, implementations: Int)
  let tables: UnsafeMutablePointer<ProgramTables>

  init(_ builder: consuming ProgramBuilder) {
    expressions = builder.expressions
    functions = builder.functions
    names = builder.names
    counts = (builder.constants.count, builder.functions.count)
    let (bytes, records) = Self.records(of: builder.names)
    nameBytes = bytes
    tables = .allocate(capacity: 1)
    tables.initialize(
      to: ProgramTables(
        instructions: Self.copy(builder.instructions), operands: Self.copy(builder.operands),
        steps: Self.copy(builder.steps), names: records, constants: Self.copy(builder.constants),
        implementations: Self.copy(builder.functions.map { CompiledFunction(evaluate: $0.implementation) }),
        program: Unmanaged.passUnretained(self), cacheCount: builder.cacheCount))
  }

  deinit {
    let content = tables.pointee
    content.instructions.deallocate()
    content.operands.deallocate()
    content.steps.deallocate()
    content.names.deallocate()
    content.constants.deinitialize(count: counts.constants)
    content.constants.deallocate()
    content.implementations.deinitialize(count: counts.implementations)
    content.implementations.deallocate()
    nameBytes.deallocate()
    tables.deallocate()
  }

  /// The code that begins at `index`.
  func code(_ index: UInt32) -> Code { Code(tables: tables, index: index) }

  /// The function that the implementation at `index` is of.
  func function(_ index: UInt32) -> Function { functions[Int(index)] }

  private static func copy<Element>(_ elements: [Element]) -> UnsafeMutablePointer<Element> {
    let copy = UnsafeMutablePointer<Element>.allocate(capacity: max(1, elements.count))
    elements.withUnsafeBufferPointer { buffer in
      if let start = buffer.baseAddress { copy.initialize(from: start, count: buffer.count) }
    }
    return copy
  }

  private static func records(
    of names: [PropertyName]
  ) -> (bytes: UnsafeMutablePointer<UInt8>, records: UnsafeMutablePointer<ProgramName>) {
    let padding = 8
    let size = names.reduce(padding) { $0 + $1.folded.count + padding }
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
    bytes.initialize(repeating: 0, count: size)
    let records = UnsafeMutablePointer<ProgramName>.allocate(capacity: max(1, names.count))
    var start = bytes
    for (index, name) in names.enumerated() {
      _ = UnsafeMutableBufferPointer(start: start, count: name.folded.count).update(from: name.folded)
      let folded = FoldedName(start, count: name.folded.count, isASCII: name.isASCII)
      (records + index).initialize(to: ProgramName(folded: folded, property: .passUnretained(name)))
      start += name.folded.count + padding
    }
    return (bytes, records)
  }
}
