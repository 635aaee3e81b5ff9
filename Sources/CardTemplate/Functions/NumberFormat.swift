import CardSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Numbers as people read them: grouped digits, a fixed number of decimals.
enum NumberFormat {
  /// The number rounded to so many decimals as the reference does it: halves upwards, on the scaled double.
  static func rounded(_ value: Double, digits: Int) -> Double {
    let scale = pow(10, Double(digits))
    return roundedHalfUp(value * scale) / scale
  }

  /// JavaScript's `Math.round`: the nearest integer, halves towards positive infinity.
  static func roundedHalfUp(_ value: Double) -> Double {
    let floor = value.rounded(.down)
    return value - floor >= 0.5 ? floor + 1 : floor
  }

  /// The number with so many decimals and its digits in groups.
  static func fixed(_ value: Double, decimals: Int, _ locale: NumberLocale) -> String {
    if value.isNaN { return "NaN" }
    let magnitude = abs(value)
    let text = magnitude.isInfinite ? "Infinity" : decimalText(magnitude, max(0, min(decimals, 20)))
    // A negative number that is all zeros has no sign.
    let isNegative = value < 0 && text.contains { $0 != "0" && $0 != "." }
    var whole = Substring(text)
    var fraction = Substring()
    if let point = text.firstIndex(of: ".") {
      whole = text[..<point]
      fraction = text[text.index(after: point)...]
    }
    if whole.allSatisfy(\.isNumber) { whole = Substring(grouped(whole, locale)) }
    return (isNegative ? "\u{2212}" : "") + whole + (fraction.isEmpty ? "" : locale.decimal + fraction)
  }

  /// The number with the decimals that JavaScript prints it with, grouped: what `string` makes of a number.
  static func grouped(_ value: Double, _ locale: NumberLocale) -> String {
    let text = NumberText.javaScript(value)
    let decimals = text.split(separator: ".", maxSplits: 1).dropFirst().first?.count ?? 0
    return fixed(value, decimals: decimals, locale)
  }

  private static func decimalText(_ magnitude: Double, _ decimals: Int) -> String {
    if magnitude >= 1e21 { return NumberText.javaScript(magnitude) }
    let scale = pow(10, Double(decimals))
    let scaled = (magnitude * scale).rounded()
    if scaled < 0x1p53, scaled / scale == magnitude {
      // The number is a decimal of that many digits, as rounded ones are: no need for the slow way.
      let digits = String(Int(scaled))
      guard decimals > 0 else { return digits }
      let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
      return padded.dropLast(decimals) + "." + padded.suffix(decimals)
    }
    // The exact digits of the double, as JavaScript's `toFixed` rounds them.
    let text = withVaList([Int32(decimals), magnitude]) { arguments in
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer -> String in
        guard let base = buffer.baseAddress, vsnprintf(base, buffer.count, "%.*f", arguments) > 0 else { return "" }
        return String(cString: base)
      }
    }
    return text
  }

  private static func grouped(_ digits: Substring, _ locale: NumberLocale) -> String {
    guard !locale.thousands.isEmpty, digits.count > 3 else { return String(digits) }
    var groups: [Substring] = []
    var rest = digits
    var size = 3
    while rest.count > size {
      groups.append(rest.suffix(size))
      rest = rest.dropLast(size)
      size = locale.laterGroups
    }
    groups.append(rest)
    return groups.reversed().joined(separator: locale.thousands)
  }
}

/// How a language writes numbers.
struct NumberLocale: Sendable {
  /// The decimal separator.
  let decimal: String
  /// The separator of groups of digits.
  let thousands: String
  /// The size of all groups but the last one, which has three digits.
  let laterGroups: Int

  private init(_ decimal: String, _ thousands: String, laterGroups: Int = 3) {
    self.decimal = decimal
    self.thousands = thousands
    self.laterGroups = laterGroups
  }

  /// The locale that every other one falls back to.
  static let invariant = NumberLocale(".", ",")

  /// The locale `name`, or the invariant one.
  static func named(_ name: String?) -> NumberLocale { name.flatMap { table[$0] } ?? invariant }

  private static let table: [String: NumberLocale] = [
    "ar-SA": NumberLocale("\u{66B}", "\u{66C}"),
    "ca-ES": NumberLocale(",", "."),
    "cs-CZ": NumberLocale(",", "\u{A0}"),
    "da-DK": NumberLocale(",", "."),
    "de-CH": NumberLocale(",", "'"),
    "de-DE": NumberLocale(",", "."),
    "en-CA": NumberLocale(".", ","),
    "en-GB": NumberLocale(".", ","),
    "en-IE": NumberLocale(".", ","),
    "en-IN": NumberLocale(".", ",", laterGroups: 2),
    "en-US": NumberLocale(".", ","),
    "es-BO": NumberLocale(",", "."),
    "es-ES": NumberLocale(",", "."),
    "es-MX": NumberLocale(".", ","),
    "fi-FI": NumberLocale(",", "\u{A0}"),
    "fr-CA": NumberLocale(",", "\u{A0}"),
    "fr-FR": NumberLocale(",", "\u{A0}"),
    "he-IL": NumberLocale(".", ","),
    "hu-HU": NumberLocale(",", "\u{A0}"),
    "it-IT": NumberLocale(",", "."),
    "ja-JP": NumberLocale(".", ","),
    "ko-KR": NumberLocale(".", ","),
    "mk-MK": NumberLocale(",", "."),
    "nl-NL": NumberLocale(",", "."),
    "pl-PL": NumberLocale(",", "."),
    "pt-BR": NumberLocale(",", "."),
    "ru-RU": NumberLocale(",", "\u{A0}"),
    "sv-SE": NumberLocale(",", "\u{A0}"),
    "uk-UA": NumberLocale(",", "\u{A0}"),
    "zh-CN": NumberLocale(".", ","),
  ]
}
