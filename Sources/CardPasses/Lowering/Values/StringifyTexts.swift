package import CardIR
import CardSyntax
import CardTemplate

/// Makes strings of what lone bindings give that is known to be a number or a condition, where it is a text: decoders of
/// formats refuse the whole document for one text that is none.
package struct StringifyTexts: Pass {
  package init() {}

  package let name = "stringify-texts"
  package let summary =
    "Converts numbers and conditions that bindings give to strings, where the target takes only those."
  package let stage = PassStage.lowering
  // Inputs that only show their values are texts by then.
  package let follows: Set<String> = ["lower-facts", "lower-inputs-to-text"]
  package let example = PassExample(
    before: #"text text=$"${count(items)}""#, after: #"text text=$"${concat(count(items), '')}""#)

  package func concerns(in context: PassContext) -> ContentSet? { .bindings }

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.target.takesOnlyStrings else { return }
    let known = context.boundTypes
    var open = OpenBindings()
    let isOpen = !context.source.takesOnlyStrings
    func rewrite(_ element: inout Element) { if Self.stringify(&element, known), isOpen { open.add(element) } }
    rewrite(&screen.root)
    screen.rewrite(in: .bindings) { rewrite(&$0) }
    open.record(
      LossKinds.boundText, in: &context,
      "must give a text: \(context.targetName) refuses a document with a number or null in its place")
  }

  /// The attributes that are texts to every decoder. Values are not: those of inputs may be numbers.
  private static let texts = AttributeID.all([.visibleText, .address, .accessibility]).filter {
    $0.roles.contains(.string)
  }

  /// Whether there is a binding of which nobody knows what it gives.
  private static func stringify(_ element: inout Element, _ known: BoundTypes) -> Bool {
    var isOpen = false
    for id in element.kind == .fact ? texts + [.value] : texts where element.has(id) {
      guard case .template(let template)? = element[value: id], let hole = template.singleHole else { continue }
      let text =
        if let origin = element.entry(id)?.origin {
          text(of: template, types(of: hole, at: origin, known, &isOpen))
        } else {
          // What a step has made a text of was a number or a switch to the source, perhaps.
          text(ofAny: template)
        }
      if text != template { element.revise(id, .template(text)) }
    }
    return isOpen
  }

  /// The kinds of values of a binding that the source has where it asks for a text. What data give is most often a string
  /// there, unless somebody knows.
  private static func types(
    of hole: Expression, at origin: Node, _ known: BoundTypes, _ isOpen: inout Bool
  ) -> ValueType {
    if case .path = hole.syntax {
      let types = known.types(of: origin)
      if types.isSubset(of: [.null, .string, .number, .boolean]) { return types }
      isOpen = true
      return .string
    }
    return hole.type.isSubset(of: [.string, .number, .boolean]) ? hole.type : .string
  }

  /// A binding that gives a string whatever data give.
  static func text(ofAny template: TemplateString) -> TemplateString {
    text(of: template, template.singleHole?.type ?? .string)
  }

  /// A binding that gives a string for values of all the kinds that it can have.
  ///
  /// `string` would group the digits of a number, which neither a text around it nor a renderer that is handed the number
  /// does. Of a null, `concat` would leave the binding as it is.
  private static func text(of template: TemplateString, _ types: ValueType) -> TemplateString {
    guard let hole = template.singleHole, types != .string else { return template }
    let empty = Expression.string("")
    let value = types.contains(.null) ? Expression.call("coalesce", [hole, empty]) : hole
    let isString = types.isSubset(of: [.null, .string])
    return TemplateString([.hole(isString ? value : .call("concat", [value, empty]))])
  }
}
