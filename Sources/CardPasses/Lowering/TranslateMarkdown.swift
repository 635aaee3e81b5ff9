package import CardIR
import CardSyntax
import CardTemplate

/// Takes the markup out of texts for targets that show text as it is, or protects plain text from being read as
/// markup.
package struct TranslateMarkdown: Pass {
  package init() {}

  package let name = "translate-markdown"
  package let summary = "Takes Markdown out of texts, or protects plain text from being read as Markdown."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: #"text text="See [the **map**](https://example.com)""#, after: #"text text="See the map""#)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.source.hasMarkdown != context.target.hasMarkdown else { return }
    var worker = context
    if context.source.hasMarkdown {
      screen.rewrite { element in
        switch element.kind {
        case .text: Self.strip(&element, .text, &worker)
        case .fact:
          Self.strip(&element, .title, &worker)
          Self.strip(&element, .value, &worker)
        default: break
        }
      }
    } else {
      screen.rewrite { element in
        if element.kind == .text { Self.protect(&element) }
      }
    }
    context = worker
  }

  private static func strip(_ element: inout Element, _ id: AttributeID, _ context: inout PassContext) {
    switch element[value: id] {
    case .text(let source)?:
      let plain = Markdown.plain(source)
      guard plain.text != source else { return }
      element[value: id] = .text(plain.text)
      var losesStyle = plain.losesStyle
      if plain.isAllBold {
        if element.kind == .text, context.target.textWeights != .none {
          if !element.has(.textWeight) || element.literal(.textWeight) == .default {
            element[.textWeight] = .literal(.bolder)
          }
        } else {
          losesStyle = true
        }
      }
      if losesStyle {
        context.record(
          LossKinds.markdown, "\(context.targetName) shows text in one style, so the Markdown in it is removed",
          at: element, value: plain.text)
      }
      for link in plain.links {
        context.record(
          LossKinds.linkURL, "text in \(context.targetName) has no links", at: element, value: link)
      }
    case .template(let template)?:
      // Holes can give markup as well; only what the author wrote is known.
      var losesStyle = false
      let segments = template.segments.map { segment -> TemplateString.Segment in
        guard case .text(let text) = segment else { return segment }
        let plain = Markdown.plain(text)
        losesStyle = losesStyle || plain.losesStyle || plain.isAllBold
        for link in plain.links {
          context.record(LossKinds.linkURL, "text in \(context.targetName) has no links", at: element, value: link)
        }
        return .text(plain.text)
      }
      let stripped = TemplateString(segments)
      guard stripped != template else { return }
      element[value: id] = .template(stripped)
      if losesStyle {
        context.record(
          LossKinds.markdown, "\(context.targetName) shows text in one style, so the Markdown in it is removed",
          at: element)
      }
    default: break
    }
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
