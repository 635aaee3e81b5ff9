import CardIR
import CardStyle
import CardSyntax

// The attributes and other properties of elements.
extension FactWriter {
  /// Attributes that other facts stand for.
  private static let separate: AttributeSet = [.isVisible, .dropsOnFallback]
  /// Attributes that count as what is between two things.
  private static let place = AttributeSet(.distance)
  /// Kinds whose content stands where the alignment says that they or those around them have.
  private static let aligned: Set<ElementKind> = [
    .text, .richText, .image, .icon, .actionSet, .imageSet, .media, .facts,
  ]
  /// Kinds that hand their alignment down and do not show it themselves.
  private static let alignsContent: Set<ElementKind> = [.column, .tableCell, .page]

  /// Writes the attributes of an element that have another value than their absence would give them, in a fixed order.
  mutating func writeAttributes(
    _ element: Element, _ owner: Int, _ context: Context, isInFlow: Bool, except handled: AttributeSet = []
  ) {
    if let flow = Self.flow(of: element, capabilities), flow.axis != Axis.vertical.storage {
      add(.attribute(.axis, FactValue(flow.axis)), of: owner, origin: element.entry(.axis)?.origin)
    }
    if !element.attributes.isEmpty {
      for entry in element.attributes.sorted(by: { $0.id.ordinal < $1.id.ordinal }) {
        if Self.separate.contains(entry.id) || handled.contains(entry.id) { continue }
        if isInFlow, Self.place.contains(entry.id) { continue }
        guard matters(entry, element, context) else { continue }
        add(.attribute(entry.id, FactValue(entry.value)), of: owner, origin: entry.origin)
      }
    }
    if Self.aligned.contains(element.kind), !handled.contains(.horizontalAlignment) {
      let alignment = alignment(of: element, context)
      if alignment != FactValue(Alignment.leading.storage) {
        add(.attribute(.horizontalAlignment, alignment), of: owner, origin: element.entry(.horizontalAlignment)?.origin)
      }
    }
    if [.icon, .shape, .divider, .custom].contains(element.kind), !element.has(.foregroundColor),
      let color = context.inherited[.foregroundColor]
    {
      add(.attribute(.foregroundColor, color), of: owner)
    }
    for extra in element.extras {
      add(
        .property(group: extra.group, name: extra.name, value: CanonicalData.text(of: extra.value)), of: owner,
        origin: extra.origin)
    }
  }

  /// Where content stands from side to side: as it says, or as those around it say.
  func alignment(of element: Element, _ context: Context) -> FactValue {
    if let own = element[value: .horizontalAlignment] { return FactValue(own) }
    if let usual = capabilities.defaultValue(of: .horizontalAlignment, on: element.kind) { return FactValue(usual) }
    return context.inherited[.horizontalAlignment] ?? FactValue(Alignment.leading.storage)
  }

  /// Whether the style of a box is seen in it; it may be, where only data know it.
  func isPainted(_ element: Element, _ context: Context) -> Bool {
    element.literal(.containerStyle).map { context.boxes.paints($0) } ?? true
  }

  private func matters(_ entry: AttributeEntry, _ element: Element, _ context: Context) -> Bool {
    let kind = element.kind
    switch entry.id {
    case .id:
      if kind.isInput { return true }
      return kind.family != .action && (element.name.map { index.isReferredTo($0) } ?? true)
    case .axis: if Self.flow(of: element, capabilities) != nil { return false }
    case .containerStyle: return isPainted(element, context)
    case .bleed:
      let isPainted = element.has(.containerStyle) && isPainted(element, context)
      return entry.value != .flag(false) && (isPainted || element.has(.background) || styles.host.alwaysAllowBleed)
    case .horizontalAlignment:
      if Self.aligned.contains(kind) || Self.alignsContent.contains(kind) { return false }
      if kind == .stack, element[value: .axis] == Axis.vertical.storage { return false }
      return context.inherited[entry.id] != FactValue(entry.value)
    case .foregroundColor: return Self.flow(of: element, capabilities) == nil && kind != .overlay
    case .verticalAlignment, .rightToLeft, .language: return context.inherited[entry.id] != FactValue(entry.value)
    case .padding:
      // Boxes that are painted have room of their own unless they say that they have none.
      if kind == .screen || kind == .tableCell || element.has(.containerStyle) || element.has(.background) {
        return !isUsual(entry.value, of: entry.id, on: kind)
      }
    case .requires: if case .json(let node) = entry.value { return node.count > 0 }
    case .maxLines: if FactValue(entry.value) == .plain(.number(0)) { return false }
    default: break
    }
    return !isUsual(entry.value, of: entry.id, on: kind) && !Self.isNeutral(entry.value, of: entry.id)
  }
}
