/// Reads pieces of JSON, and of YAML by its lines.
struct PieceReader {
  private let bytes: [UInt8]
  private var index = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The whole of a text.
  static func read(_ bytes: [UInt8], isYAML: Bool) -> Piece {
    var reader = PieceReader(bytes)
    if isYAML { return reader.block() }
    reader.skipSpace()
    let root = reader.value(inFlow: true)
    // Text after the end, or none at all, is no reason to know nothing.
    root.range = root.range.lowerBound..<(root.kind == .scalar ? root.range.upperBound : max(root.range.upperBound, 0))
    return root
  }

  // MARK: JSON, and flow style

  private func at(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  private mutating func value(inFlow: Bool) -> Piece {
    switch at(index) {
    case UInt8(ascii: "{"): return container(.object, until: UInt8(ascii: "}"))
    case UInt8(ascii: "["): return container(.array, until: UInt8(ascii: "]"))
    default: return scalar(inFlow: inFlow)
    }
  }

  private mutating func container(_ kind: Piece.Kind, until end: UInt8) -> Piece {
    let piece = Piece(kind, at: index)
    index += 1
    while true {
      skipSpace()
      guard index < bytes.count else { break }
      let byte = bytes[index]
      if byte == end {
        index += 1
        break
      }
      // The end of what is around it: the own end is missing.
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { break }
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") {
        index += 1
        continue
      }
      let before = index
      if kind == .object { member(of: piece) } else { piece.add(value(inFlow: true)) }
      if index == before { index += 1 }
    }
    piece.range = piece.range.lowerBound..<index
    return piece
  }

  private mutating func member(of object: Piece) {
    let name = scalar(inFlow: true)
    let afterName = index
    skipSpace()
    guard at(index) == UInt8(ascii: ":") else {
      index = afterName
      name.key = name.text
      name.keyRange = name.textRange
      name.range = afterName..<afterName
      name.text = ""
      name.textRange = name.range
      object.add(name)
      return
    }
    index += 1
    let afterColon = index
    while at(index) == 0x20 || at(index) == 0x09 { index += 1 }
    let lineEnd = index
    skipSpace()
    var value: Piece
    let byte = at(index)
    if index >= bytes.count || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
      || (index > lineEnd && startsMember())
    {
      index = lineEnd
      value = Piece(.scalar, at: lineEnd)
      value.range = afterColon..<lineEnd
      value.textRange = lineEnd..<lineEnd
    } else {
      value = self.value(inFlow: true)
    }
    value.key = name.text
    value.keyRange = name.textRange
    object.add(value)
  }

  /// Whether a name with a colon follows, so that the value before it is missing.
  private func startsMember() -> Bool {
    guard at(index) == UInt8(ascii: "\"") else { return false }
    var copy = self
    _ = copy.scalar(inFlow: true)
    copy.skipSpace()
    return copy.at(copy.index) == UInt8(ascii: ":")
  }

  private mutating func scalar(inFlow: Bool) -> Piece {
    let piece = Piece(.scalar, at: index)
    let start = index
    let quote = at(index)
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      piece.isQuoted = true
      index += 1
      while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
        let isDoubled = quote == UInt8(ascii: "'") && bytes[index] == quote && at(index + 1) == quote
        if bytes[index] == quote, !isDoubled { break }
        index += isDoubled || bytes[index] == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"") ? 2 : 1
      }
      index = min(index, bytes.count)
      piece.textRange = (start + 1)..<index
      if at(index) == quote { index += 1 }
    } else {
      var depth = 0
      while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
        let byte = bytes[index]
        // Braces of a binding belong to the text.
        if byte == UInt8(ascii: "{"), index > start, bytes[index - 1] == UInt8(ascii: "$") { depth += 1 }
        if byte == UInt8(ascii: "}"), depth > 0 {
          depth -= 1
        } else if depth == 0 {
          if inFlow, [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ":")].contains(byte) {
            break
          }
          if !inFlow, byte == UInt8(ascii: "#"), index > start, bytes[index - 1] == 0x20 { break }
        }
        index += 1
      }
      var end = index
      while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
      piece.textRange = start..<end
    }
    piece.range = start..<max(piece.textRange.upperBound, piece.isQuoted ? index : 0)
    piece.text = String(decoding: bytes[piece.textRange], as: UTF8.self)
    return piece
  }

  // MARK: Block style

  /// What is open while lines are read.
  private struct OpenBlocks {
    /// The collections around the line, outer ones first.
    var stack: [Piece]
    /// A key or a dash whose value may follow in deeper lines.
    var waiting: (piece: Piece, indent: Int)?

    /// The innermost collection.
    var top: Piece { stack[stack.count - 1] }

    /// Begins the collection that a key or a dash waits for, if a line in this column is one.
    mutating func begin(column: Int, isDash: Bool) {
      guard let known = waiting else { return }
      if column > known.indent || (isDash && column == known.indent) {
        known.piece.kind = isDash ? .array : .object
        known.piece.indent = column
        stack.append(known.piece)
      }
      waiting = nil
    }

    /// Ends collections: a mapping ends where a line stands further left; a list also where no dash follows in its column.
    mutating func end(column: Int, isDash: Bool) {
      while stack.count > 1, let indent = top.indent,
        indent > column || (indent == column && top.kind == .array && !isDash)
          || (indent == column && top.kind == .object && isDash)
      {
        stack.removeLast()
      }
    }
  }

  /// Whether a dash that begins an item is next.
  private var isDash: Bool { at(index) == UInt8(ascii: "-") && [0x20, 0x0A, 0x0D, 0].contains(at(index + 1)) }

  private mutating func block() -> Piece {
    let root = Piece(.object, at: 0)
    root.indent = 0
    root.range = 0..<bytes.count
    var open = OpenBlocks(stack: [root])
    while index < bytes.count {
      let lineStart = index
      while at(index) == 0x20 { index += 1 }
      let column = index - lineStart
      if isLineEnd || at(index) == UInt8(ascii: "#") || (column == 0 && startsWith("---")) {
        skipLine()
        continue
      }
      open.begin(column: column, isDash: isDash)
      open.end(column: column, isDash: isDash)
      guard readItems(of: root, from: lineStart, &open) else { continue }
      if isLineEnd {
        skipLine()
        continue
      }
      readEntry(in: open.top, column: index - lineStart, open: &open.waiting)
    }
    Self.widen(root)
    root.range = 0..<bytes.count
    return root
  }

  /// Reads the dashes of a line that begins at `lineStart`, each an item of a list; false if a value was read after them,
  /// which ends the line.
  private mutating func readItems(of root: Piece, from lineStart: Int, _ open: inout OpenBlocks) -> Bool {
    while isDash {
      if open.stack.count == 1, root.children.isEmpty { root.kind = .array }
      let list = self.list(column: index - lineStart, &open)
      index += 1
      while at(index) == 0x20 { index += 1 }
      let column = index - lineStart
      let item = Piece(.scalar, at: index)
      if isLineEnd {
        list.add(item)
        open.waiting = (item, list.indent ?? 0)
        continue
      }
      let isObject = keyEnd() != nil || isWord(before: column)
      if isObject || isDash {
        item.kind = isObject ? .object : .array
        item.indent = column
        list.add(item)
        open.stack.append(item)
      } else {
        list.add(value(inFlow: false))
        skipLine()
        return false
      }
    }
    return true
  }

  /// The list to which a dash in a column belongs: the innermost collection, or a new list in it.
  private func list(column: Int, _ open: inout OpenBlocks) -> Piece {
    if open.top.kind == .array, open.top.indent == column { return open.top }
    let inner = Piece(.array, at: index)
    inner.indent = column
    open.top.add(inner)
    open.stack.append(inner)
    return inner
  }

  /// Whether a single word ends the line and a line with keys in a column follows: a key that is being typed.
  private func isWord(before column: Int) -> Bool {
    var end = index
    while end < bytes.count, Self.isWordByte(bytes[end]) { end += 1 }
    guard end > index, isLineEnd(at: end) else { return false }
    while end < bytes.count, isLineEnd(at: end) { end += 1 }
    var next = 0
    while at(end + next) == 0x20 { next += 1 }
    return next == column && !isLineEnd(at: end + next)
  }

  private func isLineEnd(at index: Int) -> Bool { index >= bytes.count || bytes[index] == 0x0A || bytes[index] == 0x0D }

  static func isWordByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
      || byte == UInt8(ascii: "$") || byte == 0x2D
  }

  /// Whether a byte can be part of a name in a binding.
  static func isNameByte(_ byte: UInt8) -> Bool { isWordByte(byte) && byte != 0x2D }

  private var isLineEnd: Bool { isLineEnd(at: index) }

  private func startsWith(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { all in all.indices.allSatisfy { at(index + $0) == all[$0] } }
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != 0x0A { index += 1 }
    index = min(index + 1, bytes.count)
  }

  /// Where the key at the index ends, if a colon follows it in its line.
  private func keyEnd() -> Int? {
    var end = index
    let quote = at(end)
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      end += 1
      while end < bytes.count, bytes[end] != quote, bytes[end] != 0x0A { end += 1 }
      end += 1
      return at(end) == UInt8(ascii: ":") ? end : nil
    }
    if quote == UInt8(ascii: "{") || quote == UInt8(ascii: "[") { return nil }
    while end < bytes.count, bytes[end] != 0x0A {
      if bytes[end] == UInt8(ascii: ":"), [0x20, 0x0A, 0x0D, 0].contains(at(end + 1)) { return end }
      if bytes[end] == UInt8(ascii: "#"), end > index, bytes[end - 1] == 0x20 { return nil }
      end += 1
    }
    return nil
  }

  private mutating func readEntry(
    in container: Piece, column: Int, open: inout (piece: Piece, indent: Int)?
  ) {
    guard let end = keyEnd() else {
      // A key that is being typed, or the next line of a text.
      let piece = scalar(inFlow: false)
      if container.kind == .object, !piece.text.contains(" "), !piece.text.contains("$") {
        piece.key = piece.text
        piece.keyRange = piece.textRange
        piece.range = piece.textRange.upperBound..<piece.textRange.upperBound
        piece.text = ""
        piece.textRange = piece.range
        container.add(piece)
      }
      skipLine()
      return
    }
    var keyRange = index..<end
    if at(index) == UInt8(ascii: "\"") || at(index) == UInt8(ascii: "'") { keyRange = (index + 1)..<(end - 1) }
    index = end + 1
    while at(index) == 0x20 { index += 1 }
    let piece: Piece
    if isLineEnd || at(index) == UInt8(ascii: "#") {
      piece = Piece(.scalar, at: index)
      open = (piece, column)
      skipLine()
    } else if at(index) == UInt8(ascii: "|") || at(index) == UInt8(ascii: ">") {
      piece = Piece(.scalar, at: index)
      skipLine()
      let start = index
      while index < bytes.count {
        let lineStart = index
        while at(index) == 0x20 { index += 1 }
        if !isLineEnd, index - lineStart <= column {
          index = lineStart
          break
        }
        skipLine()
      }
      piece.textRange = start..<max(start, index)
      piece.range = piece.range.lowerBound..<max(start, index)
      piece.text = String(decoding: bytes[piece.textRange], as: UTF8.self)
    } else {
      piece = value(inFlow: false)
      skipLine()
    }
    piece.key = String(decoding: bytes[keyRange], as: UTF8.self)
    piece.keyRange = keyRange
    container.add(piece)
  }

  /// Lets objects and lists reach to the end of their last member.
  private static func widen(_ piece: Piece) {
    for child in piece.children { widen(child) }
    guard piece.indent != nil, let last = piece.children.last, let first = piece.children.first else { return }
    let start = min(piece.range.lowerBound, first.keyRange?.lowerBound ?? first.range.lowerBound)
    piece.range = start..<max(piece.range.upperBound, last.range.upperBound, last.keyRange?.upperBound ?? 0)
  }
}
