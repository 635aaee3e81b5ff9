package import CardSyntax

/// What is said to a question, with the severities that the run gives to what was found.
///
/// Stages report findings with the severity of their kind, so a warning that the user raised to an error stops no stage
/// before it has said everything. Whatever leaves the compiler is made of an answer: commands, results of compilations,
/// expanded records and built projects.
package struct Answer<Value: Sendable>: Sendable {
  /// The answer; none where an error stood in the way of it.
  package let value: Value?
  /// Everything that was found, with the severities of the run. With an error among it nothing should be written.
  package let diagnostics: Diagnostics

  /// An answer, with what stages have found. It is the only place where findings get the severities of `levels`, which
  /// are those of the options.
  init(_ value: Value?, found: Diagnostics, levels: [String: Severity?]) {
    self.value = value
    diagnostics = found.silenced().releveled(levels).withoutConsequences()
  }

  /// Another answer to a question that led to the findings of `answer`, which have their severities.
  init<Other>(_ value: Value, of answer: Answer<Other>) {
    self.value = value
    diagnostics = answer.diagnostics
  }

  /// The answer; everything that was found is thrown if there is none, or an error among it.
  func get() throws(CompilationError) -> Value {
    guard let value, !diagnostics.hasErrors else { throw CompilationError(diagnostics: diagnostics) }
    return value
  }
}

/// A template that a question is about, with what fills it.
struct Question: Sendable {
  let item: ProjectItem
  let source: PreparedSource
  /// The data; none where the holes stay, or where several may fill them.
  let data: PreparedData?
  let host: PreparedData?
}

extension Workspace {
  /// An answer with the severities of this run.
  func answer<Value: Sendable>(_ value: Value?, found: Diagnostics) -> Answer<Value> {
    Answer(value, found: found, levels: compiler.options.levels)
  }

  /// The answer to a question about one template that was named by itself.
  ///
  /// All its files are opened before anything is said, so that who misspelled two names learns of both. A template
  /// with several files of data beside it is a problem of who asks, unless `allowsSeveralData`.
  func answer<Value: Sendable>(
    about template: String, asTemplate: Bool, allowsSeveralData: Bool = false,
    _ body: (Question, inout Diagnostics) throws(FileError) -> Value?
  ) throws(UsageProblem) -> Answer<Value> {
    var diagnostics = findings
    var value: Value?
    if let item = item(template, &diagnostics) {
      let binding = allowsSeveralData ? nil : try onlyBinding(of: item)
      do throws(FileError) {
        let source = try source(of: item, asTemplate: asTemplate || binding != nil)
        let question = Question(
          item: item, source: source, data: try binding.flatMap { binding throws(FileError) in try data(of: binding) },
          host: try host(of: item))
        if !diagnostics.hasErrors { value = try body(question, &diagnostics) }
      } catch {
        diagnostics.report(error.diagnostic)
      }
    }
    return answer(value, found: diagnostics)
  }
}
