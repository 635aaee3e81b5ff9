import CardIR
import CardStyle

/// How large content probably is: the width of a character is taken to be half the size of its font.
struct SizeEstimate {
  /// The host's scales.
  let host: HostConfig

  /// The height in points of an element that has `width` points of room.
  func height(of element: Element, width: Double) -> Double {
    if case .points(let height)? = element.literal(.height) { return height }
    let padding = element[.padding]?.literal ?? (element.has(.containerStyle) ? host.spacing[.padding] : 0)
    let room = max(width - 2 * padding, 1)
    let content: Double
    switch element.kind {
    case .text, .richText, .button, .toggle: content = textHeight(element, width: room)
    case .image:
      if case .token(let token)? = element.literal(.imageSize) {
        content = host.imageSizes[token]
      } else {
        content = host.imageSizes[.large]
      }
    case .divider: content = host.separator.thickness
    case .spacer: content = element[.minLength]?.literal ?? 0
    case .stack where element[.axis]?.literal == .horizontal:
      let count = max(element[.children].count, 1)
      content = heights(element, width: room / Double(count)).max() ?? 0
    case .overlay: content = heights(element, width: room).max() ?? 0
    case .textInput, .numberInput, .dateInput, .timeInput, .choiceSet, .actionSet: content = 44
    default: content = flowHeight(element, width: room)
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
      let longest = text.split(separator: "\n").map(\.count).max() ?? 0
      return Double(longest) * points(of: element) / 2 + padding
    case .stack where element[.axis]?.literal == .horizontal:
      let gaps = Double(max(children.count - 1, 0)) * (element[.gap]?.literal ?? 0)
      return children.map { width(of: $0) }.reduce(gaps, +) + padding
    default: return (children.map { width(of: $0) }.max() ?? 0) + padding
    }
  }

  private func heights(_ element: Element, width: Double) -> [Double] {
    element[.children].compactMap(\.element).map { height(of: $0, width: width) }
  }

  private func flowHeight(_ element: Element, width: Double) -> Double {
    let children = element[.children].compactMap(\.element)
    let gaps = children.dropFirst().map { child in
      element[.gap]?.literal ?? child[.spacing]?.literal.map { host.spacing[$0] } ?? 0
    }
    return (heights(element, width: width) + gaps).reduce(0, +)
  }

  private func textHeight(_ element: Element, width: Double) -> Double {
    let points = points(of: element)
    let text = element.literal(.text) ?? element.literal(.title) ?? ""
    let perLine = max(width / (points / 2), 1)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { max((Double($0.count) / perLine).rounded(.up), 1) }.reduce(0, +)
    return lines * points * 1.2
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
