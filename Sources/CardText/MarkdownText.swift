package import CardTemplate

/// A text in the Markdown that cards have, read once into lines of runs: bold, italic, links, lists and escapes.
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
    let shown = runs.filter { !$0.text.isBlank }
    return !shown.isEmpty && shown.allSatisfy(\.isBold)
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

  /// A marker that waits for its partner.
  private struct Opener {
    /// `*`, `_` or `[`.
    let marker: Character
    let width: Int
    /// The first atom of the marker.
    let position: Int
  }

  private let atoms: [TextAtom]
  private var position = 0
  private var openers: [Opener] = []
  private var counts: [Character: [Int]] = ["*": [0, 0, 0], "_": [0, 0, 0], "[": [0, 0, 0]]
  /// Atoms that are markup.
  private var isMarkup: [Bool]
  private var styles: [(range: Range<Int>, style: Style)] = []
  /// Where each line begins, and with what.
  private var lineStarts: [(position: Int, marker: MarkdownText.Marker)] = []
  /// A position before which no `)` follows any more; nothing is looked for twice.
  private var noParenthesisBefore = 0

  init(_ atoms: [TextAtom]) {
    self.atoms = atoms
    isMarkup = Array(repeating: false, count: atoms.count)
  }

  mutating func read() -> [MarkdownText.Line] {
    startLine()
    while position < atoms.count {
      switch atoms[position].character {
      case "\n", "\r", "\r\n":
        isMarkup[position] = true
        position += 1
        startLine()
      case "\\" where position + 1 < atoms.count && Self.isPunctuation(atoms[position + 1].character):
        isMarkup[position] = true
        position += 2
      case "*", "_": delimiters()
      case "[":
        push(Opener(marker: "[", width: 1, position: position))
        position += 1
      case "]": closeLink()
      default: position += 1
      }
    }
    return lines()
  }

  // MARK: Lines

  private mutating func startLine() {
    let start = position
    var index = position
    while index < atoms.count, index < start + 3, atoms[index].character == " " { index += 1 }
    var marker = MarkdownText.Marker.none
    if let bullet = character(index), "-+*".contains(bullet), character(index + 1) == " " {
      marker = .bullet
      index += 2
    } else {
      var end = index
      while end < index + 9, let digit = character(end), digit.isASCII, digit.isNumber { end += 1 }
      if end > index, character(end) == ".", character(end + 1) == " " {
        marker = .number(String(atoms[index..<end].compactMap(\.character)))
        index = end + 2
      }
    }
    lineStarts.append((start, marker))
    // Emphasis goes on over the end of a line, but not into a list item or over an empty line.
    if marker != .none || character(start).map({ $0.isNewline }) ?? true { forgetOpeners() }
    guard marker != .none else { return }
    for markup in start..<index { isMarkup[markup] = true }
    position = index
  }

  private func character(_ index: Int) -> Character? { index < atoms.count ? atoms[index].character : nil }

  private mutating func forgetOpeners() {
    openers.removeAll()
    for marker in counts.keys { counts[marker] = [0, 0, 0] }
  }

  // MARK: Emphasis

  private mutating func delimiters() {
    guard let marker = atoms[position].character else { return }
    let start = position
    while position < atoms.count, atoms[position].character == marker { position += 1 }
    let before = start > 0 && !isLineStart(start) ? atoms[start - 1] : nil
    let after = position < atoms.count ? atoms[position] : nil
    var canOpen = after.map { !Self.isSpace($0) } ?? false
    var canClose = before.map { !Self.isSpace($0) } ?? false
    if marker == "_" {
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
    counts[opener.marker]?[opener.width] += 1
  }

  private mutating func pop() -> Opener? {
    guard let last = openers.popLast() else { return nil }
    counts[last.marker]?[last.width] -= 1
    return last
  }

  /// Takes the opener that a run of `count` markers closes from the stack, and all that are above it.
  private mutating func partner(of marker: Character, atMost count: Int) -> Opener? {
    guard let open = counts[marker] else { return nil }
    // As wide as the run if there is one, else the innermost that is not wider.
    let isExact = count <= 2 && open[count] > 0
    guard isExact || (count > 2 && open[1] + open[2] > 0) || (count == 2 && open[1] > 0) else { return nil }
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
    guard (counts["["]?[1] ?? 0) > 0 else { return }
    guard character(close + 1) == "(" else {
      while let opener = pop(), opener.marker != "[" {}
      return
    }
    guard close + 2 >= noParenthesisBefore else { return }
    var end = close + 2
    // An address is on one line.
    while end < atoms.count, atoms[end].character.map({ $0 != ")" && !$0.isNewline }) ?? true { end += 1 }
    guard character(end) == ")" else {
      noParenthesisBefore = end
      return
    }
    var opener = pop()
    while let other = opener, other.marker != "[" { opener = pop() }
    guard let opener else { return }
    isMarkup[opener.position] = true
    for index in close...end { isMarkup[index] = true }
    styles.append((opener.position + 1..<close, .link(TextAtom.text(atoms[(close + 2)..<end]))))
    position = end + 1
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
    var (boldDepth, italicDepth) = (0, 0)
    var link: TemplateString?
    for (number, start) in lineStarts.enumerated() {
      let end = number + 1 < lineStarts.count ? lineStarts[number + 1].position : atoms.count
      var runs: [MarkdownText.Run] = []
      var pending: [TextAtom] = []
      var style = (isBold: boldDepth > 0, isItalic: italicDepth > 0)
      func flush() {
        guard let first = pending.first, let last = pending.last else { return }
        runs.append(
          MarkdownText.Run(
            text: TextAtom.text(pending), isBold: style.isBold, isItalic: style.isItalic, link: link,
            range: first.range.lowerBound..<max(first.range.lowerBound, last.range.upperBound)))
        pending.removeAll()
      }
      for index in start.position..<end {
        boldDepth += bold[index]
        italicDepth += italic[index]
        if (boldDepth > 0, italicDepth > 0) != (style.isBold, style.isItalic) || links[index] != nil {
          flush()
          style = (boldDepth > 0, italicDepth > 0)
          if let change = links[index] { link = change }
        }
        if !isMarkup[index] { pending.append(atoms[index]) }
      }
      flush()
      result.append(MarkdownText.Line(marker: start.marker, runs: runs))
    }
    return result
  }

  // MARK: Characters

  private static func isSpace(_ atom: TextAtom) -> Bool { atom.character?.isWhitespace ?? false }

  /// Whether the atom is part of a word; what a hole gives most often is.
  private static func isWord(_ atom: TextAtom) -> Bool { atom.character.map { $0.isLetter || $0.isNumber } ?? true }

  static func isPunctuation(_ character: Character?) -> Bool {
    guard let character else { return false }
    return character.isASCII && (character.isPunctuation || character.isSymbol)
  }
}
