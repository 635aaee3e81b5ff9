import CardFormats

/// How the text goes on where an object, or a list, is to be written.
///
/// In block style of YAML neither can begin on the line of its key; in JSON and in flow style a list opens a bracket first.
struct ObjectStart {
  private enum Style {
    case json
    case flow
    /// Columns before the keys of the object inside, or the dashes of the list.
    case block(Int)
  }

  private let style: Style
  /// Whether the value of a key is wanted, and not an element of a list.
  private let isValue: Bool

  /// The start of what is missing at a cursor in an object.
  init(in object: Piece, _ cursor: Cursor) {
    let bytes = cursor.text.bytes
    var index = cursor.offset - 1
    while index >= 0, PieceReader.isWordByte(bytes[index]) || bytes[index] == UInt8(ascii: "\"") { index -= 1 }
    while index >= 0, bytes[index] == 0x20 || bytes[index] == 0x09 { index -= 1 }
    isValue = index >= 0 && bytes[index] == UInt8(ascii: ":")
    let isElement = index >= 0 && bytes[index] == UInt8(ascii: "-")
    if !cursor.isYAML {
      style = .json
    } else if let indent = object.indent, isValue || isElement {
      style = .block(indent + 2)
    } else {
      style = .flow
    }
  }

  /// The text of an object that begins with a key, in a place that takes a list of such or one alone.
  func object(_ key: String, inList isList: Bool) -> String {
    switch style {
    case .json: (isList && isValue ? "[" : "") + "{\"\(key)\": "
    case .flow: (isList && isValue ? "[" : "") + "{\(key): "
    case .block(let indent) where isValue: line(indent) + (isList ? "- " : "") + key + ": "
    case .block: key + ": "
    }
  }

  /// The text of a name in a list of names.
  func element(_ name: String, isQuoted: Bool) -> String {
    let text = if case .json = style, !isQuoted { "\"\(name)\"" } else { name }
    guard isValue, !isQuoted else { return text }
    return if case .block(let indent) = style { line(indent) + "- " + text } else { "[" + text + "]" }
  }

  private func line(_ indent: Int) -> String { "\n" + String(repeating: " ", count: indent) }
}
