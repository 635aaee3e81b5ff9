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
