extension SupportSources {
  /// The part `CardFunctions+Identity`.
  static let cardFunctionsIdentity = ##"""
    extension CardFunctions {
      /// Whether two values are the same as JavaScript's `===` understands it: arrays and objects are the same only if
      /// they are the same place in the data, which is where their content lies in memory.
      static func areIdentical(_ left: CardValue, _ right: CardValue) -> Bool {
        switch (left, right) {
        case (.missing, .missing), (.null, .null): true
        case (.array(let one), .array(let other)): areSame(one, other)
        case (.object(let one), .object(let other)): areSame(one, other)
        case (.missing, _), (_, .missing), (.null, _), (_, .null), (.binary, _): false
        default: equals(left, right)
        }
      }

      /// Where the content of an array or object lies in memory.
      struct Place: Hashable {
        let address: UnsafeRawPointer
        let count: Int
      }

      /// The place of an array or object; none if it has no content, which has no place of its own.
      static func place(of value: CardValue) -> Place? {
        func place<Element>(_ elements: [Element]) -> Place? {
          elements.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress, !buffer.isEmpty else { return nil }
            return Place(address: UnsafeRawPointer(start), count: buffer.count)
          }
        }
        switch value {
        case .array(let elements): return place(elements)
        case .object(let members): return place(members)
        default: return nil
        }
      }

      private static func areSame<Element>(_ left: [Element], _ right: [Element]) -> Bool {
        guard left.count == right.count, !left.isEmpty else { return false }
        return left.withUnsafeBufferPointer { one in
          right.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress }
        }
      }
    }
    """##

  /// The same as it is read.
  static let cardFunctionsIdentityPart = SupportPart(cardFunctionsIdentity)
}
