import CardSyntax

/// The children of the containers of a document, listed once for each container, so that many questions about one
/// document cost a search each and not a walk along all siblings.
struct ChildTables {
  private var tables: [Node: Table] = [:]

  /// The children of a container in document order, with the bytes that each takes up, a key included.
  struct Table {
    struct Child {
      let value: Node
      /// The key; none in an array.
      let key: Node.Member?
      let start: UInt32
      let end: UInt32
    }

    let children: [Child]
    /// Whether the children were written in one source, one behind the other. They need not be: an alias of YAML leads
    /// to what stands elsewhere, and a component to another file.
    let isInOrder: Bool

    fileprivate init(_ node: Node) {
      let source = node.span.source
      var children: [Child] = []
      children.reserveCapacity(node.count)
      var isInOrder = true
      func add(_ value: Node, _ key: Node.Member?) {
        let (span, first) = (value.span, key?.keySpan ?? value.span)
        let isHere = span.source == source && first.source == source && first.start <= span.start
        if !isHere || first.start < children.last?.end ?? 0 { isInOrder = false }
        children.append(Child(value: value, key: key, start: first.start, end: span.end))
      }
      for element in node.elements { add(element, nil) }
      for member in node.members { add(member.value, member) }
      self.children = children
      self.isInOrder = isInOrder
    }

    /// The first child such that `contains` holds, which is so only if `span` lies in the child.
    func first(around span: SourceSpan, where contains: (Child) -> Bool) -> Int? {
      guard isInOrder else { return children.firstIndex(where: contains) }
      var (low, high) = (0, children.count)
      while low < high {
        let middle = (low + high) / 2
        if children[middle].start <= span.start { low = middle + 1 } else { high = middle }
      }
      // A place between two children may touch both.
      var found: Int?
      while low > 0, children[low - 1].end >= span.end {
        low -= 1
        if contains(children[low]) { found = low }
      }
      return found
    }
  }

  /// The children of a container.
  subscript(node: Node) -> Table {
    mutating get {
      if let table = tables[node] { return table }
      let table = Table(node)
      tables[node] = table
      return table
    }
  }

  /// The value at a JSON pointer; none if it leads nowhere.
  mutating func value(at pointer: String, in root: Node) -> Node? {
    var node = root
    for part in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      let key = JSONPointer.unescaped(part)
      if node.kind == .array {
        let children = self[node].children
        guard let position = Int(key), children.indices.contains(position) else { return nil }
        node = children[position].value
      } else {
        guard let inner = node[key] else { return nil }
        node = inner
      }
    }
    return node
  }
}
