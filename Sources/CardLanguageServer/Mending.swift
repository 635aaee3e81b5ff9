import CardCompiler
import CardSyntax

// What the findings of a text offer for mending it.
extension LanguageServer {
  /// The corrections of findings in a range, each as an action of its own.
  mutating func codeActions(_ parameters: JSONValue) -> JSONValue {
    let only = parameters["context"]?["only"]
    // All corrections at once are more work, which is done where somebody asks for it by name, as on saving.
    if only != nil, Self.isAskedFor(Self.fixAll, in: only), !Self.isAskedFor("quickfix", in: only) {
      return fixAll(parameters)
    }
    guard Self.isAskedFor("quickfix", in: only) else { return .array([]) }
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

  /// The kind of the action that makes all corrections.
  static let fixAll = "source.fixAll.cardc"

  /// All that `cardc fix` mends in a text, as one action; none where there is nothing.
  private mutating func fixAll(_ parameters: JSONValue) -> JSONValue {
    guard let path = parameters["textDocument"]?["uri"]?.string.flatMap(FileURI.path), let text = texts[path],
      Self.isTemplate(path), let mending = try? workspace(for: path).mend([path], jobs: 1).value,
      let mended = mending.files.first(where: { $0.path == path }),
      let edit = edit(from: text, to: Array(mended.new.utf8))
    else { return .array([]) }
    return [
      [
        "title": "Fix all that `cardc fix` can mend", "kind": .string(Self.fixAll),
        "edit": ["changes": .object([FileURI.uri(path): [edit]])],
      ]
    ]
  }

  /// Whether an editor wants actions of a kind: without a list it wants all, and a kind in the list stands for what is below it
  /// as well.
  private static func isAskedFor(_ kind: String, in only: JSONValue?) -> Bool {
    guard case .array(let kinds)? = only else { return true }
    return kinds.contains { wanted in
      guard let wanted = wanted.string else { return false }
      return wanted.isEmpty || kind == wanted || kind.hasPrefix(wanted + ".")
    }
  }

  /// The text as `cardc fmt` writes it: one edit of what is between the parts that stay, or none. A text with a mistake
  /// stays as it is.
  func formatting(_ parameters: JSONValue) -> JSONValue {
    guard let path = parameters["textDocument"]?["uri"]?.string.flatMap(FileURI.path), let text = texts[path],
      Self.isTemplate(path)
    else { return .array([]) }
    var ignored = Diagnostics()
    let source = SourceText(name: path, bytes: text.bytes)
    guard let written = TemplateFormatter().format(source, diagnostics: &ignored),
      let edit = edit(from: text, to: Array(written.utf8))
    else { return .array([]) }
    return .array([edit])
  }

  /// What is between the parts of a text that stay, or none if all of it does.
  private func edit(from text: OpenText, to new: [UInt8]) -> JSONValue? {
    let old = text.bytes
    if old == new { return nil }
    var start = zip(old, new).prefix { $0 == $1 }.count
    var end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    // An edit begins and ends between characters.
    func isInside(_ bytes: [UInt8], _ offset: Int) -> Bool { offset < bytes.count && bytes[offset] & 0xC0 == 0x80 }
    while start > 0, isInside(old, start) || isInside(new, start) { start -= 1 }
    while end > 0, isInside(old, old.count - end) { end -= 1 }
    return [
      "range": text.json(start..<(old.count - end), encoding),
      "newText": .string(String(decoding: new[start..<(new.count - end)], as: UTF8.self)),
    ]
  }

  private static func title(of fix: Diagnostic.FixIt) -> String {
    if fix.replacement.isEmpty { return "Remove `\(fix.span.text)`" }
    return fix.span.range.isEmpty ? "Insert `\(fix.replacement)`" : "Write `\(fix.replacement)`"
  }
}
