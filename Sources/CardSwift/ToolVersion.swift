/// The compiler, as generated files name it.
package enum ToolVersion {
  /// The name and version.
  package static let text = "cardc 0.1.0"
}
