import CardFormats
import CardSyntax

/// Writes what shows a view while it is worked on, with the data and the host object beside the template.
enum PreviewCode {
  /// The declarations; none where the view needs data or a host object that nobody has.
  static func declarations(of view: String, _ types: DataTypes, for template: CodeTemplate) -> [SwiftDeclaration] {
    let needs: [(label: String, type: DataType?, sample: Node?, documentation: String)] = [
      ("data", types.root, template.sample, "The data beside the template, for previews and tests."),
      ("host", types.host, template.hostSample, "The host object beside the template, for previews and tests."),
    ]
    var declarations: [SwiftDeclaration] = []
    var arguments: [String] = []
    for need in needs {
      guard let type = need.type else { continue }
      guard case .structure(let name) = type, let sample = need.sample,
        let value = SampleCode(types: types).value(sample, as: type)
      else { return [] }
      var property = SwiftProperty("let", "sample", value: value, documentation: need.documentation)
      property.modifiers = ["static"]
      declarations.append(.type(SwiftTypeDeclaration("extension", name, [.property(property)])))
      arguments.append("\(need.label): .sample")
    }
    let call = "\(view)(\(arguments.joined(separator: ", ")))"
    declarations.append(
      .verbatim("#if canImport(DeveloperToolsSupport)\n  #Preview {\n    \(call)\n  }\n#endif"))
    return declarations
  }
}
