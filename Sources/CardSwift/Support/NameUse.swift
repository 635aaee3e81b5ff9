/// How code uses a name: what stands before it, and with which labels it is called.
struct NameUse: Hashable, Sendable {
  /// What stands before a name.
  enum Base: Hashable, Sendable {
    /// Nothing, `self` or `Self`: it is declared around the code, or further out.
    case own
    /// A value, as in `text.name`.
    case value
    /// The type that is expected: `.name`.
    case expected
    /// A dot at the start of a line, behind a value or where a type is expected.
    case line
    /// A name in upper case, as in `Text.name`: a type, a module or a parameter for a type.
    case type(Substring)
  }

  /// What follows a name.
  enum Call: Hashable, Sendable {
    /// No call, as far as can be seen.
    case none
    /// The labels of arguments in parentheses, `_` for none, and whether closures follow.
    case arguments([Substring], hasClosure: Bool)
  }

  let name: Substring
  let base: Base
  let call: Call

  /// The uses of names in lines of code, but not in comments.
  ///
  /// - Parameter parameters: The names of parameters, which hide what is called so outside.
  static func uses(in lines: ArraySlice<Substring>, parameters: Set<Substring>) -> Set<NameUse> {
    let code = lines.filter { !$0.isComment }.joined(separator: "\n")
    var scanner = UseScanner(Array(code.utf8), names: nil)
    return scanner.uses(parameters)
  }

  /// Which of some names stand in code without comments, in its texts too, and how it uses them.
  static func mentions(
    in code: [UInt8], among names: WordTable, parameters: Set<Substring> = []
  ) -> (words: Set<Substring>, uses: Set<NameUse>) {
    var scanner = UseScanner(code, names: names)
    let uses = scanner.uses(parameters)
    return (Set(scanner.words.map { names.words[$0] }), uses)
  }

  /// The same for lines of code, but not for comments.
  static func mentions(
    in lines: [Substring], among names: WordTable, parameters: Set<Substring>
  ) -> (words: Set<Substring>, uses: Set<NameUse>) {
    var code: [UInt8] = []
    for line in lines where !line.isComment {
      code.append(line)
      code.append(UInt8(ascii: "\n"))
    }
    return mentions(in: code, among: names, parameters: parameters)
  }
}

/// Finds the uses of names in code, byte by byte.
private struct UseScanner {
  private let bytes: [UInt8]
  /// The names whose uses are looked for; none for those of all names.
  private let names: WordTable?
  /// Those of these that stand in the code, by their positions.
  private(set) var words: [Int] = []
  /// A bit for each of these that does.
  private var found: [UInt64]
  private var uses: Set<NameUse> = []
  /// Those without anything before the name.
  private var plain: Set<NameUse> = []
  /// The names that are declared.
  private var declared: Set<Substring> = []
  /// Some of the last uses: most are written like one of these.
  private var last: [Place?]
  /// Some of the last lines of which all is known: many lines are like one before. None in short code.
  private var lines: [Range<Int>?]
  /// Where the labels of the last call stand, each empty for none.
  private var labels: [Range<Int>] = []

  init(_ bytes: [UInt8], names: WordTable?) {
    self.bytes = bytes
    self.names = names
    found = Array(repeating: 0, count: (names?.words.count ?? 0) / 64 + 1)
    let isShort = bytes.count < 10_000
    last = Array(repeating: nil, count: isShort ? 4 : 256)
    lines = Array(repeating: nil, count: isShort ? 0 : 1024)
  }

  mutating func uses(_ parameters: Set<Substring>) -> Set<NameUse> {
    declared = parameters
    collect(behindKnownLines(from: 0)..<bytes.count)
    // What is declared inside hides what is called so outside; functions are rarely declared inside.
    return uses.union(plain.filter { $0.call != .none || !declared.contains($0.name) })
  }

  /// Where a use stands, and what stands around it.
  private struct Place {
    let name: Range<Int>
    let kind: BaseKind
    /// Whether nothing at all stands before the name.
    let isPlain: Bool
    /// Where the type before the name stands; empty if it is none.
    let type: Range<Int>
    /// Where the labels of a call stand, each empty for none.
    let labels: [Range<Int>]
    /// Whether closures follow a call; none if nothing is called.
    let hasClosure: Bool?
  }

  /// Whether two uses are the same.
  private func areSame(_ one: Place, _ other: Place) -> Bool {
    one.kind == other.kind && one.isPlain == other.isPlain && one.hasClosure == other.hasClosure
      && areSame(one.name, other.name) && areSame(one.type, other.type) && one.labels.count == other.labels.count
      && one.labels.indices.allSatisfy { areSame(one.labels[$0], other.labels[$0]) }
  }

  private func areSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    bytes[one] == bytes[other]
  }

  /// The position among the last uses of one that is written so.
  private func position(of place: Place) -> Int {
    var hash = WordTable.start
    for index in place.name { WordTable.add(bytes[index], to: &hash) }
    for index in place.type { WordTable.add(bytes[index], to: &hash) }
    for label in place.labels {
      WordTable.add(0, to: &hash)
      for index in label { WordTable.add(bytes[index], to: &hash) }
    }
    WordTable.add(place.kind.rawValue, to: &hash)
    return Int(hash) & (last.count - 1)
  }

  /// Collects the uses in a range of code.
  private mutating func collect(_ range: Range<Int>) {
    let bytes = bytes
    var position = range.lowerBound
    while position < range.upperBound {
      if bytes[position] == UInt8(ascii: "\"") {
        position = collectText(from: position, to: range.upperBound)
        continue
      }
      guard Self.isNamePart(bytes[position]) else {
        position += 1
        // What is put into texts ends before the code does.
        if bytes[position - 1] == UInt8(ascii: "\n"), range.upperBound == bytes.count {
          position = behindKnownLines(from: position)
        }
        continue
      }
      let start = position
      var hash = WordTable.start
      while position < range.upperBound, Self.isNamePart(bytes[position]) {
        WordTable.add(bytes[position], to: &hash)
        position += 1
      }
      if Self.isDigit(bytes[start]) {
        note(start..<position)
      } else if let names {
        guard let index = names.position(of: start..<position, in: bytes, hash: hash) else { continue }
        note(index)
        collectUse(start..<position, names.words[index])
      } else {
        collectUse(start..<position, nil)
      }
    }
  }

  /// The start of the next line that is not like one before; it is known from now on, if what it says ends on it.
  private mutating func behindKnownLines(from start: Int) -> Int {
    if lines.isEmpty { return start }
    var start = start
    while start < bytes.count {
      let (end, hash) = endOfLine(from: start)
      let place = Int(hash) & (lines.count - 1)
      guard let same = lines[place], areSame(same, start..<end) else {
        if isWhole(start..<end) { lines[place] = start..<end }
        return start
      }
      start = end + 1
    }
    return bytes.count
  }

  /// Where a line ends, and a hash of its end, which tells lines apart more often than their beginning.
  private func endOfLine(from start: Int) -> (end: Int, hash: UInt32) {
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    var hash = WordTable.start
    for index in max(start, end - 12)..<end { WordTable.add(bytes[index], to: &hash) }
    WordTable.add(UInt8(truncatingIfNeeded: end - start), to: &hash)
    return (end, hash)
  }

  /// Whether texts and calls that begin on a line end on it, as far as it is plain enough to tell.
  private func isWhole(_ line: Range<Int>) -> Bool {
    var depth = 0
    var isText = false
    for index in line {
      switch bytes[index] {
      case UInt8(ascii: "\\"), UInt8(ascii: "#"): return false
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "(") where !isText: depth += 1
      case UInt8(ascii: ")") where !isText: depth = max(0, depth - 1)
      default: break
      }
    }
    return depth == 0 && !isText
  }

  /// Collects the uses in a text, which are those in what is put into it; gives the position behind it.
  private mutating func collectText(from start: Int, to limit: Int) -> Int {
    var inside: [Range<Int>] = []
    let end = min(endOfString(from: start, &inside) ?? limit, limit)
    var position = start
    for part in inside {
      note(position..<part.lowerBound)
      collect(part)
      position = part.upperBound
    }
    if position < end { note(position..<end) }
    return end
  }

  /// Notes the words of a range of text, which are no uses.
  private mutating func note(_ range: Range<Int>) {
    guard let names else { return }
    var position = range.lowerBound
    while position < range.upperBound {
      guard WordTable.isLetter(bytes[position]) else {
        position += 1
        continue
      }
      let start = position
      var hash = WordTable.start
      while position < range.upperBound, Self.isNamePart(bytes[position]) {
        WordTable.add(bytes[position], to: &hash)
        position += 1
      }
      if let index = names.position(of: start..<position, in: bytes, hash: hash) { note(index) }
    }
  }

  /// Notes that a name stands in the code.
  private mutating func note(_ index: Int) {
    let bit: UInt64 = 1 << (index & 63)
    if found[index >> 6] & bit != 0 { return }
    found[index >> 6] |= bit
    words.append(index)
  }

  /// Collects the use of a name, which is `known` by a word of a table.
  private mutating func collectUse(_ range: Range<Int>, _ known: Substring?) {
    if isLabel(range) { return }
    if isIntroduced(range) {
      declared.insert(known ?? word(range))
      return
    }
    let (kind, type) = base(before: range.lowerBound)
    let hasClosure = call(after: range.upperBound)
    let place = Place(
      name: range, kind: kind, isPlain: kind == .own && byte(range.lowerBound - 1) != UInt8(ascii: "."), type: type,
      labels: labels, hasClosure: hasClosure)
    let position = position(of: place)
    if let same = last[position], areSame(same, place) { return }
    last[position] = place
    let use = NameUse(
      name: known ?? word(range), base: kind.base(word(type)),
      call: hasClosure.map { .arguments(labels.map { $0.isEmpty ? "_" : word($0) }, hasClosure: $0) } ?? .none)
    if place.isPlain {
      // An initializer is declared where nothing stands before the word.
      if use.name != "init" { plain.insert(use) }
    } else {
      uses.insert(use)
    }
  }

  /// Whether a name is that of a parameter, or the label of an argument.
  private func isLabel(_ range: Range<Int>) -> Bool {
    guard byte(range.upperBound) == UInt8(ascii: ":") else { return false }
    return byte(range.lowerBound - 1) != UInt8(ascii: ".") && byte(range.lowerBound - 1) != UInt8(ascii: "[")
  }

  /// Whether a name is declared here.
  private func isIntroduced(_ range: Range<Int>) -> Bool {
    guard byte(range.lowerBound - 1) == UInt8(ascii: " "), let end = byte(range.lowerBound - 2), Self.isNamePart(end)
    else { return false }
    return Self.introducers.contains { word in
      let start = range.lowerBound - word.count
      guard start >= 0, byte(start - 1).map(Self.isNamePart) != true else { return false }
      return bytes[start..<range.lowerBound].elementsEqual(word)
    }
  }

  /// What stands before the name of a declaration.
  private static let introducers = ["func ", "let ", "var ", "for "].map { Array($0.utf8) }

  // MARK: Before

  /// What stands before a name, but for the name of a type.
  private enum BaseKind: UInt8 {
    case own, value, expected, line, type

    func base(_ type: Substring) -> NameUse.Base {
      switch self {
      case .own: .own
      case .value: .value
      case .expected: .expected
      case .line: .line
      case .type: .type(type)
      }
    }
  }

  /// What stands before a name, and where the name of a type stands if it is one.
  private func base(before start: Int) -> (kind: BaseKind, type: Range<Int>) {
    var position = start
    if byte(position - 1) == UInt8(ascii: "`") { position -= 1 }
    let nothing = start..<start
    guard byte(position - 1) == UInt8(ascii: "."), byte(position - 2) != UInt8(ascii: ".") else {
      return (.own, nothing)
    }
    var end = position - 1
    if let before = byte(end - 1), before == UInt8(ascii: "?") || before == UInt8(ascii: "!") { end -= 1 }
    switch byte(end - 1).map({ Unicode.Scalar($0) }) {
    case nil, "\n", " ":
      // The start of a line goes on with a chain, or is an argument.
      var first = end - 1
      while byte(first) == UInt8(ascii: " ") { first -= 1 }
      return (byte(first) ?? UInt8(ascii: "\n") == UInt8(ascii: "\n") ? .line : .expected, nothing)
    case "(", "[", "{", ",", ":", "&": return (.expected, nothing)
    case ">": return (.type, nothing)
    case ")", "]", "}", "\"", "\\", "`", "$": return (.value, nothing)
    default: break
    }
    var begin = end
    while let before = byte(begin - 1), Self.isNamePart(before) { begin -= 1 }
    let name = bytes[begin..<end]
    if name.elementsEqual("self".utf8) || name.elementsEqual("Self".utf8) { return (.own, nothing) }
    let isType = name.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } == true
    return isType ? (.type, begin..<end) : (.value, nothing)
  }

  // MARK: After

  /// Whether closures follow a call, whose labels are found; none if nothing is called.
  private mutating func call(after end: Int) -> Bool? {
    labels.removeAll(keepingCapacity: true)
    var position = end
    if byte(position) == UInt8(ascii: "`") { position += 1 }
    if byte(position) == UInt8(ascii: "<"), let close = endOfGenerics(from: position) { position = close }
    if byte(position) == UInt8(ascii: "?") || byte(position) == UInt8(ascii: "!") { position += 1 }
    if isClosure(at: position) { return true }
    guard byte(position) == UInt8(ascii: "("), let close = endOfArguments(from: position) else { return nil }
    return isClosure(at: close)
  }

  private func isClosure(at position: Int) -> Bool {
    let start = byte(position) == UInt8(ascii: " ") ? position + 1 : position
    return byte(start) == UInt8(ascii: "{")
  }

  /// What is behind parentheses, between which labels are found.
  private mutating func endOfArguments(from start: Int) -> Int? {
    var position = start + 1
    while true {
      position = afterSpace(position)
      if byte(position) == UInt8(ascii: ")") { return position + 1 }
      let (label, begin) = label(at: position)
      labels.append(label)
      guard let end = endOfArgument(from: begin) else { return nil }
      position = byte(end) == UInt8(ascii: ",") ? end + 1 : end
    }
  }

  private func afterSpace(_ start: Int) -> Int {
    var position = start
    while let space = byte(position), space == UInt8(ascii: " ") || space == UInt8(ascii: "\n") { position += 1 }
    return position
  }

  private func label(at start: Int) -> (label: Range<Int>, end: Int) {
    var position = start
    if byte(position) == UInt8(ascii: "`") { position += 1 }
    let first = position
    while let part = byte(position), Self.isNamePart(part) { position += 1 }
    let end = position
    if byte(position) == UInt8(ascii: "`") { position += 1 }
    guard end > first, byte(position) == UInt8(ascii: ":") else { return (start..<start, start) }
    return (first..<end, position + 1)
  }

  /// Where the comma or the parenthesis stands that ends an argument.
  private func endOfArgument(from start: Int) -> Int? {
    var depth = 0
    var position = start
    while let next = byte(position) {
      switch Unicode.Scalar(next) {
      case "(", "[", "{": depth += 1
      case ")" where depth == 0, "," where depth == 0: return position
      case ")", "]", "}": depth -= 1
      case "\"":
        var inside: [Range<Int>] = []
        guard let end = endOfString(from: position, &inside) else { return nil }
        position = end
        continue
      default: break
      }
      position += 1
    }
    return nil
  }

  /// What is behind a string literal that begins with a quotation mark, and what is put into it.
  private func endOfString(from start: Int, _ inside: inout [Range<Int>]) -> Int? {
    // Characters count as they are between number signs.
    let isRaw = byte(start - 1) == UInt8(ascii: "#")
    let isLong = byte(start + 1) == UInt8(ascii: "\"") && byte(start + 2) == UInt8(ascii: "\"")
    var position = start + (isLong ? 3 : 1)
    while let next = byte(position) {
      if next == UInt8(ascii: "\\"), !isRaw {
        if byte(position + 1) == UInt8(ascii: "(") {
          guard let end = endOfArgument(from: position + 2) else { return nil }
          inside.append((position + 2)..<end)
          position = end + 1
        } else {
          position += 2
        }
        continue
      }
      let isEnd =
        next == UInt8(ascii: "\"")
        && (!isLong || byte(position + 1) == UInt8(ascii: "\"") && byte(position + 2) == UInt8(ascii: "\""))
        && (!isRaw || byte(position + (isLong ? 3 : 1)) == UInt8(ascii: "#"))
      if isEnd { return position + (isLong ? 3 : 1) }
      position += 1
    }
    return nil
  }

  /// The end of what stands between angle brackets, if these are no operators.
  private func endOfGenerics(from start: Int) -> Int? {
    var depth = 0
    var position = start
    while let next = byte(position) {
      switch Unicode.Scalar(next) {
      case "<": depth += 1
      case ">": depth -= 1
      case "[", "]", ",", " ", ".", ":", "?", "_": break
      default: if !Self.isNamePart(next) { return nil }
      }
      position += 1
      if depth == 0 { return position }
    }
    return nil
  }

  // MARK: Bytes

  private func byte(_ position: Int) -> UInt8? { bytes.indices.contains(position) ? bytes[position] : nil }

  private func word(_ range: Range<Int>) -> Substring { Substring(String(decoding: bytes[range], as: UTF8.self)) }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func isNamePart(_ byte: UInt8) -> Bool { WordTable.isPart(byte) }
}
