import CardIR
import Testing

@Suite struct ColorTests {
  @Test(arguments: [
    ("#1F6FEB", Color.Notation.alphaFirst, Color(0x1F6FEB)), ("#801F6FEB", .alphaFirst, Color(0x1F6FEB, alpha: 0x80)),
    ("#1F6FEB80", .alphaLast, Color(0x1F6FEB, alpha: 0x80)), ("1f6feb", .bare, Color(0x1F6FEB)),
  ])
  func coloursAreRead(_ text: String, _ notation: Color.Notation, _ color: Color) {
    #expect(Color(text, notation) == color)
    #expect(color.text(notation).lowercased() == text.lowercased())
  }

  @Test(arguments: ["", "#", "#12345", "#1234567", "#GGGGGG", "red", "#+12345", "12 345"])
  func whatIsNoColourIsNotRead(_ text: String) {
    #expect(Color(text, .alphaFirst) == nil)
  }

  @Test func translucentColoursAreBlended() {
    #expect(Color(0x000000, alpha: 0x08).blended(over: .white) == Color(0xF7F7F7))
    #expect(Color(0x333333, alpha: 0xEE).blended(over: .white) == Color(0x414141))
    #expect(Color(0x123456).blended(over: .white) == Color(0x123456))
    #expect(Color(0x123456, alpha: 0).blended(over: Color(0xABCDEF)) == Color(0xABCDEF))
  }

  // Reference values of CIE76 under D65, computed by hand from the definition.
  @Test func differencesAreThoseOfLab() {
    #expect(abs(Color.white.difference(from: .black) - 100) < 0.01)
    #expect(abs(Color(0xFF0000).difference(from: Color(0x00FF00)) - 170.585) < 0.05)
    #expect(Color(0x123456).difference(from: Color(0x123456)) == 0)
  }

  @Test func luminanceIsRelative() {
    #expect(Color.white.luminance > 0.999 && Color.black.luminance == 0)
    #expect(abs(Color(0x808080).luminance - 0.2159) < 0.001)
  }
}
