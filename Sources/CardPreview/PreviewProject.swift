package import CardCompiler
import CardSyntax

/// The screens that a preview shows, as they are on the disk or as someone is just typing them.
///
/// Every question opens the workspace anew over what was typed; what the same texts led to before is not derived again.
package final class PreviewProject: Sendable {
  /// What someone looks at: a template with the texts that stand before those on the disk.
  package struct Question: Sendable {
    /// The template, as ``templates()`` names it.
    package var template: String
    /// The file with the data, as ``templates()`` names it; none for a template without data.
    package var data: String?
    /// The template's text, if it is not that of the disk.
    package var source: String?
    /// The data's text, if it is not that of the disk.
    package var dataText: String?
    /// The targets to be written; all that the preview shows if there are none.
    package var targets: [String] = []

    /// A question about a template as it is on the disk.
    package init(template: String, data: String? = nil) {
      self.template = template
      self.data = data
    }
  }

  /// A template with the files that can fill it.
  package struct Template: Sendable, Hashable {
    /// The path as the user would write it.
    package let path: String
    /// The files with data, by path.
    package let data: [String]
  }

  private let inputs: [String]
  private let request: WorkspaceRequest
  private let files: any FileSystem
  /// The last workspace for each file of data, for what it has derived.
  private let workspaces = Protected<[String: Workspace]>([:])

  /// How many bytes of sources are kept with what was derived from them, for each file of data.
  private static let keptBytes = 4 << 20
  /// How many workspaces are kept; a gallery asks about every file of data once.
  private static let keptWorkspaces = 32

  /// The screens of `inputs`, with the settings of the nearest `cardc.yaml` and of the request.
  package init(_ inputs: [String], settings: ProjectSettings = ProjectSettings(), files: any FileSystem = .disk) {
    self.inputs = inputs
    self.files = files
    var request = WorkspaceRequest()
    request.inputs = inputs
    request.settings = settings
    request.keptBytes = Self.keptBytes
    self.request = request
  }

  // MARK: What there is

  /// What is wrong with the settings and the files that they name, before anybody looks at a screen: with errors in these no
  /// screen can be shown.
  package func findingsAtStart() throws(UsageProblem) -> Diagnostics {
    try Workspace.open(request, files: files).findings
  }

  /// The inputs: those that were named, or else those of `cardc.yaml`.
  package func inputsOfSettings() throws(UsageProblem) -> [String] {
    try Workspace.open(request, files: files).inputs(inputs)
  }

  /// The templates, in the order of the inputs and by name.
  package func templates() throws(UsageProblem) -> [Template] {
    let workspace = try Workspace.open(request, files: files)
    var ignored = Diagnostics()
    return workspace.plan(workspace.settings.inputs ?? inputs, .inEachInput, diagnostics: &ignored).items.map { item in
      Template(path: item.template, data: item.bindings.compactMap(\.data))
    }
  }

  /// The text of a template, of one of its files of data, or of a component or fragment that templates can use; none for any other
  /// file.
  package func text(of path: String) -> String? {
    guard let templates = try? templates() else { return nil }
    let isOwn = templates.contains { $0.path == path || $0.data.contains(path) }
    guard isOwn || isShared(path, templates) else { return nil }
    return (try? files.readInput(path)).map { $0.text(in: 0..<$0.count) }
  }

  /// Whether a file is a component of one of the templates, or a fragment in a folder that the compiler found it in.
  private func isShared(_ path: String, _ templates: [Template]) -> Bool {
    guard let workspace = try? Workspace.open(request, files: files) else { return false }
    var sides: Set<String> = []
    for template in templates where sides.insert(Path.folder(of: template.path)).inserted {
      let source = SourceText(name: template.path, text: "")
      let shared = workspace.components(for: template.path)
      if shared.componentPaths(for: source).contains(path) { return true }
      // Fragments are in folders whose names begin with `_`, and no way leads out of the project.
      let isFragment = Path.folder(of: path).split(separator: "/").contains { $0.hasPrefix("_") }
      let relative = Path.relative(path, from: Path.folder(of: template.path))
      if isFragment, case .success(let file) = shared.fragment(relative, in: source), file.source.name == path {
        return true
      }
    }
    return false
  }

  // MARK: What comes of it

  /// What comes of a template for each target.
  ///
  /// The template and its data must be among ``templates()``: no question reads another file.
  package func answer(_ question: Question) throws(UsageProblem) -> PreviewAnswer {
    guard let template = try templates().first(where: { $0.path == question.template }),
      question.data.map(template.data.contains) ?? true
    else { throw UsageProblem("`\(question.template)` is none of the templates.") }
    var overlay = OverlayFileSystem(over: files)
    if let text = question.source { overlay[question.template] = text }
    if let data = question.data, let text = question.dataText { overlay[data] = text }
    let workspace = try workspace(for: question.data, over: overlay)
    let targets = question.targets.isEmpty ? workspace.compiler.previewTargets : question.targets
    var answer = PreviewAnswer()
    // What `cardc check` says comes first: outputs say nothing of names of nothing, and of dates that are none.
    if question.targets.isEmpty { answer.add(try workspace.check([question.template], jobs: 1).diagnostics) }
    for name in targets {
      try answer.add(workspace.convert(question.template, to: workspace.target(name).id), workspace)
    }
    return answer
  }

  private func workspace(for data: String?, over files: any FileSystem) throws(UsageProblem) -> Workspace {
    let key = data ?? ""
    let known = workspaces.withLock { $0[key] }
    let workspace: Workspace
    if let known {
      workspace = try known.reopened(over: files)
    } else {
      var request = request
      if let data { request.settings.data = data } else { request.data = .none }
      workspace = try Workspace.open(request, files: files)
    }
    workspaces.withLock { known in
      if known.count >= Self.keptWorkspaces, known[key] == nil { known = [:] }
      known[key] = workspace
    }
    return workspace
  }
}

extension Compiler {
  /// The targets that a preview shows: all that are known.
  var previewTargets: [String] { registry.targets.map(\.id.rawValue) }
}
