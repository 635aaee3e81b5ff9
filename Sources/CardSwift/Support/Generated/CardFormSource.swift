extension SupportSources {
  /// The part `CardForm`.
  static let cardForm = ##"""
    /// The values of a card's inputs while a user changes them.
    @MainActor
    final class CardForm: ObservableObject {
      private var entries: [String: CardEntry] = [:]
      private var order: [String] = []
      private let separator = Locale.current.decimalSeparator ?? "."

      /// A form with these inputs and their first values.
      init(_ inputs: [CardInput]) { update(inputs) }

      /// Changes the inputs, and the values of those in which nothing was entered.
      func update(_ inputs: [CardInput]) {
        order = []
        for input in inputs {
          if !order.contains(input.id) { order.append(input.id) }
          entry(input.id).become(input)
        }
      }

      /// What is entered in a field, for its control to observe.
      func entry(_ id: String) -> CardEntry {
        if let entry = entries[id] { return entry }
        let entry = CardEntry(nil)
        entries[id] = entry
        return entry
      }

      /// The value of an input or variable.
      func value(_ id: String) -> String { entries[id]?.text ?? "" }

      /// Gives an input or variable a value.
      func set(_ id: String, to value: String) { entry(id).enter(value, separator) }

      /// Gives inputs, or all of them, the values again that they had at first.
      func reset(_ ids: [String]? = nil) {
        for id in ids ?? order { entries[id]?.reset() }
      }

      /// Whether an input or variable has a value, even if that is empty.
      private func exists(_ id: String) -> Bool { entries[id]?.exists ?? false }

      /// Creates, changes or removes a variable.
      func set(_ id: String, to value: String, _ operation: String) {
        switch operation {
        case "remove": entries[id]?.remove()
        case "createIfNotExists": if !exists(id) { set(id, to: value) }
        case "modifyIfExists": if exists(id) { set(id, to: value) }
        default: set(id, to: value)
        }
      }

      // MARK: Controls

      /// The value of an input, for a control that changes it.
      func text(_ id: String) -> Binding<String> {
        binding {
          $0.value(id)
        } set: {
          $0.set(id, to: $1)
        }
      }

      /// Whether an input has the value `on`, for a control that switches to `off`.
      func flag(_ id: String, on: String = "true", off: String = "false") -> Binding<Bool> {
        binding {
          $0.value(id) == on
        } set: {
          $0.set(id, to: $1 ? on : off)
        }
      }

      /// Whether a choice is made of which there can be several.
      func choices(_ id: String, _ choice: String) -> Binding<Bool> {
        binding {
          $0.chosen(id).contains(choice)
        } set: { form, isChosen in
          let others = form.chosen(id).filter { $0 != choice }
          form.set(id, to: (isChosen ? others + [choice] : others).joined(separator: ","))
        }
      }

      /// A binding whose ends run where all controls do.
      private func binding<Value: Sendable>(
        _ get: @escaping @MainActor @Sendable (CardForm) -> Value,
        set: @escaping @MainActor @Sendable (CardForm, Value) -> Void
      ) -> Binding<Value> {
        Binding {
          MainActor.assumeIsolated { get(self) }
        } set: { value in
          MainActor.assumeIsolated { set(self, value) }
        }
      }

      private func chosen(_ id: String) -> [String] {
        value(id).split(separator: ",").map(String.init)
      }

      // MARK: Validation

      /// The values of inputs, or of all of them, to be sent; none if some that are shown are not
      /// taken, of which the first one gets the focus.
      func submission(
        of ids: [String]? = nil,
        isShown: @MainActor (String, Bool) -> Bool = { $1 }
      ) -> [String: String]? {
        let wanted = (ids ?? order).filter { entries[$0]?.input != nil }
        let shown = wanted.map { entry($0) }.filter { $0.input?.isShown(isShown) ?? true }
        for entry in shown { entry.check(separator) }
        guard let wrong = shown.first(where: { $0.problem != nil }) else { return values(of: wanted) }
        wrong.attempts += 1
        return nil
      }

      /// Shows what is wrong with values that were sent, and gives the first of their fields the focus.
      func refuse(_ problems: [String: String]) {
        let wrong = order.filter { problems[$0] != nil }
        for id in wrong { entry(id).problem = problems[id] }
        if let first = wrong.first { entry(first).attempts += 1 }
      }

      /// The values of inputs and variables as they are sent, of those that have one.
      func values(of ids: [String]) -> [String: String] {
        let values = ids.filter(exists).map { id in
          (id, entries[id]?.input?.sent(value(id), separator: separator) ?? value(id))
        }
        return Dictionary(values) { first, _ in first }
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
}
