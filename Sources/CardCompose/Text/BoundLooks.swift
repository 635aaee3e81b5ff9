import CardFormats
import CardIR
import CardStyle
import CardSyntax
import CardTemplate

// What only data know of how texts and boxes look.
extension ScreenGenerator {
  // MARK: Choices by name

  /// The value of a name that only data know: of a choice between names that the template has, the choice between their
  /// values, else what a table that is called `table` has for it. `value` is asked for names in lower case, for they are
  /// the same in any case; no name stands for all others.
  func chosen(
    _ template: TemplateString, at span: SourceSpan?, among names: [String], _ table: String, _ around: Around,
    _ value: (String) -> KotlinExpression
  ) -> KotlinExpression {
    if let hole = template.singleHole, let choices = hole.choicesOfText {
      // The values note what they use, so that they are made before the bindings are asked.
      var values: [String: KotlinExpression] = [:]
      for name in choices { values[name] = value(name.lowercased()) }
      return bindings.choice(hole, around.scope, at: span, among: values)
    }
    let name = bindings.text(template, around.scope, at: span).calling("lowercase")
    return looked(up: name, in: table, among: names, value)
  }

  /// What a table that is called `table` has for a name.
  private func looked(
    up name: KotlinExpression, in table: String, among names: [String], _ value: (String) -> KotlinExpression
  ) -> KotlinExpression {
    let usual = value("")
    let pairs = names.compactMap { name in
      let own = value(name.lowercased())
      return own == usual ? nil : KotlinArgument(.operation(.text(name.lowercased()), "to", own))
    }
    if pairs.isEmpty { return usual }
    let map = KotlinExpression.call(
      KotlinExpression.call("mapOf", pairs, trailing: nil).member("withDefault"), [],
      trailing: KotlinLambda(body: [.expression(usual)]))
    return declarations.name(for: map, table).calling("getValue", KotlinArgument(name))
  }

  // MARK: Texts

  /// What data decide on in the look of a text, as arguments of `TextStyle` and `SpanStyle`.
  func boundLook(of text: Element, _ around: Around) -> [KotlinArgument] {
    func span(_ id: AttributeID) -> SourceSpan? { text.entry(id)?.origin?.span ?? text.span }
    func template(_ id: AttributeID) -> TemplateString? {
      if case .template(let template)? = text[value: id] { template } else { nil }
    }
    var arguments: [KotlinArgument] = []
    if let color = boundColor(of: text, around) { arguments.append(KotlinArgument("color", color)) }
    if let size = template(.textSize), isByPoints {
      _ = use("androidx.compose.ui.unit.sp")
      arguments.append(
        KotlinArgument("fontSize", bindings.number(size, around.scope, at: span(.textSize)).member("sp")))
    } else if let size = template(.textSize) {
      let names = TextSizeToken.allCases.map(\.rawValue) + TextStyle.allCases.map(\.rawValue)
      let points = chosen(size, at: span(.textSize), among: names, "textSizes", around) { name in
        self.textSize(
          self.points(ofSize: name) ?? (self.isByNumber ? TextStyle.body.points : self.host.points(.default)))
      }
      arguments.append(KotlinArgument("fontSize", points))
    }
    if let weight = template(.textWeight) {
      let usual = resolved(text, around).weight
      let names = TextWeight.steps.map(\.rawValue)
      let value = chosen(weight, at: span(.textWeight), among: names, "textWeights", around) { name in
        let known = TextWeight.allCases.first { $0.rawValue.lowercased() == name }
        let number = known.map { self.host.number($0) } ?? usual
        return self.use("androidx.compose.ui.text.font.FontWeight").member(Self.weightName(number))
      }
      arguments.append(KotlinArgument("fontWeight", value))
    }
    if let font = template(.fontType) {
      let names = [FontType.monospace.rawValue]
      let family = chosen(font, at: span(.fontType), among: names, "fontFamilies", around) { name in
        self.use("androidx.compose.ui.text.font.FontFamily").member(name == names[0] ? "Monospace" : "Default")
      }
      arguments.append(KotlinArgument("fontFamily", family))
    }
    return arguments
  }

  /// Whether the source has no names for colours.
  private var isByNumber: Bool { !presentation.hasMarkdown }
  /// Whether the source has no names for sizes either.
  private var isByPoints: Bool { !presentation.hasMarkdown && presentation.stacksFillWidth }

  /// The points of a size in lower case; none for one that is not known.
  private func points(ofSize name: String) -> Double? {
    if let token = TextSizeToken.allCases.first(where: { $0.rawValue.lowercased() == name }) {
      return host.points(token)
    }
    return TextStyle.allCases.first { $0.rawValue.lowercased() == name }?.points ?? Double(name)
  }

  private func boundColor(of text: Element, _ around: Around) -> KotlinExpression? {
    func color(subtle isSubtle: Bool) -> KotlinExpression {
      var own = text
      own[.isSubtle] = .literal(isSubtle)
      guard case .template(let template)? = text[value: .textColor] else {
        return self.color(resolved(own, around).color)
      }
      let span = text.entry(.textColor)?.origin?.span ?? text.span
      if isByNumber, template.singleHole?.choicesOfText == nil {
        let usual = self.color(around.foreground ?? host.color(.default, subtle: false, in: around.style))
        return .call(
          use(part: "cardColor"), KotlinArgument(bindings.text(template, around.scope, at: span)), KotlinArgument(usual)
        )
      }
      let names = PaletteColor.allCases.map(\.rawValue)
      return chosen(template, at: span, among: names, isSubtle ? "subtleColors" : "textColors", around) { name in
        let meaning = PaletteColor(rawValue: name) ?? .default
        let known = Color(name, self.presentation.colorNotation)
        return self.color(known ?? self.host.color(meaning, subtle: isSubtle, in: around.style))
      }
    }
    switch (text[value: .textColor], text[value: .isSubtle]) {
    case (_, .template(let template)?):
      let span = text.entry(.isSubtle)?.origin?.span ?? text.span
      let (isSubtle, subtle, plain) = (
        bindings.flag(template, around.scope, at: span), color(subtle: true), color(subtle: false)
      )
      return subtle == plain ? plain : .conditional(isSubtle, subtle, plain)
    case (.template?, let isSubtle): return color(subtle: isSubtle == .flag(true))
    default: return nil
    }
  }

  // MARK: Boxes

  /// A colour of an element as the source or data have it; none where there is none to be seen.
  func color(_ id: AttributeKey<Color>, of element: Element, _ around: Around) -> KotlinExpression? {
    guard let entry = element.entry(id.id), case .template(let template) = entry.value else {
      return element[id]?.literal.flatMap { $0.alpha > 0 ? color($0) : nil }
    }
    let clear = use("androidx.compose.ui.graphics.Color").member("Transparent")
    let span = entry.origin?.span ?? element.span
    if template.singleHole?.choicesOfText == nil {
      let text = bindings.text(template, around.scope, at: span)
      return .call(use(part: "cardColor"), KotlinArgument(text), KotlinArgument(clear))
    }
    return chosen(template, at: span, among: [], "colors", around) { name in
      Color(name, self.presentation.colorNotation).map { self.color($0) } ?? clear
    }
  }

  /// What a box makes of a style that only data know.
  struct BoundStyle {
    fileprivate let template: TemplateString
    fileprivate let span: SourceSpan?
    /// Whether the box is painted and padded with every one of them.
    let paintsAlways: Bool
    /// Whether it is with some of them.
    let paintsSometimes: Bool
  }

  /// The style of a box that only data know; none for one that the template has.
  func boundStyle(of box: Element, _ around: Around) -> BoundStyle? {
    guard case .template(let template)? = box[value: .containerStyle] else { return nil }
    let choices = template.singleHole?.choicesOfText?.map { ContainerStyle(rawValue: $0.lowercased()) ?? .default }
    let styles = choices ?? ContainerStyle.allCases
    let span = box.entry(.containerStyle)?.origin?.span ?? box.span
    let paints = styles.map { around.boxes.paints($0) }
    if styles.contains(where: { host.containerStyles[$0].foreground != host.containerStyles[around.style].foreground })
    {
      report(.boundStyle(at: span))
    }
    return BoundStyle(
      template: template, span: span, paintsAlways: paints.allSatisfy(\.self), paintsSometimes: paints.contains(true))
  }

  /// The colour of a box whose style only data know.
  func background(of style: BoundStyle, _ around: Around) -> KotlinExpression {
    value(of: style, "boxColors", around) { own in
      guard let own, let color = self.resolver.background(of: own) else {
        return self.use("androidx.compose.ui.graphics.Color").member("Transparent")
      }
      return self.color(color)
    }
  }

  /// A length that such a box has only where it is painted.
  func length(_ points: Double, where style: BoundStyle, _ around: Around) -> KotlinExpression {
    value(of: style, "boxLengths", around) { self.length($0 == nil ? 0 : points) }
  }

  /// A value by the style; none is asked for where the box is not painted.
  private func value(
    of style: BoundStyle, _ table: String, _ around: Around, _ value: (ContainerStyle?) -> KotlinExpression
  ) -> KotlinExpression {
    chosen(style.template, at: style.span, among: ContainerStyle.allCases.map(\.rawValue), table, around) { name in
      let own = ContainerStyle(rawValue: name) ?? .default
      return value(around.boxes.paints(own) ? own : nil)
    }
  }
}

extension Expression {
  /// The texts among which conditions choose; none for anything else.
  fileprivate var choicesOfText: [String]? {
    switch content {
    case .string(let text): return [text]
    case .call("if", let arguments) where arguments.count == 3, .call("?:", let arguments) where arguments.count == 3:
      guard let yes = arguments[1].choicesOfText, let no = arguments[2].choicesOfText else { return nil }
      return yes + no
    default: return nil
    }
  }
}
