import CardFormats
import CardIR
import CardStyle
import CardSyntax
import CardTemplate

/// Generates the body of a view: walks the elements of a screen.
///
/// Here is what is done to elements of every kind: they stand as often and under the condition that their slots say,
/// come and go, become sub-views, and know the line of the template that they come of.
final class ViewGenerator {
  /// What was collected on the way.
  let collected: CollectedCode
  private let screen: Screen
  private let facts: ScreenFacts
  private let slots: SlotCode
  private let state: StateCode
  private let separators: SeparatorCode
  private let elements: ElementCode
  private var sourceMap: SourceMap

  /// The generator of a screen whose data have these types. What occurs several times in it is known from a trial.
  init(
    _ presentation: Presentation, _ facts: ScreenFacts, _ types: DataTypes, after trial: CollectedCode? = nil
  ) {
    let styles = StyleResolver(presentation.host)
    collected = CollectedCode(presentation, types, after: trial)
    screen = presentation.screen
    self.facts = facts
    slots = SlotCode(
      attributes: collected.attributes, subviews: collected.subviews, findings: collected.findings,
      needs: collected.needs)
    state = StateCode(facts: facts, needs: collected.needs)
    separators = SeparatorCode(attributes: collected.attributes, styles: styles, colors: collected.colors)
    elements = ElementCode(
      presentation, facts, collected, slots: slots, state: state, separators: separators, styles: styles)
    sourceMap = SourceMap(isWanted: presentation.template.mapsSource)
    elements.popovers.children = self
  }

  /// The body of the view.
  func body() -> BuiltView {
    var context = ViewContext(scope: collected.attributes.rootScope)
    let root = Slot.one(screen.root, scope: screen.scope, when: screen.when)
    if facts.cardsHaveInputs {
      context.inputs = SentInputs(own: elements.inputNames.own(in: root, context), around: nil)
    }
    return view(of: root, context)
  }

  /// The form of the view.
  func form() -> FormCode.Declarations {
    FormCode(
      screen: screen, facts: facts, attributes: collected.attributes, slots: slots, needs: collected.needs,
      findings: collected.findings, names: elements.inputNames
    ).declarations()
  }
}

extension ViewGenerator: ChildViews {
  func view(
    of slot: Slot, _ context: ViewContext, _ separation: Separation?,
    transform: (inout BuiltView, Element) -> Void
  ) -> BuiltView {
    guard let entered = slots.enter(slot, context) else { return BuiltView(.call("EmptyView")) }
    let view = separators.separated(
      conditional(entered, transform), slot, separation, index: entered.repetition?.index, entered.context.scope)
    guard let repetition = entered.repetition else { return view }
    slots.reportPositions(of: entered)
    if entered.context.edges != context.edges, elements.bleeds(entered.element, context) {
      collected.findings.report(
        .leftOut(
          "the first and the last of several copies are not known, so none reaches out before or behind the others",
          at: entered.element.entry(.bleed)?.origin?.span ?? entered.element.span))
    }
    return repeated(view, repetition, entered.context.parameters)
  }

  /// A view under the condition that its slot says, and while it is shown.
  private func conditional(_ slot: EnteredSlot, _ transform: (inout BuiltView, Element) -> Void) -> BuiltView {
    let (element, context) = (slot.element, slot.context)
    // What is never shown has no view. The values of inputs in it are in the form all the same.
    if facts.neverShows(element) { return BuiltView(.call("EmptyView")) }
    let condition = slots.condition(of: slot)
    if condition == "false" { return BuiltView(.call("EmptyView")) }
    if !context.copies.isEmpty { reportSharedState(of: element, context) }
    var view = elements.view(of: element, context, self)
    collected.names.note(view.whole.lazy.compactMap(\.view).first, of: element)
    if view.weight > Subviews.limit { view = collected.subviews.extracted(view, context.parameters) }
    view = collected.subviews.sharing(view, context.parameters)
    transform(&view, element)
    // A text that is `null` is not there, and neither is the distance to it.
    let shows = state.changesContent(of: element) ? nil : collected.attributes.showsText(element, context.scope)
    let visibility = state.visibility(of: element, collected.attributes, context.scope)
    if condition != nil || visibility != nil || shows != nil {
      let branch = [condition, visibility, shows].compactMap(\.self).map { SwiftCondition.expression($0) }
      view = view.wrapped { [.branches([SwiftBranch(branch, $0)], otherwise: nil)] }
    }
    guard let line = sourceMap.line(of: element.span) else { return view }
    return view.wrapped { $0.count == 1 ? [$0[0].located(at: line)] : $0 }
  }

  /// Says that copies of an element have one state, unless cards that hold them keep what is entered in each.
  private func reportSharedState(of element: Element, _ context: ViewContext) {
    var shared = state.mayToggle(element) ? element.literal(.id) : nil
    if element.kind.isInput, case .literal(let key)? = InputNaming.key(of: element), context.ownKeys[key] == nil {
      shared = key
    }
    guard let shared else { return }
    collected.findings.report(.sharedState(of: shared, at: element.entry(.id)?.origin?.span ?? element.span))
  }

  /// A view for each element of a sequence.
  private func repeated(
    _ view: BuiltView, _ repetition: Repetition, _ parameters: [ViewParameter]
  ) -> BuiltView {
    slots.repeated(view.weight > 8 ? collected.subviews.extracted(view, parameters) : view, repetition)
  }
}
