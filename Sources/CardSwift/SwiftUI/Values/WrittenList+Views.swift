import CardFormats
import CardIR
import CardSyntax
import CardTemplate

extension WrittenList {
  /// The parts of a set of images or of a rich text, of whose data only `kept` is shown, which is reported.
  ///
  /// A part of a rich text is a text, or an object with one: values of views may be either.
  static func parts(of element: Element, keeping kept: String, _ findings: ViewFindings) -> [Slot] {
    for case .splice(let list, let origin) in element[.children] {
      findings.report(.splicedParts(list.sourceText, keeping: kept, at: origin?.span))
    }
    return switch element.kind {
    case .imageSet:
      element[.children].map { written($0, .image, [(.url, "url"), (.altText, "coalesce(altText, '')")]) }
    case .richText: element[.children].map { written($0, .run, [(.text, "coalesce(text, $data)")]) }
    default: element[.children]
    }
  }
}
