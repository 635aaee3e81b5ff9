extension SupportSources {
  /// The part `CardForm`.
  static let cardForm = ##"""
    /// The values of a card's inputs while a user changes them.
    @MainActor
    final class CardForm: ObservableObject {
      @Published private var values: [String: String]
      @Published private var problems: Set<String> = []
      private var inputs: [String: CardInput] = [:]
      private var order: [String] = []

      /// A form with these inputs and their first values.
      init(_ inputs: [CardInput]) {
        var values: [String: String] = [:]
        for input in inputs {
          if self.inputs.updateValue(input, forKey: input.id) == nil { order.append(input.id) }
          values[input.id] = input.value
        }
        self.values = values
      }

      /// The value of an input or variable.
      func value(_ id: String) -> String { values[id] ?? "" }

      /// Gives an input or variable a value.
      func set(_ id: String, to value: String) {
        let limit = inputs[id]?.maxLength ?? .max
        values[id] = String(value.prefix(limit))
        if problems.contains(id), inputs[id]?.accepts(value) ?? true { problems.remove(id) }
      }

      /// Creates, changes or removes a variable.
      func set(_ id: String, to value: String, _ operation: String) {
        switch operation {
        case "remove": values[id] = nil
        case "createIfNotExists": if values[id] == nil { set(id, to: value) }
        case "modifyIfExists": if values[id] != nil { set(id, to: value) }
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

      /// Whether a choice is made of which there can be one.
      func choice(_ id: String, _ choice: String) -> Binding<Bool> {
        binding {
          $0.value(id) == choice
        } set: {
          $0.set(id, to: $1 ? choice : "")
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

      /// What is said of the value of an input; nothing while nobody has tried to send one that is not taken.
      func problem(_ id: String) -> String? {
        guard problems.contains(id) else { return nil }
        return inputs[id]?.message ?? (value(id).isEmpty ? "Required" : "Not a valid value")
      }

      /// The values of inputs, or of all of them, to be sent; none if some are not taken, which is then shown.
      func submission(of ids: [String]? = nil) -> [String: String]? {
        let wanted = (ids ?? order).filter { inputs[$0] != nil }
        problems = Set(wanted.filter { !(inputs[$0]?.accepts(value($0)) ?? true) })
        return problems.isEmpty ? values(of: wanted) : nil
      }

      /// The values of inputs and variables as they are.
      func values(of ids: [String]) -> [String: String] {
        Dictionary(ids.map { ($0, value($0)) }) { first, _ in first }
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
    }
    """##
}
