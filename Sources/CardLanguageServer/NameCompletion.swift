import CardCompiler
import CardTemplate

// Names in bindings.
extension LanguageServer {
  /// What names mean at an object of a file.
  mutating func scope(at object: Piece, in file: Snapshot) -> NameScope {
    surroundings(of: file.path).names.reaching(object, in: file.text.bytes)
  }

  /// What names mean in the binding at the cursor, which is in an object: the data of an object is looked up outside of it.
  mutating func scope(atBindingIn object: Piece, _ cursor: Cursor) -> NameScope {
    let isData = cursor.root.innermost(at: cursor.offset).key == "$data"
    return scope(at: isData ? object.parent ?? object : object, in: cursor.file)
  }

  /// The names that can stand in a binding: members of what stands before a dot, or else those of the data here, what
  /// lambdas name, and functions.
  mutating func names(
    at word: Range<Int>, from start: Int, in object: Piece, _ cursor: Cursor
  ) -> [CompletionItem] {
    let scope = scope(atBindingIn: object, cursor)
    var place = NamePlace(word, in: cursor.text.bytes, from: start)
    let hole = start..<max(start, word.lowerBound)
    let uses = NameUses(in: cursor.file, surroundings(of: cursor.path).names, without: word)
    var reader = HoleReader(cursor.text.bytes, scope)
    let base = reader.base(before: word.lowerBound, in: hole)
    let argument = reader.call(at: word.lowerBound, in: hole)
    let wanted = argument.flatMap { call -> ValueType? in
      let all = call.function.parameters + call.function.optional
      return all.indices.contains(call.argument) ? all[call.argument].type : call.function.rest?.type
    }
    let kinds = wanted ?? Self.wantedType(at: word.lowerBound, cursor)
    let fit = FieldFit(at: word, in: object, argument, cursor)
    if let base { return fields(of: base, place, uses, fit, wanted: kinds) }
    place.resolve({ end in reader.value(before: end, in: start..<end).flatMap { Self.kinds($0.type) } }) { end in
      var start = end
      while start > word.upperBound, PieceReader.isNameByte(cursor.text.bytes[start - 1]) { start -= 1 }
      return FunctionTable.shared.function(named: cursor.file.text(in: start..<end))?.result
    }
    // A condition that is nothing but a call asks for what is true or false.
    let isCondition =
      place.isWholeCall && word.lowerBound == start && Self.key(at: start, cursor) == "$when"
      || place.isWholeArgument && argument.map { $0.argument == 0 && $0.function.form == .choice } ?? false
    let functions = functions(place, uses, wanted: isCondition ? .boolean : wanted ?? .any)
    if place.isCalled { return functions }
    var items = reader.parameters(at: word.lowerBound, in: hole).map {
      CompletionItem(label: $0.name, kind: .variable, detail: $0.scope.type, documentation: "The item at hand.")
    }
    if argument?.function.takesLambda == true, argument?.argument == 1 {
      let known = scope.data.members.map(\.name)
      items += place.namesBehind.filter { !known.contains($0) }.map {
        CompletionItem(label: $0, kind: .variable, documentation: "The item at hand, as what follows names it.")
      }
    }
    items += fields(of: scope.data, place, uses, fit, wanted: kinds)
    var names = [("$data", "The data here."), ("$root", "The data of the whole template.")]
    names.insert(("$index", "The position in a repetition."), at: scope.isRepeated ? 0 : 2)
    names.insert(("$host", "What the host tells."), at: scope.host.isKnown ? 0 : 3)
    items += names.map { CompletionItem(label: $0.0, kind: .keyword, documentation: $0.1) }
    return items + functions
  }

  /// What can stand in the string at the cursor, with what it takes the place of; none where there is no string.
  ///
  /// These are the members of what it names one of, and the values of the property that the binding is all of.
  mutating func namesInString(
    from start: Int, in object: Piece, _ cursor: Cursor
  ) -> (items: [CompletionItem], range: Range<Int>)? {
    let bytes = cursor.text.bytes
    var reader = HoleReader(bytes, scope(atBindingIn: object, cursor))
    guard let string = reader.openString(at: cursor.offset, in: start..<cursor.offset) else { return nil }
    var end = cursor.offset
    while end < bytes.count, PieceReader.isNameByte(bytes[end]) { end += 1 }
    let range = string.start..<end
    if let owner = string.owner {
      return (owner.members.map { CompletionItem(label: $0.name, kind: .field, detail: $0.type) }, range)
    }
    let piece = cursor.root.innermost(at: cursor.offset)
    guard string.isResult, piece.textRange.lowerBound == start - 2, let key = piece.key,
      let property = cursor.file.language.property(key, in: object), let codec = property.codec
    else { return ([], range) }
    var values = Language.values(of: codec.shape).filter(\.isString).map(\.text)
    if values.isEmpty { values = codec.spellings }
    return (values.map { CompletionItem(label: $0, kind: .value) }, range)
  }

  /// The names of the card's string resources, where `${rs:` stands before the cursor, with what they take the place of.
  func strings(from start: Int, _ cursor: Cursor) -> (items: [CompletionItem], range: Range<Int>)? {
    let bytes = cursor.text.bytes
    let mark = Array("rs:".utf8)
    guard bytes[start..<cursor.offset].starts(with: mark) else { return nil }
    func isName(_ byte: UInt8) -> Bool {
      PieceReader.isNameByte(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
    let first = start + mark.count
    guard bytes[first..<cursor.offset].allSatisfy(isName) else { return nil }
    var end = cursor.offset
    while end < bytes.count, isName(bytes[end]) { end += 1 }
    let strings = cursor.root["resources"]?["strings"]?.children ?? []
    let items = strings.compactMap { string in
      string.key.map {
        CompletionItem(
          label: $0, kind: .value, detail: string["defaultValue"]?.text ?? "", documentation: "A text of `resources`.")
      }
    }
    return (items, first..<end)
  }

  /// The key that a binding is in the value of.
  private static func key(at offset: Int, _ cursor: Cursor) -> String? {
    var piece = cursor.root.innermost(at: offset)
    while piece.key == nil, let parent = piece.parent { piece = parent }
    return piece.key
  }

  /// The kinds of values that a binding is for.
  private static func wantedType(at offset: Int, _ cursor: Cursor) -> ValueType {
    switch key(at: offset, cursor) {
    case "$when": return .any
    case "$data": return [.array, .object]
    default: return [.string, .number, .boolean]
    }
  }

  /// The members of values: those first that have what is written behind the cursor, and that are of the kind and look that
  /// are wanted. Among these come first a few whose names have words that stand around; then what the template does not
  /// show yet takes turns with what stands nearest to the cursor.
  private func fields(
    of scope: DataScope, _ place: NamePlace, _ uses: NameUses, _ fit: FieldFit, wanted: ValueType
  ) -> [CompletionItem] {
    var unused = 0
    let members = scope.members.enumerated().map { index, member in
      let inner = scope.member(member.name)
      let distance = uses.distance(of: inner.path)
      if distance == nil { unused += 1 }
      return (
        index: index, member: member, inner: inner, distance: distance, turn: distance == nil ? 2 * (unused - 1) : 0
      )
    }
    let near = members.compactMap { member in member.distance.map { ($0, member.index) } }.sorted { $0 < $1 }.map(\.1)
    let alike = members.map { ($0.index, fit.likeness($0.member.name, shownAt: $0.distance)) }.filter { $0.1 > 0 }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }.prefix(Self.mostAlike).map(\.0)
    let ranked = members.map { member -> (CompletionItem, [Int]) in
      var target = member.inner
      for name in place.rest { target = name.isEmpty ? target.element : target.member(name) }
      let leads = place.rest.isEmpty || target.isKnown
      // What goes on behind the cursor, or may go on, is not wanted for itself.
      let fits = !place.rest.isEmpty || Self.kinds(member.member.type).map { !$0.isDisjoint(with: wanted) } ?? true
      let turn = member.distance == nil ? member.turn : 2 * (near.firstIndex(of: member.index) ?? 0) + 1
      let item = CompletionItem(label: member.member.name, kind: .field, detail: member.member.type)
      let suits = !place.rest.isEmpty || fit.suits(member.member.name, member.inner.samples)
      let likeness = alike.firstIndex(of: member.index) ?? Self.mostAlike
      return (
        item,
        [
          leads ? 0 : 1, FieldFit.isPlain(member.member.name) ? 0 : 1, fits ? 0 : 1, suits ? 0 : 1, likeness, turn,
          member.index,
        ]
      )
    }
    return ranked.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
  }

  /// So many members come first because of their names.
  private static let mostAlike = 3

  /// The kinds that the name of a type stands for.
  private static func kinds(_ type: String) -> ValueType? {
    switch type {
    case "string": .string
    case "number", "integer": .number
    case "boolean": .boolean
    case "array": .array
    case "object": .object
    default: nil
    }
  }

  /// The functions: those first that take what is written between the parentheses, that the text calls already, and that
  /// templates call most.
  private func functions(_ place: NamePlace, _ uses: NameUses, wanted: ValueType) -> [CompletionItem] {
    let all = FunctionTable.shared.groups.flatMap(\.functions).filter { function in
      function.symbol == nil || function.name.first?.isLetter == true
    }
    let ranked = all.enumerated().map { index, function -> (Function, [Int]) in
      let usual = Self.usual.firstIndex(of: function.name) ?? Self.usual.count
      let misfits = place.misfits(function) + (function.result.isDisjoint(with: wanted) ? 1 : 0)
      return (function, [misfits, -uses.calls[function.name, default: 0], usual, index])
    }
    return ranked.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map { function, _ in
      CompletionItem(
        label: function.name, kind: .function, detail: function.signature + " → \(function.result)",
        documentation: function.summary)
    }
  }

  /// What templates call most often, by a count of those of the reference and of this package.
  private static let usual = [
    "if", "formatNumber", "formatDateTime", "string", "count", "exists", "select", "toUpper", "toLower", "sum",
    "coalesce", "concat", "length", "min", "max", "where", "join", "round",
  ]
}

/// What stands behind the name at a cursor.
private struct NamePlace {
  /// What an argument is, as far as it can be seen.
  private struct Argument {
    enum Form { case string, number, name, path, lambda, call, other }
    let form: Form
    /// Where it ends.
    let end: Int
    /// The kind of its value, if it is known.
    var kind: ValueType?
  }

  /// The names that are looked up in the value, the next one first; an empty one is an index.
  private(set) var rest: [String] = []
  /// The arguments, if the name is called.
  private var arguments: [Argument]?
  /// What follows the arguments.
  private var follower = Token.Kind.end
  /// Whether nothing follows the arguments.
  var isWholeCall: Bool { isCalled && follower == .end }
  /// Whether the call is all of an argument of another call.
  var isWholeArgument: Bool { isCalled && [.end, .comma, .rightParenthesis].contains(follower) }
  /// The names that paths behind a comma or an arrow begin with, each once: `l` in `select(lines, ‸, l.amount)`.
  private(set) var namesBehind: [String] = []
  /// Whether a parenthesis follows.
  var isCalled: Bool { arguments != nil }

  init(_ word: Range<Int>, in bytes: [UInt8], from start: Int) {
    var tokens: [Token] = []
    let end = HoleReader.end(ofHole: start, bytes)
    guard word.upperBound <= end else { return }
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(buffer, word.upperBound..<end)
      while true {
        let token = lexer.next()
        if token.kind == .end { break }
        tokens.append(token)
      }
    }
    if tokens.first?.kind == .leftParenthesis {
      (arguments, follower) = Self.arguments(tokens.dropFirst())
      return
    }
    if tokens.first?.kind == .comma || tokens.first?.kind == .arrow {
      for (index, token) in tokens.enumerated().dropFirst()
      where token.kind == .identifier && tokens[index - 1].kind != .dot {
        if index + 1 < tokens.count, tokens[index + 1].kind == .leftParenthesis { continue }
        let name = String(decoding: bytes[token.range], as: UTF8.self)
        if !namesBehind.contains(name) { namesBehind.append(name) }
      }
    }
    var index = 0
    while index < tokens.count {
      if tokens[index].kind == .dot, index + 1 < tokens.count, tokens[index + 1].kind == .identifier {
        rest.append(String(decoding: bytes[tokens[index + 1].range], as: UTF8.self))
        index += 2
      } else if tokens[index].kind == .leftBracket {
        rest.append("")
        while index < tokens.count, tokens[index].kind != .rightBracket { index += 1 }
        index += 1
      } else {
        break
      }
    }
  }

  /// The arguments up to the parenthesis that closes them, and what follows that.
  private static func arguments(_ tokens: ArraySlice<Token>) -> ([Argument], Token.Kind) {
    var arguments: [Argument] = []
    var current: [Token] = []
    var depth = 0
    func argument() -> Argument {
      let (kinds, end) = (current.map(\.kind), current.last?.range.upperBound ?? 0)
      if kinds.contains(.arrow) { return Argument(form: .lambda, end: end) }
      switch kinds.first {
      case .string? where kinds.count == 1: return Argument(form: .string, end: end, kind: .string)
      case .number? where kinds.count == 1: return Argument(form: .number, end: end, kind: .number)
      case .identifier? where kinds.count == 1: return Argument(form: .name, end: end)
      case .identifier? where kinds.allSatisfy({ $0 == .identifier || $0 == .dot }):
        return Argument(form: .path, end: end)
      case .identifier? where kinds.count > 2 && kinds[1] == .leftParenthesis && kinds.last == .rightParenthesis:
        return Argument(form: .call, end: current[0].range.upperBound)
      default: return Argument(form: .other, end: end)
      }
    }
    for (index, token) in zip(tokens.indices, tokens) {
      switch token.kind {
      case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
      case .rightParenthesis where depth == 0:
        if !current.isEmpty { arguments.append(argument()) }
        return (arguments, index + 1 < tokens.endIndex ? tokens[index + 1].kind : .end)
      case .rightParenthesis, .rightBracket, .rightBrace: depth -= 1
      case .comma where depth == 0:
        arguments.append(argument())
        current = []
        continue
      default: break
      }
      // The arrow of a lambda in an argument is none of this call.
      if depth == 0 || token.kind != .arrow { current.append(token) }
    }
    // Without the parenthesis nobody knows.
    return (arguments, .leftParenthesis)
  }

  /// Finds the kinds of the arguments that are paths or calls: `kind` tells that of the path that ends at an offset, and
  /// `result` what the function gives whose name ends there.
  mutating func resolve(_ kind: (_ end: Int) -> ValueType?, _ result: (_ end: Int) -> ValueType?) {
    arguments = arguments?.map { argument in
      var argument = argument
      switch argument.form {
      case .name, .path: argument.kind = kind(argument.end)
      case .call: argument.kind = result(argument.end)
      default: break
      }
      return argument
    }
  }

  /// How little a function takes the arguments: how many there are too many or too few, and how many are of other kinds.
  func misfits(_ function: Function) -> Int {
    guard let arguments, !arguments.isEmpty else { return 0 }
    let known = function.parameters + function.optional
    var misfits = max(0, function.parameters.count - arguments.count)
    if function.rest == nil { misfits += max(0, arguments.count - known.count) }
    if arguments.contains(where: { $0.form == .lambda }) {
      misfits += function.takesLambda ? 0 : 2
    } else if function.takesLambda {
      // `x, …` instead of `x => …`.
      return arguments.count == 3 && arguments[1].form == .name ? -1 : misfits + 2
    }
    for (index, argument) in arguments.enumerated() {
      guard let type = known.indices.contains(index) ? known[index].accepted : function.rest?.accepted else { continue }
      if let kind = argument.kind, type.isDisjoint(with: kind) { misfits += 1 }
    }
    return misfits
  }
}

/// What the bindings of a text name, and how often.
private struct NameUses {
  /// How far each path that is named stands from the cursor.
  private var paths: [DataPath: Int] = [:]
  private(set) var calls: [String: Int] = [:]

  /// Counts the names of a text but for one.
  init(in file: Snapshot, _ scope: NameScope, without word: Range<Int>) {
    visit(file.root, scope, file, word)
  }

  func distance(of path: DataPath?) -> Int? { path.flatMap { paths[$0] } }

  private mutating func visit(_ piece: Piece, _ scope: NameScope, _ file: Snapshot, _ word: Range<Int>) {
    guard piece.kind == .scalar else {
      let inner = piece.kind == .object ? scope.entering(piece, in: file.text.bytes) : scope
      for child in piece.children { visit(child, child.key == "$data" ? scope : inner, file, word) }
      return
    }
    guard piece.text.contains("${") else { return }
    let text = ScalarText(piece, in: file.text.bytes)
    var reader = HoleReader(text.bytes, scope)
    reader.readAll()
    for found in reader.words where text.source(found.range).lowerBound != word.lowerBound {
      switch found.meaning {
      case .function: calls[String(decoding: text.bytes[found.range], as: UTF8.self), default: 0] += 1
      case .member(let value):
        guard let path = value.path else { break }
        let distance = abs(text.source(found.range).lowerBound - word.lowerBound)
        paths[path] = min(paths[path] ?? distance, distance)
      default: break
      }
    }
  }
}
