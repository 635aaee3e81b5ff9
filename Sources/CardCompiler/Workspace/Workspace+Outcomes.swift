import CardFormats
package import CardIR
package import CardSyntax
import CardTemplate

/// What becomes of one element in one target.
package struct ElementOutcome: Sendable, Hashable {
  /// The target.
  package let target: FormatID
  /// The target's name for readers.
  package let title: String
  /// The type, view, function or tag that the element becomes; none if at most what is in it is there.
  package let type: String?
  /// How well the element itself is kept, without what is in it.
  package let verdict: Verdict
  /// What is said of deviations, each once.
  package let remarks: [String]
}

// What the targets make of an element.
extension Workspace {
  /// What becomes of an element of a template in the formats and in what shows them; none of an element that cannot be read.
  ///
  /// The element is compiled by itself, with as much around it as says where it stands: what stands beside it costs
  /// nothing, and bindings stay.
  package func outcomes(of element: Node, in template: String) -> [ElementOutcome] {
    guard let cut = ElementCut(element) else { return [] }
    let source = SourceText(name: template, bytes: cut.bytes)
    var options = compiler.options
    options.notesPlaces = true
    options.annotates = true
    let compiler = Compiler(options)
    let pipeline = Pipeline(Workspace(compiler, files: files))
    let prepared = pipeline.prepare(source, asTemplate: false, components: components(for: template))
    guard let written = prepared.written, let place = cut.find(in: written.root) else { return [] }
    let span = place.span
    let targets = compiler.registry.formats.map(\.id) + compiler.registry.presentationTargets
    let code = CodeTemplate(document: prepared.document, name: "Card")
    return targets.compactMap { target in
      let isCode = compiler.registry.presentationTargets.contains(target)
      let result = pipeline.run(prepared, data: nil, host: nil, targets: [target], generating: isCode ? code : nil)
      guard target != result.sourceFormat, let output = (result.outputs + result.withheld).first,
        let title = compiler.registry.target(target)?.title
      else { return nil }
      return output.outcome(of: span, named: title, isPresentation: isCode)
    }
  }
}

extension CompilationResult.Output {
  fileprivate func outcome(of span: SourceSpan, named title: String, isPresentation: Bool) -> ElementOutcome? {
    let places = NestedSpans(elementsOf: [source])
    let index = places.innermost(containing: span)
    let own = fidelity.filter { entry in
      entry.verdict != .note && entry.verdict != .exact
        && entry.span.map { index != nil && places.innermost(containing: $0) == index } ?? false
    }
    var remarks: [String] = []
    for entry in own where !remarks.contains(entry.message) { remarks.append(entry.message) }
    let type = files.first.flatMap { $0.parts[span] ?? self.type(of: span, $0) }
    // What is in an element may be there without it.
    let isThere = type != nil || files.contains { $0.holdsParts(of: span) }
    // Code and pages that do not say what comes of the element are no sign that nothing does.
    if !isThere, isPresentation, !own.contains(where: { $0.verdict == .dropped }) { return nil }
    let verdict: Verdict = !isThere ? .dropped : own.isEmpty ? .exact : .approximated
    return ElementOutcome(target: target, title: title, type: type, verdict: verdict, remarks: remarks)
  }

  /// The type of the object that an element landed in, if it is there as an object of its own.
  private func type(of span: SourceSpan, _ file: OutputFile) -> String? {
    guard let place = file.places.first(where: { $0.span == span }) else { return nil }
    var ignored = Diagnostics()
    let text = SourceText(name: "output", bytes: file.bytes)
    guard let root = Document.readJSON(text, diagnostics: &ignored)?.root,
      let object = JSONPointer.value(at: place.pointer, in: root)
    else { return nil }
    return (object["type"] ?? object["$type"])?.string
  }
}

extension OutputFile {
  /// Whether something of what is in an element of the source is in the file.
  fileprivate func holdsParts(of outer: SourceSpan) -> Bool {
    func isInside(_ span: SourceSpan) -> Bool {
      span.source == outer.source && outer.start <= span.start && span.end <= outer.end
    }
    return places.contains { isInside($0.span) } || parts.keys.contains(where: isInside)
  }
}

/// An element with what is around it, without what is beside it.
private struct ElementCut {
  private enum Step { case key(String), first }

  /// The text, in which each object begins a line.
  let bytes: [UInt8]
  /// The way to the element in the text.
  private let steps: [Step]

  init?(_ element: Node) {
    guard element.kind == .object else { return nil }
    var way: [Node] = []
    guard Self.find(element, from: element.document.root, &way) else { return nil }
    var writer = DocumentWriter(.json)
    var steps: [Step] = []
    Self.write(way[...], &writer, &steps)
    bytes = writer.finish()
    self.steps = steps
  }

  /// The values on the way to an element, itself last.
  private static func find(_ element: Node, from node: Node, _ way: inout [Node]) -> Bool {
    way.append(node)
    if node.index == element.index { return true }
    let span = element.span.range
    let inner = node.kind == .array ? Array(node.elements) : node.kind == .object ? node.members.map(\.value) : []
    for child in inner
    where child.span.range.lowerBound <= span.lowerBound && span.upperBound <= child.span.range.upperBound {
      if find(element, from: child, &way) { return true }
    }
    way.removeLast()
    return false
  }

  private static func write(_ way: ArraySlice<Node>, _ writer: inout DocumentWriter, _ steps: inout [Step]) {
    guard let node = way.first else { return }
    let rest = way.dropFirst()
    guard let next = rest.first else { return writer.value(node) }
    if node.kind == .array {
      steps.append(.first)
      writer.beginArray()
      write(rest, &writer, &steps)
      writer.endArray()
      return
    }
    writer.beginObject()
    for member in node.members {
      if member.value.index == next.index {
        steps.append(.key(member.name))
        writer.key(member.name)
        write(rest, &writer, &steps)
      } else if !hasElements(member.value) {
        writer.key(member.name)
        writer.value(member.value)
      }
    }
    writer.endObject()
  }

  private static func hasElements(_ node: Node) -> Bool {
    switch node.kind {
    case .array: node.elements.contains(where: hasElements)
    case .object: node["type"] != nil || node.members.contains { hasElements($0.value) }
    default: false
    }
  }

  /// The element in the text.
  func find(in root: Node) -> Node? {
    var node: Node? = root
    for step in steps {
      switch step {
      case .key(let name): node = node?[name]
      case .first: node = node.flatMap { Array($0.elements).first }
      }
    }
    return node
  }
}
