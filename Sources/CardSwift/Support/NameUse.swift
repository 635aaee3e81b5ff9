/// How code uses a name: what stands before it, and with which labels it is called.
struct NameUse: Hashable {
  /// What stands before a name.
  enum Base: Hashable {
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
  enum Call: Hashable {
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
    return UseScanner(text: code, names: nil, filter: nil).uses(parameters)
  }

  /// The uses of names in code without comments; those of `names` only, if there are any, which the filter lets through.
  static func uses(in code: String, among names: Set<Substring>?, _ filter: WordFilter?) -> Set<NameUse> {
    UseScanner(text: code, names: names, filter: filter).uses([])
  }
}

/// Finds the uses of names in code, byte by byte.
private struct UseScanner {
  let text: String
  private let bytes: [UInt8]
  private let names: Set<Substring>?
  private let filter: WordFilter?

  init(text: String, names: Set<Substring>?, filter: WordFilter?) {
    self.text = text
    self.names = names
    self.filter = filter
    bytes = Array(text.utf8)
  }

  func uses(_ parameters: Set<Substring>) -> Set<NameUse> {
    var uses: Set<NameUse> = []
    var plain: Set<NameUse> = []
    var declared = parameters
    collect(0..<bytes.count, into: &uses, plain: &plain, declared: &declared)
    // What is declared inside hides what is called so outside; functions are rarely declared inside.
    return uses.union(plain.filter { $0.call != .none || !declared.contains($0.name) })
  }

  /// Collects the uses in a range: those without anything before the name apart, and the names that are declared.
  private func collect(
    _ range: Range<Int>, into uses: inout Set<NameUse>, plain: inout Set<NameUse>, declared: inout Set<Substring>
  ) {
    var position = range.lowerBound
    while position < range.upperBound {
      if bytes[position] == UInt8(ascii: "\"") {
        // Texts use no names but in what is put into them.
        var inside: [Range<Int>] = []
        position = min(endOfString(from: position, &inside) ?? range.upperBound, range.upperBound)
        for part in inside { collect(part, into: &uses, plain: &plain, declared: &declared) }
        continue
      }
      guard Self.isNamePart(bytes[position]) else {
        position += 1
        continue
      }
      let start = position
      var hash = WordFilter.start
      while position < range.upperBound, Self.isNamePart(bytes[position]) {
        WordFilter.add(bytes[position], to: &hash)
        position += 1
      }
      if Self.isDigit(bytes[start]) { continue }
      if let filter, !filter.mayHave(hash) { continue }
      let name = word(start..<position)
      if let names, !names.contains(name) { continue }
      if isLabel(start..<position) { continue }
      if isIntroduced(start..<position) {
        declared.insert(name)
        continue
      }
      let use = NameUse(name: name, base: base(before: start), call: call(after: position))
      if use.base == .own, byte(start - 1) != UInt8(ascii: ".") {
        // An initializer is declared where nothing stands before the word.
        if name != "init" { plain.insert(use) }
      } else {
        uses.insert(use)
      }
    }
  }

  /// Whether a name is that of a parameter, or the label of an argument.
  private func isLabel(_ range: Range<Int>) -> Bool {
    guard byte(range.upperBound) == UInt8(ascii: ":") else { return false }
    return byte(range.lowerBound - 1) != UInt8(ascii: ".") && byte(range.lowerBound - 1) != UInt8(ascii: "[")
  }

  /// Whether a name is declared here.
  private func isIntroduced(_ range: Range<Int>) -> Bool {
    Self.introducers.contains { word in
      let start = range.lowerBound - word.count
      guard start >= 0, byte(start - 1).map(Self.isNamePart) != true else { return false }
      return bytes[start..<range.lowerBound].elementsEqual(word)
    }
  }

  /// What stands before the name of a declaration.
  private static let introducers = ["func ", "let ", "var ", "for "].map { Array($0.utf8) }

  // MARK: Before

  private func base(before start: Int) -> NameUse.Base {
    var position = start
    if byte(position - 1) == UInt8(ascii: "`") { position -= 1 }
    guard byte(position - 1) == UInt8(ascii: "."), byte(position - 2) != UInt8(ascii: ".") else { return .own }
    var end = position - 1
    if let before = byte(end - 1), [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(before) { end -= 1 }
    switch byte(end - 1).map({ Unicode.Scalar($0) }) {
    case nil, "\n", " ":
      // The start of a line goes on with a chain, or is an argument.
      var first = end - 1
      while byte(first) == UInt8(ascii: " ") { first -= 1 }
      return byte(first) ?? UInt8(ascii: "\n") == UInt8(ascii: "\n") ? .line : .expected
    case "(", "[", "{", ",", ":", "&": return .expected
    case ">": return .type("")
    case ")", "]", "}", "\"", "\\", "`", "$": return .value
    default: break
    }
    var begin = end
    while let before = byte(begin - 1), Self.isNamePart(before) { begin -= 1 }
    let name = word(begin..<end)
    if name == "self" || name == "Self" { return .own }
    return name.utf8.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } == true ? .type(name) : .value
  }

  // MARK: After

  private func call(after end: Int) -> NameUse.Call {
    var position = end
    if byte(position) == UInt8(ascii: "`") { position += 1 }
    if byte(position) == UInt8(ascii: "<"), let close = endOfGenerics(from: position) { position = close }
    if byte(position) == UInt8(ascii: "?") || byte(position) == UInt8(ascii: "!") { position += 1 }
    if isClosure(at: position) { return .arguments([], hasClosure: true) }
    guard byte(position) == UInt8(ascii: "("), let (labels, close) = arguments(from: position) else { return .none }
    return .arguments(labels, hasClosure: isClosure(at: close))
  }

  private func isClosure(at position: Int) -> Bool {
    let start = byte(position) == UInt8(ascii: " ") ? position + 1 : position
    return byte(start) == UInt8(ascii: "{")
  }

  /// The labels between parentheses, and what is behind these.
  private func arguments(from start: Int) -> (labels: [Substring], end: Int)? {
    var labels: [Substring] = []
    var position = start + 1
    while true {
      position = afterSpace(position)
      if byte(position) == UInt8(ascii: ")") { return (labels, position + 1) }
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

  private func label(at start: Int) -> (label: Substring, end: Int) {
    var position = start
    if byte(position) == UInt8(ascii: "`") { position += 1 }
    let first = position
    while let part = byte(position), Self.isNamePart(part) { position += 1 }
    let end = position
    if byte(position) == UInt8(ascii: "`") { position += 1 }
    guard end > first, byte(position) == UInt8(ascii: ":") else { return ("_", start) }
    return (word(first..<end), position + 1)
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

  private func word(_ range: Range<Int>) -> Substring {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: range.count)]
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func isNamePart(_ byte: UInt8) -> Bool { WordFilter.isPart(byte) }
}
