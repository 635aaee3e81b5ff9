import CardIR
import CardPasses
import CardSyntax
import CardTemplate

/// What the value of a setting looks like: how it is read, and how its JSON Schema says so.
struct SettingType<Value: Sendable>: Sendable {
  /// Writes the keywords of the schema into an object that is open.
  let schema: @Sendable (inout DocumentWriter) -> Void
  /// The value of a node; none, and a finding, if it is none of this type.
  let read: @Sendable (inout SettingsReader, Node) -> Value?
}

extension SettingType where Value == String {
  static var text: SettingType {
    SettingType(schema: { $0.pair("type", "string") }, read: { $0.text($1) })
  }

  /// A file or folder, seen from the folder of `cardc.yaml`.
  static var path: SettingType {
    SettingType(
      schema: { $0.pair("type", "string") },
      read: { reader, node in reader.text(node).map(reader.path) })
  }

  /// A format to read.
  static var format: SettingType {
    SettingType(
      schema: { $0.choices(SettingsReader.readFormats) },
      read: { reader, node in reader.name(node, SettingsReader.readFormats) })
  }

  /// A URL that calls can be sent to.
  static var endpoint: SettingType {
    url("uri") { $0.url($1, like: "https://example.com/submit", SettingValues.isEndpoint) }
  }

  /// A URL that completes relative ones.
  static var baseURL: SettingType {
    url("uri") { $0.url($1, like: "https://example.com/", SettingValues.isBase) }
  }

  /// The URL of a folder of files, perhaps a relative one.
  static var folderURL: SettingType {
    url("uri-reference") { $0.url($1, like: "https://example.com/assets/", SettingValues.isFolderURL) }
  }

  private static func url(
    _ format: String, read: @escaping @Sendable (inout SettingsReader, Node) -> String?
  ) -> SettingType {
    SettingType(
      schema: {
        $0.pair("type", "string")
        $0.pair("format", format)
      }, read: read)
  }

  /// A package of Kotlin.
  static var packageName: SettingType {
    SettingType(schema: { $0.pair("type", "string") }, read: { $0.packageName($1) })
  }

  static var cardVersion: SettingType {
    SettingType(
      schema: {
        $0.types(["string", "number"])
        $0.examples(SettingValues.cardVersions)
      }, read: { $0.version($1) })
  }

  static var locale: SettingType {
    SettingType(
      schema: {
        $0.pair("type", "string")
        $0.examples(SettingValues.locales)
      }, read: { $0.locale($1) })
  }
}

extension SettingType where Value == [String] {
  static var paths: SettingType {
    SettingType(
      schema: { $0.oneOrMore { $0.pair("type", "string") } },
      read: { reader, node in reader.texts(node)?.map(reader.path) })
  }

  /// A text, or several.
  static var texts: SettingType {
    SettingType(
      schema: { writer in writer.oneOrMore { $0.pair("type", "string") } },
      read: { reader, node in
        let nodes = node.kind == .array ? Array(node.elements) : [node]
        return nodes.compactMap { reader.text($0) }
      })
  }

  /// One of some names, or several of them.
  static func names(_ known: @escaping @Sendable () -> [String]) -> SettingType {
    SettingType(
      schema: { writer in writer.oneOrMore { $0.choices(known()) } },
      read: { $0.names($1, known()) })
  }

  /// Paths of data with values.
  static var definitions: SettingType {
    SettingType(schema: { $0.pair("type", "object") }, read: { $0.definitions($1) })
  }
}

extension SettingType where Value == Bool {
  static var flag: SettingType {
    SettingType(schema: { $0.pair("type", "boolean") }, read: { $0.flag($1) })
  }
}

extension SettingType where Value == Int {
  /// A whole number above 0.
  static var count: SettingType {
    SettingType(
      schema: {
        $0.pair("type", "integer")
        $0.pair("minimum", 1)
      }, read: { $0.number($1) })
  }

}

extension SettingType where Value == Budget {
  /// A number of bytes, or the name of a host's limit.
  static var budget: SettingType {
    SettingType(
      schema: {
        $0.types(["string", "integer"])
        $0.examples(Budget.names)
      }, read: { $0.budget($1) })
  }
}

extension SettingType where Value == Double {
  /// A share from 0 to 1.
  static var score: SettingType {
    SettingType(
      schema: {
        $0.pair("type", "number")
        $0.pair("minimum", 0)
        $0.pair("maximum", 1)
      }, read: { $0.score($1) })
  }
}

extension SettingType where Value == UInt64 {
  static var seed: SettingType {
    SettingType(
      schema: {
        $0.pair("type", "integer")
        $0.pair("minimum", 0)
      }, read: { $0.seed($1) })
  }
}

extension SettingType where Value == Instant {
  static var time: SettingType {
    SettingType(
      schema: {
        $0.pair("type", "string")
        $0.pair("format", "date-time")
      }, read: { $0.time($1) })
  }
}

extension SettingType where Value == HostConfigName {
  static var hostConfig: SettingType {
    SettingType(
      schema: {
        $0.pair("type", "string")
        $0.examples(HostConfigName.known)
      },
      read: { reader, node in
        reader.text(node).map { HostConfigName($0, in: reader.folder, at: node.span) }
      })
  }
}

extension SettingType where Value == HostProfileName {
  static var hostProfile: SettingType {
    SettingType(
      schema: {
        $0.pair("type", "string")
        $0.examples(HostProfileName.known)
      },
      read: { reader, node in
        reader.text(node).map { HostProfileName($0, in: reader.folder, at: node.span) }
      })
  }
}

extension SettingType where Value == [String: String] {
  /// Names with versions.
  static var features: SettingType {
    SettingType(
      schema: { writer in writer.map { $0.types(["string", "number"]) } }, read: { $0.features($1) }
    )
  }
}

extension SettingType where Value == [String: Severity?] {
  /// Ids of diagnostics with severities.
  static var levels: SettingType {
    SettingType(
      schema: { writer in
        writer.map { $0.choices(LevelName.allCases.map(\.rawValue)) }
        writer.key("propertyNames")
        writer.beginObject()
        writer.examples(DiagnosticCatalog.all.map(\.id))
        writer.endObject()
      },
      read: { $0.levels($1) })
  }
}

extension SettingType where Value: RawRepresentable<String> & CaseIterable {
  /// One of the names of an enumeration.
  static var choice: SettingType {
    SettingType(schema: { $0.choices(Value.allCases.map(\.rawValue)) }, read: { $0.choice($1) })
  }
}

extension DocumentWriter {
  mutating func pair(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  fileprivate mutating func pair(_ key: String, _ value: Int) {
    self.key(key)
    number(value)
  }

  fileprivate mutating func types(_ names: [String]) {
    key("type")
    beginArray()
    for name in names { string(name) }
    endArray()
  }

  /// One of some names. YAML reads `1` as a number, and a name that is a digit is taken as such too.
  fileprivate mutating func choices(_ names: [String]) {
    key("enum")
    beginArray()
    for name in names { string(name) }
    for number in names.compactMap({ Int($0) }) { self.number(number) }
    endArray()
  }

  /// Values that are known by a name, where others are taken too.
  fileprivate mutating func examples(_ names: [String]) {
    key("examples")
    beginArray()
    for name in names { string(name) }
    endArray()
  }

  fileprivate mutating func oneOrMore(_ schema: (inout DocumentWriter) -> Void) {
    key("anyOf")
    beginArray()
    beginObject()
    schema(&self)
    endObject()
    beginObject()
    pair("type", "array")
    key("items")
    beginObject()
    schema(&self)
    endObject()
    endObject()
    endArray()
  }

  fileprivate mutating func map(_ schema: (inout DocumentWriter) -> Void) {
    pair("type", "object")
    key("additionalProperties")
    beginObject()
    schema(&self)
    endObject()
  }
}
