import CardFormats
import CardIR

/// What functions of Jetpack Compose show of elements that only some hosts have, as Material Design has them.
enum HostedElements {
  /// The types.
  static let names = Set(types.keys.map(\.rawValue))

  /// What is read of each type.
  private static let types: [HostedType: Set<HostedProperty>] = [
    .badge: [.appearance, .icon, .iconPosition, .shape, .size, .style],
    .progressBar: [.color, .max, .value], .progressRing: [.labelPosition, .size],
  ]

  /// Whether all that decides on the look of an element is known.
  @Sendable static func canShow(_ element: Element) -> Bool {
    HostedType(element).map { types[$0] != nil } == true && element.extras.allSatisfy { $0.template == nil }
  }

  /// Whether a property of an element is read.
  @Sendable static func reads(_ name: String, _ element: Element) -> Bool {
    guard let type = HostedType(element), let property = HostedProperty(rawValue: name) else { return false }
    return types[type]?.contains(property) == true
  }
}

extension ScreenGenerator {
  /// An element of a host.
  func hosted(_ element: Element, _ around: Around) -> [KotlinStatement] {
    switch HostedType(element) {
    case .badge?: [.expression(badge(element, around))]
    case .progressBar?: [.expression(progressBar(element, around))]
    case .progressRing?: [.expression(progressRing(element, around))]
    default: []
    }
  }

  /// A name in lower case: names are the same in any case.
  private func token(_ property: HostedProperty, _ element: Element) -> String? {
    if case .text(let text)? = property.value(of: element) { text.lowercased() } else { nil }
  }

  private func number(_ property: HostedProperty, _ element: Element) -> Double? {
    if case .number(let number)? = property.value(of: element) { number } else { nil }
  }

  /// Where an element as wide as its content stands.
  private func placed(_ element: Element, _ around: Around) -> ModifierChain {
    var modifier = modifier()
    align(&modifier, element.literal(.horizontalAlignment) ?? around.alignment, around)
    place(&modifier, element, around)
    return modifier
  }

  // MARK: Badges

  private func badge(_ element: Element, _ around: Around) -> KotlinExpression {
    let colors = BadgeColors.of(token(.style, element) ?? "default", isTint: token(.appearance, element) == "tint")
    var arguments = [
      KotlinArgument("text", text(element, .text, around) ?? .text("")),
      KotlinArgument("ink", color(colors.ink)), KotlinArgument("ground", color(colors.ground)),
    ]
    let modifier = placed(element, around)
    if !modifier.isEmpty { arguments.append(KotlinArgument("modifier", modifier.expression)) }
    if case .text(let icon)? = HostedProperty.icon.value(of: element) {
      arguments.append(KotlinArgument("sign", .text(HostIcons.text(of: icon))))
      if token(.iconPosition, element) == "after" { arguments.append(KotlinArgument("signFollows", "true")) }
    }
    let height = HostedExtents.badgeHeight(token(.size, element))
    if height != 20 { arguments.append(KotlinArgument("height", length(height))) }
    let radius = HostedExtents.badgeRadius(token(.shape, element), height: height)
    if radius != 10 { arguments.append(KotlinArgument("radius", length(radius))) }
    return .call(use(part: "CardBadge"), arguments, trailing: nil)
  }

  // MARK: Progress

  private func progressBar(_ element: Element, _ around: Around) -> KotlinExpression {
    var arguments: [KotlinArgument] = []
    let maximum = number(.max, element) ?? 100
    if let value = number(.value, element), maximum > 0 {
      let share = KotlinExpression.verbatim(Self.number(min(max(value / maximum, 0), 1)) + "f")
      arguments.append(KotlinArgument("progress", .lambda(KotlinLambda(body: [.expression(share)]))))
    }
    var modifier = modifier()
    place(&modifier, element, around, fills: true)
    if !modifier.isEmpty { arguments.append(KotlinArgument("modifier", modifier.expression)) }
    if let meaning = BadgeColors.color(of: token(.color, element) ?? "accent") {
      arguments.append(KotlinArgument("color", color(meaning)))
    }
    return .call(use("androidx.compose.material3.LinearProgressIndicator"), arguments, trailing: nil)
  }

  private func progressRing(_ element: Element, _ around: Around) -> KotlinExpression {
    let extent = HostedExtents.ring(token(.size, element))
    let label = text(element, .label, around)
    var own = label == nil ? placed(element, around) : modifier()
    add("size", from: "androidx.compose.foundation.layout.", KotlinArgument(length(extent)), to: &own)
    let ring = KotlinExpression.call(
      use("androidx.compose.material3.CircularProgressIndicator"),
      [
        KotlinArgument("modifier", own.expression),
        KotlinArgument("color", color(BadgeColors.of("accent", isTint: false).ground)),
      ], trailing: nil)
    guard let label else { return ring }
    let words = KotlinExpression.call(
      use("androidx.compose.material3.Text"),
      [
        KotlinArgument("text", label), KotlinArgument("style", textStyle(resolved(Element(.text), around))),
      ], trailing: nil)
    let position = token(.labelPosition, element) ?? "below"
    let isRow = position == "before" || position == "after"
    let isFirst = position == "before" || position == "above"
    let spaced = use("androidx.compose.foundation.layout.Arrangement")
      .calling("spacedBy", KotlinArgument(length(8)))
    let middle = use("androidx.compose.ui.Alignment")
    let modifier = placed(element, around)
    var arguments = modifier.isEmpty ? [] : [KotlinArgument("modifier", modifier.expression)]
    arguments.append(KotlinArgument(isRow ? "horizontalArrangement" : "verticalArrangement", spaced))
    arguments.append(
      isRow
        ? KotlinArgument("verticalAlignment", middle.member("CenterVertically"))
        : KotlinArgument("horizontalAlignment", middle.member("CenterHorizontally")))
    let parts: [KotlinStatement] = [.expression(isFirst ? words : ring), .expression(isFirst ? ring : words)]
    return .call(
      use("androidx.compose.foundation.layout." + (isRow ? "Row" : "Column")), arguments,
      trailing: KotlinLambda(body: parts))
  }
}
