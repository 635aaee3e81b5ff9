package import CardSyntax

/// What a workspace has to say to a question.
package struct Answer<Value: Sendable>: Sendable {
  /// The answer; none where an error stood in the way of it.
  package let value: Value?
  /// Everything that was found, with the severities of the run. With an error among it nothing should be written.
  package let diagnostics: Diagnostics
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
    return Answer(value: value, diagnostics: releveled(diagnostics))
  }
}
