import CardCompiler

/// What a file is to the templates of its project, by its name.
enum FileRole: Equatable {
  case template
  /// A declaration below `_components`.
  case component
  /// A file in any other folder whose name begins with `_`: what templates include.
  case fragment
  /// A file beside a template.
  case data, schema, host
  /// `cardc.yaml`.
  case settings
  case other

  init(_ path: String) {
    let name = Path.name(of: path)
    // What nobody has saved yet is what people write most.
    if path.hasPrefix(FileURI.unsaved) {
      self = .template
      return
    }
    guard ["yaml", "yml", "json"].contains(Path.fileExtension(of: path)) else {
      self = .other
      return
    }
    let folders = Path.folder(of: path).split(separator: "/")
    if name == ProjectSettings.fileName {
      self = .settings
    } else if folders.contains(Substring(TemplateFiles.componentFolder)) {
      self = .component
    } else if folders.contains(where: { $0.hasPrefix("_") }) {
      self = .fragment
    } else if folders.last.map({ $0.hasSuffix(".data") && $0 != ".data" }) == true {
      self = .data
    } else {
      switch Path.fileExtension(of: Path.withoutExtension(name)) {
      case "data": self = .data
      case "schema": self = .schema
      case "host": self = .host
      default: self = .template
      }
    }
  }

  /// Whether elements stand in the file.
  var hasElements: Bool { self == .template || self == .component || self == .fragment }

  /// The path that a template and the files beside it share.
  func stem(of path: String) -> String {
    switch self {
    case .data where Path.folder(of: path).hasSuffix(".data"): Path.withoutExtension(Path.folder(of: path))
    case .data, .schema, .host: Path.withoutExtension(Path.withoutExtension(path))
    default: Path.withoutExtension(path)
    }
  }

  /// Where a template would lie that uses the file: beside the first folder whose name begins with `_`.
  static func templateSide(of path: String) -> String {
    var names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let first = names.dropLast().firstIndex(where: { $0.hasPrefix("_") }), let last = names.last else {
      return path
    }
    names.removeSubrange(first...)
    return (names + [last]).joined(separator: "/")
  }
}

/// What the file of a component declares, as far as it is written.
struct ComponentDeclaration {
  /// A prop with what is said of it.
  struct Prop {
    let name: String
    /// The value of the prop's key.
    let piece: Piece
    var type: String { piece["type"]?.text ?? "any" }
    var isRequired: Bool { piece["required"]?.text == "true" }
    var usual: String? { piece["default"].flatMap { $0.kind == .scalar ? $0.text : nil } }
    var description: String { piece["description"]?.text ?? "" }
    /// What the prop is for, and whether uses give it.
    var documentation: String {
      var about = [description]
      if isRequired { about.append("Every use gives it.") }
      if let usual { about.append("\(Self.shown(usual)) if it is not given.") }
      return about.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
    /// A default in words; Markdown has no code without characters.
    static func shown(_ usual: String) -> String {
      usual.allSatisfy(\.isWhitespace) ? "*\(usual.isEmpty ? "empty" : "white space")*" : "`\(usual)`"
    }
  }

  /// The snapshot is the one that holds the declaration.
  private(set) unowned var file: Snapshot
  /// The scalar with the name.
  let name: Piece
  let props: [Prop]

  init?(_ file: Snapshot) {
    guard let name = file.root["metadata"]?["name"], !name.text.isEmpty else { return nil }
    self.file = file
    self.name = name
    props = (file.root["props"]?.children ?? []).compactMap { piece in
      piece.key.map { Prop(name: $0, piece: piece) }
    }
  }

  /// What the component is for and takes, in Markdown.
  var documentation: String {
    var lines = ["Component in `\(Path.name(of: file.path))`."]
    if let text = file.root["description"]?.text, !text.isEmpty { lines.append(text) }
    for prop in props {
      var line = "- `\(prop.name)`: \(prop.type)"
      if prop.isRequired { line += ", required" }
      if let usual = prop.usual { line += ", \(Prop.shown(usual)) if not given" }
      lines.append(line + (prop.description.isEmpty ? "" : ". \(prop.description)"))
    }
    return lines.joined(separator: "\n\n")
  }
}
