import CardIR
import CardStyle
import CardText

/// How large content probably is, with texts in a free font that has the proportions of those of phones.
struct SizeEstimate {
  private static let metrics = TextMetrics.system
  /// How much narrower texts may be than measured: a line that is there without being expected is seen less than one that
  /// is expected and not there.
  private static let tolerance = 1.04
  /// The same of a single word, which is broken where nobody expects it.
  private static let wordTolerance = 1.1
  /// How many lines a text has at most of which one more or less is seen by itself; the error of longer ones adds up.
  private static let countedLines = 4
  /// How often content is taken to be there that data repeat.
  fileprivate static let repetitions = 3

  /// The host's scales.
  let host: HostConfig

  /// The height in points of an element that has `width` points of room, in which boxes that bleed reach `around`
  /// points out of it.
  func height(of element: Element, width: Double, around: Reach = .none) -> Double {
    if element.kind == .image { return pictureHeight(element, width: width) }
    if case .points(let height)? = element.literal(.height) { return height }
    let padding = element[.padding]?.literal ?? (element.has(.containerStyle) ? host.spacing[.padding] : 0)
    let room = max(width - 2 * padding, 1)
    let reach = element.reach(around: around)
    let content: Double
    switch element.kind {
    case .text, .richText, .toggle: content = textHeight(element, width: room)
    // With the room around their titles that passes give them.
    case .button: content = 48
    case .divider: content = host.separator.thickness
    case .spacer: content = element[.minLength]?.literal ?? 0
    case .stack where element[.axis]?.literal == .horizontal:
      content =
        galleryHeight(element, width: room) ?? columnHeights(of: element, width: room, reach: reach).max() ?? 0
    case .overlay: content = layersHeight(element, width: room)
    case .textInput, .numberInput, .dateInput, .timeInput, .choiceSet, .actionSet: content = 44
    default: content = flowHeight(element, width: room, reach: reach)
    }
    return max(content + 2 * padding, element[.minHeight]?.literal ?? 0)
  }

  /// The width in points that an element takes if it has all the room that it wants.
  func width(of element: Element) -> Double {
    if case .points(let width)? = element.literal(.width) { return width }
    let padding = 2 * (element[.padding]?.literal ?? 0)
    let children = element[.children].compactMap(\.element)
    switch element.kind {
    case .text, .richText, .button, .toggle:
      let text = element.literal(.text) ?? element.literal(.title) ?? ""
      return Self.metrics.naturalWidth(of: text, size: points(of: element)) + padding
    case .stack where element[.axis]?.literal == .horizontal:
      let gaps = Double(max(children.count - 1, 0)) * (element[.gap]?.literal ?? 0)
      return children.map { width(of: $0) }.reduce(gaps, +) + padding
    default: return (children.map { width(of: $0) }.max() ?? 0) + padding
    }
  }

  /// The height of a picture, which is no wider than its room.
  private func pictureHeight(_ image: Element, width: Double) -> Double {
    let picture = PictureSize(of: image)
    if case .points(let height)? = image.literal(.height) {
      guard case .points(let own)? = image.literal(.width), own > width, own > 0 else { return height }
      return height * width / own
    }
    if image.literal(.width) == .stretch || image.literal(.imageSize) == .stretch {
      return width * (picture.map { $0.height / $0.width } ?? WidthSettling.usualRatio)
    }
    if case .token(let token)? = image.literal(.imageSize) { return host.imageSizes[token] }
    return picture?.height ?? host.imageSizes[.large]
  }

  /// The height of layers, of which a picture behind the content takes that of the content.
  private func layersHeight(_ overlay: Element, width: Double) -> Double {
    overlay[.children].compactMap(\.element).filter { !$0.isBehindContent }.map { height(of: $0, width: width) }.max()
      ?? 0
  }

  /// The height of a row of nothing but images of known sizes that is longer than its room, and is broken into lines later.
  private func galleryHeight(_ row: Element, width: Double) -> Double? {
    let slots = row[.children]
    guard slots.count > 1, row[.distribution]?.literal ?? .fill == .fill,
      slots.allSatisfy({ $0.isPlain && $0.element?.kind == .image })
    else { return nil }
    let images = slots.compactMap(\.element)
    let widths = images.map { min(self.width(of: $0), width) }
    guard widths.allSatisfy({ $0 > 0 }) else { return nil }
    let gap = row[.gap]?.literal ?? 0
    let lines = LineBreaking.lines(of: widths, gap: gap, in: width)
    guard lines.count > 1 else { return nil }
    let heights = lines.map { line in images[line].map { height(of: $0, width: width) }.max() ?? 0 }
    return heights.reduce(gap * Double(lines.count - 1), +)
  }

  private func flowHeight(_ element: Element, width: Double, reach: Reach) -> Double {
    var total = 0.0
    let slots = element[.children]
    for (index, slot) in slots.enumerated() {
      guard let child = slot.element else { continue }
      let gap = element[.gap]?.literal ?? child[.spacing]?.literal.map { host.spacing[$0] } ?? 0
      let times = slot.scope?.repeats ?? false ? Double(Self.repetitions) : 1
      let around = reach.child(index, of: slots.count)
      var own = height(of: child, width: child.bleeds ? width + 2 * reach.side : width, around: around)
      if child.bleeds { own -= around.height }
      total += times * own + (index == 0 ? times - 1 : times) * gap
    }
    return total
  }

  /// The heights of what is in a row, in which what is short keeps its width and the rest shares what is left. Those of
  /// columns that bleed are without the padding above and below that they reach into.
  func columnHeights(of row: Element, width: Double, reach: Reach = .none) -> [Double] {
    let children = row[.children].compactMap(\.element)
    let widths = children.map { self.width(of: $0) }
    var left = row.reachingWidth(width, reach) - Double(max(children.count - 1, 0)) * (row[.gap]?.literal ?? 0)
    var parts = widths
    if widths.reduce(0, +) > left {
      for (taken, index) in children.indices.sorted(by: { widths[$0] < widths[$1] }).enumerated() {
        parts[index] = min(widths[index], max(left / Double(children.count - taken), 1))
        left -= parts[index]
      }
    }
    return zip(children, parts).map { columnHeight(of: $0, width: $1 + 0.5, reach: reach) }
  }

  /// The height of a column of a row, without the padding above and below that it reaches into.
  func columnHeight(of column: Element, width: Double, reach: Reach) -> Double {
    height(of: column, width: width) - (column.bleeds ? reach.height : 0)
  }

  private func textHeight(_ element: Element, width: Double) -> Double {
    let points = points(of: element)
    let text = element.literal(.text) ?? element.literal(.title) ?? ""
    var lines = Self.metrics.lineCount(of: text, size: points, width: max(width, 1))
    if lines <= Self.countedLines {
      lines = Self.metrics.lineCount(of: text, size: points, width: max(width, 1) * Self.tolerance)
    }
    // A word that hardly needs more room than there is probably stays whole.
    if lines == 2, !text.utf8.contains(UInt8(ascii: " ")), !text.utf8.contains(UInt8(ascii: "\n")),
      Self.metrics.naturalWidth(of: text, size: points) <= width * Self.wordTolerance
    {
      lines = 1
    }
    let most = text.isEmpty ? 1 : element.statedLines ?? 0
    return Self.metrics.height(ofLines: most > 0 ? min(lines, most) : max(lines, 1), size: points)
  }

  /// The size of a text's font.
  private func points(of text: Element) -> Double {
    switch text.literal(.textSize) {
    case .token(let token)?: host.points(token)
    case .style(let style)?: style.points
    case .points(let size)?: size
    case nil: host.points(.default)
    }
  }
}

extension [Slot] {
  /// How many elements are expected: as many as there are, if data repeat none of them.
  var expectedCount: Int { reduce(0) { $0 + ($1.scope?.repeats == true ? SizeEstimate.repetitions : 1) } }
}
