public import CardSyntax

extension TemplateBindings {
  /// A JSON Schema (draft 2020-12) of the data that the template needs. What it reads of `$host` is the definition
  /// `host`, which the data itself does not refer to.
  ///
  /// Names are spelled as in the template, although the language takes them regardless of case.
  public func jsonSchema(title: String, _ syntax: DocumentSyntax = .json) -> [UInt8] {
    var writer = DocumentWriter(syntax)
    writer.beginObject()
    writer.key("$schema")
    writer.string("https://json-schema.org/draft/2020-12/schema")
    writer.key("title")
    writer.string(title)
    Self.write(data, isOptional: false, to: &writer)
    if let host {
      writer.key("$defs")
      writer.beginObject()
      writer.key("host")
      writer.beginObject()
      writer.key("description")
      writer.string("What the template reads of $host.")
      Self.write(host, isOptional: false, to: &writer)
      writer.endObject()
      writer.endObject()
    }
    writer.endObject()
    return writer.finish()
  }

  /// Writes the keywords of one schema into an object that is open.
  private static func write(_ shape: DataShape, isOptional: Bool, to writer: inout DocumentWriter) {
    if let description = shape.details.description {
      writer.key("description")
      writer.string(description)
    }
    guard shape.types != .any else { return }
    // What may be missing may be null as well: tests tell no difference.
    let types = isOptional ? shape.types.union(.null) : shape.types
    let isEither = types.isSuperset(of: [.array, .object]) && shape.element != nil
    guard isEither else {
      writeType(types, shape.details, to: &writer)
      if types.contains(.array), let element = shape.element {
        writer.key("items")
        writeObject(element, isOptional: false, to: &writer)
      }
      if types.contains(.object) { writeFields(shape, to: &writer) }
      return
    }
    writer.key("anyOf")
    writer.beginArray()
    writer.beginObject()
    writeType(.array, to: &writer)
    writer.key("items")
    if let element = shape.element { writeObject(element, isOptional: false, to: &writer) }
    writer.endObject()
    if let element = shape.element { writeObject(element, isOptional: false, to: &writer) }
    if !types.subtracting([.array, .object]).isEmpty {
      writer.beginObject()
      writeType(types.subtracting([.array, .object]), to: &writer)
      writer.endObject()
    }
    writer.endArray()
  }

  private static func writeObject(_ shape: DataShape, isOptional: Bool, to writer: inout DocumentWriter) {
    writer.beginObject()
    write(shape, isOptional: isOptional, to: &writer)
    writer.endObject()
  }

  private static func writeFields(_ shape: DataShape, to writer: inout DocumentWriter) {
    guard !shape.fields.isEmpty else { return }
    writer.key("properties")
    writer.beginObject()
    for field in shape.fields {
      writer.key(field.name)
      writeObject(field.shape, isOptional: !field.isRequired, to: &writer)
    }
    writer.endObject()
    let required = shape.fields.filter(\.isRequired)
    guard !required.isEmpty else { return }
    writer.key("required")
    writer.beginArray()
    for field in required { writer.string(field.name) }
    writer.endArray()
  }

  private static func writeType(
    _ types: ValueType, _ details: DataShape.Details = DataShape.Details(), to writer: inout DocumentWriter
  ) {
    let names = types.kindNames.map { $0 == "number" && details.isInteger ? "integer" : $0 }
    writer.key("type")
    if names.count == 1 {
      writer.string(names[0])
    } else {
      writer.beginArray()
      for name in names { writer.string(name) }
      writer.endArray()
    }
    // The texts are all that there can be only where there can be nothing but texts.
    guard !details.texts.isEmpty, types.subtracting(.null) == .string else { return }
    writer.key("enum")
    writer.beginArray()
    for text in details.texts { writer.string(text) }
    if types.contains(.null) { writer.null() }
    writer.endArray()
  }
}

extension ValueType {
  /// The name of each kind, which JSON Schema has the same of.
  public var kindNames: [String] {
    let kinds: [ValueType] = [.null, .boolean, .number, .string, .array, .object]
    return kinds.filter { contains($0) }.map(\.description)
  }
}
