public import CardSyntax
public import CardTemplate

/// A template that code is generated for.
public struct CodeTemplate: Sendable {
  /// The document before it was read as a screen; none where only the screen is known.
  public var document: Document?
  /// What is known of the data besides how the template uses them.
  public var evidence: DataEvidence
  /// What is known of the host object besides how the template uses it.
  public var hostEvidence = DataEvidence.none
  /// The name of the template: that of its file, without folder and extension.
  public var name: String
  /// What the generated type is called after, if not after the name: the path, where the name alone is not unique.
  public var typeName: String?
  /// The module that the code imports for its support code; none for support code beside it or in it.
  public var runtimeModule: String?
  /// Whether the code says which lines of the template its statements come of, so that errors of its compiler lead there.
  public var mapsSource = false
  /// Whether others than the module of the code use it.
  public var isPublic = false
  /// Data of the kind that the code is given, for a preview; none where nobody has any.
  public var sample: Node?
  /// A host object of the kind that the code is given, for a preview.
  public var hostSample: Node?
  /// The names of properties in which `${name}` beside other text is text, such as those with source code.
  package var verbatim: Set<String> = []
  /// What the target reads of lists that data give in place of elements, by where these stand.
  package var lists: [SourceSpan: ListReading] = [:]

  /// A template.
  public init(document: Document? = nil, name: String = "template", evidence: DataEvidence = .none) {
    self.document = document
    self.name = name
    self.evidence = evidence
  }

  /// What the template reads of its data, with what is known of them; found anew each time. The properties of an object
  /// stand in an order that changes of the template do not change.
  public var bindings: TemplateBindings? {
    document.map {
      TemplateBindings($0, verbatim: verbatim, lists: lists).refined(by: evidence, host: hostEvidence)
        .inOrder(of: evidence, host: hostEvidence)
    }
  }

  /// What is known of the values that its bindings give; none if it has no bindings.
  package var boundTypes: BoundTypes? {
    guard let document, Template.mayHaveBindings(document) else { return nil }
    return BoundTypes(TemplateBindings(document, verbatim: verbatim).refined(by: evidence))
  }
}

/// What was generated for one screen or template.
public struct GeneratedCode: Sendable {
  /// The files of the screen, the main one first.
  public var files: [OutputFile]
  /// The names of the parts of the support code that the files use, and what else tells how these are used;
  /// ``SupportedEmitter/support(_:)`` knows them.
  public var parts: Set<String>

  /// Files and what they use.
  public init(files: [OutputFile], parts: Set<String> = []) {
    self.files = files
    self.parts = parts
  }
}

/// A target whose files are programs made of the bindings of a template, whatever its format: they are given data when
/// they run, and data that are given to the compiler tell their types.
public protocol ProgramEmitter: SupportedEmitter {
  /// The files of a template. What cannot be generated is reported; without errors the code compiles.
  func generate(_ template: CodeTemplate, diagnostics: inout Diagnostics) -> GeneratedCode
}
