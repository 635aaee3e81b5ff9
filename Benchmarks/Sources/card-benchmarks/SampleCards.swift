/// Makes JSON files that look like Adaptive Cards: the same bytes in every run.
struct SampleCards {
  private var random: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var text: [UInt8] = []
  private var indentation = 0

  /// Whether texts have holes.
  private var hasHoles = true

  private static let words = [
    "Publish", "Adaptive", "Card", "Schema", "weather", "flight", "order", "status", "total", "${name}", "delivery",
    "review", "Grüße", "naïve", "überall", "meeting", "calendar", "passenger", "reservation", "update", "the", "for",
  ]

  /// A pretty-printed array of cards of at least `size` bytes (a card more or less).
  static func pretty(size: Int) -> [UInt8] {
    var cards = SampleCards()
    cards.text.reserveCapacity(size + 8192)
    cards.open("[")
    cards.card()
    while cards.text.count < size {
      cards.comma()
      cards.card()
    }
    cards.close("]")
    cards.text.append(0x0A)
    return cards.text
  }

  /// Pretty-printed cards of about `size` bytes each, `total` bytes in all, a card more or less.
  static func files(total: Int, each size: Int, hasHoles: Bool = false) -> [[UInt8]] {
    var cards = SampleCards()
    cards.hasHoles = hasHoles
    var files: [[UInt8]] = []
    var count = 0
    repeat {
      cards.text = []
      cards.text.reserveCapacity(size + 8192)
      cards.card(minimum: size)
      cards.text.append(0x0A)
      count += cards.text.count
      files.append(cards.text)
    } while count < total
    return files
  }

  private mutating func next(_ bound: Int) -> Int {
    random ^= random << 13
    random ^= random >> 7
    random ^= random << 17
    return Int(random % UInt64(bound))
  }

  // MARK: Content

  /// A card, with elements until it has at least so many bytes.
  private mutating func card(minimum: Int = 0) {
    let start = text.count
    open("{")
    member("type", "AdaptiveCard")
    comma()
    member("$schema", "http://adaptivecards.io/schemas/adaptive-card.json")
    comma()
    member("version", "1.5")
    comma()
    key("body")
    open("[")
    for index in 0..<(3 + next(6)) {
      if index > 0 { comma() }
      element()
    }
    while text.count - start < minimum {
      comma()
      element()
    }
    close("]")
    comma()
    key("actions")
    open("[")
    for index in 0..<(1 + next(3)) {
      if index > 0 { comma() }
      open("{")
      member("type", "Action.OpenUrl")
      comma()
      member("title", sentence(2))
      comma()
      member("url", "https://example.com/items/\(next(100_000))?view=\(Self.words[next(9)])")
      close("}")
    }
    close("]")
    close("}")
  }

  private mutating func element() {
    open("{")
    switch next(4) {
    case 0:
      member("type", "FactSet")
      comma()
      key("facts")
      open("[")
      for index in 0..<(2 + next(4)) {
        if index > 0 { comma() }
        open("{")
        member("title", sentence(1) + ":")
        comma()
        member("value", "\(next(10_000))")
        close("}")
      }
      close("]")
    case 1:
      member("type", "Image")
      comma()
      member("url", "https://example.com/images/\(next(1_000_000)).png")
      comma()
      member("altText", sentence(4))
      comma()
      member("size", "Medium")
      comma()
      raw("width", "\(next(640))")
      comma()
      raw("scale", "\(next(10)).\(next(100) + 100)")
    case 2:
      member("type", "ColumnSet")
      comma()
      key("columns")
      open("[")
      for index in 0..<(1 + next(3)) {
        if index > 0 { comma() }
        open("{")
        member("type", "Column")
        comma()
        member("width", "stretch")
        comma()
        key("items")
        open("[")
        textBlock()
        close("]")
        close("}")
      }
      close("]")
    default:
      close(textBlockMembers())
      return
    }
    close("}")
  }

  private mutating func textBlock() {
    open("{")
    close(textBlockMembers())
  }

  private mutating func textBlockMembers() -> String {
    member("type", "TextBlock")
    comma()
    member("text", sentence(3 + next(18)))
    comma()
    member("weight", "Bolder")
    comma()
    raw("wrap", next(2) == 0 ? "true" : "false")
    comma()
    raw("maxLines", "\(next(9))")
    return "}"
  }

  private mutating func word() -> String {
    let word = Self.words[next(Self.words.count)]
    return word == "${name}" && !hasHoles ? "name" : word
  }

  private mutating func sentence(_ count: Int) -> String {
    var sentence = word()
    for _ in 1..<max(2, count) { sentence += " " + word() }
    // One string in eight has escapes, as in real cards.
    return next(8) == 0 ? sentence + "\\n\\\"\(Self.words[next(5)])\\\" \\u2014" : sentence
  }

  // MARK: Layout

  private mutating func add(_ piece: String) { text.append(contentsOf: piece.utf8) }

  private mutating func open(_ bracket: String) {
    add(bracket)
    indentation += 1
    breakLine()
  }

  private mutating func close(_ bracket: String) {
    indentation -= 1
    breakLine()
    add(bracket)
  }

  private mutating func comma() {
    add(",")
    breakLine()
  }

  private mutating func breakLine() {
    text.append(0x0A)
    text.append(contentsOf: repeatElement(0x20, count: indentation * 2))
  }

  private mutating func key(_ name: String) { add("\"\(name)\": ") }

  private mutating func member(_ name: String, _ value: String) { add("\"\(name)\": \"\(value)\"") }

  private mutating func raw(_ name: String, _ value: String) { add("\"\(name)\": \(value)") }
}
