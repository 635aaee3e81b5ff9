import Testing

@testable import CardKernel
@testable import CardTemplate

@Suite("Regular expressions")
struct RegularExpressionTests {
  private func matches(_ pattern: String, _ text: String) throws -> Bool {
    try RegularExpression(pattern).matches(text) { (_) throws(EvaluationError) in }
  }

  private func refusal(_ pattern: String) -> LiteralProblem? {
    do throws(LiteralProblem) {
      _ = try RegularExpression(pattern)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "Syntax",
    arguments: [
      ("b+", "abbc", true), ("^b", "ab", false), ("a|^b$", "b", true), ("", "", nil), ("(|x)", "", true),
      ("a.c", "a\nc", false), ("(?s)a.c", "a\nc", true), ("^b$", "a\nb", false), ("(?m)^b$", "a\nb\r\nc", true),
      ("(?ms)^b.c", "a\nb\nc", true), ("stra(?i)SSE", "Strasse", true), ("(?i)[α-ω]+ß", "ΑΣß", true),
      ("(?i)[^a]", "aA", false), ("(?i)\\W", "_k", false), ("(?i)k", "\u{212A}", false),
      ("[a-c-e]{2}", "-e", true), ("[\\d-]+$", "1-2", true), ("[^\\W]", "-", false),
      ("[.+*?|(){}]{10}", ".+*?|(){}", false),
      ("^[.+*?|(){}$^]+$", ".+*?|(){}$^", true), ("[[]x]", "[x]", true), ("a{,2}", "a{,2}", true), ("x{", "x{", true),
      ("^a{2,3}$", "aaaa", false), ("^a{2,}$", "aaaa", true), ("^(?:ab){2}$", "abab", true),
      ("(?<year>\\d{4})", "in 1999", true),
      ("^\\x41\\102\\t\\cJ$", "AB\t\n", true), ("\\/\\_\\-", "/_-", true), ("^\\s+$", " \u{A0}\u{2003}\u{FEFF}", true),
      ("^..$", "😀", true), ("^😀+$", "😀😀", false), ("(?:a*)*b", "aab", true), ("(?:^|x)*y", "y", true),
      ("(^)*b", "ab", true),
      ("]}", "]}", true),
      ("\\a\\e", "ae", true),
    ] as [(String, String, Bool?)])
  func syntax(pattern: String, text: String, expected: Bool?) throws {
    if let expected {
      #expect(try matches(pattern, text) == expected)
    } else {
      #expect(refusal(pattern) != nil)
    }
  }

  @Test(
    "Mistakes have a place in the pattern",
    arguments: [
      ("a(b", "("), ("a)b", ")"), ("é[a", "["), ("[]", "[]"), ("*a", "*"), ("a**", "*"), ("a{2}{3}", "{"), ("^*", "*"),
      ("a++", "++"), ("[z-a]", "z-a"), ("a{3,2}", "{3,2}"), ("(a)\\1", "\\1"), ("(a)\\k<x>", "\\k"), ("a(?=b)", "(?="),
      ("(?<!b)a", "(?<!"), ("\\bword", "\\b"), ("\\u0041", "\\u"), ("\\p{L}", "\\p"), ("\\Qa\\E", "\\Q"),
      ("(?i:a)", "(?i:"),
      ("(?>a)", "(?"), ("(?<1>a)", "("), ("(?<n>a)(?<n>b)", "n"), ("x\\", "\\"), ("\\x4", "\\x"), ("\\z", "\\z"),
      ("(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)\\10", "\\10"),
    ])
  func mistakes(pattern: String, place: String) throws {
    let problem = try #require(refusal(pattern))
    #expect(String(decoding: Array(pattern.utf8)[problem.range], as: UTF8.self) == place, "\(problem.message)")
  }

  @Test(
    "Size and depth are bounded",
    arguments: [
      "(a{1000}){1000}", "a{0,99999999999999999999}", "(()" + "{99999}){99999}",
      "((((((((((a{9}){9}){9}){9}){9}){9}){9}){9}){9}){9})",
      String(repeating: "(", count: 100_000), String(repeating: "(", count: 5000) + String(repeating: ")", count: 5000),
      String(repeating: "a", count: 50_000),
    ])
  func bounds(pattern: String) { #expect(refusal(pattern) != nil) }

  @Test(arguments: [40, 100_000])
  func nestedQuantifiersAreLinear(count: Int) throws {
    let expression = try RegularExpression("^(a+)+$")
    let clock = ContinuousClock()
    var work = 0
    let start = clock.now
    let text = String(repeating: "a", count: count) + "b"
    let isFound = try expression.matches(text) { (steps) throws(EvaluationError) in
      work += steps
    }
    let time = clock.now - start
    #expect(!isFound)
    #expect(work < 2 * count + 100)
    #expect(time < .seconds(30))
  }

  @Test func stepsEndALongMatch() throws {
    let expression = try RegularExpression("(?:a?){5000}b")
    let limit = EvaluationError(reason: .limit(.steps(1)), range: 0..<0)
    var left = 100_000
    #expect(throws: EvaluationError.self) {
      try expression.matches(String(repeating: "a", count: 100_000)) { (steps) throws(EvaluationError) in
        left -= steps
        if left < 0 { throw limit }
      }
    }
  }

  @Test func randomPatternsMatchAsABacktrackingMatcherDoes() throws {
    var generator = SplitMix64(seed: 11)
    for _ in 0..<3000 {
      let pattern = NaivePattern.random(depth: 3, &generator)
      let text = (0..<Int.random(in: 0...7, using: &generator)).map { _ in
        "abc\n".randomElement(using: &generator) ?? "a"
      }
      let found = try matches(pattern.source, String(text))
      #expect(found == pattern.isFound(in: text), "\(pattern.source) in \(String(text).debugDescription)")
    }
  }

  @Test func anyTextIsReadOrRefused() throws {
    var generator = SplitMix64(seed: 5)
    let pieces = Array("ab()[]{}^$.*+?|\\-,:<>=!i0129dwxcQ😀é\n").map(String.init) + ["(?", "(?i)", "{2,", "\\x4", "[^"]
    for _ in 0..<5000 {
      let pattern = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }
      .joined()
      guard refusal(pattern) == nil else { continue }
      _ = try matches(pattern, "ab12 ()\n😀")
    }
  }
}

/// A pattern with a matcher that tries everything.
private indirect enum NaivePattern {
  case unit(Character)
  case dot
  case members([Character], isNegated: Bool)
  case start, end
  case sequence([NaivePattern])
  case choice([NaivePattern])
  case repetition(NaivePattern, Int, Int?, suffix: String)

  static func random(depth: Int, _ generator: inout SplitMix64) -> NaivePattern {
    switch Int.random(in: 0..<(depth == 0 ? 5 : 9), using: &generator) {
    case 0, 1: return .unit("abc".randomElement(using: &generator) ?? "a")
    case 2: return .dot
    case 3: return .members(["a", "c"].shuffled(using: &generator), isNegated: Bool.random(using: &generator))
    case 4: return Bool.random(using: &generator) ? .start : .end
    case 5, 6:
      return .sequence((0..<Int.random(in: 0...3, using: &generator)).map { _ in random(depth: depth - 1, &generator) })
    case 7: return .choice((0..<2).map { _ in random(depth: depth - 1, &generator) })
    default:
      let least = Int.random(in: 0...2, using: &generator)
      let most = Bool.random(using: &generator) ? nil : least + Int.random(in: 0...2, using: &generator)
      let lazy = Bool.random(using: &generator) ? "?" : ""
      return .repetition(random(depth: depth - 1, &generator), least, most, suffix: lazy)
    }
  }

  var source: String {
    switch self {
    case .unit(let character): String(character)
    case .dot: "."
    case .members(let members, let isNegated): "[\(isNegated ? "^" : "")\(String(members))]"
    case .start: "^"
    case .end: "$"
    case .sequence(let parts): "(?:\(parts.map(\.source).joined()))"
    case .choice(let parts): "(\(parts.map(\.source).joined(separator: "|")))"
    case .repetition(let part, let least, let most, let suffix):
      "(?:\(part.source)){\(least),\(most.map(String.init) ?? "")}\(suffix)"
    }
  }

  func isFound(in text: [Character]) -> Bool { (0...text.count).contains { !ends(text, $0).isEmpty } }

  /// Where a match that begins at `position` can end.
  private func ends(_ text: [Character], _ position: Int) -> Set<Int> {
    switch self {
    case .unit(let character): return one(text, position) { $0 == character }
    case .dot: return one(text, position) { $0 != "\n" }
    case .members(let members, let isNegated): return one(text, position) { members.contains($0) != isNegated }
    case .start: return position == 0 ? [position] : []
    case .end: return position == text.count ? [position] : []
    case .sequence(let parts):
      return parts.reduce([position]) { found, part in Set(found.flatMap { part.ends(text, $0) }) }
    case .choice(let parts): return Set(parts.flatMap { $0.ends(text, position) })
    case .repetition(let part, let least, let most, _):
      var current: Set<Int> = [position]
      var all: Set<Int> = least == 0 ? current : []
      // More rounds than characters and required ones add nothing new.
      for round in 1..<(max(most ?? 0, least + text.count) + 2) where most.map({ round <= $0 }) ?? true {
        current = Set(current.flatMap { part.ends(text, $0) })
        if round >= least { all.formUnion(current) }
      }
      return all
    }
  }

  private func one(_ text: [Character], _ position: Int, _ test: (Character) -> Bool) -> Set<Int> {
    position < text.count && test(text[position]) ? [position + 1] : []
  }
}
