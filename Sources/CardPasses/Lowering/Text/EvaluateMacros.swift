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

/// A text in bytes, with one byte for each hole.
private struct MacroText {
  let bytes: [UInt8]
  private let holes: [Expression]

  /// Whether reading a value can find a macro: most texts have no braces.
  static func mayHaveMacro(_ value: AttributeValue) -> Bool {
    switch value {
    case .text(let text): text.utf8.contains(0x7B)
    case .template: true
    default: false
    }
  }

  init?(_ value: AttributeValue) {
    var bytes: [UInt8] = []
    var holes: [Expression] = []
    switch value {
    case .text(let text): bytes = Array(text.utf8)
    case .template(let template):
      for segment in template.segments {
        switch segment {
        case .text(let text): bytes += Array(text.utf8)
        case .hole(let expression):
          bytes.append(TextMacro.holeByte)
          holes.append(expression)
        }
      }
    default: return nil
    }
    guard zip(bytes, bytes.dropFirst()).contains(where: { $0 == (0x7B, 0x7B) }) else { return nil }
    self.bytes = bytes
    self.holes = holes
  }

  /// What a range of the text is with the data: its only hole, or all of it as one string.
  func expression(_ range: Range<Int>) -> Expression {
    let parts = segments(range).compactMap { segment -> Expression? in
      switch segment {
      case .text(let text): text.isEmpty ? nil : .string(text)
      case .hole(let hole): hole
      }
    }
    return parts.count == 1 ? parts[0] : .call("concat", parts)
  }

  /// The text and holes of a range.
  func segments(_ range: Range<Int>) -> [TemplateString.Segment] {
    var index = holes.isEmpty ? 0 : bytes[..<range.lowerBound].count { $0 == TextMacro.holeByte }
    var segments: [TemplateString.Segment] = []
    var part: [UInt8] = []
    for byte in bytes[range] {
      if byte == TextMacro.holeByte {
        segments += [.text(String(decoding: part, as: UTF8.self)), .hole(holes[index])]
        part = []
        index += 1
      } else {
        part.append(byte)
      }
    }
    return segments + [.text(String(decoding: part, as: UTF8.self))]
  }
}
