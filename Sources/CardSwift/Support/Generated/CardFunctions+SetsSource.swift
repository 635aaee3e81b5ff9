extension SupportSources {
  /// The part `CardFunctions+Sets`.
  static let cardFunctionsSets = ##"""
    extension CardFunctions {
      // MARK: Sets

      /// The elements of all arrays, each once.
      static func union(_ values: CardValue...) throws(CardError) -> CardValue {
        var all: [CardValue] = []
        for value in values { all += try elements(value) }
        return .array(distinct(all))
      }

      /// The elements that all arrays have, each once.
      static func intersection(_ values: CardValue...) throws(CardError) -> CardValue {
        var result: [CardValue] = []
        for (number, value) in values.enumerated() {
          let other = try elements(value)
          if number == 0 {
            result = other
            continue
          }
          var texts: Set<String> = []
          var places: Set<Place> = []
          var rest: [CardValue] = []
          for element in other {
            switch element {
            case .string(let text): texts.insert(text)
            case .array, .object: if let place = place(of: element) { places.insert(place) }
            default: rest.append(element)
            }
          }
          result = result.filter { element in
            switch element {
            case .string(let text): texts.contains(text)
            case .array, .object: place(of: element).map { places.contains($0) } ?? false
            default: rest.contains { areIdentical(element, $0) }
            }
          }
        }
        return .array(distinct(result))
      }

      /// The elements without repetitions.
      static func unique(_ value: CardValue) throws(CardError) -> CardValue {
        .array(distinct(try elements(value)))
      }

      private static func distinct(_ elements: [CardValue]) -> [CardValue] {
        var result: [CardValue] = []
        var texts: Set<String> = []
        var numbers: Set<Double> = []
        var places: Set<Place> = []
        var constants: [CardValue] = []
        for element in elements {
          switch element {
          case .string(let text): if texts.insert(text).inserted { result.append(element) }
          case .number(let number): if numbers.insert(number).inserted { result.append(element) }
          case .array, .object:
            if place(of: element).map({ places.insert($0).inserted }) ?? true { result.append(element) }
          case .binary: result.append(element)
          default:
            if constants.contains(where: { areIdentical($0, element) }) { continue }
            constants.append(element)
            result.append(element)
          }
        }
        return result
      }

      // MARK: Parts

      /// The elements or characters in reverse order.
      static func reverse(_ value: CardValue) throws(CardError) -> CardValue {
        switch value {
        case .array(let elements): .array(elements.reversed())
        case .string(let text): .string(String(decoding: Array(text.utf16).reversed(), as: UTF16.self))
        default: throw .wrong(value, "a string or an array")
        }
      }

      /// The elements from a position up to another one, which is left out.
      static func subArray(
        _ value: CardValue, _ start: CardValue, _ end: CardValue? = nil
      ) throws(CardError) -> CardValue {
        let elements = try elements(value)
        let start = try integer(start)
        guard start >= 0, start <= elements.count else {
          throw CardError(
            "the start \(start) is outside of the array, which has \(elements.count) elements")
        }
        var last = elements.count
        if let end { last = try integer(end) }
        guard last >= 0, last <= elements.count else {
          throw CardError(
            "the end \(last) is outside of the array, which has \(elements.count) elements")
        }
        return .array(start < last ? Array(elements[start..<last]) : [])
      }

      /// The elements of nested arrays in one array, down to a number of levels.
      static func flatten(_ value: CardValue, _ levels: CardValue? = nil) throws(CardError) -> CardValue
      {
        var elements = try elements(value)
        var wanted = 100.0
        if let levels {
          if case .number(let number) = levels, !number.isNaN { wanted = number } else { wanted = 1 }
        }
        func inner(_ value: CardValue) -> [CardValue]? {
          if case .array(let elements) = value { elements } else { nil }
        }
        for _ in 0..<Int(Swift.max(1, Swift.min(wanted, 512)))
        where elements.contains(where: { inner($0) != nil }) {
          elements = elements.flatMap { inner($0) ?? [$0] }
        }
        return .array(elements)
      }

      /// Consecutive integers from the first number on, as many as the second one says.
      static func range(_ start: CardValue, _ count: CardValue) throws(CardError) -> CardValue {
        let (start, count) = (try integer(start), try integer(count))
        guard count > 0 else { throw CardError("the count of a range must be above 0") }
        // As many as an expansion has steps: more than that would be a mistake of the data.
        guard count <= 10_000_000 else {
          throw CardError("the count of a range must not be above 10000000")
        }
        return .array((0..<count).map { .number(Double(start) + Double($0)) })
      }

      /// An object of `index` and `value` for each element or member.
      static func indicesAndValues(_ value: CardValue) throws(CardError) -> CardValue {
        func pair(_ index: CardValue, _ value: CardValue) -> CardValue {
          .object([CardValue.Member("index", index), CardValue.Member("value", value)])
        }
        switch value {
        case .array(let elements):
          return .array(elements.enumerated().map { pair(.number(Double($0.offset)), $0.element) })
        case .object(let members): return .array(members.map { pair(.string($0.name), $0.value) })
        default: throw .wrong(value, "an array or an object")
        }
      }
    }
    """##

  /// The same as it is read.
  static let cardFunctionsSetsPart = SupportPart(cardFunctionsSets)
}
