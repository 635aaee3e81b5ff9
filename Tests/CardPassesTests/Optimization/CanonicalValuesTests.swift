import CardIR
import Testing

@testable import CardPasses

@Suite struct CanonicalValuesTests {
  @Test(
    "names are written as the description has them",
    arguments: [
      BindingCase.text(#""text":"A","weight":"Bolder""#, #""text":"A","weight":"bolder""#),
      .text(#""text":"A","size":"ExtraLarge""#, #""text":"A","size":"extraLarge""#),
      .text(#""text":"A","spacing":"NONE","color":"Accent""#, #""text":"A","spacing":"none","color":"accent""#),
      .text(#""text":"A","horizontalAlignment":"Right""#, #""text":"A","horizontalAlignment":"right""#),
      .text(#""text":"A","fontType":"Monospace","wrap":true"#, #""text":"A","fontType":"monospace","wrap":true"#),
      BindingCase(
        #"{"type":"Container","items":[{"type":"TextBlock","text":"A","style":"Heading"}],"style":"Emphasis"}"#,
        #"{"type":"Container","items":[{"type":"TextBlock","text":"A","style":"heading"}],"style":"emphasis"}"#),
      BindingCase(
        #"{"type":"ColumnSet","columns":[{"type":"Column","width":"Stretch","items":[]}]}"#,
        #"{"type":"ColumnSet","columns":[{"type":"Column","width":"stretch","items":[]}]}"#),
      BindingCase(
        #"{"type":"ActionSet","actions":[{"type":"Action.Submit","title":"A","style":"Positive"}]}"#,
        #"{"type":"ActionSet","actions":[{"type":"Action.Submit","title":"A","style":"positive"}]}"#),
    ])
  func fires(_ one: BindingCase) throws { try check(one, CanonicalValues()) }

  @Test(
    "everything else stays as it was written",
    arguments: [
      BindingCase.text(#""text":"Bolder","id":"Bolder""#), .text(#""text":"A","weight":"bolder","x-weight":"Bolder""#),
      // What is no name of the set is the author's, as is what only data tell.
      .text(#""text":"A","weight":"Fat""#), .text(#""text":"A","weight":"${if(a, 'Bolder', 'Lighter')}""#),
      BindingCase(#"{"type":"Image","url":"HTTPS://EXAMPLE.COM/Large.PNG","altText":"Large"}"#),
      BindingCase(#"{"type":"ActionSet","actions":[{"type":"Action.Submit","title":"A","style":"Fancy"}]}"#),
      BindingCase(#"{"type":"ColumnSet","columns":[{"type":"Column","width":"2","items":[]}]}"#),
      BindingCase(#"{"type":"Gauge","weight":"Bolder","size":"Large"}"#),
    ])
  func stays(_ one: BindingCase) throws { try check(one, CanonicalValues()) }
}

@Suite struct ShortFormTests {
  private static func rich(_ inlines: String) -> String { #"{"type":"RichTextBlock","inlines":[\#(inlines)]}"# }

  private static func toggle(_ targets: String) -> String {
    #"{"type":"ActionSet","actions":[{"type":"Action.ToggleVisibility","title":"A","targetElements":[\#(targets)]}]}"#
  }

  private static func box(_ image: String) -> String {
    #"{"type":"Container","backgroundImage":\#(image),"items":[]}"#
  }

  private static func image(_ property: String) -> String { #"{"type":"Image","url":"a.png",\#(property)}"# }

  private static func column(_ width: String) -> String {
    #"{"type":"ColumnSet","columns":[{"type":"Column","width":\#(width),"items":[]}]}"#
  }

  @Test(
    "values and objects are written in their shortest form",
    arguments: [
      BindingCase(image(##""backgroundColor":"#FF1A2B3C""##), image(##""backgroundColor":"#1A2B3C""##)),
      BindingCase(image(#""width":"050px""#), image(#""width":"50px""#)),
      BindingCase(column(#""2""#), column("2")), BindingCase(column(#""1.50""#), column("1.5")),
      BindingCase(rich(#"{"type":"TextRun","text":"A \"b\""}"#), rich(#""A \"b\"""#)),
      BindingCase(rich(#"{"text":"A","type":"TextRun"},"B""#), rich(#""A","B""#)),
      BindingCase(rich(#"{"type":"TextRun","text":"A ${b}"}"#), rich(#""A ${b}""#)),
      BindingCase(toggle(#"{"elementId":"a"}"#), toggle(#""a""#)),
      BindingCase(box(#"{"url":"https://example.com/A.png"}"#), box(#""https://example.com/A.png""#)),
    ])
  func fires(_ one: BindingCase) throws { try check(one, ShortenValues()) }

  @Test(
    "what is short, or says more than the short form, stays",
    arguments: [
      BindingCase(image(##""backgroundColor":"#801A2B3C""##)), BindingCase(image(##""backgroundColor":"#1a2b3c""##)),
      BindingCase(image(#""width":"50px","altText":"050px""#)), BindingCase(column(#""stretch""#)),
      BindingCase(rich(#"{"type":"TextRun","text":"A","weight":"bolder"},{"type":"TextRun","text":"A","x":1}"#)),
      BindingCase(rich(#"{"type":"TextRun","text":"A","$when":"${b}"}"#)),
      BindingCase(rich(#"{"type":"TextRun","text":"A","$data":"${b}"}"#)),
      BindingCase(toggle(#"{"elementId":"a","isVisible":true}"#)),
      BindingCase(box(#"{"url":"https://example.com/a.png","fillMode":"repeat"}"#)),
    ])
  func stays(_ one: BindingCase) throws { try check(one, ShortenValues()) }
}
