import CardIR
import CardStyle
import CardSyntax
import CardText

// What stands for buttons in formats without actions.
extension PassContext {
  /// What looks like a button and does nothing: its icon and bold text in the middle of a coloured box, and its address
  /// below if that is asked for.
  ///
  /// A button that `hugsTitle`, such as one in a group that stands at a side, is as wide as its title, like one that
  /// stands there itself: room in it would share what is beside the group.
  mutating func lookalike(of button: Element, hugsTitle: Bool = false) -> Element {
    let url = button.address ?? button[.actions].lazy.compactMap { $0.element?.address }.first
    recordActions(of: button, address: url)
    if case .template? = button[.isEnabled] {
      record(
        LossKinds.binding, "whether the button can be used is known only with data, so it always looks as if it can",
        at: button, .isEnabled)
    }
    var result = placed(box(of: button, hugsTitle: hugsTitle), as: button)
    if options.showsURLs, let url {
      var address = Element(.text, source: button.source)
      address[.text] = .literal(url)
      address[.textSize] = .literal(.style(.caption))
      var column = Element(.stack, source: button.source)
      column[.axis] = .literal(.vertical)
      column[.gap] = .literal(4)
      column[.children] = [.one(result), .one(address)]
      result = column
    }
    // Whatever is outermost stands where the button stood.
    for id in [AttributeID.spacing, .separator, .isVisible] { result.take(id, from: button) }
    return result
  }

  /// How wide what looks like a button must be for a title in one line, in points.
  func widthOfLookalike(_ title: String, hasIcon: Bool) -> Double {
    let icon = hasIcon && styles.host.actions.iconPlacement == .leftOfTitle ? styles.host.actions.iconSize : 0
    return Self.width(ofTitle: title) + (icon > 0 ? icon + Self.iconGap : 0) + 2 * (Self.inset + Element.leastRoom)
  }

  /// How wide what looks like a button is that is as wide as what is in it, in points.
  func width(ofLookalike element: Element) -> Double {
    switch element.kind {
    case .text:
      return switch element[.text] {
      case .literal(let title)?: Self.width(ofTitle: title)
      case .template(let title)?: Self.width(ofTitle: ExpectedText.text(title))
      case nil: 0
      }
    case .image:
      guard case .points(let width)? = element[.width]?.literal else { return 0 }
      return width
    default: break
    }
    let content = element[.children].lazy.compactMap(\.element).filter { $0.kind != .spacer }
    let widths = content.map { width(ofLookalike: $0) }
    let gap = element[.gap]?.literal ?? 0
    let isRow = element[.axis]?.literal == .horizontal
    let inner = isRow ? widths.reduce(-gap) { $0 + $1 + gap } : widths.max() ?? 0
    return max(inner, 0) + 2 * (element[.padding]?.literal ?? 0)
  }

  private static func width(ofTitle title: String) -> Double {
    TextMetrics.system.naturalWidth(of: title, size: 17, isBold: true)
  }

  /// Between a title and the sides of its box: as on cards, so that what is below a row of buttons stays in its place.
  private static let inset = 8.0

  /// Between an icon and the title, as on cards.
  private static let iconGap = 6.0

  /// The colour of what cannot be pressed yet, the grey of iOS.
  private static let disabled = Color(0x8E8E93)

  private mutating func recordActions(of button: Element, address: String?) {
    // That its card is there at once has been said.
    if button.kind == .showCard { return }
    let own = button[.actions].compactMap(\.element)
    let isLink = button.kind == .openURL || own.count == 1 && own[0].kind == .openURL
    let kind = button.kind == .toggleVisibility ? LossKinds.unsupportedVisibility : LossKinds.unsupportedAction
    record(
      isLink ? LossKinds.unsupportedOpenURL : kind,
      "\(targetName) has no actions, so the button only looks like one", at: button,
      value: address ?? button.literal(.title))
    // An action that is its own button has been reported with it.
    for action in own where action.span != button.span {
      recordRemoval(of: action, LossKinds.unsupportedAction, "\(targetName) has no actions")
    }
  }

  private func box(of button: Element, hugsTitle: Bool) -> Element {
    var title = Element(.text, source: button.source)
    if let entry = button.entry(.title) {
      title.set(.text, entry.value, origin: entry.origin)
    } else {
      title[.text] = .literal("")
    }
    title[.textWeight] = .literal(.bold)
    title[.wrap] = .literal(true)
    let isDestructive = button[value: .actionStyle] == .token("destructive")
    let isOff = button[.isEnabled]?.literal == false
    let accent = isOff ? Self.disabled : styles.host.color(isDestructive ? .attention : .accent, subtle: false)
    let style = button.kind == .button ? button[.buttonStyle]?.literal ?? .primary : button.styleOfButton ?? .primary
    title[.textColor] = .literal(.absolute(style == .primary ? .white : accent))
    var content = title
    if let icon = icon(of: button) {
      let isAbove = styles.host.actions.iconPlacement == .aboveTitle
      content =
        button.has(.title)
        ? .flow(
          isAbove ? .vertical : .horizontal, gap: Self.iconGap, alignment: .center, source: button.source,
          [.one(icon), .one(title)]) : icon
    }
    var box = Element(.stack, source: button.source)
    box[.axis] = .literal(.horizontal)
    box[.gap] = .literal(0)
    box[.padding] = .literal(Self.inset)
    switch style {
    case .primary: box[.backgroundColor] = .literal(accent)
    case .secondary:
      box[.borderColor] = .literal(accent)
      box[.borderWidth] = .literal(2)
    case .link: break
    }
    let room = Slot.one(Element(.spacer))
    let isWide = !hugsTitle && button[.horizontalAlignment]?.literal == nil || button.has(.width)
    box[.children] = isWide ? [room, .one(content), room] : [.one(content)]
    for id in [AttributeID.width, .height] { box.take(id, from: button) }
    return box
  }

  private func icon(of button: Element) -> Element? {
    guard target.supports(.image), let url = button.entry(.iconURL) else { return nil }
    var icon = Element(.image, source: button.source)
    icon.set(.url, url.value, origin: url.origin)
    icon[.width] = .literal(.points(styles.host.actions.iconSize))
    icon[.height] = .literal(.points(styles.host.actions.iconSize))
    return icon
  }

  /// The box at the side at which the button stands.
  private func placed(_ box: Element, as button: Element) -> Element {
    let room = Slot.one(Element(.spacer))
    return switch button[.horizontalAlignment]?.literal {
    case .center: .flow(.horizontal, alignment: .center, source: button.source, [room, .one(box), room])
    case .trailing: .flow(.horizontal, alignment: .center, source: button.source, [room, .one(box)])
    default: box
    }
  }
}
