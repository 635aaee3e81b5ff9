import CardSyntax
import CardTestSupport
import Testing

@testable import CardKernel
@testable import CardTemplate

@Suite("XML and XPath")
struct XMLTests {
  private static let menu = """
    <?xml version="1.0"?>
    <menu lang="pt" xmlns:x="urn:x">
      <!-- today -->
      <dish id="d1" price="7.5"><name>Caldo &amp; pão</name><kcal>320</kcal></dish>
      <dish id="d2"><name>Bacalhau</name><kcal>610</kcal><note><![CDATA[a < b]]> mild</note></dish>
      <x:drink id="d3"><name>Água</name></x:drink>
      <?print now?>
    </menu>
    """

  private func evaluate(_ path: String, _ text: String = menu) throws -> String {
    let tree = try XMLReader.read(text)
    switch try XPath(path).evaluate(tree, charge: { (_) throws(EvaluationError) in }) {
    case .nodes(let nodes): return nodes.map(tree.serialized).joined(separator: "\n")
    case .number(let number): return "\(number)"
    case .string(let string): return "'\(string)'"
    case .boolean(let value): return "\(value)"
    }
  }

  private func refusal(_ body: () throws(LiteralProblem) -> Void) -> LiteralProblem? {
    do throws(LiteralProblem) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "XPath",
    arguments: [
      ("/menu/dish/name", "<name>Caldo &amp; pão</name>\n<name>Bacalhau</name>"),
      ("//name[1]/text()", "Caldo &amp; pão\nBacalhau\nÁgua"),
      ("(//name)[1]/text()", "Caldo &amp; pão"), ("/menu/@*", " lang=\"pt\""), ("//dish/@id", " id=\"d1\"\n id=\"d2\""),
      ("//@price/..", "<dish id=\"d1\" price=\"7.5\"><name>Caldo &amp; pão</name><kcal>320</kcal></dish>"),
      ("//note", "<note><![CDATA[a < b]]> mild</note>"), ("//comment()", "<!-- today -->"),
      ("//processing-instruction()", "<?print now?>"),
      ("//processing-instruction('other')", ""), ("x:drink", ""), ("/menu/x:*/@id", " id=\"d3\""),
      ("//x:drink/name/text()", "Água"),
      ("//dish[2]/preceding-sibling::*/@id", " id=\"d1\""), ("//dish[1]/following-sibling::*[1]/@id", " id=\"d2\""),
      ("//kcal[. = 610]/ancestor::*[1]/@id", " id=\"d2\""),
      ("//note/ancestor-or-self::*[last()]/@lang", " lang=\"pt\""),
      ("//kcal[1]/following::name/text()", "Bacalhau\nÁgua"), ("count(//dish[2]/preceding::node()[self::kcal])", "1.0"),
      ("//dish[@price]/@id | //dish[kcal > 600]/@id", " id=\"d1\"\n id=\"d2\""),
      ("//dish[not(@price)]/@id", " id=\"d2\""),
      ("//dish[kcal mod 2 = 0 and position() = last()]/@id", " id=\"d2\""),
      ("/menu/child::*[self::dish or @id='d3'][3]/@id", " id=\"d3\""),
      ("count(//*)", "10.0"), ("sum(//kcal) div 2", "465.0"), ("-(2 + 3) * 2", "-10.0"), ("7 mod -2", "1.0"),
      ("1 - -1", "2.0"),
      ("string(//kcal)", "'320'"), ("number('x')", "nan"), ("name(/*/*[3])", "'x:drink'"),
      ("local-name(//x:drink)", "'drink'"),
      ("concat('a', 1, true())", "'a1true'"), ("contains('abc', 'bc')", "true"), ("starts-with('abc', 'b')", "false"),
      ("substring('12345', 2, 3)", "'234'"), ("substring('12345', 1.5, 2.6)", "'234'"),
      ("substring('12345', 0)", "'12345'"),
      ("substring-before('a/b', '/')", "'a'"), ("substring-after('a/b', '/')", "'b'"),
      ("normalize-space('  a \n b ')", "'a b'"),
      ("string-length('äß')", "2.0"), ("translate('bar', 'abc', 'AB')", "'BAr'"), ("floor(-1.5)", "-2.0"),
      ("ceiling(1.2)", "2.0"),
      ("round(2.5)", "3.0"), ("boolean(//none)", "false"), ("//kcal = 320", "true"), ("//kcal != 320", "true"),
      ("//none = ''", "false"),
      ("'1' = 1", "true"), ("true() = 'x'", "true"), ("2 > 1 = true()", "true"), ("1 = 1 or 1 = 2 and 1 = 3", "true"),
      ("//*[name() = 'kcal'][2]", ""), ("//div", ""), ("count(/)", "1.0"),
      ("//dish[1]//text()", "Caldo &amp; pão\n320"),
    ])
  func xPath(path: String, expected: String) throws { #expect(try evaluate(path) == expected) }

  @Test func namesOfOperatorsAreNamesToo() throws {
    let text = "<div><mod>4</mod><and>2</and><or/></div>"
    #expect(try evaluate("/div/mod div /div/and", text) == "2.0")
    #expect(try evaluate("div/* * 2", text) == "8.0")
    #expect(try evaluate("count(div/and | div/or)", text) == "2.0")
  }

  @Test(
    "Mistakes in paths",
    arguments: [
      ("/a[", ""), ("/a]", "]"), ("//", ""), ("a b", "b"), ("foo(1)", "foo"), ("count(1)", "1"), ("count()", "count"),
      ("up::a", "up"), ("$x", "$"), ("'a", "'"), ("1 | /a", "|"), ("'x'[1]", "'x'"), ("a/#", "#"), ("", ""),
      ("/a[1", ""),
    ])
  func mistakes(path: String, place: String) throws {
    let problem = try #require(refusal { () throws(LiteralProblem) in _ = try XPath(path) })
    #expect(String(decoding: Array(path.utf8)[problem.range], as: UTF8.self) == place, "\(problem.message)")
  }

  @Test(
    "Mistakes in XML tell line and column",
    arguments: [
      ("<a>\n <b></a>", "line 2, column 5"), ("<a>", "line 1, column 4"), ("", "line 1, column 1"),
      ("x<a/>", "line 1, column 1"),
      ("<a/><b/>", "line 1, column 5"), ("<a b=1/>", "line 1, column 6"), ("<a é='&no;'/>", "line 1, column 7"),
      ("<a b='1' b='2'/>", "line 1, column 10"),
      ("<!DOCTYPE a><a/>", "line 1, column 1"), ("<a>&#0;</a>", "line 1, column 4"),
      ("<a><!-- x</a>", "line 1, column 4"),
      ("<a><![CDATA[x</a>", "line 1, column 4"), ("<a b='<'/>", "line 1, column 7"),
      ("<a>\u{1}</a>", "line 1, column 4"), ("</a>", "line 1, column 1"),
      ("<a b='1'c='2'/>", "line 1, column 9"), ("<1/>", "line 1, column 2"), ("<a/> <?xml?>", "line 1, column 6"),
    ])
  func xmlMistakes(text: String, place: String) throws {
    let problem = try #require(refusal { () throws(LiteralProblem) in _ = try XMLReader.read(text) })
    let message = XMLReader.message(problem, in: text)
    #expect(message.hasSuffix(place), "\(message)")
  }

  @Test func entitiesAndLineEnds() throws {
    let text = "<a k=\"&lt;&quot;\n&#9;\">&#x41;&#66;\r\n&apos;&gt;</a>"
    #expect(try evaluate("string(/a)", text) == "'AB\n'>'")
    #expect(try evaluate("/a", text) == "<a k=\"&lt;&quot; &#x9;\">AB\n'&gt;</a>")
  }

  @Test(
    "Depth and size are bounded",
    arguments: [
      String(repeating: "(", count: 100_000), String(repeating: "-", count: 100_000),
      "a" + String(repeating: "/a", count: 100_000),
      Array(repeating: "1", count: 100_000).joined(separator: "+"), String(repeating: "a[", count: 100_000),
      String(repeating: "not(", count: 100_000),
    ])
  func bounds(path: String) { #expect(refusal { () throws(LiteralProblem) in _ = try XPath(path) } != nil) }

  @Test func deepXMLIsRefused() throws {
    let deep = { (count: Int) in String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count) }
    #expect(refusal { () throws(LiteralProblem) in _ = try XMLReader.read(deep(100_000)) } != nil)
    #expect(try evaluate("count(//a)", deep(1000)) == "1000.0")
    #expect(try evaluate("/a", deep(1000)).utf8.count == 3 * 999 + 4 * 999 + 4)
  }

  @Test func values() throws {
    let data = try json(
      ##"{"order": {"id": 7, "note": "5 < 6 & \"x\"", "gone": null, "done": true, "none": {}, "blank": "","##
        + ##""item": ["a", null, {"k": 1}, [2]], "text": {"#text": "plain"},"##
        + ##""mixed": {"#text": "t", "b": 1}, "empty": []}}"##)
    var documents = BorrowedDocuments()
    defer { withExtendedLifetime(documents) {} }
    let text = try XMLWriter.document(Value(documents.borrow(data.root))) { (_) throws(EvaluationError) in }
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <order>
          <id>7</id>
          <note>5 &lt; 6 &amp; &quot;x&quot;</note>
          <gone/>
          <done>true</done>
          <none></none>
          <blank></blank>
          <item>a</item>
          <item/>
          <item>
            <k>1</k>
          </item>
          <item>
            <0>2</0>
          </item>
          <text>plain</text>
          <mixed>
        t    <b>1</b>
          </mixed>
        </order>
        """)
  }

  @Test func anyTextIsReadOrRefused() throws {
    var generator = SplitMix64(seed: 31)
    for round in 0..<TestEffort.choose(300, thorough: 1500) {
      var bytes = Array(Self.menu.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch round % 3 {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: index)
        default:
          bytes.insert(
            UInt8(ascii: ["<", ">", "&", "/", "\"", "!", "?"].randomElement(using: &generator) ?? "<"), at: index)
        }
      }
      guard let tree = try? XMLReader.read(String(decoding: bytes, as: UTF8.self)) else { continue }
      // What was read is written in a form that reads back the same.
      let written = tree.serialized(0)
      #expect(try XMLReader.read(written).serialized(0) == written)
    }
    let pieces = [
      "/", "//", "a", "*", "dish", "[", "]", "(", ")", "@", "id", "|", "=", "1", "'x'", "..", ".", "::", "child",
      "self", "text()", "count(",
      "and", "or", "div", "-", "+", "<", ",", " ", "not(", "position()", "last()", "ancestor::", "x:", "$", "é",
    ]
    for _ in 0..<TestEffort.choose(1000, thorough: 5000) {
      let path = (0..<Int.random(in: 0...9, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? ""
      }.joined()
      guard (try? XPath(path)) != nil else { continue }
      _ = try evaluate(path)
    }
  }
}
