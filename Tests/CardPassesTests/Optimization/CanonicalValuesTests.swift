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
