package import CardFormats
import CardSyntax
import CardTemplate

/// The structures of a template's data, from the outermost inwards.
package struct DataTypes: Sendable, Hashable {
  /// A structure that is generated, or an enumeration.
  package struct Structure: Sendable, Hashable {
    /// The full name, with those of the structures around it.
    package var name: String
    package var fields: [Field]
    package var structures: [Structure]
    /// The texts of an enumeration by the names of their cases; empty for structures.
    package var cases: [Case] = []
    /// What a schema says that it is.
    package var documentation: String?
    /// Whether it stands in lists in whose place data may have one object.
    package var isListItem = false
    /// Whether it has everything that the data have, so that it can be handed on as a whole.
    package var isWhole = false

    /// The name inside of the structure around it.
    var ownName: String { name.split(separator: ".").last.map(String.init) ?? name }
  }

  /// A case of an enumeration.
  package struct Case: Sendable, Hashable {
    /// The name in Swift, without backticks.
    package var name: String
    /// The text in the data.
    package var text: String
  }

  /// A property of a structure.
  package struct Field: Sendable, Hashable {
    /// The key in the data.
    package var key: String
    /// The name in Swift, without backticks.
    package var name: String
    package var type: DataType
    /// What a schema says that it means.
    package var documentation: String?
  }

  /// The type of the data; none if the template reads none.
  package var root: DataType?
  /// The type of `$host`; none if the template does not read it.
  package var host: DataType?
  /// The structures of the data and of the host.
  package var structures: [Structure] = []
  private var byName: [String: Structure] = [:]
  /// The position of each field of a structure by its key in lower case.
  private var positions: [String: [String: Int]] = [:]

  /// The types of a template's data. The structure of the data is called `name`; those whose full names are in `open`
  /// become values of any kind, for they are needed as a whole.
  package init(_ template: CodeTemplate, name: String, open: Set<String> = []) {
    // Most of a large document is not looked at where nothing is bound.
    guard let document = template.document, !open.isEmpty || Template.mayHaveBindings(document),
      let bindings = template.bindings
    else { return }
    let inference = DataTypeInference(open: open)
    var siblings = DataTypeInference.Siblings()
    if open.contains(Self.everything) {
      root = .value
    } else if !bindings.bindings.allSatisfy({ $0.path.hasPrefix("$host") }) {
      root = inference.type(of: bindings.data, name: name, in: nil, &siblings)
    }
    if let host = bindings.host {
      let hostName = (name.hasSuffix("Data") ? String(name.dropLast(4)) : name) + "Host"
      self.host = inference.type(of: host, name: hostName, in: nil, &siblings)
    }
    structures = siblings.structures
    for structure in structures { register(structure) }
  }

  /// What stands among names of open structures for data of which nothing is known.
  static let everything = "*"

  private mutating func register(_ structure: Structure) {
    byName[structure.name] = structure
    positions[structure.name] = Dictionary(
      structure.fields.enumerated().map { ($1.key.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    for inner in structure.structures { register(inner) }
  }

  /// The field of a structure that a template calls `name`, regardless of case.
  package func field(_ name: String, of structure: String) -> Field? {
    guard let position = positions[structure]?[name.lowercased()] else { return nil }
    return byName[structure]?.fields[position]
  }

  /// The parts of the support code that the declarations need.
  package var parts: Set<String> {
    let all = byName.values.flatMap(\.fields).map(\.type) + [root, host].compactMap { $0 }
    // Structures are made for data that may leave something out, or come to do so.
    let lists: Set<String> = byName.values.contains(where: \.isListItem) ? ["CardListItem"] : []
    return all.reduce(structures.isEmpty ? lists : lists.union(["CardField"])) { $0.union($1.parts) }
  }

  /// The structure with a full name.
  package func structure(_ name: String) -> Structure? { byName[name] }

  /// The declarations of the structures.
  package var declarations: [SwiftDeclaration] {
    structures.map { structure in
      let isHost = host == .structure(structure.name)
      let whole = isHost ? "the host object" : "its data"
      return .type(Self.declaration(structure, documentation: "What the template reads of \(whole)."))
    }
  }

  private static func declaration(_ structure: Structure, documentation: String?) -> SwiftTypeDeclaration {
    if !structure.cases.isEmpty { return enumeration(structure) }
    var members: [SwiftDeclaration] = structure.fields.map { field in
      let usual: SwiftExpression? =
        switch field.type {
        case .field, .value: ".missing"
        default: nil
        }
      let type = field.type.source(inside: structure.name)
      return .property(
        SwiftProperty(
          "var", SwiftNames.escaped(field.name), type: type, value: usual, documentation: field.documentation))
    }
    if structure.fields.contains(where: { $0.key != $0.name }) {
      let cases = structure.fields.map { field -> SwiftDeclaration in
        let name = SwiftNames.escaped(field.name)
        let key = SwiftLayout.literal([.text(field.key)]) ?? "\"\""
        return .enumCase(field.key == field.name ? name : "\(name) = \(key)", documentation: nil)
      }
      var keys = SwiftTypeDeclaration("enum", "CodingKeys", inherits: ["String", "CodingKey"], cases)
      keys.modifiers = ["private"]
      members.append(.type(keys))
    }
    if structure.isWhole { members.append(wholeValue(of: structure)) }
    members += structure.structures.map { .type(declaration($0, documentation: nil)) }
    let item = (structure.isListItem ? ["CardListItem"] : []) + (structure.isWhole ? ["CardConvertible"] : [])
    return SwiftTypeDeclaration(
      "struct", structure.ownName, inherits: ["Codable", "Hashable", "Sendable"] + item,
      documentation: structure.documentation ?? documentation, members)
  }

  /// The property that gives a structure as a value of any kind, for what hands it on as a whole.
  private static func wholeValue(of structure: Structure) -> SwiftDeclaration {
    let members = structure.fields.map { field -> SwiftExpression in
      let name = SwiftExpression.verbatim(SwiftNames.escaped(field.name))
      let value = field.type == .value ? name : .member(name, "cardValue")
      return .call(".init", [SwiftArgument(nil, .text(field.key)), SwiftArgument(nil, value)])
    }
    return .property(
      SwiftProperty(
        "cardValue", type: "CardValue", documentation: "The object as a whole; what is missing is left out.",
        body: [.expression(.call("CardValue.members", [SwiftArgument(nil, .array(members))]))]))
  }

  /// An enumeration with a case for texts that the schema does not list, so that a value that a server learns later is
  /// kept and shown.
  private static func enumeration(_ structure: Structure) -> SwiftTypeDeclaration {
    func literal(_ text: String) -> String { SwiftLayout.literal([.text(text)]) ?? "\"\"" }
    var members = structure.cases.map { SwiftDeclaration.enumCase(SwiftNames.escaped($0.name), documentation: nil) }
    members.append(.enumCase("unknown(String)", documentation: "A text that the schema does not list."))
    let reading = structure.cases.map { one in
      SwiftCase(
        [literal(one.text)], [.assignment("self", "=", .verbatim(".\(one.name)"))])
    }
    let unknown = SwiftCase([], [.assignment("self", "=", .call(".unknown", [SwiftArgument(nil, "rawValue")]))])
    members.append(
      .function(
        SwiftFunction(
          "init", ["rawValue: String"], documentation: "The value with a text of the data.",
          body: [.choice("rawValue", reading + [unknown])])))
    let writing = structure.cases.map { SwiftCase([".\($0.name)"], [.expression(.text($0.text))]) }
    let kept = SwiftCase([".unknown(let text)"], [.expression("text")])
    members.append(
      .property(
        SwiftProperty(
          "rawValue", type: "String", documentation: "The text in the data.",
          body: [.choice("self", writing + [kept])])))
    return SwiftTypeDeclaration(
      "enum", structure.ownName, inherits: ["CardEnumeration"], documentation: structure.documentation, members)
  }
}

extension DataType {
  /// The type in source text inside of a structure, whose own structures need not be named in full.
  func source(inside structure: String) -> String {
    switch self {
    case .structure(let name) where name.hasPrefix(structure + "."),
      .enumeration(let name) where name.hasPrefix(structure + "."):
      String(name.dropFirst(structure.count + 1))
    case .array(let element): "[\(element.source(inside: structure))]"
    case .field(let wrapped): "CardField<\(wrapped.source(inside: structure))>"
    default: source
    }
  }
}

/// Finds the Swift types of what a template reads.
private struct DataTypeInference {
  let open: Set<String>

  /// The structures in one structure, or the outermost ones.
  struct Siblings {
    var structures: [DataTypes.Structure] = []
    /// What no further one may be called.
    var names = DataTypeInference.reserved
  }

  /// The type of a value, whose structure is called `name` and stands in the structure `outer`. In one that has everything
  /// that the data have, so have those in it.
  func type(
    of shape: DataShape, name: String, in outer: String?, _ siblings: inout Siblings, inWhole: Bool = false
  ) -> DataType {
    let plain = plainType(of: shape, name: name, in: outer, &siblings, inWhole: inWhole)
    if case .value = plain { return .value }
    return shape.types.contains(.null) ? .field(plain) : plain
  }

  private func plainType(
    of shape: DataShape, name: String, in outer: String?, _ siblings: inout Siblings, inWhole: Bool
  ) -> DataType {
    // What is written as a whole, with properties that the template never names, must be kept as a whole.
    let isWhole = !inWhole && shape.uses.contains { $0.role == .value || $0.role == .text }
    if isWhole, !shape.types.isDisjoint(with: [.array, .object]), let whole = shape.whole {
      return plainType(of: whole, name: name, in: outer, &siblings, inWhole: true)
    }
    switch shape.types == .any ? shape.types : shape.types.subtracting(.null) {
    case .string:
      guard !shape.isTime, let outer, !shape.details.texts.isEmpty else { return shape.isTime ? .date : .string }
      return enumeration(shape.details.texts, name, in: outer, &siblings)
    case .number: return shape.details.isInteger ? .integer : .number
    case .boolean: return .boolean
    case .array:
      guard let element = shape.element else { return .array(.value) }
      if isWhole, !element.isScalar { return .value }
      return .array(type(of: element, name: ElementNaming.singular(name), in: outer, &siblings, inWhole: inWhole))
    case [.array, .object]:
      // Nothing but `$data` reads it: a list, as nearly always, in whose place there may be one object.
      guard let element = shape.element, !element.fields.isEmpty, !isWhole, outer != nil,
        case .structure(let item) = type(of: element, name: ElementNaming.singular(name), in: outer, &siblings)
      else { return .value }
      if let place = siblings.structures.firstIndex(where: { $0.name == item }) {
        siblings.structures[place].isListItem = true
      }
      return .array(.structure(item))
    case .object where !isWhole && !shape.fields.isEmpty:
      return structure(shape, name, in: outer, &siblings, inWhole: inWhole)
    default: return .value
    }
  }

  private func enumeration(
    _ texts: [String], _ name: String, in outer: String, _ siblings: inout Siblings
  ) -> DataType {
    let name = outer + "." + SwiftNames.unique(SwiftNames.upperCamel(name), among: &siblings.names)
    // Cases are not called like what every enumeration has, nor like the absence of a value.
    var names = UniqueNames(reserved: [
      "cardValue", "encode", "hash", "hashValue", "init", "none", "rawValue", "self", "some", "unknown",
    ])
    var result = DataTypes.Structure(name: name, fields: [], structures: [])
    result.cases = texts.map { DataTypes.Case(name: names.take(Self.caseName($0)), text: $0) }
    siblings.structures.append(result)
    return .enumeration(name)
  }

  /// What the case of a text is called. Signs tell numbers apart that have no other letters.
  private static func caseName(_ text: String) -> String {
    if text.isEmpty { return "empty" }
    let signs = ["-": "minus", "+": "plus"]
    if let sign = text.first.flatMap({ signs[String($0)] }), text.dropFirst().first?.isNumber == true {
      return SwiftNames.lowerCamel(sign + text.dropFirst())
    }
    return SwiftNames.lowerCamel(text)
  }

  private func structure(
    _ shape: DataShape, _ name: String, in outer: String?, _ siblings: inout Siblings, inWhole: Bool
  ) -> DataType {
    let ownName = SwiftNames.unique(outer == nil ? name : SwiftNames.upperCamel(name), among: &siblings.names)
    let fullName = outer.map { "\($0).\(ownName)" } ?? ownName
    if open.contains(fullName), !inWhole {
      siblings.names.remove(ownName)
      return shape.whole.map { structure($0, name, in: outer, &siblings, inWhole: true) } ?? .value
    }
    var inner = Siblings()
    var result = DataTypes.Structure(name: fullName, fields: [], structures: [])
    // A property and a structure in it must not be called alike, nor one like the keys, nor like what every type has.
    var names = UniqueNames(
      reserved: Set(["codingKeys", "encode", "hash", "hashValue", "init", "self"]).union(inWhole ? ["cardValue"] : []))
    result.isWhole = inWhole
    for field in shape.fields {
      var type = type(of: field.shape, name: field.name, in: fullName, &inner, inWhole: inWhole)
      switch type {
      case .field, .value: break
      default: if !field.isRequired { type = .field(type) }
      }
      let swiftName = names.take(SwiftNames.lowerCamel(field.name))
      result.fields.append(
        DataTypes.Field(
          key: field.name, name: swiftName, type: type, documentation: field.shape.details.description))
    }
    result.structures = inner.structures
    result.documentation = outer == nil ? shape.details.description : nil
    siblings.structures.append(result)
    return .structure(fullName)
  }

  /// What no structure may be called: words of Swift, and the types that generated code uses.
  fileprivate static let reserved: Set<String> = [
    "Any", "Array", "Bool", "CardDate", "CardEnumeration", "CardField", "CardListItem", "CardValue", "Codable",
    "CodingKey", "CodingKeys", "Double",
    "Hashable", "Int",
    "Optional", "Protocol", "Self", "Sendable", "String", "Type",
  ]
}

extension DataShape {
  /// Whether it is one of the kinds without parts.
  fileprivate var isScalar: Bool { ValueType([.string, .number, .boolean]).contains(types) }
}
