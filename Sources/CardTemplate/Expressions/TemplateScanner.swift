/// Finds the holes of a text: `${…}` outside of escapes.
enum TemplateScanner {
  /// Whether a text contains the two characters that make a template of it.
  static func mayHaveHoles(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    let last = bytes.count - 1
    while index < last {
      if bytes[index] == UInt8(ascii: "$"), bytes[index + 1] == UInt8(ascii: "{") { return true }
      index += 1
    }
    return false
  }

  /// After so many `${` without an end the rest is text: each of them is looked for to the end of the string.
  private static let maximumUnterminated = 100

  /// Cuts `range` of `bytes` into text and holes.
  ///
  /// With `untilBacktick` the text ends at the first backtick, whose offset is returned; otherwise a backtick without
  /// a backslash is a problem. A hole with a mistake is left as text, unless its only mistake is a function that does not
  /// exist and `keepsUnknownCalls` is set: then something can still be said of its arguments.
  static func segments(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, untilBacktick: Bool,
    keepsUnknownCalls: Bool = false, problems: inout [ExpressionProblem]
  ) -> (segments: [TemplateString.Segment], close: Int?) {
    var segments: [TemplateString.Segment] = []
    var text: [UInt8] = []
    var position = range.lowerBound
    var close: Int?
    var unterminated = 0
    func flush() {
      if !text.isEmpty { segments.append(.text(String(decoding: text, as: UTF8.self))) }
      text.removeAll(keepingCapacity: true)
    }
    scan: while position < range.upperBound {
      let byte = bytes[position]
      let following = position + 1 < range.upperBound ? bytes[position + 1] : 0
      switch byte {
      case UInt8(ascii: "\\") where following == UInt8(ascii: "$") || following == UInt8(ascii: "`"):
        text.append(following)
        position += 2
      case UInt8(ascii: "$")
      where following == UInt8(ascii: "{") && unterminated < maximumUnterminated
        && problems.count < TypeCheck.maximumProblems:
        guard let end = holeEnd(bytes, position, range.upperBound) else {
          // An unterminated hole and `${}` are plain text.
          if position + 2 < range.upperBound, bytes[position + 2] == UInt8(ascii: "}") {
            problems.append(
              ExpressionProblem(
                TemplateDiagnostics.emptyHole, "`${}` has no expression; it stays as text", position..<position + 3,
                help: "write an expression between the braces, or `\\${}` for text"))
          } else {
            problems.append(unterminatedHole(bytes, position, range.upperBound))
          }
          text.append(byte)
          position += 1
          unterminated += 1
          continue
        }
        if isVerbatim(bytes, position + 2..<end - 1) {
          text.append(contentsOf: bytes[position..<end])
          position = end
          continue
        }
        let inner = trimmed(bytes, position + 2..<end - 1)
        if let expression = Parser.parse(bytes, inner, keepsUnknownCalls: keepsUnknownCalls, problems: &problems) {
          flush()
          segments.append(.hole(expression))
        } else {
          text.append(contentsOf: bytes[position..<end])
        }
        position = end
      case UInt8(ascii: "`"):
        if untilBacktick {
          close = position
          break scan
        }
        if problems.count >= TypeCheck.maximumProblems { break scan }
        problems.append(
          ExpressionProblem(
            TemplateDiagnostics.rawBacktick, "a backtick in a text with `${` must be written with a backslash",
            position..<position + 1, help: "write `\\` before the backtick"))
        text.append(byte)
        position += 1
      default:
        text.append(byte)
        position += 1
      }
    }
    flush()
    return (segments, close)
  }

  /// Whether what stands between `${` and `}` belongs to somebody else, so that all of it is text: `rs:name`, which
  /// hosts replace by a text in the language of the user, and `{NAME}` or `{ env.NAME }`, which build tools fill in. An
  /// object of the language has a colon.
  static func isVerbatim<Bytes: RandomAccessCollection<UInt8>>(
    _ bytes: Bytes, _ range: Range<Int>
  ) -> Bool where Bytes.Index == Int {
    guard let first = range.first else { return false }
    let inner: Range<Int>
    if bytes[first] == UInt8(ascii: "{"), range.count > 2, bytes[range.upperBound - 1] == UInt8(ascii: "}") {
      let content = bytes[first + 1..<range.upperBound - 1]
      return content.contains { $0 > UInt8(ascii: " ") }
        && content.allSatisfy { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") }
    } else if range.count > 3, bytes[first] == UInt8(ascii: "r"), bytes[first + 1] == UInt8(ascii: "s"),
      bytes[first + 2] == UInt8(ascii: ":")
    {
      inner = first + 3..<range.upperBound
    } else {
      return false
    }
    return bytes[inner].allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."):
        true
      default: false
      }
    }
  }

  /// The end of the hole that begins with the `$` at `start`, after its `}`, or none if it is not a hole.
  static func holeEnd<Bytes: RandomAccessCollection<UInt8>>(
    _ bytes: Bytes, _ start: Int, _ end: Int
  ) -> Int? where Bytes.Index == Int {
    var position = start + 2
    var depth = 0
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "}"):
        if depth == 0 { return position == start + 2 ? nil : position + 1 }
        depth -= 1
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "`"): return nil
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        guard let close = Lexer.stringEnd(bytes, position, end) else { return nil }
        position = close
        continue
      default: break
      }
      position += 1
    }
    return nil
  }

  /// The warning for the `${` at `start`, which has no end; it says what keeps the hole from ending, if that is known.
  private static func unterminatedHole(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> ExpressionProblem {
    var help = "add the closing `}`, or write `\\${` for text"
    var position = start + 2
    scan: while position < end {
      switch bytes[position] {
      case UInt8(ascii: "`"):
        help = "template strings in backticks are not allowed in a binding: write `'…'` or `concat(…)`"
        break scan
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        guard let close = Lexer.stringEnd(bytes, position, end) else {
          help = "the string after `\(Character(Unicode.Scalar(bytes[position])))` is never closed"
          break scan
        }
        position = close
      default: position += 1
      }
    }
    return ExpressionProblem(
      TemplateDiagnostics.unterminatedHole, "this binding is not closed; it stays as text",
      start..<start + 2, help: help)
  }

  private static func trimmed(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isSpace(bytes[start]) { start += 1 }
    while end > start, isSpace(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D }
}
