import CardIR
import CardSyntax
import CardTemplate

// What rows, columns and layers cannot say of the constraints that they stand for.
extension FlowArrangement {
  /// How the document spells the rule of a constraint.
  private static func spelling(of constraint: Element) -> String? {
    constraint.entry(.rule)?.origin?.string ?? constraint.literal(.rule)?.rawValue
  }

  /// How the document spells a rule of a child: of several the last counts.
  private func spelling(of rule: ConstraintRule, at index: Int) -> String {
    graph.anchors[index].sources.last { $0.literal(.rule) == rule }.flatMap(Self.spelling) ?? rule.rawValue
  }

  /// Reports rules that name something inside of a sibling: the edge of the sibling stands for it.
  mutating func reportInexact() {
    for constraint in graph.anchors.flatMap(\.inexact) {
      context.record(
        LossKinds.constraint,
        "`\(constraint.literal(.anchorID) ?? "")` is inside of a sibling, whose own edge is used in its place",
        at: constraint, .anchorID)
    }
  }

  /// Reports edges whose distances fit no row or column.
  mutating func report(_ lead: ConstraintChain.Lead, _ members: [Int]) {
    guard lead == .unknown else { return }
    for index in members {
      guard let element = slots[index].element else { continue }
      let edges = graph.anchors[index].sources.filter { $0.literal(.rule)?.isEdge ?? false }
      let rules = edges.compactMap(Self.spelling)
      guard !rules.isEmpty else { continue }
      let names = rules.map { "`\($0)`" }.joined(separator: ", ")
      context.record(
        LossKinds.constraint, "\(names) fit no row or column, so the widget follows the one before it", at: element,
        value: rules.joined(separator: ", "))
    }
  }

  /// Reports the fields in an element that hugs its content.
  mutating func reportFields(in element: Element) {
    if element.has(.width) { return }
    if element.kind == .textInput {
      context.record(
        LossKinds.size, "fields of \(context.targetName) are as wide as there is room, and not as their text",
        at: element)
    }
    for child in element[.children].compactMap(\.element) { reportFields(in: child) }
  }

  /// Reports widgets that are in the middle of the canvas and tied to one side as well: rows and columns know one of these.
  mutating func reportMiddleBesideSide() {
    for (index, anchors) in graph.anchors.enumerated() where anchors.centerY {
      guard (anchors.ties[.top] == nil) != (anchors.ties[.bottom] == nil), let element = slots[index].element else {
        continue
      }
      let rule = spelling(of: .centerY, at: index)
      context.record(
        LossKinds.constraint, "`\(rule)` does not count beside a rule for one side", at: element, value: rule)
    }
  }

  /// Reports what is only in the middle of the canvas, in a column that has more in it.
  mutating func reportMiddle(_ members: [Int]) {
    for index in members where isCenteredDown(index) {
      guard let element = slots[index].element else { continue }
      let rule = spelling(of: .centerY, at: index)
      context.record(
        LossKinds.constraint,
        "`\(rule)` fits no row or column, so the widget stands below or above the others, and not in the middle",
        at: element, value: rule)
    }
  }

  /// Reports what stands a little higher or lower than its neighbours in a row: the row has one line for all.
  mutating func reportOffsets(_ members: [Int], along edge: ConstraintEdge) {
    let insets = members.compactMap { graph.anchors[$0].ties[edge]?.inset?.points }
    let line = insets.min() ?? 0
    for index in members where !graph.anchors[index].centerY && !graph.anchors[index].spansHeight {
      let offset: Double
      switch graph.anchors[index].ties[edge] {
      case .parent(let inset)?: offset = inset.points - line
      case .sibling(let sibling, edge, let length)? where members.contains(sibling): offset = length.points
      default: continue
      }
      guard abs(offset) > 0.5, let element = slots[index].element else { continue }
      let rule = spelling(of: edge == .top ? .top : .bottom, at: index)
      context.record(
        LossKinds.constraint, "`\(rule)` puts the widget out of line with its row, which has one line for all",
        at: element, value: rule)
    }
  }

  /// Reports distances that only data know and that nothing has in what the children became: most insets must be numbers.
  mutating func reportBindings(missingIn result: Element) {
    var bound: [(constraint: Element, template: TemplateString)] = []
    for constraint in graph.anchors.flatMap(\.sources) {
      // Widths and heights are the children's own.
      if [.width, .height].contains(constraint.literal(.rule)) { continue }
      if case .template(let template)? = constraint[.constant] { bound.append((constraint, template)) }
    }
    guard !bound.isEmpty else { return }
    var kept: Set<TemplateString> = []
    result.visit { element in
      for id in [AttributeID.gap, .padding, .width, .height, .spacing] {
        if case .template(let template)? = element[value: id] { kept.insert(template) }
      }
    }
    for (constraint, template) in bound where !kept.contains(template) {
      let rule = Self.spelling(of: constraint) ?? ""
      context.record(
        LossKinds.binding, "the distance of `\(rule)` is known only with data, and counts as none",
        at: constraint, .constant, value: template.sourceText)
    }
  }
}
