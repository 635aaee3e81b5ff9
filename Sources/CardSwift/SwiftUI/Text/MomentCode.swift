import CardIR
import CardTemplate
import CardText

/// Writes the dates and times in texts that the device puts into words of its user: `{{DATE(2026-01-31T12:00:00Z, SHORT)}}`.
struct MomentCode {
  let attributes: AttributeCode
  let needs: ViewNeeds
  /// Whether texts have such dates.
  let isOn: Bool

  /// The text of an attribute, with its dates if it has any.
  func text(_ element: Element, _ id: AttributeID, _ context: ViewContext) -> SwiftExpression? {
    dated(element, id, context) ?? attributes.string(element, id, context.scope)
  }

  /// Whether an attribute has dates.
  func hasMoments(_ element: Element, _ id: AttributeID) -> Bool {
    guard isOn, let value = element[value: id] else { return false }
    func isMacro(_ finding: TextMacro.Finding) -> Bool { if case .macro = finding { true } else { false } }
    if case .text(let text) = value { return TextMacro.find(in: text).contains { isMacro($0.finding) } }
    guard let text = MacroText(value) else { return false }
    return TextMacro.find(in: text.bytes).contains { isMacro($0.finding) }
  }

  /// The text of an attribute that has dates; none if it has none.
  func dated(_ element: Element, _ id: AttributeID, _ context: ViewContext) -> SwiftExpression? {
    let scope = context.scope
    guard hasMoments(element, id), let text = element[value: id].flatMap(MacroText.init) else { return nil }
    var parts: [SwiftText] = []
    func add(_ range: Range<Int>) {
      guard let written = plain(text.segments(range), element, scope) else { return }
      if case .string(let inner) = written { parts += inner } else { parts.append(.value(written)) }
    }
    var position = 0
    for (range, finding) in TextMacro.find(in: text.bytes) {
      guard case .macro(let macro) = finding else { continue }
      add(position..<range.lowerBound)
      position = range.upperBound
      needs.use("CardMoment")
      // The time stands between the parenthesis and the style.
      let inside = text.bytes[range]
      guard let open = inside.firstIndex(of: UInt8(ascii: "(")),
        let end = inside[open...].firstIndex(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ")") }),
        let time = plain(text.segments(open + 1..<end), element, scope)
      else { continue }
      let form = macro.form.rawValue.lowercased()
      // Renderers write dates in numbers as the user does, whatever the language of the card.
      let language = macro.form == .compact ? nil : element.literal(.language) ?? context.language
      let locale = language.map { [SwiftArgument("in", .text($0))] } ?? []
      parts.append(.value(.call(.verbatim("CardMoment.\(form).text"), [SwiftArgument(nil, time)] + locale, nil)))
    }
    add(position..<text.bytes.count)
    if parts.count == 1, case .value(let only) = parts[0] { return only }
    return .string(parts)
  }

  private func plain(
    _ segments: [TemplateString.Segment], _ element: Element, _ scope: BindingScope
  ) -> SwiftExpression? {
    let template = TemplateString(segments)
    if template.segments.isEmpty { return nil }
    if template.segments.count == 1, case .text(let text) = template.segments[0] { return .text(text) }
    return attributes.text(template, of: element, scope)
  }
}
