import CardIR
import CardStyle
import CardSyntax
import CardText

// What stands for buttons in formats without actions.
extension PassContext {
  /// What looks like a button and does nothing: bold text in the middle of a coloured box, and its address below if
  /// that is asked for.
  ///
  /// A button in a group that stands at a side is as wide as its title, like one that stands there itself: room in it
  /// would share what is beside the group.
  mutating func lookalike(of button: Element, isInGroupAtSide: Bool = false) -> Element {
    let url = button.address ?? button[.actions].lazy.compactMap { $0.element?.address }.first
    recordActions(of: button, address: url)
    var result = placed(box(of: button, hugsTitle: isInGroupAtSide), as: button)
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
  func widthOfLookalike(_ title: String) -> Double {
    let (size, leastRoom) = (17.0, 8.0)
    return TextMetrics.system.naturalWidth(of: title, size: size, isBold: true) + 2 * (Self.inset + leastRoom)
  }

  /// How wide what looks like a button is that is as wide as its title, in points.
  func width(ofLookalike box: Element) -> Double {
    var widest = 0.0
    if let title = box[.text] {
      let text =
        switch title {
        case .literal(let text): text
        case .template(let template): ExpectedText.text(template)
        }
      widest = TextMetrics.system.naturalWidth(of: text, size: 17, isBold: true) + 2 * Self.inset
    }
    for child in box[.children] { widest = max(widest, child.element.map { width(ofLookalike: $0) } ?? 0) }
    return widest
  }

  /// Between a title and the sides of its box: as on cards, so that what is below a row of buttons stays in its place.
  private static let inset = 8.0

  private mutating func recordActions(of button: Element, address: String?) {
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
    let accent = styles.host.color(isDestructive ? .attention : .accent, subtle: false)
    // Only buttons have styles of this kind: an action that is one is drawn filled.
    let style: ButtonStyle = button.kind == .button ? button[.buttonStyle]?.literal ?? .primary : .primary
    title[.textColor] = .literal(.absolute(style == .primary ? .white : accent))
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
    box[.children] = isWide ? [room, .one(title), room] : [.one(title)]
    for id in [AttributeID.width, .height] { box.take(id, from: button) }
    return box
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
