package import CardSyntax

// What is known, where there are data
extension KnownData {
  /// The data of a template with everything that is known of them: what the data lack is filled in, and what they say
  /// otherwise is replaced and reported, so that a template comes to the same with data as before there are any.
  ///
  /// Without data these are the known values alone; none if nothing is known.
  package func completing(data: Document?, diagnostics: inout Diagnostics) -> Document? {
    Self.completing(data, with: root, "", &diagnostics)
  }

  /// The host object of a template with what definitions say of it. One that is known as a whole is taken as it is.
  package func completing(host: Document?, diagnostics: inout Diagnostics) -> Document? {
    guard case .part = self.host else { return host }
    return Self.completing(host, with: self.host, "$host", &diagnostics)
  }

  private static func completing(
    _ document: Document?, with knowledge: Knowledge, _ path: String, _ diagnostics: inout Diagnostics
  ) -> Document? {
    guard let known = knowledge.node else { return document }
    guard let document else { return known.document }
    var completion = Completion(of: document)
    completion.add(document.root, knowledge, path)
    diagnostics.append(contentsOf: completion.diagnostics)
    // What is wrong with the data themselves was said when they were read.
    var found = Diagnostics()
    return completion.finish(&found)
  }

  /// Data under construction, whose values name the places where they were written.
  private struct Completion: ~Copyable {
    private var builder: DocumentBuilder
    private(set) var diagnostics = Diagnostics()

    init(of document: Document) {
      builder = DocumentBuilder(arenaFor: document.source, isYAML: document.isYAML)
    }

    consuming func finish(_ diagnostics: inout Diagnostics) -> Document { builder.finish(&diagnostics) }

    /// Adds a value of the data of which something is known.
    mutating func add(_ node: Node, _ knowledge: Knowledge, _ path: String) {
      switch knowledge {
      case .unknown: builder.addCopy(of: node)
      case .whole(let known):
        if !areEqual(node, known) { report(node, known, path) }
        builder.addCopy(of: known)
      case .part(let known, let members):
        guard node.kind == .object else {
          if node.kind != .null { report(node, known, path) }
          return builder.addCopy(of: known)
        }
        add(node, members, path)
      }
    }

    private mutating func add(_ node: Node, _ known: [Member], _ path: String) {
      let span = node.span
      builder.beginObject(NodeOrigin(source: builder.register(span.source), start: span.start, end: span.end))
      var missing = known
      for member in node.members {
        builder.addCopy(ofKey: member)
        let name = member.name
        guard let index = known.firstIndex(where: { PropertyName($0.name).matches(name) }) else {
          builder.addCopy(of: member.value)
          continue
        }
        missing.removeAll { $0.name == known[index].name }
        add(member.value, known[index].value, path.isEmpty ? name : "\(path).\(name)")
      }
      for member in missing {
        guard let value = member.value.node else { continue }
        var name = member.name
        let origin = NodeOrigin(
          source: builder.register(value.span.source), start: value.span.start, end: value.span.end)
        name.withUTF8 { builder.addKey($0, origin) }
        builder.addCopy(of: value)
      }
      builder.end()
    }

    private func areEqual(_ left: Node, _ right: Node) -> Bool {
      var documents = BorrowedDocuments()
      let values = (Value(documents.borrow(left)), Value(documents.borrow(right)))
      return withExtendedLifetime(documents) { Value.areEqual(values.0, values.1) }
    }

    private mutating func report(_ node: Node, _ known: Node, _ path: String) {
      diagnostics.report(.definedOtherwise(path, as: known, at: node.span))
    }
  }
}
