import CardCompiler
import CardSyntax
import Testing

/// What is said of properties that no format knows.
@Suite("Unknown properties in the report")
struct UnknownPropertyTests {
  @Test(
    "are left out of every other format, also where something stands in for their element",
    arguments: ["swiftui", "html", "compose", "skima", "drivenui"])
  func leftOut(target: String) throws {
    let types = [
      #""type":"Rating","value":3"#, #""type":"Badge","text":"A""#, #""type":"ProgressBar","value":3"#,
      #""type":"TabSet","pages":[{"title":"P","items":[{"type":"TextBlock","text":"p"}]}]"#,
      #""type":"Chart.Pie","data":[{"legend":"a","value":1}]"#, #""type":"CodeBlock","codeSnippet":"a""#,
      #""type":"Container","items":[{"type":"TextBlock","text":"a"}]"#,
    ]
    for type in types {
      let card = #"{"type":"AdaptiveCard","version":"1.5","body":[{\#(type),"tabs":[{"title":"Lost"}]}]}"#
      let result = Compiler().compile(SourceText(name: "card.json", text: card), to: [FormatID(rawValue: target)])
      let output = try #require(result.outputs.first, "\(result.diagnostics.all.map(\.message))")
      let losses = output.fidelity.map { "\($0.kind.id): \($0.message)" }
      #expect(!String(decoding: output.files[0].bytes, as: UTF8.self).contains("Lost"))
      #expect(losses.contains("dropped.property: `tabs` is not known, so it is left out"), "\(type): \(losses)")
      #expect(!losses.contains { $0.contains("`tabs`") && $0.contains("kept") }, "\(type): \(losses)")
    }
  }
}
