extension SupportSources {
  /// The part `CardTheme+Colors`.
  static let cardThemeColors = ##"""
    extension CardTheme {
      /// What has a colour.
      struct Role: Hashable, Sendable {
        /// Where host configurations have the colour below `containerStyles`: `good.backgroundColor`,
        /// `default.foregroundColors.accent.subtle`; for lines `lineColor`.
        let name: String
        /// The colour that the code was generated with.
        let color: Color

        /// A name with the colour that it has.
        init(_ name: String, _ color: Color) { (self.name, self.color) = (name, color) }

        /// A name with the colours that it has in bright and in dark interfaces.
        init(_ name: String, light: UInt32, dark: UInt32, opacity: Double = 1) {
          self.init(name, Color(light: light, dark: dark, opacity: opacity))
        }
      }

      /// Other colours, by the names of the roles, and other fonts.
      init(_ colors: [String: Color], fonts: Fonts? = nil) { self.init(colors: colors, fonts: fonts) }

      /// The colour of a role.
      subscript(role: Role) -> Color { colors[role.name] ?? role.color }
    }
    """##

  /// The same as it is read.
  static let cardThemeColorsPart = SupportPart(cardThemeColors)
}
