import CardIR
import CardTemplate
import CardText

/// The natural widths of an element and of everything in it.
struct NaturalWidths {
  /// Of the element, in points.
  var width: Double
  /// Of its children, in order; empty where nobody has asked.
  var children: [NaturalWidths] = []
}

/// How wide elements of a lowered screen are that get all the room that they want, in points.
///
/// Texts are measured in a free font with the proportions of those of phones, with a little room to spare: a text that is
/// narrower than its place looks right, and one that is wider breaks.
struct NaturalWidth {
  private let metrics = TextMetrics.system
  /// Not all fonts have a narrow 1.
  private let evenMetrics = TextMetrics.evenFigures
  /// Points from side to side of a line between columns.
  let lineThickness: Double
  /// Points that a stack has for each side of the title of a button in it.
  var buttonInset = 0.0

  /// The size of text, in points, that says nothing of its size.
  private static let textSize = 17.0
  /// The size of the titles of buttons.
  private static let titleSize = 18.0
  /// The least width of buttons.
  private static let leastButton = 30.0
  /// The width of a checkbox.
  private static let checkbox = 16.0
  /// The width of fields, which have none by themselves: that of browsers.
  private static let field = 160.0
  /// How much wider than measured a text may be, and the points that rounding takes.
  private static let (tolerance, rounding) = (1.02, 0.5)
  /// The same for texts in scripts whose widths are not in the tables, such as Arabic and Devanagari.
  private static let unmeasuredTolerance = 1.2

  /// The width of an element.
  func width(of element: Element) -> Double {
    if case .points(let width)? = element.literal(.width) { return width }
    let isRow = element.kind == .stack && element[.axis]?.literal == .horizontal
    var inner = isRow ? distances(in: element, count: element.count(of: .children)) : 0
    element.visitChildren(in: .children) { child in
      let width = width(of: child) + inset(of: child, in: element)
      inner = isRow ? inner + width : max(inner, width)
    }
    return content(of: element, inner) + 2 * (element[.padding]?.literal ?? 0)
  }

  /// The width of an element, with those of what is in it: in nested rows each is asked for again.
  func widths(of element: Element) -> NaturalWidths {
    var result = NaturalWidths(width: 0)
    if element.has(.children) {
      result.children = element[.children].map { $0.element.map(widths) ?? NaturalWidths(width: 0) }
    }
    if case .points(let width)? = element.literal(.width) {
      result.width = width
      return result
    }
    let isRow = element.kind == .stack && element[.axis]?.literal == .horizontal
    var inner = isRow ? distances(in: element, count: result.children.count) : 0
    for (slot, own) in zip(element[.children], result.children) {
      let width = own.width + (slot.element.map { inset(of: $0, in: element) } ?? 0)
      inner = isRow ? inner + width : max(inner, width)
    }
    result.width = content(of: element, inner) + 2 * (element[.padding]?.literal ?? 0)
    return result
  }

  /// The width that an element has at least, however much its texts break.
  func rigidWidth(of element: Element) -> Double {
    if case .points(let width)? = element.literal(.width) { return width }
    if element.kind == .text { return 2 * (element[.padding]?.literal ?? 0) }
    let isRow = element.kind == .stack && element[.axis]?.literal == .horizontal
    var inner = isRow ? distances(in: element, count: element.count(of: .children)) : 0
    element.visitChildren(in: .children) { child in
      let width = rigidWidth(of: child)
      inner = isRow ? inner + width : max(inner, width)
    }
    return content(of: element, inner) + 2 * (element[.padding]?.literal ?? 0)
  }

  /// The points between the children of a row.
  private func distances(in row: Element, count: Int) -> Double {
    Double(max(count - 1, 0)) * (row[.gap]?.literal ?? 0)
  }

  /// The points that a stack has beside the title of a button in it.
  private func inset(of child: Element, in element: Element) -> Double {
    guard buttonInset > 0, element.kind == .stack, child.kind == .button, !child.has(.width) else { return 0 }
    return 2 * buttonInset
  }

  /// The width of an element without its padding; `inner` is that of its children together.
  private func content(of element: Element, _ inner: Double) -> Double {
    switch element.kind {
    case .text: text(element, .text, size: Self.size(of: element))
    case .button: max(Self.leastButton, text(element, .title, size: Self.titleSize))
    case .toggle: Self.checkbox
    case .textInput: Self.field
    case .image: PictureSize(of: element)?.width ?? ConstraintSynthesis.imageExtent
    case .icon: SymbolSigns.size.width
    case .spacer: element[.minLength]?.literal ?? 0
    case .divider: lineThickness
    default: inner
    }
  }

  /// The width of a text in one line for each of its paragraphs.
  func width(of text: String, size: Double, isBold: Bool = false) -> Double {
    if let width = evenMetrics.asciiLineWidth(of: text, size: size, isBold: isBold) { return Self.padded(width) }
    let width = evenMetrics.naturalWidth(of: text, size: size, isBold: isBold)
    return Self.padded(Self.isUnmeasured(text) ? width * Self.unmeasuredTolerance : width)
  }

  /// The height of so many lines of a text that probably takes more of them in `room` points, without its padding; none if
  /// it does not, or if nobody knows.
  func height(of element: Element, cutAfter lines: Int, in room: Double) -> Double? {
    guard lines > 0, let text = element.literal(.text) else { return nil }
    let isBold = element.literal(.textWeight)?.number ?? 0 >= 600
    let size = Self.size(of: element)
    let count = evenMetrics.lineCount(of: text, size: size, isBold: isBold, width: max(1, room / Self.tolerance))
    return count > lines ? metrics.height(ofLines: lines, size: size) : nil
  }

  /// Whether a text has letters of scripts between Cyrillic and those whose characters are as wide as high.
  private static func isUnmeasured(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x0530..<0x1100).contains($0.value) }
  }

  /// The width of the longest word of the texts in an element, which is broken where there is less room.
  func longestWord(in element: Element) -> Double {
    guard element.kind == .text else {
      var longest = 0.0
      element.visitChildren { longest = max(longest, longestWord(in: $0)) }
      return longest
    }
    guard let text = element.literal(.text) else { return 0 }
    let isBold = element.literal(.textWeight)?.number ?? 0 >= 600
    return text.split(whereSeparator: \.isWhitespace).lazy.flatMap(LineBreaks.pieces).reduce(0) {
      max($0, width(of: String($1), size: Self.size(of: element), isBold: isBold))
    }
  }

  private static func padded(_ width: Double) -> Double {
    width == 0 ? 0 : (width * tolerance + rounding).rounded(.up)
  }

  private static func size(of text: Element) -> Double {
    switch text.literal(.textSize) {
    case .points(let points)?: points
    case .style(let style)?: style.points
    default: textSize
    }
  }

  private func text(_ element: Element, _ id: AttributeID, size: Double) -> Double {
    let width: Double
    switch element[value: id] {
    case .text(let text)?:
      let weight = element.literal(.textWeight)?.number ?? 0
      // Titles have one line.
      let isBroken = id == .title && text.utf8.contains(UInt8(ascii: "\n"))
      let line = isBroken ? text.replacing("\n", with: " ") : text
      return self.width(of: line, size: size, isBold: weight >= 600)
    case .template(let template)?:
      width = metrics.naturalWidth(of: ExpectedText.text(template), size: size)
    default: return 0
    }
    return Self.padded(width)
  }
}

extension Element {
  /// Whether only data know how wide a text in the element is.
  var holdsUnknownText: Bool {
    if kind == .text { return has(.text) && literal(.text) == nil }
    return hasChild(in: .children) { $0.holdsUnknownText }
  }

  /// Whether only data know how often something in the element is there.
  var holdsRepetitions: Bool {
    self[.children].contains { ($0.scope?.repeats ?? false) || ($0.element?.holdsRepetitions ?? true) }
  }

  /// Whether nobody knows how large a picture in the element is.
  var holdsUnknownPicture: Bool {
    guard kind == .image else { return hasChild(in: .children) { $0.holdsUnknownPicture } }
    if PictureSize(of: self) != nil { return false }
    switch literal(.imageSize) {
    case .token?, .points?: return false
    default: return literal(.width) == nil || literal(.height) == nil
    }
  }

  /// How many lines a text has at most, if it says so: one that does not wrap has one for each of its paragraphs.
  var statedLines: Int? {
    if literal(.wrap) == false { return 1 + (literal(.text) ?? "").utf8.count { $0 == UInt8(ascii: "\n") } }
    guard let most = literal(.maxLines), most >= 1 else { return nil }
    return Int(min(most, 10_000))
  }

  /// Whether the element is a text, or holds one.
  var holdsText: Bool { kind == .text || kind == .button || hasChild(in: .children) { $0.holdsText } }

  /// Whether the element is a text that may take several lines, or holds one.
  var holdsLines: Bool {
    kind == .text ? literal(.maxLines) != 1 : hasChild(in: .children) { $0.holdsLines }
  }
}
