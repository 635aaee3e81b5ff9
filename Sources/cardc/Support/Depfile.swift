import CardCompiler

/// Which files outputs were made of, as rules that make and ninja read.
enum Depfile {
  /// A rule for each output, and one without a recipe for each input, so that one that is gone is no error. Names have
  /// the bytes that they have in the system.
  static func bytes(_ dependencies: [ProjectBuild.Dependency]) -> [UInt8] {
    var lines: [String] = []
    var inputs: Set<String> = []
    for dependency in dependencies {
      lines.append(escaped(dependency.output) + ": " + dependency.inputs.map(escaped).joined(separator: " "))
      inputs.formUnion(dependency.inputs)
    }
    for input in inputs.sorted(by: Path.precedes) { lines.append(escaped(input) + ":") }
    return FileNameText.bytes(lines.map { $0 + "\n" }.joined())
  }

  private static func escaped(_ path: String) -> String {
    var text = ""
    for character in path.unicodeScalars {
      switch character {
      case " ", "#", "\\", ":": text += "\\" + String(character)
      case "$": text += "$$"
      default: text.unicodeScalars.append(character)
      }
    }
    return text
  }
}
