package import CardIR
import CardSyntax
import CardTemplate

/// Lists of parts that data give as a whole, written out as one part that repeats: `"facts": "${facts}"` as a fact with
/// `"$data": "${facts}"`.
package enum WrittenList {
  /// The parts of an element whose parts are no more than their texts, so that all of what data give is kept: facts and
  /// choices.
  package static func parts(of element: Element) -> [Slot] {
    switch element.kind {
    case .facts:
      element[.children].map { written($0, .fact, [(.title, "coalesce(title, '')"), (.value, "coalesce(value, '')")]) }
    case .choiceSet:
      element[.children].map { written($0, .choice, [(.title, "coalesce(title, value)"), (.value, "value")]) }
    default: element[.children]
    }
  }

  /// The parts of an element of which texts and addresses are kept, and nothing else that data may say of them: pictures
  /// of a set, parts of a rich text, rows of a table.
  package static func plainParts(of element: Element) -> [Slot] {
    switch element.kind {
    case .imageSet: element[.children].map { written($0, .image, [(.url, "url"), (.altText, "altText")]) }
    case .richText: element[.children].map { written($0, .run, [(.text, "text")]) }
    case .table: element[.children].map { written($0, row) }
    default: element[.children]
    }
  }

  /// A row whose cells show the texts of what data have in them.
  private static var row: Element {
    var text = Element(.text)
    text[.wrap] = .literal(true)
    text[value: .text] = template("text").map { .template($0) }
    let cell = Element(.tableCell, children: [repeated(text, "items")])
    return Element(.tableRow, children: [repeated(cell, "cells")])
  }

  private static func repeated(_ element: Element, _ list: String) -> Slot {
    guard let list = template(list) else { return .one(element) }
    return .one(element, scope: Scope(repeats: true, source: .template(list)))
  }

  private static func template(_ expression: String) -> TemplateString? { TemplateString.parse("${\(expression)}") }

  /// A list that data give as a whole as one part of a kind that repeats, with attributes that expressions give; other
  /// slots as they are.
  package static func written(_ slot: Slot, _ kind: ElementKind, _ texts: [(AttributeID, String)]) -> Slot {
    guard case .splice(_, let origin) = slot else { return slot }
    var part = Element(kind)
    for (id, expression) in texts {
      guard let text = template(expression) else { return slot }
      part.set(id, .template(text), origin: origin)
    }
    return written(slot, part)
  }

  private static func written(_ slot: Slot, _ part: Element) -> Slot {
    guard case .splice(let list, let origin) = slot else { return slot }
    return .one(part, scope: Scope(repeats: true, source: .template(list), origin: origin))
  }
}
