import CardCompose
public import CardFormats
import CardHTML
public import CardIR
public import CardPasses
import CardSwift
public import CardSyntax

/// The formats and passes that a compiler knows, and what was added to them.
///
/// A registry belongs to one ``Compiler``: nothing that is registered is seen by any other.
public struct Registry: Sendable {
  /// Everything that can be written, in the order in which it is listed.
  public private(set) var targets: [Target] = []
  /// The formats that can be read as well, in the same order.
  public private(set) var formats: [any Format] = []
  /// The passes beside those of the package.
  public private(set) var addedPasses: [AddedPass] = []
  /// The passes that do not run.
  private(set) var removedPasses: Set<String> = []
  /// What resolves URLs, by scheme.
  private(set) var resolvers: [String: any ResourceResolver] = [:]
  /// What was added to formats and taken from them.
  var extensions: [FormatID: FormatExtension] = [:]
  /// What custom elements mean to other formats, by format and type.
  private var lowerings: [FormatID: [String: CustomElement.Lowering]] = [:]
  /// The formats that were to be forgotten and were not there.
  private(set) var unknownTargets: [FormatID] = []

  /// The formats of the package. A new format is one folder in `CardFormats` and one line here.
  public static var standard: Registry {
    var registry = Registry()
    registry.register(format: AdaptiveCardsFormat())
    registry.register(format: DrivenUIFormat())
    registry.register(format: SkimaFormat())
    registry.register(emitter: SwiftUIFormat())
    registry.register(emitter: ComposeFormat())
    registry.register(emitter: SwiftFormat())
    registry.register(emitter: HTMLFormat())
    return registry
  }

  /// Has the files of languages that have packages in the package `name`.
  mutating func setPackage(_ name: String) { register(emitter: ComposeFormat(packageName: name)) }

  // MARK: Formats

  /// Adds a format that can be read and written; it replaces a target with the same name.
  public mutating func register(format: any Format) {
    register(.document(format))
    formats.append(format)
    // In the order of the targets, whichever was registered first.
    let order = targets.map(\.id)
    formats.sort { order.firstIndex(of: $0.id) ?? 0 < order.firstIndex(of: $1.id) ?? 0 }
  }

  /// Adds a format that can be written; it replaces a target with the same name.
  public mutating func register(emitter: any DocumentEmitter) { register(.document(emitter)) }

  /// Adds what shows screens; it replaces a target with the same name.
  public mutating func register(emitter: any PresentationEmitter) { register(.presentation(emitter)) }

  /// Adds what makes programs of templates; it replaces a target with the same name.
  public mutating func register(emitter: any ProgramEmitter) { register(.program(emitter)) }

  /// Adds a target; it replaces one with the same name.
  private mutating func register(_ target: Target) {
    formats.removeAll { $0.id == target.id }
    if let index = targets.firstIndex(where: { $0.id == target.id }) {
      targets[index] = target
    } else {
      targets.append(target)
    }
  }

  /// Takes a target away: nothing is read from it or written to it.
  public mutating func unregister(target id: FormatID) {
    if target(id) == nil { unknownTargets.append(id) }
    targets.removeAll { $0.id == id }
    formats.removeAll { $0.id == id }
  }

  // MARK: Elements

  /// Adds a type of elements to its format; it replaces one with the same name.
  public mutating func register(element: CustomElement) {
    extensions[element.format, default: FormatExtension()].types.append(element.type)
    lowerings[element.format, default: [:]][element.typeName] = element.lowering
  }

  /// Has the objects of a type read by `parser`, whether the format knows the type or not.
  public mutating func register(
    parserFor typeName: String, in format: FormatID, _ parser: @escaping ElementParser
  ) {
    extensions[format, default: FormatExtension()].parsers[typeName] = parser
  }

  /// Has the elements of a kind written by `body` where the target is the format `target`.
  public mutating func override(
    _ kind: ElementKind, for target: FormatID, _ body: @escaping ElementOverride
  ) {
    extensions[target, default: FormatExtension()].overrides[kind] = body
  }

  /// Takes a type of elements from a format: it is read as any unknown type is.
  public mutating func unregister(element typeName: String, from format: FormatID) {
    extensions[format, default: FormatExtension()].removedTypes.insert(typeName)
  }

  // MARK: Passes

  /// Adds a pass, which runs after the others of its stage.
  public mutating func register(pass: any Pass) { addedPasses.append(AddedPass(pass)) }

  /// Adds a pass, which runs just after the pass `name`.
  public mutating func register(pass: any Pass, after name: String) {
    addedPasses.append(AddedPass(pass, at: .after(name)))
  }

  /// Adds a pass, which runs just before the pass `name`.
  public mutating func register(pass: any Pass, before name: String) {
    addedPasses.append(AddedPass(pass, at: .before(name)))
  }

  /// Takes a pass away, at every level. Where it is a step of legalization, what the step would have rewritten is
  /// removed and reported if the target cannot say it.
  public mutating func unregister(pass name: String) { removedPasses.insert(name) }

  /// All added passes, with those that what is registered calls for.
  func passes(_ options: CompilerOptions) -> [AddedPass] {
    var passes = [AddedPass(CheckEmbeddedImages())]
    if lowerings.contains(where: { !$0.value.isEmpty }) {
      passes.append(AddedPass(LowerCustomElements(lowerings), at: .before(Legalization.firstPass)))
    }
    if !resolvers.isEmpty {
      let resolvers = ResourceResolvers(resolvers, baseURL: options.lowering.baseURL)
      passes.append(AddedPass(CheckResources(resolvers)))
      if let limit = options.inlineImagesBelow {
        passes.append(AddedPass(InlineImages(resolvers, below: limit)))
      }
    }
    return passes + addedPasses
  }

  // MARK: Resources

  /// Has the URLs of a scheme resolved: images and media are checked, and small images can be put into documents.
  public mutating func register(resolver: any ResourceResolver, forScheme scheme: String) {
    resolvers[scheme.lowercased()] = resolver
  }

  // MARK: Look-up

  /// The types of the formats in lower case, which no component can have for a name.
  var typeNames: Set<String> {
    formats.reduce(into: []) { names, format in names.formUnion(format.typeNames.map { $0.lowercased() }) }
  }

  /// The target `id`.
  public func target(_ id: FormatID) -> Target? { targets.first { $0.id == id } }

  /// Whether data are given to what a target writes only when that runs; not for a target that does not exist.
  package func isGivenDataAtRunTime(_ id: FormatID) -> Bool { target(id)?.isGivenDataAtRunTime ?? false }

  /// Whether data beside a template fill it for a target although nobody names them.
  package func takesDataBeside(_ id: FormatID) -> Bool { target(id)?.takesDataBeside ?? false }

  /// The targets whose files show screens.
  var presentationTargets: [FormatID] {
    targets.compactMap { if case .presentation(let emitter) = $0 { emitter.id } else { nil } }
  }

  /// What reads the format `id`.
  public func format(_ id: FormatID) -> (any Format)? { formats.first { $0.id == id } }

  /// The format that a document is probably written in; none if it looks like none of them.
  public func detect(_ document: Document) -> (any Format)? {
    var best: (format: any Format, likelihood: Double)?
    for format in formats {
      let likelihood = format.likelihood(of: document)
      // Of equals the first one counts, so that the answer does not depend on anything but the order here.
      if likelihood > best?.likelihood ?? 0 { best = (format, likelihood) }
    }
    return best?.format
  }
}
