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
}
