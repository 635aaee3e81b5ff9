extension SupportSources {
  /// The part `JSPathEvaluation`.
  static let jSPathEvaluation = ##"""
    /// Applies a JSPath to a value.
    struct CardJSPathEvaluation<Item: CardTreeValue, Failure: Error> {
      /// Counts work.
      typealias Charge = (Int) throws(Failure) -> Void

      /// The whole data.
      let root: Item

      /// What a path as a whole gives: an array, or one item if it ends in a position.
      func result(of expression: CardJSPathExpression, charge: Charge) throws(Failure) -> Item {
        let found = try items(of: expression, root, charge)
        if case .path(let path) = expression, path.isSingle { return found.first ?? .undefined }
        return .array(found)
      }

      /// The items that an expression gives; anything but a path gives one.
      private func items(
        of expression: CardJSPathExpression, _ context: Item, _ charge: Charge
      ) throws(Failure) -> [Item] {
        switch expression {
        case .path(let path): return try apply(path, to: context, charge)
        case .union(let parts):
          var all: [Item] = []
          for part in parts { all += try items(of: part, context, charge) }
          return all
        default: return [try single(expression, context, charge)]
        }
      }

      private func apply(_ path: CardJSPath, to context: Item, _ charge: Charge) throws(Failure)
        -> [Item]
      {
        let base: Item
        switch path.base {
        case .context: base = context
        case .root: base = root
        case .substitution: base = .undefined
        }
        var items = base.elements ?? [base]
        for step in path.steps {
          try charge(items.count + 1)
          items = try apply(step, to: items, charge)
        }
        return items
      }

      private func apply(_ step: CardJSPathStep, to items: [Item], _ charge: Charge) throws(Failure)
        -> [Item]
      {
        switch step {
        case .itself: return items
        case .property(let name):
          var found: [Item] = []
          for item in items {
            try charge(item.count ?? 0)
            Self.append(Self.property(name, of: item), to: &found)
          }
          try charge(found.count)
          return found
        case .allProperties:
          var found: [Item] = []
          for item in items {
            try charge(item.count ?? 0)
            if let elements = item.elements {
              found += elements
            } else {
              for member in item.members ?? [] { Self.append(member.value, to: &found) }
            }
          }
          try charge(found.count)
          return found
        case .descendants(let name):
          return try descendants(of: items, charge) { found, item in
            Self.property(&found, name, of: item)
          }
        case .allDescendants:
          return try descendants(of: items, charge) { found, item in
            for member in item.members ?? [] { Self.append(member.value, to: &found) }
          }
        case .filter(let condition):
          var kept: [Item] = []
          for item in items where try isTrue(condition, item, charge) { kept.append(item) }
          return kept
        case .position(let position):
          var index = CardJavaScript.number(try single(position, .array(items), charge))
          if index < 0 { index += Double(items.count) }
          guard let index = Int(exactly: index), items.indices.contains(index), !items[index].isNothing
          else { return [] }
          return [items[index]]
        case .slice(let from, let to):
          let lower = try bound(from, items, charge) ?? 0
          let upper = try bound(to, items, charge) ?? items.count
          return lower < upper ? Array(items[lower..<upper]) : []
        case .group(let expression): return try self.items(of: expression, .array(items), charge)
        }
      }

      private func bound(
        _ expression: CardJSPathExpression?, _ items: [Item], _ charge: Charge
      ) throws(Failure) -> Int? {
        guard let expression else { return nil }
        let number = CardJavaScript.number(try single(expression, .array(items), charge))
        if number.isNaN { return 0 }
        let count = Double(items.count)
        let position = number.rounded(.towardZero)
        return Int(min(max(position < 0 ? count + position : position, 0), count))
      }

      /// Visits objects below `items` from the outside in, in order; `collect` adds what each of them has.
      private func descendants(
        of items: [Item], _ charge: Charge, collect: (inout [Item], Item) -> Void
      ) throws(Failure) -> [Item] {
        var found: [Item] = []
        var pending = Array(items.reversed())
        while let item = pending.popLast() {
          try charge(4 + 4 * (item.count ?? 0))
          let before = found.count
          var below: [Item] = []
          if let elements = item.elements {
            for element in elements { Self.append(element, to: &below) }
          } else {
            collect(&found, item)
            for member in item.members ?? [] { Self.append(member.value, to: &below) }
          }
          try charge(found.count - before + below.count)
          pending += below.reversed()
        }
        return found
      }

      private static func property(_ found: inout [Item], _ name: String?, of item: Item) {
        // Without a name everything that is no array is found.
        guard let name else { return append(item, to: &found) }
        if item.isObject { append(property(name, of: item), to: &found) }
      }

      /// Adds a value, or each element of an array.
      private static func append(_ value: Item, to items: inout [Item]) {
        if value.isUndefined { return }
        if let elements = value.elements { items += elements } else { items.append(value) }
      }

      /// What JavaScript's `item[name]` gives.
      static func property(_ name: String, of item: Item) -> Item {
        if let members = item.members { return members.last { $0.name == name }?.value ?? .undefined }
        if name == "length" {
          if let text = item.text { return .number(Double(text.utf16.count)) }
          if item.isArray, let count = item.count { return .number(Double(count)) }
        }
        if let elements = item.elements, let index = Int(name), elements.indices.contains(index) {
          return elements[index]
        }
        return .undefined
      }

      // MARK: Conditions

      private func isTrue(
        _ expression: CardJSPathExpression, _ context: Item, _ charge: Charge
      ) throws(Failure) -> Bool {
        switch expression {
        case .path, .union: return try !items(of: expression, context, charge).isEmpty
        case .and(let operands):
          for operand in operands where try !isTrue(operand, context, charge) { return false }
          return true
        case .or(let operands):
          for operand in operands where try isTrue(operand, context, charge) { return true }
          return false
        case .not(let operand): return try !isTrue(operand, context, charge)
        default: return try !single(expression, context, charge).isFalsy
        }
      }

      /// The value of an expression; of a path its first item.
      private func single(
        _ expression: CardJSPathExpression, _ context: Item, _ charge: Charge
      ) throws(Failure) -> Item {
        try charge(1)
        switch expression {
        case .path, .union: return try items(of: expression, context, charge).first ?? .undefined
        case .literal(let value): return value.item()
        case .and, .or, .not: return .boolean(try isTrue(expression, context, charge))
        case .negative(let operand):
          return .number(-CardJavaScript.number(try single(operand, context, charge)))
        case .binary(let symbol, let left, let right):
          if symbol.isArithmetic {
            return CardJavaScript.calculate(
              symbol, try single(left, context, charge), try single(right, context, charge))
          }
          let lefts = try items(of: left, context, charge)
          let rights = try items(of: right, context, charge)
          for one in lefts {
            try charge(rights.count * (1 + one.textCost))
            for other in rights where CardJavaScript.compare(symbol, one, other) {
              return .boolean(true)
            }
          }
          return .boolean(false)
        }
      }
    }
    """##

  /// The same as it is read.
  static let jSPathEvaluationPart = SupportPart(jSPathEvaluation)
}
