import CardSwift

/// The compiler, as the command line and generated files name it.
package enum ToolName {
  /// The name and version.
  package static let text = ToolVersion.text
  /// The version.
  package static let version = ToolVersion.number
}
