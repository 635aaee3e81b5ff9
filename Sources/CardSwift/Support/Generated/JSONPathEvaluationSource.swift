extension SupportSources {
  /// The part `JSONPathEvaluation`.
  static let jSONPathEvaluation = ##"""
    /// Applies a JSONPath to a value.
    struct CardJSONPathEvaluation<Item: CardTreeValue, Failure: Error> {
      /// Counts work.
      typealias Charge = (Int) throws(Failure) -> Void

      /// The whole data.
      let root: Item

      /// What the steps lead to.
      func apply(
        _ steps: [CardJSONPathStep], to value: Item, charge: Charge
      ) throws(Failure) -> [Item] {
        var items = [value]
        for step in steps {
          var found: [Item] = []
          for item in items {
            if step.isDeep {
              var pending = [item]
              while let next = pending.popLast() {
                try charge(4 + 4 * (next.count ?? 0))
                try select(step.selector, from: next, into: &found, charge)
                pending += Self.children(of: next).reversed()
              }
            } else {
              try charge(1 + (item.count ?? 0))
              try select(step.selector, from: item, into: &found, charge)
            }
          }
          items = found
        }
        return items
      }

      private static func children(of value: Item) -> [Item] {
        value.elements ?? value.members?.map(\.value) ?? []
      }

      private func select(
        _ selector: CardJSONPathStep.Selector, from value: Item, into found: inout [Item],
        _ charge: Charge
      ) throws(Failure) {
        switch selector {
        case .all: found += Self.children(of: value)
        case .members(let names):
          guard let members = value.members else { return }
          for name in names {
            if let member = members.last(where: { $0.name == name }) { found.append(member.value) }
          }
        case .elements(let positions):
          guard let elements = value.elements else { return }
          for position in positions {
            let index = position < 0 ? position + elements.count : position
            if elements.indices.contains(index) { found.append(elements[index]) }
          }
        case .slice(let from, let to, let step):
          guard let elements = value.elements else { return }
          func absolute(_ position: Int?, _ ifNone: Int) -> Int {
            guard let position else { return ifNone }
            return position < 0 ? position + elements.count : position
          }
          let count = elements.count
          if step > 0 {
            let end = min(absolute(to, count), count)
            for index in stride(from: max(absolute(from, 0), 0), to: end, by: step) {
              found.append(elements[index])
            }
          } else {
            let end = max(to.map { absolute($0, -1) } ?? -1, -1)
            for index in stride(from: min(absolute(from, count - 1), count - 1), to: end, by: step) {
              found.append(elements[index])
            }
          }
        case .filter(let condition):
          for child in Self.children(of: value) {
            try charge(1)
            if try holds(condition, for: child, charge) { found.append(child) }
          }
        }
      }

      private func holds(
        _ condition: CardJSONPathCondition, for value: Item, _ charge: Charge
      ) throws(Failure) -> Bool {
        switch condition {
        case .and(let operands):
          for operand in operands where try !holds(operand, for: value, charge) { return false }
          return true
        case .or(let operands):
          for operand in operands where try holds(operand, for: value, charge) { return true }
          return false
        case .not(let operand): return try !holds(operand, for: value, charge)
        case .exists(let operand): return try !items(operand, value, charge).isEmpty
        case .comparison(let symbol, let left, let right):
          let rights = try items(right, value, charge)
          for one in try items(left, value, charge) {
            try charge(rights.count * (1 + one.textCost))
            for other in rights where Self.compare(symbol, one, other) { return true }
          }
          return false
        }
      }

      private func items(
        _ operand: CardJSONPathOperand, _ value: Item, _ charge: Charge
      ) throws(Failure) -> [Item] {
        switch operand {
        case .literal(let literal): return [literal.item()]
        case .path(let isRoot, let steps):
          return try apply(steps, to: isRoot ? root : value, charge: charge)
        }
      }

      private static func compare(_ symbol: CardJSPathOperator, _ left: Item, _ right: Item) -> Bool {
        switch symbol {
        case .identical: return Item.areEqual(left, right)
        case .notIdentical: return !Item.areEqual(left, right)
        case .equal: return isEqual(left, right)
        case .notEqual: return !isEqual(left, right)
        default:
          // The order of values of different kinds means nothing.
          let areOrdered = left.number != nil && right.number != nil || left.isString && right.isString
          return areOrdered && CardJavaScript.compare(symbol, left, right)
        }
      }

      /// The .NET reference compares a text with a number by the number's text.
      private static func isEqual(_ left: Item, _ right: Item) -> Bool {
        if left.isString != right.isString, left.number != nil || right.number != nil {
          return left.printed == right.printed
        }
        return Item.areEqual(left, right)
      }
    }
    """##

  /// The same as it is read.
  static let jSONPathEvaluationPart = SupportPart(jSONPathEvaluation)
}
