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
    document = Document.read(source, as: SourceSyntax.detect(source), diagnostics: &diagnostics)?.withoutAnchorMembers
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
      // A file that cannot be read is known by the name in its text and by its own, so that its uses are not taken for
      // unknown types.
      let names = component.map { [$0.name] } ?? Self.names(in: file)
      for name in names { declarations.append((name, file.source.name)) }
      if let component {
        let name = component.name
        if reserved.contains(name.lowercased()) {
          found.report(.shadowsBuiltIn(component))
        } else if let first = components[name] {
          found.report(.duplicateComponent(component, first: first))
        } else {
          components[name] = component
        }
      }
      if found.hasErrors { for name in names { problems[name, default: Diagnostics()].append(contentsOf: found) } }
      diagnostics.append(contentsOf: found)
    }
  }

  /// Whether there is nothing that a template could use.
  var isEmpty: Bool { components.isEmpty && problems.isEmpty }

  /// The components by name, in the order of their names.
  package var names: [String] { components.keys.sorted() }

  /// Whether an element of the type `name` is a use of a component.
  func has(_ name: String) -> Bool { components[name] != nil || problems[name] != nil }

  /// The component that was probably meant by a type that is none, as its name and the form of a use. With `byCaseOnly`
  /// its name differs in case alone.
  package func meant(by type: String, byCaseOnly: Bool) -> (name: String, use: String)? {
    let lowered = type.lowercased()
    let name =
      names.first { $0.lowercased() == lowered } ?? (byCaseOnly ? nil : Suggestion.nearest(to: type, in: names))
    guard let name, let component = components[name] else { return nil }
    let props = component.props.filter { $0.isRequired }.map { ", \($0.name): …" }.joined()
    return (name, "{type: \(name)\(props)}")
  }

  /// The component that is used at `place`; none, with what is wrong with it, if its declaration has mistakes.
  func component(_ name: String, usedAt place: SourceSpan, diagnostics: inout Diagnostics) -> Component? {
    if let problems = problems[name] {
      diagnostics.append(contentsOf: problems.told(of: SourceText.Use(.component, at: place)))
      return nil
    }
    return components[name]
  }

  /// The names that a file which declares no component may have been meant to declare.
  private static func names(in file: ReadFile) -> [String] {
    if let name = file.document?.root["metadata"]?["name"]?.string { return [name] }
    let last = file.source.name.split(separator: "/").last ?? ""
    let own = String(last.split(separator: ".").first ?? "")
    if file.document != nil { return [own] }
    let written = file.source.withBytes { writtenName(in: Array($0)) }
    guard let written, written != own else { return [own] }
    return [written, own]
  }

  /// The first name in a text that is not well-formed: what stands behind `name:`, with or without quotation marks.
  private static func writtenName(in text: [UInt8]) -> String? {
    let key = Array("name".utf8)
    var index = 0
    while index + key.count < text.count {
      defer { index += 1 }
      guard text[index..<index + key.count].elementsEqual(key), index == 0 || !isPartOfName(text[index - 1]) else {
        continue
      }
      var rest = text[(index + key.count)...].drop { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
      guard rest.first == UInt8(ascii: ":") else { continue }
      rest = rest.dropFirst().drop { [UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "'")].contains($0) }
      let name = rest.prefix(while: isPartOfName)
      return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }
    return nil
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
      || [UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
  }
}
