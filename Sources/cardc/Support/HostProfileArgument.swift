import ArgumentParser
import CardCompiler

/// The option that names the host.
struct HostProfileArgument: ParsableArguments {
  @Option(name: .customLong("for"), help: .setting("for"))
  var text: String?

  /// The option as a setting.
  var name: HostProfileName? { text.map { HostProfileName($0) } }
}

/// The option that says where the screen is in a document.
struct PointerArgument: ParsableArguments {
  @Option(name: .customLong("at"), help: .setting("at"))
  var pointer: String?

  func validate() throws { try Self.validate(pointer) }

  /// Refuses what is no JSON pointer.
  static func validate(_ pointer: String?) throws {
    guard let pointer, !pointer.isEmpty, !pointer.hasPrefix("/") else { return }
    throw ValidationError("`--at` must be a JSON pointer such as `/attachments/0/content`, not `\(pointer)`.")
  }
}
