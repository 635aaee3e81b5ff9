public import CardFormats
public import CardIR
public import CardSyntax

extension FormatID {
  /// Pages for browsers.
  public static let html = FormatID(rawValue: "html")
}

/// Pages for browsers: one for each screen, in one file that loads nothing but the screen's own pictures and media.
public struct HTMLFormat: PresentationEmitter {
  /// The format.
  public init() {}

  /// The name on the command line.
  public let id = FormatID.html
  /// The name in messages.
  public let title = "HTML"
  /// What is said of addresses that pages must not have.
  public var diagnosticKinds: [DiagnosticKind] { HTMLDiagnostics.all }
  /// What it leaves out.
  public var losses: [LossKind] { HTMLDiagnostics.losses }
  /// What pages can show.
  public var capabilities: Capabilities { HTMLCapabilities.value }
  /// A page is made of a screen with its data.
  public var isGivenDataAtRunTime: Bool { false }

  /// The page of a screen.
  public func generate(_ presentation: Presentation, diagnostics: inout Diagnostics) -> GeneratedCode {
    let builder = PageBuilder(presentation)
    let page = builder.page()
    diagnostics.append(contentsOf: builder.findings)
    var file = OutputFile(fileExtension: "html", bytes: Array(page.utf8))
    file.parts = builder.tags
    return GeneratedCode(files: [file])
  }
}
