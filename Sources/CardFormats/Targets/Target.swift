public import CardIR
public import CardSyntax

/// What the compiler can write: its name, and what messages call it.
///
/// There are three kinds of emitters, and each refines this protocol: a ``DocumentEmitter`` writes screens as text of a
/// format, a ``PresentationEmitter`` writes what shows them, and a ``ProgramEmitter`` writes programs from the bindings
/// of a template. ``Target`` is one of the three.
public protocol Emitter: Sendable {
  /// The name on the command line.
  var id: FormatID { get }
  /// The name in messages and documentation.
  var title: String { get }
  /// What it reports of its own, for lists of diagnostics and for options that name one.
  var diagnosticKinds: [DiagnosticKind] { get }
}

extension Emitter {
  /// Nothing but what the compiler reports.
  public var diagnosticKinds: [DiagnosticKind] { [] }
}

/// An emitter of screens, which says what they may contain.
public protocol ScreenEmitter: Emitter {
  /// What the target can say. The compiler rewrites every screen until it asks for nothing else.
  var capabilities: Capabilities { get }
  /// What a version of the target can say, for targets that have versions.
  func capabilities(forVersion version: String) -> Capabilities
  /// What of its ``Emitter/diagnosticKinds`` says that something of the screen is not in the output, or in another form:
  /// such a diagnostic is an entry of the fidelity report as well.
  var losses: [LossKind] { get }
}

extension ScreenEmitter {
  /// Everything that a screen may contain is in the output.
  public var losses: [LossKind] { [] }
  /// The target has no versions.
  public func capabilities(forVersion version: String) -> Capabilities { capabilities }
}

/// An emitter whose files share support code: each names the parts of it that it uses.
public protocol SupportedEmitter: Emitter {
  /// The file with the parts of the support code that generated files use, for a folder of them; none if there is
  /// nothing to support.
  func support(_ parts: Set<String>) -> OutputFile?
  /// What a file that uses parts contributes to ``support(_:)`` in a folder: the parts, and what says more precisely how
  /// the file uses them.
  func contribution(of file: OutputFile, using parts: Set<String>) -> Set<String>
  /// A generated file with the parts of the support code that it uses inside it, so that it stands alone.
  func selfContained(_ file: OutputFile, using parts: Set<String>) -> OutputFile
}

extension SupportedEmitter {
  /// Files need no support.
  public func support(_ parts: Set<String>) -> OutputFile? { nil }
  /// The parts.
  public func contribution(of file: OutputFile, using parts: Set<String>) -> Set<String> { parts }
  /// The file as it is: it needs no support.
  public func selfContained(_ file: OutputFile, using parts: Set<String>) -> OutputFile { file }
}

/// Something that the compiler writes, by its kind.
public enum Target: Sendable {
  /// Text of a format, whose bindings data fill when the compiler runs.
  case document(any DocumentEmitter)
  /// What shows a screen. Data are given to it when it runs, unless it says otherwise.
  case presentation(any PresentationEmitter)
  /// A program made of a template. Data are given to it when it runs.
  case program(any ProgramEmitter)

  /// What writes it.
  public var emitter: any Emitter {
    switch self {
    case .document(let emitter): emitter
    case .presentation(let emitter): emitter
    case .program(let emitter): emitter
    }
  }

  /// What writes screens; none for programs, which are made of templates.
  public var screenEmitter: (any ScreenEmitter)? {
    switch self {
    case .document(let emitter): emitter
    case .presentation(let emitter): emitter
    case .program: nil
    }
  }

  /// What has the support code of its files; none for documents.
  public var supportedEmitter: (any SupportedEmitter)? {
    switch self {
    case .document: nil
    case .presentation(let emitter): emitter
    case .program(let emitter): emitter
    }
  }

  /// Whether its files are given data when they run. Bindings stay in them then, and data that are given to the
  /// compiler are samples, which tell types.
  public var isGivenDataAtRunTime: Bool {
    switch self {
    case .document: false
    case .presentation(let emitter): emitter.isGivenDataAtRunTime
    case .program: true
    }
  }

  /// Whether data that lie beside a template fill it although nobody names them: in what shows screens they do, and in
  /// documents bindings are as good as values.
  package var takesDataBeside: Bool {
    if case .document = self { false } else { true }
  }

  /// The name on the command line.
  public var id: FormatID { emitter.id }
  /// The name in messages and documentation.
  public var title: String { emitter.title }
}
