import CardIR
import CardSyntax

/// Finds texts that have no colour on boxes that have one.
///
/// The usual colour of a text follows the look of the device, dark on a light one and light on a dark one, and the colour that a
/// document states does not: on one of the two looks such a text cannot be read. What only data know is not looked at.
struct UncoloredText {
  /// What is reported of a format's documents.
  struct Rule {
    let kind: DiagnosticKind
    /// The property that the colour of a text is in.
    let property: String
    let notation: Color.Notation
  }

  /// A box with the texts on it that have no colour.
  private struct Box {
    let color: Color
    var texts: [Element] = []
  }

  private var boxes: [Box] = []
  private let rule: Rule

  /// Reports the first such text on each box.
  static func check(_ screen: Screen, _ rule: Rule, _ diagnostics: inout Diagnostics) {
    var search = UncoloredText(rule: rule)
    search.read(screen.root, on: nil)
    for box in search.boxes { search.report(box, &diagnostics) }
  }

  private init(rule: Rule) { self.rule = rule }

  // MARK: Boxes

  private mutating func read(_ element: Element, on outer: Int?) {
    // It is handed down to everything inside.
    if hasColor(.foregroundColor, element) { return }
    var box = outer
    if let ground = element.entry(.backgroundColor) { box = self.box(of: ground.value, on: outer) }
    if element.kind == .text || element.kind == .icon {
      if let box, isSeen(element), !hasColor(.textColor, element) { boxes[box].texts.append(element) }
      return
    }
    for region in element.regions {
      for slot in region.slots {
        guard let child = slot.element else { continue }
        read(child, on: box)
        if element.kind == .overlay { box = layer(child, on: box) }
      }
    }
  }

  /// What those stand on that follow in a stack of layers.
  private mutating func layer(_ child: Element, on box: Int?) -> Int? {
    switch child.kind {
    case .shape: child.entry(.foregroundColor).flatMap { self.box(of: $0.value, on: box) }
    case .image: nil
    default: box
    }
  }

  /// The box of a colour; none if it is known only with data, or if what is behind it is seen.
  private mutating func box(of value: AttributeValue, on outer: Int?) -> Int? {
    guard case .color(let color) = value else { return nil }
    if color.alpha == 255 {
      boxes.append(Box(color: color))
    } else if let outer {
      boxes.append(Box(color: color.blended(over: boxes[outer].color)))
    } else {
      return nil
    }
    return boxes.count - 1
  }

  // MARK: Texts

  /// Whether the element states a colour, be it one that nobody understands, which is a finding of its own.
  private func hasColor(_ id: AttributeID, _ element: Element) -> Bool {
    element.has(id) || element.extras.contains { $0.name == rule.property && !$0.value.isNull }
  }

  private func isSeen(_ element: Element) -> Bool {
    element.kind == .icon || element.has(.text) && element.literal(.text) != ""
  }

  // MARK: Report

  /// The contrast that is asked for of large texts, by WCAG 2.2.
  private static let leastContrast = 3.0

  private func report(_ box: Box, _ diagnostics: inout Diagnostics) {
    guard let first = box.texts.first, let source = first.source else { return }
    let isLost = { (color: Color) in color.contrast(to: box.color) < Self.leastContrast }
    guard isLost(.white) || isLost(.black) else { return }
    let (look, shown) = isLost(.white) ? ("dark", "light") : ("light", "dark")
    let count = box.texts.count - 1
    let others = count == 0 ? "" : ", like \(count == 1 ? "one other" : "\(count) others") on the box,"
    let color = box.color.text(rule.notation)
    let example = (isLost(.white) ? Color(0x1F2933) : .white).text(rule.notation)
    diagnostics.report(
      Diagnostic(
        rule.kind,
        "the \(first.kind == .icon ? "symbol" : "text")\(others) has no colour: on devices of \(look) look it is \(shown), "
          + "and the box behind it is `\(color)` on all",
        at: (source["type"] ?? source).span, help: "give it a `\(rule.property)`, such as `\(example)`"))
  }
}
