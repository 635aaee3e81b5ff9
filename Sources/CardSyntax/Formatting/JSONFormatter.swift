/// Lays out a JSON text that has no mistakes.
///
/// An object or array without others in it stands on one line if that is short enough, unless it begins with a line end: whoever has
/// given each member or item a line, as writers of JSON do, wants it so. Everything else has a line for each member or item.
struct JSONFormatter {
  private struct Token {
    /// The first byte, which says what it is.
    let head: UInt8
    let range: Range<Int>
    /// The characters that it takes.
    let width: Int
    /// Whether a line ends between it and what follows.
    var endsLine = false
  }

  private let source: SourceText
  private var tokens: [Token] = []
  /// Where the bracket that closes each opening one is.
  private var ends: [Int: Int] = [:]

  init(_ source: SourceText, _ order: TemplateFormatter.KeyOrder?) {
    self.source = source
    tokens = Self.tokens(of: source)
    ends = Self.ends(of: tokens)
    if let order {
      var sorted: [Token] = []
      sorted.reserveCapacity(tokens.count)
      append(0..<tokens.count, in: order, to: &sorted)
      tokens = sorted
      ends = Self.ends(of: tokens)
    }
  }

  /// The text, with a final line end.
  var text: String {
    let mark = source.contentStart > 0 ? "\u{FEFF}" : ""
    return mark + String(decoding: source.withLineEnds(in: lines), as: UTF8.self)
  }

  private var lines: [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(source.count * 2)
    var column = 0
    var level = 0
    /// The last token of the container that stands on one line.
    var inlineEnd: Int?
    func newLine() {
      output.append(0x0A)
      output.append(contentsOf: repeatElement(0x20, count: level * 2))
      column = level * 2
    }
    for (index, token) in tokens.enumerated() {
      let isInline = inlineEnd != nil
      if token.head == UInt8(ascii: "}") || token.head == UInt8(ascii: "]") {
        if isInline {
          if inlineEnd == index { inlineEnd = nil }
        } else {
          level -= 1
          newLine()
        }
      }
      source.withBytes(in: token.range) { output.append(contentsOf: $0) }
      column += token.width
      switch token.head {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard !isInline, let end = ends[index] else { continue }
        // The comma that may follow is part of the line.
        if end == index + 1 {
          inlineEnd = end
        } else if !token.endsLine, level > 0, let width = inlineWidth(index, end),
          column + width + 1 <= TemplateFormatter.maximumLineWidth
        {
          inlineEnd = end
        } else {
          level += 1
          newLine()
        }
      case UInt8(ascii: ","):
        if isInline {
          output.append(0x20)
          column += 1
        } else {
          newLine()
        }
      case UInt8(ascii: ":"):
        output.append(0x20)
        column += 1
      default: break
      }
    }
    output.append(0x0A)
    return output
  }

  /// The characters of what is between two brackets and of the second one, if there are no other brackets between them.
  private func inlineWidth(_ start: Int, _ end: Int) -> Int? {
    var width = 1
    for index in start + 1..<max(start + 1, end) {
      let token = tokens[index]
      switch token.head {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        // An empty one is as good as a value.
        if ends[index] != index + 1 { return nil }
        width += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"): width += 2
      default: width += token.width
      }
      if width > TemplateFormatter.maximumLineWidth { return nil }
    }
    return width
  }

  private static func tokens(of source: SourceText) -> [Token] {
    var tokens: [Token] = []
    var index = source.contentStart
    while index < source.count {
      let head = source[index]
      let start = index
      index += 1
      switch head {
      case 0x20, 0x09: continue
      case 0x0A, 0x0D:
        if let last = tokens.indices.last { tokens[last].endsLine = true }
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","),
        UInt8(ascii: ":"):
        tokens.append(Token(head: head, range: start..<index, width: 1))
      case UInt8(ascii: "\""):
        var width = 2
        while index < source.count, source[index] != UInt8(ascii: "\"") {
          if source[index] == UInt8(ascii: "\\") {
            index += 1
            width += 1
          }
          if source[index] & 0xC0 != 0x80 { width += 1 }
          index += 1
        }
        index = min(index + 1, source.count)
        tokens.append(Token(head: head, range: start..<index, width: width))
      default:
        while index < source.count, source[index] > 0x20, !"{}[],:\"".utf8.contains(source[index]) { index += 1 }
        tokens.append(Token(head: head, range: start..<index, width: index - start))
      }
    }
    return tokens
  }

  private static func ends(of tokens: [Token]) -> [Int: Int] {
    var open: [Int] = []
    var ends: [Int: Int] = [:]
    for (index, token) in tokens.enumerated() {
      switch token.head {
      case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(index)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): if let start = open.popLast() { ends[start] = index }
      default: break
      }
    }
    return ends
  }

  // MARK: Order

  /// Appends tokens with the members of objects in order.
  private func append(_ range: Range<Int>, in order: TemplateFormatter.KeyOrder, to sorted: inout [Token]) {
    var index = range.lowerBound
    while index < range.upperBound {
      guard tokens[index].head == UInt8(ascii: "{"), let end = ends[index], end > index + 1 else {
        sorted.append(tokens[index])
        index += 1
        continue
      }
      let members = self.members(index + 1, end)
      var type: String?
      for member in members where name(member.lowerBound) == "type" && member.count == 3 {
        type = name(member.upperBound - 1)
      }
      sorted.append(tokens[index])
      let positions = order(type, members.map { name($0.lowerBound) })
      for (number, position) in positions.enumerated() {
        if number > 0 { sorted.append(Token(head: UInt8(ascii: ","), range: commaRange(members, position), width: 1)) }
        append(members[position], in: order, to: &sorted)
      }
      sorted.append(tokens[end])
      index = end + 1
    }
  }

  /// The range of any comma between members: which one is of no importance.
  private func commaRange(_ members: [Range<Int>], _ position: Int) -> Range<Int> {
    tokens[members[0].upperBound].range
  }

  /// The tokens of each member between two brackets.
  private func members(_ start: Int, _ end: Int) -> [Range<Int>] {
    var members: [Range<Int>] = []
    var first = start
    var index = start
    while index < end {
      if tokens[index].head == UInt8(ascii: ",") {
        members.append(first..<index)
        first = index + 1
      }
      index = (ends[index] ?? index) + 1
    }
    members.append(first..<end)
    return members
  }

  /// A text without its quotes, as it is written.
  private func name(_ index: Int) -> String {
    let range = tokens[index].range
    guard tokens[index].head == UInt8(ascii: "\""), range.count >= 2 else { return "" }
    return source.text(in: range.lowerBound + 1..<range.upperBound - 1)
  }
}
