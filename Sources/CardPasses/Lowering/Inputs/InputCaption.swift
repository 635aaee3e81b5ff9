import CardIR
import CardStyle
import CardSyntax

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

  /// Puts the caption of an input before or above what stands for the input, as the input says; one beside it has its part
  /// of the width where the target's widths are worked out.
  func put(_ caption: Element, of input: Element, in stack: inout Element, beside field: Element, gap: Double) {
    var (caption, field) = (caption, field)
    guard let widths = captionWidths(of: input) else {
      stack[.axis] = .literal(.vertical)
      stack[.gap] = .literal(gap)
      stack[.children] = [.one(caption), .one(field)]
      return
    }
    caption[.width] = .literal(widths.caption)
    // A toggle beside its title, or a field beside a button, is a row that has no share of its own.
    if field.kind != .stack || field[.axis]?.literal == .horizontal {
      field = .flow(.vertical, alignment: target.stacksFillWidth ? .fill : .leading, [.one(field)])
    }
    field[.width] = .literal(widths.field)
    stack[.axis] = .literal(.horizontal)
    stack[.gap] = .literal(0)
    stack[.alignment] = .literal(.center)
    stack[.children] = [.one(caption), .one(field)]
  }

  /// The widths of the caption of an input that stands beside it, and of the rest; none where it stands above.
  func captionWidths(of input: Element) -> (caption: Dimension, field: Dimension)? {
    guard settlesWidths || framesColumns, input[value: .labelPosition] == .token("inline") else { return nil }
    var percent = styles.host.inputs.labelWidth
    if case .json(let node)? = input[value: .labelWidth] {
      if let text = node.string, text.hasSuffix("px"), let points = Double(text.dropLast(2)), points > 0 {
        return (.points(points), .stretch)
      }
      if let share = node.double { percent = share }
    }
    // Both are there, however little they get.
    percent = min(max(percent, 1), 99)
    return (.weight(percent), .weight(100 - percent))
  }
}

extension Element {
  /// Lets a text break into lines where the title of `input` does that it stands for: the titles of toggles and choices are one
  /// line where nothing is said of them.
  mutating func takeWrap(ofTitle input: Element) {
    self[.wrap] = .literal(false)
    take(.wrap, from: input)
  }
}
