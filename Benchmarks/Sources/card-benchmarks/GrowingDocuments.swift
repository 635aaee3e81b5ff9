import CardCompiler
import Foundation

/// Documents with a list of any length, one kind for every list that objects of a format can have and every type that
/// can stand in it.
///
/// They are made from the format's published schema, which is made from the tables that the format is read and written
/// by: a type that is added there is measured without anybody having to think of it.
struct GrowingDocuments {
  /// A list whose length can be chosen.
  struct Family {
    /// The list and what is in it: `FactSet.facts of Fact`, `Input.ChoiceSet.choices of Input.Choice, isMultiSelect=true`.
    let name: String
    /// A document in which the list is `count` long.
    let document: (_ count: Int) -> [UInt8]
  }

  private typealias Schema = [String: Any]

  /// An object that can stand in a place, by the name of its definition.
  private struct Candidate {
    let name: String
    let schema: Schema
  }

  /// A list in an object, and where in it: `["props", "children"]`.
  private struct List {
    let path: [String]
    let items: [Candidate]
    /// One object of each type that it can have.
    var sample: [Schema] = []
  }

  /// How an object is reached: what it stands in, there.
  private struct Step {
    let owner: Candidate
    let path: [String]
    let isList: Bool
  }

  private let root: Schema
  private let definitions: [String: Schema]
  /// The lists of each type, which every document asks for.
  private let known = Known()

  private final class Known {
    var lists: [String: [List]] = [:]
  }

  /// The documents of a format; none for a format without a schema.
  init?(_ format: any Format) {
    guard let bytes = format.jsonSchema(.minified),
      let root = (try? JSONSerialization.jsonObject(with: Data(bytes))) as? Schema,
      let definitions = root["$defs"] as? [String: Schema]
    else { return nil }
    self.root = root
    self.definitions = definitions
  }

  // MARK: Families

  /// Every list, and every type in one of the lists that can have it: of the lists that can have the same types, the
  /// first has each of them, and the others take turns, three each.
  ///
  /// With `variants`, lists of parts (facts, choices, rows) once more for each value that a switch or a name on their
  /// owner can have.
  func families(variants: Bool) -> [Family] {
    let chains = chains()
    var turns: [[String]: Int] = [:]
    return chains.keys.sorted().flatMap { owner -> [Family] in
      guard let chain = chains[owner], let candidate = named(owner) else { return [] }
      return lists(of: candidate).flatMap { list in
        let turn = turns[list.items.map(\.name), default: 0]
        turns[list.items.map(\.name)] = turn + 1
        let count = list.items.count
        let items = turn == 0 ? list.items : (0..<min(3, count)).map { list.items[(3 * (turn - 1) + $0) % count] }
        return items.flatMap { item -> [Family] in
          let name = "\(owner).\(list.path.joined(separator: ".")) of \(item.name)"
          let plain = Family(name: name) { document(candidate, list, item, $0, chain, [:]) }
          // Lists of elements and of actions are what the same owners have, whatever is in them.
          guard variants, list.items.count == 1 else { return [plain] }
          return [plain]
            + settings(of: candidate.schema).map { key, value in
              Family(name: "\(name), \(key)=\(value)") { document(candidate, list, item, $0, chain, [key: value]) }
            }
        }
      }
    }
  }

  /// The shortest way from a document to every type of object.
  private func chains() -> [String: [Step]] {
    var found: [String: [Step]] = [:]
    var queue = candidates(root).map { (candidate: $0, chain: [Step]()) }
    for (candidate, chain) in queue where found[candidate.name] == nil { found[candidate.name] = chain }
    while !queue.isEmpty {
      let (owner, chain) = queue.removeFirst()
      for (path, isList, candidate) in places(in: owner.schema) where found[candidate.name] == nil {
        let next = chain + [Step(owner: owner, path: path, isList: isList)]
        found[candidate.name] = next
        queue.append((candidate, next))
      }
    }
    return found
  }

  private func places(
    in schema: Schema, at path: [String] = []
  ) -> [(path: [String], isList: Bool, candidate: Candidate)] {
    properties(of: schema).flatMap { key, value -> [([String], Bool, Candidate)] in
      // What stands in for something else is not part of the document.
      if key == "fallback" { return [] }
      return alternatives(value).flatMap { name, alternative -> [([String], Bool, Candidate)] in
        if let items = alternative["items"] as? Schema {
          return candidates(items).map { (path + [key], true, $0) }
        }
        guard alternative["properties"] != nil else { return [] }
        if let name { return [(path + [key], false, Candidate(name: name, schema: alternative))] }
        return places(in: alternative, at: path + [key])
      }
    }
  }

  private func lists(of owner: Candidate) -> [List] {
    if let lists = known.lists[owner.name] { return lists }
    var lists = lists(of: owner.schema, at: [])
    for index in lists.indices {
      lists[index].sample = lists[index].items.enumerated().map { object($1, "s\($0)") }
    }
    known.lists[owner.name] = lists
    return lists
  }

  private func lists(of schema: Schema, at path: [String]) -> [List] {
    properties(of: schema).flatMap { key, value in
      alternatives(value).flatMap { name, alternative -> [List] in
        if let items = alternative["items"] as? Schema {
          let items = candidates(items)
          return items.isEmpty ? [] : [List(path: path + [key], items: items)]
        }
        return name == nil ? lists(of: alternative, at: path + [key]) : []
      }
    }
  }

  /// The values of switches and names of an object.
  private func settings(of schema: Schema) -> [(String, NSObject)] {
    properties(of: schema).flatMap { key, value -> [(String, NSObject)] in
      // What is hidden or asks for what no host has is not written.
      if key == "type" || key == "isVisible" { return [] }
      return alternatives(value).flatMap { _, alternative -> [(String, NSObject)] in
        if let names = alternative["enum"] as? [String] { return names.map { (key, $0 as NSString) } }
        if alternative["type"] as? String == "boolean" {
          return [(key, NSNumber(value: !((value["default"] as? Bool) ?? false)))]
        }
        return []
      }
    }
  }

  // MARK: Single properties

  /// A property of a type, with values that it can have.
  struct Setting {
    /// The type and the property: `Image.width`.
    let name: String
    /// Some values: all of a closed set.
    let values: [NSObject]
    /// A document in which the property has the value.
    let document: (_ value: NSObject) -> [UInt8]
  }

  /// Every property that is a name, a switch, a number or a length, of every type.
  func settings() -> [Setting] {
    let chains = chains()
    return chains.keys.sorted().flatMap { owner -> [Setting] in
      guard let chain = chains[owner], let candidate = named(owner) else { return [] }
      return scalars(of: candidate.schema).map { path, values in
        Setting(name: "\(owner).\(path.joined(separator: "."))", values: values) { value in
          var top = object(candidate, "0")
          Self.put(value, at: path, in: &top)
          return wrapped(top, candidate, chain, besides: [])
        }
      }
    }
  }

  /// The properties of an object that have plain values of several kinds.
  private func scalars(of schema: Schema, at path: [String] = []) -> [(path: [String], values: [NSObject])] {
    properties(of: schema).flatMap { key, value -> [(path: [String], values: [NSObject])] in
      // What is hidden is nowhere, and types are no values.
      if ["type", "isVisible", "fallback"].contains(key) { return [] }
      var found: [NSObject] = []
      var inner: [(path: [String], values: [NSObject])] = []
      for (name, alternative) in alternatives(value) {
        if let names = alternative["enum"] as? [String] { found += names.map { $0 as NSString } }
        if alternative["properties"] != nil, name == nil { inner += scalars(of: alternative, at: path + [key]) }
        switch alternative["type"] as? String {
        case "boolean": found += [NSNumber(value: true), NSNumber(value: false)]
        case "number", "integer": found.append(NSNumber(value: max(alternative["minimum"] as? Double ?? 20, 20)))
        case "string":
          if (alternative["pattern"] as? String)?.contains("px") == true { found.append("20px" as NSString) }
        default: break
        }
      }
      return (found.isEmpty ? [] : [(path + [key], found)]) + inner
    }
  }

  // MARK: Documents

  private func document(
    _ owner: Candidate, _ list: List, _ item: Candidate, _ count: Int, _ chain: [Step], _ settings: Schema
  ) -> [UInt8] {
    var top = object(owner, "0").merging(settings) { $1 }
    Self.put(count == 0 ? [] : (1...count).map { object(item, String($0)) }, at: list.path, in: &top)
    return wrapped(top, owner, chain, besides: list.path)
  }

  /// A document in which an object stands.
  private func wrapped(_ object: Schema, _ owner: Candidate, _ chain: [Step], besides path: [String]) -> [UInt8] {
    var top = object
    if chain.isEmpty { fill(&top, owner, besides: path) }
    for (index, step) in chain.enumerated().reversed() {
      var outer = self.object(step.owner, "r\(index)")
      Self.put(step.isList ? [top] : top, at: step.path, in: &outer)
      if index == 0 { fill(&outer, step.owner, besides: step.path) }
      top = outer
    }
    let data = try? JSONSerialization.data(withJSONObject: top, options: [.sortedKeys, .withoutEscapingSlashes])
    return Array(data ?? Data())
  }

  /// Gives the other lists of a document one object of each type: what sends inputs stands beside the inputs.
  private func fill(_ document: inout Schema, _ owner: Candidate, besides path: [String]) {
    for list in lists(of: owner) where list.path != path {
      Self.put(list.sample, at: list.path, in: &document)
    }
  }

  private static func put(_ value: Any, at path: [String], in object: inout Schema) {
    guard let key = path.first else { return }
    if path.count == 1 {
      object[key] = value
    } else {
      var inner = object[key] as? Schema ?? [:]
      put(value, at: Array(path.dropFirst()), in: &inner)
      object[key] = inner
    }
  }

  /// What objects are given beside what they need.
  private static let usual: Set<String> = [
    "id", "title", "text", "url", "value", "label", "type", "props", "values", "data", "imageUrl", "variableId",
    "widgetId", "properties", "card", "endpoint", "method",
  ]

  private func object(_ candidate: Candidate, _ number: String, depth: Int = 0) -> Schema {
    object(candidate.schema, number, depth)
  }

  private func object(_ schema: Schema, _ number: String, _ depth: Int) -> Schema {
    let required = Set(schema["required"] as? [String] ?? [])
    var result: Schema = [:]
    for (key, value) in properties(of: schema) where required.contains(key) || Self.usual.contains(key) {
      switch key {
      case "id": result[key] = "id\(number)"
      case "url", "imageUrl", "endpoint": result[key] = "https://example.com/p\(number).png"
      case "targetElements": result[key] = ["id1"]
      case "widgetId": result[key] = "id1"
      default:
        if let member = member(value, number, depth) { result[key] = member }
      }
    }
    return result
  }

  private func member(_ schema: Schema, _ number: String, _ depth: Int) -> Any? {
    let alternatives = alternatives(schema)
    if let inner = alternatives.first(where: { $0.schema["properties"] != nil }) {
      return depth < 4 ? object(inner.schema, number, depth + 1) : nil
    }
    for case let items as Schema in alternatives.compactMap({ $0.schema["items"] }) {
      guard let item = candidates(items).first, depth < 4 else { return [Any]() }
      return [object(item.schema, number + "_1", depth + 1)]
    }
    return alternatives.lazy.compactMap { scalar($0.schema, number) }.first
  }

  /// A value that a schema of a scalar takes.
  private func scalar(_ schema: Schema, _ number: String) -> Any? {
    if let value = schema["const"] { return value }
    if let value = (schema["enum"] as? [Any])?.first { return value }
    switch schema["type"] as? String {
    case "boolean": return true
    case "number", "integer": return max(schema["minimum"] as? Double ?? 2, 2)
    case "string":
      guard let pattern = schema["pattern"] as? String else { return "text \(number)" }
      guard let expression = try? Regex(pattern) else { return nil }
      return ["text \(number)", "80px", "#112233", "112233", "1.5", "2026-01-01", "10:00"].first {
        $0.firstMatch(of: expression) != nil
      }
    default: return nil
    }
  }

  // MARK: Schemas

  private func named(_ name: String) -> Candidate? { definitions[name].map { Candidate(name: name, schema: $0) } }

  /// The members of an object, in a fixed order.
  private func properties(of schema: Schema) -> [(String, Schema)] {
    (schema["properties"] as? Schema ?? [:]).sorted { $0.key < $1.key }
      .compactMap { key, value in key.hasPrefix("$") ? nil : (value as? Schema).map { (key, $0) } }
  }

  private func candidates(_ schema: Schema) -> [Candidate] {
    var names: Set<String> = []
    return alternatives(schema).compactMap { name, schema in
      guard let name, schema["properties"] != nil, names.insert(name).inserted else { return nil }
      return Candidate(name: name, schema: schema)
    }
  }

  /// What a schema allows, but for what only templates have; named if it is a definition.
  private func alternatives(_ schema: Schema) -> [(name: String?, schema: Schema)] {
    if let reference = schema["$ref"] as? String {
      let name = String(reference.split(separator: "/").last ?? "")
      guard !name.hasPrefix("template-value"), let definition = definitions[name] else { return [] }
      let inner = alternatives(definition)
      let isObject = definition["properties"] != nil
      return inner.map { ($0.name ?? (isObject ? name : nil), $0.schema) }
    }
    let branches = ["then", "else"].compactMap { schema[$0] as? Schema } + (schema["allOf"] as? [Schema] ?? [])
    let chosen = branches.flatMap { alternatives($0) }.filter { $0.name != nil }
    if !chosen.isEmpty { return chosen }
    if let branches = (schema["anyOf"] ?? schema["oneOf"]) as? [Schema] { return branches.flatMap { alternatives($0) } }
    return [(nil, schema)]
  }
}
