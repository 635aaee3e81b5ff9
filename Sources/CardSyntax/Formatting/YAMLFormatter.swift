/// Lays out a YAML text that has no mistakes.
///
/// The text is taken apart into its tokens and put together again: what was on one line stays on one line, and the column of
/// what begins a line follows from the level of its collection. Comments, of which libyaml knows nothing, are in
/// the gaps between tokens.
struct YAMLFormatter {
  /// The text, with line feeds for line ends.
  private(set) var text = ""

  private let source: SourceText
  private let tokens: [YAMLTokens.Token]
  private var frames: [Frame] = []
  /// The collections that have ended since the last token, inner ones first: a comment may still be in one of them.
  private var ended: [Frame] = []
  private var output: [UInt8] = []
  /// The end of the last token in the source.
  private var position: Int
  /// The indentation of the source's line and of the output's line that are being written.
  private var lineIndentation = (old: 0, new: 0)
  private var isAtStart = true
  private var isAfterDash = false
  private var isAfterColon = false
  /// Where a form begins that this does not know.
  private(set) var unsupported: Int?
  private var endsWithoutLineEnd = false

  /// A block collection.
  private struct Frame {
    enum Kind { case mapping, sequence, indentless }
    let kind: Kind
    /// The column of its keys or dashes in the output.
    let column: Int
    /// The column in the source.
    var old: Int?
  }

  /// Lays out a text; none if it has a mistake. The text is empty where a form is ``unsupported``.
  init?(_ source: SourceText) {
    guard let tokens = YAMLTokens.all(of: source) else { return nil }
    self.source = source
    self.tokens = tokens
    position = source.contentStart
    output.reserveCapacity(source.count + source.count / 4)
    run()
    if unsupported != nil { return }
    text = (source.contentStart > 0 ? "\u{FEFF}" : "") + String(decoding: output, as: UTF8.self)
  }

  // MARK: Tokens

  private mutating func run() {
    var index = 0
    while index < tokens.count, unsupported == nil {
      let token = tokens[index]
      switch token.kind {
      case .directive, .documentStart, .documentEnd: marker(token)
      case .blockMappingStart: push(.mapping)
      case .blockSequenceStart: push(.sequence)
      case .blockEnd:
        endIndentless()
        if let frame = frames.popLast() { ended.append(frame) }
      case .key:
        // A key after `?`.
        if !token.range.isEmpty { unsupported = token.range.lowerBound }
        endIndentless()
        if let frame = frames.last { note(frame, at: token.range.lowerBound) }
        place(at: token.range.lowerBound, column: frames.last?.column ?? 0)
      case .blockEntry:
        if frames.last?.kind != .sequence, frames.last?.kind != .indentless { push(.indentless) }
        if let frame = frames.last { note(frame, at: token.range.lowerBound) }
        write(token.range, column: frames.last?.column ?? 0)
        isAfterDash = true
      case .value:
        // A colon follows its key on the same line.
        if source.text(in: position..<token.range.lowerBound).utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
          unsupported = token.range.lowerBound
        }
        if index > 0, tokens[index - 1].takesColon { output.append(0x20) }
        output.append(UInt8(ascii: ":"))
        position = token.range.upperBound
        isAfterDash = false
        isAfterColon = true
      case .alias, .anchor, .tag:
        write(token.range, column: childColumn)
        isAfterDash = false
      case .scalar(isBlock: true): block(token.range)
      case .scalar(isBlock: false):
        place(at: token.range.lowerBound, column: childColumn)
        lines(of: token.range, minimum: childColumn)
      case .flowStart:
        var depth = 0
        let first = index
        while index < tokens.count {
          if case .flowStart = tokens[index].kind { depth += 1 }
          if case .flowEnd = tokens[index].kind { depth -= 1 }
          if depth == 0 { break }
          index += 1
        }
        guard index < tokens.count else {
          unsupported = tokens[first].range.lowerBound
          break
        }
        flow(first, index)
      case .flowEnd, .flowEntry: unsupported = token.range.lowerBound
      }
      index += 1
    }
    gap(to: source.count, column: 0, isEnd: true)
    if !endsWithoutLineEnd, !output.isEmpty { output.append(0x0A) }
  }

  private var childColumn: Int { frames.last.map { $0.column + 2 } ?? 0 }

  private mutating func push(_ kind: Frame.Kind) {
    frames.append(Frame(kind: kind, column: childColumn, old: nil))
  }

  /// Ends a list whose dashes are below their key, which has no end of its own.
  private mutating func endIndentless() {
    if let frame = frames.last, frame.kind == .indentless { ended.append(frames.removeLast()) }
  }

  /// Notes where a collection begins in the source.
  private mutating func note(_ frame: Frame, at offset: Int) {
    if frame.old == nil { frames[frames.count - 1].old = column(of: offset) }
  }

  /// A line of its own for `---`, `...` and directives.
  private mutating func marker(_ token: YAMLTokens.Token) {
    frames = []
    write(token.range, column: 0)
    isAfterDash = false
  }

  /// Goes to where a token stands that begins at `offset`: a space after the last one, or a new line at `column`.
  private mutating func place(at offset: Int, column: Int) {
    guard offset >= position else { return }
    gap(to: offset, column: column, isEnd: false)
    position = offset
  }

  private mutating func write(_ range: Range<Int>, column: Int) {
    place(at: range.lowerBound, column: column)
    source.withBytes(in: range) { output.append(contentsOf: $0) }
    position = range.upperBound
  }

  // MARK: Gaps

  /// Writes the comments between two tokens and goes to the place of the second one.
  private mutating func gap(to end: Int, column: Int, isEnd: Bool) {
    let start = position
    guard start < end || isAtStart || isEnd else { return }
    let lines = Self.lines(source, start..<end)
    defer { (isAtStart, isAfterColon, ended) = (false, false, []) }
    if lines.count == 1, !isAtStart, !isEnd {
      // The value of `key:` and the item of `-` follow after a space; so does what follows an anchor.
      if start < end { output.append(0x20) }
      isAfterDash = false
      return
    }
    let comments = lines.filter { !$0.text.isEmpty }
    if comments.isEmpty, isAfterDash, !isEnd, joinsDash(at: end) {
      output.append(0x20)
      lineIndentation.old = self.column(of: end)
      isAfterDash = false
      return
    }
    isAfterDash = false
    var rest = lines[...]
    // What stands behind the last token stays there.
    if !isAtStart, let first = rest.first {
      rest = rest.dropFirst()
      if !first.text.isEmpty {
        output.append(0x20)
        output.append(contentsOf: first.text)
      }
    }
    // The last piece is what stands before the token on its line, a comment only at the end of the file.
    if !isEnd { rest = rest.dropLast() }
    var blanks = 0
    var hasWritten = !isAtStart
    if hasWritten, output.isEmpty { hasWritten = false }
    for line in rest {
      if line.text.isEmpty {
        blanks += 1
        continue
      }
      if hasWritten { output.append(0x0A) }
      if blanks > 0, hasWritten { output.append(0x0A) }
      blanks = 0
      output.append(contentsOf: repeatElement(0x20, count: commentColumn(line.column, next: isEnd ? nil : end, column)))
      output.append(contentsOf: line.text)
      hasWritten = true
    }
    if isEnd { return }
    if hasWritten { output.append(0x0A) }
    if blanks > 0, hasWritten { output.append(0x0A) }
    output.append(contentsOf: repeatElement(0x20, count: column))
    lineIndentation = (self.column(of: end), column)
  }

  /// Whether what follows a dash on a later line can stand on its line.
  private func joinsDash(at offset: Int) -> Bool {
    offset < source.count && source[offset] != UInt8(ascii: "&") && source[offset] != UInt8(ascii: "!")
  }

  /// The column of a comment on a line of its own: that of what follows, or, if it is indented further than that, that
  /// of the innermost collection around it that begins as far left as the comment does, which may have ended just before.
  private func commentColumn(_ old: Int, next: Int?, _ column: Int) -> Int {
    if let next, old <= self.column(of: next) { return column }
    let around = ended + frames.reversed()
    if isAfterColon, let frame = around.first, let start = frame.old, start < old { return frame.column + 2 }
    for frame in around {
      if let start = frame.old, start <= old, frame.column >= (next == nil ? 0 : column) { return frame.column }
    }
    return next == nil ? 0 : column
  }

  /// A line of a gap: the comment on it, its column in the gap, and where it begins in the source.
  struct Line {
    var text: [UInt8]
    var column: Int
    var offset: Int
  }

  /// The lines of a gap between two tokens.
  static func lines(_ source: SourceText, _ range: Range<Int>) -> [Line] {
    var lines: [Line] = []
    var index = range.lowerBound
    while true {
      var end = index
      while end < range.upperBound, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
      var start = index
      while start < end, source[start] == 0x20 || source[start] == 0x09 { start += 1 }
      var last = end
      while last > start, source[last - 1] == 0x20 || source[last - 1] == 0x09 { last -= 1 }
      lines.append(Line(text: source.withBytes(in: start..<last) { Array($0) }, column: start - index, offset: start))
      if end >= range.upperBound { return lines }
      index = end + (source[end] == 0x0D && source[end + 1] == 0x0A ? 2 : 1)
      if index > range.upperBound { return lines }
    }
  }

  /// The comments of a text, in order, and where each of them begins.
  static func comments(in source: SourceText) -> [(text: String, offset: Int)] {
    guard let tokens = YAMLTokens.all(of: source) else { return [] }
    var comments: [(text: String, offset: Int)] = []
    var position = source.contentStart
    func add(_ line: Line) {
      guard let start = line.text.firstIndex(of: UInt8(ascii: "#")) else { return }
      comments.append((String(decoding: line.text[start...], as: UTF8.self), line.offset + start))
    }
    func look(_ end: Int) {
      guard position < end else { return }
      for line in lines(source, position..<end) { add(line) }
    }
    for token in tokens where !token.range.isEmpty {
      look(token.range.lowerBound)
      if case .scalar(isBlock: true) = token.kind {
        let end = contentEnd(of: token.range, in: source)
        // The header may have one.
        add(lines(source, token.range.lowerBound..<end)[0])
        position = max(position, end)
      } else {
        position = max(position, token.range.upperBound)
      }
    }
    look(source.count)
    return comments
  }

  // MARK: Texts

  /// Writes a scalar that may have several lines, the later ones at `minimum`.
  private mutating func lines(of range: Range<Int>, minimum: Int) {
    isAfterDash = false
    let isPlain = source[range.lowerBound] != UInt8(ascii: "\"") && source[range.lowerBound] != UInt8(ascii: "'")
    var index = range.lowerBound
    var isFirst = true
    while true {
      var end = index
      while end < range.upperBound, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
      var start = index
      if !isFirst { while start < end, source[start] == 0x20 || source[start] == 0x09 { start += 1 } }
      var last = end
      if isPlain || last == start {
        while last > start, source[last - 1] == 0x20 || source[last - 1] == 0x09 { last -= 1 }
      }
      if !isFirst, start < last { output.append(contentsOf: repeatElement(0x20, count: max(minimum, 1))) }
      source.withBytes(in: start..<last) { output.append(contentsOf: $0) }
      if end >= range.upperBound { break }
      output.append(0x0A)
      index = end + (source[end] == 0x0D && source[end + 1] == 0x0A ? 2 : 1)
      isFirst = false
    }
    position = range.upperBound
  }

  /// Writes a text after `|` or `>`: its lines move with what they belong to.
  private mutating func block(_ range: Range<Int>) {
    guard let frame = frames.last, let old = frame.old else {
      unsupported = range.lowerBound
      return
    }
    place(at: range.lowerBound, column: frame.column + 2)
    isAfterDash = false
    let end = Self.contentEnd(of: range, in: source)
    var lines: [[UInt8]] = []
    var index = range.lowerBound
    while index <= end {
      var stop = index
      while stop < end, source[stop] != 0x0A, source[stop] != 0x0D { stop += 1 }
      lines.append(source.withBytes(in: index..<stop) { Array($0) })
      if stop >= end { break }
      index = stop + (source[stop] == 0x0D && source[stop + 1] == 0x0A ? 2 : 1)
    }
    var header = lines.removeFirst()
    while header.last == 0x20 || header.last == 0x09 { header.removeLast() }
    output.append(contentsOf: header)
    let indicators = header.prefix { $0 != 0x20 && $0 != 0x09 && $0 != UInt8(ascii: "#") }
    let keeps = indicators.contains(UInt8(ascii: "+"))
    let digit = indicators.first { $0 >= UInt8(ascii: "1") && $0 <= UInt8(ascii: "9") }
    let oldIndentation: Int
    let newIndentation: Int
    if let digit {
      let extra = Int(digit) - 0x30
      (oldIndentation, newIndentation) = (old + extra, frame.column + extra)
    } else {
      oldIndentation = lines.first { $0.contains { $0 != 0x20 } }.map { $0.prefix { $0 == 0x20 }.count } ?? 0
      newIndentation = frame.column + 2
    }
    for line in lines {
      output.append(0x0A)
      let spaces = line.prefix { $0 == 0x20 }.count
      if spaces == line.count, spaces <= oldIndentation { continue }
      output.append(contentsOf: repeatElement(0x20, count: newIndentation))
      output.append(contentsOf: line.dropFirst(min(spaces, oldIndentation)))
    }
    position = end
    if keeps {
      // The empty lines at the end are part of the text.
      var index = end
      var count = 0
      while index < range.upperBound {
        if source[index] == 0x0A || (source[index] == 0x0D && source[index + 1] != 0x0A) { count += 1 }
        index += 1
      }
      if count > 1 { output.append(contentsOf: repeatElement(0x0A, count: count - 1)) }
      // The last line end is where the gap begins.
      position = lastLineEnd(before: range.upperBound) ?? end
      endsWithoutLineEnd = count == 0 && range.upperBound >= source.count
    } else if end >= source.count {
      // A text that ends with the file has no line end unless the file has one.
      endsWithoutLineEnd = true
    }
  }

  private func lastLineEnd(before offset: Int) -> Int? {
    var index = offset
    while index > 0, source[index - 1] == 0x20 { index -= 1 }
    guard index > 0, source[index - 1] == 0x0A || source[index - 1] == 0x0D else { return nil }
    index -= 1
    if source[index] == 0x0A, index > 0, source[index - 1] == 0x0D { index -= 1 }
    return index
  }

  /// The end of the last line of a block that is not blank.
  private static func contentEnd(of range: Range<Int>, in source: SourceText) -> Int {
    var end = range.upperBound
    while true {
      var index = end
      while index > range.lowerBound, source[index - 1] == 0x20 { index -= 1 }
      guard index > range.lowerBound, source[index - 1] == 0x0A || source[index - 1] == 0x0D else { return end }
      end = index - 1
    }
  }

  // MARK: Brackets

  /// Writes what stands in brackets: on one line with the usual spaces, by lines, or as it is, moved with its first line.
  private mutating func flow(_ first: Int, _ last: Int) {
    let range = tokens[first].range.lowerBound..<tokens[last].range.upperBound
    place(at: range.lowerBound, column: childColumn)
    isAfterDash = false
    defer { position = range.upperBound }
    let isOneLine = source.withBytes(in: range) { !$0.contains { $0 == 0x0A || $0 == 0x0D } }
    if isOneLine, let text = inline(first, last) {
      output.append(contentsOf: text)
      return
    }
    let (column, indentation) = bracketPlace
    let layout = YAMLBracketLayout(source: source, tokens: tokens[first...last])
    if !isOneLine, let text = layout.text(column: column, indentation: indentation) {
      output.append(contentsOf: text)
      return
    }
    let lines = Self.rawLines(source, range)
    for (number, line) in lines.enumerated() {
      if number == 0 {
        output.append(contentsOf: line)
        continue
      }
      output.append(0x0A)
      let spaces = line.prefix { $0 == 0x20 || $0 == 0x09 }.count
      if spaces == line.count { continue }
      let moved = max(spaces + lineIndentation.new - lineIndentation.old, frames.last?.column ?? 0)
      output.append(contentsOf: repeatElement(0x20, count: moved))
      output.append(contentsOf: line.dropFirst(spaces))
    }
  }

  /// The column at which the output goes on, and how far right what is there is indented.
  private var bracketPlace: (column: Int, indentation: Int) {
    let line = output[((output.lastIndex(of: 0x0A) ?? -1) + 1)...]
    let column = line.count { $0 & 0xC0 != 0x80 }
    if line.allSatisfy({ $0 == 0x20 }) { return (column, column) }
    return (column, frames.last.map { $0.kind == .mapping ? $0.column : $0.column + 2 } ?? 0)
  }

  private static func rawLines(_ source: SourceText, _ range: Range<Int>) -> [[UInt8]] {
    var lines: [[UInt8]] = [[]]
    for index in range {
      if source[index] == 0x0A {
        if lines[lines.count - 1].last == 0x0D { lines[lines.count - 1].removeLast() }
        lines.append([])
      } else {
        lines[lines.count - 1].append(source[index])
      }
    }
    return lines
  }

  private func inline(_ first: Int, _ last: Int) -> [UInt8]? {
    var text: [UInt8] = []
    var spacing = YAMLBracketSpacing()
    for token in tokens[first...last] {
      switch token.kind {
      case .key where token.range.isEmpty: continue
      case .value where token.range.isEmpty: return nil
      case .flowStart, .flowEnd, .flowEntry, .value, .alias, .anchor, .tag, .scalar: break
      default: return nil
      }
      if spacing.isSpace(before: token) { text.append(0x20) }
      source.withBytes(in: token.range) { text.append(contentsOf: $0) }
      spacing.pass(token)
    }
    return text
  }

  private func column(of offset: Int) -> Int {
    var start = offset
    while start > source.contentStart, source[start - 1] != 0x0A, source[start - 1] != 0x0D { start -= 1 }
    return offset - start
  }
}
