import CardSyntax

/// A template as its holes and scopes, without everything that is the same for all data: what the analyses walk.
struct TemplateOutline {
  /// The document as the outermost scope.
  let root: Block

  /// The template in `document`; holes with mistakes are left out, and so is what is no hole as a whole in properties with
  /// a name in `verbatim`.
  init(_ document: Document, verbatim: Set<String> = []) {
    var builder = Builder(verbatim: verbatim)
    root = builder.block(document.root, isElement: false)
  }

  /// One expression of a template with its place.
  final class Site {
    /// What becomes of the value.
    enum Role {
      /// It is a value of the output.
      case value
      /// It is printed into text.
      case text
      /// It is the scope of an object.
      case data
      /// It decides whether an object is kept.
      case condition
    }

    /// The number of the site in the order of the template.
    let index: Int
    let expression: Expression
    /// The string in which the expression stands.
    let node: Node
    let role: Role

    init(index: Int, expression: Expression, node: Node, role: Role) {
      self.index = index
      self.expression = expression
      self.node = node
      self.role = role
    }

    /// Where the parts of the string were written: of a long expression very many are asked for.
    private lazy var places = ScalarMap(node)

    /// Where a part of the expression was written.
    func span(_ range: Range<Int>) -> SourceSpan { places.span(ofDecoded: range) }
  }

  /// An object that may change the scope or be dropped, or the whole document.
  final class Block {
    /// What `$data` says.
    enum Data {
      case inherit
      case inline(Node)
      case site(Site)
      case text([Site])
    }

    /// A part of a block.
    enum Item {
      case site(Site)
      case block(Block)
    }

    let node: Node
    let data: Data
    let condition: Site?
    let items: [Item]
    /// Whether the object is an element of an array, where it can be repeated without changing the place.
    let isElement: Bool

    init(node: Node, data: Data, condition: Site?, items: [Item], isElement: Bool) {
      self.node = node
      self.data = data
      self.condition = condition
      self.items = items
      self.isElement = isElement
    }
  }

  private struct Builder {
    let verbatim: Set<String>
    private var count = 0

    init(verbatim: Set<String>) { self.verbatim = verbatim }

    mutating func block(_ node: Node, isElement: Bool) -> Block {
      var data = Block.Data.inherit
      var condition: Site?
      var items: [Block.Item] = []
      for member in node.members {
        switch Template.isReserved(member) ? member.name : "" {
        case "$data": data = self.data(member.value)
        case "$when":
          if let text = TemplateString.analyzed(member.value), let expression = text.singleHole {
            condition = site(expression, member.value, .condition)
          }
        case "" where isText(member): break
        case "": add(member.value, isElement: false, to: &items)
        default: break
        }
      }
      if node.kind != .object { add(node, isElement: false, to: &items) }
      return Block(node: node, data: data, condition: condition, items: items, isElement: isElement)
    }

    private mutating func data(_ node: Node) -> Block.Data {
      guard let text = TemplateString.analyzed(node) else { return .inline(node) }
      if let expression = text.singleHole { return .site(site(expression, node, .data)) }
      return .text(text.segments.compactMap(\.expression).map { site($0, node, .text) })
    }

    private mutating func site(_ expression: Expression, _ node: Node, _ role: Site.Role) -> Site {
      count += 1
      return Site(index: count, expression: expression, node: node, role: role)
    }

    private mutating func add(_ node: Node, isElement: Bool, to items: inout [Block.Item]) {
      switch node.kind {
      case .string: addString(node, to: &items)
      case .array: for element in node.elements { add(element, isElement: true, to: &items) }
      case .object:
        let hasScope = node.members.contains { Template.isReserved($0) && ($0.name == "$data" || $0.name == "$when") }
        if hasScope {
          items.append(.block(block(node, isElement: isElement)))
        } else {
          for member in node.members where !Template.isReserved(member) {
            if isText(member) { continue }
            add(member.value, isElement: false, to: &items)
          }
        }
      default: break
      }
    }

    /// Whether a member is verbatim and no binding as a whole.
    private func isText(_ member: Node.Member) -> Bool {
      !verbatim.isEmpty && member.value.kind == .string && verbatim.contains(member.name)
        && TemplateString.whole(member.value) == nil
    }

    private mutating func addString(_ node: Node, to items: inout [Block.Item]) {
      let isPlain = node.withRawScalar { raw, isEscaped in !isEscaped && !TemplateScanner.mayHaveHoles(raw) }
      guard !isPlain, let text = TemplateString.analyzed(node) else { return }
      if let expression = text.singleHole {
        if case .call(let function, let parts) = expression.syntax, function.name == "concat" {
          for part in parts { items.append(.site(site(part, node, .text))) }
        } else {
          items.append(.site(site(expression, node, .value)))
        }
        return
      }
      for expression in text.segments.compactMap(\.expression) {
        items.append(.site(site(expression, node, .text)))
      }
    }
  }
}

extension TemplateString {
  /// The template that the string at `node` is, or none; mistakes have been reported by the compilation.
  static func parse(_ node: Node) -> TemplateString? { node.string.flatMap { parse($0) } }

  /// The template that the string at `node` is, with calls of functions that do not exist, whose arguments are looked at
  /// all the same.
  static func analyzed(_ node: Node) -> TemplateString? {
    var problems: [ExpressionProblem] = []
    return node.string.flatMap { parse($0, keepsUnknownCalls: true, problems: &problems) }
  }
}
