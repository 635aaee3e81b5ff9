/// One value or key of a ``Document``: 16 bytes, in document order.
///
/// A container is followed by its content; an object's content alternates keys and values. `start..<end` is a range
/// of the document's arena: the text between the quotes of a string (always in JSON's escaped form, whatever the
/// document was read from), the text of a number, a whole container.
@frozen
@usableFromInline
struct NodeRecord {
  @usableFromInline var start: UInt32
  @usableFromInline var end: UInt32
  /// Of a value: the index after its subtree, which is its next sibling or its parent's end. Of a key: its symbol in
  /// the document's ``KeyTable``.
  @usableFromInline var next: UInt32
  /// Bits 0...3 the tag, bit 4 "contains escapes", bit 5 "overridden by a later equal key", bits 6... the count.
  @usableFromInline var bits: UInt32

  @inlinable static var escapeBit: UInt32 { 1 << 4 }
  @inlinable static var overriddenBit: UInt32 { 1 << 5 }
  @inlinable static var countShift: UInt32 { 6 }

  /// The count of containers that have this many elements or more; they are counted when asked.
  @inlinable static var saturatedCount: UInt32 { 1 << 26 - 1 }

  @inlinable
  init(start: UInt32, end: UInt32, next: UInt32, bits: UInt32) {
    self.start = start
    self.end = end
    self.next = next
    self.bits = bits
  }

  @inlinable var tag: UInt8 { UInt8(truncatingIfNeeded: bits & 0xF) }
  @inlinable var isEscaped: Bool { bits & Self.escapeBit != 0 }
  @inlinable var isOverridden: Bool { bits & Self.overriddenBit != 0 }
  @inlinable var count: Int { Int(bits >> Self.countShift) }
}

/// The tags of ``NodeRecord``: the kinds of values, with both booleans, and keys.
@usableFromInline
enum NodeTag {
  @inlinable static var null: UInt8 { 0 }
  @inlinable static var `false`: UInt8 { 1 }
  @inlinable static var `true`: UInt8 { 2 }
  @inlinable static var number: UInt8 { 3 }
  @inlinable static var string: UInt8 { 4 }
  @inlinable static var array: UInt8 { 5 }
  @inlinable static var object: UInt8 { 6 }
  @inlinable static var key: UInt8 { 7 }
}

/// Where a node of a document with an arena of its own was written: a range of one of the document's sources.
package struct NodeOrigin: Sendable {
  package var source: UInt32
  package var start: UInt32
  package var end: UInt32
  /// The index of the ``NodeExpansion`` that made the node, or `UInt32.max`.
  package var expansion: UInt32

  package static let noExpansion = UInt32.max

  package init(source: UInt32, start: UInt32, end: UInt32, expansion: UInt32 = noExpansion) {
    self.source = source
    self.start = start
    self.end = end
    self.expansion = expansion
  }
}
