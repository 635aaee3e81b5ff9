public import CardKernel

/// How a template is expanded and an expression evaluated.
public struct ExpansionOptions: Sendable {
  /// How to write a path missing from the data.
  public enum Missing: String, Sendable, CaseIterable {
    /// The hole stays as text, `${a.b}`, with a warning.
    case keep
    /// The empty string, with a warning.
    case empty
    /// An error.
    case error
    /// Nothing, without a warning; for single expressions.
    case null
  }

  /// How to write a path missing from the data.
  public var missing: Missing = .keep

  /// Whether a hole that cannot be evaluated stays as text, with a warning instead of an error.
  public var lenient = false

  /// The time that the clock shows; none for the real one.
  public var now: Instant?

  /// Where random numbers begin; none for a different start each time.
  public var seed: UInt64?

  /// The most evaluation steps of one expansion; none for a limit that grows with the data:
  /// ``ExpansionLimits/steps``, and more for each byte that is read and written.
  public var steps: Int?

  /// The deepest nesting of arrays and objects in the output.
  public var depth = 512

  /// The most bytes of output.
  public var outputBytes = 256 << 20

  /// The usual way.
  public init() {}
}

/// What bounds an expansion unless the options say something else.
public enum ExpansionLimits {
  /// The steps of an expansion without data.
  public static let steps = 10_000_000

  /// How many steps each byte of the data is worth: as many as it takes to look through some thousand elements for each
  /// of them.
  public static let stepsPerByteRead = 256

  /// How many steps each byte of the output is worth: more than it takes to write the shortest one.
  public static let stepsPerByteWritten = 16
}
