import CardSyntax

/// A compiled part of a template.
indirect enum TemplateNode: Sendable {
  /// A part without holes.
  case constant(TemplateConstant)
  /// A string that is one hole: the value keeps its type.
  case hole(Hole)
  /// A string with holes in text.
  case text(TextTemplate)
  /// An array; arrays in arrays have been flattened.
  case array(node: Node, [TemplateNode])
  /// An object with a hole, or with `$data` or `$when`.
  case object(ObjectTemplate)

  /// Whether the part is the same for all data.
  var isConstant: Bool {
    if case .constant = self { return true }
    return false
  }
}

/// A part of a template that is finished: its JSON text lies in the template's constants.
struct TemplateConstant: Sendable {
  let node: Node
  /// The JSON text, with a comma after it.
  let bytes: Range<Int>
}

/// One expression of a template, with its place.
final class Hole: Sendable {
  /// The number of the hole in its template.
  let index: Int
  let expression: Expression
  /// The string in which the hole stands.
  let node: Node
  /// Where the expression was written.
  let span: SourceSpan
  let mayChangeScope: Bool

  init(index: Int, expression: Expression, node: Node, span: SourceSpan) {
    mayChangeScope = expression.mayChangeScope
    self.index = index
    self.expression = expression
    self.node = node
    self.span = span
  }

  /// What stays in the output when the hole has no text.
  var literal: String { "${\(ExpressionPrinter.canonical(expression))}" }
}

/// A string with holes.
final class TextTemplate: Sendable {
  enum Segment: Sendable {
    /// Text, and its escaped form in the template's constants.
    case text(String, bytes: Range<Int>)
    case hole(Hole)
  }

  let node: Node
  let segments: [Segment]

  init(node: Node, segments: [Segment]) {
    self.node = node
    self.segments = segments
  }
}

/// An object whose content depends on data, or which is repeated, rebound or dropped.
final class ObjectTemplate: Sendable {
  /// What `$data` says.
  enum Data: Sendable {
    case inherit
    case inline(Value)
    case hole(Hole)
    case text(TextTemplate)
  }

  /// What `$when` says.
  enum When: Sendable {
    case always
    case never
    case hole(Hole)
  }

  /// A run of members.
  enum Member: Sendable {
    /// Members that are finished: their JSON text with a comma after each.
    case constants([Node.Member], bytes: Range<Int>)
    case dynamic(TemplateKey, TemplateNode)
  }

  let node: Node
  let data: Data
  let when: When
  let members: [Member]

  init(node: Node, data: Data, when: When, members: [Member]) {
    self.node = node
    self.data = data
    self.when = when
    self.members = members
  }

  /// Whether there is exactly one result whatever the data is.
  var isSingle: Bool {
    if case .inherit = data, case .always = when { return true }
    return false
  }
}

/// A key of a template.
struct TemplateKey: Sendable {
  let member: Node.Member
  /// The key in quotes with its colon.
  let bytes: Range<Int>
}
