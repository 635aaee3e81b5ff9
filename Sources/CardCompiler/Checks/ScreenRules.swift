import CardIR
import CardStyle
import CardSyntax

/// Rules for screens of every format that not everybody wants to follow: what readers with other senses need, and what
/// cannot be translated.
///
/// They are optional: only those are reported to which the user gives a severity.
struct ScreenRules {
  private typealias Kinds = ScreenRuleDiagnostics

  private let host: HostConfig
  private let resolver: StyleResolver
  private var diagnostics = Diagnostics()

  /// Reports what breaks a rule in a screen on a host.
  static func check(_ screen: Screen, on host: HostConfig, diagnostics: inout Diagnostics) {
    var rules = ScreenRules(host: host, resolver: StyleResolver(host))
    screen.root.visit { rules.check($0) }
    rules.contrast(screen.root, Ground(style: .default, color: host.page))
    diagnostics.append(contentsOf: rules.diagnostics)
  }

  private init(host: HostConfig, resolver: StyleResolver) {
    self.host = host
    self.resolver = resolver
  }

  private mutating func check(_ element: Element) {
    if element.kind == .image, isMissing(element, .altText) {
      report(
        Kinds.alternativeText, "the image has no alternative text", element,
        help: "say what it shows in `altText`, or give it an empty one if it is decoration")
    }
    if element.kind.isInput, isMissing(element, .label), isMissing(element, .title) {
      report(Kinds.label, "the input has no label", element, help: "say what it is for in `label`")
    }
    if element.kind.family == .action, element.has(.iconURL), isMissing(element, .title), isMissing(element, .tooltip) {
      report(Kinds.alternativeText, "the action has an icon and no words", element, help: "give it a `tooltip`")
    }
    for id in Self.words where element.has(id) {
      guard let entry = element.entry(id), let origin = entry.origin, case .text(let text) = entry.value,
        !text.containsUTF8("${"), text.unicodeScalars.count(where: { $0.properties.isAlphabetic }) > 1
      else { continue }
      diagnostics.report(
        Diagnostic(
          Kinds.untranslatable, "the text stands in the template, so it cannot be translated", at: origin.span,
          help: "take it from the data, or from `${rs:name}` with resources"))
    }
  }

  /// The attributes that users read.
  private static let words: [AttributeID] = [
    .text, .title, .label, .placeholder, .errorMessage, .altText, .tooltip, .fallbackText, .speak,
  ]

  private func isMissing(_ element: Element, _ id: AttributeID) -> Bool { !element.has(id) }

  private mutating func report(_ kind: DiagnosticKind, _ message: String, _ element: Element, help: String) {
    guard let source = element.source else { return }
    diagnostics.report(Diagnostic(kind, message, at: (source["type"] ?? source).span, help: help))
  }

  // MARK: Contrast

  /// What text stands on; no colour if it is a picture.
  private struct Ground {
    var style: ContainerStyle
    var color: Color?
  }

  private mutating func contrast(_ element: Element, _ ground: Ground) {
    var ground = ground
    if let style = element.literal(.containerStyle) {
      ground.style = style
      if style != .default { ground.color = host.background(style) }
    }
    if let color = element.literal(.backgroundColor) { ground.color = color.blended(over: ground.color ?? .white) }
    if element.has(.background) { ground.color = nil }
    if element.kind == .text || element.kind == .run, let color = ground.color {
      check(element, on: color, ground.style)
    }
    element.visitChildren { contrast($0, ground) }
  }

  private mutating func check(_ text: Element, on background: Color, _ style: ContainerStyle) {
    // A colour from data is not known.
    for id in [AttributeID.textColor, .isSubtle] { if case .template? = text.entry(id)?.value { return } }
    var surroundings = resolver.page
    surroundings.boxes.enter(style)
    let look = resolver.text(of: text, in: surroundings)
    let ratio = look.color.blended(over: background).contrast(to: background)
    // The limits of WCAG 2.2, 1.4.3: large is from 18 points, bold from 14 points, at 96 dots per 72 points.
    let isLarge = look.points >= 24 || (look.points >= 18.66 && look.weight >= 700)
    let least = isLarge ? 3 : 4.5
    if ratio >= least { return }
    let number = Double(Int(ratio * 10)) / 10
    report(
      Kinds.contrast, "the text has a contrast of \(number) to its background; it needs \(least)", text,
      help: "choose another colour, or another style of the container")
  }
}

/// The rules of ``ScreenRules``.
enum ScreenRuleDiagnostics {
  static let alternativeText = DiagnosticKind(
    "accessibility.missing-alternative-text", .warning, "An image or a button with an icon has no words.",
    explanation:
      "Readers who do not see the image hear its alternative text. An empty one says that it is decoration. This rule is "
      + "off unless `--level` turns it on, for example `--level 'accessibility.*=warning'`.",
    isOptional: true)
  static let label = DiagnosticKind(
    "accessibility.missing-label", .warning, "An input has no label.",
    explanation:
      "Readers who do not see the text above an input hear its label, and messages about missing values name it. This rule is "
      + "off unless `--level` turns it on, for example `--level 'accessibility.*=warning'`.",
    isOptional: true)
  static let contrast = DiagnosticKind(
    "accessibility.contrast", .warning, "A text is hard to read on its background.",
    explanation:
      "The colours are those of the host configuration. The limits are those of WCAG 2.2: 4.5, and 3 for large texts. Texts "
      + "on images and colours from data are not checked. This rule is off unless `--level` turns it on, for example "
      + "`--level 'accessibility.*=warning'`.",
    isOptional: true)
  static let untranslatable = DiagnosticKind(
    "text.untranslatable", .warning, "A text is written in the template.",
    explanation:
      "Texts that users read come from data, or from resources, where they are to be translated. This rule is off unless "
      + "`--level` turns it on, for example `--level text.untranslatable=warning`.",
    isOptional: true)

  static let all = [alternativeText, label, contrast, untranslatable]
}
