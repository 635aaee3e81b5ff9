import CardSyntax

/// Recognizes what other tools fill in before a template is read: build tools, mail systems, workflows.
package enum Placeholder {
  /// How placeholders begin and end. Bindings of 2018 look like the last one.
  private static let forms: [(start: String, end: String)] = [
    ("{{", "}}"), ("@{", "}"), ("#{", "}"), ("<%", "%>"), ("$(", ")"), ("[[", "]]"), ("{", "}"),
  ]

  /// Whether a text has a placeholder in it, such as `{{NAME}}`, `@{variables('x')}`, `#{NAME}#` or `%NAME%`.
  package static func occurs(in text: String) -> Bool {
    // An embedded picture is a long text without any of the signs; each search would go through all of its characters.
    guard text.utf8.contains(where: isSign) else { return false }
    for form in forms {
      // Bytes are compared much sooner than characters, and nearly always say no.
      guard text.containsUTF8(form.start), let start = text.firstRange(of: form.start) else { continue }
      guard let end = text[start.upperBound...].firstRange(of: form.end) else { continue }
      if text[start.upperBound..<end.lowerBound].contains(where: { $0.isLetter || $0.isNumber }) { return true }
    }
    return hasVariable(text)
  }

  /// Whether a byte is in the beginning of every placeholder of some form.
  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "["): true
    default: false
    }
  }

  /// Whether a text has `%NAME%` in it; `%2F` is a percent code.
  private static func hasVariable(_ text: String) -> Bool {
    guard text.utf8.count(where: { $0 == UInt8(ascii: "%") }) > 1 else { return false }
    let parts = text.split(separator: "%", omittingEmptySubsequences: false)
    guard parts.count > 2 else { return false }
    return parts.dropFirst().dropLast().contains { part in
      part.count > 2 && part.first?.isLetter == true && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        && !part.prefix(2).allSatisfy(\.isHexDigit)
    }
  }
}
