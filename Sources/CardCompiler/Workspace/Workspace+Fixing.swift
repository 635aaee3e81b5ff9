package import CardSyntax

// What can be mended by itself.
extension Workspace {
  /// What became of the files when the fix-its of diagnostics were applied.
  package struct Mending: Sendable {
    /// A file that differs.
    package struct File: Sendable {
      /// Its path as the user named it; `-` for standard input.
      package let path: String
      /// The text before.
      package let old: String
      /// The text after.
      package let new: String
    }

    /// The files that differ, by path.
    package var files: [File] = []
    /// The findings whose fix-its were applied, in the order in which that was done, at their places in the old texts.
    package var mended: [Diagnostic] = []
    /// The findings that are left, at their places in the old texts.
    package var left = Diagnostics()
    /// The templates that were looked at.
    package var count = 0
    /// The text of standard input afterwards, if it was an input.
    package var input: String?
  }

  /// How often a text is looked at again after a change: a mistake may hide another one.
  private static let maximumRounds = 50

  /// Applies the fix-its of what is wrong with the templates of `inputs` until there is none left, in memory.
  ///
  /// The findings of the answer are those that are left. Edits never overlap; where they would, the second one is made
  /// when the text has been checked again. A round of edits that leads to more errors than before is taken back, unless a text
  /// can be read now that could not be before, whose other errors come to light; half of its edits are tried then, so that
  /// one of them does not stand in the way of all others. Only files that were named, or are in folders
  /// that were, are changed. `selects` says which findings are to be mended.
  package func mend(
    _ inputs: [String], jobs: Int, selecting selects: (Diagnostic) -> Bool = { _ in true }
  ) throws(UsageProblem) -> Answer<Mending> {
    let inputs = try self.inputs(inputs)
    var texts = MendedTexts(files, inputs)
    var workspace = self
    if let input = texts.input {
      let files = OverlayFileSystem([:], over: files, input: input)
      workspace = try reopened(over: files)
    }
    var answer = try workspace.check(inputs, jobs: jobs)
    var mending = Mending()
    var refused: Set<String> = []
    var limit = Int.max
    for _ in 0..<Self.maximumRounds {
      let before = texts
      let open = answer.diagnostics.sorted().filter {
        $0.fixIt != nil && selects($0) && !refused.contains(before.key($0))
      }
      let round = texts.apply(Array(open.prefix(limit)))
      if round.isEmpty { break }
      let next = try workspace.reopened(over: texts.overlay(over: files))
      let found = try next.check(inputs, jobs: jobs)
      if found.diagnostics.errorCounts > answer.diagnostics.errorCounts {
        texts = before
        if round.count == 1 { refused.insert(before.key(round[0])) }
        limit = max(1, round.count / 2)
        continue
      }
      limit = .max
      mending.mended += round.map(before.placedBefore)
      (workspace, answer) = (next, found)
    }
    mending.files = texts.changes
    mending.input = texts.input
    mending.count = answer.value ?? 0
    for diagnostic in answer.diagnostics.sorted() { mending.left.report(texts.placedBefore(diagnostic)) }
    return Answer(mending, of: answer)
  }
}

extension Diagnostics {
  /// How many of the findings are errors of form, after which nothing else of a text is known, and how many are other errors.
  fileprivate var errorCounts: (form: Int, others: Int) {
    let errors = all.lazy.filter { $0.severity == .error }.map { Self.formKinds.contains($0.kind) }
    let form = errors.count { $0 }
    return (form, errors.count - form)
  }

  private static let formKinds = Set(YAMLDiagnostics.all + SyntaxDiagnostics.all)
}

/// The texts that fix-its have changed so far.
private struct MendedTexts {
  private let files: any FileSystem
  private let inputs: [String]
  private let folders: [String]
  private var originals: [String: SourceText] = [:]
  private var texts: [String: String] = [:]
  /// The edits of each changed file and of standard input, one round after the other.
  private var rounds: [String: [SourceEdits]] = [:]
  /// The text of standard input, if it is an input.
  private(set) var input: String?
  private let originalInput: String?

  init(_ files: any FileSystem, _ inputs: [String]) {
    self.files = files
    self.inputs = inputs
    folders = inputs.filter { files.kind(of: $0) == .folder }.compactMap { files.canonical($0) }
    var text: String?
    if inputs.contains(Path.standardStream), let source = try? files.readStandardInput() {
      text = source.text(in: 0..<source.count)
    }
    input = text
    originalInput = text
  }

  /// The changed files before all others.
  func overlay(over base: any FileSystem) -> OverlayFileSystem { OverlayFileSystem(texts, over: base, input: input) }

  /// The files that differ from what they were.
  var changes: [Workspace.Mending.File] {
    var changes: [Workspace.Mending.File] = []
    for (path, new) in texts {
      if let source = originals[path], !source.hasContent(Array(new.utf8)) {
        changes.append(.init(path: path, old: source.text(in: 0..<source.count), new: new))
      }
    }
    if let input, let originalInput, input != originalInput {
      changes.append(.init(path: Path.standardStream, old: originalInput, new: input))
    }
    return changes.sorted { $0.path < $1.path }
  }

  /// Makes the edits of findings; the findings whose edits were made.
  mutating func apply(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var edits: [SourceText: SourceEdits] = [:]
    var order: [SourceText] = []
    var applied: [Diagnostic] = []
    for diagnostic in diagnostics {
      guard let fixIt = diagnostic.fixIt else { continue }
      let source = fixIt.span.source.original
      guard isChangeable(source.name) else { continue }
      if edits[source] == nil { order.append(source) }
      if edits[source, default: SourceEdits()].add(fixIt) { applied.append(diagnostic) }
    }
    var seen: Set<String> = []
    for source in order {
      // Of a file that was read twice one text is changed, and the other one is looked at again.
      guard let edits = edits[source], seen.insert(source.name).inserted else { continue }
      let isInput = inputs.contains(Path.standardStream) && source.name == SourceText.standardInputName
      let text = edits.applied(to: source)
      rounds[source.name, default: []].append(edits)
      if originals[source.name] == nil { originals[source.name] = source }
      if isInput { input = text } else { texts[source.name] = text }
    }
    return applied
  }

  /// What tells a finding from others, whatever else is mended meanwhile.
  func key(_ diagnostic: Diagnostic) -> String {
    let span = diagnostic.span.map(placedBefore)
    return "\(diagnostic.kind.id) \(span?.source.name ?? "") \(span?.start ?? 0) \(diagnostic.message)"
  }

  /// A finding in the texts of now at the place in the texts before all changes, which are those that the user sees.
  func placedBefore(_ diagnostic: Diagnostic) -> Diagnostic {
    let spans = [diagnostic.span].compactMap { $0 } + diagnostic.labels.map(\.span)
    guard spans.contains(where: { rounds[$0.source.name] != nil }) else { return diagnostic }
    var moved = Diagnostic(
      diagnostic.kind, diagnostic.message, at: diagnostic.span.map(placedBefore), help: diagnostic.help)
    moved.labels = diagnostic.labels.map { .init(placedBefore($0.span), $0.message) }
    moved.severity = diagnostic.severity
    if let fixIt = diagnostic.fixIt {
      let span = placedBefore(fixIt.span)
      if span.text == fixIt.span.text { moved.fixIt = .init(span, replacement: fixIt.replacement) }
    }
    return moved
  }

  private func placedBefore(_ span: SourceSpan) -> SourceSpan {
    let name = span.source.name
    guard let edits = rounds[name], let source = originals[name] else { return span }
    var (start, end) = (Int(span.start), Int(span.end))
    for round in edits.reversed() {
      let isEmpty = start == end
      start = round.offsetBefore(start, isEnd: false)
      end = isEmpty ? start : max(start, round.offsetBefore(end, isEnd: true))
    }
    return SourceSpan(source: source, start..<end)
  }

  /// Whether a file was named, or is in a folder that was.
  private func isChangeable(_ name: String) -> Bool {
    if inputs.contains(name) || name == SourceText.standardInputName { return true }
    guard !folders.isEmpty, let path = files.canonical(name) else { return false }
    return folders.contains { Path.contains($0, path) }
  }
}
