import CardFormats
import CardRuntime
import CardSyntax
import CardTemplate
import CardTestSupport
import Foundation
import Testing

@testable import CardSwift

@Suite("Types of data") struct DataTypeTests {
  /// The types of the properties that a template reads, by key.
  private static func types(_ template: String, samples: [String] = [], schema: String? = nil) throws -> [String:
    String]
  {
    var diagnostics = Diagnostics()
    func read(_ text: String) throws -> Document {
      try #require(Document.read(SourceText(name: "d", text: text), as: .json, diagnostics: &diagnostics))
    }
    var evidence = DataEvidence.none
    if !samples.isEmpty { evidence = .samples(try samples.map { try read($0).root }) }
    if let schema { evidence = .schema(try #require(JSONSchema(read(schema), diagnostics: &diagnostics))) }
    #expect(diagnostics.all.isEmpty)
    let types = DataTypes(CodeTemplate(document: try template.document(), evidence: evidence), name: "CardData")
    let fields = types.structure("CardData")?.fields ?? []
    return Dictionary(uniqueKeysWithValues: fields.map { ($0.key, $0.type.source) })
  }

  @Test("a text that functions read as a time is one, as long as it is only shown besides")
  func times() throws {
    let template = #"""
      {"a": "${formatDateTime(due, 'dd MMM')} ${year(due)}", "b": "${due} {{DATE(${due}, SHORT)}}",
       "c": {"$when": "${exists(paid)}", "t": "Paid ${dayOfMonth(paid)}"},
       "d": "${formatDateTime(mixed)} ${toUpper(mixed)}", "e": "${formatDateTime(name)} ${name == 'x'}",
       "f": "${addDays(start, count)}", "g": "${if(isLate, formatDateTime(due), start)}"}
      """#
    #expect(
      try Self.types(template) == [
        "due": "CardDate", "paid": "CardField<CardDate>", "mixed": "String", "name": "String", "start": "CardDate",
        "count": "Double", "isLate": "CardValue",
      ])
  }

  @Test("what samples have for a time must be one, and a schema may let it be null")
  func evidence() throws {
    let template = #"{"a": "${formatDateTime(due)}", "b": "${formatDateTime(paid)}"}"#
    #expect(
      try Self.types(template, samples: [#"{"due": "2026-03-14", "paid": "soon"}"#])
        == ["due": "CardDate", "paid": "String"])
    let schema = #"""
      {"type": "object", "required": ["due", "paid"],
       "properties": {"due": {"type": ["string", "null"]}, "paid": {"type": "string"}}}
      """#
    #expect(try Self.types(template, schema: schema) == ["due": "CardField<CardDate>", "paid": "CardDate"])
  }

  /// The declarations of the types, as source text.
  private static func source(_ template: String, schema: String? = nil, open: Set<String> = []) throws -> String {
    var diagnostics = Diagnostics()
    var evidence = DataEvidence.none
    if let schema {
      evidence = .schema(try #require(JSONSchema(schema.document(), diagnostics: &diagnostics)))
    }
    let types = DataTypes(
      CodeTemplate(document: try template.document(), evidence: evidence), name: "CardData", open: open)
    return SwiftFile(header: [], imports: [], types.declarations).source
  }

  @Test("a schema tells integers, the texts of an enumeration, and what the properties mean")
  func schemaDetails() throws {
    let schema = #"""
      {"description": "An order.", "type": "object", "required": ["count", "state", "total", "code", "kind"],
       "properties": {
       "count": {"type": "integer", "description": "How many."}, "total": {"type": ["integer", "number"]},
       "state": {"$ref": "#/$defs/state", "description": "Where it is."}, "code": {"enum": [1, 2]},
       "past": {"type": ["string", "null"], "enum": ["open", "open", null]},
       "kind": {"anyOf": [{"const": "a"}, {"type": "string"}]}},
       "$defs": {"state": {"enum": ["open", "in-progress", "unknown", "self", "+"]}}}
      """#
    let template = #"{"a": "${count} ${total} ${state} ${code} ${past} ${kind}"}"#
    func flat(_ text: String) -> String { text.replacing(/\s+/, with: " ") }
    let source = try Self.source(template, schema: schema)
    for wanted in [
      "/// An order.\nstruct CardData", "  /// How many.\n  var count: Int\n", "  var total: Double\n",
      "  /// Where it is.\n  var state: State\n", "  var code: Double\n", "  var past: CardField<Past> = .missing\n",
      "  var kind: String\n",
      "  enum State: CardEnumeration {\n    case open\n    case inProgress\n    case unknownValue\n",
      "    case selfValue\n    case value\n", "    case unknown(String)\n", #"case "in-progress": self = .inProgress"#,
      #"default: self = .unknown(rawValue)"#, #"case .inProgress: "in-progress""#, "case .unknown(let text): text",
    ] { #expect(flat(source).contains(flat(wanted)), "\(wanted)\n\(source)") }
    #expect(source.components(separatedBy: "case open").count == 3)
  }

  @Test("objects that are handed on as a whole keep the type that a schema gives them, and can be encoded")
  func wholeObjects() throws {
    let user = #"""
      {"type": "object", "required": ["first_name", "tags"], "properties": {
        "first_name": {"type": "string"}, "age": {"type": "integer"}, "joined": {"type": "string"},
        "tags": {"type": "array", "items": {"type": "string"}}, "kind": {"enum": ["new", "old"]},
        "home": {"type": "object", "properties": {"city": {"type": "string"}}},
        "orders": {"type": "array", "items": {"type": "object", "required": ["id"], "properties": {"id": {"type": "string"}}}},
        "boss": {"$ref": "#/properties/user"}, "more": {}}}
      """#
    func schema(_ more: String = "") -> String {
      #"{"type": "object", "required": ["user"], "properties": {"user": \#(user.dropLast())\#(more)}}}"#
    }
    let declared = [
      "var user: User", "struct User: Codable, Hashable, Sendable, CardConvertible", "var firstName: String",
      "var age: CardField<Int> = .missing", "var joined: CardField<CardDate> = .missing", "var tags: [String]",
      "var kind: CardField<Kind> = .missing", "var home: CardField<Home> = .missing",
      "var orders: CardField<[Order]> = .missing", "var boss: CardValue = .missing", "var more: CardValue = .missing",
      #"case firstName = "first_name""#, #".init("first_name", firstName.cardValue)"#, #".init("boss", boss)"#,
      "struct Home: Codable, Hashable, Sendable, CardConvertible",
      "struct Order: Codable, Hashable, Sendable, CardConvertible",
    ]
    let date = #""b": "${formatDateTime(user.joined, 'd')}""#
    // What functions take as a whole is known when the template is compiled.
    for (whole, open) in [(#""${user}""#, []), (#""${string(user)}""#, ["CardData.User"])] as [(String, Set<String>)] {
      let template = "{\"a\": \(whole), \(date)}"
      let source = try Self.source(template, schema: schema(), open: open)
      for wanted in declared { #expect(source.contains(wanted), "\(wanted) for \(whole) in\n\(source)") }
      let support = GeneratedViews.support(["CardDate", "CardEnumeration", "CardField", "CardValue"])
      #expect(try SwiftTools.errors(in: [.init(name: "Data", text: source), support]) == [])
      // A schema that leaves open what there is says too little.
      let other = try Self.source(template, schema: schema(#", "additionalProperties": true"#), open: open)
      #expect(other.contains("var user: CardValue"), "\(other)")
    }
    #expect(try Self.source(#"{"a": "${user.first_name}"}"#, schema: schema()).contains("var age") == false)
    let rows = #"{"type": "array", "items": \#(user)}"#
    let lists = try Self.source(
      #"{"a": "${rows}"}"#,
      schema: #"{"type": "object", "required": ["rows"], "properties": {"user": {}, "rows": \#(rows)}}"#)
    #expect(
      lists.contains("var rows: [Row]") && lists.contains("struct Row: Codable, Hashable, Sendable, CardConvertible"))
  }

  @Test("objects as a whole leave out what is missing")
  func members() {
    let value = CardValue.members([
      .init("a", .missing), .init("b", .null), .init("c", CardField<String>.missing.cardValue),
    ])
    #expect(value == .object([.init("b", .null)]))
  }

  @Test("texts of an enumeration have names that say them, of which none is like a word or another number")
  func caseNames() throws {
    let texts = [
      "IN_PROGRESS", "HTTPError", "URL", "default", "self", "init", "some", "none", "", "2xl", "3D", "1", "_1", "-1",
      "+1",
      "#1", "-", "A", "a",
    ]
    let list = texts.map { "\"\($0)\"" }.joined(separator: ",")
    let source = try Self.source(
      #"{"a": "${kind}"}"#,
      schema: #"{"type": "object", "required": ["kind"], "properties": {"kind": {"enum": [\#(list)]}}}"#)
    let cases = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("case ") && !$0.hasSuffix(":") && !$0.contains("unknown") }.map { $0.dropFirst(5) }
    #expect(
      cases == [
        "inProgress", "httpError", "url", "`default`", "selfValue", "initValue", "someValue", "noneValue", "empty",
        "_2xl",
        "_3D", "_1", "_1_2", "minus1", "plus1", "_1_3", "value", "a", "a2",
      ])
  }

  @Test("what `$data` alone reads is a list of what its elements read")
  func lists() throws {
    let template = #"""
      {"a": [{"$data": "${lines}", "t": "${name} ${price + 1}"}], "b": [{"$data": "${tags}", "t": "${$data}"}],
       "c": [{"$data": "${order}", "t": "${name}"}], "d": "${order.name}", "e": "${json(kept)}",
       "f": [{"$data": "${kept}", "t": "${name}"}], "g": "${count(counted)}"}
      """#
    let types = try Self.types(template)
    #expect(types["lines"] == "[CardData.Line]" && types["order"] == "CardData.Order")
    #expect(types["tags"] == "CardValue" && types["counted"] == "CardValue")
    let source = try Self.source(template)
    #expect(source.contains("struct Line: Codable, Hashable, Sendable, CardListItem {"))
    #expect(!source.contains("Order: Codable, Hashable, Sendable, CardListItem"))
  }

  @Test("times keep the text of the data, and are made of moments")
  func dates() throws {
    struct Order: Codable, Equatable {
      var due: CardDate
      var paid: CardField<CardDate> = .missing
    }
    let order = try JSONDecoder().decode(Order.self, from: Data(#"{"due":"March 14, 2026","paid":null}"#.utf8))
    #expect(order == Order(due: "March 14, 2026", paid: .null))
    #expect(order.due.secondsSince1970 == 1_773_446_400)
    #expect(String(decoding: try JSONEncoder().encode(Order(due: "x")), as: UTF8.self) == #"{"due":"x"}"#)
    #expect(CardDate("x").secondsSince1970 == nil)
    #expect(CardDate(secondsSince1970: 1_773_446_400.25).text == "2026-03-14T00:00:00.250Z")
    #expect(CardDate(secondsSince1970: Date(timeIntervalSince1970: -1).timeIntervalSince1970).secondsSince1970 == -1)
    for extreme in [Double.infinity, -.infinity, .nan, 1e300] {
      #expect(CardDate(secondsSince1970: extreme).secondsSince1970 != nil, "\(CardDate(secondsSince1970: extreme))")
    }
  }

  @Test("what is only compared may be missing, unless data or a schema have it")
  func comparisons() throws {
    let template =
      #"{"a": {"$when": "${n > 1}"}, "b": {"$when": "${count(list) == 0}"}, "c": "${text} ${text == 'x'}"}"#
    #expect(
      try Self.types(template) == ["n": "CardField<Double>", "list": "CardValue", "text": "String"])
    #expect(
      try Self.types(template, samples: [#"{"n": 2, "list": [], "text": "x"}"#])
        == ["n": "Double", "list": "[CardValue]", "text": "String"])
    #expect(try Self.types(template, samples: [#"{"n": 2}"#, "{}"])["n"] == "CardField<Double>")
    func schema(_ required: String) -> String {
      #"{"type": "object", "required": [\#(required)], "properties": {"n": {"type": "number"}}}"#
    }
    #expect(try Self.types(template, schema: schema(#""n""#))["n"] == "Double")
    #expect(try Self.types(template, schema: schema(""))["n"] == "CardField<Double>")
    // What is tested may be missing whatever data there are.
    let tested = #"{"a": {"$when": "${exists(n) && n > 1}"}}"#
    #expect(try Self.types(tested, samples: [#"{"n": 2}"#])["n"] == "CardField<Double>")
  }
}
