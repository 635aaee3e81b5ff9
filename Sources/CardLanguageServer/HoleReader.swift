import CardTemplate

/// Reads the words of the bindings in a text, and what the names among them mean. A binding may be broken.
struct HoleReader {
  /// What a word is.
  enum Meaning {
    /// The name of a function that is called.
    case function
    /// The name that a lambda gives to an item.
    case parameter
    /// A name that leads to a value.
    case member(DataScope)
    /// A name that begins with a dollar sign, `true`, `false` or `null`.
    case keyword
    case string, number
  }

  struct Word {
    /// Where the word stands in the text.
    var range: Range<Int>
    var meaning: Meaning
    /// Where the path begins that ends with the word.
    var pathStart: Int
  }

  /// Words that are values, whatever the data have.
  static let values: Set<String> = ["true", "false", "null", "undefined"]

  /// What is open around a word.
  private struct Frame {
    enum Kind { case call, group, index, braces }
    var kind: Kind
    var function: Function?
    /// What the index is looked up in.
    var indexed: DataScope?
    var start: Int
    /// What the first argument leads to.
    var first: DataScope?
    /// What the property of it is that another argument names.
    var named: DataScope?
    var arguments = 0
    var locals: Int
  }

  private let bytes: [UInt8]
  private let scope: NameScope
  private(set) var words: [Word] = []
  private var frames: [Frame] = []
  private var locals: [(name: PropertyName, scope: DataScope)] = []
  /// What the path leads to that was just read, and where it begins.
  private var value: DataScope?
  private var start = 0

  /// A reader of a text in a scope.
  init(_ bytes: [UInt8], _ scope: NameScope) {
    self.bytes = bytes
    self.scope = scope
  }

  /// Where the bindings of a text stand, without `${` and `}`; the last one may have no end.
  static func holes(in bytes: [UInt8]) -> [Range<Int>] {
    var holes: [Range<Int>] = []
    var index = 0
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
      } else if bytes[index] == UInt8(ascii: "$"), bytes[index + 1] == UInt8(ascii: "{") {
        let end = end(ofHole: index + 2, bytes)
        holes.append((index + 2)..<end)
        index = end
      } else {
        index += 1
      }
    }
    return holes
  }

  /// The offset of the brace that closes a binding, or of the end of its line.
  static func end(ofHole start: Int, _ bytes: [UInt8]) -> Int {
    var index = start
    var depth = 0
    while index < bytes.count, bytes[index] != 0x0A {
      switch bytes[index] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        if depth == 0 { return index }
        depth -= 1
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        // A quote without an end is one that is being typed, or an apostrophe.
        if let close = bytes[(index + 1)...].firstIndex(where: { $0 == bytes[index] || $0 == 0x0A }),
          bytes[close] == bytes[index]
        {
          index = close
        }
      default: break
      }
      index += 1
    }
    return index
  }

  /// Reads all bindings.
  mutating func readAll() {
    for hole in Self.holes(in: bytes) { read(hole) }
  }

  /// What a text leads to that is one binding and nothing else.
  mutating func wholeValue() -> DataScope? {
    guard let hole = Self.holes(in: bytes).first, hole.lowerBound == 2, hole.upperBound == bytes.count - 1 else {
      return nil
    }
    return read(hole)
  }

  /// Reads a binding, and gives back what it leads to if it is a path.
  @discardableResult
  mutating func read(_ hole: Range<Int>) -> DataScope? {
    var tokens: [Token] = []
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(buffer, hole)
      while true {
        let token = lexer.next()
        if token.kind == .end { break }
        tokens.append(token)
      }
    }
    (frames, locals, value) = ([], [], nil)
    var isOperand = true
    for index in tokens.indices {
      let token = tokens[index]
      let previous = index > 0 ? tokens[index - 1].kind : .end
      let following = index + 1 < tokens.count ? tokens[index + 1].kind : .end
      take(token, after: previous, before: following)
      if ![
        .identifier, .dot, .leftBracket, .rightBracket, .rightParenthesis, .string, .leftParenthesis, .number, .comma,
      ]
      .contains(token.kind) {
        isOperand = false
      }
    }
    return isOperand && frames.isEmpty ? value : nil
  }

  /// What stands before the word that begins or is at an offset, as the path to it; none if it is no member.
  mutating func base(before offset: Int, in hole: Range<Int>) -> DataScope? {
    var end = offset
    while end > hole.lowerBound, bytes[end - 1] == 0x20 { end -= 1 }
    guard end > hole.lowerBound, bytes[end - 1] == UInt8(ascii: ".") else { return nil }
    read(hole.lowerBound..<(end - 1))
    return value ?? .unknown
  }

  /// What the path that ends at an offset leads to.
  mutating func value(before offset: Int, in hole: Range<Int>) -> DataScope? {
    read(hole.lowerBound..<offset)
    return value
  }

  /// The names of the lambdas around an offset, with what they stand for.
  mutating func parameters(at offset: Int, in hole: Range<Int>) -> [(name: String, scope: DataScope)] {
    read(hole.lowerBound..<offset)
    return locals.reversed().map { ($0.name.text, $0.scope) }
  }

  /// The function whose arguments stand at an offset, with the number of the argument.
  mutating func call(at offset: Int, in hole: Range<Int>) -> (function: Function, argument: Int)? {
    read(hole.lowerBound..<offset)
    guard let frame = frames.last(where: { $0.kind == .call }), let function = frame.function else { return nil }
    return (function, frame.arguments)
  }

  /// What is known of a string that is being written in a binding.
  struct OpenString {
    /// Where its text starts, behind the quote.
    var start: Int
    /// What it names a member of; none if it is a text.
    var owner: DataScope?
    /// Whether it is what the binding comes to, at least in some case.
    var isResult = false
  }

  /// The string that stands around an offset; none if there is none.
  mutating func openString(at offset: Int, in hole: Range<Int>) -> OpenString? {
    var tokens: [Token.Kind] = []
    var quote: Int?
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(buffer, hole.lowerBound..<offset)
      while true {
        let token = lexer.next()
        if token.kind == .end { break }
        if token.kind == .unterminatedString {
          quote = token.range.lowerBound
          break
        }
        tokens.append(token.kind)
      }
    }
    guard let quote else { return nil }
    read(hole.lowerBound..<quote)
    var string = OpenString(start: quote + 1)
    if let frame = frames.last, frame.kind == .index {
      string.owner = frame.indexed ?? .unknown
    } else if let frame = frames.last, frame.kind == .call, let function = frame.function, let first = frame.first,
      frame.arguments > 0, frame.arguments == function.index(of: .propertyName)
    {
      string.owner = function.passing == .elements ? first.element : first
    }
    let choices = frames.allSatisfy { frame in
      frame.kind == .group || frame.kind == .call && frame.function?.form == .choice && frame.arguments > 0
    }
    let isOperand = [nil, .comma, .leftParenthesis, .question, .colon, .questionQuestion].contains(tokens.last)
    string.isResult = choices && isOperand && string.owner == nil
    return string
  }

  private func text(_ token: Token) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  private mutating func add(_ range: Range<Int>, _ meaning: Meaning, from start: Int? = nil) {
    words.append(Word(range: range, meaning: meaning, pathStart: start ?? range.lowerBound))
  }

  private mutating func take(_ token: Token, after previous: Token.Kind, before following: Token.Kind) {
    switch token.kind {
    case .identifier: name(token, after: previous, before: following)
    case .string:
      let range = (token.range.lowerBound + 1)..<max(token.range.lowerBound + 1, token.range.upperBound - 1)
      if frames.last?.kind == .index, previous == .leftBracket, following == .rightBracket {
        let name = String(decoding: bytes[range], as: UTF8.self)
        value = frames.last?.indexed?.member(name)
        frames[frames.count - 1].first = value
        value.map { add(range, .member($0), from: frames.last?.start) }
      } else if let steps = argumentPath(range, before: following), let named = steps.last?.scope {
        for step in steps { add(step.range, .member(step.scope), from: range.lowerBound) }
        if let function = frames.last?.function, function.passing == .member { frames[frames.count - 1].named = named }
        value = nil
      } else {
        add(token.range, .string)
        value = nil
      }
    case .unterminatedString: add(token.range, .string)
    case .number:
      add(token.range, .number)
      value = nil
    case .dot: break
    case .leftParenthesis:
      let function =
        previous == .identifier
        ? words.last.flatMap { word in
          FunctionTable.shared.function(named: String(decoding: bytes[word.range], as: UTF8.self))
        } : nil
      open(previous == .identifier ? .call : .group, function, at: token)
    case .leftBracket:
      let isIndex = [.identifier, .rightBracket, .rightParenthesis].contains(previous)
      let (indexed, begin) = (value, start)
      open(isIndex ? .index : .group, nil, at: token)
      if isIndex {
        frames[frames.count - 1].indexed = indexed
        frames[frames.count - 1].start = begin
      }
    case .leftBrace: open(.braces, nil, at: token)
    case .rightParenthesis, .rightBracket, .rightBrace: close()
    case .comma:
      if frames.isEmpty { break }
      if frames[frames.count - 1].arguments == 0 { frames[frames.count - 1].first = value }
      frames[frames.count - 1].arguments += 1
      value = nil
    default: value = nil
    }
  }

  /// What the names in a string lead to that is a whole argument and names a property of the first one, or of its elements,
  /// or in which a function reads a path.
  private func argumentPath(
    _ range: Range<Int>, before following: Token.Kind
  ) -> [(range: Range<Int>, scope: DataScope)]? {
    guard let frame = frames.last, frame.kind == .call, let function = frame.function,
      following == .comma || following == .rightParenthesis
    else { return nil }
    let readsPaths = function.scope == .readsNames && function.passing == .member
    var value: DataScope
    if let first = frame.first, frame.arguments > 0, frame.arguments == function.index(of: .propertyName) {
      value = function.passing == .elements ? first.element : first
    } else if readsPaths, frame.arguments == 0, following == .rightParenthesis {
      value = scope.data
    } else {
      return nil
    }
    var steps: [(range: Range<Int>, scope: DataScope)] = []
    var start = range.lowerBound
    let names = bytes[range].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard names.count == 1 || readsPaths else { return nil }
    for name in names {
      let text = String(decoding: name, as: UTF8.self)
      guard Lexer.isIdentifier(text) else { return nil }
      if start == range.lowerBound, frame.arguments == 0, text.hasPrefix("$") {
        switch text.lowercased() {
        case "$root": value = scope.root
        case "$data": break
        case "$host": value = scope.host
        default: return nil
        }
      } else {
        value = value.member(text)
        steps.append((start..<start + name.count, value))
      }
      start += name.count + 1
    }
    return steps.isEmpty ? nil : steps
  }

  private mutating func name(_ token: Token, after previous: Token.Kind, before following: Token.Kind) {
    let text = text(token)
    if previous == .dot {
      value = value?.member(text)
      add(token.range, .member(value ?? .unknown), from: start)
      return
    }
    start = token.range.lowerBound
    if following == .leftParenthesis { return add(token.range, .function) }
    // `x => …`, or `x, …` as the reference writes it.
    let isNamed = following == .comma && previous == .comma && frames.last?.arguments == 1
    if following == .arrow || isNamed && frames.last?.function?.takesLambda == true {
      locals.append((PropertyName(text), frames.last?.first?.element ?? .unknown))
      return add(token.range, .parameter)
    }
    if following == .colon, frames.last?.kind == .braces, previous == .leftBrace || previous == .comma { return }
    if Self.values.contains(text) {
      value = nil
      return add(token.range, .keyword)
    }
    if let local = locals.last(where: { $0.name.matches(text) }) {
      value = local.scope
      return add(token.range, .parameter)
    }
    guard text.hasPrefix("$") else {
      value = scope.data.member(text)
      return add(token.range, .member(value ?? .unknown))
    }
    switch text.lowercased() {
    case "$root": value = scope.root
    case "$data": value = scope.data
    case "$host": value = scope.host
    default: value = nil
    }
    add(token.range, .keyword)
  }

  private mutating func open(_ kind: Frame.Kind, _ function: Function?, at token: Token) {
    let begins = kind == .call ? start : token.range.lowerBound
    frames.append(Frame(kind: kind, function: function, start: begins, locals: locals.count))
    value = nil
  }

  private mutating func close() {
    guard let frame = frames.popLast() else { return }
    locals.removeLast(max(0, locals.count - frame.locals))
    start = frame.start
    switch frame.kind {
    case .index: value = frame.first ?? frame.indexed?.element
    case .group: break
    case .braces: value = nil
    case .call:
      let first = frame.arguments == 0 ? value : frame.first
      switch frame.function?.passing {
      case .collection, .elements, .part: value = first
      case .element: value = first?.element
      case .member: value = frame.named
      default: value = nil
      }
    }
  }
}
