import CardIR
import CardSyntax
import CardTemplate
import CardText

extension PageBuilder {
  /// The content of a text: markup of its own for Markdown, whose links are reported at `span` if they must not be on a
  /// page, and bindings that have no data as marked text.
  func textContent(_ value: Bound<String>, isMarkdown: Bool, at span: SourceSpan? = nil) -> [Markup.Content] {
    let atoms: [TextAtom]
    switch value {
    case .literal(let text):
      if !isMarkdown { return Self.lines(of: text) }
      if !MarkdownText.mayHaveMarkup(.text(text)), !text.utf8.contains(0x0A) { return [.text(text)] }
      atoms = TextAtom.atoms(of: text)
    case .template(let template):
      if !isMarkdown { return plain(template) }
      atoms = TextAtom.atoms(of: template, in: nil)
    }
    return content(of: MarkdownText(atoms).lines, at: span)
  }

  /// A text whose ends of lines are such on the page.
  private static func lines(of text: String) -> [Markup.Content] {
    var content: [Markup.Content] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if index > 0 { content.append(.element(Markup("br"))) }
      if !line.isEmpty { content.append(.text(String(line))) }
    }
    return content
  }

  private func content(of lines: [MarkdownText.Line], at span: SourceSpan?) -> [Markup.Content] {
    var result: [Markup.Content] = []
    var list: (markup: Markup, isNumbered: Bool)?
    func closeList() {
      if let list { result.append(.element(list.markup)) }
      list = nil
    }
    var isFirst = true
    for line in lines {
      let runs = line.runs.map { content(of: $0, at: span) }
      switch line.marker {
      case .none:
        closeList()
        if !isFirst { result.append(.element(Markup("br"))) }
        result += runs.flatMap { $0 }
        isFirst = false
      case .bullet, .number:
        var isNumbered = false
        if case .number = line.marker { isNumbered = true }
        if list?.isNumbered != isNumbered {
          closeList()
          var markup = Markup("span", isNumbered ? "numbers" : "bullets")
          markup[attribute: "role"] = "list"
          list = (markup, isNumbered)
        }
        var item = Markup("span", "item")
        item[attribute: "role"] = "listitem"
        if case .number(let number) = line.marker { item[attribute: "data-mark"] = number + "." }
        item.content = runs.flatMap { $0 }
        list?.markup.append(item)
        isFirst = true
      }
    }
    closeList()
    return result
  }

  private func content(of run: MarkdownText.Run, at span: SourceSpan?) -> [Markup.Content] {
    var content = plain(run.text)
    func wrap(_ tag: String) {
      var markup = Markup(tag)
      markup.content = content
      content = [.element(markup)]
    }
    if run.isItalic { wrap("em") }
    if run.isBold { wrap("strong") }
    guard let address = run.link?.plainText else { return content }
    guard let url = SafeURL.link(address) else {
      findings.report(.refusedURL(address, at: span))
      return content
    }
    var link = Markup("a")
    link.content = content
    return [.element(Self.leading(link, to: url))]
  }

  /// A link that leads away from the page, which must not reach back.
  static func leading(_ link: Markup, to url: String) -> Markup {
    var link = link
    link[attribute: "href"] = url
    link[attribute: "target"] = "_blank"
    link[attribute: "rel"] = "noopener noreferrer"
    return link
  }

  /// A text with the bindings in it marked.
  func plain(_ template: TemplateString) -> [Markup.Content] {
    template.segments.flatMap { segment -> [Markup.Content] in
      switch segment {
      case .text(let text): Self.lines(of: text)
      case .hole(let expression): [.element(Markup("span", "hole").containing(text: "${\(expression)}"))]
      }
    }
  }

  /// A text for places where there is no markup, such as attributes of elements of the page.
  func words(_ element: Element, _ id: AttributeID) -> String? {
    switch element[value: id] {
    case .text(let text)?, .token(let text)?: text.isEmpty ? nil : text
    case .number(let number)?, .measure(let number, _)?: number.isFinite ? NumberText.javaScript(number) : "0"
    case .flag(let flag)?: flag ? "true" : "false"
    case .template(let template)?: template.sourceText
    case .color?, .json?, nil: nil
    }
  }
}
