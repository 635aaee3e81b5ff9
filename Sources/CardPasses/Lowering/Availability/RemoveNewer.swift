package import CardIR
import CardSyntax

/// Removes what the target version of a format does not know, and reports each removal.
package struct RemoveNewer: Pass {
  package init() {}

  package let name = "remove-newer"
  package let summary = "Removes elements and properties that are newer than the target version."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: #"text text="Title" text-style=heading"#, after: #"text text="Title""#)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard let newer = context.target.newerFeatures else { return }
    var worker = NewerRemoval(context: context, newer: newer)
    worker.clean(&screen.root)
    context = worker.context
  }
}

/// One run of ``RemoveNewer``.
private struct NewerRemoval {
  var context: PassContext
  let newer: @Sendable (Element) -> [NewerFeature]

  mutating func clean(_ element: inout Element) {
    for feature in newer(element) {
      switch feature.part {
      case .element: break
      case .attribute(let id):
        // What no one wrote, such as a default made explicit, goes without a word.
        if element.entry(id)?.origin != nil {
          context.record(LossKinds.newerProperty, "\(feature.reason), so it is left out", at: element, id)
        }
        element[value: id] = nil
      case .value(let id):
        if let origin = element.entry(id)?.origin {
          context.record(
            LossKinds.newerProperty,
            "\(feature.reason(of: "the value `\(origin.string ?? "")` of `\(feature.name)`")), so it is left out",
            at: element, id)
        }
        element[value: id] = nil
      case .region(let id):
        let place = element.single(id) ?? element
        context.record(LossKinds.newerProperty, "\(feature.reason), so it is left out", at: place)
        element.remove(id)
      case .property:
        context.record(LossKinds.newerProperty, "\(feature.reason), so it is left out", at: element)
        element.additional[feature.name] = nil
      }
    }
    for region in element.regions.indices where !element.regions[region].id.bringsItsElements {
      element.regions[region].slots = element.regions[region].slots.compactMap { cleaned($0) }
    }
    for region in element.regions where isSingle(region.id) && region.slots.isEmpty { element.remove(region.id) }
    // What rewriting has added for other targets, or taken over from an element of another kind.
    for entry in element.attributes where !isWritable(entry, on: element.kind) {
      context.recordLoss(of: entry, on: element)
      element[value: entry.id] = nil
    }
  }

  private func isSingle(_ region: RegionID) -> Bool {
    [.tap, .inlineAction, .onChange, .background, .fallback].contains(region)
  }

  private func isWritable(_ entry: AttributeEntry, on kind: ElementKind) -> Bool {
    guard kind != .custom, kind != .customAction else { return true }
    guard context.target.supports(entry.id, on: kind) else { return false }
    if case .template = entry.value { return !context.target.needsLiteral(entry.id, kind) }
    return context.target.accepts(entry.value, entry.id, kind)
  }

  private mutating func cleaned(_ slot: Slot) -> Slot? {
    guard case .one(var element, let scope, let when) = slot else { return slot }
    if let feature = newer(element).first(where: { $0.part == .element }) {
      guard element.kind == .backgroundImage, let url = element.entry(.url), scope == nil, when == nil else {
        context.record(
          LossKinds.newerElement, "\(feature.reason), so it is left out", at: element,
          value: element.literal(.text) ?? element.literal(.title) ?? element.literal(.url))
        return nil
      }
      // Before there were objects, the picture was its address alone.
      if element.attributes.count > 1 {
        context.record(
          LossKinds.newerProperty, "\(feature.reason), so only the picture's `url` is kept", at: element)
      }
      var picture = Element(.backgroundImage)
      picture.set(.url, url.value, origin: url.origin)
      return .one(picture)
    }
    if element.kind == .screen, let version = context.target.version, let own = element.literal(.version),
      let (limit, written) = both(Version(version), Version(own)), limit.isBelow(written, depth: 2)
    {
      element[.version] = .literal(version)
    }
    clean(&element)
    return .one(element, scope: scope, when: when)
  }

  private func both(_ left: Version?, _ right: Version?) -> (Version, Version)? {
    guard let left, let right else { return nil }
    return (left, right)
  }
}
