/// Finds what has to be put into quotes where a plain text has something in it that YAML reads otherwise.
struct YAMLQuoting {
  let source: SourceText

  /// The correction of a plain text in a block that has a mistake at `offset`: quotes around the value of its line.
  func block(at offset: Int) -> Diagnostic.FixIt? {
    var start = offset
    while start > source.contentStart, source[start - 1] != 0x0A, source[start - 1] != 0x0D { start -= 1 }
    var end = start
    while end < source.count, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
    while start < end, source[start] == 0x20 { start += 1 }
    while start + 1 < end, source[start] == UInt8(ascii: "-"), source[start + 1] == 0x20 {
      start += 2
      while start < end, source[start] == 0x20 { start += 1 }
    }
    // A plain key, and what follows it.
    var index = start
    while index < end, Self.isKeyByte(source[index]) { index += 1 }
    if index > start, index + 1 < end, source[index] == UInt8(ascii: ":"), source[index + 1] == 0x20 {
      start = index + 1
      while start < end, source[start] == 0x20 { start += 1 }
    }
    guard start < end, start <= offset, !"\"'[|>&!#-?".utf8.contains(source[start]) else { return nil }
    if source[start] == UInt8(ascii: "{"), start + 1 >= end || source[start + 1] != UInt8(ascii: "{") { return nil }
    end = self.end(of: start..<end)
    return start < end ? .quoting(SourceSpan(source: source, start..<end)) : nil
  }

  /// The correction of a plain text in brackets whose `${` is followed by a mistake at `offset`: quotes around it.
  func flow(at offset: Int) -> Diagnostic.FixIt? {
    guard offset > source.contentStart, offset < source.count, source[offset] == UInt8(ascii: "{"),
      source[offset - 1] == UInt8(ascii: "$")
    else { return nil }
    var start = offset - 1
    while start > source.contentStart, !"[{,\n".utf8.contains(source[start - 1]) {
      if source[start - 1] == 0x20, start > 1, source[start - 2] == UInt8(ascii: ":") { break }
      start -= 1
    }
    while start < offset, source[start] == 0x20 { start += 1 }
    if source[start] == UInt8(ascii: "\"") || source[start] == UInt8(ascii: "'") { return nil }
    var index = offset - 1
    var depth = 0
    while index < source.count, source[index] != 0x0A {
      switch source[index] {
      case UInt8(ascii: "{") where depth > 0 || source[index - 1] == UInt8(ascii: "$"): depth += 1
      case UInt8(ascii: "}") where depth > 0: depth -= 1
      case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth > 0 { break }
        while index > start, source[index - 1] == 0x20 { index -= 1 }
        return .quoting(SourceSpan(source: source, start..<index))
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The end of a plain text that may have bindings, without a comment and spaces behind it.
  private func end(of range: Range<Int>) -> Int {
    var index = range.lowerBound
    var depth = 0
    while index < range.upperBound {
      switch source[index] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth = max(0, depth - 1)
      case UInt8(ascii: "#") where depth == 0 && index > range.lowerBound && source[index - 1] == 0x20:
        return trimmed(range.lowerBound..<index)
      default: break
      }
      index += 1
    }
    return trimmed(range)
  }

  private func trimmed(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, source[end - 1] == 0x20 || source[end - 1] == 0x09 { end -= 1 }
    return end
  }

  private static func isKeyByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "$"):
      true
    default: false
    }
  }
}
