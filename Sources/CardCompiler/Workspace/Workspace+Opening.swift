import CardFormats
import CardIR
import CardPasses
import CardStyle
import CardSyntax
import CardTemplate

/// What is read before any question is asked.
struct WorkspaceOpening: Sendable {
  var settings = ProjectSettings()
  var configuration: ProjectConfiguration?
  var data: Workspace.SharedFile?
  var host: Workspace.SharedFile?
  var findings = Diagnostics()
  /// When the first file was read.
  let time = FileStamp.now()
  /// The texts that decide what the compiler does.
  var texts: [Content] = []
}

extension Workspace {
  /// The workspace for a request.
  ///
  /// What is wrong with a file is among the ``findings`` of the workspace; what is wrong with the request is thrown.
  package static func open(
    _ request: WorkspaceRequest, files: any FileSystem = .disk
  ) throws(UsageProblem) -> Workspace {
    try open(request, files: files, keeping: nil)
  }

  /// The same workspace after files have changed: everything is read again, and what the same texts led to is kept.
  package func reopened(over files: any FileSystem) throws(UsageProblem) -> Workspace {
    try Workspace.open(request, files: files, keeping: derived)
  }

  private static func open(
    _ request: WorkspaceRequest, files: any FileSystem, keeping derived: Derivations?
  ) throws(UsageProblem) -> Workspace {
    var opening = WorkspaceOpening()
    opening.configuration = ProjectConfiguration.find(for: request.inputs, in: files, diagnostics: &opening.findings)
    let written = try written(in: opening, profile: request.profile)
    opening.settings = request.settings.filled(from: written)
    try check(opening.settings)
    opening.readSharedFiles(request, files)
    var options = opening.settings.compilerOptions
    options.profile = opening.loadHostProfile(files)
    if let host = opening.loadHostConfig(files) { options.host = host }
    if let features = options.profile?.features {
      options.lowering.hostFeatures.merge(features) { own, _ in own }
    }
    options.lowering.known = try known(opening)
    let sourceDate = try sourceDate(request.sourceDate)
    if options.expansion.now == nil { options.expansion.now = sourceDate }
    options.expansion.missing = request.missing
    options.expansion.lenient = request.isLenient
    if let limits = request.limits {
      options.expansion.steps = limits.steps
      options.expansion.depth = limits.depth
      options.expansion.outputBytes = limits.outputBytes
    }
    options.mustBeReproducible = request.mustBeReproducible
    options.collectsStatistics = request.collectsStatistics
    options.notesPlaces = request.notesPlaces
    options.measuresLayout = request.measuresLayout
    opening.texts += opening.configuration.map { [Content($0.source)] } ?? []
    let kept = derived.flatMap { $0.texts == opening.texts ? $0 : nil }
    return Workspace(
      Compiler(options), files: files, request, opening,
      kept ?? Derivations(limit: request.keptBytes, texts: opening.texts),
      variants: try variants(of: options, request, written))
  }

  /// What `cardc.yaml` says, with the profile of the run before the rest.
  private static func written(
    in opening: WorkspaceOpening, profile name: String?
  ) throws(UsageProblem) -> ProjectSettings {
    var written = opening.configuration?.settings ?? ProjectSettings()
    let profiles = written.profiles
    // What other runs ask for changes nothing of this one.
    written.profiles = [:]
    guard let name, !opening.findings.hasErrors else { return written }
    guard opening.configuration != nil else {
      throw UsageProblem("There is no `\(ProjectSettings.fileName)` that could have the profile `\(name)`.")
    }
    guard let profile = profiles[name] else { throw .unknownName("profile", name, profiles.keys.sorted()) }
    return profile.filled(from: written)
  }

  /// The compilers of targets for which a project has options of their own.
  private static func variants(
    of options: CompilerOptions, _ request: WorkspaceRequest, _ written: ProjectSettings
  ) throws(UsageProblem) -> [FormatID: Compiler] {
    var variants: [FormatID: Compiler] = [:]
    for (name, own) in written.targetSettings {
      let settings = request.settings.filled(from: own).filled(from: written)
      try check(settings)
      var options = options
      for setting in Setting.ofTargets { setting.apply(settings, &options) }
      variants[FormatID(rawValue: name)] = Compiler(options)
    }
    return variants
  }

  // MARK: What makes no sense

  private static func check(_ settings: ProjectSettings) throws(UsageProblem) {
    if settings.definitions?.isEmpty == false {
      let place = settings.places["define"]?.first.map { span in
        "\(span.source.name):\(LineIndex(span.source).location(of: Int(span.start)).line)"
      }
      let definitions = place.map { "`define` (\($0))" } ?? "`--define`"
      if settings.optimization == OptimizationLevel.none {
        throw UsageProblem("At `-O0` no pass runs that could use \(definitions): use `-O1` or more.")
      }
      let specialize = "specialize"
      let isLeftOut = settings.passes?.contains(specialize) == false
      if isLeftOut || settings.disabledPasses?.contains(specialize) == true {
        let how = isLeftOut ? "`--passes` leaves out" : "`--disable-pass` switches off"
        throw UsageProblem("\(definitions) needs the pass `\(specialize)`, which \(how).")
      }
    }
    let formats = Registry.standard.formats.map(\.id.rawValue)
    if let from = settings.from, !formats.contains(from) {
      throw .unknownName("format to read", from, formats)
    }
    let passes = PassPipeline.all.map(\.name)
    for name in (settings.passes ?? []) + (settings.disabledPasses ?? []) where !passes.contains(name) {
      throw .unknownName("pass", name, passes)
    }
    if let opened = settings.openTypes {
      // What no format knows is open by itself, so only a slip of the pen is worth a word.
      let types = Set(Registry.standard.formats.flatMap { $0.typeNames.union($0.capabilities.customTypes) }).sorted()
      for name in opened where !types.contains(name) && Suggestion.nearest(to: name, in: types) != nil {
        throw .unknownName("type to open", name, types)
      }
    }
    let lossy = PassPipeline.lossy.map(\.name)
    for name in settings.lossyPasses ?? [] where !lossy.contains(name) {
      throw .unknownName("pass for `--allow-lossy`", name, lossy)
    }
  }

  /// What is known of the data of templates whose holes stay.
  private static func known(_ opening: WorkspaceOpening) throws(UsageProblem) -> KnownData {
    do throws(DefinitionProblem) {
      var definitions: [Definition] = []
      for text in opening.settings.definitions ?? [] { definitions.append(try Definition(text)) }
      return try KnownData(definitions, host: opening.host?.content.document?.root)
    } catch {
      throw UsageProblem(error)
    }
  }

  private static func sourceDate(_ text: String?) throws(UsageProblem) -> Instant? {
    guard let text else { return nil }
    guard let seconds = Int(text), abs(seconds) < 1 << 45 else {
      throw UsageProblem("`SOURCE_DATE_EPOCH` must be seconds since 1970, not `\(text)`.")
    }
    return Instant(milliseconds: seconds * 1000)
  }

  // MARK: Formats by name

  /// The formats with these names; without any, all that are documents.
  package func targets(_ names: [String]?) throws(UsageProblem) -> [FormatID] {
    guard let names, !names.isEmpty else { return compiler.registry.formats.map(\.id) }
    var targets: [FormatID] = []
    for name in names {
      let id = try target(name).id
      if !targets.contains(id) { targets.append(id) }
    }
    return targets
  }

  /// The target of this name.
  package func target(_ name: String) throws(UsageProblem) -> Target {
    if let target = compiler.registry.target(FormatID(rawValue: name)) { return target }
    throw .unknownName("format", name, compiler.registry.targets.map(\.id.rawValue))
  }
}

extension WorkspaceOpening {
  /// Reads the data and the host object that are named for all templates.
  fileprivate mutating func readSharedFiles(_ request: WorkspaceRequest, _ files: any FileSystem) {
    let named = request.settings
    switch request.data {
    case .all: data = read(settings.data, isNamed: named.data != nil, "data", files)
    case .named: data = read(named.data, isNamed: true, "data", files)
    case .none: data = nil
    }
    host = read(settings.host, isNamed: named.host != nil, "host", files)
    if let source = host?.content.source { texts.append(Content(source)) }
    // An error in the data concerns the templates that they fill; the host object is needed before there are any.
    if let host { findings.append(contentsOf: host.content.diagnostics) }
  }

  private mutating func read(
    _ path: String?, isNamed: Bool, _ setting: String, _ files: any FileSystem
  ) -> Workspace.SharedFile? {
    let place = isNamed ? nil : settings.places[setting]?.first
    guard let path, let text = files.readInput(path, namedAt: place, diagnostics: &findings) else { return nil }
    return Workspace.SharedFile(path: path, content: PreparedData(reading: text), isNamed: isNamed)
  }

  /// The host's design, if there is one and it can be read.
  fileprivate mutating func loadHostConfig(_ files: any FileSystem) -> HostConfig? {
    guard let loaded = settings.hostConfig?.load(from: files, &findings) else { return nil }
    if let source = loaded.source { texts.append(Content(source)) }
    return loaded.config
  }

  /// What the host takes, if one is named and can be read. It may name a design as well.
  fileprivate mutating func loadHostProfile(_ files: any FileSystem) -> HostProfile? {
    guard let name = settings.hostProfile, let loaded = name.load(from: files, &findings) else { return nil }
    if let source = loaded.source { texts.append(Content(source)) }
    if settings.hostConfig == nil, let config = loaded.profile.hostConfig {
      let folder = loaded.source.map { Path.folder(of: $0.name) } ?? "."
      settings.hostConfig = HostConfigName(config, in: folder, at: loaded.profile.hostConfigSpan)
    }
    return loaded.profile
  }
}

extension UsageProblem {
  /// What is wrong with a definition.
  package init(_ problem: DefinitionProblem) {
    self.init(problem.message.prefix(1).uppercased() + problem.message.dropFirst() + ".")
  }
}
