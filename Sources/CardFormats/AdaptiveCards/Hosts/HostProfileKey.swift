package import CardSyntax

/// A key of the files that describe hosts: the schema, the reader and the file that is printed come of this table.
enum HostProfileKey {
  /// What the value of a key is.
  indirect enum Kind: Sendable {
    case text
    case version
    case flag
    case size
    case choice([String])
    case facts
    case features
    case object([Row])
  }

  /// One key.
  struct Row: Sendable {
    let name: String
    let kind: Kind
    let meaning: String

    init(_ name: String, _ kind: Kind, _ meaning: String) {
      self.name = name
      self.kind = kind
      self.meaning = meaning
    }
  }

  /// Where a fact is known from.
  static let evidence: [Row] = [
    Row("source", .text, "Where this is known from; absent where nobody has written it down."),
    Row("date", .text, "The day, month or year of that."),
  ]

  /// All keys.
  static let all: [Row] = [
    Row("title", .text, "What messages call the host."),
    Row("extends", .choice(HostProfile.all.map(\.name)), "A known host of which everything else in the file differs."),
    Row(
      "card-version",
      .object(
        [
          Row("newest", .version, "The newest version that the host takes."),
          Row("required", .flag, "Whether the host takes no card without `version`."),
          Row(
            "newer", .choice(HostProfile.NewerVersions.allCases.map(\.rawValue)),
            "What becomes of newer cards: their `fallbackText` is shown, or they are refused."),
        ] + evidence), "What the host wants of `version`."),
    Row("takes", .facts, "What the host takes although no published schema has it."),
    Row("lacks", .facts, "What the host lacks although a schema has it."),
    Row(
      "size",
      .object(
        [
          Row("title", .text, "What messages call that which is counted."),
          Row("limit", .size, "The most bytes, such as `28KB`."),
          Row("advised", .size, "The bytes above which there is a warning."),
          Row(
            "counted", .choice(PayloadLimit.Scope.allCases.map(\.rawValue)),
            "Whether the card is counted alone, or with the message that it is an attachment of."),
          Row(
            "unit", .choice(PayloadLimit.Unit.allCases.map(\.rawValue)),
            "The encoding that bytes are counted in."),
          Row("embedded-images", .flag, "Whether images in `data:` URLs count."),
        ] + evidence), "How large a message may be."),
    Row("host-config", .text, "The host configuration: a file, or the name of a known one."),
    Row("features", .features, "The features that `requires` may ask for, with their versions."),
  ]
}

extension HostProfile {
  /// The JSON Schema (draft 2020-12) of files that describe hosts.
  package static func jsonSchema(_ syntax: DocumentSyntax) -> [UInt8] {
    var writer = DocumentWriter(syntax)
    writer.beginObject()
    writer.pair("$schema", "https://json-schema.org/draft/2020-12/schema")
    writer.pair("title", "Host of Adaptive Cards")
    writer.pair("description", "What a host takes of Adaptive Cards, for `--for`.")
    writer.object(of: HostProfileKey.all, isRoot: true)
    writer.endObject()
    return writer.finish()
  }
}

extension DocumentWriter {
  fileprivate mutating func pair(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  fileprivate mutating func object(of rows: [HostProfileKey.Row], isRoot: Bool = false) {
    pair("type", "object")
    key("properties")
    beginObject()
    if isRoot {
      key("$schema")
      beginObject()
      pair("type", "string")
      endObject()
    }
    for row in rows {
      key(row.name)
      beginObject()
      pair("description", row.meaning)
      schema(row.kind)
      endObject()
    }
    endObject()
    key("additionalProperties")
    boolean(false)
  }

  private mutating func schema(_ kind: HostProfileKey.Kind) {
    switch kind {
    case .text: pair("type", "string")
    case .flag: pair("type", "boolean")
    case .version: types(["string", "number"])
    case .size: types(["string", "integer"])
    case .choice(let names):
      key("enum")
      beginArray()
      for name in names { string(name) }
      endArray()
    case .features:
      pair("type", "object")
      key("additionalProperties")
      beginObject()
      types(["string", "number"])
      endObject()
    case .object(let rows): object(of: rows)
    case .facts:
      pair("type", "array")
      key("items")
      beginObject()
      key("anyOf")
      beginArray()
      beginObject()
      pair("type", "string")
      endObject()
      beginObject()
      pair("type", "object")
      key("properties")
      beginObject()
      key("names")
      beginObject()
      pair("type", "array")
      key("items")
      beginObject()
      pair("type", "string")
      endObject()
      endObject()
      for row in HostProfileKey.evidence {
        key(row.name)
        beginObject()
        pair("description", row.meaning)
        pair("type", "string")
        endObject()
      }
      endObject()
      key("required")
      beginArray()
      string("names")
      endArray()
      key("additionalProperties")
      boolean(false)
      endObject()
      endArray()
      endObject()
    }
  }

  private mutating func types(_ names: [String]) {
    key("type")
    beginArray()
    for name in names { string(name) }
    endArray()
  }
}
