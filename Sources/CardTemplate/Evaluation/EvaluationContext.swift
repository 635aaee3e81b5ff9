package import CardSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Everything that an evaluation reads and uses up: scopes, policies, clock, chance, limits.
///
/// Values of data are held without reference counts; the context keeps their documents.
package struct EvaluationContext {
  /// `$root`
  package var root: Value
  /// `$data`, in which plain names are looked up.
  package var data: Value
  /// `$host`
  package var host: Value
  /// `$index`
  package var index: Value = .undefined
  /// The number of the scope, a new one whenever the data or the index changes.
  var scopeGeneration = 1
  /// The last number that a scope got.
  var lastGeneration = 1
  /// The parameters of the lambdas around, innermost last.
  var locals: [(name: PropertyName, value: Value)] = []
  /// Whether a name of a lambda's parameter was looked up outside of the lambda, for lack of a value in it.
  var leftLambdas = false
  /// The values of expressions that are the same in several places or rounds, with the scope in which they hold, and
  /// whether paths to nothing had been replaced in them.
  var memory: [(generation: Int, substitutes: Bool, value: Value)] = []
  /// The documents that values lie in.
  private var documents: BorrowedDocuments

  /// Whether names that begin with `$` are looked up in the data first, as a bare expression does.
  var isBareScope = false

  /// Whether a path to nothing is replaced now, by `missing`.
  var substitutes: Bool
  let missing: ExpansionOptions.Missing
  /// Paths that led to nothing since somebody last emptied the list.
  var misses: [Miss] = []
  /// How many texts with holes are being evaluated by `stringOrValue`, one inside the other.
  var textNesting = 0
  /// With how many names those of misses may still be compared.
  private var comparableNames = 200_000
  /// Whether misses are worth the search for where the path ends.
  var explainsMisses = true

  /// What evaluation found to be probably not meant since somebody last emptied the list, once for each place.
  package var warnings: [EvaluationWarning] = []
  /// Time zones and formats that are read already.
  var dates = DateCache()

  /// The last long text of the data that positions were counted in: the text knows where they are.
  private var indexedText: (node: BorrowedNode, text: String)?

  private let options: ExpansionOptions
  private var stepsLeft: Int
  /// The most steps, by what was read and written so far.
  private var allowedSteps: Int
  private var creditedBytes = 0
  private var generator: SplitMix64?
  private var currentTime: Instant?

  /// A context over data and host.
  init(data: Node?, host: Node?, options: ExpansionOptions) {
    var documents = BorrowedDocuments()
    root = Value(data.map { documents.borrow($0) })
    self.data = root
    self.host = Value(host.map { documents.borrow($0) })
    self.documents = documents
    self.options = options
    missing = options.missing
    substitutes = options.missing != .null
    let bytes = (data?.document.byteCount ?? 0) + (host?.document.byteCount ?? 0)
    allowedSteps =
      options.steps ?? (ExpansionLimits.steps + min(bytes, 1 << 40) * ExpansionLimits.stepsPerByteRead)
    stepsLeft = allowedSteps
    currentTime = options.now
  }

  /// Counts `count` steps.
  @inline(__always)
  mutating func charge(_ count: Int = 1) throws(EvaluationError) {
    stepsLeft &-= count
    if stepsLeft < 0 { throw stepsExceeded }
  }

  /// Counts steps of something that cannot fail itself: the next step after it does, if they were too many.
  @inline(__always)
  mutating func chargeLater(_ count: Int) { stepsLeft &-= count }

  /// The text that a value is, if it is one, to count positions in: a long text of the data is read once for as long as
  /// no other one is looked at.
  mutating func indexed(_ value: Value) throws(EvaluationError) -> String? {
    guard case .node(let node) = value, node.byteCount > 1000 else {
      guard let text = value.text else { return nil }
      try charge(bytes: min(text.utf8.count, 1000))
      return text
    }
    if let indexedText, indexedText.node == node { return indexedText.text }
    guard let text = value.text else { return nil }
    try charge(bytes: text.utf8.count)
    indexedText = (node, text)
    return text
  }

  /// Refuses what is nested deeper than the limit.
  func check(depth: Int) throws(EvaluationError) {
    if depth > options.depth { throw EvaluationError(reason: .limit(.depth(options.depth)), range: 0..<0) }
  }

  private var stepsExceeded: EvaluationError {
    EvaluationError(reason: .limit(.steps(allowedSteps)), range: 0..<0)
  }

  /// Allows the steps that so many bytes of output are worth, unless the options set the limit.
  @inline(__always)
  mutating func credit(outputBytes: Int) {
    guard outputBytes > creditedBytes, options.steps == nil else { return }
    let steps = (outputBytes - creditedBytes) * ExpansionLimits.stepsPerByteWritten
    creditedBytes = outputBytes
    allowedSteps &+= steps
    stepsLeft &+= steps
  }

  /// The member of `value`, or the one of `others`, that was probably meant by `name`; none if too many names were
  /// looked through already.
  mutating func suggestion(for name: String, in value: Value, or others: [String] = []) -> String? {
    comparableNames -= value.count ?? 0
    guard comparableNames >= 0 else { return nil }
    return Suggestion.nearest(to: name, in: (value.members ?? []).map(\.name) + others)
  }

  /// The time; the same all through one expansion.
  mutating func now() -> Instant {
    if let currentTime { return currentTime }
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    let instant = Instant(milliseconds: Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000)
    currentTime = instant
    return instant
  }

  /// Notes a warning of a kind, unless there is one at the same place already.
  package mutating func warn(_ kind: DiagnosticKind, _ message: @autoclosure () -> String, at range: Range<Int>) {
    if warnings.count >= 64 || warnings.contains(where: { $0.range == range && $0.kind == kind }) { return }
    warnings.append(EvaluationWarning(kind: kind, message: message(), range: range))
  }

  /// The next random bits.
  mutating func random() -> UInt64 {
    var generator = self.generator ?? SplitMix64(seed: options.seed ?? UInt64.random(in: 0 ... .max))
    let bits = generator.next()
    self.generator = generator
    return bits
  }

  /// Keeps a document that values will lie in.
  mutating func keep(_ document: Document) { documents.keep(document) }

  /// A value of a document, which is kept as long as the context; nothing for no node.
  mutating func borrow(_ node: Node?) -> Value { Value(node.map { documents.borrow($0) }) }

  /// The value of a document that `node` is, with a hold on it.
  func node(_ node: BorrowedNode) -> Node? { documents.node(node) }

  /// Whether an evaluation left nothing behind that somebody should know.
  var isUntouched: Bool { misses.isEmpty && warnings.isEmpty && documents.isEmpty }
}

/// Something that evaluation found to be probably not meant.
package struct EvaluationWarning: Sendable {
  /// The kind of diagnostic.
  package let kind: DiagnosticKind
  /// One sentence.
  package let message: String
  /// The place in the expression's text.
  package let range: Range<Int>
}

/// A path that led to nothing.
package struct Miss: Sendable {
  /// The path as the reference prints it.
  let path: String
  /// The name at which it ends.
  var name: String?
  /// The part of the path that exists, if any.
  var parent: String?
  /// The value in which the name was looked up.
  var node: Node?
  /// The name that was probably meant.
  var suggestion: String?
  /// What to write, where that is certain.
  var correction: String?

  /// What is wrong, in one sentence.
  var message: String {
    guard let parent, let name else { return MissingPathText.notFound(path) }
    return MissingPathText.noMember(name, of: parent)
  }

  /// What to do, if that is known.
  var help: String? { correction.map(MissingPathText.correction) ?? suggestion.map(MissingPathText.suggestion) }
}
