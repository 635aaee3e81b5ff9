import CardCompiler
import CardSyntax

// What the findings of a text offer for mending it.
extension LanguageServer {
  /// The corrections of findings in a range, each as an action of its own.
  mutating func codeActions(_ parameters: JSONValue) -> JSONValue {
    guard let path = parameters["textDocument"]?["uri"]?.string.flatMap(FileURI.path), let text = texts[path],
      Self.isTemplate(path), let answer = try? workspace(for: path).check([path], jobs: 1)
    else { return .array([]) }
    let start = offset(parameters["range"]?["start"], in: text)
    let end = max(start, offset(parameters["range"]?["end"], in: text))
    var actions: [JSONValue] = []
    for finding in answer.diagnostics.sorted() {
      guard let fix = finding.fixIt, let span = finding.span, span.source.name == path, fix.span.source.name == path,
        span.range.lowerBound <= end, start <= span.range.upperBound
      else { continue }
      let edit: JSONValue = [
        "range": text.json(fix.span.range, encoding), "newText": .string(fix.replacement),
      ]
      actions.append([
        "title": .string(Self.title(of: fix)), "kind": "quickfix", "isPreferred": true,
        "diagnostics": [json(finding, in: path)],
        "edit": ["changes": .object([FileURI.uri(path): [edit]])],
      ])
    }
    return .array(actions)
  }

  private static func title(of fix: Diagnostic.FixIt) -> String {
    if fix.replacement.isEmpty { return "Remove `\(fix.span.text)`" }
    return fix.span.range.isEmpty ? "Insert `\(fix.replacement)`" : "Write `\(fix.replacement)`"
  }
}
