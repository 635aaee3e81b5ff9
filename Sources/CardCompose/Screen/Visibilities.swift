import CardIR
import CardSyntax
import CardTemplate

/// Whether an element is shown that actions show and hide.
struct VisibilityState {
  /// The name of the variable.
  let name: String
  let declaration: KotlinStatement
  /// What data say as long as no action has said something; none where the template says it, with which the state begins.
  let usual: KotlinExpression?

  /// Whether the element is shown, where data say `usual`.
  func isShown(or usual: KotlinExpression? = nil) -> KotlinExpression {
    guard let known = usual ?? self.usual, self.usual != nil else { return .verbatim(name) }
    return .operation(.verbatim(name), "?:", known)
  }
}

extension ScreenGenerator {
  /// Declares a state for every element that an action shows or hides.
  func collectVisibilities(_ around: Around) {
    var targets: Set<String> = []
    screen.root.visit { element in
      switch (element.kind, element[value: element.kind == .target ? .targetID : .id]) {
      case (.target, .text(let id)?): targets.insert(id)
      case (.target, .template(let name)?): boundTargets.append(name)
      case (_, .template(let name)?) where element.comesAndGoes: boundNames.append(name)
      default: break
      }
    }
    hasNamedVisibilities = !boundTargets.isEmpty || targets.contains { id in boundNames.contains { $0.mayGive(id) } }
    var taken = Self.parameters
    func visit(_ element: Element, _ scopes: [Scope]) {
      if element.comesAndGoes, let id = element.literal(.id), targets.contains(id), visibilities[id] == nil,
        !isNamedByData(id)
      {
        let name = KotlinNames.unique("isShown" + KotlinNames.upperCamel(id), among: &taken)
        let usual = firstVisibility(of: element, in: scopes, around.scope)
        let initial = remembered(usual == nil ? element.literal(.isVisible) == false ? "false" : "true" : "null")
        visibilities[id] = VisibilityState(
          name: name, declaration: .declaration("var", name, initial), usual: usual)
      }
      for region in element.regions {
        for slot in region.slots { slot.element.map { visit($0, scopes + (slot.scope.map { [$0] } ?? [])) } }
      }
    }
    visit(screen.root, [])
  }

  /// Whether an element is shown now that actions show and hide; none for others.
  func visibilityState(of element: Element, _ around: Around) -> KotlinExpression? {
    guard element.comesAndGoes else { return nil }
    if let id = element.literal(.id), !isNamedByData(id) {
      return visibilities[id].map { $0.isShown(or: flag(element, .isVisible, usually: true, around)) }
    }
    guard hasNamedVisibilities, element.has(.id), let id = text(element, .id, around) else { return nil }
    let first = flag(element, .isVisible, usually: true, around) ?? "true"
    return Self.shown.calling("isShown", KotlinArgument(id), KotlinArgument(first))
  }

  /// Whether an action may mean the element with this name by one that only data know.
  private func isNamedByData(_ id: String) -> Bool { boundTargets.contains { $0.mayGive(id) } }

  /// Whether there may be an element with the name that a target has.
  private func isNamed(_ target: Element) -> Bool {
    guard let id = target.literal(.targetID) else { return true }
    return isNamedByData(id) || boundNames.contains { $0.mayGive(id) }
  }

  /// The states of elements whose names only data know.
  private static let shown: KotlinExpression = "shown"

  /// The declaration of these states, if there are any.
  var namedVisibilities: [KotlinStatement] {
    hasNamedVisibilities ? [.value("shown", .call(use(part: "rememberCardVisibilities")))] : []
  }

  /// What shows or hides an element, or changes over between both.
  func change(_ target: Element, _ around: Around) -> KotlinStatement? {
    let isShown = target.literal(.isVisible)
    if let id = target.literal(.targetID), let state = visibilities[id] {
      let value: KotlinExpression = isShown.map { $0 ? "true" : "false" } ?? .not(state.isShown().operand)
      return .assignment(state.name, value)
    }
    guard hasNamedVisibilities, let id = text(target, .targetID, around), isNamed(target) else { return nil }
    guard let isShown else { return .expression(Self.shown.calling("toggle", KotlinArgument(id))) }
    return .expression(Self.shown.calling("set", KotlinArgument(id), KotlinArgument(isShown ? "true" : "false")))
  }

  /// Whether data show an element, if they decide on that.
  private func firstVisibility(of element: Element, in scopes: [Scope], _ root: BindingScope) -> KotlinExpression? {
    guard case .template(let template)? = element[value: .isVisible] else { return nil }
    let span = element.entry(.isVisible)?.origin?.span ?? element.span
    var scope = root
    for around in scopes {
      guard case .template(let object) = around.source else { continue }
      // The copies of what repeats share a state, and a tap on a button hides them first.
      if bindings.list(object, scope, at: span) != nil { return "true" }
      if let data = bindings.object(object, scope, at: span) { scope.data = data }
    }
    return bindings.flag(template, scope, at: span)
  }

  /// A state that outlives changes of the configuration.
  func remembered(_ initial: KotlinExpression) -> KotlinExpression {
    for name in ["getValue", "setValue", "saveable.rememberSaveable"] { _ = use("androidx.compose.runtime." + name) }
    var isInt = false
    if case .verbatim(let source) = initial { isInt = Int(source) != nil }
    var function = use("androidx.compose.runtime." + (isInt ? "mutableIntStateOf" : "mutableStateOf"))
    if initial == "null" { function = "mutableStateOf<Boolean?>" }
    let state = KotlinExpression.call(function, KotlinArgument(initial))
    return .call("rememberSaveable", [], trailing: KotlinLambda(body: [.expression(state)]))
  }
}

extension Element {
  /// Whether actions can show and hide what is of its kind.
  var comesAndGoes: Bool {
    kind.family == .content || [.tableRow, .tableCell, .page].contains(kind)
  }
}
