extension SupportSources {
  /// The part `CardTap`.
  static let cardTap = ##"""
    extension View {
      /// Has a tap on what is around the controls of a view do something. A button around them would
      /// keep every tap for itself; so those who do not see the view find the same as an action of what
      /// is in it, with this name.
      @MainActor
      func onCardTap(_ name: String? = nil, perform: @escaping @MainActor () -> Void) -> some View {
        contentShape(Rectangle())
          .onTapGesture { perform() }
          .accessibilityAction(named: Text(verbatim: name ?? "Open".cardWord)) { perform() }
      }
    }
    """##

  /// The same as it is read.
  static let cardTapPart = SupportPart(cardTap)
}
