import CardFormats
import CardIR
import CardStyle
import CardSyntax

/// What functions of Jetpack Compose show of elements that only some hosts have, as Material Design has them.
enum HostedElements {
  /// The types.
  static let names = Set(types.keys.map(\.rawValue))

  /// What is read of each type.
  private static let types: [HostedType: Set<HostedProperty>] = [
    .accordion: [.allowCollapseAllPages, .allowMultipleExpandedPages], .accordionPage: [],
    .badge: [.appearance, .icon, .iconPosition, .shape, .size, .style],
    .progressBar: [.color, .max, .value], .progressRing: [.labelPosition, .size], .tabPage: [], .tabSet: [],
  ]

  /// The properties whose values data may give; all others decide on the code that is written.
  private static let varying: Set<HostedProperty> = [.color, .max, .style, .value]

  /// What is read of the sections of accordions.
  private static let ofPages: Set<HostedProperty> = [.headerIcon, .isExpanded]

  /// Whether all that decides on the code of an element is known.
  @Sendable static func canShow(_ element: Element) -> Bool {
    guard let type = HostedType(element), types[type] != nil else { return false }
    if type == .accordion || type == .tabSet {
      // Pages are told by their number, so there must be as many as there are.
      guard !element[.children].isEmpty, element[.children].allSatisfy(\.isPlain) else { return false }
    }
    return element.extras.allSatisfy { extra in
      extra.template == nil || HostedProperty(rawValue: extra.name).map { varying.contains($0) } == true
    }
  }

  /// Whether functions read a property of an element that every host has.
  @Sendable static func keepsProperty(_ name: String, _ kind: ElementKind) -> Bool {
    kind == .page && HostedProperty(rawValue: name).map { ofPages.contains($0) } == true
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
    case .accordion?: accordion(element, around)
    case .tabSet?: tabs(element, around)
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
    let isTint = token(.appearance, element) == "tint"
    func chosen(_ part: KeyPath<BadgeColors, Color>, _ table: String) -> KotlinExpression {
      color(.style, element, around, usually: "default", table, among: Self.badgeStyles) {
        BadgeColors.of($0, isTint: isTint)[keyPath: part]
      }
    }
    var arguments = [
      KotlinArgument("text", text(element, .text, around) ?? .text("")),
      KotlinArgument("ink", chosen(\.ink, "badgeInks")), KotlinArgument("ground", chosen(\.ground, "badgeGrounds")),
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
    if let share = progress(element, around) {
      arguments.append(KotlinArgument("progress", .lambda(KotlinLambda(body: [.expression(share)]))))
    }
    var modifier = modifier()
    place(&modifier, element, around, fills: true)
    if !modifier.isEmpty { arguments.append(KotlinArgument("modifier", modifier.expression)) }
    let usual = resolved(Element(.text), around).color
    let ink = color(.color, element, around, usually: "accent", "progressColors", among: Self.meanings) {
      BadgeColors.color(of: $0) ?? usual
    }
    arguments.append(KotlinArgument("color", ink))
    return .call(use("androidx.compose.material3.LinearProgressIndicator"), arguments, trailing: nil)
  }

  /// The part of a bar that is full; none for one that only moves.
  private func progress(_ bar: Element, _ around: Around) -> KotlinExpression? {
    if let value = number(.value, bar), HostedProperty.max.extra(of: bar)?.template == nil {
      let maximum = number(.max, bar) ?? 100
      return maximum > 0 ? .verbatim(Self.number(min(max(value / maximum, 0), 1)) + "f") : nil
    }
    guard let value = amount(.value, bar, around) else { return nil }
    let maximum = amount(.max, bar, around) ?? "100.0"
    return .call(use(part: "cardProgress"), KotlinArgument(value), KotlinArgument(maximum))
  }

  /// A number, also one of data.
  private func amount(_ property: HostedProperty, _ element: Element, _ around: Around) -> KotlinExpression? {
    switch property.value(of: element) {
    case .number(let number)?:
      return BindingCompiler.double(TypedExpression(.verbatim(KotlinNames.number(number)), .number)).source
    case .template(let template)?:
      return bindings.number(template, around.scope, at: property.extra(of: element)?.value.span ?? element.span)
    default: return nil
    }
  }

  // MARK: Colours

  /// The names of styles of badges and of meanings of progress that have a colour of their own.
  private static let badgeStyles = ["accent", "good", "attention", "warning", "subtle", "informative"]
  private static let meanings = ["accent", "good", "attention", "warning"]

  /// The colour of a name, also of one that only data know; names are the same in any case.
  private func color(
    _ property: HostedProperty, _ element: Element, _ around: Around, usually usual: String, _ table: String,
    among names: [String], _ color: (String) -> Color
  ) -> KotlinExpression {
    guard case .template(let template)? = property.value(of: element) else {
      return self.color(color(token(property, element) ?? usual))
    }
    let span = property.extra(of: element)?.value.span ?? element.span
    return chosen(template, at: span, among: names, table, around) { self.color(color($0)) }
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
