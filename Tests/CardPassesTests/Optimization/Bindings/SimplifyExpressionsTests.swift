import Testing

@testable import CardPasses

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

  @Test func simplifiesInTheTarget() throws {
    let before = BindingCase.text(#""text":"${if(!x, a, b)}""#, #""text":"${if(x, b, a)}""#)
    #expect(try rewritten(card(before.before), by: [SimplifyExpressions(isLate: true)]) == card(before.after))
  }
}
