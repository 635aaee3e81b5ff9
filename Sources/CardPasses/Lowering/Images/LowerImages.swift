package import CardIR
import CardStyle
import CardSyntax
import CardTemplate

/// Translates the URLs, sizes and fit of images into those that the target supports.
///
/// Steps of a size scale become points through the host's design. Where both extents are needed and the ratio is not
/// known, the image becomes a square.
package struct LowerImages: Pass {
  package init() {}

  package let name = "lower-images"
  package let summary = "Translates the URLs, sizes and fit of images into those that the target supports."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: #"image url="https://example.com/a.png" image-size=medium"#,
    after: #"image width=80pt height=80pt url="https://example.com/a.png""#)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    var worker = ImageLowering(context: context.lend())
    let inset = worker.isForCards ? worker.context.styles.padding : 0
    worker.lowerContent(of: &screen.root, room: worker.context.options.screenWidth - 2 * inset)
    context = worker.context
  }
}

/// One run of ``LowerImages``.
private struct ImageLowering {
  var context: PassContext

  private var target: Capabilities { context.target }

  /// Whether the elements that are looked at stand in a row, whose room is shared out among all in it.
  private var isInRow = false

  init(context: PassContext) { self.context = context }

  /// Whether the host of the target, and not the document, says how far content is from the sides.
  var isForCards: Bool { target.boxes == .byMeaning && context.source.boxes != .byMeaning }

  /// What the pass looks for.
  private static let content = ContentSet([.image, .backgroundImage])

  private static let assetScheme = "asset:"
  /// Lowers what is in an element that has `outer` points of width to give; `isHugged` says that it is as wide as what is
  /// in it.
  ///
  /// `isPage` says that the element has the screen for itself.
  mutating func lowerContent(
    of element: inout Element, room outer: Double, isHugged: Bool = false, isPage: Bool = false
  ) {
    let room = room(in: element, of: outer)
    let holdsPage = element.kind == .screen && element.count(of: .children) == 1
    let isLayered = element.kind == .overlay
    let isHugged = element.has(.width) ? element.literal(.width) == .auto : isHugged
    let fillsLayers = isLayered && target.boxes == .byConstraints && (isPage || element.has(.height))
    let wasInRow = isInRow
    defer { isInRow = wasInRow }
    if element.kind == .stack, element.count(of: .children) > 1, element[.axis]?.literal != .vertical { isInRow = true }
    element.updateChildren(in: Self.content) { child in
      lowerContent(of: &child, room: room, isHugged: isHugged, isPage: holdsPage)
      switch child.kind {
      case .image:
        lowerAsset(of: &child)
        lowerAddress(of: &child)
        if fillsLayers, child.isUnframedImage(in: context.source), !child.has(.imageSize) {
          // It takes all that the layers have, whatever that is.
          child[.width] = .literal(.stretch)
          child[.height] = .literal(.stretch)
        }
        lowerLook(of: &child, room: room, isLayered: isLayered, isHugged: isHugged)
      case .backgroundImage: lowerAddress(of: &child)
      default: break
      }
    }
  }

  /// The width that an element leaves what is in it: its own where that is fixed, and no more than there is.
  private func room(in element: Element, of outer: Double) -> Double {
    var room = outer
    if isForCards, element.kind != .screen, element.has(.containerStyle), element[value: .bleed] != .flag(true) {
      room -= 2 * context.styles.padding
    }
    if case .points(let width)? = element.literal(.width), width > 0 { room = min(room, width) }
    if case .literal(let padding)? = element[.padding], padding > 0, padding * 2 < room { room -= padding * 2 }
    if element.kind == .list { room = max(1, room - 2 * LowerScroll.sideInset) }
    return room
  }

  private mutating func lowerLook(of image: inout Element, room: Double, isLayered: Bool, isHugged: Bool) {
    let isGuess = lowerSize(of: &image, in: room, isHugged: isHugged)
    limitWidth(of: &image, to: room, keepsHeight: isLayered)
    lowerFit(of: &image, isGuess: isGuess)
    if let style = image[value: .imageStyle], !target.supports(.imageStyle, on: .image) {
      if style == .token("person") {
        context.record(
          LossKinds.imagePerson, "\(context.targetName) cannot crop images to a circle", at: image, .imageStyle)
      } else if case .template = style {
        context.record(
          LossKinds.binding, "\(context.targetName) cannot crop images to a circle, whatever the data is", at: image,
          .imageStyle)
      }
      image[value: .imageStyle] = nil
    }
    if let text = image[.altText], !target.supports(.altText, on: .image) {
      if text != .literal("") {
        context.record(
          LossKinds.accessibility, "\(context.targetName) has no text for screen readers", at: image, .altText,
          value: text.literal)
      }
      image[.altText] = nil
    } else if !image.has(.altText), target.supports(.altText, on: .image),
      !context.source.supports(.altText, on: .image)
    {
      context.record(LossKinds.missingAlt, "the image has no text for screen readers; add an `altText`", at: image)
    }
  }

  // MARK: Addresses

  /// Turns the name of an asset into an address, or the other way.
  private mutating func lowerAsset(of image: inout Element) {
    if let name = image[.assetName], !target.supports(.assetName, on: .image) {
      let url: Bound<String>
      if let base = context.options.assetBase {
        url = Address.file(name, in: base)
      } else {
        url = Address.surrounded(name, Self.assetScheme, "")
      }
      let address = url.literal.map { " `\($0)`" } ?? ""
      context.record(
        LossKinds.localAsset,
        "\(context.targetName) loads images by URL, so the asset's name becomes the URL\(address)",
        at: image, .assetName, value: name.literal)
      image[.assetName] = nil
      image[.url] = url
    } else if let url = image.literal(.url), url.hasPrefix(Self.assetScheme), !image.has(.assetName),
      target.supports(.assetName, on: .image)
    {
      image[.url] = nil
      image[.assetName] = .literal(String(url.dropFirst(Self.assetScheme.count)))
    }
  }

  private mutating func lowerAddress(of image: inout Element) {
    guard target.imagesNeedAbsoluteURLs, let url = image[.url] else { return }
    let start: String
    switch url {
    case .literal(let text): start = text
    case .template(let template):
      // A hole at the start may give the whole address.
      guard case .text(let text)? = template.segments.first else { return }
      start = text
    }
    switch URLText(start).scheme {
    case "data"?:
      context.record(
        LossKinds.dataURI, "\(context.targetName) loads images over the network, so inline data may not show",
        at: image, .url)
    case nil:
      guard let base = context.options.baseURL ?? context.styles.host.imageBaseURL,
        let resolved = URLText(start).resolved(against: URLText(base))?.text
      else {
        context.record(
          LossKinds.baseURLMissing, "\(context.targetName) does not know what `\(start)` is relative to", at: image,
          .url, value: start)
        return
      }
      if case .template(let template) = url {
        image[.url] = .template(TemplateString([.text(resolved)] + template.segments.dropFirst()))
      } else {
        image[.url] = .literal(resolved)
      }
    default: break
    }
  }

  // MARK: Sizes

  /// Whether an image has the extents that are written, and no others.
  private var isFramed: Bool { target.imagesNeedBothExtents || target.boxes == .byConstraints }

  /// Gives an image extents in points; says whether its ratio had to be guessed.
  private mutating func lowerSize(of image: inout Element, in room: Double, isHugged: Bool) -> Bool {
    // A later step knows how large the content is.
    if image.isBehindContent { return false }
    if context.source.boxes == .byConstraints, image.literal(.imageSize) == .stretch, image.has(.height) {
      return widen(&image, to: room)
    }
    if !isFramed, context.source.boxes == .byConstraints, extent(image, .width) == nil, extent(image, .height) != nil {
      context.record(
        LossKinds.size, "\(context.targetName) gives the image the width that its height asks for", at: image, .height)
    }
    if !isFramed, image.isUnframedImage(in: context.source) { fillRoom(&image) }
    guard !target.supports(.imageSize, on: .image) else { return false }
    var size = image[.imageSize]
    // An image of a card without a size has that of the host; the usual one says nothing.
    if size == nil, context.source.boxes == .byMeaning, context.styles.host.image.size != .auto {
      size = .literal(context.styles.host.image.size)
    }
    image[.imageSize] = nil
    if image[value: .height] == Dimension.stretch.storage {
      context.record(
        LossKinds.stretch, "\(context.targetName) gives images extents in points, so this one does not stretch",
        at: image, .height)
    }
    // Whether it has been said that the ratio is guessed, together with the size.
    var isSizeGuessed = false
    var width = extent(image, .width)
    let height = extent(image, .height)
    if let picture = isFramed ? PictureSize(of: image) : nil, width == nil || height == nil {
      return lowerSize(of: &image, picture, size, width, height, in: isHugged ? nil : room)
    }
    let isPartial = (width == nil) != (height == nil)
    if width == nil, height == nil {
      if context.settlesWidths, case .literal(.stretch)? = size {
        image[.width] = .literal(.stretch)
        image[.height] = nil
        return false
      }
      if isFramed, case .literal(.stretch)? = size {
        fill(room, &image)
        return false
      }
      guard let points = points(of: size, image) else {
        if case .literal(.stretch)? = size { image[.width] = .literal(.stretch) }
        return false
      }
      width = .measure(points, .points)
      isSizeGuessed = guessesSquare(size)
    }
    if image[value: .width] != width { image[value: .width] = width }
    if image[value: .height] != height { image[value: .height] = height }
    let isGuess = width == nil || height == nil
    if isFramed, isGuess {
      image[value: .width] = width ?? height
      image[value: .height] = height ?? width
      let stretch = ImageFit.stretch.storage
      // Where targets stretch as well, what is lost is said with the fit.
      if (width == nil) != (height == nil), context.source.defaultValue(of: .imageFit, on: .image) == stretch,
        target.defaultValue(of: .imageFit, on: .image) != stretch
      {
        context.record(
          LossKinds.implicitSize, "one extent of the image is whatever there is, so it is written as a square",
          at: image)
      } else if isPartial, context.source.boxes == .byMeaning, target.supports(.imageFit, on: .image) {
        // The picture is whole in the square, in the middle of it.
        context.record(
          LossKinds.imageRatio, "the ratio of the image is not known, so it stands in the middle of a square", at: image
        )
      }
    }
    return isGuess && !isSizeGuessed
  }

  /// Makes an image of stated height as wide as its column, which it fills.
  private mutating func widen(_ image: inout Element, to room: Double) -> Bool {
    if target.codec.framesWideImages {
      image[.imageSize] = nil
      image[.width] = .literal(.stretch)
    } else if target.supports(.imageSize, on: .image) {
      context.record(
        LossKinds.size, "the image is as wide as its column, and as high as its picture then is", at: image, .height,
        value: image.entry(.height)?.origin?.numberText)
      image[.height] = nil
    } else {
      image[.imageSize] = nil
      if takesRoomOffered {
        image[.width] = nil
        return false
      }
      image[.width] = .literal(.points(max(1, room.rounded(.down))))
      let width = NumberText.javaScript(context.options.screenWidth)
      context.record(
        LossKinds.implicitSize, "the image is as wide as its column on a screen of \(width) points", at: image)
    }
    return false
  }

  /// Whether an image of stated height takes the width that it is offered, whatever that is on the device. In a row it would
  /// take that of its neighbours.
  private var takesRoomOffered: Bool {
    target.imagesNeedBothExtents && target.boxes != .byConstraints && !isInRow
      && target.defaultValue(of: .imageFit, on: .image) == ImageFit.stretch.storage
  }

  /// Whether nothing is known of how large an image is, and it would be stretched to whatever it is taken to be.
  private func guessesSquare(_ size: Bound<Dimension>?) -> Bool {
    guard isFramed, target.defaultValue(of: .imageFit, on: .image) == ImageFit.stretch.storage else { return false }
    return switch size {
    case nil, .literal(.auto)?, .literal(.stretch)?, .literal(.weight)?: true
    case .literal(.token)?, .literal(.points)?, .template?: false
    }
  }

  /// Gives an image whose picture is known the extents that its host would give it. There is no room that it could take
  /// where what is around it is only as wide as the picture.
  private mutating func lowerSize(
    of image: inout Element, _ picture: PictureSize, _ size: Bound<Dimension>?, _ width: AttributeValue?,
    _ height: AttributeValue?, in room: Double?
  ) -> Bool {
    let ratio = picture.height / picture.width
    switch (width, height, size) {
    case (.measure(let width, _)?, _, _): image[.height] = .literal(.points((width * ratio).rounded()))
    case (_, .measure(let height, _)?, _): image[.width] = .literal(.points((height / ratio).rounded()))
    case (_?, nil, _): image[value: .height] = width
    case (nil, _?, _): image[value: .width] = height
    case (_, _, .literal(.stretch)?) where context.settlesWidths:
      image[.width] = .literal(.stretch)
      image[.height] = nil
    case (_, _, .literal(.stretch)?) where room != nil:
      let width = max(1, room?.rounded(.down) ?? 1)
      image[.width] = takesRoomOffered ? nil : .literal(.points(width))
      image[.height] = .literal(.points(max(1, (width * ratio).rounded())))
      let screen = NumberText.javaScript(context.options.screenWidth)
      context.record(
        LossKinds.implicitSize,
        takesRoomOffered
          ? "the image is as wide as its column, and as high as it would be on a screen of \(screen) points"
          : "the image is as wide as its column on a screen of \(screen) points", at: image)
    case (_, _, .literal(.token(let token))?):
      let points = context.styles.points(token)
      image[.width] = .literal(.points(points))
      image[.height] = .literal(.points((points * ratio).rounded()))
    default:
      image[.width] = .literal(.points(picture.width))
      image[.height] = .literal(.points(picture.height))
    }
    return false
  }

  /// An image that would take all the room there is goes on to do so across, where it does not state how high it is.
  private mutating func fillRoom(_ image: inout Element) {
    if extent(image, .height) != nil {
      context.record(
        LossKinds.size, "\(context.targetName) gives the image the width that its height asks for, not all there is",
        at: image, .height)
    } else if target.supports(.imageSize, on: .image) {
      image[.imageSize] = .literal(.stretch)
      image[.horizontalAlignment] = nil
    }
  }

  /// Makes an image as wide as there is room, and as high as pictures of that width usually are.
  private mutating func fill(_ room: Double, _ image: inout Element) {
    let width = max(1, room.rounded(.down))
    let height = max(1, (width * WidthSettling.usualRatio).rounded())
    let screen = NumberText.javaScript(context.options.screenWidth)
    image[.width] = takesRoomOffered ? nil : .literal(.points(width))
    image[.height] = .literal(.points(height))
    context.record(
      LossKinds.implicitSize,
      takesRoomOffered
        ? "the size of the image is not known, so it is as wide as its column and \(NumberText.javaScript(height)) points "
          + "high, which is 9/16 of that on a screen of \(screen) points"
        : "the size of the image is not known, so it is as wide as its column on a screen of \(screen) points, and 9/16 as "
          + "high", at: image)
  }

  /// A stated extent in points, known or bound; none for those that depend on the room there is.
  private func extent(_ image: Element, _ id: AttributeID) -> AttributeValue? {
    guard let value = image[value: id] else { return nil }
    switch value {
    case .measure(_, .points), .number, .template: return value
    default: return nil
    }
  }

  /// The width of an image that states no extents; none where it can have its own.
  private mutating func points(of size: Bound<Dimension>?, _ image: Element) -> Double? {
    let large = context.styles.points(ImageSizeToken.large)
    switch size {
    case .literal(.token(let token))?: return context.styles.points(token)
    case .literal(.points(let points))?: return points
    case _ where !isFramed: return nil
    case .template?:
      context.record(
        LossKinds.binding,
        "the size is known only with data, so the image becomes \(NumberText.javaScript(large)) points wide", at: image,
        .imageSize)
      return large
    case _ where guessesSquare(size):
      context.record(
        LossKinds.imageRatio,
        "neither the size nor the ratio of the image is known, so it becomes a square of "
          + "\(NumberText.javaScript(large)) points", at: image)
      return large
    case .literal?:
      context.record(
        LossKinds.size, "the image's own size is not known, so it becomes \(NumberText.javaScript(large)) points wide",
        at: image)
      return large
    case nil:
      context.record(
        LossKinds.implicitSize, "the image has no size, so it becomes \(NumberText.javaScript(large)) points wide",
        at: image)
      return large
    }
  }

  /// Makes an image no wider than the room that it has, as the host of a card does, which cuts off what is wider; where
  /// widths are whatever they are said to be, only guesses give way.
  ///
  /// Its height shrinks with it, unless nothing would be left: a line stays as thick as it is.
  private mutating func limitWidth(of image: inout Element, to room: Double, keepsHeight: Bool) {
    // Where rows are worked out later, so is the room that images have.
    guard isFramed && !context.settlesWidths || isForCards, case .measure(let width, .points)? = image[value: .width],
      width > room, room > 0, context.source.boxes == .byMeaning || isForCards || image.entry(.width)?.origin == nil
    else { return }
    let points = room.rounded(.down)
    if isForCards || image.entry(.width)?.origin != nil {
      context.record(
        LossKinds.size,
        "there is room for \(NumberText.javaScript(points)) of the \(NumberText.javaScript(width)) points of the image",
        at: image, .width, value: NumberText.javaScript(width))
    }
    image[value: .width] = .measure(points, .points)
    guard !keepsHeight, case .measure(let height, .points)? = image[value: .height] else { return }
    let scaled = (height * points / width).rounded()
    if scaled >= 1 { image[value: .height] = .measure(scaled, .points) }
  }

  // MARK: Fit

  private mutating func lowerFit(of image: inout Element, isGuess: Bool) {
    guard !target.supports(.imageFit, on: .image) else { return }
    let stretch = ImageFit.stretch.storage
    let usual = target.defaultValue(of: .imageFit, on: .image) ?? ImageFit.contain.storage
    let fit = image[value: .imageFit] ?? context.source.defaultValue(of: .imageFit, on: .image)
    let stated = context.source.supports(.imageFit, on: .image) ? fit : nil
    if isGuess, usual == stretch {
      context.record(
        LossKinds.imageRatio, "the ratio of the image is not known, so it is written as a square", at: image)
    }
    if let fit, fit != usual {
      if fit == stretch {
        context.record(LossKinds.imageStretch, "\(context.targetName) keeps the ratio of images", at: image)
      } else if let stated {
        context.record(
          LossKinds.imageFit, "\(context.targetName) has one fit mode, so `\(stated.written)` is lost",
          at: image, .imageFit)
      }
    }
    image[value: .imageFit] = nil
  }
}
