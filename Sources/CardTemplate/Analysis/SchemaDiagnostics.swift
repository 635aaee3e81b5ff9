import CardSyntax

extension TemplateDiagnostics {
  static let invalidSchema = DiagnosticKind(
    "schema.invalid", .error, "A JSON Schema has another value where a schema is required.",
    explanation:
      "A schema is an object, or `true` or `false`. The file beside a template, `NAME.schema.json` for `NAME.yaml`, is "
      + "the JSON Schema of the data, not data.")
  static let schemaReference = DiagnosticKind(
    "schema.reference", .error, "A `$ref` does not resolve in its file.",
    explanation:
      "References are JSON pointers or anchors in the same file, such as `#/$defs/order` and `#order`. Schemas of "
      + "several files are put together into one before they are used here.")
  static let schemaTypeName = DiagnosticKind(
    "schema.type", .error, "A JSON Schema names a type that does not exist.",
    explanation: "The types are `null`, `boolean`, `number`, `integer`, `string`, `array` and `object`.")
  static let schemaMismatch = DiagnosticKind(
    "template.schema-type", .warning, "A value is used as a type that differs from the data's schema.",
    explanation:
      "With data that conforms to the schema, the expression cannot be evaluated. Convert the value with `string`, `int` or "
      + "`float`, or correct the schema.")
  static let schemaProperty = DiagnosticKind(
    "template.schema-property", .warning, "The template reads a property that the data's schema does not have.",
    explanation:
      "The schema lists the properties of the object, and this one is not among them. Correct the path, add the property "
      + "to the schema, or say with `additionalProperties: true` that there can be others.")

  static let schemaContradiction = DiagnosticKind(
    "schema.mismatch", .error, "The data beside a template contradict their schema.",
    explanation:
      "The schema says of which kinds values are, which ones there are, and what must be there. Generated code takes it at "
      + "its word, so data that differ are not an example of what the template is used with. Correct the data or the schema."
  )

  /// The kinds about JSON Schemas of data.
  static let schema: [DiagnosticKind] = [
    invalidSchema, schemaReference, schemaTypeName, schemaMismatch, schemaProperty, schemaContradiction,
  ]
}

extension Diagnostic {
  static func notASchema(_ node: Node) -> Diagnostic {
    Diagnostic(
      TemplateDiagnostics.invalidSchema,
      "a JSON Schema is an object, or `true` or `false`, not \(node.valueType.withArticle)",
      at: node.span)
  }

  static func unknownSchemaReference(_ node: Node) -> Diagnostic {
    let text = node.string ?? ""
    let isElsewhere = !text.isEmpty && !text.hasPrefix("#")
    return Diagnostic(
      TemplateDiagnostics.schemaReference,
      isElsewhere ? "`\(text)` is in another file, which is not read" : "`\(text)` does not resolve in this file",
      at: node.span, help: isElsewhere ? "put what it names into `$defs` of this file" : nil)
  }

  static func unknownSchemaType(_ node: Node) -> Diagnostic {
    let names = ["null", "boolean", "number", "integer", "string", "array", "object"]
    let meant = node.string.flatMap { Suggestion.nearest(to: $0, in: names) }
    return Diagnostic(
      TemplateDiagnostics.schemaTypeName, "`\(node.string ?? String(node.span.text))` is not a JSON Schema type",
      at: node.span,
      meant: meant)
  }

  static func schemaType(_ path: String, _ use: TemplateBindings.Use, _ kinds: ValueType) -> Diagnostic {
    Diagnostic(
      TemplateDiagnostics.schemaMismatch,
      "`\(path.isEmpty ? "$root" : path)` is used as \(use.types.withArticle), and the schema of the data says "
        + kinds.withArticle, at: use.span)
  }

  static func schemaLacks(_ name: String, _ path: String, _ span: SourceSpan?, known: [String]) -> Diagnostic {
    let meant = Suggestion.nearest(to: name, in: known)
    var fixIt: Diagnostic.FixIt?
    // The name is the end of the path, unless it is written in another way.
    if let span, let meant, span.text.hasSuffix(name) {
      let end = Int(span.end)
      fixIt = .init(SourceSpan(source: span.source, end - name.utf8.count..<end), replacement: meant)
    }
    return Diagnostic(
      TemplateDiagnostics.schemaProperty, "the schema of the data has no property `\(path)`", at: span,
      help: meant.map { "did you mean `\($0)`?" }, fixIt: fixIt)
  }
}
