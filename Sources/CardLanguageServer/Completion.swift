import CardCompiler
import CardFormats
import CardSyntax

/// Something that can be written at the cursor.
struct CompletionItem {
  /// What it is, as the protocol numbers it.
  enum Kind: Int {
    case function = 3
    case field = 5
    case variable = 6
    case type = 7
    case property = 10
    case value = 12
    case keyword = 14
    case file = 17
    case reference = 18
  }

  var label: String
  var kind: Kind
  var detail = ""
  var documentation = ""
  /// What is written, if it is more than the label.
  var insertion: String?
}

// What can stand at the cursor.
extension LanguageServer {
  mutating func completion(_ parameters: JSONValue) -> JSONValue {
    guard let cursor = cursor(parameters) else { return .null }
    let (items, range) = items(at: cursor)
    let end = max(range.lowerBound, min(cursor.offset, range.upperBound))
    let typed = cursor.file.text(in: range.lowerBound..<end).lowercased()
    let matching = items.enumerated().filter { typed.isEmpty || $0.element.label.lowercased().contains(typed) }
      .sorted { left, right in
        let (a, b) = (
          left.element.label.lowercased().hasPrefix(typed), right.element.label.lowercased().hasPrefix(typed)
        )
        return a == b ? left.offset < right.offset : a
      }
    return [
      "isIncomplete": false,
      "items": .array(
        matching.enumerated().map { rank, item in
          json(item.element, rank: rank, cursor.text.json(range, encoding))
        }),
    ]
  }

  /// What can stand at a cursor, the best first, and what it takes the place of.
  private mutating func items(at cursor: Cursor) -> (items: [CompletionItem], range: Range<Int>) {
    if let (names, range) = propNames(at: cursor) { return (names, range) }
    switch cursor.place {
    case .key(let object, let replacing):
      if cursor.file.role == .settings { return (settingKeys(in: object, cursor), replacing) }
      return (keys(of: object, cursor), replacing)
    case .value(let key, let object, let piece, let replacing):
      if cursor.file.role == .settings { return (settingValues(of: key, in: object, cursor), replacing) }
      return (values(of: key, in: object, isQuoted: piece?.isQuoted ?? false, cursor), replacing)
    case .expression(let object, let start):
      if let found = strings(from: start, cursor) { return found }
      if let found = namesInString(from: start, in: object, cursor) { return found }
      var wordStart = cursor.offset
      let bytes = cursor.text.bytes
      while wordStart > start, PieceReader.isNameByte(bytes[wordStart - 1]) { wordStart -= 1 }
      var wordEnd = cursor.offset
      while wordEnd < bytes.count, PieceReader.isNameByte(bytes[wordEnd]) { wordEnd += 1 }
      return (names(at: wordStart..<wordEnd, from: start, in: object, cursor), wordStart..<wordEnd)
    }
  }

  private func json(_ item: CompletionItem, rank: Int, _ range: JSONValue) -> JSONValue {
    let digits = String(rank)
    var members: [String: JSONValue] = [
      "label": .string(item.label), "kind": .integer(item.kind.rawValue), "filterText": .string(item.label),
      "sortText": .string(String(repeating: "0", count: max(0, 5 - digits.count)) + digits),
      "textEdit": ["range": range, "newText": .string(item.insertion ?? item.label)],
    ]
    // What begins a line says by itself how far it is indented.
    if item.insertion?.utf8.contains(0x0A) == true { members["insertTextMode"] = 1 }
    if !item.detail.isEmpty { members["detail"] = .string(item.detail) }
    if !item.documentation.isEmpty {
      members["documentation"] = ["kind": "markdown", "value": .string(item.documentation)]
    }
    return .object(members)
  }
}
