import CardKernel
import CardSyntax
import Testing

@Suite struct NumberTextTests {
  /// What `String(value)` gives in JavaScript.
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.1, "0.1"), (-0.5, "-0.5"), (1.5, "1.5"), (100, "100"),
      (123.456, "123.456"),
      (0.1 + 0.2, "0.30000000000000004"), (1.0 / 3, "0.3333333333333333"), (0.000001, "0.000001"),
      (0.0000012, "0.0000012"),
      (1e-7, "1e-7"), (1.5e-7, "1.5e-7"), (123e-20, "1.23e-18"), (1e20, "100000000000000000000"),
      (1.2345678901234568e20, "123456789012345680000"), (1e21, "1e+21"), (1.5e21, "1.5e+21"), (-1e21, "-1e+21"),
      (1e300, "1e+300"),
      (9_007_199_254_740_991, "9007199254740991"), (9_007_199_254_740_992, "9007199254740992"),
      (-9_007_199_254_740_992, "-9007199254740992"), (0x1p63, "9223372036854776000"), (-0x1p63, "-9223372036854776000"),
      (0x1p64, "18446744073709552000"), (.leastNonzeroMagnitude, "5e-324"),
      (1.7976931348623157e308, "1.7976931348623157e+308"),
      (4.35, "4.35"), (1e16, "10000000000000000"), (1234567890123456.5, "1234567890123456.5"), (.nan, "NaN"),
      (.infinity, "Infinity"), (-.infinity, "-Infinity"),
    ] as [(Double, String)])
  func javaScript(_ value: Double, _ text: String) { #expect(NumberText.javaScript(value) == text) }

  @Test func textReadsBackTheSame() {
    var bits: UInt64 = 1
    for _ in 0..<2000 {
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = Double(bitPattern: bits)
      guard value.isFinite else { continue }
      #expect(Double(NumberText.javaScript(value)) == value)
    }
  }

  /// Numbers are written to buffers in a way of their own.
  @Test func appendingGivesTheSame() {
    var bits: UInt64 = 7
    for round in 0..<4000 {
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let integer = Double(Int64(bitPattern: bits) >> (round % 63))
      for value in [Double(bitPattern: bits), integer, integer / 1000, Double(round) - 2000] {
        let appended = ByteBuffer.text { NumberText.append(value, to: &$0) }
        #expect(appended == NumberText.javaScript(value))
      }
    }
  }
}
