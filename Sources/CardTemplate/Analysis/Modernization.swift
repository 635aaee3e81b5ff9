package import CardSyntax

/// Finds the bindings of other template languages: `{name}`, as Adaptive Cards had them in 2018, and placeholders such as
/// `{{NAME}}` of build tools and mail systems.
package struct Modernization {
  private let isAskedFor: Bool
  private let definitions: [String: String]
  private var diagnostics = Diagnostics()

  /// Reports old bindings of a template, with what to write instead.
  ///
  /// Texts in braces are ordinary texts. They are taken for bindings if a `$data` or `$when` of the template is one, or if the user
  /// asks for it; placeholders only then. `definitions` has values for placeholders by name.
  package static func check(
    _ document: Document, isAskedFor: Bool, definitions: [String: String] = [:], diagnostics: inout Diagnostics
  ) {
    var run = Modernization(isAskedFor: isAskedFor, definitions: definitions)
    guard isAskedFor || isOld(document.root) else { return }
    run.visit(document.root)
    diagnostics.append(contentsOf: run.diagnostics)
  }

  private init(isAskedFor: Bool, definitions: [String: String]) {
    self.isAskedFor = isAskedFor
    self.definitions = definitions
  }

  private static func isOld(_ node: Node) -> Bool {
    switch node.kind {
    case .array: node.elements.contains { isOld($0) }
    case .object:
      node.members.contains { member in
        if member.name == "$data" || member.name == "$when", let text = member.value.string {
          return isBinding(text)
        }
        return isOld(member.value)
      }
    default: false
    }
  }

  /// Whether a text is one binding as they were written in 2018, and nothing else.
  static func isBinding(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: "{")
      && holes(text).first.map { !$0.isDouble && $0.range == 0..<text.utf8.count } ?? false
  }

  private mutating func visit(_ node: Node, of key: String? = nil) {
    switch node.kind {
    case .array: for item in node.elements { visit(item) }
    case .object: for member in node.members { visit(member.value, of: member.name) }
    case .string: if let text = node.string, text.utf8.contains(UInt8(ascii: "{")) { look(at: node, text, of: key) }
    default: break
    }
  }

  private mutating func look(at node: Node, _ text: String, of key: String?) {
    var map: ScalarMap?
    let consequence =
      switch key {
      case "$when" where Self.isBinding(text): "is text, so the element is always dropped"
      case "$data" where Self.isBinding(text): "is text, so `$data` has no properties"
      default: "stays as text"
      }
    for hole in Self.holes(text) {
      if hole.isDouble, !isAskedFor { continue }
      let places = map ?? ScalarMap(node)
      map = places
      let inner = hole.inner
      var replacement: String
      if hole.isVariable {
        guard let value = definitions[inner] else { continue }
        replacement = value
      } else if hole.isDouble {
        replacement = definitions[inner] ?? "${\(inner)}"
      } else {
        replacement = "${\(inner)}"
      }
      let isFilled = hole.isDouble && definitions[inner] != nil
      replacement = Self.escaped(replacement, in: node)
      let span = places.span(ofDecoded: hole.range)
      let written = String(decoding: Array(text.utf8)[hole.range], as: UTF8.self)
      diagnostics.report(
        Diagnostic(
          hole.isDouble ? TemplateDiagnostics.placeholder : TemplateDiagnostics.oldBinding,
          hole.isDouble
            ? "`\(written)` is a placeholder of another tool, which stays as text"
            : "`\(written)` is a binding as they were written in 2018, which \(consequence)",
          at: span, help: isFilled ? "write its value" : "write `\(replacement)`",
          fixIt: .init(span, replacement: replacement)))
    }
  }

  /// A text as it is written inside of the quotes around a string.
  private static func escaped(_ text: String, in node: Node) -> String {
    guard node.span.start < node.span.end else { return text }
    switch node.span.source[Int(node.span.start)] {
    case UInt8(ascii: "\""):
      var writer = DocumentWriter(.minified)
      writer.string(text)
      return String(String(decoding: writer.finish(), as: UTF8.self).dropFirst().dropLast())
    case UInt8(ascii: "'"): return text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
    default: return text
    }
  }

  /// A text in braces.
  private struct Hole {
    let range: Range<Int>
    let inner: String
    /// Whether it has two braces.
    let isDouble: Bool
    /// Whether it is `${{NAME}}`.
    let isVariable: Bool
  }

  /// The texts in braces that may be bindings: those that are expressions and read something.
  private static func holes(_ text: String) -> [Hole] {
    let bytes = Array(text.utf8)
    var holes: [Hole] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "{") else {
        index += 1
        continue
      }
      let hasDollar = index > 0 && bytes[index - 1] == UInt8(ascii: "$")
      let isDouble = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "{")
      let start = index + (isDouble ? 2 : 1)
      // `{{DATE(…)}}` and `{{TIME(…)}}` are macros of the renderer, whose moment may be a binding.
      if isDouble, isMacro(bytes[start...]) {
        index = start
        continue
      }
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "}")) else { return holes }
      let after = end + (isDouble ? 2 : 1)
      index = end + 1
      if isDouble, end + 1 >= bytes.count || bytes[end + 1] != UInt8(ascii: "}") { continue }
      if hasDollar, !isDouble { continue }
      let inner = String(decoding: bytes[start..<end], as: UTF8.self)
      let name = inner.split(separator: " ").joined(separator: " ")
      index = after
      guard reads(name) else { continue }
      let first = hasDollar ? start - 3 : start - (isDouble ? 2 : 1)
      holes.append(Hole(range: first..<after, inner: name, isDouble: isDouble, isVariable: hasDollar))
    }
    return holes
  }

  /// Whether a text between two braces begins as a macro does.
  private static func isMacro(_ bytes: ArraySlice<UInt8>) -> Bool {
    let start = bytes.drop { $0 == UInt8(ascii: " ") }.prefix(5).map { $0 &- 0x61 < 26 ? $0 - 0x20 : $0 }
    return start.elementsEqual("DATE(".utf8) || start.elementsEqual("TIME(".utf8)
  }

  /// Whether a text is an expression that reads data, such as `name` or `$root.items[0]`.
  private static func reads(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, "$_!".unicodeScalars.contains(first) || first.properties.isAlphabetic
    else { return false }
    guard let expression = Expression(text) else { return false }
    return !expression.isLiteral
  }
}
