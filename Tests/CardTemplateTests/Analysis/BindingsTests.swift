import CardSyntax
import CardTemplate
import CardTestSupport
import Testing

@Suite("What a template reads")
struct BindingsTests {
  /// `path: types, need` for each path.
  private func bindings(_ template: String) throws -> [String] {
    TemplateBindings(try document(template)).bindings.map {
      "\($0.path): \($0.types)\($0.isRequired ? "" : ", optional")"
    }
  }

  @Test(
    "Types follow from use",
    arguments: [
      ("${a}", ["a: any"]),
      ("x ${a.b}", ["a.b: any"]),
      ("${toUpper(a)} ${formatNumber(b, 2)}", ["a: string", "b: number"]),
      ("${a == 'x'} ${b > 3} ${c < 'x'}", ["a: string, optional", "b: number, optional", "c: string, optional"]),
      ("${count(a)}", ["a: string, array or object"]),
      ("${sum(select(a, x => x.price * x.count))}", ["a: array", "a[].price: number", "a[].count: number"]),
      ("${a[0].name}", ["a[].name: any, optional"]),
      ("${a['my name']}", ["a['my name']: any, optional"]),
      ("${first(where(a, x => x.id == 3)).name}", ["a: array", "a[].id: number, optional", "a[].name: any, optional"]),
      ("${join(a, ', ')}", ["a: array"]),
      ("${$host.theme} ${a}", ["a: any", "$host.theme: any"]),
      ("${toUpper(a)} ${length(a)} ${a}", ["a: string"]),
      ("${A.b} ${a.c}", ["A.b: any", "A.c: any"]),
      ("${a.b} ${count(a)}", ["a: object", "a.b: any"]),
    ])
  func types(text: String, expected: [String]) throws {
    #expect(try bindings("[\"\(text)\"]") == expected)
  }

  @Test(
    "What is tested before is optional",
    arguments: [
      ("${if(exists(a), a.b, '')}", ["a: object, optional", "a.b: any, optional"]),
      ("${a ?? b}", ["a: any, optional", "b: any, optional"]),
      ("${if(a == 1, b, c)}", ["a: number, optional", "b: any, optional", "c: any, optional"]),
      ("${a == 1 && b == 2}", ["a: number, optional", "b: number, optional"]),
      ("${if(empty(a), 1, 2)} ${a}", ["a: any"]),
      // What is compared, and nothing else, has an answer where it is not there.
      ("${a > 1} ${a < 5}", ["a: number, optional"]),
      ("${a.b > 1}", ["a.b: number, optional"]),
      ("${if(a > 1, a, 0)}", ["a: number"]),
      ("${count(a) > 1}", ["a: string, array or object"]),
    ])
  func optional(text: String, expected: [String]) throws {
    #expect(try bindings("[\"\(text)\"]") == expected)
  }

  @Test func scopesLeadBackToTheRoot() throws {
    let template = """
      {"title": "${shop.name}", "body": [
        {"$data": "${orders}", "$when": "${exists(id)}", "n": "${$index}", "text": "${id} ${$root.currency}",
         "lines": [{"$data": "${lines}", "sku": "${sku}", "p": "${formatNumber(price, 2)}", "all": "${$data.note}"}]},
        {"$data": {"x": 1}, "text": "${x}"},
        {"$data": "${customer}", "text": "${name}"},
        {"$when": "${isVIP}", "text": "${bonus}"}]}
      """
    #expect(
      try bindings(template) == [
        "shop.name: any", "orders: array", "orders[].id: any, optional", "orders[].lines: array or object, optional",
        "orders[].lines[].sku: any", "orders[].lines[].price: number", "orders[].lines[].note: any",
        "currency: any, optional", "customer: array or object", "customer[].name: any", "isVIP: boolean, optional",
        "bonus: any, optional",
      ])
  }

  @Test func everyUseHasItsPlace() throws {
    let bindings = TemplateBindings(try document(#"{"a": "${user.name}", "b": "Hi ${toUpper(user.name)}!"}"#))
    let uses = try #require(bindings.bindings.first).uses
    #expect(uses.map { $0.span.text } == ["user.name", "user.name"])
    #expect(uses.map(\.role) == [.value, .argument])
    #expect(bindings.data.fields.map(\.name) == ["user"])
    #expect(bindings.data.fields.first?.shape.fields.first?.isRequired == true)
    #expect(bindings.host == nil)
  }

  @Test(arguments: OwnTemplate.all)
  func theSchemaAcceptsTheSample(template: OwnTemplate) throws {
    let bindings = TemplateBindings(try document(template.text(), template.path))
    let schema = try json(String(decoding: bindings.jsonSchema(title: "sample"), as: UTF8.self))
    for data in try template.dataDocuments() {
      #expect(JSONSchemaValidator.problems(of: data.root, schema: schema.root) == [], "\(data.source.name)")
    }
  }

  @Test func theSchemaRefusesWhatLacksARequiredValue() throws {
    let template = #"[{"$data": "${orders}", "text": "${id} ${toUpper(name)} ${$index}"}, "${if(exists(a), a, '')}"]"#
    let text = TemplateBindings(try document(template)).jsonSchema(title: "x", .minified)
    let schema = try json(String(decoding: text, as: UTF8.self))
    #expect(
      String(decoding: text, as: UTF8.self)
        == #"{"$schema":"https://json-schema.org/draft/2020-12/schema","title":"x","type":"object","properties":"#
        + #"{"orders":{"type":"array","items":{"type":"object","properties":{"id":{},"name":{"type":"string"}},"#
        + #""required":["id","name"]}},"a":{}},"required":["orders"]}"#)
    func problems(_ data: String) throws -> [String] {
      JSONSchemaValidator.problems(of: try json(data).root, schema: schema.root)
    }
    #expect(try problems(#"{"orders": [{"id": 1, "name": "a"}]}"#) == [])
    #expect(try problems(#"{"orders": []}"#) == [])
    #expect(try problems(#"{"orders": [{"id": 1}]}"#) == ["/orders/0/name: missing"])
    #expect(try problems(#"{"orders": [{"id": 1, "name": 2}]}"#) == [#"/orders/0/name: not ["string"]"#])
    #expect(try problems(#"{"orders": {}}"#) == [#"/orders: not ["array"]"#])
    #expect(try problems("{}") == ["/orders: missing"])
  }

  @Test func hostIsADefinition() throws {
    let bindings = TemplateBindings(try document(#"["${$host.theme == 'dark'}"]"#))
    let schema = try json(String(decoding: bindings.jsonSchema(title: "x"), as: UTF8.self))
    #expect(
      schema.root["$defs"]?["host"]?["properties"]?["theme"]?["type"]?.elements.map(\.string) == ["null", "string"])
    #expect(schema.root["properties"] == nil)
  }
}
