import ArgumentParser
import CardCompiler

/// The options of everything that fills templates: what they are filled with.
///
/// They mean the same everywhere: a file that is named here comes before the one beside a template, and that one before
/// the one that `cardc.yaml` names.
struct DataArguments: ParsableArguments {
  @Option(help: .setting("data"))
  var data: String?

  @Option(help: .setting("host"))
  var host: String?

  /// Makes settings say the same.
  func apply(to settings: inout ProjectSettings) {
    settings.data = data
    settings.host = host
  }

  /// Makes sure that standard input is not to be two things at once.
  func validate(with inputs: [String]) throws {
    if (inputs + [data, host]).count(where: { $0 == Path.standardStream }) > 1 {
      throw ValidationError("Standard input can be read only once.")
    }
  }
}
