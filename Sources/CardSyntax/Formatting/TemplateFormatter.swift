/// Lays JSON and YAML out in the usual way, without changing what they say.
///
/// Two spaces a level, one space where one belongs, at most one empty line in YAML and none in JSON. Comments, quotes, escapes,
/// texts in blocks, anchors, tags and the order of keys stay as they are. Lines end as the first one does. The layout depends on nothing but the text, and a
/// text that was laid out stays as it is.
public struct TemplateFormatter: Sendable {
  /// The order of the keys of one object: the positions of `keys` as they should stand. `type` is the value of its
  /// `type`, if it has one.
  public typealias KeyOrder = @Sendable (_ type: String?, _ keys: [String]) -> [Int]

  /// Puts the keys of objects into an order; without it they stay where they are.
  public var keyOrder: KeyOrder?

  /// The longest line, in characters, on which a JSON object or array without others inside is written, unless the text has it on
  /// several lines.
  public static let maximumLineWidth = 100

  /// A formatter that leaves the order of keys as it is, unless `keyOrder` says another one.
  public init(keyOrder: KeyOrder? = nil) { self.keyOrder = keyOrder }

  /// The text of `source`, laid out; none if it has a mistake, which is reported.
  ///
  /// A YAML text with a form that is not laid out, such as keys after `?`, is given back as it is, with a note.
  public func format(_ source: SourceText, diagnostics: inout Diagnostics) -> String? {
    let old = source.text(in: 0..<source.count)
    switch SourceSyntax.detect(source) {
    case .json:
      var found = Diagnostics()
      guard Document.read(source, as: .json, diagnostics: &found) != nil, !found.hasErrors else {
        diagnostics.append(contentsOf: found)
        return nil
      }
      return JSONFormatter(source, keyOrder).text
    case .yaml:
      guard let before = Self.documents(of: source, &diagnostics) else { return nil }
      if before.isEmpty, YAMLFormatter.comments(in: source).isEmpty {
        // Like JSON, which cannot be empty either.
        diagnostics.report(.emptyYAML(source, at: source.contentStart))
        return nil
      }
      guard let laidOut = YAMLFormatter(source) else { return old }
      if let place = laidOut.unsupported {
        diagnostics.report(.notLaidOut(source, at: place))
        return old
      }
      var text = laidOut.text
      var unsorted = Diagnostics()
      if let keyOrder {
        let ordered = SourceText(name: source.name, text: text)
        let sorter = YAMLKeySorter(ordered, keyOrder)
        for (offset, reason) in sorter.unsorted {
          unsorted.report(.unsorted(source, at: Self.counterpart(of: offset, in: ordered, of: source), reason))
        }
        text = sorter.text
      }
      text = String(decoding: source.withLineEnds(in: Array(text.utf8)), as: UTF8.self)
      // Nobody's template is worth a better layout.
      if let place = difference(of: source, before, from: SourceText(name: source.name, text: text)) {
        diagnostics.report(.notLaidOut(source, at: place))
        return old
      }
      diagnostics.append(contentsOf: unsorted)
      return text
    }
  }

  /// Where a text begins to say something else than what became of it; none if it does not.
  private func difference(of source: SourceText, _ before: [Document], from result: SourceText) -> Int? {
    var found = Diagnostics()
    guard let after = Self.documents(of: result, &found) else {
      return Self.counterpart(of: Int(found.all.first?.span?.start ?? 0), in: result, of: source)
    }
    if before.count != after.count { return source.contentStart }
    for (left, right) in zip(before, after) {
      if let node = Self.difference(left.root, right.root, ordered: keyOrder == nil) { return Int(node.span.start) }
    }
    var comments: [String: Int] = [:]
    for comment in YAMLFormatter.comments(in: result) { comments[comment.text, default: 0] += 1 }
    for comment in YAMLFormatter.comments(in: source) {
      let left = comments[comment.text, default: 0]
      if left == 0 { return comment.offset }
      comments[comment.text] = left - 1
    }
    return comments.values.allSatisfy { $0 == 0 } ? nil : source.contentStart
  }

  /// The place in `source` of what stands at `offset` in its layout, which differs in white space.
  private static func counterpart(of offset: Int, in result: SourceText, of source: SourceText) -> Int {
    var count = (result.contentStart..<max(offset, result.contentStart)).count { result[$0] > 0x20 }
    var index = source.contentStart
    while index < source.count, count > 0 || source[index] <= 0x20 {
      if source[index] > 0x20 { count -= 1 }
      index += 1
    }
    return index
  }

  /// The documents of a stream; none if there is a mistake.
  private static func documents(of source: SourceText, _ diagnostics: inout Diagnostics) -> [Document]? {
    var documents: [Document] = []
    var found = Diagnostics()
    var count = 1
    if let tokens = YAMLTokens.all(of: source) {
      var isOpen = false
      count = 0
      for token in tokens {
        switch token.kind {
        case .documentStart:
          count += 1
          isOpen = true
        case .documentEnd: isOpen = false
        case .directive: break
        default:
          if !isOpen { count += 1 }
          isOpen = true
        }
      }
      // A file of nothing but comments.
      if count == 0 { return [] }
    }
    for index in 0..<count {
      guard
        let document = Document.read(
          source, as: .yaml, documentIndex: count == 1 ? nil : index, diagnostics: &found), !found.hasErrors
      else {
        diagnostics.append(contentsOf: found)
        return nil
      }
      documents.append(document)
    }
    return documents
  }

  /// The first value of `left` that differs from its counterpart; none if both are equal.
  private static func difference(_ left: Node, _ right: Node, ordered: Bool) -> Node? {
    guard left.kind == right.kind else { return left }
    switch left.kind {
    case .null: return nil
    case .boolean: return left.boolean == right.boolean ? nil : left
    case .number: return left.numberText == right.numberText ? nil : left
    case .string: return left.string == right.string ? nil : left
    case .array:
      for (one, other) in zip(left.elements, right.elements) {
        if let node = difference(one, other, ordered: ordered) { return node }
      }
    case .object:
      var (ones, others) = (Array(left.members), Array(right.members))
      if !ordered {
        ones.sort { $0.name < $1.name }
        others.sort { $0.name < $1.name }
      }
      for (one, other) in zip(ones, others) {
        if one.name != other.name { return one.value }
        if let node = difference(one.value, other.value, ordered: ordered) { return node }
      }
    }
    return left.count == right.count ? nil : left
  }
}

extension Diagnostic {
  /// That a text is not laid out as `new` is, at the first place where they differ.
  package static func otherLayout(_ source: SourceText, than new: String) -> Diagnostic {
    var place = 0
    for byte in new.utf8 {
      guard place < source.count, source[place] == byte else { break }
      place += 1
    }
    // A place inside of a character is that of the character.
    while place > 0, place < source.count, source[place] & 0xC0 == 0x80 { place -= 1 }
    return Diagnostic(
      SyntaxDiagnostics.otherLayout, "the file is not laid out in the usual way from here on",
      at: SourceSpan(source: source, place..<place), help: "`cardc fmt` lays it out")
  }

  static func unsorted(_ source: SourceText, at offset: Int, _ reason: String) -> Diagnostic {
    Diagnostic(
      SyntaxDiagnostics.unsorted, "the keys of this mapping keep their order, because \(reason)",
      at: SourceSpan(source: source, offset..<min(offset + 1, source.count)))
  }

  static func notLaidOut(_ source: SourceText, at offset: Int) -> Diagnostic {
    Diagnostic(
      SyntaxDiagnostics.notLaidOut, "a form that is not laid out begins here, so the file stays as it is",
      at: SourceSpan(source: source, offset..<min(offset + 1, source.count)),
      help: "keys after `?` and texts that begin on the line of `---` are such forms")
  }
}
