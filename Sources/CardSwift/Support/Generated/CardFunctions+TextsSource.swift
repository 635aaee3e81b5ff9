extension SupportSources {
  /// The part `CardFunctions+Texts`.
  static let cardFunctionsTexts = ##"""
    extension CardFunctions {
      // MARK: Joining

      /// The values as one text, or as one array if all of them are arrays.
      static func concat(_ values: CardValue...) -> CardValue {
        guard var result = values.first else { return .missing }
        for next in values.dropFirst() {
          switch (result, next) {
          case (.string(let text), _): result = .string(text + next.stringified)
          case (.missing, .missing), (.missing, .null), (.null, .missing), (.null, .null):
            result = .missing
          case (.missing, .array), (.null, .array): result = next
          case (.array, .missing), (.array, .null): break
          case (.array(let one), .array(let other)): result = .array(one + other)
          default: result = .string(result.stringified + next.stringified)
          }
        }
        return result
      }

      /// The elements as text with a separator between them, and another one before the last.
      static func join(
        _ value: CardValue, _ separator: CardValue, _ last: CardValue? = nil
      ) throws(CardError) -> String {
        let elements = try elements(value).map { $0.printed ?? "" }
        let separator = separator.printed ?? ","
        guard let last = last.map({ $0.printed ?? "" }) else {
          return elements.joined(separator: separator)
        }
        guard elements.count > 2 else { return elements.joined(separator: last) }
        return elements.dropLast().joined(separator: separator) + last + (elements.last ?? "")
      }

      // MARK: Parts

      /// The number of UTF-16 units of a text.
      static func length(_ value: CardValue) throws(CardError) -> Double {
        Double(try text(value).utf16.count)
      }

      /// The part of a text from a position on, or as long as the last number says.
      static func substring(
        _ value: CardValue, _ start: CardValue, _ length: CardValue? = nil
      ) throws(CardError) -> String {
        if value.isMissing { return "" }
        return try substring(
          string(existing: value), number(start),
          length.map { (length) throws(CardError) in try number(length) })
      }

      /// The part of a text from a position on, or as long as the last number says.
      static func substring(
        _ text: String, _ start: Double, _ length: Double? = nil
      ) throws(CardError) -> String {
        let units = text.utf16
        let start = try integer(.number(start))
        guard start >= 0, start <= units.count else {
          throw CardError(
            "the start \(start) is outside of the text, which has \(units.count) characters")
        }
        var count = units.count - start
        if let length { count = try integer(.number(length)) }
        guard count >= 0, count <= units.count - start else {
          throw CardError(
            "the length \(count) reaches beyond the text, which has \(units.count) characters")
        }
        return CardTextSearch.part(of: text, start..<start + count)
      }

      /// The parts of a text between separators; its characters without one.
      static func split(_ value: CardValue, _ separator: CardValue = .string("")) throws(CardError)
        -> CardValue
      {
        let (text, separator) = (try text(value), try text(separator))
        if separator.isEmpty {
          return .array(text.utf16.map { .string(String(Unicode.Scalar($0) ?? "\u{FFFD}")) })
        }
        return .array(CardTextSearch.split(text, separator).map { .string($0) })
      }

      /// The text with every occurrence of another text replaced.
      static func replace(
        _ value: CardValue, _ wanted: CardValue, _ replacement: CardValue
      ) throws(CardError) -> String {
        try replace(text(value), text(wanted), text(replacement))
      }

      /// The text with every occurrence of another text replaced.
      static func replace(
        _ text: String, _ wanted: String, _ replacement: String
      ) throws(CardError) -> String {
        try replace(text, wanted, replacement, ignoresCase: false)
      }

      /// The text with every occurrence of another text replaced, whatever the case of its letters.
      static func replaceIgnoreCase(
        _ value: CardValue, _ wanted: CardValue, _ replacement: CardValue
      ) throws(CardError) -> String {
        try replace(text(value), text(wanted), text(replacement), ignoresCase: true)
      }

      private static func replace(
        _ text: String, _ wanted: String, _ replacement: String, ignoresCase: Bool
      ) throws(CardError) -> String {
        guard !wanted.isEmpty else { throw CardError("the text to replace is empty") }
        return CardTextSearch.split(text, wanted, ignoresCase: ignoresCase).joined(
          separator: replacement)
      }

      /// The text without white space at both ends.
      static func trim(_ text: String) -> String { CardWhiteSpace.trimmed(text) }

      /// The text without white space at both ends.
      static func trim(_ value: CardValue) throws(CardError) -> String { trim(try text(value)) }

      // MARK: Case

      private static func localeName(_ locale: CardValue) -> String? {
        if case .string(let name) = locale { name } else { nil }
      }

      /// The text in small letters.
      static func toLower(_ text: String) -> String { CardTextCase.lower(text) }

      /// The text in small letters.
      static func toLower(_ value: CardValue, _ locale: CardValue = .missing) throws(CardError)
        -> String
      {
        CardTextCase.lower(try text(value), localeName(locale))
      }

      /// The text in capital letters.
      static func toUpper(_ text: String) -> String { text.uppercased() }

      /// The text in capital letters.
      static func toUpper(_ value: CardValue, _ locale: CardValue = .missing) throws(CardError)
        -> String
      {
        CardTextCase.upper(try text(value), localeName(locale))
      }

      /// The text in small letters with the first one capital.
      static func sentenceCase(_ text: String) -> String { CardTextCase.sentence(text) }

      /// The text in small letters with the first one capital.
      static func sentenceCase(_ value: CardValue, _ locale: CardValue = .missing) throws(CardError)
        -> String
      {
        CardTextCase.sentence(try text(value), localeName(locale))
      }

      /// The text in small letters with the first one of every word capital.
      static func titleCase(_ text: String) -> String { CardTextCase.title(text) }

      /// The text in small letters with the first one of every word capital.
      static func titleCase(_ value: CardValue, _ locale: CardValue = .missing) throws(CardError)
        -> String
      {
        CardTextCase.title(try text(value), localeName(locale))
      }

      /// The number of words, which white space separates.
      static func countWord(_ value: CardValue) throws(CardError) -> Double {
        Double(CardWhiteSpace.words(in: try text(value)))
      }

      /// A line end, which is a line feed.
      static func endOfLine() -> String { "\n" }

      // MARK: Tests

      /// Whether a text begins with another one.
      static func startsWith(_ text: String, _ part: String) -> Bool {
        text.utf8.starts(with: part.utf8)
      }

      /// Whether a text ends with another one.
      static func endsWith(_ text: String, _ part: String) -> Bool {
        text.utf8.reversed().starts(with: part.utf8.reversed())
      }

      /// Whether a text begins with another one.
      static func startsWith(_ value: CardValue, _ part: CardValue) throws(CardError) -> Bool {
        try startsWith(text(value), text(part))
      }

      /// Whether a text ends with another one.
      static func endsWith(_ value: CardValue, _ part: CardValue) throws(CardError) -> Bool {
        try endsWith(text(value), text(part))
      }

      /// The first position of a text in a text or a value in an array, or -1.
      static func indexOf(_ place: CardValue, _ wanted: CardValue) throws(CardError) -> Double {
        try position(place, wanted, isLast: false)
      }

      /// The last position of a text in a text or a value in an array, or -1.
      static func lastIndexOf(_ place: CardValue, _ wanted: CardValue) throws(CardError) -> Double {
        try position(place, wanted, isLast: true)
      }

      private static func position(
        _ place: CardValue, _ wanted: CardValue, isLast: Bool
      ) throws(CardError) -> Double {
        if case .array(let elements) = place {
          let position =
            isLast
            ? elements.lastIndex { equals($0, wanted) } : elements.firstIndex { equals($0, wanted) }
          return Double(position ?? -1)
        }
        let text = place == .null ? "" : try text(place)
        return Double(CardTextSearch.position(of: try self.text(wanted), in: text, isLast: isLast))
      }

      /// The value as text: numbers with grouped digits, arrays and objects as JSON.
      static func string(_ value: CardValue, _ locale: CardValue = .string("en-US")) throws(CardError)
        -> String
      {
        if case .binary(let bytes) = value { return String(decoding: bytes, as: UTF8.self) }
        guard case .number(let number) = value else { return value.stringified }
        if case .string(let name) = locale { return string(number, name) }
        return string(number)
      }

      /// The integer with its English ending: `1st`, `2nd`, `11th`.
      static func addOrdinal(_ value: CardValue) throws(CardError) -> String {
        CardTextCase.ordinal(try integer(value))
      }
    }

    extension CardValue {
      /// The text that `concat` and `string` make of a value: JSON for arrays and objects, nothing for `null`.
      var stringified: String {
        switch self {
        case .array, .object, .binary: CardWriter.json(self)
        default: printed ?? ""
        }
      }
    }
    """##

  /// The same as it is read.
  static let cardFunctionsTextsPart = SupportPart(cardFunctionsTexts)
}
