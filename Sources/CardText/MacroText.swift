package import CardIR
package import CardTemplate

/// A text that has a ``TextMacro``, in bytes with one for each hole: in a template both the macros and the holes are found.
package struct MacroText: Sendable {
  /// The text; a hole is one ``TextMacro/holeByte``.
  package let bytes: [UInt8]
  private let holes: [Expression]

  /// Whether reading a value can find a macro: most texts have no braces.
  package static func mayHaveMacro(_ value: AttributeValue) -> Bool {
    switch value {
    case .text(let text): text.utf8.contains(UInt8(ascii: "{"))
    case .template: true
    default: false
    }
  }

  /// The text that a value is; none if it is no text, or if no macro can be in it.
  package init?(_ value: AttributeValue) {
    let segments: [TemplateString.Segment]
    switch value {
    case .text(let text): segments = [.text(text)]
    case .template(let template): segments = template.segments
    default: return nil
    }
    var bytes: [UInt8] = []
    var holes: [Expression] = []
    for segment in segments {
      switch segment {
      case .text(let text): bytes += text.utf8
      case .hole(let expression):
        bytes.append(TextMacro.holeByte)
        holes.append(expression)
      }
    }
    let brace = UInt8(ascii: "{")
    guard zip(bytes, bytes.dropFirst()).contains(where: { $0 == (brace, brace) }) else { return nil }
    (self.bytes, self.holes) = (bytes, holes)
  }

  /// The text and holes of a range.
  package func segments(_ range: Range<Int>) -> [TemplateString.Segment] {
    var number = holes.isEmpty ? 0 : bytes[..<range.lowerBound].count { $0 == TextMacro.holeByte }
    var segments: [TemplateString.Segment] = []
    var rest = bytes[range]
    while let hole = rest.firstIndex(of: TextMacro.holeByte) {
      segments += [.text(String(decoding: rest[..<hole], as: UTF8.self)), .hole(holes[number])]
      rest = rest[(hole + 1)...]
      number += 1
    }
    return segments + [.text(String(decoding: rest, as: UTF8.self))]
  }

  /// What a range of the text is with the data: its only hole, or all of it as one string.
  package func expression(_ range: Range<Int>) -> Expression {
    let parts = segments(range).compactMap { segment -> Expression? in
      switch segment {
      case .text(let text): text.isEmpty ? nil : .string(text)
      case .hole(let hole): hole
      }
    }
    return parts.count == 1 ? parts[0] : .call("concat", parts)
  }
}
