import CardIR
import CardSyntax

/// Takes from a screen what the app's decoder would reject, after a tolerant reading.
///
/// Values that were understood all the same are written anew; what was not is left out, so that no widget loses the
/// rest of its properties when the screen is written again.
struct SkimaRepair {
  private let vocabulary: Vocabulary
  /// What was left out.
  private(set) var omissions: [Screen.Omission] = []

  init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// Repairs an element of a type with everything in it.
  mutating func repair(_ element: inout Element, type: Int) {
    let spec = vocabulary.types[type]
    repairExtras(&element, spec)
    for property in spec.properties {
      guard case .region(let id, let region) = property.meaning, element.has(id) else { continue }
      // A tab bar shows nothing at all if one of its tabs is no object; widgets and actions are skipped.
      let slots = element[id].filter { slot in
        guard region.wrongItem == SkimaDiagnostics.envelope, let source = slot.element?.source, source.kind != .object
        else { return true }
        omissions.append(Screen.Omission(source, named: "", isElement: true))
        return false
      }
      element[id] = slots.map { slot in
        slot.replacing { child in
          var child = child
          let type =
            region.hasImpliedType
            ? vocabulary.onlyType(in: region.family) : vocabulary.type(for: child, in: region.family)
          if let type { repair(&child, type: type) }
          return child
        }
      }
    }
  }

  private mutating func repairExtras(_ element: inout Element, _ spec: TypeSpec) {
    for extra in element.extras where isRejected(extra, spec) {
      element.extras.removeAll { $0 == extra }
      let property = spec.properties.first { $0.group == extra.group && $0.name == extra.name }
      guard case .attribute(let id, let codec)? = property?.meaning, !element.has(id),
        let value = Self.meant(extra.value, codec)
      else {
        omissions.append(Screen.Omission(extra.value, named: extra.name, isElement: false))
        continue
      }
      element.set(id, value, origin: nil)
    }
  }

  /// Whether a value makes the app lose the object around it.
  private func isRejected(_ extra: Element.Extra, _ spec: TypeSpec) -> Bool {
    let value = extra.value
    if value.isNull { return false }
    if extra.group == nil, spec.groups.contains(extra.name) { return true }
    guard let property = spec.properties.first(where: { $0.group == extra.group && $0.name == extra.name }),
      property.group != nil || spec.wrongType == SkimaDiagnostics.envelope
    else { return false }
    switch property.meaning {
    case .attribute(_, let codec), .inert(let codec): return codec.decode(value) == nil && !Self.isOwnText(value, codec)
    case .region: return value.kind != .array
    }
  }

  /// Whether the app takes the text, though as a fallback.
  private static func isOwnText(_ value: Node, _ codec: ValueCodec) -> Bool {
    switch codec.shape {
    case .color, .names: value.kind == .string
    default: false
    }
  }

  /// What a value of a wrong type means, if that is plain: a number in quotes, a fraction of lines.
  private static func meant(_ value: Node, _ codec: ValueCodec) -> AttributeValue? {
    if case .string = codec.shape {
      return value.numberText.map { .text($0) } ?? value.boolean.map { .text($0 ? "true" : "false") }
    }
    var number = value
    if let text = value.string {
      var ignored = Diagnostics()
      guard let read = JSONReader.read(SourceText(name: "value", text: text), diagnostics: &ignored) else { return nil }
      number = read.root
    }
    guard number.kind == .number || number.kind == .boolean else { return nil }
    if let value = codec.decode(number) { return value }
    guard case .integer = codec.shape, let fraction = number.double else { return nil }
    let rounded = AttributeValue.number((fraction + 0.5).rounded(.down))
    return codec.accepts(rounded) ? rounded : nil
  }
}
