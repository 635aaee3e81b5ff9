/// Puts the keys of the mappings of a YAML text that was laid out into an order.
///
/// A member moves with its lines and with the comments above it; empty lines between members stay where they are, and merge keys
/// come first. Mappings in which an alias would come before its anchor stay as they are, and so do those in brackets on several lines.
struct YAMLKeySorter {
  /// The text afterwards.
  private(set) var text: String
  /// The mappings that would have another order and stay as they are: where they begin, and why.
  private(set) var unsorted: [(offset: Int, reason: String)] = []

  private final class Mapping {
    struct Member {
      let key: String
      /// Where the key begins.
      let start: Int
      /// The text of a value that is a scalar.
      var value: String?
    }

    var members: [Member] = []
    var end = 0
    var children: [Mapping] = []
  }

  private let source: SourceText
  private let names: YAMLAnchorNames
  /// The ends of texts whose last empty lines are part of them.
  private var keptEnds: Set<Int> = []

  init(_ source: SourceText, _ order: @escaping TemplateFormatter.KeyOrder) {
    self.source = source
    text = source.text(in: 0..<source.count)
    let tokens = YAMLTokens.all(of: source) ?? []
    names = YAMLAnchorNames(tokens, in: source)
    for token in tokens {
      guard case .scalar(isBlock: true) = token.kind else { continue }
      let header = source.text(in: token.range).prefix { $0 != "\n" }.prefix { $0 != " " }
      if header.contains("+") { keptEnds.insert(Self.lineEnd(after: token.range.upperBound, in: source)) }
    }
    // What is in brackets keeps its length, so that places stay as they are.
    let flow = YAMLFlowKeySorter(source, tokens, names, order)
    unsorted = flow.unsorted
    let bytes = flow.bytes
    let roots = Self.mappings(tokens, source)
    var output: [UInt8] = []
    var position = 0
    for root in roots {
      output += bytes[position..<lineStart(of: root)]
      output += rendered(root, bytes, order)
      position = root.end
    }
    output += bytes[position...]
    text = String(decoding: output, as: UTF8.self)
  }

  /// The outermost mappings, with those inside.
  private static func mappings(_ tokens: [YAMLTokens.Token], _ source: SourceText) -> [Mapping] {
    var roots: [Mapping] = []
    /// The open collections; none for sequences.
    var open: [Mapping?] = []
    var flowDepth = 0
    var lastEnd = 0
    var state = (isKey: false, isValue: false)
    /// Where a key begins, with what stands before its text.
    var keyStart: Int?
    func current() -> Mapping? { open.last.flatMap { $0 } }
    for token in tokens {
      switch token.kind {
      case .flowStart: flowDepth += 1
      case .flowEnd: flowDepth -= 1
      case .blockMappingStart:
        let mapping = Mapping()
        if let parent = open.reversed().compactMap({ $0 }).first {
          parent.children.append(mapping)
        } else {
          roots.append(mapping)
        }
        open.append(mapping)
      case .blockSequenceStart: open.append(nil)
      case .blockEnd: if let mapping = open.popLast() { mapping?.end = lineEnd(after: lastEnd, in: source) }
      case .key where flowDepth == 0: (state, keyStart) = ((true, false), nil)
      case .value where flowDepth == 0: state = (false, true)
      case .anchor where flowDepth == 0, .tag where flowDepth == 0:
        if state.isKey { keyStart = keyStart ?? token.range.lowerBound }
        lastEnd = max(lastEnd, token.range.upperBound)
        continue
      case .scalar where flowDepth == 0:
        let text = source.text(in: token.range)
        if state.isKey {
          current()?.members.append(.init(key: unquoted(text), start: keyStart ?? token.range.lowerBound))
        } else if state.isValue, let mapping = current(), !mapping.members.isEmpty {
          mapping.members[mapping.members.count - 1].value = unquoted(text)
        }
        state = (false, false)
      default: break
      }
      if !token.range.isEmpty {
        lastEnd = max(lastEnd, token.range.upperBound)
        if case .value = token.kind { continue }
        if case .key = token.kind { continue }
        state.isValue = false
      }
    }
    return roots
  }

  /// The text of a scalar without its quotes.
  static func unquoted(_ text: String) -> String {
    guard text.count >= 2, let first = text.first, first == text.last, first == "\"" || first == "'" else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }

  /// The offset after the line that `offset` is on, or `offset` where a line begins there.
  private static func lineEnd(after offset: Int, in source: SourceText) -> Int {
    if offset > 0, source[offset - 1] == 0x0A {
      // A block text ends with its line, and with the empty ones that follow.
      return offset
    }
    var end = offset
    while end < source.count, source[end] != 0x0A { end += 1 }
    return min(end + 1, source.count)
  }

  private func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > source.contentStart, source[start - 1] != 0x0A { start -= 1 }
    return start
  }

  /// Where the text of a mapping begins: at the line of its first key, or at the key if it stands behind a dash.
  private func lineStart(of mapping: Mapping) -> Int {
    guard let first = mapping.members.first else { return mapping.end }
    return isAlone(first.start) ? lineStart(of: first.start) : first.start
  }

  /// Whether nothing but spaces stands before an offset on its line.
  private func isAlone(_ offset: Int) -> Bool {
    var start = offset
    while start > source.contentStart, source[start - 1] == 0x20 { start -= 1 }
    return start == source.contentStart || source[start - 1] == 0x0A
  }

  private mutating func rendered(_ mapping: Mapping, _ bytes: [UInt8], _ order: TemplateFormatter.KeyOrder) -> [UInt8] {
    let start = lineStart(of: mapping)
    guard !mapping.members.isEmpty, mapping.end > start else { return [] }
    var starts = [start]
    for member in mapping.members.dropFirst() {
      var place = lineStart(of: member.start)
      // The comments above belong to the member.
      while place > start {
        let above = lineStart(of: place - 1)
        let line = bytes[above..<place].drop { $0 == 0x20 }
        if above < start || !(line.first == UInt8(ascii: "#")) { break }
        place = above
      }
      starts.append(max(place, start))
    }
    var chunks: [[UInt8]] = []
    for (index, from) in starts.enumerated() {
      let to = index + 1 < starts.count ? starts[index + 1] : mapping.end
      var chunk: [UInt8] = []
      var position = from
      for child in mapping.children where !child.members.isEmpty {
        let place = lineStart(of: child)
        guard place >= position, child.end <= to else { continue }
        chunk += bytes[position..<place]
        chunk += rendered(child, bytes, order)
        position = child.end
      }
      chunk += bytes[position..<to]
      chunks.append(chunk)
    }
    let type = mapping.members.first { $0.key == "type" }?.value
    let positions = Self.positions(of: mapping.members.map(\.key), type: type, order)
    if positions == Array(mapping.members.indices) { return chunks.flatMap(\.self) }
    let ends = starts.dropFirst() + [mapping.end]
    if let reason = obstacle(to: positions, chunks, Array(zip(starts, ends)).map { $0..<$1 }) {
      unsorted.append((mapping.members[0].start, reason))
      return chunks.flatMap(\.self)
    }
    // Empty lines stay between the members that are there then.
    let blanks = chunks.map { chunk in max(0, chunk.reversed().prefix { $0 == 0x0A }.count - 1) }
    let texts = zip(chunks, blanks).map { $0.dropLast($1) }
    let first = mapping.members[0].start
    // Behind a dash the first member has no indentation; a comment above it stands behind the dash then.
    let column = isAlone(first) ? 0 : first - lineStart(of: first)
    return positions.enumerated().flatMap { number, position -> [UInt8] in
      var text = Array(texts[position])
      if !isAlone(first), number == 0 { text = Array(text.drop { $0 == 0x20 }) }
      if number > 0, position == 0 { text = Array(repeating: 0x20, count: column) + text }
      return text + Array(repeating: 0x0A, count: blanks[number])
    }
  }

  /// The order of the members of a mapping, merge keys first: what they bring is what the others change.
  static func positions(of keys: [String], type: String?, _ order: TemplateFormatter.KeyOrder) -> [Int] {
    let others = keys.indices.filter { keys[$0] != "<<" }
    return keys.indices.filter { keys[$0] == "<<" } + order(type, others.map { keys[$0] }).map { others[$0] }
  }

  /// Why members cannot stand in an order, if they cannot.
  private func obstacle(to positions: [Int], _ chunks: [[UInt8]], _ ranges: [Range<Int>]) -> String? {
    if chunks.contains(where: { $0.last != 0x0A }) { return "the last text has no line end" }
    if chunks.contains(where: { $0.dropLast().last == 0x0A }),
      ranges.contains(where: { keptEnds.contains($0.upperBound) })
    {
      return "empty lines are part of a text"
    }
    return names.obstacle(to: positions, of: ranges)
  }
}
