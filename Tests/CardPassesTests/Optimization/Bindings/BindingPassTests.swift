import CardSyntax
import CardTemplate
import Testing

@testable import CardPasses

@Suite struct FoldExpressionsTests {
  @Test(arguments: [
    BindingCase.text(#""text":"${toUpper('total')}: ${price * (1 + 1)}""#, #""text":"TOTAL: ${price * 2}""#),
    .text(#""text":"a","wrap":"${1 < 2}""#, #""text":"a","wrap":true"#),
    .text(#""text":"a","maxLines":"${1 + 2}""#, #""text":"a","maxLines":3"#),
    .text(#""text":"a","color":"${toLower('GOOD')}""#, #""text":"a","color":"good""#),
    .text(#""text":"${'a'}b${c}""#, #""text":"ab${c}""#),
    .text(#""text":"${concat('a', 'b')}""#, #""text":"ab""#),
    .text(#""text":"a","$when":"${n < 1 + 1}""#, #""text":"a","$when":"${n < 2}""#),
    .text(#""text":"${x}","$data":"${createArray(1, 2)}""#, #""text":"${x}","$data":[1,2]"#),
    .text(#""text":"${'${x}'} ${y}""#, #""text":"\\${x} ${y}""#),
    BindingCase(
      #"{"type":"Container","items":[{"type":"TextBlock","text":"${1 + 1} ${x}"}]}"#,
      #"{"type":"Container","items":[{"type":"TextBlock","text":"2 ${x}"}]}"#),
    BindingCase(
      #"{"type":"ActionSet","actions":[{"type":"Action.Submit","title":"${a}","data":{"n":"${2 * 3}","m":"${n}"}}]}"#,
      #"{"type":"ActionSet","actions":[{"type":"Action.Submit","title":"${a}","data":{"n":6,"m":"${n}"}}]}"#),
  ])
  func folds(_ one: BindingCase) throws { try check(one, FoldExpressions()) }

  @Test(arguments: [
    BindingCase.text(#""text":"${name}""#), .text(#""text":"${1 / 0}""#), .text(#""text":"${utcNow()} ${rand(1, 6)}""#),
    // The format cannot read these values, or reads them as something else.
    .text(#""text":"${1 + 1}""#), .text(#""text":"a","color":"${toLower('MAUVE')}""#),
    .text(#""text":"a","wrap":"${'y' + 'es'}""#), .text(#""text":"a","$when":"${1 < 2}""#),
    .text(#""text":"${if(true, a, b)}""#), .text(#""text":"${join(range(1, 99), ',')} ${x}""#),
    .text(#""text":"${null} of ${x}""#), .text(#""text":"${name} of ${x}","$data":{"name":"A"}"#),
  ])
  func keeps(_ one: BindingCase) throws { try check(one, FoldExpressions()) }
}

@Suite struct PruneBranchesTests {
  private static let other = #"{"type":"TextBlock","text":"b"}"#

  @Test(arguments: [
    BindingCase(#"{"type":"TextBlock","text":"a","$when":"${1 > 2}"},"# + other, other),
    BindingCase(other + #",{"type":"TextBlock","text":"a","$when":"${1 + 1}"}"#, other),
    .text(#""text":"a","$when":"${1 < 2}""#, #""text":"a""#),
    .text(#""text":"${x}","$data":"${xs}","$when":"${'a' == 'a'}""#, #""text":"${x}","$data":"${xs}""#),
    .text(#""text":"${if(1 > 2, a, b)}""#, #""text":"${b}""#),
    .text(#""text":"x ${if('' == 'a', a, if(0 == 0, c, d))} y""#, #""text":"x ${c} y""#),
    .text(#""text":"a","wrap":"${if(1 < 2, true, x)}""#, #""text":"a","wrap":true"#),
    BindingCase(
      #"{"type":"Container","items":[{"type":"TextBlock","text":"a","$when":"${1 > 2}"}]}"#,
      #"{"type":"Container","items":[]}"#),
  ])
  func prunes(_ one: BindingCase) throws { try check(one, PruneBranches()) }

  @Test(arguments: [
    BindingCase.text(#""text":"a","$when":"${x}""#), .text(#""text":"a","$when":"${x && false}""#),
    // These are no expressions, which the language treats the other way round.
    .text(#""text":"a","$when":true"#), .text(#""text":"a","$when":"${true}""#), .text(#""text":"a","$when":"yes""#),
    .text(#""text":"${if(c, a, b)}""#), .text(#""text":"${if(true, concat(a, b), c)}""#),
    .text(#""text":"a","$when":"${rand(0, 2) == 1}""#),
  ])
  func keeps(_ one: BindingCase) throws { try check(one, PruneBranches()) }
}

@Suite struct SimplifyExpressionsTests {
  @Test(arguments: [
    BindingCase.text(#""text":"${if(!(a == b), string(toUpper(x)), '')}""#, #""text":"${if(a != b, toUpper(x), '')}""#),
    .text(#""text":"a","$when":"${a < b && true}""#, #""text":"a","$when":"${a < b}""#),
    .text(#""text":"${x}","$data":"${coalesce(a, 'b', c)}""#, #""text":"${x}","$data":"${coalesce(a, 'b')}""#),
    .text(#""text":"a ${concat('b', concat('c', d))}""#, #""text":"a ${concat('bc', d)}""#),
    .text(#""text":"a","wrap":"${if(exists(x), true, false)}""#, #""text":"a","wrap":"${exists(x)}""#),
    .text(#""text":"a","wrap":"${exists(x) || true}""#, #""text":"a","wrap":true"#),
    .text(#""text":"n: ${length(x) + 0}""#, #""text":"n: ${length(x)}""#),
  ])
  func simplifies(_ one: BindingCase) throws { try check(one, SimplifyExpressions()) }

  @Test(arguments: [
    BindingCase.text(#""text":"${x + 0}""#), .text(#""text":"${x}""#), .text(#""text":"a","$when":"${!!x}""#),
    .text(#""text":"${concat(a, concat(b, c))}""#), .text(#""text":"${string(x)}""#),
    .text(#""text":"${if(rand(0, 2) == 1, a, a)}""#), .text(#""text":"a","wrap":"${x == true}""#),
  ])
  func keeps(_ one: BindingCase) throws { try check(one, SimplifyExpressions()) }
}

@Suite struct SpecializeTests {
  private static func known() throws -> KnownData {
    var diagnostics = Diagnostics()
    let host = try #require(
      JSONReader.read(SourceText(name: "host", text: #"{"lang":"de"}"#), diagnostics: &diagnostics))
    let definitions = [
      "name=Anna", "user.age=41", "beta=false", "size=large", "tags=[\"x\",\"y\"]", "me={\"n\":\"M\"}",
    ]
    return try KnownData(definitions.map { try Definition($0) }, host: host.root)
  }

  private static let other = #"{"type":"TextBlock","text":"b"}"#

  @Test(arguments: [
    BindingCase.text(#""text":"Hello, ${name}""#, #""text":"Hello, Anna""#),
    .text(#""text":"${$host.lang}: ${user.age + 1} ${n}""#, #""text":"de: 42 ${n}""#),
    .text(#""text":"a","wrap":"${!beta}","size":"${size}""#, #""text":"a","wrap":true,"size":"large""#),
    BindingCase(#"{"type":"TextBlock","text":"a","$when":"${beta}"},"# + other, other),
    .text(#""text":"a","$when":"${!beta}""#, #""text":"a""#),
    .text(#""text":"${$data}","$data":"${tags}""#, #""text":"${$data}","$data":["x","y"]"#),
    .text(#""text":"${n} ${$root.name}","$data":"${me}""#, #""text":"M Anna","$data":{"n":"M"}"#),
    .text(#""text":"${age} ${name}","$data":"${user}""#, #""text":"41 ${name}","$data":"${user}""#),
    .text(#""text":"${$root.name} ${name}","$data":"${people}""#, #""text":"Anna ${name}","$data":"${people}""#),
    .text(#""text":"${if(beta, a, b)}""#, #""text":"${b}""#),
  ])
  func specializes(_ one: BindingCase) throws { try check(one, Specialize(), knowing: Self.known()) }

  @Test(arguments: [
    BindingCase.text(#""text":"${other}""#), .text(#""text":"${user.name}""#), .text(#""text":"${$host.none}""#),
    .text(#""text":"${name}","$data":"${people}""#), .text(#""text":"${name}","$data":{"x":1}"#),
    .text(#""text":"${join(select(items, name => name), '')}""#), .text(#""text":"${$root}""#),
    // No text block takes a number for its text.
    .text(#""text":"${user.age}""#), .text(#""text":"\\${name} ${x}""#),
    BindingCase(
      #"{"type":"ActionSet","actions":[{"type":"Action.Submit","data":{"$data":"${items}","n":"${name}"}}]}"#),
  ])
  func keeps(_ one: BindingCase) throws { try check(one, Specialize(), knowing: Self.known()) }

  @Test func doesNothingWithoutKnownData() throws {
    let body = BindingCase.text(#""text":"${1 + 1} ${name}""#).before
    #expect(try rewritten(card(body), by: [Specialize()]) == card(body))
  }

  @Test func keepsHolesThatAreText() throws {
    // What a definition says is never expanded.
    let known = try KnownData([Definition("a=${b}"), Definition(#"list=["${b}"]"#)])
    // Data that stand in the template must have no holes, so that these stay an expression.
    let list = BindingCase.text(#""text":"${a}","$data":"${list}""#, #""text":"${a}","$data":"${['${b}']}""#)
    #expect(try rewritten(card(list.before), by: [Specialize()], knowing: known) == card(list.after))
    let text = BindingCase.text(#""text":"${a}""#, #""text":"\\${b}""#)
    #expect(try rewritten(card(text.before), by: [Specialize()], knowing: known) == card(text.after))
  }
}

@Suite struct LateBindingTests {
  @Test func foldsWhatTheTargetReads() throws {
    let before = BindingCase.text(#""text":"a","wrap":"${1 < 2}""#, #""text":"a","wrap":true"#)
    #expect(try rewritten(card(before.before), by: [FoldExpressions(isLate: true)]) == card(before.after))
  }

  @Test func simplifies() throws {
    let before = BindingCase.text(#""text":"${if(!x, a, b)}""#, #""text":"${if(x, b, a)}""#)
    #expect(try rewritten(card(before.before), by: [SimplifyExpressions(isLate: true)]) == card(before.after))
  }

  @Test func passesHaveNamesOfTheirOwn() {
    let names = PassPipeline.all.map(\.name)
    #expect(Set(names).count == names.count)
  }
}
