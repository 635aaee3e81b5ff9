import CardFormats
import CardSyntax

/// Writes what shows a view while it is worked on, with the data beside the template.
enum PreviewCode {
  /// The declarations; none where the view needs data and nobody has any.
  static func declarations(of view: String, _ types: DataTypes, sample: Node?) -> [SwiftDeclaration] {
    if types.host != nil { return [] }
    var declarations: [SwiftDeclaration] = []
    var argument = ""
    if let type = types.root {
      guard let sample, let value = SampleCode(types: types).value(sample, as: type) else { return [] }
      if case .structure(let name) = type {
        var property = SwiftProperty(
          "let", "sample", value: value, documentation: "The data beside the template, for previews and tests.")
        property.modifiers = ["static"]
        declarations.append(.type(SwiftTypeDeclaration("extension", name, [.property(property)])))
        argument = "data: .sample"
      } else {
        return []
      }
    }
    declarations.append(
      .verbatim("#if canImport(DeveloperToolsSupport)\n  #Preview {\n    \(view)(\(argument))\n  }\n#endif"))
    return declarations
  }
}
