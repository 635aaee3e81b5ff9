import CardSyntax
import CardTemplate

/// A text as what it says: two readings of a file that did not change between them are the same content.
struct Content: Hashable, Sendable {
  let source: SourceText

  init(_ source: SourceText) { self.source = source.original }

  static func == (left: Content, right: Content) -> Bool {
    if left.source === right.source { return true }
    return left.source.name == right.source.name && left.source.hasContent(of: right.source)
  }

  /// A few bytes are enough to spread contents over a table; equality looks at all of them.
  func hash(into hasher: inout Hasher) {
    hasher.combine(source.name)
    hasher.combine(source.count)
    let step = max(1, source.count / 64)
    for offset in stride(from: 0, to: source.count, by: step) { hasher.combine(source[offset]) }
  }
}

/// What a workspace derived from texts, found again by what they say.
///
/// A source stands for everything that was asked of components and fragments while it was read, also in vain, with the
/// answers; it is found again only if the answers are the same now.
final class Derivations: Sendable {
  /// How many bytes of sources are kept; 0 to keep nothing.
  let limit: Int
  /// The texts that decided what the compiler does.
  let texts: [Content]

  /// What a source is asked for.
  struct SourceKey: Hashable {
    let content: Content
    let isTemplate: Bool
    let root: String
  }

  /// What everything that is made of a source depends on.
  struct ResultKey: Hashable {
    let source: PreparedSource.Identity
    var data: Content?
    var host: Content?
    var evidence: [Content] = []
    var targets: [FormatID] = []
    var name: OutputName?
    var codeName: String?
    var runtimeModule: String?
  }

  private struct Source {
    let answers: [ComponentAnswer]
    let prepared: PreparedSource
  }

  private struct State {
    var sources: [SourceKey: Source] = [:]
    var data: [Content: PreparedData] = [:]
    var results: [ResultKey: CompilationResult] = [:]
    /// What is kept, the oldest first, with its size.
    var order: [(key: Kept, size: Int)] = []
    var size = 0
    var made = 0
  }

  private enum Kept {
    case source(SourceKey)
    case data(Content)
    case result(ResultKey)
  }

  private let state = Protected(State())

  /// No derivations yet.
  init(limit: Int, texts: [Content] = []) {
    self.limit = limit
    self.texts = texts
  }

  /// How often something had to be derived.
  var count: Int { state.withLock { $0.made } }

  /// The bytes of the sources that are kept; a source counts once for each thing that was derived from it.
  var size: Int { state.withLock { $0.size } }

  /// A source, read with the components and fragments in `files`.
  func source(
    _ key: SourceKey, _ files: TemplateFiles, _ make: (any ComponentResolver) -> PreparedSource
  ) -> PreparedSource {
    if limit == 0 { return make(files) }
    let known = state.withLock { $0.sources[key] }
    if let known, known.answers.allSatisfy({ $0.isStillGiven(by: files) }) { return known.prepared }
    let listener = ComponentListener(files)
    let prepared = make(listener)
    let source = Source(answers: listener.answers, prepared: prepared)
    keep(.source(key), size: key.content.source.count) { $0.sources[key] = source }
    return prepared
  }

  /// Data or a host object.
  func data(_ source: SourceText, _ make: () -> PreparedData) -> PreparedData {
    if limit == 0 { return make() }
    let key = Content(source)
    if let known = state.withLock({ $0.data[key] }) { return known }
    let data = make()
    keep(.data(key), size: source.count) { $0.data[key] = data }
    return data
  }

  /// What was made of a source.
  func result(_ key: ResultKey, of source: PreparedSource, _ make: () -> CompilationResult) -> CompilationResult {
    if limit == 0 { return make() }
    if let known = state.withLock({ $0.results[key] }) { return known }
    let result = make()
    keep(.result(key), size: source.source.count) { $0.results[key] = result }
    return result
  }

  private func keep(_ key: Kept, size: Int, _ put: (inout State) -> Void) {
    state.withLock { state in
      put(&state)
      state.made += 1
      state.order.append((key, size))
      state.size += size
      // What was kept last stays, however large it is.
      while state.size > limit, state.order.count > 1 {
        let oldest = state.order.removeFirst()
        state.size -= oldest.size
        switch oldest.key {
        case .source(let key): state.sources[key] = nil
        case .data(let key): state.data[key] = nil
        case .result(let key): state.results[key] = nil
        }
      }
    }
  }
}

/// A question that a template asked about components and fragments, with the answer.
private enum ComponentAnswer: Sendable {
  case components(SourceText, [Content])
  case fragment(String, in: SourceText, Result<Content, IncludeProblem>)

  /// Whether the same question has the same answer now.
  func isStillGiven(by files: TemplateFiles) -> Bool {
    switch self {
    case .components(let template, let sources):
      files.componentSources(for: template).map { Content($0) } == sources
    case .fragment(let path, let source, let answer):
      files.fragment(path, in: source).map { Content($0.source) } == answer
    }
  }
}

/// Notes what is asked of components and fragments.
private final class ComponentListener: ComponentResolver {
  private let files: TemplateFiles
  private let heard = Protected<[ComponentAnswer]>([])

  init(_ files: TemplateFiles) { self.files = files }

  var answers: [ComponentAnswer] { heard.withLock { $0 } }

  func library(for template: SourceText) -> ComponentLibrary {
    let sources = files.componentSources(for: template).map { Content($0) }
    heard.withLock { $0.append(.components(template, sources)) }
    return files.library(for: template)
  }

  func fragment(_ path: String, in source: SourceText) -> Result<ReadFile, IncludeProblem> {
    let answer = files.fragment(path, in: source)
    heard.withLock { $0.append(.fragment(path, in: source, answer.map { Content($0.source) })) }
    return answer
  }
}
