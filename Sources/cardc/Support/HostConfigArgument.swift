import ArgumentParser
import CardCompiler

/// The option that names the host's design.
struct HostConfigArgument: ParsableArguments {
  @Option(
    name: .customLong("host-config"),
    help: ArgumentHelp(
      "The host's fonts, colours and spacing: a host configuration in JSON or YAML, or one of default, renderer and "
        + "seed. (default: default)", valueName: "file|name"))
  var text: String?

  /// The option as a setting.
  var name: HostConfigName? { text.map { HostConfigName($0) } }
}
