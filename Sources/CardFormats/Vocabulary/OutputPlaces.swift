import CardIR
package import CardSyntax

/// Where something of the source landed in an output.
package struct OutputPlace: Sendable, Hashable {
  /// The place of the element, or of the value, in the source.
  package let span: SourceSpan
  /// The JSON pointer (RFC 6901) of the object that it is, or is in, in the output.
  package let pointer: String
}

/// Notes the places of what an emitter writes while it writes.
struct OutputPlaces {
  /// What was noted, in the order of the output.
  private(set) var places: [OutputPlace] = []
  /// Where the next value goes.
  private(set) var pointer = ""
  /// The object of the element that is being written.
  private var object = ""

  /// Enters a member; gives what leads back out.
  mutating func enter(_ key: String) -> String {
    let outside = pointer
    pointer += "/" + JSONPointer.escaped(key)
    return outside
  }

  /// Enters an element of an array; gives what leads back out.
  mutating func enter(_ index: Int) -> String {
    let outside = pointer
    pointer += "/\(index)"
    return outside
  }

  /// Leaves what was entered.
  mutating func leave(to outside: String) { pointer = outside }

  /// Begins the object of an element; gives the object around it.
  mutating func begin(_ element: Element) -> String {
    let outside = object
    object = pointer
    if let span = element.span { places.append(OutputPlace(span: span, pointer: pointer)) }
    return outside
  }

  /// Ends the object of an element.
  mutating func end(to outside: String) { object = outside }

  /// Notes that a value of the source is in the object that is being written.
  mutating func note(_ origin: Node) { places.append(OutputPlace(span: origin.span, pointer: object)) }

  /// Takes back what was noted after the first `count` notes.
  mutating func forget(after count: Int) { places.removeLast(places.count - count) }

  /// Notes an element that is written as it stands in the source, and what is in it.
  mutating func add(whole element: Element) {
    guard let source = element.source else { return }
    var wanted: Set<SourceSpan> = []
    element.visit { if let span = $0.span { wanted.insert(span) } }
    add(source, at: pointer, wanted)
  }

  private mutating func add(_ node: Node, at pointer: String, _ wanted: Set<SourceSpan>) {
    if wanted.contains(node.span) { places.append(OutputPlace(span: node.span, pointer: pointer)) }
    for (index, element) in node.elements.enumerated() { add(element, at: "\(pointer)/\(index)", wanted) }
    for member in node.members { add(member.value, at: pointer + "/" + JSONPointer.escaped(member.name), wanted) }
  }
}
