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
        link.link = URL(string: address)
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
    """##
}
