public import CardSyntax

/// A text with holes: `Hello ${name}`.
public struct TemplateString: Sendable, Hashable {
  /// A piece of the text.
  public enum Segment: Sendable, Hashable {
    /// Characters that stay as they are, without escapes.
    case text(String)
    /// An expression whose value is put in its place.
    case hole(Expression)
  }

  /// The pieces in order; two texts are never neighbours, and none is empty.
  public let segments: [Segment]

  /// The text made of `segments`.
  public init(_ segments: [Segment]) {
    if segments.count == 1 {
      let isEmpty = if case .text("") = segments[0] { true } else { false }
      self.segments = isEmpty ? [] : segments
      return
    }
    var merged: [Segment] = []
    // Put together first: a text of many holes with mistakes would be copied once for each of them.
    var pending = ""
    for segment in segments {
      if case .text(let text) = segment {
        pending += text
        continue
      }
      if !pending.isEmpty { merged.append(.text(pending)) }
      pending = ""
      merged.append(segment)
    }
    if !pending.isEmpty { merged.append(.text(pending)) }
    self.segments = merged
  }

  /// The template that `text` is, or none if it has no `${`; a hole with a mistake stays as text.
  public static func parse(_ text: String) -> TemplateString? {
    var problems: [ExpressionProblem] = []
    return parse(text, problems: &problems)
  }

  /// The first mistake in the holes of `text`, in one sentence, if there is one.
  package static func mistake(in text: String) -> String? {
    var problems: [ExpressionProblem] = []
    _ = parse(text, problems: &problems)
    return problems.first(where: \.isError)?.message
  }

  /// The template that the string at `node` is, or none if it has no `${`. Mistakes are reported at their places
  /// inside the string; a hole with a mistake stays as text.
  public static func parse(_ node: Node, diagnostics: inout Diagnostics) -> TemplateString? {
    guard node.kind == .string else { return nil }
    // `$` and `{` could be written as escapes only by someone who wants to hide a hole; such a string is decoded.
    let isPlain = node.withRawScalar { raw, isEscaped in !isEscaped && !TemplateScanner.mayHaveHoles(raw) }
    guard !isPlain, let text = node.string else { return nil }
    var problems: [ExpressionProblem] = []
    let template = parse(text, problems: &problems)
    if !problems.isEmpty, node.hasProps { problems.removeAll { ExpressionLint.isAboutConstancy($0.kind) } }
    if !problems.isEmpty {
      let map = ScalarMap(node)
      for problem in problems { diagnostics.report(problem.diagnostic(at: map.span(ofDecoded: problem.range))) }
    }
    return template
  }

  static func parse(
    _ text: String, keepsUnknownCalls: Bool = false, problems: inout [ExpressionProblem]
  ) -> TemplateString? {
    var text = text
    return text.withUTF8 { bytes in
      guard TemplateScanner.mayHaveHoles(bytes) else { return nil }
      let range = 0..<bytes.count
      return TemplateString(
        TemplateScanner.segments(
          bytes, range, untilBacktick: false, keepsUnknownCalls: keepsUnknownCalls, problems: &problems
        ).segments)
    }
  }

  /// Whether the text is one hole and nothing else, so that its value keeps its type. A hole with a literal does not
  /// count: the reference makes text of it.
  public var isSingleHole: Bool { singleHole != nil }

  /// The expression of a text that is one hole.
  public var singleHole: Expression? {
    guard segments.count == 1, case .hole(let expression) = segments[0], !expression.isLiteral else { return nil }
    return expression
  }

  /// Whether there is any hole.
  public var hasHoles: Bool { segments.contains { $0.expression != nil } }

  /// Whether the holes may be filled so that the text is this one: what stands before the first and behind the last of
  /// them decides.
  package func mayGive(_ text: String) -> Bool {
    var (lead, tail) = ("", "")
    if case .text(let first)? = segments.first { lead = first }
    if segments.count > 1, case .text(let last)? = segments.last { tail = last }
    return text.count >= lead.count + tail.count && text.hasPrefix(lead) && text.hasSuffix(tail)
  }

  /// The text, if it has no holes.
  public var plainText: String? {
    guard !hasHoles else { return nil }
    return segments.reduce(into: "") { text, segment in
      if case .text(let part) = segment { text += part }
    }
  }

  /// The same text with every expression replaced by what `transform` makes of it.
  public func map(_ transform: (Expression) -> Expression) -> TemplateString {
    TemplateString(
      segments.map { segment in
        if case .hole(let expression) = segment { return .hole(transform(expression)) }
        return segment
      })
  }

  /// The hole that a string is as a whole, without mistakes; none for anything else, such as a script with variables.
  package static func whole(_ node: Node) -> TemplateString? {
    var found = Diagnostics()
    guard let template = parse(node, diagnostics: &found), found.all.isEmpty, template.isSingleHole else { return nil }
    return template
  }

  /// The source that parses back to this text: holes in `${}`, literal `${` escaped.
  public var sourceText: String {
    if let text = plainText, !Self.needsEscapes(text) { return text }
    var source = ""
    for (index, segment) in segments.enumerated() {
      switch segment {
      case .hole(let expression): source += "${\(expression)}"
      case .text(let text):
        let hasHoleAfter = index + 1 < segments.count
        Self.appendEscaped(text, hasHoleAfter: hasHoleAfter, to: &source)
      }
    }
    return source
  }

  private static func needsEscapes(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { TemplateScanner.mayHaveHoles($0) }
  }

  /// Whether the `${` at a place begins what is text without a backslash, such as `${rs:name}`.
  private static func isVerbatim(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard index + 2 < scalars.count else { return false }
    var bytes: [UInt8] = []
    for scalar in scalars[(index + 2)...].prefix(200) {
      guard scalar.isASCII else { return false }
      bytes.append(UInt8(scalar.value))
      if scalar != "}" { continue }
      if TemplateScanner.isVerbatim(bytes, 0..<bytes.count - 1) { return true }
    }
    return false
  }

  /// Appends text as the source of a template spells it.
  static func appendEscaped(_ text: String, hasHoleAfter: Bool, to source: inout String) {
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let following = index + 1 < scalars.count ? scalars[index + 1] : nil
      let preceding = index > 0 ? scalars[index - 1] : nil
      let mayBeHole = following == "{" && !isVerbatim(scalars, at: index)
      if scalar == "`" || scalar == "$" && (mayBeHole || preceding == "\\") { source += "\\" }
      if scalar == "\\", following == nil, hasHoleAfter {
        // A backslash before a hole would escape it, and cannot be escaped itself.
        source += "${'\\\\'}"
      } else {
        source.unicodeScalars.append(scalar)
      }
    }
  }
}

extension TemplateString.Segment {
  /// The expression of a hole.
  package var expression: Expression? {
    if case .hole(let expression) = self { return expression }
    return nil
  }
}

extension Expression {
  /// Whether the expression is a single literal: text, number, boolean, `null` or `undefined`.
  package var isLiteral: Bool {
    switch syntax {
    case .null, .undefined, .boolean, .number, .string: true
    default: false
    }
  }
}
