public import CardCompiler

extension FormatID {
  /// Jetpack Compose.
  public static let compose = FormatID(rawValue: "compose")
}

/// Jetpack Compose: a `@Composable` function for each screen, as Kotlin source.
///
/// Data are given to the function when it runs; data that are given to the compiler tell the types of its data class.
public struct ComposeEmitter: PresentationEmitter {
  /// The package of the generated files.
  public let packageName: String

  /// A target whose files are in the package `packageName`.
  public init(packageName: String = "cards") { self.packageName = packageName }

  /// The name of the target.
  public let id = FormatID.compose
  /// The name in messages.
  public let title = "Jetpack Compose"
  /// What the functions can say.
  public var capabilities: Capabilities { ComposeCapabilities.value }

  /// The file of a screen.
  public func generate(_ presentation: Presentation, diagnostics: inout Diagnostics) -> GeneratedCode {
    var generator = ScreenGenerator(presentation)
    let source = generator.file(in: packageName)
    diagnostics.append(contentsOf: generator.diagnostics)
    return GeneratedCode(
      files: [OutputFile(fileExtension: "kt", bytes: Array(source.utf8))], parts: generator.bindings.parts)
  }

  /// The file with what the generated files of a folder need, `CardSupport.kt`.
  public func support(_ parts: Set<String>) -> OutputFile? {
    guard !parts.isEmpty else { return nil }
    return OutputFile(
      suffix: "CardSupport", fileExtension: "kt", bytes: Array(SupportCode.file(parts, in: packageName).utf8))
  }
}
