import CardIR
import CardSyntax

extension PassContext {
  /// What looks like a button and does nothing: bold text in the middle of a coloured box.
  mutating func lookalike(of button: Element) -> Element {
    let url = button.address ?? button[.actions].lazy.compactMap { $0.element?.address }.first
    let own = button[.actions].compactMap(\.element)
    let isLink = button.kind == .openURL || own.count == 1 && own[0].kind == .openURL
    record(
      isLink ? LossKinds.unsupportedOpenURL : LossKinds.unsupportedAction,
      "\(targetName) has no actions, so the button only looks like one", at: button,
      value: url ?? button.literal(.title))
    // An action that is its own button has been reported with it.
    for action in own where action.span != button.span {
      recordRemoval(of: action, LossKinds.unsupportedAction, "\(targetName) has no actions")
    }
    var title = Element(.text, source: button.source)
    if let entry = button.entry(.title) {
      title.set(.text, entry.value, origin: entry.origin)
    } else {
      title[.text] = .literal("")
    }
    title[.textWeight] = .literal(.bold)
    title[.wrap] = .literal(true)
    let accent = styles.host.color(.accent, subtle: false)
    let style: ButtonStyle = button.kind == .button ? button[.buttonStyle]?.literal ?? .primary : .primary
    title[.textColor] = .literal(.absolute(style == .primary ? .white : accent))
    var box = Element(.stack, source: button.source)
    box[.axis] = .literal(.horizontal)
    box[.gap] = .literal(0)
    box[.padding] = .literal(12)
    switch style {
    case .primary: box[.backgroundColor] = .literal(accent)
    case .secondary:
      box[.borderColor] = .literal(accent)
      box[.borderWidth] = .literal(2)
    case .link: break
    }
    let place = button[.horizontalAlignment]?.literal
    // A button that stands at a side is as wide as its title.
    box[.children] =
      place == nil || button.has(.width)
      ? [.one(Element(.spacer)), .one(title), .one(Element(.spacer))] : [.one(title)]
    for id in [AttributeID.width, .height, .spacing, .separator, .isVisible] { box.take(id, from: button) }
    if place == .center || place == .trailing {
      let room = Slot.one(Element(.spacer))
      let content = box
      box = .flow(.horizontal, alignment: .center, source: button.source, [])
      for id in [AttributeID.spacing, .separator, .isVisible] { box.take(id, from: content) }
      box[.children] = [room, .one(content)] + (place == .center ? [room] : [])
    }
    guard options.showsURLs, let url else { return box }
    var address = Element(.text, source: button.source)
    address[.text] = .literal(url)
    address[.textSize] = .literal(.style(.caption))
    var column = Element(.stack, source: button.source)
    column[.axis] = .literal(.vertical)
    column[.gap] = .literal(4)
    column[.children] = [.one(box), .one(address)]
    return column
  }
}
