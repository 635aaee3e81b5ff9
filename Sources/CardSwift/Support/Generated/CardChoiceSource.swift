extension SupportSources {
  /// The part `CardChoice`.
  static let cardChoice = ##"""
    /// One of several choices of which one is made: choosing it takes the choice from the others.
    struct CardChoice: View {
      private let title: String
      private let value: String
      @Binding private var chosen: String

      /// The choice of a value.
      init(_ title: String, _ value: String, chosen: Binding<String>) {
        self.title = title
        self.value = value
        _chosen = chosen
      }

      /// A round mark and the title.
      var body: some View {
        Button {
          chosen = value
        } label: {
          Label {
            Text(verbatim: title)
          } icon: {
            Image(systemName: chosen == value ? "largecircle.fill.circle" : "circle")
          }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(chosen == value ? .isSelected : [])
      }
    }
    """##

  /// The same as it is read.
  static let cardChoicePart = SupportPart(cardChoice)
}
