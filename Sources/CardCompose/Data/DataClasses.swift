import CardFormats
import CardSyntax
import CardTemplate

/// The data classes of a template: what it reads of its data, with types from the uses, and from samples where the
/// uses leave them open. What both leave open is text where it is shown and can be anything where it only decides on
/// something, and what they do not agree on can be anything.
struct DataClasses {
  struct Property {
    /// The name in the data.
    let key: String
    /// The name in Kotlin, without backticks.
    let name: String
    let type: KotlinType
    /// What a schema says that it means.
    let documentation: String?
  }

  struct DataClass {
    let name: String
    var properties: [Property] = []
    var nested: [DataClass] = []
  }

  /// The type of the data; none if the template reads none.
  private(set) var root: KotlinType?
  private(set) var outermost: DataClass?
  private var byName: [String: DataClass] = [:]
  /// The names of the properties with all members of the objects that are handed on as a whole, by their classes.
  private(set) var wholes: [String: String] = [:]
  private let flags: [SourceSpan]
  /// Whether a schema says what values there are, so that one of several types may really be any of them.
  private let isDeclared: Bool

  /// The classes of a template, in which the values at `flags` are true or false.
  init(_ template: CodeTemplate, name: String, flags: [SourceSpan] = []) {
    self.flags = flags.sorted { $0.start < $1.start }
    isDeclared = if case .schema = template.evidence { true } else { false }
    var (bindings, samples) = (template.bindings, [Node]())
    if case .samples(let nodes) = template.evidence {
      // Where samples contradict the uses, both are told.
      (bindings, samples) = (
        template.document.map { TemplateBindings($0, verbatim: template.verbatim, lists: template.lists) }, nodes
      )
    }
    guard let shape = bindings?.data, !shape.fields.isEmpty else { return }
    outermost = dataClass(shape, samples, named: name, inside: [])
    root = .dataClass(name)
  }

  /// The property of a class that a template calls `name`, regardless of case.
  func property(_ name: String, of type: String) -> Property? {
    byName[type]?.properties.first { $0.key.lowercased() == name.lowercased() }
  }

  /// A class by its full name.
  func dataClass(_ name: String) -> DataClass? { byName[name] }

  /// The name of the property of a class that has all members of its object, also those that the template reads nowhere,
  /// by their names in the data. The class has it only where this is asked for.
  mutating func members(of type: String) -> String {
    if let known = wholes[type] { return known }
    var taken = Set(byName[type]?.properties.map(\.name) ?? [])
    let name = KotlinNames.unique("members", among: &taken)
    wholes[type] = name
    return name
  }

  private mutating func dataClass(_ shape: DataShape, _ samples: [Node], named name: String, inside outer: [String])
    -> DataClass
  {
    let path = outer + [name]
    var result = DataClass(name: name)
    var names: Set<String> = []
    // No class may have the name of one around it, nor hide one of Kotlin's that is used in it.
    var taken: Set<String> = Set(path).union(["Any", "Boolean", "Double", "Int", "List", "Map", "String", "Unit"])
    for field in shape.fields {
      let values = samples.map { sample in
        sample.members.first { $0.name.lowercased() == field.name.lowercased() }?.value
      }
      let present = values.compactMap(\.self).filter { !$0.isNull }
      var type = type(of: field.shape, present, named: field.name, inside: path, &taken, &result.nested)
      // What is only compared is there if data show that it is.
      let isThere = field.isRequired || field.isExpected && !values.isEmpty
      if !isThere || present.count < values.count || accepts(.null, field.shape) { type = type.optional }
      let name = KotlinNames.isIdentifier(field.name) ? field.name : KotlinNames.lowerCamel(field.name)
      result.properties.append(
        Property(
          key: field.name, name: KotlinNames.unique(name, among: &names), type: type,
          documentation: field.shape.details.description))
    }
    byName[path.joined(separator: ".")] = result
    return result
  }

  private func accepts(_ type: ValueType, _ shape: DataShape) -> Bool {
    shape.types != .any && shape.types.contains(type)
  }

  private mutating func type(
    of shape: DataShape, _ samples: [Node], named name: String, inside outer: [String], _ taken: inout Set<String>,
    _ nested: inout [DataClass]
  ) -> KotlinType {
    let seen = samples.reduce(into: ValueType()) { $0.formUnion($1.valueType) }
    let uses = shape.types == .any ? shape.types : shape.types.subtracting(.null)
    let types = seen.isEmpty ? uses : seen
    // What samples and uses disagree on can be anything, and so can what a schema has several types for.
    if seen.kindNames.count > 1 || !uses.isSuperset(of: seen) { return .any }
    if isDeclared, uses != .any, uses.kindNames.count > 1, shape.fields.isEmpty, shape.element == nil { return .any }
    if types.contains(.array), types != .any || shape.element != nil {
      let singular = ElementNaming.singular(name)
      let elements = samples.flatMap { Array($0.elements) }
      // Of what is only counted, nobody knows what it is.
      guard let element = shape.element else { return .list(elements.first.map(\.plainType) ?? .any) }
      let isSparse = elements.contains(where: \.isNull)
      let type = type(
        of: element, elements.filter { !$0.isNull }, named: singular, inside: outer, &taken, &nested)
      return .list(isSparse ? type.optional : type)
    }
    // What `$data` reads of a value that turns out to be one object stands with the elements that it could have had.
    let object = shape.fields.isEmpty ? shape.element ?? shape : shape
    if !object.fields.isEmpty {
      let className = KotlinNames.unique(KotlinNames.upperCamel(name), among: &taken)
      nested.append(dataClass(object, samples, named: className, inside: outer))
      return .dataClass((outer + [className]).joined(separator: "."))
    }
    if seen.isEmpty, isOrdered(shape) { return .any }
    return switch types {
    case .number: shape.details.isInteger ? .int : .number
    case .boolean: .boolean
    // An object of which nothing is read by itself.
    case .object: .any
    default: seen.isEmpty && types == .any ? openType(of: shape) : .string
    }
  }

  /// The type of a value of which neither samples nor uses say what it is.
  private func openType(of shape: DataShape) -> KotlinType {
    if shape.uses.contains(where: isFlag) { return .boolean }
    let decides = !shape.uses.isEmpty && shape.uses.allSatisfy { $0.role == .condition && !$0.isRequired }
    return decides ? .any : .string
  }

  /// Whether values are compared by their order of which nobody says whether they are numbers or texts.
  private func isOrdered(_ shape: DataShape) -> Bool {
    shape.types.subtracting(.null) == [.number, .string] && shape.uses.contains { $0.role == .condition }
  }

  private func isFlag(_ use: TemplateBindings.Use) -> Bool {
    guard use.role == .value else { return false }
    // The last one that begins no later: values do not stand in each other.
    var (low, high) = (0, flags.count)
    while low < high {
      let middle = (low + high) / 2
      if flags[middle].start <= use.span.start { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return false }
    return use.span.end <= flags[low - 1].end && flags[low - 1].source == use.span.source
  }
}

extension Node {
  /// The kind of the value.
  fileprivate var valueType: ValueType {
    switch kind {
    case .string: .string
    case .number: .number
    case .array: .array
    case .object: .object
    case .null: .null
    case .boolean: .boolean
    }
  }

  /// The type of a value of which no property is read.
  fileprivate var plainType: KotlinType {
    switch kind {
    case .number: .number
    case .boolean: .boolean
    case .object, .array: .any
    case .string, .null: .string
    }
  }
}

extension KotlinWriter {
  /// Writes a data class with those inside of it.
  mutating func dataClass(
    _ type: DataClasses.DataClass, wholes: [String: String], _ indent: Int = 0, inside outer: String = ""
  ) {
    let path = outer + type.name + "."
    line("data class \(type.name)(", indent)
    for property in type.properties {
      // Classes of the class itself need no long name.
      let source = property.type.source.replacing(path, with: "")
      // The name in the data, where Kotlin has another one for it.
      let key = property.key == property.name ? nil : "`\(property.key)` in the data."
      let words = [property.documentation, key].compactMap(\.self)
      if !words.isEmpty { comment(words.joined(separator: "\n"), indent + 1) }
      line("val \(KotlinNames.escaped(property.name)): \(source),", indent + 1)
    }
    if let whole = wholes[outer + type.name] {
      comment("All members of the object in the data, by their names there: they are sent as they are.", indent + 1)
      line("val \(whole): Map<String, Any?>,", indent + 1)
    }
    guard !type.nested.isEmpty else { return line(")", indent) }
    line(") {", indent)
    for (index, nested) in type.nested.enumerated() {
      if index > 0 { line("") }
      dataClass(nested, wholes: wholes, indent + 1, inside: path)
    }
    line("}", indent)
  }
}
