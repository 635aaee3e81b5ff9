package import CardIR

/// Puts custom elements in the terms of built-in ones, as their definitions say, where the target is another format.
///
/// It runs before every other step, so that what comes of it is rewritten like anything else. Elements whose
/// definition has nothing to say are left to ``ResolveFallback``.
package struct LowerCustomElements: Pass {
  /// Makes built-in elements of a custom one; none if it cannot.
  package typealias Lowering = @Sendable (Element, inout PassContext) -> Element?

  /// The lowerings of each format by the names of the types.
  private let lowerings: [FormatID: [String: Lowering]]

  package init(_ lowerings: [FormatID: [String: Lowering]]) { self.lowerings = lowerings }

  /// The name, also where the pass does not run.
  package static let passName = "lower-custom-elements"
  package let name = passName
  package let summary = "Replaces custom elements with built-in ones, as their definitions state."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: #"custom id="done" type-name="Meter" ?value=0.7"#, after: #"text text="70 %" id="done""#)

  package func concerns(in context: PassContext) -> ContentSet? { Self.content }

  /// What the pass looks for.
  private static let content = ContentSet([.custom])

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard let lowerings = lowerings[screen.format] else { return }
    var worker = CustomLowering(lowerings: lowerings, context: context)
    screen.rewrite(in: Self.content) { element in element = worker.lowered(element, depth: 0) }
    context = worker.context
  }
}

/// One run of ``LowerCustomElements``.
private struct CustomLowering {
  let lowerings: [String: LowerCustomElements.Lowering]
  var context: PassContext

  /// How many definitions may be made of one another.
  private static let deepest = 16

  mutating func lowered(_ element: Element, depth: Int) -> Element {
    guard element.kind == .custom, depth < Self.deepest, let name = element.literal(.typeName),
      let lowering = lowerings[name], var result = lowering(element, &context)
    else { return element }
    // A definition may build on another one.
    result.rewriteDescendants { part in part = lowered(part, depth: depth + 1) }
    result = lowered(result, depth: depth + 1)
    for id in Self.shared where !result.has(id) { result.take(id, from: element) }
    for region in element.regions where Self.sharedRegions.contains(region.id) && !result.has(region.id) {
      result[region.id] = region.slots
    }
    Self.locate(&result, like: element)
    return result
  }

  /// What belongs to every element of a format, whatever its type: a decision of those who read custom elements, in
  /// which nothing else has a meaning.
  private static let shared: [AttributeID] = [
    .id, .isVisible, .spacing, .separator, .height, .requires, .dropsOnFallback, .scopes, .language,
  ]
  private static let sharedRegions: Set<RegionID> = [.fallback, .constraints]

  /// Gives new elements the place of the custom one, for what is said about them.
  private static func locate(_ element: inout Element, like custom: Element) {
    element.rewriteDescendants { if $0.source == nil { $0.source = custom.source } }
    if element.source == nil { element.source = custom.source }
  }
}
