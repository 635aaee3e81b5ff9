import CardIR
import CardStyle
import CardSyntax

/// A normal form with the elements that its facts are about.
struct NormalForm {
  /// The facts in order.
  let facts: [Fact]
  /// The elements.
  let owners: [Element]
  /// What the user can show and hide.
  let actions: [VisibilityAction]

  /// The normal form of a screen in a state.
  init(
    _ screen: Screen, _ capabilities: Capabilities, _ styles: StyleResolver, _ index: ScreenIndex,
    _ state: VisibilityState, emptyBoxesKeepRoom: Bool, unchanged: UnchangedElements
  ) {
    var writer = FactWriter(
      capabilities, styles, index, state, emptyBoxesKeepRoom: emptyBoxesKeepRoom, unchanged: unchanged)
    writer.write(screen)
    (facts, owners, actions) = (writer.facts, writer.owners, writer.actions)
  }

  /// The first position at which two normal forms differ.
  func firstMismatch(with other: NormalForm) -> Int? {
    for (position, pair) in zip(facts, other.facts).enumerated() where pair.0.content != pair.1.content {
      return position
    }
    return facts.count == other.facts.count ? nil : min(facts.count, other.facts.count)
  }

  /// Where the fact at a position was written; at the end the last place there is.
  func span(at position: Int) -> SourceSpan? {
    guard facts.indices.contains(position) else { return facts.last.flatMap { owners[$0.owner].nearestSpan } }
    let fact = facts[position]
    if let span = fact.origin?.span ?? owners[fact.owner].nearestSpan { return span }
    // What a pass has made has no place of its own: what stands before it is nearest.
    return facts[..<position].reversed().lazy.compactMap { $0.origin?.span }.first
  }

  /// In one sentence what is at `position` here and there.
  func message(at position: Int, comparedWith other: NormalForm) -> String {
    let before = facts.indices.contains(position) ? facts[position] : nil
    let after = other.facts.indices.contains(position) ? other.facts[position] : nil
    guard let before else { return "\(after.map { other.phrase($0) } ?? "something") is new at the end" }
    guard let after else { return "\(phrase(before)) is gone from the end" }
    let name = Self.words(for: owners[before.owner])
    switch (before.content, after.content) {
    case (.attribute(let id, let old), .attribute(let new, let value)) where id == new:
      return "`\(id.rawValue)` of \(name) was `\(old.text)` and is `\(value.text)`"
    case (.attribute(let id, let old), .attribute(let other, _)) where id.ordinal > other.ordinal:
      _ = old
      return "`\(other.rawValue)` of \(name) was as usual and is not"
    case (.attribute(let id, let old), _): return "`\(id.rawValue)` of \(name) was `\(old.text)` and is as usual"
    case (_, .attribute(let id, let value)):
      return "`\(id.rawValue)` of \(Self.words(for: other.owners[after.owner])) was as usual and is `\(value.text)`"
    case (.characters(let old, let look), .characters(let new, let newLook)):
      if old != new { return "the text was `\(old.text)` and is `\(new.text)`" }
      return "the text `\(old.text)` has another look: \(Self.change(from: look, to: newLook))"
    case (.distance(let old, _, _), .distance(let new, _, _)) where old != new:
      return "the distance before \(name) was `\(old.text)` and is `\(new.text)`"
    case (.distance(_, let old, _), .distance(_, let new, _)) where old != new:
      let (had, has) = (old == .plain(.flag(true)), new == .plain(.flag(true)))
      return "the line before \(name) was \(had ? "there" : "not there") and is \(has ? "there" : "not there")"
    default: return "where \(phrase(before)) was, there is \(other.phrase(after))"
    }
  }

  private static func change(from old: TextFacts, to new: TextFacts) -> String {
    func one(_ what: String, _ old: FactValue?, _ new: FactValue?) -> String? {
      old == new ? nil : "its \(what) was `\(old?.text ?? "none")` and is `\(new?.text ?? "none")`"
    }
    let marks = AttributeID.allCases.lazy.filter { old.marks[$0] != new.marks[$0] }.first
    return one("size", old.size, new.size) ?? one("weight", old.weight, new.weight)
      ?? one("colour", old.color, new.color) ?? one("subtlety", old.isSubtle, new.isSubtle)
      ?? one("font", old.font, new.font) ?? one("role", old.role, new.role)
      ?? marks.flatMap { one($0.rawValue, old.marks[$0], new.marks[$0]) }
      ?? "it is read as Markdown in one of them only"
  }

  /// A fact as a part of a sentence.
  private func phrase(_ fact: Fact) -> String {
    let name = Self.words(for: owners[fact.owner])
    return switch fact.content {
    case .begin, .unchanged: name
    case .end: "the end of \(name)"
    case .region(let id): "`\(id.rawValue)` of \(name)"
    case .attribute(let id, let value): "`\(id.rawValue)` `\(value.text)` of \(name)"
    case .property(_, let property, let value): "`\(property)` `\(value)` of \(name)"
    case .distance(let space, _, _): "the distance `\(space.text)` before \(name)"
    case .emptyRoom: "the place of hidden content"
    case .characters(let text, _): "the text `\(text.text)`"
    case .scope(let source): "the scope `\(source)` of \(name)"
    case .condition(let source): "the condition `\(source)` of \(name)"
    case .visibility(let source): "the visibility `\(source)` of \(name)"
    case .endOfScope: "the end of what depends on data around \(name)"
    case .splice(let source): "the list `\(source)`"
    case .target(let id, _): "the target `\(id)`"
    case .inputs: "the list of inputs"
    }
  }

  /// An element as a part of a sentence.
  private static func words(for element: Element) -> String {
    for id in [AttributeID.text, .title, .label, .url, .targetID, .id] {
      if let text = element[value: id]?.name, !text.isEmpty {
        return "the \(element.kind.words) `\(text.count > 40 ? text.prefix(40) + "…" : text)`"
      }
    }
    return "the \(element.kind.words)"
  }
}

extension ElementKind {
  /// The kind as a part of a sentence.
  var words: String {
    String(rawValue.map { $0 == "-" || $0 == "." ? " " : $0 })
  }
}

extension Element {
  /// Where the element was written; of an element that a pass made, where the first thing in it was.
  var nearestSpan: SourceSpan? {
    if let span { return span }
    for entry in attributes { if let span = entry.origin?.span { return span } }
    for region in regions {
      for slot in region.slots { if let span = slot.element?.nearestSpan { return span } }
    }
    return nil
  }
}
