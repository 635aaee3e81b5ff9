package import CardIR
import CardSyntax
import CardTemplate
import CardText

/// Takes the markup out of texts for targets that show text as it is, or protects plain text from being read as
/// markup.
package struct TranslateMarkdown: Pass {
  package init() {}

  package let name = "translate-markdown"
  package let summary = "Removes Markdown from text, or escapes plain text that would be read as Markdown."
  package let stage = PassStage.lowering
  // A date that a macro writes is text, not markup.
  package let follows: Set<String> = ["evaluate-macros"]
  package let example = PassExample(
    before: #"text text="See [the **map**](https://example.com)""#, after: #"text text="See the map""#)

  package func concerns(in context: PassContext) -> ContentSet? { Self.content }

  /// What the pass looks for.
  private static let content = ContentSet([.text, .fact, .toggle, .choiceSet])

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    let (source, target) = (context.source, context.target)
    let translates = source.hasMarkdown != target.hasMarkdown && !target.keepsMarkup
    var (worker, open) = (context, OpenBindings())
    if source.hasMarkdown, translates || !target.labelsHaveMarkdown {
      screen.rewrite(in: Self.content) { element in
        if translates {
          if Self.showsData(element) { open.add(element) }
          Self.stripTexts(of: &element, &worker)
        }
        Self.stripLabels(of: &element, &worker)
      }
    } else if translates {
      screen.rewrite(in: Self.content) { element in
        if element.kind == .text {
          if Self.showsData(element) { open.add(element) }
          Self.protect(&element)
        }
      }
    }
    context = worker
    open.record(
      LossKinds.boundMarkdown, in: &context,
      "may give Markdown, which \(context.targetName) \(source.hasMarkdown ? "shows as it is" : "reads")")
  }

  /// Whether a text has a value of the data as it is.
  private static func showsData(_ element: Element) -> Bool {
    [AttributeID.text, .title, .value].contains { id in
      guard element.has(id), case .template(let template)? = element[value: id] else { return false }
      return template.segments.contains { segment in
        if case .hole(let hole) = segment, case .path = hole.syntax { true } else { false }
      }
    }
  }

  private static func stripTexts(of element: inout Element, _ context: inout PassContext) {
    switch element.kind {
    case .text: strip(&element, .text, &context)
    case .fact:
      strip(&element, .title, &context)
      strip(&element, .value, &context)
    default: break
    }
  }

  /// Renderers read the markup of labels beside boxes, but not of menus.
  private static func stripLabels(of element: inout Element, _ context: inout PassContext) {
    switch element.kind {
    case .toggle: strip(&element, .title, &context)
    case .choiceSet where element.listsChoices:
      element.updateChildren { if $0.kind == .choice { strip(&$0, .title, &context) } }
    default: break
    }
  }

  /// The text of an element as it is shown where nothing reads Markdown.
  static func plainText(of element: Element) -> AttributeValue? {
    guard let entry = element.entry(.text) else { return nil }
    guard MarkdownText.mayHaveMarkup(entry.value), let atoms = TextAtom.atoms(of: entry.value, origin: entry.origin)
    else {
      return entry.value
    }
    return .text(MarkdownText(atoms).plain)
  }

  private static func strip(_ element: inout Element, _ id: AttributeID, _ context: inout PassContext) {
    guard let entry = element.entry(id), MarkdownText.mayHaveMarkup(entry.value),
      let atoms = TextAtom.atoms(of: entry.value, origin: entry.origin)
    else { return }
    let markdown = MarkdownText(atoms)
    // Holes can give markup as well; only what the author wrote is known.
    let shownText = markdown.plain
    let plain = AttributeValue.text(shownText)
    guard plain != entry.value else { return }
    let runs = markdown.runs
    var losesStyle = runs.contains { $0.isBold || $0.isItalic }
    if losesStyle, element.kind == .text, context.target.textWeights != .none, markdown.isAllBold {
      losesStyle = runs.contains(where: \.isItalic)
      if !element.has(.textWeight) || element.literal(.textWeight) == .default {
        element[.textWeight] = .literal(.bolder)
      }
    }
    let isLabel = element.kind == .toggle || element.kind == .choice
    let shown = isLabel ? "labels beside boxes" : "text"
    let places = TextPlaces(losesStyle || runs.contains { $0.link != nil } ? entry.origin : nil)
    if losesStyle {
      let styled = runs.filter { $0.isBold || $0.isItalic }
      let range = styled[0].range.lowerBound..<styled[styled.count - 1].range.upperBound
      context.record(
        LossKinds.markdown,
        "\(context.targetName) shows \(shown) in one style, so the Markdown in \(isLabel ? "them" : "it") is removed",
        at: element, places, range: range, value: shownText.plainText)
    }
    var last: TemplateString?
    for run in runs {
      defer { last = run.link }
      guard let link = run.link, link != last else { continue }
      context.record(
        LossKinds.linkURL, "\(shown) in \(context.targetName) \(isLabel ? "have" : "has") no links",
        at: element, places, range: run.range,
        value: link.sourceText)
    }
    element.set(id, plain, origin: entry.origin)
  }

  private static func protect(_ text: inout Element) {
    switch text[.text] {
    case .literal(let source)?:
      let escaped = Markdown.escaped(source)
      if escaped != source { text[.text] = .literal(escaped) }
    case .template(let template)?:
      let escaped = TemplateString(
        template.segments.map { segment in
          if case .text(let part) = segment { .text(Markdown.escaped(part)) } else { segment }
        })
      if escaped != template { text[.text] = .template(escaped) }
    case nil: break
    }
  }
}
