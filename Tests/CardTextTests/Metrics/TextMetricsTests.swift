import CardText
import Testing

@Suite struct TextMetricsTests {
  @Test("a text is as wide as its characters, whichever way they are added up", arguments: [false, true])
  func widthsAddUp(isBold: Bool) {
    let ascii = (0..<0x80).map { String(Unicode.Scalar(UInt8($0))) }
    // With a character that is not ASCII, each is looked up by itself.
    let accent = TextMetrics.system.width(of: "é", size: 10, isBold: isBold)
    #expect(accent > 4 && accent < 8)
    for character in ascii {
      let alone = TextMetrics.system.width(of: character, size: 10, isBold: isBold)
      let beside = TextMetrics.system.width(of: character + "é", size: 10, isBold: isBold)
      #expect(abs(alone + accent - beside) < 1e-9, "\(character.debugDescription)")
    }
    let whole = TextMetrics.system.width(of: ascii.joined(), size: 10, isBold: isBold)
    let sum = ascii.reduce(0) { $0 + TextMetrics.system.width(of: $1, size: 10, isBold: isBold) }
    #expect(abs(whole - sum) < 1e-6)
  }

  @Test func theWidestParagraphCounts() {
    let widest = TextMetrics.system.width(of: "widest of all", size: 12)
    #expect(TextMetrics.system.naturalWidth(of: "a\nwidest of all\nb", size: 12) == widest)
    #expect(TextMetrics.system.naturalWidth(of: "widest of all", size: 12) == widest)
    #expect(TextMetrics.system.naturalWidth(of: "", size: 12) == 0)
  }

  @Test func inFontsOfOneWidthAllCharactersHaveIt() {
    #expect(TextMetrics.uniform(0.5).width(of: "iWé1", size: 10) == 20)
  }

  @Test func marksTakeNoRoom() {
    #expect(TextMetrics.system.width(of: "e\u{301}", size: 10) == TextMetrics.system.width(of: "e", size: 10))
  }
}

@Suite struct LineBreaksTests {
  /// A bar stands where a line may end.
  @Test(
    "lines end behind the hyphens of compounds, and between characters of scripts without spaces",
    arguments: [
      "sub-|sub-|container", "plain", "-5", "a-5", "2020-11-26", "--option", "end-", "é-|è", "non\u{200B}|stop",
      "漢|字|か|な", "天|気。|晴", "「天|気」", "きゃっ|と", "ABC|漢|字", "한|국|어", "👨‍👩‍👧", "",
    ])
  func pieces(marked: String) {
    let word = marked.filter { $0 != "|" }[...]
    let expected = marked.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    #expect(LineBreaks.pieces(of: word).map(String.init) == expected)
  }

  @Test func linesOfABrokenWordHaveWholeCharacters() {
    let metrics = TextMetrics.uniform(1)
    #expect(metrics.lineCount(of: "abcdefg", size: 1, width: 3.5) == 3)
    // What is left of the word is followed by the next one.
    #expect(metrics.lineCount(of: "abcdefg h", size: 1, width: 3.5) == 3)
    #expect(metrics.lineCount(of: "abcdefg hij", size: 1, width: 3.5) == 4)
    #expect(metrics.lineCount(of: "e\u{301}e\u{301}e\u{301}", size: 1, width: 1) == 3)
  }

  @Test func linesEndBehindHyphens() {
    let text = "sub-sub-container"
    let metrics = TextMetrics.uniform(1)
    #expect(metrics.lineCount(of: text, size: 1, width: 17) == 1)
    #expect(metrics.lineCount(of: text, size: 1, width: 16) == 2)
    #expect(metrics.lineCount(of: text, size: 1, width: 8) == 3)
    #expect(metrics.lineCount(of: "a sub-sub-container", size: 1, width: 10) == 2)
    #expect(metrics.lineCount(of: "漢字漢字", size: 1, width: 3) == 2)
  }

  @Test func textsOfASCIIHaveTheLinesThatOthersHave() {
    let words = [
      "a", "of", "sub-sub-container", "-4", "x-", "--", "", "W", "illicit", "a-1-b", "Donaudampfschifffahrt-s", "\t",
    ]
    var generator = SplitMix(state: 7)
    for _ in 0..<400 {
      let count = Int(generator.next() % 24)
      let text = (0..<count).map { _ in words[Int(generator.next() % UInt64(words.count))] }
        .joined(separator: generator.next() % 5 == 0 ? "\n" : " ")
      for width in [0, 0.001, 3, 20, 55, 90, 133.3, 260, 1000] {
        for metrics in [TextMetrics.system, .evenFigures] {
          for isBold in [false, true] {
            // A line of other characters makes the whole text one that is looked at by its characters.
            let other = metrics.lineCount(of: text + "\né", size: 13, isBold: isBold, width: width)
            let own = metrics.lineCount(of: text, size: 13, isBold: isBold, width: width)
            #expect(own == other - 1, "\(text) in \(width)")
          }
        }
      }
    }
  }

  /// Numbers that are the same in each run.
  private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
  }
}
