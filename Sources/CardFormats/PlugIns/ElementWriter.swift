public import CardIR
public import CardSyntax
import CardTemplate

/// Writes the members of the object of an element in place of a format's own writing, or returns false to leave it to
/// that; what was written until then is taken back.
public typealias ElementOverride = @Sendable (_ element: Element, _ writer: inout ElementWriter) -> Bool

/// Writes the members of one object.
///
/// ```swift
/// registry.override(.image, for: .adaptiveCard) { element, writer in
///   writer.member("x-renderer", .text("lazy"))
///   writer.defaultMembers(of: element)
///   return true
/// }
/// ```
///
/// Each call writes a whole member, so an object is never left half written. `$data` and `$when` of the element are
/// written in any case.
public struct ElementWriter: ~Copyable {
  private var emitter: ObjectEmitter
  private let family: TypeFamily?
  private let scope: Scope?
  private let when: Condition?
  private let namesType: Bool
  private var wroteTemplateMembers = false

  init(
    _ emitter: consuming ObjectEmitter, _ family: TypeFamily?, scope: Scope?, when: Condition?, namesType: Bool
  ) {
    self.emitter = emitter
    self.family = family
    self.scope = scope
    self.when = when
    self.namesType = namesType
  }

  consuming func finish() -> ObjectEmitter {
    if !wroteTemplateMembers { emitter.writeTemplateMembers(scope, when) }
    return emitter
  }

  /// Writes everything that the format writes for the element: its type, members where the source had them, regions.
  ///
  /// Change a copy of the element to have other values written, and give another `type` to have it named so.
  public mutating func defaultMembers(of element: Element, type: String? = nil) {
    let (scope, when) = wroteTemplateMembers ? (nil, nil) : (scope, when)
    wroteTemplateMembers = true
    emitter.typeName = type
    guard let index = emitter.vocabulary.type(for: element, in: family) else {
      return emitter.unknownMembers(of: element, scope: scope, when: when)
    }
    emitter.members(of: element, type: index, scope: scope, when: when, namesType: namesType || type != nil)
  }

  /// Writes a member.
  public mutating func member(_ name: String, _ value: AttributeValue) {
    emitter.writer.key(name)
    emitter.value(value)
  }

  /// Writes a member with a value that is passed on as it is.
  public mutating func member(_ name: String, data: Node) {
    emitter.writer.key(name)
    emitter.writer.value(data)
  }

  /// Writes a member that is an object, with the members that `body` writes.
  public mutating func object(_ name: String, _ body: (inout ElementWriter) -> Void) {
    emitter.writer.key(name)
    let outside = emitter.places?.enter(name)
    emitter.writer.beginObject()
    body(&self)
    emitter.writer.endObject()
    emitter.leave(to: outside)
  }

  /// Writes a member that is an array of values.
  public mutating func array(_ name: String, _ values: [AttributeValue]) {
    emitter.writer.key(name)
    emitter.writer.beginArray()
    for value in values { emitter.value(value) }
    emitter.writer.endArray()
  }

  /// Writes a member that is an array of elements or actions, as the format writes them.
  public mutating func elements(_ name: String, _ slots: [Slot]) {
    emitter.writer.key(name)
    let outside = emitter.places?.enter(name)
    emitter.writer.beginArray()
    for (index, slot) in slots.enumerated() {
      let list = emitter.places?.enter(index)
      emitter.anySlot(slot)
      emitter.leave(to: list)
    }
    emitter.writer.endArray()
    emitter.leave(to: outside)
  }

  /// Writes a member that is one element or action, as the format writes it.
  public mutating func element(_ name: String, _ slot: Slot) {
    emitter.writer.key(name)
    let outside = emitter.places?.enter(name)
    emitter.anySlot(slot)
    emitter.leave(to: outside)
  }
}

extension ObjectEmitter {
  /// Lets an override write an element; false, with nothing written, if there is none or it declines.
  mutating func overridden(
    _ element: Element, in family: TypeFamily?, scope: Scope?, when: Condition?, namesType: Bool
  ) -> Bool {
    guard let override = overrides?[element.kind] else { return false }
    let mark = writer.mark()
    let rejections = rejected.count
    let noted = places?.places.count ?? 0
    let around = places?.begin(element)
    writer.beginObject()
    var object = ElementWriter(consume self, family, scope: scope, when: when, namesType: namesType)
    let isWritten = override(element, &object)
    self = object.finish()
    writer.endObject()
    end(to: around)
    if !isWritten {
      places?.forget(after: noted)
      writer.rewind(to: mark)
      rejected.removeLast(rejected.count - rejections)
    }
    return isWritten
  }

  /// Writes the slot in the family of whatever type its element has.
  fileprivate mutating func anySlot(_ slot: Slot) {
    let family = slot.element.flatMap { vocabulary.type(for: $0) }.map { vocabulary.types[$0].family }
    self.slot(slot, RegionSpec(.single, of: family ?? vocabulary.types.first?.family ?? TypeFamily("an element")))
  }

  /// Writes a value as data has it.
  fileprivate mutating func value(_ value: AttributeValue) {
    switch value {
    case .template(let template): writer.string(template.sourceText)
    case .flag(let flag): writer.boolean(flag)
    case .number(let number) where number.isFinite: writer.number(number)
    case .measure(let number, .points) where number.isFinite: writer.number(number)
    case .json(let node): writer.value(node)
    case .text(let text), .token(let text): writeText(text)
    case .color(let color): writer.string(color.text(.alphaFirst))
    case .number, .measure: writer.null()
    }
  }
}
