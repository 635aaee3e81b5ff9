/// The documents that borrowed values lie in: what keeps them where there are no reference counts.
///
/// Other modules can borrow only by way of this, so that whoever has a ``BorrowedNode`` has had a place for its document.
package struct BorrowedDocuments {
  private var documents: [Document] = []

  /// No documents.
  package init() {}

  /// Whether nothing was borrowed.
  package var isEmpty: Bool { documents.isEmpty }

  /// Keeps the document of `node`, and gives the same value without a hold of its own.
  package mutating func borrow(_ node: Node) -> BorrowedNode {
    keep(node.document)
    return node.borrowed
  }

  /// Keeps a document.
  package mutating func keep(_ document: Document) {
    // What is borrowed from again and again is there from the beginning; what comes later is mostly new.
    for known in documents.prefix(4) where known === document { return }
    documents.append(document)
  }

  /// The value that `node` is, with a hold on its document, if that is one of these.
  package func node(_ node: BorrowedNode) -> Node? {
    for document in documents where node.records == UnsafePointer(document.records) {
      return Node(document: document, index: node.index)
    }
    return nil
  }
}
