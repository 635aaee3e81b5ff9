import CardSyntax
import Testing

@testable import CardKernel
@testable import CardTemplate

@Suite("Paths of jPath")
struct JSONPathTests {
  private static let library = """
    {"owner": "Ines", "open": true, "none": null, "a b": {"c.d": 1},
     "shelves": [
       {"id": 1, "label": "Sea", "books": [{"title": "Reef", "price": 8, "tags": ["blue", "old"]}]},
       {"id": 2, "label": "sky", "books": [{"title": "Cirrus", "price": 12.5, "tags": []},
                                            {"title": "Dusk", "price": "9"}]},
       {"id": 3, "label": "Empty", "books": []}],
     "grid": [[1, 2], [3, [4]]]}
    """

  private func apply(_ path: String) throws -> String? {
    let query = try PathQuery(path)
    var documents = BorrowedDocuments()
    let data = Value(documents.borrow(try json(Self.library).root))
    defer { withExtendedLifetime(documents) {} }
    return try query.apply(to: data) { (_) throws(EvaluationError) in }.map { $0.jsonText ?? "undefined" }
  }

  private func refusal(_ path: String) -> LiteralProblem? {
    do throws(LiteralProblem) {
      _ = try PathQuery(path)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "JSPath",
    arguments: [
      (".owner", #"["Ines"]"#), (".missing", "[]"), (".none", "[null]"), (".none.x", "[]"), (".owner.length", "[4]"),
      (".shelves.label", #"["Sea","sky","Empty"]"#), (".shelves.books.title", #"["Reef","Cirrus","Dusk"]"#),
      (".\"a b\".\"c.d\"", "[1]"), ("..title", #"["Reef","Cirrus","Dusk"]"#), (".shelves..tags", #"["blue","old"]"#),
      (".grid", "[[1,2],[3,[4]]]"), (".grid.*", "[1,2,3,[4]]"), (".shelves.books[0].title", #"["Reef"]"#),
      (".shelves[0]", #"{"id":1,"label":"Sea","books":[{"title":"Reef","price":8,"tags":["blue","old"]}]}"#),
      (".shelves.id[-1]", "3"), (".shelves.id[9]", "undefined"), (".shelves.id[1:]", "[2,3]"),
      (".shelves.id[:-1]", "[1,2]"),
      (".shelves.id[0:1]", "[1]"), (".shelves{.id > 1}.label", #"["sky","Empty"]"#),
      (".shelves{.label === 'sea'}.id", "[]"), (".shelves{.label == 'sea'}.id", "[1]"),
      (".shelves{.id == '2'}.id", "[2]"),
      (".shelves{.id === '2'}.id", "[]"), (".shelves{.books}.id", "[1,2]"), (".shelves{!.books}.id", "[3]"),
      (".shelves{.books.price < 10}.id", "[1,2]"), (".shelves{.books.price !== 8}.id", "[2]"),
      (".shelves{.books{.tags === 'old'}}.id", "[1]"), (".shelves{.label ^== 'S'}.id", "[1]"),
      (".shelves{.label ^= 'S'}.id", "[1,2]"), (".shelves{.label $= 'Y'}.id", "[2,3]"),
      (".shelves{.label *= 'e'}.id", "[1,3]"),
      (".shelves{.label *== 'E'}.id", "[3]"), (".shelves{'SKYLINE' =^ .label}.id", "[]"),
      (".shelves{.label =^ 'SKYLINE'}.id", "[2]"),
      (".shelves{.id * 2 + 1 === 5 || .id - 1 === 0}.id", "[1,2]"), (".shelves{.id + 'x' === '3x'}.id", "[3]"),
      (".shelves{-.id === -1}.id", "[1]"), (".shelves{^.owner === 'Ines' && .id % 2 === 1}.id", "[1,3]"),
      (".shelves{8 / 4 / 2 === 4}.id[0]", "1"), (".shelves{.id === $id}", "[]"), (".shelves{.label === null}", "[]"),
      ("(.owner | .shelves.id)[1:3]", "[1,2]"), (".owner | .none", #"["Ines",null]"#),
      (".shelves(.id | .label)", #"[1,2,3,"Sea","sky","Empty"]"#),
      ("$.owner", #"["Ines"]"#), (".", "[" + "{"), (" .owner\n", #"["Ines"]"#),
    ])
  func jsPath(path: String, expected: String) throws {
    let found = try #require(try apply(path))
    // The whole data is too long to repeat here.
    if path == "." { #expect(found.hasPrefix(expected)) } else { #expect(found == expected) }
  }

  @Test(
    "JSONPath where JSPath cannot read it",
    arguments: [
      ("$..books[?(@.price > 10)].title", #""Cirrus""#), ("$.shelves[*].id", "[1,2,3]"),
      ("$.shelves[0,-1].id", "[1,3]"),
      ("$..[?(@.id == 2)].label", #""sky""#), ("$.shelves[?(!(@.id < 3) || @.label == 'Sea')].id", "[1,3]"),
      ("$.shelves[?(@.books[?(@.tags)])].id", "[1,2]"), ("$.shelves[?(@.id == $.shelves[1].id)].label", #""sky""#),
      ("$..price[?(@ == 1)]", nil), ("$.shelves[::2].id", "[1,3]"), ("$.shelves[?(@.label === 'nope')]", nil),
      ("$..books[?(@.price == 9)].title", #""Dusk""#),
    ])
  func jsonPath(path: String, expected: String?) throws {
    #expect(try apply(path) == expected)
  }

  @Test(
    "Mistakes have a place in the path",
    arguments: [
      ("total", "total"), (".a{.b > }", "}"), (".a[", ""), (".a{.b === 'x}", "'"), (".a = 1", "="), (".a)", ")"),
      ("", ""),
      (".é{1", "é"), ("$.a[?(@.b =~ 'x')]", "=~"), ("$.a[?(@.b > )]", ")"), ("$.a[x]", "x"), (".a[1.2.3]", "1.2"),
      (".a{true}{", ""),
    ])
  func mistakes(path: String, place: String) throws {
    let problem = try #require(refusal(path))
    #expect(String(decoding: Array(path.utf8)[problem.range], as: UTF8.self) == place, "\(problem.message)")
  }

  @Test(
    "Size and depth are bounded",
    arguments: [
      String(repeating: ".a", count: 100_000), "." + String(repeating: "{.", count: 100_000),
      String(repeating: "(", count: 100_000),
      ".a{" + Array(repeating: "1", count: 100_000).joined(separator: "+") + "}",
      ".a{" + String(repeating: "!", count: 100_000),
      ".a{" + Array(repeating: "1", count: 100_000).joined(separator: "==") + "}",
      "$.a[?(" + String(repeating: "(", count: 100_000),
      "$.a[?(" + String(repeating: "!", count: 100_000),
      String(repeating: "$[*]", count: 1) + String(repeating: "[*]", count: 10_000),
    ])
  func bounds(path: String) { #expect(refusal(path) != nil) }

  @Test func anyTextIsReadOrRefused() throws {
    var generator = SplitMix64(seed: 21)
    let pieces = [
      ".", "..", "a", "id", "shelves", "[", "]", "{", "}", "(", ")", "|", "||", "&&", "==", "===", "^=", "=$", "$", "^",
      "*", "!", "-", "1",
      "0:", ":", "'x'", "\"y\"", "'", " ", "é", "true", "null", "?", "@", ",", "<", "+", "/", "%", "$.shelves[?(@.id",
      "=",
    ]
    var documents = BorrowedDocuments()
    let data = Value(documents.borrow(try json(Self.library).root))
    defer { withExtendedLifetime(documents) {} }
    for _ in 0..<5000 {
      let path = (0..<Int.random(in: 0...10, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
      guard refusal(path) == nil else { continue }
      _ = try PathQuery(path).apply(to: data) { (_) throws(EvaluationError) in }
    }
  }
}
