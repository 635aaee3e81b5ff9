import CardFormats
import CardIR
import CardSyntax
import CardTemplate

/// A screen whose lists that data give as a whole are written out as parts that repeat, as far as there are such parts.
struct WrittenScreen {
  private(set) var screen: Screen
  /// What is read of the lists, by where they stand.
  private(set) var lists: [SourceSpan: ListReading] = [:]
  /// What is said of parts of which not all is kept.
  private(set) var losses: [Diagnostic] = []
  /// Where values stand that are true or false, whatever the template says of them.
  private(set) var flags: [SourceSpan] = []

  init(_ screen: Screen) {
    self.screen = screen
    // Most screens have none, and stay as they are.
    if Self.hasLists(screen.root) {
      var root = screen.root
      write(&root)
      self.screen.root = root
    }
    let root = self.screen.root
    root.visit { element in
      for region in element.regions {
        for slot in region.slots { note(slot) }
      }
      for entry in element.attributes where Self.ofFlags.contains(entry.id) {
        if case .template = entry.value, let span = entry.origin?.span { flags.append(span) }
      }
    }
  }

  /// The attributes whose values, also those of data, are true or false.
  private static let ofFlags: Set<AttributeID> = [
    .isVisible, .isEnabled, .isRequired, .isOn, .isSubtle, .rightToLeft, .separator,
  ]

  private static let kinds: Set<ElementKind> = [.facts, .choiceSet, .imageSet, .richText, .table]

  private static func hasLists(_ root: Element) -> Bool {
    root.containsElement { element in
      kinds.contains(element.kind) && element[.children].contains { $0.element == nil }
    }
  }

  private mutating func write(_ element: inout Element) {
    if Self.kinds.contains(element.kind) {
      let (whole, plain) = (WrittenList.parts(of: element), WrittenList.plainParts(of: element))
      for (slot, part) in zip(element[.children], plain) {
        if case .splice(let list, let origin) = slot, part.element != nil {
          losses.append(.plainParts(list.sourceText, at: origin?.span))
        }
      }
      element[.children] = zip(whole, plain).map { $0.element == nil ? $1 : $0 }
    }
    element.updateChildren { write(&$0) }
  }

  // MARK: What is read

  private mutating func note(_ slot: Slot) {
    guard let element = slot.element, case .template? = slot.scope?.source, let origin = slot.scope?.origin else {
      return
    }
    lists[origin.span] = Self.reading(of: element, slot.when)
  }

  private static func reading(of element: Element, _ when: Condition?) -> ListReading {
    var reading = ListReading()
    if case .template(let template)? = when?.test { reading.read(template) }
    collect(element, into: &reading)
    return reading
  }

  private static func collect(_ element: Element, into reading: inout ListReading) {
    for entry in element.attributes {
      if case .template(let template) = entry.value { reading.read(template) }
    }
    for slot in element.regions.flatMap(\.slots) {
      guard let child = slot.element else { continue }
      if case .template(let list)? = slot.scope?.source {
        reading.read(list, each: self.reading(of: child, slot.when))
      } else {
        if case .template(let template)? = slot.when?.test { reading.read(template) }
        collect(child, into: &reading)
      }
    }
  }
}
