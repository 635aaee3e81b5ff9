/// Breaks a text into the lines of a string literal, cut wherever that is best.
///
/// Lines are written as soon as they are full: a text of any length needs no more than one of them.
struct SwiftTextLines {
  /// What the lines are written to.
  private var output: SwiftLine
  private let indentation: Int
  /// The number sign of literals without escapes.
  private let mark: String
  /// The most characters of a line.
  private let limit: Int
  /// The line that is not full yet.
  private var line: [UInt8] = []
  /// The characters of the line.
  private var length = 0
  /// The bytes and the characters up to the last space or comma, behind which a line is best cut.
  private var cut: (bytes: Int, length: Int)?

  /// Lines of at most so many characters, which are written behind what there is.
  init(behind output: consuming SwiftLine, indentation: Int, mark: String, limit: Int) {
    self.output = output
    self.indentation = indentation
    self.mark = mark
    self.limit = limit
  }

  /// What was written with the last line, and is now no longer here: bytes of two owners would be copied.
  mutating func finish() -> SwiftLine {
    if !line.isEmpty {
      output.putSpaces(indentation)
      output.put(line[...])
    }
    output.put(UInt8(ascii: "\n"))
    let result = output
    output = SwiftLine()
    return result
  }

  // MARK: Texts

  /// Adds a text with its escapes.
  mutating func add(escaping text: String) {
    add(text) { lines, character in
      if character.count == 1, let byte = character.first, byte >= 0x20, byte < 0x7F, byte != 0x22, byte != 0x5C {
        return lines.add(byte)
      }
      var unit: [UInt8] = []
      for scalar in String(decoding: character, as: UTF8.self).unicodeScalars {
        SwiftEscapes.append(scalar, quotes: true, to: &unit)
      }
      lines.add(unit: unit[...])
    }
  }

  /// Adds a text as it is.
  mutating func add(raw text: String) {
    add(text) { lines, character in
      if character.count == 1, let byte = character.first { return lines.add(byte) }
      lines.add(unit: ArraySlice(character))
    }
  }

  /// Adds a text by its characters: one of several scalars stays in one piece.
  private mutating func add(_ text: String, _ body: (inout SwiftTextLines, Slice<UnsafeBufferPointer<UInt8>>) -> Void) {
    var text = text
    text.withUTF8 { utf8 in
      var position = 0
      while position < utf8.count {
        let isAlone =
          utf8[position] < 0x80 && utf8[position] != 0x0D
          && (position + 1 == utf8.count || utf8[position + 1] < 0x80)
        if isAlone {
          body(&self, utf8[position..<position + 1])
          position += 1
          continue
        }
        // Up to where two characters of ASCII follow each other, between which nothing joins them.
        var end = position + 1
        while end < utf8.count, utf8[end - 1] >= 0x80 || utf8[end] >= 0x80 || utf8[end - 1] == 0x0D { end += 1 }
        for character in String(decoding: utf8[position..<end], as: UTF8.self) {
          let next = position + character.utf8.count
          body(&self, utf8[position..<next])
          position = next
        }
      }
    }
  }

  // MARK: Units

  /// Adds a character of ASCII.
  private mutating func add(_ byte: UInt8) {
    makeRoom(1)
    line.append(byte)
    length += 1
    if byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",") { cut = (line.count, length) }
  }

  /// Adds what must not be cut: a character with its escapes, a whole value.
  mutating func add(unit: ArraySlice<UInt8>) {
    if unit.count == 1, let byte = unit.first { return add(byte) }
    let count = unit.allSatisfy { $0 < 0x80 } ? unit.count : String(decoding: unit, as: UTF8.self).count
    makeRoom(count)
    line.append(contentsOf: unit)
    length += count
  }

  private mutating func makeRoom(_ count: Int) {
    while length + count > limit, !line.isEmpty {
      let (bytes, characters) = cut ?? (line.count, length)
      output.putSpaces(indentation)
      output.put(line[..<bytes])
      output.put(UInt8(ascii: "\\"))
      output.put(mark)
      output.put(UInt8(ascii: "\n"))
      line.removeFirst(bytes)
      length -= characters
      cut = nil
    }
  }
}
