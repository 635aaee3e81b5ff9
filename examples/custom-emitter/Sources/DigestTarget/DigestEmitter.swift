public import CardCompiler

extension FormatID {
  /// A digest.
  public static let digest = FormatID(rawValue: "digest")
}

/// A digest of a screen in Markdown, for mails and notifications: what it says, without controls.
///
/// A digest is written with its data: a binding that is left is named in a warning.
public struct DigestEmitter: PresentationEmitter {
  /// A target.
  public init() {}

  /// The name of the target.
  public let id = FormatID.digest
  /// The name in messages.
  public let title = "a digest"
  /// What is reported about bindings, which capabilities know nothing of.
  public let diagnosticKinds = [DigestEmitter.unbound]
  /// What a digest can say.
  public var capabilities: Capabilities { Self.capabilities }
  /// A digest is text: nothing runs that data could be given to.
  public var isGivenDataAtRunTime: Bool { false }

  static let unbound = DiagnosticKind(
    "digest.unbound", .warning, "A binding is left in a digest.",
    explanation: "A digest is read as it is. Give the data with the template.")

  /// The file of a screen.
  public func generate(_ presentation: Presentation, diagnostics: inout Diagnostics) -> GeneratedCode {
    var writer = DigestWriter()
    writer.write(presentation.screen.root)
    diagnostics.append(contentsOf: writer.findings)
    return GeneratedCode(files: [OutputFile(fileExtension: "md", bytes: Array(writer.text.utf8))])
  }

  /// The compiler rewrites every screen until it asks for nothing else, and reports what is lost on the way: inputs become
  /// texts, columns follow each other, so that the writer need not know that there is more.
  private static let capabilities = Capabilities(
    kinds: Set(attributes.keys), attributes: attributes,
    regions: [.screen: [.children], .stack: [.children], .facts: [.children], .button: [.actions]],
    defaults: [.text: [.wrap: .flag(true), .maxLines: .number(0)], .stack: [.axis: Axis.vertical.storage]],
    textSizes: .styles, textWeights: .steps, colors: .translucent, spacing: .perStack(isIntegral: true),
    boxes: .byAttributes, rowsHaveColumns: false, stacksFillWidth: true, hasMarkdown: true, root: .any,
    imagesNeedBothExtents: false, integralAttributes: [], imagesNeedAbsoluteURLs: true)

  private static let attributes: [ElementKind: Set<AttributeID>] = [
    .screen: [], .stack: [.axis], .text: [.text, .textWeight, .textSize], .image: [.url, .altText], .divider: [],
    .spacer: [], .facts: [], .fact: [.title, .value], .button: [.title], .openURL: [.url],
  ]
}
