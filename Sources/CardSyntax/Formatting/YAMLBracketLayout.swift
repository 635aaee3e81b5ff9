/// Lays out what stands in brackets on several lines: the lines begin as far right as the brackets around them say.
///
/// Behind a bracket that ends its line, lines are two spaces further right than that line, and the closing bracket is as far left
/// as it. Behind another bracket they are below what follows it.
struct YAMLBracketLayout {
  let source: SourceText
  /// The tokens from the first bracket to the one that closes it.
  let tokens: ArraySlice<YAMLTokens.Token>

  /// An open bracket.
  private struct Bracket {
    /// The column of lines in it.
    let inner: Int
    /// The column of the bracket that closes it, where that begins a line.
    let outer: Int
  }

  /// The text, if all of it is known how to lay out. `column` is where the first bracket stands, and `indentation` how far right
  /// the line is that it is on.
  func text(column: Int, indentation: Int) -> [UInt8]? {
    guard canBeLaidOut else { return nil }
    var (column, indentation) = (column, indentation)
    var text: [UInt8] = []
    var open: [Bracket] = []
    var spacing = YAMLBracketSpacing()
    var position = tokens.first?.range.lowerBound ?? 0
    func write(_ bytes: some Sequence<UInt8>) {
      for byte in bytes {
        text.append(byte)
        if byte & 0xC0 != 0x80 { column += 1 }
      }
    }
    func breakLine(_ count: Int) {
      text.append(0x0A)
      text.append(contentsOf: repeatElement(0x20, count: count))
      column = count
    }
    for token in tokens where !token.range.isEmpty {
      let gap = YAMLFormatter.lines(source, position..<token.range.lowerBound)
      let needsSpace = spacing.isSpace(before: token)
      if gap.count > 1 {
        if !gap[0].text.isEmpty { write([0x20] + gap[0].text) }
        let isEnd = if case .flowEnd = token.kind { true } else { false }
        var isAfterBlank = false
        var isFirst = spacing.isAfterOpening && gap[0].text.isEmpty
        for line in gap.dropFirst().dropLast() {
          if line.text.isEmpty {
            isAfterBlank = !isFirst
            continue
          }
          if isAfterBlank { text.append(0x0A) }
          (isAfterBlank, isFirst) = (false, false)
          breakLine(open.last?.inner ?? 0)
          write(line.text)
        }
        if isAfterBlank, !isEnd { text.append(0x0A) }
        indentation = (isEnd ? open.last?.outer : open.last?.inner) ?? 0
        breakLine(indentation)
      } else if needsSpace {
        write([0x20])
      }
      switch token.kind {
      case .flowStart:
        let isLast = endsLine(token)
        open.append(
          Bracket(inner: isLast ? indentation + 2 : column + 1, outer: isLast ? indentation : column))
      case .flowEnd: open.removeLast()
      default: break
      }
      source.withBytes(in: token.range) { write($0) }
      spacing.pass(token)
      position = token.range.upperBound
    }
    return text
  }

  /// Whether a line ends behind a token, perhaps with a comment.
  private func endsLine(_ token: YAMLTokens.Token) -> Bool {
    var index = token.range.upperBound
    while index < source.count, source[index] == 0x20 || source[index] == 0x09 { index += 1 }
    return [0x0A, 0x0D, UInt8(ascii: "#")].contains(source[index])
  }

  /// Whether each line is known how to lay out: none begins with a colon, a comma or a value, none is in a text, and brackets
  /// that something follows on their line have comments in them; without one, whoever wrote them has aligned the lines.
  private var canBeLaidOut: Bool {
    var position = tokens.first?.range.lowerBound ?? 0
    var hasComment = false
    var hasAligned = false
    var open: [Bool] = []
    var previous: YAMLTokens.Token?
    for token in tokens {
      switch token.kind {
      case .key: if !token.range.isEmpty { return false }
      case .value: if token.range.isEmpty { return false }
      case .scalar(isBlock: false):
        if source.withBytes(in: token.range, { $0.contains { $0 == 0x0A || $0 == 0x0D } }) { return false }
      case .flowStart, .flowEnd, .flowEntry, .alias, .anchor, .tag: break
      default: return false
      }
      if token.range.isEmpty { continue }
      let gap = YAMLFormatter.lines(source, position..<token.range.lowerBound)
      if gap.count > 1 {
        switch token.kind {
        case .value, .flowEntry: return false
        default: break
        }
        switch previous?.kind {
        case .value?, .anchor?, .tag?: return false
        default: break
        }
        if open.last == false { hasAligned = true }
      }
      if gap.contains(where: { !$0.text.isEmpty }) { hasComment = true }
      switch token.kind {
      case .flowStart: open.append(endsLine(token))
      case .flowEnd: open.removeLast()
      default: break
      }
      previous = token
      position = token.range.upperBound
    }
    return hasComment || !hasAligned
  }
}

/// Where a space stands between two tokens in brackets that are on one line.
struct YAMLBracketSpacing {
  private var needsSpace = false
  private var isAfterColon = false
  private var takesColon = false
  /// Whether the last token was an opening bracket.
  private(set) var isAfterOpening = false

  /// Whether a space stands before a token.
  func isSpace(before token: YAMLTokens.Token) -> Bool {
    switch token.kind {
    case .flowEnd: false
    // `a:,` would be a text.
    case .flowEntry: isAfterColon
    case .value: takesColon
    default: needsSpace
    }
  }

  /// Goes past a token.
  mutating func pass(_ token: YAMLTokens.Token) {
    if case .flowStart = token.kind {
      (needsSpace, isAfterOpening) = (false, true)
    } else {
      (needsSpace, isAfterOpening) = (true, false)
    }
    if case .value = token.kind { isAfterColon = true } else { isAfterColon = false }
    takesColon = token.takesColon
  }
}
