extension SupportSources {
  /// The part `CardNumberRule`.
  static let cardNumberRule = ##"""
    extension CardRule {
      /// A value is a number in figures as it is typed where the user is.
      static func numeric(least: String? = nil, most: String? = nil) -> CardRule {
        numeric(least: least, most: most, separator: Locale.current.decimalSeparator ?? ".")
      }
    }
    """##

  /// The same as it is read.
  static let cardNumberRulePart = SupportPart(cardNumberRule)
}
