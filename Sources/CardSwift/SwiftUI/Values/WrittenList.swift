import CardIR
import CardSyntax
import CardTemplate

/// Lists of parts that data give as a whole, written out as one part that repeats: `"facts": "${facts}"` as a fact with
/// `"$data": "${facts}"`.
///
/// Facts and choices are no more than their texts, so that all of what data give is kept. Of images and parts of rich texts,
/// what says most is kept, and a report says so.
enum WrittenList {
  /// The parts of an element.
  static func parts(of element: Element) -> [Slot] {
    switch element.kind {
    case .facts:
      element[.children].map { written($0, .fact, [(.title, "coalesce(title, '')"), (.value, "coalesce(value, '')")]) }
    case .choiceSet:
      element[.children].map { written($0, .choice, [(.title, "coalesce(title, value)"), (.value, "value")]) }
    case .imageSet:
      element[.children].map { written($0, .image, [(.url, "url"), (.altText, "coalesce(altText, '')")]) }
    // A part is a text, or an object with one.
    case .richText: element[.children].map { written($0, .run, [(.text, "coalesce(text, $data)")]) }
    default: element[.children]
    }
  }

  /// The parts of an element, with a report where data may say more of them than is kept.
  static func parts(of element: Element, keeping kept: String, _ findings: ViewFindings) -> [Slot] {
    for case .splice(let list, let origin) in element[.children] {
      findings.report(.splicedParts(list.sourceText, keeping: kept, at: origin?.span))
    }
    return parts(of: element)
  }

  private static func written(_ slot: Slot, _ kind: ElementKind, _ texts: [(AttributeID, String)]) -> Slot {
    guard case .splice(let list, let origin) = slot else { return slot }
    var part = Element(kind)
    for (id, expression) in texts {
      guard let text = TemplateString.parse("${\(expression)}") else { return slot }
      part.set(id, .template(text), origin: origin)
    }
    return .one(part, scope: Scope(repeats: true, source: .template(list), origin: origin))
  }
}
