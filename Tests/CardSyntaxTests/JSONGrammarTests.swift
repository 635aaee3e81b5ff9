import CardSyntax
import Testing

private func isAccepted(_ bytes: [UInt8]) -> Bool {
  var diagnostics = Diagnostics()
  let document = Document.readJSON(SourceText(name: "test.json", bytes: bytes), diagnostics: &diagnostics)
  // A document exactly when there is no error.
  #expect((document == nil) == diagnostics.hasErrors)
  return document != nil
}

@Suite struct JSONGrammarTests {
  static let accepted: [String] = [
    // Values at the top
    "null", "true", "false", "0", "\"\"", "[]", "{}", " null ", "\t\n\r null\r\n\t", "\u{FEFF}null", "\u{FEFF} {}",
    // Numbers
    "-0", "-1", "10", "123456789", "1234567890123456789012345", "0.0", "-0.0", "0.5", "1.50", "10.25", "1e5", "1E5",
    "1e+5", "1e-5", "0e0", "0E+0", "-0e-0", "1.5e10", "1E400", "-1E400", "1e-400", "123.456e-7", "0.00000001",
    // Strings
    "\"a\"", "\"\\\"\"", "\"\\\\\"", "\"\\/\"", "\"\\b\\f\\n\\r\\t\"", "\"\\u0000\"", "\"\\u001F\"", "\"\\u00e9\"",
    "\"\\uABCD\"", "\"\\uabcd\"", "\"\\uD834\\uDD1E\"", "\"\\udbff\\udfff\"", "\"\\uE000\"", "\"\\uFFFF\"", "\"é\"",
    "\"日本\"", "\"😀\"", "\"\u{7F}\"", "\"\u{80}\"", "\"\u{2028}\u{2029}\"", "\"\u{FEFF}\"", "\"/\"", "\"'\"",
    "\"// no comment\"", "\"[,]\"", "\"\\\\\\\"\"", "\"1234567\"", "\"12345678\"", "\"123456789\"", "\"1234567\\n\"",
    // Arrays
    "[1]", "[1,2,3]", "[ ]", "[\n]", "[[]]", "[[],[]]", "[[[[[]]]]]", "[{}]", "[null,true,false]", "[ 1 , 2 ]",
    "[\"a\",\"b\"]", "[1,\n2]", "[-1,-2]", "[1\t,\r2]",
    // Objects
    "{\"a\":1}", "{ \"a\" : 1 }", "{\"a\":1,\"b\":2}", "{\"\":0}", "{\"a\":{}}", "{\"a\":[]}",
    "{\"a\":{\"a\":{\"a\":1}}}",
    "{\n\"a\"\n:\n1\n}", "{\"\\u0061\":1}", "{\"é\":1}", "{\"a\":1,\"a\":2}", "{\"a\":null}", "{\"a b\":\"c d\"}",
    "[{\"a\":1},{\"a\":2}]", "{\"a\":[1,{\"b\":[2]}]}", "                {}                ",
  ]

  static let rejected: [String] = [
    // Nothing, or too much
    "", " ", "\n", "\u{FEFF}", "null null", "1 2", "{}{}", "[][]", "{},", "[],", "1,", "\"a\" \"b\"", "{}x", "[]]",
    "{}}",
    "\u{FEFF}\u{FEFF}1", "1\u{FEFF}", "\u{A0}1", "1\u{2028}", "\u{B}1", "1\u{C}",
    // Words
    "nul", "nulll", "null1", "tru", "truer", "True", "TRUE", "fals", "falsey", "False", "Null", "None", "nil",
    "undefined",
    "NaN", "Infinity", "-Infinity", "abc", "a", "t", "f", "n", "trueé", "true_",
    // Numbers
    "+1", "-", "--1", "+-1", "01", "00", "-01", "-00", "007", "1.", "-1.", ".5", "-.5", ".", "1..2", "1.2.3", "1e",
    "1e+",
    "1e-", "1E", "1.e5", ".e5", "1e5.5", "1ee5", "1e+-5", "0x10", "0b1", "0o7", "1_000", "1,000", "1a", "12b", "1-2",
    "1+2",
    "- 1", "1 e5", "0.", "0e", "١", "１", "1f", "1n",
    // Strings
    "\"", "\"a", "a\"", "\"a\nb\"", "\"a\rb\"", "\"a\tb\"", "\"\u{1}\"", "\"\u{1F}\"", "\"\u{0}\"", "\"\\\"", "\"\\",
    "\"\\a\"",
    "\"\\x41\"", "\"\\0\"", "\"\\'\"", "\"\\v\"", "\"\\ \"", "\"\\\n\"", "\"\\é\"", "\"\\😀\"", "\"\\U0041\"", "\"\\u\"",
    "\"\\u1\"", "\"\\u12\"", "\"\\u123\"", "\"\\u123g\"", "\"\\u{41}\"", "\"\\u+123\"", "\"\\u 123\"", "\"\\uD800\"",
    "\"\\uD800x\"", "\"\\uDC00\"", "\"\\uDFFF\"", "\"\\uDC00\\uD800\"", "\"\\uD800\\uD800\"", "\"\\uD800\\u0041\"",
    "\"\\uD800\\n\"", "\"\\uD83D\\uDE0\"", "\"\\uD83D\\\\uDE00\"", "'a'", "''", "`a`", "“a”", "\"1234567\u{1}\"",
    "\"12345678\n\"",
    // Arrays
    "[", "]", "[1", "[1,", "[1,]", "[,]", "[,1]", "[1,,2]", "[1 2]", "[1;2]", "[1:2]", "[1}", "[}", "[[]", "[[1]",
    "[1]]",
    "[\"a\" \"b\"]", "[\"a\":1]", "[a]", "[1,a]", "[,", "[\"a\",\n]", "(1)", "[1/*c*/]", "[1]//c", "[//c\n1]",
    "[#c\n1]",
    // Objects
    "{", "}", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "{\"a\":1,}", "{,}", "{,\"a\":1}", "{\"a\"}",
    "{\"a\",\"b\"}",
    "{\"a\":}", "{\"a\":,\"b\":1}", "{\"a\":1,,\"b\":2}", "{\"a\":1 \"b\":2}", "{\"a\":1;\"b\":2}", "{\"a\" 1}",
    "{\"a\"=1}",
    "{\"a\"=>1}", "{\"a\"::1}", "{a:1}", "{'a':1}", "{1:1}", "{null:1}", "{[]:1}", "{{}:1}", "{\"a\":1]", "{]",
    "{\"a\":1}}",
    "{\"a\":'b'}", "{\"a\":b}", "{\"a\" \"b\":1}", "{\"a\":1 2}", "{\"a\nb\":1}", "{\"a\u{0}b\":1}", "{\"a\":${x}}",
    "{\"a\":/*c*/1}",
    "\u{0}", "1\u{0}", "{}\u{0}", "[\u{0}]", "[1\u{0}]", "{\u{0}}",
  ]

  @Test func tablesAreLarge() {
    #expect(Self.accepted.count >= 60)
    #expect(Self.rejected.count >= 100)
    #expect(Set(Self.accepted).count == Self.accepted.count)
    #expect(Set(Self.rejected).count == Self.rejected.count)
  }

  @Test(arguments: accepted) func accepts(_ text: String) {
    #expect(isAccepted(Array(text.utf8)))
    #expect(JSONStrictChecker.accepts(Array(text.utf8)))
  }

  @Test(arguments: rejected) func rejects(_ text: String) {
    #expect(!isAccepted(Array(text.utf8)))
    #expect(!JSONStrictChecker.accepts(Array(text.utf8)))
  }

  /// Well-formed and ill-formed UTF-8 after table 3-7 of the Unicode Standard, inside a string.
  @Test(
    arguments: [
      ([0xC2, 0x80], true), ([0xDF, 0xBF], true), ([0xE0, 0xA0, 0x80], true), ([0xED, 0x9F, 0xBF], true),
      ([0xEE, 0x80, 0x80], true), ([0xEF, 0xBF, 0xBF], true), ([0xF0, 0x90, 0x80, 0x80], true),
      ([0xF4, 0x8F, 0xBF, 0xBF], true),
      // Overlong forms
      ([0xC0, 0x80], false), ([0xC0, 0xAF], false), ([0xC1, 0xBF], false), ([0xE0, 0x80, 0x80], false),
      ([0xE0, 0x9F, 0xBF], false), ([0xF0, 0x80, 0x80, 0x80], false), ([0xF0, 0x8F, 0xBF, 0xBF], false),
      // Encoded surrogates
      ([0xED, 0xA0, 0x80], false), ([0xED, 0xBF, 0xBF], false), ([0xED, 0xA1, 0x8C, 0xED, 0xBE, 0xB4], false),
      // Beyond U+10FFFF
      ([0xF4, 0x90, 0x80, 0x80], false), ([0xF5, 0x80, 0x80, 0x80], false), ([0xF8, 0x88, 0x80, 0x80, 0x80], false),
      ([0xFE], false), ([0xFF], false),
      // Truncated, or without a beginning
      ([0x80], false), ([0xBF], false), ([0xC3], false), ([0xE2, 0x82], false), ([0xF0, 0x9F, 0x98], false),
      ([0xE2, 0x28, 0xA1], false), ([0xF0, 0x9F, 0x28, 0x80], false), ([0xC3, 0xC3], false),
    ] as [([UInt8], Bool)])
  func encoding(_ bytes: [UInt8], _ isValid: Bool) {
    let quote = UInt8(ascii: "\"")
    #expect(isAccepted([quote] + bytes + [quote]) == isValid)
    // At another place of the 64-byte blocks in which the text is checked.
    let long =
      [quote] + Array(repeating: UInt8(ascii: "a"), count: 62) + bytes + Array(repeating: 0x61, count: 70) + [quote]
    #expect(isAccepted(long) == isValid)
    // Truncated by the end of the file.
    #expect(!isAccepted([quote] + bytes.dropLast()))
  }

  @Test func everyControlCharacterIsRejectedInStrings() {
    for byte in UInt8(0)..<0x20 { #expect(!isAccepted([0x22, byte, 0x22]), "\(byte)") }
    for byte in UInt8(0x20)..<0x80 where byte != 0x22 && byte != 0x5C {
      #expect(isAccepted([0x22, byte, 0x22]), "\(byte)")
    }
  }

  @Test func onlyEightLettersAndUAreEscapes() {
    for byte in UInt8(0)..<0x80 where byte != UInt8(ascii: "u") {
      let isEscape = "\"\\/bfnrt".utf8.contains(byte)
      #expect(isAccepted([0x22, 0x5C, byte, 0x22]) == isEscape, "\(byte)")
    }
  }

  @Test(arguments: [("[", "]"), ("{\"a\":", "}")]) func depth(_ open: String, _ close: String) {
    func nested(_ levels: Int) -> [UInt8] {
      let inside = open == "[" ? "" : "1"
      return Array((String(repeating: open, count: levels) + inside + String(repeating: close, count: levels)).utf8)
    }
    #expect(isAccepted(nested(512)))
    #expect(!isAccepted(nested(513)))
  }

  @Test func aMillionBracketsAreOneError() {
    for bracket in ["[", "{\"a\":", "[{\"a\":"] {
      let source = SourceText(name: "deep.json", text: String(repeating: bracket, count: 1_000_000))
      var diagnostics = Diagnostics()
      #expect(Document.readJSON(source, diagnostics: &diagnostics) == nil)
      #expect(diagnostics.all.map(\.id) == ["input.too-deep"])
    }
  }

  @Test func stringsOfEveryLengthEndWhereTheyEnd() {
    // The scanner looks at eight bytes at a time.
    for length in 0..<40 {
      for escape in ["", "\\n", "\\\"", "\\u00e9"] {
        for place in 0...length {
          let text = String(repeating: "a", count: place) + escape + String(repeating: "b", count: length - place)
          var diagnostics = Diagnostics()
          let source = SourceText(name: "test.json", text: "[\"\(text)\",1]")
          let root = Document.readJSON(source, diagnostics: &diagnostics)?.root
          let decoded = ["": "", "\\n": "\n", "\\\"": "\"", "\\u00e9": "é"][escape] ?? ""
          #expect(root?[0]?.string == text.replacing(escape.isEmpty ? "\u{0}" : escape, with: decoded))
          #expect(root?.count == 2)
        }
      }
    }
  }

  @Test func whiteSpaceOfEveryLength() {
    for length in 0..<40 {
      for space in [" ", "\n", "\t", "\r", "\n ", "  \n"] {
        let run = String(repeating: space, count: length)
        #expect(isAccepted(Array("\(run)[\(run)1\(run),\(run)2\(run)]\(run)".utf8)))
        #expect(!isAccepted(Array("\(run)[\(run)1\(run)\u{1}\(run),\(run)2\(run)]".utf8)))
      }
    }
  }
}
