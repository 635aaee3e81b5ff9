package import CardIR

/// Writes down what absence means in the source, where it means something else in the target.
///
/// A direction that is known only with data counts as the default as well: everything that lays a stack out depends on
/// it, and formats that say it by the type of the element have no place for a hole.
package struct MaterializeDefaults: Pass {
  package init() {}

  package let name = "materialize-defaults"
  package let summary = "States the source's defaults explicitly where the target has different defaults."
  package let stage = PassStage.lowering
  // Content of fallbacks has defaults as well.
  package let follows: Set<String> = ["resolve-fallback"]
  package let example = PassExample(before: #"text text="Hello""#, after: #"text text="Hello" text-size=body"#)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    let (source, target) = (context.source, context.target)
    // The defaults of each kind that the target has not, in the order of their names. A screen has few kinds of elements.
    var known = [[AttributeEntry]?](repeating: nil, count: ElementKind.count)
    func missing(_ kind: ElementKind) -> [AttributeEntry] {
      if let entries = known[kind.ordinal] { return entries }
      // What every format means by absence says nothing, unless the target has a place for it: all those that follow would
      // look at it to leave it out.
      func isMissing(_ id: AttributeID, _ value: AttributeValue) -> Bool {
        target.defaultValue(of: id, on: kind) != value && (id.usualValue != value || target.supports(id, on: kind))
      }
      let entries = (source.defaults[kind] ?? [:]).filter { isMissing($0.key, $0.value) }
        .sorted { $0.key.rawValue < $1.key.rawValue }.map { AttributeEntry($0.key, $0.value) }
      known[kind.ordinal] = entries
      return entries
    }
    func materialize(_ element: inout Element) {
      if element.has(.axis), case .template? = element[value: .axis] {
        let usual = context.source.defaultValue(of: .axis, on: element.kind) ?? Axis.vertical.storage
        context.record(
          LossKinds.binding, "the direction is known only with data, so the default is used", at: element, .axis)
        element.revise(.axis, usual)
      }
      element.addMissing(missing(element.kind))
    }
    screen.rewrite(materialize)
    materialize(&screen.root)
  }
}
