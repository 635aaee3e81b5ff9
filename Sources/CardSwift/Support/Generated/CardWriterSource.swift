extension SupportSources {
  /// The part `CardWriter`.
  static let cardWriter = ##"""
    /// Writes a document as minified JSON: what generated `render` functions write to.
    ///
    /// Every value is followed by a comma, and the last one of a container is taken back: so finished parts are copied
    /// with their commas, and nobody needs to know whether a value is the first one.
    struct CardWriter: ~Copyable {
      var buffer: CardByteBuffer

      /// A writer of nothing, with room for so many bytes.
      init(capacity: Int = 4096) { buffer = CardByteBuffer(capacity: capacity) }

      /// Appends the finished document.
      mutating func finish(into output: inout [UInt8]) {
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
      @inline(__always)
      mutating func copy(_ text: StaticString) { buffer.append(text) }

      /// Appends finished text that begins with a closing bracket.
      @inline(__always)
      mutating func close(_ text: StaticString) {
        takeBackComma()
        buffer.append(text)
      }

      mutating func takeBackComma() {
        let isAfterComma = buffer.withBytes { $0.last == UInt8(ascii: ",") }
        if isAfterComma { buffer.truncate(to: buffer.count - 1) }
      }

      // MARK: Values

      /// Writes a text.
      mutating func value(_ text: String) {
        buffer.append(UInt8(ascii: "\""))
        buffer.append(escaping: text)
        buffer.append("\",")
      }

      /// Writes a number.
      mutating func value(_ number: Double) {
        if number.isFinite { CardNumberText.append(number, to: &buffer) } else { buffer.append("null") }
        buffer.append(UInt8(ascii: ","))
      }

      /// Writes a truth value.
      mutating func value(_ boolean: Bool) { buffer.append(boolean ? "true," : "false,") }

      /// Writes any value; nothing is `null`.
      mutating func value(_ value: CardValue) {
        switch value {
        case .missing, .null: buffer.append("null,")
        case .boolean(let boolean): self.value(boolean)
        case .number(let number): self.value(number)
        case .string(let text): self.value(text)
        case .integer(let integer): self.value(String(integer))
        case .exact(let integer): buffer.append(String(integer) + ",")
        case .array(let elements):
          buffer.append(UInt8(ascii: "["))
          for element in elements { self.value(element) }
          takeBackComma()
          buffer.append("],")
        case .object(let members):
          buffer.append(UInt8(ascii: "{"))
          for member in members where !member.value.isMissing {
            buffer.append(UInt8(ascii: "\""))
            buffer.append(escaping: member.name)
            buffer.append("\":")
            self.value(member.value)
          }
          takeBackComma()
          buffer.append("},")
        case .binary(let bytes): self.value(.object(bytes.asMembers))
        }
      }

      /// Writes a member of an object, unless there is no value.
      mutating func member(_ key: StaticString, _ value: CardValue) {
        if value.isMissing { return }
        copy(key)
        self.value(value)
      }

      /// Writes a member of an object; where the data have none its value is `text`.
      mutating func member<Wrapped: CardConvertible>(
        _ key: StaticString, _ value: CardField<Wrapped>, or text: String
      ) {
        copy(key)
        switch value {
        case .missing: self.value(text)
        case .null: self.value(CardValue.null)
        case .value(let wrapped): self.value(wrapped.cardValue)
        }
      }

      /// Writes an element of an array: nulls are dropped, arrays spliced.
      mutating func element(_ value: CardValue) {
        switch value {
        case .null: break
        case .array(let elements): for element in elements { self.value(element) }
        default: self.value(value)
        }
      }

      // MARK: Inside of texts

      /// Writes a part of a text.
      mutating func text(_ text: String) { buffer.append(escaping: text) }

      /// Writes a number as a part of a text.
      mutating func text(_ number: Double) { CardNumberText.append(number, to: &buffer) }

      /// Writes a truth value as a part of a text.
      mutating func text(_ boolean: Bool) { buffer.append(boolean ? "true" : "false") }

      /// Writes a value as a part of a text, or the hole itself where there is none.
      mutating func text(_ value: CardValue, or hole: String) {
        switch value {
        case .string(let text): buffer.append(escaping: text)
        case .number(let number): text(number)
        default: buffer.append(escaping: value.printed ?? hole)
        }
      }

      /// Writes a value as a part of a text, or the hole itself where there is none.
      mutating func text<Wrapped: CardConvertible>(_ field: CardField<Wrapped>, or hole: String) {
        if case .value(let wrapped) = field { text(wrapped.cardValue, or: hole) } else { text(hole) }
      }

      /// Writes a value as a part of a text, or the hole itself where there is none or it cannot be evaluated.
      mutating func text(or hole: String, _ value: () throws -> CardValue) {
        if let value = try? value() { text(value, or: hole) } else { text(hole) }
      }

      /// Writes a part of a text, or the hole itself where it cannot be evaluated.
      mutating func text(or hole: String, _ value: () throws -> String) {
        if let value = try? value() { text(value) } else { text(hole) }
      }

      /// Writes a number as a part of a text, or the hole itself where it cannot be evaluated.
      mutating func text(or hole: String, _ value: () throws -> Double) {
        if let value = try? value() { text(value) } else { text(hole) }
      }

      /// Writes a truth value as a part of a text, or the hole itself where it cannot be evaluated.
      mutating func text(or hole: String, _ value: () throws -> Bool) {
        if let value = try? value() { text(value) } else { text(hole) }
      }

      // MARK: Elements in place of one value

      /// Where the writer is: what ``settle(from:count:)`` begins at.
      var position: Int { buffer.count }

      /// Makes one value of what was written since `start`: `null` of nothing, an array of several values.
      mutating func settle(from start: Int, count: Int) {
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
    """##

  /// The same as it is read.
  static let cardWriterPart = SupportPart(cardWriter)
}
