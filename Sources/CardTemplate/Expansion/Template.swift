public import CardSyntax

/// A template that has been read, checked and compiled, ready to be expanded with data any number of times, from any
/// number of threads.
public struct Template: Sendable {
  package let program: TemplateProgram
  let document: Document

  /// Compiles `document`; none if it has mistakes, all of which are reported.
  public init?(compiling document: Document, diagnostics: inout Diagnostics) {
    self.init(compiling: document, verbatim: [], diagnostics: &diagnostics)
  }

  /// Compiles `document`. Properties with a name in `verbatim`, such as those with source code, have bindings as a whole
  /// or not at all.
  package init?(compiling document: Document, verbatim: Set<String>, diagnostics: inout Diagnostics) {
    var compiler = TemplateCompiler(verbatim: verbatim)
    compiler.compile(document)
    for diagnostic in compiler.diagnostics.all { diagnostics.report(diagnostic) }
    if compiler.diagnostics.hasErrors { return nil }
    program = TemplateProgram(compiler)
    self.document = document
  }

  /// Compiles a document whose mistakes have been reported, for ``examine(_:host:options:diagnostics:)``.
  package init(withMistakes document: Document, verbatim: Set<String>) {
    var compiler = TemplateCompiler(verbatim: verbatim)
    compiler.compile(document)
    program = TemplateProgram(compiler)
    self.document = document
  }

  /// What compiling `document` reports, without anything to expand it with.
  package static func mistakes(in document: Document, verbatim: Set<String>) -> Diagnostics {
    guard mayHaveBindings(document) else { return Diagnostics() }
    var compiler = TemplateCompiler(verbatim: verbatim)
    compiler.check(document)
    return compiler.diagnostics
  }

  /// Whether a document may have a hole or a key that only templates have, as far as that can be told without decoding
  /// strings: most documents that are not filled with data have neither.
  package static func mayHaveBindings(_ document: Document) -> Bool {
    for key in ["$data", "$when"] where document.symbol(of: key) != nil { return true }
    return document.mayHaveStrings(with: "${")
  }

  /// The expressions of the template, in the order in which they are written.
  public var expressions: [(expression: Expression, span: SourceSpan)] {
    program.holes.map { ($0.expression, $0.span) }
  }

  /// Whether a document has a hole or a key that only templates have.
  public static func usesTemplateSyntax(_ document: Document) -> Bool {
    for key in ["$data", "$when"] where document.symbol(of: key) != nil { return true }
    return hasHoles(document.root)
  }

  /// Whether a value has a string with a hole in it.
  static func hasHoles(_ node: Node) -> Bool {
    switch node.kind {
    case .string:
      let mayHaveHoles = node.withRawScalar { raw, isEscaped in isEscaped || TemplateScanner.mayHaveHoles(raw) }
      return mayHaveHoles && node.string.flatMap { TemplateString.parse($0) }?.hasHoles == true
    case .array: return node.elements.contains { hasHoles($0) }
    case .object: return node.members.contains { hasHoles($0.value) }
    default: return false
    }
  }

  /// Whether JavaScript takes a literal for true.
  package static func isTruthy(_ node: Node) -> Bool {
    var documents = BorrowedDocuments()
    let value = Value(documents.borrow(node))
    return withExtendedLifetime(documents) { !value.isFalsy }
  }

  /// Whether a key belongs to the template language and never reaches the output.
  static func isReserved(_ member: Node.Member) -> Bool {
    member.withRawKey { raw, _ in
      guard raw.first == UInt8(ascii: "$") else { return false }
      switch String(decoding: raw, as: UTF8.self) {
      case "$data", "$when", "$root", "$index", "$host", "$_acTemplateVersion": return true
      default: return false
      }
    }
  }

  /// Whether a key says what is not reported about its object, which is of no use after that.
  static func isForChecker(_ member: Node.Member) -> Bool {
    member.withRawKey { raw, _ in
      raw.count == silencingKey.utf8.count && raw.elementsEqual(silencingKey.utf8)
    }
  }

  private static let silencingKey = Diagnostics.silencingKey
}

extension Template {
  /// Writes the expanded template as minified JSON; gives false, and writes nothing, if there was an error.
  public func expand(
    _ data: Node?, host: Node? = nil, options: ExpansionOptions = ExpansionOptions(), into buffer: inout ByteBuffer,
    diagnostics: inout Diagnostics
  ) -> Bool {
    let start = buffer.count
    var taken = ByteBuffer(capacity: 0)
    swap(&buffer, &taken)
    var sink = ByteSink(taken, maximumDepth: options.depth, maximumBytes: options.outputBytes)
    var expander = Expander(self, data, host, options)
    let isDone = expander.run(into: &sink)
    let hasErrors = expander.reports.report(to: &diagnostics)
    buffer = sink.finish()
    if isDone, !hasErrors { return true }
    buffer.truncate(to: start)
    return false
  }

  /// The expanded template as a document whose values know where they come from; none if there was an error.
  public func expand(
    _ data: Node?, host: Node? = nil, options: ExpansionOptions = ExpansionOptions(), diagnostics: inout Diagnostics
  ) -> Document? {
    var sink = DocumentSink(
      self, maximumDepth: min(options.depth, DocumentBuilder.maximumDepth), maximumBytes: options.outputBytes)
    var expander = Expander(self, data, host, options)
    let isDone = expander.run(into: &sink)
    let hasErrors = expander.reports.report(to: &diagnostics)
    guard isDone, !hasErrors else { return nil }
    return sink.finish(&diagnostics)
  }

  /// What data bring to light, also in a template with mistakes: a string with a binding that has a mistake or cannot be
  /// evaluated has an unknown value, and an object with such a condition or such data is looked at once, in the scope around
  /// it. Nothing is said of what depends on either.
  ///
  /// Gives the expanded template with the places in it that are unknown; none if a limit was reached.
  package func examine(
    _ data: Node?, host: Node? = nil, options: ExpansionOptions = ExpansionOptions(), diagnostics: inout Diagnostics
  ) -> (document: Document, unknown: [SourceSpan])? {
    var sink = DocumentSink(
      self, maximumDepth: min(options.depth, DocumentBuilder.maximumDepth), maximumBytes: options.outputBytes)
    var expander = Expander(self, data, host, options)
    let isDone = expander.run(into: &sink)
    _ = expander.reports.report(to: &diagnostics)
    guard isDone else { return nil }
    let scopes = program.scopes.lazy.filter(\.isUnknown).map(\.node)
    let unknown = program.unknown + Array(scopes) + expander.reports.failed
    return (sink.finish(&diagnostics), unknown.map(\.span))
  }
}
