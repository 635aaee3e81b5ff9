import Testing

@testable import CardSyntax

@Suite("the text of file names")
struct FileNameTextTests {
  private func text(_ bytes: [UInt8]) -> String { bytes.withUnsafeBufferPointer { FileNameText.text($0) } }

  @Test(
    "names in UTF-8 are what they look like",
    arguments: ["a.yaml", "é", "e\u{301}", "😀", "", "\u{10FFFD}", "\u{10EE7F}"])
  func plain(_ name: String) {
    let text = text(Array(name.utf8))
    #expect(text.utf8.elementsEqual(name.utf8))
    #expect(FileNameText.bytes(text) == Array(name.utf8))
  }

  @Test("each byte that is not UTF-8 is a character")
  func bytes() {
    #expect(Array(text([0x63, 0xE9, 0x2E]).unicodeScalars).map(\.value) == [0x63, 0x10EEE9, 0x2E])
    // The beginning of a character whose end is missing, an overlong zero, a surrogate.
    for name: [UInt8] in [[0xF4, 0x8E, 0xBA], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xFF, 0xFE]] {
      #expect(text(name).unicodeScalars.map { FileNameText.byte($0) } == name)
    }
    // The character that stands for a byte is no such byte where a name has it.
    #expect(text(Array("\u{10EEE9}".utf8)).unicodeScalars.map { FileNameText.byte($0) } == Array("\u{10EEE9}".utf8))
  }

  @Test("every name has a text of its own, which leads back to it")
  func everyName() {
    var generator = SplitMix(state: 23)
    var seen: [[UInt8]: String] = [:]
    let alphabet: [UInt8] = [0x2E, 0x61, 0x80, 0xBA, 0xBB, 0x8E, 0xC3, 0xA9, 0xE2, 0xED, 0xF4, 0xFF]
    for _ in 0..<20_000 {
      let name = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
        alphabet.randomElement(using: &generator) ?? 0
      }
      let text = text(name)
      #expect(FileNameText.bytes(text) == name)
      seen[name] = text
    }
    #expect(Set(seen.values.map { Array($0.utf8) }).count == seen.count)
  }

  @Test("an argument in UTF-8 is as it was written, so that a name may be said as JSON says it")
  func arguments() {
    let name: [UInt8] = [0x63, 0xE9]
    let text = text(name)
    #expect(Array(text.utf8).withUnsafeBufferPointer { FileNameText.text(ofArgument: $0) } == text)
    #expect(name.withUnsafeBufferPointer { FileNameText.text(ofArgument: $0) } == text)
  }

  @Test("people see the bytes, programs that read addresses get them")
  func rendering() {
    let source = SourceText(name: text(Array("t/caf".utf8) + [0xE9]), text: "x")
    let kind = DiagnosticKind("test.kind", .error, "A kind.", explanation: "None.")
    let finding = Diagnostic(kind, "wrong", at: SourceSpan(source: source, 0..<1))
    func render(_ style: DiagnosticStyle) -> String { DiagnosticRenderer(style: style, color: false).render([finding]) }
    #expect(render(.short).hasPrefix("t/caf\\xE9:1:1: "))
    #expect(render(.human).contains("t/caf\\xE9:1:1"))
    #expect(render(.sarif).contains(#""uri": "t/caf%E9""#))
    #expect(render(.json).contains("\u{10EEE9}"))
  }

  /// Numbers that are the same each time.
  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var word = state
      word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
      return word ^ (word >> 31)
    }
  }
}
