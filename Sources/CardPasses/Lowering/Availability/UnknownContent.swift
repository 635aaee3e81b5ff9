import CardIR
import CardSyntax
import CardTemplate

/// The content of elements whose type nobody knows: what their members are named tells texts, addresses and lists of
/// elements from values that only the element's own code understands.
///
/// A card's host may have elements of its own, so what is in them was seen. A label is better than nothing where the
/// output cannot have the element itself. The other formats are no sources of this: an unknown type makes the decoder
/// of DrivenUI give the whole document up, which is an error when it is read, and Skima's client skips an unknown widget
/// with all that is in it, so nobody has seen what would be kept.
struct UnknownContent {
  /// Members with text that is seen.
  private static let texts: Set<String> = [
    "text", "title", "subtitle", "label", "heading", "header", "caption", "description", "message", "value",
    "placeholder",
  ]
  /// Members with text that stands for something that is seen; used where nothing else is there.
  private static let substitutes = ["altText", "fallbackText", "speak"]
  /// Members with the address of a picture.
  private static let pictures: Set<String> = ["imageUrl", "image", "iconUrl", "icon", "poster", "thumbnail", "src"]
  /// Members with an address of something, which may be a picture.
  private static let addresses: Set<String> = ["url", "href", "link"]
  /// Members with content, or lists of it.
  private static let contents: Set<String> = [
    "items", "body", "content", "contents", "children", "elements", "columns", "rows", "cells", "pages", "header",
    "footer", "card", "facts", "choices", "images", "inlines",
  ]
  /// The endings of addresses that are pictures.
  private static let endings = [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".bmp"]
  /// How deep objects without a type are looked into.
  private static let deepest = 16

  private let source: Capabilities
  private let isTemplate: Bool

  /// Reads content as `source` does.
  init(_ source: Capabilities, isTemplate: Bool) {
    self.source = source
    self.isTemplate = isTemplate
  }

  /// Whether a member of a document is content by its name and value.
  static func isContent(_ name: String, _ value: Node) -> Bool {
    if texts.contains(name) || pictures.contains(name) || addresses.contains(name) {
      return value.string?.isEmpty == false
    }
    // A list of objects, such as the layouts that a host has for a card, decides what is seen.
    if value.kind == .array, value.elements.contains(where: { $0.kind == .object }) { return true }
    return contents.contains(name) && value.count > 0
  }

  // MARK: Elements

  /// What is written in place of an element of an unknown type; none if there is nothing in it.
  func substitute(for element: Element) -> Element? {
    guard source.codec.readsElements != nil, let node = element.source, node.kind == .object else { return nil }
    let slots = slots(of: node, depth: 0)
    if slots.isEmpty { return nil }
    var stack = Element(.stack, source: node)
    stack[.axis] = .literal(.vertical)
    stack[.children] = slots
    if let tap = element.extras.first(where: { $0.name == "selectAction" })?.value, tap.kind == .object {
      stack[.tap] = source.codec.readsActions?([tap], isTemplate) ?? []
    } else if slots.count == 1, slots[0].isPlain, var only = slots[0].element,
      only.kind == .text || only.kind == .image
    {
      only.source = node
      stack = only
    }
    stack.take(.id, from: element)
    // What every element of the format can say is said of this one as well.
    for extra in element.extras {
      for id in [AttributeID.isVisible, .spacing, .separator] where extra.name == id.memberName {
        if let value = source.codec.reads(extra.value, id, stack) { stack.set(id, value, origin: extra.value) }
      }
    }
    return stack
  }

  private func slots(of object: Node, depth: Int) -> [Slot] {
    var slots: [Slot] = []
    for member in object.members { slots += content(member, depth) }
    // A number without a word says nothing to anybody.
    let isNumbersOnly = slots.allSatisfy {
      $0.element?.kind == .text && $0.element?.entry(.text)?.origin?.kind == .number
    }
    guard isNumbersOnly else { return slots }
    return Self.substitutes.lazy.compactMap { name in object[name].flatMap { text($0) } }.prefix(1).map { .one($0) }
  }

  private func content(_ member: Node.Member, _ depth: Int) -> [Slot] {
    let (name, value) = (member.name, member.value)
    if Self.pictures.contains(name), let address = value.string {
      // Some have the name of a symbol there, which only the element's own code has a picture of.
      return address.contains(where: { "/.:".contains($0) }) ? picture(value).map { [.one($0)] } ?? [] : []
    }
    if Self.addresses.contains(name), let address = value.string {
      return (Self.isPicture(address) ? picture(value) : text(value)).map { [.one($0)] } ?? []
    }
    if Self.texts.contains(name), value.kind == .string || value.kind == .number {
      return text(value).map { [.one($0)] } ?? []
    }
    if name == "actions", value.kind == .array, let actions = source.codec.readsActions {
      var set = Element(.actionSet, source: value)
      set[.actions] = actions(Array(value.elements), isTemplate)
      return set[.actions].isEmpty ? [] : [.one(set)]
    }
    guard Self.contents.contains(name) else { return [] }
    switch value.kind {
    case .array: return value.elements.flatMap { inner($0, depth + 1) }
    case .object: return inner(value, depth + 1)
    default: return []
    }
  }

  /// The content of one item of a list.
  private func inner(_ item: Node, _ depth: Int) -> [Slot] {
    guard depth < Self.deepest else { return [] }
    switch item.kind {
    case .string: return text(item).map { [.one($0)] } ?? []
    case .object:
      guard let elements = source.codec.readsElements else { return [] }
      // Objects with a type are elements, of which some may be unknown themselves; those with data of their own stay
      // one element.
      let isElement = item["type"]?.string != nil || item["$data"] != nil || item["$when"] != nil
      return isElement ? elements([item], isTemplate) : slots(of: item, depth: depth)
    default: return []
    }
  }

  private func text(_ value: Node) -> Element? {
    guard let content = value.string ?? value.numberText, !content.allSatisfy(\.isWhitespace) else { return nil }
    var text = Element(.text, source: value)
    text.set(.text, attribute(value, content), origin: value)
    text[.wrap] = .literal(true)
    return text
  }

  /// Whether an address is that of a picture, as far as it says so.
  private static func isPicture(_ address: String) -> Bool {
    let path = address.prefix { $0 != "?" && $0 != "#" }.lowercased()
    return endings.contains { path.hasSuffix($0) } || address.hasPrefix("data:image/")
  }

  private func picture(_ value: Node) -> Element? {
    guard let address = value.string, !URLText(address).isBlank else { return nil }
    var image = Element(.image, source: value)
    image.set(.url, attribute(value, address), origin: value)
    return image
  }

  private func attribute(_ value: Node, _ text: String) -> AttributeValue {
    guard isTemplate, value.kind == .string, let template = TemplateString.parse(text), template.hasHoles else {
      return .text(text)
    }
    return .template(template)
  }

  // MARK: Actions

  /// The title of an action of an unknown type.
  func title(of action: Element) -> AttributeValue? {
    guard let title = action.extras.first(where: { $0.name == "title" }), let text = title.value.string, !text.isEmpty
    else { return nil }
    return attribute(title.value, text)
  }
}

extension AttributeID {
  /// How objects spell what every element of a card can say.
  fileprivate var memberName: String { self == .isVisible ? "isVisible" : rawValue }
}
