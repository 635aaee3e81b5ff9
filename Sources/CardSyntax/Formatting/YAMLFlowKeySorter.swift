/// Puts the keys of the mappings in brackets of a YAML text into an order, of those that are on one line. The text keeps its length.
struct YAMLFlowKeySorter {
  private struct Member {
    /// Where it stands.
    var range: Range<Int>
    /// Its text afterwards.
    var text: [UInt8]
    var key: String?
    /// The text of a value that is a scalar.
    var value: String?
    /// Whether the colon has come.
    var hasColon = false
  }

  private let source: SourceText
  private let tokens: [YAMLTokens.Token]
  private let names: YAMLAnchorNames
  private let order: TemplateFormatter.KeyOrder
  /// The text afterwards.
  private(set) var bytes: [UInt8]
  /// The mappings that would have another order and stay as they are: where they begin, and why.
  private(set) var unsorted: [(offset: Int, reason: String)] = []

  init(
    _ source: SourceText, _ tokens: [YAMLTokens.Token], _ names: YAMLAnchorNames,
    _ order: @escaping TemplateFormatter.KeyOrder
  ) {
    self.source = source
    self.tokens = tokens
    self.names = names
    self.order = order
    bytes = source.array
    var index = 0
    while index < tokens.count {
      guard case .flowStart = tokens[index].kind else {
        index += 1
        continue
      }
      let (text, next) = rendered(index)
      let start = tokens[index].range.lowerBound
      bytes.replaceSubrange(start..<start + text.count, with: text)
      index = next
    }
  }

  /// The text of the collection whose first bracket is the token at an index, and the index of the token behind it.
  private mutating func rendered(_ start: Int) -> (text: [UInt8], next: Int) {
    var members: [Member] = []
    var current: Member?
    func add(_ range: Range<Int>, _ text: [UInt8]) {
      guard var member = current else {
        current = Member(range: range, text: text)
        return
      }
      member.text += self.text(member.range.upperBound..<range.lowerBound) + text
      member.range = member.range.lowerBound..<range.upperBound
      current = member
    }
    var index = start + 1
    reading: while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .flowEnd: break reading
      case .flowEntry:
        if let member = current { members.append(member) }
        current = nil
      case .flowStart:
        let (text, next) = rendered(index)
        add(token.range.lowerBound..<tokens[next - 1].range.upperBound, text)
        index = next
        continue
      default:
        if token.range.isEmpty { break }
        add(token.range, text(token.range))
        switch token.kind {
        case .value: current?.hasColon = true
        case .scalar where current?.hasColon == true:
          if current?.value == nil { current?.value = YAMLKeySorter.unquoted(source.text(in: token.range)) }
        case .scalar: current?.key = YAMLKeySorter.unquoted(source.text(in: token.range))
        default: break
        }
      }
      index += 1
    }
    if let member = current { members.append(member) }
    let end = index < tokens.count ? tokens[index].range.upperBound : source.count
    let whole = tokens[start].range.lowerBound..<end
    guard let first = members.first else { return (text(whole), index + 1) }
    let positions = positions(of: members, in: whole)
    var result = text(whole.lowerBound..<first.range.lowerBound)
    for (number, position) in positions.enumerated() {
      let next = number + 1 < members.count ? members[number + 1].range.lowerBound : end
      result += members[position].text + text(members[number].range.upperBound..<next)
    }
    return (result, index + 1)
  }

  /// The order of the members of a collection.
  private mutating func positions(of members: [Member], in whole: Range<Int>) -> [Int] {
    let all = Array(members.indices)
    let keys = members.compactMap(\.key)
    guard source[whole.lowerBound] == UInt8(ascii: "{"), keys.count == members.count,
      !text(whole).contains(where: { $0 == 0x0A || $0 == 0x0D })
    else { return all }
    let positions = YAMLKeySorter.positions(of: keys, type: members.first { $0.key == "type" }?.value, order)
    if positions == all { return all }
    let reason =
      members.contains { $0.text.last == UInt8(ascii: ":") }
      ? "a value in it is missing" : names.obstacle(to: positions, of: members.map(\.range))
    guard let reason else { return positions }
    unsorted.append((whole.lowerBound, reason))
    return all
  }

  private func text(_ range: Range<Int>) -> [UInt8] { source.withBytes(in: range) { Array($0) } }
}

/// The names of anchors in a text, where they are declared and used.
struct YAMLAnchorNames {
  private var names: [(name: String, offset: Int, isAnchor: Bool)] = []

  init(_ tokens: [YAMLTokens.Token], in source: SourceText) {
    for token in tokens {
      switch token.kind {
      case .anchor, .alias:
        let isAnchor = source[token.range.lowerBound] == UInt8(ascii: "&")
        let name = source.text(in: token.range.lowerBound + 1..<token.range.upperBound)
        names.append((name, token.range.lowerBound, isAnchor))
      default: break
      }
    }
  }

  /// Why parts of the text cannot stand in an order, if they cannot: an alias stands for the last anchor before it.
  func obstacle(to positions: [Int], of ranges: [Range<Int>]) -> String? {
    let all = ranges.map { range in names.filter { range.contains($0.offset) } }
    guard all.contains(where: { !$0.isEmpty }) else { return nil }
    for (number, position) in positions.enumerated() {
      for other in positions[..<number] where other > position {
        let isMixed = all[position].contains { name in
          all[other].contains { $0.name == name.name && ($0.isAnchor || name.isAnchor) }
        }
        if isMixed { return "an alias has to stay behind its anchor" }
      }
    }
    return nil
  }
}
