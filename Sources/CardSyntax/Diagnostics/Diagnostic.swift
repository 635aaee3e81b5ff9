/// How bad a diagnostic is.
public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
  /// Information that needs no action.
  case note
  /// Something that is probably not meant; output is still produced. Can be re-levelled.
  case warning
  /// Something that prevents the output of the file. Can never be silenced.
  case error

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  /// Orders notes before warnings before errors.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}

/// One kind of diagnostic: its stable id, its usual severity and what `cardc explain` says about it.
///
/// Every stage keeps its kinds in one namespace; the wording of each message stands beside the kind.
public struct DiagnosticKind: Sendable, Hashable {
  /// The stable name, `area.slug`, for example `template.unknown-function`.
  public let id: String

  /// The severity that the diagnostic has unless the user changes it.
  public let severity: Severity

  /// One line that says what the diagnostic is about.
  public let summary: String

  /// A paragraph for `cardc explain`: why it is reported and what to do about it.
  public let explanation: String

  /// Whether it is reported only where the user gives it a severity: a rule that not everybody wants to follow.
  public let isOptional: Bool

  /// The kind whose severity the user gives to this one as well, unless this one is given its own; none for most.
  ///
  /// So what two stages find out about one mistake, each as far as it sees, is as bad in both.
  public let leader: String?

  /// A kind of diagnostic.
  public init(
    _ id: String, _ severity: Severity, _ summary: String, explanation: String, isOptional: Bool = false,
    following leader: String? = nil
  ) {
    self.isOptional = isOptional
    self.leader = leader
    self.id = id
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
  }

  /// Kinds are equal when their ids are.
  public static func == (left: DiagnosticKind, right: DiagnosticKind) -> Bool { left.id == right.id }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// One finding about an input, with its place and what to do about it.
public struct Diagnostic: Sendable, Hashable {
  /// A second place that helps to understand the first, with a few words.
  public struct Label: Sendable, Hashable {
    /// The place.
    public let span: SourceSpan
    /// What is there.
    public let message: String

    /// A labelled place.
    public init(_ span: SourceSpan, _ message: String) {
      self.span = span
      self.message = message
    }
  }

  /// A change of the source that mends the problem.
  public struct FixIt: Sendable, Hashable {
    /// The bytes to replace.
    public let span: SourceSpan
    /// The text to put there.
    public let replacement: String

    /// Replaces `span` with `replacement`.
    public init(_ span: SourceSpan, replacement: String) {
      self.span = span
      self.replacement = replacement
    }
  }

  /// The kind, which carries the stable id.
  public let kind: DiagnosticKind

  /// The severity in this run.
  public var severity: Severity

  /// One sentence without a final full stop; names are in backticks.
  public let message: String

  /// The place; none for problems without one, such as a file that cannot be opened.
  public let span: SourceSpan?

  /// Further places.
  public var labels: [Label]

  /// What to do about it, one sentence.
  public var help: String?

  /// A mechanical correction.
  public var fixIt: FixIt?

  /// A diagnostic of `kind` at `span`. A place in a component or fragment is followed by those that use it.
  ///
  /// `meant` is what was probably meant by the key or text at `span`: it becomes the help and the fix-it. Without it `help`
  /// counts.
  public init(
    _ kind: DiagnosticKind, _ message: String, at span: SourceSpan?, labels: [Label] = [], meant: String? = nil,
    help: String? = nil, fixIt: FixIt? = nil
  ) {
    self.kind = kind
    severity = kind.severity
    self.message = message
    self.span = span
    self.labels = labels
    if let span, span.source.use != nil {
      self.labels += span.uses.prefix(Self.maximumUses).map { Label($0.span, $0.note) }
    }
    self.help = meant.map { "did you mean `\($0)`?" } ?? help
    self.fixIt = fixIt ?? meant.flatMap { meant in span.flatMap { .writing(meant, over: $0) } }
  }

  /// How many of the uses around a place are labelled.
  private static let maximumUses = 8

  /// The stable id, for example `json.trailing-comma`.
  public var id: String { kind.id }
}

/// The findings of a run, in the order in which the stages made them.
public struct Diagnostics: Sendable {
  /// Everything that was reported.
  public private(set) var all: [Diagnostic] = []

  /// Whether an error is among them.
  public private(set) var hasErrors = false

  /// No findings.
  public init() {}

  /// Adds a finding.
  public mutating func report(_ diagnostic: Diagnostic) {
    all.append(diagnostic)
    if diagnostic.severity == .error { hasErrors = true }
  }

  /// Adds the findings of another run.
  public mutating func append(contentsOf other: Diagnostics) {
    all.append(contentsOf: other.all)
    hasErrors = hasErrors || other.hasErrors
  }

  /// The findings by file name, offset and id, without exact repetitions: the order in which they are printed.
  ///
  /// What is wrong with a component in each of its uses is said once.
  public func sorted() -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return withoutRepeatedUses().filter { seen.insert($0).inserted }.enumerated().sorted { left, right in
      let (leftSpan, rightSpan) = (left.element.span, right.element.span)
      let (leftName, rightName) = (leftSpan?.source.name ?? "", rightSpan?.source.name ?? "")
      if leftName != rightName { return leftName < rightName }
      let (leftLine, rightLine) = (leftSpan?.source.firstLine ?? 0, rightSpan?.source.firstLine ?? 0)
      if leftLine != rightLine { return leftLine < rightLine }
      if leftSpan?.start != rightSpan?.start { return (leftSpan?.start ?? 0) < (rightSpan?.start ?? 0) }
      if left.element.id != right.element.id { return left.element.id < right.element.id }
      return left.offset < right.offset
    }.map(\.element)
  }

  /// What a finding in a component says, whatever use of the component it was found in.
  private struct Statement: Hashable {
    let kind: DiagnosticKind
    let severity: Severity
    let message: String
    let span: SourceSpan

    init(_ diagnostic: Diagnostic, at span: SourceSpan) {
      kind = diagnostic.kind
      severity = diagnostic.severity
      message = diagnostic.message
      self.span = span.original
    }
  }

  private func withoutRepeatedUses() -> [Diagnostic] {
    guard all.contains(where: { $0.span?.source.use != nil }) else { return all }
    var told: Set<Statement> = []
    for diagnostic in all {
      if let span = diagnostic.span, span.source.use != nil { told.insert(Statement(diagnostic, at: span)) }
    }
    var firsts: [Statement: Int] = [:]
    var uses: [Int: Set<SourceText>] = [:]
    var result: [Diagnostic] = []
    for diagnostic in all {
      guard let span = diagnostic.span, span.source.use != nil else {
        // What is said of a file by itself as well need not be said without its uses.
        if let span = diagnostic.span, told.contains(Statement(diagnostic, at: span)) { continue }
        result.append(diagnostic)
        continue
      }
      let statement = Statement(diagnostic, at: span)
      let first = firsts[statement] ?? result.count
      if first == result.count {
        firsts[statement] = first
        result.append(diagnostic)
      }
      uses[first, default: []].insert(span.source)
    }
    for (index, sources) in uses where sources.count > 1 {
      guard let use = result[index].span?.source.use,
        let label = result[index].labels.firstIndex(where: { $0.span == use.span && $0.message == use.note })
      else { continue }
      let others = sources.count - 1
      let note = "\(use.note), and in \(others) other place\(others == 1 ? "" : "s")"
      result[index].labels[label] = Diagnostic.Label(use.span, note)
    }
    return result
  }
}
