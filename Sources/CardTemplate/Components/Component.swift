import CardSyntax

/// A piece of a screen that templates use by its name, as its file declares it.
///
/// ```yaml
/// metadata: { name: notice }
/// props:
///   text: { type: string, required: true }
///   tone: { type: string, default: default }
/// component: { type: TextBlock, text: "$prop{text}", color: "$prop{tone}" }
/// ```
final class Component: Sendable {
  /// What uses write as their type.
  let name: String
  /// Where the name stands in the declaration.
  let nameSpan: SourceSpan
  /// What uses can say, in the order of the declaration.
  let props: [Prop]
  /// What a use is replaced with.
  let body: Node

  /// One value that a use gives.
  struct Prop: Sendable {
    /// The name.
    let name: String
    /// Where the name stands.
    let span: SourceSpan
    /// The values that fit.
    let type: PropType
    /// Whether every use must give the value.
    let isRequired: Bool
    /// What holds where a use gives none.
    let defaultValue: Node?
  }

  init(name: String, nameSpan: SourceSpan, props: [Prop], body: Node) {
    self.name = name
    self.nameSpan = nameSpan
    self.props = props
    self.body = body
  }

  /// The file of the declaration.
  var source: SourceText { body.document.source }

  /// The prop of this name.
  func prop(_ name: String) -> Prop? { props.first { $0.name == name } }
}

/// The kinds of values that a prop takes.
enum PropType: String, CaseIterable, Sendable {
  /// Everything.
  case any
  /// One kind of JSON value.
  case string, number, boolean, array, object
  /// Numbers without a fraction.
  case integer

  /// The kinds of values that an expression must be able to have.
  var valueType: ValueType {
    switch self {
    case .any: .any
    case .string: .string
    case .number, .integer: .number
    case .boolean: .boolean
    case .array: .array
    case .object: .object
    }
  }

  /// The type with an article.
  var phrase: String {
    switch self {
    case .any: "any value"
    case .array: "an array"
    case .object: "an object"
    case .integer: "an integer"
    default: "a \(rawValue)"
    }
  }
}

extension Component {
  /// The component that a document declares; none if the declaration has mistakes.
  static func read(_ document: Document, diagnostics: inout Diagnostics) -> Component? {
    let root = document.root
    guard root.kind == .object else {
      diagnostics.report(.notAComponent("the file of a component is an object", at: root.span))
      return nil
    }
    var found = Diagnostics()
    for member in root.members where !Self.members.contains(member.name) {
      found.report(.unknownDeclaration(member, known: Self.members))
    }
    let name = root["metadata"]?["name"]
    if name?.string.map(Self.isName) != true {
      let place = name ?? root["metadata"]
      found.report(
        .notAComponent("a component needs a name in `metadata.name`", at: place?.span ?? Self.start(of: root)))
    }
    let body = root["component"]
    if body == nil {
      found.report(
        .notAComponent("a component needs the element that it stands for in `component`", at: Self.start(of: root)))
    }
    let props = Self.props(root["props"], &found)
    if let body { PropReferences.check(body, props.map(\.name), &found) }
    diagnostics.append(contentsOf: found)
    guard !found.hasErrors, let name, let text = name.string, let body else { return nil }
    return Component(name: text, nameSpan: name.span, props: props, body: body)
  }

  private static let members = ["metadata", "props", "component", "$schema", "description"]
  private static let propMembers = ["type", "required", "default", "description"]

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && !text.containsUTF8("${") && !text.contains("$prop{")
  }

  private static func start(of node: Node) -> SourceSpan {
    let span = node.span
    return SourceSpan(source: span.source, start: span.start, end: span.start)
  }

  private static func props(_ node: Node?, _ diagnostics: inout Diagnostics) -> [Prop] {
    guard let node, !node.isNull else { return [] }
    guard node.kind == .object else {
      diagnostics.report(.badProp("`props` names each prop with its type", at: node.span))
      return []
    }
    return node.members.map { prop($0, &diagnostics) }
  }

  private static func prop(_ member: Node.Member, _ diagnostics: inout Diagnostics) -> Prop {
    let (name, value) = (member.name, member.value)
    if ["type", "props"].contains(name) || !PropReferences.isName(name) {
      diagnostics.report(
        .badProp(
          "a prop cannot be called `\(name)`", at: member.keySpan,
          help: "names have letters, digits, `_` and `-`; `type` and `props` mean something else in a use"))
    }
    if !value.isNull, value.kind != .object {
      diagnostics.report(
        .badProp("a prop is declared by an object", at: value.span, help: "write `\(name): { type: string }`"))
    }
    for part in value.members where !propMembers.contains(part.name) {
      diagnostics.report(.unknownDeclaration(part, known: propMembers))
    }
    var type = PropType.any
    if let node = value["type"] {
      let names = PropType.allCases.map(\.rawValue)
      if let known = node.string.flatMap(PropType.init(rawValue:)) {
        type = known
      } else {
        diagnostics.report(
          .badProp(
            node.string.map { "there is no type `\($0)` of props" } ?? "the type of a prop is a name", at: node.span,
            meant: node.string.flatMap { Suggestion.nearest(to: $0, in: names) },
            help: "the types are \(names.map { "`\($0)`" }.joined(separator: ", "))"))
      }
    }
    let required = value["required"]
    if let required, required.boolean == nil {
      diagnostics.report(.badProp("`required` is `true` or `false`", at: required.span))
    }
    let defaultValue = value["default"]
    if let defaultValue {
      if required?.boolean == true {
        diagnostics.report(
          .badProp(
            "a prop with a default is never missing", at: defaultValue.span, help: "remove `required` or `default`"))
      }
      if let found = type.mismatch(defaultValue) {
        diagnostics.report(.badProp("the default is \(found), not \(type.phrase)", at: defaultValue.span))
      }
    }
    return Prop(
      name: name, span: member.keySpan, type: type, isRequired: required?.boolean ?? false, defaultValue: defaultValue)
  }
}

extension PropType {
  /// What a value is in words, if it can never be of this type; a hole has the types of its expression.
  func mismatch(_ node: Node) -> String? {
    if self == .any { return nil }
    let found: ValueType
    switch node.kind {
    case .null: return "null"
    case .boolean: found = .boolean
    case .number:
      if self == .integer, node.integer == nil { return "a number with a fraction" }
      found = .number
    case .array: found = .array
    case .object:
      // Nobody knows yet what a fragment is.
      if node["$include"] != nil { return nil }
      found = .object
    case .string: return mismatch(text: node.string ?? "")
    }
    if found == valueType { return nil }
    return found == .array || found == .object ? "an \(found)" : "a \(found)"
  }

  /// What text is in words, if its value can never be of this type.
  func mismatch(text: String) -> String? {
    guard let template = TemplateString.parse(text), template.hasHoles, let hole = template.singleHole else {
      return self == .string || self == .any ? nil : "text"
    }
    return hole.type.isDisjoint(with: valueType) ? "an expression for \(hole.type)" : nil
  }
}
