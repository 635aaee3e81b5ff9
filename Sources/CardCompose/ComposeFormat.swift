public import CardFormats
public import CardIR
public import CardSyntax

extension FormatID {
  /// Jetpack Compose.
  public static let compose = FormatID(rawValue: "compose")
}

/// Jetpack Compose: a `@Composable` function for each screen, as Kotlin source.
///
/// Data are given to the function when it runs; data that are given to the compiler tell the types of its data class.
public struct ComposeFormat: PresentationEmitter {
  /// The package of the generated files.
  public let packageName: String

  /// A target whose files are in the package `packageName`.
  public init(packageName: String = "cards") { self.packageName = packageName }

  /// The name on the command line.
  public let id = FormatID.compose
  /// The name in messages.
  public let title = "Jetpack Compose"
  /// What functions cannot say.
  public var diagnosticKinds: [DiagnosticKind] { ComposeDiagnostics.all }
  /// What it leaves out.
  public var losses: [LossKind] { ComposeDiagnostics.losses }
  /// What functions can say.
  public var capabilities: Capabilities { ComposeCapabilities.value }

  /// The file of a screen.
  public func generate(_ presentation: Presentation, diagnostics: inout Diagnostics) -> GeneratedCode {
    let generator = ScreenGenerator(presentation)
    let source = generator.file(in: packageName)
    diagnostics.append(contentsOf: generator.diagnostics)
    var file = OutputFile(fileExtension: "kt", bytes: Array(source.utf8))
    file.parts = generator.functions
    return GeneratedCode(files: [file], parts: SupportCode.complete(generator.bindings.parts))
  }

  /// The file with what the generated files of a folder need.
  public func support(_ parts: Set<String>) -> OutputFile? {
    guard !parts.isEmpty else { return nil }
    return OutputFile(fileExtension: "kt", bytes: Array(SupportCode.file(parts, in: packageName).utf8))
  }

  /// The file with the support code behind its function.
  public func selfContained(_ file: OutputFile, using parts: Set<String>) -> OutputFile {
    guard !parts.isEmpty else { return file }
    var file = file
    file.bytes = Array(SupportCode.appended(parts, to: String(decoding: file.bytes, as: UTF8.self)).utf8)
    return file
  }
}
