/// A number made of what is written: equal source has equal ones, and other source hardly ever does. It is found in one walk
/// over an expression, where a `Hasher` would take several steps for each word.
///
/// Words and signs are taken in as Fowler, Noll and Vo do, from a start that is another one in each run.
struct SwiftFingerprint {
  private(set) var value = SwiftFingerprint.start

  private static let start = UInt64(truncatingIfNeeded: Hasher().finalize())

  /// The fingerprint of a statement.
  init(_ statement: SwiftStatement) { add(statement) }

  // MARK: Words

  private mutating func add(_ number: UInt64) { value = (value ^ number) &* 0x0000_0100_0000_01B3 }

  private mutating func add(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes { add(UInt64(byte)) }
    }
    if isDone == nil { for byte in text.utf8 { add(UInt64(byte)) } }
    // What no text has ends each.
    add(0xFF)
  }

  private mutating func add(_ text: String?) { if let text { add(text) } else { add(0xFE) } }

  private mutating func add<Part>(_ parts: [Part], _ each: (inout SwiftFingerprint, Part) -> Void) {
    for part in parts { each(&self, part) }
    add(0xFD)
  }

  // MARK: Statements

  private mutating func add(_ statement: SwiftStatement) {
    switch statement {
    case .expression(let value):
      add(0)
      add(value)
    case .result(let value):
      add(1)
      add(value)
    case .variable(let keyword, let name, let type, let value):
      add(2)
      add(keyword)
      add(name)
      add(type)
      add(value)
    case .assignment(let target, let operation, let value):
      add(3)
      add(target)
      add(operation)
      add(value)
    case .branches(let branches, let otherwise):
      add(4)
      add(branches) { sum, branch in
        sum.add(branch.conditions) { $0.add($1) }
        sum.add(branch.body)
      }
      if let otherwise { add(otherwise) }
    case .guarding(let conditions, let otherwise):
      add(5)
      add(conditions) { $0.add($1) }
      add(otherwise)
    case .loop(let pattern, let sequence, let body):
      add(6)
      add(pattern)
      add(sequence)
      add(body)
    case .choice(let subject, let cases):
      add(7)
      add(subject)
      add(cases) { sum, each in
        sum.add(each.patterns) { $0.add($1) }
        sum.add(each.body)
      }
    case .comment(let text):
      add(8)
      add(text)
    case .located(_, let inner):
      // What is written is the same whatever line it comes of.
      add(9)
      add(inner)
    case .numbered(let number):
      add(10)
      add(UInt64(truncatingIfNeeded: number))
    }
  }

  private mutating func add(_ statements: [SwiftStatement]) { add(statements) { $0.add($1) } }

  private mutating func add(_ condition: SwiftCondition) {
    switch condition {
    case .expression(let value): add(value)
    case .pattern(let pattern, let value):
      add(pattern)
      add(value)
    }
  }

  // MARK: Expressions

  private mutating func add(_ expression: SwiftExpression?) {
    if let expression { add(expression) } else { add(0xFE) }
  }

  private mutating func add(_ expression: SwiftExpression) {
    switch expression {
    case .verbatim(let source):
      add(20)
      add(source)
    case .string(let parts):
      add(21)
      add(parts) { sum, part in
        switch part {
        case .text(let text): sum.add(text)
        case .value(let value): sum.add(value)
        }
      }
    case .raw(let text):
      add(22)
      add(text)
    case .member(let base, let name):
      add(23)
      add(base)
      add(name)
    case .call(let callee, let arguments, let closure):
      add(24)
      add(callee)
      add(arguments) { $0.add($1) }
      if let closure { add(closure) }
    case .element(let base, let index):
      add(25)
      add(base)
      add(index)
    case .modified(let base, let modifiers):
      add(26)
      add(base)
      add(modifiers) { sum, modifier in
        sum.add(modifier.name)
        sum.add(modifier.arguments) { $0.add($1) }
        if let closure = modifier.closure { sum.add(closure) }
      }
    case .closure(let closure):
      add(27)
      add(closure)
    case .array(let elements):
      add(28)
      add(elements) { $0.add($1) }
    case .dictionary(let pairs):
      add(29)
      add(pairs) { sum, pair in
        sum.add(pair.key)
        sum.add(pair.value)
      }
    case .tuple(let arguments):
      add(30)
      add(arguments) { $0.add($1) }
    case .infix(let left, let operation, let right):
      add(31)
      add(left)
      add(operation)
      add(right)
    case .prefix(let operation, let operand):
      add(32)
      add(operation)
      add(operand)
    case .conditional(let condition, let yes, let no):
      add(33)
      add(condition)
      add(yes)
      add(no)
    case .subview(let name):
      add(34)
      add(name)
    }
  }

  private mutating func add(_ argument: SwiftArgument) {
    add(argument.label)
    add(argument.value)
  }

  private mutating func add(_ closure: SwiftClosure) {
    add(closure.parameters) { $0.add($1) }
    add(closure.body)
    add(closure.labelled) { sum, next in
      sum.add(next.label)
      sum.add(next.closure)
    }
  }
}
