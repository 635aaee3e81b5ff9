/// Finds names in source.
enum SwiftMentions {
  /// The source of statements.
  struct Source {
    private let bytes: [UInt8]
    /// The numbers that stand for statements inside.
    let numbers: [Int]

    init(_ statements: [SwiftStatement]) {
      var writer = SwiftWriter()
      writer.write(
        SwiftFile(header: [], imports: [], [.function(SwiftFunction("func f", body: statements))]))
      bytes = writer.bytes
      numbers = writer.numbers
    }

    /// Whether the source mentions a name: as a word, and not as the member of something or the label of an argument.
    func mentions(_ name: String) -> Bool {
      let name = Array(name.utf8)
      guard let first = name.first, bytes.count >= name.count else { return false }
      for start in 0...bytes.count - name.count where bytes[start] == first {
        let end = start + name.count
        if end < bytes.count, bytes[end] == UInt8(ascii: ":") { continue }
        if bytes[start..<end].elementsEqual(name), !joins(before: start), !joins(behind: end) { return true }
      }
      return false
    }

    /// Whether what is before an offset makes what follows a part of a longer name, or a member.
    private func joins(before end: Int) -> Bool {
      guard end > 0 else { return false }
      if bytes[end - 1] == UInt8(ascii: ".") { return true }
      let start = max(0, end - (bytes[end - 1] < 0x80 ? 1 : 64))
      return String(decoding: bytes[start..<end], as: UTF8.self).last.map(isPart) ?? false
    }

    /// Whether what is behind an offset makes what precedes a part of a longer name.
    private func joins(behind start: Int) -> Bool {
      guard start < bytes.count else { return false }
      let end = min(bytes.count, start + (bytes[start] < 0x80 ? 1 : 64))
      guard let next = String(decoding: bytes[start..<end], as: UTF8.self).first else { return false }
      // A mark belongs to the letter before it.
      return isPart(next) || next.unicodeScalars.first?.properties.isGraphemeExtend == true
    }

    private func isPart(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_"
    }
  }
}
