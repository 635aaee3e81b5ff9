/// Block scalars: `|` and `>`.
extension ScalarScan {
  /// Reads a block scalar whose header begins at `index`.
  mutating func block() -> Bool {
    let isLiteral = source[index] == UInt8(ascii: "|")
    var chomping: UInt8 = 0
    var hasIndicator = false
    index += 1
    while index < source.count, lineEnd(at: index) == nil {
      switch source[index] {
      case UInt8(ascii: "+"), UInt8(ascii: "-"): chomping = source[index]
      case UInt8(ascii: "1")...UInt8(ascii: "9"): hasIndicator = true
      case 0x20, 0x09: break
      case UInt8(ascii: "#"):
        while index < source.count, lineEnd(at: index) == nil { index += 1 }
        continue
      default: return false
      }
      index += 1
    }
    guard let firstLine = lineEnd(at: index) else { return true }
    index = firstLine
    let indentation = self.indentation(hasIndicator: hasIndicator)
    // The line end of the last line, which waits for what comes after it, and the empty lines behind it.
    var lineEnd: Range<Int>?
    var emptyLines = emptyLines(indentation)
    var isLastIndented = false
    while index < source.count, isContent(indentation), isMatching {
      let start = index + indentation
      let isIndented = isBlank(at: start)
      if let lineEnd, !isLiteral, !isLastIndented, !isIndented {
        if emptyLines.isEmpty { add([0x20], for: lineEnd.lowerBound..<start) }
      } else if let lineEnd {
        add([0x0A], for: lineEnd)
      }
      for line in emptyLines { add([0x0A], for: line) }
      isLastIndented = isIndented
      index = start
      while index < source.count, self.lineEnd(at: index) == nil { index += 1 }
      copy(start..<index)
      lineEnd = nil
      if let next = self.lineEnd(at: index) {
        lineEnd = index..<next
        index = next
      }
      emptyLines = self.emptyLines(indentation)
    }
    if chomping != UInt8(ascii: "-"), let lineEnd { add([0x0A], for: lineEnd) }
    if chomping == UInt8(ascii: "+") { for line in emptyLines { add([0x0A], for: line) } }
    return true
  }

  /// Whether the line at `index` belongs to the block and is not empty.
  private func isContent(_ indentation: Int) -> Bool {
    if indentation == 0, source[index] == UInt8(ascii: "-") || source[index] == UInt8(ascii: ".") {
      // At the margin the block ends with its document.
      let marker = source[index]
      let isMarker = source[index + 1] == marker && source[index + 2] == marker && source[index + 3] <= 0x20
      if isMarker { return false }
    }
    guard index + indentation < source.count else { return false }
    for column in 0..<indentation where source[index + column] != 0x20 { return false }
    return true
  }

  /// Moves over lines without content; gives the ranges of their line ends.
  private mutating func emptyLines(_ indentation: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    while index < source.count {
      var column = 0
      while column < indentation, source[index + column] == 0x20 { column += 1 }
      guard let next = lineEnd(at: index + column) else { break }
      lines.append(index + column..<next)
      index = next
    }
    return lines
  }

  /// The number of spaces before each line of the block that begins at `index`.
  ///
  /// An indicator counts from the parent, which is not known here; then the first line of the decoded text shows how
  /// many of its spaces are content.
  private func indentation(hasIndicator: Bool) -> Int {
    var line = index
    while line < source.count {
      var content = line
      while source[content] == 0x20 { content += 1 }
      if let next = lineEnd(at: content) {
        line = next
        continue
      }
      return max(0, content - line - (hasIndicator ? leadingSpaces : 0))
    }
    return 0
  }
}
