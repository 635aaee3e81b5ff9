import CardFormats
import CardSyntax

/// Finds the JSON pointers (RFC 6901) of places in one document.
struct DocumentPointers {
  private let document: Document?
  private var tables = ChildTables()

  init(_ document: Document?) { self.document = document }

  /// The pointer of the smallest value around a place; of what a component made, that of the outermost use.
  mutating func pointer(to span: SourceSpan) -> String? {
    guard span.source.use != nil else { return smallest(around: span) }
    // A use is at its `type` or `$include`; what is meant is the object around that.
    return smallest(around: span.uses.last?.span ?? span).map(Self.parent)
  }

  private mutating func smallest(around span: SourceSpan) -> String? {
    guard let document, span.source == document.source else { return nil }
    func contains(_ outer: SourceSpan) -> Bool {
      outer.source == span.source && outer.start <= span.start && outer.end >= span.end
    }
    var pointer = ""
    var node = document.root
    while node.count > 0 {
      let table = tables[node]
      let position = table.first(around: span) { child in
        contains(child.value.span) || child.key.map { contains($0.keySpan) } ?? false
      }
      guard let position else { return pointer }
      let child = table.children[position]
      pointer += "/" + (child.key.map { JSONPointer.escaped($0.name) } ?? String(position))
      if let key = child.key, contains(key.keySpan) { return pointer }
      node = child.value
    }
    return pointer
  }

  /// The pointers of the values that begin at each offset of the document's own source.
  func all() -> [UInt32: String] {
    guard let document else { return [:] }
    var pointers: [UInt32: String] = [:]
    func add(_ node: Node, _ pointer: String) {
      if node.span.source == document.source { pointers[node.span.start] = pointer }
      for (position, element) in node.elements.enumerated() { add(element, "\(pointer)/\(position)") }
      for member in node.members { add(member.value, pointer + "/" + JSONPointer.escaped(member.name)) }
    }
    add(document.root, "")
    return pointers
  }

  private static func parent(_ pointer: String) -> String {
    pointer.lastIndex(of: "/").map { String(pointer[..<$0]) } ?? pointer
  }
}
