/// The YAML side of the writer: block style, two spaces a level, items of a list indented below their key.
///
/// A container is written with its first child, because only then it is known not to be empty.
extension DocumentWriter {
  /// The longest key, in bytes, that is written before its colon: readers look back 1024 characters at most.
  private static var longestSimpleKey: Int { 1000 }

  /// Prepares the place for a container.
  mutating func yamlBegin(isObject: Bool) {
    if hasKey {
      hasKey = false
    } else if !containers.isEmpty {
      yamlStartChild()
      buffer.append(UInt8(ascii: "-"))
    }
  }

  /// Finishes a container; an empty one is still to be written.
  mutating func yamlEnd(isObject: Bool) {
    guard isEmpty else { return }
    if !containers.isEmpty { buffer.append(0x20) }
    buffer.append(isObject ? "{}" : "[]")
  }

  /// Writes a key from its text in JSON's escaped form.
  mutating func yamlKey(_ raw: UnsafeBufferPointer<UInt8>, isEscaped: Bool) {
    yamlStartChild()
    YAMLScalarText.withDecoded(raw, isEscaped: isEscaped) { text in
      let isExplicit = text.count > Self.longestSimpleKey
      if isExplicit { buffer.append("? ") }
      let start = buffer.count
      if YAMLScalarText.isPlain(text) { buffer.append(text) } else { YAMLScalarText.quote(text, into: &buffer) }
      if !isExplicit, buffer.count - start > Self.longestSimpleKey {
        // Escapes have made it too long.
        buffer.truncate(to: start)
        buffer.append("? ")
        YAMLScalarText.quote(text, into: &buffer)
        breakLine(indentation: (containers.count - 1) * 2)
      } else if isExplicit {
        breakLine(indentation: (containers.count - 1) * 2)
      }
    }
    buffer.append(UInt8(ascii: ":"))
    hasKey = true
  }

  /// Writes a string from its text in JSON's escaped form.
  mutating func yamlString(_ raw: UnsafeBufferPointer<UInt8>, isEscaped: Bool) {
    yamlStartScalar()
    YAMLScalarText.withDecoded(raw, isEscaped: isEscaped) { text in
      if YAMLScalarText.isPlain(text) { return buffer.append(text) }
      // The meaning of an indentation indicator at the root differs between readers.
      if isEscaped, let header = YAMLScalarText.literalHeader(text, allowsIndicator: !containers.isEmpty) {
        return yamlLiteral(text, header)
      }
      YAMLScalarText.quote(text, into: &buffer)
    }
  }

  /// Writes a number, boolean or null.
  ///
  /// Numbers keep their text. A reader of YAML 1.1 takes `1e3` for a string, because it wants a point and a sign; the
  /// text is not changed for its sake.
  mutating func yamlPlain(_ raw: UnsafeBufferPointer<UInt8>) {
    yamlStartScalar()
    buffer.append(raw)
  }

  private mutating func yamlStartScalar() {
    if hasKey {
      hasKey = false
    } else {
      guard !containers.isEmpty else { return }
      yamlStartChild()
      buffer.append(UInt8(ascii: "-"))
    }
    buffer.append(0x20)
  }

  /// Goes to where the next key or dash of the innermost container stands.
  private mutating func yamlStartChild() {
    let last = containers.count - 1
    guard isEmpty else { return breakLine(indentation: last * 2) }
    isEmpty = false
    if last == 0 { return }
    // The first child of an item stands on the line of its dash.
    if containers[last - 1] { breakLine(indentation: last * 2) } else { buffer.append(0x20) }
  }

  private mutating func yamlLiteral(_ text: UnsafeBufferPointer<UInt8>, _ header: StaticString) {
    buffer.append(header)
    let indentation = max(1, containers.count) * 2
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, text[end] != 0x0A { end += 1 }
      breakLine(indentation: end == start ? 0 : indentation)
      buffer.append(UnsafeBufferPointer(rebasing: text[start..<end]))
      start = end + 1
    }
  }
}
