import CardSyntax
import Testing

private func location(_ text: String, _ offset: Int) -> CardSyntax.SourceLocation {
  LineIndex(SourceText(name: "x", text: text)).location(of: offset)
}

@Suite struct LineIndexTests {
  @Test(arguments: [
    ("", 0, 1, 1), ("abc", 0, 1, 1), ("abc", 2, 1, 3), ("abc", 3, 1, 4), ("abc", 99, 1, 4), ("abc", -1, 1, 1),
    // All three line ends
    ("a\nb", 1, 1, 2), ("a\nb", 2, 2, 1), ("a\r\nb", 1, 1, 2), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1),
    ("\n\n\n", 3, 4, 1),
    ("\r\r\n\n", 1, 2, 1), ("\r\r\n\n", 3, 3, 1), ("\r\r\n\n", 4, 4, 1), ("a\n", 2, 2, 1), ("a\r", 2, 2, 1),
    // Columns are scalars
    ("é日😀x", 2, 1, 2), ("é日😀x", 5, 1, 3), ("é日😀x", 9, 1, 4), ("e\u{301}x", 3, 1, 3), ("a\u{2028}b", 4, 1, 3),
    // A byte order mark has no width
    ("\u{FEFF}ab", 0, 1, 1), ("\u{FEFF}ab", 3, 1, 1), ("\u{FEFF}ab", 4, 1, 2), ("\u{FEFF}\nb", 4, 2, 1),
  ])
  func locations(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
    #expect(location(text, offset) == CardSyntax.SourceLocation(line: line, column: column))
  }

  @Test func linesWithoutTheirEnds() {
    let source = SourceText(name: "x", text: "ab\ncd\r\n\rlast")
    let index = LineIndex(source)
    #expect(index.lineCount == 4)
    #expect((1...4).map { source.text(in: index.range(ofLine: $0)) } == ["ab", "cd", "", "last"])
  }

  @Test func longLinesAgreeWithCounting() {
    // Lines and characters that cross the distances at which scalars are counted in advance.
    var text = ""
    for number in 0..<400 { text += ["a", "é", "日", "😀"][number % 4] + (number % 97 == 96 ? "\n" : "xyzwv") }
    let source = SourceText(name: "x", text: text)
    let index = LineIndex(source)
    var (line, column) = (1, 1)
    var offset = 0
    for scalar in text.unicodeScalars {
      #expect(index.location(of: offset) == CardSyntax.SourceLocation(line: line, column: column))
      offset += UTF8.width(scalar)
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
    }
    #expect(index.location(of: offset) == CardSyntax.SourceLocation(line: line, column: column))
  }

  @Test func manyLookupsInOneLongLineAreQuick() {
    let source = SourceText(name: "x", text: String(repeating: "é", count: 500_000))
    let index = LineIndex(source)
    // Walking along the line for each would take minutes.
    for column in stride(from: 1, through: 500_000, by: 100) {
      #expect(index.location(of: (column - 1) * 2).column == column)
    }
  }

  @Test func locationsAreOrdered() {
    #expect(CardSyntax.SourceLocation(line: 1, column: 9) < CardSyntax.SourceLocation(line: 2, column: 1))
    #expect(CardSyntax.SourceLocation(line: 2, column: 1) < CardSyntax.SourceLocation(line: 2, column: 2))
  }

  @Test func spansAreTextAndNeverBackwards() {
    let source = SourceText(name: "x", text: "hello")
    #expect(SourceSpan(source: source, 1..<3).text == "el")
    #expect(SourceSpan(source: source, 3..<99).text == "lo")
    #expect(SourceSpan(source: source, start: 3, end: 1).range == 3..<3)
    #expect(source.text(in: 0..<5) == "hello")
  }

  @Test("places in a record of a stream count lines from the stream's start")
  func records() {
    let record: [UInt8] = Array("{\n  \"a\": 1}".utf8)
    let source = record.withUnsafeBufferPointer { SourceText(name: "stream", record: $0, firstLine: 41) }
    let index = LineIndex(source)
    #expect(index.location(of: 0) == CardSyntax.SourceLocation(line: 41, column: 1))
    #expect(index.location(of: 4) == CardSyntax.SourceLocation(line: 42, column: 3))
    #expect(source.text(in: index.range(ofLine: 42)) == "  \"a\": 1}")
  }
}
