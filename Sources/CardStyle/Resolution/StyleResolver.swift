public import CardIR

/// Turns what an element says by name into numbers: the one place that knows what a host configuration means.
///
/// Lowering passes and targets that draw ask it; none of them reads a configuration's sections by itself. Values that
/// are known only with data count as absent.
///
/// A configuration is large, and passes hand what they know around by value: so this is an object.
public final class StyleResolver: Sendable {
  /// The host's design.
  public let host: HostConfig
  /// What absent attributes mean in the format of the elements.
  let source: Capabilities?

  /// A resolver for elements of a format whose absent attributes mean what `source` says.
  public init(_ host: HostConfig, source: Capabilities? = nil) {
    self.host = host
    self.source = source
  }

  /// What an element has from the elements around it.
  public struct Surroundings: Sendable, Hashable {
    /// The boxes around the element.
    public var boxes = EnclosingBoxes(.default)
    /// The opaque colour behind the element.
    public var background: Color
    /// The padding of the nearest box around the element.
    public var padding = 0.0
    /// Whether a visible sibling stands before the element.
    public var hasPrevious = false
    /// The distance that the container states for all of its children; none where the children state theirs.
    public var gap: Double?
    /// Whether the element is in a header cell of a table.
    public var isInHeader = false
    /// The size of the images of the group that the element is in.
    public var groupImageSize: Dimension?
    /// The table that the element is in.
    public var table: ResolvedTable?

    /// The container style that holds.
    public var style: ContainerStyle { boxes.style }
  }

  /// What is around a whole document.
  public var page: Surroundings { Surroundings(background: host.page) }

  // MARK: Text

  /// The size, weight, colour and font of text by name: its own, else those of its style.
  public func look(of text: Element, isInHeader: Bool = false) -> HostConfig.TextLook {
    var look = role(of: text, isInHeader: isInHeader).map { host.textStyles[$0] } ?? HostConfig.TextLook()
    if case .token(let size)? = text.literal(.textSize) { look.size = size }
    if let weight = text.literal(.textWeight) { look.weight = weight }
    if case .palette(let name)? = text.literal(.textColor) { look.color = name }
    if let isSubtle = text.literal(.isSubtle) { look.isSubtle = isSubtle }
    if let font = text[value: .fontType].flatMap(FontType.init) { look.font = font }
    return look
  }

  /// What text is for: what its style says, else what its place says.
  public func role(of text: Element, isInHeader: Bool = false) -> TextRole? {
    if case .token(let name)? = text[value: .textStyle] {
      // Nearly always it is the usual name of a role, or of none.
      if let role = TextRole(rawValue: name) { return role }
      if name != "default" {
        let name = name.lowercased()
        if let role = TextRole.allCases.first(where: { $0.rawValue.lowercased() == name }) { return role }
      }
    }
    return isInHeader && text.kind == .text ? .columnHeader : nil
  }

  /// Text of a look in numbers, on boxes of `style`.
  public func text(_ look: HostConfig.TextLook, in style: ContainerStyle) -> ResolvedText {
    let points = host.points(look.size, look.font)
    return ResolvedText(
      family: host.fontTypes[look.font].family, points: points, weight: host.number(look.weight, look.font),
      lineHeight: host.lineHeights[look.size] ?? Self.lineHeight * points,
      color: host.color(look.color, subtle: look.isSubtle, in: style))
  }

  /// The text of an element in numbers.
  public func text(of element: Element, in surroundings: Surroundings) -> ResolvedText {
    let look = look(of: element, isInHeader: surroundings.isInHeader)
    var result = text(look, in: surroundings.style)
    if let points = points(of: element) {
      result.points = points
      result.lineHeight = Self.lineHeight * points
    }
    if case .absolute(let color)? = element.literal(.textColor) { result.color = color }
    if element[value: .highlight] == .flag(true) {
      let colors = host.containerStyles[surroundings.style].foreground[look.color]
      result.highlight = look.isSubtle ? colors.subtleHighlight : colors.highlight
    }
    if element.kind == .text { result.maxLines = maxLines(of: element) }
    if role(of: element, isInHeader: surroundings.isInHeader) == .heading {
      result.headingLevel = host.textBlock.headingLevel
    }
    return result
  }

  /// From line to line in sizes of the font, where a configuration does not say.
  private static let lineHeight = 1.33

  /// The points of a size that is not a rank; none for ranks.
  private func points(of element: Element) -> Double? {
    switch element.literal(.textSize) ?? source?.defaultValue(of: .textSize, on: .text).flatMap(TextSize.init) {
    case .points(let points)?: points
    case .style(let style)?: style.points
    case .token?, nil: nil
    }
  }

  private func maxLines(of element: Element) -> Double {
    let limit = element.literal(.maxLines) ?? 0
    guard source?.supports(.wrap, on: .text) ?? true else { return limit }
    return element.literal(.wrap) ?? false ? limit : 1
  }

  /// Whether the targets' own colour of text does as well: it is dark, on a light page.
  public static func isUsualTextColor(_ color: Color) -> Bool {
    guard color.alpha == 255 else { return false }
    // So dark in every channel that nothing need be worked out.
    if max(color.red, color.green, color.blue) <= 60 { return true }
    return color.luminance < 0.05
  }

  /// The colour of text of a name, on boxes of `style`.
  package func color(_ name: PaletteColor, subtle: Bool, in style: ContainerStyle = .default) -> Color {
    host.color(name, subtle: subtle, in: style)
  }

  /// The number, 100 to 900, of a text weight.
  package func number(_ weight: TextWeight) -> Double { host.number(weight) }

  // MARK: Distances

  /// What stands before an element that is not the first of its container.
  public func lead(of element: Element?) -> ResolvedLead {
    let separates = element?.literal(.separator) ?? false
    return ResolvedLead(
      points: host.spacing[element?.literal(.spacing) ?? .default],
      lineThickness: separates ? host.separator.thickness : 0, lineColor: host.separator.color)
  }

  /// The distance that comes nearest to so many points; of two the smaller one. `padding` never is.
  public func nearestSpacing(to points: Double) -> SpacingToken {
    let tokens: [SpacingToken] = [.none, .small, .default, .medium, .large, .extraLarge]
    return tokens.dropFirst().reduce(.none) { best, token in
      abs(host.spacing[token] - points) < abs(host.spacing[best] - points) ? token : best
    }
  }

  // MARK: Boxes

  /// The points between a padded box and its content.
  public var padding: Double { host.spacing[.padding] }

  /// The colour that a box of a style is painted with; none for one that shows what is behind it.
  public func background(of style: ContainerStyle) -> Color? { host.containerStyles[style].background }

  /// The box of an element in numbers; none for kinds that are no boxes.
  public func box(of element: Element, in surroundings: Surroundings) -> ResolvedBox? {
    switch element.kind {
    case .screen, .stack, .column, .tableRow, .tableCell, .page, .overlay, .scroll, .list: break
    default: return nil
    }
    let own = element.literal(.containerStyle)
    let style = own ?? surroundings.style
    var box = ResolvedBox(style: style, padding: 0, background: nil, bleed: 0, border: nil)
    let isPainted = own.map { surroundings.boxes.paints($0) } ?? false
    if isPainted { box.background = background(of: style) }
    if isPainted || element.has(.background) { box.padding = padding }
    if element.kind == .tableCell {
      box.padding = box.padding > 0 ? host.spacing[.small] : surroundings.table?.cellPadding ?? 0
    }
    if element.kind == .tableRow { box.padding = 0 }
    if isPainted { box.border = host.containerStyles[style].border }
    if let padding = element.literal(.padding) { box.padding = padding }
    if let color = element.literal(.backgroundColor) { box.background = color }
    if let color = element.literal(.borderColor) { box.border = color }
    if element.literal(.bleed) == true, isPainted || element.has(.background) || host.alwaysAllowBleed {
      box.bleed = surroundings.padding
    }
    return box
  }

  /// The box of a document; `isShown` for a card that a button shows.
  func box(ofScreen screen: Element, isShown: Bool) -> ResolvedBox {
    let style = isShown ? host.actions.showCard.style : .default
    let color = screen.literal(.backgroundColor) ?? background(of: style)
    let isPadded = source.map { $0.boxes == .byMeaning } ?? true
    return ResolvedBox(
      style: style, padding: screen.literal(.padding) ?? (isPadded ? padding : 0), background: color, bleed: 0,
      border: nil)
  }

  // MARK: Images

  /// Points across of a step of the image sizes.
  public func points(_ size: ImageSizeToken) -> Double { host.imageSizes[size] }

  /// The step of the images of a group; those that have their own size are of the middle one.
  public func groupSize(of set: Element) -> ImageSizeToken {
    if case .token(let token) = dimension(ofSet: set) { return token }
    return .medium
  }

  /// The size of the images of a group: its own, else the host's.
  func dimension(ofSet set: Element) -> Dimension { set.literal(.imageSize) ?? host.imageSet.imageSize }

  /// The extents of an image.
  public func image(of element: Element, in surroundings: Surroundings) -> ResolvedImage {
    var result = ResolvedImage()
    if case .points(let points)? = element.literal(.width) { result.width = points }
    if case .points(let points)? = element.literal(.height) { result.height = points }
    if result.width != nil || result.height != nil { return result }
    if let size = surroundings.groupImageSize {
      result.maxHeight = host.imageSet.maxImageHeight
      if case .token(let token) = size { result.height = min(points(token), host.imageSet.maxImageHeight) }
      return result
    }
    switch element.literal(.imageSize) ?? host.image.size {
    case .token(let token): result.width = points(token)
    case .points(let points): result.width = points
    case .stretch: result.fillsWidth = true
    case .auto, .weight: break
    }
    return result
  }
}
