import CLibYAML

/// The tokens of a YAML text with their places, from libyaml's scanner.
struct YAMLTokens {
  /// What a token is.
  enum Kind {
    case directive, documentStart, documentEnd
    case blockSequenceStart, blockMappingStart, blockEnd
    case flowStart, flowEnd, flowEntry
    case blockEntry, key, value
    case alias, anchor, tag
    /// A scalar; blocks are the ones after `|` and `>`.
    case scalar(isBlock: Bool)
  }

  /// One token.
  struct Token {
    let kind: Kind
    let range: Range<Int>

    /// Whether a colon directly behind it would be a part of its name, and not end a key. Commas and brackets never are.
    var takesColon: Bool {
      switch kind {
      case .alias, .anchor, .tag: true
      default: false
      }
    }
  }

  /// The tokens in order; none if the text is not YAML.
  static func all(of source: SourceText) -> [Token]? {
    let start = source.contentStart
    let offsets = offsets(of: source)
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { return nil }
    defer { yaml_parser_delete(&parser) }
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(&parser, source.unsafeBytes + start, source.count - start)
    func place(_ mark: yaml_mark_t) -> Int {
      min(offsets.map { Int($0[min(mark.index, $0.count - 1)]) } ?? start + mark.index, source.count)
    }
    var tokens: [Token] = []
    while true {
      var token = yaml_token_t()
      guard yaml_parser_scan(&parser, &token) == 1 else { return nil }
      defer { yaml_token_delete(&token) }
      if token.type == YAML_STREAM_END_TOKEN { return withExtendedLifetime(source) { tokens } }
      guard let kind = kind(of: token) else { continue }
      let range = (place(token.start_mark), place(token.end_mark))
      tokens.append(Token(kind: kind, range: range.0..<max(range.0, range.1)))
    }
  }

  private static func kind(of token: yaml_token_t) -> Kind? {
    switch token.type {
    case YAML_VERSION_DIRECTIVE_TOKEN, YAML_TAG_DIRECTIVE_TOKEN: .directive
    case YAML_DOCUMENT_START_TOKEN: .documentStart
    case YAML_DOCUMENT_END_TOKEN: .documentEnd
    case YAML_BLOCK_SEQUENCE_START_TOKEN: .blockSequenceStart
    case YAML_BLOCK_MAPPING_START_TOKEN: .blockMappingStart
    case YAML_BLOCK_END_TOKEN: .blockEnd
    case YAML_FLOW_SEQUENCE_START_TOKEN, YAML_FLOW_MAPPING_START_TOKEN: .flowStart
    case YAML_FLOW_SEQUENCE_END_TOKEN, YAML_FLOW_MAPPING_END_TOKEN: .flowEnd
    case YAML_FLOW_ENTRY_TOKEN: .flowEntry
    case YAML_BLOCK_ENTRY_TOKEN: .blockEntry
    case YAML_KEY_TOKEN: .key
    case YAML_VALUE_TOKEN: .value
    case YAML_ALIAS_TOKEN: .alias
    case YAML_ANCHOR_TOKEN: .anchor
    case YAML_TAG_TOKEN: .tag
    case YAML_SCALAR_TOKEN:
      .scalar(
        isBlock: token.data.scalar.style == YAML_LITERAL_SCALAR_STYLE
          || token.data.scalar.style == YAML_FOLDED_SCALAR_STYLE)
    default: nil
    }
  }

  /// The byte offset of each code point of the content and of its end; none for ASCII, where they are the same.
  private static func offsets(of source: SourceText) -> [UInt32]? {
    var isASCII = true
    var offsets: [UInt32] = []
    offsets.reserveCapacity(source.count)
    for index in source.contentStart..<max(source.contentStart, source.count) {
      if source[index] >= 0x80 { isASCII = false }
      if source[index] & 0xC0 != 0x80 { offsets.append(UInt32(truncatingIfNeeded: index)) }
    }
    if isASCII { return nil }
    offsets.append(UInt32(truncatingIfNeeded: source.count))
    return offsets
  }
}
