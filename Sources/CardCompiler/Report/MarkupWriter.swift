import CardHTML

/// Writes markup element by element; whatever is written as text or as the value of an attribute is escaped.
///
/// Every element is closed, so that the output is well-formed XML too.
struct MarkupWriter {
  private var text = ""
  private var open: [String] = []

  /// The markup; every element must have been closed.
  func finish() -> [UInt8] {
    precondition(open.isEmpty, "unbalanced markup")
    return Array(text.utf8)
  }

  /// Writes what is markup already.
  mutating func raw(_ markup: String) { text += markup }

  /// Opens an element.
  mutating func begin(_ name: String, _ attributes: [(String, String)] = []) {
    text += "<" + name
    for (key, value) in attributes { text += " \(key)=\"\(MarkupText.escaped(value))\"" }
    text += ">"
    open.append(name)
  }

  /// Closes the innermost element.
  mutating func end() { text += "</\(open.popLast() ?? "")>" }

  /// Writes text.
  mutating func write(_ content: String) { text += MarkupText.escaped(content) }

  /// Writes an element with nothing but text in it.
  mutating func element(_ name: String, _ attributes: [(String, String)] = [], _ content: String) {
    begin(name, attributes)
    write(content)
    end()
  }

  /// Writes an element that has no content.
  mutating func void(_ name: String, _ attributes: [(String, String)]) {
    begin(name, attributes)
    open.removeLast()
    text.removeLast()
    text += " />"
  }

  /// Begins a new line between elements.
  mutating func line() { text += "\n" }
}
