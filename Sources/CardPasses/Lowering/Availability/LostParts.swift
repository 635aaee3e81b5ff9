package import CardIR
import CardSyntax

// What becomes of the parts of an element that a step has no place for: it hands them to what it puts there instead,
// for later steps, or says that they are lost.
extension PassContext {
  /// A name in messages, with its article.
  private func article(_ name: String) -> String {
    let first = name.first { $0 != "`" }?.lowercased() ?? ""
    return (["a", "e", "i", "o", "u"].contains(first) ? "an " : "a ") + name
  }

  /// What an element is called in messages.
  func name(of element: Element) -> String {
    if element.kind == .custom, element.literal(.typeName)?.isEmpty ?? false { return "an element without a type" }
    return element.literal(.typeName).map { "`\($0)`" }
      ?? element.kind.rawValue.split { $0 == "." || $0 == "-" }.joined(separator: " ")
  }

  /// An attribute as whoever wrote it calls it, with the type of the element that it was written for: that may have become
  /// something else since.
  private func written(_ entry: AttributeEntry, on element: Element) -> String {
    guard let place = entry.origin?.writtenPlace else {
      return "the \(entry.id.rawValue) of \(article(name(of: element)))"
    }
    return "`\(place.key)`" + (place.type.map { " of `\($0)`" } ?? "")
  }

  /// The same of an attribute that a replacement does not have.
  func written(_ id: AttributeID, on element: Element) -> String {
    element.entry(id).map { written($0, on: element) } ?? "the \(id.rawValue) of \(article(name(of: element)))"
  }

  /// Notes that the output has no place for an attribute, unless nobody wrote it or it says what absence says.
  mutating func recordLoss(of entry: AttributeEntry, on element: Element) {
    guard let origin = entry.origin else { return }
    // Whoever states the default asks for nothing that those who do not state it fail to get.
    if let usual = source.defaultValue(of: entry.id, on: element.kind), Capabilities.areAlike(usual, entry.value) {
      return
    }
    let value = origin.string ?? origin.numberText
    if case .template = entry.value, target.supports(entry.id, on: element.kind) {
      record(
        LossKinds.unsupportedAttribute,
        "\(targetName) must know \(written(entry, on: element)) before there is data",
        at: element, entry.id, value: value)
      return
    }
    switch entry.id {
    case .id, .scopes, .variableID:
      record(
        LossKinds.idDropped, "the id is removed: \(targetName) has no ids here", at: element, entry.id, value: value)
    case .tooltip:
      record(LossKinds.accessibility, "\(targetName) has no tooltip here", at: element, entry.id, value: value)
    case .altText, .speak, .label:
      // Who has such texts on other elements is not to be said to have none.
      let place = target.supports(.altText, on: .image) ? " here" : ""
      record(
        LossKinds.accessibility, "\(targetName) has no text for screen readers\(place)", at: element, entry.id,
        value: value)
    case .requires, .dropsOnFallback:
      record(
        LossKinds.fallbackUsed, "\(targetName) has no fallbacks, so the element is kept as it is", at: element,
        entry.id)
    // What stands there instead says them, or the step that put it there has said what is lost.
    case .axis, .shape, .typeName, .wrap: break
    case .cornerRadius:
      record(
        LossKinds.cornerRadius, "\(targetName) has square corners only", at: element, entry.id, value: value)
    case .distribution:
      record(
        LossKinds.distribution,
        "\(targetName) cannot say how a stack shares out its room",
        at: element, entry.id, value: value)
    default:
      let kind = element.kind == .screen ? LossKinds.envelope : LossKinds.unsupportedAttribute
      let what = element.kind == .screen ? "the \(entry.id.rawValue) of a document" : written(entry, on: element)
      record(kind, "\(targetName) has no equivalent for \(what)", at: element, entry.id, value: value)
    }
  }

  /// Notes that the output has no place for a property that is no attribute; what tools write in documents besides
  /// their content is no loss.
  mutating func recordLoss(of extra: Element.Extra, ofDocument isDocument: Bool = false) {
    if extra.value.isNull { return }
    if isDocument, !UnknownContent.isContent(extra.name, extra.value) {
      return record(
        LossKinds.documentMetadata, "`\(extra.name)` is not content, so it is left out", at: extra.value,
        value: extra.value.string ?? extra.value.numberText)
    }
    let reason =
      if let rival = extra.overruledBy {
        "`\(extra.name)` gives way to `\(rival)`"
      } else if extra.isKnown {
        "\(targetName) has no `\(extra.name)` here"
      } else if extra.isMistyped {
        extra.value.kind == .string
          ? "`\(extra.name)` has a value that means nothing there" : "the value of `\(extra.name)` has the wrong type"
      } else {
        "`\(extra.name)` is not known"
      }
    record(
      LossKinds.droppedProperty, "\(reason), so it is left out",
      at: extra.value, value: extra.value.string ?? extra.value.numberText)
  }

  /// Notes what a tolerant reading has left out.
  mutating func record(_ omission: Screen.Omission) {
    if omission.isElement {
      let name = omission.name.isEmpty ? "an object without a type" : "`\(omission.name)`"
      record(
        LossKinds.droppedCustom, "\(name) is not known, so it is left out", at: omission.node, value: omission.name)
    } else {
      record(
        LossKinds.droppedProperty, "the value of `\(omission.name)` has the wrong type, so it is left out",
        at: omission.node, value: omission.node.string ?? omission.node.numberText)
    }
  }

  /// Notes that the output has no place for what stands in a region; an unused fallback is no loss.
  mutating func recordLoss(of region: Region, on element: Element) {
    guard !region.slots.isEmpty else { return }
    let place = region.slots.first?.element ?? element
    switch region.id {
    case .fallback: break
    case .tap, .actions, .inlineAction, .onActivated, .onDeactivated, .onChange, .menu:
      for action in region.slots.compactMap(\.element) {
        recordRemoval(of: action, LossKinds.unsupportedAction, "\(targetName) has no action here")
      }
    case .constraints:
      record(LossKinds.constraint, "\(targetName) has no constraints", at: place)
    case .background:
      record(
        LossKinds.unsupportedAttribute, "\(targetName) has no background image here", at: place,
        value: place.literal(.url))
    default:
      record(
        LossKinds.unsupportedElement, "\(targetName) has no \(region.id.rawValue) on \(name(of: element))",
        at: place)
    }
  }

  /// Notes of everything that an element has besides `handled` and what is in its list of children that the output has
  /// no place for it: the element gives way to something else.
  mutating func recordRest(
    of element: Element, except handled: AttributeSet = [], regions: [RegionID] = [.children]
  ) {
    let attributes = element.attributes
    for index in attributes.indices where !handled.contains(attributes[index].id) {
      recordLoss(of: attributes[index], on: element)
    }
    for extra in element.extras { recordLoss(of: extra) }
    for region in element.regions where !regions.contains(region.id) { recordLoss(of: region, on: element) }
  }
}

extension Element {
  /// Takes over what this element does not have of another one that it stands for, so that later steps lower it or
  /// report its loss; but for `handled` and the contents of `regions`, which the caller sees to.
  package mutating func takeRest(
    of other: Element, except handled: AttributeSet = [], regions handledRegions: [RegionID] = [.children]
  ) {
    let attributes = other.attributes
    for index in attributes.indices where !handled.contains(attributes[index].id) && !has(attributes[index].id) {
      set(attributes[index].id, attributes[index].value, origin: attributes[index].origin)
    }
    for region in other.regions where region.id != .fallback && !handledRegions.contains(region.id) && !has(region.id) {
      append(region)
    }
    if !other.extras.isEmpty { extras += other.extras }
  }
}

extension Node {
  /// Where a value stands in what somebody wrote.
  struct WrittenPlace: Sendable {
    /// The key of the innermost member that the value is, or is in.
    let key: String
    /// The type that the object with the member says it has; none if it says none.
    let type: String?
  }

  /// The member that the value is, or is in, with the innermost object around it that says its type; none of a document
  /// as a whole, and of an element of a list of nothing else.
  var writtenPlace: WrittenPlace? {
    var (key, type): (String?, String?)
    var current = document.root
    while current != self {
      var next: Node?
      switch current.kind {
      case .object:
        // Values are numbered in document order: the last one that does not come later is this one, or around it.
        for member in current.members where member.value.index <= index { (key, next) = (member.name, member.value) }
        if let own = (current["type"] ?? current["$type"])?.string { type = own }
      case .array: for element in current.elements where element.index <= index { next = element }
      default: break
      }
      guard let next else { return nil }
      current = next
    }
    return key.map { WrittenPlace(key: $0, type: type) }
  }
}
