import CardSyntax

/// Paths into data, as people write them.
enum DataPath {
  /// The path from the root of its document to `node`: `orders[2].items`, or `$root`.
  static func text(of node: Node) -> String {
    var path = ""
    var current = node.document.root
    descend: while current != node {
      switch current.kind {
      case .array:
        var found: (index: Int, node: Node)?
        for (index, element) in current.elements.enumerated() {
          // Values are numbered in document order, so that the last one not after `node` holds it.
          if element.index > node.index { break }
          found = (index, element)
        }
        guard let found else { break descend }
        path += "[\(found.index)]"
        current = found.node
      case .object:
        var found: Node.Member?
        for member in current.members {
          if member.value.index > node.index { break }
          found = member
        }
        guard let found else { break descend }
        let name = found.name
        path += Lexer.isIdentifier(name) ? (path.isEmpty ? name : "." + name) : "['\(name)']"
        current = found.value
      default: break descend
      }
    }
    return path.isEmpty ? "$root" : path
  }
}
