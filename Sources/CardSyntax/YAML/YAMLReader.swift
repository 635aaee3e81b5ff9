import CLibYAML

/// Reads YAML into a ``Document``: YAML 1.2's core schema over libyaml's events.
///
/// Aliases and merge keys are expanded, so that nothing after the reader knows of them. Mistakes of meaning (an unknown
/// tag, a bad merge, an infinite number) are reported and read over, so that one run shows them all; after a mistake of
/// form, which libyaml cannot read over, nothing more is read. A text with any mistake gives no document.
package enum YAMLReader {
  /// What can be chosen.
  package struct Options: Sendable {
    /// Which document of a stream is read, from 0; without a choice the stream must have exactly one.
    package var documentIndex: Int?

    /// The most values that aliases may stand for.
    package var maximumAliasNodes = 10_000_000

    /// Whether aliases become copies of what they stand for; who looks for mistakes of form alone needs none.
    package var copiesAliases = true

    /// Reads the only document.
    package init(documentIndex: Int? = nil) { self.documentIndex = documentIndex }
  }

  /// The document in `source`, or none if it is not YAML.
  package static func read(
    _ source: SourceText, options: Options = Options(), diagnostics: inout Diagnostics
  ) -> Document? {
    guard source.count <= SourceText.maximumSize else {
      diagnostics.report(.inputTooLarge(source))
      return nil
    }
    if isUTF16(source) {
      diagnostics.report(.utf16(source))
      return nil
    }
    if let offset = UTF8Validation.firstInvalid(in: source, 0..<source.count) {
      diagnostics.report(.invalidUTF8(source, at: offset))
      return nil
    }
    var reader = YAMLReader.Run(source, options)
    reader.read()
    let (errors, warnings, brokenAt) = (reader.errors, reader.warnings, reader.brokenAt)
    if errors.isEmpty {
      for warning in warnings + lineSeparators(in: source) { diagnostics.report(warning) }
      return reader.builder.finish(&diagnostics)
    }
    let all = brokenAt.map { YAMLRecovery.run(source, options, after: errors, brokenAt: $0).errors } ?? errors
    for error in all { diagnostics.report(error) }
    return nil
  }

  /// Warns of what ends a line without looking like it, which changes texts and hides why others are mistakes.
  private static func lineSeparators(in source: SourceText) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var index = 0
    while index + 1 < source.count, found.count < Run.maximumErrors {
      var (name, length) = ("", 1)
      switch (source[index], source[index + 1]) {
      case (0xC2, 0x85): (name, length) = ("U+0085", 2)
      case (0xE2, 0x80) where index + 2 < source.count && source[index + 2] == 0xA8: (name, length) = ("U+2028", 3)
      case (0xE2, 0x80) where index + 2 < source.count && source[index + 2] == 0xA9: (name, length) = ("U+2029", 3)
      default: break
      }
      if !name.isEmpty {
        found.append(.lineSeparator(name, at: SourceSpan(source: source, index..<index + length)))
      }
      index += length
    }
    return found
  }

  /// Whether the text begins with a byte order mark of UTF-16, or with an ASCII character in UTF-16 without one.
  static func isUTF16(_ source: SourceText) -> Bool {
    guard source.count >= 2 else { return false }
    switch (source[0], source[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF), (0, 1...0x7F), (1...0x7F, 0): return true
    default: return false
    }
  }

  /// One reading of one source.
  struct Run: ~Copyable {
    let source: SourceText
    let options: Options
    var parser: YAMLParser
    var builder: DocumentBuilder
    var errors: [Diagnostic] = []
    /// What is probably not meant.
    var warnings: [Diagnostic] = []
    /// The mistake of form that ended the reading, if there was one.
    var brokenAt: YAMLParser.Problem?
    /// After so many errors the rest would be noise.
    static let maximumErrors = 20

    /// The open containers.
    var frames: [Frame] = []
    var anchors = AnchorTable()
    /// The records that stand for aliases which may be those of mappings.
    var placeholders: Set<Int> = []
    /// The records that were copied for aliases and merge keys.
    var copiedRecords = 0
    /// The last text in quotes.
    var lastQuoted: Range<Int>?
    /// The end of the last token that belongs to a value.
    var lastEnd = 0
    /// Set when reading cannot or need not go on.
    var isStopped = false

    init(_ source: SourceText, _ options: Options) {
      self.source = source
      self.options = options
      parser = YAMLParser(source)
      builder = DocumentBuilder(arenaFor: source, isYAML: true)
    }
  }

  /// What the reader knows of an open container.
  struct Frame {
    let isObject: Bool
    /// Whether it stands in brackets.
    let isFlow: Bool
    /// Where it begins.
    let start: Int
    /// Whether the next value of an object is a key.
    var awaitsKey: Bool
    /// The number of the anchor that is open as long as this container.
    var anchor: Int?
    /// Where the merge key of an object stands, if it has one.
    var mergeKey: Range<Int>?
    /// Whether the next value is that of the merge key.
    var awaitsMerge = false
    /// The record of the merge key while a value that is not an alias is read.
    var hiddenKey: Int?
    /// The records of merged members.
    var merged: Range<Int>?
    /// Whether the current value stands in place of a key, which has been reported.
    var readsCollectionKey = false
  }
}

// MARK: Events

extension YAMLReader.Run {
  mutating func read() {
    let index = options.documentIndex ?? 0
    // No stream has a document with a negative number, nor one with this.
    let wanted = index < 0 ? Int.max : index
    var current = -1
    if let place = parser.excessiveDirective {
      errors.append(.tooManyDirectives(span(place, place + 1)))
      return
    }
    while parser.next() {
      switch parser.kind {
      case YAML_STREAM_START_EVENT: continue
      case YAML_DOCUMENT_START_EVENT:
        current += 1
        if current > wanted {
          errors.append(.severalDocuments(span(parser.startOffset(), parser.endOffset())))
          return
        }
      case YAML_DOCUMENT_END_EVENT:
        if current == wanted, options.documentIndex != nil { return }
      case YAML_STREAM_END_EVENT:
        if current < wanted {
          errors.append(
            options.documentIndex.map { .noDocument(source, index: $0, count: current + 1) }
              ?? .emptyYAML(source, at: source.count))
        }
        return
      default:
        guard current == wanted else { continue }
        handleEvent()
        if isStopped || errors.count >= Self.maximumErrors { return }
      }
    }
    var problem = parser.problem()
    let brackets = frames.drop { !$0.isFlow }.map(\.start)
    let unclosed = lastQuoted.flatMap {
      YAMLBrokenTexts(source: source).unclosed($0, before: problem.offset, isFlow: !brackets.isEmpty)
    }
    if let opener = unclosed?.span?.range.lowerBound {
      problem.offset = opener
      problem.contextOffset = opener
      problem.context = "while scanning a quoted scalar"
    }
    brokenAt = problem
    let broken = unclosed ?? Diagnostic.yaml(problem, in: source, openBrackets: brackets)
    // That brackets in a text that is to be put into quotes stand for a key goes away with it.
    if let text = broken.fixIt?.span {
      errors.removeAll { $0.kind == YAMLDiagnostics.badKey && text.contains($0.span) }
    }
    errors.append(broken)
  }

  private mutating func handleEvent() {
    switch parser.kind {
    case YAML_SCALAR_EVENT: scalar()
    case YAML_ALIAS_EVENT: alias()
    case YAML_SEQUENCE_START_EVENT:
      let start = parser.event.pointee.data.sequence_start
      begin(isObject: false, text(start.tag), text(start.anchor), isFlow: start.style == YAML_FLOW_SEQUENCE_STYLE)
    case YAML_MAPPING_START_EVENT:
      let start = parser.event.pointee.data.mapping_start
      begin(isObject: true, text(start.tag), text(start.anchor), isFlow: start.style == YAML_FLOW_MAPPING_STYLE)
    default: end()
    }
  }

  private func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? { pointer.map { String(cString: $0) } }

  func span(_ start: Int, _ end: Int) -> SourceSpan { SourceSpan(source: source, start..<max(start, end)) }

  func span(_ range: Range<Int>) -> SourceSpan { SourceSpan(source: source, range) }

  func origin(_ range: Range<Int>) -> NodeOrigin {
    NodeOrigin(
      source: 0, start: UInt32(truncatingIfNeeded: range.lowerBound), end: UInt32(truncatingIfNeeded: range.upperBound))
  }

  // MARK: Containers

  private mutating func begin(isObject: Bool, _ tag: String?, _ anchor: String?, isFlow: Bool) {
    let properties = parser.startOffset()
    var start = properties
    if tag != nil || anchor != nil {
      let skipped = skipProperties(from: properties)
      start = skipped.end
      if let tag { checkContainerTag(tag, isObject: isObject, span(properties, skipped.tokenEnd)) }
    }
    anchors.countNode()
    if let last = frames.indices.last, frames[last].isObject {
      if frames[last].awaitsKey {
        errors.append(.collectionKey(isObject: isObject, at: span(start, start + 1)))
        addPlaceholderKey(at: start)
        frames[last].readsCollectionKey = true
      } else if frames[last].awaitsMerge, let key = frames[last].mergeKey {
        frames[last].awaitsMerge = false
        frames[last].hiddenKey = builder.recordCount
        source.withBytes(in: key) { builder.addKey($0, origin(key)) }
      }
    }
    guard builder.depth < DocumentBuilder.maximumDepth else {
      errors.append(.tooDeep(source, at: start))
      isStopped = true
      return
    }
    var frame = YAMLReader.Frame(isObject: isObject, isFlow: isFlow, start: start, awaitsKey: isObject)
    if let anchor {
      frame.anchor = anchors.open(anchor, record: builder.recordCount, depth: builder.depth, at: properties)
    }
    lastEnd = max(lastEnd, isFlow ? start + 1 : start)
    if isObject { builder.beginObject(origin(start..<start)) } else { builder.beginArray(origin(start..<start)) }
    anchors.reach(depth: builder.depth)
    frames.append(frame)
  }

  private mutating func end() {
    guard let frame = frames.popLast() else { return }
    let (start, end) = (parser.startOffset(), parser.endOffset())
    // Only the end of a flow container is a token; that of a block container is found on the next one.
    if start < end { lastEnd = max(lastEnd, end) }
    if let merged = frame.merged {
      builder.endObject(merged: merged, sourceEnd: UInt32(lastEnd))
    } else {
      builder.end(sourceEnd: UInt32(lastEnd))
    }
    if let anchor = frame.anchor { anchors.close(anchor) }
    finishValue()
  }

  /// Prepares the innermost object for its next key.
  mutating func finishValue() {
    guard let last = frames.indices.last, frames[last].isObject else { return }
    if frames[last].readsCollectionKey {
      // The reported key has become a value; the value that belongs to it gets a key of its own.
      frames[last].readsCollectionKey = false
      addPlaceholderKey(at: lastEnd)
      return
    }
    frames[last].awaitsKey = true
    if let key = frames[last].hiddenKey, frames[last].merged == nil { mergeBuiltValue(of: key) }
  }

  private mutating func addPlaceholderKey(at offset: Int) {
    builder.addEmptyKey(origin(offset..<offset))
    frames[frames.count - 1].awaitsKey = false
  }

  private mutating func checkContainerTag(_ name: String, isObject: Bool, _ place: SourceSpan) {
    let written = YAMLTag.written(name)
    if name == "!" { return }
    switch YAMLTag(name) {
    case .map where isObject, .sequence where !isObject: return
    case .unsupported: errors.append(.unsupportedTag(written, at: place))
    case .unknown: errors.append(.unknownTag(written, at: place))
    default: errors.append(.tagMismatch(written, at: place))
    }
  }

  // MARK: Scalars

  private mutating func scalar() {
    let data = parser.event.pointee.data.scalar
    let text = UnsafeBufferPointer(start: UnsafePointer(data.value), count: data.length)
    let isPlain = data.style == YAML_PLAIN_SCALAR_STYLE
    let properties = parser.startOffset()
    var (start, end) = (properties, parser.endOffset())
    var tag: String?
    var tagEnd = start
    var isNonSpecific = false
    // No plain scalar begins with these, so they begin a tag or an anchor. libyaml forgets the tag `!`.
    if start < end, source[start] == UInt8(ascii: "!") || source[start] == UInt8(ascii: "&") {
      let skipped = skipProperties(from: start)
      start = isPlain && text.isEmpty ? end : min(skipped.end, end)
      tagEnd = skipped.tokenEnd
      isNonSpecific = skipped.isNonSpecific
      tag = isNonSpecific ? nil : self.text(data.tag)
    }
    if data.style == YAML_LITERAL_SCALAR_STYLE || data.style == YAML_FOLDED_SCALAR_STYLE {
      end = endOfBlock(start, end)
    }
    // A missing value stands behind its colon, or else on whatever comes next.
    if start < end || (end > 0 && source[end - 1] > 0x20) { lastEnd = max(lastEnd, end) }
    anchors.countNode()
    let place = start..<max(start, end)
    if frames.isEmpty, isPlain, text.isEmpty, tag == nil, data.anchor == nil, !isNonSpecific {
      errors.append(.emptyYAML(source, at: start))
    }
    let value: CoreSchema.Value
    if let tag {
      value = tagged(text, tag, span(place), span(properties, tagEnd))
    } else {
      value = isPlain && !isNonSpecific ? CoreSchema.resolve(text) : .string
    }
    let anchor = data.anchor.map { String(cString: $0) }
    if let last = frames.indices.last, frames[last].isObject {
      if frames[last].awaitsKey {
        if text.count == 2, isPlain, !isNonSpecific, text.elementsEqual("<<".utf8),
          tag == nil || YAMLTag(tag ?? "") == .merge
        {
          beginMerge(place)
          return
        }
        if let anchor {
          anchors.addKey(anchor, record: builder.recordCount, value: value, at: properties)
        }
        if isPlain, !place.isEmpty { reviewKey(place) }
        builder.addKey(text, origin(place))
        frames[last].awaitsKey = false
        return
      }
      if frames[last].awaitsMerge {
        errors.append(.badMerge(at: span(place)))
        frames[last].awaitsMerge = false
        finishValue()
        return
      }
    }
    if let anchor { anchors.addScalar(anchor, record: builder.recordCount, at: properties) }
    if isPlain, text.isEmpty, tag == nil, data.anchor == nil, !isNonSpecific, frames.last?.isFlow == false {
      reviewMissing(start)
    }
    if isPlain, !place.isEmpty, case .string = value { reviewComment(after: place) }
    if !isPlain, data.style != YAML_LITERAL_SCALAR_STYLE, data.style != YAML_FOLDED_SCALAR_STYLE { lastQuoted = place }
    add(value, text, place)
    finishValue()
  }

  /// Reports a key that begins with what only looks like a space, perhaps after a dash.
  private mutating func reviewKey(_ place: Range<Int>) {
    let offset = source[place.lowerBound] == UInt8(ascii: "-") ? place.lowerBound + 1 : place.lowerBound
    guard source[offset] >= 0x80, let fault = YAMLLineFault.onLine(of: offset, in: source), fault.isLookalike else {
      return
    }
    errors.append(fault.diagnostic)
  }

  /// Reports a comment right behind a text on its line that looks like a part of it, such as `Room #3`.
  private mutating func reviewComment(after place: Range<Int>) {
    guard frames.last?.isFlow != true, source[place.upperBound] == 0x20 else { return }
    var start = place.upperBound
    while source[start] == 0x20 { start += 1 }
    guard start < source.count, source[start] == UInt8(ascii: "#") else { return }
    var next = start + 1
    // A number or a binding goes on with the text; a word may be a comment by somebody who writes no space.
    var isCertain = true
    switch source[next] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), UInt8(ascii: "{"): break
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: isCertain = false
    default:
      while source[next] == 0x20 { next += 1 }
      guard source[next] == UInt8(ascii: "$"), source[next + 1] == UInt8(ascii: "{") else { return }
    }
    var end = start
    while end < source.count, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
    while end > start, source[end - 1] <= 0x20 { end -= 1 }
    // Of a text of several lines, what follows the comment is none of it.
    if place.contains(where: { source[$0] == 0x0A }) { return }
    if ["TODO", "FIXME", "NOTE", "XXX"].contains(where: { source.text(in: next..<end).hasPrefix($0) }) { return }
    warnings.append(.commentInText(span(start, end), text: place.lowerBound..<end, isCertain: isCertain))
  }

  /// Reports a missing value where a text that begins with `#` stands: it is a comment.
  private mutating func reviewMissing(_ offset: Int) {
    var start = offset
    // libyaml has the place behind the colon, or that of whatever comes next.
    while start > 0, source[start - 1] != UInt8(ascii: ":"), source[start - 1] != UInt8(ascii: "-") {
      if source[start - 1] > 0x20, start <= lastEnd { return }
      start -= 1
    }
    while start < source.count, source[start] == 0x20 { start += 1 }
    guard start < source.count, source[start] == UInt8(ascii: "#"), source[start + 1] > 0x20,
      source[start + 1] != UInt8(ascii: "#")
    else { return }
    var end = start
    while end < source.count, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
    while end > start, source[end - 1] <= 0x20 { end -= 1 }
    warnings.append(.commentValue(span(start, end)))
  }

  private mutating func add(_ value: CoreSchema.Value, _ text: UnsafeBufferPointer<UInt8>, _ place: Range<Int>) {
    let origin = self.origin(place)
    switch value {
    case .null: builder.addNull(origin)
    case .boolean(let value): builder.addBoolean(value, origin)
    case .number(let normalized?, _): builder.addNumber(normalized, origin)
    case .number(nil, _): builder.addNumber(text, origin)
    case .string: builder.addString(text, origin)
    case .notFinite:
      errors.append(.notFinite(span(place)))
      builder.addNull(origin)
    case .tooManyDigits:
      errors.append(.tooManyDigits(span(place)))
      builder.addNull(origin)
    }
  }

  private mutating func tagged(
    _ text: UnsafeBufferPointer<UInt8>, _ name: String, _ place: SourceSpan, _ tagPlace: SourceSpan
  ) -> CoreSchema.Value {
    let tag = YAMLTag(name)
    let value = CoreSchema.resolve(text)
    switch (tag, value) {
    case (.string, _): return .string
    case (.integer, .number(_, isInteger: true)), (.integer, .tooManyDigits): return value
    case (.float, .number), (.float, .notFinite), (.float, .tooManyDigits): return value
    case (.boolean, .boolean), (.null, .null): return value
    case (.merge, _) where text.elementsEqual("<<".utf8): return .string
    case (.unsupported, _): errors.append(.unsupportedTag(YAMLTag.written(name), at: tagPlace))
    case (.unknown, _): errors.append(.unknownTag(YAMLTag.written(name), at: tagPlace))
    default: errors.append(.tagMismatch(YAMLTag.written(name), at: place))
    }
    return .null
  }

  // MARK: Places

  /// The first byte after the tag and the anchor at `start` and the white space behind them.
  private func skipProperties(from start: Int) -> (end: Int, tokenEnd: Int, isNonSpecific: Bool) {
    var index = start
    var tokenEnd = start
    var isNonSpecific = false
    while index < source.count {
      switch source[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      case UInt8(ascii: "#"):
        while index < source.count, source[index] != 0x0A, source[index] != 0x0D { index += 1 }
      case UInt8(ascii: "&"), UInt8(ascii: "!"):
        let isVerbatim = source[index] == UInt8(ascii: "!") && source[index + 1] == UInt8(ascii: "<")
        let word = index
        index += 1
        while index < source.count, source[index] > 0x20 {
          if isVerbatim, source[index - 1] == UInt8(ascii: ">") { break }
          if !isVerbatim, ",[]{}".utf8.contains(source[index]) { break }
          index += 1
        }
        if index == word + 1, source[word] == UInt8(ascii: "!") { isNonSpecific = true }
        tokenEnd = index
      default: return (index, tokenEnd, isNonSpecific)
      }
    }
    return (index, tokenEnd, isNonSpecific)
  }

  /// The end of the last line of a block scalar that is not blank; libyaml's end is after all line ends.
  private func endOfBlock(_ start: Int, _ end: Int) -> Int {
    var end = end
    while true {
      var index = end
      while index > start, source[index - 1] == 0x20 || source[index - 1] == 0x09 { index -= 1 }
      guard index > start, source[index - 1] == 0x0A || source[index - 1] == 0x0D else { return end }
      end = index - 1
    }
  }
}
