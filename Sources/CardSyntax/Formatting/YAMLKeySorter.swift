/// Puts the keys of the mappings of a YAML text that was laid out into an order.
///
/// A member moves with its lines and with the comments above it. Mappings in brackets, those with anchors, aliases or merge
/// keys, and those whose first member would get a comment behind a dash stay as they are.
struct YAMLKeySorter {
  /// The text afterwards.
  private(set) var text: String

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
    var isFixed = false
    var children: [Mapping] = []
  }

  private let source: SourceText

  init(_ source: SourceText, _ order: TemplateFormatter.KeyOrder) {
    self.source = source
    text = source.text(in: 0..<source.count)
    guard let tokens = YAMLTokens.all(of: source) else { return }
    let roots = Self.mappings(tokens, source)
    let bytes = source.array
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
      case .key where flowDepth == 0: state = (true, false)
      case .value where flowDepth == 0: state = (false, true)
      case .anchor, .alias: for mapping in open { mapping?.isFixed = true }
      case .scalar where flowDepth == 0:
        let text = source.text(in: token.range)
        if state.isKey {
          current()?.members.append(.init(key: unquoted(text), start: token.range.lowerBound))
          if text == "<<" { current()?.isFixed = true }
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

  private static func unquoted(_ text: String) -> String {
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

  private func rendered(_ mapping: Mapping, _ bytes: [UInt8], _ order: TemplateFormatter.KeyOrder) -> [UInt8] {
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
    let positions = order(type, mapping.members.map(\.key))
    guard !mapping.isFixed, positions != Array(mapping.members.indices), chunks.allSatisfy({ $0.last == 0x0A }),
      !chunks.contains(where: { $0.dropLast().last == 0x0A })
    else { return chunks.flatMap(\.self) }
    let first = mapping.members[0].start
    if isAlone(first) { return positions.flatMap { chunks[$0] } }
    // Behind a dash the first member has no indentation, and no comment above it.
    let column = first - lineStart(of: first)
    guard chunks[positions[0]].drop(while: { $0 == 0x20 }).first != UInt8(ascii: "#") else {
      return chunks.flatMap(\.self)
    }
    return positions.enumerated().flatMap { number, position -> [UInt8] in
      if number == 0 { return Array(position == 0 ? chunks[0] : Array(chunks[position].drop { $0 == 0x20 })) }
      return position == 0 ? Array(repeating: 0x20, count: column) + chunks[0] : chunks[position]
    }
  }
}
