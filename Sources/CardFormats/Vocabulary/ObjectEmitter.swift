package import CardIR
package import CardSyntax
import CardTemplate

/// Writes elements as objects of a format by its vocabulary.
///
/// An element that was read from the same format keeps its members where and as they were: only what a pass has
/// changed is written anew. New members follow in the order of the vocabulary.
package struct ObjectEmitter: ~Copyable {
  package let vocabulary: Vocabulary
  /// Whether sources of elements are objects of this format.
  package let hasOwnSources: Bool
  /// Whether the output is still a template, so that literal text must not look like a hole.
  package let isTemplate: Bool
  package var writer: DocumentWriter
  /// What of the screen the format has no place for. Legalization leaves nothing of the kind, so each is a mistake of
  /// the compiler, which is reported as one.
  package internal(set) var rejected: [String] = []
  /// What writes elements of some kinds in place of the table; none in all but extended formats.
  let overrides: [ElementKind: ElementOverride]?
  /// What the next object calls its type, if not what the table says.
  var typeName: String?
  private var lookup: PropertyLookup
  /// Where what is written came from; none unless it was asked for.
  var places: OutputPlaces?

  package init(
    _ vocabulary: Vocabulary, screen: Screen, options: EmitOptions,
    overrides: [ElementKind: ElementOverride]? = nil
  ) {
    self.overrides = overrides
    self.vocabulary = vocabulary
    hasOwnSources = screen.sourceFormat == vocabulary.format
    isTemplate = screen.isTemplate
    lookup = vocabulary.makeLookup()
    writer = DocumentWriter(options.syntax)
    // Room for what other formats are often as long as: to grow means to copy, memory that is not written to costs nothing.
    if let source = screen.root.source { writer.reserve(source.document.source.count * (hasOwnSources ? 3 : 10)) }
    if options.notesPlaces { places = OutputPlaces() }
  }

  /// The written document as the main file of a screen. What had no place in it is reported.
  package consuming func finish(_ screen: Screen, as title: String, _ diagnostics: inout Diagnostics) -> OutputFile {
    for problem in rejected { diagnostics.report(.unplaced(problem, in: title, screen)) }
    let places = places?.places ?? []
    let syntax = writer.syntax
    return OutputFile(fileExtension: syntax.fileExtension, bytes: writer.finish(), places: places)
  }

  // MARK: Slots

  /// Writes the slots of a region as an array.
  package mutating func list(_ slots: [Slot], _ spec: RegionSpec) {
    writer.beginArray()
    for (index, slot) in slots.enumerated() {
      let outside = places?.enter(index)
      self.slot(slot, spec)
      leave(to: outside)
    }
    writer.endArray()
  }

  /// Writes one slot.
  package mutating func slot(_ slot: Slot, _ spec: RegionSpec) {
    switch slot {
    case .splice(let template, let origin): string(template, origin)
    case .one(let element, let scope, let when): self.element(element, scope: scope, when: when, spec)
    }
  }

  /// Writes an element with its scope and condition.
  package mutating func element(_ element: Element, scope: Scope? = nil, when: Condition? = nil, _ spec: RegionSpec) {
    if element.kind == .custom || element.kind == .customAction {
      if let type = vocabulary.type(for: element, in: spec.family) {
        object(element, type: type, scope: scope, when: when)
      } else if overrides != nil,
        overridden(element, in: spec.family, scope: scope, when: when, namesType: !spec.hasImpliedType)
      {
        return
      } else if let source = element.source, hasOwnSources, element.isAsRead || source.kind != .object {
        places?.add(whole: element)
        writer.value(source)
      } else if hasOwnSources {
        let around = places?.begin(element)
        writer.beginObject()
        unknownMembers(of: element, scope: scope, when: when)
        writer.endObject()
        end(to: around)
      } else {
        rejected.append("custom element \(element.literal(.typeName) ?? "")")
        writer.beginObject()
        writer.endObject()
      }
      return
    }
    if writeAsRead(element, scope: scope, when: when, namesType: !spec.hasImpliedType) { return }
    if let shorthand = spec.shorthand, overrides?[element.kind] == nil, scope == nil, when == nil,
      writeShorthand(element, shorthand)
    {
      return
    }
    guard let type = vocabulary.type(for: element, in: spec.family) else {
      if element.kind == .stack, !element.has(.axis) {
        // A stack that does not say how it lays out its children has them below each other.
        var column = element
        column[value: .axis] = Axis.vertical.storage
        return self.element(column, scope: scope, when: when, spec)
      }
      rejected.append("\(element.kind.rawValue) where \(spec.family.name) is wanted")
      writer.beginObject()
      writer.endObject()
      return
    }
    let isNew = !hasOwnSources || element.source == nil
    let namesType = !spec.hasImpliedType || (spec.namesImpliedType && isNew)
    object(element, type: type, scope: scope, when: when, namesType: namesType)
  }

  /// Writes the source of an element that no pass has touched; false if it has to be written part by part.
  private mutating func writeAsRead(_ element: Element, scope: Scope?, when: Condition?, namesType: Bool) -> Bool {
    guard overrides == nil, hasOwnSources, element.isAsRead, let source = element.source else { return false }
    // What a pass has put around the element does not stand in its source.
    if let scope, scope.origin == nil { return false }
    if let when, when.origin == nil { return false }
    if source.kind == .object {
      if namesType, lookup.discriminator(of: source) == nil { return false }
      if isTemplate, scope?.origin != lookup.data(of: source) || when?.origin != lookup.when(of: source) {
        return false
      }
    } else if scope != nil || when != nil {
      return false
    }
    places?.add(whole: element)
    writer.value(source)
    return true
  }

  /// Writes an element that stood, or can stand, as a bare string.
  private mutating func writeShorthand(_ element: Element, _ shorthand: AttributeID) -> Bool {
    guard element.attributes.count == 1, element.regions.isEmpty, element.extras.isEmpty,
      element.source.map({ $0.kind == .string }) ?? true, let entry = element.entry(shorthand)
    else { return false }
    if let origin = entry.origin, hasOwnSources, entry.isAsRead {
      writer.value(origin)
    } else {
      switch entry.value {
      case .text(let text): writeText(text)
      case .template(let template): string(template, nil)
      default: return false
      }
    }
    let around = places?.begin(element)
    if let origin = entry.origin { places?.note(origin) }
    end(to: around)
    return true
  }

  // MARK: Objects

  /// Writes an element as an object of a type.
  package mutating func object(
    _ element: Element, type: Int, scope: Scope? = nil, when: Condition? = nil, namesType: Bool = true
  ) {
    if writeAsRead(element, scope: scope, when: when, namesType: namesType) { return }
    if overrides != nil,
      overridden(
        element, in: vocabulary.types[type].family, scope: scope, when: when, namesType: namesType)
    {
      return
    }
    let around = places?.begin(element)
    writer.beginObject()
    members(of: element, type: type, scope: scope, when: when, namesType: namesType)
    writer.endObject()
    end(to: around)
  }

  /// Writes the members of an element's object.
  mutating func members(of element: Element, type: Int, scope: Scope?, when: Condition?, namesType: Bool) {
    let spec = vocabulary.types[type]
    let source = hasOwnSources && element.source?.kind == .object ? element.source : nil
    var pending = Pending(spec: spec, element: element)
    pending.typeName = typeName
    typeName = nil
    if let source {
      for member in source.members {
        self.member(member, group: nil, element, type, scope, when, namesType, &pending)
      }
    }
    if !pending.wroteType, namesType { writeType(pending.typeName, of: spec) }
    if let scope, !pending.wroteScope { write(scope) }
    if let when, !pending.wroteCondition { write(when) }
    writeRest(element, type, source: source, &pending)
    if !element.extras.isEmpty { writeAdded(element, group: nil) }
    noteUnplaced(of: element, spec)
  }

  /// Notes what of an element objects of its type have no property for.
  private mutating func noteUnplaced(of element: Element, _ spec: TypeSpec) {
    if !element.hasOnly(spec.placeableAttributes) {
      for entry in element.attributes where !spec.placeableAttributes.contains(entry.id) {
        rejected.append("\(entry.id.rawValue)=\(TextDump.text(of: entry.value)) of `\(spec.name)`")
      }
    }
    for region in element.regions where !region.slots.isEmpty {
      if !spec.outlines.contains(where: { $0.region == region.id }) {
        rejected.append("\(region.id.rawValue) of `\(spec.name)`")
      }
    }
  }

  /// Writes the members of an element of a type that the table does not have: those that were read, as far as no
  /// pass has changed them, and those that passes have added.
  mutating func unknownMembers(of element: Element, scope: Scope?, when: Condition?) {
    let type = typeName ?? element.literal(.typeName)
    typeName = nil
    var (wroteType, wroteScope, wroteCondition) = (false, false, false)
    if let source = element.source, source.kind == .object {
      for member in source.members {
        switch member.name {
        case vocabulary.discriminator:
          if let type, let old = member.value.string, old != type { writeType(type) } else { write(member) }
          wroteType = true
        case "$data" where isTemplate:
          if let scope { write(scope) }
          wroteScope = true
        case "$when" where isTemplate:
          if let when { write(when) }
          wroteCondition = true
        default: if let extra = element.extras.first(where: { $0.origin == member.value }) { write(extra, at: member) }
        }
      }
    }
    if !wroteType, let type, !type.isEmpty { writeType(type) }
    if !wroteScope, let scope { write(scope) }
    if !wroteCondition, let when { write(when) }
    writeAdded(element, group: nil)
  }

  /// Writes the `$data` and `$when` of an object.
  mutating func writeTemplateMembers(_ scope: Scope?, _ when: Condition?) {
    if let scope { write(scope) }
    if let when { write(when) }
  }

  /// Writes a member as it was.
  private mutating func write(_ member: Node.Member) {
    writer.key(of: member)
    writer.value(member.value)
  }

  /// What of an element is still to be written.
  private struct Pending {
    var properties: PropertySet
    /// The numbers of the groups that were written.
    var groups = PropertySet()
    /// The groups that were written and that the table does not have.
    var otherGroups: [String] = []
    var wroteType = false
    /// What the object calls its type, if not what the table says.
    var typeName: String?
    var wroteScope = false
    var wroteCondition = false

    init(spec: TypeSpec, element: Element) {
      properties = PropertySet()
      for position in spec.outlines.indices where spec.outlines[position].isPresent(in: element) {
        properties.insert(position)
      }
    }
  }

  /// Writes a member of the source object where it stood, if it is still there.
  private mutating func member(
    _ member: Node.Member, group: String?, _ element: Element, _ type: Int, _ scope: Scope?, _ when: Condition?,
    _ namesType: Bool, _ pending: inout Pending
  ) {
    let spec = vocabulary.types[type]
    if let position = lookup.position(of: member, in: group, ofType: type) {
      if let extra = element.extras.first(where: { $0.origin == member.value }) {
        write(extra, at: member)
      } else if pending.properties.contains(position) {
        let written = spec.properties[position].canonicalName
          .flatMap { vocabulary.property($0, in: group, ofType: type) }
        // A value that another property of the attribute takes is written there, with what did not stand in the source.
        if isPlaceable(element, at: written ?? position, spec) {
          write(written ?? position, of: spec, element, member: member)
          markWritten(position, spec, &pending)
        }
      }
      return
    }
    let name = member.name
    if group == nil {
      if name == vocabulary.discriminator {
        if pending.typeName == nil, member.value.string == spec.name {
          writer.key(of: member)
          writer.value(member.value)
          pending.wroteType = true
        } else if namesType {
          writeType(pending.typeName, of: spec)
          pending.wroteType = true
        }
        return
      }
      if name == "$data", let scope, scope.origin == member.value {
        write(scope)
        pending.wroteScope = true
        return
      }
      if name == "$when", let when, when.origin == member.value {
        write(when)
        pending.wroteCondition = true
        return
      }
      if let group = spec.groups.firstIndex(of: name), member.value.kind == .object {
        writeGroup(name, group, source: member.value, element, type, &pending)
        return
      }
    }
    if let extra = element.extras.first(where: { $0.origin == member.value }) { write(extra, at: member) }
  }

  // MARK: Properties that are no attributes

  private mutating func write(_ extra: Element.Extra, at member: Node.Member) {
    writer.key(of: member)
    writeValue(of: extra)
  }

  private mutating func writeValue(of extra: Element.Extra) {
    if extra.value != extra.origin, !extra.mayHaveHoles, extra.value.kind == .string {
      writeText(extra.value.string ?? "")
    } else {
      writer.value(extra.value)
    }
  }

  /// Whether the property does not stand in the source of the element.
  private func isAdded(_ extra: Element.Extra, to element: Element) -> Bool {
    extra.origin == nil || element.source == nil || !hasOwnSources
  }

  /// Writes what passes have added to an object or a group of it.
  private mutating func writeAdded(_ element: Element, group: String?) {
    for extra in element.extras where extra.group == group && isAdded(extra, to: element) {
      writer.key(extra.name)
      writeValue(of: extra)
    }
  }

  /// Whether a property is the one to write its attribute with: of those that share it, the first that takes the value.
  private func isPlaceable(_ element: Element, at position: Int, _ spec: TypeSpec) -> Bool {
    guard spec.sharesAttribute[position], case .attribute(let id, let codec) = spec.properties[position].meaning,
      let entry = element.entry(id)
    else {
      return true
    }
    if case .template = entry.value { return true }
    if codec.accepts(entry.value) { return true }
    // What nothing takes is reported where it is written.
    return !spec.outlines.indices.contains { other in
      spec.outlines[other].attribute == id && !spec.properties[other].isReadOnly
        && spec.properties[other].codec?.accepts(entry.value) == true
    }
  }

  /// A property that two spellings share is written once.
  private func markWritten(_ position: Int, _ spec: TypeSpec, _ pending: inout Pending) {
    let written = spec.outlines[position]
    pending.properties.remove(position)
    guard spec.hasNamesakes[position] else { return }
    for other in spec.outlines.indices where pending.properties.contains(other) {
      if spec.outlines[other].attribute == written.attribute, spec.outlines[other].region == written.region {
        pending.properties.remove(other)
      }
    }
  }

  private mutating func writeGroup(
    _ group: String, _ number: Int?, source: Node?, _ element: Element, _ type: Int, _ pending: inout Pending
  ) {
    let spec = vocabulary.types[type]
    if let number {
      pending.groups.insert(number)
      writer.key(spec.groupOutlines[number].written)
    } else {
      pending.otherGroups.append(group)
      writer.key(group)
    }
    let outside = places?.enter(group)
    writer.beginObject()
    if let source {
      for member in source.members { self.member(member, group: group, element, type, nil, nil, false, &pending) }
    }
    var rest = number.map { spec.groupOutlines[$0].properties } ?? PropertySet()
    while let position = rest.popFirst() {
      guard pending.properties.contains(position), isPlaceable(element, at: position, spec) else { continue }
      write(position, of: spec, element, member: nil)
      markWritten(position, spec, &pending)
    }
    if !element.extras.isEmpty { writeAdded(element, group: group) }
    writer.endObject()
    leave(to: outside)
  }

  /// Writes what did not stand in the source, in the order of the vocabulary.
  private mutating func writeRest(_ element: Element, _ type: Int, source: Node?, _ pending: inout Pending) {
    let spec = vocabulary.types[type]
    for extra in element.extras where isAdded(extra, to: element) {
      guard let group = extra.group else { continue }
      let number = spec.groups.firstIndex(of: group)
      if number.map({ pending.groups.contains($0) }) ?? pending.otherGroups.contains(group) { continue }
      writeGroup(group, number, source: nil, element, type, &pending)
    }
    var rest = pending.properties
    if source == nil { rest.formUnion(spec.alwaysVisited) }
    while let position = rest.popFirst() {
      let outline = spec.outlines[position]
      if let number = outline.group {
        if pending.groups.contains(number) { continue }
        let group = spec.groupOutlines[number]
        if pending.properties.intersects(group.properties) || (source == nil && group.isAlwaysWritten) {
          writeGroup(spec.groups[number], number, source: nil, element, type, &pending)
        }
      } else if pending.properties.contains(position), !outline.isReadOnly, isPlaceable(element, at: position, spec) {
        write(position, of: spec, element, member: nil)
        markWritten(position, spec, &pending)
      }
    }
  }

  // MARK: Properties

  /// Writes the property at a position of a type. Of the property no more is looked at than is written: a copy of all of it
  /// would cost as much as to write it.
  private mutating func write(_ position: Int, of type: TypeSpec, _ element: Element, member: Node.Member?) {
    switch type.properties[position].meaning {
    case .attribute(let id, let codec):
      guard let entry = element.entry(id) else { return }
      write(entry, codec, name: type.properties[position].written, member: member)
    case .region(let id, let spec):
      if let scalar = spec.scalar, let entry = element.entry(scalar.id) {
        write(entry, scalar.codec, name: type.properties[position].written, member: member)
        return
      }
      guard let region = element.regions.first(where: { $0.id == id }) else { return }
      writer.key(type.properties[position].written)
      let outside = places?.enter(type.properties[position].name)
      defer { leave(to: outside) }
      if spec.form == .list {
        if case .splice(let template, let origin)? = region.slots.first, region.slots.count == 1,
          region.origin?.kind == .string
        {
          string(template, origin)
        } else {
          list(region.slots, spec)
        }
      } else if let slot = region.slots.first {
        self.slot(slot, spec)
      } else {
        writer.null()
      }
    case .inert: break
    }
  }

  private mutating func write(_ entry: AttributeEntry, _ codec: ValueCodec, name: WrittenText, member: Node.Member?) {
    if let origin = entry.origin { places?.note(origin) }
    if let origin = entry.origin, hasOwnSources, entry.isAsRead, let member, member.value == origin {
      if member.name == name.text { writer.key(of: member) } else { writer.key(name) }
      writer.value(origin)
      return
    }
    if case .template(let template) = entry.value {
      writer.key(name)
      string(template, hasOwnSources && entry.isAsRead ? entry.origin : nil)
      return
    }
    if case .text(let text) = entry.value, isTemplate, text.containsUTF8("${") {
      writer.key(name)
      writeText(text)
      return
    }
    let mark = writer.mark()
    writer.key(name)
    if !codec.encode(entry.value, &writer) {
      writer.rewind(to: mark)
      rejected.append("\(entry.id.rawValue)=\(TextDump.text(of: entry.value))")
    }
  }
}
