import CardIR
import CardStyle
import CardSyntax

// Boxes that add nothing, and what they hand down.
extension FactWriter {
  /// How the content of a box that adds nothing stands among the box's siblings.
  enum Dissolution {
    /// As more things of the same sequence.
    case sameAxis
    /// As the one thing that the box is.
    case single
  }

  /// The sequence that the children of an element are in; none where they do not follow each other.
  static func flow(of element: Element, _ capabilities: Capabilities) -> Flow? {
    let axis: AttributeValue
    switch element.kind {
    case .screen:
      guard capabilities.root == .column else { return nil }
      axis = Axis.vertical.storage
    case .column, .tableCell, .page: axis = Axis.vertical.storage
    case .stack, .scroll, .list:
      axis =
        element[value: .axis] ?? capabilities.defaultValue(of: .axis, on: element.kind) ?? Axis.vertical.storage
    default: return nil
    }
    var flow = Flow(axis: axis)
    if !capabilities.spacing.isPerElement {
      flow.gap = layout(element, .gap, capabilities)
      flow.alignment = layout(element, .alignment, capabilities)
      flow.distribution = layout(element, .distribution, capabilities)
    }
    return flow
  }

  /// An attribute of a container that says how it lays its children out.
  static func layout(_ element: Element, _ id: AttributeID, _ capabilities: Capabilities) -> FactValue? {
    let usual: AttributeValue? = id == .gap ? .number(0) : nil
    return (element[value: id] ?? capabilities.defaultValue(of: id, on: element.kind) ?? usual).map { FactValue($0) }
  }

  /// How a box can be left out without a difference; none if it cannot.
  func dissolution(of element: Element, _ context: Context, _ flow: Flow) -> Dissolution? {
    // However what is not there would be laid out.
    if isEmptyBox(.one(element), context) { return .single }
    guard element.kind == .stack, element.extras.isEmpty, isPlainBox(element, context) else { return nil }
    let axis = element[value: .axis] ?? capabilities.defaultValue(of: .axis, on: .stack) ?? Axis.vertical.storage
    guard case .token = axis else { return nil }
    // What nobody ever sees leaves its room to the others.
    let content = content(of: element)
    let children = content.filter { slot in slot.element.map { !isNeverSeen($0) } ?? true }
    // Hosts draw a row without columns in one way or another.
    if children.isEmpty, content.contains(where: { $0.element?.kind == .column }) { return nil }
    if axis != flow.axis, children.count == 1, children[0].isPlain, Self.takesRow(children[0].element) {
      return .single
    }
    for slot in children {
      guard slot.isPlain, let child = slot.element, !Self.fills(child) else { return nil }
      if case .bound = child.visibility(in: state) { return nil }
    }
    if axis == flow.axis {
      let hugs = children.count < 2 && !capabilities.stacksFillWidth
      return hugs || hasLayout(of: flow, element) ? .sameAxis : nil
    }
    guard children.count == 1 else { return children.isEmpty ? .single : nil }
    // A stack that hugs its only child has no room in which that could stand here or there.
    if !capabilities.stacksFillWidth { return .single }
    let isLaidOut = [AttributeID.alignment, .distribution].contains { id in
      guard let value = element[value: id] else { return false }
      return !isUsual(value, of: id, on: element.kind)
    }
    return isLaidOut ? nil : .single
  }

  /// Whether a stack lays its children out as the sequence does that it stands in.
  private func hasLayout(of flow: Flow, _ stack: Element) -> Bool {
    guard !capabilities.spacing.isPerElement else { return true }
    let distribution = Self.layout(stack, .distribution, capabilities)
    // Shares are shares of the stack's own room.
    if let distribution, distribution != FactValue(Distribution.fill.storage) { return false }
    return Self.layout(stack, .alignment, capabilities) == flow.alignment && distribution == flow.distribution
  }

  /// Whether an element is a column that has all of the width if it is the only one of its row.
  private static func takesRow(_ column: Element?) -> Bool {
    guard let column, column.kind == .column, !column.has(.isVisible), !column.has(.height) else { return false }
    return switch column[value: .width] {
    case .token("stretch")?, .measure(_, .weight)?: true
    default: false
    }
  }

  /// The box that the only column of a row is.
  static func box(of column: Element) -> Element {
    var box = column
    box.kind = .stack
    box[.axis] = .literal(.vertical)
    box[.width] = nil
    return box
  }

  /// Whether an element takes the room that its container leaves, so that it matters which container that is.
  private static func fills(_ child: Element) -> Bool {
    switch child.kind {
    case .spacer, .divider, .shape, .column: return true
    default: break
    }
    return [AttributeID.height, .width].contains { id in
      switch child[value: id] {
      case .token("stretch")?, .measure(_, .weight)?, .template?: true
      default: false
      }
    }
  }

  /// Whether nothing of a box itself is seen or referred to. One that is empty has nothing that it could hand something
  /// down to.
  func isPlainBox(_ element: Element, _ context: Context, isEmpty: Bool = false) -> Bool {
    for region in element.regions where region.id != .children && !region.slots.isEmpty {
      guard region.id == .fallback, !index.canFail(element) else { return false }
    }
    return element.attributes.allSatisfy { entry in
      switch entry.id {
      case _ where isEmpty && Context.handedDown.contains(entry.id): return true
      case .axis, .gap, .alignment, .distribution, .spacing, .separator, .foregroundColor: return true
      case .id: return element.name.map { !index.isReferredTo($0) } ?? false
      case .isVisible: return entry.value == .flag(true)
      case .containerStyle: return !isPainted(element, context)
      case .bleed: return entry.value == .flag(false) || !styles.host.alwaysAllowBleed && entry.value == .flag(true)
      case .horizontalAlignment:
        return element[value: .axis] == Axis.vertical.storage
          || context.inherited[entry.id] == FactValue(entry.value)
      case .verticalAlignment, .rightToLeft, .language: return context.inherited[entry.id] == FactValue(entry.value)
      case .dropsOnFallback: return !index.canFail(element)
      case .requires: return !index.canFail(element)
      default: return isUsual(entry.value, of: entry.id, on: element.kind) || Self.isNeutral(entry.value, of: entry.id)
      }
    }
  }

  /// Whether a value is what the absence of the attribute means.
  func isUsual(_ value: AttributeValue, of id: AttributeID, on kind: ElementKind) -> Bool {
    guard let usual = capabilities.defaultValue(of: id, on: kind) else { return false }
    return FactValue(usual) == FactValue(value)
  }

  /// Whether a value changes nothing wherever no format says otherwise.
  static func isNeutral(_ value: AttributeValue, of id: AttributeID) -> Bool {
    switch id {
    case .minHeight, .padding, .gap, .borderWidth, .cornerRadius: FactValue(value) == .plain(.number(0))
    case .height: value == .token("auto")
    default: false
    }
  }

  // MARK: Nothing

  /// Whether an element is hidden and nothing can show it.
  func isNeverSeen(_ element: Element) -> Bool {
    if isNothing(element) { return true }
    guard element[value: .isVisible] == .flag(false) else { return false }
    return element.name.map { !index.isReferredTo($0) } ?? true
  }

  /// Whether a host draws nothing for an element and gives it no place: groups and texts without content.
  func isNothing(_ element: Element) -> Bool {
    guard capabilities.spacing.isPerElement, element.extras.isEmpty, !isReferredTo(element) else { return false }
    switch element.kind {
    case .text: return element[value: .text] == .text("") || !element.has(.text)
    case .facts, .imageSet: return element[.children].isEmpty
    case .actionSet: return element[.actions].isEmpty
    default: return false
    }
  }

  private func isReferredTo(_ element: Element) -> Bool { element.name.map { index.isReferredTo($0) } ?? false }
}

extension FactWriter.Context {
  /// The attributes that elements hand down.
  static let handedDown = AttributeID.all(.inherited)

  /// What the children of an element have from it and those around it.
  init(_ outer: Self, entering element: Element, _ writer: FactWriter) {
    self = outer
    guard !element.attributes.isEmpty else { return }
    boxes.enter(element)
    for id in Self.handedDown where element.has(id) {
      if let value = element[value: id] { inherited[id] = FactValue(value) }
    }
  }
}
