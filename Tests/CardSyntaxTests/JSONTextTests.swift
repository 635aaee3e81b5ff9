import CardKernel
import Testing

/// Escaping goes by eight bytes at a time, so what must be escaped stands at every place of a word and beyond it.
@Suite struct JSONTextTests {
  /// RFC 8259, section 7, with the short forms that JavaScript's `JSON.stringify` prefers.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": #"\""#
      case "\\": #"\\"#
      case "\n": #"\n"#
      case "\t": #"\t"#
      case "\r": #"\r"#
      case "\u{8}": #"\b"#
      case "\u{C}": #"\f"#
      case "\0"..."\u{1F}": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }.joined()
  }

  private static func check(_ text: String) {
    let result = ByteBuffer.text { $0.append(escaping: text) }
    #expect(result == escaped(text), "\(text.debugDescription)")
    var copy = text
    #expect(copy.withUTF8 { JSONText.needsEscaping($0) } == (escaped(text) != text), "\(text.debugDescription)")
  }

  @Test func everyCharacterAtEveryPlace() {
    for code in UInt8.min..<0x80 {
      let character = String(Unicode.Scalar(code))
      for place in 0..<18 {
        Self.check(String(repeating: "a", count: place) + character + String(repeating: "é", count: 17 - place))
      }
    }
  }

  @Test func mixtures() {
    var bits: UInt64 = 3
    let characters: [Unicode.Scalar] = [
      "a", "Z", "!", "#", "[", "]", "\"", "\\", "\n", "\0", "\u{1F}", " ", "ß", "漢", "🎉",
    ]
    for _ in 0..<3000 {
      var text = ""
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      for _ in 0..<(bits >> 40) % 30 {
        bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.unicodeScalars.append(characters[Int((bits >> 33) % UInt64(characters.count))])
      }
      Self.check(text)
    }
  }

  @Test func nothing() { Self.check("") }
}
