import CardCompiler

// Layout, texts and pictures.
extension ScreenGenerator {
  /// The statements of an element.
  mutating func element(_ element: Element, _ around: Surroundings) -> [KotlinStatement] {
    for entry in element.attributes where !ComposeCapabilities.bindable.contains(entry.id) {
      guard case .template(let template) = entry.value else { continue }
      report(
        ComposeDiagnostics.boundLook,
        "`\(entry.id.rawValue)` is `\(template.sourceText)`, which is known only with data, so it is left out",
        at: entry.origin?.span ?? element.span)
    }
    switch element.kind {
    case .screen:
      // A screen that is nothing but its only child is that child.
      if element[.children].count == 1, element[.children][0].isPlain, let child = element[.children][0].element,
        child.kind == .stack, !element.attributes.contains(where: { $0.id != .id })
      {
        return [.expression(stack(child, around, from: "modifier"))]
      }
      return [.expression(stack(element, around, from: "modifier"))]
    case .stack, .column: return [.expression(stack(element, around))]
    case .text: return [.expression(text(element, around))]
    case .richText: return richText(element, around)
    case .image: return [.expression(image(element, around))]
    case .spacer: return [.expression(spacer(element, around))]
    case .divider:
      let name = around.isInRow ? "VerticalDivider" : "HorizontalDivider"
      return [.expression(.call(use("androidx.compose.material3." + name)))]
    case .facts:
      return element[.children].flatMap { slot in
        statements(for: slot, around) { generator, fact, inner in
          generator.bindings.use(part: "CardFact")
          let title = generator.text(fact, .title, inner) ?? .text("")
          let value = generator.text(fact, .value, inner) ?? .text("")
          return [.expression(.call("CardFact", KotlinArgument("title", title), KotlinArgument("value", value)))]
        }
      }
    case .button: return [.expression(button(element, around))]
    case _ where element.kind.isInput: return input(element, around)
    default: return []
    }
  }

  // MARK: Layout

  private mutating func stack(_ element: Element, _ around: Surroundings, from modifier: KotlinExpression? = nil)
    -> KotlinExpression
  {
    let isRow = element.kind == .stack && element.literal(.axis) == .horizontal
    var inner = around
    inner.isInRow = isRow
    if around.isInRow { inner.hugs = !element.has(.width) || element.literal(.width) == .auto }
    var body: [KotlinStatement] = []
    for slot in element[.children] { body += statements(for: slot, inner) }
    var arguments: [KotlinArgument] = []
    if let modifier = self.modifier(of: filling(element, around), around, from: modifier) {
      arguments.append(KotlinArgument("modifier", modifier))
    }
    if let arrangement = arrangement(of: element) {
      arguments.append(KotlinArgument(isRow ? "horizontalArrangement" : "verticalArrangement", arrangement))
    }
    let side: String? =
      switch element.literal(.alignment) {
      case .center?: isRow ? "CenterVertically" : "CenterHorizontally"
      case .trailing?, .bottom?: isRow ? "Bottom" : "End"
      default: nil
      }
    if let side {
      let alignment = use("androidx.compose.ui.Alignment").member(side)
      arguments.append(KotlinArgument(isRow ? "verticalAlignment" : "horizontalAlignment", alignment))
    }
    let name = use("androidx.compose.foundation.layout." + (isRow ? "Row" : "Column"))
    return .call(name, arguments, trailing: KotlinLambda(body: body))
  }

  /// A column that is painted is as wide as the room it has, as boxes of cards are.
  private func filling(_ element: Element, _ around: Surroundings) -> Element {
    let isColumn = element.kind == .stack && element.literal(.axis) != .horizontal
    guard isColumn, !around.isInRow, !around.hugs, !element.has(.width),
      element.has(.backgroundColor) || element.has(.borderColor)
    else { return element }
    var element = element
    element[.width] = .literal(.stretch)
    return element
  }

  private mutating func arrangement(of stack: Element) -> KotlinExpression? {
    if stack.literal(.distribution) == .equalSpacing {
      return use("androidx.compose.foundation.layout.Arrangement").member("SpaceBetween")
    }
    guard let gap = stack.literal(.gap), gap > 0 else { return nil }
    return use("androidx.compose.foundation.layout.Arrangement").calling("spacedBy", KotlinArgument(length(gap)))
  }

  private mutating func spacer(_ element: Element, _ around: Surroundings) -> KotlinExpression {
    let modifier = use("androidx.compose.ui.Modifier")
    let name = use("androidx.compose.foundation.layout.Spacer")
    for (id, function) in [(AttributeID.width, "width"), (.height, "height")] {
      guard let length = length(element, id) else { continue }
      _ = use("androidx.compose.foundation.layout." + function)
      return .call(name, KotlinArgument("modifier", modifier.calling(function, KotlinArgument(length))))
    }
    return .call(name, KotlinArgument("modifier", modifier.calling("weight", KotlinArgument("1f"))))
  }

  /// What surrounds an element, from the outside inwards; none if that is nothing.
  mutating func modifier(
    of element: Element, _ around: Surroundings, from start: KotlinExpression? = nil
  ) -> KotlinExpression? {
    var modifier = start ?? use("androidx.compose.ui.Modifier")
    let first = modifier
    func add(_ name: String, in package: String, _ arguments: KotlinArgument..., generator: inout ScreenGenerator) {
      _ = generator.use(package + "." + name)
      modifier = .call(.member(modifier, name, isSafe: false), arguments, trailing: nil)
    }
    let layout = "androidx.compose.foundation.layout"
    switch element[value: .width] {
    case .token("stretch")? where around.isInRow: modifier = modifier.calling("weight", KotlinArgument("1f"))
    case .measure(let weight, .weight)? where around.isInRow:
      modifier = modifier.calling("weight", KotlinArgument(.verbatim(Self.number(weight) + "f")))
    case .token("stretch")?: add("fillMaxWidth", in: layout, generator: &self)
    default:
      if let width = length(element, .width) {
        if width == length(element, .height) {
          add("size", in: layout, KotlinArgument(width), generator: &self)
        } else {
          add("width", in: layout, KotlinArgument(width), generator: &self)
        }
      }
    }
    if let height = length(element, .height), height != length(element, .width) {
      add("height", in: layout, KotlinArgument(height), generator: &self)
    }
    if around.isInRow,
      let side = [Alignment.center: "CenterVertically", .bottom: "Bottom"][
        element.literal(.verticalAlignment) ?? .top]
    {
      let alignment = use("androidx.compose.ui.Alignment").member(side)
      modifier = modifier.calling("align", KotlinArgument(alignment))
    }
    let graphics = "androidx.compose.ui.draw"
    var shape: KotlinExpression?
    if element[value: .imageStyle] == .token("person") {
      shape = use("androidx.compose.foundation.shape.CircleShape")
    } else if let radius = length(element, .cornerRadius) {
      shape = .call(use("androidx.compose.foundation.shape.RoundedCornerShape"), KotlinArgument(radius))
    }
    if let shape { add("clip", in: graphics, KotlinArgument(shape), generator: &self) }
    if let color = color(element, .backgroundColor) {
      add("background", in: "androidx.compose.foundation", KotlinArgument(color), generator: &self)
    }
    if let width = length(element, .borderWidth), let color = color(element, .borderColor) {
      var border = [KotlinArgument(width), KotlinArgument(color)]
      if let shape { border.append(KotlinArgument(shape)) }
      _ = use("androidx.compose.foundation.border")
      modifier = .call(.member(modifier, "border", isSafe: false), border, trailing: nil)
    }
    if !element[.tap].isEmpty {
      let body = actions(element[.tap], around, of: element)
      let tap = KotlinArgument("onClick", .lambda(KotlinLambda(body: body)))
      add("clickable", in: "androidx.compose.foundation", tap, generator: &self)
    }
    if let padding = length(element, .padding) { add("padding", in: layout, KotlinArgument(padding), generator: &self) }
    return modifier == first && start == nil ? nil : modifier
  }

  // MARK: Texts

  private mutating func text(_ element: Element, _ around: Surroundings) -> KotlinExpression {
    var arguments = [KotlinArgument("text", text(element, .text, around) ?? .text(""))]
    if let modifier = modifier(of: aligned(element, around), around) {
      arguments.append(KotlinArgument("modifier", modifier))
    }
    arguments += look(of: element)
    if let alignment = alignment(of: element) { arguments.append(KotlinArgument("textAlign", alignment)) }
    let lines = element.literal(.wrap) == false ? 1 : element.literal(.maxLines) ?? 0
    if lines > 0 {
      let ellipsis = use("androidx.compose.ui.text.style.TextOverflow").member("Ellipsis")
      arguments.append(KotlinArgument("overflow", ellipsis))
      arguments.append(KotlinArgument("maxLines", .verbatim(Self.number(lines))))
    }
    if let style = style(of: element) { arguments.append(KotlinArgument("style", style)) }
    return .call(use("androidx.compose.material3.Text"), arguments, trailing: nil)
  }

  /// Text that is not at the start of its line needs all of the line.
  private func aligned(_ element: Element, _ around: Surroundings) -> Element {
    guard !around.isInRow, !around.hugs, !element.has(.width), let side = element.literal(.horizontalAlignment),
      side != .leading
    else { return element }
    var element = element
    element[.width] = .literal(.stretch)
    return element
  }

  private mutating func look(of text: Element) -> [KotlinArgument] {
    var arguments: [KotlinArgument] = []
    if let color = color(text, .textColor) { arguments.append(KotlinArgument("color", color)) }
    if let weight = text.literal(.textWeight)?.number, weight != 400 {
      let name = [500: "Medium", 600: "SemiBold", 700: "Bold", 800: "ExtraBold"][weight] ?? "W\(Int(weight))"
      let value = use("androidx.compose.ui.text.font.FontWeight").member(name)
      arguments.append(KotlinArgument("fontWeight", value))
    }
    return arguments
  }

  private mutating func style(of text: Element) -> KotlinExpression? {
    let name: String
    switch text.literal(.textSize) {
    case .style(.largeTitle)?: name = "displaySmall"
    case .style(.title)?: name = "headlineMedium"
    case .style(.headline)?: name = "titleMedium"
    case .style(.callout)?: name = "titleSmall"
    case .style(.subheadline)?: name = "bodyMedium"
    case .style(.footnote)?: name = "bodySmall"
    case .style(.caption)?: name = "labelMedium"
    default: return nil
    }
    return use("androidx.compose.material3.MaterialTheme").member("typography").member(name)
  }

  private mutating func alignment(of text: Element) -> KotlinExpression? {
    let name: String
    switch text.literal(.horizontalAlignment) {
    case .center?: name = "Center"
    case .trailing?: name = "End"
    case .justified?: name = "Justify"
    default: return nil
    }
    return use("androidx.compose.ui.text.style.TextAlign").member(name)
  }

  private mutating func richText(_ element: Element, _ around: Surroundings) -> [KotlinStatement] {
    var body: [KotlinStatement] = []
    for slot in element[.children] {
      body += statements(for: slot, around) { generator, run, inner in generator.run(run, inner) }
    }
    let builder = use("androidx.compose.ui.text.buildAnnotatedString")
    var arguments = [KotlinArgument("text", .call(builder, [], trailing: KotlinLambda(body: body)))]
    if let modifier = modifier(of: aligned(element, around), around) {
      arguments.append(KotlinArgument("modifier", modifier))
    }
    if let alignment = alignment(of: element) { arguments.append(KotlinArgument("textAlign", alignment)) }
    return [.expression(.call(use("androidx.compose.material3.Text"), arguments, trailing: nil))]
  }

  private mutating func run(_ run: Element, _ around: Surroundings) -> [KotlinStatement] {
    let append = KotlinExpression.call("append", KotlinArgument(text(run, .text, around) ?? .text("")))
    var arguments = look(of: run)
    // The size of a style is that of Material's typography; a run takes its span style over.
    let size = style(of: run).map { $0.calling("toSpanStyle") }
    if run[value: .italic] == .flag(true) {
      arguments.append(KotlinArgument("fontStyle", use("androidx.compose.ui.text.font.FontStyle").member("Italic")))
    }
    let lines = [(AttributeID.underline, "Underline"), (.strikethrough, "LineThrough")]
      .filter { run[value: $0.0] == .flag(true) }
      .map { use("androidx.compose.ui.text.style.TextDecoration").member($0.1) }
    if let first = lines.first {
      let both = lines.dropFirst().reduce(first) { .operation($0, "+", $1) }
      arguments.append(KotlinArgument("textDecoration", both))
    }
    var style = size
    if !arguments.isEmpty {
      if let size {
        style = .call(.member(size, "copy", isSafe: false), arguments, trailing: nil)
      } else {
        style = .call(use("androidx.compose.ui.text.SpanStyle"), arguments, trailing: nil)
      }
    }
    guard let style else { return [.expression(append)] }
    let span = use("androidx.compose.ui.text.withStyle")
    let body = KotlinLambda(body: [.expression(append)])
    return [.expression(.call(span, [KotlinArgument(style)], trailing: body))]
  }

  // MARK: Pictures

  private mutating func image(_ element: Element, _ around: Surroundings) -> KotlinExpression {
    var arguments = [
      KotlinArgument("model", text(element, .url, around) ?? .text("")),
      KotlinArgument("contentDescription", text(element, .altText, around) ?? "null"),
    ]
    if let modifier = modifier(of: element, around) { arguments.append(KotlinArgument("modifier", modifier)) }
    let scale: String? =
      switch element.literal(.imageFit) {
      case .cover?: "Crop"
      case .stretch?: "FillBounds"
      default: element[value: .imageStyle] == .token("person") ? "Crop" : nil
      }
    if let scale {
      arguments.append(
        KotlinArgument("contentScale", use("androidx.compose.ui.layout.ContentScale").member(scale)))
    }
    return .call(use("coil3.compose.AsyncImage"), arguments, trailing: nil)
  }
}
