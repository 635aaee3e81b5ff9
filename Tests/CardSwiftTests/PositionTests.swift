import CardCompiler
import CardFormats
import CardSyntax
import CardTemplate
import CardTestSupport
import Foundation
import Testing

@testable import CardSwift

/// Every function that can fail, in every place of a template: what is generated must compile wherever a value that is
/// `try`'d stands.
@Suite("Calls that can fail in all positions") struct PositionTests {
  /// An element for each place in which an expression can stand.
  private static func elements(_ text: String, _ id: Int) -> [String] {
    let hole = "${\(text)}".replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    // What can never fit is an error before anything is generated.
    func nested(_ nested: String) -> String {
      let whole = nested.replacing("@", with: "(\(text))")
      guard Expression(whole) != nil else { return hole }
      return "${\(whole)}".replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
    return [
      #"{"type":"TextBlock","$data":"\#(hole)","text":"${x} ${$index}"}"#,
      #"{"type":"Container","$data":"\#(hole)","items":[{"type":"TextBlock","$data":"\#(hole)","text":"${$data}"}]}"#,
      #"{"type":"TextBlock","$when":"\#(hole)","text":"kept"}"#,
      #"{"type":"TextBlock","$when":"\#(nested("@ == 1 || !@ && @ > 0"))","text":"kept"}"#,
      #"{"type":"TextBlock","$data":"\#(nested("@ ?? items"))","$when":"\#(hole)","text":"a \#(hole) b"}"#,
      #"{"type":"TextBlock","text":"\#(hole)","maxLines":"\#(hole)","wrap":"\#(hole)","isVisible":"\#(hole)","#
        + #""color":"\#(hole)","size":"\#(hole)"}"#,
      #"{"type":"Image","url":"\#(hole)","altText":"\#(hole)","backgroundColor":"\#(hole)","width":"\#(hole)"}"#,
      #"{"type":"Input.Text","id":"i\#(id)","label":"\#(hole)","value":"\#(hole)","isRequired":"\#(hole)"}"#,
      #"{"type":"FactSet","facts":[{"$data":"\#(hole)","title":"\#(hole)","value":"a \#(hole)"}]}"#,
      #"{"type":"Input.ChoiceSet","id":"c\#(id)","choices":[{"$data":"\#(hole)","title":"${t}","value":"${n}"}]}"#,
      #"{"type":"ActionSet","actions":[{"type":"Action.OpenUrl","$data":"\#(hole)","title":"\#(hole)","url":"\#(hole)"},"#
        + #"{"type":"Action.Submit","$when":"\#(hole)","title":"S","data":{"a":"\#(hole)","b":"x \#(hole)"}}]}"#,
      #"{"type":"TextBlock","text":"\#(nested("if(@, @, @)")) \#(nested("[@, {a: @}]")) \#(nested("-@ + 1"))"}"#,
      #"{"type":"TextBlock","text":"\#(nested("select(items, y => @)")) \#(nested("where(items, y => @ == y)"))"}"#,
      #"{"type":"TextBlock","text":"\#(nested("@ ?? @ ?? n")) \#(nested("@ < @ ? @ : @")) \#(nested("items[@].t"))"}"#,
      #"{"type":"TextBlock","text":"\#(nested("concat(@, @)")) \#(nested("@ || @")) \#(nested("@.a[0].b"))"}"#,
    ]
  }

  /// One expression for each function, with data of types that are known or of any kind.
  private static func expressions(_ isPlain: Bool) -> [String] {
    var texts: [String] = []
    for function in FunctionTable.shared.groups.flatMap(\.functions) {
      if ["setPathToValue", "stringOrValue"].contains(function.name) { continue }
      let all = FunctionRenderTests.expressions.flatMap(\.texts).filter { $0.hasPrefix(function.name + "(") }
      let found = (isPlain ? all.first { !$0.contains("any") } : all.first { $0.contains("any") }) ?? all.first
      if let found { texts.append(found) }
    }
    texts +=
      isPlain
      ? ["n / n", "n % 0", "round(n, 1)", "min(numbers)", "average(numbers)", "replace(name, name, 'x')", "int(name)"]
      : ["any / n", "any + 1", "sum(any)", "round(any)", "split(any, ',')", "any[n]", "items[n]", "int(any)"]
    return texts
  }

  /// Both sorts of values, and both targets: every pair in the long form.
  private static let variants = TestEffort.choose(
    [(true, "swift"), (false, "swiftui")],
    thorough: [(true, "swift"), (true, "swiftui"), (false, "swift"), (false, "swiftui")])

  @Test(.timeLimit(.minutes(60)), arguments: variants)
  func compile(isPlain: Bool, target: String) throws {
    var sources: [SwiftTools.Source] = []
    var parts: Set<String> = []
    // Each function in one of the four combinations, or in all of them.
    let combination = (isPlain ? 0 : 1) + (target == "swift" ? 0 : 2)
    let expressions = TestEffort.sample(Array(Self.expressions(isPlain).enumerated()), every: 4, from: combination)
    for (number, text) in expressions {
      let card =
        #"{"type":"AdaptiveCard","version":"1.5","body":[\#(Self.elements(text, number).joined(separator: ","))]}"#
      let source = SourceText(name: "card.json", text: card)
      let compiler = Compiler()
      let prepared = compiler.prepare(source)
      var found = Diagnostics()
      let samples = try FunctionRenderTests.data.prefix(4).map { text in
        try #require(Document.readJSON(SourceText(name: "data", text: text), diagnostics: &found)).root
      }
      var template = CodeTemplate(document: prepared.document, evidence: .samples(samples))
      template.typeName = "\(target) \(isPlain ? "plain" : "any") \(number)"
      let result = Pipeline(compiler: compiler).run(
        prepared, data: nil, host: nil, targets: [FormatID(rawValue: target)], generating: template)
      let errors = result.diagnostics.all.filter { $0.severity == .error }.map(\.message)
      #expect(errors == [], "\(text)")
      guard let output = result.outputs.first, let file = output.files.first else { continue }
      sources.append(.init(name: "T\(number)", text: String(decoding: file.bytes, as: UTF8.self)))
      parts.formUnion(output.parts)
    }
    #expect(sources.count > TestEffort.choose(20, thorough: 80))
    sources.append(GeneratedViews.support(parts))
    let errors = try SwiftTools.errors(in: sources)
    #expect(errors.isEmpty, "\(errors.prefix(20).joined(separator: "\n"))")
  }
}
