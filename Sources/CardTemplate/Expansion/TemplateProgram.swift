package import CardSyntax

/// A compiled template: finished text, and between it instructions for what depends on data.
///
/// What expansion reads again and again is plain data; the rest is for documents and for messages.
package final class TemplateProgram: Sendable {
  package let instructions: [TemplateInstruction]
  /// The finished JSON text of all constant parts.
  package let text: [UInt8]
  /// What the finished text means, for sinks that build a document.
  let events: [TemplateEvent]
  package let scopes: [TemplateScope]
  package let holes: [Hole]
  /// The code of each hole.
  let codes: [HoleCode]
  /// The compiled expressions.
  let expressions: Program
  /// How deep the template itself is nested.
  let depth: Int
  /// The strings that have a binding with a mistake.
  let unknown: [Node]

  init(_ compiler: consuming TemplateCompiler) {
    instructions = compiler.instructions
    text = compiler.text.array()
    events = compiler.events
    scopes = compiler.scopes
    holes = compiler.holes
    codes = compiler.codes
    depth = compiler.maximumDepth
    unknown = compiler.unknown
    expressions = Program(compiler.takeExpressions())
  }
}

extension TemplateProgram {
  /// Whether the hole is the one of a `$data`.
  func isData(_ hole: Int) -> Bool {
    scopes.contains { scope in
      if case .hole(hole) = scope.data { return true }
      return false
    }
  }
}

/// One step of an expansion.
package struct TemplateInstruction: BitwiseCopyable {
  /// What to do, and what the operands mean.
  package enum Operation: UInt8, BitwiseCopyable {
    /// Copies the finished text `a..<b`, which the events `c..<d` describe.
    case copy
    /// Like `copy`; the text begins with a closing bracket, before which no comma stays.
    case close
    /// Writes the hole `d` as a member of an object: the key is the text `a..<b`, described by the event `c`.
    case member
    /// Writes the hole `d` as an element of an array.
    case element
    /// Writes the hole `d` as the whole document.
    case document
    /// Writes the hole `d` inside of a string.
    case text
    /// Expands the instructions up to `b` in the scope `a`, as elements of an array.
    case elements
    /// Expands the instructions up to `b` in the scope `a`, as one value.
    case value
  }

  package var operation: Operation
  package var a: UInt32 = 0
  package var b: UInt32 = 0
  package var c: UInt32 = 0
  package var d: UInt32 = 0
}

/// A piece of finished text, as a sink that builds a document sees it.
package enum TemplateEvent: Sendable {
  case key(Node.Member)
  /// A scalar without holes.
  case constant(Node)
  case beginObject(Node)
  case endObject
  case beginArray(Node)
  case endArray
  /// A string with holes begins.
  case beginText(Node)
  case text(String)
  case endText(Node)
}

/// The scope of an object with `$data` or `$when`.
package struct TemplateScope: Sendable {
  /// What `$data` says.
  package enum Data: Sendable {
    case inherit
    /// Data written in the template.
    case inline(Node)
    /// A string that is one hole.
    case hole(Int)
    /// A string with holes in text.
    case text([TextSegment])
  }

  /// A piece of a string with holes.
  package enum TextSegment: Sendable {
    case text(String)
    case hole(Int)
  }

  /// What `$when` says.
  package enum When: Sendable {
    case always
    case never
    case hole(Int)
  }

  /// The object.
  let node: Node
  package let data: Data
  package let when: When
  /// Whether the data or the condition have a mistake, so that nobody knows what comes of the object.
  let isUnknown: Bool
}

/// The code of a hole, as plain data.
struct HoleCode: BitwiseCopyable {
  /// The place of the expression in the template's program.
  var code: UInt32
  /// How deep in the output the hole is.
  let depth: Int32
  /// Whether evaluation can change what paths lead to.
  let mayChangeScope: Bool
}

/// One expression of a template, with its place.
package final class Hole: Sendable {
  package let expression: Expression
  /// The string in which the hole stands.
  let node: Node

  init(expression: Expression, node: Node) {
    self.expression = expression
    self.node = node
  }

  /// Where the expression was written.
  package var span: SourceSpan { node.span(ofDecoded: expression.range) }

  /// What stays in the output when the hole has no text.
  package var literal: String { "${\(ExpressionPrinter.canonical(expression))}" }
}
