extension SupportSources {
  /// The part `CardValue`.
  static let cardValue = ##"""
    /// A value of JSON, or nothing at all.
    ///
    /// Generated code uses it for data that nothing is known about, and where a value can be of several kinds.
    enum CardValue: Sendable, Hashable {
      /// There is no value.
      case missing
      /// `null`
      case null
      /// `true` or `false`.
      case boolean(Bool)
      /// A number.
      case number(Double)
      /// An exact integer that no double need hold: ticks. It is written as text.
      case integer(Int)
      /// An integer with more digits than a double keeps, as an action may send it. It is written as a number.
      case exact(Int)
      /// A text.
      case string(String)
      /// An array.
      case array([CardValue])
      /// An object, whose members are in their order; the first of several with one name counts.
      case object([Member])
      /// Binary data, which only functions of encodings know.
      case binary([UInt8])

      /// A member of an object.
      struct Member: Sendable, Hashable {
        /// The key.
        var name: String
        /// The value.
        var value: CardValue

        /// A member.
        init(_ name: String, _ value: CardValue) {
          self.name = name
          self.value = value
        }
      }
    }

    /// A type whose values the template language understands.
    protocol CardConvertible {
      /// The value as the template language sees it.
      var cardValue: CardValue { get }
    }

    extension CardValue: CardConvertible {
      /// The value itself.
      var cardValue: CardValue { self }
    }

    extension String: CardConvertible {
      /// The text.
      var cardValue: CardValue { .string(self) }
    }

    extension Double: CardConvertible {
      /// The number.
      var cardValue: CardValue { .number(self) }
    }

    extension Int: CardConvertible {
      /// The number.
      var cardValue: CardValue { .number(Double(self)) }
    }

    extension Bool: CardConvertible {
      /// The truth value.
      var cardValue: CardValue { .boolean(self) }
    }

    extension Array: CardConvertible where Element: CardConvertible {
      /// The elements.
      var cardValue: CardValue {
        // Values of any kind need not be looked at one by one.
        if Element.self == CardValue.self { return .array(unsafeBitCast(self, to: [CardValue].self)) }
        // A key path would be made anew each time, for each type.
        return .array(map { $0.cardValue })
      }
    }

    extension CardValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
      ExpressibleByIntegerLiteral,
      ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral,
      ExpressibleByDictionaryLiteral
    {
      /// A text.
      init(stringLiteral value: String) { self = .string(value) }
      /// A number.
      init(floatLiteral value: Double) { self = .number(value) }
      /// A number.
      init(integerLiteral value: Int) { self = .number(Double(value)) }
      /// A truth value.
      init(booleanLiteral value: Bool) { self = .boolean(value) }
      /// `null`
      init(nilLiteral: ()) { self = .null }
      /// An array.
      init(arrayLiteral elements: CardValue...) { self = .array(elements) }
      /// An object.
      init(dictionaryLiteral elements: (String, CardValue)...) {
        self = .object(elements.map { Member($0, $1) })
      }
    }

    extension CardValue {
      /// An object of these members, but for those without a value.
      static func members(_ members: [Member]) -> CardValue {
        .object(members.filter { !$0.value.isMissing })
      }

      /// Whether conditions take the value for true: everything but `false`, `null` and nothing.
      var isTrue: Bool {
        switch self {
        case .boolean(let value): value
        case .missing, .null: false
        default: true
        }
      }

      /// Whether it is `null` or nothing.
      var isNothing: Bool {
        switch self {
        case .missing, .null: true
        default: false
        }
      }

      /// Whether there is no value.
      var isMissing: Bool {
        if case .missing = self { true } else { false }
      }

      /// The value, or `text` where there is none: how a path to nothing is shown.
      func or(_ text: String) -> CardValue { isMissing ? .string(text) : self }

      /// The value of the first member of an object whose name is `name` but for case; elements of arrays and characters
      /// of texts have their positions for names.
      subscript(name: String) -> CardValue {
        switch self {
        case .object(let members):
          return members.first { Self.isSame($0.name, name) }?.value ?? .missing
        case .array, .string:
          guard let position = Int(name), position >= 0, String(position) == name else {
            return .missing
          }
          return self[position]
        default: return .missing
        }
      }

      /// Whether two names are the same but for case.
      private static func isSame(_ left: String, _ right: String) -> Bool {
        var (rest, other) = (left.utf8.makeIterator(), right.utf8.makeIterator())
        while true {
          guard let one = rest.next(), let two = other.next() else {
            return left.utf8.count == right.utf8.count
          }
          if one == two { continue }
          // Beyond ASCII case is not a matter of single bytes.
          if (one | two) & 0x80 != 0 { return left.lowercased() == right.lowercased() }
          guard one ^ two == 0x20, 0x61...0x7A ~= one | 0x20 else { return false }
        }
      }

      /// The element of an array, the character of a text, or the member of an object that has the position for a name.
      subscript(position: Int) -> CardValue {
        switch self {
        case .array(let elements):
          return elements.indices.contains(position) ? elements[position] : .missing
        case .string(let text):
          guard position >= 0, position < text.utf16.count else { return .missing }
          let index = text.utf16.index(text.utf16.startIndex, offsetBy: position)
          return .string(String(decoding: [text.utf16[index]], as: UTF16.self))
        case .object: return self[String(position)]
        default: return .missing
        }
      }

      /// The text that the value has inside of other text, as JavaScript's `toString` gives it; none for `null` and
      /// nothing.
      var printed: String? {
        switch self {
        case .missing, .null: nil
        case .boolean(let value): value ? "true" : "false"
        case .number(let value): CardNumberText.javaScript(value)
        case .string(let text): text
        case .integer(let value), .exact(let value): String(value)
        case .array(let elements): elements.map { $0.printed ?? "" }.joined(separator: ",")
        case .object: "[object Object]"
        case .binary(let bytes): bytes.map { String($0) }.joined(separator: ",")
        }
      }

      /// The texts that the value is made of: those among the elements of an array, or the text itself.
      var texts: [String] {
        switch self {
        case .string(let text): [text]
        case .array(let elements):
          elements.flatMap { if case .string(let text) = $0 { [text] } else { [String]() } }
        default: []
        }
      }

      /// The kind in words.
      var kindName: String {
        switch self {
        case .missing: "nothing"
        case .null: "null"
        case .boolean: "a boolean"
        case .number, .exact: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        case .integer: "an integer larger than numbers are"
        case .binary: "binary data"
        }
      }
    }
    """##

  /// The same as it is read.
  static let cardValuePart = SupportPart(cardValue)
}
