public import CardIR
public import CardSyntax

/// A template that was read, checked and compiled, to be filled with data any number of times, from any thread.
public struct CompiledTemplate: Sendable {
  private let pipeline: Pipeline
  let source: PreparedSource
  /// The host object of expansions that name none.
  let host: PreparedData?

  /// What was found in the template that is no error.
  public let diagnostics: Diagnostics

  init(_ source: PreparedSource, _ pipeline: Pipeline, host: PreparedData? = nil, _ diagnostics: Diagnostics) {
    self.source = source
    self.pipeline = pipeline
    self.host = host
    self.diagnostics = diagnostics
  }

  /// Appends the template filled with `data`, JSON or YAML, as minified JSON; nothing is appended where it throws.
  ///
  /// `host` is the host object, which the template reads as `$host`. What is found in the data and is no error is
  /// added to `findings`.
  public func expand(
    _ data: SourceText? = nil, host: SourceText? = nil, into output: inout [UInt8],
    findings: inout Diagnostics
  ) throws(CompilationError) {
    var found = Diagnostics()
    let bytes = pipeline.expandToBytes(
      source, data.map { PreparedData(reading: $0) }, host.map { PreparedData(reading: $0) } ?? self.host, &found)
    let answer = pipeline.workspace.answer(bytes, found: found)
    output += try answer.get()
    findings.append(contentsOf: answer.diagnostics)
  }

  /// The template filled with `data`, JSON or YAML, as minified JSON.
  public func expand(_ data: SourceText? = nil, host: SourceText? = nil) throws(CompilationError) -> [UInt8] {
    var output: [UInt8] = []
    var findings = Diagnostics()
    try expand(data, host: host, into: &output, findings: &findings)
    return output
  }

  /// Fills the template with `data`, JSON or YAML, and translates the screen to each of `targets`; wrong data end in
  /// diagnostics, as in ``Compiler/compile(_:data:host:to:)-(SourceText,_,_,_)``.
  public func compile(
    _ data: SourceText, host: SourceText? = nil, to targets: [FormatID]
  ) -> CompilationResult {
    pipeline.run(
      source, data: PreparedData(reading: data), host: host.map { PreparedData(reading: $0) } ?? self.host,
      targets: targets)
  }
}

/// Why something could not be compiled or expanded: at least one of the diagnostics is an error.
public struct CompilationError: Error, Sendable, CustomStringConvertible {
  /// Everything that was found.
  public let diagnostics: Diagnostics

  /// The diagnostics, one a line.
  public var description: String {
    diagnostics.sorted().map { "\($0.severity): \($0.message) [\($0.id)]" }.joined(separator: "\n")
  }
}

extension Compiler {
  /// A template in JSON or YAML, compiled once for any number of expansions. Components and fragments are those of the
  /// options.
  public func template(_ source: SourceText) throws(CompilationError) -> CompiledTemplate {
    let workspace = Workspace(self)
    let prepared = workspace.prepare(source, asTemplate: true)
    var found = prepared.diagnostics
    found.append(contentsOf: prepared.templateDiagnostics)
    let answer = workspace.answer(prepared.template == nil ? nil : prepared, found: found)
    return CompiledTemplate(try answer.get(), workspace.pipeline, answer.diagnostics)
  }
}
