extension Diagnostics {
  /// The member of objects that says what is not reported in them.
  package static let silencingKey = SilencingRequests.key

  /// The findings without those that the sources ask not to hear of, at their places.
  ///
  /// In YAML a comment `# cardc: ignore adaptive-card.unknown-property` silences warnings and notes of these ids, separated by
  /// commas, on its line, or on the next line if it has a line of its own; without ids, all. In every syntax the
  /// member `x-cardc-ignore` of an object, a text or a list of ids or patterns, silences what is found in the object. Errors
  /// cannot be silenced.
  public func silenced() -> Diagnostics {
    var requests: [SourceText: SilencingRequests] = [:]
    var result = Diagnostics()
    for diagnostic in all {
      if diagnostic.severity != .error, let span = diagnostic.span?.original {
        let request = requests[span.source] ?? SilencingRequests(span.source)
        requests[span.source] = request
        if request.silences(diagnostic.id, at: Int(span.start)) { continue }
      }
      result.report(diagnostic)
    }
    return result
  }
}

extension SourceText {
  /// What the source asks not to hear of, where it says so: for each comment or member its ids and patterns, with their
  /// places.
  package var silencedNames: [[(name: String, span: SourceSpan)]] {
    SilencingRequests(self).names.map { names in
      names.map { (text(in: $0), SourceSpan(source: self, $0)) }
    }
  }
}

extension Document {
  /// The document without the members that say what is not reported: they are for whoever checks the source, and mean nothing
  /// to whoever gets what comes of it.
  package var withoutSilencing: Document {
    guard let symbol = symbol(of: SilencingRequests.key) else { return self }
    var builder = DocumentBuilder(arenaFor: source, isYAML: isYAML)
    builder.addCopy(of: root) { $0.symbol == symbol }
    // Whatever is wrong with the rest was said when it was read.
    var found = Diagnostics()
    return builder.finish(&found)
  }
}

/// What one source asks not to hear of.
struct SilencingRequests {
  /// The member of objects that says what is not reported in them.
  static let key = "x-cardc-ignore"
  private static let marker = "cardc: ignore"

  /// What is silenced in a range; nothing stands for everything.
  private var requests: [(range: Range<Int>, patterns: [NamePattern])] = []
  /// Where the ids and patterns stand, for each comment and member that has some.
  private(set) var names: [[Range<Int>]] = []

  init(_ source: SourceText) {
    // Hardly any source has one.
    let hasKey = source.contains(Self.key)
    let isYAML = SourceSyntax.detect(source) == .yaml
    let hasComment = isYAML && source.contains(Self.marker)
    if hasComment { addComments(of: source) }
    if hasKey {
      var ignored = Diagnostics()
      let document = Document.read(source, as: isYAML ? .yaml : .json, diagnostics: &ignored)
      if let document { addMembers(of: document.root) }
    }
  }

  func silences(_ id: String, at offset: Int) -> Bool {
    requests.contains { request in
      request.range.contains(offset) && (request.patterns.isEmpty || request.patterns.contains { $0.matches(id) })
    }
  }

  private static func words(_ text: Substring) -> [Substring] {
    text.split { $0 == "," || $0 == " " || $0 == "\t" || $0 == "\r" }
  }

  private mutating func addComments(of source: SourceText) {
    let lines = source.text(in: 0..<source.count).utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    var start = 0
    /// What is asked for the next line that is no comment.
    var pending: [[NamePattern]] = []
    for line in lines {
      defer { start += line.count + 1 }
      let text = Substring(line)
      let content = text.drop { $0 == " " || $0 == "\t" }
      let isComment = content.hasPrefix("#")
      var own: [NamePattern]?
      if let place = text.range(ofText: "# " + Self.marker) ?? text.range(ofText: "#" + Self.marker) {
        let words = Self.words(text[place.upperBound...])
        own = words.map { NamePattern(String($0)) }
        let places = words.map { word in
          let first = start + text.utf8.distance(from: text.startIndex, to: word.startIndex)
          return first..<first + word.utf8.count
        }
        if !places.isEmpty { names.append(places) }
      }
      if isComment {
        if let own { pending.append(own) }
        continue
      }
      let range = start..<start + line.count + 1
      if let own { requests.append((range, own)) }
      if content.isEmpty { continue }
      for patterns in pending { requests.append((range, patterns)) }
      pending = []
    }
  }

  private mutating func addMembers(of node: Node) {
    switch node.kind {
    case .array: for item in node.elements { addMembers(of: item) }
    case .object:
      for member in node.members {
        if member.name == Self.key {
          let texts = member.value.kind == .array ? Array(member.value.elements) : [member.value]
          let patterns = texts.compactMap(\.string).flatMap { Self.words($0[...]).map { NamePattern(String($0)) } }
          // A text that is not written as it is read has its ids at no place that could be told.
          let places = texts.filter { text in text.string.map { Self.words($0[...]).count == 1 } ?? false }.compactMap {
            Self.place(of: $0)
          }
          if !places.isEmpty { names.append(places) }
          if !patterns.isEmpty || member.value.boolean == true { requests.append((node.span.range, patterns)) }
        } else {
          addMembers(of: member.value)
        }
      }
    default: break
    }
  }
}

extension SilencingRequests {
  /// Where the text of a scalar stands, without its quotes; none if it is written in another way.
  fileprivate static func place(of node: Node) -> Range<Int>? {
    guard let text = node.string else { return nil }
    let range = node.span.range
    for margin in [0, 1] where range.count == text.utf8.count + 2 * margin {
      let inner = range.lowerBound + margin..<range.upperBound - margin
      if node.span.source.text(in: inner) == text { return inner }
    }
    return nil
  }
}

extension Substring {
  /// The first place of a text; Foundation's search is not at hand.
  fileprivate func range(ofText wanted: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(wanted) { return start..<index(start, offsetBy: wanted.count) }
      start = index(after: start)
    }
    return nil
  }
}
