extension SupportSources {
  /// The part `CardFunctions+Collections`.
  static let cardFunctionsCollections = ##"""
    extension CardFunctions {
      /// The number of elements, members or characters.
      static func count(_ value: CardValue) throws(CardError) -> Double {
        switch value {
        case .array(let elements): return Double(elements.count)
        case .object(let members): return Double(members.count)
        case .binary(let bytes): return Double(bytes.count)
        case .string(let text): return Double(text.utf16.count)
        default: throw .wrong(value, "a string, an array or an object")
        }
      }

      /// Whether a text has a part, an array an element or an object a property.
      static func contains(_ place: CardValue, _ wanted: CardValue) -> Bool {
        if case .array(let elements) = place { return elements.contains { equals($0, wanted) } }
        guard case .string(let part) = wanted else { return false }
        if case .string(let text) = place { return CardTextSearch.contains(text, part) }
        return !place[part].isMissing
      }

      /// The first element of an array or character of a text.
      static func first(_ value: CardValue) -> CardValue { value[0] }

      /// The last element of an array or character of a text.
      static func last(_ value: CardValue) -> CardValue {
        switch value {
        case .array(let elements): elements.last ?? .missing
        case .string(let text): value[text.utf16.count - 1]
        default: .missing
        }
      }

      /// The element of an array at a position, which must be there.
      static func element(_ value: CardValue, at position: Int) throws(CardError) -> CardValue {
        if value.isNothing { return .missing }
        guard case .array(let elements) = value else {
          throw CardError("\(value.kindName) has no element \(position)")
        }
        return try element(elements, at: position)
      }

      /// What a key leads to that only the run tells: the element at a position, which must be there, or a member.
      static func element(_ value: CardValue, at key: CardValue) throws(CardError) -> CardValue {
        switch key {
        case .number(let number):
          guard let position = Int(exactly: number) else { throw .wrong(key, "a position or a name") }
          return try element(value, at: position)
        case .string(let name): return value[name]
        default: throw .wrong(key, "a position or a name")
        }
      }

      /// What a key leads to on the way to something else; a position beyond the end leads to nothing.
      static func step(_ value: CardValue, _ key: CardValue) throws(CardError) -> CardValue {
        switch key {
        case .number(let number):
          guard let position = Int(exactly: number) else { throw .wrong(key, "a position or a name") }
          return value[position]
        case .string(let name): return value[name]
        default: throw .wrong(key, "a position or a name")
        }
      }

      /// How a key stands in the text of a path.
      static func pathStep(_ key: CardValue) -> String {
        if case .string(let name) = key { "['\(name)']" } else { "[\(key.printed ?? "")]" }
      }

      /// The element of an array at a position, which must be there.
      static func element<Item>(_ elements: [Item], at position: Int) throws(CardError) -> Item {
        guard elements.indices.contains(position) else {
          let count = elements.count == 1 ? "1 element" : "\(elements.count) elements"
          throw CardError("there is no element \(position); the array has \(count)")
        }
        return elements[position]
      }

      /// The values as an array.
      static func createArray(_ values: CardValue...) -> CardValue { .array(values) }

      /// The array without its first elements.
      static func skip(_ value: CardValue, _ count: CardValue) throws(CardError) -> CardValue {
        let elements = try elements(value)
        return .array(
          Array(elements.dropFirst(Swift.max(0, Swift.min(try integer(count), elements.count)))))
      }

      /// The first elements or characters.
      static func take(_ value: CardValue, _ count: CardValue) throws(CardError) -> CardValue {
        switch value {
        case .array(let elements):
          return .array(
            Array(elements.prefix(Swift.max(0, Swift.min(try integer(count), elements.count)))))
        case .string(let text):
          let count = Swift.max(0, Swift.min(try integer(count), text.utf16.count))
          return .string(CardTextSearch.part(of: text, 0..<count))
        default: throw .wrong(value, "a string or an array")
        }
      }

      // MARK: Items

      /// What lambdas are called with: elements, or objects of `key` and `value` for members.
      private static func items(_ value: CardValue) throws(CardError) -> [CardValue] {
        switch value {
        case .array(let elements): return elements
        case .object(let members):
          return members.map {
            .object([CardValue.Member("key", .string($0.name)), CardValue.Member("value", $0.value)])
          }
        default: throw .wrong(value, "an array or an object")
        }
      }

      /// The value of an expression for each item.
      static func select(
        _ value: CardValue, _ body: (CardValue) throws -> CardValue
      ) throws(CardError) -> CardValue {
        var result: [CardValue] = []
        for item in try items(value) {
          // Closures are not known to throw nothing else unless they say so.
          do { result.append(try body(item)) } catch {
            throw error as? CardError ?? CardError("\(error)")
          }
        }
        return .array(result)
      }

      /// The value of an expression for each item of an array whose type is known.
      static func select<Item, Result>(
        _ items: [Item], _ body: (Item) throws -> Result
      ) throws(CardError) -> [Result] {
        var results: [Result] = []
        results.reserveCapacity(items.count)
        for item in items {
          do { results.append(try body(item)) } catch {
            throw error as? CardError ?? CardError("\(error)")
          }
        }
        return results
      }

      /// The items for which a condition is true.
      static func `where`(
        _ value: CardValue, _ condition: (CardValue) throws -> Bool
      ) throws(CardError) -> CardValue {
        var kept: [CardValue] = []
        for item in try items(value) where (try? condition(item)) ?? false { kept.append(item) }
        guard case .object = value else { return .array(kept) }
        return .object(
          kept.map { item in
            guard case .string(let name) = item["key"] else { return CardValue.Member("", .missing) }
            return CardValue.Member(name, item["value"])
          })
      }

      /// Whether a condition is true for one of the items.
      static func any(
        _ value: CardValue, _ condition: (CardValue) throws -> Bool
      ) throws(CardError) -> Bool {
        for item in try items(value) where (try? condition(item)) ?? false { return true }
        return false
      }

      /// Whether a condition is true for all items.
      static func all(
        _ value: CardValue, _ condition: (CardValue) throws -> Bool
      ) throws(CardError) -> Bool {
        for item in try items(value) where !((try? condition(item)) ?? false) { return false }
        return true
      }
    }

    /// What a `$data` makes of a value: the data and the index that an element sees.
    struct CardScope: Sendable {
      /// `$data`
      var data: CardValue
      /// `$index`
      var index: CardValue

      /// The elements of an array with their positions; any other value once, with the index that is around.
      static func entering(_ value: CardValue, index: CardValue) -> [CardScope] {
        guard case .array(let elements) = value else { return [CardScope(data: value, index: index)] }
        return elements.enumerated().map {
          CardScope(data: $0.element, index: .number(Double($0.offset)))
        }
      }
    }
    """##

  /// The same as it is read.
  static let cardFunctionsCollectionsPart = SupportPart(cardFunctionsCollections)
}
