import CardFormats
import CardSyntax
import CardTemplate

/// What the words of a text are, for editors that colour them.
struct SemanticTokens {
  /// The kinds of words, in the order in which they are numbered.
  enum Kind: Int, CaseIterable {
    case type, `class`, property, parameter, enumMember, variable, function, keyword, string, number
  }

  private let file: Snapshot
  private let surroundings: Surroundings
  private var words: [(range: Range<Int>, kind: Kind)] = []

  init(_ file: Snapshot, _ surroundings: Surroundings) {
    self.file = file
    self.surroundings = surroundings
    visit(file.root, surroundings.names)
  }

  private mutating func visit(_ piece: Piece, _ scope: NameScope) {
    switch piece.kind {
    case .scalar: value(piece, scope)
    case .array: for child in piece.children { visit(child, scope) }
    case .object:
      let inner = scope.entering(piece, in: file.text.bytes)
      let component = surroundings.component(givenPropsBy: piece)
      for child in piece.children {
        if let key = child.key, let range = child.keyRange {
          let isProp = component?.props.contains { $0.name == key } ?? false
          words.append((range, key.hasPrefix("$") ? .keyword : isProp ? .parameter : .property))
        }
        visit(child, child.key == "$data" ? scope : inner)
      }
    }
  }

  private mutating func value(_ piece: Piece, _ scope: NameScope) {
    if piece.text.contains("${") {
      let text = ScalarText(piece, in: file.text.bytes)
      var reader = HoleReader(text.bytes, scope)
      reader.readAll()
      for word in reader.words { words.append((text.source(word.range), Self.kind(of: word.meaning))) }
      return
    }
    guard let key = piece.key, let object = piece.parent, object.kind == .object, !piece.textRange.isEmpty else {
      return
    }
    if key == file.language.vocabulary.discriminator, file.language.property(key, in: object) == nil {
      let isKnown = file.language.vocabulary.typeInAnyFamily(named: piece.text) != nil
      if isKnown { words.append((piece.textRange, .type)) }
      if surroundings.components[piece.text] != nil { words.append((piece.textRange, .class)) }
    } else if !piece.isQuoted, piece.text == "true" || piece.text == "false" {
      words.append((piece.textRange, .keyword))
    } else if !piece.isQuoted, Double(piece.text) != nil {
      words.append((piece.textRange, .number))
    } else if let shape = file.language.property(key, in: object)?.codec?.shape,
      Language.values(of: shape).contains(where: { $0.text.lowercased() == piece.text.lowercased() })
    {
      words.append((piece.textRange, .enumMember))
    }
  }

  private static func kind(of meaning: HoleReader.Meaning) -> Kind {
    switch meaning {
    case .function: .function
    case .parameter: .parameter
    case .member: .variable
    case .keyword: .keyword
    case .string: .string
    case .number: .number
    }
  }

  /// The words in a range as the protocol has them: lines and columns from the word before, length, kind, no modifiers.
  func data(in range: Range<Int>, _ encoding: PositionEncoding) -> [JSONValue] {
    var numbers: [Int] = []
    var (line, column, end) = (0, 0, 0)
    for word in words.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard word.range.overlaps(range), word.range.lowerBound >= end else { continue }
      let start = file.text.position(of: word.range.lowerBound, encoding)
      let stop = file.text.position(of: word.range.upperBound, encoding)
      // Words of several lines are not allowed, nor are empty ones.
      guard start.line == stop.line, stop.column > start.column else { continue }
      let distance = start.line == line ? start.column - column : start.column
      numbers += [start.line - line, distance, stop.column - start.column, word.kind.rawValue, 0]
      (line, column, end) = (start.line, start.column, word.range.upperBound)
    }
    return numbers.map { .integer($0) }
  }
}

extension LanguageServer {
  /// What a client must know to read the tokens.
  static var tokenProvider: JSONValue {
    [
      "legend": [
        "tokenTypes": .array(SemanticTokens.Kind.allCases.map { .string("\($0)") }), "tokenModifiers": [],
      ],
      "full": true, "range": true,
    ]
  }

  mutating func semanticTokens(_ parameters: JSONValue) -> JSONValue {
    guard let path = parameters["textDocument"]?["uri"]?.string.flatMap(FileURI.path), let text = texts[path],
      let file = snapshot(path)
    else { return .null }
    guard file.role.hasElements else { return ["data": []] }
    var range = 0..<text.bytes.count
    if let wanted = parameters["range"] {
      let start = offset(wanted["start"], in: text)
      range = start..<max(start, offset(wanted["end"], in: text))
    }
    let tokens = SemanticTokens(file, surroundings(of: path))
    return ["data": .array(tokens.data(in: range, encoding))]
  }
}
