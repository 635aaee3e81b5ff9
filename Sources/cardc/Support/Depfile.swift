import CardCompiler

/// Which files outputs were made of, as rules that make and ninja read.
enum Depfile {
  /// A rule for each output, and one without a recipe for each input, so that one that is gone is no error. Names have
  /// the bytes that they have in the system. A name with a line end cannot be written, and is reported.
  static func bytes(_ dependencies: [ProjectBuild.Dependency], _ diagnostics: inout Diagnostics) -> [UInt8] {
    var lines: [String] = []
    var inputs: Set<String> = []
    var unwritten: Set<String> = []
    for dependency in dependencies {
      let names = [dependency.output] + dependency.inputs
      unwritten.formUnion(names.filter { !isWritable($0) })
      let known = dependency.inputs.filter(isWritable)
      inputs.formUnion(known)
      if isWritable(dependency.output) {
        lines.append(escaped(dependency.output) + ": " + known.map(escaped).joined(separator: " "))
      }
    }
    for name in unwritten.sorted(by: Path.precedes) { diagnostics.report(.nameWithoutRule(name)) }
    for input in inputs.sorted(by: Path.precedes) { lines.append(escaped(input) + ":") }
    return FileNameText.bytes(lines.map { $0 + "\n" }.joined())
  }

  private static func isWritable(_ path: String) -> Bool { !path.unicodeScalars.contains("\n") }

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
