import CardCompiler
package import CardIR
package import CardSyntax

/// What a preview shows of a template: findings, and for each target the text, how faithful it is, and a page.
package struct PreviewAnswer: Sendable {
  /// What came of one target.
  package struct Output: Sendable {
    /// The target.
    package let target: String
    /// What the target is called.
    package let title: String
    /// The text that a build would write.
    package let text: String
    /// How faithful it is, from 0 to 1.
    package let score: Double
    /// Where it deviates from the source.
    package let deviations: [FidelityEntry]
    /// The page that shows it; none for targets that are source code.
    package let page: [UInt8]?
  }

  /// The outputs in the order of the targets; a target with an error has none.
  package private(set) var outputs: [Output] = []
  /// Everything that was found, each finding once, in the order of the source.
  package private(set) var findings: [Diagnostic] = []

  /// Adds what came of one target.
  mutating func add(_ answer: Answer<Workspace.Conversion>, _ workspace: Workspace) {
    add(answer.diagnostics)
    guard !answer.diagnostics.hasErrors, let conversion = answer.value else { return }
    for output in conversion.result.outputs {
      guard let file = output.files.first else { continue }
      let title = workspace.compiler.registry.target(output.target)?.emitter.title ?? output.target.rawValue
      outputs.append(
        Output(
          target: output.target.rawValue, title: title, text: String(decoding: file.bytes, as: UTF8.self),
          score: output.tally.score, deviations: output.fidelity,
          page: workspace.page(showing: output, of: conversion.source.document)))
    }
  }

  /// Adds findings that are not there yet. What two of them say of one place with the same id is said once.
  mutating func add(_ diagnostics: Diagnostics) {
    for finding in diagnostics.sorted() {
      let isKnown = findings.contains {
        $0 == finding
          || $0.id == finding.id && $0.span?.range == finding.span?.range
            && $0.span?.source.name == finding.span?.source.name && finding.span != nil
            && !finding.id.hasPrefix("lossy.")
      }
      if !isKnown { findings.append(finding) }
    }
  }

  // MARK: JSON

  /// The answer as the preview's script reads it; `name` gives a page the name that it is asked for by.
  package func json(naming name: ([UInt8]) -> String) -> [UInt8] {
    var json = DocumentWriter(.minified)
    json.beginObject()
    json.key("findings")
    json.beginArray()
    for finding in findings { Self.write(finding, &json) }
    json.endArray()
    json.key("outputs")
    json.beginArray()
    for output in outputs {
      json.beginObject()
      json.member("target", output.target)
      json.member("title", output.title)
      json.member("text", output.text)
      json.key("score")
      json.number(output.score)
      json.key("deviations")
      json.beginArray()
      for deviation in output.deviations {
        json.beginObject()
        json.member("severity", deviation.verdict.rawValue)
        json.member("id", deviation.kind.id)
        json.member("message", deviation.message)
        Self.write(deviation.span, &json)
        json.endObject()
      }
      json.endArray()
      json.member("page", output.page.map(name))
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.finish()
  }

  private static func write(_ finding: Diagnostic, _ json: inout DocumentWriter) {
    json.beginObject()
    json.member("severity", finding.severity.rawValue)
    json.member("id", finding.id)
    json.member("message", finding.message)
    json.member("help", finding.help)
    write(finding.span, &json)
    json.endObject()
  }

  /// Writes the members that say where something stands.
  static func write(_ span: SourceSpan?, _ json: inout DocumentWriter) {
    json.member("file", span?.source.name)
    guard let span else { return }
    let (start, end) = LineIndex(span.source).locations(of: span)
    for (name, value) in [
      ("line", start.line), ("column", start.column), ("endLine", end.line), ("endColumn", end.column),
    ] {
      json.key(name)
      json.number(value)
    }
  }
}
