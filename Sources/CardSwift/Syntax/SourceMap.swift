import CardSyntax

/// The line of a template that a statement comes of.
///
/// All are alike: statements that differ only in where they come from are the same.
package struct TemplateLine: Sendable, Hashable {
  /// The name of the file.
  let file: String
  /// The number of the line, from 1.
  let number: Int

  package static func == (left: TemplateLine, right: TemplateLine) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}

/// Finds the lines that generated statements come of, for compiler errors that lead to the template; nothing unless
/// that is wanted.
struct SourceMap {
  private let isWanted: Bool
  private var indexes: [ObjectIdentifier: LineIndex] = [:]

  init(isWanted: Bool) { self.isWanted = isWanted }

  /// The line that a place is in.
  mutating func line(of span: SourceSpan?) -> TemplateLine? {
    guard isWanted, let span else { return nil }
    let key = ObjectIdentifier(span.source)
    let index = indexes[key] ?? LineIndex(span.source)
    indexes[key] = index
    return TemplateLine(file: span.source.name, number: index.location(of: Int(span.start)).line)
  }

  /// The statements, of which one alone says where it comes from.
  mutating func located(_ statements: [SwiftStatement], at span: SourceSpan?) -> [SwiftStatement] {
    guard statements.count == 1, let line = line(of: span) else { return statements }
    return [statements[0].located(at: line)]
  }
}

extension SwiftStatement {
  /// The statement with the line that it comes of, instead of the one that it has.
  func located(at line: TemplateLine) -> SwiftStatement { .located(line, unlocated) }

  /// The statement without its line.
  var unlocated: SwiftStatement {
    if case .located(_, let statement) = self { return statement }
    return self
  }

  /// The statement with something done to it, at the same line.
  func map(_ transform: (SwiftStatement) -> SwiftStatement) -> SwiftStatement {
    if case .located(let line, let statement) = self { return .located(line, transform(statement)) }
    return transform(self)
  }

  /// The expression that it is, wherever it comes from.
  var expression: SwiftExpression? {
    if case .expression(let expression) = unlocated { return expression }
    return nil
  }
}
