/// Lays JSON and YAML out in the usual way, without changing what they say.
///
/// Two spaces a level, one space where one belongs, at most one empty line in YAML and none in JSON. Comments, quotes, escapes,
/// texts in blocks, anchors, tags and the order of keys stay as they are. The layout depends on nothing but the text, and a
/// text that was laid out stays as it is.
public struct TemplateFormatter: Sendable {
  /// The order of the keys of one object: the positions of `keys` as they should stand. `type` is the value of its
  /// `type`, if it has one.
  public typealias KeyOrder = @Sendable (_ type: String?, _ keys: [String]) -> [Int]

  /// Puts the keys of objects into an order; without it they stay where they are.
  public var keyOrder: KeyOrder?

  /// The longest line, in characters, on which a JSON object or array without others inside is written.
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
      guard var text = YAMLFormatter(source)?.text else {
        diagnostics.report(.notLaidOut(source))
        return old
      }
      if let keyOrder { text = YAMLKeySorter(SourceText(name: source.name, text: text), keyOrder).text }
      let result = SourceText(name: source.name, text: text)
      var ignored = Diagnostics()
      // Nobody's template is worth a better layout.
      guard let after = Self.documents(of: result, &ignored), Self.areEqual(before, after, ordered: keyOrder == nil),
        YAMLFormatter.comments(in: source).sorted() == YAMLFormatter.comments(in: result).sorted()
      else {
        diagnostics.report(.notLaidOut(source))
        return old
      }
      return text
    }
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

  private static func areEqual(_ left: [Document], _ right: [Document], ordered: Bool) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { areEqual($0.root, $1.root, ordered: ordered) }
  }

  private static func areEqual(_ left: Node, _ right: Node, ordered: Bool) -> Bool {
    guard left.kind == right.kind, left.count == right.count else { return false }
    switch left.kind {
    case .null: return true
    case .boolean: return left.boolean == right.boolean
    case .number: return left.numberText == right.numberText
    case .string: return left.string == right.string
    case .array: return zip(left.elements, right.elements).allSatisfy { areEqual($0, $1, ordered: ordered) }
    case .object:
      var (one, other) = (Array(left.members), Array(right.members))
      if !ordered {
        one.sort { $0.name < $1.name }
        other.sort { $0.name < $1.name }
      }
      return zip(one, other).allSatisfy { $0.name == $1.name && areEqual($0.value, $1.value, ordered: ordered) }
    }
  }
}

extension Diagnostic {
  static func notLaidOut(_ source: SourceText) -> Diagnostic {
    Diagnostic(
      SyntaxDiagnostics.notLaidOut, "the file has a form that is not laid out, so it stays as it is",
      at: SourceSpan(source: source, source.contentStart..<source.contentStart),
      help: "keys after `?` and texts that begin on the line of `---` are such forms")
  }
}
