import ArgumentParser
import CardCompiler

/// A template that was named on the command line, and what is to fill its holes.
struct TemplateInput {
  let source: SourceText
  let data: SourceText?
  let host: SourceText?

  /// Reads everything that is named; data and host object that are not named are looked for beside the template.
  ///
  /// All inputs are opened before anything is said, so that who misspelled two names learns of both.
  init?(_ template: String, data: String?, host: String?, diagnostics: inout Diagnostics) throws {
    if [template, data, host].count(where: { $0 == Path.standardStream }) > 1 {
      throw ValidationError("Standard input can be read only once.")
    }
    let source = Input.read(template, diagnostics: &diagnostics)
    var (data, host) = (data, host)
    if source != nil, data == nil || host == nil, template != Path.standardStream {
      let item = ProjectPlan(inputs: [template], diagnostics: &diagnostics).items.first
      if data == nil, let bindings = item?.bindings, bindings.contains(where: { $0.data != nil }) {
        guard bindings.count == 1 else {
          throw ValidationError("`\(template)` has several files of data beside it: name one with `--data`.")
        }
        data = bindings[0].data
      }
      host = host ?? item?.host
    }
    let dataSource = data.map { Input.read($0, diagnostics: &diagnostics) }
    let hostSource = host.map { Input.read($0, diagnostics: &diagnostics) }
    guard let source, !diagnostics.hasErrors else { return nil }
    self.source = source
    self.data = dataSource ?? nil
    self.host = hostSource ?? nil
  }
}
