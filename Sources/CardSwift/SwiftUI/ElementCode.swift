import CardFormats
import CardIR
import CardStyle

/// Writes elements: has the code of each written by what knows its kind.
///
/// Here everything that writes code gets to know what it asks.
final class ElementCode {
  private let attributes: AttributeCode
  private let boxes: BoxCode
  private let screens: ScreenCode
  private let stacks: StackCode
  private let scrolls: ScrollCode
  private let overlays: OverlayCode
  private let shapes: ShapeCode
  private let tables: TableCode
  private let carousels: CarouselCode
  private let texts: TextCode
  private let richTexts: RichTextCode
  private let factSets: FactSetCode
  private let images: ImageCode
  private let imageSets: ImageSetCode
  private let media: MediaCode
  private let inputs: InputCode
  private let buttons: ButtonCode
  private let actionSets: ActionSetCode
  private let hosted: HostedCode
  private let layouts: LayoutCode
  /// What is shown in bubbles, which has to be told what makes views.
  let popovers: PopoverCode
  private let facts: ScreenFacts
  private let state: StateCode
  /// The names of the inputs in elements.
  let inputNames: InputNames

  init(
    _ presentation: Presentation, _ facts: ScreenFacts, _ collected: CollectedCode, slots: SlotCode, state: StateCode,
    separators: SeparatorCode, styles: StyleResolver
  ) {
    let (attributes, colors, subviews) = (collected.attributes, collected.colors, collected.subviews)
    let (needs, findings) = (collected.needs, collected.findings)
    let host = styles.host
    self.attributes = attributes
    self.facts = facts
    self.state = state
    // Actions and inputs
    inputNames = InputNames(attributes: attributes, slots: slots)
    let actions = ActionCode(
      attributes: attributes, slots: slots, state: state, facts: facts, needs: needs, lists: collected.inputLists,
      findings: findings)
    popovers = PopoverCode(attributes: attributes, subviews: subviews, needs: needs, names: inputNames)
    buttons = ButtonCode(
      attributes: attributes, actions: actions, state: state, needs: needs, names: collected.names, popovers: popovers,
      slots: slots, iconSize: host.actions.iconSize)
    actionSets = ActionSetCode(
      slots: slots, buttons: buttons, state: state, styles: styles, colors: colors, subviews: subviews,
      names: inputNames)
    let openSlots = OpenSlotCode(attributes: attributes, needs: needs, openTypes: presentation.openTypes)
    let looks = TextStyleCode(
      attributes: attributes, styles: styles, colors: colors, needs: needs, alignsLines: presentation.stacksFillWidth)
    inputs = InputCode(
      attributes: attributes, slots: slots, actions: actions, buttons: buttons, subviews: subviews,
      openSlots: openSlots, styles: styles, looks: looks, colors: colors, findings: findings, needs: needs)
    // Layout
    boxes = BoxCode(
      attributes: attributes, styles: styles, colors: colors, buttons: buttons, needs: needs,
      stacksFillWidth: presentation.stacksFillWidth)
    let spacing = StackChildren(attributes: attributes, separators: separators)
    stacks = StackCode(
      slots: slots, spacing: spacing, boxes: boxes, state: state, subviews: subviews, needs: needs)
    scrolls = ScrollCode(spacing: spacing, boxes: boxes, subviews: subviews)
    overlays = OverlayCode(boxes: boxes, subviews: subviews)
    shapes = ShapeCode(attributes: attributes, boxes: boxes)
    tables = TableCode(
      attributes: attributes, slots: slots, state: state, styles: styles, colors: colors, subviews: subviews,
      needs: needs, findings: findings)
    carousels = CarouselCode(
      attributes: attributes, slots: slots, boxes: boxes, subviews: subviews, names: inputNames, needs: needs,
      leastDelay: host.carousel.minAutoplayDelay)
    // Text
    let moments = MomentCode(attributes: attributes, needs: needs, isOn: presentation.hasTextMacros)
    texts = TextCode(
      attributes: attributes, styles: styles, looks: looks, state: state, boxes: boxes, needs: needs, moments: moments,
      hasMarkdown: presentation.hasMarkdown)
    richTexts = RichTextCode(
      attributes: attributes, slots: slots, styles: styles, looks: looks, colors: colors, actions: actions,
      buttons: buttons, needs: needs, moments: moments, findings: findings, names: collected.names)
    factSets = FactSetCode(slots: slots, styles: styles, texts: texts, subviews: subviews, needs: needs)
    // Images
    images = ImageCode(attributes: attributes, styles: styles, state: state, boxes: boxes, needs: needs)
    imageSets = ImageSetCode(styles: styles, subviews: subviews, findings: findings)
    // Elements of hosts
    layouts = LayoutCode(host: host, boxes: boxes, subviews: subviews, needs: needs)
    screens = ScreenCode(attributes: attributes, stacks: stacks, actionSpacing: host.actions.spacing)
    hosted = HostedCode(
      attributes: attributes, colors: colors,
      charts: ChartCode(attributes: attributes, slots: slots, colors: colors, needs: needs),
      pages: PagesCode(attributes: attributes, subviews: subviews, names: inputNames, needs: needs),
      slots: openSlots, needs: needs)
    media = MediaCode(
      attributes: attributes, actions: actions, needs: needs, findings: findings,
      defaultPoster: host.media.defaultPoster)
  }

  /// Whether a box reaches out into the room around it.
  func bleeds(_ element: Element, _ context: ViewContext) -> Bool { boxes.bleeds(element, context) }

  /// The view of an element, without what depends on its place.
  func view(of element: Element, _ context: ViewContext, _ children: some ChildViews) -> BuiltView {
    let element = facts.withoutHidden(element)
    var context = context
    if let language = element.literal(.language), !language.isEmpty { context.language = language }
    var view = content(of: element, context, children)
    // Boxes see to their height themselves.
    switch element.kind {
    case .facts, .imageSet, .actionSet, .media, .richText, .table, .custom,
      _ where element.kind.isInput:
      if element[value: .height] == .token("stretch") {
        let frame = [SwiftArgument("maxHeight", ".infinity"), SwiftArgument("alignment", ".top")]
        view = view.map { $0.framed(frame) }
      } else if let height = attributes.length(element, .height, context.scope) {
        view = view.map { $0.framed([SwiftArgument("height", height)]) }
      }
    default: break
    }
    view.name = Self.subviewName(of: element)
    if let language = element.literal(.language), !language.isEmpty {
      let locale = SwiftExpression.call("Locale", [SwiftArgument("identifier", .text(language))])
      view = view.map {
        $0.modified("environment", [SwiftArgument(nil, "\\.locale"), SwiftArgument(nil, locale)])
      }
    }
    return view
  }

  private func content(of element: Element, _ context: ViewContext, _ children: some ChildViews) -> BuiltView {
    switch element.kind {
    case .screen: screens.view(of: element, context, children)
    case .stack, .column, .tableCell, .page:
      if let layout = LayoutCode.layout(of: element) {
        layouts.view(of: element, layout, context, children)
      } else {
        stacks.view(of: element, context, children)
      }
    case .overlay: overlays.view(of: element, context, children)
    case .scroll, .list: scrolls.view(of: element, context, children)
    case .text: BuiltView(texts.view(of: element, context))
    case .richText: BuiltView(richTexts.view(of: element, context))
    case .image: BuiltView(images.image(element, context))
    case .icon: BuiltView(images.symbol(element, context))
    case .media: BuiltView(media.view(of: element, context.scope))
    case .spacer: BuiltView(shapes.spacer(element, context.scope))
    case .divider: BuiltView(shapes.divider(element, context))
    case .shape: BuiltView(shapes.shape(element, context))
    case .facts: factSets.view(of: element, context)
    case .imageSet: imageSets.view(of: element, context, children)
    case .table: tables.view(of: element, context, children)
    case .carousel: carousels.view(of: element, context, children)
    case .actionSet: actionSets.view(of: element, context, children)
    case .custom: hosted.view(of: element, context, children)
    case .button: BuiltView(buttons.button(element, context))
    case _ where element.kind.isInput: BuiltView(input(element, context))
    default: BuiltView(.call("EmptyView"))
    }
  }

  private func input(_ element: Element, _ context: ViewContext) -> SwiftExpression {
    let view = inputs.view(of: element, context)
    return state.enabled(view, element, initially: nil) ?? view
  }

  private static func subviewName(of element: Element) -> String {
    if let id = element.literal(.id), let name = Subviews.name(from: id) { return name }
    return switch element.kind {
    case .screen: "card"
    case .stack: element[.axis]?.literal == .horizontal ? "row" : "section"
    case .column: "column"
    case .actionSet: "buttons"
    case .facts: "facts"
    case .table: "table"
    case .tableRow: "tableRow"
    case .imageSet: "gallery"
    case .carousel: "carousel"
    case .overlay: "layers"
    case .scroll, .list: "list"
    default: element.kind.isInput ? "field" : "content"
    }
  }
}
