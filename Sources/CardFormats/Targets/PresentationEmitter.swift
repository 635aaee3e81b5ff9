public import CardIR
public import CardStyle
public import CardSyntax

/// A screen that is shown, with all that a presentation of it needs.
public struct Presentation: Sendable {
  /// The screen, which asks for nothing but what the target can say.
  public var screen: Screen
  /// The template that the screen was read from.
  public var template: CodeTemplate
  /// What the names of sizes, distances and colours mean.
  public var host: HostConfig
  /// Whether the texts of the screen are Markdown.
  public var hasMarkdown: Bool
  /// Whether its texts have dates that the device writes out: `{{DATE(2026-01-31T12:00:00Z, SHORT)}}`.
  public var hasTextMacros = false
  /// How bindings for colours spell them.
  public var colorNotation: Color.Notation
  /// Whether stacks are as wide as there is room, as those of cards are; else they are as large as what is in them, as those
  /// of SwiftUI are.
  public var stacksFillWidth = true
  /// Whether sizes of texts are names, for which the host has points, and its fonts those of the texts.
  public var hasHostSizes = false
  /// The types of the source that apps may show in their own way.
  public var openTypes: Set<String> = []
  /// Where the elements come from: for each place in the source the JSON pointer to it. None where nobody asks.
  package var pointers: [SourceSpan: String]?

  /// A presentation of a screen.
  public init(
    _ screen: Screen, of template: CodeTemplate = CodeTemplate(), host: HostConfig = .default, hasMarkdown: Bool = true,
    colorNotation: Color.Notation = .alphaFirst
  ) {
    self.screen = screen
    self.template = template
    self.host = host
    self.hasMarkdown = hasMarkdown
    self.colorNotation = colorNotation
  }
}

extension Presentation {
  /// Whether the output says of its parts which elements of the source they stand for.
  package var isAnnotated: Bool { pointers != nil }

  /// The JSON pointer (RFC 6901) to an element of the source; none for what a pass made, and where nobody asks.
  package func pointer(of element: Element) -> String? { element.span.flatMap { pointers?[$0] } }
}

/// A target whose files show screens: views as source code, or pages. If it is given data when it runs, bindings become
/// expressions of its language, and data that are given to the compiler tell their types.
public protocol PresentationEmitter: ScreenEmitter, SupportedEmitter {
  /// Whether data are given to the output when it runs, rather than to the compiler; by default they are.
  var isGivenDataAtRunTime: Bool { get }
  /// The files of a screen. What cannot be generated is reported; without errors the files are correct.
  func generate(_ presentation: Presentation, diagnostics: inout Diagnostics) -> GeneratedCode
}

extension PresentationEmitter {
  /// Data are given to the output.
  public var isGivenDataAtRunTime: Bool { true }
}
