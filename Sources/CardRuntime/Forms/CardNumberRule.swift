#if canImport(SwiftUI)
  public import SwiftUI

  extension CardRule {
    /// A value is a number in figures as it is typed where the user is.
    public static func numeric(least: String? = nil, most: String? = nil) -> CardRule {
      numeric(least: least, most: most, separator: Locale.current.decimalSeparator ?? ".")
    }
  }
#endif
