import CardIR
import CardText

extension BoxTree {
  /// The boxes as parts of a screen, once they are laid out. What fills a region that scrolls is no part of its own.
  func parts(_ metrics: TextMetrics) -> [ScreenLayout.Part] {
    var parts: [ScreenLayout.Part] = []
    var places: [Int] = []
    for box in boxes {
      let parent = box.parent.map { places[$0] }
      if box.isInside, let parent {
        places.append(parent)
        continue
      }
      places.append(parts.count)
      var part = ScreenLayout.Part(element: box.element, attribute: nil, parent: parent)
      part.text = box.text
      part.frame = box.frame
      (part.ink, part.breaksWords) = ink(of: box, metrics)
      parts.append(part)
    }
    return parts
  }

  /// Where the lines of a text are in its box, in the middle of its height, as labels have them; and whether words are
  /// broken there.
  private func ink(of box: Box, _ metrics: TextMetrics) -> (Frame, breaksWords: Bool) {
    guard case .text(let maxLines) = box.kind else { return (box.frame, false) }
    let paragraphs = box.text.split(separator: "\n", omittingEmptySubsequences: false).map {
      StyledText.Paragraph(runs: [.init(text: String($0), size: box.fontSize, isBold: false)])
    }
    var text = StyledText(paragraphs: paragraphs, lineHeight: .points(metrics.lineHeight * box.fontSize))
    text.maxLines = maxLines
    text.collapsesSpaces = false
    let lines = text.lines(metrics, width: box.frame.width)
    let width = min(lines.width, box.frame.width)
    let free = box.frame.width - width
    var frame = box.frame
    frame.width = width
    // The height of a label is rounded up, which leaves no room to speak of.
    let below = frame.height - lines.height
    if below >= 0.5 {
      frame.y += below / 2
      frame.height = lines.height
    }
    switch box.element.literal(.horizontalAlignment) {
    case .center?: frame.x += free / 2
    case .trailing?: frame.x += free
    default: break
    }
    return (frame, text.breaksWords(metrics, width: box.frame.width))
  }
}
