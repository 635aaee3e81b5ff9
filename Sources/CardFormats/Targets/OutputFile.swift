package import CardSyntax

/// A file that an emitter made, or one of several.
public struct OutputFile: Sendable, Hashable {
  /// What is added to the name of the screen, for all but the main file: `-details`.
  public var suffix: String
  /// The extension, without the point.
  public var fileExtension: String
  /// The content.
  public var bytes: [UInt8]
  /// Where elements and values of the source are in it, if that was asked for.
  package var places: [OutputPlace] = []
  /// What comes of elements of the source, by the name of a tag or of a function, if that was asked for.
  package var parts: [SourceSpan: String] = [:]

  /// A file.
  public init(suffix: String = "", fileExtension: String, bytes: [UInt8]) {
    self.suffix = suffix
    self.fileExtension = fileExtension
    self.bytes = bytes
  }

  /// The main file, with its places.
  package init(fileExtension: String, bytes: [UInt8], places: [OutputPlace]) {
    self.init(fileExtension: fileExtension, bytes: bytes)
    self.places = places
  }
}
