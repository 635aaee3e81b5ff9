import CardKernel

/// Reads string literals in a language of their own, such as regular expressions, along with the expression.
enum PreparedLiterals {
  /// The syntax with such a literal read once and for all.
  static func prepare(_ syntax: Expression.Syntax) -> Expression.Syntax {
    guard case .call(let function, var arguments) = syntax, let index = function.literalIndex, index < arguments.count,
      let text = arguments[index].stringLiteral, let prepared = function.parameter(at: index).prepare(text)
    else { return syntax }
    arguments[index] = Expression(string: text, prepared: prepared, range: arguments[index].range)
    return .call(function, arguments)
  }

  /// Adds what is wrong with such literals to `problems`, at places inside of the literals.
  static func check(
    _ expression: Expression, in bytes: UnsafeBufferPointer<UInt8>, problems: inout [ExpressionProblem]
  ) {
    for child in expression.children { check(child, in: bytes, problems: &problems) }
    guard case .invalid(let problem)? = expression.storage.prepared else { return }
    problems.append(
      ExpressionProblem(
        TemplateDiagnostics.literal, problem.message, place(of: problem.range, in: expression.range, bytes),
        help: problem.help))
  }

  /// The place in the source of a part of a string literal, escapes being longer than what they stand for.
  private static func place(
    of part: Range<Int>, in literal: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    guard literal.count >= 2, literal.upperBound <= bytes.count else { return literal }
    let quote = bytes[literal.lowerBound]
    let end = literal.upperBound - 1
    var position = literal.lowerBound + 1
    var decoded = 0
    func advance(to offset: Int) {
      while decoded < offset, position < end {
        if bytes[position] == UInt8(ascii: "\\"), position + 1 < end {
          switch bytes[position + 1] {
          case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "\\"), quote: position += 1
          default: break
          }
        }
        position += 1
        decoded += 1
      }
    }
    advance(to: part.lowerBound)
    let lower = position
    advance(to: part.upperBound)
    // A mistake at the end is shown at the closing quote, so that there is something to see.
    return lower..<(position == lower ? min(lower + 1, literal.upperBound) : position)
  }
}
