extension SupportSources {
  /// The part `Base64`.
  static let base64 = ##"""
    /// Base 64 of RFC 4648.
    enum CardBase64 {
      private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

      /// The text that stands for the bytes, filled up with `=`.
      static func encode(_ bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        result.reserveCapacity((bytes.count + 2) / 3 * 4)
        var start = 0
        while start < bytes.count {
          let count = min(3, bytes.count - start)
          var bits = UInt32(bytes[start]) << 16
          if count > 1 { bits |= UInt32(bytes[start + 1]) << 8 }
          if count > 2 { bits |= UInt32(bytes[start + 2]) }
          result.append(alphabet[Int(bits >> 18) & 63])
          result.append(alphabet[Int(bits >> 12) & 63])
          result.append(count > 1 ? alphabet[Int(bits >> 6) & 63] : UInt8(ascii: "="))
          result.append(count > 2 ? alphabet[Int(bits) & 63] : UInt8(ascii: "="))
          start += 3
        }
        return String(decoding: result, as: UTF8.self)
      }

      /// The bytes that the text stands for; none if it has other characters.
      static func decode(_ text: String) -> [UInt8]? {
        var result: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        for byte in text.utf8 where byte != UInt8(ascii: "=") {
          guard let value = value(byte) else { return nil }
          bits = bits << 6 | value
          count += 6
          if count >= 8 {
            count -= 8
            result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
          }
        }
        return result
      }

      private static func value(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - 65)
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - 97 + 26)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - 48 + 52)
        case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
        case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
        default: nil
        }
      }
    }
    """##

  /// The same as it is read.
  static let base64Part = SupportPart(base64)
}
