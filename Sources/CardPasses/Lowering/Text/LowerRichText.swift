package import CardIR
import CardTemplate
import CardText

/// Turns text of several styles into texts of one style each.
///
/// Where texts are Markdown, bold, italic and links become markup. Otherwise runs that look alike become one text. A
/// short line becomes a row of texts where weights can differ; otherwise one text has the style of most of its
/// characters.
package struct LowerRichText: Pass {
  package init() {}

  package let name = "lower-rich-text"
  package let summary = "Turns rich text into texts of one style where the target has no runs."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: """
      rich-text
        children
          run text="Due "
          run text="today" text-weight=bolder
      """,
    after: """
      stack axis=horizontal alignment=firstBaseline
        children
          text text="Due "
          text text="today" text-weight=bolder
      """)

  package func concerns(in context: PassContext) -> ContentSet? { Self.content }

  /// What the pass looks for.
  private static let content = ContentSet([.richText])

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard !context.target.supports(.richText) else { return }
    var worker = context
    screen.rewrite(in: Self.content) { element in
      guard element.kind == .richText else { return }
      element = worker.target.hasMarkdown ? Self.marked(element, &worker) : Self.lowered(element, &worker)
    }
    context = worker
  }

  /// The most characters that are taken for one line.
  private static let lineLength = 40

  private static let look = AttributeID.all(.textLook)

  private static func lowered(_ rich: Element, _ context: inout PassContext) -> Element {
    let slots = rich[.children]
    let runs = slots.compactMap(\.element)
    let isAlike = runs.dropFirst().allSatisfy { run in look.allSatisfy { run[value: $0] == runs[0][value: $0] } }
    let styles = AttributeID.all(.textMark)
    let hasStyle = runs.contains { run in styles.contains { run[value: $0] == .flag(true) } }
    let hasLink = runs.contains { !$0[.tap].isEmpty }
    let isPlain = slots.allSatisfy(\.isPlain)
    let length = runs.reduce(0) { $0 + characters(of: $1) }
    let isMerged = isPlain && (isAlike || length > lineLength || context.target.textWeights == .none)
    // A text of its own has lines of its own, and beside others it does not break with them.
    let isSplit = !isMerged && (slots.count > 1 || slots.contains { $0.scope?.repeats ?? false })
    if !isAlike || hasStyle || hasLink || isSplit {
      record(rich, runs, isMerged: isMerged, hasStyles: !isAlike || hasStyle || hasLink, &context)
    }
    for action in runs.compactMap({ $0.single(.tap) }) {
      context.recordRemoval(
        of: action, action.kind == .openURL ? LossKinds.unsupportedOpenURL : LossKinds.unsupportedAction,
        "text in \(context.targetName) has no links")
    }
    if isMerged { return merged(rich, runs) }
    var row = container(from: rich)
    row[.alignment] = .literal(.firstBaseline)
    row[.children] = slots.map { $0.replacing { text(from: $0) } }
    return row
  }

  private static func record(
    _ rich: Element, _ runs: [Element], isMerged: Bool, hasStyles: Bool, _ context: inout PassContext
  ) {
    let form = isMerged ? "the runs are merged" : "the runs are texts beside each other"
    let lack = hasStyles ? "several styles" : "parts that data repeat or leave out"
    let marks: [(id: AttributeID, words: String)] = [
      (.strikethrough, "struck out"), (.highlight, "highlighted"), (.underline, "underlined"), (.italic, "italic"),
    ]
    let marked = marks.filter { mark in runs.contains { $0[value: mark.id] == .flag(true) } }.map(\.words)
    let alternatives = marked.joined(separator: marked.count > 2 ? ", " : " or ")
    // What is struck out does not hold any more, and nothing else says so.
    let isOnly = runs.count == 1 && rich[.children].count == 1 && !marked.isEmpty
    let message =
      isOnly
      ? "no text in \(context.targetName) is \(alternatives), so this one is not"
      : "\(context.targetName) has no text of \(lack), so \(form)"
        + (marked.isEmpty ? "" : ", and none is \(alternatives)")
    context.record(LossKinds.richText, message, at: rich)
  }

  /// One text whose Markdown says what is bold, italic or a link.
  private static func marked(_ rich: Element, _ context: inout PassContext) -> Element {
    let runs = rich[.children].compactMap(\.element)
    var text = merged(rich, runs)
    text[.textWeight] = nil
    var segments: [TemplateString.Segment] = []
    for run in runs {
      var content: [TemplateString.Segment]
      switch run[.text] {
      case .literal(let part)?: content = [.text(Markdown.escaped(part))]
      case .template(let template)?: content = template.segments
      case nil: continue
      }
      if run.literal(.textWeight) == .bolder { content = wrapped(content, in: "**") }
      if run[value: .italic] == .flag(true) { content = wrapped(content, in: "_") }
      if let action = run.single(.tap) {
        if let url = action.literal(.url) {
          content = [.text("[")] + content + [.text("](\(url))")]
        } else {
          context.recordRemoval(
            of: action, LossKinds.unsupportedAction, "\(context.targetName) has no action on a part of a text")
        }
      }
      segments += content
    }
    let all = TemplateString(segments)
    if let plain = all.plainText { text[.text] = .literal(plain) } else { text[.text] = .template(all) }
    let colors = [AttributeID.textSize, .textColor, .isSubtle, .fontType]
    let isAlike = runs.dropFirst().allSatisfy { run in colors.allSatisfy { run[value: $0] == runs[0][value: $0] } }
    // Markdown can say that characters are italic.
    let styles = AttributeID.all(.textMark).filter { $0 != .italic }
    if !isAlike || runs.contains(where: { run in styles.contains { run[value: $0] == .flag(true) } }) {
      context.record(
        LossKinds.richText, "\(context.targetName) has no rich text here, so what Markdown cannot say is lost",
        at: rich)
    }
    if !rich[.children].allSatisfy(\.isPlain) {
      context.record(LossKinds.binding, "runs that data repeat or leave out stand once in a text", at: rich)
    }
    return text
  }

  /// Text between two markers, which must touch what they mark.
  private static func wrapped(
    _ content: [TemplateString.Segment], in marker: String
  ) -> [TemplateString.Segment] {
    var (before, after) = ("", "")
    var content = content
    if case .text(let first)? = content.first {
      before = String(first.prefix { $0.isWhitespace })
      content[0] = .text(String(first.dropFirst(before.count)))
    }
    if case .text(let last)? = content.last {
      let kept = last.reversed().drop { $0.isWhitespace }.reversed()
      after = String(last.dropFirst(kept.count))
      content[content.count - 1] = .text(String(kept))
    }
    if TemplateString(content).segments.isEmpty { return [.text(before + after)] }
    return [.text(before + marker)] + content + [.text(marker + after)]
  }

  /// How many characters a run has, or is expected to have.
  private static func characters(of run: Element) -> Int {
    switch run[.text] {
    case .literal(let text)?: text.count
    case .template(let template)?: ExpectedText.text(template).count
    case nil: 0
    }
  }

  private static func text(from run: Element) -> Element {
    var text = Element(.text, source: run.source)
    for id in [.text] + look { text.take(id, from: run) }
    text.extras = run.extras
    return text
  }

  private static func container(from rich: Element) -> Element {
    var row = Element(.stack, source: rich.source)
    row[.axis] = .literal(.horizontal)
    row[.gap] = .literal(0)
    row.takeRest(of: rich)
    return row
  }

  /// One text with the style of most characters.
  private static func merged(_ rich: Element, _ runs: [Element]) -> Element {
    var counts: [(run: Element, characters: Int)] = []
    for run in runs {
      let characters = Self.characters(of: run)
      if let index = counts.firstIndex(where: { one in look.allSatisfy { one.run[value: $0] == run[value: $0] } }) {
        counts[index].characters += characters
      } else {
        counts.append((run, characters))
      }
    }
    var text = Element(.text, source: rich.source)
    for run in runs { text.extras += run.extras }
    if let dominant = counts.max(by: { $0.characters < $1.characters }) {
      for id in look { text.take(id, from: dominant.run) }
    }
    let segments = runs.flatMap { run -> [TemplateString.Segment] in
      switch run[.text] {
      case .literal(let part)?: [.text(part)]
      case .template(let template)?: template.segments
      case nil: []
      }
    }
    let all = TemplateString(segments)
    if let plain = all.plainText { text[.text] = .literal(plain) } else { text[.text] = .template(all) }
    text[.wrap] = .literal(true)
    text.takeRest(of: rich)
    return text
  }
}
