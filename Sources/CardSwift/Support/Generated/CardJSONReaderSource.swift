extension SupportSources {
  /// The part `CardJSONReader`.
  static let cardJSONReader = ##"""
    /// Reads JSON as RFC 8259 defines it; of members with one name the last one counts.
    struct CardJSONReader {
      /// Values may be nested so deep.
      private static let maximumDepth = 512

      private let bytes: [UInt8]
      private var position = 0

      /// The value that `text` describes.
      static func read(_ text: String) throws(CardError) -> CardValue {
        var reader = CardJSONReader(bytes: Array(text.utf8))
        let value = try reader.value(depth: 0)
        reader.skipSpace()
        guard reader.position == reader.bytes.count else { throw reader.error }
        return value
      }

      private init(bytes: [UInt8]) { self.bytes = bytes }

      private var error: CardError {
        CardError("the text is not JSON: byte \(position) cannot be read")
      }

      private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

      private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
          position += 1
        }
      }

      private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
      }

      private mutating func value(depth: Int) throws(CardError) -> CardValue {
        skipSpace()
        guard depth <= Self.maximumDepth, let byte = next else { throw error }
        switch Unicode.Scalar(byte) {
        case "{": return try object(depth: depth)
        case "[": return try array(depth: depth)
        case "\"": return .string(try string())
        case "t": return try word("true", .boolean(true))
        case "f": return try word("false", .boolean(false))
        case "n": return try word("null", .null)
        default: return try number()
        }
      }

      private mutating func word(_ word: String, _ value: CardValue) throws(CardError) -> CardValue {
        let end = position + word.utf8.count
        guard end <= bytes.count, bytes[position..<end].elementsEqual(word.utf8) else { throw error }
        position = end
        return value
      }

      // MARK: Containers

      private mutating func array(depth: Int) throws(CardError) -> CardValue {
        position += 1
        var elements: [CardValue] = []
        if take("]") { return .array(elements) }
        repeat { elements.append(try value(depth: depth + 1)) } while take(",")
        guard take("]") else { throw error }
        return .array(elements)
      }

      private mutating func object(depth: Int) throws(CardError) -> CardValue {
        position += 1
        var members: [CardValue.Member] = []
        var positions: Set<String> = []
        if take("}") { return .object(members) }
        repeat {
          skipSpace()
          let name = try string()
          guard take(":") else { throw error }
          if !positions.insert(name).inserted { members.removeAll { $0.name == name } }
          members.append(CardValue.Member(name, try value(depth: depth + 1)))
        } while take(",")
        guard take("}") else { throw error }
        return .object(members)
      }

      // MARK: Scalars

      private mutating func string() throws(CardError) -> String {
        guard next == UInt8(ascii: "\"") else { throw error }
        position += 1
        let start = position
        var isEscaped = false
        while let byte = next, byte != UInt8(ascii: "\"") {
          guard byte >= 0x20 else { throw error }
          position += 1
          if byte == UInt8(ascii: "\\") {
            isEscaped = true
            try escape()
          }
        }
        guard next != nil else { throw error }
        defer { position += 1 }
        return bytes[start..<position].withUnsafeBufferPointer {
          CardJSONText.decode($0, escaped: isEscaped)
        }
      }

      /// Steps over what follows a backslash.
      private mutating func escape() throws(CardError) {
        guard let byte = next else { throw error }
        position += 1
        switch Unicode.Scalar(byte) {
        case "\"", "\\", "/", "b", "f", "n", "r", "t": break
        case "u":
          let unit = try codeUnit()
          guard unit & 0xF800 == 0xD800 else { return }
          // Halves of surrogate pairs come in pairs.
          guard unit < 0xDC00, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
            bytes[position + 1] == UInt8(ascii: "u")
          else { throw error }
          position += 2
          guard try codeUnit() & 0xFC00 == 0xDC00 else { throw error }
        default: throw error
        }
      }

      private mutating func codeUnit() throws(CardError) -> UInt32 {
        guard position + 4 <= bytes.count,
          bytes[position..<position + 4].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
          let unit = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
        else { throw error }
        position += 4
        return unit
      }

      private mutating func number() throws(CardError) -> CardValue {
        let start = position
        func isDigit(_ byte: UInt8?) -> Bool { byte.map { $0 &- 0x30 < 10 } ?? false }
        func digits(_ reader: inout CardJSONReader) throws(CardError) {
          guard isDigit(reader.next) else { throw reader.error }
          while isDigit(reader.next) { reader.position += 1 }
        }
        if next == UInt8(ascii: "-") { position += 1 }
        if next == UInt8(ascii: "0") { position += 1 } else { try digits(&self) }
        if next == UInt8(ascii: ".") {
          position += 1
          try digits(&self)
        }
        if let byte = next, byte | 0x20 == UInt8(ascii: "e") {
          position += 1
          if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
          try digits(&self)
        }
        guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)) else {
          throw error
        }
        return .number(number)
      }
    }
    """##

  /// The same as it is read.
  static let cardJSONReaderPart = SupportPart(cardJSONReader)
}
