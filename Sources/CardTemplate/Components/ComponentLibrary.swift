package import CardSyntax

/// A file that was read once for all of its uses.
package struct ReadFile: Sendable {
  /// The text.
  package let source: SourceText
  /// What is written in it; none if it has an error.
  package let document: Document?
  /// What was found when it was read.
  package let diagnostics: Diagnostics

  /// Reads `source`.
  package init(_ source: SourceText) {
    var diagnostics = Diagnostics()
    self.source = source
    document = Document.read(source, as: SourceSyntax.detect(source), diagnostics: &diagnostics)
    self.diagnostics = diagnostics
  }
}

/// The components that a template can use.
package struct ComponentLibrary: Sendable {
  private var components: [String: Component] = [:]
  /// What is wrong with the declarations of a name; who uses the name is told.
  private var problems: [String: Diagnostics] = [:]
  /// Everything that is wrong with any declaration, used or not.
  package private(set) var diagnostics = Diagnostics()
  /// Which file declares which name, in the order of the files: what decides which elements are uses of components.
  package private(set) var declarations: [(name: String, file: String)] = []

  /// No components.
  package init() {}

  /// The components that `files` declare, one each. `reserved` are the types of the formats in lower case: they always
  /// mean what they mean without any component.
  package init(_ files: [ReadFile], reserved: Set<String>) {
    for file in files {
      var found = file.diagnostics
      let component = file.document.flatMap { Component.read($0, diagnostics: &found) }
      // A file that cannot be read is known by its name, so that its uses are not taken for unknown types.
      let name = component?.name ?? Self.name(in: file)
      declarations.append((name, file.source.name))
      if let component {
        if reserved.contains(name.lowercased()) {
          found.report(.shadowsBuiltIn(component))
        } else if let first = components[name] {
          found.report(.duplicateComponent(component, first: first))
        } else {
          components[name] = component
        }
      }
      if found.hasErrors { problems[name, default: Diagnostics()].append(contentsOf: found) }
      diagnostics.append(contentsOf: found)
    }
  }

  /// Whether there is nothing that a template could use.
  var isEmpty: Bool { components.isEmpty && problems.isEmpty }

  /// The components by name, in the order of their names.
  package var names: [String] { components.keys.sorted() }

  /// Whether an element of the type `name` is a use of a component.
  func has(_ name: String) -> Bool { components[name] != nil || problems[name] != nil }

  /// The component; none, with what is wrong with it, if its declaration has mistakes.
  func component(_ name: String, diagnostics: inout Diagnostics) -> Component? {
    if let problems = problems[name] {
      diagnostics.append(contentsOf: problems)
      return nil
    }
    return components[name]
  }

  private static func name(in file: ReadFile) -> String {
    if let name = file.document?.root["metadata"]?["name"]?.string { return name }
    let last = file.source.name.split(separator: "/").last ?? ""
    return String(last.split(separator: ".").first ?? "")
  }
}
