extension SupportSources {
  /// The part `NumberLocale`.
  static let numberLocale = ##"""
    /// How a language writes numbers.
    struct CardNumberLocale: Sendable {
      /// The decimal separator.
      let decimal: StaticString
      /// The separator of groups of digits.
      let thousands: StaticString
      /// The size of all groups but the last one, which has three digits.
      let laterGroups: Int
      /// Whether digits are those of the Arabic script.
      let hasArabicDigits: Bool

      private init(
        _ decimal: StaticString, _ thousands: StaticString, laterGroups: Int = 3,
        hasArabicDigits: Bool = false
      ) {
        self.decimal = decimal
        self.thousands = thousands
        self.laterGroups = laterGroups
        self.hasArabicDigits = hasArabicDigits
      }

      /// The locale that every other one falls back to.
      static let invariant = CardNumberLocale(".", ",")

      /// The locale with a name as `de-DE`, case and all.
      static func known(_ name: String) -> CardNumberLocale? { table[name] }

      /// The names of the locales.
      static var names: [String] { table.keys.sorted() }

      private static let commaAndPoint = CardNumberLocale(",", ".")
      private static let commaAndSpace = CardNumberLocale(",", "\u{A0}")
      private static let pointAndComma = CardNumberLocale(".", ",")
      private static let arabic = CardNumberLocale("\u{66B}", "\u{66C}", hasArabicDigits: true)

      private static let table: [String: CardNumberLocale] = [
        "ar-001": arabic,
        "ar-AE": arabic,
        "ar-BH": arabic,
        "ar-DJ": arabic,
        "ar-DZ": commaAndPoint,
        "ar-EG": arabic,
        "ar-EH": pointAndComma,
        "ar-ER": arabic,
        "ar-IL": arabic,
        "ar-IQ": arabic,
        "ar-JO": arabic,
        "ar-KM": arabic,
        "ar-KW": arabic,
        "ar-LB": arabic,
        "ar-LY": commaAndPoint,
        "ar-MA": commaAndPoint,
        "ar-MR": arabic,
        "ar-OM": arabic,
        "ar-PS": arabic,
        "ar-QA": arabic,
        "ar-SA": arabic,
        "ar-SD": arabic,
        "ar-SO": arabic,
        "ar-SS": arabic,
        "ar-SY": arabic,
        "ar-TD": arabic,
        "ar-TN": commaAndPoint,
        "ar-YE": arabic,
        "ca-ES": commaAndPoint,
        "cs-CZ": commaAndSpace,
        "de-CH": CardNumberLocale(",", "'"),
        "de-DE": commaAndPoint,
        "en-CA": pointAndComma,
        "en-GB": pointAndComma,
        "en-IE": pointAndComma,
        "en-IN": CardNumberLocale(".", ",", laterGroups: 2),
        "en-US": pointAndComma,
        "es-BO": commaAndPoint,
        "es-ES": commaAndPoint,
        "es-MX": pointAndComma,
        "fi-FI": commaAndSpace,
        "fr-CA": commaAndSpace,
        "fr-FR": commaAndSpace,
        "he-IL": pointAndComma,
        "hu-HU": commaAndSpace,
        "it-IT": commaAndPoint,
        "ja-JP": pointAndComma,
        "ko-KR": pointAndComma,
        "mk-MK": commaAndPoint,
        "nl-NL": commaAndPoint,
        "pl-PL": commaAndPoint,
        "pt-BR": commaAndPoint,
        "ru-RU": commaAndSpace,
        "sv-SE": commaAndSpace,
        "uk-UA": commaAndSpace,
        "zh-CN": pointAndComma,
      ]
    }
    """##

  /// The same as it is read.
  static let numberLocalePart = SupportPart(numberLocale)
}
