import CardText
import Testing

@Suite("Patterns for other engines")
struct PortablePatternTests {
  @Test(
    "have in sets what JavaScript reads there",
    arguments: [
      (#"^[\w-\.]+@([\w-]+\.)+[\w-]{2,4}$"#, #"^[\w\-\.]+@([\w\-]+\.)+[\w\-]{2,4}$"#), ("[a-z-9]", #"[a-z\-9]"#),
      ("[-a]", #"[\-a]"#), ("[a-]", #"[a\-]"#), ("[[]", #"[\[]"#), ("[&&]", #"[\&\&]"#), ("[^]", #"[\s\S]"#),
      ("[]", "(?!)"), (#"[\b]"#, #"[\x08]"#), (#"[a-\d]"#, #"[a\-\d]"#), (#"[\u0041-\u005A]"#, #"[\u0041-\u005A]"#),
      ("[+--]", #"[+-\-]"#),
    ])
  func sets(pattern: String, expected: String) { #expect(PortablePattern.of(pattern) == expected) }

  @Test(
    "keep braces and brackets that stand for themselves",
    arguments: [
      ("a{2,}", "a{2,}"), ("a{,3}", #"a\{,3\}"#), ("a{", #"a\{"#), ("a]", #"a\]"#), (#"\{a\}"#, #"\{a\}"#),
      ("a{3}b", "a{3}b"),
      (#"\u{1F600}"#, #"\u{1F600}"#), (#"(?<n>a)\k<n>"#, #"(?<n>a)\k<n>"#),
    ])
  func braces(pattern: String, expected: String) { #expect(PortablePattern.of(pattern) == expected) }

  @Test(
    "match in Swift what they match in JavaScript",
    arguments: [
      (#"^[\w-\.]+@([\w-]+\.)+[\w-]{2,4}$"#, "ada.l@mail.example.org", true),
      (#"^[\w-\.]+@([\w-]+\.)+[\w-]{2,4}$"#, "not an address", false), ("^[[]$", "[", true), ("^[&&]+$", "&", true),
      ("^[a-c-e]+$", "d", false), ("^[a-c-e]+$", "b-e", true), ("^[^]$", "\n", true), ("[]", "a", false),
      ("^a{,3}$", "a{,3}", true), ("^[#~]$", "#", true), ("^[^^]$", "^", false),
    ])
  func matches(pattern: String, text: String, isMatch: Bool) throws {
    let regex = try Regex(PortablePattern.of(pattern))
    #expect(try (regex.firstMatch(in: text) != nil) == isMatch)
  }

  @Test("end where a pattern is broken off", arguments: ["[", "[a", #"\"#, #"[\"#, #"\u{"#, "{", #"\c"#, "[a-"])
  func unfinished(pattern: String) { #expect(!PortablePattern.of(pattern).isEmpty) }
}
