/// A value in a ``Document`` that somebody else keeps alive: a handle without reference counting.
///
/// Evaluation copies handles all the time, and a reference count would cost more than what it reads. Other modules get
/// one only from ``BorrowedDocuments``, which keeps the document; whoever has no such place to keep it in uses ``Node``.
/// The handle is not `Sendable`, so that no value that goes to other threads has one inside. Debug builds check each time
/// that the document is still there and that the record is one of its records.
@frozen
@usableFromInline
package struct BorrowedNode {
  @usableFromInline let records: UnsafePointer<NodeRecord>
  @usableFromInline let arena: UnsafePointer<UInt8>
  #if DEBUG
    @usableFromInline unowned let document: Document
  #endif
  /// The number of the value's record in the document.
  @usableFromInline package private(set) var index: UInt32

  @inlinable @inline(__always)
  init(_ document: Document, _ index: UInt32) {
    records = UnsafePointer(document.records)
    arena = document.arena
    #if DEBUG
      self.document = document
    #endif
    self.index = index
  }

  @inlinable @inline(__always) var record: NodeRecord {
    #if DEBUG
      assert(index < document.recordCount, "the document has no such record")
    #endif
    return records[Int(index)]
  }

  @inlinable @inline(__always)
  func sibling(_ index: UInt32) -> BorrowedNode {
    var sibling = self
    sibling.index = index
    return sibling
  }

  /// What the value is.
  @inlinable @inline(__always) package var kind: Node.Kind {
    switch record.tag {
    case NodeTag.null: .null
    case NodeTag.false, NodeTag.true: .boolean
    case NodeTag.number: .number
    case NodeTag.string: .string
    case NodeTag.array: .array
    default: .object
    }
  }

  /// The value as a boolean, if it is one.
  @inlinable @inline(__always) package var boolean: Bool? {
    switch record.tag {
    case NodeTag.true: true
    case NodeTag.false: false
    default: nil
    }
  }

  /// The decoded text, if the value is a string.
  package var string: String? {
    let record = self.record
    guard record.tag == NodeTag.string else { return nil }
    return JSONText.decode(bytes(of: record), escaped: record.isEscaped)
  }

  /// The nearest double, if the value is a number.
  package var double: Double? {
    let record = self.record
    guard record.tag == NodeTag.number else { return nil }
    return JSONText.double(bytes(of: record))
  }

  /// The number of elements of an array or members of an object; 0 for scalars.
  @inlinable package var count: Int {
    let count = record.count
    return count == Int(NodeRecord.saturatedCount) ? countedAgain : count
  }

  /// The count of a container with more content than a record can say.
  @usableFromInline var countedAgain: Int {
    if record.tag == NodeTag.object { return members.reduce(0) { count, _ in count + 1 } }
    return elements.reduce(0) { count, _ in count + 1 }
  }

  /// The elements of an array; empty for other values.
  @inlinable @inline(__always) package var elements: Elements {
    let record = self.record
    return Elements(
      first: sibling(index &+ 1), end: record.tag == NodeTag.array ? record.next : index &+ 1)
  }

  /// The members of an object in source order, of equal keys the last; empty for other values.
  @inlinable @inline(__always) package var members: Members {
    let record = self.record
    return Members(
      first: sibling(index &+ 1), end: record.tag == NodeTag.object ? record.next : index &+ 1)
  }

  /// An element of an array; none if there is none.
  @inlinable package subscript(position: Int) -> BorrowedNode? {
    guard position >= 0 else { return nil }
    var elements = self.elements
    for _ in 0..<position { if elements.next() == nil { return nil } }
    return elements.next()
  }

  /// The value of the first member whose key is `name` but for case.
  @inlinable @inline(__always)
  package func member(_ name: FoldedName) -> BorrowedNode? {
    let record = self.record
    guard record.tag == NodeTag.object else { return nil }
    let end = record.next
    var cursor = index &+ 1
    while cursor < end {
      let key = sibling(cursor).record
      if key.end &- key.start == name.count || name.isSlow || key.isEscaped, !key.isOverridden,
        name.matches(text(of: key), isEscaped: key.isEscaped)
      {
        return sibling(cursor &+ 1)
      }
      cursor = sibling(cursor &+ 1).record.next
    }
    return nil
  }

  /// The number of records of the value and everything in it, keys included.
  @inlinable @inline(__always) package var recordCount: Int { Int(record.next &- index) }

  /// The length of the value's text, with everything in it.
  package var byteCount: Int { Int(record.end &- record.start) }

  /// The bytes of a scalar as JSON has them: of a string the escaped text between the quotes, of a container nothing.
  @inlinable @inline(__always)
  package var rawScalar: UnsafeBufferPointer<UInt8> { bytes(of: record) }

  /// Whether the bytes of the string contain escapes.
  @inlinable @inline(__always)
  package var isEscaped: Bool { record.isEscaped }

  @inlinable @inline(__always)
  func bytes(of record: NodeRecord) -> UnsafeBufferPointer<UInt8> {
    guard record.tag < NodeTag.array else { return UnsafeBufferPointer(start: nil, count: 0) }
    return text(of: record)
  }

  /// The bytes of a scalar or a key.
  @inlinable @inline(__always)
  func text(of record: NodeRecord) -> UnsafeBufferPointer<UInt8> {
    #if DEBUG
      assert(record.start <= record.end && record.end <= document.arenaCount, "the document has no such bytes")
    #endif
    return UnsafeBufferPointer(start: arena + Int(record.start), count: Int(record.end &- record.start))
  }

  /// Whether both lead to the same value of the same document.
  @inlinable package static func == (left: BorrowedNode, right: BorrowedNode) -> Bool {
    left.records == right.records && left.index == right.index
  }
}

extension BorrowedNode: Hashable {
  /// Hashes the place in the document.
  @inlinable package func hash(into hasher: inout Hasher) {
    hasher.combine(records)
    hasher.combine(index)
  }
}

extension BorrowedNode {
  /// The elements of an array, one after the other.
  @frozen
  @usableFromInline
  package struct Elements: Sequence, IteratorProtocol {
    @usableFromInline var first: BorrowedNode
    @usableFromInline let end: UInt32

    @inlinable @inline(__always)
    init(first: BorrowedNode, end: UInt32) {
      self.first = first
      self.end = end
    }

    /// The next element.
    @inlinable @inline(__always)
    package mutating func next() -> BorrowedNode? {
      guard first.index < end else { return nil }
      let element = first
      first = element.sibling(element.record.next)
      return element
    }
  }

  /// A member of an object: its key as JSON has it, and its value.
  @usableFromInline package typealias Member = (key: UnsafeBufferPointer<UInt8>, isEscaped: Bool, value: BorrowedNode)

  /// The members of an object, one after the other.
  @frozen
  @usableFromInline
  package struct Members: Sequence, IteratorProtocol {
    @usableFromInline var first: BorrowedNode
    @usableFromInline let end: UInt32

    @inlinable @inline(__always)
    init(first: BorrowedNode, end: UInt32) {
      self.first = first
      self.end = end
    }

    /// The next member.
    @inlinable @inline(__always)
    package mutating func next() -> Member? {
      while first.index < end {
        let key = first.record
        let value = first.sibling(first.index &+ 1)
        first = value.sibling(value.record.next)
        if !key.isOverridden { return (value.text(of: key), key.isEscaped, value) }
      }
      return nil
    }
  }
}

extension Node {
  /// The same value without a hold on its document.
  @inlinable @inline(__always) var borrowed: BorrowedNode { BorrowedNode(document, index) }
}
