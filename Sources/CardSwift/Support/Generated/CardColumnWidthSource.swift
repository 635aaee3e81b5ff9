extension SupportSources {
  /// The part `CardColumnWidth`.
  static let cardColumnWidth = ##"""
    extension CardColumn.Width {
      /// The width of a column of which data say how wide it is: `auto`, `stretch`, a share such as `2` or `2*`, or a number
      /// of points such as `80px`. What is none of these is `auto`.
      init(cardWidth text: String) {
        switch text {
        case "stretch": self = .stretch
        default: self = Self.measured(text) ?? .auto
        }
      }

      /// The width of a column of a table of which data say how wide it is: a share, or a number of points. What is neither
      /// has a share of one.
      init(cardCellWidth text: String) { self = Self.measured(text) ?? .weight(1) }

      private static func measured(_ text: String) -> Self? {
        let unit = ["px", "*"].first { text.hasSuffix($0) } ?? ""
        let digits = text.dropLast(unit.count)
        // Numbers of Swift may be hexadecimal, signed or infinite.
        guard digits.utf8.allSatisfy({ 48...57 ~= $0 || $0 == 46 }),
          let number = Double(String(digits)), number.isFinite
        else { return nil }
        return unit == "px" ? .points(number) : .weight(number)
      }
    }
    """##

  /// The same as it is read.
  static let cardColumnWidthPart = SupportPart(cardColumnWidth)
}
