/// The compiler, as generated files name it.
package enum ToolVersion {
  /// The version.
  package static let number = "0.1.0"
  /// The name and version.
  package static let text = "cardc \(number)"
}
