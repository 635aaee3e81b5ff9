import CardFormats
package import CardIR
import CardSyntax

/// The source that a document was converted from, which `--preserve` stores in the document.
///
/// The root of the document has one more member, which no decoder of any format looks at:
///
/// ```json
/// "x-cardc": {"version": 1, "format": "skima", "digest": "…", "source": { … }}
/// ```
///
/// `source` stands for the document as long as the document still says what was written beside it: its canonical
/// form without the member has the fingerprint `digest`.
package final class PreservedSource: Sendable {
  /// The member's name.
  static let key = RootMember.preservedSource
  /// The version of the member's form.
  static let version = 1

  /// The format of the source.
  package let format: FormatID
  /// The source as if it had been read by itself.
  package let source: PreparedSource

  /// A source that stands for a document.
  init(format: FormatID, source: PreparedSource) {
    self.format = format
    self.source = source
  }
}

/// A document without the member that `--preserve` adds, and what the member says.
struct PreservationEnvelope {
  /// The document as every stage sees it.
  let document: Document
  /// The member's value, if the document has one.
  private(set) var value: Node?
  /// What the document was converted from; none if the member cannot be relied on.
  private(set) var original: (format: FormatID, document: Document)?

  /// Takes the member out of a document; what is wrong with it is a warning, and the document stands for itself.
  init(opening document: Document, knownFormats: [FormatID], _ diagnostics: inout Diagnostics) {
    guard let member = document.root.members.first(where: { $0.name == PreservedSource.key }) else {
      self.document = document
      return
    }
    value = member.value
    self.document = document.rewritten { builder in
      builder.beginObject(document.root)
      for other in document.root.members where other.name != PreservedSource.key {
        builder.addCopy(ofKey: other)
        builder.addCopy(of: other.value)
      }
      builder.end()
    }
    do {
      let (format, digest, source) = try Self.read(member.value, knownFormats)
      guard CanonicalForm.fingerprint(of: self.document.root) == digest else {
        diagnostics.report(.stalePreservation(at: member.keySpan))
        return
      }
      original = (format, document.rewritten { $0.addCopy(of: source) })
    } catch {
      diagnostics.report(.unreadablePreservation(error.message, at: error.place.span))
    }
  }

  /// Why the member cannot be used.
  private struct Problem: Error {
    let message: String
    let place: Node
  }

  private static func read(
    _ value: Node, _ known: [FormatID]
  ) throws(Problem) -> (format: FormatID, digest: String, source: Node) {
    guard value.kind == .object else { throw Problem(message: "it is not an object", place: value) }
    guard let version = value["version"] else { throw Problem(message: "it has no `version`", place: value) }
    guard version.integer == PreservedSource.version else {
      throw Problem(message: "this `version` is not known", place: version)
    }
    guard let name = value["format"] else { throw Problem(message: "it has no `format`", place: value) }
    guard let format = name.string.map({ FormatID(rawValue: $0) }), known.contains(format) else {
      throw Problem(message: "this `format` is not known", place: name)
    }
    guard let digest = value["digest"] else { throw Problem(message: "it has no `digest`", place: value) }
    guard let fingerprint = digest.string else { throw Problem(message: "the `digest` is not a string", place: digest) }
    guard let source = value["source"] else { throw Problem(message: "it has no `source`", place: value) }
    guard source.kind == .object else { throw Problem(message: "the `source` is not an object", place: source) }
    if let nested = source[PreservedSource.key] {
      throw Problem(message: "the `source` has a source of its own", place: nested)
    }
    return (format, fingerprint, source)
  }
}

extension Document {
  /// A document made of pieces of this one, which keep their places.
  func rewritten(_ build: (inout DocumentBuilder) -> Void) -> Document {
    var builder = DocumentBuilder(arenaFor: source, isYAML: isYAML)
    build(&builder)
    // Whatever is wrong with the pieces was said when they were read.
    var found = Diagnostics()
    return builder.finish(&found)
  }
}

extension DocumentBuilder {
  /// Opens an object that was written where `node` was.
  fileprivate mutating func beginObject(_ node: Node) {
    let span = node.span
    beginObject(
      NodeOrigin(
        source: register(span.source), start: span.start, end: span.end, expansion: NodeOrigin.noExpansion))
  }
}
