package import CardIR
import CardSyntax

/// Writes numbers, lengths, colours and objects that have a short form in that.
///
/// Values are written as they stood in the source as long as nothing changes them: `12.50`, `#FFAABBCC` and
/// `{"type": "TextRun", "text": "A"}` stay. This pass lets go of the spelling where the usual one is shorter. URLs, texts
/// and names are left alone.
package struct ShortenValues: Pass {
  package init() {}

  package let name = "shorten-values"
  package let summary = "Writes numbers, lengths, colours and objects in their shortest form."
  package let stage = PassStage.late(.size)
  package let keepsMeaning = true
  package let repeats = true
  package let preserves: Set<ScreenAnalysis> = [.references]
  package let example = PassExample(
    before: #"{"type":"RichTextBlock","inlines":[{"type":"TextRun","text":"A"}]}"#,
    after: #"{"type":"RichTextBlock","inlines":["A"]}"#)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    // What was read from another format is written anew in any case.
    let target = screen.format == screen.sourceFormat ? context.target : nil
    var frame = Screen(name: "", format: screen.sourceFormat, root: Element(.screen), isTemplate: screen.isTemplate)
    frame.format = screen.format
    func needsChange(_ element: Element) -> Bool {
      element.attributes.contains { Self.isLong($0, of: element, target) }
        || element.regions.contains { $0.slots.contains { Self.mayHaveShortForm($0) } }
    }
    guard screen.root.containsElement(where: needsChange) else { return }
    func shorten(_ element: inout Element) {
      for entry in element.attributes where Self.isLong(entry, of: element, target) {
        element.revise(entry.id, entry.value)
      }
      if let target { Self.abbreviate(&element, target, frame) }
    }
    screen.rewrite(where: needsChange, shorten)
    shorten(&screen.root)
  }

  // MARK: Values

  /// Whether the source spells a value with more characters than it needs.
  private static func isLong(_ entry: AttributeEntry, of element: Element, _ target: Capabilities?) -> Bool {
    guard entry.isAsRead, let origin = entry.origin else { return false }
    switch entry.value {
    case .number(let number), .measure(let number, _):
      if let spelling = origin.numberText { return NumberText.javaScript(number).utf8.count < spelling.utf8.count }
    case .color: break
    default: return false
    }
    guard let spelling = origin.string, let usual = target?.codec.writes(entry.value, entry.id, element) else {
      return false
    }
    // A text has its quotation marks.
    return (usual.string.map { $0.utf8.count + 2 } ?? usual.numberText?.utf8.count ?? .max) < spelling.utf8.count + 2
  }

  // MARK: Objects

  /// Whether the slot has an object that says one thing only, which may be written without the object.
  private static func mayHaveShortForm(_ slot: Slot) -> Bool {
    guard slot.isPlain, let element = slot.element else { return false }
    switch element.kind {
    case .run, .backgroundImage, .target: break
    default: return false
    }
    return element.attributes.count == 1 && element.extras.isEmpty && element.regions.isEmpty
      && element.source?.kind == .object
  }

  /// Lets go of the objects in an element's regions that have a form without them.
  private static func abbreviate(_ element: inout Element, _ target: Capabilities, _ frame: Screen) {
    for (index, region) in element.regions.enumerated() {
      for (position, slot) in region.slots.enumerated() where mayHaveShortForm(slot) {
        let short = slot.replacing { long in
          var short = long
          short.source = nil
          return short
        }
        guard let size = target.codec.size([slot], region.id, element, frame),
          let other = target.codec.size([short], region.id, element, frame), other < size
        else { continue }
        element.regions[index].slots[position] = short
      }
    }
  }
}
