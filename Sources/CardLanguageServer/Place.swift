import CardFormats
import CardSyntax

/// What is being written at a cursor.
enum Place {
  /// A key of an object, of which the part before the cursor is there.
  case key(Piece, replacing: Range<Int>)
  /// The value of a key, or an element of an array.
  case value(of: String, in: Piece, Piece?, replacing: Range<Int>)
  /// Inside of a binding, whose text starts at an offset; the object is the one around it.
  case expression(Piece, start: Int)

  /// The place of an offset.
  static func find(_ offset: Int, in root: Piece, _ bytes: [UInt8], isYAML: Bool) -> Place {
    if let start = bindingStart(before: offset, bytes) {
      let piece = root.innermost(at: offset)
      return .expression(piece.kind == .object ? piece : object(around: piece, root), start: start)
    }
    var lineStart = offset
    while lineStart > 0, bytes[lineStart - 1] != 0x0A { lineStart -= 1 }
    if isYAML, bytes[lineStart..<offset].allSatisfy({ $0 == 0x20 }) {
      let column = (offset - lineStart)
      if let object = owner(ofColumn: column, before: offset, root) {
        return .key(object, replacing: offset..<wordEnd(offset, bytes))
      }
    }
    var piece = root.innermost(at: offset)
    // Behind a comma, or at the beginning, another key of an object in braces begins.
    if piece.kind == .object, piece.indent == nil, let last = bytes[..<offset].last(where: { $0 > 0x20 }),
      last == UInt8(ascii: ",") || last == UInt8(ascii: "{")
    {
      return .key(piece, replacing: offset..<wordEnd(offset, bytes))
    }
    // The value of a key reaches to the end of its line.
    if isYAML, piece.kind != .scalar, let last = lastKey(in: root, after: lineStart, before: offset) { piece = last }
    if let range = piece.keyRange, range.lowerBound <= offset, offset <= range.upperBound, let parent = piece.parent {
      return .key(parent, replacing: range)
    }
    if piece.kind == .scalar {
      let owner = object(around: piece, root)
      var valued = piece
      while valued.key == nil, let parent = valued.parent { valued = parent }
      if let key = valued.key {
        let range =
          piece.textRange.contains(offset) || piece.textRange.upperBound == offset
          ? piece.textRange : offset..<offset
        return .value(of: key, in: valued.parent ?? owner, piece, replacing: range)
      }
      return .key(owner, replacing: piece.textRange)
    }
    if piece.kind == .array {
      var valued = piece
      while valued.key == nil, let parent = valued.parent { valued = parent }
      return .value(of: valued.key ?? "", in: valued.parent ?? root, nil, replacing: offset..<offset)
    }
    return .key(piece, replacing: offset..<offset)
  }

  /// The object that a piece is in.
  private static func object(around piece: Piece, _ root: Piece) -> Piece {
    var piece = piece
    while let parent = piece.parent {
      if parent.kind == .object { return parent }
      piece = parent
    }
    return root
  }

  /// Where the text of the binding that is open at an offset starts.
  private static func bindingStart(before offset: Int, _ bytes: [UInt8]) -> Int? {
    var index = offset - 1
    while index > 0, bytes[index] != 0x0A, bytes[index] != UInt8(ascii: "}") {
      if bytes[index] == UInt8(ascii: "{"), bytes[index - 1] == UInt8(ascii: "$") { return index + 1 }
      index -= 1
    }
    return nil
  }

  private static func wordEnd(_ offset: Int, _ bytes: [UInt8]) -> Int {
    var end = offset
    while end < bytes.count, PieceReader.isWordByte(bytes[end]) { end += 1 }
    return end
  }

  /// The object whose keys stand in a column, the last one before an offset.
  private static func owner(ofColumn column: Int, before offset: Int, _ root: Piece) -> Piece? {
    var best: Piece?
    var opened: Piece?
    root.visit { piece in
      let start = piece.children.first?.keyRange?.lowerBound ?? piece.range.lowerBound
      if piece.kind == .object, let indent = piece.indent, indent == column,
        start <= offset || piece.keyRange.map({ $0.lowerBound < offset }) ?? false
      {
        best = piece
      }
      if piece.key != nil, let range = piece.keyRange, range.upperBound <= offset { opened = piece }
    }
    // A key without a value so far, one level above: its object starts here.
    if let opened, opened.kind == .scalar, opened.text.isEmpty, let above = opened.parent?.indent, above < column {
      return opened
    }
    return best
  }

  private static func lastKey(in root: Piece, after start: Int, before offset: Int) -> Piece? {
    var last: Piece?
    root.visit { piece in
      if let range = piece.keyRange, range.lowerBound >= start, range.lowerBound <= offset { last = piece }
    }
    return last
  }
}
