import CardFormats
package import CardSyntax
import CardTemplate

// Templates with everything that belongs to them.
extension Workspace {
  // MARK: Which templates there are

  /// The templates of `inputs`, files and folders, with the files beside them that the run's rule for data asks for.
  ///
  /// Nothing inside the folders `outputs` is an input: it is where the output goes. `jobs` folders are listed at a time. Unless
  /// `isExact`, a file beside a template stands for the template.
  package func plan(
    _ inputs: [String], _ rule: ProjectPlan.OutputRule = .inOneFolder, excluding outputs: [String] = [], jobs: Int = 1,
    isExact: Bool = false, diagnostics: inout Diagnostics
  ) -> ProjectPlan {
    // The folder of a build that is named as an input has nothing but its outputs, unless the build wrote beside its
    // templates.
    let built = inputs.filter { input in
      BuildJournal.names.contains { files.kind(of: Path.join(input, $0), followingLinks: false) == .file }
    }
    let outputs = outputs + built.flatMap { folders(ofTargetsIn: $0) }
    var scan = ProjectScan(
      files, sidecars: sidecars,
      data: (data?.isNamed == true ? data?.path : nil, data?.isNamed == false ? data?.path : nil),
      excluding: outputs, exclusions: settings.excluded ?? [], jobs: jobs,
      rootOfNamed: { self.root(of: $0) }, placeOfFolder: { self.place(ofFolder: $0) })
    scan.isExact = isExact
    let places = request.inputs.isEmpty && inputs == settings.inputs ? settings.places["inputs"] ?? [] : []
    for (number, input) in inputs.enumerated() {
      scan.add(input, namedAt: number < places.count ? places[number] : nil)
    }
    return ProjectPlan(scan, rule, files, &diagnostics)
  }

  /// Which files beside a template matter.
  private var sidecars: ProjectPlan.Sidecars {
    // Who named a host object does not care what lies beside the template.
    let host: ProjectPlan.Sidecars = self.host?.isNamed == true ? [] : .host
    return switch request.data {
    case .all: host.union([.data, .schema])
    // What lies beside a template does not fill it then, but tells its types.
    case .named: host.union(.schema)
    case .none: host
    }
  }

  /// The folders in `output` that a build writes to.
  func folders(ofTargetsIn output: String) -> [String] {
    compiler.registry.targets.map { Path.join(output, $0.id.rawValue) }
  }

  /// Where a build writes to if nothing else is said.
  package static let defaultOutput = "dist"

  /// One template that was named by itself; none, and a finding, if there is none of this name.
  func item(_ template: String, _ diagnostics: inout Diagnostics) -> ProjectItem? {
    if template != Path.standardStream, files.kind(of: template) == .folder {
      // A folder is no template: what reads it says so.
      _ = files.readInput(template, diagnostics: &diagnostics)
      return nil
    }
    return plan([template], .inEachInput, isExact: true, diagnostics: &diagnostics).items.first
  }

  /// What is wrong with the components beside templates that were found in folders, whether they are used or not.
  func componentFindings(for items: [ProjectItem]) -> Diagnostics {
    var diagnostics = Diagnostics()
    var seen: Set<String> = []
    for item in items where !item.isNamed && seen.insert(Path.folder(of: item.template)).inserted {
      let name = SourceText(name: item.template, text: "")
      diagnostics.append(contentsOf: components(below: item.root).library(for: name).diagnostics)
    }
    return diagnostics
  }

  // MARK: What belongs to one

  /// The template, read with its components and fragments and, if it is to be expanded, compiled.
  package func source(of item: ProjectItem, asTemplate: Bool) throws(FileError) -> PreparedSource {
    let text = try text(item.template, followingLinks: item.isNamed)
    let key = Derivations.SourceKey(content: Content(text), isTemplate: asTemplate, root: item.root)
    return derived.source(key, components(below: item.root)) {
      pipeline.prepare(text, asTemplate: asTemplate, components: $0)
    }
  }

  /// The host object of a template: that of the options, else the one beside it, else that of `cardc.yaml`.
  package func host(of item: ProjectItem) throws(FileError) -> PreparedData? {
    if let host, host.isNamed { return host.content }
    return try item.host.map { path throws(FileError) in try values(path) } ?? host?.content
  }

  /// The data of a binding; none where the holes stay.
  func data(of binding: ProjectItem.Binding) throws(FileError) -> PreparedData? {
    guard let path = binding.data else { return nil }
    if let data, data.path == path { return data.content }
    return try values(path)
  }

  /// The data of all bindings.
  package func data(of item: ProjectItem) throws(FileError) -> [PreparedData] {
    var all: [PreparedData] = []
    for binding in item.bindings { try data(of: binding).map { all.append($0) } }
    return all
  }

  /// The only data of a template; none where the holes stay. Several are a problem of who asks.
  func onlyBinding(of item: ProjectItem) throws(UsageProblem) -> ProjectItem.Binding? {
    let bound = item.bindings.filter { $0.data != nil }
    if bound.count > 1 {
      throw UsageProblem("`\(item.template)` has several files of data beside it: name one with `--data`.")
    }
    return bound.first
  }

  private func values(_ path: String) throws(FileError) -> PreparedData {
    let text = try text(path, followingLinks: false)
    return derived.data(text) { PreparedData(reading: text) }
  }

  /// The file beside a template that has the JSON Schema of its data, if there is one.
  package func schemaFile(of item: ProjectItem) throws(FileError) -> PreparedData? {
    try item.schema.map { path throws(FileError) in try values(path) }
  }

  /// The JSON Schema beside a template, if there is one without mistakes.
  func schema(of item: ProjectItem, _ diagnostics: inout Diagnostics) throws(FileError) -> JSONSchema? {
    guard let read = try schemaFile(of: item) else { return nil }
    diagnostics.append(contentsOf: read.diagnostics)
    return read.document.flatMap { JSONSchema($0, diagnostics: &diagnostics) }
  }

  /// Where data contradict the schema beside the template that they fill.
  func contradictions(of data: PreparedData?, for item: ProjectItem) throws(FileError) -> Diagnostics {
    var diagnostics = Diagnostics()
    guard let root = data?.document?.root, let schema = try schema(of: item, &diagnostics) else { return diagnostics }
    schema.check(root, diagnostics: &diagnostics)
    return diagnostics
  }

  /// What the files beside a template tell of its data: its schema, or else its data.
  ///
  /// What the template reads and a schema does not have is reported.
  func evidence(
    for source: PreparedSource, _ item: ProjectItem, _ diagnostics: inout Diagnostics
  ) throws(FileError) -> DataEvidence {
    if let schema = try schema(of: item, &diagnostics) {
      for sample in try data(of: item) { sample.document.map { schema.check($0.root, diagnostics: &diagnostics) } }
      source.document.map { TemplateBindings(ofScreen: $0).check(against: schema, diagnostics: &diagnostics) }
      return .schema(schema)
    }
    let samples = try data(of: item) + (item.sample.map { path throws(FileError) in [try values(path)] } ?? [])
    for sample in samples { diagnostics.append(contentsOf: sample.diagnostics) }
    let roots = samples.compactMap { $0.document?.root }
    return roots.isEmpty ? .none : .samples(roots)
  }

  /// The texts that the evidence of a template is in.
  func evidenceTexts(of item: ProjectItem) throws(FileError) -> [SourceText] {
    let others = [item.schema, item.sample].compactMap { $0 }
    return try others.map { path throws(FileError) in try values(path).source } + data(of: item).map(\.source)
  }

  /// The template of an item as source code is generated for it.
  func codeTemplate(
    of source: PreparedSource, _ item: ProjectItem, _ diagnostics: inout Diagnostics
  ) throws(FileError) -> CodeTemplate {
    var template = CodeTemplate(
      document: source.document, name: source.name, evidence: try evidence(for: source, item, &diagnostics))
    // Of several files the one with the most in it shows the most.
    let documents = try data(of: item).compactMap(\.document)
    template.sample = documents.reduce(documents.first) { $1.recordCount > $0?.recordCount ?? 0 ? $1 : $0 }?.root
    template.hostSample = try host(of: item)?.document?.root
    template.hostEvidence = template.hostSample.map { .samples([$0]) } ?? .none
    return template
  }
}
