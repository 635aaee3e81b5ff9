import CardIR
import CardStyle

// What inputs are called, as texts beside them.
extension PassContext {
  /// Gives the caption of an input the look that the host has for it, which differs for what must be filled in.
  func style(_ caption: inout Element, of input: Element) {
    let inputs = styles.host.inputs
    let look = input.literal(.isRequired) == true ? inputs.requiredLabel : inputs.optionalLabel
    if look.size != .default { caption[.textSize] = .literal(.token(look.size)) }
    if look.weight != .default { caption[.textWeight] = .literal(look.weight) }
    if look.color != .default { caption[.textColor] = .literal(.palette(look.color)) }
    if look.isSubtle { caption[.isSubtle] = .literal(true) }
  }
}
