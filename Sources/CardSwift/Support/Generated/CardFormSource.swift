extension SupportSources {
  /// The part `CardForm`.
  static let cardForm = ##"""
    /// The values of a card's inputs while a user changes them.
    @MainActor
    final class CardForm: ObservableObject {
      private var entries: [String: CardEntry] = [:]
      private var order: [String]
      private var sent: [String] = []

      /// A form with these inputs and their first values.
      init(_ inputs: [CardInput]) {
        order = inputs.map(\.name)
        for input in inputs { entries[input.name] = CardEntry(input) }
      }

      /// Changes the inputs, and the values of those in which nothing was entered.
      func update(_ inputs: [CardInput]) {
        order = inputs.map(\.name)
        for input in inputs { entry(input.name).become(input) }
      }

      /// What is entered in a field, for its control to observe.
      func entry(_ key: String) -> CardEntry {
        let entry = entries[key] ?? CardEntry(CardInput(id: key, isMissingAtFirst: true))
        entries[key] = entry
        return entry
      }

      /// Gives an input or variable a value.
      func set(_ id: String, to value: String) { entry(id).enter(value) }

      /// Gives inputs, or all of them, the values again that they had at first.
      func reset(_ ids: [String]? = nil) {
        for id in ids ?? order { entries[id]?.reset() }
      }

      /// Creates, changes or removes a variable.
      func set(_ id: String, to value: String, _ operation: String) {
        let exists = entries[id]?.isMissing == false
        switch operation {
        case "remove": entries[id]?.isMissing = true
        case "createIfNotExists" where exists, "modifyIfExists" where !exists: break
        default: set(id, to: value)
        }
      }

      // MARK: Controls

      /// The value of an input, for a control that changes it. Both ends of the binding run where all controls do.
      func text(_ id: String) -> Binding<String> {
        let entry = entry(id)
        return Binding(
          get: { MainActor.assumeIsolated { entry.text } },
          set: { value in MainActor.assumeIsolated { entry.enter(value) } })
      }

      /// Whether an input has the value `on`, for a control that switches to `off`.
      func flag(_ id: String, on: String = "true", off: String = "false") -> Binding<Bool> {
        let text = text(id)
        return Binding(get: { text.wrappedValue == on }, set: { text.wrappedValue = $0 ? on : off })
      }

      /// Whether a choice is made of which there can be several.
      func choices(_ id: String, _ choice: String) -> Binding<Bool> {
        let text = text(id)
        return Binding {
          text.wrappedValue.split(separator: ",").contains { $0 == choice }
        } set: { isChosen in
          let others = text.wrappedValue.split(separator: ",").map(String.init).filter { $0 != choice }
          text.wrappedValue = (isChosen ? others + [choice] : others).joined(separator: ",")
        }
      }

      // MARK: Sending

      /// The values of all inputs, to be sent; none if some are not taken, of which the first one gets the focus.
      func submission() -> [String: String]? { values(of: order, checking: order) }

      /// The values of the inputs in one list or several.
      func submission(of ids: [String], _ more: [String]...) -> [String: String]? {
        let sent = present([ids] + more)
        return values(of: sent, checking: sent)
      }

      /// The values of all inputs, of which only those that are shown must be taken.
      func shownSubmission(isShown: @MainActor (String, Bool) -> Bool) -> [String: String]? {
        values(of: order, checking: order.filter { entries[$0]?.input.isShown(isShown) == true })
      }

      /// The values of the inputs in one list or several, of which only those that are shown must be taken.
      func shownSubmission(
        of ids: [String], _ more: [String]..., isShown: @MainActor (String, Bool) -> Bool
      ) -> [String: String]? {
        let sent = present([ids] + more)
        return values(of: sent, checking: sent.filter { entries[$0]?.input.isShown(isShown) == true })
      }

      /// The inputs in lists, as far as they are there now.
      private func present(_ lists: [[String]]) -> [String] {
        order.filter { id in lists.contains { $0.contains(id) } }
      }

      private func values(of sent: [String], checking ids: [String]) -> [String: String]? {
        let fields = ids.compactMap { entries[$0] }
        for field in fields { field.check() }
        let wrong = fields.first { $0.problem != nil }
        wrong?.attempts += 1
        return wrong == nil ? values(of: sent) : nil
      }

      /// Shows what is wrong with values that were sent, and gives the first of their fields the focus.
      func refuse(_ problems: [String: String]) {
        let fields = order.filter { sent.contains($0) }.compactMap { entries[$0] }
        for field in fields { if let problem = problems[field.input.id] { field.problem = problem } }
        fields.first { problems[$0.input.id] != nil }?.attempts += 1
      }

      /// The values of inputs and variables as they are sent, of those that have one.
      func values(of keys: [String]) -> [String: String] {
        sent = keys
        return keys.reduce(into: [:]) { values, key in
          if let entry = entries[key], let text = entry.sent { values[entry.input.id] = text }
        }
      }
    }

    extension Binding where Value: Sendable {
      /// The same value; `action` is told what a control makes of it.
      @MainActor
      func onSet(_ action: @escaping @MainActor @Sendable (Value) -> Void) -> Binding<Value> {
        Binding {
          wrappedValue
        } set: { value in
          wrappedValue = value
          MainActor.assumeIsolated { action(value) }
        }
      }

      /// The same value; `action` runs when a control makes another one of it.
      @MainActor
      func onValueChange(
        _ action: @escaping @MainActor @Sendable () -> Void
      ) -> Binding<Value> where Value: Equatable {
        Binding {
          wrappedValue
        } set: { value in
          let isNew = value != wrappedValue
          wrappedValue = value
          if isNew { MainActor.assumeIsolated { action() } }
        }
      }
    }
    """##

  /// The same as it is read.
  static let cardFormPart = SupportPart(cardForm)
}
