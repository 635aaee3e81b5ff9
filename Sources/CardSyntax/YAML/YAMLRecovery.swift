/// Finds further mistakes of form after the first one, which libyaml cannot read over.
///
/// What the mistake stands in is blanked out, from the beginning of its line to the next line that is indented as far or less, and the
/// text is read again. Offsets stay as they are, so what is found has its place in the text as it was.
struct YAMLRecovery {
  private let source: SourceText
  private var bytes: [UInt8]
  /// All mistakes, in the order of their places.
  private(set) var errors: [Diagnostic] = []
  /// What was blanked out.
  private(set) var blanked: [Range<Int>] = []
  /// Whether all of what is left has been read.
  private var isComplete = false

  /// The text without what was blanked out; none if there are mistakes in what is left as well.
  var rest: SourceText? { isComplete ? SourceText(name: source.name, bytes: bytes) : nil }

  private init(_ source: SourceText) {
    self.source = source
    bytes = source.array
  }

  /// Finds all mistakes of a text whose first reading has led to `first`.
  static func run(
    _ source: SourceText, _ options: YAMLReader.Options, after first: [Diagnostic], brokenAt place: YAMLParser.Problem
  ) -> YAMLRecovery {
    var recovery = YAMLRecovery(source)
    // The text is read once for each mistake: what a bomb of aliases stands for must not be copied each time.
    var options = options
    options.copiesAliases = false
    var errors = first
    var place = place
    // The end of a document inside of a text: nobody knows where the text was meant to end.
    while errors.count < YAMLReader.Run.maximumErrors, place.problem != "found unexpected document indicator",
      let mended = recovery.blank(place)
    {
      var run = YAMLReader.Run(SourceText(name: source.name, bytes: recovery.bytes), options)
      run.read()
      // What is wrong before the place follows from what was taken away there.
      let isConsequence = run.brokenAt != nil && Int(run.errors.last?.span?.start ?? 0) <= mended
      let found = (isConsequence ? run.errors.dropLast() : run.errors[...]).map { $0.moved(to: source) }
      let known = Set(errors.map { Place($0) })
      // An anchor may have been blanked out, and a text of which nothing is left has no value.
      let follows: Set = [YAMLDiagnostics.unknownAlias, YAMLDiagnostics.noValue, YAMLDiagnostics.severalDocuments]
      errors += found.filter { !known.contains(Place($0)) && !follows.contains($0.kind) }
      recovery.isComplete = run.brokenAt == nil && !run.isStopped
      guard let next = run.brokenAt, !isConsequence else { break }
      place = next
    }
    recovery.errors = errors.enumerated().sorted {
      ($0.element.span?.start ?? 0, $0.offset) < ($1.element.span?.start ?? 0, $1.offset)
    }.map(\.element)
    return recovery
  }

  /// What makes two findings the same.
  private struct Place: Hashable {
    let kind: DiagnosticKind
    let start: UInt32

    init(_ diagnostic: Diagnostic) {
      kind = diagnostic.kind
      start = diagnostic.span?.start ?? 0
    }
  }

  /// Blanks out what is around a mistake, and gives its place: where something begins that is closed nowhere. None if nothing
  /// was left of it.
  private mutating func blank(_ problem: YAMLParser.Problem) -> Int? {
    var offset = min(problem.offset, bytes.count)
    // What is not closed is the mistake, not the place where its end was expected.
    let isInside = problem.context.contains("flow") || problem.context.contains("quoted")
    let opener = isInside ? problem.contextOffset ?? offset : offset
    if isInside, offset >= bytes.count { offset = opener }
    let start = lineStart(min(opener, offset))
    let indentation = self.indentation(start)
    var end = lineEnd(max(opener, offset))
    while end < bytes.count {
      let next = lineEnd(end)
      let isBlank = bytes[end..<next].allSatisfy { $0 <= 0x20 }
      if !isBlank, self.indentation(end) <= indentation { break }
      end = next
    }
    var isChanged = false
    for index in start..<min(end, bytes.count) where bytes[index] > 0x20 {
      bytes[index] = 0x20
      isChanged = true
    }
    if isChanged { blanked.append(start..<end) }
    return isChanged ? offset : nil
  }

  private func lineStart(_ offset: Int) -> Int {
    var start = offset
    while start > source.contentStart, bytes[start - 1] != 0x0A { start -= 1 }
    return start
  }

  /// The beginning of the next line.
  private func lineEnd(_ offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    return min(end + 1, bytes.count)
  }

  private func indentation(_ start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == 0x20 { end += 1 }
    return end - start
  }
}

extension YAMLReader {
  /// What is written in a text with mistakes, with the places of these and of what cannot be read because of them; none if
  /// nobody can tell what belongs together. Places are those of the text, but the document's source is not the same object.
  static func mended(_ source: SourceText) -> (document: Document, faults: [Range<Int>])? {
    guard source.count <= SourceText.maximumSize, !isUTF16(source),
      UTF8Validation.firstInvalid(in: source, 0..<source.count) == nil
    else { return nil }
    let options = Options()
    var reader = YAMLReader.Run(source, options)
    reader.read()
    var faults: [Range<Int>] = reader.errors.compactMap(\.span?.range)
    if let place = reader.brokenAt {
      let recovery = YAMLRecovery.run(source, options, after: reader.errors, brokenAt: place)
      guard let rest = recovery.rest else { return nil }
      faults = recovery.errors.compactMap(\.span?.range) + recovery.blanked
      reader = YAMLReader.Run(rest, options)
      reader.read()
      if reader.brokenAt != nil { return nil }
      // An alias whose anchor was blanked out is no mistake, but nobody knows what it stands for.
      faults += reader.errors.compactMap(\.span?.range)
    }
    guard !faults.isEmpty, !reader.isStopped, reader.builder.depth == 0, reader.builder.recordCount > 0 else {
      return nil
    }
    var ignored = Diagnostics()
    return (reader.builder.finish(&ignored), faults)
  }
}
