import CardCompiler

/// Writes the paragraphs of a digest in the order of the screen.
struct DigestWriter {
  private var paragraphs: [String] = []
  /// What is left open.
  private(set) var findings = Diagnostics()

  /// The digest.
  var text: String { paragraphs.map { $0 + "\n" }.joined(separator: "\n") }

  mutating func write(_ element: Element) {
    switch element.kind {
    case .text:
      guard let text = value(element, .text), !text.isEmpty else { return }
      let isBold = (element.literal(.textWeight)?.number ?? 400) > 400
      // Text that has markup of its own, or several lines, keeps it.
      paragraphs.append(isBold && !text.contains("*") && !text.contains("\n") ? "**\(text)**" : text)
    case .image:
      guard let url = value(element, .url) else { return }
      paragraphs.append("![\(value(element, .altText) ?? "")](\(url))")
    case .divider: paragraphs.append("---")
    case .fact: break
    case .facts:
      let rows = element[.children].compactMap(\.element).map { fact in
        "- \(value(fact, .title) ?? ""): \(value(fact, .value) ?? "")"
      }
      if !rows.isEmpty { paragraphs.append(rows.joined(separator: "\n")) }
    case .button:
      guard let action = element[.actions].first?.element, action.kind == .openURL, let url = value(action, .url) else {
        return
      }
      paragraphs.append("[\(value(element, .title) ?? url)](\(url))")
    default:
      for slot in element[.children] { if let child = slot.element { write(child) } }
    }
  }

  /// The text of an attribute; a binding that data did not fill stands as the template has it.
  private mutating func value(_ element: Element, _ id: AttributeKey<String>) -> String? {
    switch element[id] {
    case .literal(let text)?: return text
    case .template(let template)?:
      findings.report(
        Diagnostic(
          DigestEmitter.unbound, "`\(template.sourceText)` is not known without data", at: element.span,
          help: "give the data with the template"))
      return template.sourceText
    case nil: return nil
    }
  }
}
