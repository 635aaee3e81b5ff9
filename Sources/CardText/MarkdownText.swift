package import CardTemplate

/// A text in the Markdown that cards have, read once into lines of runs: bold, italic, links, lists, escapes and characters
/// by name or number.
///
/// It takes time in proportion to the text, whatever is in it: markers without partner are text.
package struct MarkdownText: Sendable {
  /// A stretch of one style.
  package struct Run: Sendable {
    /// What is shown.
    package var text: TemplateString
    /// Whether it is bold.
    package let isBold: Bool
    /// Whether it is italic.
    package let isItalic: Bool
    /// Where it leads; none for what is no link.
    package let link: TemplateString?
    /// Where it stands in the decoded source, its markup left out.
    package let range: Range<Int>
  }

  /// What a line begins with.
  package enum Marker: Sendable, Hashable {
    /// Nothing.
    case none
    /// A bullet.
    case bullet
    /// A number.
    case number(String)
  }

  /// A line.
  package struct Line: Sendable {
    /// What the line begins with.
    package let marker: Marker
    /// Its text.
    package let runs: [Run]
  }

  /// The lines.
  package let lines: [Line]

  /// The lines and runs of `atoms`.
  package init(_ atoms: [TextAtom]) {
    var reader = MarkdownReader(atoms)
    lines = reader.read()
  }

  /// The lines and runs of a text without holes.
  package init(_ text: String) { self.init(TextAtom.atoms(of: text)) }

  /// All runs in order.
  package var runs: [Run] { lines.flatMap(\.runs) }

  /// What is seen without styles: list items with `•` or their numbers.
  package var plain: TemplateString {
    var segments: [TemplateString.Segment] = []
    for (index, line) in lines.enumerated() {
      if index > 0 { segments.append(.text("\n")) }
      switch line.marker {
      case .none: break
      case .bullet: segments.append(.text("• "))
      case .number(let number): segments.append(.text("\(number). "))
      }
      for run in line.runs { segments += run.text.segments }
    }
    return TemplateString(segments)
  }

  /// Whether everything that is seen is bold, so that the whole text can be.
  package var isAllBold: Bool {
    var isAnyShown = false
    for line in lines {
      for run in line.runs where !run.text.isBlank {
        if !run.isBold { return false }
        isAnyShown = true
      }
    }
    return isAnyShown
  }
}

extension TemplateString {
  /// Whether there is nothing but white space.
  fileprivate var isBlank: Bool { plainText.map { $0.allSatisfy(\.isWhitespace) } ?? false }
}

/// Finds the markup of a text: one pass over its characters, with the markers that are still open on a stack.
private struct MarkdownReader {
  /// A stretch between two positions that is bold, italic or a link.
  private enum Style {
    case bold, italic
    case link(TemplateString)
  }

  /// A sign that styles begin with.
  private enum Marker: UInt8 {
    case star, underscore, bracket
  }

  /// A marker that waits for its partner.
  private struct Opener {
    let marker: Marker
    /// One or two signs.
    let width: Int
    /// The first atom of the marker.
    let position: Int
  }

  /// How many markers of each kind and width wait for their partners.
  private struct OpenerCounts {
    private var counts: SIMD8<Int32> = .zero

    subscript(marker: Marker, width: Int) -> Int32 {
      get { counts[Int(marker.rawValue) * 2 + width - 1] }
      set { counts[Int(marker.rawValue) * 2 + width - 1] = newValue }
    }
  }

  private var atoms: [TextAtom]
  /// For each atom its character if that is ASCII, so that most questions compare bytes; a line break of two characters
  /// counts as a line feed, and anything else is 0.
  private var signs: [UInt8]
  private var position = 0
  private var openers: [Opener] = []
  private var counts = OpenerCounts()
  /// Atoms that are markup.
  private var isMarkup: [Bool]
  private var styles: [(range: Range<Int>, style: Style)] = []
  /// Where each line begins, and with what.
  private var lineStarts: [(position: Int, marker: MarkdownText.Marker)] = []
  /// A position before which no `)` follows any more; nothing is looked for twice.
  private var noParenthesisBefore = 0

  init(_ atoms: [TextAtom]) {
    self.atoms = atoms
    signs = atoms.map { $0.character.map(Self.sign(of:)) ?? 0 }
    isMarkup = Array(repeating: false, count: atoms.count)
  }

  mutating func read() -> [MarkdownText.Line] {
    startLine()
    while position < signs.count {
      switch signs[position] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        isMarkup[position] = true
        position += 1
        startLine()
      case UInt8(ascii: "\\") where Self.isPunctuation(sign(position + 1)):
        isMarkup[position] = true
        position += 2
      case UInt8(ascii: "*"): delimiters(.star)
      case UInt8(ascii: "_"): delimiters(.underscore)
      case UInt8(ascii: "["):
        push(Opener(marker: .bracket, width: 1, position: position))
        position += 1
      case UInt8(ascii: "]"): closeLink()
      case UInt8(ascii: "&"): readReference()
      default: position += 1
      }
    }
    return lines()
  }

  /// Puts the character that a reference at the position stands for in its place; it is no markup, whatever it is.
  private mutating func readReference() {
    let start = position
    position += 1
    guard let reference = CharacterReference(at: start, sign) else { return }
    position = reference.end
    for index in start + 1..<position { isMarkup[index] = true }
    atoms[start] = TextAtom(
      content: .character(reference.character),
      range: atoms[start].range.lowerBound..<max(atoms[start].range.lowerBound, atoms[position - 1].range.upperBound))
    signs[start] = Self.sign(of: reference.character)
  }

  // MARK: Lines

  private mutating func startLine() {
    let start = position
    var index = position
    while index < start + 3, sign(index) == UInt8(ascii: " ") { index += 1 }
    var marker = MarkdownText.Marker.none
    switch sign(index) {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
      if sign(index + 1) == UInt8(ascii: " ") {
        marker = .bullet
        index += 2
      }
    default:
      var end = index
      while end < index + 9, sign(end) &- UInt8(ascii: "0") < 10 { end += 1 }
      if end > index, sign(end) == UInt8(ascii: "."), sign(end + 1) == UInt8(ascii: " ") {
        marker = .number(String(decoding: signs[index..<end], as: UTF8.self))
        index = end + 2
      }
    }
    lineStarts.append((start, marker))
    // Emphasis goes on over the end of a line, but not into a list item or over an empty line.
    if marker != .none || start >= atoms.count || isNewline(start) { forgetOpeners() }
    guard marker != .none else { return }
    for markup in start..<index { isMarkup[markup] = true }
    position = index
  }

  private func sign(_ index: Int) -> UInt8 { index < signs.count ? signs[index] : 0 }

  private func isNewline(_ index: Int) -> Bool { atoms[index].character?.isNewline ?? false }

  private mutating func forgetOpeners() {
    openers.removeAll()
    counts = OpenerCounts()
  }

  // MARK: Emphasis

  private mutating func delimiters(_ marker: Marker) {
    let start = position
    while sign(position) == signs[start] { position += 1 }
    let before = start > 0 && !isLineStart(start) ? atoms[start - 1] : nil
    let after = position < atoms.count ? atoms[position] : nil
    var canOpen = after.map { !Self.isSpace($0) } ?? false
    var canClose = before.map { !Self.isSpace($0) } ?? false
    if marker == .underscore {
      // An underscore inside a word is a letter.
      canOpen = canOpen && !(before.map(Self.isWord) ?? false)
      canClose = canClose && !(after.map(Self.isWord) ?? false)
    }
    var left = start
    while canClose, left < position, let opener = partner(of: marker, atMost: position - left) {
      for index in 0..<opener.width {
        isMarkup[opener.position + index] = true
        isMarkup[left + index] = true
      }
      styles.append((opener.position + opener.width..<left, opener.width == 2 ? .bold : .italic))
      left += opener.width
    }
    guard canOpen else { return }
    while left < position {
      let width = min(2, position - left)
      push(Opener(marker: marker, width: width, position: left))
      left += width
    }
  }

  private func isLineStart(_ index: Int) -> Bool { lineStarts.last?.position == index }

  private mutating func push(_ opener: Opener) {
    openers.append(opener)
    counts[opener.marker, opener.width] += 1
  }

  private mutating func pop() -> Opener? {
    guard let last = openers.popLast() else { return nil }
    counts[last.marker, last.width] -= 1
    return last
  }

  /// Takes the opener that a run of `count` markers closes from the stack, and all that are above it.
  private mutating func partner(of marker: Marker, atMost count: Int) -> Opener? {
    // As wide as the run if there is one, else the innermost that is not wider.
    let isExact = count <= 2 && counts[marker, count] > 0
    let hasNarrower = count > 1 && (counts[marker, 1] > 0 || (count > 2 && counts[marker, 2] > 0))
    guard isExact || hasNarrower else { return nil }
    while let opener = pop() {
      guard opener.marker == marker, isExact ? opener.width == count : opener.width <= count else { continue }
      return opener
    }
    return nil
  }

  // MARK: Links

  private mutating func closeLink() {
    let close = position
    position += 1
    guard counts[.bracket, 1] > 0 else { return }
    guard sign(close + 1) == UInt8(ascii: "(") else {
      while let opener = pop(), opener.marker != .bracket {}
      return
    }
    guard close + 2 >= noParenthesisBefore else { return }
    guard let end = endOfAddress(from: close + 2) else { return }
    var opener = pop()
    while let other = opener, other.marker != .bracket { opener = pop() }
    guard let opener else { return }
    isMarkup[opener.position] = true
    for index in close...end { isMarkup[index] = true }
    styles.append((opener.position + 1..<close, .link(address(in: close + 2..<end))))
    position = end + 1
  }

  /// How many parentheses deep addresses are followed, as other readers of Markdown do, so that no text takes long.
  private static let deepestParentheses = 32

  /// The `)` that ends an address, which is on one line: pairs of parentheses belong to it. Where one has no partner, the
  /// first `)` ends it.
  private mutating func endOfAddress(from start: Int) -> Int? {
    var index = start
    var depth = 0
    var first: Int?
    while index < atoms.count, !isNewline(index), depth <= Self.deepestParentheses {
      switch signs[index] {
      case UInt8(ascii: "\\") where Self.isPunctuation(sign(index + 1)): index += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        if depth == 0 { return index }
        first = first ?? index
        depth -= 1
      default: break
      }
      index += 1
    }
    if first == nil, depth <= Self.deepestParentheses { noParenthesisBefore = index }
    return first
  }

  /// What stands in the parentheses of a link, without the title that may follow, angle brackets and backslashes.
  private func address(in range: Range<Int>) -> TemplateString {
    func isBlank(_ index: Int) -> Bool { signs[index] == UInt8(ascii: " ") || signs[index] == UInt8(ascii: "\t") }
    var range = range
    while let first = range.first, isBlank(first) { range = range.dropFirst() }
    while let last = range.last, isBlank(last) { range = range.dropLast() }
    if range.first.map({ signs[$0] }) == UInt8(ascii: "<"),
      let close = range.first(where: { signs[$0] == UInt8(ascii: ">") })
    {
      range = range.lowerBound + 1..<close
    } else if let quote = range.last.map({ signs[$0] }), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let open = range.dropLast().last(where: { signs[$0] == quote }), open > range.lowerBound, isBlank(open - 1)
    {
      range = range.lowerBound..<open
      while let last = range.last, isBlank(last) { range = range.dropLast() }
    }
    var kept: [TextAtom] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let isEscape = signs[index] == UInt8(ascii: "\\") && index + 1 < range.upperBound
      if isEscape, Self.isPunctuation(signs[index + 1]) { index += 1 }
      var atom = atoms[index]
      index += 1
      if !isEscape, let reference = CharacterReference(at: index - 1, { $0 < range.upperBound ? signs[$0] : 0 }) {
        atom.content = .character(reference.character)
        index = reference.end
      }
      kept.append(atom)
    }
    return TextAtom.text(kept)
  }

  // MARK: Runs

  private func lines() -> [MarkdownText.Line] {
    // The changes of style at each position.
    var bold = Array(repeating: 0, count: atoms.count + 1)
    var italic = bold
    var links: [Int: TemplateString?] = [:]
    for (range, style) in styles {
      switch style {
      case .bold:
        bold[range.lowerBound] += 1
        bold[range.upperBound] -= 1
      case .italic:
        italic[range.lowerBound] += 1
        italic[range.upperBound] -= 1
      case .link(let url):
        links[range.lowerBound] = .some(url)
        if links[range.upperBound] == nil { links[range.upperBound] = .some(nil) }
      }
    }
    var result: [MarkdownText.Line] = []
    result.reserveCapacity(lineStarts.count)
    var (boldDepth, italicDepth) = (0, 0)
    var link: TemplateString?
    for (number, start) in lineStarts.enumerated() {
      let end = number + 1 < lineStarts.count ? lineStarts[number + 1].position : atoms.count
      var runs: [MarkdownText.Run] = []
      var first = start.position
      var style = (isBold: boldDepth > 0, isItalic: italicDepth > 0)
      func flush(_ next: Int) {
        if let run = run(first..<next, isBold: style.isBold, isItalic: style.isItalic, link: link) { runs.append(run) }
        first = next
      }
      for index in start.position..<end {
        boldDepth += bold[index]
        italicDepth += italic[index]
        let change = links.isEmpty ? nil : links[index]
        if (boldDepth > 0, italicDepth > 0) != (style.isBold, style.isItalic) || change != nil {
          flush(index)
          style = (boldDepth > 0, italicDepth > 0)
          if let change { link = change }
        }
      }
      flush(end)
      result.append(MarkdownText.Line(marker: start.marker, runs: runs))
    }
    return result
  }

  /// The run that a range of atoms makes; none if all of them are markup.
  private func run(_ range: Range<Int>, isBold: Bool, isItalic: Bool, link: TemplateString?) -> MarkdownText.Run? {
    guard let first = range.first(where: { !isMarkup[$0] }), let last = range.last(where: { !isMarkup[$0] }) else {
      return nil
    }
    let start = atoms[first].range.lowerBound
    return MarkdownText.Run(
      text: text(range), isBold: isBold, isItalic: isItalic, link: link,
      range: start..<max(start, atoms[last].range.upperBound))
  }

  /// The text of a range of atoms of one line without what is markup.
  private func text(_ range: Range<Int>) -> TemplateString {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    for index in range where !isMarkup[index] {
      // Anything but ASCII, and holes.
      if signs[index] == 0 { return TextAtom.text(range.lazy.filter { !isMarkup[$0] }.map { atoms[$0] }) }
      bytes.append(signs[index])
    }
    return TemplateString([.text(String(decoding: bytes, as: UTF8.self))])
  }

  // MARK: Characters

  /// The byte of a character of ASCII, and 0 for others.
  private static func sign(of character: Character) -> UInt8 {
    let bytes = character.utf8
    guard let first = bytes.first, first < 0x80 else { return 0 }
    if bytes.count == 1 { return first }
    return character == "\r\n" ? UInt8(ascii: "\n") : 0
  }

  private static func isSpace(_ atom: TextAtom) -> Bool { atom.character?.isWhitespace ?? false }

  /// Whether the atom is part of a word; what a hole gives most often is.
  private static func isWord(_ atom: TextAtom) -> Bool { atom.character.map { $0.isLetter || $0.isNumber } ?? true }

  /// Whether a sign is one that a backslash makes text of.
  private static func isPunctuation(_ sign: UInt8) -> Bool {
    switch sign {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
