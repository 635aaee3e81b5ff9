public import CardSyntax
import CardTemplate

/// A source that was read once, to be compiled any number of times.
public struct PreparedSource: Sendable {
  /// The text.
  public let source: SourceText
  /// What is written in it, with what its components and fragments stand for; none if it has an error.
  public let document: Document?
  /// What is written in it, as it was read.
  package let written: Document?
  /// The components and fragments that went into it, by the names of their files.
  public let dependencies: [String]
  /// The components that it can use.
  let components: ComponentLibrary
  /// What it was converted from, if it says so and can be believed.
  package let preserved: PreservedSource?
  /// What it says about that, believed or not.
  let preservation: Node?
  /// What was found when it was read.
  package let diagnostics: Diagnostics
  /// The source as a template; none if it was not to be compiled, or has an error as such.
  let template: Template?
  /// What was found when the template was compiled, of interest only where it is expanded.
  package let templateDiagnostics: Diagnostics

  /// The same source without its mistakes of form, if it has some that can be read over.
  var mended: MendedSource?

  /// What the screen in the source is called.
  package var name: String { source.screenName }

  /// Tells this reading of the source from every other.
  let identity = Identity()

  /// What a reading is known by.
  final class Identity: Hashable, Sendable {
    static func == (left: Identity, right: Identity) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
}

/// A source with mistakes of form that have been read over, of which nothing is made but findings.
final class MendedSource: Sendable {
  private let document: MendedDocument
  /// The source as it was meant, as far as anybody can tell.
  let source: PreparedSource

  init(_ document: MendedDocument, _ source: PreparedSource) {
    self.document = document
    self.source = source
  }

  /// Those findings that no mistake of form has led to.
  func trusted(_ findings: Diagnostics) -> Diagnostics { document.trusted(findings) }
}

extension SourceText {
  /// The name of the file without folder and extension, which is that of the screen in it. A later record of a stream has
  /// the number of its line as well: screens of one name share what users enter.
  var screenName: String {
    let name = self.name == Self.standardInputName ? "stdin" : Path.withoutExtension(Path.name(of: name))
    return firstLine > 1 ? "\(name)-\(firstLine)" : name
  }
}

/// Data or a host object that were read once, to be used with any number of templates.
package struct PreparedData: Sendable {
  /// The text.
  let source: SourceText
  /// The values; none if they have an error.
  package let document: Document?
  /// What was found.
  package let diagnostics: Diagnostics

  /// Reads JSON or YAML.
  package init(reading source: SourceText) {
    var diagnostics = Diagnostics()
    self.source = source
    document = Document.readData(source, as: SourceSyntax.detect(source), diagnostics: &diagnostics)
    // In quotes it is meant.
    if let root = document?.root, let text = root.string, !["\"", "'"].contains(root.span.text.first) {
      diagnostics.report(.textData(text, at: root.span))
    }
    self.diagnostics = diagnostics
  }
}
