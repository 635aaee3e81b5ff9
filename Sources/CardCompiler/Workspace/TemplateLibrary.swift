public import CardSyntax
public import CardTemplate

extension CompiledTemplate {
  /// Whether this template gives what another one gives. A template is read again when any component changes that it
  /// could use.
  fileprivate func isLike(_ other: CompiledTemplate?) -> Bool {
    guard let other else { return false }
    if host?.source !== other.host?.source { return false }
    return source.identity == other.source.identity || source.composedText == other.source.composedText
  }
}

extension PreparedSource {
  /// What is written in it, with what its components and fragments stand for.
  fileprivate var composedText: [UInt8]? {
    document.map { document in
      var writer = DocumentWriter(.minified)
      writer.value(document.root)
      return writer.finish()
    }
  }
}

/// The templates of a folder, compiled and held in memory, for programs that expand them all the time.
///
/// Templates are read as `cardc` reads them: with the `cardc.yaml` of the folder, their components, fragments and host
/// objects. The files with data beside them are samples and not used. A template is called as its output would be:
/// `orders/receipt` for `orders/receipt.yaml`.
///
/// ```swift
/// let library = try TemplateLibrary("templates")
/// let card = try library["orders/receipt"]?.expand(data)
/// ```
///
/// ``reload()`` reads what has changed, and ``watch(_:)`` does so whenever something changes. What does not change is
/// not compiled again. A template with an error stays as it was before the error was made, so that a server goes on.
///
/// Safe to use from any number of threads. A ``CompiledTemplate`` that someone has stays as it is.
public final class TemplateLibrary: Sendable {
  /// What a look at the folder led to.
  public struct Reload: Sendable {
    /// The names of templates that are new, were mended or give something else now, in order.
    public var changed: [String] = []
    /// The names of templates that are not there any more, in order.
    public var removed: [String] = []
    /// The names of templates that have an error, in order. They are as they were, or missing.
    public var failed: [String] = []
    /// Everything that was found in the folder, with an error for each template that failed.
    public var diagnostics = Diagnostics()

    /// Whether everything is as it was.
    public var isEmpty: Bool { changed.isEmpty && removed.isEmpty && failed.isEmpty }
  }

  /// The folder.
  public let folder: String

  private let request: WorkspaceRequest
  private let state: Protected<State>
  /// Held while the folder is looked at: of two looks at a time the later one must win.
  private let reloading = Protected(())

  private struct State {
    var workspace: Workspace?
    var templates: [String: CompiledTemplate] = [:]
  }

  /// How many bytes of sources are kept with what was derived from them.
  private static let keptBytes = 256 << 20

  /// Compiles the templates of `folder`; `limits` bound each expansion, and say what becomes of paths that lead to
  /// nothing.
  ///
  /// Throws what was found if one of them has an error.
  public init(_ folder: String, limits: ExpansionOptions = ExpansionOptions()) throws(CompilationError) {
    self.folder = folder
    var request = WorkspaceRequest()
    request.inputs = [folder]
    request.data = .none
    request.limits = limits
    request.missing = limits.missing
    request.isLenient = limits.lenient
    request.settings.seed = limits.seed
    request.keptBytes = Self.keptBytes
    self.request = request
    state = Protected(State())
    let found = reload().diagnostics
    if found.hasErrors { throw CompilationError(diagnostics: found) }
  }

  /// The names of the templates, in order.
  public var names: [String] { state.withLock { Array($0.templates.keys) }.sorted(by: Path.precedes) }

  /// The template of this name.
  public subscript(name: String) -> CompiledTemplate? { state.withLock { $0.templates[name] } }

  // MARK: Looking again

  /// Looks at the folder, and compiles what has changed since the last time.
  @discardableResult
  public func reload() -> Reload {
    reloading.withLock { _ in look() }
  }

  private func look() -> Reload {
    var reload = Reload()
    let known = state.withLock { $0 }
    let workspace: Workspace
    do throws(UsageProblem) {
      if let last = known.workspace {
        workspace = try last.reopened(over: .disk)
      } else {
        workspace = try Workspace.open(request)
      }
    } catch {
      reload.diagnostics.report(.badProject(folder, error))
      return reload
    }
    reload.diagnostics = workspace.findings
    if reload.diagnostics.hasErrors { return reload }
    let output = workspace.settings.output ?? Workspace.defaultOutput
    var found = Diagnostics()
    let items = workspace.plan(
      [folder], excluding: [output] + workspace.folders(ofTargetsIn: output), diagnostics: &found
    )
    .items
    found.append(contentsOf: workspace.componentFindings(for: items))
    reload.diagnostics.append(contentsOf: workspace.answer(nil as Never?, found: found).diagnostics)
    // A folder that cannot be read has not lost its templates.
    let isWhole = !reload.diagnostics.hasErrors
    var templates: [String: CompiledTemplate] = [:]
    for item in items {
      let old = known.templates[item.stem]
      let answer = compile(item, workspace, old)
      reload.diagnostics.append(contentsOf: answer.diagnostics)
      if let template = answer.value, !answer.diagnostics.hasErrors {
        templates[item.stem] = template
        if !template.isLike(old) { reload.changed.append(item.stem) }
      } else {
        reload.failed.append(item.stem)
        templates[item.stem] = old
      }
    }
    for (name, template) in known.templates where templates[name] == nil {
      if isWhole { reload.removed.append(name) } else { templates[name] = template }
    }
    reload.removed.sort(by: Path.precedes)
    state.withLock { $0 = State(workspace: workspace, templates: templates) }
    return reload
  }

  /// A template of the folder; the old one if nothing of it has changed.
  private func compile(_ item: ProjectItem, _ workspace: Workspace, _ old: CompiledTemplate?) -> Answer<
    CompiledTemplate
  > {
    var found = Diagnostics()
    do throws(FileError) {
      let source = try workspace.source(of: item, asTemplate: true)
      let host = try workspace.host(of: item)
      if let old, old.source.identity == source.identity, old.host?.source === host?.source {
        return Answer(old, found: old.diagnostics, levels: [:])
      }
      found.append(contentsOf: source.diagnostics)
      found.append(contentsOf: source.templateDiagnostics)
      if let host { found.append(contentsOf: host.diagnostics) }
      let answer = workspace.answer(source.template == nil ? nil : source, found: found)
      guard let compiled = answer.value else { return workspace.answer(nil, found: found) }
      return Answer(CompiledTemplate(compiled, workspace.pipeline, host: host, answer.diagnostics), of: answer)
    } catch {
      found.report(error.diagnostic)
      return workspace.answer(nil, found: found)
    }
  }

  /// Looks at the folder whenever something in it changes, until the process ends, and tells of what came of it, on a
  /// thread of its own. False if the system has no more threads.
  public func watch(_ onReload: @escaping @Sendable (Reload) -> Void) -> Bool {
    let workspace = state.withLock { $0.workspace }
    let output = workspace?.settings.output ?? Workspace.defaultOutput
    // What changed between the first look and the beginning of the watch must not be missed.
    let look: @Sendable () -> Void = { [self] in
      let reload = reload()
      if !reload.isEmpty || reload.diagnostics.hasErrors { onReload(reload) }
    }
    return FileWatcher([folder] + (workspace?.awaitedSettingFiles ?? []), excluding: [output], onStart: look) { _ in
      look()
    }
    .start()
  }
}
