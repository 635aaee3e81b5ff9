import CardSyntax
import Testing

@Suite("URLs")
struct URLTextTests {
  @Test("references are resolved as section 5.4 of RFC 3986 has them")
  func references() {
    let base = URLText("http://a/b/c/d;p?q")
    for (reference, result) in [
      ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"), ("/g", "http://a/g"),
      ("//g", "http://g"), ("?y", "http://a/b/c/d;p?y"), ("g?y", "http://a/b/c/g?y"), ("#s", "http://a/b/c/d;p?q#s"),
      ("", "http://a/b/c/d;p?q"), (".", "http://a/b/c/"), ("..", "http://a/b/"), ("../g", "http://a/b/g"),
      ("../../g", "http://a/g"), ("../../../g", "http://a/g"), ("g;x=1/../y", "http://a/b/c/y"),
    ] {
      #expect(URLText(reference).resolved(against: base)?.text == result, "\(reference)")
    }
    #expect(URLText("g").resolved(against: URLText("a/b")) == nil)
  }

  @Test("a scheme begins with a letter, and stands before the first colon")
  func schemes() {
    let cases: [(String, String?)] = [
      ("HTTPS://x", "https"), ("data:,", "data"), ("a+b-c.1:x", "a+b-c.1"), ("a b:c", nil), ("1a:b", nil), (":a", nil),
      ("a/b", nil), ("é:a", nil), ("\u{212A}:a", nil),
    ]
    for (text, scheme) in cases { #expect(URLText(text).scheme == scheme, "\(text)") }
  }

  @Test("what URLs do not have becomes percent codes, and nothing else does")
  func repair() {
    for (text, repaired) in [
      ("https://a/b c", "https://a/b%20c"), ("a%20b", "a%20b"), ("a%2", "a%252"), ("a#b#c", "a#b%23c"),
      ("a\tb", "a%09b"), ("é", "%C3%A9"), ("{x}", "%7Bx%7D"),
    ] {
      #expect(URLText(text).repaired == repaired, "\(text)")
      #expect(URLText(text).isStrict == (text == repaired), "\(text)")
      #expect(URLText(repaired).isStrict, "\(text)")
    }
    #expect(!URLText("").isStrict)
  }

  @Test("a reference has letters of all scripts, but no wrong scheme and no space")
  func naming() {
    for text in ["https://a.example/ü", "ü", "a/b:c", "?a:b", "pictures/a.png"] {
      #expect(URLText(text).isReference, "\(text)")
    }
    for text in ["", "a b", "1:a", "ü:a", "a%zz"] { #expect(!URLText(text).isReference, "\(text)") }
    for text in ["", " \n", "1:a"] { #expect(URLText(text).isUnusable, "\(text)") }
    for text in ["a b", "a/1:a"] { #expect(!URLText(text).isUnusable, "\(text)") }
  }
}
