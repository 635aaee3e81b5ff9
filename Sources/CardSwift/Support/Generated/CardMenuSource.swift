extension SupportSources {
  /// The part `CardMenu`.
  static let cardMenu = ##"""
    /// A button with others in a menu beside it.
    struct CardMenu<Main: View, Others: View>: View {
      private let others: Others
      private let main: Main
      private let hasOthers: Bool
      @State private var isOpen = false

      /// A button, and what its menu has; without a menu while that would be empty.
      init(
        hasOthers: Bool = true, @ViewBuilder main: () -> Main, @ViewBuilder others: () -> Others
      ) {
        self.others = others()
        self.main = main()
        self.hasOthers = hasOthers
      }

      /// The button, and the one that opens the menu.
      var body: some View {
        HStack(spacing: 4) {
          main
          if hasOthers { menu }
        }
      }

      private var menu: some View {
        #if os(tvOS) || os(watchOS)
          Button {
            isOpen = true
          } label: {
            sign
          }
          .confirmationDialog("More".cardWord, isPresented: $isOpen) { others }
        #else
          Menu {
            others
          } label: {
            sign
          }
          .menuStyle(.button)
          .buttonStyle(.bordered)
          .fixedSize()
        #endif
      }

      private var sign: some View {
        Image(systemName: Main.self == EmptyView.self ? "ellipsis" : "chevron.down")
          .accessibilityLabel("More".cardWord)
      }
    }

    extension CardMenu where Main == EmptyView {
      /// A menu that belongs to no button.
      init(@ViewBuilder others: () -> Others) {
        self.init(main: { EmptyView() }, others: others)
      }
    }
    """##

  /// The same as it is read.
  static let cardMenuPart = SupportPart(cardMenu)
}
