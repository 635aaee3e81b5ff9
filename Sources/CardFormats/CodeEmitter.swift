public import CardIR
public import CardSyntax
public import CardTemplate

/// A template that source code is generated for.
public struct CodeTemplate: Sendable {
  /// The document before it was read as a screen; none where only the screen is known.
  public var document: Document?
  /// What is known of the data besides how the template uses them.
  public var evidence: DataEvidence
  /// What the generated type is called after: the path of the template, if its name alone is not unique.
  public var name: String?
  /// Whether the texts of the screen are Markdown.
  public var hasMarkdown = true
  /// How holes for colours spell them.
  public var colorNotation = Color.Notation.alphaFirst
  /// What the names of sizes, distances and colours mean.
  public var host = HostConfig.default
  /// The module that the code imports for its support code; none for support code beside it or in it.
  public var runtimeModule: String?
  /// Whether the code says which lines of the template its statements come of, so that errors of its compiler lead there.
  public var mapsSource = false

  /// A template.
  public init(document: Document? = nil, evidence: DataEvidence = .none) {
    self.document = document
    self.evidence = evidence
  }

  /// What the template reads of its data, with what is known of them; found anew each time. The properties of an object
  /// stand in an order that changes of the template do not change.
  public var bindings: TemplateBindings? {
    document.map { TemplateBindings($0).refined(by: evidence).inOrder(of: evidence) }
  }
}

/// What came of generating code for one screen.
public struct GeneratedCode: Sendable {
  /// The files of the screen, the main one first.
  public var files: [OutputFile]
  /// The names of the parts of the support code that the files use; ``CodeEmitter/support(_:)`` knows them.
  public var parts: Set<String>

  /// Files and what they use.
  public init(files: [OutputFile], parts: Set<String> = []) {
    self.files = files
    self.parts = parts
  }
}

/// A target whose files are source code: data are given to it when it runs, so holes become expressions of its
/// language, and data given to the compiler tell their types.
public protocol CodeEmitter: Emitter {
  /// Whether the code is that of a legal screen; otherwise it is that of the template, whatever its format, and the
  /// screen that is handed over has nothing but its name.
  var needsScreen: Bool { get }
  /// The source code of a legal screen. What cannot be generated is reported; without errors the code compiles.
  func generate(_ screen: Screen, from template: CodeTemplate, diagnostics: inout Diagnostics) -> GeneratedCode
  /// The file with the parts of the support code that generated files use, for a folder of them; none if there is
  /// nothing to support.
  func support(_ parts: Set<String>) -> OutputFile?
  /// A generated file with the parts of the support code that it uses at its end, so that it compiles alone.
  func selfContained(_ file: OutputFile, using parts: Set<String>) -> OutputFile
}

extension CodeEmitter {
  /// The file as it is: it needs no support.
  public func selfContained(_ file: OutputFile, using parts: Set<String>) -> OutputFile { file }
  /// Most code is that of screens.
  public var needsScreen: Bool { true }

  /// The source code of a screen of which no template is known.
  public func emit(_ screen: Screen, options: EmitOptions) -> [OutputFile] {
    var diagnostics = Diagnostics()
    return generate(screen, from: CodeTemplate(), diagnostics: &diagnostics).files
  }
}
