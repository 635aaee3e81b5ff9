import CardSyntax
import CardTemplate
import CardTestSupport
import Testing

/// What samples and schemas of data tell beyond the uses of a template.
@Suite struct DataEvidenceTests {
  private let template = #"""
    {"a": "${customer.name}", "b": "${if(exists(customer.vip), 'VIP', '')}", "c": "${toUpper(note)}",
     "d": [{"$data": "${orders}", "t": "${title} ${total * 2}"}]}
    """#

  /// The paths that a template reads with what is known of each.
  private func summary(_ bindings: TemplateBindings) -> [String] {
    bindings.bindings.map { "\($0.path): \($0.types)\($0.isRequired ? "" : ", optional")" }
  }

  private func bindings(_ text: String? = nil, schema: String) throws -> TemplateBindings {
    var diagnostics = Diagnostics()
    let read = JSONSchema(try document(schema, "data.schema.json"), diagnostics: &diagnostics)
    #expect(diagnostics.all.isEmpty, "\(diagnostics.messages)")
    return TemplateBindings(try document(text ?? template)).refined(by: .schema(try #require(read)))
  }

  private func bindings(_ text: String? = nil, samples: String...) throws -> TemplateBindings {
    let nodes = try samples.map { try document($0, "data.json").root }
    return TemplateBindings(try document(text ?? template)).refined(by: .samples(nodes))
  }

  @Test func withoutEvidenceUsesDecide() throws {
    #expect(
      try summary(bindings()) == [
        "customer.name: any", "customer.vip: any, optional", "note: string", "orders: array or object",
        "orders[].title: any", "orders[].total: number",
      ])
  }

  @Test func samplesNarrowDownWhatUsesLeaveOpen() throws {
    let found = try bindings(
      samples: #"{"customer": {"name": "Ada", "vip": true}, "note": "n", "orders": [{"title": "x", "total": 1}]}"#,
      #"{"customer": {"name": "Bob"}, "note": null, "orders": [{"title": "y", "total": 2}, {"title": "z"}]}"#)
    #expect(
      summary(found) == [
        "customer.name: string", "customer.vip: boolean, optional", "note: null or string", "orders: array",
        "orders[].title: string", "orders[].total: number, optional",
      ])
  }

  @Test func samplesAgainstTheUsesMeanAnything() throws {
    let found = try bindings(#"["${toUpper(code)}", "${code2 + 1}"]"#, samples: #"{"code": 12, "code2": 3}"#)
    #expect(summary(found) == ["code: any", "code2: number"])
  }

  @Test func samplesTellHowKeysAreSpelled() throws {
    let found = try bindings(#""${Customer.NAME}""#, samples: #"{"customer": {"Name": "Ada"}}"#)
    #expect(summary(found) == ["customer.Name: string"])
  }

  @Test func anObjectInDataIsEnteredAndAnArrayRepeated() throws {
    let text = #"[{"$data": "${x}", "t": "${name}"}]"#
    #expect(try summary(bindings(text, samples: #"{"x": {"name": "a"}}"#)) == ["x: object", "x.name: string"])
    #expect(try summary(bindings(text, samples: #"{"x": [{"name": "a"}]}"#)) == ["x: array", "x[].name: string"])
  }

  @Test func aSchemaSaysTypesPresenceAndSpelling() throws {
    let found = try bindings(
      schema: #"""
        {"type": "object", "required": ["customer", "orders"],
         "properties": {
           "customer": {"$ref": "#/$defs/customer"},
           "NOTE": {"type": ["string", "null"]},
           "orders": {"type": "array", "items": {"$ref": "#order"}}},
         "$defs": {
           "customer": {"type": "object", "required": ["name", "vip"],
                        "properties": {"name": {"type": "string"}, "vip": {"enum": [true, false]}}},
           "order": {"$anchor": "order", "allOf": [
              {"type": "object", "properties": {"title": {"const": "x"}}},
              {"required": ["title"], "properties": {"total": {"type": "integer"}}}]}}}
        """#)
    #expect(
      summary(found) == [
        "customer.name: string", "customer.vip: boolean", "NOTE: null or string, optional", "orders: array",
        "orders[].title: string", "orders[].total: number, optional",
      ])
  }

  @Test(
    arguments: [
      (#"{"properties": {"a": {"anyOf": [{"type": "string"}, {"type": "number"}]}}}"#, "a: number or string, optional"),
      (
        #"{"properties": {"a": {"oneOf": [{"type": "string"}, {"type": "null"}]}}, "required": ["a"]}"#,
        "a: null or string"
      ),
      (#"{"properties": {"a": {"type": "string", "nullable": true}}, "required": ["a"]}"#, "a: null or string"),
      (#"{"additionalProperties": {"type": "boolean"}}"#, "a: boolean, optional"),
      (#"{"properties": {"a": true}, "required": ["a"]}"#, "a: any"),
      (#"{}"#, "a: any"),
      (
        #"{"anyOf": [{"properties": {"a": {"type": "string"}}, "required": ["a"]}, {"properties": {"a": {"type": "number"}}}]}"#,
        "a: number or string, optional"
      ),
      (
        #"{"allOf": [{"properties": {"a": {"type": ["string", "number"]}}}, {"properties": {"A": {"type": "string"}}}]}"#,
        "a: string, optional"
      ),
    ])
  func combinationsOfSchemas(schema: String, expected: String) throws {
    #expect(try summary(bindings(#""${a}""#, schema: schema)) == [expected])
  }

  @Test func schemasInCirclesAreFollowedAsFarAsTheTemplateGoes() throws {
    let tree = #"""
      {"$ref": "#/$defs/node",
       "$defs": {"node": {"type": "object", "required": ["label", "children"],
         "properties": {"label": {"type": "string"}, "children": {"type": "array", "items": {"$ref": "#/$defs/node"}}}}}}
      """#
    let found = try bindings(
      #"[{"$data": "${children}", "t": "${label}", "c": [{"$data": "${children}", "t": "${label}"}]}]"#, schema: tree)
    #expect(
      summary(found) == [
        "children: array", "children[].label: string", "children[].children: array",
        "children[].children[].label: string",
      ])
    // Schemas that are nothing but each other say nothing.
    let circle =
      ##"{"$ref": "#/$defs/a", "$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"allOf": [{"$ref": "#/$defs/a"}]}}}"##
    #expect(try summary(bindings(#""${a}""#, schema: circle)) == ["a: any"])
    let nested = ##"{"properties": {"a": {"items": {"$ref": "#/properties/a"}}}, "required": ["a"]}"##
    #expect(try summary(bindings(#""${a}""#, schema: nested)) == ["a: any"])
  }

  @Test func theSchemaThatIsPrintedIsTheNarrowOne() throws {
    let found = try bindings(#"["${name}", "${tags}"]"#, samples: #"{"name": "Ada", "tags": ["a"]}"#)
    let schema = try document(String(decoding: found.jsonSchema(title: "x"), as: UTF8.self)).root
    #expect(schema["properties"]?["name"]?["type"]?.string == "string")
    #expect(schema["properties"]?["tags"]?["items"]?["type"]?.string == "string")
  }

  @Test(
    arguments: [
      (#"[]"#, "schema.invalid", "a JSON Schema is an object, or `true` or `false`, not an array"),
      (
        #"{"properties": {"a": "string"}}"#, "schema.invalid",
        "a JSON Schema is an object, or `true` or `false`, not a string"
      ),
      (#"{"properties": {"a": {"type": "strin"}}}"#, "schema.type", "`strin` is not a JSON Schema type"),
      (
        ##"{"properties": {"a": {"$ref": "#/$defs/x"}}}"##, "schema.reference",
        "`#/$defs/x` does not resolve in this file"
      ),
      (#"{"items": {"$ref": "other.json"}}"#, "schema.reference", "`other.json` is in another file, which is not read"),
      (#"{"anyOf": [{"$ref": 1}]}"#, "schema.reference", "`` does not resolve in this file"),
    ])
  func mistakesInSchemas(text: String, id: String, message: String) throws {
    var diagnostics = Diagnostics()
    #expect(JSONSchema(try document(text, "data.schema.json"), diagnostics: &diagnostics) == nil)
    #expect(diagnostics.all.map(\.id) == [id])
    #expect(diagnostics.all.map(\.message) == [message])
  }

  @Test func allMistakesOfASchemaAreReported() throws {
    var diagnostics = Diagnostics()
    let text = ##"{"properties": {"a": {"type": "text"}, "b": {"$ref": "#x"}, "c": {"items": [3]}}}"##
    _ = JSONSchema(try document(text, "data.schema.json"), diagnostics: &diagnostics)
    #expect(diagnostics.all.map(\.id) == ["schema.type", "schema.reference", "schema.invalid"])
  }

  @Test func aTemplateIsComparedWithTheSchema() throws {
    func problems(_ template: String, _ schema: String) throws -> [String] {
      var diagnostics = Diagnostics()
      let read = try #require(JSONSchema(try document(schema, "data.schema.json"), diagnostics: &diagnostics))
      TemplateBindings(try document(template)).check(against: read, diagnostics: &diagnostics)
      return diagnostics.sorted().map {
        "\($0.span?.text ?? "") \($0.id): \($0.message)\($0.help.map { "; " + $0 } ?? "")"
      }
    }
    let schema =
      #"{"properties": {"customer": {"properties": {"name": {"type": "string"}}}, "age": {"type": "string"}}}"#
    #expect(
      try problems(#"["${customer.nam}", "${age * 2}", "${age}", "${customer.name}"]"#, schema) == [
        "customer.nam template.schema-property: the schema of the data has no property `customer.nam`; did you mean `name`?",
        "age template.schema-type: `age` is used as a number, and the schema of the data says a string",
      ])
    // What a text cannot show is said as with data.
    let composite =
      #"{"properties": {"user": {"type": "object", "properties": {"no": {}, "name": {"type": "string"}}}, "#
      + #""tags": {"type": "array", "items": {"type": "string"}}, "id": {"type": ["string", "object"]}}}"#
    #expect(
      try problems(#"["Hi ${user} ${user.name} ${tags} ${id}", "${user}", "${tags}"]"#, composite) == [
        "user template.object-in-text: `user` is an object, whose text is `[object Object]`; "
          + "name a value of it, such as `user.name`, or write `jsonStringify(user)`",
        "tags template.object-in-text: `tags` is a list, whose values follow each other with a comma and no space; "
          + "write `join(tags, ', ')`",
      ])
    // What says of itself that there can be more lacks nothing.
    #expect(try problems(#""${x}""#, #"{"properties": {"a": {}}, "additionalProperties": true}"#) == [])
    #expect(try problems(#""${x}""#, #"{"properties": {"a": {}}, "patternProperties": {"^x": {}}}"#) == [])
    #expect(try problems(#""${x}""#, #"{"type": "object"}"#) == [])
    #expect(
      try problems(
        #"[{"$data": "${rows}", "t": "${b}"}]"#, #"{"properties": {"rows": {"items": {"properties": {"a": {}}}}}}"#)
        == ["b template.schema-property: the schema of the data has no property `rows[].b`"])
  }
}
