import ArgumentParser
import CardCompiler

/// The option that names the host's design.
struct HostConfigArgument: ParsableArguments {
  @Option(name: .customLong("host-config"), help: .setting("host-config"))
  var text: String?

  /// The option as a setting.
  var name: HostConfigName? { text.map { HostConfigName($0) } }
}
