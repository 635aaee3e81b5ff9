#if canImport(SwiftUI)
  public import SwiftUI

  /// What is another view in dark interfaces, such as a picture that has a dark form.
  public struct CardSchemeReader<Content: View>: View {
    @Environment(\.colorScheme)
    private var colorScheme
    @ViewBuilder let content: (Bool) -> Content

    /// A view, of which `content` is told whether the interface is dark.
    public init(@ViewBuilder content: @escaping (Bool) -> Content) {
      self.content = content
    }

    /// The view.
    public var body: some View { content(colorScheme == .dark) }
  }
#endif
