import CardIR
import CardSyntax

/// Texts in frames: their size, their lines and the height of these.
extension ColumnFraming {
  /// Reports a text of several lines that should not stand at its start, and forgets where they should.
  mutating func reportLines(of text: inout Element, in room: Double) {
    guard text.has(.horizontalAlignment) else { return }
    text[.horizontalAlignment] = nil
    guard breaks(text, in: room) else { return }
    context.record(
      LossKinds.textAlignment, "the lines of wrapped text stay at the start in \(context.targetName)", at: text)
  }

  /// Whether a text needs several lines in so many points, whatever frame it is in. One that only data know may if it is
  /// expected to take more than half of them.
  private func breaks(_ text: Element, in room: Double) -> Bool {
    var words = text
    words[.width] = nil
    var width = room
    if case .points(let points)? = text.literal(.width) { width = min(width, points) }
    return natural.width(of: words) > (text.holdsUnknownText ? width / 2 : width + 0.5)
  }

  /// Gives a text that may not have as many lines as it probably takes the height of those it may have: what does not fit
  /// the height of its frame is left out, and three dots say so.
  mutating func cutLines(of text: inout Element, in room: Double) {
    guard let lines = text.statedLines else { return }
    let padding = text[.padding]?.literal ?? 0
    var width = room
    if case .points(let points)? = text.literal(.width) { width = min(width, points) }
    guard !text.has(.height), let height = natural.height(of: text, cutAfter: lines, in: width - 2 * padding) else {
      return
    }
    text[.height] = .literal(.points(height + 2 * padding))
    // A stated number of lines has been reported, whatever the width.
    guard text.literal(.wrap) == false, text.entry(.wrap)?.origin?.kind != .number else { return }
    context.record(
      LossKinds.maxLines,
      "\(context.targetName) has no limit on lines: a height cuts off what is longer on the usual screen, and elsewhere "
        + "the text wraps", at: text)
  }
}
