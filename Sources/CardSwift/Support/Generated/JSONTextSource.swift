extension SupportSources {
  /// The part `JSONText`.
  static let jSONText = ##"""
    /// The text forms of JSON scalars: unescaping, escaping, numbers.
    enum CardJSONText {
      /// The decoded text of the bytes between a string's quotes.
      static func decode(_ raw: UnsafeBufferPointer<UInt8>, escaped: Bool) -> String {
        guard escaped else { return String(decoding: raw, as: UTF8.self) }
        return String(unsafeUninitializedCapacity: raw.count) { buffer in
          var written = 0
          forEachDecodedUnit(raw) { units, _ in
            for byte in units {
              buffer[written] = byte
              written += 1
            }
          }
          return written
        }
      }

      /// Calls `body` with the UTF-8 of each character or escape of `raw` and the offset at which it begins.
      ///
      /// `raw` has been checked by a reader: escapes are complete. Half of a surrogate pair is U+FFFD.
      static func forEachDecodedUnit(
        _ raw: UnsafeBufferPointer<UInt8>, _ body: (_ utf8: ArraySlice<UInt8>, _ offset: Int) -> Void
      ) {
        var units: [UInt8] = [0, 0, 0, 0]
        var index = 0
        while index < raw.count {
          let start = index
          let byte = raw[index]
          index += 1
          guard byte == UInt8(ascii: "\\"), index < raw.count else {
            units[0] = byte
            body(units[..<1], start)
            continue
          }
          let escape = raw[index]
          index += 1
          if escape == UInt8(ascii: "u"), index + 4 <= raw.count {
            var code = hexadecimal(raw, index)
            index += 4
            if code & 0xFC00 == 0xD800, index + 6 <= raw.count, raw[index] == UInt8(ascii: "\\"),
              raw[index + 1] == UInt8(ascii: "u"), hexadecimal(raw, index + 2) & 0xFC00 == 0xDC00
            {
              code = 0x10000 + (code & 0x3FF) << 10 + hexadecimal(raw, index + 2) & 0x3FF
              index += 6
            } else if code & 0xF800 == 0xD800 {
              code = 0xFFFD
            }
            let count = encode(code, into: &units)
            body(units[..<count], start)
          } else {
            units[0] = decodedEscape(escape)
            body(units[..<1], start)
          }
        }
      }

      /// The character of a one-letter escape.
      static func decodedEscape(_ letter: UInt8) -> UInt8 {
        switch letter {
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        default: letter
        }
      }

      private static func hexadecimal(_ raw: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt32 {
        var value: UInt32 = 0
        for offset in 0..<4 { value = value << 4 | UInt32(hexadecimalDigit(raw[index + offset]) ?? 0) }
        return value
      }

      /// The value of a hexadecimal digit.
      static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
        }
      }

      private static func encode(_ code: UInt32, into units: inout [UInt8]) -> Int {
        guard let scalar = Unicode.Scalar(code), let encoded = UTF8.encode(scalar) else { return 0 }
        var count = 0
        for byte in encoded {
          units[count] = byte
          count += 1
        }
        return count
      }

      /// Whether the bytes cannot stand between quotes as they are.
      static func needsEscaping(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = bytes.baseAddress else { return false }
        var index = 0
        while index &+ 8 <= bytes.count {
          if hasSpecial(word(start + index)) { return true }
          index &+= 8
        }
        while index < bytes.count {
          if isSpecial(start[index]) { return true }
          index &+= 1
        }
        return false
      }

      /// Appends the escaped form of well-formed UTF-8 to `output`.
      static func escape(_ bytes: UnsafeBufferPointer<UInt8>, into output: inout CardByteBuffer) {
        guard let start = bytes.baseAddress else { return }
        // Bytes are checked and copied in one go, eight at a time.
        output.reserve(bytes.count)
        var index = 0
        while index < bytes.count {
          while index &+ 8 <= bytes.count {
            let word = word(start + index)
            if hasSpecial(word) { break }
            output.appendReserved(word)
            index &+= 8
          }
          while index < bytes.count, !isSpecial(start[index]) {
            output.appendReserved(start[index])
            index &+= 1
          }
          if index < bytes.count {
            appendEscape(of: start[index], to: &output)
            index &+= 1
            output.reserve(bytes.count &- index)
          }
        }
      }

      private static func appendEscape(of byte: UInt8, to output: inout CardByteBuffer) {
        output.append(UInt8(ascii: "\\"))
        switch byte {
        case 0x0A: output.append(UInt8(ascii: "n"))
        case 0x09: output.append(UInt8(ascii: "t"))
        case 0x0D: output.append(UInt8(ascii: "r"))
        case 0x08: output.append(UInt8(ascii: "b"))
        case 0x0C: output.append(UInt8(ascii: "f"))
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): output.append(byte)
        default:
          output.append("u00")
          for digit in [byte >> 4, byte & 15] {
            output.append(digit < 10 ? 0x30 + digit : 0x61 + digit - 10)
          }
        }
      }

      /// Whether a byte cannot stand between quotes.
      @inline(__always)
      private static func isSpecial(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
      }

      @inline(__always)
      private static func word(_ start: UnsafePointer<UInt8>) -> UInt64 {
        UnsafeRawPointer(start).loadUnaligned(as: UInt64.self)
      }

      /// Whether one of eight bytes cannot stand between quotes: a subtraction borrows into the top bit of a byte that is
      /// smaller, and bytes that have it already are no ASCII.
      @inline(__always)
      private static func hasSpecial(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quotes = word ^ (ones &* 0x22)
        let backslashes = word ^ (ones &* 0x5C)
        let borrowed = (word &- ones &* 0x20) | (quotes &- ones) | (backslashes &- ones)
        return borrowed & ~word & (ones &* 0x80) != 0
      }

      /// The integer that a JSON number stands for, if it is one and fits.
      static func integer(_ raw: UnsafeBufferPointer<UInt8>) -> Int? {
        // A double would round integers beyond 2 to the power of 53.
        if raw.allSatisfy({ $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") }) {
          return Int(String(decoding: raw, as: UTF8.self))
        }
        return Int(exactly: double(raw))
      }

      /// The nearest double of a JSON number; beyond the range of doubles it is infinite.
      static func double(_ raw: UnsafeBufferPointer<UInt8>) -> Double {
        var index = 0
        let isNegative = raw.first == UInt8(ascii: "-")
        if isNegative { index = 1 }
        var mantissa: UInt64 = 0
        var decimals = 0
        var isFraction = false
        // Nineteen digits always fit.
        if raw.count <= 19 {
          while index < raw.count {
            let digit = raw[index] &- 0x30
            if digit < 10 {
              mantissa = mantissa &* 10 &+ UInt64(digit)
              if isFraction { decimals &+= 1 }
            } else if raw[index] == UInt8(ascii: "."), !isFraction {
              isFraction = true
            } else {
              break
            }
            index &+= 1
          }
          // An integer is rounded once, and so is an exact one divided by an exact power of ten.
          if index == raw.count, decimals == 0 || mantissa < 1 << 53 {
            let value = decimals == 0 ? Double(mantissa) : Double(mantissa) / powersOfTen[decimals]
            return isNegative ? -value : value
          }
        }
        return Double(String(decoding: raw, as: UTF8.self)) ?? .nan
      }

      /// The powers of ten up to 18, all of which are exact.
      private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
        1e18,
      ]
    }
    """##

  /// The same as it is read.
  static let jSONTextPart = SupportPart(jSONText)
}
