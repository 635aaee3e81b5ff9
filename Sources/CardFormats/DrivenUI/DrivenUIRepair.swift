import CardIR
import CardSyntax
import CardTemplate

/// Takes from a screen what the SDK would not decode, after a tolerant reading.
///
/// Values that were understood all the same are written anew; what was not is left out, so that the screen can be
/// written for the SDK.
struct DrivenUIRepair {
  /// Whether strings may contain holes, which the SDK never sees.
  let isTemplate: Bool

  /// What was left out.
  private(set) var omissions: [Screen.Omission] = []

  private let vocabulary = DrivenUIVocabulary.strict

  init(isTemplate: Bool) { self.isTemplate = isTemplate }

  /// The slot as it can be written; none for a component of an unknown type.
  mutating func repaired(_ slot: Slot) -> Slot? {
    guard case .one(var element, let scope, let when) = slot else { return slot }
    if element.kind == .custom {
      let type = element.source?[vocabulary.discriminator]
      let isUntyped = element.source?.kind == .object && type?.isNull ?? true
      let isBound = isTemplate && type?.string?.containsUTF8("${") ?? false
      // A component without type shows nothing, but everything in it must be of the right type.
      if isBound || isUntyped && isDecodable(element.source) { return slot }
      if let source = element.source {
        omissions.append(Screen.Omission(source, named: type?.string ?? "", isElement: true))
      }
      return nil
    }
    repair(&element)
    if element.has(.children) { element[.children] = element[.children].compactMap { repaired($0) } }
    return .one(element, scope: scope, when: when)
  }

  private mutating func repair(_ element: inout Element) {
    guard let type = vocabulary.type(for: element, in: DrivenUIVocabulary.component) else { return }
    for property in vocabulary.types[type].properties {
      guard case .attribute(let id, let codec) = property.meaning, let entry = element.entry(id),
        let origin = entry.origin
      else { continue }
      if case .template = entry.value { continue }
      if codec.decode(origin) == nil { element.set(id, entry.value, origin: nil) }
    }
    if element.kind == .image, !element.has(.assetName), let url = element.literal(.url), !URLText(url).isStrict {
      element.set(.url, .text(URLText(url).repaired), origin: nil)
      if url.isEmpty { element[.url] = nil }
    }
    element.extras = element.extras.filter { extra in
      if extra.value.isNull || isDecodable(extra.name, in: extra.group, extra.value) { return true }
      omissions.append(Screen.Omission(extra.value, named: extra.name, isElement: false))
      return false
    }
  }

  /// Whether the SDK decodes a member that has no meaning.
  private func isDecodable(_ name: String, in group: String?, _ value: Node) -> Bool {
    if group == nil, ["type", "subviews", DrivenUIVocabulary.properties, DrivenUIVocabulary.values].contains(name) {
      return name == "subviews" && value.kind == .array && value.elements.allSatisfy { isDecodable($0) }
    }
    if isTemplate, value.string?.containsUTF8("${") ?? false { return true }
    for property in vocabulary.types.lazy.flatMap(\.properties)
    where property.name == name && property.group == group {
      if case .attribute(_, let codec) = property.meaning { return codec.decode(value) != nil }
    }
    return true
  }

  private func isDecodable(_ component: Node?) -> Bool {
    guard let component else { return false }
    var checker = DrivenUIChecker(readsHoles: isTemplate)
    checker.check(root: component)
    return !checker.diagnostics.hasErrors
  }
}
