import CardIR

/// Keeps words whole where texts get larger: named styles are larger than the ranks of cards that they stand for, and a part
/// of a word says less than a small one.
enum WholeWords {
  /// Gives a text of which a word is longer than so many points the largest style in which none is, and tells of it; leaves it
  /// alone if there is no such style.
  static func keep(in text: inout Element, room: Double, _ natural: NaturalWidth, _ context: inout PassContext) {
    guard context.source.textSizes == .tokens, context.target.textSizes == .styles,
      case .style(let style)? = text.literal(.textSize), text.literal(.text) != nil
    else { return }
    var width = room
    if case .points(let points)? = text.literal(.width) { width = min(width, points) }
    width -= 2 * (text[.padding]?.literal ?? 0)
    func fits(_ other: TextStyle) -> Bool {
      var words = text
      words[.textSize] = .literal(.style(other))
      return natural.longestWord(in: words) <= width + 0.5
    }
    // Of the two styles of one size the headline is for what is above others.
    guard !fits(style),
      let smaller = TextStyle.allCases.first(where: { $0 != .headline && $0.points < style.points && fits($0) })
    else { return }
    text[.textSize] = .literal(.style(smaller))
    context.record(
      LossKinds.fontSize,
      "the text gets the style `\(smaller.rawValue)` instead of `\(style.rawValue)`, in which a word of it would be broken",
      at: text)
  }
}
