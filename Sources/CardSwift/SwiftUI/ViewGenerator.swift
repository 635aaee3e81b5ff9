import CardFormats
import CardIR

/// Generates the body of a view: walks the elements of a screen, and has the code of each written by who knows its
/// kind.
///
/// Here is all that is done to elements of every kind: they stand as often and under the condition that their slots
/// say, come and go, become sub-views, and know the line of the template that they come of.
final class ViewGenerator {
  private let screen: Screen
  private let facts: ScreenFacts
  private var sourceMap: SourceMap

  // What is collected on the way.
  let attributes: AttributeCode
  let colors: ViewColors
  let needs = ViewNeeds()
  let findings = ViewFindings()
  let subviews: Subviews

  // Who writes what.
  private let slots: SlotCode
  private let state: StateCode
  private let separators: SeparatorCode
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
  private let forms: FormCode

  /// The generator of a screen whose data have these types, and in which the views of `shared` occur several times.
  init(_ presentation: Presentation, _ facts: ScreenFacts, _ types: DataTypes, shared: Set<Subviews.Key> = []) {
    let screen = presentation.screen
    let styles = StyleResolver(presentation.host)
    let host = styles.host
    self.screen = screen
    self.facts = facts
    sourceMap = SourceMap(isWanted: presentation.template.mapsSource)
    colors = ViewColors(host, notation: presentation.colorNotation)
    subviews = Subviews(shared: shared)
    attributes = AttributeCode(types, isTemplate: screen.isTemplate, colors: colors, needs: needs)
    slots = SlotCode(attributes: attributes, findings: findings)
    state = StateCode(facts: facts, needs: needs)
    let actions = ActionCode(attributes: attributes, slots: slots, state: state, facts: facts, needs: needs)
    buttons = ButtonCode(attributes: attributes, actions: actions, state: state, iconSize: host.actions.iconSize)
    actionSets = ActionSetCode(
      slots: slots, buttons: buttons, state: state, styles: styles, colors: colors, subviews: subviews)
    inputs = InputCode(
      attributes: attributes, slots: slots, actions: actions, buttons: buttons, subviews: subviews, needs: needs)
    forms = FormCode(screen: screen, facts: facts, attributes: attributes, slots: slots)
    let boxes = BoxCode(attributes: attributes, styles: styles, colors: colors, buttons: buttons, needs: needs)
    separators = SeparatorCode(attributes: attributes, styles: styles)
    let spacing = StackChildren(attributes: attributes, separators: separators)
    stacks = StackCode(spacing: spacing, boxes: boxes, state: state, subviews: subviews)
    screens = ScreenCode(attributes: attributes, stacks: stacks, actionSpacing: host.actions.spacing)
    scrolls = ScrollCode(spacing: spacing, boxes: boxes, subviews: subviews)
    overlays = OverlayCode(boxes: boxes, subviews: subviews)
    shapes = ShapeCode(attributes: attributes, boxes: boxes)
    tables = TableCode(slots: slots, styles: styles, colors: colors, subviews: subviews)
    carousels = CarouselCode(
      attributes: attributes, slots: slots, boxes: boxes, subviews: subviews, needs: needs,
      leastDelay: host.carousel.minAutoplayDelay)
    let looks = TextStyleCode(attributes: attributes, styles: styles, colors: colors, needs: needs)
    texts = TextCode(
      attributes: attributes, styles: styles, looks: looks, state: state, boxes: boxes, needs: needs,
      hasMarkdown: presentation.hasMarkdown)
    richTexts = RichTextCode(
      attributes: attributes, slots: slots, styles: styles, looks: looks, colors: colors, buttons: buttons,
      needs: needs, findings: findings)
    factSets = FactSetCode(slots: slots, styles: styles, texts: texts, subviews: subviews)
    images = ImageCode(attributes: attributes, styles: styles, state: state, boxes: boxes)
    imageSets = ImageSetCode(styles: styles, subviews: subviews)
    media = MediaCode(
      attributes: attributes, actions: actions, needs: needs, findings: findings,
      defaultPoster: host.media.defaultPoster)
  }

  // MARK: The screen

  /// The body of the view.
  func body() -> BuiltView {
    var context = ViewContext(scope: attributes.rootScope)
    if facts.cardsHaveInputs { context.inputs = InputNaming.keys(in: screen.root) }
    return view(of: .one(screen.root, scope: screen.scope, when: screen.when), context)
  }

  /// The form of the view.
  func form() -> [SwiftDeclaration] { forms.declarations() }

  // MARK: Elements

  /// The view of an element, without what depends on its place.
  private func view(of element: Element, _ context: ViewContext) -> BuiltView {
    var view = content(of: element, context)
    // Boxes see to their height themselves.
    switch element.kind {
    case .facts, .imageSet, .actionSet, .media, .richText, .table,
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

  private func content(of element: Element, _ context: ViewContext) -> BuiltView {
    switch element.kind {
    case .screen: screens.view(of: element, context, self)
    case .stack, .column, .tableCell, .page: stacks.view(of: element, context, self)
    case .overlay: overlays.view(of: element, context, self)
    case .scroll, .list: scrolls.view(of: element, context, self)
    case .text: BuiltView(texts.view(of: element, context))
    case .richText: BuiltView(richTexts.view(of: element, context))
    case .image: BuiltView(images.image(element, context))
    case .icon: BuiltView(images.symbol(element, context))
    case .media: BuiltView(media.view(of: element, context.scope))
    case .spacer: BuiltView(shapes.spacer(element, context.scope))
    case .divider: BuiltView(shapes.divider(element, context))
    case .shape: BuiltView(shapes.shape(element, context))
    case .facts: factSets.view(of: element, context)
    case .imageSet: imageSets.view(of: element, context, self)
    case .table: tables.view(of: element, context, self)
    case .carousel: carousels.view(of: element, context, self)
    case .actionSet: actionSets.view(of: element, context, self)
    case .button: BuiltView(buttons.button(element, context))
    case _ where element.kind.isInput: BuiltView(inputs.view(of: element, context))
    default: BuiltView(.call("EmptyView"))
    }
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

// MARK: - Slots

extension ViewGenerator: ChildViews {
  func view(
    of slot: Slot, _ context: ViewContext, _ separation: Separation?,
    transform: (inout BuiltView, Element) -> Void
  ) -> BuiltView {
    guard let entered = slots.enter(slot, context) else { return BuiltView(.call("EmptyView")) }
    let view = separators.separated(
      conditional(entered, transform), slot, separation, index: entered.repetition?.index, entered.context.scope)
    guard let repetition = entered.repetition else { return view }
    return repeated(view, repetition, entered.context.parameters)
  }

  /// A view under the condition that its slot says, and while it is shown.
  private func conditional(_ slot: EnteredSlot, _ transform: (inout BuiltView, Element) -> Void) -> BuiltView {
    let (element, context) = (slot.element, slot.context)
    var view = view(of: element, context)
    if view.weight > Subviews.limit { view = subviews.extracted(view, context.parameters) }
    view = subviews.sharing(view, context.parameters)
    transform(&view, element)
    let conditions = [slots.condition(of: slot), visibility(of: element, context.scope)].compactMap(\.self)
    if !conditions.isEmpty {
      let branch = conditions.map { SwiftCondition.expression($0) }
      view = view.wrapped { [.branches([SwiftBranch(branch, $0)], otherwise: nil)] }
    }
    view.split = sourceMap.located(view.split, at: element.span)
    view.whole = sourceMap.located(view.whole, at: element.span)
    return view
  }

  /// Whether an element is shown; none if it always is.
  private func visibility(of element: Element, _ scope: BindingScope) -> SwiftExpression? {
    guard state.mayToggle(element), let id = attributes.string(element, .id, scope) else {
      return attributes.flag(element, .isVisible, usually: true, scope)
    }
    return state.isVisible(id, initially: attributes.flag(element, .isVisible, usually: true, scope))
  }

  /// A view for each element of a sequence.
  private func repeated(
    _ view: BuiltView, _ repetition: Repetition, _ parameters: [ViewParameter]
  ) -> BuiltView {
    let view = view.weight > 8 ? subviews.extracted(view, parameters) : view
    let readsIndex = SwiftMentions.of(repetition.index, in: view.whole)
    let readsItem = SwiftMentions.of(repetition.item, in: view.whole)
    let path: SwiftExpression
    let values: SwiftExpression
    var names = [readsItem ? repetition.item : "_"]
    if let identity = repetition.identity, !readsIndex {
      values = repetition.sequence
      path = .verbatim("\\.\(identity)")
    } else {
      values = .call("Array", [SwiftArgument(nil, repetition.pairs)])
      path = .verbatim(repetition.identity.map { "\\.element.\($0)" } ?? "\\.offset")
      names.insert(readsIndex ? repetition.index : "_", at: 0)
    }
    let arguments = [SwiftArgument(nil, values), SwiftArgument("id", path)]
    return view.wrapped { [.expression(.call("ForEach", arguments, SwiftClosure(names, $0)))] }
  }
}
