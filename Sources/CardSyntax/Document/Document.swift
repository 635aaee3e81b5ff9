/// A JSON or YAML document: one immutable tree in which every value and every key knows where it was written.
///
/// The tree is a flat array of 16-byte records over one arena of bytes; strings are made only when asked for.
/// Read it through ``root`` and the ``Node`` handles that it leads to.
public final class Document: Sendable {
  /// The file that the document was read from; of an expanded template, the template.
  public let source: SourceText

  @usableFromInline nonisolated(unsafe) let records: UnsafeMutablePointer<NodeRecord>
  @usableFromInline package let recordCount: Int
  @usableFromInline nonisolated(unsafe) let arena: UnsafePointer<UInt8>
  /// The number of bytes of the arena that records may name.
  @usableFromInline let arenaCount: Int
  @usableFromInline let keys: KeyTable

  /// The arena when it is not the source itself.
  private nonisolated(unsafe) let ownedArena: UnsafeMutablePointer<UInt8>?
  /// One origin a record, for a document whose arena is not its source.
  private let origins: [NodeOrigin]
  private let originSources: [SourceText]
  private let expansions: [SourceSpan]
  /// Whether the source is YAML, whose scalars have styles of their own.
  package let isYAML: Bool

  init(
    source: SourceText, records: UnsafeMutablePointer<NodeRecord>, recordCount: Int, keys: KeyTable,
    ownedArena: UnsafeMutableBufferPointer<UInt8>?, origins: [NodeOrigin], originSources: [SourceText],
    expansions: [SourceSpan], isYAML: Bool
  ) {
    self.source = source
    self.records = records
    self.recordCount = recordCount
    self.keys = keys
    self.ownedArena = ownedArena?.baseAddress
    arena = UnsafePointer(ownedArena?.baseAddress) ?? source.unsafeBytes
    arenaCount = ownedArena?.count ?? source.count
    self.origins = origins
    self.originSources = originSources
    self.expansions = expansions
    self.isYAML = isYAML
  }

  deinit {
    records.deallocate()
    ownedArena?.deallocate()
  }

  /// The outermost value.
  @inlinable public var root: Node { Node(document: self, index: 0) }

  /// The length of the text of the whole document.
  package var byteCount: Int { root.borrowed.byteCount }

  /// The record at `index`.
  @inlinable @inline(__always)
  func record(at index: UInt32) -> NodeRecord {
    assert(index < recordCount, "the document has no such record")
    return records[Int(index)]
  }

  /// The number of distinct keys; symbols are below it.
  package var symbolCount: Int { keys.count }

  /// The key with the number `symbol`.
  package func name(of symbol: UInt32) -> String { keys.name(of: symbol) }

  /// The number of the key `name`, if the document has that key anywhere.
  package func symbol(of name: String) -> UInt32? { keys.symbol(of: name) }

  /// Where the record at `index` was written.
  func span(ofRecord index: UInt32) -> SourceSpan {
    let record = record(at: index)
    if ownedArena == nil {
      // Strings and keys are stored without their quotes.
      let quote: UInt32 = record.tag == NodeTag.string || record.tag == NodeTag.key ? 1 : 0
      return SourceSpan(source: source, start: record.start - quote, end: record.end + quote)
    }
    let origin = origins[Int(index)]
    return SourceSpan(source: originSources[Int(origin.source)], start: origin.start, end: origin.end)
  }

  /// What made the record at `index`, if it is the result of an expansion.
  func expansion(ofRecord index: UInt32) -> SourceSpan? {
    guard ownedArena != nil else { return nil }
    let expansion = origins[Int(index)].expansion
    return expansion == NodeOrigin.noExpansion ? nil : expansions[Int(expansion)]
  }
}
