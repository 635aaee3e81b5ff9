extension SupportSources {
  /// The part `PercentEncoding`.
  static let percentEncoding = ##"""
    /// Percent encoding as JavaScript's `encodeURIComponent` does it.
    enum CardPercentEncoding {
      /// The text with reserved characters as `%XX`.
      static func encode(_ text: String) -> String {
        CardByteBuffer.text { output in
          for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
              0x30...0x39,
              UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "!"),
              UInt8(ascii: "~"),
              UInt8(ascii: "*"), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"):
              output.append(byte)
            default: encode(byte, to: &output)
            }
          }
        }
      }

      /// What must be encoded in a part of a URI besides controls and what is not ASCII.
      enum Part {
        case path, query, specialQuery, opaque

        fileprivate func mustEncode(_ byte: UInt8) -> Bool {
          if byte < 0x20 || byte > 0x7E { return true }
          switch Unicode.Scalar(byte) {
          case " ", "\"", "#", "<", ">": return self != .opaque
          case "?", "^", "`", "{", "}": return self == .path
          case "'": return self == .specialQuery
          default: return false
          }
        }
      }

      /// The text with `%XX` for what may not stand in a part of a URI; what is encoded already stays.
      static func escaping(_ text: String, _ part: Part) -> String {
        guard text.utf8.contains(where: part.mustEncode) else { return text }
        return CardByteBuffer.text { output in
          for byte in text.utf8 {
            if part.mustEncode(byte) { encode(byte, to: &output) } else { output.append(byte) }
          }
        }
      }

      private static func encode(_ byte: UInt8, to output: inout CardByteBuffer) {
        output.append(UInt8(ascii: "%"))
        output.append(digit(byte >> 4))
        output.append(digit(byte & 15))
      }

      private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? 0x30 + value : UInt8(ascii: "A") + value - 10
      }

      /// The text with `%XX` as characters; none if that is no text.
      static func decode(_ text: String) -> String? {
        bytes(text).flatMap { String(validating: $0, as: UTF8.self) }
      }

      /// The bytes of the text with `%XX` as bytes; none if a `%` has no digits.
      static func bytes(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
          guard byte == UInt8(ascii: "%") else {
            bytes.append(byte)
            continue
          }
          guard let high = rest.popFirst().flatMap(hexadecimal),
            let low = rest.popFirst().flatMap(hexadecimal)
          else {
            return nil
          }
          bytes.append(high << 4 | low)
        }
        return bytes
      }

      private static func hexadecimal(_ byte: UInt8) -> UInt8? {
        Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
      }
    }
    """##

  /// The same as it is read.
  static let percentEncodingPart = SupportPart(percentEncoding)
}
