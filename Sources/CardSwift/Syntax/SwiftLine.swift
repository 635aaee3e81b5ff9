/// Source at the end of which expressions are written on one line, as far as that has room for them.
///
/// What turns out to be too long is taken back. An attempt ends soon after the room does, so that trying costs no more
/// than a line, however large the expression is.
struct SwiftLine {
  /// All that was written, in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// Where the attempt began.
  private var start = 0
  /// The most characters of the attempt.
  private var room = Int.max
  /// Whether each byte of the attempt is a character.
  private var isASCII = true
  /// The lists of the attempt with more than one element: the formatter keeps a column for the comma that each would end
  /// with on several lines.
  private var lists = 0
  /// Up to where the characters of an attempt that is not ASCII need not be counted.
  private var nextCount = 0

  // MARK: Bytes

  /// Writes source text; gives whether it is known that each byte of it is a character.
  @discardableResult mutating func put(_ text: String) -> Bool {
    if let isASCII = text.utf8.withContiguousStorageIfAvailable({ put($0) }) { return isASCII }
    for byte in text.utf8 { put(byte) }
    return false
  }

  /// Writes a byte.
  mutating func put(_ byte: UInt8) {
    if byte >= 0x80 { isASCII = false }
    bytes.append(byte)
  }

  private mutating func put(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let isPlain = SwiftEscapes.isASCII(text)
    if !isPlain { isASCII = false }
    bytes.append(contentsOf: text)
    return isPlain
  }

  /// Writes bytes of ASCII.
  mutating func put(_ text: ArraySlice<UInt8>) { bytes.append(contentsOf: text) }

  /// Writes spaces.
  mutating func putSpaces(_ count: Int) { bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count)) }

  /// Takes back all bytes but the first ones.
  mutating func remove(from count: Int) { bytes.removeSubrange(count...) }

  // MARK: Attempts

  /// The number of characters that `body` writes, if these are at most so many and it can write them at all; else
  /// nothing is written.
  mutating func attempt(room: Int, _ body: (inout SwiftLine) -> Bool) -> Int? {
    let outer = (start, self.room, isASCII, lists, nextCount)
    defer { (start, self.room, isASCII, lists, nextCount) = outer }
    (start, self.room, isASCII, lists, nextCount) = (bytes.count, room, true, 0, 0)
    guard room >= 0, body(&self) else {
      remove(from: start)
      return nil
    }
    let count = count(from: start)
    if count + lists <= room { return count }
    remove(from: start)
    return nil
  }

  /// The number of characters of the attempt from an offset on.
  private func count(from offset: Int) -> Int {
    isASCII ? bytes.count - offset : String(decoding: bytes[offset...], as: UTF8.self).count
  }

  /// Whether the attempt may still succeed.
  private mutating func hasRoom() -> Bool {
    let length = bytes.count - start
    if length <= room { return true }
    if isASCII { return false }
    if length < nextCount { return true }
    // Characters of several bytes are counted each time that the text has doubled.
    nextCount = 2 * length
    return count(from: start) <= room
  }

  // MARK: Expressions

  /// Writes an expression; false if it has to be written on several lines, or has no room. `inText` says that it stands
  /// in a text, where there is one line only, whatever is on it.
  mutating func write(_ expression: SwiftExpression, inText: Bool = false) -> Bool {
    switch expression {
    case .verbatim(let source), .subview(let source): put(source)
    case .string(let parts): return literal(parts)
    case .raw(let text):
      if cannotHold(text) { return false }
      guard SwiftEscapes.isRaw(text) else { return literal([.text(text)]) }
      put("#\"")
      put(text)
      put("\"#")
    case .member(let base, let name):
      guard write(base: base, inText: inText) else { return false }
      put(UInt8(ascii: "."))
      put(name)
    case .element(let base, let index):
      guard write(base: base, inText: inText) else { return false }
      put(UInt8(ascii: "["))
      guard write(index, inText: inText) else { return false }
      put(UInt8(ascii: "]"))
    case .call(let callee, let arguments, nil):
      return write(base: callee, inText: inText) && call(arguments, inText: inText)
    case .call(let callee, let arguments, let closure?):
      guard inText, write(base: callee, inText: true) else { return false }
      if !arguments.isEmpty { guard call(arguments, inText: true) else { return false } }
      put(UInt8(ascii: " "))
      return write(closure, inText: true)
    case .modified(let base, let modifiers):
      guard modifiers.count == 1, modifiers[0].closure == nil, write(base, inText: inText) else { return false }
      put(UInt8(ascii: "."))
      put(modifiers[0].name)
      return call(modifiers[0].arguments, inText: inText)
    case .closure(let closure):
      return (closure.parameters.isEmpty || inText) && write(closure, inText: inText)
    case .array(let elements):
      if elements.count > 1, !inText { lists += 1 }
      put(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { put(", ") }
        guard write(element, inText: inText) else { return false }
      }
      put(UInt8(ascii: "]"))
    case .tuple(let arguments): return call(arguments, inText: inText)
    case .dictionary(let pairs):
      if pairs.count > 1, !inText { lists += 1 }
      put(pairs.isEmpty ? "[:" : "[")
      for (index, pair) in pairs.enumerated() {
        if index > 0 { put(", ") }
        guard write(pair.key, inText: inText) else { return false }
        put(": ")
        guard write(pair.value, inText: inText) else { return false }
      }
      put(UInt8(ascii: "]"))
    case .infix(_, let operation, _):
      let operands = expression.operands(of: operation)
      guard write(operand: operands[0], in: operation, isRight: false, inText: inText) else { return false }
      for operand in operands.dropFirst() {
        guard write(operation: operation), write(operand: operand, in: operation, isRight: true, inText: inText) else {
          return false
        }
      }
    case .prefix(let operation, let operand):
      put(operation)
      return write(operand, if: SwiftLayout.needsParentheses(operand, after: operation), inText: inText)
    case .conditional(let condition, let yes, let no):
      guard write(operand: condition, in: "?", isRight: false, inText: inText) else { return false }
      put(" ? ")
      guard write(yes, if: SwiftLayout.startsWithWord(yes), inText: inText) else { return false }
      put(" : ")
      return write(no, if: SwiftLayout.startsWithWord(no), inText: inText)
    }
    return hasRoom()
  }

  /// Writes a closure of one expression.
  private mutating func write(_ closure: SwiftClosure, inText: Bool) -> Bool {
    guard closure.labelled.isEmpty, closure.body.count == 1, case .expression(let value) = closure.body[0] else {
      return false
    }
    put(SwiftLayout.head(of: closure))
    put(UInt8(ascii: " "))
    guard write(value, inText: inText) else { return false }
    put(" }")
    return hasRoom()
  }

  /// Writes arguments between parentheses.
  mutating func call(_ arguments: [SwiftArgument], inText: Bool = false) -> Bool {
    put(UInt8(ascii: "("))
    for (index, argument) in arguments.enumerated() {
      if index > 0 { put(", ") }
      if let label = argument.label {
        put(label)
        put(": ")
      }
      guard write(argument.value, inText: inText) else { return false }
    }
    put(UInt8(ascii: ")"))
    return hasRoom()
  }

  private mutating func write(_ expression: SwiftExpression, if isGrouped: Bool, inText: Bool) -> Bool {
    if isGrouped { put(UInt8(ascii: "(")) }
    guard write(expression, inText: inText) else { return false }
    if isGrouped { put(UInt8(ascii: ")")) }
    return hasRoom()
  }

  /// Writes an operator between two operands.
  mutating func write(operation: String) -> Bool {
    let isRange = operation == "..." || operation == "..<"
    if !isRange { put(UInt8(ascii: " ")) }
    put(operation)
    if !isRange { put(UInt8(ascii: " ")) }
    return hasRoom()
  }

  /// Writes an operand, between parentheses if it needs them.
  mutating func write(
    operand: SwiftExpression, in operation: String, isRight: Bool, inText: Bool = false
  ) -> Bool {
    write(operand, if: SwiftLayout.needsParentheses(operand, in: operation, isRight: isRight), inText: inText)
  }

  private mutating func write(base: SwiftExpression, inText: Bool) -> Bool {
    write(base, if: SwiftLayout.isOperation(base), inText: inText)
  }

  // MARK: Strings

  /// Writes a string literal.
  mutating func literal(_ parts: [SwiftText]) -> Bool {
    put(UInt8(ascii: "\""))
    for part in parts {
      switch part {
      case .text(let text):
        if cannotHold(text) { return false }
        putEscaped(text)
        guard hasRoom() else { return false }
      case .value(let value):
        put("\\(")
        guard write(value, inText: true) else { return false }
        put(UInt8(ascii: ")"))
      }
    }
    put(UInt8(ascii: "\""))
    return hasRoom()
  }

  /// Writes a text with escapes.
  private mutating func putEscaped(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { utf8 in
      if SwiftEscapes.isPlain(utf8) { return bytes.append(contentsOf: utf8) }
      for scalar in text.unicodeScalars {
        if !scalar.isASCII { isASCII = false }
        SwiftEscapes.append(scalar, quotes: true, to: &bytes)
      }
    }
    guard isDone == nil else { return }
    for scalar in text.unicodeScalars {
      if !scalar.isASCII { isASCII = false }
      SwiftEscapes.append(scalar, quotes: true, to: &bytes)
    }
  }

  /// Whether a text certainly has more characters than the attempt has room for: it begins with as many of ASCII, and
  /// escapes do not make it shorter.
  private func cannotHold(_ text: String) -> Bool {
    guard room < Int.max, text.utf8.count > room else { return false }
    return text.utf8.prefix(room + 1).allSatisfy { $0 < 0x80 && $0 != 0x0D }
  }
}
