import CardIR
public import CardSyntax
import CardTemplate

/// Writes the JSON Schema (draft 2020-12) of host configurations from the table of their keys.
///
/// Names are taken in any case, as readers do; editors are offered the usual one.
public struct HostConfigSchema: ~Copyable {
  private var writer: DocumentWriter

  private init(_ syntax: DocumentSyntax) { writer = DocumentWriter(syntax) }

  /// The schema.
  public static func schema(_ syntax: DocumentSyntax) -> [UInt8] {
    var schema = HostConfigSchema(syntax)
    schema.write()
    return schema.writer.finish()
  }

  private mutating func write() {
    writer.beginObject()
    pair("$schema", "https://json-schema.org/draft/2020-12/schema")
    pair("title", "Host configuration")
    pair(
      "description",
      "The fonts, colours and spacing that a host uses for the names in Adaptive Cards. Defaults are those of the JavaScript renderer."
    )
    pair("type", "object")
    writer.key("properties")
    writer.beginObject()
    writer.key("$schema")
    writer.beginObject()
    pair("type", "string")
    writer.endObject()
    let keys = HostConfigTable.keys.map { Entry($0.path[...], $0.type, $0.meaning, $0.value(in: .renderer)) }
    properties(keys, at: [])
    openKeys(at: [])
    writer.endObject()
    no("additionalProperties")
    writer.endObject()
  }

  /// A key with what is left of its path.
  private struct Entry {
    let path: ArraySlice<String>
    let type: HostConfigType
    let meaning: String
    let value: AttributeValue?

    init(_ path: ArraySlice<String>, _ type: HostConfigType, _ meaning: String, _ value: AttributeValue?) {
      self.path = path
      self.type = type
      self.meaning = meaning
      self.value = value
    }
  }

  private mutating func properties(_ entries: [Entry], at path: [String]) {
    var done: Set<String> = []
    for entry in entries {
      guard let name = entry.path.first, done.insert(name).inserted else { continue }
      writer.key(name)
      if entry.path.count == 1 {
        property(entry)
      } else {
        let inner = entries.filter { $0.path.first == name && $0.path.count > 1 }
          .map { Entry($0.path.dropFirst(), $0.type, $0.meaning, $0.value) }
        object(inner, at: path + [name])
      }
    }
  }

  private mutating func object(_ entries: [Entry], at path: [String]) {
    writer.beginObject()
    pair("type", "object")
    writer.key("properties")
    writer.beginObject()
    properties(entries, at: path)
    openKeys(at: path)
    writer.endObject()
    no("additionalProperties")
    writer.endObject()
  }

  private mutating func openKeys(at path: [String]) {
    for key in HostConfigTable.openKeys where key.path.dropLast() == path[...] {
      writer.key(key.path.last ?? "")
      writer.beginObject()
      pair("description", key.meaning)
      if key.path.last == HostConfigTable.customStyles {
        customStyles()
      } else {
        pair("type", "object")
        writer.key("additionalProperties")
        writer.beginObject()
        types(["string", "number"])
        pair("pattern", #"^(\*|[0-9]{1,8}(\.[0-9]{1,8}){0,3})$"#)
        writer.endObject()
      }
      writer.endObject()
    }
  }

  private mutating func customStyles() {
    pair("type", "array")
    writer.key("items")
    writer.beginObject()
    pair("type", "object")
    writer.key("properties")
    writer.beginObject()
    writer.key("name")
    writer.beginObject()
    pair("type", "string")
    writer.endObject()
    writer.key("style")
    object(
      HostConfigTable.boxKeys.map { Entry($0.path[...], $0.type, $0.meaning, nil) }, at: ["customStyles", "style"])
    writer.endObject()
    no("additionalProperties")
    writer.key("required")
    writer.beginArray()
    writer.string("name")
    writer.endArray()
    writer.endObject()
  }

  // MARK: Values

  private mutating func property(_ entry: Entry) {
    writer.beginObject()
    pair("description", entry.meaning)
    type(entry.type)
    if let value = entry.value {
      writer.key("default")
      write(value)
    }
    writer.endObject()
  }

  private mutating func write(_ value: AttributeValue) {
    switch value {
    case .flag(let flag): writer.boolean(flag)
    case .number(let number), .measure(let number, _): writer.number(number)
    case .color(let color): writer.string(color.text(.alphaFirst))
    case .text(let text), .token(let text): writer.string(text)
    case .json(let node): writer.value(node)
    case .template(let template): writer.string(template.sourceText)
    }
  }

  private mutating func type(_ type: HostConfigType) {
    switch type {
    case .flag: pair("type", "boolean")
    case .whole(let range):
      pair("type", "integer")
      bounds(range)
    case .pixels:
      types(["integer", "string"])
      bounds(0...HostConfigType.longest)
      pair("pattern", "^[0-9]{1,5}[pP][xX]$")
    case .number:
      pair("type", "number")
      bounds(0...HostConfigType.longest)
    case .color:
      types(["string", "null"])
      pair("pattern", "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")
    case .text: pair("type", "string")
    case .url:
      pair("type", "string")
      pair("format", "uri-reference")
    case .weight: names(HostConfigType.weights.map(\.rawValue) + ["normal"])
    case .name(let names): self.names(names)
    }
  }

  /// One of some names in the usual case, which editors offer, or in any other.
  private mutating func names(_ names: [String]) {
    writer.key("anyOf")
    writer.beginArray()
    writer.beginObject()
    writer.key("enum")
    writer.beginArray()
    for name in names { writer.string(name) }
    writer.endArray()
    writer.endObject()
    writer.beginObject()
    pair("type", "string")
    pair("pattern", "^(" + names.map(Self.inAnyCase).joined(separator: "|") + ")$")
    writer.endObject()
    writer.endArray()
  }

  private static func inAnyCase(_ name: String) -> String {
    name.map { "[\($0.lowercased())\($0.uppercased())]" }.joined()
  }

  private mutating func bounds(_ range: ClosedRange<Int>) {
    writer.key("minimum")
    writer.number(range.lowerBound)
    writer.key("maximum")
    writer.number(range.upperBound)
  }

  private mutating func types(_ names: [String]) {
    writer.key("type")
    writer.beginArray()
    for name in names { writer.string(name) }
    writer.endArray()
  }

  private mutating func pair(_ name: String, _ value: String) {
    writer.key(name)
    writer.string(value)
  }

  private mutating func no(_ name: String) {
    writer.key(name)
    writer.boolean(false)
  }
}
