import CardIR
import CardTemplate

/// Addresses that passes put together, which may be known only with data.
enum Address {
  /// The address of the picture `name` in a folder.
  static func file(_ name: Bound<String>, in folder: String) -> Bound<String> {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return surrounded(name, prefix, ".png")
  }

  /// A known or bound text between two fixed ones.
  static func surrounded(_ text: Bound<String>, _ prefix: String, _ suffix: String) -> Bound<String> {
    switch text {
    case .literal(let text): return .literal(prefix + text + suffix)
    case .template(let template):
      let before: [TemplateString.Segment] = prefix.isEmpty ? [] : [.text(prefix)]
      let after: [TemplateString.Segment] = suffix.isEmpty ? [] : [.text(suffix)]
      return .template(TemplateString(before + template.segments + after))
    }
  }
}
