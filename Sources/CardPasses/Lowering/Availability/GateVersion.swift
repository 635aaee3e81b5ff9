package import CardIR

/// Shows the text that a document has for hosts that do not know its version.
///
/// It applies where the document asks for a version that nothing here knows, or that the host is said not to have.
package struct GateVersion: Pass {
  package init() {}

  package let name = "gate-version"
  package let summary = "Replaces a document with its fallback text where its version is not supported."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: """
      screen version="99.0" fallback-text="Please update the app"
        children
          custom type-name="Hologram"
      """,
    after: """
      screen version="99.0"
        children
          text text="Please update the app" wrap=true
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard let written = screen.root.literal(.version).flatMap(Version.init), let limit = limit(context),
      limit.isBelow(written, depth: 2)
    else { return }
    let root = screen.root
    var content: Slot?
    if context.options.fallbackRules == .javascript {
      content = root[.fallback].first
    } else if let entry = root.entry(.fallbackText), entry.value != .text("") {
      var text = Element(.text)
      text.set(.text, entry.value, origin: entry.origin)
      text[.wrap] = .literal(true)
      content = .one(text)
    }
    guard let content else { return }
    context.record(
      LossKinds.fallbackUsed, "the document asks for a version that the host does not have, so its fallback is shown",
      at: root, .version, value: root.literal(.version))
    for region in root.regions.map(\.id) { screen.root.remove(region) }
    screen.root[.fallbackText] = nil
    screen.root[.children] = [content]
  }

  /// The newest version that the host knows.
  private func limit(_ context: PassContext) -> Version? {
    // A document that is rewritten for an older version must only be one that is understood.
    if context.target.newerFeatures != nil { return context.source.version.flatMap(Version.init) }
    guard context.source.version != nil, context.target.version != context.source.version else { return nil }
    return (HostFeatures(context).formatVersion ?? context.source.version).flatMap(Version.init)
  }
}
