/// Builds a ``Document`` from values in document order. The JSON reader, the YAML reader and template expansion all
/// end here.
///
/// Over JSON the source itself is the arena and values are added as offsets into it. Other producers add decoded
/// text, which goes to an arena of the document's own, and say where each value was written.
package struct DocumentBuilder: ~Copyable {
  /// The deepest nesting of arrays and objects.
  package static let maximumDepth = 512
  /// How many equal keys of one document are reported one by one.
  static let maximumDuplicates = 1000

  private let source: SourceText
  private let isYAML: Bool
  private var records: UnsafeMutablePointer<NodeRecord>
  private var capacity: Int
  package private(set) var recordCount = 0
  private let keys = KeyTable()
  private let stack: UnsafeMutablePointer<OpenContainer>
  /// How many containers are open.
  package private(set) var depth = 0
  private var ownsRecords = true

  private var arena: ArenaBuffer?
  private var origins: [NodeOrigin] = []
  private var originSources = OriginSources()
  private var expansions: [SourceSpan] = []
  /// Keys that stand twice in one object, as record numbers.
  private var duplicates: [(first: UInt32, second: UInt32)] = []

  private struct OpenContainer {
    var index: UInt32
    var count: UInt32
    var isObject = false
  }

  /// The arena of a document that is not read from JSON.
  private struct ArenaBuffer {
    var base: UnsafeMutablePointer<UInt8>
    var count = 0
    var capacity: Int
  }

  /// A builder over JSON text: the source is the arena.
  package init(over source: SourceText) {
    // More than most texts need: to grow means to copy, memory that is not written to costs nothing.
    self.init(source: source, isYAML: false, estimate: source.count / 4)
  }

  /// A builder with an arena of its own; `source` is the document's main file.
  package init(arenaFor source: SourceText, isYAML: Bool) {
    self.init(source: source, isYAML: isYAML, estimate: source.count / 8)
    let capacity = max(256, source.count + SourceText.padding)
    arena = ArenaBuffer(base: .allocate(capacity: capacity), capacity: capacity)
    _ = originSources.number(of: source)
  }

  private init(source: SourceText, isYAML: Bool, estimate: Int) {
    self.source = source
    self.isYAML = isYAML
    capacity = max(32, estimate)
    records = .allocate(capacity: capacity)
    stack = .allocate(capacity: Self.maximumDepth + 1)
    stack[0] = OpenContainer(index: 0, count: 0)
  }

  deinit {
    stack.deallocate()
    if ownsRecords {
      records.deallocate()
      arena?.base.deallocate()
    }
  }

  /// The document. All containers must have been closed and one value added.
  package consuming func finish(_ diagnostics: inout Diagnostics) -> Document {
    precondition(depth == 0 && recordCount > 0, "a document has exactly one root value")
    ownsRecords = false
    let document = Document(
      source: source, records: records, recordCount: recordCount, keys: keys,
      ownedArena: arena.map { UnsafeMutableBufferPointer(start: $0.base, count: $0.count) },
      origins: origins, originSources: originSources.all, expansions: expansions, isYAML: isYAML)
    reportDuplicates(of: document, to: &diagnostics)
    return document
  }

  private func reportDuplicates(of document: Document, to diagnostics: inout Diagnostics) {
    // Of a key that stands three times, the third names the first too.
    var firsts: [UInt32: UInt32] = [:]
    for duplicate in duplicates.prefix(Self.maximumDuplicates) {
      let first = firsts[duplicate.first] ?? duplicate.first
      firsts[duplicate.second] = first
      let second = Node.Member(document: document, keyIndex: duplicate.second)
      let earlier = Node.Member(document: document, keyIndex: first)
      diagnostics.report(.duplicateKey(second, first: earlier))
    }
    if duplicates.count > Self.maximumDuplicates {
      let next = Node.Member(document: document, keyIndex: duplicates[Self.maximumDuplicates].second)
      diagnostics.report(.moreDuplicateKeys(duplicates.count - Self.maximumDuplicates, at: next.keySpan))
    }
  }

  // MARK: Over the source

  /// Adds a scalar whose text is the range of the source; strings without their quotes.
  @inline(__always)
  mutating func addScalar(_ tag: UInt8, _ start: Int, _ end: Int, escaped: Bool = false) {
    let next = UInt32(truncatingIfNeeded: recordCount &+ 1)
    push(
      NodeRecord(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), next: next,
        bits: UInt32(tag) | (escaped ? NodeRecord.escapeBit : 0)))
    stack[depth].count &+= 1
  }

  /// Adds the key at the range of the source, without its quotes.
  @inline(__always)
  mutating func addKey(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int, escaped: Bool) {
    let symbol = escaped ? internEscaped(bytes, start, end) : keys.intern(bytes + start, end &- start)
    push(
      NodeRecord(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), next: symbol,
        bits: UInt32(NodeTag.key) | (escaped ? NodeRecord.escapeBit : 0)))
  }

  /// Opens an array or object that begins at `start` of the source.
  @inline(__always)
  mutating func open(_ tag: UInt8, _ start: Int) {
    // Whoever builds refuses deeper nesting with a diagnostic; the stack has no room for it.
    precondition(depth < Self.maximumDepth, "a document is nested too deeply")
    stack[depth].count &+= 1
    depth &+= 1
    stack[depth] = OpenContainer(
      index: UInt32(truncatingIfNeeded: recordCount), count: 0, isObject: tag == NodeTag.object)
    push(NodeRecord(start: UInt32(truncatingIfNeeded: start), end: 0, next: 0, bits: UInt32(tag)))
  }

  /// Closes the innermost container, which ends before `end`.
  @inline(__always)
  mutating func close(_ end: Int) {
    let container = stack[depth]
    depth &-= 1
    let record = records + Int(container.index)
    record.pointee.end = UInt32(truncatingIfNeeded: end)
    record.pointee.next = UInt32(truncatingIfNeeded: recordCount)
    record.pointee.bits |= min(container.count, NodeRecord.saturatedCount) &<< NodeRecord.countShift
    if container.isObject { findDuplicates(container.index, container.count) }
  }

  /// Whether the innermost open container is an object.
  @inline(__always) var isInObject: Bool { stack[depth].isObject }

  /// Where the innermost open container begins.
  var openStart: Int { Int(records[Int(stack[depth].index)].start) }

  // MARK: With an arena

  /// The number by which origins name `source`.
  package mutating func register(_ source: SourceText) -> UInt32 {
    originSources.number(of: source)
  }

  /// The number by which origins name the hole or component at `span`.
  package mutating func registerExpansion(_ span: SourceSpan) -> UInt32 {
    expansions.append(span)
    return UInt32(expansions.count - 1)
  }

  /// Adds `null`.
  package mutating func addNull(_ origin: NodeOrigin) { addScalar(NodeTag.null, "null", origin) }

  /// Adds a boolean.
  package mutating func addBoolean(_ value: Bool, _ origin: NodeOrigin) {
    addScalar(value ? NodeTag.true : NodeTag.false, value ? "true" : "false", origin)
  }

  /// Adds a number, whose text is valid JSON.
  package mutating func addNumber(_ text: String, _ origin: NodeOrigin) { addScalar(NodeTag.number, text, origin) }

  /// Adds a number from its bytes, which are valid JSON.
  package mutating func addNumber(_ text: UnsafeBufferPointer<UInt8>, _ origin: NodeOrigin) {
    let (start, end) = storeRaw(text)
    origins.append(origin)
    addScalar(NodeTag.number, start, end)
  }

  /// Adds a string from its decoded text.
  package mutating func addString(_ text: UnsafeBufferPointer<UInt8>, _ origin: NodeOrigin) {
    let (start, end, escaped) = store(text)
    origins.append(origin)
    addScalar(NodeTag.string, start, end, escaped: escaped)
  }

  /// Adds a key from its decoded text.
  package mutating func addKey(_ text: UnsafeBufferPointer<UInt8>, _ origin: NodeOrigin) {
    let (start, end, escaped) = store(text)
    origins.append(origin)
    addStoredKey(start, end, escaped)
  }

  /// Adds a key without text.
  mutating func addEmptyKey(_ origin: NodeOrigin) { addKey(UnsafeBufferPointer(start: nil, count: 0), origin) }

  /// Opens an array.
  package mutating func beginArray(_ origin: NodeOrigin) {
    origins.append(origin)
    open(NodeTag.array, arena?.count ?? 0)
  }

  /// Opens an object.
  package mutating func beginObject(_ origin: NodeOrigin) {
    origins.append(origin)
    open(NodeTag.object, arena?.count ?? 0)
  }

  /// Closes the innermost container; its origin ends at `sourceEnd` if that is known only now.
  package mutating func end(sourceEnd: UInt32? = nil) {
    if let sourceEnd { origins[Int(stack[depth].index)].end = sourceEnd }
    close(arena?.count ?? 0)
  }

  /// Adds a copy of a value of another document, which keeps naming the place where it was written.
  package mutating func addCopy(of node: Node, expansion: UInt32 = NodeOrigin.noExpansion) {
    let span = node.span
    let origin = NodeOrigin(source: register(span.source), start: span.start, end: span.end, expansion: expansion)
    switch node.kind {
    case .null, .boolean, .number, .string: addCopy(ofScalar: node, origin)
    case .array:
      beginArray(origin)
      for element in node.elements { addCopy(of: element, expansion: expansion) }
      end()
    case .object:
      beginObject(origin)
      for member in node.members {
        addCopy(ofKey: member, expansion: expansion)
        addCopy(of: member.value, expansion: expansion)
      }
      end()
    }
  }

  /// Adds a copy of a key of another document.
  package mutating func addCopy(ofKey member: Node.Member, expansion: UInt32 = NodeOrigin.noExpansion) {
    let span = member.keySpan
    addCopy(
      ofKey: member,
      NodeOrigin(source: register(span.source), start: span.start, end: span.end, expansion: expansion))
  }

  /// Adds a copy of a scalar of another document that was written at `origin`.
  package mutating func addCopy(ofScalar node: Node, _ origin: NodeOrigin) {
    let (start, end, escaped) = node.withRawScalar { (raw, escaped) in
      let range = storeRaw(raw)
      return (range.start, range.end, escaped)
    }
    origins.append(origin)
    addScalar(node.record.tag, start, end, escaped: escaped)
  }

  /// Adds a copy of a key of another document that was written at `origin`.
  package mutating func addCopy(ofKey member: Node.Member, _ origin: NodeOrigin) {
    let (start, end, escaped) = member.withRawKey { (raw, escaped) in
      let range = storeRaw(raw)
      return (range.start, range.end, escaped)
    }
    origins.append(origin)
    addStoredKey(start, end, escaped)
  }

  // MARK: Values of the document under construction

  /// The tag of the record at `index`.
  func tag(at index: Int) -> UInt8 { records[index].tag }

  /// How many records the complete value at `index` has.
  func size(at index: Int) -> Int { Int(records[index].next) - index }

  /// Where the value or key at `index` was written.
  func span(at index: Int) -> SourceSpan {
    let origin = origins[index]
    return SourceSpan(source: originSources.all[Int(origin.source)], start: origin.start, end: origin.end)
  }

  /// What made the value at `index`, if it comes out of an expansion.
  func expansion(at index: Int) -> SourceSpan? {
    let expansion = origins[index].expansion
    return expansion == NodeOrigin.noExpansion ? nil : expansions[Int(expansion)]
  }

  /// The record numbers of the elements of the complete array at `index`.
  func elements(at index: Int) -> [Int] {
    var elements: [Int] = []
    var element = index + 1
    while element < Int(records[index].next) {
      elements.append(element)
      element = Int(records[element].next)
    }
    return elements
  }

  /// Adds another copy of the complete value at `index`; the text is shared, the origins are kept.
  mutating func repeatValue(at index: Int, expansion: UInt32) {
    stack[depth].count &+= 1
    repeatRecords(index..<Int(records[index].next), expansion: expansion)
  }

  /// Adds a key with the text of the complete scalar at `index`.
  mutating func repeatAsKey(at index: Int, expansion: UInt32) {
    let record = records[index]
    var origin = origins[index]
    origin.expansion = expansion
    origins.append(origin)
    addStoredKey(Int(record.start), Int(record.end), record.isEscaped)
  }

  /// Adds a string with the text of the key at `index`.
  mutating func repeatKeyAsString(at index: Int, expansion: UInt32) {
    let record = records[index]
    var origin = origins[index]
    origin.expansion = expansion
    origins.append(origin)
    addScalar(NodeTag.string, Int(record.start), Int(record.end), escaped: record.isEscaped)
  }

  /// Adds copies of the members of the complete object at `index`; gives the number of records added.
  ///
  /// Without an expansion the copies keep the one that they have.
  mutating func repeatMembers(at index: Int, expansion: UInt32?) -> Int {
    let end = Int(records[index].next)
    let before = recordCount
    var key = index + 1
    while key < end {
      let next = Int(records[key + 1].next)
      if !records[key].isOverridden {
        stack[depth].count &+= 1
        repeatRecords(key..<next, expansion: expansion)
      }
      key = next
    }
    return recordCount - before
  }

  /// Takes the member whose key is at `index` out of the innermost open object; its records stay but are not seen.
  mutating func hideMember(at index: Int) {
    records[index].bits |= NodeRecord.overriddenBit
  }

  /// Closes the innermost object, some of whose members were merged into it: those yield silently to the object's own
  /// members and to earlier merged ones.
  mutating func endObject(merged: Range<Int>, sourceEnd: UInt32) {
    let container = stack[depth]
    depth &-= 1
    origins[Int(container.index)].end = sourceEnd
    let record = records + Int(container.index)
    record.pointee.end = UInt32(truncatingIfNeeded: arena?.count ?? 0)
    record.pointee.next = UInt32(truncatingIfNeeded: recordCount)
    record.pointee.bits |= min(container.count, NodeRecord.saturatedCount) &<< NodeRecord.countShift
    for isMerged in [false, true] {
      var key = Int(container.index) + 1
      while key < recordCount {
        if merged.contains(key) == isMerged { settle(key, isMerged: isMerged, container.index) }
        key = Int(records[key + 1].next)
      }
    }
  }

  private mutating func settle(_ key: Int, isMerged: Bool, _ object: UInt32) {
    guard !records[key].isOverridden else {
      // A hidden member was counted when it was added.
      uncountMember(of: object)
      return
    }
    let symbol = Int(records[key].next)
    if keys.entries[symbol].lastObject == object {
      if isMerged {
        records[key].bits |= NodeRecord.overriddenBit
        uncountMember(of: object)
        return
      }
      noteDuplicate(UInt32(key), symbol, object)
    }
    keys.entries[symbol].lastObject = object
    keys.entries[symbol].lastKey = UInt32(truncatingIfNeeded: key)
  }

  /// Takes one from the count of an object, unless that says only "many".
  private mutating func uncountMember(of object: UInt32) {
    if records[Int(object)].bits >> NodeRecord.countShift != NodeRecord.saturatedCount {
      records[Int(object)].bits -= 1 << NodeRecord.countShift
    }
  }

  private mutating func repeatRecords(_ range: Range<Int>, expansion: UInt32?) {
    let shift = UInt32(recordCount - range.lowerBound)
    for index in range {
      var record = records[index]
      // The `next` of a key is its symbol.
      if record.tag != NodeTag.key { record.next += shift }
      var origin = origins[index]
      if let expansion { origin.expansion = expansion }
      origins.append(origin)
      push(record)
    }
  }

  // MARK: Implementation

  @inline(__always)
  private mutating func push(_ record: NodeRecord) {
    if recordCount == capacity { grow() }
    (records + recordCount).initialize(to: record)
    recordCount &+= 1
  }

  @inline(never)
  private mutating func grow() {
    capacity *= 2
    let larger = UnsafeMutablePointer<NodeRecord>.allocate(capacity: capacity)
    larger.update(from: records, count: recordCount)
    records.deallocate()
    records = larger
  }

  @inline(never)
  private func internEscaped(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> UInt32 {
    let raw = UnsafeBufferPointer(start: bytes + start, count: end - start)
    var decoded = Array(JSONText.decode(raw, escaped: true).utf8)
    let count = decoded.count
    decoded.append(contentsOf: repeatElement(0, count: 8))
    return decoded.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { keys.intern($0, count) } ?? 0
    }
  }

  private mutating func addStoredKey(_ start: Int, _ end: Int, _ escaped: Bool) {
    guard let base = arena?.base else { preconditionFailure("keys are stored only in an arena") }
    addKey(base, start, end, escaped: escaped)
  }

  private mutating func addScalar(_ tag: UInt8, _ text: String, _ origin: NodeOrigin) {
    var text = text
    let (start, end) = text.withUTF8 { storeRaw($0) }
    origins.append(origin)
    addScalar(tag, start, end)
  }

  private mutating func store(_ text: UnsafeBufferPointer<UInt8>) -> (start: Int, end: Int, escaped: Bool) {
    guard JSONText.needsEscaping(text) else {
      let (start, end) = storeRaw(text)
      return (start, end, false)
    }
    var escaped = ByteBuffer(capacity: text.count * 2)
    JSONText.escape(text, into: &escaped)
    let (start, end) = escaped.withBytes { storeRaw($0) }
    return (start, end, true)
  }

  private mutating func storeRaw(_ text: UnsafeBufferPointer<UInt8>) -> (start: Int, end: Int) {
    guard var buffer = arena else { preconditionFailure("text is stored only in an arena") }
    // Eight spare bytes keep whole-word loads of the last key inside the allocation.
    if buffer.count + text.count + SourceText.padding > buffer.capacity {
      buffer.capacity = max(buffer.capacity * 2, buffer.count + text.count + SourceText.padding)
      let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: buffer.capacity)
      larger.update(from: buffer.base, count: buffer.count)
      buffer.base.deallocate()
      buffer.base = larger
    }
    let start = buffer.count
    if let base = text.baseAddress { (buffer.base + start).update(from: base, count: text.count) }
    buffer.count += text.count
    arena = buffer
    return (start, buffer.count)
  }

  /// Marks all but the last of equal keys of an object as overridden.
  @inline(__always)
  private mutating func findDuplicates(_ object: UInt32, _ count: UInt32) {
    var key = Int(object) &+ 1
    for _ in 0..<count {
      let symbol = Int(records[key].next)
      if keys.entries[symbol].lastObject == object {
        noteDuplicate(UInt32(key), symbol, object)
      }
      keys.entries[symbol].lastObject = object
      keys.entries[symbol].lastKey = UInt32(truncatingIfNeeded: key)
      key = Int(records[key &+ 1].next)
    }
  }

  @inline(never)
  private mutating func noteDuplicate(_ key: UInt32, _ symbol: Int, _ object: UInt32) {
    let first = keys.entries[symbol].lastKey
    records[Int(first)].bits |= NodeRecord.overriddenBit
    uncountMember(of: object)
    duplicates.append((first, key))
  }
}
