extension SupportSources {
  /// The part `CardRichText`.
  static let cardRichText = ##"""
    extension Text {
      /// Texts one after the other in one paragraph.
      init(joining texts: [Text]) {
        self = texts.reduce(Text(verbatim: "")) { $0 + $1 }
      }

      /// A text that leads somewhere when it is tapped.
      init(_ text: String, link address: String) {
        var link = AttributedString(text)
        link.link = URL(cardAddress: address)
        self.init(link)
      }

      /// A text that leads somewhere when it is tapped, with a colour behind it.
      init(_ text: String, link address: String, highlight color: Color) {
        var link = AttributedString(text)
        link.link = URL(cardAddress: address)
        #if canImport(UIKit) || canImport(AppKit)
          link[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] = color
        #endif
        self.init(link)
      }

      /// A text with a colour behind it.
      init(_ text: String, highlight color: Color) {
        var marked = AttributedString(text)
        #if canImport(UIKit) || canImport(AppKit)
          marked[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] = color
        #endif
        self.init(marked)
      }
    }

    extension View {
      /// Has the parts of a text that lead to `card-run:` do what `action` does for what follows; other links lead where they
      /// would without.
      @MainActor
      func cardRuns(_ action: @escaping @MainActor (String) -> Void) -> some View {
        modifier(CardRunActions(action: action))
      }
    }

    /// Takes the links of a text that stand for actions of its parts.
    private struct CardRunActions: ViewModifier {
      let action: @MainActor (String) -> Void
      @Environment(\.openURL)
      private var openURL

      func body(content: Content) -> some View {
        content.environment(
          \.openURL,
          OpenURLAction { url in
            let address = url.absoluteString
            if address.hasPrefix("card-run:") {
              action(String(address.dropFirst(9)))
            } else {
              openURL(url)
            }
            return .handled
          })
      }
    }
    """##

  /// The same as it is read.
  static let cardRichTextPart = SupportPart(cardRichText)
}
