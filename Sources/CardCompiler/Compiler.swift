import CardFormats
public import CardIR
import CardPasses
public import CardSyntax
import CardTemplate

/// Turns screens and templates of any format into any other.
///
/// ```swift
/// let compiler = Compiler()
/// let result = compiler.compile(source, data: data, to: [.adaptiveCard, .skima])
/// ```
///
/// A compiler is immutable once built, may be used from many threads at a time, and keeps nothing between two calls.
public struct Compiler: Sendable {
  /// What was asked for.
  public let options: CompilerOptions
  /// The formats and passes that are known.
  public let registry: Registry

  let passes: PassPipeline
  /// What the host of the options takes of the formats that have hosts.
  let hostCapabilities: [FormatID: Capabilities]
  /// What was registered to no effect.
  let findings: Diagnostics
  /// The components and fragments of the options.
  let resolver: MemoryResolver

  /// A compiler with the formats and passes of the package and those that `configure` registers.
  public init(_ options: CompilerOptions = CompilerOptions(), _ configure: (inout Registry) -> Void = { _ in }) {
    self.options = options
    var registry = Registry.standard
    if let name = options.packageName { registry.setPackage(name) }
    configure(&registry)
    findings = registry.settle()
    self.registry = registry
    let isUsed = !options.components.isEmpty || !options.fragments.isEmpty
    resolver = MemoryResolver(
      components: options.components, fragments: options.fragments, reserved: isUsed ? registry.typeNames : [])
    hostCapabilities = Dictionary(
      uniqueKeysWithValues: registry.formats.compactMap { format in
        guard let profile = options.profile, let hosted = format as? any HostedFormat else { return nil }
        return (format.id, hosted.capabilities(for: profile, version: options.formatVersion))
      })
    passes = PassPipeline(
      level: options.optimization, disabled: options.disabledPasses, only: options.onlyPasses,
      adding: registry.passes(options), removing: registry.removedPasses)
  }

  /// Translates one source to each of `targets`; wrong input ends in diagnostics, never in an error that is thrown.
  ///
  /// With `data` the source is a template that is expanded first, and `host` is what `$host` means in it. Without,
  /// its holes stay alive in the output.
  public func compile(
    _ source: SourceText, data: SourceText? = nil, host: SourceText? = nil, to targets: [FormatID]
  ) -> CompilationResult {
    let workspace = Workspace(self)
    // Without data nothing is expanded, and a template that nobody expands need not be compiled as one.
    let prepared = workspace.prepare(source, asTemplate: data != nil)
    return workspace.compile(prepared, data: data, host: host, to: targets)
  }

  /// Reads a source once that is to be compiled with several data.
  public func prepare(_ source: SourceText) -> PreparedSource {
    Workspace(self).prepare(source, asTemplate: true)
  }

  /// Translates a source that was read before.
  public func compile(
    _ source: PreparedSource, data: SourceText? = nil, host: SourceText? = nil, to targets: [FormatID]
  ) -> CompilationResult {
    Workspace(self).compile(source, data: data, host: host, to: targets)
  }
}
