/// Layout that conversions still lose without a word, each with its cause.
enum LayoutKnownDifferences {
  /// How many conversions of the random documents of every run lose something, by direction.
  static let layouts: [String: Int] = [
    "adaptive-card to drivenui": 57, "adaptive-card to skima": 47, "drivenui to adaptive-card": 72,
    "drivenui to skima": 188, "skima to adaptive-card": 100, "skima to drivenui": 162,
  ]
  static let vocabulary: [String: Int] = [
    "adaptive-card to drivenui": 1, "adaptive-card to skima": 3, "drivenui to adaptive-card": 5,
    "drivenui to skima": 56, "skima to adaptive-card": 9, "skima to drivenui": 4,
  ]

  /// Why a conversion of a document loses something; none if it should not.
  static func reason(for name: String) -> String? {
    reasons.first { entry in entry.key.split(separator: "|").allSatisfy { name.contains($0) } }?.value
  }

  private static let reasons: KeyValuePairs<String, String> = [
    "corpus/drivenui/login.json|adaptive-card":
      "a row that hugs its content is not centred",
    "corpus/skima/article.json|adaptive-card":
      "buttons with equal spacing stand at the start, and images do not fill the width",
    "corpus/skima/login.json|adaptive-card":
      "buttons in the middle or at the end stand at the start",
    "corpus/skima/onboarding.json|adaptive-card":
      "buttons in the middle or at the end stand at the start",
    "corpus/skima/onboarding.json|drivenui":
      "buttons that hug their title fill the width",
    "corpus/skima/product-detail.json|adaptive-card":
      "images of a given height do not fill the width",
    "corpus/skima/product-detail.json|drivenui":
      "a bar at the bottom of the screen follows the content",
    "legacy/drivenui/book.json|skima":
      "layers that fill their place are put in the middle",
    "legacy/skima/login.json|adaptive-card":
      "buttons in the middle or at the end stand at the start",
    "legacy/skima/room-booking.json|adaptive-card":
      "images of a given height do not fill the width",
    "templates/checkout.yaml|drivenui":
      "a bar at the bottom of the screen follows the content",
    "templates/login.json|adaptive-card":
      "buttons in the middle or at the end stand at the start",
    "v1.1/Tests/ColumnSet.VerticalStretch.json|skima":
      "a line between equal columns is a column",
    "v1.2/Tests/Bleed.Comprehensive.json|drivenui":
      "a centred text in a box hugs it",
    "v1.2/Tests/Bleed.Comprehensive.json|skima":
      "an image of a given width is an equal column",
    "v1.5/Scenarios/ExpenseReport.json|drivenui":
      "a button fills the room of the columns beside it",
    "v1.5/Scenarios/ExpenseReport.json|skima":
      "an empty column takes the room of the one that stretches",
  ]
}
