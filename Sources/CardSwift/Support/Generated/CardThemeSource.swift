extension SupportSources {
  /// The part `CardTheme`.
  static let cardTheme = ##"""
    /// The colours of cards while an app runs, in place of those that the code was generated with.
    ///
    /// ```swift
    /// FlightView(data: flight).cardTheme(CardTheme(["good.backgroundColor": .mint]))
    /// ```
    struct CardTheme: Sendable {
      /// What has a colour.
      struct Role: Hashable, Sendable {
        /// Where host configurations have the colour below `containerStyles`: `good.backgroundColor`,
        /// `default.foregroundColors.accent.subtle`; for lines `lineColor`.
        let name: String
        /// The colour that the code was generated with.
        let color: Color

        /// A name with the colours that it has in bright and in dark interfaces.
        init(_ name: String, light: UInt32, dark: UInt32, opacity: Double = 1) {
          self.name = name
          color = Color(light: light, dark: dark, opacity: opacity)
        }
      }

      /// The colours by the names of the roles.
      var colors: [String: Color]

      /// Other colours, by the names of the roles.
      init(_ colors: [String: Color] = [:]) { self.colors = colors }

      /// The colour of a role.
      subscript(role: Role) -> Color { colors[role.name] ?? role.color }
    }

    private struct CardThemeKey: EnvironmentKey {
      static var defaultValue: CardTheme { CardTheme() }
    }

    extension EnvironmentValues {
      /// The colours of cards.
      var cardTheme: CardTheme {
        get { self[CardThemeKey.self] }
        set { self[CardThemeKey.self] = newValue }
      }
    }

    extension View {
      /// Has the cards in this view in other colours.
      func cardTheme(_ theme: CardTheme) -> some View { environment(\.cardTheme, theme) }
    }
    """##
}
