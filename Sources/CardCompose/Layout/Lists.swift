import CardIR

// Rows have what the lists of SwiftUI give them, whose names the source has.
extension ScreenGenerator {
  private static let layout = "androidx.compose.foundation.layout."
  /// The height that a finger needs.
  private static let leastHeight = 44.0
  private static let (sideInset, verticalInset) = (16.0, 11.0)

  /// The rows of a list, with room around each and a line below.
  func rows(of list: Element, _ around: Around) -> [KotlinStatement] {
    list[.children].flatMap { slot in
      statements(for: slot, around) { self.listRow($0, $1) }.statements
    }
  }

  private func listRow(_ child: Element, _ around: Around) -> [KotlinStatement] {
    let content = self.element(child, around)
    if content.isEmpty { return [] }
    var row = modifier()
    add("fillMaxWidth", from: Self.layout, to: &row)
    add("heightIn", from: Self.layout, KotlinArgument("min", length(Self.leastHeight)), to: &row)
    let insets = [("horizontal", Self.sideInset), ("vertical", Self.verticalInset)]
    _ = use(Self.layout + "padding")
    row.add("padding", insets.map { KotlinArgument($0.0, length($0.1)) })
    let arguments = [
      KotlinArgument("modifier", row.expression),
      KotlinArgument("verticalArrangement", use(Self.layout + "Arrangement").member("Center")),
    ]
    var line = modifier()
    add("padding", from: Self.layout, KotlinArgument("start", length(Self.sideInset)), to: &line)
    return [
      .expression(.call(use(Self.layout + "Column"), arguments, trailing: KotlinLambda(body: content))),
      .expression(
        .call(use("androidx.compose.material3.HorizontalDivider"), KotlinArgument("modifier", line.expression))),
    ]
  }
}
