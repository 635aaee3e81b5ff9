package import CardSyntax

/// Finds misuse of the keys that begin with `$`, which would otherwise silently do nothing or drop elements.
package struct TemplateLint {
  private var diagnostics = Diagnostics()

  private init() {}

  /// Reports what is worth a warning in the template `document`, without data.
  package static func check(_ document: Document, diagnostics: inout Diagnostics) {
    var lint = TemplateLint()
    lint.visit(document.root)
    diagnostics.append(contentsOf: lint.diagnostics)
  }

  private mutating func visit(_ node: Node) {
    switch node.kind {
    case .array: for element in node.elements { visit(element) }
    case .object:
      for member in node.members {
        let isSpecial = member.withRawKey { raw, _ in raw.first == UInt8(ascii: "$") }
        guard isSpecial else {
          visit(member.value)
          continue
        }
        switch member.name {
        case "$when": checkWhen(member.value)
        case "$data": checkData(member.value, of: node)
        case "$root", "$index", "$host": diagnostics.report(.readOnlyKey(member))
        case let name:
          if let meant = Self.meant(by: name) { diagnostics.report(.unknownKey(member, meant)) }
          visit(member.value)
        }
      }
    default: break
    }
  }

  /// What other template languages call these keys.
  private static let aliases = [
    "$if": "$when", "$where": "$when", "$unless": "$when", "$visible": "$when", "$condition": "$when", "$show": "$when",
    "$for": "$data", "$foreach": "$data", "$each": "$data", "$repeat": "$data", "$items": "$data", "$bind": "$data",
    "$context": "$data", "$with": "$data",
  ]

  /// Keys of others that are near to those of templates.
  private static let foreign: Set = ["$date", "$_acTemplateVersion"]

  private static func meant(by name: String) -> String? {
    if foreign.contains(name) { return nil }
    return aliases[name.lowercased()] ?? Suggestion.nearest(to: name, in: ["$data", "$when"])
  }

  private mutating func checkWhen(_ node: Node) {
    guard !node.hasProps, let text = TemplateString.parse(node), let condition = text.singleHole else { return }
    let span = node.span(ofDecoded: condition.range)
    if let truth = ExpressionLint.truth(of: condition) {
      diagnostics.report(.constantWhen(truth: truth, at: span))
    } else if !condition.type.contains(.boolean) {
      diagnostics.report(.neverBoolean(condition, at: span))
    }
  }

  private mutating func checkData(_ node: Node, of object: Node) {
    guard node.kind == .string || node.kind == .number || node.kind == .boolean else { return }
    var problems: [ExpressionProblem] = []
    let text = node.string.flatMap { TemplateString.parse($0, problems: &problems) }
    guard problems.isEmpty, text?.singleHole == nil, Self.readsNames(object) else { return }
    diagnostics.report(.textData(node, hasHoles: text?.hasHoles == true))
  }

  /// Whether a hole looks up a name in the scope of `object`; `${$data}` does not.
  private static func readsNames(_ object: Node) -> Bool {
    object.members.contains { $0.name != "$data" && readsNames(in: $0.value) }
  }

  private static func readsNames(in node: Node) -> Bool {
    switch node.kind {
    case .string:
      let holes = TemplateString.parse(node)?.segments.compactMap(\.expression) ?? []
      return holes.contains { $0.freePaths.contains { !$0.hasPrefix("$") } }
    case .array: return node.elements.contains { readsNames(in: $0) }
    case .object: return node["$data"] == nil && readsNames(node)
    default: return false
    }
  }
}
