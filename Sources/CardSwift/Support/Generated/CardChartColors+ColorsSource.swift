extension SupportSources {
  /// The part `CardChartColors+Colors`.
  static let cardChartColorsColors = ##"""
    extension CardChartColors {
      /// The colour of a name in any case; none for texts that are none.
      static func named(_ name: String) -> Color? {
        CardChartColors.number(name).map { Color(rgb: $0) }
      }

      /// The colours of a set, which charts take one after the other.
      static func set(_ name: String) -> [Color] {
        CardChartColors.numbers(of: name).map { Color(rgb: $0) }
      }

      /// The colour that a part or series takes of a set, by its number; sets begin anew where they end.
      static func color(_ number: Int, of set: String) -> Color {
        let colors = CardChartColors.numbers(of: set)
        return Color(rgb: colors[number % colors.count])
      }
    }
    """##

  /// The same as it is read.
  static let cardChartColorsColorsPart = SupportPart(cardChartColorsColors)
}
