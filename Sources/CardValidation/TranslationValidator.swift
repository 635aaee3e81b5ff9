package import CardIR
package import CardStyle
package import CardSyntax

/// Compares what screens are for whoever uses them, before and after passes: what is shown in which order, arrangement
/// and look, which inputs there are, and what actions do, in every state that actions lead to.
///
/// It interprets both screens by itself and shares no code with the passes, so that a mistake of theirs cannot look
/// right here. Both screens must be of one format.
package struct TranslationValidator: Sendable {
  /// How much is compared.
  package struct Bounds: Sendable, Hashable {
    /// The most states of visibility of a screen, the first one included.
    package var states = 32
    /// The most states of a template with one set of data, unless there are more actions at first: each of those is
    /// run once as far as ``states`` goes.
    package var statesWithData = 12
    /// The most sets of data for a template.
    package var dataSets = 48
    /// The most elements that a template may have with all sets of data together; the set with which there are more
    /// is the last one.
    package var elements = 100_000

    /// The usual bounds.
    package init() {}
  }

  private let capabilities: Capabilities
  private let styles: StyleResolver
  private let bounds: Bounds
  private let known, host: Node?

  /// A validator for screens whose absent attributes mean what `capabilities` says.
  ///
  /// What passes were told of the data, an object, and of the host is told to the validator as well: all data that it
  /// makes has it.
  package init(
    capabilities: Capabilities, styles: StyleResolver, bounds: Bounds = Bounds(), known: Node? = nil,
    host: Node? = nil
  ) {
    self.known = known
    self.host = host
    self.capabilities = capabilities
    self.styles = styles
    self.bounds = bounds
  }

  /// The first difference, or none if there is none within the bounds.
  package func firstDifference(_ before: Screen, _ after: Screen) -> SemanticDifference? {
    if isSame(before, after) { return nil }
    if before.form != after.form {
      return SemanticDifference(
        message: "the document was a \(before.form.rawValue) and is a \(after.form.rawValue)",
        before: before.root.nearestSpan, after: after.root.nearestSpan, data: nil, actions: [])
    }
    guard let difference = compare(before, after, data: nil) else { return nil }
    guard before.isTemplate || after.isTemplate else { return difference }
    // What is written differently may still be the same with data.
    var (one, other) = (TemplateInterpreter(capabilities), TemplateInterpreter(capabilities))
    for data in DataGenerator.data(for: [before, after], count: bounds.dataSets, known: known, host: host) {
      let screens = (one.screen(before, data: data), other.screen(after, data: data))
      if let difference = compare(screens.0, screens.1, data: data) { return difference }
      if one.count + other.count > bounds.elements { break }
    }
    return nil
  }

  /// Whether both screens are written alike, so that nothing need be interpreted.
  private func isSame(_ before: Screen, _ after: Screen) -> Bool {
    before.form == after.form && before.isTemplate == after.isTemplate && before.scope == after.scope
      && before.when == after.when && before.root.isLike(after.root)
  }

  /// The first difference of two screens. Hosts do not agree on whether an empty box has a place of its own: what is
  /// the same on either sort of host is no difference.
  private func compare(_ before: Screen, _ after: Screen, data: Node?) -> SemanticDifference? {
    // Only what differs is worth to be written down in full.
    let unchanged = UnchangedElements(before, after)
    let isSame = compare(before, after, data: data, emptyBoxesKeepRoom: false, unchanged) == nil
    guard !isSame, let difference = compare(before, after, data: data, emptyBoxesKeepRoom: false, .none) else {
      return nil
    }
    return compare(before, after, data: data, emptyBoxesKeepRoom: true, .none) == nil ? nil : difference
  }

  /// The first difference of two screens, breadth first over the states that actions lead to.
  private func compare(
    _ before: Screen, _ after: Screen, data: Node?, emptyBoxesKeepRoom: Bool, _ unchanged: UnchangedElements
  ) -> SemanticDifference? {
    struct Step {
      let before, after: VisibilityState
      let actions: [String]
    }
    struct Key: Hashable {
      let before, after: VisibilityState
    }
    let (old, new) = (ScreenIndex(before, capabilities), ScreenIndex(after, capabilities))
    var queue = [Step(before: VisibilityState(), after: VisibilityState(), actions: [])]
    var seen: Set<Key> = [Key(before: VisibilityState(), after: VisibilityState())]
    var (next, limit) = (0, bounds.states)
    while next < queue.count {
      let step = queue[next]
      next += 1
      let one = NormalForm(
        before, capabilities, styles, old, step.before, emptyBoxesKeepRoom: emptyBoxesKeepRoom, unchanged: unchanged)
      let other = NormalForm(
        after, capabilities, styles, new, step.after, emptyBoxesKeepRoom: emptyBoxesKeepRoom, unchanged: unchanged)
      if let position = one.firstMismatch(with: other) {
        return SemanticDifference(
          message: one.message(at: position, comparedWith: other), before: one.span(at: position),
          after: other.span(at: position), data: data.map { TextDump.text(of: .json($0)) }, actions: step.actions)
      }
      if data != nil, next == 1 { limit = min(limit, max(bounds.statesWithData, one.actions.count + 1)) }
      // Equal normal forms have the same actions.
      for (action, counterpart) in zip(one.actions, other.actions) where queue.count < limit {
        let states = (step.before.applying(action, old), step.after.applying(counterpart, new))
        guard seen.insert(Key(before: states.0, after: states.1)).inserted else { continue }
        queue.append(Step(before: states.0, after: states.1, actions: step.actions + [action.title]))
      }
    }
    return nil
  }
}
