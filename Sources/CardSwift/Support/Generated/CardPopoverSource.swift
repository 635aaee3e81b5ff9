extension SupportSources {
  /// The part `CardPopover`.
  static let cardPopover = ##"""
    /// A button that shows something in a bubble beside it, or in a sheet where there are no bubbles.
    struct CardPopover<Label: View, Content: View>: View {
      private let role: ButtonRole?
      private let edge: Edge
      private let title: String?
      private let maxWidth: CGFloat?
      private let content: Content
      private let label: Label
      @State private var isShown = false

      /// A button with a bubble at one of its edges that is at most so wide.
      init(
        role: ButtonRole? = nil,
        at edge: Edge = .top,
        title: String? = nil,
        maxWidth: CGFloat? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
      ) {
        self.role = role
        self.edge = edge
        self.title = title
        self.maxWidth = maxWidth
        self.content = content()
        self.label = label()
      }

      /// The button.
      var body: some View {
        Button(role: role) {
          isShown = true
        } label: {
          label
        }
        .modifier(
          CardBubble(isShown: $isShown, edge: edge, title: title, maxWidth: maxWidth, inside: content))
      }
    }

    /// Shows something in a bubble beside a view, or in a sheet where there are no bubbles.
    struct CardBubble<Inside: View>: ViewModifier {
      @Binding var isShown: Bool
      let edge: Edge
      let title: String?
      let maxWidth: CGFloat?
      let inside: Inside

      /// The view with its bubble.
      func body(content: Content) -> some View {
        #if os(tvOS) || os(watchOS)
          content.sheet(isPresented: $isShown) { bubble }
        #else
          content.popover(isPresented: $isShown, arrowEdge: edge) {
            if #available(iOS 16.4, macOS 13.3, *) {
              bubble.presentationCompactAdaptation(.popover)
            } else {
              bubble
            }
          }
        #endif
      }

      private var bubble: some View {
        VStack(alignment: .leading, spacing: 8) {
          if let title { Text(verbatim: title).font(.headline) }
          inside
        }
        .frame(maxWidth: maxWidth, alignment: .leading)
        .padding()
      }
    }
    """##

  /// The same as it is read.
  static let cardPopoverPart = SupportPart(cardPopover)
}
