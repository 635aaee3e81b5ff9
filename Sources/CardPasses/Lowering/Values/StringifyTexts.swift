package import CardIR
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
    before: #"text text=$"${count(items)}""#, after: #"text text=$"${string(count(items))}""#)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.target.takesOnlyStrings else { return }
    screen.rewrite(in: Self.content, Self.stringify)
    Self.stringify(&screen.root)
  }

  /// The attributes that are texts to every decoder. Values are not: those of inputs may be numbers.
  private static let texts = AttributeID.all([.visibleText, .address, .accessibility]).filter {
    $0.roles.contains(.string)
  }

  /// What the pass looks for.
  private static let content = ContentSet([.fact], attributes: texts)

  private static func stringify(_ element: inout Element) {
    for id in element.kind == .fact ? texts + [.value] : texts where element.has(id) {
      guard case .template(let template)? = element[value: id] else { continue }
      // What a step has made a text of was a number or a switch to the source, perhaps.
      let text = element.entry(id)?.origin == nil ? Self.text(ofAny: template) : Self.text(of: template)
      if text != template { element.revise(id, .template(text)) }
    }
  }

  /// A binding that gives a string whatever data give.
  static func text(ofAny template: TemplateString) -> TemplateString {
    guard let hole = template.singleHole, hole.type != .string else { return template }
    return TemplateString([.hole(.call("string", [hole]))])
  }

  /// A binding that gives a string where data give what a text is bound to.
  private static func text(of template: TemplateString) -> TemplateString {
    guard let hole = template.singleHole, !isString(hole) else { return template }
    return text(ofAny: template)
  }

  /// Whether an expression gives a string, as far as anybody knows: what data give is most often one where a text is
  /// asked for.
  private static func isString(_ expression: Expression) -> Bool {
    expression.type == .string || !expression.type.isSubset(of: [.string, .number, .boolean])
  }
}
