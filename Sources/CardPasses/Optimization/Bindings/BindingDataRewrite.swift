import CardIR
import CardSyntax
import CardTemplate

/// Makes the holes simpler in values that are passed on as data, which may have scopes of their own.
struct BindingDataRewrite {
  let rules: SimplificationRules

  /// The value with simpler holes; none if it stays as it is.
  func rewritten(_ node: Node, _ known: KnownData) -> Node? {
    guard Self.mayHaveHoles(node), hasSimplerHoles(node, known) else { return nil }
    return JSONLiteral.make { write(node, known, to: &$0) }
  }

  private func write(_ node: Node, _ known: KnownData, to writer: inout DocumentWriter) {
    guard Self.mayHaveHoles(node) else { return writer.value(node) }
    switch node.kind {
    case .array:
      writer.beginArray()
      for element in node.elements { write(element, known, to: &writer) }
      writer.endArray()
    case .object:
      writer.beginObject()
      let inner = inside(node, known)
      for member in node.members {
        writer.key(of: member)
        if Self.isScope(member) { writer.value(member.value) } else { write(member.value, inner, to: &writer) }
      }
      writer.endObject()
    case .string:
      switch simplified(node, known) {
      case nil: writer.value(node)
      case .constant(let value)?:
        if let text = value.string, text.containsUTF8("${") {
          writer.string(TemplateString([.text(text)]).sourceText)
        } else {
          writer.value(value)
        }
      case .template(let template)?: writer.string(template.sourceText)
      }
    default: writer.value(node)
    }
  }

  private func hasSimplerHoles(_ node: Node, _ known: KnownData) -> Bool {
    switch node.kind {
    case .array: return node.elements.contains { hasSimplerHoles($0, known) }
    case .object:
      let inner = inside(node, known)
      return node.members.contains { !Self.isScope($0) && hasSimplerHoles($0.value, inner) }
    case .string: return Self.mayHaveHoles(node) && simplified(node, known) != nil
    default: return false
    }
  }

  /// What the holes of a string become; none if they stay as they are.
  private func simplified(_ node: Node, _ known: KnownData) -> TemplateString.Simplified? {
    var ignored = Diagnostics()
    guard let template = TemplateString.parse(node, diagnostics: &ignored), template.hasHoles, !ignored.hasErrors else {
      return nil
    }
    switch template.simplified(knowing: known, rules: rules) {
    case .constant(let value):
      // An object among the data would be a template itself.
      return value.kind == .object || value.kind == .array ? nil : .constant(value)
    case .template(let simple): return simple == template ? nil : .template(simple)
    }
  }

  private func inside(_ node: Node, _ known: KnownData) -> KnownData {
    node.members.contains { $0.name == "$data" } ? known.inUnknownScope : known
  }

  private static func isScope(_ member: Node.Member) -> Bool { member.name == "$data" || member.name == "$when" }

  private static func mayHaveHoles(_ node: Node) -> Bool {
    switch node.kind {
    case .string: node.string?.containsUTF8("${") == true
    case .array: node.elements.contains { mayHaveHoles($0) }
    case .object: node.members.contains { mayHaveHoles($0.value) }
    default: false
    }
  }
}
