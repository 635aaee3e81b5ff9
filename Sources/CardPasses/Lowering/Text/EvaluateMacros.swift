package import CardIR
import CardTemplate
import CardText

/// Writes dates and times out where the target's host does not do that itself.
package struct EvaluateMacros: Pass {
  package init() {}

  package let name = "evaluate-macros"
  package let summary = "Formats dates and times in text where the target's host does not."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: #"text text="Due {{DATE(2026-01-31T12:00:00Z, SHORT)}}""#,
    after: #"text text="Due Sat, Jan 31, 2026""#)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.source.hasTextMacros, !context.target.hasTextMacros else { return }
    var worker = MacroEvaluation(context: context)
    worker.rewrite(&screen.root, language: nil)
    context = worker.context
  }
}

/// One run of ``EvaluateMacros``.
private struct MacroEvaluation {
  var context: PassContext

  /// Which elements have texts of that sort.
  private static let content = ContentSet([.text, .run, .fact])

  mutating func rewrite(_ element: inout Element, language inherited: String?) {
    let language = element.has(.language) ? element.literal(.language) ?? inherited : inherited
    switch element.kind {
    case .text, .run: evaluate(&element, .text, language)
    case .fact:
      evaluate(&element, .title, language)
      evaluate(&element, .value, language)
    default: break
    }
    element.updateChildren(in: Self.content) { child in
      rewrite(&child, language: language)
    }
  }

  private mutating func evaluate(_ element: inout Element, _ id: AttributeID, _ stated: String?) {
    guard let entry = element.entry(id), MacroText.mayHaveMacro(entry.value), let text = MacroText(entry.value) else {
      return
    }
    let found = TextMacro.find(in: text.bytes)
    let places = found.isEmpty ? [] : TextMacro.find(in: entry)
    let wanted = context.options.locale ?? stated
    let known = wanted.flatMap { DateNames.named($0) }
    let names = known ?? .english
    let language =
      wanted.flatMap { known == nil ? "\(names.locale), as dates in `\($0)` are not known," : nil } ?? names.locale
    let origin = TextPlaces(found.isEmpty ? nil : entry.origin)
    var segments: [TemplateString.Segment] = []
    var position = 0
    for (index, (range, finding)) in found.enumerated() {
      guard case .macro(let macro) = finding else { continue }
      let place = index < places.count ? places[index].range : 0..<0
      let written: String
      segments += text.segments(position..<range.lowerBound)
      position = range.upperBound
      if let function = context.target.codec.momentFunction {
        var arguments = [text.expression(macro.time), Expression.string(macro.form.rawValue)]
        // Renderers write dates in numbers as the user does, whatever the language of the card.
        if macro.form != .compact, let wanted { arguments.append(.string(wanted)) }
        segments.append(.hole(.call(function, arguments)))
        continue
      }
      if let date = names.text(macro) {
        written = date
        segments.append(.text(date))
      } else {
        let hole = Expression.call(
          "formatDateTime", [text.expression(macro.time), .string(names.template(macro.form))])
        written = "${\(hole)}"
        segments.append(.hole(hole))
      }
      let zone = macro.moment.map { " at \($0.zone)" } ?? " at UTC"
      context.record(
        LossKinds.textMacro,
        "\(context.targetName) does not write dates, so this is `\(written)` (\(language)\(zone))",
        at: element, origin, range: place, value: macro.moment == nil ? nil : written)
    }
    guard position > 0 else { return }
    segments += text.segments(position..<text.bytes.count)
    element.set(id, .text(TemplateString(segments)), origin: entry.origin)
  }
}
