import CardFormats
import CardIR
import CardStyle
import CardSyntax
import CardTemplate
import CardText

extension ScreenGenerator {
  /// A text of one style.
  func text(_ element: Element, _ around: Around) -> [KotlinStatement] {
    guard let value = element[value: .text], value != .text("") else { return [] }
    let style = resolved(element, around)
    var modifier = modifier()
    let align = textAlign(element, around)
    placeLines(&modifier, element, around, align)
    look(&modifier, element, around)
    tap(&modifier, element, around)
    if let padding = element.literal(.padding), padding > 0 { pad(&modifier, padding) }
    if style.headingLevel != nil || resolver.role(of: element, isInHeader: around.isInHeader) != nil {
      heading(&modifier)
    }
    let content = content(of: element, value, around, isMarkdown: presentation.hasMarkdown)
    var lines = style.maxLines ?? 0
    // Where lines do not wrap, each that the text has is there.
    if lines == 1, element.literal(.wrap) != true, !element.has(.maxLines) { lines = Double(self.lines(of: value)) }
    return [self.text(content, style, modifier, align, maxLines: lines, bound: boundLook(of: element, around))]
  }

  /// How many lines a text has, as far as that is known without data.
  private func lines(of value: AttributeValue) -> Int {
    if presentation.hasMarkdown, let atoms = TextAtom.atoms(of: value, origin: nil) {
      return max(1, MarkdownText(atoms).lines.count)
    }
    guard case .text(let text) = value else { return 1 }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
  }

  /// Text that is not at the start of its line needs all of the line.
  private func placeLines(
    _ modifier: inout ModifierChain, _ element: Element, _ around: Around, _ align: KotlinExpression?
  ) {
    // Where stacks hug what is in them, they also say where texts stand.
    let fills = presentation.stacksFillWidth && (align != nil || element.has(.backgroundColor))
    place(&modifier, element, around, fills: fills)
    if around.hugs, let alignment = element.literal(.horizontalAlignment) { self.align(&modifier, alignment, around) }
  }

  /// Assistive technology goes from heading to heading.
  private func heading(_ modifier: inout ModifierChain) {
    let call = KotlinExpression.call(use("androidx.compose.ui.semantics.heading"))
    add(
      "semantics", from: "androidx.compose.ui.semantics.",
      KotlinArgument(.lambda(KotlinLambda(body: [.expression(call)]))), to: &modifier)
  }

  /// A call of `Text`.
  func text(
    _ content: KotlinExpression, _ style: ResolvedText, _ modifier: ModifierChain, _ align: KotlinExpression?,
    maxLines: Double = 0, bound: [KotlinArgument] = []
  ) -> KotlinStatement {
    var arguments = [KotlinArgument("text", content)]
    if !modifier.isEmpty { arguments.append(KotlinArgument("modifier", modifier.expression)) }
    if let align { arguments.append(KotlinArgument("textAlign", align)) }
    if let most = Self.limit(maxLines) {
      let ellipsis = use("androidx.compose.ui.text.style.TextOverflow").member("Ellipsis")
      arguments.append(KotlinArgument("overflow", ellipsis))
      arguments.append(KotlinArgument("maxLines", most))
    }
    arguments.append(KotlinArgument("style", textStyle(style, bound)))
    return .expression(.call(use("androidx.compose.material3.Text"), arguments, trailing: nil))
  }

  // MARK: Markdown

  /// A text as Kotlin: a string, or an annotated one where Markdown says more.
  func content(
    of element: Element, _ value: AttributeValue, _ around: Around, isMarkdown: Bool, id: AttributeID = .text
  )
    -> KotlinExpression
  {
    guard isMarkdown, let atoms = TextAtom.atoms(of: value, origin: element.entry(id)?.origin) else {
      return text(element, id, around) ?? .text("")
    }
    let read = MarkdownText(atoms)
    let isPlain = read.runs.allSatisfy { !$0.isBold && !$0.isItalic && $0.link == nil }
    if isPlain { return string(read.plain, element, around) }
    var body: [KotlinStatement] = []
    func append(_ text: KotlinExpression) { body.append(.expression(.call("append", KotlinArgument(text)))) }
    for (number, line) in read.lines.enumerated() {
      var lead = number > 0 ? "\n" : ""
      switch line.marker {
      case .none: break
      case .bullet: lead += "• "
      case .number(let number): lead += "\(number). "
      }
      if !lead.isEmpty { append(.text(lead)) }
      for run in line.runs { body += statements(of: run, element, around) }
    }
    let builder = use("androidx.compose.ui.text.buildAnnotatedString")
    return .call(builder, [], trailing: KotlinLambda(body: body))
  }

  private func string(_ template: TemplateString, _ element: Element, _ around: Around) -> KotlinExpression {
    if let text = template.plainText { return .text(text) }
    return bindings.text(template, around.scope, at: element.entry(.text)?.origin?.span ?? element.span)
  }

  private func statements(of run: MarkdownText.Run, _ element: Element, _ around: Around) -> [KotlinStatement] {
    var body: [KotlinStatement] = [
      .expression(.call("append", KotlinArgument(string(run.text, element, around))))
    ]
    var arguments: [KotlinArgument] = []
    if run.isBold {
      arguments.append(
        KotlinArgument("fontWeight", use("androidx.compose.ui.text.font.FontWeight").member("Bold")))
    }
    if run.isItalic {
      arguments.append(
        KotlinArgument("fontStyle", use("androidx.compose.ui.text.font.FontStyle").member("Italic")))
    }
    if !arguments.isEmpty { body = [styled(arguments, body)] }
    guard let link = run.link else { return body }
    let address = string(link, element, around)
    var open = perform(.call("CardAction.OpenUrl", KotlinArgument(address)))
    switch SafeLink.verdict(on: link) {
    case true?: break
    case false?:
      report(.refusedURL(link.sourceText, at: element.entry(.text)?.origin?.span ?? element.span))
      return body
    case nil: open = .branch(.call(use(part: "cardMayOpen"), KotlinArgument(address)), [open])
    }
    return [linked([open], body)]
  }

  /// Text with a style of its own.
  func styled(_ arguments: [KotlinArgument], _ body: [KotlinStatement]) -> KotlinStatement {
    let style = KotlinExpression.call(use("androidx.compose.ui.text.SpanStyle"), arguments, trailing: nil)
    return .expression(
      .call(
        use("androidx.compose.ui.text.withStyle"), [KotlinArgument(style)], trailing: KotlinLambda(body: body)))
  }

  /// Text that does something when it is tapped.
  func linked(_ actions: [KotlinStatement], _ body: [KotlinStatement]) -> KotlinStatement {
    let link = KotlinExpression.call(
      use(part: "cardLink"), [KotlinArgument(.lambda(KotlinLambda(body: actions)))], trailing: nil)
    return .expression(
      .call(use("androidx.compose.ui.text.withLink"), [KotlinArgument(link)], trailing: KotlinLambda(body: body)))
  }

  // MARK: Runs

  /// A text of several styles.
  func richText(_ element: Element, _ around: Around) -> [KotlinStatement] {
    var handler = around
    handler.isInHandler = true
    let body = element[.children].flatMap { slot in
      statements(for: slot, handler) { run, inner in self.run(run, inner) }.statements
    }
    if body.isEmpty { return [] }
    var modifier = modifier()
    let align = textAlign(element, around)
    placeLines(&modifier, element, around, align)
    let builder = use("androidx.compose.ui.text.buildAnnotatedString")
    var arguments = [KotlinArgument("text", .call(builder, [], trailing: KotlinLambda(body: body)))]
    if !modifier.isEmpty { arguments.append(KotlinArgument("modifier", modifier.expression)) }
    if let align { arguments.append(KotlinArgument("textAlign", align)) }
    // All lines are as high as the largest text needs.
    let styles = element[.children].compactMap { $0.element.map { resolved($0, around) } }
    if let largest = styles.max(by: { $0.points < $1.points }) {
      arguments.append(KotlinArgument("style", textStyle(largest)))
    }
    return [.expression(.call(use("androidx.compose.material3.Text"), arguments, trailing: nil))]
  }

  private func run(_ run: Element, _ around: Around) -> [KotlinStatement] {
    guard let text = text(run, .text, around), text != .text("") else { return [] }
    let style = resolved(run, around)
    let bound = boundLook(of: run, around)
    var arguments = look(style).filter { known in !bound.contains { $0.name == known.name } } + bound
    if run[value: .italic] == .flag(true) {
      arguments.append(
        KotlinArgument("fontStyle", use("androidx.compose.ui.text.font.FontStyle").member("Italic")))
    }
    if let highlight = style.highlight { arguments.append(KotlinArgument("background", color(highlight))) }
    let lines = [(AttributeID.underline, "Underline"), (.strikethrough, "LineThrough")]
      .filter { run[value: $0.0] == .flag(true) }
      .map { use("androidx.compose.ui.text.style.TextDecoration").member($0.1) }
    if let first = lines.first {
      let both = lines.dropFirst().reduce(first) { .operation($0, "+", $1) }
      arguments.append(KotlinArgument("textDecoration", both))
    }
    let body = [styled(arguments, [.expression(.call("append", KotlinArgument(text)))])]
    let actions = run.has(.tap) && host.supportsInteractivity ? self.actions(run[.tap], around, of: run) : []
    guard !actions.isEmpty, let action = run.single(.tap) else { return body }
    let isEnabled = flag(action, .isEnabled, usually: true, around)
    if isEnabled == "false" { return body }
    note("withLink", of: action)
    for id in [AttributeID.title, .tooltip] {
      if let entry = action.entry(id), entry.value != .text("") { report(.linkWords(at: entry.origin?.span)) }
    }
    guard let isEnabled else { return [linked(actions, body)] }
    return [.branch(isEnabled, [linked(actions, body)]), .branch(.not(isEnabled), body)]
  }

  // MARK: Facts

  /// Pairs of title and value, whose values stand below each other.
  func facts(_ element: Element, _ around: Around) -> [KotlinStatement] {
    let look = resolver.facts(in: around.style)
    let body = element[.children].flatMap { slot in
      statements(for: slot, around) { fact, inner in
        [(AttributeID.title, look.title), (.value, look.value)].map { id, style in
          let content = fact[value: id].map {
            self.content(of: fact, $0, inner, isMarkdown: self.presentation.hasMarkdown, id: id)
          }
          return self.text(content ?? .text(""), style, self.modifier(), nil, maxLines: style.maxLines ?? 0)
        }
      }.statements
    }
    if body.isEmpty { return [] }
    var arguments: [KotlinArgument] = []
    var modifier = modifier()
    if around.layout == .row { modifier.add("weight", KotlinArgument("1f")) }
    if !modifier.isEmpty { arguments.append(KotlinArgument("modifier", modifier.expression)) }
    arguments.append(KotlinArgument("spacing", length(look.spacing)))
    if look.titleMaxWidth > 0 { arguments.append(KotlinArgument("titleMaxWidth", length(look.titleMaxWidth))) }
    return [.expression(.call(use(part: "CardFacts"), arguments, trailing: KotlinLambda(body: body)))]
  }
}
