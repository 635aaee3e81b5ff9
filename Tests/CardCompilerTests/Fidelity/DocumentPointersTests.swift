import Testing

@testable import CardCompiler

@Suite("Places in documents")
struct DocumentPointersTests {
  private static let sources: [(text: String, isYAML: Bool)] = [
    (#"{"a":[1,[],{"b":"x","c/d":[true,null,[2]]}],"e~":{"f":{}},"a":[{"g":0}]}"#, false),
    ("- &x {t: 1, u: [2, 3]}\n- *x\n- k: *x\n  l:\n    - - - 4\n      - {}\n    - m\n", true),
    ("a: [1]\nb:\n  - c: 2\n    d: 3\n", true),
  ]

  private func document(_ text: String, isYAML: Bool) throws -> Document {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "source", text: text)
    return try #require(Document.read(source, as: isYAML ? .yaml : .json, diagnostics: &diagnostics))
  }

  /// The pointer of the smallest value around a place, as whoever reads the document from its root would find it.
  private func walked(_ node: Node, _ span: SourceSpan, _ pointer: String = "") -> String {
    func holds(_ outer: SourceSpan) -> Bool { outer.start <= span.start && span.end <= outer.end }
    for (position, element) in node.elements.enumerated() where holds(element.span) {
      return walked(element, span, "\(pointer)/\(position)")
    }
    for member in node.members {
      let key = "\(pointer)/\(JSONPointer.escaped(member.name))"
      if holds(member.keySpan) { return key }
      if holds(member.value.span) { return walked(member.value, span, key) }
    }
    return pointer
  }

  @Test("the pointer of every range of bytes is that of the smallest value around it", arguments: sources)
  func pointers(_ text: String, _ isYAML: Bool) throws {
    let document = try document(text, isYAML: isYAML)
    var pointers = DocumentPointers(document)
    for start in 0...text.utf8.count {
      for end in start...text.utf8.count {
        let span = SourceSpan(source: document.source, start..<end)
        let (found, wanted) = (pointers.pointer(to: span), walked(document.root, span))
        if found != wanted { Issue.record("\(start)..<\(end): \(found ?? "none"), not \(wanted)") }
      }
    }
  }

  @Test("values are found by their pointers", arguments: sources)
  func values(_ text: String, _ isYAML: Bool) throws {
    let document = try document(text, isYAML: isYAML)
    var tables = ChildTables()
    var count = 0
    func check(_ node: Node, _ pointer: String) {
      count += 1
      #expect(tables.value(at: pointer, in: document.root) == node, "\(pointer)")
      for (position, element) in node.elements.enumerated() { check(element, "\(pointer)/\(position)") }
      for member in node.members { check(member.value, "\(pointer)/\(JSONPointer.escaped(member.name))") }
    }
    check(document.root, "")
    #expect(count > 5)
    for pointer in ["/9", "/a/9", "/nothing", "/a/0/b/c"] {
      #expect(tables.value(at: pointer, in: document.root) == nil, "\(pointer)")
    }
  }

  @Test("the beginning of a value has the first lines of the whole", arguments: sources)
  func beginnings(_ text: String, _ isYAML: Bool) throws {
    let document = try document(text, isYAML: isYAML)
    for syntax in [DocumentSyntax.json, .yaml] {
      var whole = DocumentWriter(syntax)
      whole.value(document.root)
      let lines = String(decoding: whole.finish(), as: UTF8.self).split(separator: "\n")
      for limit in 1...lines.count {
        var beginning = DocumentWriter(syntax)
        beginning.value(document.root, first: limit)
        let some = String(decoding: beginning.finish(), as: UTF8.self).split(separator: "\n")
        #expect(some.prefix(limit - 1) == lines.prefix(limit - 1), "\(syntax), \(limit)")
        if some.count < lines.count { #expect(some.count >= limit, "\(syntax), \(limit)") }
      }
    }
  }
}
