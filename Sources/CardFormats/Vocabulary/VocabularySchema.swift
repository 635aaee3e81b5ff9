import CardIR
package import CardSyntax

/// Writes the JSON Schema (draft 2020-12) of a format's documents and templates from its vocabulary.
///
/// The schema is as strict as the format's published one, so that editors mark misspelt names. Beyond that it takes
/// what a template may have: `$data` and `$when` on every object, `${…}` for every value, and components and
/// included files for everything. Components have names that begin in lower case.
package struct VocabularySchema: ~Copyable {
  /// What a schema is about: the documents of one vocabulary.
  package struct Subject {
    let vocabulary: Vocabulary
    /// Where the whole document stands.
    let root: RegionSpec

    package init(_ vocabulary: Vocabulary, root: RegionSpec) {
      self.vocabulary = vocabulary
      self.root = root
    }
  }

  private let subjects: [Subject]
  private let glossary: Glossary
  private var writer: DocumentWriter
  private var defined: Set<String> = []
  /// The families whose objects say by their discriminator what type they have.
  private let discriminated: Set<TypeFamily>
  private let roots: Set<TypeFamily>

  private init(_ subjects: [Subject], _ glossary: Glossary, _ syntax: DocumentSyntax) {
    self.subjects = subjects
    self.glossary = glossary
    roots = Set(subjects.map(\.root.family))
    let regions = subjects.flatMap { subject in
      [subject.root] + subject.vocabulary.types.flatMap { $0.properties.compactMap(\.region) }
    }
    let data = subjects.flatMap { subject in
      subject.vocabulary.types.flatMap { type in type.properties.flatMap { $0.codec?.shape.regions ?? [] } }
    }
    discriminated = Set((regions + data).filter { !$0.hasImpliedType }.map(\.family))
    writer = DocumentWriter(syntax)
  }

  /// The schema of documents that are one of `subjects`.
  package static func schema(
    of subjects: [Subject], title: String, glossary: Glossary = Glossary(), _ syntax: DocumentSyntax
  ) -> [UInt8] {
    var schema = VocabularySchema(subjects, glossary, syntax)
    schema.write(title: title)
    return schema.writer.finish()
  }

  private mutating func write(title: String) {
    writer.beginObject()
    pair("$schema", "https://json-schema.org/draft/2020-12/schema")
    pair("title", title)
    pair("description", "\(title) documents, and templates of them.")
    writer.key("anyOf")
    writer.beginArray()
    for subject in subjects { item(subject.root, subject.vocabulary) }
    reference(Self.template)
    writer.endArray()
    writer.key("$defs")
    writer.beginObject()
    for subject in subjects { define(subject.vocabulary) }
    defineTemplateValues()
    writer.endObject()
    writer.endObject()
  }

  // MARK: Definitions

  private static let template = "template-value"
  private static let templateOrNull = "template-value-or-null"

  /// What can stand for any value in a template.
  private mutating func defineTemplateValues() {
    let names = Set(subjects.flatMap { $0.vocabulary.types.map(\.name) }).filter { $0.first?.isLowercase == true }
    writer.key(Self.template)
    writer.beginObject()
    pair("description", "An expression, an included file or a component.")
    writer.key("anyOf")
    writer.beginArray()
    writer.beginObject()
    pair("type", "string")
    pair("pattern", #"\$(prop)?\{"#)
    writer.endObject()
    writer.beginObject()
    pair("type", "object")
    strings("required", ["$include"])
    writer.endObject()
    writer.beginObject()
    pair("type", "object")
    strings("required", ["type"])
    writer.key("properties")
    writer.beginObject()
    writer.key("type")
    writer.beginObject()
    pair("type", "string")
    pair("pattern", #"^[a-z][A-Za-z0-9_-]*$|\$\{"#)
    if !names.isEmpty {
      writer.key("not")
      writer.beginObject()
      strings("enum", names.sorted())
      writer.endObject()
    }
    writer.endObject()
    writer.endObject()
    writer.endObject()
    writer.endArray()
    writer.endObject()
    writer.key(Self.templateOrNull)
    writer.beginObject()
    writer.key("anyOf")
    writer.beginArray()
    reference(Self.template)
    type("null")
    writer.endArray()
    writer.endObject()
  }

  private mutating func define(_ vocabulary: Vocabulary) {
    for type in vocabulary.types where type.canonicalName == nil && defined.insert(Self.name(of: type)).inserted {
      let all = vocabulary.types.filter { $0.name == type.name && $0.family == type.family }
      writer.key(Self.name(of: type))
      define(all, vocabulary)
    }
    for type in vocabulary.types
    where discriminated.contains(type.family) && defined.insert(Self.name(of: type.family)).inserted {
      writer.key(Self.name(of: type.family))
      define(type.family, vocabulary)
    }
  }

  /// One of a family's types, by what the discriminator says.
  private mutating func define(_ family: TypeFamily, _ vocabulary: Vocabulary) {
    var names: [String] = []
    for name in vocabulary.typeNames(in: family) where !names.contains(name) { names.append(name) }
    writer.beginObject()
    pair("type", "object")
    writer.key("if")
    reference(Self.template)
    writer.key("else")
    writer.beginObject()
    strings("required", [vocabulary.discriminator])
    writer.key("properties")
    writer.beginObject()
    writer.key(vocabulary.discriminator)
    writer.beginObject()
    strings("enum", names)
    writer.endObject()
    writer.endObject()
    writer.key("allOf")
    writer.beginArray()
    for name in names {
      guard let index = vocabulary.type(named: name, in: family) else { continue }
      writer.beginObject()
      writer.key("if")
      writer.beginObject()
      writer.key("properties")
      writer.beginObject()
      writer.key(vocabulary.discriminator)
      writer.beginObject()
      pair("const", name)
      writer.endObject()
      writer.endObject()
      strings("required", [vocabulary.discriminator])
      writer.endObject()
      writer.key("then")
      reference(Self.name(of: vocabulary.types[index]))
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    writer.endObject()
  }

  /// The objects of one type, which several tables may describe together.
  private mutating func define(_ types: [TypeSpec], _ vocabulary: Vocabulary) {
    guard let type = types.first else { return }
    writer.beginObject()
    pair("title", type.name)
    describe(glossary[type], since: type.since, isExtension: type.isExtension)
    properties(types, group: nil, vocabulary)
    writer.endObject()
  }

  /// The members of an object, or of a group of it.
  private mutating func properties(_ types: [TypeSpec], group: String?, _ vocabulary: Vocabulary) {
    pair("type", "object")
    var required: [String] = []
    var seen: Set<String> = []
    writer.key("properties")
    writer.beginObject()
    if group == nil, let type = types.first {
      let isData = type.properties.contains { $0.name == vocabulary.discriminator && $0.group == nil }
      if !isData, type.name.first?.isUppercase == true || discriminated.contains(type.family) {
        writer.key(vocabulary.discriminator)
        writer.beginObject()
        pair("const", type.name)
        writer.endObject()
      }
      if roots.contains(type.family), seen.insert("$schema").inserted {
        templateMember("$schema", "The address of this schema.")
        templateMember(RootMember.preservedSource, "What the document was converted from.")
      }
      templateMember("$data", "What the expressions in the object are about; an array repeats the object.")
      templateMember("$when", "Whether the object is there.")
    }
    for type in types {
      for property in type.properties where property.group == group && property.canonicalName == nil {
        guard seen.insert(property.name).inserted else { continue }
        if property.isRequired { required.append(property.name) }
        writer.key(property.name)
        define(property, of: type, vocabulary)
      }
    }
    if group == nil {
      for type in types {
        for name in type.properties.compactMap(\.group) where seen.insert(name).inserted {
          writer.key(name)
          writer.beginObject()
          properties(types, group: name, vocabulary)
          writer.endObject()
        }
      }
    }
    writer.endObject()
    // What an object shows without a list makes up for the list.
    let excuses = group == nil ? types.flatMap(\.excuses) : []
    if !excuses.isEmpty, !required.isEmpty {
      writer.key("anyOf")
      writer.beginArray()
      for names in [required] + excuses.map({ [$0] }) {
        writer.beginObject()
        strings("required", names)
        writer.endObject()
      }
      writer.endArray()
    } else if !required.isEmpty {
      strings("required", required)
    }
    if group == nil, let type = types.first, roots.contains(type.family) {
      writer.key("patternProperties")
      writer.beginObject()
      templateMember("^x-", "Values with anchors, which aliases in the rest of a YAML file stand for.")
      writer.endObject()
    }
    writer.key("additionalProperties")
    writer.boolean(false)
  }

  private mutating func templateMember(_ name: String, _ description: String) {
    writer.key(name)
    writer.beginObject()
    pair("description", description)
    writer.endObject()
  }

  // MARK: Properties

  private mutating func define(_ property: PropertySpec, of type: TypeSpec, _ vocabulary: Vocabulary) {
    writer.beginObject()
    describe(
      glossary[property, of: type], since: property.since, isExtension: property.isExtension && !type.isExtension)
    if property.isReadOnly, case .attribute = property.meaning {
      writer.key("deprecated")
      writer.boolean(true)
    }
    if let value = property.defaultValue, let codec = property.codec, codec.accepts(value) {
      writer.key("default")
      _ = codec.encode(value, &writer)
    }
    writer.key("anyOf")
    writer.beginArray()
    switch property.meaning {
    case .attribute(_, let codec), .inert(let codec): self.shape(codec.shape, vocabulary)
    case .region(_, let spec):
      if spec.form == .list {
        array(vocabulary) { schema in schema.items(spec, vocabulary) }
      } else {
        item(spec, vocabulary)
      }
      if let scalar = spec.scalar { self.shape(scalar.codec.shape, vocabulary) }
    }
    reference(property.isRequired ? Self.template : Self.templateOrNull)
    writer.endArray()
    writer.endObject()
  }

  private mutating func array(_ vocabulary: Vocabulary, _ items: (inout VocabularySchema) -> Void) {
    writer.beginObject()
    pair("type", "array")
    writer.key("items")
    writer.beginObject()
    writer.key("anyOf")
    writer.beginArray()
    items(&self)
    reference(Self.template)
    writer.endArray()
    writer.endObject()
    writer.endObject()
  }

  private mutating func items(_ spec: RegionSpec, _ vocabulary: Vocabulary) { item(spec, vocabulary) }

  /// An object of a region, or the string that may stand for it.
  private mutating func item(_ spec: RegionSpec, _ vocabulary: Vocabulary) {
    if let index = vocabulary.impliedType(in: spec)?.index {
      reference(Self.name(of: vocabulary.types[index]))
    } else if let names = spec.typeNames {
      writer.beginObject()
      pair("$ref", Self.pointer(Self.name(of: spec.family)))
      writer.key("not")
      writer.beginObject()
      writer.key("properties")
      writer.beginObject()
      writer.key(vocabulary.discriminator)
      writer.beginObject()
      strings("enum", vocabulary.typeNames(in: spec.family).filter { !names.contains($0) })
      writer.endObject()
      writer.endObject()
      strings("required", [vocabulary.discriminator])
      writer.endObject()
      writer.endObject()
    } else {
      reference(Self.name(of: spec.family))
    }
    if spec.shorthand != nil { type("string") }
  }

  // MARK: Values

  /// The alternatives of a value, as elements of an array that is open.
  private mutating func shape(_ shape: ValueShape, _ vocabulary: Vocabulary) {
    switch shape {
    case .string, .verbatim: type("string")
    case .url: type("string", ("format", "uri-reference"))
    case .pixels: type("string", ("pattern", "^[0-9]+px$"))
    case .share: type("string", ("pattern", #"^[0-9]+(\.[0-9]+)?\*?$"#))
    case .version: type("string", ("pattern", #"^[0-9]+(\.[0-9]+){0,3}$"#))
    case .color(let notation):
      let digits = notation == .bare ? "^#?[0-9A-Fa-f]{6}$" : "^#?([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"
      type("string", ("pattern", digits))
    case .names(let names, let isCaseSensitive):
      writer.beginObject()
      strings("enum", names)
      writer.endObject()
      if !isCaseSensitive { type("string", ("pattern", "^(\(names.map(Self.anyCase).joined(separator: "|")))$")) }
    case .boolean: type("boolean")
    case .number: type("number")
    case .integer: type("integer")
    case .object: type("object")
    case .map(let value):
      writer.beginObject()
      pair("type", "object")
      writer.key("additionalProperties")
      writer.beginObject()
      writer.key("anyOf")
      writer.beginArray()
      self.shape(value, vocabulary)
      reference(Self.template)
      writer.endArray()
      writer.endObject()
      writer.endObject()
    case .list(let value): array(vocabulary) { schema in schema.shape(value, vocabulary) }
    case .record(let spec): item(spec, vocabulary)
    case .either(let shapes): for shape in shapes { self.shape(shape, vocabulary) }
    case .any:
      writer.beginObject()
      writer.endObject()
    }
  }

  /// A regular expression for the name in whatever case.
  private static func anyCase(_ name: String) -> String {
    name.map { $0.isLetter ? "[\($0.lowercased())\($0.uppercased())]" : String($0) }.joined()
  }

  // MARK: Keywords

  private static func name(of type: TypeSpec) -> String { type.name.split(separator: " ").joined(separator: "-") }

  private static func name(of family: TypeFamily) -> String {
    family.name.split(separator: " ").joined(separator: "-")
  }

  private static func pointer(_ name: String) -> String { "#/$defs/\(name)" }

  private mutating func reference(_ name: String) {
    writer.beginObject()
    pair("$ref", Self.pointer(name))
    writer.endObject()
  }

  private mutating func type(_ name: String, _ keywords: (String, String)...) {
    writer.beginObject()
    pair("type", name)
    for (key, value) in keywords { pair(key, value) }
    writer.endObject()
  }

  private mutating func describe(_ summary: String?, since: FormatVersion?, isExtension: Bool) {
    var sentences = summary.map { [$0] } ?? []
    if let since { sentences.append("Since \(since.major).\(since.minor).") }
    if isExtension { sentences.append(PropertySpec.extensionNote) }
    if !sentences.isEmpty { pair("description", sentences.joined(separator: " ")) }
  }

  private mutating func pair(_ key: String, _ value: String) {
    writer.key(key)
    writer.string(value)
  }

  private mutating func strings(_ key: String, _ values: [String]) {
    writer.key(key)
    writer.beginArray()
    for value in values { writer.string(value) }
    writer.endArray()
  }
}

/// What the types and properties of a vocabulary are for, in a sentence each.
package struct Glossary: Sendable {
  private let types: [String: String]
  private let properties: [String: String]

  /// Sentences by the name of a type, and by the name of a property or `Type.property` where it differs.
  package init(types: [String: String] = [:], properties: [String: String] = [:]) {
    self.types = types
    self.properties = properties
  }

  /// The sentences of both; where both have one, that of `other`.
  package func merging(_ other: Glossary) -> Glossary {
    Glossary(
      types: types.merging(other.types) { $1 }, properties: properties.merging(other.properties) { $1 })
  }

  /// The sentence about a type.
  package subscript(type: TypeSpec) -> String? { types[type.name] }

  /// The sentences with others after those about types of the same names.
  package func adding(_ sentences: [String: String]) -> Glossary {
    Glossary(types: types.merging(sentences) { $0 + " " + $1 }, properties: properties)
  }

  /// The sentence about a property of a type.
  package subscript(property: PropertySpec, of type: TypeSpec) -> String? {
    properties["\(type.name).\(property.name)"] ?? properties[property.name]
  }
}
