public import CardIR
public import CardSyntax

/// Reads the objects of one type, in place of the standard reading or on top of it.
public typealias ElementParser = @Sendable (_ object: Node, _ context: inout ParsingContext) -> Element

/// The readers that a compiler has for the types of a format.
package struct ElementParsers: Sendable {
  let byType: [String: ElementParser]
  let families: FormatFamilies
}

/// What reads an object can use: the standard reading of all or of parts of it, and the report of what is wrong.
public struct ParsingContext: ~Copyable {
  private var importer: ObjectImporter
  private let object: Node
  private let typeName: String
  private let region: RegionSpec
  private let families: FormatFamilies

  init(
    _ importer: consuming ObjectImporter, _ object: Node, named typeName: String, _ region: RegionSpec,
    _ families: FormatFamilies
  ) {
    self.importer = importer
    self.object = object
    self.typeName = typeName
    self.region = region
    self.families = families
  }

  consuming func finish() -> ObjectImporter { importer }

  /// The element as it is read without the parser; of a type that the format does not know, a custom element.
  public mutating func readDefault() -> Element { importer.element(object, named: typeName, region) }

  /// The elements at a member that is a list of elements, each read as it always is; none without the member.
  public mutating func elements(at name: String) -> [Slot] { slots(at: name, families.element) }

  /// The actions at a member that is a list of actions; none in a format without actions.
  public mutating func actions(at name: String) -> [Slot] { families.action.map { slots(at: name, $0) } ?? [] }

  /// The value of a member, literal or hole; one of another type is reported as that of a built-in property would be.
  public mutating func value<Value>(_ key: PropertyKey<Value>) -> Bound<Value>? {
    let place = key.group.map { object[$0] } ?? object
    guard let member = place?.members.first(where: { $0.name == key.name }) else {
      return key.defaultValue.map { .literal($0) }
    }
    if let template = importer.template(member.value) { return .template(template) }
    guard let value = key.literal(of: member.value) else {
      importer.reportMismatch(member, key.codec)
      return nil
    }
    return .literal(value)
  }

  /// Reports something about the object.
  public mutating func report(_ diagnostic: Diagnostic) { importer.diagnostics.report(diagnostic) }

  private mutating func slots(at name: String, _ family: TypeFamily) -> [Slot] {
    guard let value = object[name] else { return [] }
    if let template = importer.template(value) { return [.splice(template, origin: value)] }
    guard value.kind == .array else {
      importer.reportForm(name, value, RegionSpec(.list, of: family))
      return []
    }
    return importer.slots(value, RegionSpec(.list, of: family))
  }
}

extension ObjectImporter {
  /// What a parser makes of an object of a type that it reads; none if there is no parser for the type.
  mutating func parsed(
    _ node: Node, named name: String, _ spec: RegionSpec, _ parsers: ElementParsers
  ) -> Element? {
    guard let parser = parsers.byType[name],
      spec.family == parsers.families.element
        || spec.family == parsers.families.action
    else { return nil }
    var context = ParsingContext(consume self, node, named: name, spec, parsers.families)
    var element = parser(node, &context)
    self = context.finish()
    // Whatever a parser makes has a place in the source, for everything that is said about it later.
    if element.source == nil { element.source = node }
    if element.source != node || !element.isAsRead { departures += 1 }
    return element
  }
}
