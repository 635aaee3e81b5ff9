import CardIR
import CardText

/// The views of a screen whose stacks are as large as what is in them.
struct ViewTree {
  /// What a view is for layout.
  enum Kind {
    case text(StyledText)
    case icon
    case image(width: Double, height: Double)
    case shape(isRound: Bool)
    case divider
    case spacer(least: Double)
    case stack(Axis)
    case layers
    case list
    case scroll(Axis)

    var isSpacer: Bool { if case .spacer = self { true } else { false } }
  }

  /// One view, with the modifiers around it.
  struct View {
    var kind: Kind
    /// The part of the layout that it stands for.
    var owner: Int
    var children: [Int] = []
    var gap = 0.0
    var alignment = Alignment.center
    var padding = 0.0
    /// The frame around the painted part, where one is stated.
    var width: Double?
    var height: Double?
  }

  let format: Capabilities
  let surroundings: ScreenLayout.Surroundings
  var views: [View] = []
  var parts: [ScreenLayout.Part] = []

  init(_ format: Capabilities, _ surroundings: ScreenLayout.Surroundings) {
    self.format = format
    self.surroundings = surroundings
  }

  /// The parts of a screen with their places: the host shows its content in the middle.
  mutating func layOut(_ screen: Screen) -> [ScreenLayout.Part] {
    parts = [ScreenLayout.Part(element: screen.root, attribute: nil, parent: nil)]
    let size = ViewSize(width: surroundings.width, height: surroundings.height)
    parts[0].frame = BoxTree.Frame(x: 0, y: 0, width: size.width, height: size.height)
    parts[0].ink = parts[0].frame
    let roots = screen.root[.children].compactMap { slot in slot.element.flatMap { add($0, in: 0) } }
    var solver = ProposalSolver(views, surroundings.metrics)
    for root in roots {
      let proposal = Proposal(width: size.width, height: size.height, within: .layers)
      let box = solver.box(of: root, proposal)
      place(box, x: (size.width - box.size.width) / 2, y: (size.height - box.size.height) / 2)
    }
    return parts
  }

  private mutating func place(_ box: ViewBox, x: Double, y: Double) {
    let view = views[box.view]
    var frame = BoxTree.Frame(
      x: x + box.offset.width, y: y + box.offset.height, width: box.painted.width, height: box.painted.height)
    if case .shape(true) = view.kind {
      // A circle is in the middle of its place.
      let side = min(frame.width, frame.height)
      frame = BoxTree.Frame(
        x: frame.x + (frame.width - side) / 2, y: frame.y + (frame.height - side) / 2, width: side, height: side)
    }
    parts[view.owner].frame = frame
    parts[view.owner].ink = frame
    if case .text(let text) = view.kind {
      parts[view.owner].ink = BoxTree.Frame(
        x: frame.x + view.padding, y: frame.y + view.padding, width: max(0, frame.width - 2 * view.padding),
        height: max(0, frame.height - 2 * view.padding))
      parts[view.owner].breaksWords = text.breaksWords(surroundings.metrics, width: parts[view.owner].ink.width)
    }
    for child in box.inner { place(child.box, x: frame.x + child.x, y: frame.y + child.y) }
  }

  // MARK: Elements

  private mutating func add(_ element: Element, in parent: Int) -> Int? {
    guard element.literal(.isVisible) ?? true else { return nil }
    parts.append(ScreenLayout.Part(element: element, attribute: nil, parent: parent))
    let part = parts.count - 1
    guard let kind = kind(of: element, part) else {
      parts.removeLast()
      return nil
    }
    var view = View(kind: kind, owner: part)
    view.gap = element.literal(.gap) ?? 0
    if let alignment = element.literal(.alignment) { view.alignment = alignment }
    view.padding = element.literal(.padding) ?? 0
    if case .points(let points)? = element.literal(.width) { view.width = points }
    if case .points(let points)? = element.literal(.height) { view.height = points }
    if kind.isSpacer {
      // Room whose length only data know is not flexible; distances between widgets count the same way.
      if case .template? = element[.width] { view.width = 0 }
      if case .template? = element[.height] { view.height = 0 }
    }
    switch kind {
    case .stack, .layers, .list, .scroll:
      view.children = element[.children].compactMap { slot in slot.element.flatMap { add($0, in: part) } }
    default: break
    }
    views.append(view)
    return views.count - 1
  }

  private mutating func kind(of element: Element, _ part: Int) -> Kind? {
    switch element.kind {
    case .stack: return .stack(element.literal(.axis) ?? .vertical)
    case .overlay: return .layers
    case .list: return .list
    case .scroll: return .scroll(element.literal(.axis) ?? .vertical)
    case .shape: return .shape(isRound: element.literal(.shape) == .circle)
    case .spacer: return .spacer(least: element.literal(.minLength) ?? 8)
    case .divider: return .divider
    case .image:
      let size = surroundings.size(of: element)
      return .image(width: size.width, height: size.height)
    case .icon: return .icon
    default:
      guard element.kind.isSeen else { return nil }
      let text = styled(element)
      parts[part].text = text.plain
      return .text(text)
    }
  }

  private func styled(_ element: Element) -> StyledText {
    let value = element[.text] ?? element[.title] ?? element[.placeholder]
    let words = value?.expectedWords ?? ""
    var size = points(of: element)
    if element.kind == .button { size = 18 }
    let weight = element.literal(.textWeight)?.number ?? 400
    let isBold = weight >= 600 || element.literal(.textWeight) == .bolder
    let paragraphs = words.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      StyledText.Paragraph(runs: [.init(text: String($0), size: size, isBold: isBold)])
    }
    var text = StyledText(paragraphs: paragraphs, lineHeight: .points(Self.lineHeight * size))
    text.collapsesSpaces = false
    text.maxLines = Int(min(max(0, element.literal(.maxLines) ?? 0), StyledText.mostLines))
    if case .points(let height)? = element.literal(.height) {
      // What does not fit the height of its frame is left out, but for one line.
      let room = height - 2 * (element.literal(.padding) ?? 0)
      text.maxLines = max(1, Int((room / (Self.lineHeight * size) + 0.05).rounded(.down)))
    }
    // Nothing is as high as no line.
    if words.isEmpty { text.paragraphs = [] }
    return text
  }

  /// From line to line in sizes of the font.
  private static let lineHeight = 1.2

  private func points(of element: Element) -> Double {
    switch element.literal(.textSize) ?? format.defaultValue(of: .textSize, on: element.kind).flatMap(TextSize.init) {
    case .points(let points)?: points
    case .style(let style)?: style.points
    case .token?, nil: TextStyle.body.points
    }
  }
}
