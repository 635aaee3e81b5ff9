import CardKernel

/// Writes a document as minified JSON: what generated `render` functions write to.
///
/// Every value is followed by a comma, and the last one of a container is taken back: so finished parts are copied
/// with their commas, and nobody needs to know whether a value is the first one.
public struct CardWriter: ~Copyable {
  private var buffer: ByteBuffer

  /// A writer of nothing.
  public init() { buffer = ByteBuffer() }

  /// Appends the finished document.
  public mutating func finish(into output: inout [UInt8]) {
    takeBackComma()
    buffer.withBytes { output.append(contentsOf: $0) }
  }

  /// A value as JSON.
  static func json(_ value: CardValue) -> String {
    var writer = CardWriter()
    writer.value(value)
    writer.takeBackComma()
    return writer.buffer.string()
  }

  // MARK: Finished parts

  /// Appends finished text.
  public mutating func copy(_ text: StaticString) { buffer.append(text) }

  /// Appends finished text that begins with a closing bracket.
  public mutating func close(_ text: StaticString) {
    takeBackComma()
    buffer.append(text)
  }

  private mutating func takeBackComma() {
    let isAfterComma = buffer.withBytes { $0.last == UInt8(ascii: ",") }
    if isAfterComma { buffer.truncate(to: buffer.count - 1) }
  }

  // MARK: Values

  /// Writes a text.
  public mutating func value(_ text: String) {
    buffer.append(UInt8(ascii: "\""))
    escape(text)
    buffer.append("\",")
  }

  /// Writes a number.
  public mutating func value(_ number: Double) {
    buffer.append(number.isFinite ? NumberText.javaScript(number) : "null")
    buffer.append(UInt8(ascii: ","))
  }

  /// Writes a truth value.
  public mutating func value(_ boolean: Bool) { buffer.append(boolean ? "true," : "false,") }

  /// Writes any value; nothing is `null`.
  public mutating func value(_ value: CardValue) {
    switch value {
    case .missing, .null: buffer.append("null,")
    case .boolean(let boolean): self.value(boolean)
    case .number(let number): self.value(number)
    case .string(let text): self.value(text)
    case .array(let elements):
      buffer.append(UInt8(ascii: "["))
      for element in elements { self.value(element) }
      takeBackComma()
      buffer.append("],")
    case .object(let members):
      buffer.append(UInt8(ascii: "{"))
      for member in members where member.value != .missing {
        buffer.append(UInt8(ascii: "\""))
        escape(member.name)
        buffer.append("\":")
        self.value(member.value)
      }
      takeBackComma()
      buffer.append("},")
    case .binary(let bytes): self.value(.object(bytes.asMembers))
    }
  }

  /// Writes a member of an object, unless there is no value.
  public mutating func member(_ key: StaticString, _ value: CardValue) {
    if value == .missing { return }
    buffer.append(key)
    self.value(value)
  }

  /// Writes an element of an array: nulls are dropped, arrays spliced.
  public mutating func element(_ value: CardValue) {
    switch value {
    case .null: break
    case .array(let elements): for element in elements { self.value(element) }
    default: self.value(value)
    }
  }

  // MARK: Inside of texts

  /// Writes a part of a text.
  public mutating func text(_ text: String) { escape(text) }

  /// Writes a number as a part of a text.
  public mutating func text(_ number: Double) { buffer.append(NumberText.javaScript(number)) }

  /// Writes a truth value as a part of a text.
  public mutating func text(_ boolean: Bool) { buffer.append(boolean ? "true" : "false") }

  /// Writes a value as a part of a text, or the hole itself where there is none.
  public mutating func text(_ value: CardValue, or hole: String) { escape(value.printed ?? hole) }

  /// Writes a value as a part of a text, or the hole itself where there is none or it cannot be evaluated.
  public mutating func text(or hole: String, _ value: () throws -> CardValue) {
    escape((try? value())?.printed ?? hole)
  }

  private mutating func escape(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      if JSONText.needsEscaping(bytes) { JSONText.escape(bytes, into: &buffer) } else { buffer.append(bytes) }
    }
  }

  // MARK: Elements in place of one value

  /// Where the writer is: what ``settle(from:count:)`` begins at.
  public var position: Int { buffer.count }

  /// Makes one value of what was written since `start`: `null` of nothing, an array of several values.
  public mutating func settle(from start: Int, count: Int) {
    switch count {
    case 0: buffer.append("null,")
    case 1: break
    default:
      takeBackComma()
      let written = buffer.withBytes { Array($0[start...]) }
      buffer.truncate(to: start)
      buffer.append(UInt8(ascii: "["))
      written.withUnsafeBufferPointer { buffer.append($0) }
      buffer.append("],")
    }
  }
}
