extension SupportSources {
  /// The part `CardTapPopover`.
  static let cardTapPopover = ##"""
    /// A view with controls in it, which work: a tap on what is around them shows something in a bubble.
    struct CardTapPopover<Label: View, Content: View>: View {
      private let name: String?
      private let isEnabled: Bool
      private let edge: Edge
      private let title: String?
      private let maxWidth: CGFloat?
      private let content: Content
      private let label: Label
      @State private var isShown = false

      /// A view with a bubble at one of its edges that is at most so wide. Those who do not see the
      /// view find the bubble as an action of this name.
      init(
        _ name: String? = nil,
        isEnabled: Bool = true,
        at edge: Edge = .top,
        title: String? = nil,
        maxWidth: CGFloat? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
      ) {
        self.name = name
        self.isEnabled = isEnabled
        self.edge = edge
        self.title = title
        self.maxWidth = maxWidth
        self.content = content()
        self.label = label()
      }

      /// The view.
      var body: some View {
        label
          .onCardTap(name) { if isEnabled { isShown = true } }
          .modifier(
            CardBubble(isShown: $isShown, edge: edge, title: title, maxWidth: maxWidth, inside: content)
          )
      }
    }
    """##

  /// The same as it is read.
  static let cardTapPopoverPart = SupportPart(cardTapPopover)
}
