import Testing

@testable import CardPasses

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
