import CardSyntax
import CardTemplate
import Testing

@Suite("Invariant expressions are evaluated once")
struct InvariantTests {
  /// Data with `count` items whose `v` are 1, 2, ….
  private static func items(_ count: Int) -> String {
    let items = (1...count).map { #"{"v":\#($0),"n":"i\#($0)"}"# }.joined(separator: ",")
    return #"{"items":[\#(items)],"factor":2,"name":"root"}"#
  }

  private static func options(steps: Int) -> ExpansionOptions {
    var options = ExpansionOptions()
    options.steps = steps
    return options
  }

  @Test("what a lambda does not change is evaluated once, so that a sum in a loop stays linear")
  func lambdas() throws {
    let result = try expand(
      #"{"t":"${sum(select(items, x, x.v / sum(select(items, y, float(y.v)))))}"}"#, Self.items(1000),
      options: Self.options(steps: 40_000))
    #expect(result.diagnostics.isEmpty)
    #expect(result.output != nil)
  }

  @Test("what depends on `$root` alone is evaluated once for all items of a repetition")
  func repetitions() throws {
    let result = try expand(
      #"[{"$data":"${items}","t":"${v} of ${count(where($root.items, x => x.v > 500))}"}]"#, Self.items(1000),
      options: Self.options(steps: 60_000))
    #expect(result.diagnostics.isEmpty)
    #expect(result.output?.hasPrefix(#"[{"t":"1 of 500"},{"t":"2 of 500"},"#) == true)
  }

  @Test("a nested scope has values of its own, and the outer ones are back after it")
  func scopes() throws {
    let result = try expand(
      """
      [{"$data": "${groups}", "all": "${join(select(items, x, concat(x, toUpper(name))), ' ')}",
        "inner": [{"$data": "${subgroups}", "all": "${join(select(items, x, concat(x, toUpper(name))), ' ')}"}],
        "again": "${join(select(items, x, concat(x, toUpper(name))), '-')}"}]
      """,
      """
      {"groups": [
        {"name": "a", "items": [1, 2], "subgroups": [{"name": "b", "items": [3]}, {"name": "c", "items": [4, 5]}]},
        {"name": "d", "items": [6], "subgroups": []}]}
      """)
    #expect(
      result.output
        == #"[{"all":"1A 2A","inner":[{"all":"3B"},{"all":"4C 5C"}],"again":"1A-2A"},"#
        + #"{"all":"6D","inner":[],"again":"6D"}]"#)
  }

  @Test("a parameter of a lambda hides what is outside of it")
  func shadowing() throws {
    let result = try expand(
      #"{"t":"${join(select(rows, r, join(select(r.cells, name, concat(toUpper(name), r.end)), '')), ' ')}"}"#,
      #"{"name":"no","rows":[{"cells":["a","b"],"end":"."},{"cells":["c"],"end":"!"}]}"#)
    #expect(result.output == #"{"t":"A.B. C!"}"#)
  }

  @Test("chance is asked each time")
  func impure() throws {
    var options = ExpansionOptions()
    options.seed = 7
    let result = try expand(
      #"[{"$data":"${$root.items}","r":"${rand(0, 1000000)}"}]"#, Self.items(20), options: options)
    let document = try json(#require(result.output))
    #expect(Set(document.root.elements.compactMap { $0["r"]?.integer }).count > 15)
  }

  @Test("paths to nothing are counted for each item")
  func misses() throws {
    let result = try expand(#"[{"$data":"${items}","t":"${toUpper($root.nme)}"}]"#, Self.items(4))
    #expect(result.ids == ["template.missing-path"])
    #expect(result.diagnostics.first?.message.contains("4 times") == true)
  }

  @Test("a call that fails is evaluated, and reported, each time")
  func failures() throws {
    let result = try expand(#"[{"$data":"${items}","t":"${formatNumber($root.name, 2)}"}]"#, Self.items(3))
    #expect(result.ids == ["template.evaluation"])
    #expect(result.diagnostics.first?.message.contains("3 times") == true)
  }

  @Test("what an expression sets is seen by the rest of it, item for item")
  func changes() throws {
    let result = try expand(
      #"[{"$data":"${items}","t":"${string(setPathToValue($root.factor, v))}${add($root.factor, 0)}"}]"#,
      Self.items(3))
    #expect(result.output == #"[{"t":"12"},{"t":"22"},{"t":"32"}]"#)
  }

  @Test("a constant call is part of the program, whatever the number of items")
  func constants() throws {
    let result = try expand(
      #"[{"$data":"${items}","t":"${if(v > 0, join(createArray('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), '+'), '')}"}]"#,
      Self.items(1000), options: Self.options(steps: 32_000))
    #expect(result.diagnostics.isEmpty)
    #expect(result.output?.hasPrefix(#"[{"t":"a+b+c+d+e+f+g+h"},"#) == true)
  }

  @Test("what several holes of a scope have in common is evaluated once for each scope")
  func commonSubexpressions() throws {
    let total = "sum(select(items, x, float(x.v)))"
    let result = try expand(
      ##"{"a":"${\##(total)}","b":"${formatNumber(\##(total), 1)}","c":{"d":["${\##(total) + 1}","${max(\##(total), 3)}"]}}"##,
      Self.items(1000), options: Self.options(steps: 14_000))
    #expect(result.diagnostics.isEmpty)
    #expect(result.output == #"{"a":500500,"b":"500,500.0","c":{"d":[500501,500500]}}"#)
  }

  @Test("what holes have in common is evaluated again in another scope")
  func commonInScopes() throws {
    let result = try expand(
      """
      [{"a": "${toUpper(name)}", "b": "${toUpper(name)}!",
        "c": [{"$data": "${inner}", "a": "${toUpper(name)}", "b": "${toUpper(name)}!"}],
        "d": "${toUpper(name)}?"}]
      """,
      #"{"name":"x","inner":[{"name":"y"},{"name":"z"}]}"#)
    #expect(
      result.output
        == #"[{"a":"X","b":"X!","c":[{"a":"Y","b":"Y!"},{"a":"Z","b":"Z!"}],"d":"X?"}]"#)
  }

  @Test("what a condition made of a missing path is not what a text shows of it")
  func commonInConditions() throws {
    let result = try expand(
      #"{"a":"${if(equals(json('[]'), toLower(none)), 1, 2)}","b":"${toLower(none)}","c":"${if(toLower(none), 3, 4)}"}"#,
      "{}")
    // Each alone, so that nothing is shared.
    let one = try expand(#"{"a":"${if(equals(json('[]'), toLower(none)), 1, 2)}"}"#, "{}")
    let other = try expand(#"{"b":"${toLower(none)}"}"#, "{}")
    let third = try expand(#"{"c":"${if(toLower(none), 3, 4)}"}"#, "{}")
    let parts = [one, other, third].compactMap { $0.output?.dropFirst().dropLast() }.map(String.init)
    #expect(result.output == "{\(parts.joined(separator: ","))}")
  }

  @Test("a mistake that holes have in common is reported at each of them")
  func commonMistakes() throws {
    let result = try expand(#"{"a":"${formatNumber(name, 2)}","b":"${formatNumber(name, 2)}"}"#, #"{"name":"x"}"#)
    #expect(result.ids == ["template.evaluation", "template.evaluation"])
    let lines = Set(result.diagnostics.compactMap(\.span?.start))
    #expect(lines.count == 2)
  }
}
