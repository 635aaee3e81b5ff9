extension SupportSources {
  /// The part `CardSchemeReader`.
  static let cardSchemeReader = ##"""
    /// What is another view in dark interfaces, such as a picture that has a dark form.
    struct CardSchemeReader<Content: View>: View {
      @Environment(\.colorScheme)
      private var colorScheme
      @ViewBuilder let content: (Bool) -> Content

      /// A view, of which `content` is told whether the interface is dark.
      init(@ViewBuilder content: @escaping (Bool) -> Content) {
        self.content = content
      }

      /// The view.
      var body: some View { content(colorScheme == .dark) }
    }
    """##

  /// The same as it is read.
  static let cardSchemeReaderPart = SupportPart(cardSchemeReader)
}
