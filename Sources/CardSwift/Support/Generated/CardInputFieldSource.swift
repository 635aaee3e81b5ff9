extension SupportSources {
  /// The part `CardInputField`.
  static let cardInputField = ##"""
    /// A control with its caption above and what is wrong with its value below.
    struct CardInputField<Content: View>: View {
      @ObservedObject var entry: CardEntry
      var label: String = ""
      var isRequired: Bool = false
      var suffix: Text?
      var scrolls: Bool = false  // with scrolls
      @ViewBuilder let content: () -> Content
      @FocusState private var isFocused: Bool
      @AccessibilityFocusState private var isSpoken: Bool

      /// A control that changes an entry, with a caption if there is one. Behind the caption stands a suffix, which is a star
      /// where there must be a value, unless it is another one. A control into which nothing is typed scrolls to itself when
      /// its value cannot be sent.
      init(
        entry: CardEntry,
        label: String = "",
        isRequired: Bool = false,
        suffix: Text? = nil,
        scrolls: Bool = false,  // with scrolls
        @ViewBuilder content: @escaping () -> Content
      ) {
        self.entry = entry
        self.label = label
        self.isRequired = isRequired
        self.suffix = suffix
        self.scrolls = scrolls  // with scrolls
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
        .background { if scrolls { CardScrollTarget(entry: entry) } }  // with scrolls
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

    /// Scrolls to a control whose value cannot be sent, as the system does only to fields that are typed into.
    private struct CardScrollTarget: View {
      @ObservedObject var entry: CardEntry

      var body: some View {
        #if canImport(UIKit) && !os(watchOS)
          Finder(attempt: entry.problem == nil ? 0 : entry.attempts)
        #endif
      }

      #if canImport(UIKit) && !os(watchOS)
        struct Finder: UIViewRepresentable {
          /// The number of the attempt to send the value; zero where nothing is wrong with it.
          let attempt: Int

          func makeUIView(context: Context) -> UIView { UIView() }

          func updateUIView(_ view: UIView, context: Context) {
            guard attempt > view.tag else { return }
            view.tag = attempt
            // What is said below the control is there after the next layout.
            Task {
              var outer = view.superview
              while let inner = outer, !(inner is UIScrollView) { outer = inner.superview }
              guard let scrolled = outer as? UIScrollView else { return }
              scrolled.scrollRectToVisible(scrolled.convert(view.bounds, from: view), animated: true)
            }
          }
        }
      #endif
    }
    """##

  /// The same as it is read.
  static let cardInputFieldPart = SupportPart(cardInputField)
}
