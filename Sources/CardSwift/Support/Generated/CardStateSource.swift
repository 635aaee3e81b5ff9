extension SupportSources {
  /// The part `CardState`.
  static let cardState = ##"""
    /// What actions have changed about the elements of a card: which are shown, and what they show.
    @MainActor
    final class CardState: ObservableObject {
      @Published private var visibility: [String: Bool] = [:]
      @Published private var cards: [String: String] = [:]
      @Published private var contents: [String: String] = [:]

      /// Nothing is changed.
      init() {}

      // MARK: Visibility

      /// Whether an element is shown.
      func isVisible(_ id: String, initially: Bool = true) -> Bool {
        visibility[id] ?? initially
      }

      /// Shows or hides an element; without `isVisible` it becomes what it is not.
      func setVisible(_ id: String, _ isVisible: Bool? = nil, initially: Bool = true) {
        visibility[id] = isVisible ?? !self.isVisible(id, initially: initially)
      }

      // MARK: Cards

      /// Whether a card is shown, of those of which one is at a time.
      func isShown(_ card: String, in group: String) -> Bool { cards[group] == card }

      /// Shows a card in place of another one, or hides it if it is shown.
      func toggle(_ card: String, in group: String) {
        cards[group] = isShown(card, in: group) ? nil : card
      }

      // MARK: Content

      /// What an element shows now, if an action has changed it.
      func content(_ id: String) -> String? { contents[id] }

      /// Has an element show something else.
      func setContent(_ id: String, to value: String) { contents[id] = value }

      /// Whether a control can be used now.
      func isEnabled(_ id: String, initially: Bool = true) -> Bool {
        contents[id + ".state"].map { $0 == "enable" } ?? initially
      }

      /// Has a control be usable or not: `enable` or `disable`.
      func setEnabled(_ id: String, to state: String) { contents[id + ".state"] = state }
    }
    """##

  /// The same as it is read.
  static let cardStatePart = SupportPart(cardState)
}
