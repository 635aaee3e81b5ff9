import CardIR
import CardStyle
import CardText

extension CardFlow {
  /// The least height of a field, and of one for several lines.
  private static let fieldHeight = 32.0
  private static let longFieldHeight = 64.0
  /// The least height of a box to be ticked, its width, and the room before its title.
  private static let choiceHeight = 24.0
  private static let tickWidth = 16.0
  private static let tickGap = 8.0
  /// How wide a field is whose container leaves that to it.
  private static let fieldWidth = 156.0

  /// A field with its caption above or beside it.
  mutating func input(_ element: Element, _ around: Around) {
    let isBeside = element[value: .labelPosition] == .token("inline")
    var box = FlowBox(isBeside ? .row : .column, owner: part(element, around))
    size(&box, element)
    if isBeside { box.crossPlacement = .start }
    let style = styles.input(element, in: around.styles.style)
    var inner = around
    inner.box = add(box, around)
    inner.part = box.owner
    if let label = element[.label], label.literal != "" {
      var words = label.expectedWords
      if element[value: .isRequired] == .flag(true) { words += style.suffix ?? "" }
      let run = StyledText.Run(text: words, size: style.label.points, isBold: style.label.weight >= 600)
      var text = StyledText(paragraphs: [.init(runs: [run])], lineHeight: .ofFonts(least: 16))
      text.yieldsWords = true
      var caption = FlowBox(
        .text(text, around.alignment), owner: part(element, inner, showing: .label, text: words))
      if isBeside {
        caption.basis = .share(host.inputs.labelWidth / 100)
        caption.ownPlacement = .center
      }
      add(caption, inner)
      if !isBeside { gap(style.labelSpacing, line: 0, isRow: false, inner) }
    }
    var line = FlowBox(.row)
    (line.grow, line.basis) = isBeside ? (1, .points(0)) : (element.literal(.height) == .stretch ? 1 : 0, .content)
    // A button beside the field is no part of it.
    if !element.has(.inlineAction) { line.seen = box.owner }
    inner.box = add(line, inner)
    control(element, inner)
    if let action = element.single(.inlineAction) { inlineButton(action, inner) }
  }

  private mutating func control(_ element: Element, _ around: Around) {
    switch element.kind {
    case .toggle: choice(element[.title], wraps: element.literal(.wrap) ?? false, around, grows: true)
    case .choiceSet where element.listsChoices:
      var group = FlowBox(.column)
      (group.grow, group.canShrink) = (1, true)
      var inner = around
      inner.box = add(group, around)
      for child in element[.children].compactMap(\.element) {
        choice(child[.title], wraps: element.literal(.wrap) ?? false, inner, grows: false)
      }
    default:
      let isLong = element[value: .isMultiline] == .flag(true) && element[value: .inputStyle] != .token("password")
      var field = FlowBox(.fixed(width: Self.fieldWidth, height: isLong ? Self.longFieldHeight : Self.fieldHeight))
      (field.grow, field.canShrink) = (1, true)
      if element.has(.inlineAction) { field.seen = around.part }
      add(field, around)
    }
  }

  /// A box to be ticked, with what it stands for.
  private mutating func choice(_ title: Bound<String>?, wraps: Bool, _ around: Around, grows: Bool) {
    var row = FlowBox(.row)
    row.crossPlacement = .center
    row.minHeight = Self.choiceHeight
    (row.grow, row.canShrink) = (grows ? 1 : 0, true)
    var inner = around
    inner.box = add(row, around)
    var tick = FlowBox(.fixed(width: Self.tickWidth, height: Self.tickWidth))
    tick.shrink = 0
    add(tick, inner)
    guard let title, title.literal != "" else { return }
    gap(Self.tickGap, line: 0, isRow: true, inner)
    let style = styles.text(HostConfig.TextLook(), in: around.styles.style)
    var text = styled(title, style, isMarkdown: format.hasMarkdown)
    text.wraps = wraps
    var box = FlowBox(.text(text, .start))
    box.canShrink = true
    add(box, inner)
  }

  private mutating func inlineButton(_ action: Element, _ around: Around) {
    gap(Self.tickGap, line: 0, isRow: true, around)
    bar([action], axis: .horizontal, alignment: nil, around)
  }
}
