import CardFormats
import CardIR
import CardStyle
import CardSyntax
import CardTemplate
import CardValidation
import Testing

/// A screen of a format, from its JSON.
func screen(_ json: String, _ format: any Format = AdaptiveCardsFormat()) throws -> Screen {
  var diagnostics = Diagnostics()
  let source = SourceText(name: "test.json", text: json)
  let document = try #require(Document.read(source, as: .json, diagnostics: &diagnostics))
  return try #require(
    format.importScreen(document, options: ImportOptions(name: "test"), diagnostics: &diagnostics),
    "the test's screen cannot be read")
}

/// A card with this body, and these actions and other members.
func card(_ body: String, _ others: String = "") throws -> Screen {
  let comma = others.isEmpty ? "" : ", "
  return try screen(#"{"type": "AdaptiveCard", "version": "1.5", "body": [\#(body)]\#(comma)\#(others)}"#)
}

/// The difference of two screens of a format.
func difference(
  _ before: Screen, _ after: Screen, _ format: any Format = AdaptiveCardsFormat(), host: HostConfig = .default
) -> SemanticDifference? {
  TranslationValidator(
    capabilities: format.capabilities, styles: StyleResolver(host, source: format.capabilities)
  ).firstDifference(before, after)
}

extension Screen {
  /// Changes every element, the innermost first.
  mutating func change(_ body: (inout Element) -> Void) {
    root.change(body)
    body(&root)
  }

  /// Changes every list of children, the innermost first.
  mutating func changeChildren(_ body: (Element, inout [Slot]) -> Void) {
    change { element in
      guard element.has(.children) else { return }
      var slots = element[.children]
      body(element, &slots)
      element[.children] = slots
    }
  }

  /// Changes elements of one kind.
  mutating func change(_ kind: ElementKind, _ body: (inout Element) -> Void) {
    change { if $0.kind == kind { body(&$0) } }
  }

  /// Takes an attribute away, wherever it is.
  mutating func remove(_ id: AttributeID) { change { $0[value: id] = nil } }
}

extension Element {
  fileprivate mutating func change(_ body: (inout Element) -> Void) {
    updateChildren { child in
      child.change(body)
      body(&child)
    }
  }
}

/// The hole or text with holes that `source` is.
func template(_ source: String) -> TemplateString {
  TemplateString.parse(source) ?? TemplateString([.text(source)])
}
