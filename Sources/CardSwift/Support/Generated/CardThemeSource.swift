extension SupportSources {
  /// The part `CardTheme`.
  static let cardTheme = ##"""
    /// The colours and fonts of cards while an app runs, in place of those that the code was generated with.
    ///
    /// ```swift
    /// FlightView(data: flight).cardTheme(CardTheme(["good.backgroundColor": .mint]))
    /// ```
    struct CardTheme: EnvironmentKey, Sendable {
      /// The colours and fonts that the code was generated with.
      static var defaultValue: CardTheme { CardTheme() }
      /// The colours by the names of the roles.
      var colors: [String: Color] = [:]
      /// The fonts of texts, by the style and the design that the code has for them; none for those of
      /// the platform.
      var fonts: Fonts?
      /// Finds fonts by a style and a design.
      typealias Fonts = @Sendable (Font.TextStyle, Font.Design) -> Font?

      /// Other colours, by the names of the roles, and other fonts.
      init(
        colors: [String: Color] = [:],
        fonts: Fonts? = nil
      ) {
        self.colors = colors
        self.fonts = fonts
      }

      /// The font of texts of a style.
      func font(_ style: Font.TextStyle, _ design: Font.Design = .default) -> Font {
        fonts?(style, design) ?? .system(style, design: design)
      }
    }

    extension EnvironmentValues {
      /// The colours and fonts of cards.
      var cardTheme: CardTheme {
        get { self[CardTheme.self] }
        set { self[CardTheme.self] = newValue }
      }
    }

    extension View {
      /// Has the cards in this view in other colours and fonts.
      func cardTheme(_ theme: CardTheme) -> some View {
        environment(\.cardTheme, theme)
          .transformEnvironment(\.font) { $0 = theme.fonts?(.body, .default) ?? $0 }
      }
    }
    """##

  /// The same as it is read.
  static let cardThemePart = SupportPart(cardTheme)
}
