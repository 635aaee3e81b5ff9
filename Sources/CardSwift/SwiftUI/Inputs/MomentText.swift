import CardIR
import CardText

extension SwiftExpression {
  /// The value or limit of an input as its control has it, as far as it is known; none of what renderers ignore.
  func asMoment(of kind: ElementKind) -> SwiftExpression? {
    guard case .string(let parts) = self, parts.count == 1, case .text(let plain) = parts[0] else { return self }
    return MomentText.normalized(plain, of: kind).map { .text($0) }
  }
}
