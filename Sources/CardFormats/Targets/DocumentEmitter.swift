public import CardIR
public import CardSyntax

/// How a screen is written as a document.
public struct EmitOptions: Sendable, Hashable {
  /// The syntax of documents.
  public var syntax: DocumentSyntax
  /// The version of the format to write for, for formats that have versions; none for the lowest that suffices.
  public var formatVersion: String?
  /// Whether it is noted where in the output each element of the source is. Only reports need it.
  package var notesPlaces = false

  /// How a screen is written.
  public init(syntax: DocumentSyntax = .json, formatVersion: String? = nil) {
    self.syntax = syntax
    self.formatVersion = formatVersion
  }
}

/// A format that screens are written in: what it can say, and how it is printed.
public protocol DocumentEmitter: ScreenEmitter {
  /// The files of a legal screen, the main one first. What the format has no place for is reported: it is an error, since
  /// legal screens contain nothing of the kind.
  func emit(_ screen: Screen, options: EmitOptions, diagnostics: inout Diagnostics) -> [OutputFile]
}

/// Diagnostics of writing documents.
public enum EmissionDiagnostics {
  static let unplaced = DiagnosticKind(
    "internal.unplaced", .error, "The output has no place for a part of a screen.",
    explanation: """
      Legalization removes everything that the target cannot represent, and reports it. It left a part that cannot be \
      written, so the file is not written. This is a bug in the compiler. Please report it, with the template.
      """)

  /// The kinds.
  public static let all: [DiagnosticKind] = [unplaced]
}

extension Diagnostic {
  static func unplaced(_ problem: String, in target: String, _ screen: Screen) -> Diagnostic {
    Diagnostic(EmissionDiagnostics.unplaced, "\(target) has no place for \(problem)", at: screen.root.span)
  }
}
