import CardIR
import CardText

extension SwiftExpression {
  /// The value or limit of an input as its control has it; none of what is known and renderers ignore. `or` is what there
  /// is where data give none; without it that is nothing.
  func asMoment(of kind: ElementKind, or usual: SwiftExpression? = nil, _ needs: ViewNeeds) -> SwiftExpression? {
    let function: String
    switch kind {
    case .dateInput: function = "CardMomentEntry.date"
    case .timeInput: function = "CardMomentEntry.time"
    default: return self
    }
    if case .string(let parts) = self, parts.count == 1, case .text(let plain) = parts[0] {
      return MomentText.normalized(plain, of: kind).map { .text($0) }
    }
    needs.use("CardMomentEntry")
    let moment = SwiftExpression.call(function, [SwiftArgument(nil, self)])
    return usual.map { .infix(moment, "??", $0) } ?? moment
  }

  /// The text, or `usual` in place of the hole where data have no value. What is `null` is no text; with `forNull` that too
  /// is `usual`.
  func or(_ usual: SwiftExpression, forNull: Bool = false) -> SwiftExpression {
    guard case .call(.verbatim("CardFunctions.text"), var arguments, let closure) = self,
      let index = arguments.firstIndex(where: { $0.label == "or" })
    else { return self }
    arguments[index].value = usual
    if forNull { arguments.insert(SwiftArgument("null", usual), at: index + 1) }
    return .call(.verbatim("CardFunctions.text"), arguments, closure)
  }
}
