public import CardSyntax

/// The findings of the stage that reads and writes files and puts the others together.
public enum CompilerDiagnostics {
  static let cannotRead = DiagnosticKind(
    "io.cannot-read", .error, "A file or folder cannot be read.",
    explanation: "The message has the system's reason. Look at the name's spelling and at the permissions.")
  static let cannotWrite = DiagnosticKind(
    "io.cannot-write", .error, "A file or folder cannot be written.",
    explanation: """
      The message has the system's reason. Output is never written through a symbolic link inside the output folder, \
      which the system calls "too many levels of symbolic links". Files that were there before are unchanged.
      """)
  static let cannotRemove = DiagnosticKind(
    "io.cannot-remove", .error, "A file whose source is gone cannot be removed.",
    explanation: "The message has the system's reason. The next build tries again.")

  /// The kinds.
  public static let all: [DiagnosticKind] = [cannotRead, cannotWrite, cannotRemove]
}

extension Diagnostic {
  static func cannotRead(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(CompilerDiagnostics.cannotRead, "cannot read `\(path)`: \(reason)", at: nil)
  }

  static func cannotWrite(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(CompilerDiagnostics.cannotWrite, "cannot write `\(path)`: \(reason)", at: nil)
  }

  static func cannotRemove(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(CompilerDiagnostics.cannotRemove, "cannot remove `\(path)`: \(reason)", at: nil)
  }
}
