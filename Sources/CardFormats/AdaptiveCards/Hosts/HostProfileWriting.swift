package import CardSyntax

extension HostProfile {
  /// The profile as a file that can be changed and read again.
  package func document(_ syntax: DocumentSyntax) -> [UInt8] {
    var writer = DocumentWriter(syntax)
    writer.beginObject()
    writer.pair("title", title)
    writer.key("card-version")
    writer.beginObject()
    if let newest = version.newest { writer.pair("newest", "\(newest)") }
    writer.key("required")
    writer.boolean(version.isRequired)
    writer.pair("newer", version.newer.rawValue)
    writer.members(of: version.evidence)
    writer.endObject()
    writer.list("takes", of: takes)
    writer.list("lacks", of: lacks)
    if let size { writer.size(size) }
    if let hostConfig { writer.pair("host-config", hostConfig) }
    if !features.isEmpty {
      writer.key("features")
      writer.beginObject()
      for (name, version) in features.sorted(by: { $0.key < $1.key }) { writer.pair(name, version) }
      writer.endObject()
    }
    writer.endObject()
    return writer.finish()
  }
}

extension DocumentWriter {
  fileprivate mutating func pair(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  fileprivate mutating func members(of evidence: HostProfile.Evidence) {
    if let source = evidence.source { pair("source", source) }
    if let date = evidence.date { pair("date", date) }
  }

  fileprivate mutating func list(_ key: String, of facts: [HostProfile.Fact]) {
    self.key(key)
    beginArray()
    for fact in facts {
      beginObject()
      self.key("names")
      beginArray()
      for name in fact.names { string(name) }
      endArray()
      members(of: fact.evidence)
      endObject()
    }
    endArray()
  }

  fileprivate mutating func size(_ size: PayloadLimit) {
    key("size")
    beginObject()
    pair("title", size.title)
    key("limit")
    number(size.limit)
    if let advised = size.advised {
      key("advised")
      number(advised)
    }
    pair("counted", size.scope.rawValue)
    pair("unit", size.unit.rawValue)
    key("embedded-images")
    boolean(size.countsEmbeddedImages)
    members(of: size.evidence)
    endObject()
  }
}
