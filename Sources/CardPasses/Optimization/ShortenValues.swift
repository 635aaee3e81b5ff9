package import CardIR
import CardSyntax

/// Writes numbers and colours in their shortest form.
///
/// Values are written as they stood in the source as long as nothing changes them: `12.50` and `#FFAABBCC` stay. This
/// pass lets go of the spelling where the usual one is shorter. URLs, texts and names are left alone.
package struct ShortenValues: Pass {
  package init() {}

  package let name = "shorten-values"
  package let summary = "Writes numbers and colours in their shortest form."
  package let stage = PassStage.late(.size)
  package let preserves: Set<ScreenAnalysis> = [.references]
  package let example = PassExample(before: "image width=50.00px", after: "image width=50px")

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard screen.root.containsElement(where: { $0.attributes.contains(where: Self.isLong) }) else { return }
    func shorten(_ element: inout Element) {
      for entry in element.attributes where Self.isLong(entry) { element.forgetSpelling(of: entry.id) }
    }
    screen.rewrite(where: { $0.attributes.contains(where: Self.isLong) }, shorten)
    shorten(&screen.root)
  }

  /// Whether the source spells a number with more characters than it needs.
  private static func isLong(_ entry: AttributeEntry) -> Bool {
    guard let spelling = entry.origin?.numberText else { return false }
    switch entry.value {
    case .number(let number), .measure(let number, _):
      return NumberText.javaScript(number).utf8.count < spelling.utf8.count
    default: return false
    }
  }
}
