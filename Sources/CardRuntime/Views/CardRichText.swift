#if canImport(SwiftUI)
  public import SwiftUI

  extension Text {
    /// Texts one after the other in one paragraph.
    public init(joining texts: [Text]) {
      self = texts.reduce(Text(verbatim: "")) { $0 + $1 }
    }

    /// A text that leads somewhere when it is tapped.
    public init(_ text: String, link address: String) {
      var link = AttributedString(text)
      link.link = URL(string: address)
      self.init(link)
    }

    /// A text with a colour behind it.
    public init(_ text: String, highlight color: Color) {
      var marked = AttributedString(text)
      #if canImport(UIKit) || canImport(AppKit)
        marked[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] = color
      #endif
      self.init(marked)
    }
  }
#endif
