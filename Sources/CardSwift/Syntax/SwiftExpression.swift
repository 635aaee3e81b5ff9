/// An expression of Swift source.
package enum SwiftExpression: Sendable, Hashable {
  /// Source text that stays on one line: a name, a number, `.leading`.
  case verbatim(String)
  /// A string literal.
  case string([SwiftText])
  /// A string literal without escapes or values, between number signs.
  case raw(String)
  /// `base.name`
  indirect case member(SwiftExpression, String)
  /// `callee(arguments) { closure }`
  indirect case call(SwiftExpression, [SwiftArgument], SwiftClosure?)
  /// `base[index]`
  indirect case element(SwiftExpression, SwiftExpression)
  /// A view with modifiers, each on a line of its own if there are several.
  indirect case modified(SwiftExpression, [SwiftModifier])
  /// `{ parameters in statements }`
  indirect case closure(SwiftClosure)
  /// `[elements]`
  case array([SwiftExpression])
  /// `[key: value]`
  case dictionary([SwiftPair])
  /// `(a, b)`
  case tuple([SwiftArgument])
  /// `left operator right`
  indirect case infix(SwiftExpression, String, SwiftExpression)
  /// `operator operand`, with the space if the operator is a word.
  indirect case prefix(String, SwiftExpression)
  /// `condition ? yes : no`
  indirect case conditional(SwiftExpression, SwiftExpression, SwiftExpression)
  /// A sub-view by what it is called until all of them have names; not in source that is written.
  case subview(String)
}

/// A piece of a string literal.
package enum SwiftText: Sendable, Hashable {
  /// Characters, without escapes.
  case text(String)
  /// `\(value)`
  case value(SwiftExpression)
}

/// An argument of a call.
package struct SwiftArgument: Sendable, Hashable {
  package var label: String?
  package var value: SwiftExpression

  /// An argument with its label, if it has one.
  package init(_ label: String? = nil, _ value: SwiftExpression) {
    self.label = label
    self.value = value
  }
}

/// A key and its value in a dictionary literal.
package struct SwiftPair: Sendable, Hashable {
  package var key: SwiftExpression
  package var value: SwiftExpression

  /// A pair.
  package init(_ key: SwiftExpression, _ value: SwiftExpression) {
    self.key = key
    self.value = value
  }
}

/// A modifier of a view: `.name(arguments) { closure }`.
package struct SwiftModifier: Sendable, Hashable {
  package var name: String
  package var arguments: [SwiftArgument]
  package var closure: SwiftClosure?

  /// A modifier.
  package init(_ name: String, _ arguments: [SwiftArgument] = [], closure: SwiftClosure? = nil) {
    self.name = name
    self.arguments = arguments
    self.closure = closure
  }
}

/// A closure.
package struct SwiftClosure: Sendable, Hashable {
  package var parameters: [String]
  package var body: [SwiftStatement]
  /// A second closure after it, with its label: `placeholder: { … }`.
  package var labelled: [LabelledClosure]

  /// A closure of its own after the first one.
  package struct LabelledClosure: Sendable, Hashable {
    package var label: String
    package var closure: SwiftClosure
  }

  /// A closure.
  package init(_ parameters: [String] = [], _ body: [SwiftStatement], then labelled: [LabelledClosure] = []) {
    self.parameters = parameters
    self.body = body
    self.labelled = labelled
  }

  /// The same closure with another one after it.
  package func then(_ label: String, _ closure: SwiftClosure) -> SwiftClosure {
    var result = self
    result.labelled.append(LabelledClosure(label: label, closure: closure))
    return result
  }
}

extension SwiftExpression: ExpressibleByStringLiteral {
  /// Source text, not a string literal of Swift.
  package init(stringLiteral value: String) { self = .verbatim(value) }

  /// A string literal that is this text.
  package static func text(_ text: String) -> SwiftExpression { .string([.text(text)]) }

  /// A number literal.
  package static func number(_ value: Double) -> SwiftExpression { .verbatim(SwiftNumber.source(value)) }

  /// A call of a function by its name.
  package static func call(
    _ name: String, _ arguments: [SwiftArgument] = [], _ closure: SwiftClosure? = nil
  ) -> SwiftExpression {
    .call(.verbatim(name), arguments, closure)
  }

  /// The view with one more modifier.
  package func modified(
    _ name: String, _ arguments: [SwiftArgument] = [], closure: SwiftClosure? = nil
  ) -> SwiftExpression {
    modified(SwiftModifier(name, arguments, closure: closure))
  }

  /// The view with one more modifier.
  package func modified(_ modifier: SwiftModifier) -> SwiftExpression {
    if case .modified(let base, let modifiers) = self { return .modified(base, modifiers + [modifier]) }
    return .modified(self, [modifier])
  }
}

extension SwiftExpression {
  /// The operands of a chain of an operator, from left to right; the expression alone if it is no use of the operator.
  func operands(of operation: String) -> [SwiftExpression] {
    var last: [SwiftExpression] = []
    var first = self
    while case .infix(let left, operation, let right) = first {
      last.append(right)
      first = left
    }
    return [first] + last.reversed()
  }
}

extension SwiftExpression {
  /// The key path to what it reads of a value with a name: `\.a.b` for `item.a.b`; none if it is more than that.
  func keyPath(from name: String) -> SwiftExpression? {
    func path(_ expression: SwiftExpression) -> String? {
      switch expression {
      case .verbatim(name): ""
      case .member(let base, let member): path(base).map { $0 + "." + member }
      default: nil
      }
    }
    return path(self).flatMap { $0.isEmpty ? nil : .verbatim("\\" + $0) }
  }
}

/// Numbers of Swift source.
package enum SwiftNumber {
  /// The shortest literal of the number; whole numbers have no point.
  package static func source(_ value: Double) -> String {
    if value.isInfinite { return value < 0 ? "-.infinity" : ".infinity" }
    if value.isNaN { return ".nan" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return "\(value)"
  }
}

/// A statement of Swift source.
package enum SwiftStatement: Sendable, Hashable {
  /// An expression.
  case expression(SwiftExpression)
  /// `return value`
  case result(SwiftExpression?)
  /// `let name: type = value`
  indirect case variable(keyword: String, name: String, type: String?, SwiftExpression?)
  /// `target operator value`
  indirect case assignment(SwiftExpression, String, SwiftExpression)
  /// `if … else if … else …`
  indirect case branches([SwiftBranch], otherwise: [SwiftStatement]?)
  /// `guard … else …`
  indirect case guarding([SwiftCondition], otherwise: [SwiftStatement])
  /// `for pattern in sequence`
  indirect case loop(pattern: String, in: SwiftExpression, [SwiftStatement])
  /// `switch subject`
  indirect case choice(SwiftExpression, [SwiftCase])
  /// `// text`
  case comment(String)
  /// A statement that comes of a line of a template.
  indirect case located(TemplateLine, SwiftStatement)
  /// A statement by its number in a `StatementTable`; not in source that is written.
  case numbered(Int)
}

/// One arm of an `if`.
package struct SwiftBranch: Sendable, Hashable {
  package var conditions: [SwiftCondition]
  package var body: [SwiftStatement]

  /// An arm.
  package init(_ conditions: [SwiftCondition], _ body: [SwiftStatement]) {
    self.conditions = conditions
    self.body = body
  }
}

/// One of the conditions of an `if`, which are separated by commas.
package enum SwiftCondition: Sendable, Hashable {
  /// A value that is true or false.
  case expression(SwiftExpression)
  /// `let name = value`, or another pattern.
  case pattern(String, SwiftExpression)
}

/// One `case` of a `switch`.
package struct SwiftCase: Sendable, Hashable {
  /// The patterns; none for `default`.
  package var patterns: [String]
  package var body: [SwiftStatement]

  /// A case.
  package init(_ patterns: [String], _ body: [SwiftStatement]) {
    self.patterns = patterns
    self.body = body
  }
}

extension SwiftStatement {
  /// The view that the statement makes, by the name of its type.
  var view: String? {
    switch self {
    case .expression(let expression): expression.view
    case .located(_, let statement): statement.view
    case .branches(let branches, _): branches.lazy.flatMap(\.body).compactMap(\.view).first
    default: nil
    }
  }
}

extension SwiftExpression {
  fileprivate var view: String? {
    switch self {
    case .modified(let view, _): view.view
    case .call(.verbatim(let name), _, _): name.first?.isUppercase == true ? name : nil
    default: nil
    }
  }
}
