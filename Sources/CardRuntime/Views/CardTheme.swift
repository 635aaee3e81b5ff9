#if canImport(SwiftUI)
  public import SwiftUI

  /// The colours and fonts of cards while an app runs, in place of those that the code was generated with.
  ///
  /// ```swift
  /// FlightView(data: flight).cardTheme(CardTheme(["good.backgroundColor": .mint]))
  /// ```
  public struct CardTheme: EnvironmentKey, Sendable {
    /// The colours and fonts that the code was generated with.
    public static var defaultValue: CardTheme { CardTheme() }
    /// The colours by the names of the roles.
    public var colors: [String: Color] = [:]
    /// The fonts of texts, by the style and the design that the code has for them; none for those of
    /// the platform.
    public var fonts: Fonts?
    /// Finds fonts by a style and a design.
    public typealias Fonts = @Sendable (Font.TextStyle, Font.Design) -> Font?

    /// Other colours, by the names of the roles, and other fonts.
    public init(
      colors: [String: Color] = [:],
      fonts: Fonts? = nil
    ) {
      self.colors = colors
      self.fonts = fonts
    }

    /// The font of texts of a style.
    public func font(_ style: Font.TextStyle, _ design: Font.Design = .default) -> Font {
      fonts?(style, design) ?? .system(style, design: design)
    }
  }

  extension EnvironmentValues {
    /// The colours and fonts of cards.
    public var cardTheme: CardTheme {
      get { self[CardTheme.self] }
      set { self[CardTheme.self] = newValue }
    }
  }

  extension View {
    /// Has the cards in this view in other colours and fonts.
    public func cardTheme(_ theme: CardTheme) -> some View {
      environment(\.cardTheme, theme)
        .transformEnvironment(\.font) { $0 = theme.fonts?(.body, .default) ?? $0 }
    }
  }
#endif
