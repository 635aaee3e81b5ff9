import CardIR
import CardLayout
import CardPasses
import CardSyntax

extension Pipeline {
  /// The content of a screen that is elsewhere in the form of it that a target has, or of another size, as far as no entry
  /// says so already.
  ///
  /// Both forms are laid out for a phone as wide as `--screen-width` says. Nothing is found out where both are laid out by
  /// the same rules, as in pages and views.
  func displacements(
    of screen: Screen, in legal: Screen, besides known: [FidelityEntry]
  ) -> [FidelityEntry] {
    guard screen.format != legal.format else { return [] }
    guard let own = layout(of: screen, besides: legal.format), let other = layout(of: legal, besides: screen.format)
    else { return [] }
    let elements = NestedSpans(elementsOf: [screen])
    var (told, resized) = (Set<Int>(), Set<Int>())
    for entry in known where entry.verdict != .note && !LossKinds.looks.contains(entry.kind) {
      guard let place = entry.span.flatMap({ elements.innermost(containing: $0) }) else { continue }
      if entry.kind == LossKinds.fontSize { resized.insert(place) } else { told.insert(place) }
    }
    let comparison = LayoutComparison(own, other)
    return comparison.pairs.compactMap { pair in
      let element = own.parts[pair.part].element
      let binding = Displacement.binding(in: element)
      // Words that only stand for those of data are not broken.
      let breaksWords = pair.breaksWords && binding == nil
      // What any other entry says does not tell of broken words.
      guard let span = element.span, let place = elements.innermost(containing: span) else { return nil }
      let isResized = resized.contains(place) && !breaksWords
      let tolerance = isResized ? Displacement.mostOfResizing : LayoutComparison.tolerance
      guard !pair.isInPlace(within: tolerance), told.insert(place).inserted || breaksWords else { return nil }
      let words = Displacement.words(for: pair, breaksWords: breaksWords)
      if words.isEmpty { return nil }
      let text = binding ?? own.parts[pair.part].text
      return FidelityEntry(
        LossKinds.position, "\(Displacement.name(of: element)) is \(words)", at: span, value: text.isEmpty ? nil : text)
    }
  }
}

/// What is said of content that is in another place than it was, or of another size.
enum Displacement {
  /// How far, in points, a text of another size may move or grow without more being said than that it has this size.
  static let mostOfResizing = 60.0

  static func name(of element: Element) -> String {
    switch element.kind {
    case .text, .richText, .fact: "the text"
    case .image: "the image"
    case _ where element.kind.isInput: "the input"
    case _ where element.kind.family == .action: "the button"
    default: "it"
    }
  }

  /// The text of an element as its source has it, if only data know what it is.
  static func binding(in element: Element) -> String? {
    for entry in element.attributes where entry.id.roles.contains(.visibleText) {
      if case .template(let template) = entry.value { return template.sourceText }
    }
    return nil
  }

  /// What is different, the greatest difference first.
  static func words(for pair: LayoutComparison.Pair, breaksWords: Bool) -> String {
    let tolerance = LayoutComparison.tolerance
    var words: [(length: Double, text: String)] = []
    func add(_ length: Double, _ more: String, _ less: String) {
      if abs(length) > tolerance {
        let points = NumberText.javaScript(abs(length).rounded())
        words.append((abs(length), "\(points) points \(length > 0 ? more : less)"))
      }
    }
    add(pair.aside, "further to the right", "further to the left")
    if pair.isFirst {
      add(pair.below, "further down the screen", "further up the screen")
    } else {
      add(pair.below, "further from what is before it", "nearer to what is before it")
    }
    add(pair.wider, "wider", "narrower")
    add(pair.higher, "taller", "less tall")
    let places = words.sorted { $0.length > $1.length }.map(\.text)
    let broken = breaksWords ? ["so narrow that its words are broken"] : []
    return (broken + places).joined(separator: " and ")
  }
}
