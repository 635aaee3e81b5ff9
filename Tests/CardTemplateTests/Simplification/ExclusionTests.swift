import CardTemplate
import Testing

@Suite("Conditions that exclude each other")
struct ExclusionTests {
  @Test(
    "are told by their form",
    arguments: [
      ("x", "!x"), ("!(a == 1)", "a == 1"), ("a == 1", "a != 1"), ("a == 'x'", "a == 'y'"), ("'x' == a", "a == 'y'"),
      ("n < 1", "n >= 1"), ("n > 1", "n <= 1"), ("n < 1", "1 <= n"), ("x && y", "!x"), ("x && a == 1", "a == 2 && z"),
      ("a == 1 || a == 2", "a == 3"), ("a == 1 || a == 2", "a == 3 || a == 4"), ("x == false", "x"), ("false", "x"),
      ("exists(p)", "!exists(p)"), ("a.b[0].c == 1", "a.b[0].c == 2"), ("x == true", "!x"),
    ])
  func exclude(_ one: String, _ other: String) throws {
    let (left, right) = (try #require(Expression(one)), try #require(Expression(other)))
    #expect(left.excludes(right) && right.excludes(left))
  }

  @Test(
    "are not those that can be true together",
    arguments: [
      ("x", "y"), ("x", "x"), ("a == 1", "b == 2"), ("a == 1", "a == 1"), ("a == 1", "a == b"), ("n < 1", "n <= 1"),
      ("n < 1", "n > 0"), ("x || y", "!x"), ("a == 1 || a == 2", "a == 2"), ("rand(0, 2) == 1", "rand(0, 2) == 0"),
      ("rand(0, 2) == 1", "!(rand(0, 2) == 1)"), ("a != 1", "a != 2"), ("!x", "!y"), ("n < 1", "m >= 1"),
    ])
  func overlap(_ one: String, _ other: String) throws {
    let (left, right) = (try #require(Expression(one)), try #require(Expression(other)))
    #expect(!left.excludes(right) && !right.excludes(left))
  }
}
