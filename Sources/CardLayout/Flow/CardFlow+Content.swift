import CardIR
import CardStyle
import CardTemplate
import CardText

extension CardFlow {
  // MARK: Text

  /// A text of one style.
  mutating func text(_ element: Element, _ around: Around) {
    guard let value = element[.text], value.literal != "" else { return }
    let style = resolved(element, around)
    var text = styled(value, style, isMarkdown: format.hasMarkdown)
    text.wraps = element.literal(.wrap) ?? false
    if text.wraps, let most = style.maxLines, most >= 1 {
      text.maxLines = Int(min(most, StyledText.mostLines).rounded(.down))
      // A box that counts lines has the height that the font gives them.
      text.lineHeight = .ofFonts(least: 0)
    } else if !text.wraps {
      text.maxLines = 0
    }
    let alignment = element.literal(.horizontalAlignment).map(FlowAlignment.init) ?? around.alignment
    var box = FlowBox(.text(text, alignment), owner: part(element, around, text: text.plain))
    size(&box, element)
    box.canShrink = true
    add(box, around)
  }

  /// A text of several styles.
  mutating func richText(_ element: Element, _ around: Around) {
    var paragraphs: [StyledText.Paragraph] = []
    for run in shown(element[.children]) {
      guard let value = run[.text], value.literal != "" else { continue }
      let lines = styled(value, resolved(run, around), isMarkdown: false).paragraphs
      // The first line goes on where the run before ends.
      if let last = paragraphs.indices.last, let first = lines.first { paragraphs[last].runs += first.runs }
      paragraphs += paragraphs.isEmpty ? lines[...] : lines.dropFirst()
    }
    if paragraphs.isEmpty { return }
    var text = StyledText(paragraphs: paragraphs, lineHeight: .ofFonts(least: Self.pageFont))
    text.yieldsWords = true
    let alignment = element.literal(.horizontalAlignment).map(FlowAlignment.init) ?? around.alignment
    var box = FlowBox(.text(text, alignment), owner: part(element, around, text: text.plain))
    size(&box, element)
    add(box, around)
  }

  /// The size of the font of pages, which lines of rich text are no lower than.
  private static let pageFont = 16.0

  private func resolved(_ element: Element, _ around: Around) -> ResolvedText {
    var surroundings = styles.page
    surroundings.boxes = around.styles
    surroundings.isInHeader = around.isInHeader
    return styles.text(of: element, in: surroundings)
  }

  /// A text in a style, its Markdown read.
  func styled(_ value: Bound<String>, _ style: ResolvedText, isMarkdown: Bool) -> StyledText {
    let isBold = style.weight >= 600
    var paragraphs: [StyledText.Paragraph] = []
    let words = words(of: value)
    if isMarkdown, words.utf8.contains(UInt8(ascii: "\n")) || MarkdownText.mayHaveMarkup(.text(words)) {
      for line in MarkdownText(words).lines {
        let runs = line.runs.map { run in
          StyledText.Run(text: run.text.plainText ?? "", size: style.points, isBold: isBold || run.isBold)
        }
        // Items stand in from the side.
        paragraphs.append(.init(runs: runs, indent: line.marker == .none ? 0 : 1.6 * style.points))
      }
    } else {
      for line in words.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        paragraphs.append(.init(runs: [.init(text: String(line), size: style.points, isBold: isBold)]))
      }
    }
    return StyledText(paragraphs: paragraphs, lineHeight: .points(style.lineHeight))
  }

  /// The words of a text, with its dates written out.
  private func words(of value: Bound<String>) -> String {
    let words = value.expectedWords
    guard format.hasTextMacros, words.utf8.contains(UInt8(ascii: "{")) else { return words }
    var shown = ""
    var position = words.utf8.startIndex
    for (range, finding) in TextMacro.find(in: words) {
      guard case .macro(let macro) = finding, let date = dates.text(macro) else { continue }
      let start = words.utf8.index(words.utf8.startIndex, offsetBy: range.lowerBound)
      shown += words[position..<start] + date
      position = words.utf8.index(words.utf8.startIndex, offsetBy: range.upperBound)
    }
    return shown + words[position...]
  }

  // MARK: Facts

  /// Pairs of title and value.
  mutating func facts(_ element: Element, _ around: Around) {
    let facts = element[.children].compactMap(\.element)
    if facts.isEmpty { return }
    let style = styles.facts(in: around.styles.style)
    var box = FlowBox(
      .pairs(
        gap: 12, titleLimit: style.titleMaxWidth > 0 ? style.titleMaxWidth : nil,
        valueLimit: style.valueMaxWidth > 0 ? style.valueMaxWidth : nil), owner: part(element, around))
    size(&box, element)
    var inner = around
    inner.box = add(box, around)
    inner.part = box.owner
    for fact in facts {
      for (id, look, wraps) in [
        (AttributeID.title, style.title, host.factSet.title.wrap), (.value, style.value, host.factSet.value.wrap),
      ] {
        let value = Bound<String>(storage: fact[value: id] ?? .text("")) ?? .literal("")
        var text = styled(value, look, isMarkdown: format.hasMarkdown)
        if value.literal == "" { text.lineHeight = .points(0) }
        text.wraps = wraps
        text.yieldsWords = LineBreaks.hasLongWord(value.literal ?? "")
        add(
          FlowBox(.text(text, around.alignment), owner: part(fact, inner, showing: id, text: text.plain)), inner)
      }
    }
  }

  // MARK: Pictures

  /// A picture in a row of its own.
  mutating func image(_ element: Element, _ around: Around) {
    var row = FlowBox(.row, owner: part(element, around))
    row.placement = element.literal(.horizontalAlignment).map(FlowAlignment.init) ?? around.alignment
    row.crossPlacement = .start
    row.shrink = 0
    // Data give the address of a picture, and not what a page shows as long as there are none.
    guard var box = element.has(.url) ? picture(element) : placeholder(of: element) else {
      parts.removeLast()
      return
    }
    var inner = around
    inner.box = add(row, around)
    box.canShrink = true
    box.seen = row.owner
    add(box, inner)
  }

  private func picture(_ element: Element) -> FlowBox {
    let size = surroundings.size(of: element)
    var box = FlowBox(.picture(width: size.width, height: size.height))
    if case .points(let width)? = element.literal(.width), width > 0 { box.width = width }
    if case .points(let height)? = element.literal(.height), height > 0 { box.height = height }
    if box.width == nil, box.height == nil {
      switch element.literal(.imageSize) ?? host.image.size {
      case .stretch: box.fillsWidth = true
      case .token(let token): box.width = styles.points(token)
      case .points(let points): box.width = points
      case .auto, .weight: break
      }
    }
    return box
  }

  /// What stands for a picture that only the app has: words in a frame.
  private func placeholder(of element: Element) -> FlowBox? {
    guard let name = element[.assetName] else { return nil }
    let run = StyledText.Run(text: (element[.altText] ?? name).expectedWords, size: Self.pageFont, isBold: false)
    var box = FlowBox(.text(StyledText(paragraphs: [.init(runs: [run])], lineHeight: .ofFonts(least: 0)), .start))
    box.padding = FlowBox.Sides(9)
    if case .points(let width)? = element.literal(.width) { box.width = width }
    if case .points(let height)? = element.literal(.height) { box.height = height }
    return box
  }

  /// Pictures of one height, in lines.
  mutating func imageSet(_ element: Element, _ around: Around) {
    let images = shown(element[.children])
    if images.isEmpty { return }
    let points = styles.points(styles.groupSize(of: element))
    let isGrid = element[value: .imageStyle] == .token("grid")
    var box = FlowBox(.lines(gap: 5, between: 5), owner: part(element, around))
    size(&box, element)
    var inner = around
    inner.box = add(box, around)
    inner.part = box.owner
    for image in images {
      let size = surroundings.size(of: image)
      var picture = FlowBox(.picture(width: size.width, height: size.height), owner: part(image, inner))
      if case .points(let width)? = image.literal(.width), width > 0 { picture.width = width }
      if case .points(let height)? = image.literal(.height), height > 0 { picture.height = height }
      if isGrid { (picture.width, picture.height) = (points, points) }
      if picture.width == nil, picture.height == nil { picture.height = min(points, host.imageSet.maxImageHeight) }
      add(picture, inner)
    }
  }

  /// An element of a host, or one that plays something.
  mutating func hosted(_ element: Element, _ around: Around) {
    let size = surroundings.extents(element)
    let height = size?.height ?? (element.kind == .media ? 150 : 24)
    var box = FlowBox(.fixed(width: size?.width ?? 0, height: height), owner: part(element, around))
    if element.kind == .media, element.has(.poster) {
      let poster = surroundings.size(of: element)
      (box.content, box.fillsWidth) = (.picture(width: poster.width, height: poster.height), true)
    }
    self.size(&box, element)
    add(box, around)
  }

  /// Sections with a title each, of which those that are open have their content below it, or the first of pages that take
  /// turns below the titles of all.
  mutating func pages(_ element: Element, _ around: Around) {
    let pages = shown(element[.children])
    let takeTurns = element.literal(.typeName) == "TabSet"
    var box = FlowBox(.column, owner: part(element, around))
    size(&box, element)
    var inner = around
    inner.box = add(box, around)
    let title = StyledText.lineHeight(Self.pageFont, surroundings.metrics) + (takeTurns ? 14 : 18)
    for (index, page) in pages.enumerated() {
      if index == 0 || !takeTurns {
        if index > 0 { gap(8, line: 0, isRow: false, inner) }
        add(FlowBox(.fixed(width: 0, height: title)), inner)
      }
      guard takeTurns ? index == 0 : page.additional["isExpanded"] == .flag(true) else { continue }
      var content = FlowBox(.column)
      content.padding.top = takeTurns ? 8 : 4
      if !takeTurns { (content.padding.bottom, content.padding.left, content.padding.right) = (12, 12, 12) }
      var inside = inner
      inside.box = add(content, inner)
      self.box(page, inside)
    }
  }

  // MARK: Buttons

  /// Buttons in the host's order and places.
  mutating func bar(_ actions: [Element], axis: Axis, alignment: FlowAlignment?, _ around: Around) {
    guard host.supportsInteractivity else { return }
    let primary = actions.filter { $0[value: .mode] != .token("secondary") }
    let most = host.actions.maxActions > 0 ? Int(host.actions.maxActions) : actions.count
    let hasMore = min(primary.count, most) < actions.count
    if primary.isEmpty, !hasMore { return }
    let isRow = axis == .horizontal
    let spacing = host.actions.buttonSpacing
    // What is seen of a button reaches out above and below.
    var box = FlowBox(isRow ? .lines(gap: spacing, between: spacing + 12) : .column)
    let placement = barPlacement(alignment, isRow: isRow)
    if isRow { box.placement = placement } else { box.crossPlacement = placement }
    box.shrink = 0
    var inner = around
    inner.box = add(box, around)
    for (index, action) in primary.prefix(most).enumerated() {
      if index > 0, !isRow { gap(spacing, line: 0, isRow: isRow, inner) }
      var button = self.button(action, around)
      if isRow, host.actions.alignment == .stretch { button.grow = 1 }
      add(button, inner)
    }
    if hasMore {
      if !primary.isEmpty, !isRow { gap(spacing, line: 0, isRow: isRow, inner) }
      let height = 6 + StyledText.lineHeight(surroundings.buttonFont, surroundings.metrics)
      add(FlowBox(.fixed(width: 16 + surroundings.buttonFont, height: height)), inner)
    }
  }

  private func barPlacement(_ own: FlowAlignment?, isRow: Bool) -> FlowAlignment {
    if let own, host.actions.alignment != .stretch { return own }
    switch host.actions.alignment {
    case .center: return .center
    case .right: return .end
    case .stretch where !isRow: return .fill
    case .left, .stretch: return .start
    }
  }

  private mutating func button(_ action: Element, _ around: Around) -> FlowBox {
    let title = action[.title]?.expectedWords ?? ""
    let text = StyledText(
      paragraphs: [.init(runs: [.init(text: title, size: surroundings.buttonFont, isBold: true)])],
      lineHeight: .ofFonts(least: 0))
    var width = text.lines(surroundings.metrics).width
    var height = StyledText.lineHeight(surroundings.buttonFont, surroundings.metrics)
    if action.has(.iconURL) {
      let room = title.isEmpty ? 0.0 : 6
      if host.actions.iconPlacement == .aboveTitle {
        width = max(width, host.actions.iconSize)
        height += host.actions.iconSize + room
      } else {
        width += host.actions.iconSize + room
        height = max(height, host.actions.iconSize)
      }
    }
    var box = FlowBox(.fixed(width: width + 16, height: height + 6), owner: part(action, around, text: title))
    box.canShrink = true
    return box
  }
}
