/// Statements of which each is there once: equal ones have the same number.
///
/// What stands inside of a statement is known by its number as well. So statements are compared without looking at more
/// than their own words, however much is inside of them.
final class StatementTable {
  private var entries = Entries()
  /// Whether statements mention a name, by the name, as far as that was asked.
  private var mentions: [String: [Int: Bool]] = [:]

  /// The numbers of statements.
  func numbers(of statements: [SwiftStatement]) -> [Int] { statements.map { number(of: $0) } }

  /// The statements as one that holds nothing but numbers, or as several numbers: to look for them again takes no time.
  func numbered(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    let numbers = numbers(of: statements)
    return numbers.count == 1 ? [entries.statements[numbers[0]]] : numbers.map { .numbered($0) }
  }

  /// The statement with numbers in place of those that are inside of it.
  func shortened(_ statement: SwiftStatement) -> SwiftStatement {
    switch statement {
    case .expression(let expression):
      guard let short = shortened(expression) else { return statement }
      return .expression(short)
    case .located(let line, let inner): return .located(line, shortened(inner))
    case .branches(let branches, let otherwise):
      return .branches(
        branches.map { SwiftBranch($0.conditions, shortened($0.body)) }, otherwise: otherwise.map { shortened($0) })
    default: return statement
    }
  }

  /// Whether statements mention a name.
  func mentions(_ name: String, in statements: [SwiftStatement]) -> Bool {
    let source = SwiftMentions.Source(statements)
    return source.mentions(name) || source.numbers.contains { mentions(name, in: $0) }
  }

  private func mentions(_ name: String, in number: Int) -> Bool {
    if let known = mentions[name]?[number] { return known }
    let result = mentions(name, in: [entries.statements[number]])
    mentions[name, default: [:]][number] = result
    return result
  }

  private func number(of statement: SwiftStatement) -> Int {
    if case .numbered(let number) = statement { return number }
    let short = shortened(statement)
    return entries.number(of: Key(statement: short, fingerprint: SwiftFingerprint(short).value))
  }

  /// The statements, each once, and their numbers.
  private struct Entries {
    private(set) var statements: [SwiftStatement] = []
    private var numbers: [Key: Int] = [:]

    mutating func number(of key: Key) -> Int {
      let next = statements.count
      let number = Self.kept(&numbers[key, default: next])
      if number == next { statements.append(key.statement) }
      return number
    }

    /// A number of the dictionary, where it is from now on.
    private static func kept(_ number: inout Int) -> Int { number }
  }

  /// A statement that is looked for by its fingerprint.
  private struct Key: Hashable {
    let statement: SwiftStatement
    let fingerprint: UInt64

    static func == (one: Key, other: Key) -> Bool {
      one.fingerprint == other.fingerprint && one.statement == other.statement
    }

    func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
  }

  // MARK: Inside

  private func shortened(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    statements.map { .numbered(number(of: $0)) }
  }

  /// The expression with numbers in place of statements; none if it has none that need one.
  private func shortened(_ expression: SwiftExpression) -> SwiftExpression? {
    switch expression {
    case .call(let callee, let arguments, let closure?):
      guard let short = shortened(closure) else { return nil }
      return .call(callee, arguments, short)
    case .modified(let base, let modifiers):
      let hasClosures = modifiers.contains { $0.closure.map { !isShort($0) } ?? false }
      let short = shortened(base)
      if short == nil, !hasClosures { return nil }
      return .modified(
        short ?? base,
        hasClosures
          ? modifiers.map {
            SwiftModifier($0.name, $0.arguments, closure: $0.closure.map { shortened($0) ?? $0 })
          } : modifiers)
    default: return nil
    }
  }

  private func shortened(_ closure: SwiftClosure) -> SwiftClosure? {
    if isShort(closure) { return nil }
    var result = closure
    result.body = shortened(closure.body)
    result.labelled = closure.labelled.map {
      SwiftClosure.LabelledClosure(label: $0.label, closure: shortened($0.closure) ?? $0.closure)
    }
    return result
  }

  /// Whether a closure has nothing but numbers inside.
  private func isShort(_ closure: SwiftClosure) -> Bool {
    closure.body.allSatisfy { if case .numbered = $0 { true } else { false } }
      && closure.labelled.allSatisfy { isShort($0.closure) }
  }
}
