import CLibYAML

/// The anchors of a document that have been read so far, and what their aliases cost.
struct AnchorTable {
  /// What an alias of an anchor stands for.
  enum Target {
    /// A container that is still open.
    case open
    /// The value whose first record has this number.
    case value(record: Int)
    /// The key with this record; as a value it has the given meaning.
    case key(record: Int, value: CoreSchema.Value)
  }

  /// One anchor.
  struct Anchor {
    var target: Target
    /// The offset at which the anchor is written.
    let offset: Int
    /// How many values one alias stands for.
    var cost = 1
    /// How many levels of containers one alias adds.
    var height = 0
  }

  private struct OpenAnchor {
    let name: String
    let depth: Int
    let startTally: Int
    let outerDepth: Int
    let record: Int
  }

  private(set) var anchors: [String: Anchor] = [:]
  private var openAnchors: [OpenAnchor] = []
  /// Values read so far, those that aliases stand for included.
  private var tally = 0
  private var deepest = 0

  /// How many values the aliases so far stand for.
  private(set) var expandedNodes = 0

  /// Counts a value or key of the text.
  mutating func countNode() { tally += 1 }

  /// Notes that containers are nested `depth` levels deep.
  mutating func reach(depth: Int) { deepest = max(deepest, depth) }

  /// Counts the values that an alias stands for.
  mutating func expand(_ anchor: Anchor, atDepth depth: Int) {
    (tally, _) = tally.addingReportingOverflow(anchor.cost)
    let (sum, isOverflow) = expandedNodes.addingReportingOverflow(anchor.cost)
    expandedNodes = isOverflow ? .max : sum
    reach(depth: depth + anchor.height)
  }

  /// Adds the anchor of a container that begins; gives its number for ``close(_:)``.
  mutating func open(_ name: String, record: Int, depth: Int, at offset: Int) -> Int {
    anchors[name] = Anchor(target: .open, offset: offset)
    openAnchors.append(
      OpenAnchor(name: name, depth: depth, startTally: tally - 1, outerDepth: deepest, record: record))
    deepest = depth
    return offset
  }

  /// Completes the innermost open anchor, unless its name has been given again inside.
  mutating func close(_ offset: Int) {
    guard let open = openAnchors.popLast() else { return }
    let height = deepest - open.depth
    deepest = max(deepest, open.outerDepth)
    guard anchors[open.name]?.offset == offset else { return }
    anchors[open.name] = Anchor(
      target: .value(record: open.record), offset: offset, cost: tally - open.startTally, height: height)
  }

  /// Adds the anchor of a scalar.
  mutating func addScalar(_ name: String, record: Int, at offset: Int) {
    anchors[name] = Anchor(target: .value(record: record), offset: offset)
  }

  /// Adds the anchor of a key.
  mutating func addKey(_ name: String, record: Int, value: CoreSchema.Value, at offset: Int) {
    anchors[name] = Anchor(target: .key(record: record, value: value), offset: offset)
  }
}

// MARK: Aliases

extension YAMLReader.Run {
  /// From so many expanded values on the whole text is counted before more is copied, so that a bomb of aliases costs
  /// time but no memory.
  private static var trustedExpansion: Int { 100_000 }

  mutating func alias() {
    let place = span(parser.startOffset(), parser.endOffset())
    lastEnd = max(lastEnd, Int(place.end))
    let name = parser.event.pointee.data.alias.anchor.map { String(cString: $0) } ?? ""
    guard let anchor = anchors.anchors[name] else {
      let known = anchors.anchors.sorted { $0.value.offset < $1.value.offset }.map(\.key)
      errors.append(.unknownAlias(name, at: place, known: known))
      return addPlaceholder(place)
    }
    if case .open = anchor.target {
      let offset = anchor.offset
      errors.append(.recursiveAlias(name, at: place, anchor: span(offset, offset + 1 + name.utf8.count)))
      return addPlaceholder(place)
    }
    let wasTrusted = anchors.expandedNodes <= Self.trustedExpansion
    anchors.expand(anchor, atDepth: builder.depth)
    if anchors.expandedNodes > Self.trustedExpansion, wasTrusted {
      let count = AliasCount.firstAliasBeyond(options.maximumAliasNodes, source, options.documentIndex ?? 0)
      if let count { return stop(.tooManyAliases(at: count, limit: options.maximumAliasNodes)) }
    }
    if anchors.expandedNodes > options.maximumAliasNodes {
      return stop(.tooManyAliases(at: place, limit: options.maximumAliasNodes))
    }
    if builder.depth + anchor.height > DocumentBuilder.maximumDepth {
      return stop(.tooDeep(source, at: Int(place.start)))
    }
    expand(anchor, place)
  }

  private mutating func stop(_ error: Diagnostic) {
    errors.append(error)
    isStopped = true
  }

  private mutating func expand(_ anchor: AnchorTable.Anchor, _ place: SourceSpan) {
    let last = frames.count - 1
    let awaitsKey = last >= 0 && frames[last].awaitsKey
    let expansion = builder.registerExpansion(place)
    switch anchor.target {
    case .open: return
    case .key(let record, let value):
      if awaitsKey { return addAliasKey(record, expansion) }
      if last >= 0, frames[last].awaitsMerge { break }
      var origin = self.origin(builder.span(at: record).range)
      origin.expansion = expansion
      switch value {
      case .string, .notFinite, .tooManyDigits, .number(nil, _):
        if case .number = value {
          source.withBytes(in: builder.span(at: record).range) { builder.addNumber($0, origin) }
        } else {
          builder.repeatKeyAsString(at: record, expansion: expansion)
        }
      case .null: builder.addNull(origin)
      case .boolean(let value): builder.addBoolean(value, origin)
      case .number(let text?, _): builder.addNumber(text, origin)
      }
      return finishValue()
    case .value(let record):
      if awaitsKey {
        if builder.tag(at: record) < NodeTag.array { return addAliasKey(record, expansion) }
        errors.append(.collectionKey(isObject: builder.tag(at: record) == NodeTag.object, at: place))
        return addPlaceholder(place)
      }
      if last >= 0, frames[last].awaitsMerge {
        frames[last].awaitsMerge = false
        merge(from: record, expansion: expansion, place)
      } else if !options.copiesAliases {
        return addPlaceholder(place, mayBeMapping: builder.tag(at: record) == NodeTag.object)
      } else if hasRoom(for: builder.size(at: record), place) {
        builder.repeatValue(at: record, expansion: expansion)
      }
      return finishValue()
    }
    frames[last].awaitsMerge = false
    errors.append(.badMerge(at: place))
    finishValue()
  }

  private mutating func addAliasKey(_ record: Int, _ expansion: UInt32) {
    builder.repeatAsKey(at: record, expansion: expansion)
    frames[frames.count - 1].awaitsKey = false
  }

  /// Adds something in place of an alias that has been reported, or that is not copied.
  private mutating func addPlaceholder(_ place: SourceSpan, mayBeMapping: Bool = true) {
    if let last = frames.indices.last {
      if frames[last].awaitsKey {
        builder.addEmptyKey(origin(place.range))
        frames[last].awaitsKey = false
        return
      }
      if frames[last].awaitsMerge {
        frames[last].awaitsMerge = false
        return finishValue()
      }
    }
    if mayBeMapping { placeholders.insert(builder.recordCount) }
    builder.addNull(origin(place.range))
    finishValue()
  }

  /// Whether so many more records may be copied; merged mappings are copied more than once, so they are counted here.
  private mutating func hasRoom(for records: Int, _ place: SourceSpan) -> Bool {
    copiedRecords += records
    if copiedRecords <= options.maximumAliasNodes { return true }
    stop(.tooManyAliases(at: place, limit: options.maximumAliasNodes))
    return false
  }

  // MARK: Merge keys

  mutating func beginMerge(_ place: Range<Int>) {
    let last = frames.count - 1
    if let first = frames[last].mergeKey {
      errors.append(.secondMerge(at: span(place), first: span(first)))
      // The value is read as that of an ordinary key.
      source.withBytes(in: place) { builder.addKey($0, origin(place)) }
    } else {
      frames[last].mergeKey = place
      frames[last].awaitsMerge = true
    }
    frames[last].awaitsKey = false
  }

  /// Merges the value that was built for the merge key with the number `key`.
  mutating func mergeBuiltValue(of key: Int) {
    let last = frames.count - 1
    builder.hideMember(at: key)
    merge(from: key + 1, expansion: nil, builder.span(at: key + 1))
    if frames[last].merged == nil { frames[last].merged = key..<key }
  }

  /// Adds the members of the mapping, or of the mappings of the list, at `record` to the innermost object.
  private mutating func merge(from record: Int, expansion: UInt32?, _ place: SourceSpan) {
    let start = builder.recordCount
    switch builder.tag(at: record) {
    case NodeTag.object:
      if hasRoom(for: builder.size(at: record), place) { _ = builder.repeatMembers(at: record, expansion: expansion) }
    case NodeTag.array:
      for element in builder.elements(at: record) {
        if placeholders.contains(element) { continue }
        guard builder.tag(at: element) == NodeTag.object else {
          errors.append(
            .badMerge(at: expansion == nil ? builder.expansion(at: element) ?? builder.span(at: element) : place))
          break
        }
        guard hasRoom(for: builder.size(at: element), place) else { break }
        _ = builder.repeatMembers(at: element, expansion: expansion)
      }
    default: errors.append(.badMerge(at: place))
    }
    frames[frames.count - 1].merged = start..<builder.recordCount
  }
}

/// Counts what the aliases of a document stand for without building anything.
private enum AliasCount {
  /// The alias with which the count passes `limit`, if it does.
  static func firstAliasBeyond(_ limit: Int, _ source: SourceText, _ document: Int) -> SourceSpan? {
    var parser = YAMLParser(source)
    var anchors = AnchorTable()
    var open: [Int?] = []
    var current = -1
    while parser.next() {
      if parser.kind == YAML_DOCUMENT_START_EVENT { current += 1 }
      if current > document || parser.kind == YAML_STREAM_END_EVENT { return nil }
      guard current == document else { continue }
      switch parser.kind {
      case YAML_SCALAR_EVENT:
        anchors.countNode()
        if let name = parser.event.pointee.data.scalar.anchor {
          anchors.addScalar(String(cString: name), record: 0, at: parser.startOffset())
        }
      case YAML_ALIAS_EVENT:
        let name = parser.event.pointee.data.alias.anchor.map { String(cString: $0) } ?? ""
        guard let anchor = anchors.anchors[name] else { continue }
        anchors.expand(anchor, atDepth: 0)
        if anchors.expandedNodes > limit {
          return SourceSpan(source: source, parser.startOffset()..<parser.endOffset())
        }
      case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT:
        anchors.countNode()
        let name =
          parser.kind == YAML_SEQUENCE_START_EVENT
          ? parser.event.pointee.data.sequence_start.anchor : parser.event.pointee.data.mapping_start.anchor
        open.append(name.map { anchors.open(String(cString: $0), record: 0, depth: 0, at: parser.startOffset()) })
        // Deeper nesting is an error that the reading finds.
        if open.count > DocumentBuilder.maximumDepth { return nil }
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
        if let anchor = open.popLast() ?? nil { anchors.close(anchor) }
      default: continue
      }
    }
    return nil
  }
}
