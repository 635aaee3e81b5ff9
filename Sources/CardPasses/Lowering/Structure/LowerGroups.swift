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
  static let pageWidth = 320.0

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
      case .table: element = TableRows(element, worker).stack(&worker)
      case .carousel: element = Self.pages(element, &worker)
      default: break
      }
    }
    context = worker
  }

  /// A stack in place of an element, with all that the caller does not see to.
  static func container(
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
