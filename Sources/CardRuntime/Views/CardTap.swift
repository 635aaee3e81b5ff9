#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Has a tap on what is around the controls of a view do something. A button around them would
    /// keep every tap for itself; so those who do not see the view find the same as an action of what
    /// is in it, with this name.
    @MainActor
    public func onCardTap(_ name: String? = nil, perform: @escaping @MainActor () -> Void) -> some View {
      contentShape(Rectangle())
        .onTapGesture { perform() }
        .accessibilityAction(named: Text(verbatim: name ?? "Open".cardWord)) { perform() }
    }
  }
#endif
