/// A position as people count it: lines and columns from 1, columns in Unicode scalars.
public struct SourceLocation: Hashable, Sendable, Comparable {
  /// The line, from 1. Lines end with `\n`, `\r\n` or a lone `\r`.
  public let line: Int

  /// The column in Unicode scalars, from 1. A byte order mark has no width.
  public let column: Int

  /// A location of `line` and `column`, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders by line, then by column.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// Where the lines of a source begin: turns byte offsets into lines and columns.
///
/// Building it reads the source once; a lookup is a binary search and a short walk, however long the lines are.
public struct LineIndex: Sendable {
  /// The source that the offsets belong to.
  public let source: SourceText
  private let starts: [UInt32]
  /// The number of scalars before every so many bytes; without it, columns in minified files would cost a walk along
  /// megabytes each.
  private let marks: [UInt32]
  private static let markDistance = 1024

  /// Finds the line starts of `source`.
  public init(_ source: SourceText) {
    self.source = source
    var starts: [UInt32] = [UInt32(source.contentStart)]
    var index = source.contentStart
    while index < source.count {
      let byte = source[index]
      index += 1
      // The padding is zero, so looking one byte ahead is safe at the very end.
      if byte == 0x0A || (byte == 0x0D && source[index] != 0x0A) {
        starts.append(UInt32(index))
      }
    }
    self.starts = starts
    marks = Self.marks(source)
  }

  private static func marks(_ source: SourceText) -> [UInt32] {
    var marks: [UInt32] = []
    marks.reserveCapacity(source.count / markDistance + 1)
    var scalars: UInt32 = 0
    for block in stride(from: 0, through: source.count, by: markDistance) {
      marks.append(scalars)
      for index in block..<min(block + markDistance, source.count) where source[index] & 0xC0 != 0x80 {
        scalars += 1
      }
    }
    return marks
  }

  /// The number of scalars that begin before `offset`.
  private func scalars(before offset: Int) -> Int {
    let block = offset / Self.markDistance
    var count = Int(marks[block])
    for index in block * Self.markDistance..<offset where source[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// The number of lines; a final line end opens an empty last line.
  public var lineCount: Int { starts.count }

  /// The line and column of a byte offset; offsets past the end give the end.
  public func location(of offset: Int) -> SourceLocation {
    let offset = min(max(offset, Int(starts[0])), source.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    let column = scalars(before: offset) - scalars(before: Int(starts[low])) + 1
    return SourceLocation(line: low + source.firstLine, column: column)
  }

  /// The bytes of a line, by the number that ``location(of:)`` gives it, without its line end.
  public func range(ofLine number: Int) -> Range<Int> {
    let line = number - source.firstLine + 1
    let start = Int(starts[line - 1])
    var end = line < starts.count ? Int(starts[line]) : source.count
    while end > start, source[end - 1] == 0x0A || source[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The start and end location of a span of this source.
  public func locations(of span: SourceSpan) -> (start: SourceLocation, end: SourceLocation) {
    (location(of: Int(span.start)), location(of: Int(span.end)))
  }
}
