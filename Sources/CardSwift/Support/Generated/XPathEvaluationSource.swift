extension SupportSources {
  /// The part `XPathEvaluation`.
  static let xPathEvaluation = ##"""
    /// What an expression of XPath is evaluated for.
    struct CardXPathContext {
      /// The context node.
      var node: Int
      /// Its position among `size` nodes.
      var position: Int
      /// The number of nodes.
      var size: Int
    }

    /// Evaluates an XPath over a tree.
    struct CardXPathEvaluation<Failure: Error> {
      /// Counts work.
      typealias Charge = (Int) throws(Failure) -> Void

      /// The document.
      let tree: CardXMLTree

      /// The value of an expression.
      func value(
        of expression: CardXPathExpression, _ context: CardXPathContext, _ charge: Charge
      ) throws(Failure) -> CardXPathValue {
        try charge(1)
        switch expression {
        case .number(let number): return .number(number)
        case .string(let string): return .string(string)
        case .path(let isAbsolute, let steps):
          return .nodes(try apply(steps, to: [isAbsolute ? 0 : context.node], charge))
        case .filter(let inner, let predicates, let steps):
          guard case .nodes(var nodes) = try value(of: inner, context, charge) else {
            return .nodes([])
          }
          for predicate in predicates { nodes = try filter(nodes, by: predicate, charge) }
          return .nodes(try apply(steps, to: nodes, charge))
        case .negative(let operand): return .number(-number(try value(of: operand, context, charge)))
        case .call(let function, let arguments): return try call(function, arguments, context, charge)
        case .binary(let operation, let left, let right):
          switch operation {
          case .or, .and:
            let one = boolean(try value(of: left, context, charge))
            if one == (operation == .or) { return .boolean(one) }
            return .boolean(boolean(try value(of: right, context, charge)))
          default:
            let (one, other) = (
              try value(of: left, context, charge), try value(of: right, context, charge)
            )
            return try calculate(operation, one, other, charge)
          }
        }
      }

      // MARK: Paths

      private func apply(_ steps: [CardXPathStep], to nodes: [Int], _ charge: Charge) throws(Failure)
        -> [Int]
      {
        var nodes = nodes
        for step in steps {
          // A plain `//` before a step would visit the nodes below each node once for each node above it.
          var found: Set<Int> = []
          var ordered: [Int] = []
          for node in nodes {
            if step.predicates.isEmpty, step.axis == .descendantOrSelf || step.axis == .descendant,
              found.contains(node)
            {
              continue
            }
            var selected = axis(step.axis, node)
            try charge(selected.count + 1)
            selected.removeAll { !passes($0, step) }
            for predicate in step.predicates { selected = try filter(selected, by: predicate, charge) }
            for index in selected where found.insert(index).inserted { ordered.append(index) }
          }
          ordered.sort()
          nodes = ordered
        }
        return nodes
      }

      private func filter(_ nodes: [Int], by predicate: CardXPathExpression, _ charge: Charge)
        throws(Failure) -> [Int]
      {
        var kept: [Int] = []
        for (offset, node) in nodes.enumerated() {
          let found = try value(
            of: predicate, CardXPathContext(node: node, position: offset + 1, size: nodes.count), charge
          )
          let isKept: Bool
          if case .number(let position) = found {
            isKept = position == Double(offset + 1)
          } else {
            isKept = boolean(found)
          }
          if isKept { kept.append(node) }
        }
        return kept
      }

      /// The nodes of an axis, nearest first.
      private func axis(_ axis: CardXPathStep.Axis, _ index: Int) -> [Int] {
        let node = tree.nodes[index]
        switch axis {
        case .itself: return [index]
        case .child: return node.children
        case .attribute: return Array(node.attributes).filter { !isNamespace(tree.nodes[$0].name) }
        case .descendant: return below(index + 1..<max(node.end, index + 1))
        case .descendantOrSelf: return [index] + below(index + 1..<max(node.end, index + 1))
        case .parent: return node.parent.map { [$0] } ?? []
        case .ancestor: return ancestors(index)
        case .ancestorOrSelf: return [index] + ancestors(index)
        case .following:
          // What follows an attribute is inside of its element too.
          return below(node.end..<tree.nodes.count)
        case .preceding:
          let above = Set(ancestors(index))
          return below(0..<index).reversed().filter { !above.contains($0) }
        case .followingSibling, .precedingSibling:
          guard node.kind != .attribute, let parent = node.parent else { return [] }
          let siblings = tree.nodes[parent].children
          return axis == .followingSibling
            ? siblings.filter { $0 > index } : siblings.reversed().filter { $0 < index }
        }
      }

      private func below(_ range: Range<Int>) -> [Int] {
        range.filter { tree.nodes[$0].kind != .attribute }
      }

      private func ancestors(_ index: Int) -> [Int] {
        var ancestors: [Int] = []
        var node = tree.nodes[index].parent
        while let next = node {
          ancestors.append(next)
          node = tree.nodes[next].parent
        }
        return ancestors
      }

      private func isNamespace(_ name: String) -> Bool { name == "xmlns" || name.hasPrefix("xmlns:") }

      private func passes(_ index: Int, _ step: CardXPathStep) -> Bool {
        let node = tree.nodes[index]
        // The XML declaration is read as an instruction, but is none.
        if node.kind == .instruction, node.name == "xml" { return false }
        let isNamed = node.kind == (step.axis == .attribute ? .attribute : .element)
        switch step.test {
        case .node: return true
        case .anyName: return isNamed
        case .name(let name): return isNamed && node.name == name
        case .prefix(let prefix): return isNamed && node.name.hasPrefix(prefix)
        case .text: return node.kind == .text || node.kind == .cdata
        case .comment: return node.kind == .comment
        case .instruction(let target):
          return node.kind == .instruction && (target == nil || target == node.name)
        }
      }

      // MARK: Operators

      private func calculate(
        _ operation: CardXPathOperator, _ left: CardXPathValue, _ right: CardXPathValue,
        _ charge: Charge
      ) throws(Failure) -> CardXPathValue {
        switch operation {
        case .plus: return .number(number(left) + number(right))
        case .minus: return .number(number(left) - number(right))
        case .times: return .number(number(left) * number(right))
        case .divided: return .number(number(left) / number(right))
        case .remainder: return .number(number(left).truncatingRemainder(dividingBy: number(right)))
        case .union:
          guard case .nodes(let one) = left, case .nodes(let other) = right else { return .nodes([]) }
          return .nodes(Set(one + other).sorted())
        default: return .boolean(try compare(operation, left, right, charge))
        }
      }

      private func compare(
        _ operation: CardXPathOperator, _ left: CardXPathValue, _ right: CardXPathValue,
        _ charge: Charge
      ) throws(Failure) -> Bool {
        // Nodes compare if one of them does; with a boolean they count as one themselves.
        switch (left, right) {
        case (.nodes, .boolean), (.boolean, .nodes): break
        case (.nodes(let nodes), _):
          for node in nodes {
            if try compare(operation, .string(try text(node, charge)), right, charge) { return true }
          }
          return false
        case (_, .nodes(let nodes)):
          for node in nodes {
            if try compare(operation, left, .string(try text(node, charge)), charge) { return true }
          }
          return false
        default: break
        }
        switch operation {
        case .less: return number(left) < number(right)
        case .lessOrEqual: return number(left) <= number(right)
        case .greater: return number(left) > number(right)
        case .greaterOrEqual: return number(left) >= number(right)
        default: return areEqual(left, right) == (operation == .equal)
        }
      }

      /// The text of a node, which counts as often as it is asked for.
      func text(_ index: Int, _ charge: Charge) throws(Failure) -> String {
        try charge(cost(index))
        let text = tree.text(index)
        try charge(text.utf8.count / 4)
        return text
      }

      /// The steps that it takes to put the text of a node together.
      func cost(_ index: Int) -> Int { 1 + (tree.nodes[index].end - index) / 16 }

      private func areEqual(_ left: CardXPathValue, _ right: CardXPathValue) -> Bool {
        switch (left, right) {
        case (.boolean, _), (_, .boolean): return boolean(left) == boolean(right)
        case (.number, _), (_, .number): return number(left) == number(right)
        default: return string(left).utf8.elementsEqual(string(right).utf8)
        }
      }
    }
    """##

  /// The same as it is read.
  static let xPathEvaluationPart = SupportPart(xPathEvaluation)
}
