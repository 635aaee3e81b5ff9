extension SupportSources {
  /// The part `TextSearch`.
  static let textSearch = ##"""
    /// Searches in text without regard to grapheme clusters, as JavaScript does, in time linear in both texts.
    enum CardTextSearch {
      /// The parts of `text` between the occurrences of `separator`, which is not empty.
      static func split(_ text: String, _ separator: String, ignoresCase: Bool = false) -> [String] {
        if ignoresCase { return splitIgnoringCase(text, separator) }
        return withBytes(text, separator) { bytes, wanted in
          var parts: [String] = []
          var start = 0
          scan(bytes, wanted) { position in
            parts.append(
              String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self))
            start = position + wanted.count
            return .skip
          }
          parts.append(String(decoding: UnsafeBufferPointer(rebasing: bytes[start...]), as: UTF8.self))
          return parts
        }
      }

      /// The number of occurrences of `part`, which is not empty, none inside of another one.
      static func count(of part: String, in text: String) -> Int {
        withBytes(text, part) { bytes, wanted in
          var count = 0
          scan(bytes, wanted) { _ in
            count += 1
            return .skip
          }
          return count
        }
      }

      /// Whether `part` is somewhere in `text`.
      static func contains(_ text: String, _ part: String) -> Bool {
        offset(of: part, in: text, isLast: false) != nil
      }

      /// The first or last position of `part` in `text` in UTF-16 units, or -1.
      static func position(of part: String, in text: String, isLast: Bool) -> Int {
        // The reference starts its search from the end at the last character, even for the empty text.
        if isLast, part.isEmpty { return max(0, text.utf16.count - 1) }
        guard let offset = offset(of: part, in: text, isLast: isLast) else { return -1 }
        let index = text.utf8.index(text.utf8.startIndex, offsetBy: offset)
        return text.utf16.distance(from: text.utf16.startIndex, to: index)
      }

      /// The first or last position of `part` in `text` in bytes.
      private static func offset(of part: String, in text: String, isLast: Bool) -> Int? {
        withBytes(text, part) { bytes, wanted in
          if wanted.isEmpty { return 0 }
          var found: Int?
          scan(bytes, wanted) { position in
            found = position
            return isLast ? .overlap : .stop
          }
          return found
        }
      }

      private static func splitIgnoringCase(_ text: String, _ separator: String) -> [String] {
        let units = Array(text.utf16)
        let wanted = Array(separator.lowercased().utf16)
        var folded = units
        let lower = Array(text.lowercased().utf16)
        // A few letters change their length in small letters; then only exact case is found.
        if lower.count == units.count { folded = lower }
        var parts: [String] = []
        var start = 0
        folded.withUnsafeBufferPointer { folded in
          wanted.withUnsafeBufferPointer { wanted in
            scan(folded, wanted) { position in
              parts.append(String(decoding: units[start..<position], as: UTF16.self))
              start = position + wanted.count
              return .skip
            }
          }
        }
        parts.append(String(decoding: units[start...], as: UTF16.self))
        return parts
      }

      private static func withBytes<Result>(
        _ text: String, _ part: String,
        _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Result
      ) -> Result {
        var (text, part) = (text, part)
        return text.withUTF8 { bytes in part.withUTF8 { body(bytes, $0) } }
      }

      /// How a search goes on after an occurrence.
      private enum Next {
        case stop, skip, overlap
      }

      /// Calls `body` with each position of `wanted`, which is not empty, as Knuth, Morris and Pratt find them.
      private static func scan<Unit: Equatable>(
        _ units: UnsafeBufferPointer<Unit>, _ wanted: UnsafeBufferPointer<Unit>, _ body: (Int) -> Next
      ) {
        guard !wanted.isEmpty, wanted.count <= units.count else { return }
        // The length of the longest proper prefix of `wanted` that ends at each of its positions.
        var borders = [Int](repeating: 0, count: wanted.count)
        var length = 0
        for position in 1..<max(1, wanted.count) {
          while length > 0, wanted[position] != wanted[length] { length = borders[length - 1] }
          if wanted[position] == wanted[length] { length += 1 }
          borders[position] = length
        }
        var matched = 0
        for position in 0..<units.count {
          while matched > 0, units[position] != wanted[matched] { matched = borders[matched - 1] }
          if units[position] == wanted[matched] { matched += 1 }
          guard matched == wanted.count else { continue }
          switch body(position + 1 - wanted.count) {
          case .stop: return
          case .skip: matched = 0
          case .overlap: matched = borders[matched - 1]
          }
        }
      }

      /// The UTF-16 units of a text at these positions; half of a character is none.
      static func part(of text: String, _ range: Range<Int>) -> String {
        let units = text.utf16
        let start = units.index(units.startIndex, offsetBy: range.lowerBound)
        let part = units[start..<units.index(start, offsetBy: range.count)]
        return String(part) ?? String(decoding: part, as: UTF16.self)
      }

      /// Compares two strings as JavaScript does, by UTF-16 units.
      static func isLess(_ left: String, _ right: String) -> Bool {
        var (left, right) = (left, right)
        return left.withUTF8 { left in
          right.withUTF8 { right in
            var position = 0
            let count = min(left.count, right.count)
            while position < count, left[position] == right[position] { position += 1 }
            guard position < count else { return left.count < right.count }
            let (one, other) = (left[position], right[position])
            // Bytes have the order of characters, and units too, but for surrogates: these come before U+E000 to U+FFFF.
            if one >= 0xEE, other >= 0xEE, (one >= 0xF0) != (other >= 0xF0) { return one >= 0xF0 }
            return one < other
          }
        }
      }
    }
    """##

  /// The same as it is read.
  static let textSearchPart = SupportPart(textSearch)
}
