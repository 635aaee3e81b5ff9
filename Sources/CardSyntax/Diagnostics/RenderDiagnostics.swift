/// The written forms of diagnostics.
public enum DiagnosticStyle: String, Sendable, Hashable, CaseIterable {
  /// A message with an excerpt of the source and carets under the place, for people.
  case human
  /// One line each, `file:line:column: severity: message [id]`, as editors know it from C compilers.
  case short
  /// JSON Lines: one object each.
  case json
  /// One SARIF 2.1.0 log, for code scanning services.
  case sarif
  /// Workflow commands that GitHub shows as annotations of a change.
  case github
}

/// Turns diagnostics into text; printing it is left to the caller.
public struct DiagnosticRenderer: Sendable {
  /// The form that is written.
  public let style: DiagnosticStyle

  /// Whether terminal colors are used; only the human form has any.
  public let color: Bool

  /// A renderer of `style`.
  public init(style: DiagnosticStyle, color: Bool = false) {
    self.style = style
    self.color = color
  }

  /// The text of `diagnostics`, in the order given, with a final line end; sort them before.
  ///
  /// Nothing gives no text, except for SARIF, where it gives a log without results.
  public func render(_ diagnostics: [Diagnostic]) -> String {
    var places = RenderedPlaces()
    switch style {
    case .human:
      let excerpts = ExcerptRenderer(palette: RenderPalette(color: color))
      return diagnostics.map { excerpts.render($0, &places) }.joined(separator: "\n")
    case .short:
      return diagnostics.map { Self.short($0, &places) }.joined()
    case .json:
      return diagnostics.map { Self.jsonLine($0, &places) }.joined()
    case .sarif:
      return Self.sarif(diagnostics, &places)
    case .github:
      return diagnostics.map { Self.github($0, &places) }.joined()
    }
  }

  // MARK: One line each

  private static func short(_ diagnostic: Diagnostic, _ places: inout RenderedPlaces) -> String {
    var line = ""
    if let span = diagnostic.span {
      let start = places.location(of: span)
      line = "\(VisibleText.visible(span.source.name)):\(start.line):\(start.column): "
    }
    line += "\(diagnostic.severity.rawValue): \(VisibleText.visible(diagnostic.message)) [\(diagnostic.id)]\n"
    return line
  }

  /// See "Workflow commands for GitHub Actions"; columns are allowed only for places on one line.
  private static func github(_ diagnostic: Diagnostic, _ places: inout RenderedPlaces) -> String {
    var properties: [String] = []
    if let span = diagnostic.span {
      let (start, end) = places.locations(of: span)
      properties.append("file=\(githubProperty(span.source.name))")
      properties.append("line=\(start.line)")
      if start.line == end.line { properties.append("col=\(start.column)") }
      properties.append("endLine=\(end.line)")
      if start.line == end.line { properties.append("endColumn=\(end.column)") }
    }
    properties.append("title=\(githubProperty(diagnostic.id))")
    let command =
      switch diagnostic.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    let message = diagnostic.message + (diagnostic.help.map { "\nhelp: \($0)" } ?? "")
    return "::\(command) \(properties.joined(separator: ","))::\(githubEscaped(message, isProperty: false))\n"
  }

  private static func githubProperty(_ text: String) -> String { githubEscaped(text, isProperty: true) }

  private static func githubEscaped(_ text: String, isProperty: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

/// The line indexes of the sources that one rendering meets: each is built once.
struct RenderedPlaces {
  private var indexes: [SourceText: LineIndex] = [:]

  /// The line index of a source.
  mutating func index(of source: SourceText) -> LineIndex {
    let source = source.original
    if let index = indexes[source] { return index }
    let index = LineIndex(source)
    indexes[source] = index
    return index
  }

  /// Where a span starts.
  mutating func location(of span: SourceSpan) -> SourceLocation {
    index(of: span.source).location(of: Int(span.start))
  }

  /// Where a span starts and ends.
  mutating func locations(of span: SourceSpan) -> (start: SourceLocation, end: SourceLocation) {
    index(of: span.source).locations(of: span)
  }
}
