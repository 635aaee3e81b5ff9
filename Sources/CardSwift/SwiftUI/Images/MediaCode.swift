import CardIR
import CardSyntax

/// Writes audio and video: a poster, which opens the first of the sources.
struct MediaCode {
  let attributes: AttributeCode
  let actions: ActionCode
  let needs: ViewNeeds
  let findings: ViewFindings
  /// The picture of media that have none.
  let defaultPoster: String?

  /// The view of audio or video.
  func view(of element: Element, _ scope: BindingScope) -> SwiftExpression {
    let content = poster(of: element, scope)
    var statements: [SwiftStatement] = []
    // Hosts play the first source that they can.
    if element[.children].count > 1 {
      findings.report(
        .leftOut("the view opens the first source of the media, the others are left out", at: element.span))
    }
    for slot in element[.children].prefix(1) {
      guard let source = slot.element, let url = attributes.address(source, .url, scope) else { continue }
      statements.append(actions.opening(url))
    }
    guard !statements.isEmpty else { return content }
    findings.report(.linkedMedia(at: element.span))
    return .call("Button", [], SwiftClosure([], statements).then("label", SwiftClosure([], [.expression(content)])))
  }

  private func poster(of element: Element, _ scope: BindingScope) -> SwiftExpression {
    let play: SwiftExpression
    if let title = attributes.string(element, .altText, scope), !title.isEmptyText {
      play = .call("Label", [SwiftArgument(nil, title.caption), SwiftArgument("systemImage", .text("play.circle"))])
    } else {
      needs.use("CardPlayLabel")
      play = .call("CardPlayLabel")
    }
    let poster = attributes.address(element, .poster, scope) ?? defaultPoster.map { needs.address(.text($0)) }
    guard let poster, !poster.isEmptyText else { return play }
    needs.use("CardImage")
    let arguments = [SwiftArgument("url", poster), SwiftArgument("fills", "true")]
    let image = SwiftExpression.call("CardImage", arguments).modified(
      "accessibilityHidden", [SwiftArgument(nil, "true")])
    return .call(
      "VStack", [SwiftArgument("alignment", ".leading"), SwiftArgument("spacing", "8")],
      SwiftClosure([], [.expression(image), .expression(play)]))
  }
}
