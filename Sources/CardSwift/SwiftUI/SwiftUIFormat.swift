public import CardFormats
public import CardIR
public import CardSyntax

extension FormatID {
  /// SwiftUI views.
  public static let swiftUI = FormatID(rawValue: "swiftui")
}

/// SwiftUI views: one `View` for each screen, as source code.
public struct SwiftUIFormat: PresentationEmitter {
  /// The format.
  public init() {}

  /// The name on the command line.
  public let id = FormatID.swiftUI
  /// The name in messages.
  public let title = "SwiftUI"
  /// What views cannot say.
  public var diagnosticKinds: [DiagnosticKind] { SwiftUIDiagnostics.all }
  /// What it leaves out.
  public var losses: [LossKind] { SwiftUIDiagnostics.losses }
  /// What views can say.
  public var capabilities: Capabilities { SwiftUICapabilities.value }

  /// The file of a screen.
  public func generate(_ presentation: Presentation, diagnostics: inout Diagnostics) -> GeneratedCode {
    let template = presentation.template
    let output = ScreenGenerator(presentation).generate()
    var file = output.file
    if let module = template.runtimeModule { file.imports.append(module) }
    diagnostics.append(contentsOf: output.findings)
    let source = file.bytes
    var written = OutputFile(fileExtension: "swift", bytes: source)
    written.parts = output.names
    return GeneratedCode(files: [written], parts: SupportCode.parts(output.parts, of: template, for: source))
  }

  /// The support code of all files of a folder.
  public func support(_ parts: Set<String>) -> OutputFile? {
    let text = SupportCode.file(parts)
    return text.isEmpty ? nil : OutputFile(fileExtension: "swift", bytes: Array(text.utf8))
  }

  /// The parts, with the names of the support code that the file mentions.
  public func contribution(of file: OutputFile, using parts: Set<String>) -> Set<String> {
    parts.union([CodeMentions(of: file.bytes, among: CodeMentions.supportNames).part])
  }

  /// The file with the support code behind its views.
  public func selfContained(_ file: OutputFile, using parts: Set<String>) -> OutputFile {
    var file = file
    SupportCode.append(parts, to: &file.bytes)
    return file
  }
}
