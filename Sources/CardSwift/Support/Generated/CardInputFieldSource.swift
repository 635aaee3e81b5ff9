extension SupportSources {
  /// The part `CardInputField`.
  static let cardInputField = ##"""
    /// A control with its caption above and what is wrong with its value below.
    struct CardInputField<Content: View>: View {
      @ObservedObject var entry: CardEntry
      var label: String = ""
      var isRequired: Bool = false
      var suffix: Text?
      @ViewBuilder let content: () -> Content
      @FocusState private var isFocused: Bool
      @AccessibilityFocusState private var isSpoken: Bool

      /// A control that changes an entry, with a caption if there is one. Behind the caption stands a suffix, which is a star
      /// where there must be a value, unless it is another one.
      init(
        entry: CardEntry,
        label: String = "",
        isRequired: Bool = false,
        suffix: Text? = nil,
        @ViewBuilder content: @escaping () -> Content
      ) {
        self.entry = entry
        self.label = label
        self.isRequired = isRequired
        self.suffix = suffix
        self.content = content
      }

      /// The control with its texts. What is spoken after its name is that there must be a value, or what is wrong.
      var body: some View {
        VStack(alignment: .leading, spacing: 4) {
          if !label.isEmpty {
            (Text(verbatim: label)
              + (suffix ?? Text(verbatim: isRequired ? " *" : "").foregroundColor(.red)))
              .font(.subheadline).accessibilityHidden(true)
          }
          content()
            .focused($isFocused)
            .accessibilityFocused($isSpoken)
            .accessibilityHint(Text(verbatim: entry.problem ?? (isRequired ? "Required".cardWord : "")))
          if let problem = entry.problem {
            Text(verbatim: problem).font(.footnote).foregroundStyle(.red).accessibilityHidden(true)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .task(id: entry.attempts) {
          guard entry.attempts > 0, entry.problem != nil else { return }
          isFocused = true
          isSpoken = true
          #if canImport(UIKit) && !os(watchOS)
            let text = [label, entry.problem ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
            UIAccessibility.post(notification: .announcement, argument: text)
          #endif
        }
      }
    }
    """##
}
