import CardIR
package import CardStyle
import CardSyntax
import CardTemplate

/// Translates sizes of text between a host's ranks, named styles and points.
package struct TextSizeScale {
  private let domain: Capabilities.TextSizes
  private let sourceDomain: Capabilities.TextSizes
  private let styles: StyleResolver
  private let isMetric: Bool
  /// Whether texts without a size have none of the source's names for it.
  private let hasUsualSize: Bool

  init(_ context: PassContext) {
    hasUsualSize = context.source.defaultValue(of: .textSize, on: .text) != nil
    domain = context.target.textSizes
    sourceDomain = context.source.textSizes
    styles = context.styles
    isMetric = context.options.fontMap == .metric
  }

  /// Rewrites the size of a text for the target and reports what changes by more than half a point.
  func translate(_ text: inout Element, _ context: inout PassContext) {
    if domain == .any { return }
    switch text[.textSize] {
    case nil:
      // Where absence means another size, the source's own is written.
      if sourceDomain != domain, !hasUsualSize {
        text[.textSize] = .literal(translated(defaultSize))
      }
    case .literal(let size)?:
      let translated = self.translated(size, text[value: .fontType].flatMap(FontType.init) ?? .default)
      if translated != size { text[.textSize] = .literal(translated) }
      report(text, size, translated, &context)
      // The default rank goes without saying, but for headings, whose own rank is another.
      if translated == .token(.default), domain != sourceDomain { text[.textSize] = nil }
    case .template(let template)?:
      guard domain != sourceDomain else { return }
      guard let fallback = expression(translated(defaultSize)), !cases.isEmpty,
        let mapped = TokenMapping.compile(template, cases: cases, fallback: fallback)
      else {
        context.record(
          LossKinds.binding, "the size is known only with data, so the default is used", at: text, .textSize)
        text[.textSize] = nil
        return
      }
      text[.textSize] = .template(mapped)
    }
  }

  /// The size in the target's domain.
  func translated(_ size: TextSize, _ font: FontType = .default) -> TextSize {
    switch (size, domain) {
    case (.token(let token), .styles):
      isMetric ? .style(nearestStyle(styles.host.points(token, font))) : .style(Self.style(of: token))
    case (.token(let token), .points): .points(styles.host.points(token, font))
    case (.style(let style), .tokens): .token(Self.token(of: style))
    case (.style(let style), .points): .points(style.points)
    case (.points(let points), .tokens): .token(nearestToken(points))
    case (.points(let points), .styles): .style(nearestStyle(points))
    default: size
    }
  }

  /// How large text of a size is in the target, in points.
  func points(of size: TextSize) -> Double { points(translated(size)) }

  private var defaultSize: TextSize {
    switch sourceDomain {
    case .tokens: .token(.default)
    case .styles: .style(.body)
    case .points, .any: .points(17)
    }
  }

  /// The names that a hole of the source's domain can give.
  private var cases: [(name: String, value: Expression)] {
    let names: [TextSize] =
      switch sourceDomain {
      case .tokens: TextSizeToken.allCases.map { .token($0) }
      case .styles: TextStyle.allCases.map { .style($0) }
      case .points, .any: []
      }
    return names.compactMap { size in
      guard case .token(let name) = size.storage, let value = expression(translated(size)) else { return nil }
      return (name, value)
    }
  }

  private func expression(_ size: TextSize) -> Expression? {
    switch size.storage {
    case .token(let name): .string(name)
    case .measure(let points, _): .number(points)
    default: nil
    }
  }

  private func report(_ text: Element, _ size: TextSize, _ translated: TextSize, _ context: inout PassContext) {
    guard text.entry(.textSize)?.value != nil, size != translated else { return }
    switch (size, translated) {
    case (.style, .points):
      context.record(
        LossKinds.dynamicType, "text of a fixed size no longer follows the user's text size", at: text, .textSize)
    case (.points, _):
      let difference = abs(points(size) - points(translated))
      if difference > 0.5 {
        context.record(
          LossKinds.fontSize,
          "text of \(NumberText.javaScript(points(size))) points becomes \(name(translated)), "
            + "\(NumberText.javaScript(points(translated))) points",
          at: text, .textSize, value: NumberText.javaScript(points(size)))
      }
    case (.style(let style), .token(let token)) where Self.style(of: token) != style:
      if style == .body, token == .default { break }
      context.record(
        LossKinds.fontSize, "the text style `\(style.rawValue)` becomes the size `\(token.rawValue)`", at: text,
        .textSize, value: style.rawValue)
    default: break
    }
  }

  private func points(_ size: TextSize) -> Double {
    switch size {
    case .token(let token): styles.host.points(token)
    case .style(let style): style.points
    case .points(let points): points
    }
  }

  private func name(_ size: TextSize) -> String {
    if case .token(let name) = size.storage { "`\(name)`" } else { "text" }
  }

  /// How far apart the lines of the system's texts are, as a multiple of their size.
  private static let systemLineHeight = 1.2

  /// A host whose ranks of text are as large as the styles of phones that stand for them, with lines as far apart.
  package static func withSystemSizes(_ host: HostConfig) -> HostConfig {
    var host = host
    // How wide titles are at most is meant for text of the host's size.
    let title = host.factSet.title.look.size
    host.factSet.title.maxWidth *= max(1, style(of: title).points / host.points(title))
    for rank in TextSizeToken.allCases {
      let points = style(of: rank).points
      host.lineHeights[rank] = systemLineHeight * points
      for font in FontType.allCases { host.fontTypes[font].sizes[rank] = points }
    }
    return host
  }

  /// Ranks to styles by rank, so that the way back gives the same rank.
  private static func style(of token: TextSizeToken) -> TextStyle {
    switch token {
    case .small: .footnote
    case .default: .body
    case .medium: .headline
    case .large: .title
    case .extraLarge: .largeTitle
    }
  }

  private static func token(of style: TextStyle) -> TextSizeToken {
    switch style {
    case .largeTitle: .extraLarge
    case .title: .large
    case .headline: .medium
    case .body, .callout, .subheadline: .default
    case .footnote, .caption: .small
    }
  }

  /// Ties take the smaller size.
  private func nearestToken(_ points: Double) -> TextSizeToken {
    let order: [TextSizeToken] = [.small, .default, .medium, .large, .extraLarge]
    return order.reduce(.small) { best, token in
      abs(styles.host.points(token) - points) < abs(styles.host.points(best) - points) ? token : best
    }
  }

  /// Ties take the larger style; `body` stands for its size.
  private func nearestStyle(_ points: Double) -> TextStyle {
    let order: [TextStyle] = [.largeTitle, .title, .body, .callout, .subheadline, .footnote, .caption]
    return order.reduce(.largeTitle) { best, style in
      abs(style.points - points) < abs(best.points - points) ? style : best
    }
  }
}
