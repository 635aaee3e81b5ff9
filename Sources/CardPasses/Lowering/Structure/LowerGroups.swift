package import CardIR
import CardStyle
import CardSyntax

/// Turns galleries, media, tables and carousels into stacks of what they show.
package struct LowerGroups: Pass {
  package init() {}

  package let name = "lower-groups"
  package let summary = "Turns image sets, media, tables and carousels into stacks where the target has none."
  package let stage = PassStage.lowering
  // Tables that can be rows of columns become these.
  package let follows: Set<String> = ["match-cells", "lower-tables"]
  package let example = PassExample(
    before: """
      table
        children
          table-row
            children
              table-cell
                children
                  text text="A"
      """,
    after: """
      stack axis=vertical gap=0
        children
          stack axis=horizontal gap=10 distribution=fillEqually
            children
              stack axis=vertical
                children
                  text text="A"
      """)

  /// Between two images of a set, in points, as the reference renderer has it.
  private static let galleryGap = 5.0

  /// The width of a page less its padding, in points, that estimates go by.
  private static let pageWidth = 320.0

  package func concerns(in context: PassContext) -> ContentSet? { Self.content }

  /// What the pass looks for.
  private static let content = ContentSet([.imageSet, .media, .table, .carousel])

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    var worker = context
    screen.rewrite(in: Self.content) { element in
      guard !worker.target.supports(element.kind) else { return }
      switch element.kind {
      case .imageSet: element = Self.gallery(element, &worker)
      case .media: element = Self.poster(element, &worker)
      case .table: element = Self.rows(element, &worker)
      case .carousel: element = Self.pages(element, &worker)
      default: break
      }
    }
    context = worker
  }

  /// A stack in place of an element, with all that the caller does not see to.
  private static func container(
    _ axis: Axis, from element: Element, gap: Double?, besides handled: AttributeSet = [],
    regions: [RegionID] = [.children]
  ) -> Element {
    var stack = Element(.stack, source: element.source)
    stack[.axis] = .literal(axis)
    if let gap { stack[.gap] = .literal(gap) }
    stack.takeRest(of: element, except: handled, regions: regions)
    return stack
  }

  private static func gallery(_ set: Element, _ context: inout PassContext) -> Element {
    let size = context.styles.groupSize(of: set)
    let limit = context.styles.host.imageSet.maxImageHeight
    let points = limit > 0 ? min(context.styles.points(size), limit) : context.styles.points(size)
    // A later step breaks the row where it does not fit.
    let breaksLater = context.settlesWidths || context.framesColumns
    let slots = set[.children].map { slot in
      slot.replacing { image in
        var image = image
        image[.imageSize] = .literal(.token(size))
        if breaksLater, points < context.styles.points(size) {
          image[.width] = .literal(.points(points))
          image[.height] = .literal(.points(points))
        }
        if let picture = PictureSize(of: image) {
          // The pictures of a set are equally high.
          image[.width] = .literal(.points((points * picture.width / picture.height).rounded()))
          image[.height] = .literal(.points(points))
        }
        return image
      }
    }
    if breaksLater {
      var row = container(.horizontal, from: set, gap: galleryGap, besides: [.imageSize])
      row[.alignment] = .literal(.top)
      row[.children] = slots
      if !slots.allSatisfy(\.isPlain) {
        context.record(LossKinds.wrap, "\(context.targetName) rows do not wrap, so all images are in one", at: set)
      }
      return row
    }
    let perRow = max(1, Int(pageWidth / (context.styles.points(size) + 8)))
    var stack = container(.vertical, from: set, gap: 8, besides: [.imageSize])
    if slots.allSatisfy(\.isPlain) {
      stack[.children] = Swift.stride(from: 0, to: slots.count, by: perRow).map { start in
        var row = Element(.stack, source: set.source)
        row[.axis] = .literal(.horizontal)
        row[.gap] = .literal(8)
        row[.children] = Array(slots[start..<min(slots.count, start + perRow)])
        return .one(row)
      }
    } else {
      // How many images there will be is known only with data: one row holds them all.
      stack[.axis] = .literal(.horizontal)
      stack[.children] = slots
    }
    if slots.count > 1 || !slots.allSatisfy(\.isPlain) {
      context.record(LossKinds.wrap, "\(context.targetName) rows do not wrap, so the rows of images are fixed", at: set)
    }
    return stack
  }

  /// Whether a value is an address that something can be loaded from.
  private static func isPicture(_ value: AttributeValue) -> Bool {
    if case .text(let address) = value { return !URLText(address).isUnusable }
    return true
  }

  private static func poster(_ media: Element, _ context: inout PassContext) -> Element {
    var stack = container(.vertical, from: media, gap: 8, besides: [.poster, .altText, .captions])
    let poster =
      media.entry(.poster).flatMap { isPicture($0.value) ? $0 : nil }
      ?? context.styles.host.media.defaultPoster.map { AttributeEntry(.poster, .text($0)) }
    if let poster, isPicture(poster.value) {
      var image = Element(.image, source: media.source)
      image.set(.url, poster.value, origin: poster.origin)
      image[.imageSize] = .literal(.stretch)
      stack[.children].append(.one(image))
    }
    if let alternative = media.entry(.altText) {
      var caption = Element(.text, source: media.source)
      caption.set(.text, alternative.value, origin: alternative.origin)
      caption[.wrap] = .literal(true)
      stack[.children].append(.one(caption))
    }
    let message = "\(context.targetName) cannot play media, so its poster replaces it"
    let sources = media[.children].compactMap(\.element)
    context.record(LossKinds.unsupportedMedia, message, at: media, value: sources.first?.literal(.url))
    for source in sources { context.recordRemoval(of: .url, of: source, LossKinds.unsupportedMedia, message) }
    context.recordRemoval(of: .captions, of: media, LossKinds.unsupportedMedia, message)
    return stack
  }

  private static func rows(_ table: Element, _ context: inout PassContext) -> Element {
    context.record(LossKinds.table, "\(context.targetName) has no tables, so this becomes rows", at: table)
    let definitions = table[.columns].compactMap(\.element)
    let widths = definitions.map { $0[.width]?.literal ?? .weight(1) }
    let shares = widths.map { width -> Double in
      if case .weight(let share) = width { share } else { 0 }
    }
    let total = shares.reduce(0, +)
    let isEqual = widths.dropFirst().allSatisfy { $0 == widths[0] }
    let distributes = context.target.supports(.distribution, on: .stack)
    let hasShares = context.settlesWidths || context.framesColumns
    let hasHeader = table[value: .hasHeaderRow] != .flag(false)
    if hasHeader, context.target.textWeights == .none, !table[.children].isEmpty,
      context.styles.host.textStyles[.columnHeader].weight != .default
    {
      context.record(
        LossKinds.fontWeight, "\(context.targetName) has one text weight, so the first row does not stand out",
        at: table, .hasHeaderRow)
    }
    let style = context.styles.table(table, in: .default)
    var stack = container(
      .vertical, from: table, gap: style.cellSpacing,
      besides: TableLowering.inheritance.union([.hasHeaderRow, .showsGridLines]), regions: TableLowering.parts)
    // A line without a colour is not seen.
    let hasLines = style.lineColor != nil
    for (number, rowSlot) in table[.children].enumerated() {
      if number > 0, hasLines, rowSlot.isPlain { stack[.children].append(.one(Element(.divider))) }
      let row = rowSlot.replacing { row in
        var line = container(
          .horizontal, from: row, gap: hasShares ? 0 : 10, besides: TableLowering.inheritance)
        // Renderers paint rows that have a style, and pad their cells instead.
        if hasShares { line[.padding] = .literal(0) }
        if isEqual, distributes { line[.distribution] = .literal(.fillEqually) }
        line[.alignment] = alignment(ofCellsIn: row, definitions, table, &context)
        line[.children] = row[.children].enumerated().map { column, slot in
          slot.replacing { cell in
            var box = cell
            box.kind = .stack
            box.remove(.fallback)
            box[.axis] = .literal(.vertical)
            let definition = column < definitions.count ? definitions[column] : nil
            for content in box[.children].indices {
              box[.children][content] = box[.children][content].replacing { content in
                var content = content
                if content.kind.alignsItself { content.inherit(.horizontalAlignment, from: [row, definition, table]) }
                return content
              }
            }
            if hasShares {
              // Lines and paint keep a small distance to the content of cells.
              let isPainted = box.has(.containerStyle) && style.lineColor == nil
              box[.padding] = .literal(isPainted ? context.styles.host.spacing[.small] : style.cellPadding)
              if !(isEqual && distributes) { box[.width] = .literal(share(of: column, in: widths)) }
            } else if column < widths.count, !(isEqual && distributes) {
              switch widths[column] {
              case .points: box[.width] = .literal(widths[column])
              case .weight(let share) where total > 0:
                box[.width] = .literal(.points((pageWidth * share / total).rounded()))
              default: break
              }
            }
            if number == 0, hasHeader { box.rewriteDescendants { if $0.kind == .text { embolden(&$0, context) } } }
            return box
          }
        }
        return line
      }
      let bringsLine = hasLines && !rowSlot.isPlain && (number > 0 || rowSlot.scope?.repeats ?? false)
      stack[.children].append(bringsLine ? lined(row, isFirst: number == 0, gap: style.cellSpacing) : row)
    }
    return stack
  }

  /// A row that data repeat or leave out, together with the line above it, which the first row of a table does not have.
  private static func lined(_ slot: Slot, isFirst: Bool, gap: Double) -> Slot {
    slot.replacing { row in
      var column = Element(.stack)
      column[.axis] = .literal(.vertical)
      column[.gap] = .literal(gap)
      column[.children] = [.one(Element(.divider), when: isFirst ? .afterFirst : nil), .one(row)]
      return column
    }
  }

  /// The width of a column: renderers of cards know points and weights.
  private static func share(of column: Int, in widths: [Dimension]) -> Dimension {
    guard column < widths.count else { return .weight(1) }
    switch widths[column] {
    case .points, .weight: return widths[column]
    default: return .weight(1)
    }
  }

  /// Where the cells of a row stand between its top and its bottom: all of them alike.
  private static func alignment(
    ofCellsIn row: Element, _ definitions: [Element], _ table: Element, _ context: inout PassContext
  ) -> Bound<Alignment> {
    let alignments = row[.children].enumerated().map { column, slot in
      var cell = Element(.tableCell)
      if let own = slot.element { cell.take(.verticalAlignment, from: own) }
      cell.inherit(
        .verticalAlignment, from: [row, column < definitions.count ? definitions[column] : nil, table])
      return cell[.verticalAlignment] ?? .literal(.top)
    }
    guard let first = alignments.first else { return .literal(.top) }
    if alignments.allSatisfy({ $0 == first }) { return first }
    context.record(
      LossKinds.columnAlign, "\(context.targetName) aligns all cells of a row alike, so they stand at the top", at: row)
    return .literal(.top)
  }

  private static func embolden(_ text: inout Element, _ context: PassContext) {
    let look = context.styles.host.textStyles[.columnHeader]
    if !text.has(.textWeight), context.target.textWeights != .none { text[.textWeight] = .literal(look.weight) }
    if !text.has(.textSize), look.size != .default { text[.textSize] = .literal(.token(look.size)) }
  }

  private static func pages(_ carousel: Element, _ context: inout PassContext) -> Element {
    context.record(
      LossKinds.scroll, "\(context.targetName) has no carousels, so the pages stand below each other", at: carousel)
    // The height of a carousel is that of each page; what does not fit is seen all the same where nothing pages.
    let height: Double? = if case .points(let points)? = carousel.literal(.height) { points } else { nil }
    if let height {
      context.record(
        LossKinds.size, "each page is as high as the carousel at least, and none is cut off", at: carousel, .height,
        value: NumberText.javaScript(height))
    }
    var stack = container(.vertical, from: carousel, gap: nil, besides: height == nil ? [.axis] : [.axis, .height])
    stack[.children] = carousel[.children].map { slot in
      slot.replacing { page in
        var box = page
        box.kind = .stack
        box.remove(.fallback)
        box[.axis] = .literal(.vertical)
        if let height { box[.minHeight] = .literal(max(height, box.literal(.minHeight) ?? 0)) }
        return box
      }
    }
    return stack
  }
}
