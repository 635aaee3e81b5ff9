import CardSyntax
import Testing

@Suite struct MarkSearchTests {
  @Test(arguments: [
    ("", false), ("$", false), ("${", true), ("a ${b}", true), ("$ {", false), ("$${", true), ("a$", false),
    (String(repeating: "$", count: 40) + "{", true), (String(repeating: "x$", count: 40), false),
  ])
  func findsAMarkWhereverItsBytesStand(text: String, isThere: Bool) {
    #expect(text.containsUTF8("${") == isThere)
  }

  @Test func aMarkCountsBeforeACombiningCharacter() {
    // As one character `{` with its accent is not `{`, and nothing but the expression syntax is asked about here.
    let text = "${\u{301}a}"
    #expect(!text.contains("${"))
    #expect(text.containsUTF8("${"))
  }

  @Test func theEmptyMarkIsEverywhere() {
    #expect("".containsUTF8(""))
    #expect("a".containsUTF8(""))
  }

  @Test(arguments: [
    (#"{"a":"b","$schema":"x"}"#, false), (#"{"a":["$ {",1,true],"c":"\"{\n"}"#, false), (#"["${a}"]"#, true),
    (#"["\u0024{a}"]"#, true), (#"["$\u007ba}"]"#, true), (#"["\u00e9"]"#, true),
  ])
  func documentsWithoutTheBytesHaveNoStringsWithTheMark(text: String, mayHave: Bool) throws {
    var diagnostics = Diagnostics()
    let document = try #require(
      Document.readJSON(SourceText(name: "a.json", bytes: Array(text.utf8)), diagnostics: &diagnostics))
    #expect(document.mayHaveStrings(with: "${") == mayHave)
  }

  @Test func noStringWithTheMarkIsOverlooked() throws {
    func hasMark(_ node: Node) -> Bool {
      node.string?.contains("${") == true || node.elements.contains(where: hasMark)
        || node.members.contains { hasMark($0.value) }
    }
    var found = (with: 0, without: 0)
    for seed in 0..<400 as Range<UInt64> {
      var random = RandomJSON(seed: seed)
      var diagnostics = Diagnostics()
      let source = SourceText(name: "random.json", bytes: Array(random.text().utf8))
      let document = try #require(Document.readJSON(source, diagnostics: &diagnostics))
      let mayHave = document.mayHaveStrings(with: "${")
      if hasMark(document.root) {
        #expect(mayHave, "seed \(seed)")
        found.with += 1
      } else if !mayHave {
        found.without += 1
      }
    }
    #expect(found.with > 20 && found.without > 20)
  }
}
