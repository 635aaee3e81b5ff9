import CardIR
import CardStyle

/// Writes the lines between the children of a stack.
struct SeparatorCode {
  let attributes: AttributeCode
  let styles: StyleResolver
  let colors: ViewColors

  /// What stands between a child and the one before it.
  func lead(of slot: Slot) -> Lead {
    guard let element = slot.element else { return Lead() }
    let resolved = styles.lead(of: element)
    var lead = Lead(points: resolved.points, hasLine: resolved.lineThickness > 0)
    if case .template? = element[.separator] { lead.hasLine = true }
    return lead
  }

  /// Whether lines look as SwiftUI has them.
  var isUsual: Bool {
    let usual = HostConfig.default.separator
    return styles.host.separator.color == usual.color && styles.host.separator.thickness == 1
  }

  /// A view with the line before it that its element has, which comes and goes with it. `index` is the name of the
  /// position among what an element repeats to.
  func separated(
    _ view: BuiltView, _ slot: Slot, _ separation: Separation?, index: String?, _ scope: BindingScope
  ) -> BuiltView {
    guard let separation, !separation.isFirst || index != nil else { return view }
    let lead = separation.lead ?? lead(of: slot)
    guard lead.hasLine else { return view }
    if separation.isLaidOut { return laidOut(view, slot, scope) }
    let room = lead.points / 2 - separation.base
    var line = SwiftExpression.call("Divider")
    if room != 0 { line = line.padded(separation.axis == .vertical ? ".vertical" : ".horizontal", room) }
    var conditions: [SwiftCondition] = []
    if separation.isFirst, let index { conditions.append(.expression(.infix(.verbatim(index), ">", "0"))) }
    if case .template(let template)? = slot.element?[.separator] {
      conditions.append(.expression(attributes.flag(template, of: slot.element, or: false, scope)))
    }
    let statement = SwiftStatement.expression(line)
    let lines = conditions.isEmpty ? [statement] : [.branches([SwiftBranch(conditions, [statement])], otherwise: nil)]
    var view = Self.separated(view, by: lines)
    view.weight += 1
    view.size += 1
    return view
  }

  /// A view with a line before it, of which the layout around it knows where it stands, and whether it separates
  /// anything.
  private func laidOut(_ view: BuiltView, _ slot: Slot, _ scope: BindingScope) -> BuiltView {
    let (own, usual) = (styles.host.separator, HostConfig.default.separator)
    var arguments: [SwiftArgument] = []
    if own.color != usual.color { arguments.append(SwiftArgument(nil, colors.line(own.color))) }
    if own.thickness != 1 { arguments.append(SwiftArgument("thickness", .number(own.thickness))) }
    let line = SwiftStatement.expression(.call("CardLine", arguments))
    var lines = [line]
    if case .template(let template)? = slot.element?[.separator] {
      let isWanted = attributes.flag(template, of: slot.element, or: false, scope)
      lines = [.branches([SwiftBranch([.expression(isWanted)], lines)], otherwise: nil)]
    }
    var view = Self.separated(view, by: lines)
    view.weight += 1
    view.size += 1
    return view
  }

  private static func separated(_ view: BuiltView, by line: [SwiftStatement]) -> BuiltView {
    view.wrapped { statements in
      guard statements.count == 1, case .branches(var branches, nil) = statements[0].unlocated, branches.count == 1
      else { return line + statements }
      branches[0].body = line + branches[0].body
      return [statements[0].map { _ in .branches(branches, otherwise: nil) }]
    }
  }
}

/// What stands between a child of a stack and the one before it.
struct Lead {
  var points = 0.0
  /// Whether there is a line, or there is one for some data.
  var hasLine = false
}

/// Where lines stand between the children of a stack.
struct Separation {
  let axis: Axis
  /// The distance that all children have.
  let base: Double
  /// What stands before the child; none where it is not known.
  var lead: Lead?
  /// Whether there is nothing to be separated from.
  let isFirst: Bool
  /// Whether the layout around the children knows where lines stand, so that a line is a child of its own.
  var isLaidOut = false
}
