package import CardIR

/// The colours of a badge: those of the design of Teams.
package struct BadgeColors: Sendable {
  /// The colour of the pill.
  package let ground: Color
  /// The colour of its text.
  package let ink: Color
  /// The colour of its edge.
  package let edge: Color

  private init(_ ground: UInt32, _ ink: UInt32, _ edge: UInt32) {
    (self.ground, self.ink, self.edge) = (Color(ground), Color(ink), Color(edge))
  }

  /// The colours of a style in lower case, strong or light.
  package static func of(_ style: String, isTint: Bool) -> BadgeColors {
    switch (style, isTint) {
    case ("accent", false): BadgeColors(0x5B5FC7, 0xFFFFFF, 0x5B5FC7)
    case ("accent", true): BadgeColors(0xE8EBFA, 0x444791, 0xC5CBFA)
    case ("good", false): BadgeColors(0x107C10, 0xFFFFFF, 0x107C10)
    case ("good", true): BadgeColors(0xF1FAF1, 0x0E700E, 0x9FD89F)
    case ("attention", false): BadgeColors(0xC50F1F, 0xFFFFFF, 0xC50F1F)
    case ("attention", true): BadgeColors(0xFDF3F4, 0xB10E1C, 0xEEACB2)
    case ("warning", false): BadgeColors(0xF7630C, 0xFFFFFF, 0xF7630C)
    case ("warning", true): BadgeColors(0xFFF9F5, 0xBC4B09, 0xFDCFB4)
    case ("subtle", false): BadgeColors(0xFFFFFF, 0x424242, 0xFFFFFF)
    case ("subtle", true): BadgeColors(0xFFFFFF, 0x616161, 0xE0E0E0)
    case ("informative", false): BadgeColors(0xE6E6E6, 0x616161, 0xE6E6E6)
    case (_, false): BadgeColors(0x616161, 0xFFFFFF, 0x616161)
    case (_, true): BadgeColors(0xF0F0F0, 0x616161, 0xE0E0E0)
    }
  }

  /// The colour of progress and icons of a meaning, in lower case; none for what looks as text does.
  package static func color(of meaning: String?) -> Color? {
    switch meaning {
    case "accent": Color(0x5B5FC7)
    case "good": Color(0x107C10)
    case "warning": Color(0xF7630C)
    case "attention": Color(0xC50F1F)
    default: nil
    }
  }
}
