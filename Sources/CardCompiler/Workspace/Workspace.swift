import CardFormats
package import CardSyntax
import CardTemplate

/// Everything that a run over templates needs to know: what it is asked for and what `cardc.yaml` says, the inputs with
/// the files beside them, components and fragments, the host, the severities of diagnostics; and what was derived from
/// all that.
///
/// Every command is a question to a workspace, and so is every call of the library: nothing else puts the stages of
/// ``Pipeline`` together. A workspace is a snapshot: it reads from a ``FileSystem``, and ``reopened(over:)`` makes
/// the next one after a change. What was derived is kept by content, so the new one derives only what has changed.
package final class Workspace: Sendable {
  /// The formats, passes and options of the run.
  package let compiler: Compiler
  /// The compilers of targets for which the project has options of their own.
  let variants: [FormatID: Compiler]
  /// Where inputs are read from.
  package let files: any FileSystem
  /// What options and `cardc.yaml` say together.
  package let settings: ProjectSettings
  /// What was found in `cardc.yaml`, in the host configuration and in the files that options name. With an error among
  /// it no question is answered.
  package let findings: Diagnostics

  /// What was asked for, if the workspace was opened by a request.
  let request: WorkspaceRequest
  /// The nearest `cardc.yaml`.
  let configuration: ProjectConfiguration?
  /// The data for every template that has none which come first.
  let data: SharedFile?
  /// The host object for every template that has none which comes first.
  let host: SharedFile?
  /// What was derived so far.
  let derived: Derivations
  /// When the first file was read, in nanoseconds since 1970.
  let openingTime: Int64

  private let components = Protected<[String: TemplateFiles]>([:])
  private let texts = Protected<[String: SourceText]>([:])

  /// A file that is named once for all templates.
  struct SharedFile: Sendable {
    let path: String
    let content: PreparedData
    /// Whether an option names it, so that it comes before the file beside a template; `cardc.yaml` comes after it.
    let isNamed: Bool
  }

  /// A workspace without settings.
  package convenience init(_ compiler: Compiler, files: any FileSystem = .disk) {
    self.init(compiler, files: files, WorkspaceRequest(), WorkspaceOpening(), Derivations(limit: 0))
  }

  init(
    _ compiler: Compiler, files: any FileSystem, _ request: WorkspaceRequest, _ opening: WorkspaceOpening,
    _ derived: Derivations, variants: [FormatID: Compiler] = [:]
  ) {
    self.compiler = compiler
    self.variants = variants
    self.files = files
    self.request = request
    self.derived = derived
    settings = opening.settings
    configuration = opening.configuration
    data = opening.data
    host = opening.host
    openingTime = opening.time
    findings = Answer<Never>(nil, found: opening.findings, levels: compiler.options.levels).diagnostics
  }

  /// The files that decide what the compiler does, besides templates and what belongs to them.
  package var settingFiles: [String] {
    Array(Set([configuration?.file].compactMap(\.self) + derived.texts.map(\.source.name)))
  }

  /// The same for who waits for changes: also the files that would decide if they were there.
  package var awaitedSettingFiles: [String] {
    Array(Set(settingFiles + ProjectConfiguration.candidates(for: request.inputs, in: files)))
  }

  /// The stages.
  package var pipeline: Pipeline { Pipeline(self) }

  /// How often something had to be derived so far.
  package var derivationCount: Int { derived.count }

  /// The bytes of the sources that are kept with what was derived from them.
  package var keptSize: Int { derived.size }

  // MARK: Files

  /// A text, which is read once if anything is kept.
  func text(_ path: String, followingLinks: Bool) throws(FileError) -> SourceText {
    if derived.limit == 0 { return try files.readInput(path, followingLinks: followingLinks) }
    if let known = texts.withLock({ $0[path] }) { return known }
    let text = try files.readInput(path, followingLinks: followingLinks)
    texts.withLock { $0[path] = text }
    return text
  }

  /// The components and fragments of templates below the folder `root`.
  package func components(below root: String) -> TemplateFiles {
    components.withLock { known in
      if let files = known[root] { return files }
      let files = TemplateFiles(
        root: root, in: files, components: compiler.options.components,
        reserved: { [registry = compiler.registry] in registry.typeNames })
      known[root] = files
      return files
    }
  }

  /// The components and fragments of a template that was named by itself.
  package func components(for template: String) -> TemplateFiles { components(below: root(of: template)) }

  /// The folder that the components and fragments of a template are confined to, if it was named by itself.
  ///
  /// It is the folder of the project: that of the nearest `cardc.yaml` in the template's folder or above, or the one of
  /// its `inputs` that the template is in. Without a project it is the template's own folder. Standard input counts as a
  /// file in the working folder.
  package func root(of template: String) -> String {
    let own = template == Path.standardStream ? "." : Path.folder(of: template)
    switch project(of: template, in: own) {
    case .folder(let folder): return folder
    case .input(let input, _): return input
    case nil: return own
    }
  }

  /// What a file or folder belongs to.
  private enum Project {
    /// The folder of a `cardc.yaml` without `inputs`.
    case folder(String)
    /// One of the `inputs` of a `cardc.yaml`, and the way from there.
    case input(String, path: String)
  }

  /// What the nearest `cardc.yaml` makes of a file in `folder`; none where there is no such file, and outside of its inputs.
  private func project(of name: String, in folder: String) -> Project? {
    guard let file = ProjectConfiguration.nearestFile(to: name, in: files) else { return nil }
    var ignored = Diagnostics()
    let known = configuration.flatMap { files.areSame($0.file, file) ? $0 : nil }
    let inputs = (known ?? ProjectConfiguration.read(file, in: files, diagnostics: &ignored))?.settings.inputs
    guard let inputs else { return .folder(Path.folder(of: file)) }
    guard let place = files.canonical(folder) else { return nil }
    for input in inputs where files.kind(of: input) == .folder {
      guard let top = files.canonical(input), Path.contains(top, place) else { continue }
      return .input(input, path: Path.relative(place, from: top))
    }
    return nil
  }

  /// The one of the project's inputs that a named folder is in, and the way from there to it, so that what is built of a
  /// part of a project goes where it goes when all of it is built.
  func place(ofFolder folder: String) -> ProjectScan.Place? {
    // A file in the folder is looked for, so that a `cardc.yaml` there counts.
    guard case .input(let input, let path)? = project(of: Path.join(folder, "_"), in: folder) else { return nil }
    return ProjectScan.Place(root: input, prefix: path)
  }
}
