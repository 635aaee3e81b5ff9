/// Layout that conversions still lose without a word, each with its cause.
enum LayoutKnownDifferences {
  /// How many conversions of the random documents of every run lose something, by direction. This one only seems to: a row
  /// of texts that are too long for it fills its column, which nothing but their widths says.
  static let layouts: [String: Int] = ["drivenui to adaptive-card": 1]
  static let vocabulary: [String: Int] = [:]

  /// Why a conversion of a document loses something; none if it should not.
  static func reason(for name: String) -> String? {
    reasons.first { entry in entry.key.split(separator: "|").allSatisfy { name.contains($0) } }?.value
  }

  private static let reasons: KeyValuePairs<String, String> = [:]
}
