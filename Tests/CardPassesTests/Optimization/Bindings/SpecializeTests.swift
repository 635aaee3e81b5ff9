import CardSyntax
import CardTemplate
import Testing

@testable import CardPasses

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
