/// A function or operator of the language: its one entry in the table.
public final class Function: Sendable {
  /// What a result depends on besides the arguments.
  public enum Purity: Sendable {
    /// On nothing.
    case pure
    /// On the time.
    case clock
    /// On chance.
    case random
  }

  /// Evaluates a call; arguments are evaluated by the function itself, as far as it needs them.
  package typealias Implementation =
    @Sendable (_ call: Call, _ context: inout EvaluationContext) throws(EvaluationError) -> Value

  /// The name by which it is called; of an operator without a function the operator.
  public let name: String

  /// One line that says what the result is.
  public let summary: String

  /// What the required arguments can be.
  public let parameters: [Parameter]

  /// What further arguments can be.
  public let optional: [Parameter]

  /// What any number of further arguments can be, if they are allowed.
  public let rest: Parameter?

  /// The kinds of values that the result can have.
  public let result: ValueType

  /// What the result depends on besides the arguments.
  public let purity: Purity

  /// The operator that calls the function.
  public let symbol: String?

  /// An example of a call.
  public let example: FunctionExample

  /// How a call evaluates its arguments.
  package let form: Form

  /// What of its arguments the function passes on.
  package let passing: Passing

  /// What is sure of the result.
  package let gives: Guarantee

  /// How long a result is that is shown, as far as the call tells.
  package let length: Length

  /// When a call ends in an error.
  package let fails: Failure

  /// What a call has to do with names that its arguments do not spell out.
  package let scope: ScopeUse

  /// Whether a call costs no more than looking up a value that was remembered.
  let isCheap: Bool

  /// Whether a call looks for something in its first argument: what it looks for is not printed.
  let isSearch: Bool

  /// What generated Swift writes for a call.
  package let swift: SwiftSpelling

  /// The position of the argument that is a text in a language of its own, if there is one.
  package let literalIndex: Int?

  /// Evaluates a call.
  package let implementation: Implementation

  /// An entry of the table. What has a default is what most functions have, and what nothing follows from.
  init(
    _ name: String, _ parameters: [Parameter] = [], optional: [Parameter] = [], rest: Parameter? = nil,
    _ result: ValueType, purity: Purity = .pure, symbol: String? = nil, _ summary: String, form: Form = .plain,
    passes: Passing = .nothing, gives: Guarantee = .none, length: Length = .unknown, fails: Failure = .possible,
    scope: ScopeUse = .none, isCheap: Bool = false, isSearch: Bool = false, example: FunctionExample,
    swift: SwiftSpelling, _ implementation: @escaping Implementation
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.optional = optional
    self.rest = rest
    self.result = result
    self.purity = purity
    self.symbol = symbol
    self.example = example
    self.form = form
    passing = passes
    self.gives = gives
    self.length = length
    self.fails = fails
    self.scope = scope
    self.isCheap = isCheap
    self.isSearch = isSearch
    self.swift = swift
    self.implementation = implementation
    literalIndex = (parameters + optional).firstIndex { $0.noun != nil }
  }

  /// The operator's binding strength, if it is a binary operator or the conditional.
  var precedence: Int? { symbol == nil ? nil : Parser.precedences[name] }

  /// The operator in source text.
  var sourceSymbol: String? { symbol }

  /// Whether a call may have so many arguments; a lambda counts as one.
  func accepts(argumentCount count: Int) -> Bool {
    count >= parameters.count && (rest != nil || count <= parameters.count + optional.count)
  }

  /// What the argument at `index` can be.
  package func parameter(at index: Int) -> Parameter {
    if index < parameters.count { return parameters[index] }
    let further = index - parameters.count
    return further < optional.count ? optional[further] : rest ?? .any
  }

  /// The position of the first argument that is something besides its kind, if there is one.
  package func index(of roles: Parameter.Role...) -> Int? {
    (parameters + optional).firstIndex { roles.contains($0.role) }
  }

  /// The number of arguments in words.
  var arityText: String {
    let most = parameters.count + optional.count
    let count = parameters.count
    if rest != nil { return "at least \(count) argument\(count == 1 ? "" : "s")" }
    if most == 0 { return "no arguments" }
    if most == count { return "\(count) argument\(count == 1 ? "" : "s")" }
    return "\(count) to \(most) arguments"
  }

  /// The form of a call: `substring(string, number, [number])`.
  public var signature: String {
    if takesLambda { return "\(name)(\(parameters[0]), name => expression)" }
    var parts = parameters.map(\.description)
    parts += optional.map { "[\($0)]" }
    if let rest { parts.append("\(rest)…") }
    return "\(name)(\(parts.joined(separator: ", ")))"
  }
}

/// A call that is being evaluated.
package struct Call {
  private let code: Code
  private let instruction: Instruction

  @inline(__always)
  init(_ code: Code, _ instruction: Instruction) {
    self.code = code
    self.instruction = instruction
  }

  /// The function.
  var function: Function { code.function(instruction.a) }

  /// The arguments, not yet evaluated.
  @inline(__always) var arguments: Arguments {
    Arguments(code: code, start: instruction.b, end: instruction.b + instruction.c)
  }

  /// The number of arguments.
  @inline(__always) var count: Int { Int(instruction.c) }

  /// Where the call stands.
  var range: Range<Int> { code.range }

  /// The lambda that the second argument is.
  func lambda() throws(EvaluationError) -> Lambda {
    guard count == 2, arguments[1].instruction.operation == .lambda else {
      throw error("the second argument of `\(function.name)` is not a lambda")
    }
    let lambda = arguments[1]
    let instruction = lambda.instruction
    return Lambda(parameter: lambda.property(instruction.a), body: lambda.sibling(instruction.b))
  }

  /// The arguments of a call.
  struct Arguments: RandomAccessCollection {
    fileprivate let code: Code
    fileprivate let start: UInt32
    fileprivate let end: UInt32

    var startIndex: Int { 0 }
    var endIndex: Int { Int(end &- start) }

    subscript(position: Int) -> Code {
      @inline(__always) get { code.operand(start &+ UInt32(truncatingIfNeeded: position)) }
    }
  }
}

/// An argument that is evaluated for each item of a collection.
package struct Lambda {
  let parameter: PropertyName
  let body: Code
}
