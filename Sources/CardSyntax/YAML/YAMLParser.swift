import CLibYAML

/// libyaml's event parser over one source, with its marks turned into byte offsets.
///
/// libyaml counts code points. Events come in order, so a cursor that moves along with them converts all marks of a
/// source in one walk over it, and none at all where the source is ASCII.
struct YAMLParser: ~Copyable {
  /// What libyaml found wrong, with byte offsets.
  struct Problem {
    /// libyaml's words for the mistake.
    var problem: String
    /// libyaml's words for what it was doing; may be empty.
    var context: String
    /// Where the mistake is.
    var offset: Int
    /// Where the construct with the mistake begins, if libyaml says so.
    var contextOffset: Int?
  }

  /// The source that is parsed.
  let source: SourceText
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// The current event; libyaml owns what it points to until the next call of ``next()``.
  let event: UnsafeMutablePointer<yaml_event_t>
  private let isASCII: Bool
  /// The first line that begins like a `%TAG` directive beyond ``maximumDirectives``, if there are so many.
  let excessiveDirective: Int?
  private var cursorIndex = 0
  private var cursorOffset: Int

  /// A parser of well-formed UTF-8.
  init(_ source: SourceText) {
    self.source = source
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    precondition(yaml_parser_initialize(parser) == 1, "out of memory")
    // Without the byte order mark marks count from the first character of the content.
    let start = source.contentStart
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, source.unsafeBytes + start, source.count - start)
    cursorOffset = start
    var bits: UInt8 = 0
    var directives = 0
    var excess: Int?
    var previous: UInt8 = 0x0A
    for index in start..<max(start, source.count) {
      let byte = source[index]
      bits |= byte
      if byte == UInt8(ascii: "%"), source[index + 1] == UInt8(ascii: "T"), previous == 0x0A || previous == 0x0D {
        directives += 1
        if directives == Self.maximumDirectives + 1 { excess = index }
      }
      previous = byte
    }
    isASCII = bits < 0x80
    excessiveDirective = excess
  }

  /// libyaml compares each `%TAG` directive with all others.
  static let maximumDirectives = 1000

  deinit {
    yaml_event_delete(event)
    yaml_parser_delete(parser)
    event.deallocate()
    parser.deallocate()
  }

  /// Moves to the next event; false if libyaml gives up, see ``problem()``.
  mutating func next() -> Bool {
    yaml_event_delete(event)
    return yaml_parser_parse(parser, event) == 1
  }

  /// The kind of the current event.
  var kind: yaml_event_type_t { event.pointee.type }

  /// Where the current event begins, its tag and anchor included.
  mutating func startOffset() -> Int { offset(ofIndex: event.pointee.start_mark.index) }

  /// Where the current event ends.
  mutating func endOffset() -> Int { offset(ofIndex: event.pointee.end_mark.index) }

  /// The byte offset of the code point number `index` of the content.
  private mutating func offset(ofIndex index: Int) -> Int {
    if isASCII { return min(source.contentStart + index, source.count) }
    var offset = cursorOffset
    var position = cursorIndex
    // A container's start may lie before the end of the scalar that was asked for last.
    while position > index, offset > source.contentStart {
      offset -= 1
      if source[offset] & 0xC0 != 0x80 { position -= 1 }
    }
    while position < index, offset < source.count {
      offset += 1
      while offset < source.count, source[offset] & 0xC0 == 0x80 { offset += 1 }
      position += 1
    }
    cursorOffset = offset
    cursorIndex = position
    return offset
  }

  /// Why ``next()`` gave false.
  mutating func problem() -> Problem {
    let words = parser.pointee.problem.map { String(cString: $0) } ?? "out of memory"
    let context = parser.pointee.context.map { String(cString: $0) } ?? ""
    if parser.pointee.error == YAML_READER_ERROR {
      // The reader works on bytes, before there are marks.
      let offset = min(source.contentStart + parser.pointee.problem_offset, source.count)
      return Problem(problem: words, context: context, offset: offset)
    }
    // An error without context leaves its mark at zero.
    let start = context.isEmpty ? nil : offset(ofIndex: parser.pointee.context_mark.index)
    let place = offset(ofIndex: parser.pointee.problem_mark.index)
    return Problem(problem: words, context: context, offset: place, contextOffset: start)
  }
}
