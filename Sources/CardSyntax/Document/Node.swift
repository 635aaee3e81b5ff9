/// A value in a ``Document``: a handle of two words that is cheap to copy and keeps its document alive.
@frozen
public struct Node: Sendable {
  /// The document that the value belongs to.
  public let document: Document

  /// The number of the value's record in the document; values are numbered in document order.
  @usableFromInline package let index: UInt32

  @inlinable @inline(__always)
  package init(document: Document, index: UInt32) {
    self.document = document
    self.index = index
  }

  /// What a value is.
  @frozen
  public enum Kind: UInt8, Sendable, Hashable {
    /// `null`.
    case null
    /// `true` or `false`.
    case boolean
    /// A number, kept as text.
    case number
    /// A string.
    case string
    /// A list of values.
    case array
    /// An ordered list of keys with values.
    case object
  }

  @inlinable @inline(__always) var record: NodeRecord { document.record(at: index) }

  /// What the value is.
  @inlinable public var kind: Kind { borrowed.kind }

  /// Where the value was written, quotes and brackets included.
  public var span: SourceSpan { document.span(ofRecord: index) }

  /// The hole or component that made the value, if it comes out of an expansion.
  public var expansion: SourceSpan? { document.expansion(ofRecord: index) ?? span.source.use?.span }

  /// The binding that brought the value from another file, such as one with data.
  package var binding: SourceSpan? {
    guard let place = document.expansion(ofRecord: index), place.source.original != span.source.original else {
      return nil
    }
    return place
  }

  /// Whether the value is `null`.
  @inlinable public var isNull: Bool { record.tag == NodeTag.null }

  /// The value as a boolean, if it is one.
  @inlinable public var boolean: Bool? { borrowed.boolean }

  /// The decoded text, if the value is a string.
  public var string: String? { borrowed.string }

  /// The text of the number as it was written, if the value is one. It is always valid JSON.
  public var numberText: String? {
    let record = self.record
    guard record.tag == NodeTag.number else { return nil }
    return String(decoding: rawBytes(record), as: UTF8.self)
  }

  /// The nearest double, if the value is a number; numbers beyond its range are infinite.
  public var double: Double? { borrowed.double }

  /// The value as an integer, if it is a number without fraction that fits; `8.0` and `8e0` are 8.
  public var integer: Int? {
    let record = self.record
    guard record.tag == NodeTag.number else { return nil }
    return JSONText.integer(rawBytes(record))
  }

  /// The number of elements of an array or members of an object; 0 for scalars.
  @inlinable public var count: Int { borrowed.count }

  /// The elements of an array; empty for other values.
  @inlinable public var elements: Elements {
    let record = self.record
    guard record.tag == NodeTag.array else {
      return Elements(document: document, cursor: index + 1, end: index + 1, count: 0)
    }
    return Elements(document: document, cursor: index + 1, end: record.next, count: count)
  }

  /// The members of an object in source order, of equal keys the last; empty for other values.
  @inlinable public var members: Members {
    let record = self.record
    let isObject = record.tag == NodeTag.object
    return Members(document: document, cursor: index + 1, end: isObject ? record.next : index + 1)
  }

  /// The value of a member of an object; none if it is missing or the value is not an object.
  public subscript(key: String) -> Node? {
    guard record.tag == NodeTag.object, let symbol = document.symbol(of: key) else { return nil }
    return self[symbol: symbol]
  }

  /// The value of the member whose key has the number `symbol`.
  @inlinable package subscript(symbol symbol: UInt32) -> Node? {
    for member in members where member.symbol == symbol { return member.value }
    return nil
  }

  /// An element of an array; none if there is none.
  public subscript(position: Int) -> Node? {
    guard position >= 0 else { return nil }
    var elements = self.elements
    for _ in 0..<position { if elements.next() == nil { return nil } }
    return elements.next()
  }

  /// The bytes of a scalar as JSON has them: of a string the escaped text between the quotes, of a container nothing.
  package func withRawScalar<Result>(_ body: (UnsafeBufferPointer<UInt8>, _ isEscaped: Bool) -> Result) -> Result {
    let record = self.record
    return body(rawBytes(record), record.isEscaped)
  }

  /// Whether the value is a string whose decoded text is `text`.
  package func isString(_ text: StaticString) -> Bool {
    let record = self.record
    guard record.tag == NodeTag.string else { return false }
    if record.isEscaped { return string == "\(text)" }
    let bytes = rawBytes(record)
    guard bytes.count == text.utf8CodeUnitCount else { return false }
    for index in 0..<bytes.count where bytes[index] != text.utf8Start[index] { return false }
    return true
  }

  private func rawBytes(_ record: NodeRecord) -> UnsafeBufferPointer<UInt8> { borrowed.bytes(of: record) }
}

extension Node: Hashable {
  /// Two handles are equal when they lead to the same value of the same document.
  public static func == (left: Node, right: Node) -> Bool {
    left.document === right.document && left.index == right.index
  }

  /// Hashes the identity of the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(document))
    hasher.combine(index)
  }
}

extension Node {
  /// A member of an object.
  @frozen
  public struct Member: Sendable {
    @usableFromInline package let document: Document
    @usableFromInline let keyIndex: UInt32

    @inlinable @inline(__always)
    init(document: Document, keyIndex: UInt32) {
      self.document = document
      self.keyIndex = keyIndex
    }

    /// The number of the key in the document.
    @inlinable package var symbol: UInt32 { document.record(at: keyIndex).next }

    /// The decoded key.
    public var name: String { document.name(of: symbol) }

    /// Where the key was written, quotes included.
    public var keySpan: SourceSpan { document.span(ofRecord: keyIndex) }

    /// The value.
    @inlinable public var value: Node { Node(document: document, index: keyIndex + 1) }

    /// The key as JSON has it: the escaped text between the quotes.
    package func withRawKey<Result>(_ body: (UnsafeBufferPointer<UInt8>, _ isEscaped: Bool) -> Result) -> Result {
      let key = BorrowedNode(document, keyIndex)
      let record = key.record
      return body(key.text(of: record), record.isEscaped)
    }
  }

  /// The elements of an array, one after the other.
  @frozen
  public struct Elements: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let document: Document
    @usableFromInline var cursor: UInt32
    @usableFromInline let end: UInt32

    /// The number of elements of the array.
    public let count: Int

    @inlinable @inline(__always)
    init(document: Document, cursor: UInt32, end: UInt32, count: Int) {
      self.document = document
      self.cursor = cursor
      self.end = end
      self.count = count
    }

    /// The next element.
    @inlinable public mutating func next() -> Node? {
      guard cursor < end else { return nil }
      defer { cursor = document.record(at: cursor).next }
      return Node(document: document, index: cursor)
    }

    /// A lower bound of what is left, for arrays built from the elements.
    @inlinable public var underestimatedCount: Int { cursor == end ? 0 : 1 }
  }

  /// The members of an object, one after the other.
  @frozen
  public struct Members: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let document: Document
    @usableFromInline var cursor: UInt32
    @usableFromInline let end: UInt32

    @inlinable @inline(__always)
    init(document: Document, cursor: UInt32, end: UInt32) {
      self.document = document
      self.cursor = cursor
      self.end = end
    }

    /// The next member.
    @inlinable public mutating func next() -> Member? {
      while cursor < end {
        let key = cursor
        cursor = document.record(at: key + 1).next
        if !document.record(at: key).isOverridden { return Member(document: document, keyIndex: key) }
      }
      return nil
    }
  }
}
