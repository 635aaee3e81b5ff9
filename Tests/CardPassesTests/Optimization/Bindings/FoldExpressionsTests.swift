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

  @Test func foldsWhatTheTargetReads() throws {
    let before = BindingCase.text(#""text":"a","wrap":"${1 < 2}""#, #""text":"a","wrap":true"#)
    #expect(try rewritten(card(before.before), by: [FoldExpressions(isLate: true)]) == card(before.after))
  }
}
