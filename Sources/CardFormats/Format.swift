public import CardIR
public import CardSyntax

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
  /// What of the screen the emitter found no place for: mistakes of the compiler, with which nothing is written.
  package var unplaced: [String] = []

  /// A file.
  public init(suffix: String = "", fileExtension: String, bytes: [UInt8]) {
    self.suffix = suffix
    self.fileExtension = fileExtension
    self.bytes = bytes
  }

  /// The main file, with its places and what is missing from it.
  package init(fileExtension: String, bytes: [UInt8], places: [OutputPlace], unplaced: [String]) {
    self.init(fileExtension: fileExtension, bytes: bytes)
    self.places = places
    self.unplaced = unplaced
  }
}

/// How a document is read.
public struct ImportOptions: Sendable, Hashable {
  /// The name of the screen: the file's without folder and extension.
  public var name: String
  /// Whether strings may contain holes. Expanded documents have none.
  public var readsHoles: Bool
  /// Whether what the real decoder rejects, but a person understands, is only a warning.
  public var isTolerant: Bool

  /// How a document is read.
  public init(name: String, readsHoles: Bool = true, isTolerant: Bool = false) {
    self.name = name
    self.readsHoles = readsHoles
    self.isTolerant = isTolerant
  }
}

/// How a screen is written.
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
public protocol Emitter: Sendable {
  /// The name on the command line.
  var id: FormatID { get }
  /// The name in messages and documentation.
  var title: String { get }
  /// What the format can say. Legalization gives the emitter nothing else.
  var capabilities: Capabilities { get }
  /// What a version of the format can say, for formats that have versions.
  func capabilities(forVersion version: String) -> Capabilities
  /// The files of a legal screen, the main one first.
  func emit(_ screen: Screen, options: EmitOptions) -> [OutputFile]
}

/// A format that screens are also read from.
public protocol Format: Emitter {
  /// Whether the document looks like this format: 0 not at all, 1 certainly.
  func likelihood(of document: Document) -> Double
  /// What elements, actions and other objects of the format can have for a type; components have other names.
  var typeNames: Set<String> { get }
  /// The screen in a document, or none when errors keep it from being one.
  func importScreen(_ document: Document, options: ImportOptions, diagnostics: inout Diagnostics) -> Screen?
  /// The JSON Schema (draft 2020-12) of documents and templates; none if the format has no vocabulary.
  func jsonSchema(_ syntax: DocumentSyntax) -> [UInt8]?
  /// Reports what a version of the format does not know of a screen, for formats that have versions.
  func check(_ screen: Screen, forVersion version: String, diagnostics: inout Diagnostics)
}

extension Emitter {
  /// The format has no versions.
  public func capabilities(forVersion version: String) -> Capabilities { capabilities }
}

extension Format {
  /// Nothing is known of the types.
  public var typeNames: Set<String> { [] }
  /// There is no schema.
  public func jsonSchema(_ syntax: DocumentSyntax) -> [UInt8]? { nil }
  /// The format has no versions.
  public func check(_ screen: Screen, forVersion version: String, diagnostics: inout Diagnostics) {}
}
